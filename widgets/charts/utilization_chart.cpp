// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/utilization_chart.h"

#include "widgets/base/looks/icons.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/shared/selection_model.h"
#include "widgets/base/shared/time_controller.h"
#include "widgets/base/time/time_axis.h"
#include "widgets/charts/chart_frame.h"
#include "widgets/charts/chart_legend.h"
#include "widgets/charts/time_overlay.h"
#include "widgets/charts/utilization_parts.h"
#include "widgets/charts/utilization_picture.h"
#include "widgets/plots/nice_axis.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace weft::widgets {

UtilizationChart::UtilizationChart(SelectionModel* selection, TimeController* time, JobRunner* jobs, QWidget* parent)
    : View(parent)
    , m_selection(selection)
    , m_time(time)
    , m_jobs(jobs)
{
    setObjectName(QStringLiteral("utilizationChart"));
    setAccessibleName(tr("Link utilization over time"));
    auto* empty = new EmptyState(QStringLiteral("chart-line"), {}, {}, this);
    m_stack = new ViewStack(makeContent(), empty, this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
    connect(m_time, &TimeController::visibleChanged, this, &UtilizationChart::refresh);
    connect(m_selection, &SelectionModel::selectionChanged, this, &UtilizationChart::followSelection);
    setRun(nullptr);
}

UtilizationChart::~UtilizationChart()
{
    m_frame->forgetParts();
}

QWidget* UtilizationChart::makeContent()
{
    auto* content = new QWidget(this);
    content->setAutoFillBackground(true);
    content->setBackgroundRole(QPalette::Base);
    m_choice = new QComboBox(content);
    m_choice->setObjectName(QStringLiteral("utilizationShown"));
    m_choice->setAccessibleName(tr("What the chart shows"));
    m_choice->addItem(tr("Dimensions: mean, least to most"), Dimensions);
    m_choice->addItem(tr("Busiest links"), BusiestLinks);
    m_choice->addItem(tr("Selected links"), SelectedLinks);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &UtilizationChart::rebuild);
    auto* save = new QToolButton(content);
    save->setObjectName(QStringLiteral("utilizationExport"));
    save->setAutoRaise(true);
    save->setIcon(themedIcon(QStringLiteral("export")));
    save->setToolTip(tr("Export the shown series as CSV"));
    save->setAccessibleName(save->toolTip());
    connect(save, &QToolButton::clicked, this, [this] { emit exportRequested(tr("Series")); });
    m_hint = new QLabel(tr("Select links in the topology or in a table to see them here."), content);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    m_hint->setWordWrap(true);
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(6, 4, 6, 0);
    bar->addWidget(m_choice);
    bar->addWidget(m_hint, 1);
    bar->addStretch(1);
    bar->addWidget(save);

    m_frame = new ChartFrame(content);
    m_frame->setLayoutDirection(Qt::LeftToRight); // time goes to the right
    setNiceRange(*m_frame->vertical(), 0, 100);
    m_frame->horizontal()->setTickType(QValueAxis::TicksDynamic);
    m_frame->setObjectName(QStringLiteral("utilizationFrame"));
    m_frame->setAccessibleName(tr("Link utilization over time"));
    m_parts = std::make_unique<UtilizationParts>(this, m_time);
    m_frame->setParts(m_parts.get());
    m_frame->viewport()->installEventFilter(this);
    m_overlay = new TimeOverlay(
        m_time, [this] { return m_frame->plot(); }, m_frame->viewport());
    connect(m_frame, &ChartFrame::plotChanged, this, &UtilizationChart::refresh);
    m_legend = new ChartLegend(content);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(bar);
    column->addWidget(m_frame, 1);
    column->addWidget(m_legend);
    return content;
}

void UtilizationChart::showNothing(const QString& title, const QString& hint)
{
    m_stack->emptyState()->setTexts(title, hint);
    m_stack->setEmpty(true);
}

void UtilizationChart::setRun(RunViewPtr run)
{
    if (m_jobs != nullptr && m_job != 0)
        m_jobs->drop(m_job);
    m_job = 0;
    m_run = std::move(run);
    m_selected.clear();
    setData(nullptr);
    const QString none = tr("No utilization over time");
    if (m_run == nullptr) {
        showNothing(tr("No results yet"), tr("Run the simulation to see how busy its links are over time."));
        return;
    }
    if (!m_run->run->hasLinkBusy) {
        showNothing(none,
            tr("The congestion-unaware model knows no busy time of links. Choose the congestion-aware model in the "
               "settings and run again."));
        return;
    }
    if (m_run->run->bins.bins == 0 || m_run->run->makespan == Time {}) {
        showNothing(none,
            tr("Links were not recorded, or nothing took time. Choose level links or full in the settings and run "
               "again."));
        return;
    }
    if (m_jobs == nullptr) {
        setData(makeUtilizationData(m_run));
        return;
    }
    m_stack->emptyState()->setWaiting(
        tr("Preparing the chart…"), tr("The utilization of all links is being put together."));
    m_stack->setEmpty(true);
    m_job = m_jobs->start(
        tr("Utilization of %1").arg(m_run->name), this,
        [run = m_run](const Watch& watch) { return makeUtilizationData(run, watch); },
        [this](UtilizationDataPtr made) {
            m_job = 0;
            if (made == nullptr)
                showNothing(tr("No utilization over time"), tr("Preparing the chart was stopped."));
            else
                setData(std::move(made));
        });
}

void UtilizationChart::setData(UtilizationDataPtr made)
{
    m_data = std::move(made);
    m_stack->setEmpty(m_data == nullptr);
    followSelection();
    rebuild();
}

void UtilizationChart::setShown(Shown shown)
{
    m_choice->setCurrentIndex(m_choice->findData(shown));
}

UtilizationChart::Shown UtilizationChart::shown() const
{
    return static_cast<Shown>(m_choice->currentData().toInt());
}

QJsonObject UtilizationChart::saveState() const
{
    return { { QStringLiteral("shown"), static_cast<int>(shown()) } };
}

void UtilizationChart::restoreState(const QJsonObject& state)
{
    const int at = m_choice->findData(state[QStringLiteral("shown")].toInt(Dimensions));
    m_choice->setCurrentIndex(std::max(0, at));
}

const std::vector<UtilizationLine>& UtilizationChart::lines() const
{
    static const std::vector<UtilizationLine> none;
    if (m_data == nullptr)
        return none;
    switch (shown()) {
    case BusiestLinks:
        return m_data->links;
    case SelectedLinks:
        return m_selected;
    case Dimensions:
        break;
    }
    return m_data->dimensions;
}

void UtilizationChart::followSelection()
{
    m_selected.clear();
    if (m_data != nullptr && m_run != nullptr) {
        std::vector<LinkId> links;
        for (const LinkKey key : m_selection->selection().links) {
            const LinkId link = m_run->linkOf(key);
            if (index(link) < m_run->run->links.size() && links.size() < 8)
                links.push_back(link);
        }
        m_selected = utilizationLines(*m_run, links);
    }
    if (shown() == SelectedLinks)
        rebuild();
}

void UtilizationChart::rebuild()
{
    std::vector<LegendEntry> entries;
    for (const UtilizationLine& line : lines())
        entries.push_back({ line.name, Theme::current().category(line.category) });
    m_hint->setVisible(shown() == SelectedLinks && entries.empty());
    m_frame->cursor()->partsChanged(m_frame->cursor()->part());
    m_legend->setEntries(std::move(entries));
    if (const QString title = tr("busy, %"); m_frame->vertical()->titleText() != title)
        m_frame->vertical()->setTitleText(title); // lays it out again
    refresh();
}

void UtilizationChart::refresh()
{
    placeOverlay();
    const TimeRange visible = m_time->visible();
    if (m_data == nullptr || visible.length() <= 0) {
        m_frame->setCurves({}, {});
        return;
    }
    const double width = m_frame->plot().width();
    const TimeTicks ruler = timeTicks(visible, static_cast<int>(width), kTickWidth);
    const auto inUnit = [&ruler](double ns) { return (ns - double(ruler.baseNs)) / double(ruler.unitNs); };
    const double step = double(ruler.step) / double(ruler.unitNs);
    QValueAxis* axis = m_frame->horizontal();
    // Never a range and a step together that make a million ticks, not even for a moment.
    if (axis->tickInterval() < step)
        axis->setTickInterval(step);
    axis->setRange(inUnit(double(visible.from)), inUnit(double(visible.to)));
    if (axis->tickInterval() != step)
        axis->setTickInterval(step);
    // Each of these lays the axis out again.
    if (const QString format = QStringLiteral("%.%1f").arg(ruler.tenths ? 1 : 0); axis->labelFormat() != format)
        axis->setLabelFormat(format);
    const QString title = timeAxisTitle(ruler);
    if (axis->titleText() != title)
        axis->setTitleText(title);
    UtilizationCurves curves = utilizationCurves(
        lines(), m_data->binWidth, visible, static_cast<std::size_t>(m_frame->pixelColumns()), ruler);
    m_frame->setCurves(std::move(curves.bands), std::move(curves.lines));
}

void UtilizationChart::placeOverlay()
{
    m_overlay->setGeometry(m_frame->viewport()->rect());
    m_overlay->raise();
    m_overlay->update();
}

void UtilizationChart::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_frame != nullptr)
        rebuild();
}

std::vector<ViewExport> UtilizationChart::exports()
{
    if (m_stack->isEmpty())
        return {};
    return { pictureOf(m_frame, m_legend, tr("Picture")), tableOf(tr("Series"), [this] { return toCsv(); }) };
}

} // namespace weft::widgets

#include "moc_utilization_chart.cpp"
