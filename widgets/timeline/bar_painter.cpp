// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/bar_painter.h"

#include "widgets/base/theme.h"

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
        return theme.kind == ThemeKind::Light ? theme.compute.darker(140) : theme.compute.lighter(130);
    case BarKind::Collective:
        return theme.communication;
    case BarKind::PointToPoint:
        return theme.point;
    case BarKind::Memory:
        return theme.memory;
    case BarKind::Other:
        return theme.faintText;
    }
    return theme.faintText;
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

void BarPainter::paintBins(const Lane& lane, std::size_t level, TimeRange visible, std::span<QRgb> line) const
{
    const std::span<const BarPyramid::Bin> bins = lane.pyramid.bins(level);
    const unsigned shift = lane.pyramid.shift(level);
    const std::int64_t from = visible.from - lane.pyramid.origin();
    const double nsPerPixel = static_cast<double>(visible.length()) / static_cast<double>(line.size());
    const auto most = static_cast<std::int64_t>(bins.size());
    std::int64_t bin = from >> shift;
    for (std::size_t x = 0; x < line.size() && bin < most; ++x) {
        const std::int64_t to = from + static_cast<std::int64_t>(static_cast<double>(x + 1) * nsPerPixel);
        const std::int64_t next = std::max(to >> shift, bin + 1); // a bin belongs to the pixel that it starts in
        BarPyramid::Bin fullest;
        unsigned sum = 0;
        for (std::int64_t at = std::max<std::int64_t>(bin, 0); at < std::min(next, most); ++at) {
            const BarPyramid::Bin& here = bins[static_cast<std::size_t>(at)];
            sum += here.coverage;
            if (here.coverage > fullest.coverage)
                fullest = here;
        }
        if (sum > 0) {
            const auto count = static_cast<unsigned>(next - bin);
            line[x] = m_shades[static_cast<std::size_t>(fullest.kind)][(sum + count - 1) / count];
        }
        bin = next;
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
