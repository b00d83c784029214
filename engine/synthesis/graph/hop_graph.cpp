// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/graph/hop_graph.h"

#include "engine/synthesis/graph/cuts.h"
#include "engine/synthesis/graph/ordering.h"

#include <algorithm>

namespace weft::synthesis {

namespace {

constexpr std::size_t kMostHops = std::size_t { 1 } << 22U;

class HopMaking {
public:
    explicit HopMaking(const LinkGraph& fabric)
        : m_fabric(fabric)
        , m_far(fabric.nodes, kNoTime)
    {
    }

    std::optional<HopGraph> make()
    {
        if (!canBe() || !findHops())
            return std::nullopt;
        std::optional<Translations> moves = findTranslations(m_hops);
        if (!moves)
            return std::nullopt;
        m_made.translations = *std::move(moves);
        m_classes = static_cast<std::uint32_t>(m_made.translations.classes.size());
        findWays();
        if (!findMachines())
            return std::nullopt;
        return std::move(m_made);
    }

private:
    [[nodiscard]] bool canBe() const
    {
        for (std::uint32_t node = 0; node < m_fabric.nodes; ++node) {
            if (node >= m_fabric.npus && (m_fabric.kind[node].multicasts || !m_fabric.kind[node].forwards))
                return false;
            const std::vector<std::uint32_t> beside
                = mapped(m_fabric.out(node), [this](std::uint32_t arc) { return m_fabric.target[arc]; });
            if (sortedOnce(beside).size() != beside.size())
                return false;
        }
        return true;
    }

    // How far NPUs and switches are from the end of a link, through switches alone; m_reached has them all.
    void spreadFrom(std::uint32_t first)
    {
        for (const std::uint32_t node : m_reached)
            m_far[node] = kNoTime;
        m_reached.clear();
        reach(m_fabric.target[first], m_fabric.time[first]);
        while (!m_open.empty()) {
            const auto [time, node] = pop(m_open);
            if (time > m_far[node] || node < m_fabric.npus)
                continue;
            for (const std::uint32_t arc : m_fabric.out(node))
                reach(m_fabric.target[arc], time + m_fabric.time[arc]);
        }
    }
    void reach(std::uint32_t node, std::uint64_t time)
    {
        if (time >= m_far[node])
            return;
        if (m_far[node] == kNoTime)
            m_reached.push_back(node);
        m_far[node] = time;
        push(m_open, { time, node });
    }

    // False: too many.
    bool findHops()
    {
        m_hops.npus = m_hops.nodes = m_fabric.npus;
        for (std::uint32_t npu = 0; npu < m_fabric.npus; ++npu) {
            for (const std::uint32_t first : m_fabric.out(npu)) {
                spreadFrom(first);
                std::ranges::sort(m_reached);
                for (const std::uint32_t node : m_reached) {
                    if (node >= m_fabric.npus || node == npu)
                        continue;
                    m_hops.source.push_back(npu);
                    m_hops.target.push_back(node);
                    m_hops.time.push_back(m_far[node]);
                    m_first.push_back(first);
                }
                if (m_first.size() > kMostHops)
                    return false;
            }
        }
        m_hops.group();
        return true;
    }

    // Of each class NPU after NPU: links that its translates have not taken, as far as there are some.
    void findWays()
    {
        m_taken.assign(std::size_t { m_classes } * m_fabric.arcs(), false);
        std::vector<std::uint32_t> classOf(m_hops.arcs());
        for (std::uint32_t c = 0; c < m_classes; ++c) {
            for (std::uint32_t npu = 0; npu < m_fabric.npus; ++npu)
                classOf[m_made.translations.arc(c, npu)] = c;
        }
        std::vector<std::vector<std::uint32_t>> ways(m_classes);
        for (std::uint32_t npu = 0; npu < m_fabric.npus; ++npu) {
            for (const std::uint32_t first : m_fabric.out(npu)) {
                spreadFrom(first);
                for (const std::uint32_t hop : m_hops.out(npu)) {
                    if (m_first[hop] != first)
                        continue;
                    std::vector<std::uint32_t>& way = ways[classOf[hop]];
                    way.clear();
                    if (findWay(first, m_hops.target[hop], classOf[hop], way))
                        std::ranges::reverse(way);
                    for (const std::uint32_t arc : way)
                        takenBy(classOf[hop], arc) = true;
                }
            }
            for (const std::vector<std::uint32_t>& way : ways)
                m_made.ways.add(way);
        }
    }
    [[nodiscard]] std::vector<bool>::reference takenBy(std::uint32_t linkClass, std::uint32_t arc)
    {
        return m_taken[std::size_t { linkClass } * m_fabric.arcs() + arc];
    }
    // Backwards from a node; false where all quickest ways need a link that is taken.
    bool findWay(std::uint32_t first, std::uint32_t node, std::uint32_t linkClass, std::vector<std::uint32_t>& way)
    {
        if (node == m_fabric.target[first] && !takenBy(linkClass, first)) {
            way.push_back(first);
            return true;
        }
        for (const std::uint32_t arc : m_fabric.in(node)) {
            const std::uint32_t source = m_fabric.source[arc];
            if (source < m_fabric.npus || m_far[source] == kNoTime || m_far[source] + m_fabric.time[arc] != m_far[node]
                || takenBy(linkClass, arc))
                continue;
            way.push_back(arc);
            if (findWay(first, source, linkClass, way))
                return true;
            way.pop_back();
        }
        return false;
    }

    // Links that a class takes at once are of one machine. False: translates take different times.
    bool findMachines()
    {
        std::vector<std::uint32_t> parent = numbersBelow(m_fabric.arcs());
        Machines& machines = m_made.machines;
        for (std::uint32_t c = 0; c < m_classes; ++c) {
            const std::span<const std::uint32_t> ofFirst = m_made.ways[c];
            bool isApart = true;
            for (std::uint32_t npu = 0; npu < m_fabric.npus; ++npu) {
                const std::span<const std::uint32_t> way = m_made.ways[npu * m_classes + c];
                isApart = isApart && !way.empty();
                if (way.size() != ofFirst.size() && isApart)
                    return false;
                for (std::size_t i = 0; i < way.size() && isApart; ++i) {
                    if (m_fabric.time[way[i]] != m_fabric.time[ofFirst[i]])
                        return false;
                    parent[rootOf(parent, way[i])] = rootOf(parent, ofFirst[i]);
                }
            }
            machines.shapeOf.push_back(isApart ? 0 : Machines::kNone);
        }
        std::vector<std::uint32_t> number(m_fabric.arcs(), Machines::kNone);
        for (std::uint32_t c = 0; c < m_classes; ++c) {
            if (machines.shapeOf[c] == Machines::kNone)
                continue;
            std::vector<Stage> shape;
            std::uint64_t offset = 0;
            for (const std::uint32_t arc : m_made.ways[c]) {
                std::uint32_t& machine = number[rootOf(parent, arc)];
                if (machine == Machines::kNone)
                    machine = machines.count++;
                shape.push_back({ machine, offset, m_fabric.time[arc] });
                offset += m_fabric.time[arc];
            }
            const auto known = std::ranges::find(machines.shapes, shape);
            machines.shapeOf[c] = static_cast<std::uint32_t>(known - machines.shapes.begin());
            if (known == machines.shapes.end())
                machines.shapes.push_back(std::move(shape));
        }
        return true;
    }

    const LinkGraph& m_fabric;
    LinkGraph m_hops;
    std::vector<std::uint32_t> m_first; // by hop: its first arc
    std::uint32_t m_classes = 0;
    std::vector<std::uint64_t> m_far; // by node, ns
    std::vector<std::uint32_t> m_reached;
    std::vector<std::pair<std::uint64_t, std::uint32_t>> m_open; // a heap
    std::vector<bool> m_taken; // by class and arc
    HopGraph m_made;
};

} // namespace

Machines machinesOf(const Translations& translations)
{
    Machines machines;
    for (const Translations::LinkClass& link : translations.classes) {
        machines.shapeOf.push_back(machines.count);
        machines.shapes.push_back({ Stage { machines.count++, 0, link.time } });
    }
    return machines;
}

std::optional<HopGraph> hopsOf(const LinkGraph& fabric)
{
    return HopMaking(fabric).make();
}

} // namespace weft::synthesis
