// SPDX-License-Identifier: GPL-3.0-or-later
// All-to-all in stages between nodes (the first dimension) and across them: fewer and longer messages on the links
// between nodes. After MSCCLang's examples (M. Cowan et al., ASPLOS'23).
#include "engine/collective/library/algorithm_families.h"
#include "engine/collective/library/dimension_all_to_all.h"
#include "engine/collective/library/transfer_builder.h"

namespace weft::collective {

namespace {

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
        for (std::uint32_t lane = 0; lane < m_job.lanes(); ++lane) {
            for (std::uint32_t node = 0; node < m_nodes; ++node) {
                collect(node, lane);
                exchangeWithin(node, lane);
            }
            cross(lane);
            for (std::uint32_t node = 0; node < m_nodes; ++node)
                distribute(node, lane);
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
    [[nodiscard]] std::uint32_t channel(std::uint32_t lane) const { return lane / m_job.pieces; }
    [[nodiscard]] Place at(std::uint32_t place, Slot slot) const { return { m_job.line[place], slot }; }
    [[nodiscard]] Slot input(std::uint32_t destination, std::uint32_t lane) const
    {
        return { Buffer::Input, m_cut.run(destination, lane).first };
    }
    [[nodiscard]] Slot output(std::uint32_t source, std::uint32_t lane) const
    {
        return { Buffer::Output, m_cut.run(source, lane).first };
    }
    // At the speaker: width² chunks a node it speaks with, by the source's and then the destination's place within the
    // node; first all that go out, then all that come in.
    [[nodiscard]] Slot parcel(
        std::uint32_t other, bool incoming, std::uint32_t source, std::uint32_t destination, std::uint32_t lane) const
    {
        const std::uint32_t most = (m_nodes + m_width - 1) / m_width; // nodes that one rank speaks with
        const std::uint32_t entry = (lane * 2 + (incoming ? 1U : 0U)) * most + other / m_width;
        return { Buffer::Scratch, ((entry * m_width + source) * m_width + destination) * m_cut.size() };
    }

    void collect(std::uint32_t node, std::uint32_t lane)
    {
        for (std::uint32_t step = 1; step < m_nodes; ++step) {
            const std::uint32_t other = (node + step) % m_nodes;
            for (std::uint32_t local = 0; local < m_width; ++local) {
                // One message, unless lanes lie between the chunks.
                const std::uint32_t together = m_job.lanes() == 1 ? m_width : 1;
                for (std::uint32_t to = 0; to < m_width; to += together) {
                    m_builder.copy(at(place(node, local), input(place(other, to), lane)),
                        at(speaker(node, other), parcel(other, false, local, to, lane)), together * m_cut.size(),
                        channel(lane));
                }
            }
        }
    }

    void exchangeWithin(std::uint32_t node, std::uint32_t lane)
    {
        const std::uint32_t count = m_cut.size();
        for (std::uint32_t a = 0; a < m_width; ++a) {
            const std::uint32_t first = place(node, a);
            m_builder.copy(at(first, input(first, lane)), at(first, output(first, lane)), count, channel(lane));
            for (std::uint32_t b = a + 1; b < m_width; ++b) {
                const std::uint32_t second = place(node, b);
                const auto there
                    = m_builder.send(at(first, input(second, lane)), m_job.line[second], count, channel(lane));
                const auto back
                    = m_builder.send(at(second, input(first, lane)), m_job.line[first], count, channel(lane));
                m_builder.receive(there, output(first, lane));
                m_builder.receive(back, output(second, lane));
            }
        }
    }

    void cross(std::uint32_t lane)
    {
        for (std::uint32_t step = 1; step < m_nodes; ++step) {
            for (std::uint32_t node = 0; node < m_nodes; ++node) {
                const std::uint32_t other = (node + step) % m_nodes;
                m_builder.copy(at(speaker(node, other), parcel(other, false, 0, 0, lane)),
                    at(speaker(other, node), parcel(node, true, 0, 0, lane)), m_width * m_width * m_cut.size(),
                    channel(lane));
            }
        }
    }

    void distribute(std::uint32_t node, std::uint32_t lane)
    {
        for (std::uint32_t step = 1; step < m_nodes; ++step) {
            const std::uint32_t other = (node + m_nodes - step) % m_nodes;
            for (std::uint32_t to = 0; to < m_width; ++to) {
                for (std::uint32_t from = 0; from < m_width; ++from) {
                    m_builder.copy(at(speaker(node, other), parcel(other, true, from, to, lane)),
                        at(place(node, to), output(place(other, from), lane)), m_cut.size(), channel(lane));
                }
            }
        }
    }

    const Job& m_job;
    std::uint32_t m_width; // ranks of a node
    std::uint32_t m_nodes;
    Cut m_cut;
    TransferBuilder m_builder;
};

} // namespace

Result<SchedulePtr> makeTwoStepAllToAll(const Job& job)
{
    const std::uint32_t width = job.dimensions.front().size;
    return allToAllAlong(job, { width, job.size() / width }, { { 0, 1 } }, false);
}

Result<SchedulePtr> makeThreeStepAllToAll(const Job& job)
{
    return ThreeStepAllToAll(job).make();
}

} // namespace weft::collective
