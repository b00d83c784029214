// SPDX-License-Identifier: GPL-3.0-or-later
// What the simulator makes of synthesized schedules where switches queue: as planned, in the order that is handed over,
// and the quickest of the library at the same chunks, each over the planned time; and for how long a person waits.
// 64 MiB, 1 and 4 chunks.
//   bench_synthesis_queues [SPEC]
#include "engine/study/schedules/schedule_timing.h"
#include "engine/study/synthesis/synthesis_comparison.h"
#include "engine/topology/topology_spec.h"
#include "tests/benchmarks/bench_program.h"

#include <chrono>
#include <cmath>
#include <cstdio>
#include <map>
#include <optional>

using namespace weft;
using collective::PatternKind;

namespace {

constexpr const char* kFabrics[] { "Switch(8)", "Ring(4)_Switch(8)", "FC(4)_Switch(4)", "Switch(8,200GB/s)_Switch(4)",
    "FatTree(16)", "Ring(2)_FC(8)_Switch(4)", "DGX2", "FatTree(32,oversub=2)", "Switch(4)_Switch(4)_Switch(4)",
    "Dragonfly(groups=4,routers=4,npus=2)", "Ring(4,200GB/s)_Switch(4)" };
constexpr PatternKind kPatterns[] { PatternKind::AllGather, PatternKind::ReduceScatter, PatternKind::AllReduce,
    PatternKind::AllToAll, PatternKind::Broadcast };

// Geometric means of shares of the planned time.
struct Shares {
    int cases = 0;
    double planned = 0;
    double ordered = 0;
    int libraries = 0;
    double library = 0;
};

double over(Time time, Time planned)
{
    return static_cast<double>(time.ns()) / static_cast<double>(planned.ns());
}

void measure(const topology::Fabric& fabric, const char* spec, PatternKind kind, std::uint32_t chunks, Shares& shares)
{
    study::SynthesisRequest request;
    request.kind = kind;
    request.size = Bytes { 64U << 20U };
    request.chunks = chunks;
    const auto begin = std::chrono::steady_clock::now();
    const Result<study::SynthesisRunPtr> made = study::runSynthesis(fabric, request);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    if (!made || !(*made)->simulated)
        return;
    const study::SynthesisRun& run = **made;
    const auto plain = synthesis::scheduleOf(run.synthesis);
    const Result<Time> planned = plain ? study::simulatedTime(fabric, *plain, run.commSize) : plain.error();
    std::optional<Time> library;
    const auto comparison = study::compareWithLibrary(run);
    for (std::size_t i = 0; comparison && i < comparison->size(); ++i) {
        const study::AlgorithmTime& row = (*comparison)[i];
        if (row.time && !row.isFiner && (!library || *row.time < *library))
            library = row.time;
    }
    if (!planned)
        return;
    const double ordered = over(*run.simulated, run.planned);
    ++shares.cases;
    shares.planned += std::log(over(*planned, run.planned));
    shares.ordered += std::log(ordered);
    if (library) {
        ++shares.libraries;
        shares.library += std::log(over(*library, *run.simulated));
    }
    std::printf("%-38s %-14s k=%u  planned %10.1f us  as planned %.3f  ordered %.3f  library %.3f  %u plans  %.3f s\n",
        spec, std::string(toString(kind)).c_str(), chunks, static_cast<double>(run.planned.ns()) / 1000,
        over(*planned, run.planned), ordered, library ? over(*library, run.planned) : 0.0,
        static_cast<unsigned>(run.equalPlans), seconds);
    std::fflush(stdout);
}

int benchSynthesisQueues(int argc, char** argv)
{
    std::map<std::pair<std::string, std::uint32_t>, Shares> all;
    for (const char* spec : kFabrics) {
        if (argc > 1 && std::string(argv[1]) != spec)
            continue;
        Findings findings;
        const auto topology = topology::topologyFromSpec(spec, findings);
        if (!topology)
            return 1;
        for (const PatternKind kind : kPatterns) {
            for (const std::uint32_t chunks : { 1U, 4U })
                measure(topology::Fabric(*topology), spec, kind, chunks, all[{ std::string(toString(kind)), chunks }]);
        }
    }
    for (const auto& [what, shares] : all) {
        std::printf(
            "%-14s k=%u  %2d cases  as planned %.3f  ordered %.3f of the planned time; library %.3f of ordered\n",
            what.first.c_str(), what.second, shares.cases, std::exp(shares.planned / std::max(1, shares.cases)),
            std::exp(shares.ordered / std::max(1, shares.cases)),
            std::exp(shares.library / std::max(1, shares.libraries)));
    }
    return 0;
}

} // namespace

WEFT_BENCH(benchSynthesisQueues)
