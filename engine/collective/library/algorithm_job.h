// SPDX-License-Identifier: GPL-3.0-or-later
// What the algorithms of the library share: the request made exact, and how the buffer is cut. Values; any thread.
#pragma once

#include "engine/collective/library/algorithm_library.h"

#include <algorithm>

namespace weft::collective {

// A request after its checks: nothing is left to choose. Dimensions are those of size 2 and more, empty where none are
// known.
struct Job : AlgorithmRequest {
    ScheduleInfo info;
    std::vector<Rank> line; // the members in shard order
    Watch watch;

    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(line.size()); }
    // channels · pieces
    [[nodiscard]] std::uint32_t lanes() const { return channels * pieces; }
    // The root's place in `line`, 0 for patterns without.
    [[nodiscard]] std::uint32_t rootPlace() const
    {
        return hasRoot(pattern.kind) ? pattern.memberIndex(pattern.root).value_or(0) : 0;
    }
    // The place so many further along the line as a ring, or back.
    [[nodiscard]] std::uint32_t along(std::uint32_t place, std::uint32_t steps, bool backwards) const
    {
        return (place + (backwards ? size() - steps % size() : steps)) % size();
    }
    // The members from the root on, around.
    [[nodiscard]] std::vector<Rank> lineFromRoot() const
    {
        std::vector<Rank> turned = line;
        std::rotate(turned.begin(), turned.begin() + rootPlace(), turned.end());
        return turned;
    }
};

// Of all-reduce, reduce-scatter and all-gather: the halves that they have.
[[nodiscard]] constexpr bool scattersFirst(PatternKind kind)
{
    return kind != PatternKind::AllGather;
}
[[nodiscard]] constexpr bool gathersLast(PatternKind kind)
{
    return kind != PatternKind::ReduceScatter;
}

// Successive chunks of the full buffer, whatever slot they lie in.
struct Run {
    std::uint32_t first = 0;
    std::uint32_t count = 0;
    [[nodiscard]] std::uint32_t past() const { return first + count; }
    bool operator==(const Run&) const = default;
};
using Runs = std::vector<Run>;

// Adds the count of each to the one before it where isNext(before, it), and takes it out.
template <class Item, class IsNext> void joinNeighbours(std::vector<Item>& items, const IsNext& isNext)
{
    std::size_t kept = 0;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (kept > 0 && isNext(items[kept - 1], items[i]))
            items[kept - 1].count += items[i].count;
        else
            items[kept++] = items[i];
    }
    items.resize(kept);
}

// Sorted, neighbours merged. The runs must not overlap.
[[nodiscard]] inline Runs merged(Runs runs)
{
    std::ranges::sort(runs, {}, &Run::first);
    joinNeighbours(runs, [](const Run& run, const Run& next) { return run.past() == next.first; });
    return runs;
}

// Cuts a buffer of chunks into units (the shards, where the pattern has any), and each unit into lanes: parts that
// take no notice of each other. Sharded patterns fix where a unit lies; elsewhere each lane is one piece of the buffer,
// so that several units of it are moved in one message.
class Cut {
public:
    Cut(const Pattern& pattern, std::uint32_t units, std::uint32_t lanes)
        : m_size(pattern.chunks / units / lanes)
        , m_unitStride(isSharded(pattern.kind) ? pattern.chunks / units : m_size)
        , m_laneStride(isSharded(pattern.kind) ? m_size : pattern.chunks / lanes)
    {
    }
    [[nodiscard]] std::uint32_t size() const { return m_size; }
    [[nodiscard]] Run run(std::uint32_t unit, std::uint32_t lane) const
    {
        return { unit * m_unitStride + lane * m_laneStride, m_size };
    }
    // Units first … past - 1.
    [[nodiscard]] Runs runs(std::uint32_t first, std::uint32_t past, std::uint32_t lane) const
    {
        Runs result;
        for (std::uint32_t unit = first; unit < past; ++unit)
            result.push_back(run(unit, lane));
        return merged(std::move(result));
    }

private:
    std::uint32_t m_size;
    std::uint32_t m_unitStride;
    std::uint32_t m_laneStride;
};

} // namespace weft::collective
