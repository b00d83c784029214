// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/forms/chakra/chakra_comparison.h"

#include "engine/core/make_error.h"
#include "engine/trace/place.h"

#include <algorithm>

namespace weft::collective {

namespace {

using trace::ExecutionGraph;
using trace::Has;
using trace::NodeType;

// What differs, or nothing.
std::optional<Sentence> differenceOf(const trace::Operation& node, const LoweredOperation& operation)
{
    if (operation.kind == OperationKind::Compute)
        return node.type == NodeType::Comp ? std::nullopt : std::optional(say("it should be a computation"));
    const bool sends = operation.kind == OperationKind::Send;
    if (node.type != (sends ? NodeType::Send : NodeType::Recv))
        return sends ? say("it should be a send") : say("it should be a receive");
    if (const std::uint32_t peer = sends ? node.commDst : node.commSrc; peer != index(operation.peer))
        return say("its peer is %1 instead of %2", peer, operation.peer);
    if (node.commTag != operation.tag)
        return say("its tag is %1 instead of %2", node.commTag, operation.tag);
    if (node.carries(Has::CommSize) && static_cast<std::uint64_t>(node.commSize) != operation.bytes().count())
        return say(
            "its size is %1 instead of %2", static_cast<std::uint64_t>(node.commSize), operation.bytes().count());
    return {};
}

bool sameDependencies(std::span<const OpId> graph, std::span<const OpId> lowered, std::vector<OpId>& sorted)
{
    if (graph.size() != lowered.size())
        return false;
    sorted.assign(lowered.begin(), lowered.end());
    std::sort(sorted.begin(), sorted.end());
    return std::equal(sorted.begin(), sorted.end(), graph.begin());
}

std::optional<Error> compareRank(const ExecutionGraph& graph, Rank rank, const LoweredRank& lowered)
{
    const std::uint32_t common = std::min(graph.size(), lowered.size());
    std::vector<OpId> sorted;
    for (std::uint32_t at = 0; at < common; ++at) {
        const OpId op { at };
        std::optional<Sentence> difference = differenceOf(graph.operation(op), lowered.operations[at]);
        if (!difference && !sameDependencies(graph.dependencies(op), lowered.dependenciesOf(op), sorted))
            difference = say("it waits for other nodes");
        if (difference)
            return errorAt(trace::placeOf(graph, op, rank), ErrorCode::Mismatched, *std::move(difference));
    }
    if (graph.size() == lowered.size())
        return {};
    return errorAt(placeIn(graph.source(), rank), ErrorCode::Mismatched,
        say("there are %1 nodes instead of %2", graph.size(), lowered.size()));
}

} // namespace

std::vector<std::uint64_t> microsOf(const Schedule& schedule, const LoweredRank& lowered)
{
    constexpr std::uint64_t kNsPerMicro = 1000;
    std::vector<std::uint64_t> micros;
    micros.reserve(lowered.size());
    std::uint64_t left = 0; // ns of earlier computations of the block
    StepId past { 0 }; // of the block
    for (const LoweredOperation& operation : lowered.operations) {
        if (operation.kind != OperationKind::Compute) {
            micros.push_back(0);
            continue;
        }
        if (operation.step >= past) {
            past = schedule.steps(schedule.blockOf(operation.step)).past;
            left = 0;
        }
        const std::uint64_t ns = operation.amount + (operation.amount > 0 ? left : 0);
        micros.push_back(ns / kNsPerMicro);
        left = operation.amount > 0 ? ns % kNsPerMicro : left;
    }
    return micros;
}

TraceDifference compare(std::span<const trace::ExecutionGraphPtr> graphs, const Lowering& lowering)
{
    TraceDifference difference;
    for (std::uint32_t rank = 0; rank < graphs.size() && !difference.structure; ++rank) {
        const LoweredRank lowered = lowering.rank(Rank { rank });
        difference.structure = compareRank(*graphs[rank], Rank { rank }, lowered);
        if (difference.structure)
            break;
        const std::vector<std::uint64_t> micros = microsOf(lowering.schedule(), lowered);
        for (std::uint32_t at = 0; at < micros.size(); ++at)
            difference.durations += graphs[rank]->operation(OpId { at }).durationMicros != micros[at] ? 1U : 0U;
    }
    return difference;
}

} // namespace weft::collective
