// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/plan/schedule_program.h"

#include "engine/collective/model/schedule_builder.h"
#include "engine/collective/proof/message_matching.h"

#include <algorithm>
#include <unordered_map>

namespace weft::simulation {

using collective::LoweredOperation;
using collective::LoweredRank;
using collective::Schedule;

// Where the messages of each step are, while they are tied together.
struct ScheduleProgram::Ends {
    std::vector<std::uint32_t> send; // operation, by step
    std::vector<std::uint32_t> receive;
    std::unordered_map<std::uint64_t, std::uint32_t> amountIndex;
    std::uint32_t lastAmount = 0; // index; mostly the next one's too
};

namespace {

constexpr std::uint64_t kProgramBudget = std::uint64_t { 512 } << 20U; // bytes kept of programs that nobody runs

// Before anything is made, from the kinds alone.
std::uint64_t operationCount(const Schedule& schedule)
{
    std::uint64_t count = 0;
    for (const StepId step : schedule.steps())
        count += std::max(collective::operationsOf(schedule.kind(step)), 1U);
    return count;
}

} // namespace

Result<ScheduleProgramPtr> ScheduleProgram::make(const collective::SchedulePtr& schedule,
    const collective::LoweringOptions& options, const std::string& name, const Watch& watch)
{
    const std::uint64_t count = operationCount(*schedule);
    if (count > kMostScheduleOperations)
        return Error { ErrorCode::TooLarge,
            say("schedule '%1' has %2 operations, more than the %3 that can be run as an algorithm", name, count,
                kMostScheduleOperations),
            {}, say("use fewer chunks or ranks") };
    const std::shared_ptr<ScheduleProgram> program(new ScheduleProgram(schedule, options));
    program->m_operations.reserve(count);
    program->m_waits.reserve(count);
    program->m_dependentStart.reserve(count + 1);
    program->m_dependentStart.push_back(0);
    program->m_dependents.reserve(count);
    if (schedule->ways().size() > 1) // one that is none
        program->m_ways.resize(count, topology::kNoLinkSet);
    program->m_begin.push_back(0);
    const collective::MessageMatching matching = collective::matchMessages(*schedule);
    if (!matching.faults.empty()) {
        const collective::MatchingFault& fault = matching.faults.front();
        const bool differ = fault.kind == collective::MatchingFault::Kind::CountMismatch;
        return Error { differ ? ErrorCode::Mismatched : ErrorCode::Unmatched,
            say("schedule '%1', %2: %3", name, collective::stepName(*schedule, fault.step),
                collective::describe(*schedule, fault)),
            {}, say("verify the schedule") };
    }
    Ends ends;
    ends.send.resize(schedule->stepCount());
    ends.receive.resize(schedule->stepCount());
    for (std::uint32_t rank = 0; rank < schedule->rankCount(); ++rank) {
        if (watch.stop.stop_requested())
            return Error { ErrorCode::Cancelled, say("the preparation of a schedule was stopped"), {}, {} };
        program->addRank(rank, ends);
    }
    for (const BlockId block : schedule->blocks()) {
        for (const StepId step : schedule->steps(block)) {
            const StepId receiver = matching.receiverOf(step, block);
            if (receiver == kNone<StepId>)
                continue;
            const std::uint32_t send = ends.send[index(step)];
            const std::uint32_t receive = ends.receive[index(receiver)];
            program->m_operations[send].partner = receive;
            program->m_operations[receive].partner = send;
            // Sizes of their own (see Lowering) may differ where counts agree.
            if (program->amount(send) != program->amount(receive))
                return Error { ErrorCode::Mismatched,
                    say("schedule '%1', %2: sends %3 bytes, but %4 takes them as %5", name, program->describe(send),
                        program->amount(send), program->describe(receive), program->amount(receive)),
                    {}, say("verify the schedule") };
        }
    }
    return ScheduleProgramPtr(program);
}

void ScheduleProgram::addRank(std::uint32_t rank, Ends& ends)
{
    const LoweredRank lowered = m_lowering.rank(Rank { rank });
    const Groups<OpId> dependents = collective::dependentsOf(lowered);
    const std::uint32_t first = m_begin.back();
    const auto before = static_cast<std::uint32_t>(m_dependents.size());
    BlockId block = m_schedule->blocks(Rank { rank }).first;
    for (std::uint32_t at = 0; at < lowered.size(); ++at) {
        const LoweredOperation& operation = lowered.operations[at];
        while (!m_schedule->steps(block).contains(operation.step))
            block = BlockId { index(block) + 1 };
        std::uint64_t amount = operation.amount;
        m_sends += operation.kind == Kind::Send ? 1U : 0U;
        if (operation.kind == Kind::Send)
            ends.send[index(operation.step)] = first + at;
        else if (operation.kind == Kind::Receive)
            ends.receive[index(operation.step)] = first + at;
        else if (m_lowering.options().reduce.kind() != collective::ReduceModel::Kind::Instant)
            amount = std::max(amount, kShortestComputation);
        if (m_amounts.empty() || m_amounts[ends.lastAmount] != amount) {
            const auto next = static_cast<std::uint32_t>(m_amounts.size());
            const auto [known, isNew] = ends.amountIndex.try_emplace(amount, next);
            if (isNew)
                m_amounts.push_back(amount);
            ends.lastAmount = known->second;
        }
        m_operations.push_back({ ends.lastAmount << kKindBits | static_cast<std::uint32_t>(operation.kind), 0, rank });
        if (operation.kind == Kind::Send && !m_ways.empty())
            m_ways[first + at] = m_schedule->wayNumber(operation.step, block);
        m_waits.push_back(lowered.dependencies.start[at + 1] - lowered.dependencies.start[at]);
        m_dependentStart.push_back(before + dependents.start[at + 1]);
    }
    for (const OpId dependent : dependents.items)
        m_dependents.push_back(first + index(dependent));
    m_begin.push_back(first + lowered.size());
}

Sentence ScheduleProgram::describe(std::uint32_t op) const
{
    const std::uint32_t rank = m_operations[op].rank;
    return collective::stepName(*m_schedule, m_lowering.rank(Rank { rank }).operations[op - m_begin[rank]].step);
}

std::uint64_t ScheduleProgram::memoryBytes() const
{
    const auto bytes = [](const auto& column) { return column.capacity() * sizeof(column[0]); };
    return bytes(m_begin) + bytes(m_operations) + bytes(m_amounts) + bytes(m_ways) + bytes(m_waits)
        + bytes(m_dependentStart) + bytes(m_dependents);
}

Result<ScheduleProgramPtr> ScheduleProgramCache::get(const CustomCollective& custom, std::uint64_t bytes)
{
    const collective::ReduceModel reduce
        = custom.reduce.value_or(collective::ReduceModel::ofMemory(m_system.localMemoryBandwidth));
    const Key key { custom.schedule.get(), reduce.kind(), reduce.memory().bytesPerNs, bytes };
    if (const auto known = m_programs.find(key); known != m_programs.end())
        return known->second;
    Result<ScheduleProgramPtr> made
        = ScheduleProgram::make(custom.schedule, { Bytes { bytes }, reduce }, custom.name(), m_watch);
    if (!made)
        return made;
    // Sizes may never come again: what is not in use goes when there is too much of it.
    m_bytes += (*made)->memoryBytes();
    if (m_bytes > kProgramBudget) {
        std::erase_if(m_programs, [this](const auto& entry) {
            if (entry.second.use_count() > 1)
                return false;
            m_bytes -= entry.second->memoryBytes();
            return true;
        });
    }
    m_programs.emplace(key, *made);
    return made;
}

} // namespace weft::simulation
