// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/report/perfetto_trace.h"

#include "engine/analysis/collective_metrics.h"
#include "engine/core/fingerprint.h"
#include "engine/core/make_error.h"
#include "engine/report/lanes.h"
#include "engine/report/names.h"
#include "engine/report/perfetto_counters.h"
#include "engine/report/perfetto_packets.h"
#include "engine/report/perfetto_slices.h"
#include "engine/report/timeline_tracks.h"
#include "engine/topology/link_name.h"

#include <array>
#include <optional>

namespace weft::report {

using simulation::kNoRecord;
using simulation::OperationKind;
using simulation::ReleaseKind;
using simulation::Run;

namespace {

constexpr std::size_t kCollectiveTypes = 10;

std::vector<Time> collectiveStarts(const Run& run)
{
    std::vector<Time> starts;
    for (const simulation::CollectiveRecord& record : run.collectives)
        starts.push_back(record.start);
    return starts;
}

class PerfettoWriter {
public:
    PerfettoWriter(const Run& run, const trace::Workload* workload, io::TextStream& out, const TimelineOptions& options,
        const Watch& watch)
        : m_run(run)
        , m_workload(workload)
        , m_out(out)
        , m_options(options)
        , m_watch(watch)
        , m_collectiveStarts(collectiveStarts(run))
        , m_rows(npus() * kTracks)
        , m_arrivals(npus(), 0)
        , m_links(run.fabric.topology().linkCount(), 0)
        , m_messageNames((kCollectiveTypes + 1) * npus(), 0)
        , m_nextTrack(std::uint64_t { npus() } + 4)
    {
    }

    void write()
    {
        RecordQueue operations(m_run.operations.start);
        RecordQueue messages(m_run.messagesLog.start, m_options.messages);
        RecordQueue intervals(m_run.linkIntervals.start, m_options.links);
        RecordQueue collectives(m_collectiveStarts);
        if (m_watch.progress != nullptr)
            m_watch.progress->setTotal(operations.order.size() + messages.order.size() + intervals.order.size());
        beginTracks();
        while (!m_watch.stop.stop_requested()) {
            // Ends come before what begins at their time; of the others, what is longer comes first.
            const Time record = std::min({ operations.next(), messages.next(), intervals.next(), collectives.next() });
            const Time begin = std::min(record, m_counters.next());
            if (!m_open.empty() && m_open.top().end <= begin)
                endSlice();
            else if (begin == kNever)
                break;
            else if (m_counters.next() == begin)
                m_counters.write(m_packets, m_nextTrack);
            else if (collectives.next() == begin)
                beginCollective(collectives.take());
            else if (operations.next() == begin)
                beginOperation(operations.take());
            else if (messages.next() == begin)
                beginMessage(messages.take());
            else
                beginInterval(intervals.take());
        }
    }

private:
    struct Row {
        Lanes lanes;
        std::vector<std::uint64_t> tracks; // by lane
    };

    [[nodiscard]] std::uint32_t npus() const { return m_run.fabric.topology().npuCount(); }
    // Processes have the tracks 1 and up: ranks, links, collectives, the run.
    [[nodiscard]] std::uint64_t linksProcess() const { return std::uint64_t { npus() } + 1; }
    [[nodiscard]] std::uint64_t collectivesProcess() const { return std::uint64_t { npus() } + 2; }
    [[nodiscard]] std::uint64_t runProcess() const { return std::uint64_t { npus() } + 3; }

    void beginTracks()
    {
        process(runProcess(), "run", 0);
        process(collectivesProcess(), "collectives", 1);
        for (std::uint32_t rank = 0; rank < npus(); ++rank)
            process(std::uint64_t { rank } + 1, "rank " + std::to_string(rank), rank + 2);
        process(linksProcess(), "links", npus() + 2);
        const std::uint64_t track = m_nextTrack++;
        m_packets.track(track, runProcess(), "run", 0);
        m_packets.beginSlice(track, m_packets.category("run"), "run");
        m_packets.add(m_packets.argument("makespan_ns"), m_run.makespan.ns());
        m_packets.add(m_packets.argument("fingerprint"), std::string_view(toHex(m_run.fingerprint)));
        m_packets.add(m_packets.argument("network_model"), toString(m_run.options.network));
        m_packets.add(m_packets.argument("complete"), std::uint64_t { m_run.complete() });
        m_packets.close(Time {});
        open(m_run.makespan, SliceOf::Collective, track, kNoRecord);
    }

    void process(std::uint64_t track, std::string_view name, std::uint32_t order)
    {
        m_packets.process(track, track, name, order);
    }

    void open(Time end, SliceOf of, std::uint64_t track, std::size_t record)
    {
        m_open.push({ end, of, m_begun++, track, static_cast<std::uint32_t>(record) });
    }

    // The lane's track for an interval, described when it is first used. `kind` orders the tracks of a process.
    std::uint64_t place(
        Row& row, std::uint64_t process, std::string_view name, std::uint32_t kind, Time start, Time end)
    {
        const std::uint32_t lane = row.lanes.place(start, end);
        if (lane >= row.tracks.size()) {
            constexpr std::uint32_t kMostLanes = 10'000'000; // of a kind, as far as the order goes
            row.tracks.push_back(m_nextTrack++);
            m_packets.track(
                row.tracks.back(), process, laneName(name, lane), kind * kMostLanes + std::min(lane, kMostLanes - 1));
        }
        return row.tracks[lane];
    }

    std::uint64_t placeOfRank(std::uint32_t rank, Track track, Time start, Time end)
    {
        const auto kind = static_cast<std::uint32_t>(track);
        return place(m_rows[rank * kTracks + kind], std::uint64_t { rank } + 1, kTrackNames[kind], kind, start, end);
    }

    void step()
    {
        constexpr std::uint64_t kPoll = 4096;
        if (++m_done % kPoll == 0 && m_watch.progress != nullptr)
            m_watch.progress->setDone(m_done);
    }

    [[nodiscard]] static bool isWhole(Time start, Time end) { return end >= start && end != kNever; }

    // Ids of arrows: of messages, and of operations that send.
    [[nodiscard]] static std::uint64_t messageFlow(std::uint32_t message) { return std::uint64_t { message } + 1; }
    [[nodiscard]] static std::uint64_t sendFlow(std::uint32_t operation)
    {
        return (std::uint64_t { operation } + 1) << 32U;
    }
    // The send that issued a message.
    [[nodiscard]] std::optional<std::uint32_t> sendOf(std::uint32_t message) const
    {
        if (message >= m_run.messagesLog.released.size())
            return {};
        const simulation::Release release = m_run.messagesLog.released[message];
        if (release.kind != ReleaseKind::Operation || release.index >= m_run.operations.size()
            || m_run.operations.kind[release.index] != OperationKind::Send)
            return {};
        return release.index;
    }

    void beginCollective(std::size_t at)
    {
        const simulation::CollectiveRecord& record = m_run.collectives[at];
        const analysis::CollectiveFigures figures = analysis::collectiveFigures(record);
        if (!figures.complete)
            return;
        const std::uint64_t track
            = place(m_collectives, collectivesProcess(), "collectives", 0, record.start, record.end);
        m_packets.beginSlice(track, m_collective, trace::toString(record.type));
        m_packets.add(m_collectiveArgument, at);
        m_packets.add(m_group, std::string_view(groupName(m_run, record.group)));
        m_packets.add(m_members, std::uint64_t { record.members });
        m_packets.add(m_chunks, std::uint64_t { record.chunks });
        m_packets.add(m_node, record.nodeId);
        m_packets.add(m_commSize, figures.commSize);
        m_packets.add(m_ncclSize, figures.ncclSize);
        if (figures.busBandwidth) {
            m_packets.add(m_algorithmBandwidth, figures.algorithmBandwidth->inGigaBytesPerSecond());
            m_packets.add(m_busBandwidth, figures.busBandwidth->inGigaBytesPerSecond());
        }
        m_packets.close(record.start);
        open(record.end, SliceOf::Collective, track, at);
    }

    void beginOperation(std::size_t at)
    {
        step();
        const simulation::OperationColumns& operations = m_run.operations;
        const std::uint32_t rank = index(operations.rank[at]);
        const Time start = operations.start[at];
        const Time end = operations.end[at];
        if (rank >= npus() || !isWhole(start, end))
            return;
        const OperationKind kind = operations.kind[at];
        const std::uint64_t track = placeOfRank(rank, trackOf(kind), start, end);
        std::uint32_t& category = m_operationCategories[static_cast<std::size_t>(kind)];
        if (category == 0)
            category = m_packets.category(toString(kind));
        m_packets.beginSlice(track, category, operationName(m_run, m_workload, at));
        const trace::ExecutionGraph* graph = graphOf(m_workload, operations.rank[at]);
        if (graph != nullptr && index(operations.op[at]) < graph->size())
            m_packets.add(m_node, graph->id(operations.op[at]));
        if (const std::uint32_t collective = operations.collective[at]; collective < m_run.collectives.size()) {
            m_packets.add(m_collectiveArgument, std::uint64_t { collective });
            m_packets.add(m_type, collectiveName(m_run, collective));
            m_packets.add(m_bytes, m_run.collectives[collective].bytes);
        }
        if (kind == OperationKind::Send)
            m_packets.flow(sendFlow(static_cast<std::uint32_t>(at)));
        m_packets.close(start);
        open(end, SliceOf::Operation, track, at);
    }

    std::uint32_t messageNameId(std::uint32_t collective, std::uint32_t destination)
    {
        const bool known = collective < m_run.collectives.size();
        const auto type = known ? static_cast<std::size_t>(m_run.collectives[collective].type) : kCollectiveTypes;
        std::uint32_t& id
            = m_messageNames[std::min(type, kCollectiveTypes) * npus() + std::min(destination, npus() - 1)];
        if (id == 0)
            id = m_packets.eventName(messageName(m_run, collective, destination));
        return id;
    }

    void beginMessage(std::size_t at)
    {
        step();
        const simulation::MessageColumns& messages = m_run.messagesLog;
        const std::uint32_t source = index(messages.source[at]);
        const std::uint32_t destination = index(messages.destination[at]);
        const Time start = messages.start[at];
        const Time end = messages.end[at];
        if (source >= npus() || destination >= npus() || !isWhole(start, end))
            return;
        const std::uint32_t collective = messages.collective[at];
        const std::uint64_t track = placeOfRank(source, Track::Message, start, end);
        m_packets.beginSlice(track, m_message, messageNameId(collective, destination), "message");
        m_packets.add(m_source, std::uint64_t { source });
        m_packets.add(m_destination, std::uint64_t { destination });
        m_packets.add(m_bytes, messages.bytes[at]);
        if (collective != kNoRecord) {
            m_packets.add(m_collectiveArgument, std::uint64_t { collective });
            m_packets.add(m_chunk, std::uint64_t { messages.chunk[at] });
        }
        m_packets.flow(messageFlow(static_cast<std::uint32_t>(at)));
        if (const auto send = sendOf(static_cast<std::uint32_t>(at)))
            m_packets.flow(sendFlow(*send));
        m_packets.close(start);
        open(end, SliceOf::Message, track, at);
    }

    void beginInterval(std::size_t at)
    {
        step();
        const simulation::LinkIntervalColumns& intervals = m_run.linkIntervals;
        const std::uint32_t link = index(intervals.link[at]);
        if (link >= m_links.size() || !isWhole(intervals.start[at], intervals.end[at]))
            return;
        if (m_links[link] == 0) {
            m_links[link] = m_nextTrack++;
            m_packets.track(m_links[link], linksProcess(),
                "link " + topology::linkName(m_run.fabric.topology(), intervals.link[at]), 2 * link);
        }
        const std::uint32_t message = intervals.message[at];
        const bool known = message < m_run.messagesLog.size();
        m_packets.beginSlice(m_links[link], m_link,
            known ? messageNameId(m_run.messagesLog.collective[message], index(m_run.messagesLog.destination[message]))
                  : m_busy,
            "busy");
        if (known) {
            m_packets.add(m_messageArgument, std::uint64_t { message });
            m_packets.add(m_source, std::uint64_t { index(m_run.messagesLog.source[message]) });
            m_packets.add(m_bytes, m_run.messagesLog.bytes[message]);
        }
        m_packets.close(intervals.start[at]);
        open(intervals.end[at], SliceOf::Link, m_links[link], at);
    }

    void endSlice()
    {
        const OpenSlice slice = m_open.top();
        m_open.pop();
        m_packets.beginEnd(slice.track);
        if (slice.of == SliceOf::Operation)
            addReceivedFlows(slice.record);
        m_packets.close(slice.end);
        if (slice.of == SliceOf::Message)
            writeArrival(slice.record, slice.end);
    }

    // A receive may have begun before what it receives was sent, so that arrows come to its end.
    void addReceivedFlows(std::uint32_t operation)
    {
        if (m_run.operations.kind[operation] != OperationKind::Receive
            || operation >= m_run.operations.completedBy.size())
            return;
        const std::uint32_t message = m_run.operations.completedBy[operation];
        if (message >= m_run.messagesLog.size())
            return;
        if (const auto send = sendOf(message))
            m_packets.endFlow(sendFlow(*send));
        if (m_options.messages)
            m_packets.endFlow(messageFlow(message));
    }

    void writeArrival(std::uint32_t message, Time at)
    {
        const std::uint32_t destination = index(m_run.messagesLog.destination[message]);
        std::uint64_t& track = m_arrivals[destination];
        if (track == 0) {
            constexpr std::uint32_t kLast = 100'000'000; // behind the tracks of kinds
            track = m_nextTrack++;
            m_packets.track(track, std::uint64_t { destination } + 1, "messages received", kLast);
        }
        m_packets.beginInstant(track, m_message, m_arrival, "arrival");
        m_packets.add(m_source, std::uint64_t { index(m_run.messagesLog.source[message]) });
        m_packets.flow(messageFlow(message));
        m_packets.close(at);
    }

    const Run& m_run;
    const trace::Workload* m_workload;
    io::TextStream& m_out;
    TimelineOptions m_options;
    Watch m_watch;
    PerfettoPackets m_packets { m_out };
    std::vector<Time> m_collectiveStarts;
    std::vector<Row> m_rows; // rank × track
    Row m_collectives;
    std::vector<std::uint64_t> m_arrivals; // tracks, by rank
    std::vector<std::uint64_t> m_links; // tracks, by link
    std::vector<std::uint32_t> m_messageNames; // type × destination
    std::uint64_t m_nextTrack;
    OpenSlices m_open;
    std::uint64_t m_begun = 0;
    std::uint64_t m_done = 0;
    PerfettoCounters m_counters { m_run, linksProcess() };

    std::array<std::uint32_t, 7> m_operationCategories {};
    std::uint32_t m_message = m_packets.category("message");
    std::uint32_t m_messageArgument = m_packets.argument("message");
    std::uint32_t m_link = m_packets.category("link");
    std::uint32_t m_collective = m_packets.category("collective");
    std::uint32_t m_node = m_packets.argument("node");
    std::uint32_t m_collectiveArgument = m_packets.argument("collective");
    std::uint32_t m_type = m_packets.argument("type");
    std::uint32_t m_bytes = m_packets.argument("bytes");
    std::uint32_t m_source = m_packets.argument("src");
    std::uint32_t m_destination = m_packets.argument("dst");
    std::uint32_t m_chunk = m_packets.argument("chunk");
    std::uint32_t m_group = m_packets.argument("group");
    std::uint32_t m_members = m_packets.argument("members");
    std::uint32_t m_chunks = m_packets.argument("chunks");
    std::uint32_t m_commSize = m_packets.argument("comm_size_bytes");
    std::uint32_t m_ncclSize = m_packets.argument("nccl_size_bytes");
    std::uint32_t m_algorithmBandwidth = m_packets.argument("algbw_GBps");
    std::uint32_t m_busBandwidth = m_packets.argument("busbw_GBps");
    std::uint32_t m_arrival = m_packets.eventName("arrival");
    std::uint32_t m_busy = m_packets.eventName("busy");
};

} // namespace

void writePerfettoTrace(const Run& run, const trace::Workload* workload, io::TextStream& out,
    const TimelineOptions& options, const Watch& watch)
{
    PerfettoWriter(run, workload, out, options, watch).write();
}

std::string perfettoTrace(const Run& run, const trace::Workload* workload, const TimelineOptions& options)
{
    io::TextStream out;
    writePerfettoTrace(run, workload, out, options);
    return out.takeText();
}

Result<void> savePerfettoTrace(const Run& run, const trace::Workload* workload, const std::string& path,
    const TimelineOptions& options, const Watch& watch)
{
    Result<io::TextStream> out = io::TextStream::toFile(path);
    if (!out)
        return out.error();
    writePerfettoTrace(run, workload, *out, options, watch);
    if (watch.stop.stop_requested())
        return errorIn(path, ErrorCode::Cancelled, say("writing the trace was stopped"));
    return out->finish();
}

} // namespace weft::report
