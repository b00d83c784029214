// SPDX-License-Identifier: GPL-3.0-or-later
// What ASTRA-sim's workload layer and analytical backends abort on, hang at or pass over in silence, looked for in the
// files of a workload. Reads the files by itself: nothing here is shared with what writes them. For tests only.
#pragma once

#include <QStringList>

namespace weft::test {

struct PeerFiles {
    QString prefix; // of .<rank>.et, .system.json, .network.yml and, where there are groups, .groups.json
    bool mayLaunch = false; // CPU nodes are asked for
    bool isAware = false; // for the congestion-aware backend
};

// One line a trap, at most 20; empty where there is none.
[[nodiscard]] QStringList trapsIn(const PeerFiles& files);

} // namespace weft::test
