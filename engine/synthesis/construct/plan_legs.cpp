// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/construct/plan_legs.h"

#include <algorithm>

namespace weft::synthesis {

PlanLegs::PlanLegs(const LinkGraph& graph, const Demands& demands, const Demands& copied, const JoinedPlan& plan)
    : m_graph(graph)
    , m_demands(demands)
    , m_length(plan.durationNs)
    , m_goal(m_length)
    , m_sideSize(graph.nodes * demands.chunks())
    , m_legs(std::size_t { demands.hasSums() ? 2U : 1U } * m_sideSize)
    , m_root(demands.chunks(), kNobody)
    , m_room(graph)
    , m_isMoving(m_legs.size(), false)
{
    for (Index chunk = 0; chunk < demands.chunks(); ++chunk) {
        for (const Index npu : demands.takersOf(chunk))
            m_legs[idOf(Down, chunk, npu)].isWanted = true;
        for (const Index npu : demands.giversOf(chunk)) {
            if (demands.isSum(chunk))
                m_legs[idOf(Up, chunk, npu)].isWanted = true;
            else
                m_legs[idOf(Down, chunk, npu)].isOrigin = true;
        }
        if (demands.isSum(chunk))
            setRoot(chunk, copied.giversOf(chunk).front());
    }
    takeSide(Down, plan.gather.transfers);
    takeSide(Up, plan.reduce.transfers);
    for (Index id = 0; id < m_legs.size(); ++id) {
        if (m_legs[id].from != kNobody)
            noteMoving(id);
    }
    for (const Index id : m_moving)
        dropIdle(id);
}

void PlanLegs::takeSide(Side side, std::vector<PlannedTransfer> transfers)
{
    for (PlannedTransfer& transfer : transfers)
        transfer.start = turned(side, transfer.arc, transfer.start);
    sortTransfers(transfers);
    struct UnderWay {
        std::uint64_t arrival = 0;
        Leg leg;
    };
    std::vector<std::vector<UnderWay>> passing(m_legs.size()); // switches
    for (const auto& [start, chunk, arc] : transfers) {
        const Index source = sourceOf(side, arc);
        const Index target = idOf(side, chunk, targetOf(side, arc));
        UnderWay now;
        now.leg.from = source;
        if (!mayBranch(side, source)) {
            auto& waiting = passing[idOf(side, chunk, source)];
            const auto next = std::ranges::min_element(waiting, {}, &UnderWay::arrival);
            if (next == waiting.end())
                continue; // no plan
            now = std::move(*next);
            waiting.erase(next);
        }
        now.leg.hops.push_back({ arc, start });
        now.arrival = start + m_graph.time[arc];
        if (!mayBranch(side, nodeOf(target))) {
            passing[target].push_back(std::move(now));
        } else if (Leg& leg = m_legs[target]; leg.arrival == kNotHeld && !leg.isOrigin) {
            leg.from = now.leg.from;
            leg.arrival = now.arrival;
            leg.hops = std::move(now.leg.hops);
            occupy(target);
        }
    }
}

JointPlan PlanLegs::jointPlan() const
{
    JointPlan plan;
    std::vector<Index> arcs;
    std::vector<std::pair<Index, Index>> waits;
    std::vector<Index> first(m_legs.size(), kNobody); // transfer of each leg, by the clock of its side; so the next
    std::vector<Index> last(m_legs.size(), kNobody);
    const auto addWait = [&waits](Side side, Index later, Index sooner) {
        waits.emplace_back(side == Down ? later : sooner, side == Down ? sooner : later);
    };
    for (Index id = 0; id < m_legs.size(); ++id) {
        const Side side = sideOf(id);
        for (const Hop& hop : m_legs[id].hops) {
            const auto own = static_cast<Index>(arcs.size());
            if (last[id] == kNobody)
                first[id] = own;
            else
                addWait(side, own, last[id]);
            last[id] = own;
            arcs.push_back(hop.arc);
            plan.transfers.push_back({ chunkOf(id), side == Up });
            plan.times.starts.push_back(turned(side, hop.arc, hop.start));
        }
    }
    std::vector<std::vector<Index>> leaving(m_demands.chunks()); // roots: legs down
    for (Index id = 0; id < m_legs.size(); ++id) {
        const Index from = m_legs[id].from;
        if (from == kNobody)
            continue;
        if (last[beside(id, from)] != kNobody)
            addWait(sideOf(id), first[id], last[beside(id, from)]);
        if (from != m_root[chunkOf(id)])
            continue;
        if (sideOf(id) == Down)
            leaving[chunkOf(id)].push_back(id);
        else
            for (const Index later : leaving[chunkOf(id)])
                waits.emplace_back(first[later], first[id]);
    }
    for (Index chunk = 0; chunk < m_demands.chunks(); ++chunk) {
        const std::span<const Index> root(&m_root[chunk], 1);
        plan.rooted.add(m_demands, chunk, m_demands.isSum(chunk) ? root : m_demands.giversOf(chunk));
    }
    plan.waits = std::make_shared<const WaitGraph>(std::move(arcs), waits);
    plan.times.durationNs = lastEndNs(m_graph, *plan.waits, plan.times.starts);
    return plan;
}

void PlanLegs::occupy(Index id)
{
    for (const Hop& hop : m_legs[id].hops)
        m_room.take(hop.arc, turned(sideOf(id), hop.arc, hop.start), id);
}

void PlanLegs::release(Index id)
{
    for (const Hop& hop : m_legs[id].hops)
        m_room.release(hop.arc, turned(sideOf(id), hop.arc, hop.start));
    m_legs[id].hops.clear();
}

std::uint64_t PlanLegs::soonestDeparture(Index id) const
{
    const Index node = nodeOf(id);
    std::uint64_t soonest = kNotHeld;
    for (Index other = id - node; other < id - node + m_graph.nodes; ++other) {
        if (m_legs[other].from == node && !m_legs[other].hops.empty())
            soonest = std::min(soonest, m_legs[other].hops.front().start);
    }
    return soonest;
}

std::uint64_t PlanLegs::arrivalAt(Index id) const
{
    if (!m_legs[id].isOrigin)
        return m_legs[id].arrival;
    if (m_root[chunkOf(id)] == kNobody)
        return 0;
    const Side other = sideOf(id) == Down ? Up : Down;
    return m_length - std::min(limitOf(other), soonestDeparture(idOf(other, chunkOf(id), nodeOf(id))));
}

PlanLegs::Index PlanLegs::onlyOneAfter(Index origin, std::uint64_t by) const
{
    const Side other = sideOf(origin) == Down ? Up : Down;
    if (m_root[chunkOf(origin)] == kNobody || m_length - limitOf(other) > by)
        return kNobody;
    Index found = kNobody;
    const Index first = idOf(other, chunkOf(origin), 0);
    for (Index id = first; id < first + m_graph.nodes; ++id) {
        const Leg& leg = m_legs[id];
        if (leg.from != nodeOf(origin) || leg.hops.empty() || m_length - leg.hops.front().start <= by)
            continue;
        if (found != kNobody)
            return kNobody;
        found = id;
    }
    return found;
}

bool PlanLegs::isLate(Index id) const
{
    const Leg& leg = m_legs[id];
    if (leg.from == kNobody || leg.hops.empty())
        return false;
    return leg.arrival > limitOf(sideOf(id)) || (sideOf(id) == Up && leg.hops.front().start < m_length - m_goal);
}

std::uint64_t PlanLegs::endNs() const
{
    std::uint64_t last = 0;
    for (const Index id : m_moving) {
        const Leg& leg = m_legs[id];
        if (leg.from != kNobody)
            last = std::max(last, sideOf(id) == Down ? leg.arrival : m_length - leg.hops.front().start);
    }
    return last;
}

bool PlanLegs::hangsFrom(Index id, Index other) const
{
    while (id != other && !m_legs[id].isOrigin && m_legs[id].from != kNobody)
        id = beside(id, m_legs[id].from);
    return id == other;
}

std::int64_t PlanLegs::latestStart(Side side, Index arc, std::int64_t by) const
{
    if (side == Down)
        return m_room.latest(arc, by);
    const auto length = static_cast<std::int64_t>(m_length);
    const std::int64_t soonest = m_room.soonest(arc, length - by);
    return std::max(length - soonest - static_cast<std::int64_t>(m_graph.time[arc]), LinkRoom::kNone);
}

void PlanLegs::begin()
{
    m_before.clear();
    m_formerRoot.reset();
}

void PlanLegs::lift(Index id)
{
    m_before.emplace_back(id, m_legs[id]);
    release(id);
}

bool PlanLegs::isLifted(Index id) const
{
    return std::ranges::find(m_before, id, &std::pair<Index, Leg>::first) != m_before.end();
}

bool PlanLegs::lay(Index id, std::span<const Hop> way)
{
    const Side side = sideOf(id);
    Index from = sourceOf(side, way.front().arc);
    std::vector<Hop> hops;
    for (const Hop& hop : way) {
        hops.push_back(hop);
        const Index node = targetOf(side, hop.arc);
        if (!mayBranch(side, node))
            continue;
        const Index own = beside(id, node);
        if (own != id && isLifted(own)) { // nobody may hang from it, who might be before it on the way
            if (soonestDeparture(own) != kNotHeld)
                return false;
        } else if (own != id) {
            lift(own);
        }
        noteMoving(own);
        Leg& leg = m_legs[own];
        leg.from = std::exchange(from, node);
        leg.arrival = hop.start + m_graph.time[hop.arc];
        leg.hops = std::exchange(hops, {});
        occupy(own);
    }
    return true;
}

void PlanLegs::moveRoot(Index chunk, Index next, bool isCleared)
{
    const Index former = m_root[chunk];
    for (const Side side : { Down, Up }) {
        for (Index node = 0; node < m_graph.nodes; ++node) {
            const Index id = idOf(side, chunk, node);
            if (node != former && node != next && !(isCleared && m_legs[id].from != kNobody))
                continue;
            lift(id);
            m_legs[id].from = kNobody;
            m_legs[id].arrival = kNotHeld;
        }
    }
    setRoot(chunk, next);
    m_formerRoot = { chunk, former };
}

void PlanLegs::keep()
{
    for (const auto& [lifted, was] : m_before) {
        if (was.from != kNobody)
            dropIdle(beside(lifted, was.from));
        dropIdle(lifted);
    }
}

// A leg to a relay to whom nothing is left but to have it, and those that it alone kept busy.
void PlanLegs::dropIdle(Index id)
{
    while (true) {
        Leg& leg = m_legs[id];
        if (leg.isWanted || leg.isOrigin || leg.from == kNobody || soonestDeparture(id) != kNotHeld)
            return;
        release(id);
        leg.arrival = kNotHeld;
        id = beside(id, std::exchange(leg.from, kNobody));
    }
}

void PlanLegs::undo()
{
    if (m_formerRoot)
        setRoot(m_formerRoot->first, m_formerRoot->second);
    for (const auto& [id, was] : m_before)
        release(id);
    for (const auto& [id, was] : m_before) {
        m_legs[id] = was;
        occupy(id);
    }
}

void PlanLegs::setRoot(Index chunk, Index root)
{
    for (const Side side : { Down, Up }) {
        if (m_root[chunk] != kNobody)
            m_legs[idOf(side, chunk, m_root[chunk])].isOrigin = false;
        m_legs[idOf(side, chunk, root)].isOrigin = true;
    }
    m_root[chunk] = root;
}

void PlanLegs::noteMoving(Index id)
{
    if (!m_isMoving[id])
        m_moving.push_back(id);
    m_isMoving[id] = true;
}

} // namespace weft::synthesis
