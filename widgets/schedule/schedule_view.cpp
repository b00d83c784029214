// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the view and how they follow each other; its commands are in schedule_commands.cpp.
#include "widgets/schedule/schedule_view.h"

#include "widgets/base/canvas/image_export.h"
#include "widgets/base/canvas/player_bar.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/schedule/contents_panel.h"
#include "widgets/schedule/figures_panel.h"
#include "widgets/schedule/schedule_texts.h"
#include "widgets/schedule/way_panel.h"

#include <QLabel>
#include <QPainter>
#include <QSplitter>
#include <QTabWidget>
#include <QToolBar>
#include <QVBoxLayout>

namespace weft::widgets {

namespace {
constexpr int kPictureWidth = 760; // px at first, of 1040
constexpr int kPanelWidth = 280;
}

ScheduleView::ScheduleView(SelectionModel* selection, JobRunner* jobs, Loader loader, QWidget* parent)
    : View(parent)
    , m_selection(selection)
    , m_jobs(jobs)
    , m_loader(std::move(loader))
    , m_fabric(std::make_shared<const ScheduleFabric>())
    , m_bar(new QToolBar(this))
    , m_panes(new QSplitter(Qt::Vertical, this))
    , m_player(new PlayerBar(QStringLiteral("schedule"), tr("Level"), this))
    , m_which(new QLabel(this))
    , m_tabs(new QTabWidget(this))
    , m_contents(new ContentsPanel(&m_stepper, this))
    , m_way(new WayPanel(&m_stepper, this))
    , m_figures(new FiguresPanel(this))
{
    setObjectName(QStringLiteral("scheduleView"));
    setAccessibleName(tr("Schedule"));
    setAcceptDrops(true);
    for (std::size_t which = 0; which < m_sides.size(); ++which) {
        m_sides[which] = new ScheduleSide(&m_stepper, jobs, m_panes);
        m_panes->addWidget(m_sides[which]);
        connectSide(which);
    }
    m_sides[1]->hide();
    layOut();
    connectPanels();
    connectPlayer();
    connect(selection, &SelectionModel::selectionChanged, this, &ScheduleView::followSelection);
    connect(&m_stepper, &ScheduleStepper::levelChanged, this, &ScheduleView::lightLevel);
    connect(&m_stepper, &ScheduleStepper::playingChanged, this, &ScheduleView::lightLevel);
    activate(0);
    showEmpty();
}

void ScheduleView::layOut()
{
    m_bar->setIconSize({ 18, 18 });
    m_bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_panes->setObjectName(QStringLiteral("schedulePanes"));
    m_panes->setChildrenCollapsible(false);
    m_which->setContentsMargins(8, 4, 8, 2);
    m_which->setTextFormat(Qt::PlainText);
    m_which->setMinimumWidth(1);
    m_tabs->setDocumentMode(true);
    m_tabs->setObjectName(QStringLiteral("scheduleTabs"));
    m_tabs->addTab(m_contents, tr("Contents"));
    m_tabs->addTab(m_way, tr("Way"));
    m_tabs->addTab(m_figures, tr("Figures"));
    auto* beside = new QWidget(this);
    auto* besideColumn = new QVBoxLayout(beside);
    besideColumn->setContentsMargins(0, 0, 0, 0);
    besideColumn->setSpacing(0);
    besideColumn->addWidget(m_which);
    besideColumn->addWidget(m_tabs, 1);
    auto* split = new QSplitter(Qt::Horizontal, this);
    split->addWidget(m_panes);
    split->addWidget(beside);
    split->setStretchFactor(0, 1);
    split->setSizes({ kPictureWidth, kPanelWidth });
    split->setChildrenCollapsible(true);
    split->setCollapsible(0, false);
    auto* content = new QWidget(this);
    auto* inside = new QVBoxLayout(content);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(0);
    inside->addWidget(m_bar);
    inside->addWidget(split, 1);
    inside->addWidget(m_player);
    auto* empty = new EmptyState(QStringLiteral("schedule"), tr("No schedule"), {}, this);
    m_stack = new ViewStack(content, empty, this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
}

void ScheduleView::connectSide(std::size_t which)
{
    ScheduleSide* side = m_sides[which];
    connect(side, &ScheduleSide::statusMessage, this, &ScheduleView::statusMessage);
    connect(side, &ScheduleSide::findingsFound, this, [this, which](const Findings& findings) {
        m_read[which] = findings;
        Findings both = m_read[0];
        both.insert(both.end(), m_read[1].begin(), m_read[1].end());
        emit findingsFound(both);
    });
    connect(side, &ScheduleSide::loadingChanged, this, &ScheduleView::showEmpty);
    connect(side, &ScheduleSide::changed, this, [this, which] {
        if (which == 1 && m_sides[1]->columns() != nullptr)
            m_comparing = true;
        activate(which);
        sideChanged();
        restoreViews();
        emit originsChanged();
    });
    connect(side, &ScheduleSide::replayChanged, this, [this, which] {
        if (which == m_active)
            showContents();
    });
    connect(side, &ScheduleSide::verdictChanged, this, &ScheduleView::updateActions);
    connect(side->canvas(), &ScheduleCanvas::pickChanged, this, [this, which] { pickChanged(which); });
    connect(side->canvas(), &ScheduleCanvas::viewChanged, this, [this, which] { couple(which); });
}

void ScheduleView::connectPanels()
{
    connect(m_contents, &ContentsPanel::rankChosen, this, [this](std::uint32_t rank) {
        SchedulePick pick = active()->canvas()->pick();
        pick.rank = rank;
        pick.step = kNone<StepId>;
        active()->canvas()->setPick(pick);
    });
    connect(m_way, &WayPanel::rankChosen, this, [this](std::uint32_t rank) {
        SchedulePick pick = active()->canvas()->pick();
        pick.rank = rank;
        active()->canvas()->setPick(pick);
    });
    connect(m_way, &WayPanel::chunkChosen, this, [this](std::uint32_t chunk) {
        SchedulePick pick = active()->canvas()->pick();
        pick.chunk = chunk;
        pick.step = kNone<StepId>;
        active()->canvas()->setPick(pick);
    });
    connect(m_way, &WayPanel::wayChanged, this, &ScheduleView::wayChanged);
    connect(m_figures, &FiguresPanel::sizeChanged, this, &ScheduleView::findBounds);
}

void ScheduleView::closeSecond()
{
    m_comparing = false;
    m_read[1].clear();
    activate(0); // what follows the second one's end asks the active side
    m_sides[1]->close();
    sideChanged();
}

void ScheduleView::close()
{
    // A project that is closed still asks how its schedules stood; see saveState().
    for (std::size_t which = 0; which < m_sides.size(); ++which) {
        const ScheduleCanvas* canvas = m_sides[which]->canvas();
        if (canvas->columns() != nullptr && !canvas->showsAll())
            m_wantedViews[which] = canvas->scene().view();
    }
    m_comparing = false;
    activate(0);
    m_read = {};
    for (ScheduleSide* side : m_sides)
        side->close();
}

void ScheduleView::activate(std::size_t which)
{
    m_active = which;
    for (std::size_t at = 0; at < m_sides.size(); ++at)
        m_sides[at]->setActive(at == which);
}

// Another schedule, or none, on either side.
void ScheduleView::sideChanged()
{
    m_sides[1]->setVisible(m_comparing);
    m_sides[0]->setMark(m_comparing ? QStringLiteral("A") : QString());
    m_sides[1]->setMark(m_comparing ? QStringLiteral("B") : QString());
    std::uint32_t levels = 0;
    for (const ScheduleSide* side : m_sides) {
        if (side->columns() != nullptr)
            levels = std::max(levels, side->columns()->levels);
    }
    for (const ScheduleSide* side : m_sides)
        side->canvas()->setReach(m_comparing ? levels : 0);
    if (m_comparing)
        m_panes->setSizes({ 1, 1 });
    m_stepper.setLevels(levels);
    setRankNames();
    showEmpty();
    showContents();
    findBounds();
    m_way->setColumns(active()->columns());
    m_which->setVisible(m_comparing);
    updateActions();
}

void ScheduleView::pickChanged(std::size_t which)
{
    const SchedulePick& pick = m_sides[which]->canvas()->pick();
    if (which != m_active && pick != SchedulePick()) {
        activate(which);
        m_way->setColumns(active()->columns());
        showContents();
    }
    if (which != m_active)
        return;
    m_which->setText(active()->isVisible() && m_comparing
            ? tr("%1: %2", "which of two schedules")
                  .arg(which == 0 ? QStringLiteral("A") : QStringLiteral("B"), inWords(active()->name()))
            : QString());
    m_way->setChunk(pick.chunk);
    m_way->setRank(pick.rank);
    if (pick.rank != kNoPlace)
        m_contents->setRank(pick.rank);
    updateActions();
    selectOnFabric();
}

void ScheduleView::wayChanged()
{
    active()->canvas()->setWay(m_way->way());
    selectOnFabric();
}

void ScheduleView::showContents()
{
    m_contents->setReplay(active()->replay(), active()->replayProblem());
    if (const std::uint32_t rank = active()->canvas()->pick().rank; rank != kNoPlace)
        m_contents->setRank(rank);
}

void ScheduleView::showFigures()
{
    std::vector<FiguresPanel::Shown> shown;
    for (std::size_t which = 0; which < m_sides.size(); ++which) {
        ScheduleSide* side = m_sides[which];
        if (side->columns() == nullptr)
            continue;
        ScheduleFigures figures = side->figures();
        if (m_bounds[which])
            figures.levelsNs = m_bounds[which]->total;
        shown.push_back({ inWords(side->name()), side->schedule(), figures });
        side->canvas()->setChunkBytes(m_figures->chunkBytes(*side->schedule()));
    }
    m_figures->setSchedules(std::move(shown));
}

void ScheduleView::showEmpty()
{
    m_stack->setEmpty(m_sides[0]->columns() == nullptr);
    if (!isEmpty())
        return;
    if (m_sides[0]->isLoading())
        emptyState()->setWaiting(tr("Preparing the schedule…"), {});
    else if (!m_sides[0]->problem().isEmpty())
        emptyState()->setTexts(tr("No schedule"), m_sides[0]->problem());
    else
        emptyState()->setTexts(tr("No schedule"),
            tr("A schedule says what every rank sends, copies and adds in a collective. Open one from MSCCL XML, Weft "
               "JSON or Chakra traces, or build one from the library."));
}

void ScheduleView::paintSides(QPainter& painter)
{
    int y = 0;
    for (ScheduleSide* side : m_sides) {
        if (side->columns() == nullptr || (side == m_sides[1] && !m_comparing))
            continue;
        painter.save();
        painter.translate(0, y);
        side->canvas()->renderTo(painter, drawsVectors(painter));
        painter.restore();
        y += side->canvas()->height();
    }
}

std::vector<ViewExport> ScheduleView::exports()
{
    if (isEmpty())
        return {};
    ViewExport schedule;
    schedule.kind = ViewExport::Kind::File;
    schedule.name = tr("Schedule");
    schedule.suffixes = QStringList { QStringLiteral("xml"), QStringLiteral("rccl.xml"), QStringLiteral("json"),
        QStringLiteral("et") };
    schedule.write = [this](const QString& path, QString&) {
        exportSchedule(path);
        return true;
    };
    std::vector<ViewExport> all = View::exports(); // with the tables that are seen
    all.front() = pictureOf(m_panes, tr("Picture"), [this](QPainter& painter) { paintSides(painter); });
    all.insert(all.begin() + 1, std::move(schedule));
    return all;
}

} // namespace weft::widgets

#include "moc_schedule_view.cpp"
