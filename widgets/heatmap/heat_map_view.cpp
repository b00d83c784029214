// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/heat_map_view.h"

#include "widgets/base/canvas/image_export.h"
#include "widgets/base/time/time_axis.h"
#include "widgets/heatmap/heat_canvas.h"
#include "widgets/heatmap/heat_legend.h"
#include "widgets/heatmap/heat_table.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QScrollBar>
#include <QToolButton>

#include <algorithm>

namespace weft::widgets {

namespace {
constexpr int kTextLine = 15; // px
constexpr int kResizeMs = 80;
}

HeatMapView::HeatMapView(SelectionModel* selection, TimeController* time, JobRunner* jobs, QWidget* parent)
    : View(parent)
    , m_selection(selection)
    , m_time(time)
    , m_jobs(jobs)
    , m_canvas(new HeatCanvas(selection, time, this))
    , m_vertical(new QScrollBar(Qt::Vertical, this))
    , m_sort(new QComboBox(this))
    , m_pool(new QComboBox(this))
    , m_group(new QToolButton(this))
    , m_fit(new QToolButton(this))
{
    setObjectName(QStringLiteral("heatMapView"));
    setAccessibleName(tr("Heat map"));
    auto* content = new QWidget(this);
    auto* picture = new QWidget(content);
    picture->setLayoutDirection(Qt::LeftToRight);
    auto* grid = new QGridLayout(picture);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(0);
    auto* rows = new QVBoxLayout(content);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(makeBar());
    rows->addWidget(picture, 1);
    grid->addWidget(m_canvas, 1, 0);
    grid->addWidget(m_vertical, 1, 1);
    grid->setRowStretch(1, 1);
    auto* empty = new EmptyState(QStringLiteral("heatmap"), tr("No link utilization"), {}, this);
    m_stack = new ViewStack(content, empty, this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
    m_vertical->setAccessibleName(tr("Scroll links"));
    connect(m_vertical, &QScrollBar::valueChanged, m_canvas, &HeatCanvas::setScroll);
    connect(m_canvas, &HeatCanvas::scrollChanged, this, [this] {
        m_vertical->setPageStep(std::max(1, m_canvas->height() - kRulerHeight));
        m_vertical->setSingleStep(kTextLine);
        m_vertical->setRange(0, m_canvas->mostScroll());
        m_vertical->setValue(m_canvas->scroll());
    });
    connect(m_canvas, &HeatCanvas::viewWanted, this, &View::showViewRequested);
    connect(m_canvas, &HeatCanvas::linkClicked, this, &HeatMapView::linkClicked);
    connect(m_canvas, &HeatCanvas::headingClicked, this, [this](std::uint32_t dimension) {
        HeatSettings settings = m_settings;
        if (settings.collapsed.erase(dimension) == 0)
            settings.collapsed.insert(dimension);
        setSettings(std::move(settings));
    });
    connect(m_canvas, &HeatCanvas::lineHeightWanted, this, [this](int by) {
        HeatSettings settings = m_settings;
        settings.lineHeight = std::clamp(settings.lineHeight + by, kLeastLine, kMostLine);
        settings.linksPerLine = 1;
        settings.fitHeight = 0;
        m_fits = false;
        const QSignalBlocker block(m_fit);
        m_fit->setChecked(false);
        setSettings(std::move(settings));
    });
    m_resized.setSingleShot(true);
    m_resized.setInterval(kResizeMs);
    connect(&m_resized, &QTimer::timeout, this, &HeatMapView::fit);
    showEmpty();
}

QWidget* HeatMapView::makeBar()
{
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(6, 2, 6, 2);
    m_sort->setObjectName(QStringLiteral("heatSort"));
    m_sort->setAccessibleName(tr("Order of the links"));
    m_sort->setToolTip(tr("In which order the links stand"));
    m_sort->addItem(tr("Hottest first"), int(HeatSort::Mean));
    m_sort->addItem(tr("Highest peak first"), int(HeatSort::Most));
    m_sort->addItem(tr("By dimension"), int(HeatSort::Dimension));
    m_sort->addItem(tr("By number"), int(HeatSort::Id));
    m_pool->setObjectName(QStringLiteral("heatPool"));
    m_pool->setAccessibleName(tr("What links that share a line show"));
    m_pool->setToolTip(tr("What is shown where several links or moments share a place"));
    m_pool->addItem(tr("Maximum"), int(HeatPool::Max));
    m_pool->addItem(tr("Mean"), int(HeatPool::Mean));
    m_pool->addItem(tr("95th percentile"), int(HeatPool::P95));
    for (QComboBox* choice : { m_sort, m_pool })
        choice->setMinimumWidth(fontMetrics().averageCharWidth() * 9); // in a narrow dock
    m_group->setObjectName(QStringLiteral("heatGroup"));
    m_group->setText(tr("Group dimensions"));
    m_group->setCheckable(true);
    m_group->setChecked(m_settings.grouped);
    m_fit->setObjectName(QStringLiteral("heatFit"));
    m_fit->setText(tr("Fit all links"));
    m_fit->setCheckable(true);
    auto* legend = new HeatLegend(bar);
    legend->setEnds(tr("0 %"), tr("100 % busy"), tr("100 %"));
    const auto chosen = [this] {
        HeatSettings settings = m_settings;
        settings.sort = static_cast<HeatSort>(m_sort->currentData().toInt());
        settings.pool = static_cast<HeatPool>(m_pool->currentData().toInt());
        settings.grouped = m_group->isChecked();
        setSettings(std::move(settings));
    };
    connect(m_sort, &QComboBox::activated, this, chosen);
    connect(m_pool, &QComboBox::activated, this, chosen);
    connect(m_group, &QToolButton::toggled, this, chosen);
    connect(m_fit, &QToolButton::toggled, this, &HeatMapView::setFitting);
    row->addWidget(m_sort);
    row->addWidget(m_pool);
    row->addWidget(m_group);
    row->addWidget(m_fit);
    row->addStretch(1);
    row->addWidget(legend, 100); // as wide as its words before anything is left over
    return bar;
}

void HeatMapView::setNotes(TimeNotes* notes)
{
    m_canvas->setNotes(notes);
}

void HeatMapView::setRun(RunViewPtr run)
{
    m_jobs->drop(m_job);
    m_job = 0;
    m_run = std::move(run);
    m_data = nullptr;
    m_canvas->setRows(nullptr, nullptr);
    showEmpty();
    if (m_run == nullptr || m_run->run->bins.bins == 0 || m_run->run->makespan.ns() == 0)
        return;
    emptyState()->setWaiting(tr("Preparing the heat map…"), m_run->name);
    m_job = m_jobs->start(
        tr("Preparing the heat map of %1").arg(m_run->name), this,
        [shown = m_run](const Watch& watch) { return buildHeat(*shown, watch); },
        [this](HeatDataPtr heat) {
            m_job = 0;
            m_data = std::move(heat);
            showEmpty();
            if (m_fits)
                fit();
            else
                refresh();
        });
}

void HeatMapView::showEmpty()
{
    m_stack->setEmpty(m_data == nullptr);
    if (m_data != nullptr)
        return;
    const QString hint = tr("Run with the congestion-aware model at record level links or full.");
    if (m_run == nullptr)
        emptyState()->setTexts(tr("No link utilization to show"), hint);
    else if (m_run->run->makespan.ns() == 0)
        emptyState()->setTexts(tr("%1 took no time").arg(m_run->name), tr("There is no utilization over time."));
    else
        emptyState()->setTexts(tr("%1 has no link utilization over time").arg(m_run->name), hint);
}

void HeatMapView::setSettings(HeatSettings settings)
{
    if (settings == m_settings)
        return;
    m_settings = std::move(settings);
    m_sort->setCurrentIndex(m_sort->findData(int(m_settings.sort)));
    m_pool->setCurrentIndex(m_pool->findData(int(m_settings.pool)));
    const QSignalBlocker block(m_group);
    m_group->setChecked(m_settings.grouped);
    if (m_fits)
        fit(); // collapsing and grouping change the room
    else
        refresh();
}

void HeatMapView::setFitting(bool fits)
{
    m_fits = fits;
    const QSignalBlocker block(m_fit);
    m_fit->setChecked(fits);
    if (fits) {
        fit();
        return;
    }
    m_settings.linksPerLine = 1;
    m_settings.fitHeight = 0;
    refresh();
}

HeatSettings HeatMapView::fitted(HeatSettings settings, const HeatData& data, int height)
{
    const int headings = settings.grouped ? static_cast<int>(orderLinks(data, HeatSort::Id, true).groups.size()) : 0;
    const int room = std::max(50, height - kRulerHeight - headings * kHeatHeading);
    const auto lines = static_cast<std::uint32_t>(room);
    settings.linksPerLine = std::max(1U, (data.links + lines - 1) / lines);
    settings.fitHeight = std::min(room, static_cast<int>(std::min<std::uint32_t>(data.links, lines)) * kTextLine);
    return settings;
}

void HeatMapView::fit()
{
    if (!m_fits || m_data == nullptr)
        return;
    m_settings = fitted(std::move(m_settings), *m_data, m_canvas->height());
    refresh();
}

void HeatMapView::refresh()
{
    m_jobs->drop(m_job);
    m_job = 0;
    if (m_data == nullptr)
        return;
    m_job = m_jobs->start(
        tr("Ordering links"), this,
        [heat = m_data, settings = m_settings](const Watch& watch) { return buildHeatRows(heat, settings, watch); },
        [this](HeatRowsPtr rows) {
            m_job = 0;
            if (rows != nullptr)
                m_canvas->setRows(m_run, std::move(rows));
        });
}

void HeatMapView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (m_fits)
        m_resized.start();
}

void HeatMapView::registerCommands(CommandRegistry& commands)
{
    const QString group = tr("Heat map");
    const auto add
        = [&](const char* id, const QString& text, const QList<QKeySequence>& keys, std::function<void()> run) {
              commands.add({ QString::fromLatin1(id), text, group, keys }, std::move(run), this);
          };
    m_canvas->registerTimeCommands(commands, QStringLiteral("heatmap"), group, this);
    add("heatmap.fit", tr("&Fit all links"), { Qt::Key_F }, [this] { m_fit->toggle(); });
    add("heatmap.group", tr("&Group links by dimension"), { Qt::Key_G }, [this] { m_group->toggle(); });
}

std::vector<ViewExport> HeatMapView::exports()
{
    if (isEmpty())
        return {};
    std::vector<ViewExport> all { sheetPicture() };
    if (m_canvas->rows() != nullptr)
        all.push_back(tableOfValues(tr("Table"), [run = m_run, rows = m_canvas->rows(), visible = m_time->visible()] {
            return heatTable(*run, *rows, visible);
        }));
    return all;
}

} // namespace weft::widgets

#include "moc_heat_map_view.cpp"
