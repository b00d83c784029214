// SPDX-License-Identifier: GPL-3.0-or-later
// Many event-driven constructions, the later ones from some point of the best so far: what an all-gather loses, it
// loses at its end, and the end alone is cheap to repeat. On small fabrics they take turns with changes to the chain
// that makes the best as long as it is. Rounds of starts share one incumbent, so that the number of threads does not
// change the result. Used from one thread; starts its own.
#pragma once

#include "engine/core/progress.h"
#include "engine/synthesis/construct/critical_chain.h"
#include "engine/synthesis/construct/event_constructor.h"

namespace weft::synthesis {

class EventSearch {
public:
    // A schedule that takes no longer than the bound is as good as any.
    EventSearch(const LinkGraph& graph, std::uint32_t chunksPerNpu, std::uint64_t seed, std::uint32_t threads,
        std::uint64_t boundNs);

    // A schedule from elsewhere to improve on; jobs ascending in start.
    void begin(std::vector<LinkJob> jobs, std::uint64_t durationNs);

    // The first start: so many constructions that weigh their choices differently, until one meets the bound. Ended by
    // a stop request.
    void first(std::uint64_t tries, const Watch& watch);

    // The next starts, kRound of them or fewer. What is under way when a stop is requested counts for nothing.
    // Returns how many were completed.
    std::uint64_t round(std::uint64_t most, const Watch& watch);

    [[nodiscard]] bool found() const { return !m_best.empty(); }
    [[nodiscard]] std::uint64_t bestNs() const { return m_bestNs; }
    [[nodiscard]] const std::vector<LinkJob>& best() const { return m_best; }
    [[nodiscard]] std::uint64_t stateBytes() const;

    static constexpr std::uint32_t kRound = 4;

private:
    // What a start needs for itself, and makes.
    struct Worker {
        EventConstructor constructor;
        std::optional<CriticalChain> chain; // where the fabric is small enough
        std::vector<LinkJob> jobs;
        std::uint64_t durationNs = 0;
    };
    [[nodiscard]] bool makeInBulk(Worker& worker, const Watch& watch) const;
    [[nodiscard]] bool make(Worker& worker, std::uint64_t number, const Watch& watch) const;
    [[nodiscard]] bool makeByChain(Worker& worker, std::uint64_t places, std::uint64_t seed, const Watch& watch) const;

    const LinkGraph& m_graph;
    std::uint32_t m_perNpu = 1;
    std::uint64_t m_seed = 0;
    std::uint64_t m_boundNs = 0;
    std::uint64_t m_transfers = 0;
    std::uint64_t m_ingressNs = 0; // what the NPU with the least incoming bandwidth needs
    std::uint64_t m_slowestNs = 0; // of the links
    std::uint64_t m_number = 0; // of the next start
    std::vector<Worker> m_workers; // one for each of a round, or one in all on one thread
    std::uint32_t m_threads = 1;
    std::vector<LinkJob> m_best;
    std::uint64_t m_bestNs = ~std::uint64_t { 0 };
};

} // namespace weft::synthesis
