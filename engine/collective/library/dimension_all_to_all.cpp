// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/library/dimension_all_to_all.h"

#include <algorithm>

namespace weft::collective {

DimensionAllToAll::DimensionAllToAll(const Job& job, std::vector<std::uint32_t> sizes)
    : m_job(job)
    , m_grid(std::move(sizes))
    , m_cut(job.pattern, job.size(), job.lanes())
    , m_builder(job.pattern, job.info, { true, BlockPairing::SamePeer })
{
}

void DimensionAllToAll::addLane(std::uint32_t lane, std::span<const std::uint32_t> order, std::uint32_t channel)
{
    m_lane = lane;
    m_channel = channel;
    m_order = order;
    for (std::uint32_t place = 0; place < m_grid.count(); ++place) {
        const Run own = m_cut.run(place, lane);
        m_builder.copy({ m_job.line[place], { Buffer::Input, own.first } },
            { m_job.line[place], { Buffer::Output, own.first } }, own.count, channel);
    }
    for (std::size_t phase = 0; phase < order.size(); ++phase)
        addPhase(phase);
}

Result<SchedulePtr> DimensionAllToAll::finish()
{
    return m_builder.build(m_job.watch);
}

void DimensionAllToAll::addPhase(std::size_t phase)
{
    for (std::uint32_t place = 0; place < m_grid.count(); ++place) {
        for (const Load& load : loads(phase, place, place, false))
            m_builder.copy({ m_job.line[place], load.from }, { m_job.line[place], load.to }, load.count, m_channel);
    }
    // What goes on goes first. In place, what arrives takes the slot of the chunk that goes the other way.
    for (const bool ends : { false, true }) {
        for (std::uint32_t near = 1; near <= m_grid.size(m_order[phase]) / 2; ++near)
            exchange(phase, near, ends);
    }
}

void DimensionAllToAll::exchange(std::size_t phase, std::uint32_t near, bool ends)
{
    struct Way {
        Rank from {};
        Rank to {};
        std::vector<Load> loads;
        TransferBuilder::Message message {};
    };
    const std::uint32_t dimension = m_order[phase];
    const std::uint32_t size = m_grid.size(dimension);
    std::vector<Way> ways;
    std::size_t most = 0;
    for (std::uint32_t from = 0; from < m_grid.count(); ++from) {
        for (const std::uint32_t offset : { near, size - near }) {
            const std::uint32_t to
                = m_grid.moved(from, dimension, (m_grid.coordinate(from, dimension) + offset) % size);
            ways.push_back({ m_job.line[from], m_job.line[to], loads(phase, from, to, ends) });
            most = std::max(most, ways.back().loads.size());
            if (2 * near == size)
                break;
        }
    }
    // Message by message, so that connections never hold more than one.
    for (std::size_t k = 0; k < most; ++k) {
        for (Way& way : ways) {
            if (k < way.loads.size())
                way.message = m_builder.send({ way.from, way.loads[k].from }, way.to, way.loads[k].count, m_channel);
        }
        for (const Way& way : ways) {
            if (k < way.loads.size())
                m_builder.receive(way.message, way.loads[k].to);
        }
    }
}

std::vector<DimensionAllToAll::Journey> DimensionAllToAll::journeys(
    std::size_t phase, std::uint32_t from, std::uint32_t to) const
{
    // Free are the coordinates of the source in the dimensions that are done, and of the destination in those to come.
    std::vector<Journey> all { { from, to } };
    for (std::size_t i = 0; i < m_order.size(); ++i) {
        if (i == phase)
            continue;
        const std::uint32_t dimension = m_order[i];
        std::vector<Journey> more;
        for (const Journey& journey : all) {
            for (std::uint32_t c = 0; c < m_grid.size(dimension); ++c) {
                more.push_back(i < phase ? Journey { m_grid.moved(journey.source, dimension, c), journey.destination }
                                         : Journey { journey.source, m_grid.moved(journey.destination, dimension, c) });
            }
        }
        all = std::move(more);
    }
    return all;
}

Slot DimensionAllToAll::slotBefore(std::size_t phase, std::uint32_t at, Journey journey) const
{
    if (at == journey.destination)
        return { Buffer::Output, m_cut.run(journey.source, m_lane).first };
    if (phase == 0)
        return { Buffer::Input, m_cut.run(journey.destination, m_lane).first };
    // Grouped by where they go next, and within that in the order in which they lie in the end.
    const std::uint32_t next = m_grid.key(journey.destination, m_order.subspan(phase));
    std::vector<std::uint32_t> done(m_order.begin(), m_order.begin() + static_cast<std::ptrdiff_t>(phase));
    std::sort(done.begin(), done.end(), std::greater<>());
    std::uint32_t sources = 1;
    for (const std::uint32_t dimension : done)
        sources *= m_grid.size(dimension);
    const std::uint32_t entry = next * sources + m_grid.key(journey.source, done);
    const auto stage = m_lane * static_cast<std::uint32_t>(m_order.size() - 1) + static_cast<std::uint32_t>(phase - 1);
    return { Buffer::Scratch, (stage * m_grid.count() + entry) * m_cut.size() };
}

std::vector<DimensionAllToAll::Load> DimensionAllToAll::loads(
    std::size_t phase, std::uint32_t from, std::uint32_t to, bool ends) const
{
    std::vector<Load> all;
    for (const Journey& journey : journeys(phase, from, to)) {
        // What has arrived before lies still.
        if ((to == journey.destination) == ends && from != journey.destination)
            all.push_back({ slotBefore(phase, from, journey), slotBefore(phase + 1, to, journey), m_cut.size() });
    }
    std::sort(all.begin(), all.end(), [](const Load& a, const Load& b) { return a.to.offset < b.to.offset; });
    std::size_t kept = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        Load* last = kept > 0 ? &all[kept - 1] : nullptr;
        if (last != nullptr && last->from.offset + last->count == all[i].from.offset
            && last->to.offset + last->count == all[i].to.offset)
            last->count += all[i].count;
        else
            all[kept++] = all[i];
    }
    all.resize(kept);
    return all;
}

} // namespace weft::collective
