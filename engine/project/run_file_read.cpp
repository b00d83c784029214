// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/make_error.h"
#include "engine/io/byte_source.h"
#include "engine/project/run_columns.h"
#include "engine/project/run_file.h"
#include "engine/topology/topology_json.h"

#include <nlohmann/json.hpp>
#include <zlib.h>

#include <cstring>
#include <string_view>

namespace weft::project {

using ReadJson = nlohmann::json;
using simulation::kNoRecord;
using simulation::Run;

namespace {

class Blocks {
public:
    Blocks(std::string_view bytes, std::string file)
        : m_bytes(bytes)
        , m_file(std::move(file))
    {
    }

    [[nodiscard]] bool failed() const { return m_error.has_value(); }
    [[nodiscard]] const Error& error() const { return *m_error; }

    void fail(ErrorCode code, const Sentence& message)
    {
        if (!m_error)
            m_error = errorAt(placeAtByte(m_file, m_at), code, message, say("delete the file and run again"));
    }

    // The bytes of the next block, which must have this tag and entries of this size; empty after a failure.
    std::string_view next(std::uint32_t tag, std::size_t entryBytes)
    {
        BlockHeader header;
        if (failed() || !take(&header, sizeof header))
            return {};
        if (header.tag != tag || header.entryBytes != entryBytes || header.zero != 0) {
            fail(ErrorCode::Malformed, say("a block of the run file is not where it should be"));
            return {};
        }
        if (header.entries > (m_bytes.size() - m_at) / entryBytes) {
            fail(ErrorCode::Truncated, say("the run file ends inside a block"));
            return {};
        }
        const std::string_view block = m_bytes.substr(m_at, header.entries * entryBytes);
        const auto* raw = reinterpret_cast<const unsigned char*>(block.data()); // NOLINT: bytes as bytes
        if (crc32_z(0, raw, block.size()) != header.checksum) {
            fail(ErrorCode::Malformed, say("the run file is damaged: a checksum does not fit"));
            return {};
        }
        m_at += block.size();
        return block;
    }

    template <class T> void operator()(std::uint32_t tag, std::vector<T>& column)
    {
        const std::string_view block = next(tag, sizeof(T));
        column.resize(block.size() / sizeof(T));
        if (!block.empty())
            std::memcpy(static_cast<void*>(column.data()), block.data(), block.size());
    }
    void operator()(std::uint32_t tag, std::vector<simulation::Release>& column)
    {
        const std::string_view block = next(tag, sizeof(PackedRelease));
        column.resize(block.size() / sizeof(PackedRelease));
        for (std::size_t i = 0; i < column.size(); ++i) {
            PackedRelease packed;
            std::memcpy(&packed, block.data() + i * sizeof packed, sizeof packed);
            if (packed.kind > static_cast<std::uint32_t>(simulation::ReleaseKind::Operation))
                fail(ErrorCode::OutOfRange, say("an unknown reason of release"));
            else
                column[i] = { static_cast<simulation::ReleaseKind>(packed.kind), packed.index };
        }
    }

    bool take(void* to, std::size_t bytes)
    {
        if (m_bytes.size() - m_at < bytes) {
            fail(ErrorCode::Truncated, say("the run file ends early"));
            return false;
        }
        std::memcpy(to, m_bytes.data() + m_at, bytes);
        m_at += bytes;
        return true;
    }

private:
    std::string_view m_bytes;
    std::size_t m_at = 0;
    std::string m_file;
    std::optional<Error> m_error;
};

// Fills the scalars; false where the JSON is not what saveRun writes.
bool readScalars(std::string_view text, Run& run)
try {
    const ReadJson object = ReadJson::parse(text);
    const auto network = object.at("network").get<unsigned>();
    const auto record = object.at("record").get<unsigned>();
    const auto recorded = object.at("recorded").get<unsigned>();
    if (network > 1 || record > 2 || recorded > 2)
        return false;
    run.options.network = static_cast<simulation::NetworkModel>(network);
    run.options.record = static_cast<simulation::RecordLevel>(record);
    run.recorded = static_cast<simulation::RecordLevel>(recorded);
    if (const auto packet = object.at("packet").get<std::uint64_t>(); packet != 0)
        run.options.packet = Bytes { packet };
    if (const auto routing = object.find("routing"); routing != object.end()) { // not in older files
        const auto choice = topology::routeChoiceNamed(routing->get<std::string>());
        if (!choice)
            return false;
        run.options.routing = { *choice, object.at("routing_seed").get<std::uint64_t>() };
    }
    run.groupsByDimension = object.value("groups_by_dimension", false);
    run.options.recordLimit = object.at("record_limit").get<std::uint64_t>();
    run.makespan = Time { object.at("makespan_ns").get<std::uint64_t>() };
    run.messages = object.at("messages").get<std::uint64_t>();
    run.fastMessages = object.value("fast_messages", std::uint64_t { 0 }); // files of before do not say
    run.events = object.at("events").get<std::uint64_t>();
    run.fingerprint = object.at("fingerprint").get<std::uint64_t>();
    run.hasLinkBusy = object.at("has_link_busy").get<bool>();
    run.bins.binWidth = Time { object.at("bin_width_ns").get<std::uint64_t>() };
    run.bins.bins = object.at("bins").get<std::uint32_t>();
    run.cancelled = object.at("cancelled").get<bool>();
    for (const ReadJson& group : object.at("groups")) {
        trace::ProcessGroup read { group.at("name").get<std::string>(), {} };
        for (const ReadJson& rank : group.at("ranks"))
            read.ranks.push_back(Rank { rank.get<std::uint32_t>() });
        run.groups.push_back(std::move(read));
    }
    for (const ReadJson& line : object.at("unfinished"))
        fail(run.unfinished, { ErrorCode::Unfinished, line.get<std::string>(), {}, {} });
    return true;
} catch (const ReadJson::exception&) {
    return false;
}

template <class Column> bool below(const Column& column, std::size_t limit)
{
    for (const auto value : column) {
        if (static_cast<std::uint32_t>(value) >= limit)
            return false;
    }
    return true;
}

template <class Column> bool belowOrNone(const Column& column, std::size_t limit)
{
    for (const auto value : column) {
        if (static_cast<std::uint32_t>(value) >= limit && static_cast<std::uint32_t>(value) != kNoRecord)
            return false;
    }
    return true;
}

bool releasesFit(const std::vector<simulation::Release>& releases, const Run& run)
{
    using simulation::ReleaseKind;
    for (const simulation::Release& release : releases) {
        if (release.index == kNoRecord || release.kind == ReleaseKind::Start)
            continue;
        const bool ofMessage = release.kind == ReleaseKind::Queue || release.kind == ReleaseKind::Message;
        if (release.index >= (ofMessage ? run.messagesLog.size() : run.operations.size()))
            return false;
    }
    return true;
}

// Every index points into its column and columns of one table are equally long: what all analyses rely on.
bool isConsistent(const Run& run)
{
    const topology::Topology& topology = run.fabric.topology();
    const auto& ops = run.operations;
    const auto& messages = run.messagesLog;
    const auto& intervals = run.linkIntervals;
    const std::size_t npus = topology.npuCount();
    const auto equal = [](std::size_t size, auto... others) { return ((others == size) && ...); };
    if (!equal(ops.size(), ops.op.size(), ops.kind.size(), ops.start.size(), ops.end.size(), ops.collective.size(),
            ops.released.size(), ops.completedBy.size()))
        return false;
    if (!equal(messages.size(), messages.destination.size(), messages.bytes.size(), messages.start.size(),
            messages.end.size(), messages.collective.size(), messages.chunk.size(), messages.released.size(),
            messages.linkWait.size(), messages.linkHolder.size()))
        return false;
    if (!equal(intervals.size(), intervals.start.size(), intervals.end.size(), intervals.message.size()))
        return false;
    if (run.ranks.size() != npus || (!run.links.empty() && run.links.size() != topology.linkCount()))
        return false;
    if (run.bins.busyNs.size() != std::size_t { run.bins.bins } * topology.linkCount() && !run.bins.busyNs.empty())
        return false;
    for (const simulation::CollectiveRecord& record : run.collectives) {
        if (record.group >= run.groups.size())
            return false;
    }
    for (const simulation::PairTraffic& pair : run.pairs) {
        if (index(pair.source) >= npus || index(pair.destination) >= npus)
            return false;
    }
    return below(ops.rank, npus) && below(ops.kind, 7) && belowOrNone(ops.collective, run.collectives.size())
        && belowOrNone(ops.completedBy, messages.size()) && releasesFit(ops.released, run)
        && below(messages.source, npus) && below(messages.destination, npus)
        && belowOrNone(messages.collective, run.collectives.size()) && releasesFit(messages.released, run)
        && belowOrNone(messages.linkHolder, messages.size()) && below(intervals.link, topology.linkCount())
        && belowOrNone(intervals.message, messages.size());
}

} // namespace

Result<simulation::RunPtr> loadRun(const std::string& path)
{
    const Result<io::ByteSourcePtr> source = io::ByteSource::open(path);
    if (!source)
        return source.error();
    Blocks blocks((*source)->view(), path);
    char magic[8] {};
    std::uint32_t version = 0;
    if (blocks.take(magic, sizeof magic) && std::string_view(magic, 8) != std::string_view(kRunMagic, 8))
        blocks.fail(ErrorCode::Malformed, say("this is no run file of Weft, or a damaged one"));
    if (blocks.take(&version, sizeof version) && version != kRunFileVersion)
        blocks.fail(ErrorCode::Unsupported, say("the run file is of version %1", version));
    const std::string_view scalars = blocks.next(kScalarsTag, 1);
    const std::string_view fabricText = blocks.next(kFabricTag, 1);
    if (blocks.failed())
        return blocks.error();
    Findings findings;
    Result<topology::Fabric> fabric = topology::parseTopologyJson(fabricText, path + " (fabric)", findings);
    if (!fabric)
        return fabric.error();
    auto run = std::make_shared<Run>(Run { std::move(*fabric) });
    if (!readScalars(scalars, *run))
        blocks.fail(ErrorCode::Malformed, say("the head of the run file cannot be read"));
    visitColumns(*run, blocks);
    if (!blocks.failed() && !isConsistent(*run))
        blocks.fail(ErrorCode::Malformed, say("the run file contradicts itself"));
    if (blocks.failed())
        return blocks.error();
    return simulation::RunPtr(std::move(run));
}

} // namespace weft::project
