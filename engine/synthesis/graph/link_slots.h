// SPDX-License-Identifier: GPL-3.0-or-later
// When every link is taken, so that a transfer can be fitted in where there is room. Used from one thread.
#pragma once

#include "engine/synthesis/graph/link_graph.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <vector>

namespace weft::synthesis {

class LinkSlots {
public:
    // The graph outlives it.
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

} // namespace weft::synthesis
