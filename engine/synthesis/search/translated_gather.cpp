// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/search/translated_gather.h"

#include "engine/synthesis/search/quotient_search.h"

#include <algorithm>

namespace weft::synthesis {

namespace {

constexpr std::uint64_t kMostTrees = 1024;

// Chunks by who has them; as many for each, or nothing.
std::optional<Groups<>> chunksByGiver(const Demands& demands, std::uint32_t npus)
{
    std::vector<std::uint32_t> givers;
    for (std::uint32_t chunk = 0; chunk < demands.chunks(); ++chunk) {
        if (demands.giversOf(chunk).size() != 1 || demands.isSum(chunk))
            return std::nullopt;
        givers.push_back(demands.giversOf(chunk).front());
    }
    Groups<> chunks = groupedBy(givers, npus);
    const auto isUneven = [&](std::uint32_t npu) { return chunks[npu].size() != chunks[0].size(); };
    if (npus < 2 || givers.empty() || std::ranges::any_of(numbersBelow(npus), isUneven))
        return std::nullopt;
    return chunks;
}

// Whether they go to those who are as far from their givers, as NPU 0's do.
bool areAlike(const Demands& demands, const Groups<>& chunks, const Translations& moves)
{
    if (demands.takers.items.size() == std::size_t { demands.chunks() } * (moves.npus() - 1))
        return true; // all others want all
    const std::span<const std::uint32_t> wanted = demands.takersOf(chunks[0].front());
    for (std::uint32_t npu = 0; npu < moves.npus(); ++npu) {
        std::vector<std::uint32_t> takers;
        std::ranges::transform(
            wanted, std::back_inserter(takers), [&](std::uint32_t taker) { return moves.add(taker, npu); });
        std::ranges::sort(takers);
        const auto isTaken = [&](std::uint32_t chunk) { return std::ranges::equal(demands.takersOf(chunk), takers); };
        if (!std::ranges::all_of(chunks[npu], isTaken))
            return false;
    }
    return true;
}

TransferPlan spelledOut(
    const LinkGraph& graph, const HopGraph& hops, const QuotientSearch& search, const Groups<>& chunks)
{
    const Translations& moves = hops.translations;
    const auto perNpu = static_cast<std::uint32_t>(chunks[0].size());
    TransferPlan plan { {}, search.bestNs() };
    std::vector<std::uint32_t> sender(graph.npus); // by root
    for (const QuotientSearch::Job& job : search.jobs()) {
        moves.moveAll(moves.subtract(job.target / perNpu, moves.classes[job.linkClass].step), sender);
        for (std::uint32_t root = 0; root < graph.npus; ++root) {
            std::uint64_t start = job.start;
            for (const std::uint32_t arc : hops.ways[sender[root] * moves.classes.size() + job.linkClass]) {
                plan.transfers.push_back({ start, chunks[root][job.target % perNpu], arc });
                start += graph.time[arc];
            }
        }
    }
    sortTransfers(plan.transfers);
    return plan;
}

} // namespace

std::optional<TransferPlan> constructTranslated(
    const LinkGraph& graph, const Demands& demands, const TranslatedOptions& options, const std::stop_token& stop)
{
    const std::optional<Groups<>> chunks = chunksByGiver(demands, graph.npus);
    if (!chunks)
        return std::nullopt;
    const std::optional<HopGraph> hops = hopsOf(graph);
    if (!hops || !areAlike(demands, *chunks, hops->translations))
        return std::nullopt;
    QuotientSearch search(hops->translations, hops->machines, demands.takersOf((*chunks)[0].front()),
        static_cast<std::uint32_t>((*chunks)[0].size()), options.seed);
    const std::uint64_t jobs = demands.takers.items.size() / graph.npus;
    const std::uint64_t trees = std::clamp<std::uint64_t>(options.work / jobs, 1, kMostTrees);
    for (std::uint64_t tree = 0; tree < trees && !stop.stop_requested(); ++tree) {
        (void)search.start(stop);
        if (!search.found() || search.bestNs() <= std::max(options.enoughNs, search.workBoundNs()))
            break;
    }
    if (!search.found())
        return std::nullopt;
    return spelledOut(graph, *hops, search, *chunks);
}

} // namespace weft::synthesis
