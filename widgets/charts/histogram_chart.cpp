// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/histogram_chart.h"

#include "engine/analysis/link_dimensions.h"
#include "widgets/base/looks/icons.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/words/csv.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/charts/chart_frame.h"
#include "widgets/charts/histogram_parts.h"
#include "widgets/plots/nice_axis.h"

#include <QAreaSeries>
#include <QChart>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineSeries>
#include <QToolButton>
#include <QVBoxLayout>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace weft::widgets {

HistogramChart::HistogramChart(QWidget* parent)
    : View(parent)
{
    setObjectName(QStringLiteral("histogramChart"));
    setAccessibleName(tr("Distribution of link use"));
    auto* empty = new EmptyState(QStringLiteral("chart-histogram"), {}, {}, this);
    m_stack = new ViewStack(makeContent(), empty, this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
    setRun(nullptr);
}

HistogramChart::~HistogramChart()
{
    m_frame->forgetParts();
}

QWidget* HistogramChart::makeContent()
{
    auto* content = new QWidget(this);
    content->setAutoFillBackground(true);
    content->setBackgroundRole(QPalette::Base);
    m_group = new QComboBox(content);
    m_group->setObjectName(QStringLiteral("histogramGroup"));
    m_group->setAccessibleName(tr("Which links"));
    connect(m_group, &QComboBox::activated, this, [this] {
        m_wantedGroup = m_group->currentData().toInt();
        rebuild();
    });
    m_cumulative = new QCheckBox(tr("Cumulative"), content);
    m_cumulative->setObjectName(QStringLiteral("histogramCumulative"));
    m_cumulative->setToolTip(tr("The share of links that are used at most so much"));
    connect(m_cumulative, &QCheckBox::toggled, this, &HistogramChart::rebuild);
    auto* save = new QToolButton(content);
    save->setObjectName(QStringLiteral("histogramExport"));
    save->setAutoRaise(true);
    save->setIcon(themedIcon(QStringLiteral("export")));
    save->setToolTip(tr("Export the distribution as CSV"));
    save->setAccessibleName(save->toolTip());
    connect(save, &QToolButton::clicked, this, [this] { emit exportRequested(tr("Table")); });
    m_figures = new QLabel(content);
    m_figures->setObjectName(QStringLiteral("histogramFigures"));
    m_figures->setWordWrap(true);
    m_figures->setContentsMargins(8, 4, 8, 0);
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(6, 4, 6, 0);
    bar->addWidget(m_group);
    bar->addWidget(m_cumulative);
    bar->addStretch(1);
    bar->addWidget(save);
    m_frame = new ChartFrame(content);
    m_frame->setLayoutDirection(Qt::LeftToRight);
    m_frame->setObjectName(QStringLiteral("histogramFrame"));
    m_frame->setAccessibleName(tr("Distribution of link use"));
    m_parts = std::make_unique<HistogramParts>(this);
    m_frame->setParts(m_parts.get());
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(bar);
    column->addWidget(m_figures);
    column->addWidget(m_frame, 1);
    return content;
}

void HistogramChart::setRun(RunViewPtr run)
{
    m_run = std::move(run);
    m_histogram = {};
    const bool shown = m_run != nullptr && m_run->summary.hasLinks;
    m_stack->setEmpty(!shown);
    if (m_run == nullptr)
        m_stack->emptyState()->setTexts(
            tr("No results yet"), tr("Run the simulation to see how evenly its links are used."));
    else if (!shown)
        m_stack->emptyState()->setTexts(
            tr("Links were not recorded"), tr("Choose level links or full in the settings and run again."));
    if (!shown)
        return;
    fillGroups();
    rebuild();
}

void HistogramChart::fillGroups()
{
    m_group->clear();
    m_group->addItem(tr("All links"), QVariant::fromValue(-1));
    for (const analysis::LinkGroupFigures& figures : m_run->summary.dimensions) {
        if (figures.dimension != analysis::kNoDimension)
            m_group->addItem(tr("Dimension %1").arg(figures.dimension), static_cast<int>(figures.dimension));
    }
    m_group->setCurrentIndex(std::max(0, m_group->findData(m_wantedGroup)));
}

void HistogramChart::rebuild()
{
    m_frame->chart()->removeAllSeries();
    m_frame->cursor()->partsChanged();
    if (m_run == nullptr || !m_run->summary.hasLinks)
        return;
    const int group = m_group->currentData().toInt();
    m_histogram = useHistogram(*m_run, group < 0 ? std::nullopt : std::optional(static_cast<std::uint32_t>(group)));
    const bool busy = m_run->summary.measure == analysis::LinkMeasure::BusyFraction;
    const QString imbalance = m_histogram.imbalance > 0
        ? tr("imbalance %1× (most ÷ mean)").arg(formatNumber(m_histogram.imbalance, 3))
        : tr("nothing was carried");
    m_figures->setText(tr("%n link(s), %1: mean %2, most %3, %4", nullptr, static_cast<int>(m_histogram.links))
                           .arg(busy ? tr("busy") : tr("load"), formatPercent(m_histogram.mean),
                               formatPercent(m_histogram.most), imbalance));
    QValueAxis* across = m_frame->horizontal();
    setNiceRange(*across, 0, 100 * m_histogram.classWidth * static_cast<double>(m_histogram.counts.size()));
    across->setTitleText(busy ? tr("busy, % of the makespan") : tr("load, % of bandwidth × makespan"));
    m_cumulative->isChecked() ? drawShares() : drawCounts();
}

void HistogramChart::drawCounts()
{
    // One outline of steps instead of a bar a class; gaps between classes are drawn by the ground.
    auto* top = new QLineSeries;
    std::uint64_t highest = 1;
    for (std::size_t i = 0; i < m_histogram.counts.size(); ++i) {
        const double from = 100 * m_histogram.classWidth * static_cast<double>(i);
        const double to = from + 100 * m_histogram.classWidth;
        const double gap = (to - from) * 0.06;
        const auto count = static_cast<double>(m_histogram.counts[i]);
        top->append({ { from + gap, 0 }, { from + gap, count }, { to - gap, count }, { to - gap, 0 } });
        highest = std::max(highest, m_histogram.counts[i]);
    }
    auto* area = new QAreaSeries(top);
    top->setParent(area);
    area->setBrush(Theme::current().category(0));
    area->setPen(Qt::NoPen);
    m_frame->chart()->addSeries(area);
    area->attachAxis(m_frame->horizontal());
    area->attachAxis(m_frame->vertical());
    QValueAxis* up = m_frame->vertical();
    setNiceRangeFromZero(*up, static_cast<double>(highest), 4, 1);
    up->setTitleText(tr("links"));
}

void HistogramChart::drawShares()
{
    auto* line = new QLineSeries;
    line->append(0, 0);
    const std::vector<double> shares = m_histogram.cumulative();
    for (std::size_t i = 0; i < shares.size(); ++i)
        line->append(100 * m_histogram.classWidth * static_cast<double>(i + 1), 100 * shares[i]);
    line->setPen(QPen(Theme::current().category(0), 2));
    m_frame->chart()->addSeries(line);
    line->attachAxis(m_frame->horizontal());
    line->attachAxis(m_frame->vertical());
    QValueAxis* up = m_frame->vertical();
    setNiceRange(*up, 0, 100);
    up->setTitleText(tr("links at or below, %"));
}

QString HistogramChart::toCsv() const
{
    QString text = csvLine(
        { QStringLiteral("from"), QStringLiteral("to"), QStringLiteral("links"), QStringLiteral("share_at_or_below") });
    const std::vector<double> shares = m_histogram.cumulative();
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const double from = m_histogram.classWidth * static_cast<double>(i);
        text += csvLine({ QString::number(from, 'g', 6), QString::number(from + m_histogram.classWidth, 'g', 6),
            QString::number(m_histogram.counts[i]), QString::number(shares[i], 'g', 10) });
    }
    return text;
}

void HistogramChart::reset()
{
    restoreState({});
}

QJsonObject HistogramChart::saveState() const
{
    return { { QStringLiteral("cumulative"), m_cumulative->isChecked() },
        { QStringLiteral("dimension"), m_wantedGroup } };
}

void HistogramChart::restoreState(const QJsonObject& state)
{
    m_wantedGroup = state[QStringLiteral("dimension")].toInt(-1);
    m_group->setCurrentIndex(std::max(0, m_group->findData(m_wantedGroup)));
    m_cumulative->setChecked(state[QStringLiteral("cumulative")].toBool());
    rebuild();
}

void HistogramChart::registerCommands(CommandRegistry& commands)
{
    commands.add({ .id = "charts.exportHistogram",
                     .text = tr("Export the &distribution of link use as CSV…"),
                     .group = tr("Charts"),
                     .icon = QStringLiteral("export") },
        [this] { emit exportRequested(tr("Table")); });
}

void HistogramChart::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_frame != nullptr)
        rebuild();
}

std::vector<ViewExport> HistogramChart::exports()
{
    if (m_stack->isEmpty())
        return {};
    return { pictureOf(m_frame, nullptr, tr("Picture")), tableOf(tr("Table"), [this] { return toCsv(); }) };
}

} // namespace weft::widgets

#include "moc_histogram_chart.cpp"
