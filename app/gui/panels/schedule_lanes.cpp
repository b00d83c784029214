// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/schedule_lanes.h"

#include "widgets/base/looks/empty_state.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/shared/time_controller.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/base/words/utf8.h"
#include "widgets/programs/program_session.h"
#include "widgets/timeline/timeline_view.h"

#include <QLabel>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

namespace weft::gui {

ScheduleLanes::ScheduleLanes(
    widgets::ProgramSession* session, widgets::SelectionModel* selection, widgets::JobRunner* jobs, QWidget* parent)
    : View(parent)
    , m_session(session)
    , m_selection(selection)
    , m_jobs(jobs)
    , m_time(new widgets::TimeController(this))
    , m_empty(new widgets::EmptyState(QStringLiteral("compare"), tr("Nothing to compare yet"),
          tr("The program as it stands and the schedule that is looked at stand here, on one axis of time.")))
{
    setAccessibleName(tr("Two schedules"));
    auto* lanes = new QSplitter(Qt::Vertical, this);
    lanes->addWidget(makeLane(0));
    lanes->addWidget(makeLane(1));
    lanes->setChildrenCollapsible(false);
    m_stack = new widgets::ViewStack(lanes, m_empty, this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
    m_stack->setEmpty(true);
    for (const auto signal : { &widgets::ProgramSession::nodeChanged, &widgets::ProgramSession::measured })
        connect(session, signal, this, &ScheduleLanes::follow);
}

QWidget* ScheduleLanes::makeLane(std::size_t which)
{
    Lane& lane = m_lanes.at(which);
    auto* part = new QWidget(this);
    lane.title = new QLabel(part);
    lane.title->setObjectName(which == 0 ? QStringLiteral("laneTitleA") : QStringLiteral("laneTitleB"));
    lane.title->setTextFormat(Qt::PlainText);
    lane.title->setMargin(4);
    lane.title->setMinimumWidth(1);
    QFont bold = lane.title->font();
    bold.setBold(true);
    lane.title->setFont(bold);
    lane.timeline = new widgets::TimelineView(m_selection, m_time, m_jobs, part);
    lane.timeline->setObjectName(which == 0 ? QStringLiteral("scheduleLaneA") : QStringLiteral("scheduleLaneB"));
    auto* head = new QHBoxLayout;
    head->setContentsMargins(0, 0, 4, 0);
    head->addWidget(lane.title, 1);
    if (which == 1) {
        m_pin = new QToolButton(part);
        m_pin->setObjectName(QStringLiteral("lanePin"));
        m_pin->setText(tr("Pin above"));
        m_pin->setToolTip(tr("Compare other schedules with this one; once more: with the program as it stands"));
        connect(m_pin, &QToolButton::clicked, this, &ScheduleLanes::pin);
        head->addWidget(m_pin);
    }
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(lane.timeline, 1);
    return part;
}

void ScheduleLanes::pin()
{
    const widgets::ScheduleNode* node = m_session->shown();
    if (node == nullptr)
        return;
    m_pinned = m_pinned == node->key ? std::string() : node->key;
    follow();
}

void ScheduleLanes::registerCommands(widgets::CommandRegistry& commands)
{
    commands.add(
        { QStringLiteral("program.pin"), tr("&Pin the schedule above, or let it go"), tr("Program"), {},
            QStringLiteral("pin"), m_pin->toolTip() },
        [this] { pin(); }, this);
    commands.explain({ QStringLiteral("program.pin") }, [this] { return whyEmpty(); });
}

void ScheduleLanes::showEvent(QShowEvent* event)
{
    View::showEvent(event);
    follow();
}

void ScheduleLanes::follow()
{
    if (!isVisible())
        return;
    const widgets::UnderstoodPtr& understood = m_session->understood();
    const widgets::ScheduleNode* node = m_session->shown();
    const bool canRun = node != nullptr && node->program != nullptr && m_session->whyNoTimes().isEmpty()
        && m_session->measure(0) != nullptr && m_session->measure(m_session->node()) != nullptr;
    if (!canRun) {
        m_empty->setTexts(tr("Nothing to compare yet"), whyNothing());
        for (Lane& lane : m_lanes) {
            lane.key.clear();
            ++lane.asked;
        }
        show();
        return;
    }
    if (m_session->generation() != m_measuredAs) {
        m_measuredAs = m_session->generation();
        for (Lane& lane : m_lanes)
            lane.key.clear();
    }
    record(0, understood->nodeOf(m_pinned));
    record(1, m_session->node());
    show();
}

QString ScheduleLanes::whyNothing() const
{
    const widgets::ScheduleNode* node = m_session->shown();
    if (node == nullptr)
        return tr("The program as it stands and the schedule that is looked at stand here, on one axis of time.");
    if (!m_session->whyNoTimes().isEmpty())
        return m_session->whyNoTimes();
    if (node->program == nullptr)
        return tr("The step is refused: there is nothing to run.");
    return tr("The schedules are being timed.");
}

// A key is never empty here: the first node's has a mark of its own.
void ScheduleLanes::record(std::size_t which, std::size_t node)
{
    Lane& lane = m_lanes.at(which);
    const std::string key = "0\n" + m_session->understood()->nodes[node].key;
    if (lane.key == key)
        return;
    lane.key = key;
    lane.run.reset();
    const quint64 asked = ++lane.asked;
    const auto* measure = m_session->measure(node);
    lane.title->setText(measure != nullptr && measure->time
            ? tr("%1: %2", "a schedule and its time").arg(nameOf(node), widgets::formatTime(*measure->time))
            : nameOf(node));
    m_session->record(node, this, [this, which, asked](const Result<widgets::RunViewPtr>& run) {
        Lane& answered = m_lanes.at(which);
        if (answered.asked != asked)
            return;
        answered.run = run ? *run : nullptr;
        if (!run)
            answered.title->setText(widgets::inWords(run.error()));
        show();
    });
}

void ScheduleLanes::show()
{
    const bool isEmpty = m_lanes[0].key.empty() || m_lanes[1].key.empty();
    m_stack->setEmpty(isEmpty);
    if (isEmpty) {
        for (Lane& lane : m_lanes) {
            lane.run.reset();
            lane.timeline->setRun(nullptr);
        }
        return;
    }
    std::int64_t longest = 0;
    for (const Lane& lane : m_lanes) {
        if (lane.run == nullptr)
            return; // both, or what was before
        longest = std::max(longest, static_cast<std::int64_t>(lane.run->run->makespan.ns()));
    }
    if (m_time->extent().to != longest)
        m_time->setExtent({ 0, longest });
    for (Lane& lane : m_lanes)
        lane.timeline->setRun(lane.run);
    m_time->setEvents(m_lanes[1].run->events);
}

QString ScheduleLanes::nameOf(std::size_t node) const
{
    const widgets::ScheduleNode& of = m_session->understood()->nodes[node];
    if (of.parent == widgets::kNoScheduleNode)
        return tr("As it stands");
    if (!of.schedules.empty())
        return widgets::toQString(of.schedules.front());
    return tr("up to %1", "a step").arg(widgets::toQString(of.step));
}

void ScheduleLanes::reset()
{
    View::reset();
    m_pinned.clear();
    for (Lane& lane : m_lanes) {
        lane.key.clear();
        ++lane.asked;
    }
    show();
}

} // namespace weft::gui

#include "moc_schedule_lanes.cpp"
