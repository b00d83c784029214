// SPDX-License-Identifier: GPL-3.0-or-later
// The bins of a run's link utilization, as far as the run reached. A value; it reads an immutable Run.
#pragma once

#include "engine/core/result.h"
#include "engine/simulation/model/run.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace weft::analysis {

struct BinGrid {
    std::uint64_t width = 0; // ns
    std::size_t bins = 0; // that begin before the makespan
    std::size_t stride = 0; // cells of one link
    std::uint64_t makespan = 0;

    [[nodiscard]] std::uint64_t begin(std::size_t bin) const { return bin * width; }
    [[nodiscard]] std::uint64_t end(std::size_t bin) const { return std::min((bin + 1) * width, makespan); }
    // One entry a bin, ns.
    [[nodiscard]] const std::uint64_t* busy(const simulation::Run& run, std::size_t link) const
    {
        return run.bins.busyNs.data() + link * stride;
    }
    // 0..1; the last bin ends at the makespan.
    [[nodiscard]] double use(const simulation::Run& run, std::size_t link, std::size_t bin) const
    {
        return std::min(1.0, static_cast<double>(busy(run, link)[bin]) / static_cast<double>(end(bin) - begin(bin)));
    }
    // Busy ns of [from, to), which must end by the makespan; a bin that it cuts counts in proportion.
    [[nodiscard]] double busyWithin(const simulation::Run& run, std::size_t link, Time from, Time to) const;
};

// Errors: Missing where the run has no bins.
[[nodiscard]] Result<BinGrid> binGrid(const simulation::Run& run);

} // namespace weft::analysis
