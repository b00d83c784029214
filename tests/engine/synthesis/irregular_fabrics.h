// SPDX-License-Identifier: GPL-3.0-or-later
// Fabrics that no generator makes: random links in one direction or both, of three speeds; tori and meshes with failed
// and degraded links; machines that are fast inside and slow between. A function of family and number, for tests.
#pragma once

#include "engine/synthesis/graph/hashing.h"
#include "engine/topology/fabric.h"
#include "engine/topology/topology_builder.h"
#include "engine/topology/topology_spec.h"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace weft::synthesis {

enum class IrregularFamily { Directed, Cables, Broken, Machines };
inline constexpr std::array kIrregularFamilies { std::pair { IrregularFamily::Directed, "directed" },
    std::pair { IrregularFamily::Cables, "cables" }, std::pair { IrregularFamily::Broken, "broken" },
    std::pair { IrregularFamily::Machines, "machines" } };

using topology::DraftNode;

class IrregularMaker {
public:
    IrregularMaker(IrregularFamily family, std::uint32_t number)
        : m_random(mixed(static_cast<std::uint64_t>(family) * 1000 + number))
        , m_family(family)
    {
    }

    topology::Fabric make()
    {
        switch (m_family) {
        case IrregularFamily::Directed:
            return connected(false);
        case IrregularFamily::Cables:
            return connected(true);
        case IrregularFamily::Broken:
            return broken();
        case IrregularFamily::Machines:
            break;
        }
        return machines();
    }

private:
    static LinkCost costOf(double gibibytes, double latencyNs)
    {
        return { Latency { latencyNs }, Bandwidth { gibibytes * 1.073741824 } };
    }
    LinkCost anyCost()
    {
        constexpr double kSpeeds[] { 200, 100, 50 };
        return costOf(kSpeeds[m_random.below(3)], 500);
    }
    static topology::Fabric sealed(topology::TopologyBuilder& draft)
    {
        Findings findings;
        Result<topology::TopologyPtr> topology = draft.seal(findings);
        if (!topology)
            throw std::runtime_error(toString(topology.error()));
        return topology::Fabric(*std::move(topology));
    }

    // A ring through all NPUs in a random order, so that everybody can be reached, and chords.
    topology::Fabric connected(bool bothWays)
    {
        constexpr std::uint32_t kSizes[] { 8, 12, 16, 24, 32, 48, 64 };
        const std::uint32_t npus = kSizes[m_random.below(7)];
        topology::TopologyBuilder draft;
        draft.addNpus(npus);
        std::vector<std::uint32_t> order(npus);
        for (std::uint32_t i = 0; i < npus; ++i)
            order[i] = i;
        for (std::uint32_t i = npus; i > 1; --i)
            std::swap(order[i - 1], order[m_random.below(i)]);
        const auto add = [&](std::uint32_t a, std::uint32_t b) {
            if (bothWays)
                draft.addCable(DraftNode { a }, DraftNode { b }, anyCost());
            else
                draft.addLink(DraftNode { a }, DraftNode { b }, anyCost());
        };
        for (std::uint32_t i = 0; i < npus; ++i)
            add(order[i], order[(i + 1) % npus]);
        const std::uint32_t chords = npus * (1 + m_random.below(bothWays ? 2 : 3)) + m_random.below(npus);
        for (std::uint32_t i = 0; i < chords; ++i) {
            const std::uint32_t a = m_random.below(npus);
            add(a, (a + 1 + m_random.below(npus - 1)) % npus);
        }
        return sealed(draft);
    }

    topology::Fabric broken()
    {
        constexpr const char* kSpecs[] { "Torus(4x4,50GiB/s)", "Torus(5x5,50GiB/s)", "Torus(8x8,50GiB/s)",
            "Torus(4x4x4,50GiB/s)", "Mesh(5x5,50GiB/s)", "Mesh(4x6,50GiB/s)", "Hypercube(32,50GiB/s)",
            "Ring(4,100GiB/s)_Ring(4,50GiB/s)", "Torus(3x5,50GiB/s)", "Mesh(6,50GiB/s)_Ring(6,75GiB/s)" };
        Findings findings;
        const topology::TopologyPtr topology
            = *topology::topologyFromSpec(kSpecs[m_random.below(std::size(kSpecs))], findings);
        topology::FabricState state;
        const std::uint32_t failures = 1 + m_random.below(4);
        for (std::uint32_t i = 0; i < failures; ++i)
            state.links[LinkId { m_random.below(topology->linkCount()) }].failed = true;
        if (m_random.below(2) == 0)
            state.links[LinkId { m_random.below(topology->linkCount()) }].bandwidthFactor = 0.5;
        return topology::Fabric(topology, std::move(state));
    }

    // Full or ring inside, a few slow links between.
    topology::Fabric machines()
    {
        constexpr std::pair<std::uint32_t, std::uint32_t> kShapes[] { { 2, 4 }, { 2, 8 }, { 4, 4 }, { 3, 5 }, { 4, 8 },
            { 8, 4 }, { 8, 8 }, { 6, 4 } };
        const auto [count, size] = kShapes[m_random.below(std::size(kShapes))];
        topology::TopologyBuilder draft;
        draft.addNpus(std::uint64_t { count } * size);
        const LinkCost inside = costOf(m_random.below(2) == 0 ? 300 : 150, 500);
        const LinkCost between = costOf(m_random.below(2) == 0 ? 50 : 25, m_random.below(2) == 0 ? 500 : 2000);
        const bool isRing = m_random.below(3) == 0;
        const std::uint32_t ports = 1 + m_random.below(size);
        const bool isFull = m_random.below(2) == 0; // between machines: every pair, or round
        for (std::uint32_t machine = 0; machine < count; ++machine) {
            const std::uint32_t first = machine * size;
            for (std::uint32_t a = 0; a < size; ++a) {
                for (std::uint32_t b = a + 1; b < size; ++b) {
                    if (!isRing || b == a + 1 || (a == 0 && b + 1 == size))
                        draft.addCable(DraftNode { first + a }, DraftNode { first + b }, inside);
                }
            }
            for (std::uint32_t step = 1; step < (isFull ? count : 2); ++step) {
                const std::uint32_t other = (machine + step) % count * size;
                for (std::uint32_t port = 0; port < ports; ++port)
                    draft.addLink(DraftNode { first + (port + step) % size },
                        DraftNode { other + (port + 2 * step) % size }, between);
                if (!isFull) {
                    for (std::uint32_t port = 0; port < ports; ++port)
                        draft.addLink(DraftNode { other + port }, DraftNode { first + port }, between);
                }
            }
        }
        return sealed(draft);
    }

    Random m_random;
    IrregularFamily m_family;
};

// False where failures have cut it apart.
inline bool isWhole(const LinkGraph& graph)
{
    for (const bool back : { false, true }) {
        std::vector<bool> seen(graph.nodes, false);
        std::vector<std::uint32_t> pending { 0 };
        seen[0] = true;
        while (!pending.empty()) {
            const std::uint32_t node = pending.back();
            pending.pop_back();
            for (const std::uint32_t arc : back ? graph.in(node) : graph.out(node)) {
                const std::uint32_t next = back ? graph.source[arc] : graph.target[arc];
                if (!seen[next]) {
                    seen[next] = true;
                    pending.push_back(next);
                }
            }
        }
        if (std::find(seen.begin(), seen.end(), false) != seen.end())
            return false;
    }
    return true;
}

} // namespace weft::synthesis
