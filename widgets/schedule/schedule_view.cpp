// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the view and how they follow each other; its commands are in schedule_commands.cpp.
#include "widgets/schedule/schedule_view.h"

#include "widgets/base/image_export.h"
#include "widgets/schedule/contents_panel.h"
#include "widgets/schedule/figures_panel.h"
#include "widgets/schedule/player_bar.h"
#include "widgets/schedule/schedule_texts.h"
#include "widgets/schedule/way_panel.h"

#include <QDragEnterEvent>
#include <QFileInfo>
#include <QLabel>
#include <QMimeData>
#include <QPainter>
#include <QSplitter>
#include <QTabWidget>
#include <QToolBar>
#include <QVBoxLayout>

#include <set>

namespace weft::widgets {

namespace {
constexpr int kPictureWidth = 760; // px at first, of 1040
constexpr int kPanelWidth = 280;
}

ScheduleView::ScheduleView(SelectionModel* selection, JobRunner* jobs, Loader loader, QWidget* parent)
    : QWidget(parent)
    , m_selection(selection)
    , m_jobs(jobs)
    , m_loader(std::move(loader))
    , m_bar(new QToolBar(this))
    , m_panes(new QSplitter(Qt::Vertical, this))
    , m_player(new PlayerBar(&m_stepper, this))
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
    connect(selection, &SelectionModel::selectionChanged, this, &ScheduleView::followSelection);
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
    connect(side, &ScheduleSide::findingsFound, this, &ScheduleView::findingsFound);
    connect(side, &ScheduleSide::loadingChanged, this, &ScheduleView::showEmpty);
    connect(side, &ScheduleSide::changed, this, [this, which] {
        if (which == 1 && m_sides[1]->columns() != nullptr)
            m_comparing = true;
        activate(which);
        sideChanged();
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
    connect(m_figures, &FiguresPanel::sizeChanged, this, &ScheduleView::showFigures);
}

void ScheduleView::openFile(const QString& path)
{
    m_sides[0]->load(QFileInfo(path).fileName(),
        [loader = m_loader, file = path.toStdString()](
            Findings& findings, const Watch&) { return loader(file, findings); });
}

void ScheduleView::compareWith(const QString& path)
{
    m_sides[1]->load(QFileInfo(path).fileName(),
        [loader = m_loader, file = path.toStdString()](
            Findings& findings, const Watch&) { return loader(file, findings); });
}

void ScheduleView::show(collective::SchedulePtr schedule, const QString& name)
{
    m_sides[0]->show(std::move(schedule), name);
}

void ScheduleView::showSecond(collective::SchedulePtr schedule, const QString& name)
{
    m_sides[1]->show(std::move(schedule), name);
}

void ScheduleView::closeSecond()
{
    m_comparing = false;
    m_sides[1]->close();
    activate(0);
    sideChanged();
}

void ScheduleView::close()
{
    m_comparing = false;
    for (ScheduleSide* side : m_sides)
        side->close();
    activate(0);
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
    showFigures();
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
            ? tr("%1: %2", "which of two schedules").arg(which == 0 ? QStringLiteral("A") : QStringLiteral("B"), active()->name())
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
    for (ScheduleSide* side : m_sides) {
        if (side->columns() == nullptr)
            continue;
        shown.push_back({ side->name(), side->schedule(), side->figures() });
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
        emptyState()->setTexts(tr("Reading the schedule…"), {});
    else
        emptyState()->setTexts(tr("No schedule"),
            tr("A schedule says what every rank sends, copies and adds in a collective. Open one from MSCCL XML, Weft "
               "JSON or Chakra traces, or build one from the library."));
}

void ScheduleView::setFabric(ScheduleFabric fabric)
{
    m_fabric = std::move(fabric);
    setRankNames();
    updateActions();
}

std::uint32_t ScheduleView::npuOf(std::uint32_t rank) const
{
    const collective::SchedulePtr schedule = active()->schedule();
    if (schedule == nullptr || rank >= schedule->rankCount())
        return kNoPlace;
    const std::vector<Rank>& placement = schedule->info().placement;
    if (placement.empty())
        return schedule->rankCount() <= m_fabric.nodes.size() ? rank : kNoPlace;
    const std::uint32_t npu = rank < placement.size() ? index(placement[rank]) : kNoPlace;
    return npu < m_fabric.nodes.size() ? npu : kNoPlace;
}

void ScheduleView::setRankNames()
{
    for (const ScheduleSide* side : m_sides) {
        std::vector<QString> names;
        const collective::SchedulePtr schedule = side->schedule();
        if (schedule != nullptr && schedule->info().placement.empty() && schedule->rankCount() <= m_fabric.names.size())
            names.assign(m_fabric.names.begin(), m_fabric.names.begin() + schedule->rankCount());
        if (schedule != nullptr) {
            for (const Rank npu : schedule->info().placement)
                names.push_back(index(npu) < m_fabric.names.size() ? m_fabric.names[index(npu)] : QString());
        }
        side->canvas()->setRankNames(std::move(names));
    }
    // Levels stand below each other.
    const int width = std::max(m_sides[0]->canvas()->nameWidth(), m_sides[1]->canvas()->nameWidth());
    for (const ScheduleSide* side : m_sides)
        side->canvas()->setLeastNameWidth(m_comparing ? width : 0);
    m_sides[0]->canvas()->setLegendShown(!m_comparing);
}

// The picked rank, or the ranks and links of the way, where the fabric has them.
void ScheduleView::selectOnFabric()
{
    if (active()->columns() == nullptr || m_fabric.nodes.empty())
        return;
    Selection wanted;
    const ChunkWay& way = m_way->way();
    if (!way.hops.empty()) {
        std::set<std::pair<std::uint32_t, std::uint32_t>> ends;
        for (const ChunkWay::Hop& hop : way.hops) {
            const ScheduleTransfer& transfer = active()->columns()->transfers[hop.transfer];
            ends.emplace(transfer.from, transfer.to);
        }
        for (const auto& [from, to] : ends) {
            const std::uint32_t a = npuOf(from);
            const std::uint32_t b = npuOf(to);
            if (a == kNoPlace || b == kNoPlace)
                continue;
            wanted.nodes.insert(wanted.nodes.end(), { m_fabric.nodes[a], m_fabric.nodes[b] });
            const std::vector<LinkKey> links = m_fabric.route(a, b);
            wanted.links.insert(wanted.links.end(), links.begin(), links.end());
        }
    } else if (const std::uint32_t npu = npuOf(active()->canvas()->pick().rank); npu != kNoPlace) {
        wanted.nodes = { m_fabric.nodes[npu] };
    }
    // What somebody else has selected stays while there is nothing to show.
    if (wanted.isEmpty() && m_selection->selection() != m_ownSelection)
        return;
    m_coupling = true;
    m_selection->select(std::move(wanted));
    m_coupling = false;
    m_ownSelection = m_selection->selection();
}

// One NPU that is selected elsewhere is the rank whose contents are shown.
void ScheduleView::followSelection()
{
    const Selection& selection = m_selection->selection();
    if (m_coupling || active()->columns() == nullptr || selection.nodes.size() != 1 || !selection.links.empty())
        return;
    for (std::uint32_t rank = 0; rank < active()->columns()->ranks; ++rank) {
        const std::uint32_t npu = npuOf(rank);
        if (npu == kNoPlace || m_fabric.nodes[npu] != selection.nodes.front())
            continue;
        if (active()->canvas()->pick().rank != rank)
            active()->canvas()->setPick({ kNone<StepId>, kNoChunk, rank });
        return;
    }
}

// Levels are seen side by side; ranks too where there are as many.
void ScheduleView::couple(std::size_t from)
{
    if (!m_comparing || m_coupling)
        return;
    const ScheduleCanvas* source = m_sides[from]->canvas();
    ScheduleCanvas* other = m_sides[1 - from]->canvas();
    if (source->columns() == nullptr || other->columns() == nullptr)
        return;
    m_coupling = true;
    if (source->showsAll()) {
        other->fitAll();
        m_coupling = false;
        return;
    }
    GridView view = other->scene().view();
    view.columns = source->scene().view().columns;
    if (source->columns()->ranks == other->columns()->ranks)
        view.rows = source->scene().view().rows;
    other->setView(view);
    m_coupling = false;
}

void ScheduleView::stepChunk(int by)
{
    if (active()->columns() == nullptr)
        return;
    const std::int64_t count = active()->columns()->chunks.chunkCount();
    if (count == 0)
        return;
    SchedulePick pick = active()->canvas()->pick();
    const std::int64_t from = pick.chunk == kNoChunk ? (by > 0 ? count - 1 : std::int64_t { 0 }) : std::int64_t { pick.chunk };
    pick.chunk = static_cast<std::uint32_t>((from + by + count) % count);
    pick.step = kNone<StepId>;
    active()->canvas()->setPick(pick);
}

bool ScheduleView::exportImage(const QString& path, QString& error)
{
    const auto paint = [&](QPainter& painter) {
        int y = 0;
        for (ScheduleSide* side : m_sides) {
            if (side->columns() == nullptr || (side == m_sides[1] && !m_comparing))
                continue;
            painter.save();
            painter.translate(0, y);
            side->canvas()->renderTo(painter, isVectorPath(path));
            painter.restore();
            y += side->canvas()->height();
        }
    };
    QSize size = m_sides[0]->canvas()->size();
    if (m_comparing)
        size.rheight() += m_sides[1]->canvas()->height();
    return writeImage(path, size, devicePixelRatioF(), active()->name(), paint, error);
}

void ScheduleView::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

// What falls here is a schedule, also where its file could be something else as well: Chakra traces.
void ScheduleView::dropEvent(QDropEvent* event)
{
    for (const QUrl& url : event->mimeData()->urls()) {
        if (!url.isLocalFile())
            continue;
        openFile(url.toLocalFile());
        break;
    }
    event->acceptProposedAction();
}

} // namespace weft::widgets
