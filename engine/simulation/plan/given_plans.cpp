// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/make_error.h"
#include "engine/simulation/plan/phase_planner.h"
#include "engine/trace/execution_rules.h"

#include <algorithm>

namespace weft::simulation {

Result<void> PhasePlanner::planTraces(Instance& instance, const CustomCollective& custom)
{
    if (custom.graphs.size() < instance.members) {
        return errorIn(custom.prefix, ErrorCode::MissingRank,
            say("the algorithm has traces for %1 ranks, but the group has %2", custom.graphs.size(), instance.members));
    }
    instance.chunks = 1;
    Phase phase;
    phase.cycle = CycleKind::Custom;
    phase.size = instance.members;
    instance.plans = { { std::move(phase) } };
    instance.planOfChunk = { 0 };
    const auto [sends, isNew] = m_sendsOfTraces.try_emplace(&custom, 0);
    for (std::size_t rank = 0; isNew && rank < custom.graphs.size(); ++rank) {
        const trace::ExecutionGraph& graph = *custom.graphs[rank];
        for (std::uint32_t op = 0; op < graph.size(); ++op) {
            if (graph.type(OpId { op }) != trace::NodeType::Send)
                continue;
            ++sends->second;
            if (graph.operation(OpId { op }).commSize == 0)
                warnOnce(say("messages of no bytes in the algorithm '%1' travel as any other; ASTRA-sim stops at them",
                    custom.prefix));
        }
    }
    instance.messages = sends->second;
    return {};
}

Result<void> PhasePlanner::planSchedule(Instance& instance, const CustomCollective& custom)
{
    const collective::Pattern& pattern = custom.schedule->pattern();
    const Sentence name = say("schedule '%1'", custom.name());
    const trace::Group& group = *instance.group;
    if (pattern.ranks != instance.members)
        return errorOf(ErrorCode::Mismatched,
            say("%1 is for %2 ranks, but %3 has %4", name, pattern.ranks,
                group.name.empty() ? say("the world") : say("process group '%1'", group.name), instance.members),
            say("give a schedule of as many ranks as the group has"));
    if (pattern.kind != collective::PatternKind::Custom && chakraType(pattern.kind) != trace::plainType(instance.type))
        return errorOf(ErrorCode::Mismatched,
            say("%1 is an algorithm for %2, but the collective is %3", name, toString(pattern.kind),
                trace::toString(instance.type)));
    if (collective::hasRoot(pattern.kind) && index(pattern.root) != instance.root)
        return errorOf(ErrorCode::Mismatched,
            say("%1 has rank %2 as its root, but the root of the collective is rank %3 of its group", name,
                pattern.root, instance.root),
            say("give a schedule for that root, by node id"));

    // Each chunk stream runs the schedule on its part; the parts differ by at most one byte.
    const std::uint64_t parts
        = std::min<std::uint64_t>(m_system.datasetSplits, std::max<std::uint64_t>(instance.bytes, 1));
    if (parts > kMostChunks)
        return Error { ErrorCode::TooLarge,
            say("a collective of %1 chunks is more than the %2 that can be held", parts, kMostChunks), {},
            say("lower preferred-dataset-splits") };
    const std::uint64_t least = instance.bytes / parts;
    const std::uint64_t larger = instance.bytes % parts; // so many parts have one byte more; they go first
    if (pattern.chunkBytes(Bytes { least }).count() == 0)
        warnOnce(say("%1 cuts a collective of %2 bytes into chunks of less than a byte: its messages carry nothing",
            name, least));
    for (const std::uint64_t bytes : { least + 1, least }) {
        if (bytes > least && larger == 0)
            continue;
        Result<ScheduleProgramPtr> program = m_programs.get(custom, bytes);
        if (!program)
            return std::move(program).error();
        Phase phase;
        phase.cycle = CycleKind::Schedule;
        phase.size = instance.members;
        phase.bytes = phase.largestBytes = bytes;
        phase.program = std::move(*program);
        instance.messages += phase.program->sends() * (bytes > least ? larger : parts - larger);
        instance.plans.emplace_back().push_back(std::move(phase));
    }
    instance.planOfChunk.assign(static_cast<std::size_t>(parts), static_cast<std::uint32_t>(instance.plans.size()) - 1);
    std::fill_n(instance.planOfChunk.begin(), larger, 0U);
    instance.chunks = static_cast<std::uint32_t>(parts);
    return {};
}

} // namespace weft::simulation
