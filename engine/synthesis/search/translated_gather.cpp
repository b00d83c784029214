// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/search/translated_gather.h"

#include <algorithm>

namespace weft::synthesis {

namespace {

constexpr std::uint64_t kMostTrees = 1024;

// Chunks by who has them, if each is copied from one.
std::optional<Groups<>> chunksByGiver(const Demands& demands, std::uint32_t npus)
{
    std::vector<std::uint32_t> givers;
    for (std::uint32_t chunk = 0; chunk < demands.chunks(); ++chunk) {
        if (demands.giversOf(chunk).size() != 1 || demands.isSum(chunk))
            return std::nullopt;
        givers.push_back(demands.giversOf(chunk).front());
    }
    return givers.empty() ? std::nullopt : std::optional(groupedBy(givers, npus));
}

// Whether all NPUs of an orbit have as many chunks, and those go to who is as far from them.
bool areAlike(const Demands& demands, const Groups<>& chunks, const HopGraph& hops)
{
    const bool toAll = demands.takers.items.size() == std::size_t { demands.chunks() } * (hops.npus() - 1);
    for (std::uint32_t npu = 0; npu < hops.npus(); ++npu) {
        const std::uint32_t root = hops.roots[hops.orbitOf[npu]];
        if (chunks[npu].size() != chunks[root].size())
            return false;
        if (toAll || chunks[npu].empty())
            continue;
        const std::uint32_t shift = hops.digits.subtract(npu, root);
        std::vector<std::uint32_t> takers = mapped(
            demands.takersOf(chunks[root].front()), [&](std::uint32_t taker) { return hops.digits.add(taker, shift); });
        std::ranges::sort(takers);
        const auto isTaken = [&](std::uint32_t chunk) { return std::ranges::equal(demands.takersOf(chunk), takers); };
        if (!std::ranges::all_of(chunks[npu], isTaken))
            return false;
    }
    return true;
}

TransferPlan spelledOut(const LinkGraph& graph, const QuotientSearch& search, const Groups<>& chunks)
{
    const HopGraph& hops = search.hops();
    const std::uint32_t perNpu = search.perNpu();
    const Groups<> orbits = groupedBy(hops.orbitOf, hops.orbits());
    TransferPlan plan { {}, search.bestNs() };
    std::vector<std::uint32_t> sender(graph.npus); // by giver
    for (const QuotientSearch::Job& job : search.jobs()) {
        const std::uint32_t orbit = search.orbitOf(job.target);
        const std::uint32_t before = hops.before(search.npuOf(job.target), job.linkClass);
        hops.digits.moveAll(hops.digits.subtract(before, hops.roots[orbit]), sender);
        for (const std::uint32_t giver : orbits[orbit]) {
            std::uint64_t start = job.start;
            const std::size_t place = job.linkClass % hops.width;
            for (const std::uint32_t arc : hops.ways[std::size_t { sender[giver] } * hops.width + place]) {
                plan.transfers.push_back({ start, chunks[giver][job.target % perNpu], arc });
                start += graph.time[arc];
            }
        }
    }
    sortTransfers(plan.transfers);
    return plan;
}

} // namespace

LinkSchedule translatedTree(const Translations& translations, const QuotientSearch& search)
{
    TranslatedForm form;
    form.translations = translations;
    Groups<TranslatedForm::Edge> edges(translations.classes.size(), [&](const auto& visit) {
        for (const QuotientSearch::Job& job : search.jobs())
            visit(job.linkClass, { job.start, search.npuOf(job.target), job.target % search.perNpu() });
    });
    form.classStart = std::move(edges.start);
    form.edges = std::move(edges.items);
    return { translations.npus(), search.perNpu(), search.bestNs(), std::move(form) };
}

std::optional<TransferPlan> constructTranslated(
    const LinkGraph& graph, const Demands& demands, const TranslatedOptions& options, const std::stop_token& stop)
{
    const std::optional<Groups<>> chunks = chunksByGiver(demands, graph.npus);
    if (!chunks)
        return std::nullopt;
    std::optional<HopGraph> hops
        = hopsOf(graph, [&](const HopGraph& orbits) { return areAlike(demands, *chunks, orbits); });
    if (!hops)
        return std::nullopt;
    std::vector<QuotientSearch::Wish> wishes;
    std::uint64_t jobs = 1;
    for (const std::uint32_t root : hops->roots) {
        const auto own = (*chunks)[root];
        wishes.push_back({ static_cast<std::uint32_t>(own.size()),
            own.empty() ? std::span<const std::uint32_t>() : demands.takersOf(own.front()) });
        jobs += own.size() * wishes.back().takers.size();
    }
    QuotientSearch search(*std::move(hops), wishes, options.seed);
    const std::uint64_t trees = std::clamp<std::uint64_t>(options.work / jobs, 1, kMostTrees);
    for (std::uint64_t tree = 0; tree < trees && !stop.stop_requested(); ++tree) {
        (void)search.start(stop);
        if (!search.found() || search.bestNs() <= std::max(options.enoughNs, search.workBoundNs()))
            break;
    }
    if (!search.found())
        return std::nullopt;
    return spelledOut(graph, search, *chunks);
}

} // namespace weft::synthesis
