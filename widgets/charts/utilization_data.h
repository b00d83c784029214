// SPDX-License-Identifier: GPL-3.0-or-later
// The series of a utilization chart, at the full resolution of the run's bins: the busiest links, and each dimension
// with its mean and the band from its least to its most used link. Immutable once made; made on a worker.
#pragma once

#include "engine/core/progress.h"
#include "widgets/base/shared/run_view.h"
#include "widgets/charts/visible_points.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <vector>

namespace weft::widgets {

struct UtilizationLine {
    QString name;
    std::size_t category = 0; // of Theme::categories
    std::vector<double> middle; // 0..1, one a bin: of the link itself, or the mean of the dimension
    // Of a dimension; empty for a single link.
    std::vector<double> least;
    std::vector<double> most;
    // Summaries of the above for far views; see indexLine.
    std::vector<BandColumn> coarseMiddle {};
    std::vector<BandColumn> coarseBand {};
};

// Fills the summaries; without them a line is drawn alike and slower.
void indexLine(UtilizationLine& line);

struct UtilizationData {
    std::int64_t binWidth = 0; // ns
    std::int64_t end = 0; // ns, where the last bin ends: the makespan
    std::vector<UtilizationLine> links; // at most 8, the busiest first
    std::vector<UtilizationLine> dimensions; // those that have links
};

using UtilizationDataPtr = std::shared_ptr<const UtilizationData>;

// Null if the run has no bins, or the watch was stopped. O(links × bins).
[[nodiscard]] UtilizationDataPtr makeUtilizationData(const RunViewPtr& run, const Watch& watch = {});
// Of any links of the run, at most 8 of them. O(8 × bins); empty if the run has no bins.
[[nodiscard]] std::vector<UtilizationLine> utilizationLines(const RunView& run, const std::vector<LinkId>& links);

} // namespace weft::widgets
