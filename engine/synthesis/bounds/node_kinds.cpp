// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/bounds/node_kinds.h"

#include <algorithm>
#include <map>

namespace weft::synthesis {

NodeKinds kindsOf(const LinkGraph& graph, std::span<const Wave> waves, std::uint32_t rounds)
{
    using Signature = std::vector<std::uint64_t>;
    std::vector<Signature> signature(graph.nodes);
    for (std::uint32_t node = 0; node < graph.nodes; ++node) {
        signature[node] = { node < graph.npus ? 0U : 1U, graph.kind[node].multicasts ? 1U : 0U };
        for (const Wave& wave : waves) {
            signature[node].push_back(node == wave.root ? 1 : 0);
            signature[node].push_back(std::binary_search(wave.wanted.begin(), wave.wanted.end(), node) ? 1 : 0);
        }
    }
    NodeKinds kinds;
    for (std::uint32_t round = 0;; ++round) {
        std::map<Signature, std::uint32_t> known;
        for (const Signature& one : signature)
            known.emplace(one, 0);
        std::uint32_t next = 0;
        for (auto& [one, number] : known)
            number = next++;
        kinds.of.resize(graph.nodes);
        for (std::uint32_t node = 0; node < graph.nodes; ++node)
            kinds.of[node] = known[signature[node]];
        const bool isStable = next == kinds.count;
        kinds.count = next;
        if (isStable || round > rounds)
            return kinds;
        for (std::uint32_t node = 0; node < graph.nodes; ++node) {
            Signature links;
            for (const std::uint32_t arc : graph.out(node))
                links.push_back(std::uint64_t { kinds.of[graph.target[arc]] } << 48U | graph.time[arc]);
            std::sort(links.begin(), links.end());
            std::size_t out = links.size();
            // At last NPUs alone, by what they send over: what sends once needs no likes.
            if (round == rounds && node >= graph.npus) {
                links.clear();
                out = 0;
            }
            for (const std::uint32_t arc : round >= rounds ? std::span<const std::uint32_t> {} : graph.in(node))
                links.push_back(std::uint64_t { kinds.of[graph.source[arc]] } << 48U | graph.time[arc]);
            std::sort(links.begin() + static_cast<std::ptrdiff_t>(out), links.end());
            signature[node] = { kinds.of[node], out };
            signature[node].insert(signature[node].end(), links.begin(), links.end());
        }
    }
}

} // namespace weft::synthesis
