// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/construct/demand_constructors.h"

#include "engine/synthesis/construct/tree_growth.h"
#include "engine/synthesis/graph/hashing.h"

namespace weft::synthesis {

namespace {

constexpr std::uint32_t kTreeRounds = 4; // of tearing trees out and growing them again
constexpr std::uint32_t kJustifications = 4; // of a forest's schedule

} // namespace

Result<TransferPlan> constructTrees(
    const LinkGraph& graph, const Demands& demands, const TreeOptions& options, const Watch& watch)
{
    TreeGrower grower(graph, options.depthWeight);
    TreeLoads loads(graph, options.eagerness, 0, 0);
    std::vector<std::vector<TreeEdge>> trees(demands.chunks());
    std::vector<std::uint32_t> order
        = numbersWhere(demands.chunks(), [&demands](std::uint32_t chunk) { return !demands.takersOf(chunk).empty(); });
    std::ranges::sort(order, {}, drawnBy(options.seed));
    // Every tree is torn out and grown again under the prices of the moment.
    const auto growAll = [&](const std::stop_token& stop) -> Result<void> {
        for (const std::uint32_t chunk : order) {
            if (stop.stop_requested())
                return stoppedSynthesis();
            if (!loads.regrow(trees[chunk], grower, demands, chunk))
                return notAllReached(demands, chunk);
        }
        return {};
    };
    const std::stop_token& timeUp = options.timeUp.stop_possible() ? options.timeUp : watch.stop;
    const auto scheduled = [&](const std::stop_token& stop) {
        std::vector<TreeEdge> edges;
        for (const std::uint32_t chunk : order) {
            const auto first = static_cast<std::uint32_t>(edges.size());
            for (TreeEdge edge : trees[chunk]) {
                edge.parent += edge.parent == TreeEdge::kNoParent ? 0 : first;
                edges.push_back(edge);
            }
        }
        return listScheduled(graph, edges, kJustifications, timeUp, stop);
    };
    if (const Result<void> grown = growAll(watch.stop); !grown)
        return grown.error();
    TransferPlan best = scheduled(watch.stop);
    if (watch.stop.stop_requested() && best.transfers.empty())
        return stoppedSynthesis();
    for (std::uint32_t round = 1; round <= kTreeRounds && growAll(timeUp); ++round) {
        TransferPlan plan = scheduled(timeUp);
        if (!plan.transfers.empty() && plan.durationNs < best.durationNs)
            best = std::move(plan);
    }
    return best;
}

} // namespace weft::synthesis
