// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/inputs/memory_json.h"

#include "engine/core/make_error.h"
#include "engine/inputs/algorithm_names.h"
#include "engine/io/json_file.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <limits>

namespace weft::inputs {

using simulation::RemoteMemory;
using simulation::RemoteMemoryKind;

namespace {

void warnAt(const io::JsonFile& file, const char* key, Sentence message, Findings& findings)
{
    warn(findings, { ErrorCode::Missing, std::move(message), file.whereKey(key), {} });
}

void readKind(const io::JsonFile& file, io::JsonObject& object, RemoteMemory& memory, Findings& findings)
{
    const auto text = object.text("memory-type");
    if (!text) {
        if (!object.has("memory-type"))
            warnAt(file, "memory-type", say("'memory-type' is missing and taken as NO_MEMORY_EXPANSION"), findings);
        return;
    }
    const auto kind = parseRemoteMemoryKind(*text);
    if (kind)
        memory.kind = *kind;
    else
        object.failAt("memory-type", kind.error().code, kind.error().message, kind.error().hint);
}

void readTiming(const io::JsonFile& file, io::JsonObject& object, RemoteMemory& memory, Findings& findings)
{
    const bool used = memory.kind != RemoteMemoryKind::None;
    if (const auto latency = object.number("remote-mem-latency")) {
        if (!(*latency >= 0 && *latency < 9e15))
            object.failAt("remote-mem-latency", ErrorCode::OutOfRange, say("the latency must be from 0 to 9e15 ns"));
        else if (*latency != std::trunc(*latency))
            warn(findings,
                { ErrorCode::OutOfRange, say("a whole number of ns is expected; the fraction is cut off"),
                    file.whereKey("remote-mem-latency"), {} });
        memory.latency.ns = std::trunc(*latency);
    } else if (used && !object.has("remote-mem-latency")) {
        warnAt(file, "remote-mem-latency", say("'remote-mem-latency' is missing and taken as 0 ns"), findings);
    }
    if (const auto bandwidth = object.integer("remote-mem-bw")) {
        if (*bandwidth < 1)
            object.failAt("remote-mem-bw", ErrorCode::OutOfRange, say("the bandwidth must be at least 1 GB/s"));
        else
            memory.bandwidth = Bandwidth::gigaBytesPerSecond(static_cast<double>(*bandwidth));
    } else if (used && !object.has("remote-mem-bw")) {
        object.failAt("remote-mem-bw", ErrorCode::Missing, say("the key 'remote-mem-bw' is missing"),
            say("a whole number of GB/s (10^9 bytes)"));
    }
}

void readNodes(io::JsonObject& object, RemoteMemory& memory, std::uint32_t npus)
{
    const bool perNode = memory.kind == RemoteMemoryKind::PerNode;
    const auto positive = [&](const char* key) -> std::int64_t {
        const auto value = object.integer(key);
        if (!value) {
            if (perNode && !object.has(key))
                object.failAt(key, ErrorCode::Missing,
                    say("PER_NODE_MEMORY_EXPANSION needs the key '%1', which is missing", key));
            return 0;
        }
        if (*value < 1 || *value > std::numeric_limits<std::int32_t>::max()) {
            object.failAt(key, ErrorCode::OutOfRange, say("'%1' must be at least 1", key));
            return 0;
        }
        return *value;
    };
    const std::int64_t nodes = positive("num-nodes");
    const std::int64_t perNodeCount = positive("num-npus-per-node");
    memory.npusPerNode = static_cast<std::uint32_t>(perNodeCount);
    if (perNode && npus != 0 && nodes != 0 && perNodeCount != 0 && nodes * perNodeCount < npus)
        object.failAt("num-nodes", ErrorCode::OutOfRange,
            say("%1 nodes of %2 NPUs are fewer than the %3 NPUs of the topology", nodes, perNodeCount, npus));
}

} // namespace

Result<RemoteMemory> readRemoteMemory(
    const io::JsonFile& file, const nlohmann::json& root, std::uint32_t npus, Findings& findings)
{
    Findings own;
    RemoteMemory memory;
    io::JsonObject object(file, root, own);
    if (root.is_object()) {
        readKind(file, object, memory, own);
        readTiming(file, object, memory, own);
        readNodes(object, memory, npus);
        object.finish();
    }
    findings.insert(findings.end(), own.begin(), own.end());
    if (hasErrors(own))
        return firstError(own);
    return memory;
}

Result<RemoteMemory> readRemoteMemoryFile(const std::string& path, std::uint32_t npus, Findings& findings)
{
    const Result<io::JsonFile> file = io::JsonFile::read(path);
    if (!file)
        return failWith(findings, file.error());
    return readRemoteMemory(*file, file->root(), npus, findings);
}

} // namespace weft::inputs
