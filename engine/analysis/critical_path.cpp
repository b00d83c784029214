// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/critical_path.h"

#include "engine/analysis/message_hops.h"
#include "engine/analysis/record_level.h"
#include "engine/core/make_error.h"
#include "engine/topology/link_name.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace weft::analysis {

using simulation::kNoRecord;
using simulation::OperationKind;
using simulation::Release;
using simulation::ReleaseKind;
using simulation::Run;

namespace {

// Collects segments from the end to the start.
class Walk {
public:
    Walk(const Run& run, Time end)
        : m_run(run)
        , m_hops(run)
        , m_cursor(end)
    {
    }

    void from(std::uint32_t operation)
    {
        spend(m_run.operations.end[operation], SegmentKind::Idle, {});
        m_current = { false, operation };
        // Records name only earlier ones; the bound guards against a run that does not keep to this.
        std::uint64_t steps = 4 * (std::uint64_t { m_run.operations.size() } + m_run.messagesLog.size()) + 16;
        while (m_cursor.ns() > 0 && m_current.index != kNoRecord && steps-- > 0)
            step();
    }

    // What is left before the first record: the rank had not begun, or the reason was not recorded.
    std::vector<PathSegment> finish(bool hasRecords)
    {
        spend(Time {}, !hasRecords || m_startsRun ? SegmentKind::Idle : SegmentKind::Unknown, {});
        std::reverse(m_segments.begin(), m_segments.end());
        return std::move(m_segments);
    }

private:
    struct Record {
        bool isMessage = false;
        std::uint32_t index = kNoRecord;
        bool atStart = false; // the path joins the operation where it started, for it issued a message then
    };

    void step()
    {
        if (m_current.isMessage)
            throughMessage(m_current.index);
        else if (m_current.atStart)
            follow(m_run.operations.released[m_current.index], { false, m_current.index });
        else
            throughOperation(m_current.index);
    }

    // The path spends the time back to `begin` on something; nothing if the path is earlier already.
    void spend(Time begin, SegmentKind kind, Record record, LinkId link = kNone<LinkId>)
    {
        if (begin >= m_cursor)
            return;
        PathSegment segment { begin, m_cursor, kind, record.isMessage, record.index, kNone<Rank>, link };
        if (record.index != kNoRecord)
            segment.rank
                = record.isMessage ? m_run.messagesLog.source[record.index] : m_run.operations.rank[record.index];
        m_segments.push_back(segment);
        m_cursor = begin;
    }

    void throughOperation(std::uint32_t operation)
    {
        const simulation::OperationColumns& operations = m_run.operations;
        const Time start = operations.start[operation];
        const std::uint32_t last
            = operations.completedBy.size() == operations.size() ? operations.completedBy[operation] : kNoRecord;
        // A message that had come before the operation was posted did not decide when the operation ended.
        if (last < m_run.messagesLog.size() && m_run.messagesLog.end[last] > start && m_cursor > start) {
            spend(m_run.messagesLog.end[last], SegmentKind::EndpointWait, { false, operation });
            m_current = { true, last };
            return;
        }
        SegmentKind kind = SegmentKind::Communication;
        const OperationKind what = operations.kind[operation];
        if (what == OperationKind::Compute || what == OperationKind::CpuCompute)
            kind = SegmentKind::Compute;
        else if (what == OperationKind::Memory)
            kind = SegmentKind::Memory;
        else if (what == OperationKind::Other)
            kind = SegmentKind::Unknown;
        spend(start, kind, { false, operation });
        follow(operations.released[operation], { false, operation });
    }

    void throughMessage(std::uint32_t message)
    {
        m_parts.clear();
        m_hops.appendHops(message, m_parts);
        for (auto part = m_parts.rbegin(); part != m_parts.rend(); ++part)
            spend(part->from, part->waiting ? SegmentKind::LinkWait : SegmentKind::Transfer, { true, message },
                part->link);
        follow(m_run.messagesLog.released[message], { true, message });
    }

    // Goes on to what released `record`; the time between the two is that kind of waiting.
    void follow(Release release, Record record)
    {
        const bool toMessage = release.kind == ReleaseKind::Queue || release.kind == ReleaseKind::Message;
        const std::size_t records = toMessage ? m_run.messagesLog.size() : m_run.operations.size();
        if (release.kind == ReleaseKind::Start || release.index >= records) {
            // The start of the run is time 0: a later start has a reason that is not recorded.
            m_current = {};
            m_startsRun = release.kind == ReleaseKind::Start;
            return;
        }
        m_current = { toMessage, release.index };
        switch (release.kind) {
        case ReleaseKind::Start:
            break;
        case ReleaseKind::Dependency:
            spend(m_run.operations.end[release.index], SegmentKind::Idle, record);
            break;
        case ReleaseKind::Slot:
            spend(m_run.operations.end[release.index], SegmentKind::SlotWait, record);
            break;
        case ReleaseKind::Queue:
            spend(m_run.messagesLog.end[release.index], SegmentKind::QueueWait, record);
            break;
        case ReleaseKind::Message:
            spend(m_run.messagesLog.end[release.index], SegmentKind::EndpointWait, record);
            break;
        case ReleaseKind::Operation:
            spend(m_run.operations.start[release.index], SegmentKind::EndpointWait, record);
            m_current.atStart = true;
            break;
        }
    }

    const Run& m_run;
    MessageHops m_hops;
    Time m_cursor;
    Record m_current;
    std::vector<PathSegment> m_segments;
    std::vector<MessageHops::Hop> m_parts;
    bool m_startsRun = false; // the walk came to the start of the run
};

// The operation that ends last, of one rank or of all; the first of several. kNoRecord if there is none.
std::uint32_t lastOperation(const Run& run, std::optional<Rank> rank)
{
    std::uint32_t last = kNoRecord;
    for (std::uint32_t at = 0; at < run.operations.size(); ++at) {
        if (rank && run.operations.rank[at] != *rank)
            continue;
        if (last == kNoRecord || run.operations.end[at] > run.operations.end[last])
            last = at;
    }
    return last;
}

void sumUp(CriticalPath& path)
{
    std::map<LinkId, LinkShare> links;
    for (const PathSegment& segment : path.segments) {
        const Time span = segment.to - segment.from;
        path.totals[static_cast<std::size_t>(segment.kind)] += span;
        if (segment.link == kNone<LinkId>)
            continue;
        LinkShare& share = links[segment.link];
        share.link = segment.link;
        (segment.kind == SegmentKind::LinkWait ? share.wait : share.transfer) += span;
    }
    for (const auto& [link, share] : links)
        path.links.push_back(share);
    std::stable_sort(path.links.begin(), path.links.end(),
        [](const LinkShare& a, const LinkShare& b) { return a.wait + a.transfer > b.wait + b.transfer; });
}

} // namespace

Sentence toString(SegmentKind kind)
{
    switch (kind) {
    case SegmentKind::Compute:
        return say("compute");
    case SegmentKind::Memory:
        return say("memory");
    case SegmentKind::Communication:
        return say("communication");
    case SegmentKind::Transfer:
        return say("transfer");
    case SegmentKind::LinkWait:
        return say("link wait");
    case SegmentKind::EndpointWait:
        return say("endpoint wait");
    case SegmentKind::QueueWait:
        return say("queue wait");
    case SegmentKind::SlotWait:
        return say("slot wait");
    case SegmentKind::Idle:
        return say("idle");
    case SegmentKind::Unknown:
        break;
    }
    return say("unknown");
}

Result<CriticalPath> criticalPath(const Run& run, std::optional<Rank> rank)
{
    if (run.recorded != simulation::RecordLevel::Full)
        return needsLevelFull(say("the critical path"));
    if (rank && index(*rank) >= run.ranks.size())
        return errorOf(ErrorCode::NotFound, say("there is no rank %1", *rank));
    CriticalPath path;
    path.length = rank ? run.ranks[index(*rank)].finish : run.makespan;
    Walk walk(run, path.length);
    const std::uint32_t last = lastOperation(run, rank);
    if (last != kNoRecord)
        walk.from(last);
    path.segments = walk.finish(last != kNoRecord);
    sumUp(path);
    return path;
}

Sentence describe(const CriticalPath& path, const Run& run)
{
    if (path.length.ns() == 0)
        return say("nothing took any time");
    const auto percent = [&path](Time part) {
        return std::to_string(std::lround(100 * static_cast<double>(part.ns()) / static_cast<double>(path.length.ns())))
            + " %";
    };
    const auto largest = std::max_element(path.totals.begin(), path.totals.end());
    const auto kind = static_cast<SegmentKind>(largest - path.totals.begin());
    Sentence text = say("%1 of the step is %2", percent(*largest), toString(kind));
    // One link is named where it has most of that part.
    Time most;
    LinkId link = kNone<LinkId>;
    for (const LinkShare& share : path.links) {
        const Time part = kind == SegmentKind::LinkWait ? share.wait : share.transfer;
        if (part > most) {
            most = part;
            link = share.link;
        }
    }
    if ((kind != SegmentKind::LinkWait && kind != SegmentKind::Transfer)
        || link == kNone<LinkId> || index(link) >= run.fabric.topology().linkCount())
        return text;
    const std::string name = topology::linkName(run.fabric.topology(), link);
    return most == *largest ? say("%1 on link %2", std::move(text), name)
                            : say("%1, link %2 alone %3", std::move(text), name, percent(most));
}

} // namespace weft::analysis
