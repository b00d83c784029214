// SPDX-License-Identifier: GPL-3.0-or-later
// How busy links were: busy fraction, peak, hottest links, figures per logical dimension, imbalance.
// Reads Run::links and Run::bins (levels links and full). Pure functions over an immutable Run; any thread.
#pragma once

#include "engine/simulation/model/run.h"

#include <cstdint>
#include <span>
#include <vector>

namespace weft::analysis {

// Which number stands for "how much a link was used". In `unaware` there is no occupancy, so that only the
// load can be given: bytes ÷ bandwidth ÷ makespan, which may pass 1 where the model shares a link for free.
enum class LinkMeasure : std::uint8_t { BusyFraction, Load };
[[nodiscard]] LinkMeasure linkMeasure(const simulation::Run& run);

// Busy time ÷ makespan, 0..1; 0 where the makespan is 0, links were not recorded, or the model has no occupancy.
[[nodiscard]] double busyFraction(const simulation::Run& run, LinkId link);
// bytes ÷ bandwidth in force ÷ makespan; 0 where links were not recorded.
[[nodiscard]] double linkLoad(const simulation::Run& run, LinkId link);
// The busiest bin of the link, 0..1; the last bin counts up to the makespan. 0 without bins.
[[nodiscard]] double peakUtilization(const simulation::Run& run, LinkId link);
// busyFraction or linkLoad, by linkMeasure(run).
[[nodiscard]] double linkUse(const simulation::Run& run, LinkId link);

// At most `count` links that carried bytes, by use, descending; equal ones in ascending id.
[[nodiscard]] std::vector<LinkId> hottestLinks(const simulation::Run& run, std::size_t count);

// Use of the usable links of a group. Without links all figures are 0.
struct LinkGroupFigures {
    std::uint32_t dimension = 0; // kNoDimension: links of no single dimension, or of several groups
    std::uint32_t links = 0;
    std::uint64_t bytes = 0;
    double least = 0;
    double mean = 0;
    double most = 0;
    double deviation = 0; // standard deviation over the links
    double imbalance = 0; // most ÷ mean; 1 is even; 0 where nothing was carried
};

[[nodiscard]] LinkGroupFigures allLinkFigures(const simulation::Run& run);
// One entry a logical dimension that has links, ascending, then one of kNoDimension if there are such links.
// `dimensions` is linkDimensions(topology). Empty where links were not recorded.
[[nodiscard]] std::vector<LinkGroupFigures> dimensionFigures(
    const simulation::Run& run, std::span<const std::uint32_t> dimensions);

} // namespace weft::analysis
