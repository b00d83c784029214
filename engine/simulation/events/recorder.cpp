// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/events/recorder.h"

#include "engine/topology/route.h"

#include <algorithm>
#include <numeric>

namespace weft::simulation {

namespace {

constexpr std::uint64_t kBinBudget = 8'000'000; // bins over all links: 64 MB
constexpr std::uint64_t kMostBins = 1024;
constexpr std::uint64_t kFewestBins = 16;
constexpr std::uint64_t kFirstBinWidth = 64; // ns; doubles as the run grows

bool isCompute(OperationKind kind)
{
    return kind == OperationKind::Compute || kind == OperationKind::CpuCompute;
}

} // namespace

Recorder::Recorder(Run& run, const topology::Topology& topology)
    : m_run(run)
    , m_links(run.options.record != RecordLevel::Summary)
    , m_full(run.options.record == RecordLevel::Full)
    , m_meters(topology.npuCount())
{
    run.recorded = run.options.record;
    run.ranks.resize(topology.npuCount());
    if (!m_links)
        return;
    run.links.resize(topology.linkCount());
    if (run.hasLinkBusy && topology.linkCount() > 0) {
        const std::uint64_t wanted = std::clamp(kBinBudget / topology.linkCount(), kFewestBins, kMostBins);
        run.bins.bins = static_cast<std::uint32_t>(wanted) & ~1U; // even, so that pairs merge
        run.bins.binWidth = Time { kFirstBinWidth };
        run.bins.busyNs.resize(std::size_t { run.bins.bins } * topology.linkCount());
    }
}

void Recorder::meter(Rank rank, Time now)
{
    Meter& state = m_meters[index(rank)];
    RankMetrics& sums = m_run.ranks[index(rank)];
    const Time span = now - state.last;
    state.last = now;
    if (state.computing > 0)
        sums.compute += span;
    if (state.communicating > 0) {
        sums.communication += span;
        if (state.computing == 0)
            sums.exposedCommunication += span;
    } else if (state.computing == 0) {
        sums.idle += span;
    }
}

bool Recorder::hasRoom()
{
    const std::uint64_t records = m_run.operations.size() + m_run.messagesLog.size() + m_run.linkIntervals.size();
    if (records < m_run.options.recordLimit && records < kNoCauseIndex)
        return true;
    m_full = false;
    m_run.recorded = RecordLevel::Links;
    m_run.operations = {};
    m_run.messagesLog = {};
    m_run.linkIntervals = {};
    return false;
}

std::uint32_t Recorder::operationStarts(
    Rank rank, OpId op, OperationKind kind, Time now, std::uint32_t collective, Cause cause)
{
    meter(rank, now);
    Meter& state = m_meters[index(rank)];
    ++(isCompute(kind) ? state.computing : state.communicating);
    if (!m_full || !hasRoom())
        return kNoRecord;
    OperationColumns& columns = m_run.operations;
    columns.rank.push_back(rank);
    columns.op.push_back(op);
    columns.kind.push_back(kind);
    columns.start.push_back(now);
    columns.end.push_back(now);
    columns.collective.push_back(collective);
    columns.released.push_back(unpackCause(cause));
    columns.completedBy.push_back(kNoRecord);
    return static_cast<std::uint32_t>(columns.size() - 1);
}

void Recorder::operationEnds(Rank rank, OperationKind kind, std::uint32_t record, Time now, Cause cause)
{
    meter(rank, now);
    Meter& state = m_meters[index(rank)];
    --(isCompute(kind) ? state.computing : state.communicating);
    if (record >= m_run.operations.size())
        return;
    m_run.operations.end[record] = now;
    if (const Release release = unpackCause(cause); release.kind == ReleaseKind::Message)
        m_run.operations.completedBy[record] = release.index;
}

// Where the pair stands in the index, or the free slot that it would take.
std::uint32_t& Recorder::pairSlot(Rank source, Rank destination)
{
    const std::size_t mask = m_pairIndex.size() - 1;
    std::size_t at = topology::mixed(index(source), index(destination)) & mask;
    while (m_pairIndex[at] != 0) {
        const PairTraffic& pair = m_run.pairs[m_pairIndex[at] - 1];
        if (pair.source == source && pair.destination == destination)
            break;
        at = (at + 1) & mask;
    }
    return m_pairIndex[at];
}

PairTraffic& Recorder::pairOf(Rank source, Rank destination)
{
    if (m_run.pairs.size() * 2 >= m_pairIndex.size()) {
        m_pairIndex.assign(std::max<std::size_t>(m_pairIndex.size() * 2, 64), 0);
        for (std::uint32_t i = 0; i < m_run.pairs.size(); ++i)
            pairSlot(m_run.pairs[i].source, m_run.pairs[i].destination) = i + 1;
    }
    std::uint32_t& slot = pairSlot(source, destination);
    if (slot == 0) {
        m_run.pairs.push_back({ source, destination, 0, 0 });
        slot = static_cast<std::uint32_t>(m_run.pairs.size());
    }
    return m_run.pairs[slot - 1];
}

std::uint32_t Recorder::recordMessage(Rank source, Rank destination, std::uint64_t bytes, Time now,
    std::uint32_t collective, std::uint32_t chunk, Cause cause)
{
    PairTraffic& pair = pairOf(source, destination);
    pair.bytes += bytes;
    ++pair.messages;

    if (!m_full || !hasRoom())
        return kNoRecord;
    MessageColumns& columns = m_run.messagesLog;
    columns.source.push_back(source);
    columns.destination.push_back(destination);
    columns.bytes.push_back(bytes);
    columns.start.push_back(now);
    columns.end.push_back(now);
    columns.collective.push_back(collective);
    columns.chunk.push_back(chunk);
    columns.released.push_back(unpackCause(cause));
    columns.linkWait.emplace_back();
    columns.linkHolder.push_back(kNoRecord);
    return static_cast<std::uint32_t>(columns.size() - 1);
}

void Recorder::addToBins(LinkId link, std::uint64_t from, std::uint64_t busy)
{
    LinkBins& bins = m_run.bins;
    while ((from + busy) / bins.binWidth.ns() >= bins.bins) {
        // Halve the resolution: neighbours merge, the second half is free again.
        const std::size_t rows = bins.busyNs.size() / bins.bins;
        for (std::size_t row = 0; row < rows; ++row) {
            std::uint64_t* cell = bins.busyNs.data() + row * bins.bins;
            for (std::uint32_t i = 0; i < bins.bins / 2; ++i)
                cell[i] = cell[2 * i] + cell[2 * i + 1];
            std::fill(cell + bins.bins / 2, cell + bins.bins, std::uint64_t { 0 });
        }
        bins.binWidth = bins.binWidth + bins.binWidth;
    }
    std::uint64_t* row = bins.busyNs.data() + std::size_t { index(link) } * bins.bins;
    const std::uint64_t width = bins.binWidth.ns();
    for (std::uint64_t at = from; at < from + busy;) {
        const std::uint64_t bin = at / width;
        const std::uint64_t end = std::min(from + busy, (bin + 1) * width);
        row[bin] += end - at;
        at = end;
    }
}

void Recorder::linkTaken(
    LinkId link, std::uint64_t bytes, Time now, Time busy, std::uint32_t message, Time waited, std::uint32_t holder)
{
    m_run.links[index(link)].bytes += bytes;
    m_run.links[index(link)].busy += busy;
    if (busy > Time {})
        addToBins(link, now.ns(), busy.ns());
    if (!m_full || !hasRoom())
        return;
    LinkIntervalColumns& columns = m_run.linkIntervals;
    columns.link.push_back(link);
    columns.start.push_back(now);
    columns.end.push_back(now + busy);
    columns.message.push_back(message);
    if (waited > Time {} && message < m_run.messagesLog.size()) {
        m_run.messagesLog.linkWait[message] += waited;
        m_run.messagesLog.linkHolder[message] = holder;
    }
}

void Recorder::linkQueue(LinkId link, std::uint32_t waiting)
{
    std::uint64_t& peak = m_run.links[index(link)].peakQueue;
    peak = std::max<std::uint64_t>(peak, waiting);
}

// Those that begin at one tick stand by group, and those of a group as they were called: what came first at a tick is
// not always known, and is nobody's business.
void Recorder::orderCollectives()
{
    std::vector<CollectiveRecord>& records = m_run.collectives;
    const auto isBefore = [&records](std::uint32_t a, std::uint32_t b) {
        return std::pair(records[a].start, records[a].group) < std::pair(records[b].start, records[b].group);
    };
    std::vector<std::uint32_t> order(records.size());
    std::iota(order.begin(), order.end(), 0U);
    if (std::is_sorted(order.begin(), order.end(), isBefore))
        return;
    std::stable_sort(order.begin(), order.end(), isBefore);
    std::vector<CollectiveRecord> sorted;
    std::vector<std::uint32_t> place(records.size());
    for (const std::uint32_t at : order) {
        place[at] = static_cast<std::uint32_t>(sorted.size());
        sorted.push_back(records[at]);
    }
    records = std::move(sorted);
    for (std::vector<std::uint32_t>* column : { &m_run.operations.collective, &m_run.messagesLog.collective }) {
        for (std::uint32_t& collective : *column)
            collective = collective == kNoRecord ? kNoRecord : place[collective];
    }
}

void Recorder::finish(Time now)
{
    m_run.messages = m_messages + m_fastMessages;
    m_run.fastMessages = m_fastMessages;
    orderCollectives();
    // A rank is idle only before its own end; what never ended is counted to the end of the run.
    for (std::uint32_t r = 0; r < m_meters.size(); ++r) {
        if (m_meters[r].computing + m_meters[r].communicating > 0)
            meter(Rank { r }, now);
    }
    std::sort(m_run.pairs.begin(), m_run.pairs.end(), [](const PairTraffic& a, const PairTraffic& b) {
        return std::pair(a.source, a.destination) < std::pair(b.source, b.destination);
    });
}

} // namespace weft::simulation
