// SPDX-License-Identifier: GPL-3.0-or-later
// All-gathers of 1 MiB shards on the reference fabrics, µs: the peer's executable time, the lower bound, and what is
// reached with one start, knowing the symmetry or not, and within a budget. Every schedule is replayed.
//   bench_synthesis_rows [SECONDS]      the budget, 2 s by default
#include "engine/synthesis/bounds/bounds.h"
#include "engine/synthesis/check/schedule_check.h"
#include "engine/synthesis/search/synthesizer.h"
#include "engine/topology/topology_spec.h"
#include "tests/benchmarks/bench_program.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>

using namespace weft;
using namespace weft::synthesis;

namespace {

constexpr auto kGather = collective::PatternKind::AllGather;

std::uint64_t achieved(const LinkGraph& graph, std::uint32_t chunks, const SynthesisOptions& options)
{
    const auto result = synthesize(graph, kGather, chunks, options);
    if (!result || !checkLinkSchedule(graph, *result->gather))
        return 0; // shown as slower than nothing: no row is 0
    return result->durationNs;
}

std::uint64_t boundOf(const topology::Fabric& fabric, std::uint32_t chunks)
{
    collective::Pattern pattern;
    pattern.kind = kGather;
    pattern.ranks = fabric.topology().npuCount();
    pattern.chunks = pattern.ranks * chunks;
    pattern.inPlace = true;
    const Result<Bound> bound = lowerBound(fabric, pattern, Bytes { (1U << 20U) / chunks }, {});
    return bound ? bound->time.ns() : 0;
}

} // namespace

static int run(int argc, char** argv)
{
    std::ifstream file(WEFT_SOURCE_DIR "/tests/data/synthesis_rows.csv");
    const double budget = argc > 1 ? std::atof(argv[1]) : 2;
    std::printf("%-66s %2s %11s %11s %11s %11s %11s %6s\n", "fabric", "k", "peer", "bound", "one, told", "one, not",
        "budget", "eff.");
    int slower = 0;
    int missed = 0;
    for (std::string line; std::getline(file, line);) {
        std::istringstream fields(line);
        std::string fabricSpec;
        std::string chunksText;
        std::string peerText;
        if (line.starts_with('#') || line.starts_with("fabric") || !std::getline(fields, fabricSpec, ';')
            || !std::getline(fields, chunksText, ';') || !std::getline(fields, peerText, ';'))
            continue;
        Findings findings;
        const topology::Fabric fabric(*topology::topologyFromSpec(fabricSpec, findings));
        const auto chunks = static_cast<std::uint32_t>(std::atoi(chunksText.c_str()));
        const LinkGraph graph = makeLinkGraph(fabric, Bytes { (1U << 20U) / chunks });
        const auto peer = static_cast<std::uint64_t>(std::atof(peerText.c_str()) * 1000 + 0.5);
        SynthesisOptions options;
        options.boundNs = boundOf(fabric, chunks);
        const std::uint64_t told = achieved(graph, chunks, options);
        options.useSymmetry = false;
        const std::uint64_t untold = achieved(graph, chunks, options);
        std::uint64_t best = told;
        if (budget > 0 && told > options.boundNs) {
            options.useSymmetry = true;
            options.starts = 0;
            options.budgetSeconds = budget;
            best = achieved(graph, chunks, options);
        }
        const auto us = [](std::uint64_t ns) { return static_cast<double>(ns) / 1000; };
        const bool isSlower = told > peer || untold > peer;
        const bool misses = best > options.boundNs;
        slower += isSlower;
        missed += misses;
        std::printf("%-66s %2u %11.2f %11.2f %11.2f %11.2f %11.2f %6.4f%s%s\n", fabricSpec.c_str(), chunks, us(peer),
            us(options.boundNs), us(told), us(untold), us(best),
            static_cast<double>(options.boundNs) / static_cast<double>(best), isSlower ? "  one start slower" : "",
            misses ? "  above the bound" : "");
        std::fflush(stdout);
    }
    std::printf("one start slower than the peer: %d; above the bound within the budget: %d\n", slower, missed);
    return 0;
}

WEFT_BENCH(run)
