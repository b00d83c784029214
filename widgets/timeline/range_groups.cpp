// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/range_groups.h"

#include "widgets/base/words/quantity_format.h"
#include "widgets/timeline/bar_names.h"

#include <algorithm>
#include <string>
#include <unordered_map>

namespace weft::widgets {

namespace {

constexpr std::size_t kBarsPerPoll = 8192;

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

// Calls `take` with each record that touches the range, and how much of it is inside. False: it was stopped.
template <class Take> bool eachInRange(const RunView& view, TimeRange range, const Watch& watch, Take take)
{
    const auto& operations = view.run->operations;
    for (std::uint32_t record = 0; record < operations.size(); ++record) {
        if (record % kBarsPerPoll == 0 && watch.stop.stop_requested())
            return false;
        if (operations.start[record] == kNever)
            continue;
        const auto start = static_cast<std::int64_t>(operations.start[record].ns());
        const bool ended = operations.end[record] != kNever && operations.end[record] >= operations.start[record];
        const std::int64_t end = ended ? static_cast<std::int64_t>(operations.end[record].ns()) : range.to;
        const bool touches = start < range.to && (end > range.from || (end == start && start >= range.from));
        if (!touches)
            continue;
        take(record,
            static_cast<std::uint64_t>(
                std::max<std::int64_t>(0, std::min(end, range.to) - std::max(start, range.from))));
    }
    return true;
}

template <class Sum> void add(Sum& sum, const RunView& view, std::uint32_t record, std::uint64_t inside)
{
    const auto& operations = view.run->operations;
    ++sum.count;
    sum.ns += inside;
    if (sum.count == 1 || inside > sum.longest) {
        sum.longest = inside;
        sum.example = { operations.rank[record], operations.op[record] };
    }
}

} // namespace

std::vector<RangeGroup> groupRange(const RunView& view, TimeRange range, RangeGrouping grouping, const Watch& watch)
{
    std::vector<RangeGroup> groups;
    std::unordered_map<std::string, std::size_t> places;
    const bool whole = eachInRange(view, range, watch, [&](std::uint32_t record, std::uint64_t inside) {
        const auto [place, isNew] = places.try_emplace(keyOf(view, record, grouping), groups.size());
        if (isNew)
            groups.push_back({ nameOf(view, record, grouping), view.run->operations.kind[record] });
        add(groups[place->second], view, record, inside);
    });
    if (!whole)
        return {};
    std::stable_sort(
        groups.begin(), groups.end(), [](const RangeGroup& a, const RangeGroup& b) { return a.ns > b.ns; });
    return groups;
}

std::vector<RangeBox> nestRange(const RunView& view, TimeRange range, const Watch& watch)
{
    std::vector<RangeBox> found(1);
    std::unordered_map<std::string, std::uint32_t> places;
    const bool whole = eachInRange(view, range, watch, [&](std::uint32_t record, std::uint64_t inside) {
        add(found[0], view, record, inside);
        std::string path;
        std::uint32_t parent = 0;
        const bool isCollective = view.run->operations.collective[record] < view.run->collectives.size();
        for (const RangeGrouping level : { RangeGrouping::Kind, RangeGrouping::Collective, RangeGrouping::Name }) {
            if (level == RangeGrouping::Collective && !isCollective)
                continue;
            path += '\n' + keyOf(view, record, level);
            const auto [place, isNew] = places.try_emplace(path, static_cast<std::uint32_t>(found.size()));
            if (isNew) {
                RangeBox box;
                box.name = nameOf(view, record, level);
                box.kind = view.run->operations.kind[record];
                box.depth = found[parent].depth + 1;
                box.parent = parent;
                found.push_back(std::move(box));
            }
            add(found[place->second], view, record, inside);
            parent = place->second;
        }
    });
    if (!whole || found[0].count == 0)
        return {};
    std::vector<std::vector<std::uint32_t>> inside(found.size());
    for (std::uint32_t box = 1; box < found.size(); ++box)
        inside[found[box].parent].push_back(box);
    std::vector<RangeBox> boxes;
    std::vector<std::uint32_t> waiting { 0 };
    std::vector<std::uint32_t> moved(found.size());
    std::vector<std::uint64_t> room(found.size()); // where the next box inside a box begins
    while (!waiting.empty()) {
        const std::uint32_t at = waiting.back();
        waiting.pop_back();
        RangeBox box = found[at];
        moved[at] = static_cast<std::uint32_t>(boxes.size());
        if (at != 0) {
            box.from = room[box.parent];
            room[box.parent] += box.ns;
        }
        room[at] = box.from;
        box.parent = moved[box.parent];
        boxes.push_back(std::move(box));
        std::vector<std::uint32_t>& children = inside[at];
        std::stable_sort(children.begin(), children.end(),
            [&](std::uint32_t a, std::uint32_t b) { return found[a].ns > found[b].ns; });
        waiting.insert(waiting.end(), children.rbegin(), children.rend());
    }
    return boxes;
}

} // namespace weft::widgets
