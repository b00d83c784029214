// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/report/timeline_json.h"

#include "engine/analysis/collective_metrics.h"
#include "engine/core/fingerprint.h"
#include "engine/core/make_error.h"
#include "engine/report/json_text.h"
#include "engine/report/lanes.h"
#include "engine/report/names.h"
#include "engine/report/timeline_tracks.h"
#include "engine/topology/link_name.h"

#include <optional>

namespace weft::report {

using simulation::kNoRecord;
using simulation::OperationKind;
using simulation::Run;

namespace {

constexpr std::uint64_t kLanesPerTrack = 10'000'000; // thread id = track × this + lane + 1

// Until a visit asks to stop.
template <class Visit> void forEachByStart(const std::vector<Time>& starts, Visit visit)
{
    const StartOrder order(starts);
    for (std::size_t at = 0; at < order.size(); ++at) {
        if (!visit(order[at]))
            return;
    }
}

class TimelineWriter {
public:
    TimelineWriter(const Run& run, const trace::Workload* workload, io::TextStream& out, const Watch& watch)
        : m_run(run)
        , m_workload(workload)
        , m_json(out)
        , m_watch(watch)
        , m_lanes(run.fabric.topology().npuCount() * kTracks)
        , m_linkSeen(run.fabric.topology().linkCount(), false)
    {
        if (m_watch.progress != nullptr)
            m_watch.progress->setTotal(run.operations.size() + run.messagesLog.size() + run.linkIntervals.size());
    }

    void write(const TimelineOptions& options)
    {
        m_json.beginObject().entry("displayTimeUnit", "ns");
        m_json.key("otherData").beginObject();
        m_json.entry("producer", "weft").entry("fingerprint", toHex(m_run.fingerprint));
        m_json.entry("makespan_ns", m_run.makespan).entry("complete", m_run.complete()).end();
        m_json.key("traceEvents").beginArray(JsonText::Layout::Line);
        writeProcesses();
        writeCollectives();
        forEachByStart(m_run.operations.start, [this](std::size_t at) { return writeOperation(at); });
        if (options.messages)
            forEachByStart(m_run.messagesLog.start, [this](std::size_t at) { return writeMessage(at); });
        if (options.links)
            forEachByStart(m_run.linkIntervals.start, [this](std::size_t at) { return writeLinkInterval(at); });
        m_json.end().end();
    }

private:
    [[nodiscard]] std::uint32_t npus() const { return m_run.fabric.topology().npuCount(); }
    [[nodiscard]] std::uint64_t linksProcess() const { return std::uint64_t { npus() } + 1; }
    [[nodiscard]] std::uint64_t collectivesProcess() const { return std::uint64_t { npus() } + 2; }

    // False once the caller asked to stop.
    bool step()
    {
        constexpr std::uint64_t kPoll = 4096;
        if (++m_done % kPoll != 0)
            return true;
        if (m_watch.progress != nullptr)
            m_watch.progress->setDone(m_done);
        return !m_watch.stop.stop_requested();
    }

    void metadata(std::string_view what, std::uint64_t process, std::optional<std::uint64_t> thread,
        std::string_view argument, std::string_view name, std::uint64_t number)
    {
        m_json.beginObject().entry("ph", "M").entry("name", what).entry("pid", process);
        if (thread)
            m_json.entry("tid", *thread);
        m_json.key("args").beginObject().key(argument);
        if (name.empty())
            m_json.value(number);
        else
            m_json.value(name);
        m_json.end().end();
    }

    void nameProcess(std::uint64_t process, std::string_view name)
    {
        metadata("process_name", process, {}, "name", name, 0);
        metadata("process_sort_index", process, {}, "sort_index", {}, process);
    }

    void nameThread(std::uint64_t process, std::uint64_t thread, std::string_view name)
    {
        metadata("thread_name", process, thread, "name", name, 0);
        metadata("thread_sort_index", process, thread, "sort_index", {}, thread);
    }

    void writeProcesses()
    {
        for (std::uint32_t rank = 0; rank < npus(); ++rank)
            nameProcess(std::uint64_t { rank } + 1, "rank " + std::to_string(rank));
        nameProcess(linksProcess(), "links");
        nameProcess(collectivesProcess(), "collectives");
    }

    // The thread for an interval of a track, named when it is first used.
    std::uint64_t threadFor(std::uint32_t rank, Track track, Time start, Time end)
    {
        const auto kind = static_cast<std::size_t>(track);
        Lanes& lanes = m_lanes[rank * kTracks + kind];
        const std::uint32_t before = lanes.count();
        const std::uint32_t lane = lanes.place(start, end);
        const std::uint64_t thread = kind * kLanesPerTrack + lane + 1;
        if (lanes.count() != before)
            nameThread(std::uint64_t { rank } + 1, thread, laneName(kTrackNames[kind], lane));
        return thread;
    }

    void micros(std::string_view name, Time time)
    {
        std::string digits = std::to_string(time.ns() / 1000);
        if (const std::uint64_t rest = time.ns() % 1000; rest != 0) {
            digits += '.';
            digits += static_cast<char>('0' + rest / 100);
            digits += static_cast<char>('0' + rest / 10 % 10);
            digits += static_cast<char>('0' + rest % 10);
        }
        m_json.key(name).number(digits);
    }

    // Leaves the object of the arguments open.
    void beginSlice(std::string_view name, std::string_view category, std::uint64_t process, std::uint64_t thread,
        Time start, Time end)
    {
        m_json.beginObject().entry("ph", "X").entry("name", name).entry("cat", category);
        m_json.entry("pid", process).entry("tid", thread);
        micros("ts", start);
        micros("dur", end - start);
        m_json.key("args").beginObject();
    }
    void endSlice() { m_json.end().end(); }

    void writeCollectives()
    {
        std::vector<Time> starts;
        for (const simulation::CollectiveRecord& record : m_run.collectives)
            starts.push_back(record.start);
        Lanes lanes;
        forEachByStart(starts, [this, &lanes](std::size_t at) {
            const simulation::CollectiveRecord& record = m_run.collectives[at];
            const analysis::CollectiveFigures figures = analysis::collectiveFigures(record);
            if (!figures.complete)
                return true;
            const std::uint32_t before = lanes.count();
            const std::uint32_t lane = lanes.place(record.start, record.end);
            const std::uint64_t thread = std::uint64_t { lane } + 1;
            if (lanes.count() != before)
                nameThread(collectivesProcess(), thread, laneName("collectives", lane));
            beginSlice(
                trace::toString(record.type), "collective", collectivesProcess(), thread, record.start, record.end);
            m_json.entry("collective", at).entry("group", groupName(m_run, record.group));
            m_json.entry("members", record.members).entry("chunks", record.chunks).entry("node", record.nodeId);
            m_json.entry("comm_size_bytes", figures.commSize).entry("nccl_size_bytes", figures.ncclSize);
            if (figures.busBandwidth)
                m_json.entry("algbw_GBps", figures.algorithmBandwidth->inGigaBytesPerSecond())
                    .entry("busbw_GBps", figures.busBandwidth->inGigaBytesPerSecond());
            endSlice();
            return true;
        });
    }

    bool writeOperation(std::size_t at)
    {
        const simulation::OperationColumns& operations = m_run.operations;
        const std::uint32_t rank = index(operations.rank[at]);
        const Time start = operations.start[at];
        const Time end = operations.end[at];
        if (rank >= npus() || end < start || end == kNever)
            return step();
        const OperationKind kind = operations.kind[at];
        const std::uint32_t collective = operations.collective[at];
        const trace::ExecutionGraph* graph = graphOf(m_workload, operations.rank[at]);
        const bool known = graph != nullptr && index(operations.op[at]) < graph->size();
        const std::uint64_t thread = threadFor(rank, trackOf(kind), start, end);
        beginSlice(
            operationName(m_run, m_workload, at), toString(kind), std::uint64_t { rank } + 1, thread, start, end);
        if (known)
            m_json.entry("node", graph->id(operations.op[at]));
        if (collective < m_run.collectives.size())
            m_json.entry("collective", collective)
                .entry("type", collectiveName(m_run, collective))
                .entry("bytes", m_run.collectives[collective].bytes);
        endSlice();
        return step();
    }

    bool writeMessage(std::size_t at)
    {
        const simulation::MessageColumns& messages = m_run.messagesLog;
        const std::uint32_t source = index(messages.source[at]);
        const std::uint32_t destination = index(messages.destination[at]);
        const Time start = messages.start[at];
        const Time end = messages.end[at];
        if (source >= npus() || end < start || end == kNever)
            return step();
        const std::uint32_t collective = messages.collective[at];
        const std::uint64_t thread = threadFor(source, Track::Message, start, end);
        beginSlice(
            messageName(m_run, collective, destination), "message", std::uint64_t { source } + 1, thread, start, end);
        m_json.entry("src", source).entry("dst", destination).entry("bytes", messages.bytes[at]);
        if (collective != kNoRecord)
            m_json.entry("collective", collective).entry("chunk", messages.chunk[at]);
        endSlice();
        return step();
    }

    bool writeLinkInterval(std::size_t at)
    {
        const simulation::LinkIntervalColumns& intervals = m_run.linkIntervals;
        const LinkId link = intervals.link[at];
        const Time start = intervals.start[at];
        const Time end = intervals.end[at];
        if (index(link) >= m_linkSeen.size() || end < start || end == kNever)
            return step();
        const std::uint64_t thread = std::uint64_t { index(link) } + 1;
        if (!m_linkSeen[index(link)]) {
            m_linkSeen[index(link)] = true;
            nameThread(linksProcess(), thread, "link " + topology::linkName(m_run.fabric.topology(), link));
        }
        const std::uint32_t message = intervals.message[at];
        const bool known = message < m_run.messagesLog.size();
        const simulation::MessageColumns& messages = m_run.messagesLog;
        const std::string name = known
            ? messageName(m_run, messages.collective[message], index(messages.destination[message]))
            : std::string("busy");
        beginSlice(name, "link", linksProcess(), thread, start, end);
        if (known)
            m_json.entry("message", message)
                .entry("src", index(messages.source[message]))
                .entry("bytes", messages.bytes[message]);
        endSlice();
        return step();
    }

    const Run& m_run;
    const trace::Workload* m_workload;
    JsonText m_json;
    Watch m_watch;
    std::vector<Lanes> m_lanes; // rank × track
    std::vector<bool> m_linkSeen;
    std::uint64_t m_done = 0;
};

} // namespace

void writeTimelineJson(const Run& run, const trace::Workload* workload, io::TextStream& out,
    const TimelineOptions& options, const Watch& watch)
{
    TimelineWriter(run, workload, out, watch).write(options);
    out << '\n';
}

std::string timelineJson(const Run& run, const trace::Workload* workload, const TimelineOptions& options)
{
    io::TextStream out;
    writeTimelineJson(run, workload, out, options);
    return out.takeText();
}

Result<void> saveTimelineJson(const Run& run, const trace::Workload* workload, const std::string& path,
    const TimelineOptions& options, const Watch& watch)
{
    Result<io::TextStream> out = io::TextStream::toFile(path);
    if (!out)
        return out.error();
    writeTimelineJson(run, workload, *out, options, watch);
    if (watch.stop.stop_requested())
        return errorIn(path, ErrorCode::Cancelled, say("writing the timeline was stopped"));
    return out->finish();
}

} // namespace weft::report
