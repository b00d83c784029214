// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/inspection/inspection.h"

#include "engine/core/make_error.h"
#include "engine/inputs/comm_groups_json.h"
#include "engine/inputs/custom_collectives.h"
#include "engine/inputs/memory_json.h"
#include "engine/io/foreign_file.h"
#include "engine/io/json_file.h"
#include "engine/io/text_file.h"
#include "engine/study/comparison/result_figures.h"
#include "engine/study/inspection/piped_input.h"
#include "engine/study/scenario/file_kind.h"
#include "engine/study/schedules/schedule_files.h"
#include "engine/study/synthesis/step_schedules.h"
#include "engine/topology/topology_file.h"
#include "engine/trace/trace_reader.h"
#include "engine/trace/trace_set.h"
#include "engine/trace/validator.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace weft::study {

namespace {

template <class T> Result<Description> described(const Result<T>& read)
{
    if (!read)
        return read.error();
    return describe(*read);
}

Result<Description> inspectTopology(const std::string& what, Findings& findings)
{
    const auto fabric = topology::loadFabric(what, {}, findings);
    if (!fabric)
        return fabric.error();
    Description description = describe(fabric->topology());
    if (!fabric->isPristine())
        description.facts.push_back({ "changed",
            std::to_string(fabric->state().links.size()) + " links and " + std::to_string(fabric->state().nodes.size())
                + " nodes failed, degraded or slow",
            false });
    return description;
}

Result<Description> inspectTrace(const std::string& path, Findings& findings, const Watch& watch)
{
    trace::ReadContext context;
    context.file = path;
    context.watch = watch;
    const auto graph = trace::readTrace(context, findings);
    if (!graph)
        return graph.error();
    return describe(trace::Workload { { *graph }, {} });
}

Result<Description> inspectTraceSet(const std::string& prefix, Findings& findings, const Watch& watch)
{
    const auto workload = trace::readTraceSet(prefix, 0, findings, watch);
    if (!workload)
        return workload.error();
    if (hasErrors(findings))
        return describe(*workload);
    trace::ValidationOptions options;
    options.findingsPerKind = 5;
    const std::size_t before = findings.size();
    trace::validate(*workload, {}, static_cast<std::uint32_t>(workload->graphs.size()), options, findings, watch);
    // Groups may be defined in a file that is not looked at here.
    for (std::size_t i = before; i < findings.size(); ++i) {
        if (findings[i].error.code == ErrorCode::UnknownGroup)
            findings[i].severity = Severity::Warning;
    }
    return describe(*workload);
}

Result<Description> inspectSchedule(const std::string& path, Findings& findings, const Watch& watch)
{
    const auto loaded = loadSchedule(path, findings, watch);
    if (!loaded)
        return loaded.error();
    return describe(*loaded->schedule);
}

Result<Description> inspectPerNode(const std::string& path, Findings& findings)
{
    const auto prefixes = inputs::readPerNodeFile(path, findings);
    if (!prefixes)
        return prefixes.error();
    Description description { "custom collectives per node", {} };
    for (const auto& [id, prefix] : *prefixes)
        description.facts.push_back({ "node " + std::to_string(id), prefix, false });
    return description;
}

Result<Description> inspectSteps(const std::string& path)
{
    const auto stored = synthesis::openStepFile(path);
    if (!stored)
        return stored.error();
    return describe(*stored);
}

// A JSON object that is nothing we know is told by its keys, beside those that would have made it something.
Error strangeObject(const io::JsonFile& file)
{
    constexpr std::size_t kMostNamed = 5;
    std::string keys;
    std::size_t count = 0;
    for (const auto& [key, value] : file.root().items()) {
        if (++count <= kMostNamed)
            keys += (keys.empty() ? "'" : ", '") + key.substr(0, 40) + '\'';
    }
    return errorIn(file.name(), ErrorCode::Malformed,
        count == 0       ? say("this JSON object is empty")
            : count == 1 ? say("this JSON object is none of the forms that Weft reads: it has the key %1", keys)
            : count <= kMostNamed
            ? say("this JSON object is none of the forms that Weft reads: it has the keys %1", keys)
            : say("this JSON object is none of the forms that Weft reads: it has the keys %1 and %2 more", keys,
                count - kMostNamed),
        say("a system file has keys such as 'endpoint-delay', remote memory 'memory-type', a file of groups the "
            "numbers of groups, a topology 'nodes' and 'links', a schedule, a result or a project 'format'"));
}

// Results one a line.
Result<Description> inspectRows(const std::string& path)
{
    const auto text = io::readTextFile(path);
    if (!text)
        return text.error();
    std::uint64_t rows = 0;
    std::uint64_t failed = 0;
    for (std::size_t at = 0; at < text->size();) {
        const std::size_t end = std::min(text->find('\n', at), text->size());
        const auto row = io::JsonFile::parse(std::string_view(*text).substr(at, end - at), path);
        if (row && row->root().is_object()) {
            ++rows;
            failed += row->root().contains("error") ? 1U : 0U;
        } else if (end > at) {
            Error error = row ? errorOf(ErrorCode::WrongType, say("an object { … } is expected")) : row.error();
            error.where.file = path;
            error.where.line = io::lineAt(*text, at);
            return error;
        }
        at = end + 1;
    }
    return Description { "batch results",
        { { "rows", std::to_string(rows), false }, { "with errors", std::to_string(failed), false } } };
}

// A result is shown by its plain members; its long lists by their length.
Result<Description> inspectResult(const std::string& path)
{
    const auto file = io::JsonFile::read(path);
    if (!file)
        return inspectRows(path);
    // Those that reports and comparisons read are whole; they say what is wrong.
    if (const auto format = file->root().find("format"); format != file->root().end() && *format == "weft-result") {
        if (const Result<ResultFile> read = readResultFile(path); !read)
            return read.error();
    }
    Description description { resultName(file->root()).value_or("result"), {} };
    for (const auto& [key, value] : file->root().items()) {
        std::string text = value.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
        if (value.is_string())
            text = value.get<std::string>();
        else if (value.is_structured() && value.size() > 16)
            text = std::to_string(value.size()) + " entries";
        description.facts.push_back({ key, std::move(text), false });
    }
    return description;
}

Result<Description> inspectFile(const std::string& what, Findings& findings, const Watch& watch)
{
    switch (kindOf(what)) {
    case FileKind::Topology:
        return inspectTopology(what, findings);
    case FileKind::Trace:
        return inspectTrace(what, findings, watch);
    case FileKind::TraceSet:
        return inspectTraceSet(what, findings, watch);
    case FileKind::System:
        return described(inputs::readSystemFile(what, {}, findings));
    case FileKind::Schedule:
        return inspectSchedule(what, findings, watch);
    case FileKind::Steps:
        return inspectSteps(what);
    case FileKind::Memory:
        return described(inputs::readRemoteMemoryFile(what, 0, findings));
    case FileKind::CommGroups:
        return described(inputs::readCommGroupsFile(what, 0, findings));
    case FileKind::PerNodeMap:
        return inspectPerNode(what, findings);
    case FileKind::Result:
        return inspectResult(what);
    case FileKind::Program:
        return errorIn(what, ErrorCode::Unsupported, say("this is a program of computation and communication"),
            say("weft-cli program check says what is in it"));
    case FileKind::Project:
    case FileKind::RunFile:
    case FileKind::Unknown:
        break;
    }
    // Said by the reader that finds the plainest words for a file that is not there or is none of ours.
    const auto text = io::readTextFile(what, std::uint64_t { 1 } << 40U);
    if (!text)
        return text.error();
    if (const auto kind = io::foreignKind(*text))
        return io::foreignFile(*kind, what);
    if (const auto file = io::JsonFile::read(what); file && file->root().is_object())
        return strangeObject(*file);
    return io::unknownFile(say("this is no file that Weft reads"), *text, what);
}

} // namespace

Result<Description> inspect(const std::string& what, Findings& findings, const Watch& watch)
{
    return readAlike<Description>(
        what, findings, [&](const std::string& path) { return inspectFile(path, findings, watch); });
}

} // namespace weft::study
