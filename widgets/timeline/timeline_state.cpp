// SPDX-License-Identifier: GPL-3.0-or-later
// What TimelineView keeps of a project: the fields, the zoom, the lanes, and how high the rows are; and what it says
// where a run has nothing to show.
#include "widgets/base/looks/empty_state.h"
#include "widgets/timeline/timeline_canvas.h"
#include "widgets/timeline/timeline_view.h"

#include <QJsonArray>
#include <QLineEdit>
#include <QToolButton>

#include <algorithm>

namespace weft::widgets {

namespace {

const QString kRange = QStringLiteral("range");
const QString kLanes = QStringLiteral("lanes");
const QString kPath = QStringLiteral("criticalPath");
const QString kRowHeight = QStringLiteral("rowHeight");

} // namespace

void TimelineView::noteRange()
{
    const TimeRange extent = m_time->extent();
    if (extent.length() == 0)
        return; // between two runs
    if (m_wantedRange) {
        const TimeRange wanted = *m_wantedRange;
        m_wantedRange.reset();
        m_time->setVisible(wanted);
    }
    const TimeRange visible = m_time->visible();
    m_keptRange = visible == extent ? std::nullopt : std::optional(visible);
}

void TimelineView::reset()
{
    View::reset();
    m_keptRange.reset();
    m_wantedRange.reset();
    m_path->setChecked(false);
    setLanes(LaneChoice::Kind);
    m_canvas->forgetRows();
}

QJsonObject TimelineView::saveState() const
{
    QJsonObject state = View::saveState();
    const std::optional<TimeRange> range = m_keptRange ? m_keptRange : m_wantedRange;
    if (range) // whole numbers of 2^53 ns are a hundred days
        state[kRange] = QJsonArray { static_cast<double>(range->from), static_cast<double>(range->to) };
    if (m_laneChoice != LaneChoice::Kind)
        state[kLanes] = static_cast<int>(m_laneChoice);
    if (m_path->isChecked())
        state[kPath] = true;
    if (const int height = m_canvas->rowHeight(); height != RowState().stripHeight)
        state[kRowHeight] = height;
    return state;
}

void TimelineView::restoreState(const QJsonObject& state)
{
    View::restoreState(state);
    const QJsonArray range = state[kRange].toArray();
    if (range.size() == 2 && range[0].toDouble() >= 0 && range[1].toDouble() > range[0].toDouble()) {
        m_wantedRange = TimeRange { static_cast<std::int64_t>(range[0].toDouble()),
            static_cast<std::int64_t>(range[1].toDouble()) };
        noteRange();
    }
    if (const int lanes = state[kLanes].toInt(); m_lanes->findData(lanes) >= 0)
        setLanes(static_cast<LaneChoice>(lanes));
    m_path->setChecked(state[kPath].toBool());
    if (state.contains(kRowHeight))
        m_canvas->setRowHeight(std::clamp(state[kRowHeight].toInt(), RowState::kLeastStrip, RowState::kMostStrip));
}

void TimelineView::showEmpty(const RunViewPtr& run)
{
    if (run == nullptr && !m_failure.isEmpty())
        emptyState()->setTexts(tr("The last run failed"), m_failure);
    else if (run == nullptr)
        emptyState()->setTexts(
            tr("No run to show"), tr("Run a simulation at record level full; its operations appear here over time."));
    else if (run->run->recorded == simulation::RecordLevel::Full)
        emptyState()->setTexts(tr("Nothing ran"), tr("%1 has no operation that started.").arg(run->name));
    else if (run->run->options.record == simulation::RecordLevel::Full)
        emptyState()->setTexts(tr("The run passed the limit of records"),
            tr("%1 had more records than the limit, so that only figures of links were kept. Raise the record limit "
               "and run again.")
                .arg(run->name));
    else
        emptyState()->setTexts(tr("%1 kept no operations").arg(run->name),
            tr("The timeline needs record level full. Choose it in the settings of the run and run again."));
}

} // namespace weft::widgets
