// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/heat_table.h"

#include "engine/analysis/link_dimensions.h"
#include "widgets/base/views/figures_model.h"
#include "widgets/base/words/csv.h"

#include <QCoreApplication>

#include <algorithm>

namespace weft::widgets {

namespace {

class TableWords {
    Q_DECLARE_TR_FUNCTIONS(weft::widgets::HeatTable)
};

QString share(double value)
{
    return QString::number(value, 'g', 4); // independent of the locale
}

} // namespace

QString heatTable(const RunView& run, const HeatRows& rows, TimeRange range)
{
    const HeatData& heat = *rows.data;
    const auto binAt = [&heat](std::int64_t ns) {
        return static_cast<std::uint32_t>(std::clamp<std::int64_t>(ns / heat.binWidth, 0, heat.bins - 1));
    };
    const std::uint32_t from = binAt(range.from);
    const std::uint32_t to = binAt(std::max(range.from, range.to - 1)) + 1;
    const std::uint64_t most = std::max<std::uint64_t>(1, kMostHeatCells / std::max(1U, heat.links));
    const auto step = static_cast<std::uint32_t>((to - from + most - 1) / most);

    QStringList fields { TableWords::tr("Link"), TableWords::tr("Dimension"),
        titleWithUnit(TableWords::tr("Mean of the run"), fractionUnit()),
        titleWithUnit(TableWords::tr("Peak of the run"), fractionUnit()) };
    for (std::uint32_t bin = from; bin < to; bin += step)
        fields << QString::number(bin * heat.binWidth) + QStringLiteral(" ns");
    QString text = csvLine(fields);
    for (const std::uint32_t link : rows.order.links) {
        const std::uint32_t dimension = heat.dimension[link];
        fields = { run.linkName(LinkId { link }),
            dimension == analysis::kNoDimension ? QString() : QString::number(dimension), share(heat.mean[link]),
            share(heat.most[link]) };
        const std::span<const std::uint8_t> busy = heat.row(link);
        for (std::uint32_t bin = from; bin < to; bin += step) {
            const std::uint32_t end = std::min(bin + step, to);
            std::uint32_t sum = 0;
            for (std::uint32_t at = bin; at < end; ++at)
                sum += busy[at];
            fields << share(sum / (255.0 * (end - bin)));
        }
        text += csvLine(fields);
    }
    return text;
}

} // namespace weft::widgets
