// SPDX-License-Identifier: GPL-3.0-or-later
// Whole syntheses as `weft-cli synthesize` makes them, from the fabric to the verdict: CPU seconds, megabytes, and how
// much of that each transfer takes after it was found. Each case runs in a process of its own.
//   bench_synthesis_run [CASE…]      cases are named in the first column; without any, all run
#include "engine/study/synthesis/synthesis_run.h"
#include "engine/synthesis/check/chunk_schedules.h"
#include "engine/topology/topology_spec.h"
#include "tests/benchmarks/bench_program.h"
#include "tests/benchmarks/isolated.h"

#include <algorithm>
#include <cstring>
#include <ctime>
#include <sys/resource.h>

using namespace weft;
using namespace weft::study;
using collective::PatternKind;

namespace {

struct Case {
    const char* name;
    const char* fabric;
    PatternKind kind = PatternKind::AllGather;
    bool wantsSchedule = false; // as with --out
    bool asSchedules = false; // verified NPU by NPU as well, as by `weft-cli verify --as-schedules`
};

constexpr Case kCases[] {
    { "mesh-8", "Mesh(8x8,50GiB/s)" },
    { "mesh-8-out", "Mesh(8x8,50GiB/s)", PatternKind::AllGather, true },
    { "mesh-16", "Mesh(16x16,50GiB/s)" },
    { "mesh-32", "Mesh(32x32,50GiB/s)" },
    { "mesh-32-out", "Mesh(32x32,50GiB/s)", PatternKind::AllGather, true },
    { "mesh-35", "Mesh(35x35,50GiB/s)" },
    { "mesh-36", "Mesh(36x36,50GiB/s)" },
    { "torus-512-a2a", "Torus(8x8x8,50GiB/s)", PatternKind::AllToAll },
    { "torus-512-a2a-out", "Torus(8x8x8,50GiB/s)", PatternKind::AllToAll, true },
    { "mesh-256-a2a", "Mesh(16x16,50GiB/s)", PatternKind::AllToAll },
    { "mesh-512-a2a", "Mesh(8x8x8,50GiB/s)", PatternKind::AllToAll },
    { "switch-512-a2a", "Ring(8,50GiB/s)_FC(8,50GiB/s)_Switch(8,50GiB/s)", PatternKind::AllToAll },
    { "hmesh-32", "Mesh(32,50GiB/s)_Mesh(32,75GiB/s)" },
    { "mesh-32-owners", "Mesh(32x32,50GiB/s)", PatternKind::AllGather, false, true },
    { "mesh-100-owners", "Mesh(100x100,50GiB/s)", PatternKind::AllGather, false, true },
};

double cpuSeconds()
{
    timespec time {};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

int run(const Case& c)
{
    const double begin = cpuSeconds();
    Findings findings;
    const Result<topology::TopologyPtr> topology = topology::topologyFromSpec(c.fabric, findings);
    if (!topology)
        return std::fprintf(stderr, "%s\n", toString(topology.error()).c_str()), 1;
    SynthesisRequest request;
    request.kind = c.kind;
    request.size = Bytes { std::uint64_t { (*topology)->npuCount() } << 20U };
    request.wantsSchedule = c.wantsSchedule;
    const Result<SynthesisRunPtr> made = runSynthesis(topology::Fabric(*topology), request);
    const double found = cpuSeconds();
    if (!made)
        return std::fprintf(stderr, "%s\n", toString(made.error()).c_str()), 1;
    const synthesis::PatternSynthesis& plan = (*made)->synthesis;
    const Result<std::uint64_t> owned
        = c.asSchedules ? synthesis::verifyByOwners(plan.graph, *plan.compact->gather, false) : std::uint64_t { 0 };
    if (!owned)
        return std::fprintf(stderr, "%s\n", toString(owned.error()).c_str()), 1;
    const double end = cpuSeconds();
    rusage usage {};
    getrusage(RUSAGE_SELF, &usage);
    const SynthesisRun& run = **made;
    const auto transfers = static_cast<double>(run.synthesis.transfers);
    const double proving = (c.asSchedules ? end - found : run.checkSeconds) * 1e9 / transfers;
    std::printf("%-18s %9.4f %9.1f %10.0f %9.1f %9.1f %8.4f  %s, %s\n", c.name, end - begin,
        static_cast<double>(usage.ru_maxrss) / 1024, transfers, proving,
        static_cast<double>(usage.ru_maxrss) * 1024 / transfers, run.efficiency(),
        c.asSchedules          ? "schedules by owner"
            : run.isVerified() ? std::string(toString(run.proof)).c_str()
                               : "refused",
        run.simulated ? "simulated" : "not simulated");
    return run.isVerified() ? 0 : 1;
}

} // namespace

static int run(int argc, char** argv)
{
    std::printf(
        "%-18s %9s %9s %10s %9s %9s %8s\n", "case", "CPU s", "RSS MB", "transfers", "check ns", "bytes", "of bound");
    int failures = 0;
    for (const Case& c : kCases) {
        if (argc == 1
            || std::any_of(argv + 1, argv + argc, [&](const char* name) { return std::strcmp(name, c.name) == 0; }))
            failures += test::isolated([&c] { return run(c); }) != 0;
    }
    return failures == 0 ? 0 : 1;
}

WEFT_BENCH(run)
