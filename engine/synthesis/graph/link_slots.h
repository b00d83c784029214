// SPDX-License-Identifier: GPL-3.0-or-later
// When every link is taken, so that a transfer can be fitted in where there is room. Used from one thread.
#pragma once

#include "engine/synthesis/graph/link_graph.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace weft::synthesis {

class LinkSlots {
public:
    // The graph outlives it.
    explicit LinkSlots(const LinkGraph& graph)
        : m_graph(graph)
        , m_starts(graph.arcs())
        , m_full(graph.arcs(), 0)
    {
    }

    // From when on an arc can carry a chunk that is there at `ready`.
    [[nodiscard]] std::uint64_t earliest(std::uint32_t arc, std::uint64_t ready) const
    {
        const std::vector<std::uint64_t>& starts = m_starts[arc];
        const std::uint64_t time = m_graph.time[arc];
        ready = std::max(ready, m_full[arc]);
        if (starts.empty() || starts.back() + time <= ready)
            return ready;
        auto next = std::upper_bound(starts.begin(), starts.end(), ready,
            [time](std::uint64_t at, std::uint64_t start) { return at < start + time; });
        while (next != starts.end() && *next < ready + time) {
            ready = *next + time;
            ++next;
        }
        return ready;
    }

    // `start` is one that earliest() gave.
    void take(std::uint32_t arc, std::uint64_t start)
    {
        std::vector<std::uint64_t>& starts = m_starts[arc];
        starts.insert(std::upper_bound(starts.begin(), starts.end(), start), start);
        m_full[arc] = earliest(arc, m_full[arc]);
    }

    void clear()
    {
        for (std::vector<std::uint64_t>& starts : m_starts)
            starts.clear();
        std::fill(m_full.begin(), m_full.end(), 0);
    }

private:
    const LinkGraph& m_graph;
    std::vector<std::vector<std::uint64_t>> m_starts; // by arc, ascending
    std::vector<std::uint64_t> m_full; // by arc: no room for a transfer that starts earlier
};

} // namespace weft::synthesis
