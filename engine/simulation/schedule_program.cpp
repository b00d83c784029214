// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/schedule_program.h"

#include "engine/collective/schedule_builder.h"

#include <algorithm>
#include <tuple>
#include <unordered_map>

namespace weft::simulation {

using collective::LoweredDependents;
using collective::LoweredOperation;
using collective::LoweredRank;
using collective::Schedule;

// The messages of each thread block in the order of its steps, at both ends.
struct ScheduleProgram::Ends {
    struct Column {
        std::vector<std::uint32_t> operations;
        std::vector<std::uint32_t> start; // blocks + 1 entries

        [[nodiscard]] std::span<const std::uint32_t> of(std::uint32_t block) const
        {
            return std::span(operations).subspan(start[block], start[block + 1] - start[block]);
        }
    };
    Column sends;
    Column receives;
    std::unordered_map<std::uint64_t, std::uint32_t> amountIndex;
};

namespace {

// Who receives on a connection.
struct Receiver {
    std::uint32_t rank = 0;
    std::uint32_t from = 0;
    std::uint32_t channel = 0;
    std::uint32_t block = 0;

    [[nodiscard]] auto connection() const { return std::tie(rank, from, channel); }
};

std::vector<Receiver> receiversOf(const Schedule& schedule)
{
    std::vector<Receiver> receivers;
    for (std::uint32_t block = 0; block < schedule.blockCount(); ++block) {
        const collective::ThreadBlock& given = schedule.block(BlockId { block });
        if (given.receiveFrom != kNone<Rank>)
            receivers.push_back({ index(given.rank), index(given.receiveFrom), given.channel, block });
    }
    std::sort(receivers.begin(), receivers.end(),
        [](const Receiver& a, const Receiver& b) { return a.connection() < b.connection(); });
    return receivers;
}

// Before anything is made, from the kinds alone.
std::uint64_t operationCount(const Schedule& schedule)
{
    std::uint64_t count = 0;
    for (std::uint32_t step = 0; step < schedule.stepCount(); ++step) {
        const collective::StepKind kind = schedule.kind(StepId { step });
        count += (collective::receives(kind) ? 1U : 0U) + (collective::sends(kind) ? 1U : 0U);
        count += collective::reduces(kind) || (!collective::receives(kind) && !collective::sends(kind)) ? 1U : 0U;
    }
    return count;
}

} // namespace

Result<ScheduleProgramPtr> ScheduleProgram::make(const collective::SchedulePtr& schedule,
    const collective::LoweringOptions& options, const std::string& name, const Watch& watch)
{
    const std::uint64_t count = operationCount(*schedule);
    if (count > kMostScheduleOperations)
        return Error { ErrorCode::TooLarge,
            "schedule '" + name + "' has " + std::to_string(count) + " operations, more than the "
                + std::to_string(kMostScheduleOperations) + " that can be run as an algorithm",
            {}, "use fewer chunks or ranks" };
    const std::shared_ptr<ScheduleProgram> program(new ScheduleProgram(schedule, options));
    program->m_operations.reserve(count);
    program->m_waits.reserve(count);
    program->m_dependentStart.reserve(count + 1);
    program->m_dependentStart.push_back(0);
    program->m_begin.push_back(0);
    Ends ends;
    for (std::uint32_t rank = 0; rank < schedule->rankCount(); ++rank) {
        if (watch.stop.stop_requested())
            return Error { ErrorCode::Cancelled, "the preparation of a schedule was stopped", {}, {} };
        program->addRank(rank, ends);
    }
    for (Ends::Column* column : { &ends.sends, &ends.receives })
        column->start.push_back(static_cast<std::uint32_t>(column->operations.size()));
    if (Result<void> tied = program->tieMessages(ends, name); !tied)
        return std::move(tied).error();
    return ScheduleProgramPtr(program);
}

void ScheduleProgram::addRank(std::uint32_t rank, Ends& ends)
{
    const LoweredRank lowered = m_lowering.rank(Rank { rank });
    const LoweredDependents dependents = collective::dependentsOf(lowered);
    const std::uint32_t first = m_begin.back();
    const auto closeBlock = [&ends] {
        ends.sends.start.push_back(static_cast<std::uint32_t>(ends.sends.operations.size()));
        ends.receives.start.push_back(static_cast<std::uint32_t>(ends.receives.operations.size()));
    };
    std::uint32_t block = index(m_schedule->blocksBegin(Rank { rank }));
    const std::uint32_t pastBlocks = index(m_schedule->blocksEnd(Rank { rank }));
    if (block < pastBlocks)
        closeBlock(); // of the block before, or where the first one begins
    for (std::uint32_t at = 0; at < lowered.size(); ++at) {
        const LoweredOperation& operation = lowered.operations[at];
        for (; index(operation.step) >= index(m_schedule->stepsEnd(BlockId { block })); ++block)
            closeBlock();
        std::uint64_t amount = operation.amount;
        if (operation.kind == Kind::Send)
            ends.sends.operations.push_back(first + at);
        else if (operation.kind == Kind::Receive)
            ends.receives.operations.push_back(first + at);
        else
            amount = std::max(amount, kShortestComputation);
        const auto [known, isNew] = ends.amountIndex.try_emplace(amount, static_cast<std::uint32_t>(m_amounts.size()));
        if (isNew)
            m_amounts.push_back(amount);
        m_operations.push_back({ known->second << kKindBits | static_cast<std::uint32_t>(operation.kind), 0, rank });
        if (const LinkId link = m_schedule->link(operation.step);
            link != kNone<LinkId> && operation.kind == Kind::Send) {
            m_links.resize(first + at, kNone<LinkId>);
            m_links.push_back(link);
        }
        m_waits.push_back(static_cast<std::uint32_t>(lowered.dependenciesOf(OpId { at }).size()));
        for (const OpId dependent : dependents.of(OpId { at }))
            m_dependents.push_back(first + index(dependent));
        m_dependentStart.push_back(static_cast<std::uint32_t>(m_dependents.size()));
    }
    for (; block + 1 < pastBlocks; ++block)
        closeBlock();
    m_begin.push_back(first + lowered.size());
    if (!m_links.empty())
        m_links.resize(m_begin.back(), kNone<LinkId>);
}

Result<void> ScheduleProgram::tieMessages(const Ends& ends, const std::string& name)
{
    const std::vector<Receiver> receivers = receiversOf(*m_schedule);
    const auto refuse = [&](ErrorCode code, std::uint32_t op, const std::string& what) {
        return Error { code, "schedule '" + name + "': " + describe(op) + ' ' + what, {}, "verify the schedule" };
    };
    std::vector<bool> isMet(m_schedule->blockCount());
    for (std::uint32_t block = 0; block < m_schedule->blockCount(); ++block) {
        const std::span<const std::uint32_t> sends = ends.sends.of(block);
        if (sends.empty())
            continue;
        const collective::ThreadBlock& given = m_schedule->block(BlockId { block });
        const Receiver wanted { index(given.sendTo), index(given.rank), given.channel, 0 };
        const auto met = std::lower_bound(receivers.begin(), receivers.end(), wanted,
            [](const Receiver& a, const Receiver& b) { return a.connection() < b.connection(); });
        const bool isThere = met != receivers.end() && met->connection() == wanted.connection();
        const std::span<const std::uint32_t> receives
            = isThere ? ends.receives.of(met->block) : std::span<const std::uint32_t> {};
        if (sends.size() > receives.size())
            return refuse(ErrorCode::Unmatched, sends[receives.size()],
                "sends a message to rank " + std::to_string(wanted.rank) + " that no step receives");
        if (receives.size() > sends.size())
            return refuse(ErrorCode::Unmatched, receives[sends.size()],
                "waits for a message from rank " + std::to_string(wanted.from) + " that no step sends");
        isMet[met->block] = true;
        for (std::size_t k = 0; k < sends.size(); ++k) {
            m_operations[sends[k]].partner = receives[k];
            m_operations[receives[k]].partner = sends[k];
            if (amount(sends[k]) != amount(receives[k]))
                return refuse(ErrorCode::Mismatched, sends[k],
                    "sends " + std::to_string(amount(sends[k])) + " bytes, but " + describe(receives[k])
                        + " takes them as " + std::to_string(amount(receives[k])));
        }
    }
    for (const Receiver& receiver : receivers) {
        if (!isMet[receiver.block] && !ends.receives.of(receiver.block).empty())
            return refuse(ErrorCode::Unmatched, ends.receives.of(receiver.block).front(),
                "waits for a message from rank " + std::to_string(receiver.from) + " that no step sends");
    }
    return {};
}

std::string ScheduleProgram::describe(std::uint32_t op) const
{
    const std::uint32_t rank = m_operations[op].rank;
    return collective::stepName(*m_schedule, m_lowering.rank(Rank { rank }).operations[op - m_begin[rank]].step);
}

std::uint64_t ScheduleProgram::memoryBytes() const
{
    const auto bytes = [](const auto& column) { return column.capacity() * sizeof(column[0]); };
    return bytes(m_begin) + bytes(m_operations) + bytes(m_amounts) + bytes(m_links) + bytes(m_waits)
        + bytes(m_dependentStart) + bytes(m_dependents);
}

} // namespace weft::simulation
