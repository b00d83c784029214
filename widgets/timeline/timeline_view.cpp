// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the view and what they hold; its commands are in timeline_commands.cpp.
#include "widgets/timeline/timeline_view.h"

#include "widgets/base/looks/icons.h"
#include "widgets/base/time/time_axis.h"
#include "widgets/timeline/bar_names.h"
#include "widgets/timeline/narrow_bar.h"
#include "widgets/timeline/operation_search.h"
#include "widgets/timeline/overview_strip.h"
#include "widgets/timeline/timeline_canvas.h"
#include "widgets/timeline/timeline_legend.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QRegularExpression>
#include <QScrollBar>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {
constexpr int kMostField = 180; // px
constexpr int kScrollSteps = 1'000'000; // of the horizontal scroll bar; times do not fit its ints
}

QString TimelineView::filterTip()
{
    return tr("Rows whose name contains this, or /a regular expression/");
}

TimelineView::TimelineView(SelectionModel* selection, TimeController* time, JobRunner* jobs, QWidget* parent)
    : View(parent)
    , m_selection(selection)
    , m_time(time)
    , m_jobs(jobs)
    , m_canvas(new TimelineCanvas(selection, time, this))
    , m_overview(new OverviewStrip(time, this))
    , m_vertical(new QScrollBar(Qt::Vertical, this))
    , m_horizontal(new QScrollBar(Qt::Horizontal, this))
    , m_filter(new QLineEdit(this))
    , m_search(new QLineEdit(this))
    , m_found(new QLabel(this))
    , m_lanes(new QComboBox(this))
    , m_path(new QToolButton(this))
    , m_bookmarks(new QToolButton(this))
{
    setObjectName(QStringLiteral("timelineView"));
    setAccessibleName(tr("Timeline"));
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
    grid->addWidget(m_overview, 1, 0);
    grid->addWidget(m_canvas, 2, 0);
    grid->addWidget(m_vertical, 2, 1);
    grid->addWidget(m_horizontal, 3, 0);
    grid->setRowStretch(2, 1);
    auto* empty = new EmptyState(QStringLiteral("timeline"), tr("No run to show"),
        tr("Run a simulation at record level full; its operations appear here over time."), this);
    m_stack = new ViewStack(content, empty, this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
    connectScrolling();
}

void TimelineView::setFailure(const QString& why)
{
    m_failure = why;
    if (m_run == nullptr)
        showEmpty(nullptr);
}

QWidget* TimelineView::makeBar()
{
    auto* bar = new NarrowBar(m_path, this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(6, 2, 6, 2);
    m_filter->setObjectName(QStringLiteral("timelineFilter"));
    m_filter->setAccessibleName(tr("Filter of the rows"));
    m_filter->setPlaceholderText(tr("Filter rows"));
    m_filter->setToolTip(filterTip());
    m_filter->setClearButtonEnabled(true);
    connect(m_filter, &QLineEdit::textChanged, this, &TimelineView::applyFilter);
    m_search->setObjectName(QStringLiteral("timelineSearch"));
    m_search->setAccessibleName(tr("Find operations"));
    m_search->setPlaceholderText(tr("Find operations"));
    m_search->setClearButtonEnabled(true);
    connect(m_search, &QLineEdit::textChanged, this, &TimelineView::search);
    connect(m_search, &QLineEdit::returnPressed, this, [this] { showFound(1); });
    m_found->setObjectName(QStringLiteral("timelineFound"));
    m_found->setForegroundRole(QPalette::PlaceholderText);
    m_lanes->setObjectName(QStringLiteral("timelineLanes"));
    m_lanes->setAccessibleName(tr("Lanes of communication"));
    m_lanes->setToolTip(tr("How the communication of an NPU is laid out below its compute"));
    m_lanes->addItem(tr("Lanes: kind"), int(LaneChoice::Kind));
    m_lanes->addItem(tr("Lanes: collective"), int(LaneChoice::Collective));
    m_lanes->addItem(tr("Lanes: dimension"), int(LaneChoice::Dimension));
    m_lanes->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed); // a choice that is cut says nothing
    connect(m_lanes, &QComboBox::activated, this,
        [this] { setLanes(static_cast<LaneChoice>(m_lanes->currentData().toInt())); });
    m_path->setObjectName(QStringLiteral("timelineCriticalPath"));
    m_path->setText(tr("Critical path"));
    m_path->setToolTip(tr("Show what the end of the run waited for, back to its start"));
    m_path->setCheckable(true);
    m_path->setIcon(themedIcon(QStringLiteral("critical-path")));
    connect(m_path, &QToolButton::toggled, m_canvas, &TimelineCanvas::setCriticalPathShown);
    for (QLineEdit* field : { m_filter, m_search }) {
        field->setMaximumWidth(kMostField);
        row->addWidget(field, 1);
    }
    row->addWidget(m_found);
    row->addWidget(new TimelineLegend(bar), 3);
    row->addWidget(m_lanes);
    row->addWidget(m_path);
    auto* list = new QMenu(m_bookmarks);
    m_bookmarks->setObjectName(QStringLiteral("timelineBookmarks"));
    m_bookmarks->setIcon(themedIcon(QStringLiteral("note")));
    m_bookmarks->setToolTip(tr("Bookmarks"));
    m_bookmarks->setAccessibleName(tr("Bookmarks"));
    m_bookmarks->setPopupMode(QToolButton::InstantPopup);
    m_bookmarks->setMenu(list);
    connect(list, &QMenu::aboutToShow, this, [this, list] {
        list->clear();
        m_canvas->listNotes(*list);
    });
    row->addWidget(m_bookmarks);
    m_bookmarks->hide(); // until there is something to list
    return bar;
}

void TimelineView::connectScrolling()
{
    m_vertical->setAccessibleName(tr("Scroll rows"));
    m_horizontal->setAccessibleName(tr("Scroll through time"));
    connect(m_vertical, &QScrollBar::valueChanged, m_canvas, &TimelineCanvas::setScroll);
    connect(m_canvas, &TimelineCanvas::viewWanted, this, &View::showViewRequested);
    connect(m_canvas, &TimelineCanvas::operationClicked, this, &TimelineView::operationClicked);
    connect(m_canvas, &TimelineCanvas::likeWanted, this, &TimelineView::selectLike);
    connect(m_canvas, &TimelineCanvas::rowsChanged, this, &TimelineView::updateVertical);
    connect(m_canvas, &TimelineCanvas::scrollChanged, this, &TimelineView::updateVertical);
    connect(m_time, &TimeController::visibleChanged, this, &TimelineView::updateHorizontal);
    connect(m_time, &TimeController::extentChanged, this, &TimelineView::updateHorizontal);
    connect(m_time, &TimeController::visibleChanged, this, &TimelineView::noteRange);
    connect(m_horizontal, &QScrollBar::valueChanged, this, [this](int value) {
        if (m_moving)
            return;
        const TimeRange extent = m_time->extent();
        const double share = static_cast<double>(value) / kScrollSteps;
        const std::int64_t from = extent.from + std::llround(share * static_cast<double>(extent.length()));
        m_time->setVisible({ from, from + m_time->visible().length() });
    });
    updateHorizontal();
}

void TimelineView::updateVertical()
{
    const TimelineScene& scene = m_canvas->scene();
    m_vertical->setPageStep(std::max(1, scene.rowsArea().height()));
    m_vertical->setSingleStep(kLaneHeight);
    m_vertical->setRange(0, scene.mostScroll());
    m_vertical->setValue(scene.scroll());
}

void TimelineView::updateHorizontal()
{
    const TimeRange extent = m_time->extent();
    const TimeRange visible = m_time->visible();
    const double scale = extent.length() > 0 ? kScrollSteps / static_cast<double>(extent.length()) : 0;
    const int page = std::max(1, int(static_cast<double>(visible.length()) * scale));
    m_moving = true;
    m_horizontal->setPageStep(page);
    m_horizontal->setSingleStep(std::max(1, page / 10));
    m_horizontal->setRange(0, std::max(0, kScrollSteps - page));
    m_horizontal->setValue(int(static_cast<double>(visible.from - extent.from) * scale));
    m_moving = false;
}

namespace {

// Nothing is to be done while something is done.
void offerActions(const EmptyState& state, bool offered)
{
    for (QToolButton* button : state.findChildren<QToolButton*>())
        button->setVisible(offered);
}

} // namespace

void TimelineView::setRun(RunViewPtr run)
{
    m_jobs->drop(m_job);
    m_job = 0;
    m_run = std::move(run);
    setData(nullptr);
    if (m_run == nullptr || m_run->run->operations.size() == 0) {
        offerActions(*emptyState(), true);
        showEmpty(m_run);
        return;
    }
    offerActions(*emptyState(), false);
    emptyState()->setWaiting(tr("Preparing the timeline…"), m_run->name);
    prepare();
}

void TimelineView::setNotes(TimeNotes* notes)
{
    m_canvas->setNotes(notes);
    m_bookmarks->setVisible(notes != nullptr);
}

void TimelineView::prepare()
{
    m_jobs->drop(m_job);
    m_job = m_jobs->start(
        tr("Preparing the timeline of %1").arg(m_run->name), this,
        [shown = m_run, choice = m_laneChoice](const Watch& watch) { return buildTimeline(shown, choice, watch); },
        [this](TimelineDataPtr bars) {
            m_job = 0;
            showData(std::move(bars));
        });
}

void TimelineView::showData(TimelineDataPtr bars)
{
    const TimelineDataPtr shown = m_canvas->scene().data();
    if (bars != nullptr) {
        setData(std::move(bars));
    } else if (shown == nullptr) {
        offerActions(*emptyState(), true);
        emptyState()->setTexts(tr("The timeline was not prepared"), tr("It was stopped. Select the run again."));
    } else {
        // Other lanes were stopped: the choice is that of what is shown.
        m_laneChoice = shown->choice;
        m_lanes->setCurrentIndex(m_lanes->findData(int(m_laneChoice)));
    }
}

void TimelineView::setLanes(LaneChoice choice)
{
    m_lanes->setCurrentIndex(m_lanes->findData(int(choice)));
    if (choice == m_laneChoice)
        return;
    m_laneChoice = choice;
    if (m_job != 0 || m_canvas->scene().data() != nullptr)
        prepare();
}

void TimelineView::setData(TimelineDataPtr bars)
{
    const bool empty = bars == nullptr;
    m_matches.clear();
    m_match = -1;
    m_path->setEnabled(!empty && bars->view->criticalPath.has_value());
    m_overview->setData(bars);
    m_canvas->setData(std::move(bars));
    m_stack->setEmpty(empty);
    if (empty)
        return;
    applyFilter();
    search();
    emit ready();
}

void TimelineView::setRowFilter(const QString& text)
{
    m_filter->setText(text);
}

void TimelineView::applyFilter()
{
    const TimelineDataPtr bars = m_canvas->scene().data();
    if (bars == nullptr)
        return;
    const QString text = m_filter->text().trimmed();
    const bool isExpression = text.size() > 2 && text.startsWith('/') && text.endsWith('/');
    const QRegularExpression expression(isExpression ? text.mid(1, text.size() - 2) : QRegularExpression::escape(text),
        QRegularExpression::CaseInsensitiveOption);
    m_filter->setToolTip(expression.isValid() ? filterTip() : expression.errorString());
    if (!expression.isValid())
        return;
    m_jobs->drop(m_filterJob);
    m_filterJob = 0;
    if (text.isEmpty()) {
        hideTracks(std::vector<bool>(bars->tracks.size()));
        return;
    }
    m_filterJob = m_jobs->start(
        tr("Filtering rows"), this,
        [bars, expression](const Watch& watch) { return tracksWithout(*bars, expression, watch); },
        [this](std::vector<bool> hidden) {
            m_filterJob = 0;
            hideTracks(std::move(hidden));
        });
}

void TimelineView::hideTracks(std::vector<bool> hidden)
{
    RowState rows = m_canvas->scene().rows();
    if (hidden.size() != rows.hidden.size() || hidden == rows.hidden)
        return;
    rows.hidden = std::move(hidden);
    m_canvas->setRows(std::move(rows));
}

void TimelineView::selectLike(std::uint32_t bar)
{
    m_jobs->drop(m_likeJob);
    m_likeJob = m_jobs->start(
        tr("Finding operations"), this,
        [bars = m_canvas->scene().data(), bar](const Watch& watch) { return operationsLike(*bars, bar, watch); },
        [this](std::vector<OpKey> keys) {
            m_likeJob = 0;
            if (!keys.empty())
                m_selection->selectOperations(std::move(keys));
        });
}

void TimelineView::search()
{
    m_jobs->drop(m_searchJob);
    m_searchJob = 0;
    m_matches.clear();
    m_match = -1;
    m_found->clear();
    const QString text = m_search->text().trimmed();
    const TimelineDataPtr bars = m_canvas->scene().data();
    if (text.isEmpty() || bars == nullptr)
        return;
    m_searchJob = m_jobs->start(
        tr("Finding operations"), this,
        [bars, text](const Watch& watch) { return findOperations(*bars, text.toStdString(), watch); },
        [this](std::vector<std::uint32_t> found) {
            m_searchJob = 0;
            m_matches = std::move(found);
            m_found->setText(m_matches.empty() ? tr("nothing found") : tr("%n found", nullptr, int(m_matches.size())));
        });
}

void TimelineView::showFound(int step)
{
    if (m_matches.empty())
        return;
    const int count = int(m_matches.size());
    if (m_match < 0) {
        // From the cursor on, as a reader would.
        const auto& bars = *m_canvas->scene().data();
        const auto next = std::lower_bound(m_matches.begin(), m_matches.end(), m_time->cursor(),
            [&](std::uint32_t bar, std::int64_t ns) { return bars.start[bar] < ns; });
        m_match = int(next - m_matches.begin()) % count;
    } else {
        m_match = (m_match + step + count) % count;
    }
    const QLocale locale;
    m_found->setText(tr("%1 of %2").arg(locale.toString(m_match + 1), locale.toString(count)));
    const std::uint32_t bar = m_matches[static_cast<std::size_t>(m_match)];
    m_canvas->land(bar);
}

void TimelineView::setAllExpanded(bool expanded)
{
    RowState rows = m_canvas->scene().rows();
    rows.expanded.assign(rows.expanded.size(), expanded);
    m_canvas->setRows(std::move(rows));
}

void TimelineView::resizeStrips(int by)
{
    RowState rows = m_canvas->scene().rows();
    rows.stripHeight = std::clamp(rows.stripHeight + by, RowState::kLeastStrip, RowState::kMostStrip);
    m_canvas->setRows(std::move(rows));
}

} // namespace weft::widgets

#include "moc_timeline_view.cpp"
