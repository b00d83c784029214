// SPDX-License-Identifier: GPL-3.0-or-later
// Sends and receives by tag: how they meet (section 4.4), and the rendezvous protocol (section 4.6).
#include "engine/simulation/kernel.h"

namespace weft::simulation {

namespace {

constexpr std::uint64_t kControlTag = std::uint64_t { 1 } << 62U; // apart from all other tags
constexpr std::uint64_t kControlBytes = 8192;

} // namespace

std::size_t Kernel::TransferKeyHash::operator()(const TransferKey& key) const noexcept
{
    std::uint64_t mixed = key.tag * 0x9E3779B97F4A7C15U;
    mixed = (mixed ^ (mixed >> 29U) ^ key.bytes) * 0xBF58476D1CE4E5B9U;
    mixed = (mixed ^ (mixed >> 32U) ^ key.source) * 0x94D049BB133111EBU;
    mixed = (mixed ^ (mixed >> 31U) ^ key.destination) * 0x9E3779B97F4A7C15U;
    return mixed ^ (mixed >> 32U);
}

std::uint32_t Kernel::takeRendezvous(Rendezvous rendezvous)
{
    if (m_freeRendezvous.empty()) {
        m_freeRendezvous.push_back(static_cast<std::uint32_t>(m_rendezvous.size()));
        m_rendezvous.emplace_back();
    }
    const std::uint32_t index = m_freeRendezvous.back();
    m_freeRendezvous.pop_back();
    m_rendezvous[index] = rendezvous;
    return index;
}

Kernel::Rendezvous Kernel::giveRendezvous(std::uint32_t index)
{
    m_freeRendezvous.push_back(index);
    return m_rendezvous[index];
}

void Kernel::send(
    const TransferKey& key, const Event& sent, std::uint32_t collective, std::uint32_t chunk, Cause cause, LinkId link)
{
    if (!m_system.rendezvous) {
        sendNow(key, sent, collective, chunk, cause, link);
        return;
    }
    // The payload leaves when the receiver's control message has arrived.
    const std::uint32_t waiting = takeRendezvous({ key, sent, collective, chunk, cause, link });
    receiveNow({ key.tag + kControlTag, kControlBytes, key.destination, key.source },
        { waiting, 0, 0, 0, EventKind::ControlForSend }, cause);
}

void Kernel::receive(const TransferKey& key, const Event& received, Cause cause)
{
    if (!m_system.rendezvous) {
        receiveNow(key, received, cause);
        return;
    }
    const std::uint32_t waiting = takeRendezvous({ key, received, kNoRecord, 0, cause, kNone<LinkId> });
    sendNow({ key.tag + kControlTag, kControlBytes, key.destination, key.source },
        { waiting, 0, 0, 0, EventKind::ControlSent }, kNoRecord, 0, cause, kNone<LinkId>);
}

void Kernel::sendNow(
    const TransferKey& key, const Event& sent, std::uint32_t collective, std::uint32_t chunk, Cause cause, LinkId link)
{
    if (m_freeTransfers.empty()) {
        m_freeTransfers.push_back(static_cast<std::uint32_t>(m_transfers.size()));
        m_transfers.emplace_back();
    }
    const std::uint32_t transfer = m_freeTransfers.back();
    m_freeTransfers.pop_back();
    m_transfers[transfer] = { key, sent };
    const std::uint32_t record
        = m_recorder.messageStarts(key.source, key.destination, key.bytes, m_events.now(), collective, chunk, cause);
    const Event arrival { transfer, 0, packCause(ReleaseKind::Message, record), 0, EventKind::TransferArrival };
    m_network.sendOver(link, key.source, key.destination, key.bytes, arrival, record);
}

void Kernel::receiveNow(const TransferKey& key, const Event& received, Cause cause)
{
    Meeting& meeting = m_meetings[key];
    if (meeting.arrivals.empty()) {
        meeting.receives.push_back(received);
        return;
    }
    // It is there already: the receive completes as an event of its own, with no delay.
    meeting.arrivals.pop_front();
    Event due = received;
    due.c = cause;
    m_events.post(m_events.now(), due);
    if (meeting.arrivals.empty() && meeting.receives.empty())
        m_meetings.erase(key);
}

void Kernel::transferArrived(const Event& event)
{
    const Transfer transfer = m_transfers[event.a];
    m_freeTransfers.push_back(event.a);
    const Cause before = m_cause;
    m_cause = event.c;
    m_recorder.messageEnds(unpackCause(event.c).index, m_events.now());
    dispatch(transfer.sent); // the sender first
    Meeting& meeting = m_meetings[transfer.key];
    if (meeting.receives.empty()) {
        meeting.arrivals.push_back(event.c);
    } else {
        Event due = meeting.receives.front();
        meeting.receives.pop_front();
        if (meeting.receives.empty() && meeting.arrivals.empty())
            m_meetings.erase(transfer.key);
        due.c = event.c;
        dispatch(due);
    }
    m_cause = before;
}

} // namespace weft::simulation
