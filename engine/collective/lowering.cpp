// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/lowering.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <numeric>
#include <optional>

namespace weft::collective {

namespace {

constexpr std::uint64_t kNsPerMicro = 1000;

constexpr bool computes(StepKind kind)
{
    return reduces(kind) || kind == StepKind::Copy;
}

// Operations by kind of step, of which the data of the step is the one before what it sends on.
struct Shape {
    std::uint8_t operations = 0;
    std::uint8_t data = 0;
};
constexpr std::array<Shape, kStepKinds> kShapes = [] {
    std::array<Shape, kStepKinds> shapes {};
    for (std::size_t i = 0; i < kStepKinds; ++i) {
        const auto kind = static_cast<StepKind>(i);
        const int before = (receives(kind) ? 1 : 0) + (computes(kind) ? 1 : 0);
        shapes[i] = { static_cast<std::uint8_t>(before + (sends(kind) ? 1 : 0)),
            static_cast<std::uint8_t>(before > 0 ? before - 1 : 0) };
    }
    return shapes;
}();
constexpr Shape kKeptNop { 1, 0 };

Shape shapeOf(StepKind kind)
{
    return kShapes[static_cast<std::size_t>(kind)];
}

Bytes times(std::uint32_t count, Bytes chunk)
{
    constexpr auto kMost = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()); // Chakra's comm_size
    return Bytes { count == 0 || chunk.count() <= kMost / count ? count * chunk.count() : kMost };
}

std::optional<std::uint64_t> wholeNumber(const std::string& text)
{
    std::uint64_t value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = problem == std::errc() && end == text.data() + text.size();
    return whole ? std::optional(value) : std::nullopt;
}

} // namespace

struct Lowering::Build {
    const Schedule& schedule;
    std::uint32_t first; // step of this rank
    std::vector<OpId> dataOf; // by step from `first`; empty where no step depends on another
    std::vector<bool> isKept; // by step from `first`: waited for, which keeps a nop
    std::vector<std::uint32_t> usedBy; // by operation: the last operation that was made to wait for it, plus one
    LoweredRank lowered;

    Build(const Schedule& from, Rank rank);
    [[nodiscard]] std::uint32_t number(std::uint32_t past);
    void lowerBlock(BlockId id);
    void append(StepKind kind, StepId step, const ThreadBlock& block);
    void waitFor(OpId op);
    void waitForDependencies(StepId step);
};

Lowering::Build::Build(const Schedule& from, Rank rank)
    : schedule(from)
    , first(index(from.stepsBegin(from.blocksBegin(rank))))
{
    const std::uint32_t operations = number(index(from.stepsBegin(from.blocksEnd(rank))));
    lowered.operations.reserve(operations);
    lowered.dependencyStart.reserve(operations + 1);
    lowered.dependencies.reserve(operations);
    lowered.dependencyStart.push_back(0);
    if (!dataOf.empty())
        usedBy.assign(operations, 0);
    for (std::uint32_t block = index(from.blocksBegin(rank)); block < index(from.blocksEnd(rank)); ++block)
        lowerBlock(BlockId { block });
}

// Counts the operations of the rank, and finds where the data of each step will be.
std::uint32_t Lowering::Build::number(std::uint32_t past)
{
    std::uint32_t operations = 0;
    if (!schedule.hasDependencies()) {
        for (std::uint32_t step = first; step < past; ++step)
            operations += shapeOf(schedule.kind(StepId { step })).operations;
        return operations;
    }
    isKept.resize(past - first);
    for (std::uint32_t step = first; step < past; ++step) {
        for (const StepId on : schedule.dependencies(StepId { step }))
            isKept[index(on) - first] = true;
    }
    dataOf.reserve(past - first);
    for (std::uint32_t step = first; step < past; ++step) {
        const StepKind kind = schedule.kind(StepId { step });
        const Shape shape = kind == StepKind::Nop && isKept[step - first] ? kKeptNop : shapeOf(kind);
        dataOf.push_back(OpId { operations + shape.data });
        operations += shape.operations;
    }
    return operations;
}

void Lowering::Build::lowerBlock(BlockId id)
{
    const ThreadBlock& block = schedule.block(id);
    OpId last = kNone<OpId>; // what the next step of a block in order waits for
    std::vector<StepId> nops; // since then
    for (std::uint32_t i = index(schedule.stepsBegin(id)); i < index(schedule.stepsEnd(id)); ++i) {
        const StepId step { i };
        const StepKind kind = schedule.kind(step);
        if (kind == StepKind::Nop && (isKept.empty() || !isKept[i - first])) {
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
        last = OpId { lowered.size() - 1 };
    }
}

void Lowering::Build::waitFor(OpId op)
{
    if (!usedBy.empty()) {
        const std::uint32_t user = lowered.size() + 1;
        if (usedBy[index(op)] == user)
            return;
        usedBy[index(op)] = user;
    }
    lowered.dependencies.push_back(op);
}

void Lowering::Build::waitForDependencies(StepId step)
{
    for (const StepId on : schedule.dependencies(step))
        waitFor(dataOf[index(on) - first]);
}

// The first operation already has its dependencies.
void Lowering::Build::append(StepKind kind, StepId step, const ThreadBlock& block)
{
    const auto tag = static_cast<std::uint16_t>(block.channel);
    bool isFirst = true;
    const auto add = [&](const LoweredOperation& operation) {
        if (!isFirst)
            lowered.dependencies.push_back(OpId { lowered.size() - 1 });
        isFirst = false;
        lowered.operations.push_back(operation);
        lowered.dependencyStart.push_back(static_cast<std::uint32_t>(lowered.dependencies.size()));
    };
    if (receives(kind))
        add({ 0, step, block.receiveFrom, tag, OperationKind::Receive });
    if (computes(kind) || kind == StepKind::Nop)
        add({ 0, step, kNone<Rank>, 0, OperationKind::Compute });
    if (sends(kind))
        add({ 0, step, block.sendTo, tag, OperationKind::Send });
}

Lowering::Lowering(const Schedule& schedule, const LoweringOptions& options)
    : m_schedule(&schedule)
    , m_options(options)
    , m_chunk(schedule.pattern().chunkBytes(options.commSize))
{
    for (const ExtraAttribute& extra : schedule.extras()) {
        const bool isBytes = extra.name == "comm_size";
        if (extra.owner != ExtraAttribute::Owner::Step || (!isBytes && extra.name != "duration_micros"))
            continue;
        const std::optional<std::uint64_t> value = wholeNumber(extra.value);
        if (!value)
            continue;
        if (isBytes)
            m_bytes.push_back({ StepId { extra.id },
                std::min(*value, static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max())) });
        else
            m_durations.push_back({ StepId { extra.id }, std::min(*value, kLongestNs / kNsPerMicro) * kNsPerMicro });
    }
    const auto byStep = [](const Override& a, const Override& b) { return index(a.step) < index(b.step); };
    std::stable_sort(m_bytes.begin(), m_bytes.end(), byStep);
    std::stable_sort(m_durations.begin(), m_durations.end(), byStep);
}

LoweredRank Lowering::rank(Rank rank) const
{
    LoweredRank lowered = Build(*m_schedule, rank).lowered;
    setAmounts(lowered);
    return lowered;
}

void Lowering::setAmounts(LoweredRank& lowered) const
{
    if (lowered.operations.empty())
        return;
    const auto from = [&lowered](const std::vector<Override>& overrides) {
        return std::lower_bound(overrides.begin(), overrides.end(), lowered.operations.front().step,
            [](const Override& entry, StepId step) { return index(entry.step) < index(step); });
    };
    auto size = from(m_bytes);
    auto time = from(m_durations);
    const auto advance = [](auto& at, const std::vector<Override>& overrides, StepId step) {
        while (at != overrides.end() && index(at->step) < index(step))
            ++at;
        return at != overrides.end() && at->step == step;
    };
    for (LoweredOperation& operation : lowered.operations) {
        const StepKind kind = m_schedule->kind(operation.step);
        const Bytes bytes = advance(size, m_bytes, operation.step) ? Bytes { size->value }
                                                                   : times(m_schedule->count(operation.step), m_chunk);
        if (operation.kind != OperationKind::Compute)
            operation.amount = bytes.count();
        else if (advance(time, m_durations, operation.step))
            operation.amount = time->value;
        else if (kind != StepKind::Nop)
            operation.amount
                = (reduces(kind) ? m_options.reduce.sumTime(bytes) : m_options.reduce.copyTime(bytes)).ns();
    }
}

LoweredDependents dependentsOf(const LoweredRank& lowered)
{
    LoweredDependents reversed;
    reversed.start.assign(std::size_t { lowered.size() } + 1, 0);
    for (const OpId on : lowered.dependencies)
        ++reversed.start[index(on) + 1];
    std::partial_sum(reversed.start.begin(), reversed.start.end(), reversed.start.begin());
    reversed.dependents.resize(lowered.dependencies.size());
    std::vector<std::uint32_t> next(reversed.start.begin(), reversed.start.end() - 1);
    for (std::uint32_t op = 0; op < lowered.size(); ++op) {
        for (const OpId on : lowered.dependenciesOf(OpId { op }))
            reversed.dependents[next[index(on)]++] = OpId { op };
    }
    return reversed;
}

} // namespace weft::collective
