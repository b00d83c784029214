// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/search/demand_search.h"

#include "engine/synthesis/construct/route_constructor.h"
#include "engine/synthesis/construct/slot_constructor.h"
#include "engine/synthesis/construct/tree_constructor.h"
#include "engine/synthesis/graph/hashing.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <limits>
#include <mutex>
#include <new>
#include <thread>

namespace weft::synthesis {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::uint32_t kRoutePriceRounds = 12;
// Below so many deliveries the first start makes the first kinds; then a few; then one, and the quickest.
constexpr std::uint64_t kSmall = std::uint64_t { 1 } << 11U;
constexpr std::uint64_t kLarge = std::uint64_t { 1 } << 14U;
constexpr std::uint64_t kMany = 7;
constexpr std::uint64_t kFew = 3;
constexpr std::uint64_t kSlotWork = std::uint64_t { 1 } << 17U; // of a construction

enum class Maker : std::uint8_t {
    Slots,
    TurnedSlots, // of the demands backwards in time
    Trees,
    Routes,
};
// A maker and how it weighs: SlotOptions::arrivalWeight and tailWeight, TreeOptions::eagerness and depthWeight,
// RouteOptions::farthestFirst and whether prices even out the loads.
struct Kind {
    Maker maker {};
    double first = 0;
    double second = 0;
};
// From what served best on meshes, tori, switches, stacks and machines of different speeds; each wins somewhere.
constexpr std::array kSpreading { Kind { Maker::Trees, 1, 0.3 }, Kind { Maker::Slots, 1, 0 },
    Kind { Maker::Slots, 1, 1 }, Kind { Maker::Trees, 4, 1 }, Kind { Maker::Slots, 0, 1 }, Kind { Maker::Trees, 4, 3 },
    Kind { Maker::Slots, 0.3, 1 }, Kind { Maker::Trees, 1, 3 }, Kind { Maker::Trees, 4, 0.3 },
    Kind { Maker::Trees, 1, 1 }, Kind { Maker::Trees, 10, 0.3 }, Kind { Maker::Trees, 2, 1 } };
constexpr std::array kPointing { Kind { Maker::Routes, 0, 0 }, Kind { Maker::Routes, 1, 0 },
    Kind { Maker::TurnedSlots, 1, 0 }, Kind { Maker::Slots, 0, 1 }, Kind { Maker::Slots, 1, 0 },
    Kind { Maker::TurnedSlots, 0, 1 }, Kind { Maker::Slots, 0.3, 1 }, Kind { Maker::Routes, 0, 1 },
    Kind { Maker::Routes, 1, 1 } };

std::vector<std::uint32_t> endsOf(std::vector<std::uint32_t> nodes)
{
    std::sort(nodes.begin(), nodes.end());
    nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
    return nodes;
}

class Starts {
public:
    Starts(const LinkGraph& graph, const Demands& demands, const SynthesisOptions& options, const Watch& watch)
        : m_graph(graph)
        , m_demands(demands)
        , m_options(options)
        , m_watch(watch)
        , m_kinds(demands.isPointToPoint() ? std::span<const Kind>(kPointing) : std::span<const Kind>(kSpreading))
    {
        const std::uint64_t deliveries = demands.destinations.size();
        m_atFirst = deliveries < kSmall ? kMany : deliveries < kLarge ? kFew : 1;
    }

    // What one start makes. Pure in `start`.
    [[nodiscard]] Result<TransferPlan> make(std::uint64_t start) const
    {
        if (start != 0)
            return one(start + m_atFirst - 1);
        Result<TransferPlan> best = one(0);
        for (std::uint64_t kind = 1; best && kind < m_atFirst && best->durationNs > m_options.boundNs; ++kind) {
            Result<TransferPlan> next = one(kind);
            if (!next)
                return next;
            if (next->durationNs < best->durationNs)
                best = std::move(next);
        }
        return best;
    }

private:
    // All kinds in turn, each time with another seed.
    [[nodiscard]] Result<TransferPlan> one(std::uint64_t number) const
    {
        const Kind& kind = m_kinds[number % m_kinds.size()];
        const std::uint64_t round = number / m_kinds.size();
        const std::uint64_t seed = round == 0 ? m_options.seed : mixed(m_options.seed ^ mixed(round)) | 1U;
        switch (kind.maker) {
        case Maker::Trees: {
            TreeOptions tree;
            tree.seed = seed;
            tree.eagerness = kind.first;
            tree.depthWeight = kind.second;
            return constructTrees(m_graph, m_demands, tree, m_watch);
        }
        case Maker::Routes: {
            RouteOptions route;
            route.seed = seed;
            route.farthestFirst = kind.first != 0;
            if (kind.second != 0) {
                Result<BalancedPrices> prices = balancedPrices(m_graph, m_demands, kRoutePriceRounds, 0, m_watch);
                if (!prices)
                    return prices.error();
                route.prices = std::move(prices->prices);
            }
            return constructRoutes(m_graph, m_demands, route, m_watch);
        }
        case Maker::Slots:
        case Maker::TurnedSlots:
            break;
        }
        SlotOptions slots;
        slots.seed = seed;
        slots.arrivalWeight = kind.first;
        slots.tailWeight = kind.second;
        slots.work = kSlotWork;
        slots.boundNs = m_options.boundNs;
        if (kind.maker == Maker::Slots)
            return bySlots(m_graph, m_demands, slots);
        Demands turned;
        for (std::uint32_t chunk = 0; chunk < m_demands.chunks(); ++chunk) {
            if (!m_demands.destinationsOf(chunk).empty()) {
                turned.origins.push_back(m_demands.destinationsOf(chunk).front());
                turned.destinations.push_back(m_demands.originsOf(chunk).front());
            }
            turned.originStart.push_back(static_cast<std::uint32_t>(turned.origins.size()));
            turned.destinationStart.push_back(static_cast<std::uint32_t>(turned.destinations.size()));
        }
        const Result<TransferPlan> plan = bySlots(reversed(m_graph), turned, slots);
        return plan ? Result<TransferPlan>(reversedInTime(m_graph, *plan)) : plan;
    }
    [[nodiscard]] Result<TransferPlan> bySlots(
        const LinkGraph& graph, const Demands& demands, const SlotOptions& slots) const
    {
        const Result<Ways> ways = Ways::make(graph, endsOf(demands.destinations), {}, 0, m_watch);
        if (!ways)
            return ways.error();
        return constructBySlots(graph, demands, *ways, slots, m_watch);
    }

    const LinkGraph& m_graph;
    const Demands& m_demands;
    const SynthesisOptions& m_options;
    const Watch& m_watch;
    std::span<const Kind> m_kinds;
    std::uint64_t m_atFirst = 1; // kinds
};

// Hands starts to threads and keeps the best. A start that meets the bound ends the search after those before it.
class Search {
public:
    Search(const Starts& starts, const SynthesisOptions& options, const Watch& watch, std::uint64_t firstStart)
        : m_starts(starts)
        , m_options(options)
        , m_watch(watch)
        , m_first(firstStart)
        , m_next(firstStart)
        , m_limit(options.starts != 0     ? firstStart + options.starts
                  : options.budgetSeconds ? std::numeric_limits<std::uint64_t>::max()
                                          : firstStart + 1)
    {
        if (options.budgetSeconds)
            m_end = Clock::now()
                + std::chrono::duration_cast<Clock::duration>(
                    std::chrono::duration<double>(std::min(std::max(*options.budgetSeconds, 0.0), 1e9)));
    }

    Result<DemandSearchResult> run()
    {
        if (m_watch.progress != nullptr)
            m_watch.progress->setTotal(m_options.starts);
        {
            std::vector<std::jthread> others;
            for (std::uint32_t thread = 1; thread < m_options.threads; ++thread)
                others.emplace_back([this] { work(); });
            work();
        }
        if (m_best)
            return DemandSearchResult { std::move(*m_best), std::min(m_completed, m_limit.load() - m_first) };
        return m_error;
    }

private:
    void work()
    {
        while (true) {
            const std::optional<std::uint64_t> next = take();
            if (!next)
                return;
            const std::uint64_t start = *next;
            Result<TransferPlan> plan = makeOrSay(start);
            const std::scoped_lock lock(m_mutex);
            if (!plan) {
                if (!m_best)
                    m_error = plan.error();
                m_limit = std::min(m_limit.load(), start);
                return;
            }
            keep(start, *std::move(plan));
        }
    }
    // An exception must not leave a thread.
    Result<TransferPlan> makeOrSay(std::uint64_t start) const
    {
        try {
            return m_starts.make(start);
        } catch (const std::bad_alloc&) {
            return Error { ErrorCode::TooLarge, "there is not enough memory to seek a plan", {},
                "use fewer threads or fewer chunks" };
        }
    }
    // The next start, while there is time. Those taken are one after the other, so that their number says which.
    std::optional<std::uint64_t> take()
    {
        const std::scoped_lock lock(m_mutex);
        if (m_next >= m_limit.load() || (m_next != m_first && m_end && Clock::now() >= *m_end))
            return {};
        return m_next++;
    }
    void keep(std::uint64_t start, TransferPlan plan)
    {
        ++m_completed;
        if (m_watch.progress != nullptr)
            m_watch.progress->setDone(m_completed);
        if (plan.durationNs <= m_options.boundNs)
            m_limit = std::min(m_limit.load(), start + 1); // those before it are still worth waiting for
        if (start >= m_limit)
            return;
        if (!m_best || plan.durationNs < m_best->durationNs
            || (plan.durationNs == m_best->durationNs && start < m_bestStart)) {
            m_best = std::move(plan);
            m_bestStart = start;
        }
        if (m_options.state != nullptr)
            m_options.state->tell(m_completed, m_best->durationNs);
    }

    const Starts& m_starts;
    const SynthesisOptions& m_options;
    const Watch& m_watch;
    std::uint64_t m_first = 0;
    std::uint64_t m_next = 0;
    std::atomic<std::uint64_t> m_limit;
    std::optional<Clock::time_point> m_end;
    std::mutex m_mutex;
    std::optional<TransferPlan> m_best;
    std::uint64_t m_bestStart = 0;
    std::uint64_t m_completed = 0;
    Error m_error { ErrorCode::Cancelled, "the synthesis was stopped before it had a plan", {}, {} };
};

} // namespace

Result<DemandSearchResult> searchPlan(const LinkGraph& graph, const Demands& demands, const SynthesisOptions& options,
    const Watch& watch, std::uint64_t firstStart)
{
    const Starts starts(graph, demands, options, watch);
    return Search(starts, options, watch, firstStart).run();
}

} // namespace weft::synthesis
