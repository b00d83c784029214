// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the comparison and how they go together.
#include "app/gui/panels/compare_picker.h"
#include "app/gui/panels/compare_view.h"
#include "app/gui/panels/compared_files.h"
#include "widgets/base/looks/empty_state.h"
#include "widgets/base/views/data_table.h"
#include "widgets/base/views/figures_model.h"
#include "widgets/base/words/languages.h"
#include "widgets/comparison/compare_table.h"
#include "widgets/comparison/coupled_clocks.h"
#include "widgets/comparison/coupled_selections.h"
#include "widgets/comparison/difference_canvas.h"
#include "widgets/comparison/difference_legend.h"
#include "widgets/comparison/difference_map.h"
#include "widgets/comparison/runs_table.h"
#include "widgets/timeline/timeline_view.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QScrollBar>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

namespace weft::gui {

CompareView::CompareView(widgets::SelectionModel* selection, widgets::JobRunner* jobs, QWidget* parent)
    : View(parent)
    , m_jobs(jobs)
    , m_clocks(new widgets::CoupledClocks(this))
    , m_selections(new widgets::CoupledSelections(selection, this))
    , m_files(new ComparedFiles(jobs, this))
    , m_language(widgets::languageInForce().code)
    , m_picker(new ComparePicker(this))
    , m_views(new QTabWidget(this))
{
    m_views->setObjectName(QStringLiteral("compareViews"));
    m_views->setDocumentMode(true);
    makeLanes(m_views);
    m_views->addTab(m_lanes, tr("Timelines"));
    m_views->addTab(makeHeat(), tr("Links over time"));
    m_views->addTab(makeMap(), tr("Fabric"));
    m_table = new widgets::CompareTable(this);
    m_table->addPage(makeInputs(), tr("Inputs"));
    m_runsTable = new widgets::RunsTable(this);
    m_table->addPage(m_runsTable, tr("Runs"));
    auto* content = new QSplitter(Qt::Horizontal, this);
    content->addWidget(m_views);
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
    m_stack->setEmpty(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_picker);
    column->addWidget(m_stack, 1);
    connectParts();
}

void CompareView::makeLanes(QWidget* parent)
{
    m_lanes = new QSplitter(Qt::Vertical, parent);
    m_lanes->addWidget(makeLane(QStringLiteral("compareLaneA"), m_titleA, m_laneA, m_selections->a(), m_clocks->a()));
    m_lanes->addWidget(makeLane(QStringLiteral("compareLaneB"), m_titleB, m_laneB, m_selections->b(), m_clocks->b()));
    m_lanes->setChildrenCollapsible(false);
}

QWidget* CompareView::makeLane(const QString& objectName, QLabel*& title, widgets::TimelineView*& lane,
    widgets::SelectionModel* selection, widgets::TimeController* time)
{
    auto* part = new QWidget(this);
    title = new QLabel(part);
    title->setMargin(4);
    title->setTextFormat(Qt::PlainText);
    QFont bold = title->font();
    bold.setBold(true);
    title->setFont(bold);
    // A long fabric is no reason for a wide window.
    title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    lane = new widgets::TimelineView(selection, time, m_jobs, part);
    lane->setObjectName(objectName);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(title);
    column->addWidget(lane, 1);
    return part;
}

QWidget* CompareView::makeHeat()
{
    auto* page = new QWidget(this);
    m_heat = new widgets::DifferenceCanvas(m_clocks->common(), page);
    auto* scroll = new QScrollBar(Qt::Vertical, page);
    scroll->setAccessibleName(tr("Scroll links"));
    connect(scroll, &QScrollBar::valueChanged, m_heat, &widgets::DifferenceCanvas::setScroll);
    connect(m_heat, &widgets::DifferenceCanvas::scrollChanged, this, [this, scroll] {
        scroll->setPageStep(std::max(1, m_heat->height() - widgets::kRulerHeight));
        scroll->setSingleStep(m_heat->lineHeight());
        scroll->setRange(0, m_heat->mostScroll());
        scroll->setValue(m_heat->scroll());
    });
    auto* grid = new QGridLayout(page);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(0);
    grid->addWidget(new widgets::DifferenceLegend(page), 0, 0, 1, 2);
    grid->addWidget(m_heat, 1, 0);
    grid->addWidget(scroll, 1, 1);
    grid->setRowStretch(1, 1);
    m_heatStack = new widgets::ViewStack(
        page, new widgets::EmptyState(QStringLiteral("heatmap"), tr("No differences over time"), {}, this), this);
    return m_heatStack;
}

QWidget* CompareView::makeMap()
{
    auto* page = new QWidget(this);
    m_map = new widgets::DifferenceMap(m_clocks, m_jobs, page);
    auto* which = new QComboBox(page);
    which->setObjectName(QStringLiteral("compareFabric"));
    which->setAccessibleName(tr("Which fabric is drawn"));
    which->addItem(tr("Fabric of B"));
    which->addItem(tr("Fabric of A"));
    connect(which, &QComboBox::activated, m_map, [this](int index) { m_map->setShowsSecond(index == 0); });
    auto* title = new QLabel(page);
    title->setObjectName(QStringLiteral("compareMapTitle"));
    title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* legend = new widgets::DifferenceLegend(page);
    connect(m_map, &widgets::DifferenceMap::titleChanged, title, [this, title, legend] {
        title->setText(m_map->title());
        legend->setEnd(m_map->scale());
    });
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(8, 2, 8, 2);
    bar->setSpacing(10);
    bar->addWidget(which);
    bar->addWidget(title, 1);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(bar);
    column->addWidget(legend);
    column->addWidget(m_map, 1);
    m_mapStack = new widgets::ViewStack(page,
        new widgets::EmptyState(QStringLiteral("topology"), tr("No fabric to show"),
            tr("A result file holds no fabric; run files do."), this),
        this);
    return m_mapStack;
}

QWidget* CompareView::makeInputs()
{
    auto* page = new QWidget(this);
    m_inputs = new QLabel(page);
    m_inputs->setObjectName(QStringLiteral("compareInputs"));
    m_inputs->setWordWrap(true);
    m_inputs->setMargin(10);
    m_inputs->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_inputsTable = new widgets::DataTable(page);
    m_inputsTable->setObjectName(QStringLiteral("compareInputsTable"));
    m_inputsTable->setAccessibleName(tr("Inputs"));
    m_inputsTable->setFrameShape(QFrame::NoFrame);
    m_inputsTable->wrapWords(); // names of fabrics and lists of links are long
    m_inputsModel = new widgets::FiguresModel(m_inputsTable);
    m_inputsTable->setModel(m_inputsModel);
    m_inputsTable->sortByColumn(-1, Qt::AscendingOrder);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_inputs);
    column->addWidget(m_inputsTable, 1);
    column->addStretch(0);
    return page;
}

void CompareView::connectParts()
{
    connect(m_picker, &ComparePicker::chosen, this, &CompareView::choose);
    connect(m_picker, &ComparePicker::alignmentChosen, this, &CompareView::setAlignment);
    connect(m_files, &ComparedFiles::changed, this, &CompareView::refresh);
    connect(m_files, &ComparedFiles::opened, this, &CompareView::placeFile);
    connect(m_table, &widgets::CompareTable::operationChosen, this, &CompareView::showOperation);
    connect(m_table, &widgets::CompareTable::linkChosen, m_selections, &widgets::CoupledSelections::selectLink);
    connect(m_heat, &widgets::DifferenceCanvas::linkClicked, m_selections, &widgets::CoupledSelections::selectLink);
    connect(m_map, &widgets::DifferenceMap::linkClicked, m_selections, &widgets::CoupledSelections::selectLink);
    connect(
        m_selections, &widgets::CoupledSelections::operationSelected, m_table, &widgets::CompareTable::selectOperation);
    connect(m_selections, &widgets::CoupledSelections::linkSelected, this, [this](std::uint32_t link) {
        m_table->selectLink(link);
        m_heat->setSelected(link);
        m_map->setSelected(link);
    });
    connect(m_runsTable, &widgets::RunsTable::takenAway, m_files, &ComparedFiles::close);
    connect(m_runsTable->model(), &widgets::RunsModel::checkChanged, this, [this](quint64 id, bool isChecked) {
        m_checked[id] = isChecked;
        m_asked.erase(id); // a hand asks again
        fillRuns();
    });
}

} // namespace weft::gui
