// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/inspection/conversion.h"

#include "engine/core/make_error.h"
#include "engine/io/gzip.h"
#include "engine/io/output_set.h"
#include "engine/io/text_file.h"
#include "engine/study/inspection/piped_input.h"
#include "engine/study/scenario/file_kind.h"
#include "engine/study/scenario/trace_files.h"
#include "engine/study/schedules/schedule_files.h"
#include "engine/topology/astra_network.h"
#include "engine/topology/graph_export.h"
#include "engine/topology/link_csv.h"
#include "engine/topology/topology_file.h"
#include "engine/topology/topology_json.h"
#include "engine/trace/et_writer.h"
#include "engine/trace/json_writer.h"
#include "engine/trace/trace_reader.h"
#include "engine/trace/trace_set.h"

#include <algorithm>

namespace weft::study {

namespace {

std::string formatOf(const Conversion& conversion)
{
    if (!conversion.format.empty())
        return conversion.format;
    if (conversion.output.ends_with(".yaml"))
        return "yml";
    // The longest ending wins: ".et.gz" before ".gz" would.
    std::string found;
    for (const std::string& format : conversionFormats()) {
        if (conversion.output.ends_with('.' + format) && format.size() > found.size())
            found = format;
    }
    return found;
}

Result<std::string> topologyText(const topology::Fabric& fabric, const std::string& format, bool linksSpelledOut)
{
    if (format == "json")
        return topology::writeTopologyJson(fabric, linksSpelledOut);
    if (format == "yml")
        return topology::writeAstraNetwork(fabric.topology());
    if (format == "csv")
        return topology::writeLinkCsv(fabric.topology());
    if (format == "dot")
        return topology::toDot(fabric.topology());
    if (format == "graphml")
        return topology::toGraphMl(fabric.topology());
    return usageError(say("a topology cannot be written as '%1'", format), say("json, yml, csv, dot or graphml"));
}

Result<std::vector<std::string>> convertTopology(
    const Conversion& conversion, const std::string& format, Findings& findings)
{
    const auto fabric = topology::loadFabric(conversion.input, {}, findings);
    if (!fabric)
        return fabric.error();
    if (format != "json" && !fabric->isPristine())
        warn(findings,
            errorIn(conversion.input, ErrorCode::Unsupported,
                say("the failed, degraded and slow parts are lost: only json can hold them")));
    const Result<std::string> text = topologyText(*fabric, format, conversion.linksSpelledOut);
    if (!text)
        return text.error();
    if (const auto written = io::writeTextFile(conversion.output, *text); !written)
        return written.error();
    return std::vector<std::string> { conversion.output };
}

Result<std::string> graphBytes(const trace::ExecutionGraph& graph, const std::string& format, Findings& findings)
{
    if (format == "json")
        return trace::toJson(graph, findings);
    const std::string bytes = trace::toEt(graph);
    return format == "et.gz" ? io::deflateGzip(bytes) : Result<std::string>(bytes);
}

Result<std::vector<std::string>> convertTraces(
    const Conversion& conversion, const std::string& format, Findings& findings, const Watch& watch)
{
    if (format != "et" && format != "et.gz" && format != "json")
        return usageError(say("a trace cannot be written as '%1'", format), say("et, et.gz or json"));
    std::vector<std::string> inputs { conversion.input };
    std::vector<std::string> outputs { conversion.output };
    if (kindOf(conversion.input) == FileKind::TraceSet) {
        const auto set = trace::findTraceSet(conversion.input, 0, findings);
        if (!set)
            return set.error();
        inputs = set->files;
        if (const Result<void> can = canTakeTraces(conversion.output, inputs.size(), format); !can)
            return can.error();
        outputs.clear();
        for (std::size_t rank = 0; rank < inputs.size(); ++rank)
            outputs.push_back(conversion.output + '.' + std::to_string(rank) + '.' + format);
    }
    io::OutputSet files;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        trace::ReadContext context;
        context.file = inputs[i];
        context.watch = watch;
        const auto graph = trace::readTrace(context, findings);
        if (!graph)
            return graph.error();
        if (watch.stop.stop_requested())
            return Error { ErrorCode::Cancelled, say("the conversion was stopped"), {}, {} };
        const Result<std::string> bytes = graphBytes(**graph, format, findings);
        if (!bytes)
            return bytes.error();
        if (const auto written = files.add(outputs[i], *bytes); !written)
            return written.error();
    }
    return files.finish();
}

Result<Converted> convertSchedule(
    const Conversion& conversion, const std::string& format, Findings& findings, const Watch& watch)
{
    if (format != "et" && format != "json" && format != "xml")
        return usageError(say("a schedule cannot be written as '%1'", format), say("xml, json or et"));
    const Result<LoadedSchedule> loaded = loadSchedule(conversion.input, findings, watch);
    if (!loaded)
        return loaded.error();
    if (hasErrors(findings)) // it can be read, and is wrong
        return firstError(findings);
    if (watch.stop.stop_requested())
        return Error { ErrorCode::Cancelled, say("the conversion was stopped"), {}, {} };
    const ScheduleForm named = formOfName(conversion.output);
    const ScheduleForm form = format == "xml" ? (isXml(named) ? named : ScheduleForm::MscclXml)
        : format == "json"                    ? ScheduleForm::Json
                                              : ScheduleForm::Traces;
    Result<std::vector<std::string>> files
        = saveSchedule(*loaded->schedule, conversion.output, form, conversion.schedule, findings, watch);
    if (!files)
        return files.error();
    const bool holdsSize = form == ScheduleForm::Traces || (isXml(form) && conversion.schedule.isSized);
    if (conversion.schedule.isSized && !holdsSize)
        warn(findings,
            { ErrorCode::Unsupported, say("Weft's JSON holds an algorithm for any size: --size is not in it"), {},
                {} });
    return Converted { *std::move(files), loaded->schedule,
        holdsSize ? std::optional(conversion.schedule.lowering.commSize) : std::nullopt };
}

// Whether the set is an algorithm and not a workload, as its first trace tells that has nodes: who takes no part in an
// algorithm has none.
bool isAlgorithm(const std::string& prefix, const Watch& watch)
{
    Findings ignored;
    const auto set = trace::findTraceSet(prefix, 0, ignored);
    if (!set)
        return false;
    bool moves = false;
    bool isEmpty = true;
    for (std::size_t rank = 0; rank < set->files.size() && isEmpty && !watch.stop.stop_requested(); ++rank) {
        trace::ReadContext context;
        context.file = set->files[rank];
        context.watch = watch;
        const auto graph = trace::readTrace(context, ignored);
        isEmpty = graph && (*graph)->size() == 0;
        for (std::uint32_t op = 0; graph && op < (*graph)->size(); ++op) {
            const trace::NodeType type = (*graph)->type(OpId { op });
            moves = moves || isMessage(type);
            if (!isMessage(type) && type != trace::NodeType::Comp && type != trace::NodeType::Metadata)
                return false;
        }
    }
    return moves;
}

Result<Converted> asConverted(Result<std::vector<std::string>> files)
{
    if (!files)
        return files.error();
    return Converted { *std::move(files), nullptr, {} };
}

Result<Converted> convertFile(const Conversion& conversion, Findings& findings, const Watch& watch)
{
    const FileKind kind = kindOf(conversion.input);
    const bool traces = kind == FileKind::Trace || kind == FileKind::TraceSet;
    std::string format = formatOf(conversion);
    if (format.empty() && (kind == FileKind::TraceSet || kind == FileKind::Schedule))
        format = "et"; // a prefix has no ending
    if (format.empty())
        return usageError(say("the ending of '%1' is no format that Weft writes", conversion.output),
            say("give --format: et, et.gz, json, xml, yml, csv, dot or graphml"));
    if (conversion.linksSpelledOut && (kind != FileKind::Topology || format != "json"))
        return usageError(
            say("links are spelled out in Weft's JSON of a fabric only"), say("name a fabric and a .json file"));
    const bool oneJson = conversion.format.empty() && format == "json" && kind == FileKind::TraceSet;
    if (kind == FileKind::Schedule || kind == FileKind::Steps || (traces && format == "xml")
        || (oneJson && isAlgorithm(conversion.input, watch)))
        return convertSchedule(conversion, format, findings, watch);
    if (traces)
        return asConverted(convertTraces(conversion, format, findings, watch));
    if (kind == FileKind::Topology)
        return asConverted(convertTopology(conversion, format, findings));
    if (const auto text = io::readTextFile(conversion.input, std::uint64_t { 1 } << 40U); !text)
        return text.error();
    return errorIn(conversion.input, ErrorCode::Usage, say("this is neither a trace nor a schedule nor a topology"),
        say("weft-cli inspect says what it is"));
}

} // namespace

const std::vector<std::string>& conversionFormats()
{
    static const std::vector<std::string> formats { "et", "et.gz", "json", "xml", "yml", "csv", "dot", "graphml" };
    return formats;
}

Result<Converted> convert(const Conversion& conversion, Findings& findings, const Watch& watch)
{
    return readAlike<Converted>(conversion.input, findings, [&](const std::string& path) {
        Conversion readable = conversion;
        readable.input = path;
        return convertFile(readable, findings, watch);
    });
}

} // namespace weft::study
