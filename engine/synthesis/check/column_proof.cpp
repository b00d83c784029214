// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/check/column_proof.h"

#include <algorithm>

namespace weft::synthesis {

namespace {

using collective::PatternKind;
using collective::Slot;

constexpr std::uint32_t kNobody = 0xFFFFFFFFU;

class TreeRun {
public:
    TreeRun(const LinkGraph& graph, const collective::Pattern& pattern, const PatternSlots& slots,
        const PlanColumns& columns)
        : m_graph(graph)
        , m_columns(columns)
        , m_chunks(pattern.chunks)
        , m_sums(pattern.kind == PatternKind::Reduce)
        , m_held(std::size_t { graph.npus } * m_chunks)
    {
        for (std::uint32_t chunk = 0; chunk < slots.before.size(); ++chunk) {
            for (const NamedSlot& named : slots.before[chunk]) {
                if (exists(named.slot))
                    at(named.npu, named.slot) = { chunk, 1 };
            }
        }
    }

    [[nodiscard]] bool run(std::span<const PlannedTransfer> inTime)
    {
        std::vector<std::uint32_t> next(m_columns.arcStart.begin(), m_columns.arcStart.end() - 1);
        for (const PlannedTransfer& transfer : inTime) {
            const std::uint32_t place = next[transfer.arc]++;
            if (place == m_columns.arcStart[transfer.arc + 1] || !carry(transfer.arc, place))
                return false;
        }
        return inTime.size() == m_columns.source.size();
    }

    [[nodiscard]] bool endsWith(const Groups<NamedSlot>& after)
    {
        const std::uint32_t parts = m_sums ? m_graph.npus : 1;
        for (std::uint32_t chunk = 0; chunk < after.size(); ++chunk) {
            for (const NamedSlot& named : after[chunk]) {
                if (!exists(named.slot))
                    return false;
                const Held& held = at(named.npu, named.slot);
                if (held.chunk != chunk || held.parts != parts || held.hasLeft)
                    return false;
            }
        }
        return true;
    }

private:
    struct Held {
        std::uint32_t chunk = 0;
        std::uint32_t parts = 0; // of a sum, 1 of what is copied; 0: nothing
        std::uint32_t writer = kNobody; // the end that wrote it last
        bool hasLeft = false; // a sum that was sent on
    };

    [[nodiscard]] bool exists(Slot slot) const
    {
        return slot.buffer == collective::Buffer::Input && slot.offset < m_chunks;
    }
    [[nodiscard]] Held& at(std::uint32_t npu, Slot slot)
    {
        return m_held[std::size_t { npu } * m_chunks + slot.offset];
    }

    [[nodiscard]] bool carry(std::uint32_t arc, std::uint32_t place)
    {
        const Slot source = m_columns.source[place];
        const Slot target = m_columns.target[place];
        if (!exists(source) || !exists(target))
            return false;
        Held& from = at(m_graph.source[arc], source);
        Held& to = at(m_graph.target[arc], target);
        if (from.parts == 0 || from.hasLeft || m_columns.sendWaits[place] != from.writer
            || m_columns.receiveWaits[place] != to.writer || m_columns.adds[place] != m_sums)
            return false;
        if (m_sums ? to.parts == 0 || to.hasLeft || to.chunk != from.chunk : to.parts != 0)
            return false;
        to.chunk = from.chunk;
        to.parts += from.parts;
        to.writer = 2 * place + 1;
        from.hasLeft = m_sums;
        return true;
    }

    const LinkGraph& m_graph;
    const PlanColumns& m_columns;
    std::uint32_t m_chunks = 0;
    bool m_sums = false;
    std::vector<Held> m_held; // by NPU and offset
};

} // namespace

bool isSeenRight(const LinkGraph& graph, const collective::Pattern& pattern, const PatternSlots& slots,
    const PlanColumns& columns, std::span<const PlannedTransfer> inTime)
{
    if ((pattern.kind != PatternKind::Broadcast && pattern.kind != PatternKind::Reduce) || !pattern.inPlace
        || std::ranges::any_of(columns.copies, [](const auto& copies) { return !copies.empty(); }))
        return false;
    TreeRun run(graph, pattern, slots, columns);
    return run.run(inTime) && run.endsWith(slots.after);
}

} // namespace weft::synthesis
