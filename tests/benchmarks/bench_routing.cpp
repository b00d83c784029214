// SPDX-License-Identifier: GPL-3.0-or-later
// Routes under load: messages a second on fat trees, and how much of a non-blocking tree each routing uses.
//   bench_routing [CASE…]      neighbours, trees, switch; all without arguments
#include "engine/simulation/kernel/simulator.h"
#include "engine/topology/topology_spec.h"
#include "tests/benchmarks/bench_program.h"
#include "tests/engine/simulation/scenario_builder.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <numeric>
#include <string>

using namespace weft;
using namespace weft::simulation;

namespace {

constexpr std::uint64_t kMiB = 1 << 20;

topology::TopologyPtr fabricOf(const std::string& spec)
{
    Findings findings;
    Result<topology::TopologyPtr> made = topology::topologyFromSpec(spec, findings);
    if (!made)
        std::printf("%s\n", toString(made.error()).c_str());
    return made ? *made : nullptr;
}

trace::Workload allToAll(std::uint32_t npus, std::uint64_t bytes, std::uint32_t groupSize)
{
    test::WorkloadBuilder builder(npus);
    for (std::uint32_t rank = 0; rank < npus; ++rank)
        builder.collective(rank, trace::CollectiveType::AllToAll, static_cast<std::int64_t>(bytes), {},
            groupSize < npus ? std::to_string(rank / groupSize + 1) : std::string());
    return builder.seal();
}

// Rank r sends to to[r] and receives from its inverse.
trace::Workload permutation(const std::vector<std::uint32_t>& to, std::uint64_t bytes)
{
    test::WorkloadBuilder builder(static_cast<std::uint32_t>(to.size()));
    for (std::uint32_t rank = 0; rank < to.size(); ++rank) {
        if (to[rank] == rank)
            continue;
        builder.send(rank, to[rank], static_cast<std::int64_t>(bytes));
        builder.receive(to[rank], rank, static_cast<std::int64_t>(bytes));
    }
    return builder.seal();
}

RunPtr runOn(const topology::TopologyPtr& fabric, const trace::Workload& workload, topology::RouteChoice choice,
    std::uint64_t packet, std::uint32_t groupSize, double& seconds)
{
    SystemConfig system;
    for (auto& list : system.implementation)
        list.assign(1, { AlgorithmKind::Direct, 0 });
    for (std::uint32_t first = 0; groupSize < fabric->npuCount() && first < fabric->npuCount(); first += groupSize) {
        trace::ProcessGroup group { std::to_string(first / groupSize + 1), {} };
        for (std::uint32_t rank = first; rank < std::min(first + groupSize, fabric->npuCount()); ++rank)
            group.ranks.push_back(Rank { rank });
        system.groups.push_back(std::move(group));
    }
    RunOptions options;
    options.network = NetworkModel::Aware;
    options.routing.choice = choice;
    if (packet != 0)
        options.packet = Bytes { packet };
    Findings findings;
    const std::clock_t begin = std::clock();
    const Result<RunPtr> run = simulate(topology::Fabric(fabric), workload, system, options, findings);
    seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    if (!run)
        std::printf("%s\n", toString(run.error()).c_str());
    return run ? *run : nullptr;
}

int neighbours()
{
    for (const char* spec : { "FatTree(1000)", "FatTree(4000)", "FatTree(10000)", "FatTree(10000,levels=3)",
             "Dragonfly(groups=100,routers=16,npus=8)", "Rail(10240,levels=2)" }) {
        for (const topology::RouteChoice choice : { topology::RouteChoice::Hash, topology::RouteChoice::DModK }) {
            const topology::TopologyPtr fabric = fabricOf(spec);
            double seconds = 0;
            const RunPtr run = runOn(fabric, allToAll(fabric->npuCount(), kMiB, 64), choice, 0, 64, seconds);
            if (!run)
                return 1;
            std::printf("neighbours %-44s %-8s %9.0f messages %7.3f s CPU %6.2f M/s\n", spec,
                std::string(topology::toString(choice)).c_str(), static_cast<double>(run->messages), seconds,
                static_cast<double>(run->messages) / seconds / 1e6);
            std::fflush(stdout);
        }
    }
    return 0;
}

int trees()
{
    for (const std::uint32_t n : { 64U, 1024U }) {
        const topology::TopologyPtr fabric = fabricOf("FatTree(" + std::to_string(n) + ",50GB/s,250ns)");
        std::vector<std::uint32_t> shift(n);
        std::vector<std::uint32_t> mixed(n);
        std::iota(mixed.begin(), mixed.end(), 0U);
        std::uint32_t random = 7;
        for (std::uint32_t i = n - 1; i > 0; --i) {
            random = random * 1664525U + 1013904223U;
            std::swap(mixed[i], mixed[(random >> 8U) % (i + 1)]);
        }
        for (std::uint32_t i = 0; i < n; ++i)
            shift[i] = (i + n / 4 + 3) % n;
        for (const topology::RouteChoice choice : topology::allRouteChoices()) {
            double seconds[3] {};
            const double ideal = 16.0 * kMiB / 50;
            const RunPtr all = runOn(fabric, allToAll(n, 16 * kMiB, n), choice, 4096, n, seconds[0]);
            const RunPtr shifted = runOn(fabric, permutation(shift, 16 * kMiB), choice, 4096, n, seconds[1]);
            const RunPtr random_ = runOn(fabric, permutation(mixed, 16 * kMiB), choice, 4096, n, seconds[2]);
            if (!all || !shifted || !random_)
                return 1;
            const auto share = [&](const RunPtr& run, double part) {
                return 100 * ideal * part / static_cast<double>(run->makespan.ns());
            };
            std::printf(
                "trees %5u hosts %-8s of the bisection: all-to-all %5.1f %%, shift %5.1f %%, permutation %5.1f %%"
                "  (%.1f s CPU)\n",
                n, std::string(topology::toString(choice)).c_str(), share(all, (n - 1.0) / n), share(shifted, 1),
                share(random_, 1), seconds[0] + seconds[1] + seconds[2]);
            std::fflush(stdout);
        }
    }
    return 0;
}

int oneSwitch()
{
    double seconds = 0;
    const RunPtr one = runOn(
        fabricOf("Switch(64,50GB/s,500ns)"), allToAll(64, kMiB, 64), topology::RouteChoice::Default, 4096, 64, seconds);
    for (const topology::RouteChoice choice : topology::allRouteChoices()) {
        const RunPtr tree
            = runOn(fabricOf("FatTree(64,50GB/s,250ns)"), allToAll(64, kMiB, 64), choice, 4096, 64, seconds);
        if (!one || !tree)
            return 1;
        std::printf("switch: all-to-all of 1 MiB on a tree of 64, %-8s %llu ns, %.3f of one switch\n",
            std::string(topology::toString(choice)).c_str(), static_cast<unsigned long long>(tree->makespan.ns()),
            static_cast<double>(tree->makespan.ns()) / static_cast<double>(one->makespan.ns()));
    }
    return 0;
}

} // namespace

static int run(int count, char** arguments)
{
    const auto isWanted = [&](const char* name) {
        bool wanted = count == 1;
        for (int i = 1; i < count; ++i)
            wanted = wanted || std::strcmp(arguments[i], name) == 0;
        return wanted;
    };
    return (isWanted("neighbours") ? neighbours() : 0) + (isWanted("trees") ? trees() : 0)
        + (isWanted("switch") ? oneSwitch() : 0);
}

WEFT_BENCH(run)
