// SPDX-License-Identifier: GPL-3.0-or-later
// Runs algorithms of the library as schedules, 64 MiB each, every case in a process of its own, and prints the seconds
// of making the schedule and of the simulation, the peak memory and the messages a second.
//   bench_schedule [CASE…]      cases are named in the first column; without any, all run
#include "engine/collective/library/algorithm_library.h"
#include "engine/simulation/kernel/simulator.h"
#include "engine/topology/topology_spec.h"
#include "tests/benchmarks/bench_program.h"
#include "tests/benchmarks/isolated.h"

#include <cstdio>
#include <cstring>
#include <ctime>
#include <sys/resource.h>

using namespace weft;
using namespace weft::simulation;

namespace {

struct Case {
    const char* name;
    const char* algorithm;
    collective::PatternKind pattern;
    const char* spec;
    NetworkModel network;
};

constexpr auto kAllReduce = collective::PatternKind::AllReduce;
constexpr Case kCases[] {
    { "ring-256", "ring", kAllReduce, "Ring(256,50GiB/s,500ns)", NetworkModel::Unaware },
    { "ring-1024", "ring", kAllReduce, "Ring(1024,50GiB/s,500ns)", NetworkModel::Unaware },
    { "aware-ring-1024", "ring", kAllReduce, "Ring(1024,50GiB/s,500ns)", NetworkModel::Aware },
    { "direct-256", "direct", kAllReduce, "FC(256,50GiB/s,500ns)", NetworkModel::Aware },
    { "halving-1024", "halving-doubling", kAllReduce, "FC(1024,50GiB/s,500ns)", NetworkModel::Unaware },
};

double processorSeconds()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

double peakMegabytes()
{
    rusage usage {};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) * 1024 / 1e6;
}

int refuse(const char* name, const Error& error)
{
    std::printf("%s: %s\n", name, toString(error).c_str());
    return 1;
}

int runCase(const Case& test)
{
    Findings findings;
    const Result<topology::TopologyPtr> fabric = topology::topologyFromSpec(test.spec, findings);
    if (!fabric)
        return refuse(test.name, fabric.error());
    const double begin = processorSeconds();
    collective::AlgorithmRequest request;
    request.pattern.kind = test.pattern;
    request.pattern.ranks = (*fabric)->npuCount();
    const Result<collective::SchedulePtr> schedule = collective::makeAlgorithm(test.algorithm, request);
    if (!schedule)
        return refuse(test.name, schedule.error());
    const double made = processorSeconds();
    const double madePeak = peakMegabytes();

    trace::Workload workload;
    for (std::uint32_t rank = 0; rank < (*fabric)->npuCount(); ++rank) {
        trace::ExecutionGraphBuilder builder;
        trace::Operation operation;
        operation.type = trace::NodeType::Coll;
        operation.commType = *collective::chakraType(test.pattern);
        operation.commSize = 64 << 20;
        builder.add(operation, "collective", {});
        workload.graphs.push_back(builder.seal());
    }
    SystemConfig system;
    system.localMemoryBandwidth = Bandwidth::gigaBytesPerSecond(1600);
    system.custom[*collective::chakraType(test.pattern)] = { "", {}, *schedule, {} };
    RunOptions options;
    options.network = test.network;
    const double loaded = processorSeconds();
    const Result<RunPtr> run = simulate(topology::Fabric(*fabric), workload, system, options, findings);
    const double used = processorSeconds() - loaded;
    if (!run)
        return refuse(test.name, run.error());
    const auto messages = static_cast<double>((*run)->messages);
    std::printf("%-16s %9u steps made in %6.3f s (%6.1f MB)  %9.0f messages in %7.3f s CPU  %6.2f M/s  %7.1f MB  "
                "makespan %llu ns\n",
        test.name, (*schedule)->stepCount(), made - begin, madePeak, messages, used, messages / used / 1e6,
        peakMegabytes(), static_cast<unsigned long long>((*run)->makespan.ns()));
    std::fflush(stdout);
    return 0;
}

} // namespace

static int run(int count, char** arguments)
{
    int failures = 0;
    for (const Case& test : kCases) {
        bool wanted = count == 1;
        for (int i = 1; i < count; ++i)
            wanted = wanted || std::strcmp(arguments[i], test.name) == 0;
        if (wanted) // a single case runs right here, where a profiler sees it
            failures += count == 2 ? runCase(test) : test::isolated([&test] { return runCase(test); });
    }
    return failures;
}

WEFT_BENCH(run)
