// SPDX-License-Identifier: GPL-3.0-or-later
// One construction of an exchange: what every NPU has of every chunk as sets of parts, event after event. Used by
// constructExchange() alone, on one thread.
#pragma once

#include "engine/synthesis/demand/demands.h"
#include "engine/synthesis/graph/hashing.h"
#include "engine/synthesis/plan/parts_in_time.h"

namespace weft::synthesis {

// Sets of parts by cell: chunk·npus + NPU. Bits are places among the chunk's givers; what is copied is one part.
struct ExchangeTask {
    ExchangeTask(const LinkGraph& graph, const Demands& sums);
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
    bool make(const ExchangeGuide* guide, Random& random, std::uint64_t limitNs);
    [[nodiscard]] std::uint64_t durationNs() const { return m_durationNs; }
    [[nodiscard]] const std::vector<ExchangeMove>& moves() const { return m_moves; } // by start
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
    [[nodiscard]] std::uint64_t worth(std::uint32_t arc, std::uint32_t chunk, std::uint64_t now) const;
    void send(std::uint32_t arc, std::uint32_t chunk, std::uint64_t now);
    void arrive(const ExchangeMove& move);

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
[[nodiscard]] std::vector<PlanPart> partsOf(
    const LinkGraph& graph, const ExchangeTask& task, std::vector<ExchangeMove> moves);

} // namespace weft::synthesis
