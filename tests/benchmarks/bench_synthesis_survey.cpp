// SPDX-License-Identifier: GPL-3.0-or-later
// Every pattern and custom sums on switches of one and several levels, switches that add up, duplicate or both,
// machines of the zoo, and irregular fabrics: what synthesis reaches of the lower bound, or of the least time that a
// solver proved where that is longer, with one start or within a budget, and for how long. Chunks are 1 MiB divided by
// their number. Every plan is checked by synthesizePattern().
//   bench_synthesis_survey [SECONDS] [FABRIC] [PATTERN]      0 s (one start); parts of the names of those wanted
#include "engine/synthesis/search/group_synthesis.h"
#include "tests/benchmarks/bench_program.h"
#include "tests/engine/synthesis/irregular_fabrics.h"
#include "tests/engine/synthesis/survey_cases.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <map>

using namespace weft;
using namespace weft::synthesis;
using collective::Pattern;
using collective::PatternKind;

namespace {

constexpr const char* kSpecs[] { "DGX1V", "DGX2", "DGXH100", "TPUv4Slice", "DGXH100SU", "Switch(5)", "Switch(16)",
    "Switch(64)", "Switch(8,200GB/s)_Switch(4)", "Switch(4)_Switch(4)_Switch(4)", "Ring(4)_Switch(8)",
    "Ring(4,200GB/s)_Switch(4)", "FC(4)_Switch(4)", "Switch(8,300GB/s)_FC(3)", "FatTree(16)", "FatTree(32,oversub=2)",
    "FatTree(64)", "FatTree(16,levels=3)", "Dragonfly(groups=4,routers=4,npus=2)", "Torus(4x4)", "FC(8)" };
constexpr std::pair<PatternKind, const char*> kPatterns[] { { PatternKind::AllGather, "all-gather" },
    { PatternKind::ReduceScatter, "reduce-scatter" }, { PatternKind::Broadcast, "broadcast" },
    { PatternKind::Reduce, "reduce" }, { PatternKind::Gather, "gather" }, { PatternKind::Scatter, "scatter" },
    { PatternKind::AllToAll, "all-to-all" }, { PatternKind::AllReduce, "all-reduce" },
    { PatternKind::Custom, "custom" } };
constexpr std::uint32_t kMostTransfers = 1U << 14U;

struct Score {
    int cases = 0;
    int low = 0; // below nine tenths of the bound
    int met = 0; // at the bound
    double sum = 0;
    double least = 1;
    double seconds = 0;
    void add(double efficiency, double wall)
    {
        ++cases;
        low += efficiency < 0.9;
        met += efficiency >= 1;
        sum += efficiency;
        least = std::min(least, efficiency);
        seconds += wall;
    }
    void print(const std::string& name) const
    {
        std::printf("%-56s %4d cases  mean %.4f  least %.3f  %3d below 0.9  %3d met  %8.3f s\n", name.c_str(), cases,
            sum / cases, least, low, met, seconds);
    }
};

struct Survey {
    double budget = 0;
    std::string fabric;
    std::string pattern;
    std::map<std::string, Score> byPattern;
    std::map<std::string, Score> byFabric;
    Score all;

    [[nodiscard]] SynthesisOptions options() const
    {
        SynthesisOptions chosen;
        if (budget > 0) {
            chosen.starts = 0;
            chosen.budgetSeconds = budget;
        }
        return chosen;
    }

    // `groups` of members, none for all NPUs.
    void run(const topology::Fabric& on, const std::string& name, const std::vector<std::vector<Rank>>& groups)
    {
        for (const auto& [kind, word] : kPatterns) {
            const std::string what = word
                + std::string(groups.empty() ? ""
                        : groups.size() == 1 ? ", half"
                                             : ", two groups");
            if (what.find(pattern) == std::string::npos || (kind == PatternKind::Custom && !groups.empty()))
                continue;
            for (const std::uint32_t chunks : { 1U, 2U, 4U, 8U })
                run(on, name, groups, kind, what, chunks);
        }
    }

    void run(const topology::Fabric& on, const std::string& name, const std::vector<std::vector<Rank>>& groups,
        PatternKind kind, const std::string& what, std::uint32_t chunks)
    {
        std::vector<Pattern> patterns;
        std::uint64_t transfers = 0;
        for (std::size_t g = 0; g < std::max<std::size_t>(groups.size(), 1); ++g) {
            const std::uint32_t ranks = on.topology().npuCount();
            const Pattern one = kind == PatternKind::Custom
                ? surveySums(ranks, chunks)
                : surveyPattern(kind, ranks, chunks, groups.empty() ? std::vector<Rank> {} : groups[g]);
            transfers += std::uint64_t { one.chunkIds() } * one.memberCount();
            patterns.push_back(one);
        }
        if (transfers > kMostTransfers)
            return;
        const Bytes size { (1U << 20U) / chunks };
        const auto begin = std::chrono::steady_clock::now();
        const Result<PatternSynthesis> made = patterns.size() == 1
            ? synthesizePattern(on, patterns.front(), size, options())
            : synthesizeGroups(on, patterns, size, options());
        const double wall = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        if (!made) {
            std::printf("%-40s %-28s k=%u  %s\n", name.c_str(), what.c_str(), chunks, toString(made.error()).c_str());
            return;
        }
        const std::uint64_t solved = solvedNs(name, what, chunks);
        const std::uint64_t least = std::max<std::uint64_t>(made->bound.time.ns(), solved);
        const double share
            = made->durationNs == 0 ? 1 : static_cast<double>(least) / static_cast<double>(made->durationNs);
        std::printf("%-40s %-28s k=%u  bound %10.2f us %-6s made %10.2f us  %.4f  %6llu starts  %.3f s\n", name.c_str(),
            what.c_str(), chunks, static_cast<double>(least) / 1000,
            solved == least ? "solved" : std::string(toString(made->bound.kind)).c_str(),
            static_cast<double>(made->durationNs) / 1000, share, static_cast<unsigned long long>(made->starts),
            wall - made->boundSeconds);
        std::fflush(stdout);
        for (Score* score : { &byPattern[what], &byFabric[name], &all })
            score->add(share, wall - made->boundSeconds);
    }

    void runAll(const topology::Fabric& on, const std::string& name)
    {
        if (name.find(fabric) == std::string::npos)
            return;
        run(on, name, {});
        std::vector<Rank> even;
        std::vector<Rank> odd;
        for (std::uint32_t npu = 0; npu < on.topology().npuCount(); ++npu)
            (npu % 2 == 0 ? even : odd).push_back(Rank { npu });
        run(on, name, { even });
        run(on, name, { even, odd });
    }
};

} // namespace

static int run(int argc, char** argv)
{
    Survey survey;
    survey.budget = argc > 1 ? std::atof(argv[1]) : 0;
    survey.fabric = argc > 2 ? argv[2] : "";
    survey.pattern = argc > 3 ? argv[3] : "";
    for (const char* spec : kSpecs) {
        Findings findings;
        const Result<topology::TopologyPtr> topology = topology::topologyFromSpec(spec, findings);
        if (!topology) {
            std::printf("%s: %s\n", spec, toString(topology.error()).c_str());
            continue;
        }
        survey.runAll(topology::Fabric(*topology), spec);
        if (spec != std::string("FatTree(16)"))
            continue;
        // A link between its switches fails, one has half its speed.
        topology::FabricState state;
        state.links[LinkId { (*topology)->linkCount() - 1 }].failed = true;
        state.links[LinkId { (*topology)->linkCount() - 4 }].bandwidthFactor = 0.5;
        survey.runAll(topology::Fabric(*topology, std::move(state)), std::string(spec) + " broken");
    }
    for (const AbleTree& tree : kAbleTrees)
        survey.runAll(surveyFabric(tree.name), tree.name);
    for (const auto& [family, name] : kIrregularFamilies) {
        for (std::uint32_t number = 0; number < 2; ++number) {
            const topology::Fabric fabric = IrregularMaker(family, number).make();
            if (isWhole(makeLinkGraph(fabric, Bytes { 1U << 20U })))
                survey.runAll(fabric, std::string(name) + " " + std::to_string(number));
        }
    }
    for (const auto& [name, score] : survey.byPattern)
        score.print(name);
    for (const auto& [name, score] : survey.byFabric)
        score.print(name);
    survey.all.print("all");
    return 0;
}

WEFT_BENCH(run)
