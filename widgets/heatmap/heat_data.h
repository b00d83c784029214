// SPDX-License-Identifier: GPL-3.0-or-later
// How busy each link was in each bin of time, in 256 steps, and in which order links are shown. Built from a run on a
// worker, immutable afterwards, read by any thread. Memory: a byte a bin and 16 bytes a link.
#pragma once

#include "engine/core/progress.h"
#include "widgets/base/shared/run_view.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace weft::widgets {

struct HeatData {
    std::uint32_t links = 0;
    std::uint32_t bins = 0; // those that the run reached
    std::int64_t binWidth = 0; // ns
    std::int64_t length = 0; // ns; where the last bin ends
    std::vector<std::uint8_t> busy; // links × bins, row-major by link; 255: busy all the time
    std::vector<float> mean; // by link, 0..1, over the run
    std::vector<float> most; // by link, 0..1: of its busiest bin
    std::vector<std::uint32_t> dimension; // by link; analysis::kNoDimension where none

    [[nodiscard]] std::span<const std::uint8_t> row(std::uint32_t link) const
    {
        return std::span(busy).subspan(std::size_t { link } * bins, bins);
    }
};

using HeatDataPtr = std::shared_ptr<const HeatData>;

// Null if the run has no bins (level summary, or `unaware`) or it was stopped. O(links × bins).
[[nodiscard]] HeatDataPtr buildHeat(const RunView& view, const Watch& watch = {});

enum class HeatSort { Mean, Most, Dimension, Id };
enum class HeatPool { Max, Mean, P95 };

// What several rows become where they share a line. `values` is reordered. P95: the least value that at least 95 of
// 100 do not exceed.
[[nodiscard]] std::uint8_t pool(std::span<std::uint8_t> values, HeatPool how);

struct HeatGroup {
    std::uint32_t dimension = 0; // or kNoDimension; meaningless where links are not grouped
    std::uint32_t first = 0; // into HeatOrder::links
    std::uint32_t count = 0;
};

struct HeatOrder {
    std::vector<std::uint32_t> links;
    std::vector<HeatGroup> groups; // one without a heading where links are not grouped
    bool grouped = false;
};

// Busiest first where sorted by mean or max; ties by id.
[[nodiscard]] HeatOrder orderLinks(const HeatData& data, HeatSort sort, bool grouped);

} // namespace weft::widgets
