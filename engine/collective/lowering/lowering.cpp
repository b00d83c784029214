// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/lowering/lowering.h"

#include "engine/core/quantity_text.h"

#include <algorithm>
#include <array>
#include <limits>

namespace weft::collective {

namespace {

constexpr std::uint64_t kNsOfMicro = 1000; // "duration_micros"
constexpr auto kMostBytes = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()); // Chakra's comm_size

// Operations by kind of step, of which the data of the step is the one before what it sends on.
struct Shape {
    std::uint8_t operations = 0;
    std::uint8_t data = 0;
};
constexpr std::array<Shape, kStepKinds> kShapes = [] {
    std::array<Shape, kStepKinds> shapes {};
    for (std::size_t i = 0; i < kStepKinds; ++i) {
        const auto kind = static_cast<StepKind>(i);
        const std::uint32_t before = operationsOf(kind) - (sends(kind) ? 1U : 0U);
        shapes[i]
            = { static_cast<std::uint8_t>(operationsOf(kind)), static_cast<std::uint8_t>(before > 0 ? before - 1 : 0) };
    }
    return shapes;
}();
constexpr Shape kKeptNop { 1, 0 };

Shape shapeOf(StepKind kind)
{
    return kShapes[static_cast<std::size_t>(kind)];
}

Time timeOf(const ReduceModel& reduce, StepKind kind, Bytes bytes)
{
    return kind == StepKind::Nop ? Time {} : reduces(kind) ? reduce.sumTime(bytes) : reduce.copyTime(bytes);
}

Bytes times(std::uint32_t count, Bytes chunk)
{
    constexpr std::uint64_t kSmall = std::uint64_t { 1 } << 31U; // times any count it is below the most
    const bool fits = chunk.count() < kSmall || count == 0 || chunk.count() <= kMostBytes / count;
    return Bytes { fits ? count * chunk.count() : kMostBytes };
}

} // namespace

class Lowering::Build {
public:
    Build(const Lowering& lowering, Rank rank)
        : m_schedule(*lowering.m_schedule)
        , m_reduce(lowering.m_options.reduce)
        , m_chunk(lowering.m_chunk)
        , m_steps(m_schedule.steps(rank))
    {
        const std::uint32_t operations = number();
        lowered.operations.resize(operations);
        lowered.dependencies.start.resize(std::size_t { operations } + 1);
        lowered.dependencies.items.reserve(operations);
        if (!m_dataOf.empty())
            m_usedBy.assign(operations, 0);
        for (const BlockId block : m_schedule.blocks(rank))
            lowerBlock(block);
    }

    LoweredRank lowered;

private:
    // Counts the operations of the rank, and finds where the data of each step will be.
    [[nodiscard]] std::uint32_t number()
    {
        std::uint32_t operations = 0;
        if (!m_schedule.hasDependencies()) {
            for (const StepId step : m_steps)
                operations += shapeOf(m_schedule.kind(step)).operations;
            return operations;
        }
        const bool hasNops
            = std::ranges::any_of(m_steps, [this](StepId step) { return m_schedule.kind(step) == StepKind::Nop; });
        m_isKept.resize(hasNops ? m_steps.size() : 0);
        for (const StepId step : hasNops ? m_steps : IdRange<StepId>()) {
            for (const StepId on : m_schedule.dependencies(step))
                m_isKept[m_steps.placeOf(on)] = true;
        }
        m_dataOf.resize(m_steps.size());
        for (const StepId step : m_steps) {
            const StepKind kind = m_schedule.kind(step);
            const Shape shape = kind == StepKind::Nop && m_isKept[m_steps.placeOf(step)] ? kKeptNop : shapeOf(kind);
            m_dataOf[m_steps.placeOf(step)] = OpId { operations + shape.data };
            operations += shape.operations;
        }
        return operations;
    }

    void lowerBlock(BlockId id)
    {
        const ThreadBlock& block = m_schedule.block(id);
        OpId last = kNone<OpId>; // what the next step of a block in order waits for
        std::vector<StepId> nops; // since then
        for (const StepId step : m_schedule.steps(id)) {
            const StepKind kind = m_schedule.kind(step);
            if (kind == StepKind::Nop && (m_isKept.empty() || !m_isKept[m_steps.placeOf(step)])) {
                nops.push_back(step);
                continue;
            }
            waitForDependencies(step);
            if (block.inOrder) {
                for (auto nop = nops.rbegin(); nop != nops.rend(); ++nop)
                    waitForDependencies(*nop);
                if (last != kNone<OpId>)
                    waitFor(last);
            }
            nops.clear();
            append(kind, step, block);
            last = OpId { m_size - 1 };
        }
    }

    // The first operation already has its dependencies.
    void append(StepKind kind, StepId step, const ThreadBlock& block)
    {
        const auto tag = static_cast<std::uint16_t>(block.channel);
        const Bytes bytes = times(m_schedule.count(step), m_chunk);
        const std::uint32_t begin = m_size;
        if (receives(kind))
            add(bytes.count(), step, block.receiveFrom, tag, OperationKind::Receive);
        if (computes(kind) || kind == StepKind::Nop) {
            if (m_size > begin)
                lowered.dependencies.items.push_back(OpId { m_size - 1 });
            add(timeOf(m_reduce, kind, bytes).ns(), step, kNone<Rank>, 0, OperationKind::Compute);
        }
        if (sends(kind)) {
            if (m_size > begin)
                lowered.dependencies.items.push_back(OpId { m_size - 1 });
            add(bytes.count(), step, block.sendTo, tag, OperationKind::Send);
        }
    }

    void add(std::uint64_t amount, StepId step, Rank peer, std::uint16_t tag, OperationKind kind)
    {
        lowered.operations[m_size++] = { amount, step, peer, tag, kind };
        lowered.dependencies.start[m_size] = static_cast<std::uint32_t>(lowered.dependencies.items.size());
    }

    void waitFor(OpId op)
    {
        if (!m_usedBy.empty()) {
            const std::uint32_t user = m_size + 1;
            if (m_usedBy[index(op)] == user)
                return;
            m_usedBy[index(op)] = user;
        }
        lowered.dependencies.items.push_back(op);
    }

    void waitForDependencies(StepId step)
    {
        for (const StepId on : m_schedule.dependencies(step))
            waitFor(m_dataOf[m_steps.placeOf(on)]);
    }

    const Schedule& m_schedule;
    const ReduceModel m_reduce;
    const Bytes m_chunk;
    const IdRange<StepId> m_steps; // of this rank
    std::uint32_t m_size = 0; // operations so far
    std::vector<OpId> m_dataOf; // by step; empty where no step depends on another
    std::vector<bool> m_isKept; // by step: waited for, which keeps a nop; empty where there is none
    std::vector<std::uint32_t> m_usedBy; // by operation: the last that was made to wait for it, plus one
};

Lowering::Lowering(const Schedule& schedule, const LoweringOptions& options)
    : m_schedule(&schedule)
    , m_options(options)
    , m_chunk(schedule.pattern().chunkBytes(options.commSize))
{
    for (const ExtraAttribute& extra : schedule.extras()) {
        const bool isBytes = extra.name == "comm_size";
        if (extra.owner != ExtraAttribute::Owner::Step || (!isBytes && extra.name != "duration_micros"))
            continue;
        const Result<std::uint64_t> value = parseCount(extra.value);
        if (!value)
            continue;
        if (isBytes)
            m_bytes.try_emplace(StepId { extra.id }, std::min(*value, kMostBytes));
        else // a run stops at the longest
            m_durations.try_emplace(
                StepId { extra.id }, *value > kLongestNs / kNsOfMicro ? kLongestNs : *value * kNsOfMicro);
    }
}

LoweredRank Lowering::rank(Rank rank) const
{
    LoweredRank lowered = std::move(Build(*this, rank).lowered);
    if (!m_bytes.empty() || !m_durations.empty())
        applyOverrides(lowered.operations);
    return lowered;
}

void Lowering::applyOverrides(std::span<LoweredOperation> operations) const
{
    for (LoweredOperation& operation : operations) {
        const auto size = m_bytes.find(operation.step);
        const auto time = m_durations.find(operation.step);
        if (operation.kind != OperationKind::Compute)
            operation.amount = size != m_bytes.end() ? size->second : operation.amount;
        else if (time != m_durations.end())
            operation.amount = time->second;
        else if (size != m_bytes.end())
            operation.amount = timeOf(m_options.reduce, m_schedule->kind(operation.step), Bytes { size->second }).ns();
    }
}

Groups<OpId> dependentsOf(const LoweredRank& lowered)
{
    return { lowered.size(), [&lowered](const auto& visit) {
                for (std::uint32_t op = 0; op < lowered.size(); ++op) {
                    for (const OpId on : lowered.dependenciesOf(OpId { op }))
                        visit(index(on), OpId { op });
                }
            } };
}

} // namespace weft::collective
