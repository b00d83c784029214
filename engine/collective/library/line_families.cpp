// SPDX-License-Identifier: GPL-3.0-or-later
// The algorithms that see the whole group as one line: direct, halving-doubling, recursive doubling.
#include "engine/collective/library/algorithm_families.h"

#include <bit>

namespace weft::collective {

namespace {

constexpr TransferOptions kPairwise { true, BlockPairing::SamePeer };

// Calls visit(lane, channel) for every lane, the pieces of a channel one after the other.
template <class Visit> void forEachLane(const Job& job, Visit&& visit)
{
    for (std::uint32_t lane = 0; lane < job.lanes(); ++lane)
        visit(lane, lane / job.pieces);
}

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

    // Folded ranks hand over these sums, or get them back.
    void handOver(Workspace& workspace, const Runs& runs, std::uint32_t channel) const
    {
        forEachFolded(
            [&](Rank standIn, Rank folded, std::uint32_t) { workspace.reduce(folded, standIn, runs, channel); });
    }
    void giveBack(Workspace& workspace, const Runs& runs, std::uint32_t channel) const
    {
        forEachFolded(
            [&](Rank standIn, Rank folded, std::uint32_t) { workspace.copy(standIn, folded, runs, channel); });
    }

private:
    std::vector<Rank> m_core;
    std::vector<Rank> m_folded; // the first ranks of the core have one each
    std::vector<std::uint32_t> m_firstUnit; // by place in the core, and the end
};

// Reduce-scatter, all-gather and all-reduce in one step each way.
Result<SchedulePtr> directExchange(const Job& job)
{
    Workspace workspace(job, kPairwise, OwnShard::InOutput);
    const Cut cut(job.pattern, job.size(), job.lanes());
    forEachLane(job, [&](std::uint32_t lane, std::uint32_t channel) {
        const std::vector<Runs> blocks
            = mapped(numbersBelow(job.size()), [&](std::uint32_t unit) { return Runs { cut.run(unit, lane) }; });
        if (scattersFirst(job.pattern.kind))
            exchange(workspace, LineStyle::Direct, job.line, blocks, channel, LineHalf::ReduceScatter);
        if (gathersLast(job.pattern.kind))
            exchange(workspace, LineStyle::Direct, job.line, blocks, channel, LineHalf::AllGather);
    });
    return workspace.finish();
}

// All-reduce, reduce-scatter and all-gather. Folded ranks hand everything over first and get the result last.
void halveAndDouble(Workspace& workspace, const Job& job, const FoldedGroup& group, std::uint32_t lane)
{
    const PatternKind kind = job.pattern.kind;
    const std::uint32_t channel = lane / job.pieces;
    const bool sharded = isSharded(kind);
    const auto units = sharded ? job.size() : static_cast<std::uint32_t>(group.core().size());
    const Cut cut(job.pattern, units, job.lanes());
    const std::vector<Runs> blocks = group.blocks(cut, lane, sharded);
    const Runs all = cut.runs(0, units, lane);

    group.forEachFolded([&](Rank standIn, Rank folded, std::uint32_t unit) {
        if (scattersFirst(kind))
            workspace.reduce(folded, standIn, all, channel);
        else
            workspace.copy(folded, standIn, { cut.run(unit, lane) }, channel);
    });
    if (scattersFirst(kind))
        exchange(workspace, LineStyle::HalvingDoubling, group.core(), blocks, channel, LineHalf::ReduceScatter);
    if (gathersLast(kind))
        exchange(workspace, LineStyle::HalvingDoubling, group.core(), blocks, channel, LineHalf::AllGather);
    group.forEachFolded([&](Rank standIn, Rank folded, std::uint32_t unit) {
        if (kind == PatternKind::ReduceScatter) {
            workspace.copy(standIn, folded, { cut.run(unit, lane) }, channel);
            return;
        }
        Runs missing = all;
        if (sharded) {
            missing = cut.runs(0, unit, lane);
            const Runs above = cut.runs(unit + 1, units, lane);
            missing.insert(missing.end(), above.begin(), above.end());
        }
        workspace.copy(standIn, folded, missing, channel);
    });
}

// Broadcast as scatter and all-gather (R. van de Geijn), reduce as reduce-scatter and gather (R. Rabenseifner).
void halveOrDoubleFromRoot(Workspace& workspace, const Job& job, const FoldedGroup& group, std::uint32_t lane)
{
    const std::uint32_t channel = lane / job.pieces;
    const auto units = static_cast<std::uint32_t>(group.core().size());
    const Cut cut(job.pattern, units, job.lanes());
    const std::vector<Runs> blocks = group.blocks(cut, lane, false);
    const Runs all = cut.runs(0, units, lane);
    const Tree tree = binomialTree(group.core());
    std::vector<Runs> own(job.pattern.ranks);
    for (std::uint32_t i = 0; i < units; ++i)
        own[index(group.core()[i])] = blocks[i];
    if (job.pattern.kind == PatternKind::Broadcast) {
        alongTree(workspace, PatternKind::Scatter, tree, {}, own, channel);
        exchange(workspace, LineStyle::HalvingDoubling, group.core(), blocks, channel, LineHalf::AllGather);
        group.giveBack(workspace, all, channel);
    } else {
        group.handOver(workspace, all, channel);
        exchange(workspace, LineStyle::HalvingDoubling, group.core(), blocks, channel, LineHalf::ReduceScatter);
        alongTree(workspace, PatternKind::Gather, tree, {}, own, channel);
    }
}

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

} // namespace

Result<SchedulePtr> makeDirect(const Job& job)
{
    if (job.pattern.kind == PatternKind::AllToAll)
        return allToAllAlong(job, { job.size() }, { { 0 } }, false);
    if (hasRoot(job.pattern.kind))
        return makeTrees(job, { starTree(job.lineFromRoot()) }, OwnShard::InOutput);
    return directExchange(job);
}

Result<SchedulePtr> makeHalvingDoubling(const Job& job)
{
    Workspace workspace(job, kPairwise);
    const bool rooted = hasRoot(job.pattern.kind);
    const FoldedGroup group(job.lineFromRoot());
    forEachLane(job, [&](std::uint32_t lane, std::uint32_t) {
        if (rooted)
            halveOrDoubleFromRoot(workspace, job, group, lane);
        else
            halveAndDouble(workspace, job, group, lane);
    });
    return workspace.finish();
}

Result<SchedulePtr> makeRecursiveDoubling(const Job& job)
{
    Workspace workspace(job, kPairwise);
    const FoldedGroup group(job.line);
    forEachLane(job, [&](std::uint32_t lane, std::uint32_t channel) {
        if (job.pattern.kind == PatternKind::AllGather) {
            halveAndDouble(workspace, job, group, lane);
            return;
        }
        const Runs all { Cut(job.pattern, 1, job.lanes()).run(0, lane) };
        group.handOver(workspace, all, channel);
        doubleAll(workspace, group.core(), all, channel);
        group.giveBack(workspace, all, channel);
    });
    return workspace.finish();
}

} // namespace weft::collective
