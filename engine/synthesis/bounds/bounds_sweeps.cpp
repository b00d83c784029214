// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/bounds/bounds_shared.h"

#include "engine/synthesis/graph/joined_graph.h"
#include "engine/synthesis/graph/ordering.h"

#include <algorithm>
#include <tuple>

namespace weft::synthesis {

namespace {

constexpr std::uint32_t kUnset = ~std::uint32_t { 0 };
constexpr std::size_t kRotations = 4; // of each dimension
constexpr std::size_t kSpeeds = 8; // link times that partitions are made for

double rateOf(std::uint64_t time)
{
    return 1 / static_cast<double>(std::max<std::uint64_t>(1, time));
}

// By node. A switch has the middle one of its neighbours' coordinates.
std::vector<std::uint32_t> coordinates(const LinkGraph& graph, std::uint64_t stride, std::uint32_t size)
{
    std::vector<std::uint32_t> places(graph.nodes, kUnset);
    for (std::uint32_t npu = 0; npu < graph.npus; ++npu)
        places[npu] = static_cast<std::uint32_t>(npu / stride % size);
    std::vector<std::uint32_t> around;
    for (bool changed = true; changed;) {
        changed = false;
        for (std::uint32_t node = graph.npus; node < graph.nodes; ++node) {
            if (places[node] != kUnset)
                continue;
            around.clear();
            for (const std::uint32_t arc : graph.in(node)) {
                if (places[graph.source[arc]] != kUnset)
                    around.push_back(places[graph.source[arc]]);
            }
            if (around.empty())
                continue;
            const auto middle = around.begin() + static_cast<std::ptrdiff_t>(around.size() / 2);
            std::nth_element(around.begin(), middle, around.end());
            places[node] = *middle;
            changed = true;
        }
    }
    std::replace(places.begin(), places.end(), kUnset, 0U);
    return places;
}

std::vector<std::uint32_t> byKey(const std::vector<std::uint32_t>& keys)
{
    std::vector<std::uint32_t> order = numbersBelow(keys.size());
    std::ranges::stable_sort(order, {}, [&keys](std::uint32_t number) { return keys[number]; });
    return order;
}

// Both ways along the links. With `byRate`: next comes whatever is linked most strongly to those before.
std::vector<std::uint32_t> outwards(const LinkGraph& graph, std::uint32_t start, bool byRate)
{
    std::vector<std::uint32_t> order;
    std::vector<bool> taken(graph.nodes, false);
    std::vector<double> rate(graph.nodes, 0);
    std::uint64_t number = 0; // first come, first served
    std::vector<std::tuple<double, std::uint64_t, std::uint32_t>> queue { { 0, number++, start } }; // a heap
    const auto reach = [&](std::uint32_t next, std::uint32_t arc) {
        if (taken[next] || (!byRate && rate[next] > 0))
            return;
        rate[next] += rateOf(graph.time[arc]);
        push(queue, { byRate ? -rate[next] : 0, number++, next });
    };
    while (!queue.empty()) {
        const std::uint32_t node = std::get<2>(pop(queue));
        if (taken[node])
            continue;
        taken[node] = true;
        order.push_back(node);
        for (const std::uint32_t arc : graph.out(node))
            reach(graph.target[arc], arc);
        for (const std::uint32_t arc : graph.in(node))
            reach(graph.source[arc], arc);
    }
    for (std::uint32_t node = 0; node < graph.nodes; ++node) {
        if (!taken[node])
            order.push_back(node);
    }
    return order;
}

// By arc: how far its ends are together from the NPUs that hang on one switch each: the higher, the nearer to the root
// of a tree of switches. Of equal height where there are none.
std::vector<std::uint32_t> heightsOf(const LinkGraph& graph)
{
    std::vector<std::uint32_t> far(graph.nodes, kUnset / 2);
    std::vector<std::uint32_t> open;
    const auto reach = [&](std::uint32_t node, std::uint32_t hops) {
        if (far[node] == kUnset / 2) {
            far[node] = hops;
            open.push_back(node);
        }
    };
    for (std::uint32_t npu = 0; npu < graph.npus; ++npu) {
        const auto beside = sortedOnce(mapped(graph.out(npu), [&graph](auto arc) { return graph.target[arc]; }));
        if (beside.size() == 1 && beside.front() >= graph.npus)
            reach(npu, 0);
    }
    for (std::size_t i = 0; i < open.size(); ++i) {
        for (const std::uint32_t arc : graph.out(open[i]))
            reach(graph.target[arc], far[open[i]] + 1);
    }
    return mapped(
        numbersBelow(graph.arcs()), [&](std::uint32_t arc) { return far[graph.source[arc]] + far[graph.target[arc]]; });
}

} // namespace

std::vector<std::vector<std::uint32_t>> sweepOrders(
    const LinkGraph& graph, std::span<const topology::Dimension> dimensions, std::size_t most)
{
    std::vector<std::vector<std::uint32_t>> orders;
    std::uint64_t stride = 1;
    for (const topology::Dimension& dimension : dimensions) {
        const std::vector<std::uint32_t> places = coordinates(graph, stride, dimension.size);
        stride *= dimension.size;
        const std::uint32_t step = std::max(1U, dimension.size / static_cast<std::uint32_t>(kRotations));
        for (std::uint32_t first = 0; first < dimension.size && dimension.size > 1; first += step) {
            std::vector<std::uint32_t> keys = places;
            for (std::uint32_t& key : keys)
                key = (key + dimension.size - first) % dimension.size;
            if (orders.size() < most)
                orders.push_back(byKey(keys));
        }
    }
    const std::size_t starts = std::min<std::size_t>((most - orders.size()) / 2, graph.npus);
    for (std::size_t i = 0; i < starts; ++i) {
        const auto start = static_cast<std::uint32_t>(i * graph.npus / starts);
        orders.push_back(outwards(graph, start, false));
        orders.push_back(outwards(graph, start, true));
    }
    return orders;
}

SweepRates ratesAlong(const LinkGraph& graph, std::span<const std::uint32_t> order)
{
    SweepRates rates { { 0 }, { 0 } };
    std::vector<bool> inside(graph.nodes, false);
    double in = 0;
    double out = 0;
    for (const std::uint32_t node : order) {
        inside[node] = true;
        for (const std::uint32_t arc : graph.in(node))
            (inside[graph.source[arc]] ? out : in) += (inside[graph.source[arc]] ? -1 : 1) * rateOf(graph.time[arc]);
        for (const std::uint32_t arc : graph.out(node))
            (inside[graph.target[arc]] ? in : out) += (inside[graph.target[arc]] ? -1 : 1) * rateOf(graph.time[arc]);
        rates.in.push_back(in);
        rates.out.push_back(out);
    }
    return rates;
}

std::vector<std::vector<std::uint32_t>> naturalPartitions(
    const LinkGraph& graph, std::span<const topology::Dimension> dimensions)
{
    std::vector<std::vector<std::uint32_t>> partitions;
    partitions.push_back(numbersBelow(graph.nodes));
    const std::vector<std::uint64_t> times = sortedOnce(graph.time);
    const std::size_t step = std::max<std::size_t>(1, times.size() / kSpeeds);
    for (std::size_t i = step; i < times.size(); i += step)
        partitions.push_back(partsJoinedBy(graph, [&](std::uint32_t arc) { return graph.time[arc] < times[i]; }));
    const std::vector<std::uint32_t> heights = heightsOf(graph);
    const std::vector<std::uint32_t> levels = sortedOnce(heights);
    for (std::size_t i = 0; i + 1 < levels.size(); ++i)
        partitions.push_back(partsJoinedBy(graph, [&](std::uint32_t arc) { return heights[arc] <= levels[i]; }));
    std::uint64_t stride = 1;
    for (const topology::Dimension& dimension : dimensions) {
        if (dimension.size > 1)
            partitions.push_back(coordinates(graph, stride, dimension.size));
        stride *= dimension.size;
    }
    // What has ids one after the other is mostly near.
    for (std::uint32_t size = 2; size <= graph.npus / 2; ++size) {
        if (graph.npus % size == 0)
            partitions.push_back(coordinates(graph, size, graph.npus / size));
    }
    return partitions;
}

} // namespace weft::synthesis
