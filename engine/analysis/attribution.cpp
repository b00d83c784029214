// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/attribution.h"

#include "engine/analysis/link_dimensions.h"
#include "engine/core/link_cost.h"
#include "engine/topology/router.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace weft::analysis {

using simulation::Run;

namespace {

TimeKind kindOf(SegmentKind kind)
{
    switch (kind) {
    case SegmentKind::Compute:
        return TimeKind::Compute;
    case SegmentKind::Memory:
        return TimeKind::Memory;
    case SegmentKind::Communication:
        return TimeKind::Replayed;
    case SegmentKind::Transfer:
        return TimeKind::Serialization;
    case SegmentKind::LinkWait:
        return TimeKind::Contention;
    case SegmentKind::EndpointWait:
        return TimeKind::Endpoint;
    case SegmentKind::QueueWait:
        return TimeKind::QueueWait;
    case SegmentKind::SlotWait:
        return TimeKind::SlotWait;
    case SegmentKind::Idle:
        return TimeKind::Idle;
    case SegmentKind::Unknown:
        break;
    }
    return TimeKind::Unknown;
}

using Shares = std::map<std::uint32_t, TimeShare>;

class Spending {
public:
    explicit Spending(const Run& run)
        : m_run(run)
        , m_router(run.fabric, run.options.routing)
        , m_dimensionOf(linkDimensions(run.fabric.topology()))
    {
    }

    void add(const PathSegment& segment)
    {
        const Time span = segment.to - segment.from;
        const bool isTransfer = segment.kind == SegmentKind::Transfer && segment.isMessage;
        LinkId link = segment.link;
        LinkCost cost {};
        if (isTransfer && link == kNone<LinkId>)
            link = slowestLink(segment.record, cost);
        else if (isTransfer && index(link) < m_dimensionOf.size())
            cost = m_run.fabric.linkCost(link);
        const std::uint32_t owner = link == kNone<LinkId> ? kNobody : index(link);
        m_segmentLinks.push_back(owner);
        Time latency;
        if (isTransfer)
            latency = latencyOf(span, cost, m_run.messagesLog.bytes[segment.record]);
        spend(segment, owner, TimeKind::Latency, latency);
        spend(segment, owner, kindOf(segment.kind), span - latency);
    }

    [[nodiscard]] Attribution finish(Time length)
    {
        Attribution result;
        result.length = length;
        result.all = m_all;
        result.links = sorted(m_links);
        result.dimensions = sorted(m_dimensions);
        result.collectives = sorted(m_collectives);
        result.ranks = sorted(m_ranks);
        result.segmentLinks = std::move(m_segmentLinks);
        return result;
    }

private:
    // The part of a transfer that its latency takes; of a part of one, in proportion.
    static Time latencyOf(Time span, const LinkCost& cost, std::uint64_t bytes)
    {
        const std::uint64_t whole = linkTime(cost, Bytes { bytes }).ns();
        const std::uint64_t latency = std::min(wholeNs(cost.latency.ns), whole);
        if (whole == 0 || span.ns() >= whole)
            return Time { std::min(latency, span.ns()) };
        const double part = static_cast<double>(latency) / static_cast<double>(whole);
        return Time { std::min(wholeNs(static_cast<double>(span.ns()) * part), span.ns()) };
    }

    // Of the message's way: the first link of the least bandwidth, and what the whole way costs.
    LinkId slowestLink(std::uint32_t message, LinkCost& cost)
    {
        const NodeId source { index(m_run.messagesLog.source[message]) };
        const NodeId destination { index(m_run.messagesLog.destination[message]) };
        m_way.clear();
        if (source == destination || !m_router.appendRoute(source, destination, m_way) || m_way.empty())
            return kNone<LinkId>;
        if (const Result<topology::RouteCost> whole = m_router.routeCost(source, destination))
            cost = whole->cost;
        return *std::min_element(m_way.begin(), m_way.end(), [this](LinkId a, LinkId b) {
            return m_run.fabric.linkCost(a).bandwidth < m_run.fabric.linkCost(b).bandwidth;
        });
    }

    [[nodiscard]] std::uint32_t collectiveOf(const PathSegment& segment) const
    {
        if (segment.record == simulation::kNoRecord)
            return kNobody;
        const std::uint32_t collective = segment.isMessage ? m_run.messagesLog.collective[segment.record]
                                                           : m_run.operations.collective[segment.record];
        return collective < m_run.collectives.size() ? collective : kNobody;
    }

    static void add(Shares& shares, std::uint32_t owner, TimeKind kind, Time span)
    {
        TimeShare& share = shares[owner];
        share.index = owner;
        share.times[static_cast<std::size_t>(kind)] += span;
    }

    void spend(const PathSegment& segment, std::uint32_t link, TimeKind kind, Time span)
    {
        if (span.ns() == 0)
            return;
        m_all.times[static_cast<std::size_t>(kind)] += span;
        add(m_links, link, kind, span);
        add(m_dimensions, link < m_dimensionOf.size() ? m_dimensionOf[link] : kNobody, kind, span);
        add(m_collectives, collectiveOf(segment), kind, span);
        add(m_ranks, segment.rank == kNone<Rank> ? kNobody : index(segment.rank), kind, span);
    }

    static std::vector<TimeShare> sorted(const Shares& shares)
    {
        std::vector<TimeShare> list;
        for (const auto& [owner, share] : shares)
            list.push_back(share);
        std::stable_sort(list.begin(), list.end(), [](const TimeShare& a, const TimeShare& b) {
            if ((a.index == kNobody) != (b.index == kNobody))
                return b.index == kNobody;
            return a.total() > b.total();
        });
        return list;
    }

    const Run& m_run;
    topology::Router m_router;
    std::vector<std::uint32_t> m_dimensionOf;
    std::vector<LinkId> m_way;
    std::vector<std::uint32_t> m_segmentLinks;
    TimeShare m_all;
    Shares m_links;
    Shares m_dimensions;
    Shares m_collectives;
    Shares m_ranks;
};

} // namespace

static_assert(kNobody == kNoDimension);

Time TimeShare::total() const
{
    return std::accumulate(times.begin(), times.end(), Time {});
}

std::string_view toString(TimeKind kind)
{
    constexpr std::array<std::string_view, kTimeKinds> kNames { "compute", "memory", "serialization", "latency",
        "contention", "endpoint", "queue-wait", "slot-wait", "replayed", "idle", "unknown" };
    return kNames[static_cast<std::size_t>(kind)];
}

Attribution attribution(const Run& run, const CriticalPath& path)
{
    Spending spending(run);
    for (const PathSegment& segment : path.segments)
        spending.add(segment);
    return spending.finish(path.length);
}

Result<Attribution> attribution(const Run& run)
{
    const Result<CriticalPath> path = criticalPath(run);
    if (!path)
        return path.error();
    return attribution(run, *path);
}

} // namespace weft::analysis
