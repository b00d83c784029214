// SPDX-License-Identifier: GPL-3.0-or-later
// A run that can be compared: one of the project, or one that was opened from a file for nothing else. A value;
// interface thread.
#pragma once

#include "engine/study/comparison/input_difference.h"
#include "widgets/comparison/run_match.h"

#include <QString>

#include <vector>

namespace weft::gui {

struct RunItem;

struct ComparedItem {
    quint64 id = 0;
    QString path; // of a file; empty: of the project
    widgets::ComparedRun run; // not there while it is on the disk
    QString fabric; // for people
    study::ComparedInputs inputs; // of the project's
    bool isLoading = false;

    [[nodiscard]] bool isFile() const { return !path.isEmpty(); }
};

// Ids of files and of runs are never the same.
inline constexpr quint64 kFirstFileId = quint64 { 1 } << 62U;

// Those with results, in their order.
[[nodiscard]] std::vector<ComparedItem> comparedItems(const std::vector<RunItem>& runs);

} // namespace weft::gui
