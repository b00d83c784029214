// SPDX-License-Identifier: GPL-3.0-or-later
// All-gather, or any collective of copies, where NPUs see the same fabric and want alike: of each orbit only the trees
// of one NPU's chunks are sought. A class of links is one machine, or several that joined translates of a message take
// (hop_graph.h), a node of a tree is one job on them, and where two jobs never overlap on a machine no two translates
// of the trees ever meet on a link. Thousands of constructions a second. One thread; not shared.
#pragma once

#include "engine/core/progress.h"
#include "engine/synthesis/graph/hashing.h"
#include "engine/synthesis/graph/hop_graph.h"
#include "engine/synthesis/plan/link_schedule.h"

namespace weft::synthesis {

class QuotientSearch {
public:
    // Of an orbit's root: who takes each of its chunks.
    using Wish = std::vector<std::span<const std::uint32_t>>;
    // `wishes` by orbit. `mayRelay`: NPUs that do not take a chunk may relay it.
    QuotientSearch(HopGraph hops, std::span<const Wish> wishes, std::uint64_t seed, bool mayRelay = true);

    struct Job {
        std::uint64_t start = 0;
        std::uint32_t target = 0; // (orbit·NPUs + NPU)·perNpu() + chunk
        std::uint32_t linkClass = 0; // by which it gets there
    };
    [[nodiscard]] std::uint32_t perNpu() const { return m_perNpu; } // chunks, at most
    [[nodiscard]] std::uint32_t orbitOf(std::uint32_t target) const { return target / m_perNpu / m_npus; }
    [[nodiscard]] std::uint32_t npuOf(std::uint32_t target) const { return target / m_perNpu % m_npus; }

    // One construction. The first is complete, but for a large one that is stopped; later ones look for less time than
    // the best, alternately from nothing and from some of the best tree's beginning, and give up as soon as that cannot
    // be, or when they are stopped. True for a new best.
    bool start(const std::stop_token& stop = {});

    [[nodiscard]] std::uint64_t bestNs() const { return m_bestNs; }
    // Machine time alone: no tree of all jobs can be faster on these machines.
    [[nodiscard]] std::uint64_t workBoundNs() const { return m_workBoundNs; }
    [[nodiscard]] bool found() const { return m_bestNs != ~std::uint64_t { 0 }; }
    [[nodiscard]] const HopGraph& hops() const { return m_hops; }
    [[nodiscard]] const std::vector<Job>& jobs() const { return m_best; } // ascending start; if it has found one
    [[nodiscard]] std::uint64_t stateBytes() const;

private:
    struct Candidate {
        std::uint32_t target = 0;
        std::uint32_t linkClass = 0;
    };
    using Arrival = std::pair<std::uint64_t, std::uint32_t>; // time, target
    // Whether a slow link leaves alone what a faster one can bring.
    enum class Waiting : std::uint8_t { Never, AtTheEnd, Always };
    // How one construction weighs what it could do next; drawn anew for each.
    struct Taste {
        std::uint32_t samples = 8; // candidates looked at for a choice
        Waiting waiting = Waiting::Never;
        bool slowFirst = true;
        int rarity = 1; // weight of the other links that could bring the chunk as soon
        int openness = 0; // weight of the neighbours that would get it from there
        bool entersOnce = false; // what takes longer than others goes only where nobody could be served by those
        int nearness = 0; // weight of what a message takes longer than others from there
        bool relays = false; // what has nothing else to do serves who only relays
    };

    [[nodiscard]] Taste drawTaste();
    [[nodiscard]] bool construct(std::uint64_t keepUntil, const Taste& taste, const std::stop_token& stop);
    void arrive(std::uint32_t target, const Taste& taste);
    [[nodiscard]] bool choose(std::uint32_t port, const Taste& taste, bool mayWait);
    [[nodiscard]] bool chooseRelay(std::uint32_t port);
    void dropUseless();
    [[nodiscard]] std::uint64_t jobsBy(std::uint32_t machine, std::uint64_t until) const;
    // Whether such a message may set out now; otherwise m_retry is not later than when it may.
    [[nodiscard]] bool fits(std::uint32_t shape);
    [[nodiscard]] bool isNeeded(std::uint32_t machine) const;
    // Whether a message that is among the soonest over its port could bring it, sooner or later.
    [[nodiscard]] bool isNear(std::uint32_t target) const;
    [[nodiscard]] int score(const Candidate& candidate, const Taste& taste) const;
    [[nodiscard]] bool canStillMeet(std::uint64_t deadline) const;
    void put(const Candidate& chosen, std::uint64_t start);
    // The same chunk at another NPU.
    [[nodiscard]] std::uint32_t at(std::uint32_t target, std::uint32_t npu, std::uint32_t other) const
    {
        return target + (other - npu) * m_perNpu; // modulo 2^32
    }
    [[nodiscard]] std::uint32_t before(std::uint32_t target, std::uint32_t linkClass) const
    {
        const std::uint32_t npu = npuOf(target);
        return at(target, npu, m_hops.before(npu, linkClass));
    }
    HopGraph m_hops;
    std::uint32_t m_npus = 0;
    std::uint32_t m_perNpu = 1;
    std::vector<std::uint8_t> m_states; // by target: as a construction begins
    std::uint32_t m_wanted = 0; // targets
    bool m_hasRelays = false;
    int m_depthWeight = 0; // of the messages on the way to what a candidate goes on from
    bool m_hasStages = false; // some messages take more than one machine
    std::vector<std::uint32_t> m_portOf; // by class: its first machine
    std::vector<int> m_later; // by class: messages of its port by which one arrives later than the soonest over it
    std::vector<std::vector<std::uint32_t>> m_shapesOf; // by port: of the messages that it sends
    std::vector<std::uint64_t> m_time; // by port
    std::vector<std::uint64_t> m_delay; // by port: ns from a start to the soonest arrival
    std::vector<std::uint32_t> m_bySpeed; // ports, slowest first
    std::uint64_t m_workBoundNs = 0;
    Random m_random;
    std::uint64_t m_started = 0;

    // Of the construction at hand.
    std::uint64_t m_now = 0;
    std::uint64_t m_endNs = 0; // of what is wanted
    std::uint64_t m_deadline = 0; // no job may end later
    std::uint32_t m_left = 0; // targets that nobody has taken on
    std::vector<std::uint8_t> m_state; // by target: kOpen, kAside, kComing, kHeld
    std::vector<int> m_depth; // by target: messages on the way to it
    std::vector<std::uint64_t> m_free; // by port: when it is
    std::vector<std::vector<std::pair<std::uint64_t, std::uint64_t>>> m_busy; // by machine, where there are stages
    std::uint64_t m_retry = 0;
    std::vector<std::vector<Candidate>> m_candidates; // by shape: whose source holds; taken ones linger
    std::vector<std::vector<Candidate>> m_relays; // likewise
    std::vector<std::uint32_t> m_fitting; // shapes that may set out now
    std::vector<Arrival> m_arrivals; // a heap
    std::vector<Job> m_jobs; // ascending start

    std::uint64_t m_bestNs = ~std::uint64_t { 0 };
    std::vector<Job> m_best;
};

} // namespace weft::synthesis
