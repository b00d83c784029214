// SPDX-License-Identifier: GPL-3.0-or-later
// Many event-driven constructions, the later ones from some point of the best so far: what an all-gather loses, it
// loses at its end, and the end alone is cheap to repeat. The starts of a round share one incumbent. Used as a Seeker
// is, which it serves.
#pragma once

#include "engine/synthesis/construct/event_constructor.h"
#include "engine/synthesis/search/search_loop.h"

namespace weft::synthesis {

class EventSearch {
public:
    // A schedule that takes no longer than the bound is as good as any.
    EventSearch(const LinkGraph& graph, std::uint32_t chunksPerNpu, std::uint64_t seed, std::uint32_t threads,
        std::uint64_t boundNs);

    // A schedule from elsewhere to improve on; jobs ascending in start.
    void begin(std::vector<PlannedTransfer> jobs, std::uint64_t durationNs);

    // The first start: so many constructions that weigh their choices differently, and on small fabrics other ends of
    // the best, until one meets the bound. False: not all of them.
    [[nodiscard]] bool first(std::uint64_t tries, const SearchMeans& means);

    // As those of Seeker, in rounds of kRound.
    void open(std::uint64_t count);
    [[nodiscard]] Seeker::Made make(std::uint64_t number, std::uint32_t by, const std::stop_token& stop);
    std::uint64_t keep(std::uint64_t count);

    [[nodiscard]] bool found() const { return !m_best.empty(); }
    [[nodiscard]] std::uint64_t bestNs() const { return m_bestNs; }
    [[nodiscard]] const std::vector<PlannedTransfer>& best() const { return m_best; }
    [[nodiscard]] std::uint64_t stateBytes() const;

    static constexpr std::uint32_t kRound = 4;

private:
    // What a start makes.
    struct Jobs {
        std::vector<PlannedTransfer> jobs; // none: nothing better
        std::uint64_t durationNs = ~std::uint64_t { 0 };
    };
    [[nodiscard]] EventConstructor& constructorOf(std::uint32_t worker);
    [[nodiscard]] Jobs makeInBulk(EventConstructor& events, const Watch& watch) const;
    [[nodiscard]] Jobs makeOne(EventConstructor& events, std::uint64_t number, const Watch& watch) const;
    void keepIfBetter(Jobs made);

    const LinkGraph& m_graph;
    std::uint32_t m_perNpu = 1;
    std::uint64_t m_seed = 0;
    std::uint64_t m_boundNs = 0;
    std::uint64_t m_transfers = 0;
    std::uint64_t m_ingressNs = 0; // what the NPU with the least incoming bandwidth needs
    std::uint64_t m_slowestNs = 0; // of the links
    std::uint64_t m_number = 0; // of the next start
    std::vector<std::optional<EventConstructor>> m_constructors; // by worker, of those that have worked
    std::vector<Jobs> m_round;
    std::vector<PlannedTransfer> m_best;
    std::uint64_t m_bestNs = ~std::uint64_t { 0 };
};

} // namespace weft::synthesis
