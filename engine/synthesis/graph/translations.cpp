// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/graph/translations.h"

#include <algorithm>
#include <numeric>

namespace weft::synthesis {

namespace {

constexpr std::uint32_t kUnreached = 0xFFFFFFFFU;

struct Leaving {
    std::uint32_t target = 0;
    std::uint64_t time = 0;
    std::uint32_t arc = 0;
    auto operator<=>(const Leaving&) const = default;
};

bool sameEnd(const Leaving& a, const Leaving& b)
{
    return a.target == b.target && a.time == b.time;
}

// The links out of `node`, their targets moved by `move`.
template <class Move>
void leavingMoved(const LinkGraph& graph, std::uint32_t node, Move&& move, std::vector<Leaving>& leaving)
{
    leaving.clear();
    for (const std::uint32_t arc : graph.out(node))
        leaving.push_back({ move(graph.target[arc]), graph.time[arc], arc });
    std::ranges::sort(leaving);
}

// Adding one to the digit of weight `stride` and radix `radix`. Most candidates fail at the first few nodes.
bool digitMovesFabricOntoItself(const LinkGraph& graph, std::uint32_t stride, std::uint32_t radix)
{
    const auto next = [&](std::uint32_t node) {
        return node / stride % radix + 1 < radix ? node + stride : node - stride * (radix - 1);
    };
    const auto stay = [](std::uint32_t node) { return node; };
    std::vector<Leaving> moved;
    std::vector<Leaving> there;
    for (std::uint32_t node = 0; node < graph.npus; ++node) {
        leavingMoved(graph, node, next, moved);
        leavingMoved(graph, next(node), stay, there);
        if (!std::ranges::equal(moved, there, sameEnd))
            return false;
    }
    return true;
}

// Radices of a chain of divisors 1 | s1 | s1·s2 | … | N in which every step is a symmetry or, if that may be, is kept:
// the chain that keeps least, and of those the shortest. None without a chain.
Moves shortestMoves(const LinkGraph& graph, bool mayKeep)
{
    const std::uint32_t n = graph.npus;
    if (digitMovesFabricOntoItself(graph, 1, n))
        return { { { n } }, { false } };
    std::vector<std::uint32_t> divisors;
    for (std::uint32_t d = 1; d <= n; ++d) {
        if (n % d == 0)
            divisors.push_back(d);
    }
    struct Chain {
        std::pair<std::uint32_t, std::uint32_t> cost { kUnreached, 0 }; // product of what is kept, digits
        std::size_t from = 0;
        bool keeps = false; // its last digit
    };
    std::vector<Chain> chains(divisors.size());
    chains[0].cost = { 1, 0 };
    for (std::size_t to = 1; to < divisors.size(); ++to) {
        Chain& chain = chains[to];
        for (std::size_t from = 0; from < to; ++from) {
            const auto [kept, digits] = chains[from].cost;
            const std::uint32_t radix = divisors[to] / divisors[from];
            if (divisors[to] % divisors[from] != 0 || kept == kUnreached)
                continue;
            if (const std::pair cost(kept, digits + 1);
                cost < chain.cost && digitMovesFabricOntoItself(graph, divisors[from], radix))
                chain = { cost, from, false };
            if (const std::pair cost(kept * radix, digits + 1); mayKeep && cost < chain.cost)
                chain = { cost, from, true };
        }
    }
    Moves moves;
    if (chains.back().cost.first == kUnreached)
        return moves;
    for (std::size_t at = divisors.size() - 1; at > 0; at = chains[at].from) {
        moves.radices.push_back(divisors[at] / divisors[chains[at].from]);
        moves.isKept.push_back(chains[at].keeps);
    }
    std::ranges::reverse(moves.radices);
    std::reverse(moves.isKept.begin(), moves.isKept.end());
    return moves;
}

} // namespace

void Digits::moveAll(std::uint32_t by, std::span<std::uint32_t> moved) const
{
    moved[0] = 0;
    std::uint32_t weight = 1;
    for (const std::uint32_t radix : radices) {
        // The table of the digits below is repeated for every value of this digit, the last copy first: it is a source.
        const std::uint32_t shift = by % radix;
        by /= radix;
        for (std::uint32_t digit = radix; digit-- > 0;) {
            const std::uint32_t offset = weight * ((digit + shift) % radix);
            for (std::uint32_t below = 0; below < weight; ++below)
                moved[digit * weight + below] = moved[below] + offset;
        }
        weight *= radix;
    }
}

Moves findMoves(const LinkGraph& graph)
{
    return shortestMoves(graph, true);
}

std::optional<Translations> findTranslations(const LinkGraph& graph)
{
    if (graph.npus < 2 || graph.nodes != graph.npus || graph.arcs() == 0 || graph.arcs() % graph.npus != 0)
        return std::nullopt;
    Translations found;
    found.radices = shortestMoves(graph, false).radices;
    if (found.radices.empty())
        return std::nullopt;

    std::vector<Leaving> fromZero;
    leavingMoved(
        graph, 0, [](std::uint32_t node) { return node; }, fromZero);
    for (const Leaving& link : fromZero)
        found.classes.push_back({ link.target, link.time });
    found.arcs.resize(graph.arcs());
    std::vector<Leaving> leaving;
    for (std::uint32_t node = 0; node < graph.npus; ++node) {
        leavingMoved(
            graph, node, [&](std::uint32_t target) { return found.subtract(target, node); }, leaving);
        if (!std::ranges::equal(leaving, fromZero, sameEnd))
            return std::nullopt;
        for (std::size_t c = 0; c < leaving.size(); ++c)
            found.arcs[c * graph.npus + graph.target[leaving[c].arc]] = leaving[c].arc;
    }
    return found;
}

bool areTranslations(const LinkGraph& graph, const Translations& translations)
{
    if (graph.nodes != graph.npus || translations.npus() != graph.npus || translations.classes.empty()
        || translations.arcs.size() != graph.arcs() || translations.classes.size() * graph.npus != graph.arcs())
        return false;
    std::vector<bool> seen(graph.arcs(), false);
    for (std::uint32_t c = 0; c < translations.classes.size(); ++c) {
        for (std::uint32_t node = 0; node < graph.npus; ++node) {
            const std::uint32_t arc = translations.arc(c, node);
            if (arc >= graph.arcs() || seen[arc] || graph.target[arc] != node
                || graph.time[arc] != translations.classes[c].time
                || translations.add(graph.source[arc], translations.classes[c].step) != node)
                return false;
            seen[arc] = true;
        }
    }
    return true;
}

} // namespace weft::synthesis
