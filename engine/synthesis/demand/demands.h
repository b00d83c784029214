// SPDX-License-Identifier: GPL-3.0-or-later
// What a collective without sums asks of a fabric: chunks, each held by some NPUs and wanted by others. Everybody else
// may relay. Patterns that sum are the reversal of one of these on the reversed graph. A value; any thread.
#pragma once

#include "engine/collective/model/pattern.h"
#include "engine/synthesis/graph/link_graph.h"

#include <optional>
#include <span>
#include <vector>

namespace weft::synthesis {

// Chunk ids are the Pattern's. Both lists are CSR over chunks, ascending within a chunk.
struct Demands {
    std::vector<std::uint32_t> originStart { 0 };
    std::vector<std::uint32_t> origins;
    std::vector<std::uint32_t> destinationStart { 0 };
    std::vector<std::uint32_t> destinations; // without those that hold the chunk from the start

    [[nodiscard]] std::uint32_t chunks() const { return static_cast<std::uint32_t>(originStart.size()) - 1; }
    [[nodiscard]] std::span<const std::uint32_t> originsOf(std::uint32_t chunk) const
    {
        return std::span(origins).subspan(originStart[chunk], originStart[chunk + 1] - originStart[chunk]);
    }
    [[nodiscard]] std::span<const std::uint32_t> destinationsOf(std::uint32_t chunk) const
    {
        return std::span(destinations)
            .subspan(destinationStart[chunk], destinationStart[chunk + 1] - destinationStart[chunk]);
    }
    // No chunk is wanted by more than one NPU: it needs a path, not a tree.
    [[nodiscard]] bool isPointToPoint() const;
};

// Patterns that sum at one rank: the reversal of an all-gather (reduce-scatter) or of a broadcast (reduce).
[[nodiscard]] bool isReversed(collective::PatternKind kind);

// What any collective asks, with sums: some NPUs give a part of each chunk and some take what all parts together make.
// Where that is summed up is open. All-reduce, reduce-scatter and rooted sums are cases of it, and so is what only
// copies: of such a chunk every giver has the whole, and any one will do.
struct SumDemands {
    std::vector<std::uint32_t> giverStart { 0 };
    std::vector<std::uint32_t> givers;
    std::vector<std::uint32_t> takerStart { 0 };
    std::vector<std::uint32_t> takers; // of a sum, givers may be among them; of a copy, they are not
    std::vector<bool> isSum; // by chunk

    [[nodiscard]] std::uint32_t chunks() const { return static_cast<std::uint32_t>(isSum.size()); }
    [[nodiscard]] std::span<const std::uint32_t> giversOf(std::uint32_t chunk) const
    {
        return std::span(givers).subspan(giverStart[chunk], giverStart[chunk + 1] - giverStart[chunk]);
    }
    [[nodiscard]] std::span<const std::uint32_t> takersOf(std::uint32_t chunk) const
    {
        return std::span(takers).subspan(takerStart[chunk], takerStart[chunk + 1] - takerStart[chunk]);
    }
    // Chunk after chunk; both in any order.
    void add(std::vector<std::uint32_t> from, std::vector<std::uint32_t> to, bool sums);
};

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
