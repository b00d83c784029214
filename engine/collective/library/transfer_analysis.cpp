// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/library/transfer_analysis.h"

#include "engine/collective/model/slot_layout.h"

#include <algorithm>
#include <array>

namespace weft::collective {

namespace {

using Operation = TransferBuilder::Operation;

constexpr std::uint32_t kNobody = TransferAnalysis::kNobody;
constexpr std::size_t kBufferCount = 3;

// Successive slots of one buffer of a rank, numbered through the memory of all ranks.
struct Range {
    std::uint32_t first = 0;
    std::uint32_t past = 0;
};

// The memory of all ranks in one row, as far as it is touched.
class Memory {
public:
    Memory(const Pattern& pattern, std::span<const Operation> operations)
        : m_pattern(pattern)
        , m_start(std::size_t { pattern.ranks } * kBufferCount + 1)
    {
        for (const Operation& operation : operations) {
            if (readsMemory(operation.kind))
                touch(operation.rank, operation.source, operation.count);
            if (operation.kind != StepKind::Send)
                touch(operation.rank, operation.target, operation.count);
        }
        for (std::size_t i = 1; i < m_start.size(); ++i)
            m_start[i] += m_start[i - 1];
    }

    [[nodiscard]] static bool readsMemory(StepKind kind)
    {
        return kind == StepKind::Send || kind == StepKind::Copy || kind == StepKind::Reduce;
    }
    [[nodiscard]] std::uint64_t size() const { return m_start.back(); }
    [[nodiscard]] Range range(Rank rank, Slot slot, std::uint32_t count) const
    {
        const Slot stored = m_pattern.storage(rank, slot);
        const auto first = static_cast<std::uint32_t>(m_start[bufferIndex(rank, stored)] + stored.offset);
        return { first, first + count };
    }
    // The other way: which slot of `rank` a number stands for, given one range of it.
    [[nodiscard]] Slot slotAt(const Operation& operation, std::uint32_t number) const
    {
        const Slot stored = m_pattern.storage(operation.rank, operation.target);
        return { stored.buffer, static_cast<std::uint32_t>(number - m_start[bufferIndex(operation.rank, stored)]) };
    }

private:
    [[nodiscard]] static std::size_t bufferIndex(Rank rank, Slot slot)
    {
        return index(rank) * kBufferCount + static_cast<std::size_t>(slot.buffer);
    }
    void touch(Rank rank, Slot slot, std::uint32_t count)
    {
        const Slot stored = m_pattern.storage(rank, slot);
        std::uint64_t& size = m_start[bufferIndex(rank, stored) + 1];
        size = std::max(size, std::uint64_t { stored.offset } + count);
    }

    const Pattern& m_pattern;
    std::vector<std::uint64_t> m_start;
};

class Analyser {
public:
    Analyser(const Pattern& pattern, std::span<const Operation> operations, const Memory& memory)
        : m_pattern(pattern)
        , m_operations(operations)
        , m_memory(memory)
        , m_slots(memory.size())
        , m_shared(operations.size(), false)
    {
        m_result.dependencyStart.assign(operations.size() + 1, 0);
        m_result.forward.assign(operations.size(), kNobody);
        m_result.passing.assign(operations.size(), false);
    }

    [[nodiscard]] bool run(const Watch& watch)
    {
        for (std::uint32_t i = 0; i < m_operations.size(); ++i) {
            if (i % 0x10000 == 0 && watch.stop.stop_requested())
                return false;
            visit(i);
        }
        findPassing();
        return true;
    }
    [[nodiscard]] TransferAnalysis take() { return std::move(m_result); }

private:
    struct Reader {
        std::uint32_t operation = kNobody;
        std::uint32_t next = kNobody;
    };
    struct SlotState {
        std::uint32_t writer = kNobody;
        std::uint32_t readers = kNobody; // since it was written; into m_readers
    };

    void visit(std::uint32_t i)
    {
        const Operation& operation = m_operations[i];
        m_begin = m_result.dependencies.size();
        m_result.dependencyStart[i] = static_cast<std::uint32_t>(m_begin);
        if (Memory::readsMemory(operation.kind))
            read(i, m_memory.range(operation.rank, operation.source, operation.count));
        if (operation.kind != StepKind::Send)
            write(i, m_memory.range(operation.rank, operation.target, operation.count));
        std::vector<std::uint32_t>& all = m_result.dependencies;
        const auto own = all.begin() + static_cast<std::ptrdiff_t>(m_begin);
        std::sort(own, all.end());
        all.erase(std::unique(own, all.end()), all.end());
        m_result.dependencyStart[i + 1] = static_cast<std::uint32_t>(all.size());
    }

    void waitFor(std::uint32_t operation)
    {
        // Neighbouring slots mostly name the same operation; visit() removes what remains double.
        if (m_result.dependencies.size() == m_begin || m_result.dependencies.back() != operation)
            m_result.dependencies.push_back(operation);
    }

    void read(std::uint32_t i, Range range)
    {
        const Operation& operation = m_operations[i];
        const std::uint32_t writer = m_slots[range.first].writer;
        bool isForward = operation.kind == StepKind::Send && writer != kNobody && receives(m_operations[writer].kind)
            && m_result.forward[writer] == kNobody && m_operations[writer].channel == operation.channel
            && m_operations[writer].count == operation.count;
        if (isForward) {
            const Range written = m_memory.range(operation.rank, m_operations[writer].target, operation.count);
            isForward = written.first == range.first;
        }
        for (std::uint32_t slot = range.first; slot < range.past; ++slot)
            isForward = isForward && m_slots[slot].writer == writer;
        if (isForward)
            m_result.forward[writer] = i;
        for (std::uint32_t slot = range.first; slot < range.past; ++slot) {
            SlotState& state = m_slots[slot];
            if (state.writer != kNobody) {
                waitFor(state.writer);
                if (!isForward)
                    m_shared[state.writer] = true;
            }
            m_readers.push_back({ i, state.readers });
            state.readers = static_cast<std::uint32_t>(m_readers.size() - 1);
        }
    }

    void write(std::uint32_t i, Range range)
    {
        const bool adds = reduces(m_operations[i].kind);
        for (std::uint32_t slot = range.first; slot < range.past; ++slot) {
            SlotState& state = m_slots[slot];
            // Whoever read the slot has waited for its writer.
            if (state.writer != kNobody && state.writer != i && state.readers == kNobody)
                waitFor(state.writer);
            if (state.writer != kNobody && adds)
                m_shared[state.writer] = true;
            for (std::uint32_t at = state.readers; at != kNobody; at = m_readers[at].next) {
                if (m_readers[at].operation != i)
                    waitFor(m_readers[at].operation);
            }
            state = { i, kNobody };
        }
    }

    void findPassing()
    {
        for (std::uint32_t i = 0; i < m_operations.size(); ++i) {
            if (m_result.forward[i] == kNobody || m_shared[i])
                continue;
            const Operation& operation = m_operations[i];
            const Range range = m_memory.range(operation.rank, operation.target, operation.count);
            bool kept = false;
            for (std::uint32_t slot = range.first; slot < range.past && !kept; ++slot) {
                // A custom pattern may promise anything about what was written last.
                kept = m_slots[slot].writer == i
                    && (m_pattern.kind == PatternKind::Custom
                        || m_pattern.contentAfter(operation.rank, m_memory.slotAt(operation, slot)));
            }
            m_result.passing[i] = !kept;
        }
    }

    const Pattern& m_pattern;
    std::span<const Operation> m_operations;
    const Memory& m_memory;
    std::vector<SlotState> m_slots;
    std::vector<Reader> m_readers;
    std::vector<bool> m_shared; // by writer: somebody besides its forward reads it
    std::size_t m_begin = 0; // of the dependencies of the operation at hand
    TransferAnalysis m_result;
};

} // namespace

Result<TransferAnalysis> analyse(const Pattern& pattern, std::span<const Operation> operations, const Watch& watch)
{
    const Memory memory(pattern, operations);
    if (operations.size() >= kNobody || memory.size() > kMostSlots) {
        return Error { ErrorCode::TooLarge,
            say("a program of more than 4,294,967,294 operations or 268,435,456 slots cannot be built from transfers"),
            {}, {} };
    }
    Analyser analyser(pattern, operations, memory);
    if (!analyser.run(watch))
        return Error { ErrorCode::Cancelled, say("building the schedule was stopped"), {}, {} };
    return analyser.take();
}

} // namespace weft::collective
