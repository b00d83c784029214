// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/construct/joint_legs.h"

#include <algorithm>

namespace weft::synthesis {

namespace {

using Index = JointLegs::Index;

std::int64_t startOf(const JointLegs::Taken& taken)
{
    return static_cast<std::int64_t>(taken.start);
}

} // namespace

JointLegs::JointLegs(const LinkGraph& graph, const Demands& sums, const JointPlan& plan)
    : m_graph(graph)
    , m_sums(sums)
    , m_length(plan.times.durationNs)
    , m_goal(m_length)
    , m_legs(std::size_t { 2 } * graph.nodes * sums.chunks())
    , m_root(sums.chunks(), kNobody)
    , m_taken(graph.arcs())
    , m_isMoving(m_legs.size(), false)
{
    for (Index chunk = 0; chunk < sums.chunks(); ++chunk) {
        for (const Index npu : sums.takersOf(chunk))
            m_legs[idOf(Down, chunk, npu)].isWanted = true;
        for (const Index npu : sums.giversOf(chunk)) {
            if (sums.isSum(chunk))
                m_legs[idOf(Up, chunk, npu)].isWanted = true;
            else
                m_legs[idOf(Down, chunk, npu)].isOrigin = true;
        }
        if (sums.isSum(chunk))
            setRoot(chunk, plan.rooted.copied.giversOf(chunk).front());
    }
    takeSide(Down, plan);
    takeSide(Up, plan);
    for (Index id = 0; id < m_legs.size(); ++id) {
        if (m_legs[id].from != kNobody)
            noteMoving(id);
    }
}

void JointLegs::takeSide(Side side, const JointPlan& plan)
{
    std::vector<std::pair<std::uint64_t, Index>> order; // start by the clock of the side, transfer
    for (Index i = 0; i < plan.transfers.size(); ++i) {
        if (plan.transfers[i].adds == (side == Up))
            order.emplace_back(turned(side, plan.waits->arc(i), plan.times.starts[i]), i);
    }
    std::ranges::sort(order);
    struct UnderWay {
        std::uint64_t arrival = 0;
        Leg leg;
    };
    std::vector<std::vector<UnderWay>> passing(m_legs.size()); // switches
    for (const auto& [start, i] : order) {
        const Index arc = plan.waits->arc(i);
        const Index chunk = plan.transfers[i].chunk;
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

JointPlan JointLegs::plan() const
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
    std::vector<std::vector<Index>> leaving(m_sums.chunks()); // roots: legs down
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
    for (Index chunk = 0; chunk < m_sums.chunks(); ++chunk) {
        const std::span<const Index> root(&m_root[chunk], 1);
        if (m_root[chunk] == kNobody)
            plan.rooted.summed.add({}, {});
        else
            plan.rooted.summed.add(root, m_sums.giversOf(chunk));
        plan.rooted.copied.add(m_root[chunk] == kNobody ? m_sums.giversOf(chunk) : root, m_sums.takersOf(chunk));
    }
    plan.waits = std::make_shared<const WaitGraph>(std::move(arcs), waits);
    plan.times.durationNs = lastEndNs(m_graph, *plan.waits, plan.times.starts);
    return plan;
}

void JointLegs::occupy(Index id)
{
    for (const Hop& hop : m_legs[id].hops) {
        std::vector<Taken>& taken = m_taken[hop.arc];
        const std::uint64_t start = turned(sideOf(id), hop.arc, hop.start);
        taken.insert(std::ranges::upper_bound(taken, start, {}, &Taken::start), { start, id });
    }
}

void JointLegs::release(Index id)
{
    for (const Hop& hop : m_legs[id].hops) {
        std::vector<Taken>& taken = m_taken[hop.arc];
        taken.erase(std::ranges::lower_bound(taken, turned(sideOf(id), hop.arc, hop.start), {}, &Taken::start));
    }
    m_legs[id].hops.clear();
}

std::uint64_t JointLegs::soonestDeparture(Index id) const
{
    const Index node = nodeOf(id);
    std::uint64_t soonest = kNotHeld;
    for (Index other = id - node; other < id - node + m_graph.nodes; ++other) {
        if (m_legs[other].from == node && !m_legs[other].hops.empty())
            soonest = std::min(soonest, m_legs[other].hops.front().start);
    }
    return soonest;
}

std::uint64_t JointLegs::arrivalAt(Index id) const
{
    if (!m_legs[id].isOrigin)
        return m_legs[id].arrival;
    if (m_root[chunkOf(id)] == kNobody)
        return 0;
    const Side other = sideOf(id) == Down ? Up : Down;
    return m_length - std::min(limitOf(other), soonestDeparture(idOf(other, chunkOf(id), nodeOf(id))));
}

Index JointLegs::onlyOneAfter(Index origin, std::uint64_t by) const
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

bool JointLegs::isLate(Index id) const
{
    const Leg& leg = m_legs[id];
    if (leg.from == kNobody || leg.hops.empty())
        return false;
    return leg.arrival > limitOf(sideOf(id)) || (sideOf(id) == Up && leg.hops.front().start < m_length - m_goal);
}

std::uint64_t JointLegs::endNs() const
{
    std::uint64_t last = 0;
    for (const Index id : m_moving) {
        const Leg& leg = m_legs[id];
        if (leg.from != kNobody)
            last = std::max(last, sideOf(id) == Down ? leg.arrival : m_length - leg.hops.front().start);
    }
    return last;
}

bool JointLegs::hangsFrom(Index id, Index other) const
{
    while (id != other && !m_legs[id].isOrigin && m_legs[id].from != kNobody)
        id = beside(id, m_legs[id].from);
    return id == other;
}

std::int64_t JointLegs::latestStart(Side side, Index arc, std::int64_t by) const
{
    const auto time = static_cast<std::int64_t>(m_graph.time[arc]);
    const std::vector<Taken>& taken = m_taken[arc];
    if (side == Down) {
        std::int64_t start = by - time;
        auto next = std::ranges::lower_bound(taken, by, {}, startOf);
        while (start >= 0 && next != taken.begin() && startOf(*--next) + time > start)
            start = startOf(*next) - time;
        return std::max(start, kNoRoom);
    }
    const auto length = static_cast<std::int64_t>(m_length);
    std::int64_t start = length - by; // the soonest, by the clock of all
    auto next = std::ranges::upper_bound(taken, start - time, {}, startOf);
    for (; next != taken.end() && startOf(*next) < start + time; ++next)
        start = startOf(*next) + time;
    return std::max(length - start - time, kNoRoom);
}

void JointLegs::begin()
{
    m_before.clear();
    m_formerRoot.reset();
}

void JointLegs::lift(Index id)
{
    m_before.emplace_back(id, m_legs[id]);
    release(id);
}

bool JointLegs::isLifted(Index id) const
{
    return std::ranges::find(m_before, id, &std::pair<Index, Leg>::first) != m_before.end();
}

bool JointLegs::lay(Index id, std::span<const Hop> way)
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
        if (own != id) {
            if (isLifted(own))
                return false;
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

void JointLegs::moveRoot(Index chunk, Index next)
{
    const Index former = m_root[chunk];
    for (const Side side : { Down, Up }) {
        for (const Index node : { former, next }) {
            const Index id = idOf(side, chunk, node);
            lift(id);
            m_legs[id].from = kNobody;
            m_legs[id].arrival = kNotHeld;
        }
    }
    setRoot(chunk, next);
    m_formerRoot = { chunk, former };
}

void JointLegs::keep()
{
    for (const auto& [lifted, was] : m_before) {
        for (Index node : { was.from, nodeOf(lifted) }) {
            while (node != kNobody) {
                const Index id = beside(lifted, node);
                Leg& leg = m_legs[id];
                if (leg.isWanted || leg.isOrigin || leg.from == kNobody || soonestDeparture(id) != kNotHeld)
                    break;
                release(id);
                leg.arrival = kNotHeld;
                node = std::exchange(leg.from, kNobody);
            }
        }
    }
}

void JointLegs::undo()
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

void JointLegs::setRoot(Index chunk, Index root)
{
    for (const Side side : { Down, Up }) {
        if (m_root[chunk] != kNobody)
            m_legs[idOf(side, chunk, m_root[chunk])].isOrigin = false;
        m_legs[idOf(side, chunk, root)].isOrigin = true;
    }
    m_root[chunk] = root;
}

void JointLegs::noteMoving(Index id)
{
    if (!m_isMoving[id])
        m_moving.push_back(id);
    m_isMoving[id] = true;
}

} // namespace weft::synthesis
