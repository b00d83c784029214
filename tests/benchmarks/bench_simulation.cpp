// SPDX-License-Identifier: GPL-3.0-or-later
// Simulates 64 MiB collectives in 4 chunks, each case in a process of its own, and prints the seconds of the
// simulation alone (loading stated beside it), the peak memory and the messages a second.
//   bench_simulation [CASE…]      cases are named in the first column; without any, all but the largest run
#include "engine/simulation/kernel/simulator.h"
#include "engine/topology/topology_spec.h"
#include "tests/benchmarks/bench_program.h"
#include "tests/benchmarks/isolated.h"

#include <chrono>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <sys/resource.h>

using namespace weft;
using namespace weft::simulation;

namespace {

struct Case {
    const char* name;
    const char* spec;
    trace::CollectiveType type;
    AlgorithmKind algorithm;
    NetworkModel network;
    const char* peer; // CPU seconds and MB of ASTRA-sim on a like machine
    bool large = false;
};

constexpr auto kAllReduce = trace::CollectiveType::AllReduce;
constexpr auto kAllGather = trace::CollectiveType::AllGather;
constexpr auto kRing = AlgorithmKind::Ring;
constexpr auto kDirect = AlgorithmKind::Direct;
constexpr auto kUnaware = NetworkModel::Unaware;
constexpr auto kAware = NetworkModel::Aware;

#define WEFT_RING(n) "Ring(" #n ",50GiB/s,500ns)"
constexpr Case kCases[] {
    { "ring-256", WEFT_RING(256), kAllReduce, kRing, kUnaware, "0.43 s, 36 MB" },
    { "ring-512", WEFT_RING(512), kAllReduce, kRing, kUnaware, "-" },
    { "ring-1024", WEFT_RING(1024), kAllReduce, kRing, kUnaware, "9.52 s, 356 MB" },
    { "ring-2048", WEFT_RING(2048), kAllReduce, kRing, kUnaware, "-" },
    { "ring-4096", WEFT_RING(4096), kAllReduce, kRing, kUnaware, "> 235.8 s unfinished, 5458 MB" },
    { "direct-1024", WEFT_RING(1024), kAllReduce, kDirect, kUnaware, "133.6 s, 1081 MB" },
    { "aware-ring-1024", WEFT_RING(1024), kAllReduce, kRing, kAware, "13.86 s, 357 MB" },
    { "aware-direct-64", WEFT_RING(64), kAllReduce, kDirect, kAware, "0.35 s, 20 MB" },
    { "aware-direct-256", WEFT_RING(256), kAllReduce, kDirect, kAware, "51.25 s, 276 MB" },
    { "ring-64x64", WEFT_RING(64) "_" WEFT_RING(64), kAllReduce, kRing, kUnaware, "12.28 s, 298 MB" },
    { "ring-16x16x16", WEFT_RING(16) "_" WEFT_RING(16) "_" WEFT_RING(16), kAllReduce, kRing, kUnaware,
        "7.23 s, 192 MB" },
    { "direct-64x64", WEFT_RING(64) "_" WEFT_RING(64), kAllReduce, kDirect, kUnaware, "47.9 s, 614 MB" },
    { "gather-1024", WEFT_RING(1024), kAllGather, kRing, kUnaware, "4.5 s, 356 MB" },
    { "aware-ring-64x64", WEFT_RING(64) "_" WEFT_RING(64), kAllReduce, kRing, kAware, "refused" },
};

double now()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

double processorSeconds()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

int runCase(const Case& test)
{
    const double begin = now();
    Findings findings;
    const Result<topology::TopologyPtr> fabric = topology::topologyFromSpec(test.spec, findings);
    if (!fabric) {
        std::printf("%s: %s\n", test.name, toString(fabric.error()).c_str());
        return 1;
    }
    trace::Workload workload;
    for (std::uint32_t rank = 0; rank < (*fabric)->npuCount(); ++rank) {
        trace::ExecutionGraphBuilder builder;
        trace::Operation operation;
        operation.type = trace::NodeType::Coll;
        operation.commType = test.type;
        operation.commSize = 64 << 20;
        builder.add(operation, "collective", {});
        workload.graphs.push_back(builder.seal());
    }
    SystemConfig system;
    system.datasetSplits = 4;
    system.collectiveOptimization = CollectiveOptimization::LocalBwAware;
    system.localMemoryBandwidth = Bandwidth::gigaBytesPerSecond(1600);
    for (auto& list : system.implementation)
        list.assign((*fabric)->dimensions().size(), { test.algorithm, 0 });
    RunOptions options;
    options.network = test.network;
    const double loaded = now();
    const double cpu = processorSeconds();
    const Result<RunPtr> run = simulate(topology::Fabric(*fabric), workload, system, options, findings);
    const double end = now();
    const double used = processorSeconds() - cpu;
    if (!run) {
        std::printf("%s: %s\n", test.name, toString(run.error()).c_str());
        return 1;
    }
    rusage usage {};
    getrusage(RUSAGE_SELF, &usage);
    const auto messages = static_cast<double>((*run)->messages);
    std::printf("%-17s %10.0f messages %8.3f s wall %8.3f s CPU %7.1f M/s %7.1f MB  load %.3f s  makespan %llu ns  "
                "[peer: %s]\n",
        test.name, messages, end - loaded, used, messages / used / 1e6,
        static_cast<double>(usage.ru_maxrss) * 1024 / 1e6, loaded - begin,
        static_cast<unsigned long long>((*run)->makespan.ns()), test.peer);
    std::fflush(stdout);
    return 0;
}

} // namespace

static int run(int count, char** arguments)
{
    int failures = 0;
    for (const Case& test : kCases) {
        bool wanted = count == 1 && !test.large;
        for (int i = 1; i < count; ++i)
            wanted = wanted || std::strcmp(arguments[i], test.name) == 0;
        if (wanted) // a single case runs right here, where a profiler sees it
            failures += count == 2 ? runCase(test) : test::isolated([&test] { return runCase(test); });
    }
    return failures;
}

WEFT_BENCH(run)
