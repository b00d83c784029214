// SPDX-License-Identifier: GPL-3.0-or-later
// What a collective without sums asks of a fabric: chunks, each held by some NPUs and wanted by others. Everybody else
// may relay. Patterns that sum are the reversal of one of these on the reversed graph. A value; any thread.
#pragma once

#include "engine/collective/model/pattern.h"
#include "engine/synthesis/graph/link_graph.h"

#include <optional>

namespace weft::synthesis {

// Chunk ids are the Pattern's. Both are by chunk, ascending.
struct Demands {
    Groups<> origins;
    Groups<> destinations; // without those that hold the chunk from the start

    [[nodiscard]] std::uint32_t chunks() const { return static_cast<std::uint32_t>(origins.size()); }
    [[nodiscard]] std::span<const std::uint32_t> originsOf(std::uint32_t chunk) const { return origins[chunk]; }
    [[nodiscard]] std::span<const std::uint32_t> destinationsOf(std::uint32_t chunk) const
    {
        return destinations[chunk];
    }
    // Chunk after chunk: who has it, and all who want it, each ascending.
    void add(std::span<const std::uint32_t> from, std::span<const std::uint32_t> to);
    // No chunk is wanted by more than one NPU: it needs a path, not a tree.
    [[nodiscard]] bool isPointToPoint() const;
};

// Patterns that sum at one rank: the reversal of an all-gather (reduce-scatter) or of a broadcast (reduce).
[[nodiscard]] bool isReversed(collective::PatternKind kind);

// What any collective asks, with sums: some NPUs give a part of each chunk and some take what all parts together make.
// Where that is summed up is open. All-reduce, reduce-scatter and rooted sums are cases of it, and so is what only
// copies: of such a chunk every giver has the whole, and any one will do.
struct SumDemands {
    Groups<> givers;
    Groups<> takers; // of a sum, givers may be among them; of a copy, they are not
    std::vector<bool> isSum; // by chunk

    [[nodiscard]] std::uint32_t chunks() const { return static_cast<std::uint32_t>(isSum.size()); }
    [[nodiscard]] std::span<const std::uint32_t> giversOf(std::uint32_t chunk) const { return givers[chunk]; }
    [[nodiscard]] std::span<const std::uint32_t> takersOf(std::uint32_t chunk) const { return takers[chunk]; }
    // Chunk after chunk; both in any order.
    void add(std::vector<std::uint32_t> from, std::vector<std::uint32_t> to, bool sums);
};

// Who takes part, by place.
[[nodiscard]] std::vector<std::uint32_t> membersOf(const collective::Pattern& pattern);

// Of a checked pattern of any kind whose ranks are the NPUs. Errors, for a custom pattern, with the chunk: Missing (no
// parts make what is wanted), Unsupported (it is wanted as different sums, or parts overlap).
[[nodiscard]] Result<SumDemands> sumsOf(const collective::Pattern& pattern);

// All who hold or want a chunk give to it and take it: an all-reduce, from one of its halves.
[[nodiscard]] SumDemands sharedSums(const Demands& copied);

// Those of a pattern in which nothing is summed; nothing if something is.
[[nodiscard]] std::optional<Demands> asCopies(const SumDemands& sums);

// Of the reversal of a pattern in which all is summed, and each sum for one taker; nothing otherwise.
[[nodiscard]] std::optional<Demands> asReversed(const SumDemands& sums);

// Of a checked pattern whose ranks are the NPUs. A pattern that sums gives the demands of its reversal; all-reduce is
// two patterns, not one. Errors: Unsupported (all-reduce; a custom pattern that sums), and those of sumsOf().
[[nodiscard]] Result<Demands> demandsOf(const collective::Pattern& pattern);

} // namespace weft::synthesis
