// SPDX-License-Identifier: GPL-3.0-or-later
// Schedules to traces in memory and back, and what a trace says as text, for the tests of the room.
#pragma once

#include "engine/collective/forms/chakra/chakra_form.h"
#include "engine/trace/trace_reader.h"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <vector>

namespace weft::test {

using Graphs = std::vector<trace::ExecutionGraphPtr>;

inline trace::ExecutionGraphPtr parseGraph(std::string bytes)
{
    Findings findings;
    trace::ReadContext context;
    context.file = "made.et";
    Result<trace::ExecutionGraphPtr> graph
        = trace::parseTrace(io::ByteSource::own(std::move(bytes)), context, findings);
    if (!graph || !findings.empty())
        throw std::runtime_error(graph ? toString(findings.front().error) : toString(graph.error()));
    return *graph;
}

inline Graphs graphsOf(const collective::Schedule& schedule, const collective::EtOptions& options)
{
    const collective::EtEncoder encoder(schedule, options);
    Graphs graphs;
    for (std::uint32_t rank = 0; rank < schedule.rankCount(); ++rank)
        graphs.push_back(parseGraph(encoder.encode(Rank { rank })));
    return graphs;
}

// A node without its name: "5: send to 1, tag 0, 1024 bytes, after 2 4".
inline std::string textOf(const trace::ExecutionGraph& graph, OpId op)
{
    const trace::Operation node = graph.operation(op);
    std::string text = std::to_string(node.id);
    if (node.type == trace::NodeType::Comp)
        text += ": compute, " + std::to_string(node.durationMicros) + " us";
    else if (node.type == trace::NodeType::Send)
        text += ": send to " + std::to_string(node.commDst);
    else
        text += ": receive from " + std::to_string(node.commSrc);
    if (node.type != trace::NodeType::Comp)
        text += ", tag " + std::to_string(node.commTag) + ", " + std::to_string(node.commSize) + " bytes";
    text += ", after";
    for (const OpId on : graph.dependencies(op))
        text += ' ' + std::to_string(graph.id(on));
    return text;
}

inline std::string textOf(const trace::ExecutionGraph& graph)
{
    std::string text;
    for (std::uint32_t op = 0; op < graph.size(); ++op)
        text += textOf(graph, OpId { op }) + '\n';
    return text;
}

} // namespace weft::test
