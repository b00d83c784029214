// SPDX-License-Identifier: GPL-3.0-or-later
// The columns of a Run in the order in which they stand in a run file, each with its tag. The one list serves the
// writer and the reader. Internal to the room.
#pragma once

#include "engine/simulation/model/run.h"

#include <cstdint>

namespace weft::project {

// Columns as they lie in memory must have no padding, so that the same run gives the same bytes.
static_assert(sizeof(simulation::RankMetrics) == 7 * 8);
static_assert(sizeof(simulation::CollectiveRecord) == 48);
static_assert(sizeof(simulation::LinkTotals) == 24);
static_assert(sizeof(simulation::PairTraffic) == 24);

// Calls visit(tag, column) for each. `Run` may be const.
template <class Run, class Visit> void visitColumns(Run& run, Visit&& visit)
{
    visit(10U, run.ranks);
    visit(11U, run.collectives);
    visit(12U, run.links);
    visit(13U, run.bins.busyNs);
    visit(14U, run.pairs);
    visit(20U, run.operations.rank);
    visit(21U, run.operations.op);
    visit(22U, run.operations.kind);
    visit(23U, run.operations.start);
    visit(24U, run.operations.end);
    visit(25U, run.operations.collective);
    visit(26U, run.operations.released);
    visit(27U, run.operations.completedBy);
    visit(30U, run.messagesLog.source);
    visit(31U, run.messagesLog.destination);
    visit(32U, run.messagesLog.bytes);
    visit(33U, run.messagesLog.start);
    visit(34U, run.messagesLog.end);
    visit(35U, run.messagesLog.collective);
    visit(36U, run.messagesLog.chunk);
    visit(37U, run.messagesLog.released);
    visit(38U, run.messagesLog.linkWait);
    visit(39U, run.messagesLog.linkHolder);
    visit(40U, run.linkIntervals.link);
    visit(41U, run.linkIntervals.start);
    visit(42U, run.linkIntervals.end);
    visit(43U, run.linkIntervals.message);
}

// The first two blocks.
inline constexpr std::uint32_t kScalarsTag = 1;
inline constexpr std::uint32_t kFabricTag = 2;
inline constexpr std::uint32_t kRunFileVersion = 1;
inline constexpr char kRunMagic[] = "WEFTRUN\n"; // eight bytes and the end

struct BlockHeader {
    std::uint32_t tag = 0;
    std::uint32_t entryBytes = 0;
    std::uint64_t entries = 0;
    std::uint32_t checksum = 0; // CRC-32 of the entries
    std::uint32_t zero = 0;
};
static_assert(sizeof(BlockHeader) == 24);

// Releases have padding in memory; on disk one is eight bytes: kind, three zeros, index.
struct PackedRelease {
    std::uint32_t kind = 0;
    std::uint32_t index = 0;
};

} // namespace weft::project
