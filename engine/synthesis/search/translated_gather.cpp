// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/search/translated_gather.h"

#include <algorithm>

namespace weft::synthesis {

namespace {

constexpr std::uint64_t kMostDrawn = 1024;
constexpr std::uint64_t kMostJobs = std::uint64_t { 1 } << 18U; // of a tree

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

// Whether all NPUs of an orbit have as many chunks, and each goes to those who are as far from them as those of the
// root's chunk at its place, where it is put.
bool align(const Demands& demands, const HopGraph& hops, Groups<>& chunks)
{
    const bool toAll = demands.takers.items.size() == std::size_t { demands.chunks() } * (hops.npus() - 1);
    using Takers = std::vector<std::uint32_t>; // seen from the root
    std::vector<std::vector<Takers>> ofRoot(hops.orbits());
    for (std::uint32_t npu = 0; npu < hops.npus(); ++npu) {
        const std::uint32_t orbit = hops.orbitOf[npu];
        if (chunks[npu].size() != chunks[hops.roots[orbit]].size())
            return false;
        if (toAll)
            continue;
        const std::uint32_t shift = hops.digits.subtract(npu, hops.roots[orbit]);
        std::vector<std::pair<Takers, std::uint32_t>> own = mapped(chunks[npu], [&](std::uint32_t chunk) {
            Takers takers = mapped(
                demands.takersOf(chunk), [&](std::uint32_t taker) { return hops.digits.subtract(taker, shift); });
            std::ranges::sort(takers);
            return std::pair(std::move(takers), chunk);
        });
        std::ranges::sort(own);
        std::vector<Takers> all;
        for (std::size_t i = 0; i < own.size(); ++i) {
            chunks.items[chunks.start[npu] + i] = own[i].second;
            all.push_back(std::move(own[i].first));
        }
        if (shift == 0)
            ofRoot[orbit] = std::move(all);
        else if (all != ofRoot[orbit])
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
    std::optional<Groups<>> chunks = chunksByGiver(demands, graph.npus);
    if (!chunks)
        return std::nullopt;
    std::optional<HopGraph> hops = hopsOf(
        graph, [&](const HopGraph& orbits) { return align(demands, orbits, *chunks); }, stop);
    if (!hops)
        return std::nullopt;
    std::vector<QuotientSearch::Wish> wishes;
    std::uint64_t jobs = 1;
    for (const std::uint32_t root : hops->roots) {
        wishes.push_back(mapped((*chunks)[root], [&](std::uint32_t chunk) { return demands.takersOf(chunk); }));
        for (const std::span<const std::uint32_t> takers : wishes.back())
            jobs += takers.size();
    }
    if (jobs > kMostJobs)
        return std::nullopt;
    QuotientSearch search(*std::move(hops), wishes, options.seed, !demands.isPointToPoint());
    const std::uint64_t trees = std::clamp<std::uint64_t>(options.work / jobs, 1, kMostDrawn);
    for (std::uint64_t tree = 0; tree < trees && !stop.stop_requested(); ++tree) {
        (void)search.start(stop);
        if (!search.found() || search.bestNs() <= std::max(options.enoughNs, search.workBoundNs())
            || options.timeUp.stop_requested())
            break;
    }
    if (!search.found())
        return std::nullopt;
    return spelledOut(graph, search, *chunks);
}

} // namespace weft::synthesis
