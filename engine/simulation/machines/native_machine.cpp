// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/machines/phase_machine.h"

namespace weft::simulation {

Time NativeMachine::askDelay(const Stream& stream, const Phase& phase, std::uint32_t offset, std::uint32_t step) const
{
    return phase.delayByOffset[offset]
        = m.network.delay({ stream.rank, Rank { index(stream.rank) + step }, phase.messageBytes });
}

void NativeMachine::sendTo(std::uint32_t index, const Phase& phase, std::uint32_t toPosition, std::uint32_t number,
    std::uint64_t bytes, Cause cause, EventKind arrival)
{
    // Positions are `stride` members apart. Unsigned wrap-around gives the difference either way.
    const Stream& stream = m.streams[index];
    const std::uint32_t step = (toPosition - stream.position) * phase.stride;
    const Instance& instance = instanceOf(stream);
    const Rank destination = instance.rankOf(stream.member + step);
    const std::uint32_t chunk = m.streams.place(index).chunk;
    if (m.messages.rendezvous()) {
        m.messages.send({ nativeTag(index - stream.member), bytes, stream.rank, destination }, {},
            { instance.record, chunk }, cause);
        return;
    }
    const std::uint32_t record
        = m.recorder.messageStarts(stream.rank, destination, bytes, m.events.now(), instance.record, chunk, cause);
    const Event due { index + step, number, packCause(ReleaseKind::Message, record), stream.phase, arrival };
    if (phase.uniform && phase.cycle != CycleKind::HalvingDoubling) { // whose sizes change with the step
        const std::uint32_t offset
            = toPosition >= stream.position ? toPosition - stream.position : toPosition + phase.size - stream.position;
        m.events.post(m.events.now() + uniformDelay(stream, phase, offset, step), due);
        return;
    }
    m.network.send({ stream.rank, destination, bytes, record, chunk, {} }, due);
}

void NativeMachine::receiveByTag(
    std::uint32_t index, std::uint32_t fromPosition, std::uint64_t bytes, const Event& matched, Cause cause)
{
    const Stream& stream = m.streams[index];
    const std::uint32_t step = (fromPosition - stream.position) * stream.running->stride;
    const Rank source = instanceOf(stream).rankOf(stream.member + step);
    m.messages.receive({ nativeTag(index - stream.member), bytes, source, stream.rank }, matched, cause);
}

void NativeMachine::passEndpoint(std::uint32_t index, const Phase& phase, bool first, std::uint64_t bytes, bool reduce,
    bool sendBack, const Event& done)
{
    const Rank rank = m.streams[index].rank;
    if (phase.throughBus)
        m.buses[weft::index(rank)].enter(m.events, first, bytes, reduce, sendBack, done);
    else
        m.events.callLater(rank, phase.endpoint, done);
}

} // namespace weft::simulation
