// SPDX-License-Identifier: GPL-3.0-or-later
// The packet cycle shared by ring, direct and halving-doubling (section 7.2): packets are made at the start and one a
// received message; each waits at the endpoint (and for a reduction), then becomes a credit that sends the next one.
#include "engine/simulation/kernel.h"

#include <algorithm>

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

void Kernel::startCycle(std::uint32_t index, Phase& phase)
{
    const Cause cause = m_cause;
    if (phase.throughBus) {
        for (std::uint32_t i = 0; i < phase.parallel; ++i)
            createPacket(index, phase, cause);
        return;
    }
    // The first packets pass the endpoint one after another in the same tick list: one callback for all.
    Stream& stream = m_streams[index];
    setRound(stream, phase, phase.parallel);
    m_events.callLater(stream.rank, phase.endpoint, { index, phase.parallel, cause, 0, EventKind::EndpointDone });
}

// Packets go in rounds: `parallel` unflagged ones, then `flagged` flagged ones; the first round is odd.
void Kernel::setRound(Stream& stream, const Phase& phase, std::uint32_t packet)
{
    const std::uint32_t length = phase.parallel + phase.flagged;
    const std::uint32_t at = packet % length;
    stream.flaggedPart = at >= phase.parallel;
    stream.oddRound = packet / length % 2 == 0;
    stream.roundLeft = stream.flaggedPart ? length - at : phase.parallel - at;
}

void Kernel::createPacket(std::uint32_t index, const Phase& phase, Cause cause)
{
    Stream& stream = m_streams[index];
    if (stream.roundLeft == 0) {
        stream.flaggedPart = !stream.flaggedPart && phase.flagged > 0;
        if (!stream.flaggedPart)
            stream.oddRound = !stream.oddRound;
        stream.roundLeft = stream.flaggedPart ? phase.flagged : phase.parallel;
    }
    const bool reduce = stream.flaggedPart && (phase.reduceAlways || (phase.reduceOdd && stream.oddRound));
    const bool sendBack = stream.flaggedPart && stream.roundLeft > phase.parallel;
    --stream.roundLeft;
    if (reduce && phase.cycle != CycleKind::HalvingDoubling && runsSolo(stream, phase)) {
        m_events.callLater(stream.rank, phase.endpoint + phase.reduce, { index, 1, cause, 0, EventKind::ReduceDone });
        return;
    }
    const Event done { index, 1, cause, 0, reduce ? EventKind::EndpointThenReduce : EventKind::EndpointDone };
    if (!phase.throughBus) {
        m_events.callLater(stream.rank, phase.endpoint, done);
        return;
    }
    std::uint64_t bytes = phase.messageBytes;
    if (phase.cycle == CycleKind::HalvingDoubling)
        bytes = phase.steps[std::min<std::size_t>(stream.received, phase.steps.size() - 1)].bytes;
    m_buses[stream.rank].enter(m_events, !stream.flaggedPart, bytes, reduce, sendBack, done);
}

void Kernel::endpointDone(const Event& event)
{
    if (event.kind != EventKind::EndpointThenReduce) {
        for (std::uint32_t i = 0; i < event.b; ++i)
            credit(event.a, event.c);
        return;
    }
    const Stream& stream = m_streams[event.a];
    const Phase& phase = *stream.running;
    std::uint64_t reduce = phase.reduce;
    if (phase.cycle == CycleKind::HalvingDoubling) // of the packet about to be sent
        reduce = phase.steps[std::min<std::size_t>(stream.sent, phase.steps.size() - 1)].reduce;
    m_events.callLater(stream.rank, reduce, { event.a, 1, event.c, 0, EventKind::ReduceDone });
}

void Kernel::credit(std::uint32_t index, Cause cause)
{
    m_cause = cause;
    Stream& stream = m_streams[index];
    Phase& phase = *stream.running;
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
    if (stream.sent == phase.sends && stream.credits == phase.parallel)
        endPhase(index);
}

bool Kernel::trySend(std::uint32_t index, Phase& phase, Cause cause)
{
    Stream& stream = m_streams[index];
    if (stream.sent == phase.sends || stream.credits == 0)
        return false;
    const std::uint32_t n = phase.size;
    const std::uint32_t number = stream.sent;
    std::uint32_t to = 0;
    std::uint32_t from = 0;
    std::uint64_t bytes = phase.messageBytes;
    switch (phase.cycle) {
    case CycleKind::Ring:
        to = along(stream.position, 1, n, stream.anticlockwise);
        from = along(stream.position, 1, n, !stream.anticlockwise);
        break;
    case CycleKind::Direct: {
        // The next, the next but one, …, past itself and round again.
        const std::uint32_t offset = 1 + (number >= n - 1 ? number - (n - 1) : number);
        to = along(stream.position, offset, n, stream.anticlockwise);
        from = along(stream.position, offset, n, !stream.anticlockwise);
        break;
    }
    default: {
        const Phase::Step& step = phase.steps[number];
        const bool forwards = stream.position / step.offset % 2 == 0;
        to = from = forwards ? stream.position + step.offset : stream.position - step.offset;
        bytes = step.bytes;
        break;
    }
    }
    --stream.credits;
    ++stream.sent;
    if (!phase.lean || phase.cycle == CycleKind::HalvingDoubling) {
        sendNative(stream, index, phase, to, number, bytes, cause);
        postNative(index, number, from, bytes, cause);
        return true;
    }
    // sendNative() and postNative() where only the arrival matters.
    m_recorder.countMessage();
    const std::uint32_t step = to - stream.position;
    const Event arrival { index + step * phase.stride, number, kStartCause, stream.phase, EventKind::NativeArrival };
    m_events.post(m_events.now() + uniformDelay(stream, phase, to), arrival);
    if (stream.earlyBits != kNoStream && m_streams.clearBit(stream.earlyBits, number))
        m_events.post(m_events.now(), { index, number, cause, stream.phase, EventKind::NativeMatched });
    return true;
}

// By the ring offset alone; asked of the network once.
std::uint64_t Kernel::uniformDelay(const Stream& stream, Phase& phase, std::uint32_t toPosition)
{
    const std::uint32_t offset
        = toPosition >= stream.position ? toPosition - stream.position : toPosition + phase.size - stream.position;
    std::uint64_t& delay = phase.delayByOffset[offset];
    if (delay == ~std::uint64_t { 0 }) [[unlikely]] {
        const std::uint32_t destination = stream.rank + (toPosition - stream.position) * phase.stride;
        delay = m_network.delay(stream.rank, destination, phase.messageBytes);
    }
    return delay;
}

void Kernel::sendNative(Stream& stream, std::uint32_t index, Phase& phase, std::uint32_t toPosition,
    std::uint32_t number, std::uint64_t bytes, Cause cause)
{
    // Positions are `stride` members apart. Unsigned wrap-around gives the difference either way.
    const std::uint32_t step = (toPosition - stream.position) * phase.stride;
    const Instance& instance = m_instances[stream.instance];
    const std::uint32_t destination = phase.uniform ? stream.rank + step : rankOf(instance, stream.member + step);
    const std::uint32_t chunk = m_streams.place(index).chunk;
    if (m_system.rendezvous) {
        const std::uint32_t chunkTag = index - stream.member; // the chunk's first stream
        send({ kNativeTag + chunkTag, bytes, stream.rank, destination }, {}, instance.record, chunk, cause);
        return;
    }
    const std::uint32_t record
        = m_recorder.messageStarts(stream.rank, destination, bytes, m_events.now(), instance.record, chunk, cause);
    const Event arrival { index + step, number, packCause(ReleaseKind::Message, record), stream.phase,
        EventKind::NativeArrival };
    if (phase.uniform && phase.cycle != CycleKind::HalvingDoubling) // whose sizes change with the step
        m_events.post(m_events.now() + uniformDelay(stream, phase, toPosition), arrival);
    else
        m_network.send(stream.rank, destination, bytes, arrival, record);
}

void Kernel::postNative(
    std::uint32_t index, std::uint32_t number, std::uint32_t fromPosition, std::uint64_t bytes, Cause cause)
{
    Stream& stream = m_streams[index];
    const Event matched { index, number, cause, stream.phase, EventKind::NativeMatched };
    if (m_system.rendezvous) {
        const std::uint32_t step = (fromPosition - stream.position) * stream.running->stride;
        const std::uint32_t source = rankOf(m_instances[stream.instance], stream.member + step);
        receive({ kNativeTag + (index - stream.member), bytes, source, stream.rank }, matched, cause);
        return;
    }
    if (stream.earlyBits != kNoStream && m_streams.clearBit(stream.earlyBits, number))
        m_events.post(m_events.now(), matched); // arrived before its receive: an event of its own, with no delay
}

void Kernel::nativeArrival(const Event& event)
{
    Stream& stream = m_streams[event.a];
    if (m_recorder.full())
        m_recorder.messageEnds(unpackCause(event.c).index, m_events.now());
    if (stream.running == nullptr || stream.phase != event.d) {
        m_streams.addEarly(stream, event.d, event.b);
        return;
    }
    Phase& phase = *stream.running;
    if (phase.cycle == CycleKind::Ring && event.b < stream.sent && runsSolo(stream, phase)) {
        soloArrival(event.a, phase);
        return;
    }
    if (phase.cycle == CycleKind::Tree) {
        treeArrival(event.a, event.c);
        return;
    }
    if (event.b < stream.sent) {
        nativeMatched(event.a, event.c);
        return;
    }
    if (stream.earlyBits == kNoStream)
        stream.earlyBits = m_streams.takeBits(phase.sends);
    m_streams.setBit(stream.earlyBits, event.b);
}

void Kernel::nativeMatched(std::uint32_t index, Cause cause)
{
    m_cause = cause;
    const Phase& phase = *m_streams[index].running;
    if (phase.cycle == CycleKind::Tree) {
        treeReceived(index, cause);
        return;
    }
    ++m_streams[index].received;
    createPacket(index, phase, cause);
}

// The ring of a rank that does nothing else: a packet's way through endpoint and reduction to the next send is a sum,
// so the next arrival is posted at once. The last packet takes the usual way, because its end lets other work start.
void Kernel::soloArrival(std::uint32_t index, Phase& phase)
{
    Stream& stream = m_streams[index];
    // The receive may be posted only at the end of a send that lies ahead.
    const std::uint64_t matched = std::max(m_events.now(), stream.postedAt);
    const std::uint32_t packet = stream.received + 1;
    if (stream.sent == phase.sends) {
        setRound(stream, phase, packet);
        const Event event { index, stream.sent, kStartCause, stream.phase, EventKind::NativeMatched };
        if (matched > m_events.now())
            m_events.post(matched, event);
        else
            nativeMatched(index, kStartCause);
        return;
    }
    ++stream.received;
    ++stream.sent;
    const bool reduce = (phase.reduceAlways || phase.reduceOdd) && packet < phase.size;
    const std::uint64_t sendTime = matched + phase.endpoint + (reduce ? phase.reduce : 0);
    stream.postedAt = sendTime;
    const std::uint32_t to = along(stream.position, 1, phase.size, stream.anticlockwise);
    const std::uint32_t step = (to - stream.position) * phase.stride;
    const std::uint64_t delay = phase.delayByOffset[stream.anticlockwise ? phase.size - 1 : 1];
    (void)m_recorder.messageStarts(
        stream.rank, stream.rank + step, phase.messageBytes, sendTime, kNoRecord, 0, kStartCause);
    m_events.post(
        sendTime + delay, { index + step, stream.sent - 1, kStartCause, stream.phase, EventKind::NativeArrival });
}

} // namespace weft::simulation
