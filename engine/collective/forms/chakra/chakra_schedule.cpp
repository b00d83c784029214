// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/forms/chakra/chakra_annotations.h"
#include "engine/collective/forms/chakra/chakra_comparison.h"
#include "engine/collective/forms/msccl/msccl_xml.h"
#include "engine/core/make_error.h"

namespace weft::collective {

namespace {

using trace::ExecutionGraphPtr;
using trace::Has;

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
