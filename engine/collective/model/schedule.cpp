// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/model/schedule.h"

#include "engine/core/fingerprint.h"

namespace weft::collective {

std::uint32_t fifoSlotsOf(std::string_view protocol)
{
    constexpr std::uint32_t kSteps = 8;
    constexpr std::uint32_t kStepsOfSimple = 4; // of one message
    return protocol == "LL" || protocol == "LL128" ? kSteps : kSteps / kStepsOfSimple;
}

Schedule::Place Schedule::placeOf(const ExtraAttribute& extra) const
{
    if (extra.owner == ExtraAttribute::Owner::Step)
        return placeOf(StepId { extra.id });
    if (extra.owner == ExtraAttribute::Owner::Block)
        return { m_blocks[extra.id].rank, numberOf(BlockId { extra.id }) };
    return { Rank { extra.owner == ExtraAttribute::Owner::Rank ? extra.id : 0 } };
}

std::uint64_t Schedule::fingerprint() const
{
    Fingerprint print;
    const auto add = [&print](auto... values) { (print.add(static_cast<std::uint64_t>(values)), ...); };
    const auto addRanks = [&add](const std::vector<Rank>& ranks) {
        add(ranks.size());
        for (const Rank rank : ranks)
            add(rank);
    };
    add(m_pattern.kind, m_pattern.ranks, m_pattern.chunks, hasRoot(m_pattern.kind) ? m_pattern.root : Rank {},
        m_pattern.inPlace);
    addRanks(m_pattern.members);
    for (const std::vector<Placement>* placements : { &m_pattern.before, &m_pattern.after }) {
        add(placements->size());
        for (const auto& [rank, slot, chunk, contributors] : *placements) {
            add(rank, slot.buffer, slot.offset, chunk);
            addRanks(contributors);
        }
    }
    for (const ThreadBlock& block : m_blocks)
        add(block.rank, block.sendTo, block.receiveFrom, block.channel, block.inOrder);
    for (const std::uint32_t start : m_stepStart)
        add(start);
    for (const StepId id : steps()) {
        const auto [kind, source, target, count, wayNumber] = step(id);
        const auto packed = [](Slot slot) { return static_cast<std::uint64_t>(slot.buffer) << 32U | slot.offset; };
        add(static_cast<std::uint64_t>(kind) | std::uint64_t { count } << 8U, packed(source), packed(target));
        const std::span<const LinkId> way = m_wayLinks[wayNumber];
        if (way.size() != 1)
            add(index(kNone<LinkId>) - way.size());
        for (const LinkId link : way)
            add(link);
        for (const StepId on : dependencies(id))
            add(on);
    }
    return print.value();
}

std::uint64_t Schedule::memoryBytes() const
{
    const auto bytes = [](const auto&... columns) { return (... + (columns.capacity() * sizeof(columns[0]))); };
    return sizeof(Schedule) + m_wayLinks.memoryBytes() + m_steps.targets.memoryBytes() + m_steps.counts.memoryBytes()
        + m_steps.ways.memoryBytes() + m_dependencies.waiting.memoryBytes()
        + bytes(m_bufferSizes, m_blockStart, m_blocks, m_blockWays, m_stepStart, m_steps.kinds, m_steps.sources, m_near,
            m_dependencies.start, m_dependencies.items, m_extras);
}

} // namespace weft::collective
