// SPDX-License-Identifier: GPL-3.0-or-later
// overviewColumns: how much of all ranks' time was spent on what.
#include "widgets/timeline/timeline_data.h"

#include "engine/analysis/range_usage.h"

#include <algorithm>
#include <array>

namespace weft::widgets {

namespace {

// Adds [from, to) ns to the columns that it touches, as shares of a column.
void addSpan(std::vector<float>& shares, double perNs, double from, double to)
{
    const double first = std::max(0.0, from * perNs);
    const double last = std::min(static_cast<double>(shares.size()), to * perNs);
    for (auto column = static_cast<std::size_t>(first); static_cast<double>(column) < last; ++column) {
        const double left = std::max(first, static_cast<double>(column));
        const double right = std::min(last, static_cast<double>(column) + 1);
        shares[column] += static_cast<float>(right - left);
    }
}

} // namespace

std::vector<OverviewColumn> overviewColumns(const TimelineData& data, std::size_t columns)
{
    std::vector<OverviewColumn> result(columns);
    if (data.length <= 0 || columns == 0)
        return result;
    const double perNs = static_cast<double>(columns) / static_cast<double>(data.length);
    std::vector<float> compute(columns);
    std::vector<float> communication(columns);
    // Operations are in the order of their starts, so that what reaches beyond the last end of a rank is the union.
    const simulation::Run& run = *data.view->run;
    const auto& operations = run.operations;
    std::vector<std::array<std::int64_t, 2>> reach(run.fabric.topology().npuCount(), { -1, -1 });
    std::size_t ranks = 0;
    for (std::size_t at = 0; at < operations.size(); ++at) {
        if (operations.start[at] == kNever)
            continue;
        auto& ends = reach[index(operations.rank[at])];
        if (ends[0] < 0 && ends[1] < 0)
            ++ranks;
        const bool communicates = analysis::isCommunication(operations.kind[at]);
        std::int64_t& last = ends[communicates ? 1 : 0];
        const auto from = static_cast<std::int64_t>(operations.start[at].ns());
        const bool ended = operations.end[at] != kNever && operations.end[at] >= operations.start[at];
        const std::int64_t to = ended ? static_cast<std::int64_t>(operations.end[at].ns()) : data.length;
        if (to > last)
            addSpan(communicates ? communication : compute, perNs, static_cast<double>(std::max(from, last)),
                static_cast<double>(to));
        last = std::max(last, to);
    }
    const auto share
        = [&](float sum) { return std::min(1.0F, sum / static_cast<float>(std::max<std::size_t>(ranks, 1))); };
    for (std::size_t column = 0; column < columns; ++column)
        result[column] = { share(compute[column]), share(communication[column]) };
    return result;
}

} // namespace weft::widgets
