// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/compare_view.h"

#include "app/gui/panels/compare_picker.h"
#include "app/gui/workspace/difference_words.h"
#include "app/gui/workspace/run_list.h"
#include "widgets/base/data_table.h"
#include "widgets/base/empty_state.h"
#include "widgets/base/quantity_format.h"
#include "widgets/base/time_controller.h"
#include "widgets/summary/compare_table.h"
#include "widgets/timeline/timeline_view.h"

#include <QLabel>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

namespace weft::gui {

CompareView::CompareView(
    widgets::SelectionModel* selection, widgets::TimeController* time, widgets::JobRunner* jobs, QWidget* parent)
    : View(parent)
    , m_selection(selection)
    , m_time(new widgets::TimeController(this))
    , m_jobs(jobs)
    , m_picker(new ComparePicker(this))
{
    // Two runs have a clock of their own, which is as long as the longer one. Where its cursor goes that of the window
    // goes too, for the views that show one moment of the current run.
    connect(m_time, &widgets::TimeController::cursorChanged, time, [this, time] { time->setCursor(m_time->cursor()); });
    auto* lanes = new QSplitter(Qt::Vertical, this);
    lanes->addWidget(makeLane(QStringLiteral("compareLaneA"), m_titleA, m_laneA));
    lanes->addWidget(makeLane(QStringLiteral("compareLaneB"), m_titleB, m_laneB));
    lanes->setChildrenCollapsible(false);
    m_table = new widgets::CompareTable(this);
    m_table->setObjectName(QStringLiteral("compareTable"));
    m_inputs = new QLabel;
    m_inputs->setObjectName(QStringLiteral("compareInputs"));
    m_inputs->setWordWrap(true);
    m_inputs->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_inputs->setMargin(10);
    m_inputs->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(m_inputs);
    m_table->addPage(scroll, tr("Inputs"));
    auto* content = new QSplitter(Qt::Horizontal, this);
    content->addWidget(lanes);
    content->addWidget(m_table);
    content->setSizes({ 840, 560 });
    // On a large screen the tables have room for whole names too.
    content->setStretchFactor(0, 3);
    content->setStretchFactor(1, 2);
    m_table->setMinimumWidth(280);
    m_stack = new widgets::ViewStack(content,
        new widgets::EmptyState(QStringLiteral("compare"), tr("Nothing to compare"),
            tr("Make two runs, select both in the Runs dock, and choose Compare."), this),
        this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_picker);
    column->addWidget(m_stack, 1);
    connect(m_picker, &ComparePicker::chosen, this, &CompareView::runsChosen);
}

QWidget* CompareView::makeLane(const QString& objectName, QLabel*& title, widgets::TimelineView*& lane)
{
    auto* part = new QWidget(this);
    title = new QLabel(part);
    title->setMargin(4);
    QFont bold = title->font();
    bold.setBold(true);
    title->setFont(bold);
    lane = new widgets::TimelineView(m_selection, m_time, m_jobs, part);
    lane->setObjectName(objectName);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(title);
    column->addWidget(lane, 1);
    return part;
}

widgets::EmptyState* CompareView::emptyState() const
{
    return m_stack->emptyState();
}

std::vector<widgets::ViewExport> CompareView::exports()
{
    if (!whyEmpty().isEmpty())
        return {};
    std::vector<widgets::ViewExport> all { widgets::pictureOf(this, tr("Picture")) };
    for (const widgets::DataTable* table : m_table->findChildren<widgets::DataTable*>())
        all.push_back(widgets::tableOf(table->accessibleName(), [table] { return table->toCsv(); }));
    return all;
}

void CompareView::reset()
{
    View::reset();
    m_jobs->drop(m_comparison);
    m_inputs->clear();
}

void CompareView::setRuns(const RunItem* a, const RunItem* b)
{
    const bool both = a != nullptr && b != nullptr && a != b && a->view != nullptr && b->view != nullptr;
    if (a != nullptr && b != nullptr && a != b)
        m_picker->setDecided();
    m_stack->setEmpty(!both);
    m_laneA->setRun(both ? a->view : nullptr);
    m_laneB->setRun(both ? b->view : nullptr);
    m_table->setRuns(both ? a->view : nullptr, both ? b->view : nullptr);
    if (!both)
        return;
    showTitles(*a, *b);
    // One range for both: as long as the longer run.
    const auto longest = static_cast<std::int64_t>(std::max(a->view->run->makespan, b->view->run->makespan).ns());
    if (m_time->extent().to != longest)
        m_time->replaceExtent({ 0, longest });
    m_time->setEvents(a->view->events);
    compareInputs(*a, *b);
}

void CompareView::showTitles(const RunItem& a, const RunItem& b)
{
    const auto titleOf = [](const QString& letter, const RunItem& item) {
        //: a letter, the name of a run, its makespan, its fabric
        return tr("%1: %2 – %3 on %4")
            .arg(letter, QString::fromStdString(item.entry.name), widgets::formatTime(item.view->run->makespan),
                QString::fromStdString(item.entry.fabric));
    };
    m_titleA->setText(titleOf(QStringLiteral("A"), a));
    m_titleB->setText(titleOf(QStringLiteral("B"), b));
}

void CompareView::setChoices(const std::vector<RunItem>& runs, const RunItem* a, const RunItem* b)
{
    m_picker->setRuns(runs, a, b);
    if (m_picker->isVisibleTo(this))
        emptyState()->setTexts(tr("Choose two runs"), tr("Above, or by dragging one onto the other in the Runs dock."));
    else
        emptyState()->setTexts(
            tr("Nothing to compare"), tr("Make two runs, select both in the Runs dock, and choose Compare."));
    if (m_stack->isEmpty() || a == nullptr || b == nullptr || a->view == nullptr || b->view == nullptr)
        return;
    showTitles(*a, *b);
    m_table->setRuns(a->view, b->view);
}

namespace {

study::ComparedInputs inputsOf(const RunItem& item)
{
    return { item.view->run->fabric, item.entry.fabric, item.view->workload, item.entry.workload, item.entry.settings };
}

} // namespace

void CompareView::compareInputs(const RunItem& a, const RunItem& b)
{
    m_jobs->drop(m_comparison);
    m_inputs->setText(tr("Comparing…"));
    m_comparison = m_jobs->start(
        tr("Comparing the inputs of two runs"), this,
        [first = inputsOf(a), second = inputsOf(b)](const Watch&) { return study::inputDifferences(first, second); },
        [this](const std::vector<study::InputDifference>& differences) {
            const QStringList lines = differenceLines(differences);
            m_inputs->setText(
                lines.isEmpty() ? tr("Both runs have the same fabric, workload and settings.") : lines.join('\n'));
        });
}

} // namespace weft::gui

#include "moc_compare_view.cpp"
