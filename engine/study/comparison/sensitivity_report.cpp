// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/comparison/sensitivity_report.h"

#include "engine/core/make_error.h"
#include "engine/core/quantity_text.h"
#include "engine/inputs/algorithm_names.h"
#include "engine/report/aligned_table.h"
#include "engine/report/attribution_text.h"
#include "engine/report/comparison_text.h"
#include "engine/report/text_summary.h"
#include "engine/topology/link_name.h"

#include <array>
#include <charconv>

namespace weft::study {

using analysis::kNobody;

namespace {

std::optional<std::uint32_t> wholeOf(std::string_view text)
{
    std::uint32_t value = 0;
    const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), value);
    return status == std::errc {} && end == text.data() + text.size() && !text.empty() ? std::optional(value)
                                                                                       : std::nullopt;
}

Error badTarget(std::string_view text)
{
    return errorOf(ErrorCode::Malformed, say("'%1' is nothing that can be made faster", text),
        say("link:SRC-DST, dimension:N, latency:N, rank:N, compute, memory, endpoint, algorithm:PATTERN[@N]=NAME"));
}

Result<Faster> parseLink(std::string_view text, std::string_view ends, const topology::Topology& topology)
{
    const std::size_t dash = ends.find('-');
    const auto source = wholeOf(ends.substr(0, dash));
    const auto destination = dash == std::string_view::npos ? std::nullopt : wholeOf(ends.substr(dash + 1));
    if (!source || !destination)
        return badTarget(text);
    if (*source < topology.nodeCount()) {
        for (const LinkId link : topology.outgoing(NodeId { *source })) {
            if (index(topology.linkDestination(link)) == *destination)
                return Faster { FasterKind::Link, index(link) };
        }
    }
    return errorOf(ErrorCode::OutOfRange, say("there is no link from node %1 to node %2", *source, *destination));
}

Result<Faster> parseAlgorithmTarget(std::string_view text, std::string_view what)
{
    const std::size_t equals = what.find('=');
    if (equals == std::string_view::npos)
        return badTarget(text);
    const std::string_view left = what.substr(0, equals);
    const std::size_t at = left.find('@');
    Faster faster { FasterKind::Algorithm, kNobody };
    if (at != std::string_view::npos) {
        const auto dimension = wholeOf(left.substr(at + 1));
        if (!dimension)
            return badTarget(text);
        faster.index = *dimension;
    }
    const Result<simulation::Algorithm> algorithm = inputs::parseAlgorithm(what.substr(equals + 1));
    if (!algorithm)
        return algorithm.error();
    faster.algorithm = *algorithm;
    for (std::size_t pattern = 0; pattern < simulation::kNativePatternCount; ++pattern) {
        faster.pattern = static_cast<simulation::NativePattern>(pattern);
        if (inputs::toText(faster.pattern) == left.substr(0, at))
            return faster;
    }
    return badTarget(text);
}

double changeOf(const WhatIf& row)
{
    return row.before.ns() == 0 ? 0
                                : static_cast<double>(row.makespan->ns()) / static_cast<double>(row.before.ns()) - 1;
}

} // namespace

Result<Faster> parseFaster(std::string_view text, const Scenario& scenario)
{
    const std::size_t colon = text.find(':');
    const std::string_view kind = text.substr(0, colon);
    const std::string_view rest = colon == std::string_view::npos ? std::string_view() : text.substr(colon + 1);
    for (const FasterKind plain : { FasterKind::Compute, FasterKind::Memory, FasterKind::Endpoint }) {
        if (text == toString(plain))
            return Faster { plain };
    }
    if (kind == toString(FasterKind::Link))
        return parseLink(text, rest, scenario.fabric.topology());
    if (kind == toString(FasterKind::Algorithm))
        return parseAlgorithmTarget(text, rest);
    for (const FasterKind numbered : { FasterKind::Dimension, FasterKind::Latency, FasterKind::Rank }) {
        if (const auto number = wholeOf(rest); kind == toString(numbered) && number)
            return Faster { numbered, *number };
    }
    return badTarget(text);
}

std::string targetText(const Faster& faster, const Scenario& scenario)
{
    const topology::Topology& topology = scenario.fabric.topology();
    const std::string kind(toString(faster.kind));
    switch (faster.kind) {
    case FasterKind::Link:
        return kind + ':' + std::to_string(index(topology.linkSource(LinkId { faster.index }))) + '-'
            + std::to_string(index(topology.linkDestination(LinkId { faster.index })));
    case FasterKind::Dimension:
    case FasterKind::Latency:
    case FasterKind::Rank:
        return kind + ':' + std::to_string(faster.index);
    case FasterKind::Algorithm:
        return kind + ':' + std::string(inputs::toText(faster.pattern))
            + (faster.index == kNobody ? "" : '@' + std::to_string(faster.index)) + '='
            + inputs::toText(faster.algorithm);
    case FasterKind::Compute:
    case FasterKind::Memory:
    case FasterKind::Endpoint:
        break;
    }
    return kind;
}

Sentence nameOf(const Faster& faster, double factor, const Scenario& scenario)
{
    const std::string times = weft::toText(factor);
    switch (faster.kind) {
    case FasterKind::Link:
        return say(
            "%1, %2 × the bandwidth", topology::linkName(scenario.fabric.topology(), LinkId { faster.index }), times);
    case FasterKind::Dimension:
        return say("dimension %1, %2 × the bandwidth", faster.index, times);
    case FasterKind::Latency:
        return say("dimension %1, 1/%2 of the latency", faster.index, times);
    case FasterKind::Rank:
        return say("rank %1, %2 × the computing", faster.index, times);
    case FasterKind::Compute:
        return say("all NPUs, %1 × the computing", times);
    case FasterKind::Memory:
        return say("remote memory, %1 × the bandwidth", times);
    case FasterKind::Endpoint:
        return say("1/%1 of the endpoint delay", times);
    case FasterKind::Algorithm:
        break;
    }
    const std::string_view pattern = inputs::toText(faster.pattern);
    const std::string algorithm = inputs::toText(faster.algorithm);
    return faster.index == kNobody ? say("%1 by %2", pattern, algorithm)
                                   : say("%1 on dimension %2 by %3", pattern, faster.index, algorithm);
}

std::string sensitivityText(const Sensitivity& found, const Scenario& scenario)
{
    report::AlignedTable table({ "what if", "makespan", "change", "on the path", "as an argument" });
    table.alignLeft(4);
    for (const WhatIf& row : found.rows) {
        std::string change = row.refusal;
        if (row.makespan) {
            const double share = changeOf(row);
            change = report::changeText(share);
        }
        table.row({ nameOf(row.faster, found.factor, scenario), row.makespan ? report::timeText(*row.makespan) : "-",
            change, report::timeText(row.onPath), targetText(row.faster, scenario) });
    }
    return "makespan " + report::timeText(found.run->makespan) + " as it is\n\n" + table.text();
}

std::string sensitivityJson(const Sensitivity& found, const Scenario& scenario)
{
    io::TextStream out;
    report::JsonText json(out);
    json.beginObject(report::JsonText::Layout::Line);
    json.entry("format", "weft-whatif").entry("version", 1);
    json.entry("makespan_ns", found.run->makespan).entry("factor", found.factor);
    if (const auto path = analysis::criticalPath(*found.run))
        report::writeAttribution(json, *found.run, scenario.workload.get(), *path, found.attribution);
    json.key("changes").beginArray(report::JsonText::Layout::Line);
    for (const WhatIf& row : found.rows) {
        json.beginObject();
        json.entry("what", targetText(row.faster, scenario)).entry("name", nameOf(row.faster, found.factor, scenario));
        json.entry("on_path_ns", row.onPath).entry("before_ns", row.before).key("makespan_ns");
        if (row.makespan) {
            json.value(*row.makespan).entry("change", changeOf(row));
        } else {
            json.null();
            json.entry("refusal", row.refusal);
        }
        json.end();
    }
    json.end().end();
    out << '\n';
    return out.takeText();
}

} // namespace weft::study
