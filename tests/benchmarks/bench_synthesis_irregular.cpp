// SPDX-License-Identifier: GPL-3.0-or-later
// All-gathers of 1 MiB shards on irregular fabrics against the lower bound and the best of ten runs of the peer's
// greedy, with one start and within a budget. Every schedule is replayed.
//   bench_synthesis_irregular [SECONDS] [FABRICS]      2 s and 12 fabrics of each family by default
#include "engine/synthesis/bounds/bounds.h"
#include "engine/synthesis/check/schedule_check.h"
#include "engine/synthesis/search/synthesizer.h"
#include "tests/benchmarks/bench_program.h"
#include "tests/engine/synthesis/irregular_fabrics.h"
#include "tests/engine/synthesis/peer_greedy.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>

using namespace weft;
using namespace weft::synthesis;

namespace {

constexpr auto kGather = collective::PatternKind::AllGather;

struct Score {
    int cases = 0;
    int worse = 0; // than the peer
    int optimal = 0; // at the bound
    double gap = 0; // sum of achieved / bound - 1
    double seconds = 0;

    void add(const LinkGraph& graph, std::uint32_t chunks, std::uint64_t peer, std::uint64_t bound,
        const SynthesisOptions& options, std::uint64_t& ns, std::uint64_t& starts)
    {
        const auto begin = std::chrono::steady_clock::now();
        const auto made = synthesize(graph, kGather, chunks, options);
        seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        if (!made || !checkLinkSchedule(graph, *made->gather)) {
            std::printf("REFUSED\n");
            return;
        }
        ns = made->durationNs;
        starts = made->starts;
        ++cases;
        worse += ns > peer;
        optimal += ns == bound;
        gap += static_cast<double>(ns) / static_cast<double>(bound) - 1;
    }
    void print(const char* name) const
    {
        std::printf("%-20s %4d cases, %3d slower than the peer, %5.1f %% at the bound, %5.2f %% above it on average, "
                    "%.3f s each\n",
            name, cases, worse, 100.0 * optimal / cases, 100 * gap / cases, seconds / cases);
    }
};

} // namespace

static int run(int argc, char** argv)
{
    const double budget = argc > 1 ? std::atof(argv[1]) : 2;
    const auto fabrics = static_cast<std::uint32_t>(argc > 2 ? std::atoi(argv[2]) : 12);
    Score allOne;
    Score allBudget;
    for (const auto& [family, name] : kIrregularFamilies) {
        Score one;
        Score some;
        for (std::uint32_t number = 0; number < fabrics; ++number) {
            const topology::Fabric fabric = IrregularMaker(family, number).make();
            for (const std::uint32_t chunks : { 1U, 2U, 4U }) {
                const LinkGraph graph = makeLinkGraph(fabric, Bytes { (1U << 20U) / chunks });
                if (!isWhole(graph))
                    continue;
                collective::Pattern pattern;
                pattern.kind = kGather;
                pattern.ranks = graph.npus;
                pattern.chunks = graph.npus * chunks;
                pattern.inPlace = true;
                const Result<Bound> bound = lowerBound(fabric, pattern, Bytes { (1U << 20U) / chunks }, {});
                const std::uint64_t boundNs = bound ? bound->time.ns() : 0;
                std::uint64_t peer = ~std::uint64_t { 0 };
                for (std::uint64_t run = 0; run < 10; ++run)
                    peer = std::min(peer, PeerGreedy(graph, chunks).run(run));
                SynthesisOptions options;
                options.boundNs = boundNs;
                std::uint64_t first = 0;
                std::uint64_t best = 0;
                std::uint64_t starts = 0;
                one.add(graph, chunks, peer, boundNs, options, first, starts);
                best = first;
                if (budget > 0) {
                    options.starts = 0;
                    options.budgetSeconds = budget;
                    some.add(graph, chunks, peer, boundNs, options, best, starts);
                }
                std::printf("%-9s %2u %3u NPUs %4u links k=%u  peer %9.2f  bound %9.2f  one %9.2f  budget %9.2f %6llu"
                            "  %.4f%s%s\n",
                    name, number, graph.npus, graph.arcs(), chunks, static_cast<double>(peer) / 1000,
                    static_cast<double>(boundNs) / 1000, static_cast<double>(first) / 1000,
                    static_cast<double>(best) / 1000, static_cast<unsigned long long>(starts),
                    static_cast<double>(best) / static_cast<double>(boundNs), first > peer ? "  one>peer" : "",
                    best > peer ? "  BUDGET>PEER" : "");
                std::fflush(stdout);
            }
        }
        one.print((std::string(name) + ", one start").c_str());
        if (budget > 0)
            some.print((std::string(name) + ", budget").c_str());
        for (auto [all, part] : { std::pair(&allOne, &one), std::pair(&allBudget, &some) }) {
            all->cases += part->cases;
            all->worse += part->worse;
            all->optimal += part->optimal;
            all->gap += part->gap;
            all->seconds += part->seconds;
        }
    }
    allOne.print("all, one start");
    if (budget > 0)
        allBudget.print("all, budget");
    return 0;
}

WEFT_BENCH(run)
