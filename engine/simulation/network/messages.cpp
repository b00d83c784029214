// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/network/messages.h"

#include "engine/topology/route.h"

namespace weft::simulation {

namespace {

constexpr std::uint64_t kControlBytes = 8192;

// The message that goes ahead against the direction of the payload.
TransferKey controlFor(const TransferKey& key)
{
    return { key.tag + (std::uint64_t { 1 } << 62U), kControlBytes, key.destination, key.source };
}

} // namespace

std::size_t Messages::KeyHash::operator()(const TransferKey& key) const noexcept
{
    const std::uint64_t ends = (std::uint64_t { index(key.source) } << 32U) | index(key.destination);
    return topology::mixed(topology::mixed(key.tag, key.bytes), ends);
}

void Messages::send(
    const TransferKey& key, const Event& sent, Origin origin, Cause cause, std::span<const LinkId> asked)
{
    if (!m_rendezvous) {
        sendNow(key, sent, origin, cause, asked);
        return;
    }
    // The payload leaves when the receiver's control message has arrived.
    const std::uint32_t waiting = m_waiting.take({ key, sent, origin, asked });
    receiveNow(controlFor(key), { waiting, 0, 0, 0, EventKind::ControlForSend }, cause);
}

void Messages::receive(const TransferKey& key, const Event& received, Cause cause)
{
    if (!m_rendezvous) {
        receiveNow(key, received, cause);
        return;
    }
    const std::uint32_t waiting = m_waiting.take({ key, received, {}, {} });
    sendNow(controlFor(key), { waiting, 0, 0, 0, EventKind::ControlSent }, {}, cause, {});
}

void Messages::controlArrived(const Event& event)
{
    m_waiting.give(event.a);
    const Waiting waiting = m_waiting[event.a];
    sendNow(waiting.key, waiting.done, waiting.origin, event.c, waiting.asked);
}

void Messages::controlSent(const Event& event)
{
    m_waiting.give(event.a);
    const Waiting waiting = m_waiting[event.a];
    receiveNow(waiting.key, waiting.done, event.c);
}

void Messages::sendNow(
    const TransferKey& key, const Event& sent, Origin origin, Cause cause, std::span<const LinkId> asked)
{
    const std::uint32_t transfer = m_transfers.take({ key, sent });
    const std::uint32_t record = m_recorder.messageStarts(
        key.source, key.destination, key.bytes, m_events.now(), origin.collective, origin.chunk, cause);
    m_network.send({ key.source, key.destination, key.bytes, record, origin.chunk, asked },
        { transfer, 0, packCause(ReleaseKind::Message, record), 0, EventKind::TransferArrival });
}

void Messages::receiveNow(const TransferKey& key, const Event& received, Cause cause)
{
    Meeting& meeting = m_meetings[key];
    if (meeting.arrivals == 0) {
        const std::uint32_t posted = m_posted.take({ received, kNoRecord });
        (meeting.first == kNoRecord ? meeting.first : m_posted[meeting.last].next) = posted;
        meeting.last = posted;
        return;
    }
    // It is there already: the receive completes as an event of its own, with no delay.
    if (--meeting.arrivals == 0)
        m_meetings.erase(key);
    Event due = received;
    due.c = cause;
    m_events.post(m_events.now(), due);
}

void Messages::arrived(const Event& event)
{
    m_transfers.give(event.a);
    const Transfer transfer = m_transfers[event.a];
    const CauseScope scope(m_moment, event.c);
    m_recorder.messageEnds(unpackCause(event.c).index, m_events.now());
    Event due = transfer.sent;
    due.c = event.c;
    m_sink.raise(due); // the sender first
    const auto meeting = m_meetings.try_emplace(transfer.key).first;
    const std::uint32_t posted = meeting->second.first;
    if (posted == kNoRecord) {
        ++meeting->second.arrivals;
        return;
    }
    due = m_posted[posted].received;
    due.c = event.c;
    m_posted.give(posted);
    meeting->second.first = m_posted[posted].next;
    if (meeting->second.first == kNoRecord)
        m_meetings.erase(meeting);
    m_sink.raise(due);
}

} // namespace weft::simulation
