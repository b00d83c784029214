// SPDX-License-Identifier: GPL-3.0-or-later
// Algorithms given as schedules. As with traces, all ready operations of a rank are issued at once, in ascending
// order, and no slot limits them; but a message's receive is known from the schedule, so that concurrent collectives
// and the workload's own messages never mix with it.
#include "engine/simulation/kernel.h"

#include "engine/collective/schedule.h"

#include <algorithm>

namespace weft::simulation {

namespace {

// What an operation of a run waits for, and how far it is.
constexpr std::uint32_t kPosted = 1U << 31U; // a receive: has started
constexpr std::uint32_t kArrived = 1U << 30U; // a receive: its message is here
constexpr std::uint32_t kFinished = (1U << 30U) - 1;
constexpr std::uint32_t kWaitMask = kFinished; // dependencies left

constexpr std::uint64_t kScheduleTag = std::uint64_t { 1 } << 60U; // with rendezvous; apart from all other tags
constexpr std::uint32_t kOperationBits = 27; // of a program, in such a tag
static_assert(kMostScheduleOperations <= std::uint64_t { 1 } << kOperationBits);

constexpr std::uint64_t kProgramBudget = std::uint64_t { 512 } << 20U; // bytes kept of programs that nobody runs

} // namespace

Result<ScheduleProgramPtr> Kernel::programFor(const CustomCollective& custom, std::uint64_t bytes)
{
    const collective::ReduceModel reduce
        = custom.reduce.value_or(collective::ReduceModel::ofMemory(m_system.localMemoryBandwidth));
    const ProgramKey key { custom.schedule.get(), reduce.kind(), reduce.memory().bytesPerNs, bytes };
    if (const auto known = m_programs.find(key); known != m_programs.end())
        return known->second;
    Result<ScheduleProgramPtr> made
        = ScheduleProgram::make(custom.schedule, { Bytes { bytes }, reduce }, custom.name(), m_watch);
    if (!made)
        return made;
    // Sizes may never come again: what is not in use goes when there is too much of it.
    m_programBytes += (*made)->memoryBytes();
    if (m_programBytes > kProgramBudget) {
        std::erase_if(m_programs, [this](const auto& entry) {
            if (entry.second.use_count() > 1)
                return false;
            m_programBytes -= entry.second->memoryBytes();
            return true;
        });
    }
    m_programs.emplace(key, *made);
    return made;
}

Result<void> Kernel::planSchedule(Instance& instance, const CustomCollective& custom)
{
    const collective::Pattern& pattern = custom.schedule->pattern();
    const std::string name = "schedule '" + custom.name() + "'";
    const Group& group = m_groups[instance.group];
    const auto refuse = [](std::string message, std::string hint = {}) {
        return Error { ErrorCode::Mismatched, std::move(message), {}, std::move(hint) };
    };
    if (pattern.ranks != instance.members)
        return refuse(name + " is for " + std::to_string(pattern.ranks) + " ranks, but "
                + (group.name.empty() ? std::string("the world") : "process group '" + group.name + "'") + " has "
                + std::to_string(instance.members),
            "give a schedule of as many ranks as the group has");
    const trace::CollectiveType type = instance.type == trace::CollectiveType::ReduceScatterBlock
        ? trace::CollectiveType::ReduceScatter
        : instance.type;
    if (pattern.kind != collective::PatternKind::Custom && chakraType(pattern.kind) != type)
        return refuse(name + " is an algorithm for " + std::string(toString(pattern.kind)) + ", but the collective is "
            + std::string(trace::toString(instance.type)));
    if (collective::hasRoot(pattern.kind) && index(pattern.root) != instance.root)
        return refuse(name + " has rank " + std::to_string(index(pattern.root))
                + " as its root, but the root of the collective is rank " + std::to_string(instance.root)
                + " of its group",
            "give a schedule for that root, by node id");

    // Each chunk stream runs the schedule on its part; the parts differ by at most one byte.
    const std::uint64_t parts
        = std::min<std::uint64_t>(m_system.datasetSplits, std::max<std::uint64_t>(instance.bytes, 1));
    if (parts > kMostChunks)
        return Error { ErrorCode::TooLarge,
            "a collective of " + std::to_string(parts) + " chunks is more than the " + std::to_string(kMostChunks)
                + " that can be held",
            {}, "lower preferred-dataset-splits" };
    const std::uint64_t least = instance.bytes / parts;
    const std::uint64_t larger = instance.bytes % parts; // so many parts have one byte more; they go first
    if (pattern.chunkBytes(Bytes { least }).count() == 0)
        warnOnce(name + " cuts a collective of " + std::to_string(least)
            + " bytes into chunks of less than a byte: its messages carry nothing");
    for (const std::uint64_t bytes : { least + 1, least }) {
        if (bytes > least && larger == 0)
            continue;
        Result<ScheduleProgramPtr> program = programFor(custom, bytes);
        if (!program)
            return std::move(program).error();
        Phase phase;
        phase.cycle = CycleKind::Schedule;
        phase.size = instance.members;
        phase.bytes = phase.largestBytes = bytes;
        phase.program = std::move(*program);
        instance.plans.emplace_back().push_back(std::move(phase));
    }
    instance.planOfChunk.assign(static_cast<std::size_t>(parts), static_cast<std::uint32_t>(instance.plans.size()) - 1);
    std::fill_n(instance.planOfChunk.begin(), larger, 0U);
    instance.chunks = static_cast<std::uint32_t>(parts);
    instance.scheduleRuns.assign(instance.chunks, kNoPosition);
    return {};
}

// All members of a chunk share one run: a message may reach a rank that has not started yet.
std::uint32_t Kernel::scheduleRunOf(const Stream& stream, std::uint32_t chunk)
{
    std::uint32_t& run = m_instances[stream.instance].scheduleRuns[chunk];
    if (run != kNoPosition)
        return run;
    if (m_freeScheduleRuns.empty()) {
        m_freeScheduleRuns.push_back(static_cast<std::uint32_t>(m_scheduleRuns.size()));
        m_scheduleRuns.emplace_back();
    }
    run = m_freeScheduleRuns.back();
    m_freeScheduleRuns.pop_back();
    ScheduleRun& fresh = m_scheduleRuns[run];
    fresh.program = stream.running->program.get();
    fresh.instance = stream.instance;
    fresh.chunk = chunk;
    fresh.membersLeft = stream.running->size;
    fresh.state = fresh.program->waits();
    fresh.left.resize(stream.running->size);
    for (std::uint32_t member = 0; member < stream.running->size; ++member)
        fresh.left[member] = fresh.program->begin(member + 1) - fresh.program->begin(member);
    return run;
}

void Kernel::startSchedule(std::uint32_t index)
{
    const Stream& stream = m_streams[index];
    const std::uint32_t member = stream.member;
    const std::uint32_t run = scheduleRunOf(stream, m_streams.place(index).chunk);
    const ScheduleProgram& program = *m_scheduleRuns[run].program;
    const Cause cause = m_cause;
    if (m_scheduleRuns[run].left[member] == 0) {
        endScheduleMember(run, member);
        return;
    }
    const std::uint32_t end = program.begin(member + 1);
    for (std::uint32_t op = program.begin(member); op < end; ++op) {
        if (program.waits()[op] == 0)
            issueSchedule(run, op, cause);
    }
}

void Kernel::issueSchedule(std::uint32_t run, std::uint32_t op, Cause cause)
{
    ScheduleRun& state = m_scheduleRuns[run];
    const ScheduleProgram& program = *state.program;
    const Instance& instance = m_instances[state.instance];
    const std::uint32_t rank = rankOf(instance, program.rank(op));
    const std::uint64_t amount = program.amount(op);
    const Event done { run, op, cause, 0, EventKind::ScheduleDone };
    switch (program.kind(op)) {
    case ScheduleProgram::Kind::Compute:
        if (amount == 0)
            m_events.post(m_events.now(), done);
        else
            m_events.callLater(rank, amount, done);
        return;
    case ScheduleProgram::Kind::Send: {
        const std::uint32_t destination = rankOf(instance, program.rank(program.partner(op)));
        if (m_system.rendezvous) {
            const std::uint64_t tag = kScheduleTag + ((std::uint64_t { run } << kOperationBits) | program.partner(op));
            send({ tag, amount, rank, destination }, done, instance.record, state.chunk, cause, program.link(op));
            return;
        }
        const std::uint32_t record
            = m_recorder.messageStarts(rank, destination, amount, m_events.now(), instance.record, state.chunk, cause);
        const Event arrival { run, op, packCause(ReleaseKind::Message, record), 0, EventKind::ScheduleArrival };
        m_network.sendOver(program.link(op), rank, destination, amount, arrival, record);
        return;
    }
    case ScheduleProgram::Kind::Receive:
        if (m_system.rendezvous) {
            const std::uint64_t tag = kScheduleTag + ((std::uint64_t { run } << kOperationBits) | op);
            receive({ tag, amount, rankOf(instance, program.rank(program.partner(op))), rank }, done, cause);
            return;
        }
        if ((state.state[op] & kArrived) != 0) // before its receive: an event of its own, with no delay
            m_events.post(m_events.now(), done);
        state.state[op] |= kPosted;
        return;
    }
}

void Kernel::scheduleArrival(const Event& event)
{
    const ScheduleProgram& program = *m_scheduleRuns[event.a].program;
    const std::uint32_t receive = program.partner(event.b);
    const Cause before = m_cause;
    m_recorder.messageEnds(unpackCause(event.c).index, m_events.now());
    scheduleDone(event.a, event.b, event.c); // the sender first
    // The receiver has this operation left, so the run is still there.
    std::uint32_t& state = m_scheduleRuns[event.a].state[receive];
    state |= kArrived;
    if ((state & kPosted) != 0)
        scheduleDone(event.a, receive, event.c);
    m_cause = before;
}

void Kernel::scheduleDone(std::uint32_t run, std::uint32_t op, Cause cause)
{
    const ScheduleProgram& program = *m_scheduleRuns[run].program;
    const std::uint32_t member = program.rank(op);
    m_scheduleRuns[run].state[op] = kFinished;
    for (const std::uint32_t dependent : program.dependents(op)) {
        if ((--m_scheduleRuns[run].state[dependent] & kWaitMask) == 0)
            issueSchedule(run, dependent, cause);
    }
    if (--m_scheduleRuns[run].left[member] > 0)
        return;
    m_cause = cause;
    endScheduleMember(run, member);
}

void Kernel::endScheduleMember(std::uint32_t run, std::uint32_t member)
{
    ScheduleRun& state = m_scheduleRuns[run];
    Instance& instance = m_instances[state.instance];
    const std::uint32_t stream = instance.streams + state.chunk * instance.members + member;
    if (--state.membersLeft == 0) {
        instance.scheduleRuns[state.chunk] = kNoPosition;
        m_freeScheduleRuns.push_back(run);
    }
    endPhase(stream);
}

std::string Kernel::whereScheduleHangs(const Instance& instance, std::uint32_t member) const
{
    for (const std::uint32_t run : instance.scheduleRuns) {
        if (run == kNoPosition || m_scheduleRuns[run].left[member] == 0)
            continue;
        const ScheduleRun& state = m_scheduleRuns[run];
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
            continue;
        const std::string at = "schedule '" + instance.custom->name() + "', where " + program.describe(hangs);
        if (state.state[hangs] != kPosted)
            return at + " waits for steps that never end";
        const std::uint32_t sender = program.rank(program.partner(hangs));
        return at + " waits for a message from rank " + std::to_string(sender) + " of the group, which is not sent";
    }
    return {};
}

} // namespace weft::simulation
