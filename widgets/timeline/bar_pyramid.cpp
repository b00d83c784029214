// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/bar_pyramid.h"

#include <algorithm>
#include <array>
#include <bit>

namespace weft::widgets {

namespace {

// Filled ns of each kind, so that folding four bins into one loses nothing.
using Fill = std::array<std::int64_t, kBarKinds>;

BarPyramid::Bin binOf(const Fill& fill, unsigned shift)
{
    std::size_t most = 0;
    std::int64_t total = 0;
    for (std::size_t kind = 0; kind < kBarKinds; ++kind) {
        total += fill[kind];
        if (fill[kind] > fill[most])
            most = kind;
    }
    const double share = static_cast<double>(total) / static_cast<double>(std::int64_t { 1 } << shift);
    const double scaled = std::min(share, 1.0) * 255;
    auto coverage = static_cast<std::uint8_t>(scaled);
    if (coverage < scaled)
        ++coverage;
    return { static_cast<BarKind>(most), coverage };
}

// Bins that a bar fills wholly are written as where that begins and ends, and summed afterwards: bars that overlap
// for the whole run cost no more than short ones.
std::vector<Fill> fillBase(const BarSpan& bars, std::int64_t origin, std::int64_t reach, unsigned shift)
{
    const std::int64_t width = std::int64_t { 1 } << shift;
    std::vector<Fill> fills(static_cast<std::size_t>((reach - origin - 1) >> shift) + 1);
    std::vector<Fill> whole(fills.size() + 1);
    for (std::size_t bar = 0; bar < bars.size(); ++bar) {
        const std::int64_t from = bars.start[bar] - origin;
        const std::int64_t to = std::max(bars.end[bar] - origin, from + 1);
        const auto kind = static_cast<std::size_t>(bars.kind[bar]);
        const auto first = static_cast<std::size_t>(from >> shift);
        const auto last = static_cast<std::size_t>((to - 1) >> shift);
        if (first == last) {
            fills[first][kind] += to - from;
            continue;
        }
        fills[first][kind] += ((from >> shift) + 1) * width - from;
        fills[last][kind] += to - ((to - 1) >> shift) * width;
        whole[first + 1][kind] += width;
        whole[last][kind] -= width;
    }
    Fill running {};
    for (std::size_t bin = 0; bin < fills.size(); ++bin) {
        for (std::size_t kind = 0; kind < kBarKinds; ++kind) {
            running[kind] += whole[bin][kind];
            fills[bin][kind] += running[kind];
        }
    }
    return fills;
}

std::vector<Fill> folded(const std::vector<Fill>& fine)
{
    std::vector<Fill> coarse((fine.size() + 3) / 4);
    for (std::size_t bin = 0; bin < fine.size(); ++bin) {
        for (std::size_t kind = 0; kind < kBarKinds; ++kind)
            coarse[bin / 4][kind] += fine[bin][kind];
    }
    return coarse;
}

} // namespace

BarPyramid::BarPyramid(const BarSpan& bars)
{
    if (bars.size() <= kFewBars)
        return;
    m_origin = bars.start.front();
    std::int64_t reach = m_origin + 1;
    for (const std::int64_t end : bars.end)
        reach = std::max(reach, end);
    reach = std::max(reach, bars.start.back() + 1);
    // As wide as a bar and its gap are on average: finer views draw about one bar a pixel.
    const std::int64_t pitch = std::max<std::int64_t>(1, (reach - m_origin) / static_cast<std::int64_t>(bars.size()));
    m_baseShift = static_cast<unsigned>(std::bit_width(static_cast<std::uint64_t>(pitch))) - 1;

    std::vector<Fill> fills = fillBase(bars, m_origin, reach, m_baseShift);
    m_bins.reserve(fills.size() * 4 / 3 + 16);
    m_levelStart.push_back(0);
    for (unsigned width = m_baseShift;; width += 2) {
        for (const Fill& fill : fills)
            m_bins.push_back(binOf(fill, width));
        m_levelStart.push_back(m_bins.size());
        if (fills.size() <= 4)
            break;
        fills = folded(fills);
    }
    m_bins.shrink_to_fit();
}

std::size_t BarPyramid::levelFor(double ns) const
{
    if (levels() == 0 || static_cast<double>(std::int64_t { 1 } << m_baseShift) > ns)
        return levels();
    std::size_t level = 0;
    while (level + 1 < levels() && static_cast<double>(std::int64_t { 1 } << shift(level + 1)) <= ns)
        ++level;
    return level;
}

} // namespace weft::widgets
