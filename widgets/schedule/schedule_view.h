// SPDX-License-Identifier: GPL-3.0-or-later
// Collective algorithms to look at: a schedule as a time-expanded picture with its verdict, stepping through it, what
// a rank holds, the way of a chunk, its figures, and a second schedule beside it. Interface thread; selection and jobs
// outlive it.
#pragma once

#include "widgets/base/looks/empty_state.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/shared/selection_model.h"
#include "widgets/base/views/view.h"
#include "widgets/schedule/level_times.h"
#include "widgets/schedule/schedule_fabric.h"
#include "widgets/schedule/schedule_side.h"

#include <array>

class QLabel;
class QPainter;
class QSplitter;
class QTabWidget;
class QToolBar;

namespace weft::widgets {

class ContentsPanel;
class FiguresPanel;
class PlayerBar;
struct LibraryOrder;
class WayPanel;

class ScheduleView : public View {
    Q_OBJECT

public:
    // Reads a schedule from a file; on a worker.
    using Loader = std::function<Result<collective::SchedulePtr>(
        const std::string& path, Findings& findings, const Watch& watch)>;

    ScheduleView(SelectionModel* selection, JobRunner* jobs, Loader loader, QWidget* parent = nullptr);

    // A job. `done` gets what failed, nothing if the schedule is shown; without it a failure is among the findings.
    void openFile(const QString& path, ScheduleSide::Done done = {});
    void compareWith(const QString& path); // beside the one that is shown
    // What somebody made: a job draws and verifies it.
    void showSchedule(collective::SchedulePtr schedule, const Sentence& name);
    void showSecond(collective::SchedulePtr schedule, const Sentence& name);
    void closeSecond();
    void close();
    // Makes it on a worker, at its size. Null fields of the order are errors that are said.
    void make(const LibraryOrder& order);
    // What was shown when a project was saved: both sides, in place of what is shown. Jobs.
    void restore(const std::array<ScheduleOrigin, 2>& origins);
    // By the ending of the name: ".xml" (".rccl.xml" for RCCL), ".json", or else the prefix of traces, for the size in
    // the figures. A job.
    void exportSchedule(const QString& path);
    [[nodiscard]] Bytes commSize() const; // the size in the figures

    void setFabric(ScheduleFabric fabric);
    void setUsed(bool used); // whether the settings run schedules from files

    [[nodiscard]] ScheduleStepper* stepper() { return &m_stepper; }
    [[nodiscard]] ScheduleSide* side(std::size_t which) const { return m_sides[which]; }
    [[nodiscard]] ScheduleSide* active() const { return m_sides[m_active]; }
    [[nodiscard]] ContentsPanel* contents() const { return m_contents; }
    [[nodiscard]] WayPanel* way() const { return m_way; }
    [[nodiscard]] FiguresPanel* figures() const { return m_figures; }
    [[nodiscard]] EmptyState* emptyState() const override { return m_stack->emptyState(); }
    [[nodiscard]] bool isEmpty() const { return m_stack->isEmpty(); }
    [[nodiscard]] bool isComparing() const { return m_comparing; }
    [[nodiscard]] std::vector<ViewExport> exports() override;
    void registerCommands(CommandRegistry& commands) override;
    void reset() override;
    [[nodiscard]] QJsonObject saveState() const override;
    void restoreState(const QJsonObject& state) override;

signals:
    void findingsFound(const weft::Findings& findings);
    void useRequested(); // of the active side, by the system's collectives
    void originsChanged(); // of a side that has got a schedule, or lost it
    void unuseRequested(); // the system's own algorithms again
    void fabricRequested(); // the way of a chunk is to be seen on the fabric

protected:
    void showEvent(QShowEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void layOut();
    void restoreViews(); // once there are schedules, and a size to see them in
    void paintSides(QPainter& painter);
    void connectSide(std::size_t which);
    void connectPanels();
    void connectPlayer();
    void showLevel();
    void registerPlaying(CommandRegistry& commands);
    void registerLooking(CommandRegistry& commands);
    void registerFiles(CommandRegistry& commands);
    void activate(std::size_t which);
    void sideChanged();
    void pickChanged(std::size_t which);
    void wayChanged();
    void showContents();
    void showFigures();
    void showEmpty();
    void updateActions();
    void setRankNames();
    void findBounds();
    void findFit(std::size_t which);
    void couple(std::size_t from);
    void stepChunk(int by);
    void selectOnFabric();
    void followSelection();
    void lightLevel();
    [[nodiscard]] std::uint32_t npuOf(std::uint32_t rank) const; // kNoPlace: not on the fabric
    void load(std::size_t which, const QString& path, ScheduleSide::Done done = {});
    void make(std::size_t which, const LibraryOrder& order);
    void askOpen(bool second);
    void askNew();

    SelectionModel* m_selection;
    JobRunner* m_jobs;
    Loader m_loader;
    ScheduleFabricPtr m_fabric; // never null
    std::array<std::optional<LevelTimes>, 2> m_bounds; // of the sides, where the fabric takes them
    std::array<JobId, 2> m_bounding {};
    std::array<JobId, 2> m_fitting {};
    std::array<Findings, 2> m_read; // findings of the last reading of each side
    ScheduleStepper m_stepper;
    QToolBar* m_bar;
    QSplitter* m_panes; // the pictures; where the keys of the player work
    std::array<ScheduleSide*, 2> m_sides {};
    PlayerBar* m_player;
    QLabel* m_which;
    QTabWidget* m_tabs;
    ContentsPanel* m_contents;
    WayPanel* m_way;
    FiguresPanel* m_figures;
    ViewStack* m_stack = nullptr;
    CommandRegistry* m_commands = nullptr;
    std::size_t m_active = 0;
    std::array<std::optional<GridView>, 2> m_wantedViews; // once the schedules are there
    bool m_comparing = false;
    bool m_isUsed = false;
    bool m_coupling = false;
    Selection m_ownSelection; // what this view selected last
};

} // namespace weft::widgets
