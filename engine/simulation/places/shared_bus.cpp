// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/places/shared_bus.h"

#include <algorithm>

namespace weft::simulation {

namespace {

constexpr double kInnerGapPerByte = 0.0038;
constexpr std::uint32_t kMostSuccessiveSends = 8;
constexpr std::uint64_t kReductionBase = 50; // ns

} // namespace

SharedBusState::SharedBusState(
    Rank rank, const SharedBus& bus, std::int64_t localReductionDelay, const Compute& compute)
    : m_rank(rank)
    , m_latency(bus.latency)
    , m_overhead(bus.overhead)
    , m_gap(bus.gap)
    , m_localReductionDelay(localReductionDelay)
    , m_compute(compute)
{
    m_ports[kOuterA].gapPerByte = m_ports[kOuterB].gapPerByte = static_cast<double>(bus.gapPerByte);
    m_ports[kInnerA].gapPerByte = m_ports[kInnerB].gapPerByte = kInnerGapPerByte;
}

void SharedBusState::enter(
    EventCore& events, bool atA, std::uint64_t bytes, bool reduce, bool sendBack, const Event& delivered)
{
    const Entry entry { bytes, reduce, sendBack, After::Deliver, false, delivered };
    if (atA)
        crossInner(events, kInnerB, entry, After::JoinSends, false);
    else
        join(events, kOuterB, entry);
}

void SharedBusState::crossInner(EventCore& events, End from, Entry entry, After after, bool returns)
{
    entry.after = after;
    entry.returns = returns;
    join(events, from, entry);
}

void SharedBusState::join(EventCore& events, End end, const Entry& entry)
{
    m_ports[end].sends.push_back(entry);
    sendIfFree(events, end);
}

void SharedBusState::sendIfFree(EventCore& events, End end)
{
    Port& port = m_ports[end];
    if (port.state != State::Free || port.sends.empty())
        return;
    Port& other = m_ports[partner(end)];
    if (port.successiveSends > kMostSuccessiveSends && !other.sends.empty()
        && other.successiveSends <= kMostSuccessiveSends) {
        if (other.state == State::Free)
            sendNext(events, partner(end));
        return;
    }
    sendNext(events, end);
}

void SharedBusState::sendNext(EventCore& events, End end)
{
    Port& port = m_ports[end];
    Port& other = m_ports[partner(end)];
    const auto since = static_cast<std::int64_t>((events.now() - port.lastTransfer).ns());
    std::int64_t offset = m_overhead;
    if (port.previous == State::Sending && m_overhead + since <= m_gap)
        offset = m_gap - since;
    const Entry entry = port.sends.front();
    port.sends.pop_front();
    const double serial = static_cast<double>(offset)
        + port.gapPerByte * static_cast<double>(std::max<std::uint64_t>(entry.bytes, 1) - 1);
    const double arrival = serial + static_cast<double>(m_latency) + static_cast<double>(m_overhead);

    other.receives.push_back(entry);
    other.previous = other.state;
    other.state = State::Receiving;
    other.successiveSends = 0;
    events.callLater(m_rank, Time { static_cast<std::uint64_t>(arrival) },
        { index(m_rank), partner(end), 0, 0, EventKind::BusReceived });
    port.state = State::Sending;
    events.callLater(
        m_rank, Time { static_cast<std::uint64_t>(serial) }, { index(m_rank), end, 0, 0, EventKind::BusTransferDone });
}

void SharedBusState::startReducing(EventCore& events, End end)
{
    Port& port = m_ports[end];
    if (port.reducing || port.processing.empty())
        return;
    port.reducing = true;
    const Time time { port.processing.front().bytes / 100 * static_cast<std::uint64_t>(m_localReductionDelay)
        + kReductionBase };
    events.callLater(m_rank, m_compute.at(m_rank, time), { index(m_rank), end, 0, 0, EventKind::BusReduced });
}

bool SharedBusState::settle(EventCore& events, End end, Entry entry, Event& delivered)
{
    if (entry.sendBack) {
        entry.sendBack = false;
        if (end == kOuterA)
            crossInner(events, kInnerA, entry, After::JoinSends, true);
        else
            m_ports[end].sends.push_back(entry);
        return false;
    }
    if (end == kOuterA) {
        crossInner(events, kInnerA, entry, After::Deliver, false);
        return false;
    }
    delivered = entry.delivered;
    return true;
}

bool SharedBusState::received(EventCore& events, End end, Event& delivered)
{
    Port& port = m_ports[end];
    Entry entry = port.receives.front();
    port.receives.pop_front();
    if (end == kInnerA || end == kInnerB) {
        if (entry.returns) {
            entry.returns = false;
            port.sends.push_back(entry);
            return false;
        }
        // Out of the inner bus: back to what the crossing was for, at outer A.
        if (entry.after == After::Deliver) {
            delivered = entry.delivered;
            return true;
        }
        Port& outer = m_ports[kOuterA];
        if (entry.after == After::JoinSends) {
            outer.sends.push_back(entry);
        } else {
            outer.processing.push_back(entry);
            startReducing(events, kOuterA);
        }
        return false;
    }
    if (!entry.reduce)
        return settle(events, end, entry, delivered);
    entry.reduce = false;
    if (end == kOuterA) {
        crossInner(events, kInnerA, entry, After::JoinProcessing, true);
    } else {
        port.processing.push_back(entry);
        startReducing(events, end);
    }
    return false;
}

bool SharedBusState::handle(EventCore& events, const Event& event, Event& delivered)
{
    const auto end = static_cast<End>(event.b);
    Port& port = m_ports[end];
    bool due = false;
    if (event.kind == EventKind::BusTransferDone) {
        port.lastTransfer = events.now();
        port.previous = port.state;
        port.state = State::Free;
        ++port.successiveSends;
    } else if (event.kind == EventKind::BusReceived) {
        port.lastTransfer = events.now();
        port.previous = port.state;
        if (port.receives.size() < 2)
            port.state = State::Free;
        due = received(events, end, delivered);
    } else {
        const Entry entry = port.processing.front();
        port.processing.pop_front();
        port.reducing = false;
        due = settle(events, end, entry, delivered);
    }
    return due;
}

void SharedBusState::resume(EventCore& events, const Event& event)
{
    const auto end = static_cast<End>(event.b);
    if (event.kind == EventKind::BusReduced)
        startReducing(events, end);
    if (event.kind == EventKind::BusReceived && (end == kInnerA || end == kInnerB))
        sendIfFree(events, kOuterA); // what came out may have joined its list
    sendIfFree(events, end);
}

} // namespace weft::simulation
