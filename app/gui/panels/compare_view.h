// SPDX-License-Identifier: GPL-3.0-or-later
// Two runs of the project or of files beside each other: their timelines with one coupled range, where and when links
// were busier, what makes the difference, and what differs in their inputs; and any number of runs by their figures.
// Interface thread; shares the workers, and has a clock and selections of its own.
#pragma once

#include "app/gui/panels/compared_item.h"
#include "widgets/base/jobs/job_runner.h"
#include "widgets/base/views/view.h"
#include "widgets/comparison/alignment.h"
#include "widgets/comparison/run_pair.h"

#include <QTimer>

#include <map>
#include <optional>
#include <set>
#include <utility>

class QLabel;
class QSplitter;
class QTabWidget;

namespace weft::widgets {
class CompareTable;
class CoupledClocks;
class CoupledSelections;
class DataTable;
class DifferenceCanvas;
class DifferenceMap;
class EmptyState;
class FiguresModel;
class RunsTable;
class SelectionModel;
class TimeController;
class TimelineView;
class ViewStack;
}

namespace weft::gui {

class ComparedFiles;
class ComparePicker;
struct RunItem;

class CompareView : public widgets::View {
    Q_OBJECT

public:
    CompareView(widgets::SelectionModel* selection, widgets::JobRunner* jobs, QWidget* parent = nullptr);

    using Ids = std::pair<quint64, quint64>; // 0: none
    // The runs of the project, those that are compared there, and those to be offered while none are.
    void setRuns(const std::vector<RunItem>& runs, Ids compared, Ids offered);
    void choose(quint64 a, quint64 b); // runs or files
    // Two of the project were chosen elsewhere: no file stands in their place.
    void forgetFiles();
    [[nodiscard]] ComparedFiles* files() const { return m_files; }
    void setAlignment(widgets::Alignment alignment);
    [[nodiscard]] widgets::Alignment alignment() const { return m_alignment; }
    [[nodiscard]] widgets::CoupledClocks* clocks() const { return m_clocks; }
    // What is shown; null until it is found.
    [[nodiscard]] const widgets::RunPairPtr& pair() const { return m_pair; }

    // Compares the two newest runs, unless others are chosen, as if somebody looked at it; and reads what is stored of
    // all others, for their figures.
    void decide();
    [[nodiscard]] bool isComing() const; // something of what is compared is being read or found

    // The run that the window shows, whose selection goes with it.
    void setRun(widgets::RunViewPtr run) override;
    void registerCommands(widgets::CommandRegistry& commands) override;
    [[nodiscard]] widgets::EmptyState* emptyState() const override;
    [[nodiscard]] std::vector<widgets::ViewExport> exports() override;
    void reset() override;
    [[nodiscard]] QJsonObject saveState() const override;
    void restoreState(const QJsonObject& state) override;

protected:
    void changeEvent(QEvent* event) override;

signals:
    void runsChosen(quint64 a, quint64 b); // of the project; 0: a file stands there
    void runWanted(quint64 id); // of the project: its figures
    void failed(const weft::Findings& failures); // of the files that a session has kept
    void openRequested(); // files to compare are to be asked for

private:
    void makeLanes(QWidget* parent);
    QWidget* makeLane(const QString& objectName, QLabel*& title, widgets::TimelineView*& lane,
        widgets::SelectionModel* selection, widgets::TimeController* time);
    QWidget* makeHeat();
    QWidget* makeMap();
    QWidget* makeInputs();
    void connectParts();
    void placeFile(quint64 id); // one that was opened
    void chooseWanted(); // what a session has kept
    void refresh();
    void show(const ComparedItem& a, const ComparedItem& b);
    void showNothing();
    static void showLane(widgets::TimelineView& lane, const widgets::ComparedRun& run);
    void showTitles(const ComparedItem& a, const ComparedItem& b);
    void findPair(const ComparedItem& a, const ComparedItem& b); // on a worker
    void setPair(widgets::RunPairPtr pair);
    void compareInputs(const ComparedItem& a, const ComparedItem& b); // likewise
    void showInputs(); // what is known of them
    void sayAgain(); // what was put into words here, in another language
    void align(bool begins);
    void makeHeatMap(); // likewise
    void showOperation(std::uint32_t operation); // of the pair: both bars
    void fillRuns();
    [[nodiscard]] widgets::ViewExport page(const std::vector<widgets::ViewExport>& pictures);
    [[nodiscard]] std::pair<quint64, quint64> compared() const; // ids; 0: none
    [[nodiscard]] bool isOfFiles() const { return m_filePair.first != 0 || m_filePair.second != 0; }
    [[nodiscard]] const ComparedItem* find(quint64 id) const;
    [[nodiscard]] quint64 idOf(const QString& key) const; // as a session keeps it
    [[nodiscard]] std::vector<ComparedItem> allItems() const;

    widgets::JobRunner* m_jobs;
    widgets::CoupledClocks* m_clocks;
    widgets::CoupledSelections* m_selections;
    ComparedFiles* m_files;
    std::vector<ComparedItem> m_runs; // of the project
    Ids m_projectPair { 0, 0 };
    Ids m_offered { 0, 0 }; // while none are
    Ids m_filePair { 0, 0 }; // what stands in the place of one of the project
    widgets::ComparedRun m_a; // that are shown
    widgets::ComparedRun m_b;
    widgets::RunPairPtr m_pair;
    widgets::Alignment m_alignment = widgets::Alignment::Start;
    std::pair<std::int64_t, std::int64_t> m_moments { 0, 0 }; // of the operation that they are aligned at
    widgets::JobId m_pairJob = 0;
    bool m_isStopped = false; // it was, and is begun again when runs are chosen again
    widgets::JobId m_inputsJob = 0;
    std::optional<std::vector<study::InputDifference>> m_inputDifferences; // none: not known, or of files
    const char* m_language; // that everything was said in
    widgets::JobId m_heatJob = 0;
    std::map<quint64, bool> m_checked; // by hand, of the table of runs
    bool m_wantsAll = false; // runs on the disk too, unless a hand left them out
    std::set<quint64> m_asked; // runs that were to be read for their figures: once, for some cannot be
    std::set<quint64> m_coming; // of these, those that are being read
    std::map<quint64, std::vector<widgets::RunFigure>> m_figures;
    QJsonObject m_wanted; // what a session has kept, until the runs are there

    ComparePicker* m_picker;
    QTabWidget* m_views;
    QSplitter* m_lanes = nullptr;
    QLabel* m_titleA = nullptr;
    QLabel* m_titleB = nullptr;
    widgets::TimelineView* m_laneA = nullptr;
    widgets::TimelineView* m_laneB = nullptr;
    widgets::DifferenceCanvas* m_heat = nullptr;
    widgets::ViewStack* m_heatStack = nullptr;
    widgets::DifferenceMap* m_map = nullptr;
    widgets::ViewStack* m_mapStack = nullptr;
    widgets::CompareTable* m_table = nullptr;
    QLabel* m_inputs = nullptr;
    widgets::FiguresModel* m_inputsModel = nullptr;
    widgets::DataTable* m_inputsTable = nullptr;
    widgets::RunsTable* m_runsTable = nullptr;
    widgets::ViewStack* m_stack = nullptr;
};

} // namespace weft::gui
