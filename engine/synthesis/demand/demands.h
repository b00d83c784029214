// SPDX-License-Identifier: GPL-3.0-or-later
// What a collective asks of a fabric: chunks, each held by some NPUs, whole or in parts, and wanted by others.
// Everybody else may relay. A value; any thread.
#pragma once

#include "engine/collective/model/pattern.h"
#include "engine/synthesis/graph/link_graph.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>

namespace weft::synthesis {

// Of a copied chunk every giver has the whole, and any one will do. Of a summed one every giver has a part, and takers
// want what all parts together make; where that is summed up is open. All-reduce, reduce-scatter and rooted sums are
// cases of it. Chunk ids are the Pattern's; givers and takers are by chunk, ascending.
struct Demands {
    Groups<> givers;
    Groups<> takers; // of a sum, givers may be among them; of a copy, they are not
    std::vector<bool> sums; // by chunk, up to the last that is summed

    [[nodiscard]] std::uint32_t chunks() const { return static_cast<std::uint32_t>(givers.size()); }
    [[nodiscard]] std::span<const std::uint32_t> giversOf(std::uint32_t chunk) const { return givers[chunk]; }
    [[nodiscard]] std::span<const std::uint32_t> takersOf(std::uint32_t chunk) const { return takers[chunk]; }
    [[nodiscard]] bool isEnd(std::uint32_t chunk, std::uint32_t npu) const // who gives or takes
    {
        return std::ranges::binary_search(givers[chunk], npu) || std::ranges::binary_search(takers[chunk], npu);
    }
    [[nodiscard]] bool isSum(std::uint32_t chunk) const { return chunk < sums.size() && sums[chunk]; }
    [[nodiscard]] bool hasSums() const { return !sums.empty(); }
    // Chunk after chunk: who has it, and all who want it, each ascending.
    void add(std::span<const std::uint32_t> from, std::span<const std::uint32_t> to)
    {
        givers.add(from);
        std::vector<std::uint32_t> lacking;
        std::ranges::set_difference(to, from, std::back_inserter(lacking));
        takers.add(lacking);
    }
    // A sum of one part is a copy.
    void addSum(std::span<const std::uint32_t> from, std::span<const std::uint32_t> to)
    {
        if (from.size() < 2) {
            add(from, to);
            return;
        }
        givers.add(from);
        takers.add(to);
        sums.resize(chunks());
        sums.back() = true;
    }
    // No chunk is wanted by more than one NPU: it needs a path, not a tree.
    [[nodiscard]] bool isPointToPoint() const
    {
        const auto goesToOne = [this](std::uint32_t chunk) { return takersOf(chunk).size() < 2; };
        return std::ranges::all_of(numbersBelow(chunks()), goesToOne);
    }
};

// Patterns that sum at one rank: the reversal of an all-gather (reduce-scatter) or of a broadcast (reduce).
[[nodiscard]] bool isReversed(collective::PatternKind kind);

// Who takes part, by place.
[[nodiscard]] std::vector<std::uint32_t> membersOf(const collective::Pattern& pattern);

// Who gives to a chunk or takes it, ascending.
[[nodiscard]] std::vector<std::uint32_t> membersOf(const Demands& demands, std::uint32_t chunk);

// Of a checked pattern of any kind whose ranks are the NPUs. Errors, for a custom pattern, with the chunk: Missing (no
// parts make what is wanted), Unsupported (it is wanted as different sums, or parts overlap).
[[nodiscard]] Result<Demands> demandsOf(const collective::Pattern& pattern);

// The same where copies alone tell it: a pattern that sums gives the demands of its reversal. All-reduce is two
// patterns, not one. Errors: Unsupported (all-reduce; a custom pattern that sums), and those of demandsOf().
[[nodiscard]] Result<Demands> copiesOf(const collective::Pattern& pattern);

// Of the reversal of a pattern in which all is summed, and each sum for one taker; nothing otherwise.
[[nodiscard]] std::optional<Demands> reversedCopies(const Demands& demands);

// Chunks that go from the same NPUs to the same, in the same way.
struct AlikeChunks {
    std::vector<std::uint32_t> givers;
    std::vector<std::uint32_t> takers;
    bool isSum = false;
    std::uint64_t chunks = 0;

    enum End : std::uint8_t { Gives = 1, Takes = 2 };
    // visit(NPU, end) of all givers, then all takers.
    void eachEnd(const auto& visit) const
    {
        for (const std::uint32_t npu : givers)
            visit(npu, Gives);
        for (const std::uint32_t npu : takers)
            visit(npu, Takes);
    }
};

// All who give some of them, and all who take some, each ascending.
[[nodiscard]] std::array<std::vector<std::uint32_t>, 2> allEndsOf(std::span<const AlikeChunks> all);

// In the order of their NPUs; without those that nobody gives or takes.
[[nodiscard]] std::vector<AlikeChunks> alikeOf(const Demands& demands);

// All who hold or want a chunk give to it and take it: an all-reduce, from one of its halves.
[[nodiscard]] Demands sharedSums(const Demands& copied);

// What constructors say.
[[nodiscard]] inline Error stoppedSynthesis()
{
    return errorOf(ErrorCode::Cancelled, say("the synthesis was stopped"));
}
[[nodiscard]] inline Error notAllReached(const Demands& demands, std::uint32_t chunk)
{
    return errorOf(ErrorCode::Unreachable,
        say("not every NPU that wants chunk %1 can be reached from NPU %2", chunk, demands.giversOf(chunk).front()));
}

} // namespace weft::synthesis
