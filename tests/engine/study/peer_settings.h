// SPDX-License-Identifier: GPL-3.0-or-later
// The network, system and group files that stand beside traces, as ASTRA-sim's parsers take them. For tests only.
#pragma once

#include <QStringList>

#include <cmath>
#include <cstdint>
#include <map>
#include <set>
#include <vector>

namespace weft::test {

struct PeerSettings {
    std::size_t npus = 0;
    std::vector<int> sizes; // of the dimensions
    double leastLatency = HUGE_VAL; // ns
    double mostBytesPerNs = 0;
    std::uint64_t splits = 1;
    double flops = 0;
    double memory = 0; // bytes a second
    bool isUneven = false; // an algorithm by which ranks end at different times
    bool needsPowers = false; // of two
    std::map<QByteArray, std::set<std::size_t>> groups;
};

// What is refused, aborted on or passed over is told in `traps`.
[[nodiscard]] PeerSettings readPeerSettings(const QString& prefix, bool isAware, QStringList& traps);

} // namespace weft::test
