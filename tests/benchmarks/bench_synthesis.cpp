// SPDX-License-Identifier: GPL-3.0-or-later
// Synthesises all-gathers of 1 MiB shards and prints CPU and wall seconds, nanoseconds per transfer, megabytes, and how
// near the bound the schedule is; every schedule is replayed. Each case runs in a process of its own.
//   bench_synthesis [CASE…]      cases are named in the first column; without any, all but the largest run
#include "engine/synthesis/check/schedule_check.h"
#include "engine/synthesis/search/synthesizer.h"
#include "engine/topology/topology_spec.h"
#include "tests/benchmarks/bench_program.h"
#include "tests/benchmarks/isolated.h"

#include <chrono>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <sys/resource.h>

using namespace weft;
using namespace weft::synthesis;

namespace {

struct Case {
    const char* name;
    const char* fabric;
    std::uint32_t chunksPerNpu = 1;
    bool useSymmetry = false;
    std::uint64_t starts = 1;
    double budgetSeconds = 0; // with starts = 0
    double boundUs = 0; // where the steps of the slowest NPU are not it
    bool large = false;
    std::uint32_t threads = 1;
    collective::PatternKind kind = collective::PatternKind::AllGather;
};

#define WEFT_RFS(r, f, s) "Ring(" #r ",200GiB/s)_FC(" #f ",100GiB/s)_Ring(" #s ",50GiB/s,uni=1)"
#define WEFT_TORUS "Ring(4,200GiB/s)_Ring(4,100GiB/s)_Ring(8,50GiB/s)"
constexpr Case kCases[] {
    { .name = "mesh-32", .fabric = "Mesh(32x32,50GiB/s)" },
    { .name = "torus-32", .fabric = "Torus(32x32,50GiB/s)" },
    { .name = "mesh-64", .fabric = "Mesh(64x64,50GiB/s)" },
    { .name = "torus-64", .fabric = "Torus(64x64,50GiB/s)" },
    { .name = "mesh-100", .fabric = "Mesh(100x100,50GiB/s)", .large = true },
    { .name = "mesh-200", .fabric = "Mesh(200x200,50GiB/s)", .large = true },
    { .name = "mesh-200-2", .fabric = "Mesh(200x200,50GiB/s)", .large = true, .threads = 2 },
    { .name = "torus-200", .fabric = "Torus(200x200,50GiB/s)", .large = true },
    { .name = "torus-200-sym", .fabric = "Torus(200x200,50GiB/s)", .useSymmetry = true, .large = true },
    { .name = "hmesh-32", .fabric = "Mesh(32,50GiB/s)_Mesh(32,75GiB/s)", .boundUs = 8261 },
    { .name = "hmesh-64", .fabric = "Mesh(64,50GiB/s)_Mesh(64,75GiB/s)", .boundUs = 33057, .large = true },
    { .name = "mesh-8", .fabric = "Mesh(8x8,50GiB/s)" },
    { .name = "mesh-16", .fabric = "Mesh(16x16,50GiB/s)" },
    { .name = "hmesh-8", .fabric = "Mesh(8,50GiB/s)_Mesh(8,75GiB/s)", .boundUs = 513.79 },
    { .name = "hmesh-16", .fabric = "Mesh(16,50GiB/s)_Mesh(16,75GiB/s)", .boundUs = 2063.22 },
    { .name = "rfs-all-reduce",
        .fabric = WEFT_RFS(2, 4, 16),
        .useSymmetry = true,
        .boundUs = 316.1,
        .kind = collective::PatternKind::AllReduce },
    { .name = "rfs-2x4x16-one", .fabric = WEFT_RFS(2, 4, 16), .boundUs = 316.1 },
    { .name = "rfs-4x4x8-one", .fabric = WEFT_RFS(4, 4, 8), .boundUs = 183.0 },
    { .name = "rfs-2x8x8-one", .fabric = WEFT_RFS(2, 8, 8), .boundUs = 155.9 },
    { .name = "htorus-one", .fabric = WEFT_TORUS, .boundUs = 195.0 },
    { "rfs-2x4x16-k1", WEFT_RFS(2, 4, 16), 1, false, 0, 5, 316.1 },
    { "rfs-2x4x16-k2", WEFT_RFS(2, 4, 16), 2, false, 0, 5, 308.0 },
    { "rfs-2x4x16-k4", WEFT_RFS(2, 4, 16), 4, false, 0, 5, 323.0 },
    { "rfs-4x4x8-k1", WEFT_RFS(4, 4, 8), 1, false, 0, 5, 183.0 },
    { "rfs-4x4x8-k2", WEFT_RFS(4, 4, 8), 2, false, 0, 5, 193.78 },
    { "rfs-4x4x8-k4", WEFT_RFS(4, 4, 8), 4, false, 0, 5, 215.08 },
    { "rfs-2x8x8-k1", WEFT_RFS(2, 8, 8), 1, false, 0, 5, 155.86 },
    { "rfs-2x8x8-k2", WEFT_RFS(2, 8, 8), 2, false, 0, 5, 150.0 },
    { "rfs-2x8x8-k4", WEFT_RFS(2, 8, 8), 4, false, 0, 5, 161.77 },
    { "htorus-k1", WEFT_TORUS, 1, false, 0, 5, 195.04 },
    { "htorus-k2", WEFT_TORUS, 2, false, 0, 5, 205.31 },
    { "htorus-k4", WEFT_TORUS, 4, false, 0, 5, 230.57 },
    { "rfs-2x4x16-sym-k1", WEFT_RFS(2, 4, 16), 1, true, 0, 5, 316.1 },
    { "rfs-2x4x16-sym-k2", WEFT_RFS(2, 4, 16), 2, true, 0, 5, 308.0 },
    { "rfs-2x4x16-sym-k4", WEFT_RFS(2, 4, 16), 4, true, 0, 5, 323.0 },
    { "rfs-4x4x8-sym-k1", WEFT_RFS(4, 4, 8), 1, true, 0, 5, 183.0 },
    { "rfs-4x4x8-sym-k2", WEFT_RFS(4, 4, 8), 2, true, 0, 5, 193.78 },
    { "rfs-4x4x8-sym-k4", WEFT_RFS(4, 4, 8), 4, true, 0, 5, 215.08 },
    { "rfs-2x8x8-sym-k1", WEFT_RFS(2, 8, 8), 1, true, 0, 5, 155.86 },
    { "rfs-2x8x8-sym-k2", WEFT_RFS(2, 8, 8), 2, true, 0, 5, 150.0 },
    { "rfs-2x8x8-sym-k4", WEFT_RFS(2, 8, 8), 4, true, 0, 5, 161.77 },
    { "htorus-sym-k1", WEFT_TORUS, 1, true, 0, 5, 195.04 },
    { "htorus-sym-k4", WEFT_TORUS, 4, true, 0, 5, 230.57 },
};

double cpuSeconds()
{
    timespec time {};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

// What the NPU with the least incoming bandwidth needs for its whole chunks.
double ingressUs(const LinkGraph& graph, std::uint32_t chunksPerNpu)
{
    std::uint64_t steps = 0;
    for (std::uint32_t npu = 0; npu < graph.npus; ++npu) {
        const std::uint64_t links = graph.in(npu).size();
        steps = std::max(steps, (std::uint64_t { graph.npus - 1 } * chunksPerNpu + links - 1) / links);
    }
    return static_cast<double>(steps * graph.time.front()) / 1000;
}

int run(const Case& c)
{
    Findings findings;
    const Result<topology::TopologyPtr> topology = topology::topologyFromSpec(c.fabric, findings);
    if (!topology)
        return std::fprintf(stderr, "%s\n", toString(topology.error()).c_str()), 1;
    const LinkGraph graph = makeLinkGraph(topology::Fabric(*topology), Bytes { (1U << 20U) / c.chunksPerNpu });
    const double boundUs = c.boundUs != 0 ? c.boundUs : ingressUs(graph, c.chunksPerNpu);
    SynthesisOptions options;
    options.starts = c.starts;
    options.threads = c.threads;
    options.useSymmetry = c.useSymmetry;
    options.boundNs = static_cast<std::uint64_t>(boundUs * 1000);
    if (c.budgetSeconds != 0)
        options.budgetSeconds = c.budgetSeconds;
    const auto wall = [] { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()); };
    const double begin = cpuSeconds();
    const auto wallBegin = wall();
    const auto result = synthesize(graph, c.kind, c.chunksPerNpu, options);
    const double made = cpuSeconds();
    const double wallSeconds = (wall() - wallBegin).count();
    if (!result)
        return std::fprintf(stderr, "%s\n", toString(result.error()).c_str()), 1;
    const auto check = checkLinkSchedule(graph, *result->gather);
    const double checked = cpuSeconds();
    rusage usage {};
    getrusage(RUSAGE_SELF, &usage);
    const double us = static_cast<double>(result->gather->durationNs) / 1000;
    const double transfers = check ? static_cast<double>(check->transfers) : 1;
    std::printf("%-18s %9.4f %9.4f %7.1f %8.1f %8.1f %8.1f %8llu %12.2f %12.2f %7.4f %9.3f  %s\n", c.name, made - begin,
        wallSeconds, (made - begin) * 1e9 / transfers, static_cast<double>(result->peakBytes) / 1e6,
        static_cast<double>(result->gather->memoryBytes()) / 1e6, static_cast<double>(usage.ru_maxrss) / 1024,
        static_cast<unsigned long long>(result->starts), us, boundUs, us / boundUs, checked - made,
        check ? "replayed" : toString(check.error()).c_str());
    return check ? 0 : 1;
}

} // namespace

static int run(int argc, char** argv)
{
    std::printf("%-18s %9s %9s %7s %8s %8s %8s %8s %12s %12s %7s %9s\n", "case", "CPU s", "wall s", "ns/tr.", "peak MB",
        "plan MB", "RSS MB", "starts", "µs", "bound µs", "ratio", "replay s");
    int failures = 0;
    for (const Case& c : kCases) {
        bool wanted = argc == 1 && !c.large;
        for (int i = 1; i < argc; ++i)
            wanted |= std::strcmp(argv[i], c.name) == 0;
        if (!wanted)
            continue;
        failures += test::isolated([&c] { return run(c); }) != 0;
    }
    return failures == 0 ? 0 : 1;
}

WEFT_BENCH(run)
