// SPDX-License-Identifier: GPL-3.0-or-later
// All-to-all along the dimensions of a group, and in stages between nodes (the first dimension) and across them: fewer
// and longer messages on the links between nodes, after MSCCLang's examples (M. Cowan et al., ASPLOS'23).
#include "engine/collective/library/algorithm_families.h"

#include <algorithm>

namespace weft::collective {

namespace {

class DimensionAllToAll {
public:
    DimensionAllToAll(const Job& job, std::vector<std::uint32_t> sizes)
        : m_job(job)
        , m_grid(std::move(sizes))
        , m_cut(job.pattern, job.size(), job.lanes())
        , m_builder(job.pattern, job.info, { true, BlockPairing::SamePeer })
    {
    }

    void addLane(std::uint32_t lane, std::span<const std::uint32_t> order, std::uint32_t channel)
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
    [[nodiscard]] Result<SchedulePtr> finish() { return m_builder.build(m_job.watch); }

private:
    // A chunk on its way, by the places of its ends.
    struct Journey {
        std::uint32_t source = 0;
        std::uint32_t destination = 0;
    };
    // Successive slots that go together.
    struct Load {
        Slot from;
        Slot to;
        std::uint32_t count = 0;
    };

    void addPhase(std::size_t phase)
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

    // Everybody with those `near` coordinates before and behind.
    void exchange(std::size_t phase, std::uint32_t near, bool ends)
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
                if (k < way.loads.size()) {
                    way.message
                        = m_builder.send({ way.from, way.loads[k].from }, way.to, way.loads[k].count, m_channel);
                }
            }
            for (const Way& way : ways) {
                if (k < way.loads.size())
                    m_builder.receive(way.message, way.loads[k].to);
            }
        }
    }

    // What goes from one place to another (or stays) in a phase: what ends there, or what goes on.
    [[nodiscard]] std::vector<Load> loads(std::size_t phase, std::uint32_t from, std::uint32_t to, bool ends) const
    {
        std::vector<Load> all;
        for (const Journey& journey : journeys(phase, from, to)) {
            // What has arrived before lies still.
            if ((to == journey.destination) == ends && from != journey.destination)
                all.push_back({ slotBefore(phase, from, journey), slotBefore(phase + 1, to, journey), m_cut.size() });
        }
        std::ranges::sort(all, {}, [](const Load& load) { return load.to.offset; });
        joinNeighbours(all, [](const Load& load, const Load& next) {
            return load.from.offset + load.count == next.from.offset && load.to.offset + load.count == next.to.offset;
        });
        return all;
    }

    [[nodiscard]] std::vector<Journey> journeys(std::size_t phase, std::uint32_t from, std::uint32_t to) const
    {
        // Free are the coordinates of the source in the dimensions that are done, and of the destination in those to
        // come.
        std::vector<Journey> all { { from, to } };
        for (std::size_t i = 0; i < m_order.size(); ++i) {
            if (i == phase)
                continue;
            std::vector<Journey> more;
            for (const auto& [source, destination] : all) {
                for (std::uint32_t c = 0; c < m_grid.size(m_order[i]); ++c) {
                    more.push_back(i < phase ? Journey { m_grid.moved(source, m_order[i], c), destination }
                                             : Journey { source, m_grid.moved(destination, m_order[i], c) });
                }
            }
            all = std::move(more);
        }
        return all;
    }

    // Where a chunk lies before a phase; for the phase after the last, and for arrived ones, in the output.
    [[nodiscard]] Slot slotBefore(std::size_t phase, std::uint32_t at, Journey journey) const
    {
        if (at == journey.destination)
            return { Buffer::Output, m_cut.run(journey.source, m_lane).first };
        if (phase == 0)
            return { Buffer::Input, m_cut.run(journey.destination, m_lane).first };
        // Grouped by where they go next, and within that in the order in which they lie in the end.
        const std::uint32_t next = m_grid.key(journey.destination, m_order.subspan(phase));
        std::vector<std::uint32_t> done(m_order.begin(), m_order.begin() + static_cast<std::ptrdiff_t>(phase));
        std::ranges::sort(done, std::greater<>());
        std::uint32_t sources = 1;
        for (const std::uint32_t dimension : done)
            sources *= m_grid.size(dimension);
        const std::uint32_t entry = next * sources + m_grid.key(journey.source, done);
        const auto stage
            = m_lane * static_cast<std::uint32_t>(m_order.size() - 1) + static_cast<std::uint32_t>(phase - 1);
        return { Buffer::Scratch, (stage * m_grid.count() + entry) * m_cut.size() };
    }

    const Job& m_job;
    DimensionGrid m_grid;
    Cut m_cut;
    TransferBuilder m_builder;
    // Of the lane at hand.
    std::uint32_t m_lane = 0;
    std::uint32_t m_channel = 0;
    std::span<const std::uint32_t> m_order;
};

// Every rank collects what its node sends to some other nodes, and what they send back.
class ThreeStepAllToAll {
public:
    explicit ThreeStepAllToAll(const Job& job)
        : m_job(job)
        , m_width(job.dimensions.front().size)
        , m_nodes(job.size() / m_width)
        , m_cut(job.pattern, job.size(), job.lanes())
        , m_builder(job.pattern, job.info)
    {
    }

    [[nodiscard]] Result<SchedulePtr> make()
    {
        for (; m_lane < m_job.lanes(); ++m_lane) {
            for (std::uint32_t node = 0; node < m_nodes; ++node) {
                collect(node);
                exchangeWithin(node);
            }
            cross();
            for (std::uint32_t node = 0; node < m_nodes; ++node)
                distribute(node);
        }
        return m_builder.build(m_job.watch);
    }

private:
    [[nodiscard]] std::uint32_t place(std::uint32_t node, std::uint32_t local) const { return node * m_width + local; }
    // Who in `node` speaks with the other node.
    [[nodiscard]] std::uint32_t speaker(std::uint32_t node, std::uint32_t other) const
    {
        return place(node, other % m_width);
    }
    [[nodiscard]] std::uint32_t channel() const { return m_lane / m_job.pieces; }
    // What goes to a place, of an input, or comes from it, of an output.
    [[nodiscard]] Slot slot(Buffer buffer, std::uint32_t place) const
    {
        return { buffer, m_cut.run(place, m_lane).first };
    }
    // At the speaker: width² chunks a node it speaks with, by the source's and then the destination's place within the
    // node; first all that go out, then all that come in.
    [[nodiscard]] Slot parcel(std::uint32_t other, bool incoming, std::uint32_t source, std::uint32_t destination) const
    {
        const std::uint32_t most = (m_nodes + m_width - 1) / m_width; // nodes that one rank speaks with
        const std::uint32_t entry = (m_lane * 2 + (incoming ? 1U : 0U)) * most + other / m_width;
        return { Buffer::Scratch, ((entry * m_width + source) * m_width + destination) * m_cut.size() };
    }

    // From place to place.
    void copy(std::uint32_t from, Slot source, std::uint32_t to, Slot target, std::uint32_t units)
    {
        m_builder.copy({ m_job.line[from], source }, { m_job.line[to], target }, units * m_cut.size(), channel());
    }

    void collect(std::uint32_t node)
    {
        for (std::uint32_t step = 1; step < m_nodes; ++step) {
            const std::uint32_t other = (node + step) % m_nodes;
            for (std::uint32_t local = 0; local < m_width; ++local) {
                // One message, unless lanes lie between the chunks.
                const std::uint32_t together = m_job.lanes() == 1 ? m_width : 1;
                for (std::uint32_t to = 0; to < m_width; to += together) {
                    copy(place(node, local), slot(Buffer::Input, place(other, to)), speaker(node, other),
                        parcel(other, false, local, to), together);
                }
            }
        }
    }

    void exchangeWithin(std::uint32_t node)
    {
        const auto send = [this](std::uint32_t from, std::uint32_t to) {
            return m_builder.send(
                { m_job.line[from], slot(Buffer::Input, to) }, m_job.line[to], m_cut.size(), channel());
        };
        for (std::uint32_t first = place(node, 0); first < place(node + 1, 0); ++first) {
            copy(first, slot(Buffer::Input, first), first, slot(Buffer::Output, first), 1);
            for (std::uint32_t second = first + 1; second < place(node + 1, 0); ++second) {
                const auto there = send(first, second);
                const auto back = send(second, first);
                m_builder.receive(there, slot(Buffer::Output, first));
                m_builder.receive(back, slot(Buffer::Output, second));
            }
        }
    }

    void cross()
    {
        for (std::uint32_t step = 1; step < m_nodes; ++step) {
            for (std::uint32_t node = 0; node < m_nodes; ++node) {
                const std::uint32_t other = (node + step) % m_nodes;
                copy(speaker(node, other), parcel(other, false, 0, 0), speaker(other, node), parcel(node, true, 0, 0),
                    m_width * m_width);
            }
        }
    }

    void distribute(std::uint32_t node)
    {
        for (std::uint32_t step = 1; step < m_nodes; ++step) {
            const std::uint32_t other = (node + m_nodes - step) % m_nodes;
            for (std::uint32_t to = 0; to < m_width; ++to) {
                for (std::uint32_t from = 0; from < m_width; ++from) {
                    copy(speaker(node, other), parcel(other, true, from, to), place(node, to),
                        slot(Buffer::Output, place(other, from)), 1);
                }
            }
        }
    }

    const Job& m_job;
    std::uint32_t m_width; // ranks of a node
    std::uint32_t m_nodes;
    Cut m_cut;
    TransferBuilder m_builder;
    std::uint32_t m_lane = 0; // at hand
};

} // namespace

Result<SchedulePtr> allToAllAlong(
    const Job& job, std::vector<std::uint32_t> sizes, const DimensionOrders& orders, bool apart)
{
    DimensionAllToAll program(job, std::move(sizes));
    for (std::uint32_t lane = 0; lane < job.lanes(); ++lane)
        program.addLane(lane, orders[lane % orders.size()], apart ? lane : lane / job.pieces);
    return program.finish();
}

Result<SchedulePtr> makeThreeStepAllToAll(const Job& job)
{
    return ThreeStepAllToAll(job).make();
}

} // namespace weft::collective
