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
    switch (extra.owner) {
    case ExtraAttribute::Owner::Algorithm:
        break;
    case ExtraAttribute::Owner::Rank:
        return { Rank { extra.id } };
    case ExtraAttribute::Owner::Block:
        return { m_blocks[extra.id].rank, numberOf(BlockId { extra.id }) };
    case ExtraAttribute::Owner::Step:
        return placeOf(StepId { extra.id });
    }
    return {};
}

std::uint64_t Schedule::fingerprint() const
{
    Fingerprint print;
    print.add(static_cast<std::uint64_t>(m_pattern.kind));
    print.add(m_pattern.ranks);
    print.add(m_pattern.chunks);
    print.add(hasRoot(m_pattern.kind) ? index(m_pattern.root) : 0);
    print.add(m_pattern.inPlace ? 1 : 0);
    const auto addRanks = [&print](const std::vector<Rank>& ranks) {
        print.add(ranks.size());
        for (const Rank rank : ranks)
            print.add(index(rank));
    };
    addRanks(m_pattern.members);
    for (const std::vector<Placement>* placements : { &m_pattern.before, &m_pattern.after }) {
        print.add(placements->size());
        for (const Placement& placement : *placements) {
            print.add(index(placement.rank));
            print.add(static_cast<std::uint64_t>(placement.slot.buffer));
            print.add(placement.slot.offset);
            print.add(index(placement.chunk));
            addRanks(placement.contributors);
        }
    }
    for (const ThreadBlock& block : m_blocks) {
        print.add(index(block.rank));
        print.add(index(block.sendTo));
        print.add(index(block.receiveFrom));
        print.add(block.channel);
        print.add(block.inOrder ? 1 : 0);
    }
    for (const std::uint32_t start : m_stepStart)
        print.add(start);
    for (const StepId id : steps()) {
        const Step each = step(id);
        print.add(static_cast<std::uint64_t>(each.kind) | std::uint64_t { each.count } << 8U);
        print.add(static_cast<std::uint64_t>(each.source.buffer) << 32U | each.source.offset);
        print.add(static_cast<std::uint64_t>(each.target.buffer) << 32U | each.target.offset);
        const std::span<const LinkId> way = m_wayLinks[each.way];
        if (way.size() != 1)
            print.add(index(kNone<LinkId>) - way.size());
        for (const LinkId link : way)
            print.add(index(link));
        for (const StepId on : dependencies(id))
            print.add(index(on));
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
