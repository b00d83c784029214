// SPDX-License-Identifier: GPL-3.0-or-later
// How ScheduleView follows the fabric, the selection of the window and its second schedule.
#include "engine/study/schedules/schedule_check.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/schedule/contents_panel.h"
#include "widgets/schedule/figures_panel.h"
#include "widgets/schedule/schedule_view.h"
#include "widgets/schedule/verdict_banner.h"
#include "widgets/schedule/way_panel.h"

namespace weft::widgets {

void ScheduleView::setFabric(ScheduleFabric fabric)
{
    m_fabric = std::make_shared<const ScheduleFabric>(std::move(fabric));
    m_way->setFabric(m_fabric);
    setRankNames();
    findBounds();
    updateActions();
}

std::uint32_t ScheduleView::npuOf(std::uint32_t rank) const
{
    const collective::SchedulePtr schedule = active()->schedule();
    return schedule == nullptr ? kNoPlace : m_fabric->npuOf(*schedule, rank);
}

void ScheduleView::setRankNames()
{
    for (const ScheduleSide* side : m_sides) {
        std::vector<QString> names;
        const collective::SchedulePtr schedule = side->schedule();
        for (std::uint32_t rank = 0; schedule != nullptr && rank < schedule->rankCount(); ++rank) {
            const std::uint32_t npu = m_fabric->npuOf(*schedule, rank);
            names.push_back(npu == kNoPlace ? QString() : m_fabric->names[npu]);
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
    if (active()->columns() == nullptr || !m_fabric->fabric)
        return;
    Selection wanted;
    if (!m_way->way().hops.empty()) {
        for (const WayMap::Arrow& arrow : m_way->map()->arrows()) {
            wanted.nodes.insert(wanted.nodes.end(), { m_fabric->nodes[arrow.from], m_fabric->nodes[arrow.to] });
            for (const LinkId link : arrow.links)
                wanted.links.push_back(m_fabric->links[index(link)]);
        }
    } else if (const std::uint32_t npu = npuOf(active()->canvas()->pick().rank); npu != kNoPlace) {
        wanted.nodes = { m_fabric->nodes[npu] };
    }
    // What somebody else has selected stays while there is nothing to show.
    if (wanted.isEmpty() && m_selection->selection() != m_ownSelection)
        return;
    m_coupling = true;
    m_selection->select(std::move(wanted));
    m_coupling = false;
    m_ownSelection = m_selection->selection();
}

// The links that the messages of the level take, while the schedule is played or stepped through.
void ScheduleView::lightLevel()
{
    constexpr std::uint32_t kMostTransfers = 50'000; // beyond, nearly every link is lit, and a frame would be missed
    const ScheduleColumnsPtr columns = active()->columns();
    const std::uint32_t level = m_stepper.level();
    const bool isAtRest = level >= m_stepper.levels() && !m_stepper.isPlaying();
    if (columns == nullptr || isAtRest || level == 0 || level > columns->levels) {
        m_selection->lightLinks({});
        return;
    }
    const std::uint32_t first = columns->levelTransfer[level];
    const std::uint32_t end = std::min(columns->levelTransfer[level + 1], first + kMostTransfers);
    std::vector<LinkKey> lit;
    for (std::uint32_t i = first; i < end; ++i) {
        for (const LinkId link : m_way->map()->linksOf(*columns->schedule, columns->transfers[i]))
            lit.push_back(m_fabric->links[index(link)]);
    }
    m_selection->lightLinks(std::move(lit));
}

// One NPU that is selected elsewhere is the rank whose contents are shown.
void ScheduleView::followSelection()
{
    const Selection& selection = m_selection->selection();
    if (m_coupling || active()->columns() == nullptr || selection.nodes.size() != 1 || !selection.links.empty())
        return;
    for (std::uint32_t rank = 0; rank < active()->columns()->ranks; ++rank) {
        const std::uint32_t npu = npuOf(rank);
        if (npu == kNoPlace || m_fabric->nodes[npu] != selection.nodes.front())
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
    const std::int64_t from
        = pick.chunk == kNoChunk ? (by > 0 ? count - 1 : std::int64_t { 0 }) : std::int64_t { pick.chunk };
    pick.chunk = static_cast<std::uint32_t>((from + by + count) % count);
    pick.step = kNone<StepId>;
    active()->canvas()->setPick(pick);
}

// What the levels cost on the fabric, at the size in the table of figures.
void ScheduleView::findBounds()
{
    for (std::size_t which = 0; which < m_sides.size(); ++which) {
        m_jobs->drop(m_bounding[which]);
        m_bounding[which] = 0;
        m_bounds[which].reset();
        findFit(which);
        const ScheduleColumnsPtr columns = m_sides[which]->columns();
        if (columns == nullptr || !m_fabric->fabric || !m_fabric->takes(*columns->schedule))
            continue;
        m_bounding[which] = m_jobs->start(
            tr("Timing the levels of %1").arg(inWords(m_sides[which]->name())), this,
            [columns, fabric = m_fabric, bytes = m_figures->chunkBytes(*columns->schedule)](
                const Watch& watch) { return levelTimes(*columns, *fabric, Bytes { bytes }, watch); },
            [this, which](std::optional<LevelTimes> times) {
                m_bounding[which] = 0;
                m_bounds[which] = std::move(times);
                showFigures();
            });
    }
    showFigures();
}

// Whether the fabric has the ranks, ways and links that the steps ask for.
void ScheduleView::findFit(std::size_t which)
{
    m_jobs->drop(m_fitting[which]);
    m_fitting[which] = 0;
    VerdictBanner* banner = m_sides[which]->banner();
    banner->setFit({});
    const collective::SchedulePtr schedule = m_sides[which]->schedule();
    if (schedule == nullptr || !m_fabric->fabric)
        return;
    m_fitting[which] = m_jobs->start(
        tr("Laying %1 on the fabric").arg(inWords(m_sides[which]->name())), this,
        [schedule, fabric = m_fabric](const Watch&) { return study::checkOnFabric(*schedule, *fabric->fabric); },
        [this, which, banner](const Result<void>& fits) {
            m_fitting[which] = 0;
            if (!fits)
                banner->setFit(inWords(fits.error().message));
        });
}

} // namespace weft::widgets
