// SPDX-License-Identifier: GPL-3.0-or-later
// Collective algorithms to look at: a schedule as a time-expanded picture with its verdict, stepping through it, what
// a rank holds, the way of a chunk, its figures, and a second schedule beside it. Interface thread; selection and jobs
// outlive it.
#pragma once

#include "widgets/base/command_registry.h"
#include "widgets/base/empty_state.h"
#include "widgets/base/selection_model.h"
#include "widgets/schedule/schedule_side.h"

#include <QWidget>

#include <array>

class QLabel;
class QSplitter;
class QTabWidget;
class QToolBar;

namespace weft::widgets {

class ContentsPanel;
class FiguresPanel;
class PlayerBar;
class WayPanel;

// The fabric that ranks are shown on: rank r of a schedule without a placement is node r.
struct ScheduleFabric {
    std::vector<NodeKey> nodes; // NPUs in the order of their numbers
    std::vector<QString> names; // the same
    // The links from one NPU to another; empty where there is no way.
    std::function<std::vector<LinkKey>(std::uint32_t from, std::uint32_t to)> route;
};

class ScheduleView : public QWidget {
    Q_OBJECT

public:
    // Reads a schedule from a file; on a worker.
    using Loader = std::function<Result<collective::SchedulePtr>(const std::string& path, Findings& findings)>;

    ScheduleView(SelectionModel* selection, JobRunner* jobs, Loader loader, QWidget* parent = nullptr);

    void openFile(const QString& path); // a job
    void compareWith(const QString& path); // beside the one that is shown
    void show(collective::SchedulePtr schedule, const QString& name);
    void showSecond(collective::SchedulePtr schedule, const QString& name);
    void closeSecond();
    void close();

    void setFabric(ScheduleFabric fabric); // empty: none

    [[nodiscard]] ScheduleStepper* stepper() { return &m_stepper; }
    [[nodiscard]] ScheduleSide* side(std::size_t which) const { return m_sides[which]; }
    [[nodiscard]] ContentsPanel* contents() const { return m_contents; }
    [[nodiscard]] WayPanel* way() const { return m_way; }
    [[nodiscard]] FiguresPanel* figures() const { return m_figures; }
    [[nodiscard]] EmptyState* emptyState() const { return m_stack->emptyState(); }
    [[nodiscard]] bool isEmpty() const { return m_stack->isEmpty(); }
    [[nodiscard]] bool isComparing() const { return m_comparing; }
    void registerCommands(CommandRegistry& commands);

    // The picture as it is seen, by the ending of the name: PNG, SVG or PDF.
    [[nodiscard]] bool exportImage(const QString& path, QString& error);

signals:
    void statusMessage(const QString& text);
    void findingsFound(const weft::Findings& findings);
    void fabricRequested(); // the way of a chunk is to be seen on the fabric

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void layOut();
    void connectSide(std::size_t which);
    void connectPanels();
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
    void couple(std::size_t from);
    void stepChunk(int by);
    void selectOnFabric();
    void followSelection();
    [[nodiscard]] std::uint32_t npuOf(std::uint32_t rank) const; // kNoPlace: not on the fabric
    void askOpen(bool second);
    [[nodiscard]] ScheduleSide* active() const { return m_sides[m_active]; }

    SelectionModel* m_selection;
    JobRunner* m_jobs;
    Loader m_loader;
    ScheduleFabric m_fabric;
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
    bool m_comparing = false;
    bool m_coupling = false;
    Selection m_ownSelection; // what this view selected last
};

} // namespace weft::widgets
