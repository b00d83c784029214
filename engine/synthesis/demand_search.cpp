// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/demand_search.h"

#include "engine/synthesis/hashing.h"
#include "engine/synthesis/route_constructor.h"
#include "engine/synthesis/tree_constructor.h"

#include <array>
#include <atomic>
#include <chrono>
#include <limits>
#include <mutex>
#include <thread>

namespace weft::synthesis {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::uint64_t kSmall = std::uint64_t { 1 } << 17U; // chunks and destinations
constexpr std::uint32_t kPriceRounds = 12;

struct Weighing {
    double eagerness = 0;
    double depthWeight = 0;
};
// From what served best on meshes, tori, switches and stacks of different speeds; each wins somewhere.
constexpr std::array kWeighings { Weighing { 4, 1 }, Weighing { 1, 0.3 }, Weighing { 4, 3 }, Weighing { 1, 3 },
    Weighing { 4, 0.3 }, Weighing { 1, 1 }, Weighing { 10, 0.3 }, Weighing { 2, 1 } };

class Starts {
public:
    Starts(const LinkGraph& graph, const Demands& demands, const SynthesisOptions& options, const Watch& watch)
        : m_graph(graph)
        , m_demands(demands)
        , m_options(options)
        , m_watch(watch)
        , m_isSmall(demands.destinations.size() < kSmall)
        , m_isPointToPoint(demands.isPointToPoint())
    {
    }

    // What one start makes. Pure in `start`.
    [[nodiscard]] Result<TransferPlan> make(std::uint64_t start) const
    {
        const std::uint64_t kinds = m_isPointToPoint ? 2 : kWeighings.size();
        if (start != 0)
            return one(start + (m_isSmall ? kinds - 1 : 0));
        Result<TransferPlan> best = one(0);
        for (std::uint64_t kind = 1; best && m_isSmall && kind < kinds && best->durationNs > m_options.boundNs;
             ++kind) {
            Result<TransferPlan> next = one(kind);
            if (!next)
                return next;
            if (next->durationNs < best->durationNs)
                best = std::move(next);
        }
        return best;
    }

private:
    [[nodiscard]] Result<TransferPlan> one(std::uint64_t number) const
    {
        return m_isPointToPoint ? routes(number) : trees(number);
    }
    [[nodiscard]] std::uint64_t seedOf(std::uint64_t round) const
    {
        return round == 0 ? m_options.seed : mixed(m_options.seed ^ mixed(round)) | 1U;
    }
    // Both orders of urgency; then the same with prices that even out the loads; then with draws.
    [[nodiscard]] Result<TransferPlan> routes(std::uint64_t number) const
    {
        RouteOptions route;
        route.farthestFirst = number % 2 == 1;
        const std::uint64_t round = number / 2;
        route.seed = round < 2 ? seedOf(0) : seedOf(round);
        if (round % 2 == 1) {
            const Result<BalancedPrices> prices = balancedPrices(m_graph, m_demands, kPriceRounds, 0, m_watch);
            if (!prices)
                return prices.error();
            route.prices = prices->prices;
        }
        return constructRoutes(m_graph, m_demands, route, m_watch);
    }
    [[nodiscard]] Result<TransferPlan> trees(std::uint64_t number) const
    {
        const Weighing& weighing = kWeighings[number % kWeighings.size()];
        TreeOptions tree;
        tree.seed = seedOf(number / kWeighings.size());
        tree.eagerness = weighing.eagerness;
        tree.depthWeight = weighing.depthWeight;
        return constructTrees(m_graph, m_demands, tree, m_watch);
    }

    const LinkGraph& m_graph;
    const Demands& m_demands;
    const SynthesisOptions& m_options;
    const Watch& m_watch;
    bool m_isSmall;
    bool m_isPointToPoint;
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
            const std::uint64_t start = m_next.fetch_add(1);
            if (start >= m_limit.load() || (start != m_first && m_end && Clock::now() >= *m_end))
                return;
            Result<TransferPlan> plan = m_starts.make(start);
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
    std::atomic<std::uint64_t> m_next { 0 };
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
