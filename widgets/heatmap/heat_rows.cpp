// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/heat_rows.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace weft::widgets {

namespace {

// Pools lines of links bin by bin. Whole rows are read one after the other, so that memory is read in order.
class Pooler {
public:
    Pooler(const HeatData& data, HeatPool how)
        : m_data(data)
        , m_how(how)
    {
    }

    void append(std::span<const std::uint32_t> links, std::vector<std::uint8_t>& out)
    {
        const std::size_t at = out.size();
        out.resize(at + m_data.bins);
        const std::span<std::uint8_t> line = std::span(out).subspan(at);
        switch (m_how) {
        case HeatPool::Max:
            for (const std::uint32_t link : links) {
                const auto row = m_data.row(link);
                std::transform(row.begin(), row.end(), line.begin(), line.begin(),
                    [](std::uint8_t a, std::uint8_t b) { return std::max(a, b); });
            }
            break;
        case HeatPool::Mean:
            m_sums.assign(m_data.bins, 0);
            for (const std::uint32_t link : links) {
                const auto row = m_data.row(link);
                std::transform(row.begin(), row.end(), m_sums.begin(), m_sums.begin(),
                    [](std::uint8_t a, std::uint32_t b) { return a + b; });
            }
            for (std::size_t bin = 0; bin < m_data.bins; ++bin)
                line[bin] = static_cast<std::uint8_t>((m_sums[bin] + links.size() / 2) / links.size());
            break;
        case HeatPool::P95:
            appendPercentile(links, line);
            break;
        }
    }

private:
    // A few bins at a time, so that the counts stay in the cache.
    void appendPercentile(std::span<const std::uint32_t> links, std::span<std::uint8_t> line)
    {
        constexpr std::size_t kBlock = 16;
        std::array<std::array<std::uint32_t, 256>, kBlock> counts;
        const std::size_t wanted = (links.size() * 95 + 99) / 100;
        for (std::size_t from = 0; from < line.size(); from += kBlock) {
            const std::size_t block = std::min(kBlock, line.size() - from);
            if (links.size() < 64) { // sorting a few is faster than emptying the counts
                for (std::size_t bin = from; bin < from + block; ++bin) {
                    m_values.clear();
                    for (const std::uint32_t link : links)
                        m_values.push_back(m_data.row(link)[bin]);
                    line[bin] = pool(m_values, HeatPool::P95);
                }
                continue;
            }
            for (auto& count : counts)
                count.fill(0);
            for (const std::uint32_t link : links) {
                const auto row = m_data.row(link).subspan(from, block);
                for (std::size_t bin = 0; bin < block; ++bin)
                    ++counts[bin][row[bin]];
            }
            for (std::size_t bin = 0; bin < block; ++bin) {
                std::size_t seen = 0;
                std::size_t value = 0;
                while ((seen += counts[bin][value]) < wanted)
                    ++value;
                line[from + bin] = static_cast<std::uint8_t>(value);
            }
        }
    }

    const HeatData& m_data;
    HeatPool m_how;
    std::vector<std::uint32_t> m_sums;
    std::vector<std::uint8_t> m_values;
};

float meanOf(const HeatData& data, std::span<const std::uint32_t> links)
{
    double sum = 0;
    for (const std::uint32_t link : links)
        sum += static_cast<double>(data.mean[link]);
    return links.empty() ? 0.0F : static_cast<float>(sum / static_cast<double>(links.size()));
}

} // namespace

std::span<const std::uint8_t> HeatRows::values(const HeatLine& line) const
{
    if (line.count == 1)
        return data->row(order.links[line.first]);
    return std::span(pooled).subspan(line.pooled, data->bins);
}

int HeatRows::lineAt(int y) const
{
    const auto after
        = std::upper_bound(lines.begin(), lines.end(), y, [](int at, const HeatLine& line) { return at < line.y; });
    if (after == lines.begin() || y >= height)
        return -1;
    return static_cast<int>(std::prev(after) - lines.begin());
}

std::uint32_t HeatRows::linkOf(const HeatLine& line) const
{
    if (line.isHeading || line.count == 0)
        return 0xFFFFFFFFU;
    const auto begin = order.links.begin() + line.first;
    return *std::max_element(
        begin, begin + line.count, [this](std::uint32_t a, std::uint32_t b) { return data->mean[a] < data->mean[b]; });
}

int HeatRows::lineOf(std::uint32_t link) const
{
    return link < lineOfLink.size() ? lineOfLink[link] : -1;
}

HeatRowsPtr buildHeatRows(const HeatDataPtr& data, const HeatSettings& settings, const Watch& watch)
{
    auto rows = std::make_shared<HeatRows>();
    rows->data = data;
    rows->settings = settings;
    rows->order = orderLinks(*data, settings.sort, settings.grouped);
    rows->lineOfLink.assign(data->links, -1);
    Pooler pooler(*data, settings.pool);
    const auto add = [&](bool isHeading, std::uint32_t group, std::uint32_t first, std::uint32_t count, int height) {
        HeatLine line { isHeading, group, first, count, rows->height, height, rows->pooled.size() };
        const auto links = std::span(rows->order.links).subspan(first, count);
        line.mean = meanOf(*data, links);
        if (count > 1)
            pooler.append(links, rows->pooled);
        for (const std::uint32_t link : links)
            rows->lineOfLink[link] = isHeading ? -1 : static_cast<int>(rows->lines.size());
        rows->height += height;
        rows->lines.push_back(line);
    };
    if (watch.progress != nullptr)
        watch.progress->setTotal(data->links);
    std::int64_t count = 0; // of lines, for those that share a height
    for (const HeatGroup& group : rows->order.groups) {
        if (!settings.grouped || settings.collapsed.count(group.dimension) == 0)
            count += (group.count + settings.linksPerLine - 1) / settings.linksPerLine;
    }
    std::int64_t number = 0;
    const auto nextHeight = [&] {
        if (settings.fitHeight <= 0)
            return settings.lineHeight;
        const std::int64_t before = number * settings.fitHeight / count;
        return static_cast<int>(++number * settings.fitHeight / count - before);
    };
    for (std::uint32_t group = 0; group < rows->order.groups.size(); ++group) {
        const HeatGroup& members = rows->order.groups[group];
        if (settings.grouped)
            add(true, group, members.first, members.count, kHeatHeading);
        if (settings.grouped && settings.collapsed.count(members.dimension) != 0)
            continue;
        for (std::uint32_t at = 0; at < members.count; at += settings.linksPerLine) {
            if (watch.stop.stop_requested())
                return nullptr;
            if (watch.progress != nullptr)
                watch.progress->setDone(members.first + at);
            add(false, group, members.first + at, std::min(settings.linksPerLine, members.count - at), nextHeight());
        }
    }
    return rows;
}

std::vector<BinSpan> binsOfPixels(const HeatData& data, std::int64_t from, std::int64_t to, std::size_t width)
{
    std::vector<BinSpan> pixels(width);
    if (to <= from || data.binWidth <= 0)
        return pixels;
    const double nsPerPixel = static_cast<double>(to - from) / static_cast<double>(width);
    const auto binAt = [&](std::size_t x) {
        const std::int64_t ns = from + static_cast<std::int64_t>(std::floor(static_cast<double>(x) * nsPerPixel));
        const std::int64_t bin = ns < 0 ? -1 : ns / data.binWidth;
        return ns >= data.length ? std::int64_t { data.bins } : bin;
    };
    // A pixel takes the bin that its left edge is in and those that end inside it: no bin is left out.
    for (std::size_t x = 0; x < width; ++x) {
        const std::int64_t first = binAt(x);
        if (first >= data.bins)
            break;
        const std::int64_t last = std::max(first + 1, std::min<std::int64_t>(binAt(x + 1), data.bins));
        if (last > 0)
            pixels[x]
                = { static_cast<std::uint32_t>(std::max<std::int64_t>(first, 0)), static_cast<std::uint32_t>(last) };
    }
    return pixels;
}

void paintHeatLine(std::span<const std::uint8_t> values, std::span<const BinSpan> pixels, HeatPool pool,
    std::span<const QRgb> colors, std::span<QRgb> line)
{
    for (std::size_t x = 0; x < line.size(); ++x) {
        const BinSpan bins = pixels[x];
        if (bins.to <= bins.from)
            continue;
        unsigned value = values[bins.from];
        if (bins.to - bins.from > 1) {
            unsigned sum = value;
            for (std::uint32_t bin = bins.from + 1; bin < bins.to; ++bin) {
                sum += values[bin];
                value = std::max<unsigned>(value, values[bin]);
            }
            if (pool == HeatPool::Mean)
                value = (sum + (bins.to - bins.from) / 2) / (bins.to - bins.from);
        }
        line[x] = colors[value];
    }
}

} // namespace weft::widgets
