// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/forms/chakra/chakra_annotations.h"
#include "engine/collective/forms/msccl/msccl_xml.h"
#include "engine/core/make_error.h"
#include "engine/trace/place.h"

#include <algorithm>

namespace weft::collective {

namespace {

using trace::ExecutionGraph;
using trace::ExecutionGraphPtr;
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

struct TraceDifference {
    // The first node that is another than the schedule's: in kind, peer, tag, size (where it has one) or dependencies.
    std::optional<Error> structure;
    std::uint64_t durations = 0; // nodes that take another time
};

// graphs[r] in ascending id against rank r.
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

// The XML that published converters keep; others keep other texts under the same name.
std::string_view programText(const trace::ExecutionGraph& graph)
{
    const std::string_view text = trace::Attributes::ofMetadata(graph).text("input_file").value_or("");
    return text.find("<algo") == std::string_view::npos ? std::string_view {} : text;
}

// From the first message: its chunks are known. Sizes are cut down to whole chunks, so this may be a little less than
// what was asked for once, and gives the same messages.
Bytes commSizeOf(const Schedule& schedule, std::span<const ExecutionGraphPtr> graphs)
{
    const Lowering lowering(schedule, {});
    for (std::uint32_t rank = 0; rank < graphs.size(); ++rank) {
        const LoweredRank lowered = lowering.rank(Rank { rank });
        for (std::uint32_t at = 0; at < std::min(lowered.size(), graphs[rank]->size()); ++at) {
            const trace::Operation node = graphs[rank]->operation(OpId { at });
            const std::uint32_t count = schedule.count(lowered.operations[at].step);
            if (isMessage(node.type) && node.carries(Has::CommSize) && node.commSize > 0 && count > 0)
                return schedule.pattern().commSizeOfChunk(Bytes { static_cast<std::uint64_t>(node.commSize) / count });
        }
    }
    return {};
}

Result<TraceSchedule> readInputFile(
    std::string_view text, std::span<const ExecutionGraphPtr> graphs, Findings& findings)
{
    const std::string& file = graphs.front()->source();
    Result<SchedulePtr> schedule = parseMscclXml(text, file.empty() ? "input_file" : file + " (input_file)", findings);
    if (!schedule)
        return schedule.error();
    if ((*schedule)->rankCount() != graphs.size()) {
        return errorOf(ErrorCode::Mismatched,
            say("the program is for %1 ranks, but there are %2 traces", (*schedule)->rankCount(), graphs.size()));
    }
    TraceSchedule read { std::move(*schedule), {}, TraceSchedule::Origin::InputFile };
    read.lowering.commSize = commSizeOf(*read.schedule, graphs);
    const TraceDifference free = compare(graphs, Lowering(*read.schedule, read.lowering));
    if (free.durations > 0 && !free.structure) {
        LoweringOptions published = read.lowering;
        published.reduce = ReduceModel::collectiveApi();
        if (compare(graphs, Lowering(*read.schedule, published)).durations < free.durations)
            read.lowering = published;
    }
    return read;
}

// The schedule if the nodes are its nodes, or why they are not.
Result<TraceSchedule> checked(Result<TraceSchedule> read, std::span<const ExecutionGraphPtr> graphs, Findings& findings)
{
    if (!read)
        return read;
    const TraceDifference difference = compare(graphs, Lowering(*read->schedule, read->lowering));
    if (difference.structure)
        return *difference.structure;
    if (difference.durations > 0) {
        warn(findings,
            errorOf(ErrorCode::Mismatched,
                say("%1 computations take another time than a reduction of their size; the schedule does not keep it",
                    difference.durations)));
    }
    return read;
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

Result<TraceSchedule> scheduleFromTraces(
    std::span<const ExecutionGraphPtr> graphs, Findings& findings, const Watch& watch)
{
    if (graphs.empty())
        return errorOf(ErrorCode::Missing, say("there is no trace to make a schedule from"));
    const std::string_view program = programText(*graphs.front());
    for (const bool annotated : { true, false }) {
        if (annotated ? !hasAnnotations(graphs) : program.empty())
            continue;
        if (watch.stop.stop_requested())
            return errorOf(ErrorCode::Cancelled, say("the reading was stopped"));
        Findings own;
        Result<TraceSchedule> read
            = checked(annotated ? readAnnotations(graphs) : readInputFile(program, graphs, own), graphs, own);
        if (read) {
            findings.insert(findings.end(), own.begin(), own.end());
            return read;
        }
        Error error = read.error();
        error.message = annotated
            ? say("the schedule in the attributes of the traces is not what they hold: %1", error.message)
            : say("the program that the traces were made from is not what they hold: %1", error.message);
        error.code = ErrorCode::Mismatched;
        error.hint = say("the nodes were read instead; nothing is known about chunks then");
        warn(findings, std::move(error));
    }
    return readMessages(graphs, findings, watch);
}

} // namespace weft::collective
