// SPDX-License-Identifier: GPL-3.0-or-later
// A schedule of equal steps in a file (".wsteps"), byte by byte, and the sums that find damage: what the writer and the
// readers of step_file.h share. Values and pure functions; any thread.
//
// Numbers are in the byte order of the machine. The file is one part, or two: the reduce-scatter and the all-gather of
// an all-reduce. A part is a head, records, and an end:
//   head    "WEFTSTEP", then as 32 bits 0x01020304, the version 2, NPUs, chunks per NPU, links, and bytes per entry (2,
//           or 4 from 65,535 chunks on), then as 64 bits the length of a step in ns, the fingerprint of the links that
//           it was made for, the bytes of a chunk, and what the part is:
//             1  an all-gather
//             2  an all-gather over the links turned round, to be carried out backwards in time: a reduce-scatter
//             3  an all-gather that also stands for a reduce-scatter over each link's opposite, before it
//             4  an all-reduce whose sums and copies run at once: two rows for each step, of what adds and of what
//             copies
//           and the sum of all this.
//   record  two 32-bit numbers, its kind and a count, the sum of the record as 64 bits, and what it announces:
//             1, n   a window: n links (32 bits each) that the following rows are about; links are working links, as
//                    LinkGraph counts them
//             2, n   a row, one step: for each link of the window the lower 16 bits of the chunk that it carries, all
//                    ones for none; with 4 bytes per entry the upper 16 bits of all of them after that
//             3, 4   the end: steps, transfers, the duration in ns and the fingerprint of the steps, 64 bits each
// A sum depends on the place of its record among those of the part, so that none can be lost, doubled or exchanged.
#pragma once

#include "engine/core/fingerprint.h"
#include "engine/core/units.h"
#include "engine/io/foreign_file.h"
#include "engine/synthesis/plan/link_schedule.h"

#include <algorithm>
#include <array>

namespace weft::synthesis {

enum class StepPart : std::uint64_t { Gather = 1, Scatter = 2, Both = 3, Joint = 4 };

namespace step_format {

inline constexpr std::array<char, 8> kMagic = [] {
    std::array<char, 8> magic {};
    std::ranges::copy(io::kStepFileMagic, magic.begin());
    return magic;
}();
inline constexpr std::uint32_t kOrder = 0x01020304;
inline constexpr std::uint32_t kVersion = 2;
inline constexpr std::uint32_t kWindow = 1;
inline constexpr std::uint32_t kRow = 2;
inline constexpr std::uint32_t kEnd = 3;
inline constexpr std::uint32_t kEndWords = 4;

struct Head {
    std::array<char, 8> magic = kMagic;
    std::uint32_t order = kOrder;
    std::uint32_t version = kVersion;
    std::uint32_t npus = 0;
    std::uint32_t chunksPerNpu = 0;
    std::uint32_t arcs = 0;
    std::uint32_t entryBytes = 0;
    std::uint64_t stepNs = 0;
    std::uint64_t links = 0;
    std::uint64_t chunkBytes = 0;
    std::uint64_t part = 0;
    std::uint64_t sum = 0;
};
static_assert(sizeof(Head) == 72);

struct Record {
    std::uint32_t kind = 0;
    std::uint32_t count = 0;
    std::uint64_t sum = 0;
};
static_assert(sizeof(Record) == 16);

struct End {
    std::uint64_t steps = 0;
    std::uint64_t transfers = 0;
    std::uint64_t durationNs = 0;
    std::uint64_t print = 0; // StepPrint
};
static_assert(sizeof(End) == 32);

[[nodiscard]] std::uint64_t sumOf(const Head& head);
// `place`: of the record in its part, from 0.
[[nodiscard]] std::uint64_t sumOfWindow(std::uint64_t place, std::span<const std::uint32_t> arcs);
[[nodiscard]] std::uint64_t sumOfRow(std::uint64_t place, std::size_t size, const StepPrint::RowSums& sums);
[[nodiscard]] std::uint64_t sumOfEnd(std::uint64_t place, const End& end);

// Of nodes, and the ends and times of all links.
[[nodiscard]] std::uint64_t fingerprintOf(const LinkGraph& graph);

} // namespace step_format
} // namespace weft::synthesis
