// SPDX-License-Identifier: GPL-3.0-or-later
// When every link is taken, so that a transfer can be fitted in where there is room. The graph outlives them; one
// thread.
#pragma once

#include "engine/synthesis/graph/link_graph.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <vector>

namespace weft::synthesis {

// Only what is free.
class LinkSlots {
public:
    explicit LinkSlots(const LinkGraph& graph)
        : m_graph(graph)
        , m_busy(graph.arcs())
    {
    }

    // From when on an arc can carry a chunk that is there at `ready`.
    [[nodiscard]] std::uint64_t earliest(std::uint32_t arc, std::uint64_t ready) const
    {
        const std::vector<Span>& busy = m_busy[arc];
        const std::uint64_t time = m_graph.time[arc];
        if (busy.empty() || busy.back().end <= ready)
            return ready;
        for (auto next = std::ranges::upper_bound(busy, ready, {}, &Span::end);
             next != busy.end() && next->begin < ready + time; ++next)
            ready = next->end;
        return ready;
    }

    // `start` is one that earliest() gave.
    void take(std::uint32_t arc, std::uint64_t start)
    {
        std::vector<Span>& busy = m_busy[arc];
        const std::uint64_t time = m_graph.time[arc];
        const auto next = std::ranges::upper_bound(busy, start, {}, &Span::end);
        // What is left before it and behind it counts as busy where nothing fits in.
        const bool isFirst = next == busy.begin();
        const bool joins = start - (isFirst ? 0 : std::prev(next)->end) < time;
        const std::uint64_t begin = !joins ? start : isFirst ? 0 : std::prev(next)->begin;
        const bool isLast = next == busy.end() || next->begin - (start + time) >= time;
        if (!isLast) {
            next->begin = begin;
            if (joins && !isFirst)
                busy.erase(std::prev(next));
        } else if (joins && !isFirst) {
            std::prev(next)->end = start + time;
        } else {
            busy.insert(next, { begin, start + time });
        }
    }

    void clear()
    {
        for (std::vector<Span>& busy : m_busy)
            busy.clear();
    }

private:
    struct Span {
        std::uint64_t begin = 0;
        std::uint64_t end = 0;
    };

    const LinkGraph& m_graph;
    std::vector<std::vector<Span>> m_busy; // by arc, ascending; between them there is room for a transfer at least
};

// Of a chunk, over one link.
struct Hop {
    std::uint32_t arc = 0;
    std::uint64_t start = 0; // ns
};

// Who has which link from when on, so that it can be given back.
class LinkRoom {
public:
    struct Taken {
        std::uint64_t start = 0; // ns; for as long as the arc takes
        std::uint32_t owner = 0;
    };
    static constexpr std::int64_t kNone = -1;

    explicit LinkRoom(const LinkGraph& graph)
        : m_graph(graph)
        , m_taken(graph.arcs())
    {
    }

    [[nodiscard]] const std::vector<Taken>& operator[](std::uint32_t arc) const { return m_taken[arc]; } // ascending

    // What is taken of an arc does not overlap.
    void take(std::uint32_t arc, std::uint64_t start, std::uint32_t owner)
    {
        std::vector<Taken>& taken = m_taken[arc];
        taken.insert(std::ranges::upper_bound(taken, start, {}, &Taken::start), { start, owner });
    }
    void release(std::uint32_t arc, std::uint64_t start)
    {
        std::vector<Taken>& taken = m_taken[arc];
        taken.erase(std::ranges::lower_bound(taken, start, {}, &Taken::start));
    }

    // From when on an arc can carry what is there at `ready`, which may be before 0.
    [[nodiscard]] std::int64_t soonest(std::uint32_t arc, std::int64_t ready) const
    {
        const auto time = static_cast<std::int64_t>(m_graph.time[arc]);
        const std::vector<Taken>& taken = m_taken[arc];
        auto next = std::ranges::upper_bound(taken, ready - time, {}, startOf);
        for (; next != taken.end() && startOf(*next) < ready + time; ++next)
            ready = startOf(*next) + time;
        return ready;
    }
    // The latest start of room that ends by then; kNone where there is none from `least` on.
    [[nodiscard]] std::int64_t latest(std::uint32_t arc, std::int64_t by, std::int64_t least = 0) const
    {
        const auto time = static_cast<std::int64_t>(m_graph.time[arc]);
        const std::vector<Taken>& taken = m_taken[arc];
        std::int64_t start = by - time;
        auto next = std::ranges::lower_bound(taken, by, {}, startOf);
        while (start >= least && next != taken.begin() && startOf(*--next) + time > start)
            start = startOf(*next) - time;
        return start < least ? kNone : start;
    }

private:
    [[nodiscard]] static std::int64_t startOf(const Taken& taken) { return static_cast<std::int64_t>(taken.start); }

    const LinkGraph& m_graph;
    std::vector<std::vector<Taken>> m_taken; // by arc
};

} // namespace weft::synthesis
