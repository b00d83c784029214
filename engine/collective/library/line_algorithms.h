// SPDX-License-Identifier: GPL-3.0-or-later
// Reduce-scatter and all-gather along a line of ranks, in the three classic ways. blocks[i] are the chunks that
// line[i] has (all-gather) or keeps (reduce-scatter) in the end; they do not overlap. Used by the algorithms of the
// library; one thread.
#pragma once

#include "engine/collective/library/workspace.h"

namespace weft::collective {

enum class LineStyle : std::uint8_t {
    Ring, // size - 1 rounds with the neighbours
    Direct, // everybody with everybody, in one round
    HalvingDoubling, // log2(size) rounds with a partner at half, a quarter … of the distance; powers of two only
};

using Line = std::span<const Rank>;

enum class LineHalf : std::uint8_t { ReduceScatter, AllGather };
void exchange(Workspace& workspace, LineStyle style, Line line, std::span<const Runs> blocks, std::uint32_t channel,
    LineHalf half);

} // namespace weft::collective
