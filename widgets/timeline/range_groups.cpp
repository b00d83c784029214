// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/range_groups.h"

#include "widgets/base/quantity_format.h"
#include "widgets/timeline/bar_names.h"

#include <algorithm>
#include <string>
#include <unordered_map>

namespace weft::widgets {

namespace {

constexpr std::size_t kPoll = 8192;

// What two operations have in common that are of one group, without building words for each of them.
std::string keyOf(const RunView& view, std::uint32_t record, RangeGrouping grouping)
{
    const simulation::Run& run = *view.run;
    const auto& operations = run.operations;
    std::string key(1, static_cast<char>('a' + static_cast<int>(operations.kind[record])));
    const std::uint32_t collective = operations.collective[record];
    if (grouping == RangeGrouping::Collective && collective < run.collectives.size()) {
        key += trace::toString(run.collectives[collective].type);
        key += ' ' + std::to_string(run.collectives[collective].bytes);
    }
    const std::size_t rank = index(operations.rank[record]);
    if (grouping == RangeGrouping::Name && view.workload != nullptr && rank < view.workload->graphs.size()
        && index(operations.op[record]) < view.workload->graphs[rank]->size())
        key += view.workload->graphs[rank]->name(operations.op[record]);
    return key;
}

QString nameOf(const RunView& view, std::uint32_t record, RangeGrouping grouping)
{
    const simulation::Run& run = *view.run;
    const std::uint32_t collective = run.operations.collective[record];
    if (grouping == RangeGrouping::Collective && collective < run.collectives.size())
        return BarNames::collectiveType(run.collectives[collective].type) + ' '
            + formatBytes(run.collectives[collective].bytes);
    if (grouping == RangeGrouping::Name)
        return BarNames::operation(view, record);
    return BarNames::kind(run.operations.kind[record]);
}

} // namespace

std::vector<RangeGroup> groupRange(const RunView& view, TimeRange range, RangeGrouping grouping, const Watch& watch)
{
    const auto& operations = view.run->operations;
    std::vector<RangeGroup> groups;
    std::unordered_map<std::string, std::size_t> places;
    for (std::uint32_t record = 0; record < operations.size(); ++record) {
        if (record % kPoll == 0 && watch.stop.stop_requested())
            return {};
        if (operations.start[record] == kNever)
            continue;
        const auto start = static_cast<std::int64_t>(operations.start[record].ns());
        const bool ended = operations.end[record] != kNever && operations.end[record] >= operations.start[record];
        const std::int64_t end = ended ? static_cast<std::int64_t>(operations.end[record].ns()) : range.to;
        const bool touches = start < range.to && (end > range.from || (end == start && start >= range.from));
        if (!touches)
            continue;
        const auto inside = static_cast<std::uint64_t>(
            std::max<std::int64_t>(0, std::min(end, range.to) - std::max(start, range.from)));
        const auto [place, isNew] = places.try_emplace(keyOf(view, record, grouping), groups.size());
        if (isNew)
            groups.push_back({ nameOf(view, record, grouping), operations.kind[record] });
        RangeGroup& group = groups[place->second];
        ++group.count;
        group.ns += inside;
        if (group.count == 1 || inside > group.longest) {
            group.longest = inside;
            group.example = { operations.rank[record], operations.op[record] };
        }
    }
    std::stable_sort(
        groups.begin(), groups.end(), [](const RangeGroup& a, const RangeGroup& b) { return a.ns > b.ns; });
    return groups;
}

} // namespace weft::widgets
