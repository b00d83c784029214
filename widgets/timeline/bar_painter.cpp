// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/bar_painter.h"

#include "widgets/base/looks/theme.h"

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {

constexpr std::int64_t kGapFrom = 4; // px; wider bars end with a gap
constexpr double kFaintest = 0.3; // of the colour, where a bin is hardly filled

int mixed(int ground, int ink, double share)
{
    return static_cast<int>(std::lround(ground + (ink - ground) * share));
}

} // namespace

QColor colorOf(BarKind kind, const Theme& theme)
{
    switch (kind) {
    case BarKind::Compute:
        return theme.compute;
    case BarKind::CpuCompute:
        return theme.cpuCompute;
    case BarKind::Collective:
        return theme.communication;
    case BarKind::PointToPoint:
        return theme.point;
    case BarKind::Memory:
        return theme.memory;
    case BarKind::Other:
        break;
    }
    return theme.other;
}

BarPainter::BarPainter(const Theme& theme)
{
    for (std::size_t kind = 0; kind < kBarKinds; ++kind) {
        const QColor ink = colorOf(static_cast<BarKind>(kind), theme);
        for (std::size_t coverage = 0; coverage < 256; ++coverage) {
            const double share = kFaintest + (1 - kFaintest) * static_cast<double>(coverage) / 255;
            m_shades[kind][coverage] = qRgb(mixed(theme.base.red(), ink.red(), share),
                mixed(theme.base.green(), ink.green(), share), mixed(theme.base.blue(), ink.blue(), share));
        }
    }
}

bool BarPainter::isExact(const Lane& lane, double nsPerPixel)
{
    return lane.pyramid.levelFor(nsPerPixel) >= lane.pyramid.levels();
}

void BarPainter::paintLine(const TimelineData& data, const Lane& lane, TimeRange visible, std::span<QRgb> line) const
{
    if (line.empty() || visible.length() <= 0 || lane.count == 0)
        return;
    const double nsPerPixel = static_cast<double>(visible.length()) / static_cast<double>(line.size());
    const std::size_t level = lane.pyramid.levelFor(nsPerPixel);
    if (level < lane.pyramid.levels())
        paintBins(lane, level, visible, line);
    else
        paintBars(data, lane, visible, line);
}

namespace {

// Coverage in the upper byte, so that the greatest number is the fullest bin.
std::uint16_t packed(const BarPyramid::Bin& bin)
{
    return static_cast<std::uint16_t>(bin.coverage << 8U | static_cast<unsigned>(bin.kind));
}

// Bins of one lane against the pixels of a line. Pixel x takes Count bins from the one that its left edge is in, which
// leaves none out; the count is fixed, because branches on random data cost more than a bin too many.
struct BinLine {
    std::span<const BarPyramid::Bin> bins;
    double origin = 0; // the bin at the left edge of the line
    double binsPerPixel = 1;

    template <int Count, class Shades> void paint(const Shades& shades, std::span<QRgb> line) const
    {
        const double most = static_cast<double>(bins.size());
        const auto pixelOf = [&](double bin) {
            return static_cast<std::size_t>(
                std::clamp(std::ceil((bin - origin) / binsPerPixel), 0.0, static_cast<double>(line.size())));
        };
        const std::size_t first = pixelOf(0);
        const std::size_t last = pixelOf(most);
        const std::size_t whole = std::max(first, std::min(last, pixelOf(most - Count)));
        const double begin = std::floor(-origin / binsPerPixel);
        if (begin >= 0 && begin < static_cast<double>(first)) // the lane begins inside a pixel
            put(bins.first(std::min<std::size_t>(Count, bins.size())), shades, line[first - 1]);
        for (std::size_t x = first; x < whole; ++x)
            put(bins.subspan(binAt(x)).template first<Count>(), shades, line[x]);
        for (std::size_t x = whole; x < last; ++x)
            put(bins.subspan(std::min(binAt(x), bins.size() - 1), 1), shades, line[x]);
    }

private:
    [[nodiscard]] std::size_t binAt(std::size_t x) const
    {
        return static_cast<std::size_t>(origin + static_cast<double>(x) * binsPerPixel);
    }

    // The extent is part of the type wherever it is known, so that the loop unrolls.
    template <std::size_t Extent, class Shades>
    static void put(std::span<const BarPyramid::Bin, Extent> some, const Shades& shades, QRgb& pixel)
    {
        unsigned sum = 0;
        std::uint16_t fullest = 0;
        for (const BarPyramid::Bin& bin : some) {
            const std::uint16_t here = packed(bin);
            sum += here >> 8U;
            fullest = std::max(fullest, here);
        }
        if (sum > 0)
            pixel = shades[fullest & 0xFFU][(sum + some.size() - 1) / some.size()];
    }
};

} // namespace

void BarPainter::paintBins(const Lane& lane, std::size_t level, TimeRange visible, std::span<QRgb> line) const
{
    const double width = std::ldexp(1.0, static_cast<int>(lane.pyramid.shift(level)));
    const double nsPerPixel = static_cast<double>(visible.length()) / static_cast<double>(line.size());
    const BinLine bins { lane.pyramid.bins(level), static_cast<double>(visible.from - lane.pyramid.origin()) / width,
        nsPerPixel / width };
    switch (static_cast<int>(std::ceil(bins.binsPerPixel))) {
    case 0:
    case 1:
        return bins.paint<1>(m_shades, line);
    case 2:
        return bins.paint<2>(m_shades, line);
    case 3:
        return bins.paint<3>(m_shades, line);
    default: // more than four only at the coarsest level, which has no more than four
        return bins.paint<4>(m_shades, line);
    }
}

void BarPainter::paintBars(const TimelineData& data, const Lane& lane, TimeRange visible, std::span<QRgb> line) const
{
    const double pixelsPerNs = static_cast<double>(line.size()) / static_cast<double>(visible.length());
    const auto width = static_cast<std::int64_t>(line.size());
    const std::size_t last = lane.first + lane.count;
    for (std::size_t bar = data.firstReaching(lane, visible.from); bar < last && data.start[bar] < visible.to; ++bar) {
        const std::int64_t begin = std::max(data.start[bar], visible.from);
        const std::int64_t end = std::min(data.end[bar], visible.to);
        if (end < begin || (data.end[bar] == visible.from && data.start[bar] < visible.from))
            continue;
        const auto x = static_cast<std::int64_t>(static_cast<double>(begin - visible.from) * pixelsPerNs);
        auto right = static_cast<std::int64_t>(static_cast<double>(end - visible.from) * pixelsPerNs);
        if (right - x >= kGapFrom && data.end[bar] <= visible.to)
            --right;
        right = std::clamp(right, x + 1, std::max(width, x + 1));
        const QRgb color = m_shades[static_cast<std::size_t>(data.kind[bar])][255];
        std::fill(line.begin() + std::min(x, width - 1), line.begin() + std::min(right, width), color);
    }
}

} // namespace weft::widgets
