// SPDX-License-Identifier: GPL-3.0-or-later
// Which runs are compared, and what is found between them; the parts are made in compare_parts.cpp, and what is kept,
// written and asked for by keys is in compare_commands.cpp.
#include "app/gui/panels/compare_view.h"

#include "app/gui/panels/compare_picker.h"
#include "app/gui/panels/compared_files.h"
#include "app/gui/workspace/difference_words.h"
#include "app/gui/workspace/run_list.h"
#include "widgets/base/looks/empty_state.h"
#include "widgets/base/views/data_table.h"
#include "widgets/base/views/figures_model.h"
#include "widgets/base/words/languages.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/base/words/reading_order.h"
#include "widgets/comparison/compare_table.h"
#include "widgets/comparison/coupled_clocks.h"
#include "widgets/comparison/coupled_selections.h"
#include "widgets/comparison/difference_canvas.h"
#include "widgets/comparison/difference_map.h"
#include "widgets/comparison/runs_table.h"
#include "widgets/timeline/timeline_view.h"

#include <QEvent>
#include <QLabel>
#include <QSplitter>
#include <QTabWidget>

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

namespace weft::gui {

std::vector<ComparedItem> CompareView::allItems() const
{
    std::vector<ComparedItem> all = m_runs;
    all.insert(all.end(), m_files->items().begin(), m_files->items().end());
    return all;
}

const ComparedItem* CompareView::find(quint64 id) const
{
    const std::vector<ComparedItem>& items = id >= kFirstFileId ? m_files->items() : m_runs;
    const auto at = std::find_if(items.begin(), items.end(), [id](const ComparedItem& item) { return item.id == id; });
    return at == items.end() ? nullptr : &*at;
}

std::pair<quint64, quint64> CompareView::compared() const
{
    const auto [a, b] = m_projectPair;
    return { m_filePair.first != 0 ? m_filePair.first : a, m_filePair.second != 0 ? m_filePair.second : b };
}

void CompareView::setRuns(const std::vector<RunItem>& runs, Ids compared, Ids offered)
{
    m_runs = comparedItems(runs);
    QSet<QString> names;
    for (const ComparedItem& run : m_runs)
        names.insert(run.run.name);
    m_files->standBeside(names);
    m_projectPair = compared;
    m_offered = offered;
    std::erase_if(m_coming, [this](quint64 id) { return find(id) == nullptr || !find(id)->isLoading; });
    if (!m_wanted.isEmpty())
        chooseWanted();
    refresh();
}

void CompareView::forgetFiles()
{
    m_filePair = { 0, 0 };
    refresh();
}

void CompareView::choose(quint64 a, quint64 b)
{
    const auto fileOr = [](quint64 id, bool wantsFile) { return (id >= kFirstFileId) == wantsFile ? id : 0; };
    m_filePair = { fileOr(a, true), fileOr(b, true) };
    m_picker->setDecided();
    m_isStopped = false;
    emit runsChosen(fileOr(a, false), fileOr(b, false));
    refresh();
}

// In the place of the second one, and of the first if there is nothing else.
void CompareView::placeFile(quint64 id)
{
    if (!m_wanted.isEmpty()) {
        chooseWanted();
        return;
    }
    const quint64 a = compared().first;
    if (a == 0 || find(a) == nullptr)
        choose(id, m_filePair.second);
    else
        choose(a, id);
}

void CompareView::refresh()
{
    const auto [first, second] = compared();
    const ComparedItem* a = find(first);
    const ComparedItem* b = find(second);
    const bool both = a != nullptr && b != nullptr;
    const bool isHalf = first != 0 && second != 0 && (a != nullptr) != (b != nullptr); // the other one is gone
    const bool isChosen = both || isHalf;
    m_picker->setItems(
        allItems(), isChosen ? Ids(a == nullptr ? 0 : a->id, b == nullptr ? 0 : b->id) : m_offered, isChosen);
    fillRuns();
    if (both && a->run.isThere() && b->run.isThere()) {
        show(*a, *b);
        return;
    }
    showNothing();
    if (both && (a->isLoading || b->isLoading))
        emptyState()->setWaiting(tr("Reading a run…"), (a->isLoading ? a : b)->run.name);
    else if (allItems().size() >= 2)
        emptyState()->setTexts(tr("Choose two runs"), tr("Above, or by dragging one onto the other in the Runs dock."));
    else if (allItems().size() == 1)
        emptyState()->setTexts(tr("Only one run is here"),
            tr("Make another one, open a stored run or a result with the button above, or choose this one as B too."));
    else
        emptyState()->setTexts(
            tr("Nothing to compare"), tr("Make two runs, select both in the Runs dock, and choose Compare."));
}

void CompareView::changeEvent(QEvent* event)
{
    View::changeEvent(event);
    // It is told of every translator that comes or goes, after all of them have.
    const char* language = widgets::languageInForce().code;
    if (event->type() == QEvent::LanguageChange && std::exchange(m_language, language) != language)
        sayAgain();
}

void CompareView::sayAgain()
{
    const std::vector<widgets::RunFigure> names = widgets::figuresOf({});
    for (auto& [id, figures] : m_figures) {
        for (std::size_t at = 0; at < figures.size(); ++at)
            figures[at].name = names[at].name;
    }
    refresh();
    if (!m_a.isThere() || !m_b.isThere())
        return;
    showLane(*m_laneA, m_a);
    showLane(*m_laneB, m_b);
    m_table->sayAgain();
    emit m_map->titleChanged();
    if (m_inputDifferences || (m_pair != nullptr && isOfFiles()))
        showInputs();
}

void CompareView::showNothing()
{
    m_jobs->drop(m_pairJob);
    m_jobs->drop(m_inputsJob);
    m_pairJob = 0;
    m_isStopped = false;
    m_stack->setEmpty(true);
    if (!m_a.isThere() && !m_b.isThere())
        return;
    m_a = {};
    m_b = {};
    m_laneA->setRun(nullptr);
    m_laneB->setRun(nullptr);
    setPair(nullptr);
    m_inputs->clear();
    m_inputsModel->clear();
    m_titleA->clear();
    m_titleB->clear();
    m_clocks->begin({});
}

void CompareView::show(const ComparedItem& a, const ComparedItem& b)
{
    const auto same = [](const widgets::ComparedRun& x, const widgets::ComparedRun& y) {
        if (x.view == nullptr || y.view == nullptr)
            return x.isSame(y);
        return x.view->run == y.view->run; // it may have been given another name
    };
    const bool isA = same(m_a, a.run);
    const bool isB = same(m_b, b.run);
    const bool isNamed = m_a.name == a.run.name && m_b.name == b.run.name;
    m_stack->setEmpty(false);
    showTitles(a, b);
    if (isA && isB && isNamed && (m_pair != nullptr || m_pairJob != 0 || m_isStopped))
        return;
    m_a = a.run;
    m_b = b.run;
    // What a timeline says instead of bars has the name of its run.
    if (!isA || (!isNamed && !m_laneA->whyEmpty().isEmpty()))
        showLane(*m_laneA, m_a);
    if (!isB || (!isNamed && !m_laneB->whyEmpty().isEmpty()))
        showLane(*m_laneB, m_b);
    if (!isA || !isB) {
        setPair(nullptr);
        m_moments = { 0, 0 };
        if (m_alignment == widgets::Alignment::Operation) {
            m_alignment = widgets::Alignment::Start;
            m_picker->setAlignment(m_alignment);
        }
        align(true);
    }
    findPair(a, b);
    compareInputs(a, b);
}

void CompareView::showLane(widgets::TimelineView& lane, const widgets::ComparedRun& run)
{
    lane.setRun(run.view);
    if (run.view == nullptr && run.file != nullptr)
        lane.emptyState()->setTexts(tr("No timeline"), tr("A result file holds no operations; run files do."));
}

void CompareView::showTitles(const ComparedItem& a, const ComparedItem& b)
{
    const auto titleOf = [](const QString& letter, const ComparedItem& item) {
        const QString time = widgets::formatTime(item.run.makespan());
        const QString name = widgets::amongWords(item.run.name);
        if (item.fabric.isEmpty())
            //: a letter, the name of a run, its makespan
            return tr("%1: %2 – %3").arg(letter, name, time);
        //: a letter, the name of a run, its makespan, its fabric
        return tr("%1: %2 – %3 on %4").arg(letter, name, time, item.fabric);
    };
    for (const auto& [title, letter, item] :
        { std::tuple(m_titleA, QStringLiteral("A"), &a), std::tuple(m_titleB, QStringLiteral("B"), &b) }) {
        title->setText(titleOf(letter, *item));
        title->setToolTip(title->text()); // whole, where it is too long
    }
}

void CompareView::findPair(const ComparedItem& a, const ComparedItem& b)
{
    m_jobs->drop(m_pairJob);
    if (m_pair == nullptr)
        m_table->emptyState()->setWaiting(tr("Comparing…"), {});
    m_pairJob = m_jobs->start(
        { tr("Comparing two runs"), widgets::JobLane::View, true }, this,
        [first = a.run, second = b.run, known = m_pair](const Watch& watch) {
            // Only names have changed, as in another language.
            return known != nullptr ? widgets::withNames(*known, first, second)
                                    : widgets::makeRunPair(first, second, watch);
        },
        [this](widgets::RunPairPtr pair) {
            m_pairJob = 0;
            m_isStopped = pair == nullptr;
            if (m_isStopped)
                m_table->emptyState()->setTexts(
                    tr("The runs were not compared"), tr("It was stopped. Choose them again."));
            setPair(std::move(pair));
        });
}

void CompareView::setPair(widgets::RunPairPtr pair)
{
    m_pair = std::move(pair);
    m_selections->setPair(m_pair);
    m_table->setPair(m_pair);
    m_map->setPair(m_pair);
    if (m_pair != nullptr && isOfFiles())
        showInputs();
    if (m_pair == nullptr && m_a.view != nullptr && m_b.view != nullptr)
        m_mapStack->emptyState()->setWaiting(tr("Comparing…"), {});
    else
        m_mapStack->emptyState()->setTexts(tr("No fabric to show"), tr("A result file holds no fabric; run files do."));
    m_mapStack->setEmpty(m_pair == nullptr || m_a.view == nullptr || m_b.view == nullptr);
    makeHeatMap();
}

void CompareView::align(bool begins)
{
    const auto lengthOf = [](const widgets::ComparedRun& run) {
        return run.view == nullptr ? std::int64_t { 0 } : static_cast<std::int64_t>(run.view->run->makespan.ns());
    };
    const widgets::AlignedRuns runs
        = widgets::align(m_alignment, lengthOf(m_a), lengthOf(m_b), m_moments.first, m_moments.second);
    if (begins)
        m_clocks->begin(runs);
    else
        m_clocks->move(runs);
    if (m_a.view != nullptr)
        m_clocks->a()->setEvents(m_a.view->events);
    if (m_b.view != nullptr)
        m_clocks->b()->setEvents(m_b.view->events);
    makeHeatMap();
}

void CompareView::setAlignment(widgets::Alignment alignment)
{
    if (alignment == widgets::Alignment::Operation) {
        const std::uint32_t chosen = m_selections->operation();
        const bool isPaired = m_pair != nullptr && chosen < m_pair->operations.size()
            && m_pair->operations[chosen].a != widgets::kNoPartner
            && m_pair->operations[chosen].b != widgets::kNoPartner;
        if (!isPaired) {
            m_picker->setAlignment(m_alignment);
            emit statusMessage(tr("Select an operation that both runs have first"));
            return;
        }
        const auto startOf = [](const widgets::ComparedRun& run, std::uint32_t record) {
            return static_cast<std::int64_t>(run.view->run->operations.start[record].ns());
        };
        m_moments = { startOf(m_a, m_pair->operations[chosen].a), startOf(m_b, m_pair->operations[chosen].b) };
    }
    m_alignment = alignment;
    m_picker->setAlignment(alignment);
    align(false);
}

void CompareView::makeHeatMap()
{
    m_jobs->drop(m_heatJob);
    m_heatJob = 0;
    if (m_pair == nullptr || m_pair->a.view == nullptr || m_pair->b.view == nullptr) {
        m_heat->setHeat(nullptr);
        m_heatStack->setEmpty(true);
        if (m_pair == nullptr && m_a.view != nullptr && m_b.view != nullptr)
            m_heatStack->emptyState()->setWaiting(tr("Comparing…"), {});
        else
            m_heatStack->emptyState()->setTexts(
                tr("No differences over time"), tr("A result file holds no link over time; run files do."));
        return;
    }
    m_heatJob = m_jobs->start(
        { tr("Comparing links over time"), widgets::JobLane::View, true }, this,
        [pair = m_pair, runs = m_clocks->runs()](
            const Watch& watch) { return widgets::makeDifferenceHeat(pair, runs, watch); },
        [this](widgets::DifferenceHeatPtr heat) {
            m_heatJob = 0;
            m_heatStack->setEmpty(heat == nullptr);
            m_heatStack->emptyState()->setTexts(tr("No differences over time"),
                tr("Both runs need links over time: simulate with contention, at level links or full."));
            m_heat->setHeat(std::move(heat));
        });
}

void CompareView::showOperation(std::uint32_t operation)
{
    if (m_pair == nullptr || operation >= m_pair->operations.size())
        return;
    m_views->setCurrentWidget(m_lanes);
    std::optional<widgets::TimeRange> both;
    const auto add = [&both](const widgets::ComparedRun& run, std::uint32_t record, const widgets::RunPlace& place) {
        if (record == widgets::kNoPartner)
            return;
        const simulation::OperationColumns& operations = run.view->run->operations;
        const widgets::TimeRange own { static_cast<std::int64_t>(operations.start[record].ns()),
            static_cast<std::int64_t>(operations.end[record].ns()) };
        const widgets::TimeRange bar = place.toCommon(own);
        both = both ? widgets::TimeRange { std::min(both->from, bar.from), std::max(both->to, bar.to) } : bar;
    };
    const widgets::OperationPair& found = m_pair->operations[operation];
    add(m_a, found.a, m_clocks->runs().a);
    add(m_b, found.b, m_clocks->runs().b);
    const std::int64_t margin = std::max<std::int64_t>(both->length() / 4, widgets::TimeController::kShortest);
    m_clocks->common()->setVisible({ both->from - margin, both->to + margin });
    m_selections->selectOperation(operation);
}

void CompareView::fillRuns()
{
    std::vector<widgets::RunsRow> rows;
    for (const ComparedItem& item : allItems()) {
        widgets::RunsRow row { item.id, item.run.name, false, item.isFile(), {} };
        const auto byHand = m_checked.find(item.id);
        row.isChecked = byHand != m_checked.end() ? byHand->second
                                                  : item.run.isThere() || m_wantsAll || m_figures.count(item.id) != 0;
        if (item.run.isThere())
            m_figures[item.id] = figuresOf(item.run);
        else if (row.isChecked && m_figures.count(item.id) == 0 && !item.isLoading && m_asked.insert(item.id).second) {
            m_coming.insert(item.id);
            emit runWanted(item.id);
        }
        row.figures = m_figures.count(item.id) != 0 ? m_figures[item.id] : std::vector<widgets::RunFigure> {};
        rows.push_back(std::move(row));
    }
    m_runsTable->setRows(std::move(rows));
}

} // namespace weft::gui

#include "moc_compare_view.cpp"
