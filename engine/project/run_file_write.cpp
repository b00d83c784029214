// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/text_stream.h"
#include "engine/project/run_columns.h"
#include "engine/project/run_file.h"
#include "engine/topology/topology_json.h"

#include <nlohmann/json.hpp>
#include <zlib.h>

#include <bit>
#include <string_view>

namespace weft::project {

using Json = nlohmann::ordered_json;

static_assert(std::endian::native == std::endian::little, "run files are little-endian, as this machine must be");

namespace {

std::uint32_t checksumOf(std::string_view bytes)
{
    return static_cast<std::uint32_t>(
        crc32_z(0, reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size())); // NOLINT: bytes as bytes
}

template <class T> std::string_view bytesOf(const T* data, std::size_t count)
{
    return { reinterpret_cast<const char*>(data), count * sizeof(T) }; // NOLINT: columns as bytes
}

void writeBlock(io::TextStream& out, std::uint32_t tag, std::uint32_t entryBytes, std::string_view bytes)
{
    const BlockHeader header { tag, entryBytes, bytes.size() / entryBytes, checksumOf(bytes), 0 };
    out << bytesOf(&header, 1);
    // In pieces, so that the stream's buffer stays small beside a column of a gigabyte.
    constexpr std::size_t kPiece = std::size_t { 1 } << 20U;
    for (std::size_t at = 0; at < bytes.size(); at += kPiece)
        out << bytes.substr(at, kPiece);
}

struct BlockWriter {
    io::TextStream& out;

    template <class T> void operator()(std::uint32_t tag, const std::vector<T>& column) const
    {
        writeBlock(out, tag, sizeof(T), bytesOf(column.data(), column.size()));
    }
    void operator()(std::uint32_t tag, const std::vector<simulation::Release>& column) const
    {
        std::vector<PackedRelease> packed;
        packed.reserve(column.size());
        for (const simulation::Release& release : column)
            packed.push_back({ static_cast<std::uint32_t>(release.kind), release.index });
        writeBlock(out, tag, sizeof(PackedRelease), bytesOf(packed.data(), packed.size()));
    }
};

std::string scalarsJson(const simulation::Run& run)
{
    Json object = Json::object();
    object["network"] = static_cast<unsigned>(run.options.network);
    object["record"] = static_cast<unsigned>(run.options.record);
    object["packet"] = run.options.packet ? run.options.packet->count() : 0;
    object["routing"] = topology::toString(run.options.routing.choice);
    object["routing_seed"] = run.options.routing.seed;
    object["groups_by_dimension"] = run.groupsByDimension;
    object["record_limit"] = run.options.recordLimit;
    object["recorded"] = static_cast<unsigned>(run.recorded);
    object["makespan_ns"] = run.makespan.ns();
    object["messages"] = run.messages;
    object["fast_messages"] = run.fastMessages;
    object["events"] = run.events;
    object["fingerprint"] = run.fingerprint;
    object["has_link_busy"] = run.hasLinkBusy;
    object["bin_width_ns"] = run.bins.binWidth.ns();
    object["bins"] = run.bins.bins;
    object["cancelled"] = run.cancelled;
    object["groups"] = Json::array();
    for (const trace::ProcessGroup& group : run.groups) {
        Json ranks = Json::array();
        for (const Rank rank : group.ranks)
            ranks.push_back(index(rank));
        object["groups"].push_back({ { "name", group.name }, { "ranks", std::move(ranks) } });
    }
    object["unfinished"] = Json::array();
    for (const Finding& finding : run.unfinished)
        object["unfinished"].push_back(toString(finding.error));
    return object.dump();
}

} // namespace

std::uint64_t memoryOf(const simulation::Run& run)
{
    std::uint64_t bytes = sizeof run;
    visitColumns(run, [&bytes](std::uint32_t, const auto& column) { bytes += column.size() * sizeof column[0]; });
    return bytes;
}

Result<void> saveRun(const simulation::Run& run, const std::string& path)
{
    Result<io::TextStream> out = io::TextStream::toFile(path);
    if (!out)
        return out.error();
    *out << std::string_view(kRunMagic, 8) << bytesOf(&kRunFileVersion, 1);
    writeBlock(*out, kScalarsTag, 1, scalarsJson(run));
    writeBlock(*out, kFabricTag, 1, topology::writeTopologyJson(run.fabric));
    visitColumns(run, BlockWriter { *out });
    return out->finish();
}

} // namespace weft::project
