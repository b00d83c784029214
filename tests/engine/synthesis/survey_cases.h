// SPDX-License-Identifier: GPL-3.0-or-later
// The cases of the survey that its bench and its test share: fabrics and patterns by name, and the least times that a
// solver proved where the bound says less. For tests.
#pragma once

#include "engine/collective/model/pattern.h"
#include "engine/synthesis/demand/demands.h"
#include "engine/topology/fabric.h"
#include "engine/topology/topology_builder.h"
#include "engine/topology/topology_spec.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace weft::synthesis {

// Leaves of 4 NPUs below 2 spines.
inline topology::Fabric leavesAndSpines(std::uint32_t leaves, bool reduces, bool multicasts)
{
    constexpr std::uint32_t kLeaf = 4;
    const LinkCost cost { Latency { 500 }, Bandwidth { 50 } };
    const topology::NodeOptions able { "", "", true, reduces, multicasts };
    topology::TopologyBuilder draft;
    draft.addNpus(leaves * kLeaf);
    const topology::DraftNode spines[] { draft.addSwitch(able), draft.addSwitch(able) };
    for (std::uint32_t leaf = 0; leaf < leaves; ++leaf) {
        const topology::DraftNode at = draft.addSwitch(able);
        for (std::uint32_t npu = 0; npu < kLeaf; ++npu)
            draft.addCable(topology::DraftNode { leaf * kLeaf + npu }, at, cost);
        for (const topology::DraftNode spine : spines)
            draft.addCable(at, spine, cost);
    }
    Findings findings;
    return topology::Fabric(*draft.seal(findings));
}

// Trees whose switches add up, duplicate, or both, by the names that the survey gives them.
struct AbleTree {
    const char* name;
    std::uint32_t leaves;
    bool reduces;
    bool multicasts;
};
inline constexpr std::array kAbleTrees { AbleTree { "tree that reduces 2", 2, true, true },
    AbleTree { "tree that reduces 4", 4, true, true }, AbleTree { "tree that only reduces 4", 4, true, false },
    AbleTree { "tree that only duplicates 4", 4, false, true } };

// A fabric of the survey by its name.
inline topology::Fabric surveyFabric(const std::string& name)
{
    for (const AbleTree& tree : kAbleTrees) {
        if (name == tree.name)
            return leavesAndSpines(tree.leaves, tree.reduces, tree.multicasts);
    }
    Findings findings;
    return topology::Fabric(*topology::topologyFromSpec(name, findings));
}

// `chunks` of each shard, or of all where there are no shards. All NPUs, where no members are named.
inline collective::Pattern surveyPattern(
    collective::PatternKind kind, std::uint32_t ranks, std::uint32_t chunks, std::vector<Rank> members = {})
{
    collective::Pattern pattern;
    pattern.kind = kind;
    pattern.ranks = ranks;
    pattern.members = std::move(members);
    const bool isShared = collective::isSharded(kind) || kind == collective::PatternKind::AllReduce;
    pattern.chunks = chunks * (isShared ? pattern.memberCount() : 1);
    pattern.root = pattern.member(0);
    return pattern;
}

// For all that makes sums: direct links, switches that pass on, add up or duplicate, several speeds.
inline constexpr std::array kSumFabrics { "DGX1V", "Torus(4x4,50GB/s,500ns)", "Switch(5,50GB/s,500ns)",
    "Ring(6,50GB/s,1us,uni=1)", "Mesh(3,50GB/s,500ns)_Mesh(4,75GB/s,700ns)", "FC(4)_Switch(4)",
    "Ring(4,200GB/s)_Switch(4)", "tree that reduces 2", "tree that only reduces 4", "tree that only duplicates 4",
    "FatTree(16)" };

// Copies, sums for one and sums for several, side by side.
inline Demands sumsBesideCopies(const synthesis::LinkGraph& graph)
{
    Demands sums;
    for (std::uint32_t npu = 0; npu < graph.npus; ++npu) {
        const std::uint32_t next = (npu + 1) % graph.npus;
        const std::uint32_t last = (npu + 2) % graph.npus;
        std::vector<std::uint32_t> both { npu, next };
        std::ranges::sort(both);
        sums.add(std::vector { npu }, both);
        sums.addSum(both, std::vector { last });
        sums.addSum(both, both);
    }
    return sums;
}

// Custom sums: of each NPU's chunks, what it and the two after it give is wanted by the two after those and by itself.
inline collective::Pattern surveySums(std::uint32_t ranks, std::uint32_t chunks)
{
    collective::Pattern pattern;
    pattern.kind = collective::PatternKind::Custom;
    pattern.ranks = ranks;
    pattern.chunks = ranks * chunks;
    for (std::uint32_t chunk = 0; chunk < pattern.chunks; ++chunk) {
        std::vector<Rank> givers;
        for (std::uint32_t k = 0; k < 3; ++k)
            givers.push_back(Rank { (chunk % ranks + k) % ranks });
        std::ranges::sort(givers);
        const auto placed = [&](std::uint32_t rank, std::vector<Rank> contributors) {
            return collective::Placement { Rank { rank }, { collective::Buffer::Input, chunk }, ChunkId { chunk },
                std::move(contributors) };
        };
        for (const Rank giver : givers)
            pattern.before.push_back(placed(index(giver), { giver }));
        for (const std::uint32_t k : { 0U, 3U, 4U })
            pattern.after.push_back(placed((chunk % ranks + k) % ranks, givers));
    }
    return pattern;
}

struct SolvedCase {
    std::string_view fabric;
    std::string_view groups; // after the name of the pattern
    std::uint32_t chunks = 0;
    std::uint64_t leastNs = 0;
};
inline constexpr std::string_view kHalf = ", half";
inline constexpr std::string_view kTwo = ", two groups";
// No broadcast of 1 MiB in so many chunks takes less, as scripts/solve_broadcast.py proves by satisfiability.
inline constexpr std::array kSolvedBroadcasts { SolvedCase { "Ring(4,200GB/s)_Switch(4)", "", 1, 59'334 },
    SolvedCase { "Ring(4,200GB/s)_Switch(4)", kTwo, 1, 68'904 }, // in steps of 1914 ns
    SolvedCase { "Ring(4,200GB/s)_Switch(4)", kHalf, 2, 39'000 }, // 1560 ns
    SolvedCase { "Ring(4,200GB/s)_Switch(4)", kHalf, 4, 24'682 }, // 574 ns
    SolvedCase { "Ring(4)_Switch(8)", kTwo, 1, 128'826 }, SolvedCase { "Ring(4)_Switch(8)", kHalf, 2, 65'910 },
    SolvedCase { "Ring(4)_Switch(8)", kHalf, 4, 40'194 }, SolvedCase { "Ring(4)_Switch(8)", "", 8, 24'968 },
    SolvedCase { "FC(4)_Switch(4)", kTwo, 2, 54'925 }, SolvedCase { "FC(4)_Switch(4)", kTwo, 4, 34'452 },
    SolvedCase { "DGX1V", kHalf, 8, 22'968 } };
// Nor does such an all-gather, by the same script with --gather.
inline constexpr std::array kSolvedGathers { SolvedCase { "DGX1V", kHalf, 2, 64'413 },
    SolvedCase { "DGX1V", kTwo, 4, 43'940 }, SolvedCase { "FC(4)_Switch(4)", kTwo, 1, 107'355 } };
// Nor do these custom sums, as scripts/solve_sums.py proves.
inline constexpr std::array kSolvedSums { SolvedCase { "DGX1V", "", 1, 127'329 }, SolvedCase { "DGX1V", "", 2, 64'413 },
    SolvedCase { "Torus(4x4)", "", 2, 43'940 }, SolvedCase { "FC(8)", "", 1, 42'942 },
    SolvedCase { "Switch(5)", "", 1, 128'826 }, SolvedCase { "Switch(16)", "", 1, 128'826 },
    SolvedCase { "Switch(64)", "", 1, 128'826 }, SolvedCase { "DGXH100", "", 1, 16'980 } };
struct SolvedKind {
    std::string_view kind;
    std::string_view reversed; // backwards, on fabrics whose links have a way back
    std::span<const SolvedCase> cases;
};
inline constexpr std::array kSolved { SolvedKind { "broadcast", "reduce", kSolvedBroadcasts },
    SolvedKind { "all-gather", "reduce-scatter", kSolvedGathers }, SolvedKind { "custom", "custom", kSolvedSums } };

// 0 where no solver said more than the bound. A reduction takes as long as the copies, backwards; what goes to all
// NPUs, or to half of them while another goes to the others, takes no less than what goes to half of them alone.
inline std::uint64_t solvedNs(std::string_view fabric, std::string_view pattern, std::uint32_t chunks)
{
    const std::string_view kind = pattern.substr(0, pattern.find(','));
    const std::string_view groups = pattern.substr(kind.size());
    std::uint64_t least = 0;
    for (const SolvedKind& solvedKind : kSolved) {
        for (const SolvedCase& solved : solvedKind.cases) {
            if (solved.fabric == fabric && solved.chunks == chunks
                && (kind == solvedKind.kind || kind == solvedKind.reversed)
                && (solved.groups == kHalf || solved.groups == groups))
                least = std::max(least, solved.leastNs);
        }
    }
    return least;
}

} // namespace weft::synthesis
