// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/heat_data.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace weft::widgets {

namespace {
constexpr double kFull = 255;
}

HeatDataPtr buildHeat(const RunView& view, const Watch& watch)
{
    const simulation::Run& run = *view.run;
    const simulation::LinkBins& bins = run.bins;
    const std::uint64_t width = bins.binWidth.ns();
    if (bins.bins == 0 || width == 0 || run.links.empty() || run.makespan.ns() == 0
        || bins.busyNs.size() / bins.bins < run.links.size())
        return nullptr;
    auto data = std::make_shared<HeatData>();
    data->links = static_cast<std::uint32_t>(run.links.size());
    data->bins
        = static_cast<std::uint32_t>(std::min<std::uint64_t>(bins.bins, (run.makespan.ns() + width - 1) / width));
    data->binWidth = static_cast<std::int64_t>(width);
    data->length = static_cast<std::int64_t>(run.makespan.ns());
    data->busy.resize(std::size_t { data->links } * data->bins);
    data->mean.resize(data->links);
    data->most.resize(data->links);
    data->dimension = view.linkDimensions;
    data->dimension.resize(data->links, 0xFFFFFFFFU);
    if (watch.progress != nullptr)
        watch.progress->setTotal(data->links);
    for (std::size_t link = 0; link < data->links; ++link) {
        if (watch.stop.stop_requested())
            return nullptr;
        if (watch.progress != nullptr)
            watch.progress->setDone(link);
        std::uint64_t sum = 0;
        double most = 0;
        for (std::size_t bin = 0; bin < data->bins; ++bin) {
            const std::uint64_t busy = bins.busyNs[link * bins.bins + bin];
            const std::uint64_t length = std::min((bin + 1) * width, run.makespan.ns()) - bin * width;
            const double share = std::min(1.0, static_cast<double>(busy) / static_cast<double>(length));
            data->busy[link * data->bins + bin] = static_cast<std::uint8_t>(std::lround(share * kFull));
            sum += busy;
            most = std::max(most, share);
        }
        data->mean[link]
            = static_cast<float>(std::min(1.0, static_cast<double>(sum) / static_cast<double>(run.makespan.ns())));
        data->most[link] = static_cast<float>(most);
    }
    return data;
}

std::uint8_t pool(std::span<std::uint8_t> values, HeatPool how)
{
    if (values.empty())
        return 0;
    switch (how) {
    case HeatPool::Max:
        return *std::max_element(values.begin(), values.end());
    case HeatPool::Mean: {
        const std::uint64_t sum = std::accumulate(values.begin(), values.end(), std::uint64_t { 0 });
        return static_cast<std::uint8_t>((sum + values.size() / 2) / values.size());
    }
    case HeatPool::P95: {
        const std::size_t at = (values.size() * 95 + 99) / 100 - 1;
        std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(at), values.end());
        return values[at];
    }
    }
    return 0;
}

HeatOrder orderLinks(const HeatData& data, HeatSort sort, bool grouped)
{
    HeatOrder order;
    order.grouped = grouped;
    order.links.resize(data.links);
    std::iota(order.links.begin(), order.links.end(), 0U);
    const auto before = [&](std::uint32_t a, std::uint32_t b) {
        if (grouped && data.dimension[a] != data.dimension[b])
            return data.dimension[a] < data.dimension[b];
        switch (sort) {
        case HeatSort::Mean:
            return data.mean[a] > data.mean[b];
        case HeatSort::Most:
            return data.most[a] > data.most[b];
        case HeatSort::Dimension:
            return data.dimension[a] < data.dimension[b];
        case HeatSort::Id:
            return a < b;
        }
        return a < b;
    };
    std::stable_sort(order.links.begin(), order.links.end(), before);
    for (std::uint32_t at = 0; at < data.links; ++at) {
        const std::uint32_t dimension = grouped ? data.dimension[order.links[at]] : 0;
        if (order.groups.empty() || order.groups.back().dimension != dimension)
            order.groups.push_back({ dimension, at, 0 });
        ++order.groups.back().count;
    }
    return order;
}

} // namespace weft::widgets
