// SPDX-License-Identifier: GPL-3.0-or-later
// Lower bounds for collectives on a fabric, with the cut that proves them. The cost model is that of planned schedules:
// a link carries one chunk at a time and is occupied for ⌊α + bytes/β⌋ ns by each (LinkGraph::time), nodes store and
// forward, chunks are not merged. No schedule of that model is shorter, so that bound / achieved never exceeds 1.
// Pure functions; any thread.
#pragma once

#include "engine/collective/model/pattern.h"
#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/topology/fabric.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace weft::synthesis {

enum class BoundKind : std::uint8_t {
    Exact, // `cut` is the largest over all cuts, and for large messages it can be reached
    Cuts, // the largest of the cuts and counts that were looked at
};

// "exact", "cuts".
[[nodiscard]] std::string_view toString(BoundKind kind);

// Some nodes, the links that lead to them from all others, and the chunks that have to take these links; with `leaving`
// the links lead out of the nodes instead. Links between more than two parts have nothing inside.
struct TightCut {
    std::vector<LinkId> links; // ascending
    std::vector<NodeId> inside; // ascending; empty unless parts is 2
    std::uint32_t parts = 2; // that the links lie between; more: an all-reduce, or all links of an all-to-all
    bool leaving = false;
    Bandwidth bandwidth; // of the links together
    std::uint64_t chunks = 0;
    Time time; // for whole chunks over these links; where nothing says more, until a schedule can end after that
};

struct Bound {
    Time time; // no schedule takes less: the largest of those below, and when a chain of links can end after that
    BoundKind kind = BoundKind::Cuts;
    Time diameter; // of one chunk on the longest of the quickest ways that the pattern needs
    Time cut; // whole chunks over the tightest cut, singletons among them
    Time tail; // a cut together with what is left to do behind it after the last wave
    Time growth; // broadcast and reduce: until there are enough who have a chunk to send it on (boundGrowth())
    Time capacity; // everything that the pattern needs, spread over all links that can carry it
    // All-reduce: no reduce-scatter that ends before an all-gather begins is shorter, though halves that overlap and
    // other ways may be. Nothing where the chunks cannot be shared out to the members.
    std::optional<Time> composition;
    struct Halves { // that it adds up
        Time scatter;
        Time gather;
    };
    Halves halves;
    TightCut tight; // what limits: the cut of `cut`, or the links of `capacity`
    Sentence limitedBy;
};

// `chunk` is the size of one chunk; their number is the pattern's. The pattern's ranks are the fabric's NPUs; ranks
// that are no members relay, where they forward. An NPU that does not forward sends what it holds or wants only.
// All-gather, reduce-scatter and the rooted patterns: one maximum flow a sink, or one where the fabric looks the same
// from all. All-reduce: the same from and to several roots, and one a node among all partitions. All-to-all: the
// cheapest ways between all members, and sweeps; custom patterns: sweeps. Beyond a fixed amount of work the rest is
// left out, and the bound is of kind Cuts: the result does not depend on the machine. Bound::composition is left out
// unless `composes`.
// Errors: those of Pattern::check(), Mismatched (ranks and NPUs), Unreachable (a chunk has no way; names the NPUs),
// Missing and Unsupported (a custom pattern, as demandsOf() says), TooLarge (longer than 146 years), Cancelled.
[[nodiscard]] Result<Bound> lowerBound(const topology::Fabric& fabric, const collective::Pattern& pattern, Bytes chunk,
    const Watch& watch, bool composes = true);

} // namespace weft::synthesis
