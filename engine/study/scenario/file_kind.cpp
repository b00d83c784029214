// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/scenario/file_kind.h"

#include "engine/inputs/system_json.h"
#include "engine/io/foreign_file.h"
#include "engine/io/input_file.h"
#include "engine/io/json_file.h"
#include "engine/topology/topology_spec.h"
#include "engine/trace/trace_set.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <filesystem>

namespace weft::study {

namespace {

namespace fs = std::filesystem;

bool endsWith(const std::string& text, std::string_view end)
{
    return text.ends_with(end);
}

// The first bytes of a file; enough to tell text from Protobuf and JSON from other text.
std::string headOf(const std::string& path)
{
    constexpr std::size_t kHead = 4096;
    std::string head(kHead, '\0');
    const Result<io::InputFile> file = io::InputFile::open(path);
    const Result<std::size_t> read = file ? file->read(head.data(), head.size()) : 0;
    head.resize(read ? *read : 0);
    return head;
}

bool isText(const std::string& head)
{
    return std::none_of(head.begin(), head.end(), [](char letter) {
        const auto code = static_cast<unsigned char>(letter);
        return code < 0x20 && letter != '\n' && letter != '\r' && letter != '\t';
    });
}

// Whether one JSON object is followed by another: the jsonizer's form of a trace, one object a message.
bool isSequence(const std::string& head)
{
    int depth = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < head.size(); ++i) {
        const char letter = head[i];
        if (quoted) {
            i += letter == '\\' ? 1U : 0U;
            quoted = letter != '"';
        } else if (letter == '"') {
            quoted = true;
        } else if (letter == '{') {
            ++depth;
        } else if (letter == '}' && --depth == 0) {
            const std::size_t next = head.find_first_not_of(" \t\r\n", i + 1);
            return next != std::string::npos && head[next] == '{';
        }
    }
    return false;
}

// Whether it has a key of a system file, or one that is nearly such a key.
bool isSystem(const io::JsonFile& file)
{
    Findings findings;
    const auto read = inputs::readSystem(file, file.root(), {}, findings);
    const auto isStrange = [](const Finding& finding) {
        return finding.error.code == ErrorCode::UnknownKey && finding.error.hint.empty();
    };
    return static_cast<std::size_t>(std::count_if(findings.begin(), findings.end(), isStrange)) < file.root().size();
}

FileKind kindOfObject(const io::JsonFile& file)
{
    const nlohmann::json& root = file.root();
    const auto format = root.find("format");
    if (format != root.end() && format->is_string()) {
        const std::string name = format->get<std::string>();
        if (name == "weft-project")
            return FileKind::Project;
        if (name == "weft-schedule")
            return FileKind::Schedule;
        return name == "weft-result" ? FileKind::Result : FileKind::Topology;
    }
    const auto hasAny = [&root](std::initializer_list<const char*> keys) {
        return std::any_of(keys.begin(), keys.end(), [&root](const char* key) { return root.contains(key); });
    };
    if (hasAny({ "memory-type", "remote-mem-latency", "remote-mem-bw" }))
        return FileKind::Memory;
    if (resultName(root))
        return FileKind::Result;
    constexpr std::array kTraceKeys { "schema", "workload_graph", "nodes", "global_metadata", "metadata", "node" };
    if (std::any_of(kTraceKeys.begin(), kTraceKeys.end(), [&root](const char* key) { return root.contains(key); }))
        return root.contains("links") ? FileKind::Topology : FileKind::Trace;
    const bool numbered = std::all_of(root.items().begin(), root.items().end(),
        [](const auto& item) { return !item.key().empty() && item.key()[0] >= '0' && item.key()[0] <= '9'; });
    if (numbered && !root.empty())
        return FileKind::CommGroups;
    return isSystem(file) ? FileKind::System : FileKind::Unknown;
}

FileKind kindOfText(const std::string& path, const std::string& head)
{
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    const std::size_t begin = head.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
    const std::size_t first = head.find_first_not_of(" \t\r\n", begin);
    if (first == std::string::npos)
        return FileKind::Unknown;
    // The only XML that Weft reads; and of large JSON the name at its head is enough.
    if (head[first] == '<' || (head[first] == '{' && head.find("\"weft-schedule\"", first) != std::string::npos))
        return FileKind::Schedule;
    if (head[first] == '{' || head[first] == '[') {
        if (isSequence(head)) {
            const auto line = io::JsonFile::parse(head.substr(first, head.find('\n', first) - first), path);
            return line && line->root().is_object() && resultName(line->root()) ? FileKind::Result : FileKind::Trace;
        }
        const auto file = io::JsonFile::read(path); // a broken one is judged by its name
        if (!file)
            return endsWith(path, ".et") || endsWith(path, ".et.json") ? FileKind::Trace : FileKind::System;
        return file->root().is_object() ? kindOfObject(*file) : FileKind::Trace;
    }
    if (endsWith(path, ".weave") || head.substr(first).starts_with("program "))
        return FileKind::Program; // which may speak of anything in its comments
    if (endsWith(path, ".md"))
        return FileKind::Unknown; // which may speak of topologies
    if (head.find("topology") != std::string::npos || head.find("npus_count") != std::string::npos
        || head.starts_with("src,"))
        return FileKind::Topology;
    if (endsWith(path, ".csv"))
        return FileKind::Topology;
    if (endsWith(path, ".yml") || endsWith(path, ".yaml"))
        return head[first] >= '0' && head[first] <= '9' ? FileKind::PerNodeMap : FileKind::Topology;
    return endsWith(path, ".et") ? FileKind::Trace : FileKind::Unknown;
}

} // namespace

std::optional<std::string> resultName(const nlohmann::json& root)
{
    struct Form {
        const char* name;
        std::array<const char*, 2> keys;
    };
    constexpr std::array kForms {
        Form { "result", { "makespan_ns", "finish_ns" } },
        Form { "batch results", { "id", "max_cycles" } },
        Form { "batch results", { "id", "error" } },
        Form { "verdict on an algorithm", { "correct", "first_error" } },
        Form { "synthesis", { "collective_time_ns", "bound_ns" } },
        Form { "inlining", { "collectives_inlined", "collectives_kept" } },
        Form { "inspection", { "kind", "facts" } },
        Form { "timeline", { "traceEvents", "traceEvents" } },
    };
    const auto format = root.find("format");
    if (format != root.end() && format->is_string() && format->get<std::string>() == "weft-result")
        return "result";
    for (const Form& form : kForms) {
        if (root.contains(form.keys[0]) && root.contains(form.keys[1]))
            return form.name;
    }
    return std::nullopt;
}

std::string dataFolder(const std::string& projectPath)
{
    constexpr std::string_view kSuffix = ".weft";
    std::string stem = projectPath;
    if (stem.ends_with(kSuffix))
        stem.resize(stem.size() - kSuffix.size());
    return stem + ".data";
}

FileKind kindOf(const std::string& what)
{
    std::error_code status;
    if (fs::is_directory(what, status))
        return FileKind::TraceSet;
    if (fs::exists(what, status)) {
        if (!fs::is_regular_file(what, status))
            return FileKind::Unknown; // what a pipe gives, it gives once
        const std::string head = headOf(what);
        // By its name too, unless it is text: what reads it says what is damaged.
        if (head.starts_with("WEFTRUN\n") || (endsWith(what, ".weftrun") && (head.empty() || !isText(head))))
            return FileKind::RunFile;
        if (head.starts_with(io::kStepFileMagic))
            return FileKind::Steps;
        if (io::foreignKind(head))
            return FileKind::Unknown;
        if (isText(head))
            return kindOfText(what, head);
        return FileKind::Trace; // Protobuf or gzip: what is inside is the trace reader's business
    }
    Findings ignored;
    if (trace::findTraceSet(what, 0, ignored))
        return FileKind::TraceSet;
    if (topology::parseSpec(what) || what.find('(') != std::string::npos)
        return FileKind::Topology;
    return FileKind::Unknown;
}

} // namespace weft::study
