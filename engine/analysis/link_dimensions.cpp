// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/link_dimensions.h"

#include <numeric>

namespace weft::analysis {

namespace {

constexpr std::uint32_t kSame = 0xFFFFFFFEU; // no coordinate differs

// The one dimension in which two NPUs differ, kSame, or kNoDimension if there are several.
std::uint32_t differingDimension(std::span<const topology::Dimension> dimensions, std::uint32_t a, std::uint32_t b)
{
    std::uint32_t found = kSame;
    for (std::uint32_t d = 0; d < dimensions.size() && a != b; ++d) {
        const std::uint32_t size = dimensions[d].size;
        if (a % size != b % size) {
            if (found != kSame)
                return kNoDimension;
            found = d;
        }
        a /= size;
        b /= size;
    }
    return found;
}

// Union-find over nodes; only switches are ever joined.
class Complexes {
public:
    explicit Complexes(std::size_t nodes)
        : m_parent(nodes)
    {
        std::iota(m_parent.begin(), m_parent.end(), 0U);
    }
    std::uint32_t find(std::uint32_t node)
    {
        while (m_parent[node] != node) {
            m_parent[node] = m_parent[m_parent[node]];
            node = m_parent[node];
        }
        return node;
    }
    void join(std::uint32_t a, std::uint32_t b) { m_parent[find(a)] = find(b); }

private:
    std::vector<std::uint32_t> m_parent;
};

} // namespace

std::vector<std::uint32_t> linkDimensions(const topology::Topology& topology)
{
    const auto sources = topology.linkSources();
    const auto destinations = topology.linkDestinations();
    const auto dimensions = topology.dimensions();
    const std::uint32_t npus = topology.npuCount();

    Complexes complexes(topology.nodeCount());
    for (std::size_t link = 0; link < sources.size(); ++link) {
        if (index(sources[link]) >= npus && index(destinations[link]) >= npus)
            complexes.join(index(sources[link]), index(destinations[link]));
    }

    // Of every complex: the first NPU met, and the dimension in which the others differ from it.
    std::vector<std::uint32_t> firstNpu(topology.nodeCount(), kNoDimension);
    std::vector<std::uint32_t> dimensionOf(topology.nodeCount(), kSame);
    const auto attach = [&](std::uint32_t npu, std::uint32_t switchNode) {
        const std::uint32_t root = complexes.find(switchNode);
        if (firstNpu[root] == kNoDimension)
            firstNpu[root] = npu;
        const std::uint32_t differs = differingDimension(dimensions, firstNpu[root], npu);
        if (differs == kSame || dimensionOf[root] == kNoDimension)
            return;
        if (dimensionOf[root] == kSame)
            dimensionOf[root] = differs;
        else if (dimensionOf[root] != differs)
            dimensionOf[root] = kNoDimension;
    };
    for (std::size_t link = 0; link < sources.size(); ++link) {
        const std::uint32_t from = index(sources[link]);
        const std::uint32_t to = index(destinations[link]);
        if (from < npus && to >= npus)
            attach(from, to);
        else if (from >= npus && to < npus)
            attach(to, from);
    }

    std::vector<std::uint32_t> result(sources.size(), kNoDimension);
    for (std::size_t link = 0; link < sources.size(); ++link) {
        const std::uint32_t from = index(sources[link]);
        const std::uint32_t to = index(destinations[link]);
        std::uint32_t dimension = 0;
        if (from < npus && to < npus)
            dimension = differingDimension(dimensions, from, to);
        else
            dimension = dimensionOf[complexes.find(from >= npus ? from : to)];
        result[link] = dimension == kSame ? kNoDimension : dimension;
    }
    return result;
}

} // namespace weft::analysis
