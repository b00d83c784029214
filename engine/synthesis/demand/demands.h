// SPDX-License-Identifier: GPL-3.0-or-later
// What a collective without sums asks of a fabric: chunks, each held by some NPUs and wanted by others. Everybody else
// may relay. Patterns that sum are the reversal of one of these on the reversed graph. A value; any thread.
#pragma once

#include "engine/collective/model/pattern.h"
#include "engine/synthesis/graph/link_graph.h"

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

// Of a checked pattern whose ranks are the NPUs. A pattern that sums gives the demands of its reversal; all-reduce is
// two patterns, not one. Errors: Unsupported (all-reduce; a custom pattern that sums), Missing (a custom pattern that
// wants a chunk that nobody holds).
[[nodiscard]] Result<Demands> demandsOf(const collective::Pattern& pattern);

} // namespace weft::synthesis
