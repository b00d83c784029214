// SPDX-License-Identifier: GPL-3.0-or-later
// How the use of links is distributed: counts by class of use, and the share of links at or below each. Pure; any
// thread.
#pragma once

#include "widgets/base/shared/run_view.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace weft::widgets {

struct UseHistogram {
    double classWidth = 0.05; // of use; class c covers [c·classWidth, (c+1)·classWidth), the last one its end, too
    std::vector<std::uint64_t> counts; // links a class; at least up to a use of 1
    std::uint64_t links = 0;
    double mean = 0;
    double most = 0;
    double imbalance = 0; // most ÷ mean; 0 where nothing was carried
    [[nodiscard]] std::vector<double> cumulative() const; // 0..1, at the end of each class
};

// Of the usable links of a dimension, or of all. Without recorded links there are no counts. O(links).
[[nodiscard]] UseHistogram useHistogram(const RunView& run, std::optional<std::uint32_t> dimension = {});

} // namespace weft::widgets
