// SPDX-License-Identifier: GPL-3.0-or-later
// One construction of an exchange: what every NPU has of every chunk as sets of parts, event after event. Used by
// constructExchange() alone, on one thread.
#pragma once

#include "engine/synthesis/demand/demands.h"
#include "engine/synthesis/graph/hashing.h"
#include "engine/synthesis/graph/ordering.h"
#include "engine/synthesis/plan/parts_in_time.h"

#include <algorithm>
#include <bit>

namespace weft::synthesis {

// Sets of parts by cell: chunk·npus + NPU. Bits are places among the chunk's givers; what is copied is one part.
struct ExchangeTask {
    ExchangeTask(const LinkGraph& graph, const Demands& sums)
        : npus(graph.npus)
        , chunks(sums.chunks())
        , held(std::size_t { npus } * chunks, 0)
        , wants(held.size(), false)
        , whole(chunks, 0)
    {
        for (std::uint32_t chunk = 0; chunk < chunks; ++chunk) {
            const std::size_t first = std::size_t { chunk } * npus;
            std::uint64_t bit = 1;
            for (const std::uint32_t giver : sums.giversOf(chunk)) {
                held[first + giver] = bit;
                whole[chunk] |= bit;
                bit <<= sums.isSum(chunk) ? 1U : 0U;
            }
            for (const std::uint32_t taker : sums.takersOf(chunk)) {
                wants[first + taker] = held[first + taker] != whole[chunk];
                lacking += wants[first + taker] ? 1U : 0U;
            }
        }
    }
    std::uint32_t npus = 0;
    std::uint32_t chunks = 0;
    std::vector<std::uint64_t> held;
    std::vector<bool> wants; // and does not have all from the start
    std::vector<std::uint64_t> whole; // by chunk
    std::uint64_t lacking = 0; // cells that want
};

struct ExchangeMove {
    std::uint64_t start = 0;
    std::uint64_t end = 0;
    std::uint32_t chunk = 0;
    std::uint32_t arc = 0;
    std::uint64_t parts = 0;
    bool adds = false;
};

// By chunk·arcs + arc: what the sender must have before it sends, none: nothing is sent; and how long it takes from
// there to the last taker.
struct ExchangeGuide {
    std::vector<std::uint64_t> needed;
    std::vector<std::uint64_t> tail;
};

class ExchangeRun {
public:
    ExchangeRun(const LinkGraph& graph, const ExchangeTask& task)
        : m_graph(graph)
        , m_task(task)
    {
    }
    // Without a guide every link sends what makes the largest sum, as long as any two sets of a chunk stay one in the
    // other or apart. False: it does not end before `limitNs`.
    bool make(const ExchangeGuide* guide, Random& random, std::uint64_t limitNs)
    {
        m_guide = guide;
        m_moves.clear();
        m_free.assign(m_graph.arcs(), 0);
        m_cells.assign(m_task.held.size(), {});
        for (std::size_t i = 0; i < m_cells.size(); ++i)
            m_cells[i].held = m_cells[i].coming = m_task.held[i];
        m_lacking = m_task.lacking;
        m_copiesParts = random.below(2) == 0;
        const std::uint32_t noise = 1 + random.below(4);
        std::vector<std::uint32_t> order = numbersBelow(m_graph.arcs());
        std::vector<std::pair<std::uint64_t, std::size_t>> arrivals; // a heap: ns, move
        std::uint64_t now = 0;
        while (m_lacking > 0) {
            for (std::uint32_t i = m_graph.arcs(); i > 1; --i)
                std::swap(order[i - 1], order[random.below(i)]);
            for (const std::uint32_t arc : order) {
                if (m_free[arc] > now || now + m_graph.time[arc] >= limitNs)
                    continue;
                m_work += m_task.chunks;
                std::uint64_t most = 0;
                std::uint32_t best = 0;
                for (std::uint32_t chunk = 0; chunk < m_task.chunks; ++chunk) {
                    const std::uint64_t value = worth(arc, chunk, now);
                    if (value == 0)
                        continue;
                    const std::uint64_t drawn = value * 8 + random.below(guide != nullptr ? 8 : 8 * noise);
                    if (drawn > most) {
                        most = drawn;
                        best = chunk;
                    }
                }
                if (most == 0)
                    continue;
                send(arc, best, now);
                push(arrivals, { m_moves.back().end, m_moves.size() - 1 });
            }
            if (arrivals.empty())
                return false;
            now = arrivals.front().first;
            while (!arrivals.empty() && arrivals.front().first == now)
                arrive(m_moves[pop(arrivals).second]);
        }
        m_durationNs = now;
        std::erase_if(m_moves, [now](const ExchangeMove& move) { return move.end > now; });
        return true;
    }
    [[nodiscard]] std::uint64_t durationNs() const { return m_durationNs; }
    [[nodiscard]] const std::vector<ExchangeMove>& moves() const { return m_moves; } // by start
    [[nodiscard]] std::uint64_t lacking() const { return m_lacking; } // that want a chunk and did not get it in time
    [[nodiscard]] std::uint64_t work() const { return m_work; }
    void addWork(std::uint64_t work) { m_work += work; }

private:
    // What an NPU has of a chunk.
    struct Cell {
        std::uint64_t held = 0;
        std::uint64_t coming = 0; // with all that is under way
        std::uint64_t firstArrival = 0; // of what is under way
        std::uint64_t sendsUntil = 0;
        std::uint32_t underWay = 0;
        bool isReplaced = false; // by something under way
    };
    // How much a message is worth now; 0: it cannot be sent.
    [[nodiscard]] std::uint64_t worth(std::uint32_t arc, std::uint32_t chunk, std::uint64_t now) const
    {
        const std::size_t first = std::size_t { chunk } * m_task.npus;
        const std::uint32_t source = m_graph.source[arc];
        const Cell& from = m_cells[first + source];
        const Cell& to = m_cells[first + m_graph.target[arc]];
        const std::uint64_t whole = m_task.whole[chunk];
        const std::uint64_t end = now + m_graph.time[arc];
        if (from.held == 0 || to.coming == whole || to.sendsUntil > end || to.isReplaced
            || (from.underWay > 0 && from.firstArrival < end))
            return 0;
        const bool adds = (from.held & to.coming) == 0;
        if (!adds && ((from.held & to.coming) != to.coming || from.held == to.coming || to.underWay > 0))
            return 0;
        if (!m_graph.kind[source].forwards && m_task.held[first + source] == 0 && !m_task.wants[first + source])
            return 0;
        if (m_guide != nullptr) {
            const std::size_t at = std::size_t { chunk } * m_graph.arcs() + arc;
            const std::uint64_t needed = m_guide->needed[at];
            return needed != 0 && (from.held & needed) == needed ? m_guide->tail[at] : 0;
        }
        if (!adds && from.held != whole && !m_copiesParts)
            return 0;
        const std::uint64_t sum = from.held | to.coming;
        for (std::uint32_t npu = 0; npu < m_task.npus; ++npu) {
            const std::uint64_t both = m_cells[first + npu].coming & sum;
            if (both != 0 && both != sum && both != m_cells[first + npu].coming && npu != m_graph.target[arc])
                return 0;
        }
        const auto gain = static_cast<std::uint64_t>(std::popcount(sum) - std::popcount(to.coming));
        return 1 + gain + (sum == whole && m_task.wants[first + m_graph.target[arc]] ? 1U : 0U);
    }
    void send(std::uint32_t arc, std::uint32_t chunk, std::uint64_t now)
    {
        const std::size_t first = std::size_t { chunk } * m_task.npus;
        Cell& from = m_cells[first + m_graph.source[arc]];
        Cell& to = m_cells[first + m_graph.target[arc]];
        const std::uint64_t end = now + m_graph.time[arc];
        const bool adds = (from.held & to.coming) == 0;
        m_moves.push_back({ now, end, chunk, arc, from.held, adds });
        from.sendsUntil = std::max(from.sendsUntil, end);
        to.firstArrival = to.underWay++ == 0 ? end : std::min(to.firstArrival, end);
        to.coming |= from.held;
        to.isReplaced = !adds;
        m_free[arc] = end;
    }
    void arrive(const ExchangeMove& move)
    {
        const std::size_t cell = std::size_t { move.chunk } * m_task.npus + m_graph.target[move.arc];
        Cell& to = m_cells[cell];
        to.held |= move.parts; // what replaces has all that was there
        to.isReplaced = false;
        --to.underWay;
        if (m_task.wants[cell] && to.held == m_task.whole[move.chunk])
            --m_lacking;
    }

    const LinkGraph& m_graph;
    const ExchangeTask& m_task;
    const ExchangeGuide* m_guide = nullptr;
    std::vector<Cell> m_cells;
    std::vector<std::uint64_t> m_free; // by arc
    std::vector<ExchangeMove> m_moves;
    std::uint64_t m_lacking = 0;
    std::uint64_t m_durationNs = 0;
    std::uint64_t m_work = 0;
    bool m_copiesParts = false;
};

// Without messages that nobody needs.
[[nodiscard]] inline std::vector<PlanPart> partsOf(
    const LinkGraph& graph, const ExchangeTask& task, std::vector<ExchangeMove> moves)
{
    // Backwards: what is read later, or wanted in the end, has to be written before. At one time, writes come first.
    struct Event {
        std::uint64_t ns = 0;
        bool isRead = false;
        std::size_t move = 0;
    };
    std::vector<Event> events;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        events.push_back({ moves[i].start, true, i });
        events.push_back({ moves[i].end, false, i });
    }
    std::ranges::sort(events, std::greater<>(), [](const Event& each) { return std::pair(each.ns, each.isRead); });
    std::vector<bool> isNeeded = task.wants;
    std::vector<bool> isUsed(moves.size(), false);
    std::vector<PlanPart> parts { { {}, true }, { {}, false } };
    for (const auto& [ns, isRead, number] : events) {
        const ExchangeMove& move = moves[number];
        const std::size_t first = std::size_t { move.chunk } * task.npus;
        if (isRead && isUsed[number]) {
            isNeeded[first + graph.source[move.arc]] = true;
            parts[move.adds ? 0 : 1].plan.transfers.push_back({ move.start, move.chunk, move.arc });
            parts[0].plan.durationNs = parts[1].plan.durationNs = std::max(parts[0].plan.durationNs, move.end);
        } else if (!isRead) {
            const std::size_t target = first + graph.target[move.arc];
            isUsed[number] = isNeeded[target];
            isNeeded[target] = isNeeded[target] && move.adds;
        }
    }
    for (PlanPart& part : parts) {
        part.exchanges = true;
        std::ranges::sort(part.plan.transfers);
    }
    return parts;
}

} // namespace weft::synthesis
