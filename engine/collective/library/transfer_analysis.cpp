// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/library/transfer_analysis.h"

#include "engine/collective/model/slot_layout.h"
#include "engine/core/make_error.h"

#include <algorithm>

namespace weft::collective {

namespace {

using Operation = TransferBuilder::Operation;

class Analyser {
public:
    Analyser(const Pattern& pattern, std::span<const Operation> operations, const SlotLayout& layout)
        : m_pattern(pattern)
        , m_operations(operations)
        , m_layout(layout)
        , m_slots(layout.count())
        , m_shared(operations.size(), false)
    {
        m_result.forward.assign(operations.size(), kNoOperation);
        m_result.passing.assign(operations.size(), false);
    }

    [[nodiscard]] Result<TransferAnalysis> run(const Watch& watch)
    {
        for (std::uint32_t i = 0; i < m_operations.size(); ++i) {
            if (i % 0x10000 == 0 && watch.stop.stop_requested())
                return errorOf(ErrorCode::Cancelled, say("building the schedule was stopped"));
            visit(i);
        }
        findPassing();
        return std::move(m_result);
    }

private:
    struct Reader {
        std::uint32_t operation = kNoOperation;
        std::uint32_t next = kNoOperation;
    };
    struct SlotState {
        std::uint32_t writer = kNoOperation;
        std::uint32_t readers = kNoOperation; // since it was written; into m_readers
    };

    void visit(std::uint32_t i)
    {
        const Operation& operation = m_operations[i];
        if (!receives(operation.kind))
            read(i, m_layout.at(operation.rank, operation.source));
        if (operation.kind != StepKind::Send)
            write(i, m_layout.at(operation.rank, operation.target));
        if (operation.after != kNoOperation)
            waitFor(operation.after);
        auto& [start, all] = m_result.dependencies;
        const auto own = all.begin() + start.back();
        if (all.end() - own > 1) {
            std::sort(own, all.end());
            all.erase(std::unique(own, all.end()), all.end());
        }
        start.push_back(static_cast<std::uint32_t>(all.size()));
    }

    void waitFor(std::uint32_t operation)
    {
        // Neighbouring slots mostly name the same operation; visit() removes what remains double.
        auto& [start, all] = m_result.dependencies;
        if (all.size() == start.back() || all.back() != operation)
            all.push_back(operation);
    }

    void read(std::uint32_t i, std::uint32_t first)
    {
        const Operation& operation = m_operations[i];
        const std::uint32_t past = first + operation.count;
        const std::uint32_t writer = m_slots[first].writer;
        bool isForward = operation.kind == StepKind::Send && writer != kNoOperation
            && receives(m_operations[writer].kind) && m_result.forward[writer] == kNoOperation
            && m_operations[writer].channel == operation.channel && m_operations[writer].count == operation.count
            && m_layout.at(operation.rank, m_operations[writer].target) == first;
        for (std::uint32_t slot = first; slot < past; ++slot)
            isForward = isForward && m_slots[slot].writer == writer;
        if (isForward)
            m_result.forward[writer] = i;
        for (std::uint32_t slot = first; slot < past; ++slot) {
            SlotState& state = m_slots[slot];
            if (state.writer != kNoOperation) {
                waitFor(state.writer);
                if (!isForward)
                    m_shared[state.writer] = true;
            }
            m_readers.push_back({ i, state.readers });
            state.readers = static_cast<std::uint32_t>(m_readers.size() - 1);
        }
    }

    void write(std::uint32_t i, std::uint32_t first)
    {
        const std::uint32_t past = first + m_operations[i].count;
        const bool adds = reduces(m_operations[i].kind);
        for (std::uint32_t slot = first; slot < past; ++slot) {
            SlotState& state = m_slots[slot];
            // Whoever read the slot has waited for its writer.
            if (state.writer != kNoOperation && state.writer != i && state.readers == kNoOperation)
                waitFor(state.writer);
            if (state.writer != kNoOperation && adds)
                m_shared[state.writer] = true;
            for (std::uint32_t at = state.readers; at != kNoOperation; at = m_readers[at].next) {
                if (m_readers[at].operation != i)
                    waitFor(m_readers[at].operation);
            }
            state = { i, kNoOperation };
        }
    }

    void findPassing()
    {
        for (std::uint32_t i = 0; i < m_operations.size(); ++i) {
            if (m_result.forward[i] == kNoOperation || m_shared[i])
                continue;
            const Operation& operation = m_operations[i];
            const std::uint32_t first = m_layout.at(operation.rank, operation.target);
            bool kept = false;
            for (std::uint32_t slot = first; slot < first + operation.count && !kept; ++slot) {
                // A custom pattern may promise anything about what was written last.
                kept = m_slots[slot].writer == i
                    && (m_pattern.kind == PatternKind::Custom
                        || m_pattern.contentAfter(operation.rank, m_layout.slotAt(operation.rank, slot)));
            }
            m_result.passing[i] = !kept;
        }
    }

    const Pattern& m_pattern;
    std::span<const Operation> m_operations;
    const SlotLayout& m_layout;
    std::vector<SlotState> m_slots;
    std::vector<Reader> m_readers;
    std::vector<bool> m_shared; // by writer: somebody besides its forward reads it
    TransferAnalysis m_result;
};

} // namespace

Result<TransferAnalysis> analyse(const Pattern& pattern, std::span<const Operation> operations, const Watch& watch)
{
    std::vector<BufferSizes> sizes(pattern.ranks);
    for (const Operation& each : operations)
        fitSlots(sizes[index(each.rank)], pattern, each.rank, each);
    const std::optional<SlotLayout> layout = SlotLayout::of(pattern, sizes);
    if (operations.size() >= kNoOperation || !layout) {
        return errorOf(ErrorCode::TooLarge,
            say("a program of more than 4,294,967,294 operations or 268,435,456 slots cannot be built from transfers"));
    }
    Result<TransferAnalysis> analysis = Analyser(pattern, operations, *layout).run(watch);
    if (analysis)
        analysis->sizes = std::move(sizes);
    return analysis;
}

} // namespace weft::collective
