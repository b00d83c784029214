// SPDX-License-Identifier: GPL-3.0-or-later
// The packet cycle shared by ring, direct and halving-doubling (section 7.2): packets are made at the start and one a
// received message; each waits at the endpoint (and for a reduction), then becomes a credit that sends the next one.
#include "engine/simulation/kernel.h"

namespace weft::simulation {

namespace {

constexpr std::uint64_t kNativeTag = std::uint64_t { 1 } << 32U; // apart from the workload's tags

// The position `offset` further along the ring, in the direction of the queue.
std::uint32_t along(std::uint32_t position, std::uint32_t offset, std::uint32_t size, bool backwards)
{
    const std::uint32_t forward = backwards ? size - offset : offset;
    const std::uint32_t sum = position + forward;
    return sum >= size ? sum - size : sum;
}

} // namespace

std::int16_t& Kernel::balance(Stream& stream, std::uint32_t slot)
{
    return stream.balances == kNoStream ? stream.inlineBalance : m_streams.balanceAt(stream.balances + slot);
}

void Kernel::startCycle(std::uint32_t index, Phase& phase)
{
    const Cause cause = m_cause;
    for (std::uint32_t i = 0; i < phase.parallel; ++i)
        createPacket(index, phase, cause);
}

void Kernel::createPacket(std::uint32_t index, Phase& phase, Cause cause)
{
    Stream& stream = m_streams[index];
    if (stream.roundLeft == 0) {
        stream.flaggedPart = !stream.flaggedPart;
        if (!stream.flaggedPart)
            stream.oddRound = !stream.oddRound;
        stream.roundLeft = stream.flaggedPart ? phase.flagged : phase.parallel;
        if (stream.roundLeft == 0) { // halving-doubling of two: no flagged packets
            stream.flaggedPart = false;
            stream.oddRound = !stream.oddRound;
            stream.roundLeft = phase.parallel;
        }
    }
    const bool inFlaggedPart = stream.flaggedPart;
    const bool reduce = inFlaggedPart && (phase.reduceAlways || (phase.reduceOdd && stream.oddRound));
    const bool sendBack = inFlaggedPart && stream.roundLeft > phase.parallel;
    --stream.roundLeft;
    const Event done { index, 0, cause, 0, reduce ? EventKind::EndpointThenReduce : EventKind::EndpointDone };
    if (!phase.throughBus) {
        m_events.callLater(stream.rank, phase.endpoint, done);
        return;
    }
    std::uint64_t bytes = phase.messageBytes;
    if (phase.cycle == CycleKind::HalvingDoubling)
        bytes = phase.steps[std::min<std::size_t>(stream.received, phase.steps.size() - 1)].bytes;
    m_buses[stream.rank].enter(m_events, !inFlaggedPart, bytes, reduce, sendBack, done);
}

void Kernel::endpointDone(const Event& event)
{
    if (event.kind == EventKind::EndpointDone) {
        credit(event.a, event.c);
        return;
    }
    const Stream& stream = m_streams[event.a];
    const Phase& phase = phaseOf(stream);
    std::uint64_t reduce = phase.reduce;
    if (phase.cycle == CycleKind::HalvingDoubling) // of the packet about to be sent
        reduce = phase.steps[std::min<std::size_t>(stream.sent, phase.steps.size() - 1)].reduce;
    m_events.callLater(stream.rank, reduce, { event.a, 0, event.c, 0, EventKind::ReduceDone });
}

void Kernel::credit(std::uint32_t index, Cause cause)
{
    m_cause = cause;
    Stream& stream = m_streams[index];
    Phase& phase = phaseOf(stream);
    if (phase.cycle == CycleKind::Tree) {
        treeCredit(index, cause);
        return;
    }
    ++stream.credits;
    const std::uint32_t left = phase.sends - stream.sent;
    if (phase.cycle == CycleKind::Direct && phase.type == PhaseType::AllReduce && left <= phase.size - 1) {
        // The second half waits for all of the first.
        if (stream.received < phase.size - 1)
            return;
        for (std::uint32_t i = 0; i < phase.parallel; ++i) {
            if (!trySend(index, phase, cause))
                break;
        }
    } else {
        trySend(index, phase, cause);
    }
    const Stream& after = m_streams[index];
    if (after.sent == phase.sends && after.credits == phase.parallel)
        endPhase(index);
}

bool Kernel::trySend(std::uint32_t index, Phase& phase, Cause cause)
{
    Stream& stream = m_streams[index];
    if (stream.sent == phase.sends || stream.credits == 0)
        return false;
    const std::uint32_t n = phase.size;
    std::uint32_t to = 0;
    std::uint32_t from = 0;
    std::uint32_t slotThere = 0;
    std::uint32_t slotHere = 0;
    std::uint64_t bytes = phase.messageBytes;
    switch (phase.cycle) {
    case CycleKind::Ring:
        to = along(stream.position, 1, n, stream.anticlockwise);
        from = along(stream.position, 1, n, !stream.anticlockwise);
        break;
    case CycleKind::Direct: {
        // The next, the next but one, …, past itself and round again.
        const std::uint32_t offset = 1 + (stream.sent >= n - 1 ? stream.sent - (n - 1) : stream.sent);
        to = along(stream.position, offset, n, stream.anticlockwise);
        from = along(stream.position, offset, n, !stream.anticlockwise);
        slotThere = stream.position;
        slotHere = from;
        break;
    }
    default: {
        const Phase::Step& step = phase.steps[stream.sent];
        to = from = stream.position / step.offset % 2 == 0 ? stream.position + step.offset : stream.position - step.offset;
        slotThere = slotHere = step.slot;
        bytes = step.bytes;
        break;
    }
    }
    --stream.credits;
    ++stream.sent;
    sendNative(stream, phase, to, slotThere, bytes, cause);
    postNative(index, slotHere, from, bytes, cause);
    return true;
}

void Kernel::sendNative(Stream& stream, Phase& phase, std::uint32_t toPosition, std::uint32_t slotAtReceiver,
    std::uint64_t bytes, Cause cause)
{
    const Instance& instance = m_instances[stream.instance];
    // Positions are `stride` members apart. Unsigned wrap-around gives the difference either way.
    const std::uint32_t toMember = stream.member + (toPosition - stream.position) * phase.stride;
    const std::uint32_t destination = rankOf(instance, toMember);
    if (m_system.rendezvous) {
        const std::uint32_t chunkTag = instance.streams + stream.chunk * instance.members;
        send({ kNativeTag + chunkTag, bytes, stream.rank, destination }, {}, instance.record, stream.chunk, cause);
        return;
    }
    const std::uint32_t receiver = instance.streams + stream.chunk * instance.members + toMember;
    const std::uint32_t record = m_recorder.messageStarts(
        stream.rank, destination, bytes, m_events.now(), instance.record, stream.chunk, cause);
    const Event arrival { receiver, slotAtReceiver, packCause(ReleaseKind::Message, record), stream.phase,
        EventKind::NativeArrival };
    if (!phase.uniform) {
        m_network.send(stream.rank, destination, bytes, arrival, record);
        return;
    }
    const std::uint32_t offset
        = toPosition >= stream.position ? toPosition - stream.position : toPosition + phase.size - stream.position;
    std::uint64_t delay = phase.delayByOffset[offset];
    if (delay == ~std::uint64_t { 0 } || phase.cycle == CycleKind::HalvingDoubling) {
        delay = m_network.delay(stream.rank, destination, bytes);
        phase.delayByOffset[offset] = delay;
    }
    m_events.post(m_events.now() + delay, arrival);
}

void Kernel::postNative(
    std::uint32_t index, std::uint32_t slot, std::uint32_t fromPosition, std::uint64_t bytes, Cause cause)
{
    Stream& stream = m_streams[index];
    const Event matched { index, slot, cause, stream.phase, EventKind::NativeMatched };
    if (m_system.rendezvous) {
        const Phase& phase = phaseOf(stream);
        const Instance& instance = m_instances[stream.instance];
        const std::uint32_t fromMember = stream.member + (fromPosition - stream.position) * phase.stride;
        const std::uint32_t chunkTag = instance.streams + stream.chunk * instance.members;
        receive({ kNativeTag + chunkTag, bytes, rankOf(instance, fromMember), stream.rank }, matched, cause);
        return;
    }
    std::int16_t& count = balance(stream, slot);
    if (count++ < 0) // arrived before its receive: an event of its own, with no delay
        m_events.post(m_events.now(), matched);
}

void Kernel::nativeArrival(const Event& event)
{
    Stream& stream = m_streams[event.a];
    m_recorder.messageEnds(unpackCause(event.c).index, m_events.now());
    if (!stream.started || stream.phase != event.d) {
        m_streams.addEarly(stream, event.d, event.b);
        return;
    }
    if (balance(stream, event.b)-- > 0)
        nativeMatched(event.a, event.c);
}

void Kernel::nativeMatched(std::uint32_t index, Cause cause)
{
    Phase& phase = phaseOf(m_streams[index]);
    m_cause = cause;
    if (phase.cycle == CycleKind::Tree) {
        treeReceived(index, cause);
        return;
    }
    ++m_streams[index].received;
    createPacket(index, phase, cause);
}

} // namespace weft::simulation
