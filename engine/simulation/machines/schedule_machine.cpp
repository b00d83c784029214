// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/machines/schedule_machine.h"

namespace weft::simulation {

namespace {

// What an operation of a run waits for, and how far it is.
constexpr std::uint32_t kPosted = 1U << 31U; // a receive: has started
constexpr std::uint32_t kArrived = 1U << 30U; // a receive: its message is here
constexpr std::uint32_t kFinished = (1U << 30U) - 1;
constexpr std::uint32_t kWaitMask = kFinished; // dependencies left

static_assert(kMostScheduleOperations <= std::uint64_t { 1 } << kScheduleOperationBits);

} // namespace

// All members of a chunk share one run: a message may reach a rank that has not started yet.
std::uint32_t ScheduleMachine::runOf(const Stream& stream, std::uint32_t chunk)
{
    const auto [known, isNew] = m_runOfChunk.try_emplace(instanceOf(stream).streamOf(chunk, 0));
    if (!isNew)
        return known->second;
    const ScheduleProgram* program = stream.running->program.get();
    const std::uint32_t members = stream.running->size;
    ScheduleRun fresh { program, stream.instance, chunk, members, program->waits(), {} };
    for (std::uint32_t member = 0; member < members; ++member)
        fresh.left.push_back(program->begin(member + 1) - program->begin(member));
    return known->second = m_runs.take(std::move(fresh));
}

void ScheduleMachine::start(std::uint32_t index)
{
    const Stream& stream = m.streams[index];
    const std::uint32_t member = stream.member;
    const std::uint32_t run = runOf(stream, m.streams.place(index).chunk);
    const ScheduleProgram& program = *m_runs[run].program;
    const Cause cause = m.moment.cause;
    if (m_runs[run].left[member] == 0) {
        endMember(run, member);
        return;
    }
    const std::uint32_t end = program.begin(member + 1);
    for (std::uint32_t op = program.begin(member); op < end; ++op) {
        if (program.waits()[op] == 0)
            issue(run, op, cause);
    }
}

void ScheduleMachine::issue(std::uint32_t run, std::uint32_t op, Cause cause)
{
    ScheduleRun& state = m_runs[run];
    const ScheduleProgram& program = *state.program;
    const Instance& instance = m.instances[state.instance];
    const Rank rank = instance.rankOf(program.rank(op));
    const std::uint64_t amount = program.amount(op);
    const Event done { run, op, cause, 0, EventKind::ScheduleDone };
    switch (program.kind(op)) {
    case ScheduleProgram::Kind::Compute:
        if (amount == 0)
            m.events.post(m.events.now(), done);
        else
            m.events.callLater(rank, m.compute.at(rank, Time { amount }), done);
        return;
    case ScheduleProgram::Kind::Send: {
        const Rank destination = instance.rankOf(program.rank(program.partner(op)));
        if (m.messages.rendezvous()) {
            m.messages.send({ scheduleTag(run, program.partner(op)), amount, rank, destination }, done,
                { instance.record, state.chunk }, cause, program.way(op));
            return;
        }
        const std::uint32_t record
            = m.recorder.messageStarts(rank, destination, amount, m.events.now(), instance.record, state.chunk, cause);
        m.network.send({ rank, destination, amount, record, state.chunk, program.way(op) },
            { run, op, packCause(ReleaseKind::Message, record), 0, EventKind::ScheduleArrival });
        return;
    }
    case ScheduleProgram::Kind::Receive:
        if (m.messages.rendezvous()) {
            const Rank source = instance.rankOf(program.rank(program.partner(op)));
            m.messages.receive({ scheduleTag(run, op), amount, source, rank }, done, cause);
            return;
        }
        if ((state.state[op] & kArrived) != 0) // before its receive: an event of its own, with no delay
            m.events.post(m.events.now(), done);
        state.state[op] |= kPosted;
        return;
    }
}

void ScheduleMachine::arrived(const Event& event)
{
    const std::uint32_t receive = m_runs[event.a].program->partner(event.b);
    const CauseScope scope(m.moment, m.moment.cause);
    m.recorder.messageEnds(unpackCause(event.c).index, m.events.now());
    done(event.a, event.b, event.c); // the sender first
    // The receiver has this operation left, so the run is still there.
    std::uint32_t& state = m_runs[event.a].state[receive];
    state |= kArrived;
    if ((state & kPosted) != 0)
        done(event.a, receive, event.c);
}

void ScheduleMachine::done(std::uint32_t run, std::uint32_t op, Cause cause)
{
    const ScheduleProgram& program = *m_runs[run].program;
    const std::uint32_t member = program.rank(op);
    m_runs[run].state[op] = kFinished;
    for (const std::uint32_t dependent : program.dependents(op)) {
        if ((--m_runs[run].state[dependent] & kWaitMask) == 0)
            issue(run, dependent, cause);
    }
    if (--m_runs[run].left[member] > 0)
        return;
    m.moment.cause = cause;
    endMember(run, member);
}

void ScheduleMachine::endMember(std::uint32_t run, std::uint32_t member)
{
    ScheduleRun& state = m_runs[run];
    const Instance& instance = m.instances[state.instance];
    const std::uint32_t stream = instance.streamOf(state.chunk, member);
    if (--state.membersLeft == 0) {
        m_runOfChunk.erase(instance.streamOf(state.chunk, 0));
        m_runs.give(run);
    }
    m.ends.endPhase(stream);
}

Sentence ScheduleMachine::whereHangs(std::uint32_t stream) const
{
    const std::uint32_t member = m.streams[stream].member;
    const auto known = m_runOfChunk.find(stream - member);
    if (known == m_runOfChunk.end())
        return {};
    const ScheduleRun& state = m_runs[known->second];
    const ScheduleProgram& program = *state.program;
    // An operation that has started says more than one that waits for it.
    std::uint32_t hangs = kNoPosition;
    for (std::uint32_t op = program.begin(member); op < program.begin(member + 1); ++op) {
        const bool isPosted = program.kind(op) == ScheduleProgram::Kind::Receive && state.state[op] == kPosted;
        if (isPosted || (hangs == kNoPosition && state.state[op] != kFinished))
            hangs = op;
        if (isPosted)
            break;
    }
    if (hangs == kNoPosition)
        return {};
    const Sentence at
        = say("schedule '%1', where %2", m.instances[state.instance].custom->name(), program.describe(hangs));
    if (state.state[hangs] != kPosted)
        return say("%1 waits for steps that never end", at);
    const std::uint32_t sender = program.rank(program.partner(hangs));
    return say("%1 waits for a message from rank %2 of the group, which is not sent", at, sender);
}

} // namespace weft::simulation
