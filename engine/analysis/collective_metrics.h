// SPDX-License-Identifier: GPL-3.0-or-later
// What a collective achieved: its time, algorithm bandwidth and bus bandwidth as nccl-tests define them
// (PERFORMANCE.md of nccl-tests). Pure functions over the records of an immutable Run; any thread.
#pragma once

#include "engine/core/units.h"
#include "engine/simulation/model/run.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace weft::analysis {

// Two sizes are in use and both are stated. `commSize` is Chakra's comm_size: of an all-gather the shard that
// each rank gives, else the full buffer. `ncclSize` is what nccl-tests prints: of an all-gather shard × members.
struct CollectiveFigures {
    std::uint64_t commSize = 0; // bytes
    std::uint64_t ncclSize = 0; // bytes; the largest 64-bit number where the product does not fit
    double busFactor = 1;
    bool complete = false; // it started, and ended no earlier than it started
    Time duration; // first issue to last completion; 0 where not complete
    // ncclSize ÷ duration, and that × busFactor. Absent: not complete, no duration, or a barrier.
    std::optional<Bandwidth> algorithmBandwidth;
    std::optional<Bandwidth> busBandwidth;
};

// Whether each member gives or gets a part of the buffer: nccl-tests round its size, and count a part.
[[nodiscard]] bool isDivided(trace::CollectiveType type);
// all-reduce 2(n−1)/n; all-gather, reduce-scatter, all-to-all, gather, scatter (n−1)/n; broadcast, reduce 1.
[[nodiscard]] double busFactor(trace::CollectiveType type, std::uint32_t members);
[[nodiscard]] std::uint64_t ncclSize(trace::CollectiveType type, std::uint64_t commSize, std::uint32_t members);

[[nodiscard]] CollectiveFigures collectiveFigures(const simulation::CollectiveRecord& record);

// Collectives of the run by their time, the longest first; of equal ones, and of those that did not end, as they are
// recorded. All, or the first `most`.
[[nodiscard]] std::vector<std::uint32_t> longestCollectives(const simulation::Run& run, std::size_t most = SIZE_MAX);

} // namespace weft::analysis
