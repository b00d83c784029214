// SPDX-License-Identifier: GPL-3.0-or-later
// The greedy all-gather that published synthesizers are measured against: at every event all missing pairs of chunk and
// NPU, in random order, each take the quickest free link that can bring them. It may send a chunk that is already on
// its way; such a second copy then counts as another chunk, one that the source had when the transfer began.
#pragma once

#include "engine/synthesis/graph/hashing.h"
#include "engine/synthesis/graph/link_graph.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace weft::synthesis {

class PeerGreedy {
public:
    PeerGreedy(const LinkGraph& graph, std::uint32_t chunksPerNpu)
        : m_graph(graph)
        , m_chunks(graph.npus * chunksPerNpu)
        , m_perNpu(chunksPerNpu)
    {
    }

    // The arrival of the last chunk.
    std::uint64_t run(std::uint64_t seed)
    {
        m_random = Random(seed);
        m_since.assign(std::size_t { m_graph.npus } * m_chunks, kNever);
        m_missing.clear();
        for (std::uint32_t npu = 0; npu < m_graph.npus; ++npu) {
            for (std::uint32_t chunk = 0; chunk < m_chunks; ++chunk) {
                if (chunk / m_perNpu == npu)
                    since(npu, chunk) = 0;
                else
                    m_missing.emplace_back(npu, chunk);
            }
        }
        m_busy.assign(m_graph.arcs(), false);
        m_flights.clear();
        std::uint64_t last = 0;
        serve(0);
        while (!m_flights.empty()) {
            const auto landing = m_flights.extract(m_flights.begin());
            const std::uint64_t now = landing.key();
            for (const auto& [arc, chunk] : landing.mapped()) {
                m_busy[arc] = false;
                if (land(arc, chunk, now))
                    last = now;
            }
            std::erase_if(m_missing, [&](const auto& pair) { return since(pair.first, pair.second) != kNever; });
            serve(now);
        }
        return last;
    }

private:
    static constexpr std::uint64_t kNever = ~std::uint64_t { 0 };
    std::uint64_t& since(std::uint32_t npu, std::uint32_t chunk)
    {
        return m_since[std::size_t { npu } * m_chunks + chunk];
    }

    bool land(std::uint32_t arc, std::uint32_t chunk, std::uint64_t now)
    {
        const std::uint32_t npu = m_graph.target[arc];
        if (since(npu, chunk) == kNever) {
            since(npu, chunk) = now;
            return true;
        }
        const std::uint64_t began = now - m_graph.time[arc];
        std::vector<std::uint32_t> others;
        for (std::uint32_t other = 0; other < m_chunks; ++other) {
            const std::uint64_t there = since(m_graph.source[arc], other);
            if (since(npu, other) == kNever && there != kNever && there <= began)
                others.push_back(other);
        }
        if (others.empty())
            return false;
        since(npu, others[m_random.below(static_cast<std::uint32_t>(others.size()))]) = now;
        return true;
    }

    void serve(std::uint64_t now)
    {
        for (std::size_t i = m_missing.size(); i > 1; --i)
            std::swap(m_missing[i - 1], m_missing[m_random.below(static_cast<std::uint32_t>(i))]);
        std::vector<std::uint32_t> quickest;
        for (const auto& [npu, chunk] : m_missing) {
            quickest.clear();
            for (const std::uint32_t arc : m_graph.in(npu)) {
                if (m_busy[arc] || since(m_graph.source[arc], chunk) == kNever)
                    continue;
                if (!quickest.empty() && m_graph.time[arc] < m_graph.time[quickest.front()])
                    quickest.clear();
                if (quickest.empty() || m_graph.time[arc] == m_graph.time[quickest.front()])
                    quickest.push_back(arc);
            }
            if (quickest.empty())
                continue;
            const std::uint32_t arc = quickest[m_random.below(static_cast<std::uint32_t>(quickest.size()))];
            m_busy[arc] = true;
            m_flights[now + m_graph.time[arc]].emplace_back(arc, chunk);
        }
    }

    const LinkGraph& m_graph;
    std::uint32_t m_chunks = 0;
    std::uint32_t m_perNpu = 1;
    Random m_random { 0 };
    std::vector<std::uint64_t> m_since; // npu × chunks: arrival
    std::vector<std::pair<std::uint32_t, std::uint32_t>> m_missing; // NPU, chunk
    std::vector<bool> m_busy; // by arc
    std::map<std::uint64_t, std::vector<std::pair<std::uint32_t, std::uint32_t>>> m_flights; // arc, chunk, by arrival
};

} // namespace weft::synthesis
