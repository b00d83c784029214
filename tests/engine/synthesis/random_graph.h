// SPDX-License-Identifier: GPL-3.0-or-later
// Random directed fabrics of any size as graphs, for tests of constructors.
#pragma once

#include "engine/synthesis/graph/hashing.h"
#include "engine/synthesis/graph/link_graph.h"

namespace weft::synthesis {

// Every NPU sends to the next one and to `more` others anywhere; each link takes one of the times, in ns.
inline LinkGraph randomGraph(
    std::uint32_t npus, std::uint32_t more, std::uint64_t seed, const std::vector<std::uint64_t>& times = { 100 })
{
    LinkGraph graph;
    graph.npus = graph.nodes = npus;
    graph.kind.resize(npus);
    Random random(seed);
    for (std::uint32_t npu = 0; npu < npus; ++npu) {
        for (std::uint32_t i = 0; i <= more; ++i) {
            const std::uint32_t target = i == 0 ? (npu + 1) % npus : random.below(npus);
            if (target == npu)
                continue;
            graph.source.push_back(npu);
            graph.target.push_back(target);
            graph.time.push_back(times[random.below(static_cast<std::uint32_t>(times.size()))]);
            graph.link.push_back(LinkId { graph.arcs() - 1 });
        }
    }
    graph.group();
    return graph;
}

} // namespace weft::synthesis
