// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/construct/event_regions.h"

#include <algorithm>
#include <map>

namespace weft::synthesis {

namespace {

constexpr double kLevelRatio = 1.2;
constexpr std::uint32_t kNowhere = 0xFFFFFFFFU;

} // namespace

LinkLevels levelsOf(const LinkGraph& graph)
{
    std::map<std::uint64_t, std::uint8_t> levelOfTime;
    for (const std::uint64_t time : graph.time)
        levelOfTime.emplace(time, 0);
    std::uint8_t level = 0;
    double fastest = 0;
    for (auto& [time, mine] : levelOfTime) {
        const auto t = static_cast<double>(time);
        if (fastest != 0 && t > fastest * kLevelRatio && level < 0xFF)
            ++level;
        if (fastest == 0 || t > fastest * kLevelRatio)
            fastest = t;
        mine = level;
    }
    LinkLevels levels;
    levels.count = std::uint32_t { level } + 1;
    for (const std::uint64_t time : graph.time)
        levels.ofArc.push_back(levelOfTime[time]);
    return levels;
}

// Kosaraju and Sharir: nodes in the order in which a search over the links leaves them for good, last first; what a
// search against the links then reaches is one region.
Regions regionsOf(const LinkGraph& graph, const LinkLevels& levels, std::uint32_t level)
{
    struct Visit {
        std::uint32_t node = 0;
        std::uint32_t next = 0; // of the node's links
    };
    std::vector<std::uint32_t> left;
    std::vector<bool> seen(graph.nodes, false);
    std::vector<Visit> pending;
    for (std::uint32_t first = 0; first < graph.nodes; ++first) {
        if (seen[first])
            continue;
        seen[first] = true;
        pending.push_back({ first, 0 });
        while (!pending.empty()) {
            Visit& visit = pending.back();
            const std::span<const std::uint32_t> out = graph.out(visit.node);
            if (visit.next == out.size()) {
                left.push_back(visit.node);
                pending.pop_back();
                continue;
            }
            const std::uint32_t arc = out[visit.next++];
            const std::uint32_t node = graph.target[arc];
            if (levels.ofArc[arc] < level && !seen[node]) {
                seen[node] = true;
                pending.push_back({ node, 0 });
            }
        }
    }
    Regions regions;
    regions.ofNode.assign(graph.nodes, kNowhere);
    for (std::size_t i = left.size(); i-- > 0;) {
        if (regions.ofNode[left[i]] != kNowhere)
            continue;
        std::vector<std::uint32_t> reached { left[i] };
        regions.ofNode[left[i]] = regions.count;
        while (!reached.empty()) {
            const std::uint32_t node = reached.back();
            reached.pop_back();
            for (const std::uint32_t arc : graph.in(node)) {
                std::uint32_t& region = regions.ofNode[graph.source[arc]];
                if (levels.ofArc[arc] < level && region == kNowhere) {
                    region = regions.count;
                    reached.push_back(graph.source[arc]);
                }
            }
        }
        ++regions.count;
    }
    return regions;
}

} // namespace weft::synthesis
