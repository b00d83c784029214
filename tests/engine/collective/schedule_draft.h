// SPDX-License-Identifier: GPL-3.0-or-later
// Schedules with something changed, for tests that compare what is said of them.
#pragma once

#include "engine/collective/model/schedule_builder.h"

#include <random>
#include <utility>
#include <vector>

namespace weft::collective::test {

// A schedule taken apart, to be changed.
class Draft {
public:
    explicit Draft(const Schedule& schedule)
        : m_pattern(schedule.pattern())
    {
        for (std::uint32_t rank = 0; rank < schedule.rankCount(); ++rank)
            m_sizes.push_back(schedule.bufferSizes(Rank { rank }));
        for (std::uint32_t b = 0; b < schedule.blockCount(); ++b) {
            m_blocks.push_back(schedule.block(BlockId { b }));
            for (StepId id = schedule.steps(BlockId { b }).first; id < schedule.steps(BlockId { b }).past;
                 id = StepId { index(id) + 1 }) {
                const auto on = schedule.dependencies(id);
                m_steps.push_back({ schedule.step(id), b, { on.begin(), on.end() } });
            }
        }
    }

    void change(std::mt19937& random)
    {
        const auto any = [&random](std::size_t past) { return static_cast<std::size_t>(random()) % past; };
        Part& part = m_steps[any(m_steps.size())];
        Part& other = m_steps[any(m_steps.size())];
        switch (any(12)) {
        case 0:
            if (!part.on.empty())
                part.on.erase(part.on.begin() + static_cast<std::ptrdiff_t>(any(part.on.size())));
            break;
        case 1: // all of one block
            for (Part& each : m_steps) {
                if (each.block == part.block)
                    each.on.clear();
            }
            break;
        case 2:
            part.on.push_back(makeId<StepId>(any(m_steps.size())));
            break;
        case 3:
            std::swap(part.step.target, other.step.target);
            break;
        case 4:
            std::swap(part.step.source, other.step.source);
            break;
        case 5:
            part.step.kind = static_cast<StepKind>(any(kStepKinds));
            part.step.count = part.step.kind == StepKind::Nop ? 0 : std::max(part.step.count, 1U);
            break;
        case 6:
            if (part.block == other.block)
                std::swap(part.step, other.step);
            break;
        case 7:
            m_blocks[part.block].inOrder = !m_blocks[part.block].inOrder;
            break;
        case 8: // two connections between the same ranks
            m_blocks[part.block].channel ^= 1U;
            break;
        case 9:
            part.step.count ^= 3U;
            break;
        default:
            dependThroughANop(any(m_steps.size()));
            break;
        }
    }

    // One step, block or dependency of those that there are; false where it cannot be changed so.
    enum class Change { DropStep, MoveSource, MoveTarget, SwapPeers, DropDependency, ForgetSum, SwapOperands };
    bool apply(Change change, std::size_t place)
    {
        Part& part = m_steps[place % m_steps.size()];
        ThreadBlock& block = m_blocks[part.block];
        switch (change) {
        case Change::DropStep:
            dropStep(place % m_steps.size());
            return true;
        case Change::MoveSource:
            part.step.source.offset ^= 1U;
            return readsSource(part.step.kind);
        case Change::MoveTarget:
            part.step.target.offset ^= 1U;
            return writesTarget(part.step.kind);
        case Change::SwapPeers:
            std::swap(block.sendTo, block.receiveFrom);
            return block.sendTo != block.receiveFrom;
        case Change::DropDependency:
            if (part.on.empty())
                return false;
            part.on.pop_back();
            return true;
        case Change::SwapOperands: // with what the message was read from, as far as it is known
            if (!collective::reduces(part.step.kind))
                return false;
            if (part.step.source == part.step.target)
                part.step.source = m_steps[(place + 1) % m_steps.size()].step.source;
            std::swap(part.step.source, part.step.target);
            return part.step.source != part.step.target;
        case Change::ForgetSum:
            if (part.step.kind != StepKind::ReceiveReduceCopy && part.step.kind != StepKind::ReceiveReduceCopySend)
                return false;
            part.step.kind
                = part.step.kind == StepKind::ReceiveReduceCopy ? StepKind::Receive : StepKind::ReceiveCopySend;
            return true;
        }
        return false;
    }

    [[nodiscard]] Result<SchedulePtr> seal() const
    {
        ScheduleBuilder builder(m_pattern);
        for (std::uint32_t rank = 0; rank < m_sizes.size(); ++rank)
            builder.setBufferSizes(Rank { rank }, m_sizes[rank]);
        for (const ThreadBlock& block : m_blocks)
            builder.addBlock(block);
        for (const Part& part : m_steps)
            builder.add(BlockId { part.block }, part.step);
        for (std::size_t i = 0; i < m_steps.size(); ++i) {
            for (const StepId on : m_steps[i].on)
                builder.depend(makeId<StepId>(i), on);
        }
        return builder.seal();
    }

private:
    // Who waited for the step waits for what it waited for.
    void dropStep(std::size_t place)
    {
        const std::vector<StepId> inherited = m_steps[place].on;
        for (Part& each : m_steps) {
            std::vector<StepId> kept;
            for (const StepId on : each.on) {
                if (index(on) == place)
                    kept.insert(kept.end(), inherited.begin(), inherited.end());
                else
                    kept.push_back(on);
            }
            for (StepId& on : kept)
                on = StepId { index(on) - (index(on) > place ? 1U : 0U) };
            each.on = std::move(kept);
        }
        m_steps.erase(m_steps.begin() + static_cast<std::ptrdiff_t>(place));
    }

    // As MSCCL writes several dependencies: a step that only waits stands before the step.
    void dependThroughANop(std::size_t place)
    {
        for (Part& each : m_steps) {
            for (StepId& on : each.on)
                on = StepId { index(on) + (index(on) >= place ? 1U : 0U) };
        }
        const Part nop { { StepKind::Nop, {}, {}, 0, {} }, m_steps[place].block, std::exchange(m_steps[place].on, {}) };
        m_steps.insert(m_steps.begin() + static_cast<std::ptrdiff_t>(place), nop);
    }

    struct Part {
        Step step;
        std::uint32_t block = 0;
        std::vector<StepId> on;
    };
    Pattern m_pattern;
    std::vector<BufferSizes> m_sizes;
    std::vector<ThreadBlock> m_blocks;
    std::vector<Part> m_steps;
};

} // namespace weft::collective::test
