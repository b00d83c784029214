// SPDX-License-Identifier: GPL-3.0-or-later
// What runtimes cannot load, or take for something else, as they can: long thread blocks and long steps as several, and
// nops, which for them are dependencies of the next step, as such.
#include "engine/collective/forms/msccl/msccl_layout.h"
#include "engine/collective/model/schedule_builder.h"
#include "engine/collective/model/slot_layout.h"
#include "engine/collective/proof/step_levels.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <map>
#include <set>

namespace weft::collective {

namespace {

// Steps of at most so many chunks that a step becomes; one of a nop.
std::uint32_t piecesOf(std::uint32_t chunks)
{
    return std::max((chunks + kMscclStepChunks - 1) / kMscclStepChunks, 1U);
}

Step pieceOf(Step step, std::uint32_t piece)
{
    const std::uint32_t first = piece * kMscclStepChunks;
    step.source = later(step.source, first);
    step.target = later(step.target, first);
    step.count = std::min(step.count - first, kMscclStepChunks);
    return step;
}

constexpr std::uint32_t kAny = std::numeric_limits<std::uint32_t>::max();

// Makes the program anew without nops, and with so many messages on each channel of a connection, or, where any number
// may be there, with its steps as long as they are.
class BlockSplitter {
public:
    BlockSplitter(const Schedule& schedule, std::uint32_t steps, std::uint32_t messages)
        : m_schedule(schedule)
        , m_mostSteps(steps)
        , m_messages(messages)
        , m_builder(schedule.pattern(), schedule.info(), schedule.ways())
        , m_starts(schedule.stepCount(), kNone<StepId>)
        , m_ends(schedule.stepCount(), kNone<StepId>)
    {
    }

    // Null where that cannot be, or is stopped.
    [[nodiscard]] SchedulePtr split(const std::function<bool()>& isStopped)
    {
        std::vector<BlockId> firstParts;
        for (const Rank rank : m_schedule.ranks())
            m_sizes.push_back(m_schedule.bufferSizes(rank));
        for (const BlockId block : m_schedule.blocks()) {
            if (isStopped())
                return nullptr;
            splitBlock(block);
            firstParts.push_back(m_parts.begin()->second);
        }
        for (const Rank rank : m_schedule.ranks())
            m_builder.setBufferSizes(rank, m_sizes[index(rank)]);
        for (const BlockId block : m_schedule.blocks())
            depend(block, isStopped);
        if (isStopped())
            return nullptr;
        for (ExtraAttribute extra : m_schedule.extras()) {
            if (extra.owner == ExtraAttribute::Owner::Block)
                extra.id = index(firstParts[extra.id]);
            else if (extra.owner == ExtraAttribute::Owner::Step)
                extra.id = index(m_starts[extra.id]);
            if (extra.owner != ExtraAttribute::Owner::Step || extra.id != index(kNone<StepId>)) // of a nop
                m_builder.addExtra(std::move(extra));
        }
        const Result<SchedulePtr> sealed = m_builder.seal();
        return sealed ? *sealed : nullptr;
    }

private:
    void splitBlock(BlockId id)
    {
        m_block = m_schedule.block(id);
        m_parts.clear();
        m_last = kNone<StepId>;
        m_part = 0;
        std::uint32_t sent = 0;
        std::uint32_t received = 0;
        std::size_t lines = 0; // of a block without messages, which is taken apart wherever it is full
        if (m_schedule.steps(id).empty())
            (void)blockOf(0);
        for (const StepId each : m_schedule.steps(id)) {
            const std::uint32_t i = index(each);
            const Step step = m_schedule.step(each);
            const std::size_t waits = m_schedule.dependencies(each).size();
            lines += step.kind == StepKind::Nop || waits == 0 ? waits : waits - 1;
            if (step.kind == StepKind::Nop)
                continue;
            if (m_messages == kAny) {
                m_starts[i] = m_ends[i] = add(0, step);
                continue;
            }
            for (std::uint32_t piece = 0; piece < piecesOf(step.count); ++piece) {
                ++lines;
                const std::uint32_t here = isLocal() ? static_cast<std::uint32_t>(lines / m_mostSteps) : m_part;
                const std::uint32_t to = sends(step.kind) ? sent++ / m_messages : here;
                const std::uint32_t from = receives(step.kind) ? received++ / m_messages : to;
                const auto [start, end] = addPiece(pieceOf(step, piece), from, to);
                m_starts[i] = piece == 0 ? start : m_starts[i];
                m_ends[i] = end;
            }
        }
    }

    // A step waits for what it has to, and for what the nops before it have to.
    void depend(BlockId block, const std::function<bool()>& isStopped)
    {
        const auto steps = m_schedule.steps(block);
        const bool inOrder = m_schedule.block(block).inOrder;
        std::vector<StepId> awaited;
        std::set<StepId> seen;
        for (const StepId step : steps) {
            for (const StepId on : m_schedule.dependencies(step)) {
                if (!inOrder || on >= step || !steps.contains(on)) // else it comes before anyway
                    resolve(on, seen, awaited, isStopped);
            }
            const bool isNop = m_schedule.kind(step) == StepKind::Nop;
            for (std::size_t i = 0; !isNop && i < awaited.size(); ++i)
                m_builder.depend(m_starts[index(step)], m_ends[index(awaited[i])]);
            if (!isNop || !inOrder) {
                awaited.clear();
                seen.clear();
            }
        }
    }

    // Who waits for a nop waits for what it waits for, and for the step before it.
    void resolve(
        StepId on, std::set<StepId>& seen, std::vector<StepId>& awaited, const std::function<bool()>& isStopped)
    {
        std::vector<StepId> open { on };
        while (!open.empty() && !isStopped()) {
            const StepId step = open.back();
            open.pop_back();
            if (!seen.insert(step).second)
                continue;
            if (m_schedule.kind(step) != StepKind::Nop) {
                awaited.push_back(step);
                continue;
            }
            std::ranges::copy(m_schedule.dependencies(step), std::back_inserter(open));
            const BlockId block = m_schedule.blockOf(step);
            if (m_schedule.block(block).inOrder && step != m_schedule.steps(block).first)
                open.push_back(StepId { index(step) - 1 });
        }
    }

    // The steps that it becomes; two where a fused one receives and sends on different channels.
    std::pair<StepId, StepId> addPiece(const Step& step, std::uint32_t from, std::uint32_t to)
    {
        if (!sends(step.kind) || from == to) {
            const StepId only = add(from, step);
            return { only, only };
        }
        Step first = step;
        first.kind = step.kind == StepKind::ReceiveCopySend ? StepKind::Receive : StepKind::ReceiveReduceCopy;
        first.way = topology::kNoLinkSet;
        if (step.kind == StepKind::ReceiveReduceSend) { // a sum that is stored nowhere
            std::uint32_t& scratch = m_sizes[index(m_block.rank)].scratch;
            first.target = { Buffer::Scratch, scratch };
            scratch += step.count;
        }
        const StepId start = add(from, first);
        return { start, add(to, { StepKind::Send, first.target, step.target, step.count, step.way }) };
    }

    [[nodiscard]] bool isLocal() const { return m_block.sendTo == kNone<Rank> && m_block.receiveFrom == kNone<Rank>; }

    StepId add(std::uint32_t part, const Step& step)
    {
        const StepId id = m_builder.add(blockOf(part), step);
        if (m_last != kNone<StepId> && part != m_part)
            m_builder.depend(id, m_last);
        m_last = id;
        m_part = part;
        return id;
    }

    BlockId blockOf(std::uint32_t part)
    {
        const auto [known, isNew] = m_parts.try_emplace(part);
        if (isNew) {
            ThreadBlock block = m_block;
            block.channel += isLocal() ? 0 : part * m_schedule.channelCount();
            known->second = m_builder.addBlock(block);
        }
        return known->second;
    }

    const Schedule& m_schedule;
    std::uint32_t m_mostSteps; // of a block
    std::uint32_t m_messages;
    ScheduleBuilder m_builder;
    std::vector<BufferSizes> m_sizes; // by rank
    std::vector<StepId> m_starts; // by step: what it became, and of one that was taken apart the first and the last
    std::vector<StepId> m_ends;
    // Of the block that is taken apart.
    ThreadBlock m_block;
    std::map<std::uint32_t, BlockId> m_parts;
    StepId m_last = kNone<StepId>;
    std::uint32_t m_part = 0; // of the last step
};

// Whether what comes first would be written over before it is read, if the step were several.
bool overlapsItself(const Schedule& schedule, Rank rank, const Step& step)
{
    if (!readsSource(step.kind) || !writesTarget(step.kind))
        return false;
    const Slot source = schedule.pattern().storage(rank, step.source);
    const Slot target = schedule.pattern().storage(rank, step.target);
    const auto [near, far] = std::minmax(source.offset, target.offset);
    return source.buffer == target.buffer && near != far && far - near < step.count;
}

// Messages that were one may be more than their connection holds.
bool waitsForEver(const Schedule& schedule)
{
    const Result<std::optional<WaitCycle>> cycle
        = findWaitCycle(schedule, matchMessages(schedule), fifoSlotsOf(schedule.info().protocol));
    return !cycle || *cycle;
}

// Nops that are more than dependencies of the next step: others wait for them, they wait for nothing, or nothing waits
// after them.
bool hasNopsOfItsOwn(const Schedule& schedule)
{
    const auto isNop = [&schedule](StepId step) { return schedule.kind(step) == StepKind::Nop; };
    if (std::ranges::none_of(schedule.steps(), isNop))
        return false;
    for (const BlockId block : schedule.blocks()) {
        const auto steps = schedule.steps(block);
        for (const StepId step : steps) {
            const StepId next { index(step) + 1 };
            if (std::ranges::any_of(schedule.dependencies(step), isNop)
                || (isNop(step)
                    && (schedule.dependencies(step).empty() || !steps.contains(next)
                        || schedule.dependencies(next).empty())))
                return true;
        }
    }
    return false;
}

std::uint32_t longestBlock(const Schedule& schedule)
{
    Findings unread;
    const std::vector<std::uint32_t> lengths = mscclLayout(schedule, unread).lengths;
    return lengths.empty() ? 0 : std::ranges::max(lengths);
}

// Null where that cannot be had, or need not.
SchedulePtr withShortBlocks(const Schedule& schedule, MscclRuntime runtime, const std::function<bool()>& isStopped)
{
    const std::uint32_t most = limitsOf(runtime).steps;
    std::uint32_t mostMessages = 0; // of a connection
    bool mayBeLong = false;
    bool hasLongSteps = false;
    for (const BlockId block : schedule.blocks()) {
        std::uint32_t sent = 0;
        std::size_t lines = 0; // at most
        for (const StepId step : schedule.steps(block)) {
            const std::uint32_t pieces = piecesOf(schedule.count(step));
            sent += sends(schedule.kind(step)) ? pieces : 0U;
            lines += std::max<std::size_t>(schedule.dependencies(step).size(), 1) + pieces - 1;
            hasLongSteps = hasLongSteps || pieces > 1;
            if (pieces > 1 && overlapsItself(schedule, schedule.block(block).rank, schedule.step(step)))
                return nullptr;
        }
        mostMessages = std::max(mostMessages, sent);
        mayBeLong = mayBeLong || lines > most;
        if (!schedule.block(block).inOrder)
            return nullptr;
    }
    if (!hasLongSteps && (!mayBeLong || longestBlock(schedule) <= most))
        return nullptr;
    mostMessages = std::max(mostMessages, 1U); // or none
    for (std::uint32_t parts = 1; parts * schedule.channelCount() <= kMscclChannels && parts <= mostMessages; ++parts) {
        const SchedulePtr split = BlockSplitter(schedule, most, (mostMessages + parts - 1) / parts).split(isStopped);
        if (isStopped())
            return nullptr;
        if (split != nullptr && longestBlock(*split) <= most)
            return hasLongSteps && waitsForEver(*split) ? nullptr : split;
    }
    return nullptr;
}

} // namespace

SchedulePtr withinLimits(const Schedule& schedule, MscclRuntime runtime, const std::function<bool()>& isStopped)
{
    const SchedulePtr without
        = hasNopsOfItsOwn(schedule) ? BlockSplitter(schedule, kAny, kAny).split(isStopped) : nullptr;
    if (isStopped())
        return nullptr;
    const SchedulePtr split = withShortBlocks(without != nullptr ? *without : schedule, runtime, isStopped);
    return split != nullptr ? split : without;
}

} // namespace weft::collective
