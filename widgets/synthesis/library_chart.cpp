// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/synthesis/library_chart.h"

#include "widgets/base/looks/theme.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/plots/chart_style.h"
#include "widgets/plots/nice_axis.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QEvent>
#include <QHorizontalStackedBarSeries>
#include <QLegend>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {
constexpr double kNsPerMicro = 1000;
constexpr double kBarWidth = 0.7;
constexpr double kAir = 1.15; // to the right of the longest bar, for its label
constexpr int kBarHeight = 26; // px
constexpr int kFrameHeight = 90; // axis and margins
}

LibraryChart::LibraryChart(QWidget* parent)
    : SpokenChart(parent)
{
    setObjectName(QStringLiteral("synthesisLibraryChart"));
    setAccessibleName(tr("Synthesized algorithm and those of the library"));
    setRenderHint(QPainter::Antialiasing);
    chart()->legend()->hide();
    styleChartView(*this);
}

std::vector<LibraryChart::Bar> LibraryChart::barsOf(
    const study::SynthesisRun& run, const std::vector<study::AlgorithmTime>& rows)
{
    std::vector<Bar> bars { { tr("synthesized"), static_cast<double>(run.inSimulator().ns()) / kNsPerMicro, true } };
    for (const study::AlgorithmTime& row : rows) {
        if (row.time)
            bars.push_back({ QString::fromStdString(row.name), static_cast<double>(row.time->ns()) / kNsPerMicro, false,
                row.isFiner });
    }
    std::stable_sort(bars.begin(), bars.end(), [](const Bar& a, const Bar& b) { return a.micros < b.micros; });
    return bars;
}

void LibraryChart::setBars(std::vector<Bar> bars)
{
    m_bars = std::move(bars);
    rebuild();
}

void LibraryChart::rebuild()
{
    setRows({});
    chart()->removeAllSeries();
    for (QAbstractAxis* axis : chart()->axes()) {
        chart()->removeAxis(axis);
        delete axis;
    }
    if (m_bars.empty())
        return;
    // Two sets, of which each bar uses one: bars of a set share their colour. The axis counts from below.
    auto* own = new QBarSet(tr("synthesized"));
    auto* library = new QBarSet(tr("library"));
    QStringList names;
    double most = 0;
    for (auto bar = m_bars.rbegin(); bar != m_bars.rend(); ++bar) {
        *own << (bar->isOwn ? bar->micros : 0);
        *library << (bar->isOwn ? 0 : bar->micros);
        // In the language in force.
        names << (bar->isOwn ? tr("synthesized") : bar->isFiner ? tr("%1, finer chunks").arg(bar->name) : bar->name);
        most = std::max(most, bar->micros);
    }
    const Theme& theme = Theme::current();
    own->setColor(theme.accent);
    library->setColor(theme.category(1));
    for (QBarSet* set : { own, library })
        set->setBorderColor(Qt::transparent);
    auto* series = new QHorizontalStackedBarSeries(chart());
    series->append(own);
    series->append(library);
    series->setBarWidth(kBarWidth);
    chart()->addSeries(series);
    auto* categories = new QBarCategoryAxis(chart());
    categories->append(names);
    auto* values = new QValueAxis(chart());
    values->setTitleText(tr("Time (µs)"));
    setNiceRangeFromZero(*values, most > 0 ? most * kAir : 1);
    chart()->addAxis(categories, Qt::AlignLeft);
    chart()->addAxis(values, Qt::AlignBottom);
    series->attachAxis(categories);
    series->attachAxis(values);
    styleChartView(*this);
    setMinimumHeight(kFrameHeight + kBarHeight * static_cast<int>(m_bars.size()));
    categories->setGridLineVisible(false);
    std::vector<ChartRow> rows;
    for (std::size_t at = 0; at < m_bars.size(); ++at) {
        const double middle = static_cast<double>(m_bars.size() - 1 - at);
        ChartRow row { names[names.size() - 1 - static_cast<qsizetype>(at)],
            formatNs(std::llround(m_bars[at].micros * kNsPerMicro)), series };
        row.area = QRectF(0, middle - kBarWidth / 2, m_bars[at].micros, kBarWidth);
        rows.push_back(std::move(row));
    }
    setRows(std::move(rows));
}

void LibraryChart::changeEvent(QEvent* event)
{
    SpokenChart::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        rebuild();
}

} // namespace weft::widgets

#include "moc_library_chart.cpp"
