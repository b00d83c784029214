// SPDX-License-Identifier: GPL-3.0-or-later
// The algorithms that see the whole group as one line: direct, halving-doubling, recursive doubling.
#include "engine/collective/library/algorithm_families.h"

#include <bit>

namespace weft::collective {

namespace {

constexpr TransferOptions kPairwise { true, BlockPairing::SamePeer };

// A group of any size, folded to a power of two: each of the first ranks stands in for the one after it.
class FoldedGroup {
public:
    explicit FoldedGroup(std::vector<Rank> line)
    {
        const std::size_t past = line.size();
        const std::size_t pairs = past - std::bit_floor(past);
        for (std::size_t i = 0; i < past; i += i < 2 * pairs ? 2 : 1) {
            m_core.push_back(line[i]);
            m_firstUnit.push_back(static_cast<std::uint32_t>(i));
            if (i < 2 * pairs)
                m_folded.push_back(line[i + 1]);
        }
        m_firstUnit.push_back(static_cast<std::uint32_t>(past));
    }

    [[nodiscard]] Line core() const { return m_core; }
    // By place in the core: one unit each, or those of all members that the rank stands for.
    [[nodiscard]] std::vector<Runs> blocks(const Cut& cut, std::uint32_t lane, bool ofMembers) const
    {
        return mapped(numbersBelow(m_core.size()), [&](std::uint32_t i) {
            return ofMembers ? cut.runs(m_firstUnit[i], m_firstUnit[i + 1], lane) : Runs { cut.run(i, lane) };
        });
    }
    // Calls visit(stand-in, folded rank, unit of the folded rank).
    template <class Visit> void forEachFolded(Visit&& visit) const
    {
        for (std::size_t i = 0; i < m_folded.size(); ++i)
            visit(m_core[i], m_folded[i], m_firstUnit[i] + 1);
    }

private:
    std::vector<Rank> m_core;
    std::vector<Rank> m_folded; // the first ranks of the core have one each
    std::vector<std::uint32_t> m_firstUnit; // by place in the core, and the end
};

// All-reduce by log2(size) exchanges of everything; powers of two only.
void doubleAll(Workspace& workspace, Line line, const Runs& runs, std::uint32_t channel)
{
    for (std::size_t distance = 1; distance < line.size(); distance *= 2) {
        std::vector<Workspace::Transfer> transfers;
        for (std::size_t i = 0; i < line.size(); ++i)
            transfers.push_back({ line[i], line[i ^ distance], runs });
        workspace.moveAtOnce(transfers, channel, true);
    }
}

// Folded ranks hand everything over first and get the result last. Broadcast is a scatter and an all-gather (R. van de
// Geijn), reduce a reduce-scatter and a gather (R. Rabenseifner). `whole`: an all-reduce that cuts nothing.
void halveAndDouble(Workspace& workspace, const Job& job, const FoldedGroup& group, std::uint32_t lane, bool whole)
{
    const PatternKind kind = job.pattern.kind;
    const std::uint32_t channel = lane / job.pieces;
    const bool sharded = isSharded(kind);
    const bool scatters = scattersFirst(kind) && kind != PatternKind::Broadcast;
    const auto core = static_cast<std::uint32_t>(group.core().size());
    const std::uint32_t units = sharded ? job.size() : whole ? 1 : core;
    const Cut cut(job.pattern, units, job.lanes());
    const std::vector<Runs> blocks = group.blocks(cut, lane, sharded);
    const Runs all = cut.runs(0, units, lane);
    std::vector<Runs> own(job.pattern.ranks); // what the root hands out, or collects
    for (std::uint32_t i = 0; hasRoot(kind) && i < core; ++i)
        own[index(group.core()[i])] = blocks[i];

    group.forEachFolded([&](Rank standIn, Rank folded, std::uint32_t unit) {
        if (scatters)
            workspace.move(folded, standIn, all, channel, true);
        else if (kind == PatternKind::AllGather)
            workspace.copy(folded, standIn, { cut.run(unit, lane) }, channel);
    });
    if (kind == PatternKind::Broadcast)
        alongTree(workspace, PatternKind::Scatter, binomialTree(group.core()), {}, own, channel);
    if (scatters && !whole)
        exchange(workspace, LineStyle::HalvingDoubling, group.core(), blocks, channel, LineHalf::ReduceScatter);
    if (whole)
        doubleAll(workspace, group.core(), all, channel);
    else if (gathersLast(kind) && kind != PatternKind::Reduce)
        exchange(workspace, LineStyle::HalvingDoubling, group.core(), blocks, channel, LineHalf::AllGather);
    if (kind == PatternKind::Reduce) {
        alongTree(workspace, PatternKind::Gather, binomialTree(group.core()), {}, own, channel);
        return;
    }
    group.forEachFolded([&](Rank standIn, Rank folded, std::uint32_t unit) {
        Runs missing = all;
        if (kind == PatternKind::ReduceScatter) {
            missing = { cut.run(unit, lane) };
        } else if (sharded) {
            missing = cut.runs(0, unit, lane);
            const Runs above = cut.runs(unit + 1, units, lane);
            missing.insert(missing.end(), above.begin(), above.end());
        }
        workspace.copy(standIn, folded, missing, channel);
    });
}

} // namespace

Result<SchedulePtr> makeDirect(const Job& job)
{
    if (job.pattern.kind == PatternKind::AllToAll)
        return allToAllAlong(job, { job.size() }, { { 0 } }, false);
    if (hasRoot(job.pattern.kind))
        return makeTrees(job, { starTree(job.lineFromRoot()) }, OwnShard::InOutput);
    // One step each way.
    Workspace workspace(job, kPairwise, OwnShard::InOutput);
    const Cut cut(job.pattern, job.size(), job.lanes());
    for (std::uint32_t lane = 0; lane < job.lanes(); ++lane) {
        const std::uint32_t channel = lane / job.pieces;
        const std::vector<Runs> blocks
            = mapped(numbersBelow(job.size()), [&](std::uint32_t unit) { return Runs { cut.run(unit, lane) }; });
        if (scattersFirst(job.pattern.kind))
            exchange(workspace, LineStyle::Direct, job.line, blocks, channel, LineHalf::ReduceScatter);
        if (gathersLast(job.pattern.kind))
            exchange(workspace, LineStyle::Direct, job.line, blocks, channel, LineHalf::AllGather);
    }
    return workspace.finish();
}

Result<SchedulePtr> makeHalvingDoubling(const Job& job, bool whole)
{
    Workspace workspace(job, kPairwise);
    const FoldedGroup group(job.lineFromRoot());
    for (std::uint32_t lane = 0; lane < job.lanes(); ++lane)
        halveAndDouble(workspace, job, group, lane, whole);
    return workspace.finish();
}

} // namespace weft::collective
