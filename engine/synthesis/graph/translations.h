// SPDX-License-Identifier: GPL-3.0-or-later
// Fabrics that look the same from every NPU: tori, rings, hypercubes, fully connected groups and their products. Ids
// count in mixed radix, and adding a vector digit by digit moves the fabric onto itself. Values; any thread.
#pragma once

#include "engine/synthesis/graph/link_graph.h"

#include <functional>
#include <numeric>
#include <optional>
#include <span>
#include <vector>

namespace weft::synthesis {

// Ids in mixed radix.
struct Digits {
    std::vector<std::uint32_t> radices; // digit 0 varies fastest; their product is the number of NPUs
    bool operator==(const Digits&) const = default;

    [[nodiscard]] std::uint32_t npus() const
    {
        return std::accumulate(radices.begin(), radices.end(), 1U, std::multiplies<>());
    }
    // Digit by digit, modulo the radices.
    [[nodiscard]] std::uint32_t add(std::uint32_t a, std::uint32_t b) const
    {
        return digitwise(a, b, [](std::uint32_t x, std::uint32_t y, std::uint32_t) { return x + y; });
    }
    [[nodiscard]] std::uint32_t subtract(std::uint32_t a, std::uint32_t b) const
    {
        return digitwise(a, b, [](std::uint32_t x, std::uint32_t y, std::uint32_t radix) { return x + radix - y; });
    }
    // moved[x] = x + by for all x; a fast loop.
    void moveAll(std::uint32_t by, std::span<std::uint32_t> moved) const;

private:
    // combine(a, b, radix) modulo the radix.
    template <class Combine>
    [[nodiscard]] std::uint32_t digitwise(std::uint32_t a, std::uint32_t b, Combine combine) const
    {
        std::uint32_t result = 0;
        std::uint32_t weight = 1;
        for (const std::uint32_t radix : radices) {
            result += weight * (combine(a % radix, b % radix, radix) % radix);
            a /= radix;
            b /= radix;
            weight *= radix;
        }
        return result;
    }
};

// Moves of a fabric onto itself that change some digits and keep the others. NPUs that differ in those that move alone
// look the same.
struct Moves : Digits {
    std::vector<bool> isKept; // by digit
};

struct Translations : Digits {
    // A class of links: all x → x + step, which take the same time. Parallel links are classes of their own.
    struct LinkClass {
        std::uint32_t step = 0; // as an id, digit by digit
        std::uint64_t time = 0; // ns
        bool operator==(const LinkClass&) const = default;
    };
    std::vector<LinkClass> classes;
    std::vector<std::uint32_t> arcs; // classes × NPUs: the arc of the class that arrives at the NPU
    bool operator==(const Translations&) const = default;

    [[nodiscard]] std::uint32_t arc(std::uint32_t linkClass, std::uint32_t arrival) const
    {
        return arcs[linkClass * (arcs.size() / classes.size()) + arrival];
    }
};

// The moves that keep least, found from the links between NPUs alone: each step of a candidate chain of divisors is
// tested against every arc. Of several those with the fewest digits.
[[nodiscard]] Moves findMoves(const LinkGraph& graph);

// Moves that keep nothing. Nothing for a fabric with switches, or one on which no product of cyclic groups acts that
// way on its ids.
[[nodiscard]] std::optional<Translations> findTranslations(const LinkGraph& graph);

// Whether the translations do map the graph onto itself, arc by arc: for whoever has not made them.
[[nodiscard]] bool areTranslations(const LinkGraph& graph, const Translations& translations);

} // namespace weft::synthesis
