// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/construct/demand_constructors.h"

#include "engine/synthesis/construct/tree_growth.h"
#include "engine/synthesis/graph/hashing.h"

namespace weft::synthesis {

namespace {

constexpr std::uint32_t kTreeRounds = 4; // of tearing trees out and growing them again
constexpr std::uint32_t kJustifications = 4; // of a forest's schedule

// The forest of all chunks, and what it loads on the links.
class Forest {
public:
    Forest(const LinkGraph& graph, const Demands& demands, const TreeOptions& options)
        : m_demands(demands)
        , m_grower(graph, options.depthWeight)
        , m_trees(demands.chunks())
        , m_loads(graph, options.eagerness, 0, 0)
    {
        m_order = numbersWhere(
            demands.chunks(), [&demands](std::uint32_t chunk) { return !demands.takersOf(chunk).empty(); });
        std::ranges::sort(m_order, {}, drawnBy(options.seed));
    }

    // Every tree is torn out and grown again under the prices of the moment.
    Result<void> growAll(const std::stop_token& stop)
    {
        for (const std::uint32_t chunk : m_order) {
            if (stop.stop_requested())
                return stoppedSynthesis();
            if (!m_loads.regrow(m_trees[chunk], m_grower, m_demands, chunk))
                return notAllReached(m_demands, chunk);
        }
        return {};
    }

    [[nodiscard]] std::vector<TreeEdge> edges() const
    {
        std::vector<TreeEdge> all;
        for (const std::uint32_t chunk : m_order) {
            const auto first = static_cast<std::uint32_t>(all.size());
            for (TreeEdge edge : m_trees[chunk]) {
                edge.parent += edge.parent == TreeEdge::kNoParent ? 0 : first;
                all.push_back(edge);
            }
        }
        return all;
    }

private:
    const Demands& m_demands;
    TreeGrower m_grower;
    std::vector<std::uint32_t> m_order;
    std::vector<std::vector<TreeEdge>> m_trees; // by chunk
    TreeLoads m_loads;
};

} // namespace

Result<TransferPlan> constructTrees(
    const LinkGraph& graph, const Demands& demands, const TreeOptions& options, const Watch& watch)
{
    const std::stop_token& timeUp = options.timeUp.stop_possible() ? options.timeUp : watch.stop;
    Forest forest(graph, demands, options);
    if (const Result<void> grown = forest.growAll(watch.stop); !grown)
        return grown.error();
    TransferPlan best = listScheduled(graph, forest.edges(), kJustifications, timeUp, watch.stop);
    if (watch.stop.stop_requested() && best.transfers.empty())
        return stoppedSynthesis();
    for (std::uint32_t round = 1; round <= kTreeRounds && forest.growAll(timeUp); ++round) {
        TransferPlan plan = listScheduled(graph, forest.edges(), kJustifications, timeUp, timeUp);
        if (!plan.transfers.empty() && plan.durationNs < best.durationNs)
            best = std::move(plan);
    }
    return best;
}

} // namespace weft::synthesis
