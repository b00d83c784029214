// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/bounds/bounds_kinds.h"

#include "engine/synthesis/graph/shortest_ways.h"

#include <map>

namespace weft::synthesis {

namespace {

constexpr std::uint32_t kNoPair = 0xFFFFFFFFU;
// Turns: large ones find the links that count, many small ones their prices.
constexpr std::uint32_t kSumPatience = 100;
constexpr std::uint32_t kSumTurns = 300;
constexpr double kSumSlowing = 0.03;

// Where two parts meet that grow around ends: by what price apart these are, and over which pair of nodes.
struct Meeting {
    std::uint64_t price = 0;
    std::uint32_t pair = 0;
};

class SumPrices {
public:
    SumPrices(const LinkGraph& graph, const Demands& sums)
        : m_graph(graph)
        , m_like(alikeOf(sums))
        , m_owner(graph.nodes)
        , m_last(graph.nodes)
        , m_part(graph.nodes)
    {
        joinArcs();
        std::vector<std::uint8_t> isEnd(graph.nodes, 0);
        for (const std::vector<std::uint32_t>* ends : { &sums.givers.items, &sums.takers.items }) {
            for (const std::uint32_t node : *ends)
                isEnd[node] = 1;
        }
        m_able = numbersWhere(graph.nodes, [&](std::uint32_t node) {
            const topology::Node& kind = graph.kind[node];
            return node < graph.npus ? kind.forwards || isEnd[node] != 0 : kind.multicasts || kind.reduces;
        });
        m_delays = delaysBetween(graph, sums.givers.items, sums.takers.items);
    }

    PricedBound bound(const Watch& watch)
    {
        if (m_like.empty())
            return {};
        constexpr std::uint64_t kLooks = 24; // at a link, of each search and sort
        const auto sumOf = [this](const std::vector<std::uint64_t>& prices, std::vector<double>& load) {
            return look(prices, load);
        };
        return boundByPrices(m_graph, m_delays,
            { kLooks * m_graph.arcs() * (m_like.size() + 1), kSumPatience, kSumTurns, kSumSlowing, 1 }, sumOf, watch);
    }

    // Of all of them, where every NPU is a part of its own.
    [[nodiscard]] std::uint64_t calls() const
    {
        std::uint64_t all = 0;
        for (const AlikeChunks& like : m_like) {
            all += like.chunks * partCountsOf(like, numbersBelow(m_graph.nodes)).messages(like.isSum);
        }
        return all;
    }

private:
    // Nodes that links join, whatever their direction.
    void joinArcs()
    {
        std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> pairs;
        m_pairs.npus = m_graph.npus;
        m_pairs.nodes = m_graph.nodes;
        for (std::uint32_t arc = 0; arc < m_graph.arcs(); ++arc) {
            const auto ends = std::minmax(m_graph.source[arc], m_graph.target[arc]);
            const auto [place, isNew] = pairs.try_emplace(ends, static_cast<std::uint32_t>(pairs.size()));
            m_pairOf.push_back(place->second);
            if (!isNew)
                continue;
            // There and back, under 2n and 2n + 1.
            for (const auto& [from, to] : { std::pair(ends.first, ends.second), std::pair(ends.second, ends.first) }) {
                m_pairs.source.push_back(from);
                m_pairs.target.push_back(to);
            }
        }
        m_pairs.time.assign(m_pairs.source.size(), 0);
        m_pairs.group();
        m_arcsOf = groupedBy(m_pairOf, pairs.size());
    }

    std::uint64_t look(const std::vector<std::uint64_t>& prices, std::vector<double>& load)
    {
        // A pair costs what its cheapest link does, in either direction.
        std::ranges::fill(m_pairs.time, kNoTime);
        for (std::uint32_t arc = 0; arc < m_graph.arcs(); ++arc) {
            for (const std::uint32_t half : { 2 * m_pairOf[arc], 2 * m_pairOf[arc] + 1 })
                m_pairs.time[half] = std::min(m_pairs.time[half], prices[arc]);
        }
        grow(m_able);
        const std::vector<Meeting> amongAll = meetings();
        const std::vector<std::uint32_t> allOwners = m_owner;
        const std::vector<std::uint32_t> allLast = m_last;
        std::uint64_t sum = 0;
        for (const AlikeChunks& like : m_like) {
            m_ends.assign(m_graph.nodes, 0);
            like.eachEnd([this](std::uint32_t node, std::uint8_t ends) { m_ends[node] |= ends; });
            const auto ends = numbersWhere(m_graph.npus, [this](std::uint32_t node) { return m_ends[node] != 0; });
            grow(ends);
            std::uint64_t farthest = 0;
            for (const std::uint32_t node : m_able)
                farthest = std::max(farthest, m_far[node] == kNoTime ? 0 : m_far[node]);
            const std::vector<Meeting> amongEnds = meetings();
            m_taken.clear();
            std::uint64_t most = pay(like, ends, amongEnds, 2 * farthest);
            std::vector<std::pair<std::uint32_t, double>> taken = std::exchange(m_taken, {});
            std::vector<std::uint32_t> last = m_last;
            m_owner = allOwners;
            m_last = allLast;
            if (const std::uint64_t other = pay(like, m_able, amongAll, 0); other > most && other != kNoTime) {
                most = other;
                taken = std::exchange(m_taken, {});
                last = m_last;
            }
            if (most == kNoTime)
                return kNoTime;
            sum += most * like.chunks;
            for (const auto& [pair, count] : taken)
                addLoad(pair, last, count * static_cast<double>(like.chunks), load);
        }
        return sum;
    }

    // What is nearest to each of them, and how far it is.
    void grow(const std::vector<std::uint32_t>& from)
    {
        m_far.assign(m_graph.nodes, kNoTime);
        std::ranges::fill(m_last, kNoPair);
        for (std::uint32_t node = 0; node < m_graph.nodes; ++node)
            m_owner[node] = node;
        findShortestWays(
            m_pairs, from, false, std::span(m_far), std::span(m_last),
            [this](std::uint64_t far, std::uint32_t half) { return far + m_pairs.time[half]; },
            [this](std::uint32_t node) {
                if (m_last[node] != kNoPair)
                    m_owner[node] = m_owner[m_pairs.source[m_last[node]]];
                return Onward::Goes;
            });
    }
    // Ascending: a tree over all of them that is nowhere longer than it has to be is among these.
    [[nodiscard]] std::vector<Meeting> meetings() const
    {
        std::vector<Meeting> all;
        for (std::uint32_t half = 0; half < m_pairs.arcs(); half += 2) {
            const std::uint32_t a = m_pairs.source[half];
            const std::uint32_t b = m_pairs.target[half];
            if (m_far[a] != kNoTime && m_far[b] != kNoTime && m_owner[a] != m_owner[b])
                all.push_back({ m_far[a] + m_far[b] + m_pairs.time[half], half });
        }
        std::ranges::sort(all, {}, [](const Meeting& each) { return std::pair(each.price, each.pair); });
        return all;
    }

    // While parts grow around `nodes` and meet. From `covered` on everybody who could add up or copy is in one. kNoTime
    // where they do not all meet.
    std::uint64_t pay(const AlikeChunks& like, const std::vector<std::uint32_t>& nodes,
        const std::vector<Meeting>& meetings, std::uint64_t covered)
    {
        PartCounts counts;
        std::vector<std::uint8_t> ends = m_ends;
        for (const std::uint32_t node : nodes) {
            m_part[node] = node;
            counts.add(ends[node], 1);
        }
        const auto rate = [&](std::uint64_t price) { // twice
            return price >= covered ? 2 * counts.messages(like.isSum) : counts.passages(like.isSum);
        };
        std::uint64_t twice = 0;
        std::uint64_t now = 0;
        for (const Meeting& meeting : meetings) {
            if (counts.messages(like.isSum) == 0)
                break;
            const std::uint32_t a = rootOf(m_part, m_owner[m_pairs.source[meeting.pair]]);
            const std::uint32_t b = rootOf(m_part, m_owner[m_pairs.target[meeting.pair]]);
            if (a == b)
                continue;
            const std::uint64_t turn = std::clamp(covered, now, meeting.price);
            twice += (turn - now) * rate(now) + (meeting.price - turn) * rate(turn);
            now = meeting.price;
            const std::uint64_t before = rate(now);
            counts.add(ends[a], ~std::uint64_t { 0 }); // one less
            counts.add(ends[b], ~std::uint64_t { 0 });
            m_part[b] = a;
            ends[a] |= ends[b];
            counts.add(ends[a], 1);
            if (const std::uint64_t after = rate(now); after < before)
                m_taken.emplace_back(meeting.pair, static_cast<double>(before - after) / 2);
        }
        return counts.messages(like.isSum) == 0 ? twice / 2 : kNoTime;
    }

    // So many messages go over the pair and to it from both sides, half of them each way.
    void addLoad(std::uint32_t pair, const std::vector<std::uint32_t>& last, double count, std::vector<double>& load)
    {
        const auto add = [&](std::uint32_t half) {
            const auto arcs = m_arcsOf[half / 2];
            for (const std::uint32_t arc : arcs)
                load[arc] += count / static_cast<double>(arcs.size());
        };
        add(pair);
        for (std::uint32_t node : { m_pairs.source[pair], m_pairs.target[pair] }) {
            for (; last[node] != kNoPair; node = m_pairs.source[last[node]])
                add(last[node]);
        }
    }

    const LinkGraph& m_graph;
    std::vector<AlikeChunks> m_like;
    ArcGraph m_pairs; // of nodes that links join; prices in place of times
    std::vector<std::uint32_t> m_pairOf; // by arc of the graph
    Groups<> m_arcsOf; // by pair
    std::vector<std::uint32_t> m_able; // to add up or to copy
    std::vector<std::uint64_t> m_delays; // by arc, of its crossing
    std::vector<std::uint64_t> m_far; // by node: from the nearest that grows
    std::vector<std::uint32_t> m_owner; // which that is
    std::vector<std::uint32_t> m_last; // by which half of a pair it was reached
    std::vector<std::uint32_t> m_part; // by node: towards the one that stands for its part
    std::vector<std::uint8_t> m_ends; // of the sums at hand, by node
    std::vector<std::pair<std::uint32_t, double>> m_taken; // halves of pairs, and how many messages go over them
};

} // namespace

std::uint64_t boundCalls(const LinkGraph& graph, std::span<const std::uint32_t> givers,
    std::span<const std::uint32_t> takers, std::uint64_t calls)
{
    const std::vector<std::uint64_t> delays = delaysBetween(graph, givers, takers);
    std::uint64_t longest = 0;
    for (const bool leaving : { false, true }) {
        const auto merges = [leaving](const topology::Node& node) { return leaving ? node.multicasts : node.reduces; };
        if (std::any_of(graph.kind.begin() + graph.npus, graph.kind.end(), merges))
            continue;
        std::vector<Crossing> crossings;
        for (std::uint32_t arc = 0; arc < graph.arcs(); ++arc) {
            if ((leaving ? graph.source : graph.target)[arc] < graph.npus && delays[arc] != kNoTime)
                crossings.push_back({ delays[arc], graph.time[arc] });
        }
        if (const std::uint64_t time = timeToCarry(crossings, calls); time != kNoTime)
            longest = std::max(longest, time);
    }
    return longest;
}

PricedBound boundSums(const LinkGraph& graph, const Demands& sums, const Watch& watch)
{
    if (graph.arcs() == 0 || sums.takers.items.empty())
        return {};
    SumPrices prices(graph, sums);
    PricedBound bound = prices.bound(watch);
    bound.time = std::max(bound.time, boundCalls(graph, sums.givers.items, sums.takers.items, prices.calls()));
    return bound;
}

} // namespace weft::synthesis
