// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the heat map as they are painted: headings, and lines of one or of several pooled links. Pooling runs on
// a worker once for an order, a pooling and a number of links a line; painting then reads the visible lines only.
// Immutable once built. Memory: a byte a bin of each line that stands for several links.
#pragma once

#include "widgets/heatmap/heat_data.h"

#include <QRgb>

#include <memory>
#include <set>
#include <span>
#include <vector>

namespace weft::widgets {

struct HeatSettings {
    HeatSort sort = HeatSort::Mean; // the hottest first, of whichever dimension
    bool grouped = false;
    HeatPool pool = HeatPool::Max;
    std::uint32_t linksPerLine = 1;
    int lineHeight = 15; // px
    int fitHeight = 0; // px that all lines share instead, headings not counted; 0: lineHeight holds
    std::set<std::uint32_t> collapsed {}; // dimensions whose lines are not shown
    bool operator==(const HeatSettings&) const = default;
};

struct HeatLine {
    bool isHeading = false; // of `group`; pools all its links
    std::uint32_t group = 0;
    std::uint32_t first = 0; // into the order
    std::uint32_t count = 0; // links
    int y = 0;
    int height = 0;
    std::size_t pooled = 0; // where its values begin; unused where count is 1
    float mean = 0; // of the means of its links
};

struct HeatRows {
    HeatDataPtr data;
    HeatSettings settings;
    HeatOrder order;
    std::vector<HeatLine> lines; // ascending y
    std::vector<std::uint8_t> pooled;
    std::vector<int> lineOfLink; // index, or −1
    int height = 0;

    [[nodiscard]] std::span<const std::uint8_t> values(const HeatLine& line) const;
    [[nodiscard]] int lineAt(int y) const; // index, or −1. O(log lines)
    // The link at a height inside a line; kNone if it is a heading. A line of several gives its busiest by mean.
    [[nodiscard]] std::uint32_t linkOf(const HeatLine& line) const;
    [[nodiscard]] int lineOf(std::uint32_t link) const; // index, or −1 where it is collapsed
};

using HeatRowsPtr = std::shared_ptr<const HeatRows>;

inline constexpr int kHeatHeading = 22; // px

// Null if it was stopped. O(links × bins) where several links share a line.
[[nodiscard]] HeatRowsPtr buildHeatRows(const HeatDataPtr& data, const HeatSettings& settings, const Watch& watch = {});

// One line of pixels: pixel x shows the bins that it covers, [from, to) of each, pooled over time by their greatest
// (max, p95: "the worst moment") or their mean; pixels without bins are left.
struct BinSpan {
    std::uint32_t from = 0;
    std::uint32_t to = 0; // == from: outside of the run
};
[[nodiscard]] std::vector<BinSpan> binsOfPixels(
    const HeatData& data, std::int64_t from, std::int64_t to, std::size_t width);
void paintHeatLine(std::span<const std::uint8_t> values, std::span<const BinSpan> pixels, HeatPool pool,
    std::span<const QRgb> colors, std::span<QRgb> line);

} // namespace weft::widgets
