// SPDX-License-Identifier: GPL-3.0-or-later
// Two schedules of the program as Gantt charts, one above the other with one range of time: the one that was pinned, or
// the program as it stands, and the one that is looked at. Each is recorded by a job while the view is seen. Interface
// thread; shares the selection and the workers, and has a clock of its own.
#pragma once

#include "widgets/base/jobs/job_runner.h"
#include "widgets/base/shared/run_view.h"
#include "widgets/base/views/view.h"

#include <array>
#include <string>

class QLabel;
class QToolButton;

namespace weft::widgets {
class EmptyState;
class ProgramSession;
class SelectionModel;
class TimeController;
class TimelineView;
class ViewStack;
}

namespace weft::gui {

class ScheduleLanes : public widgets::View {
    Q_OBJECT

public:
    ScheduleLanes(widgets::ProgramSession* session, widgets::SelectionModel* selection, widgets::JobRunner* jobs,
        QWidget* parent = nullptr);

    [[nodiscard]] widgets::EmptyState* emptyState() const override { return m_empty; }
    void registerCommands(widgets::CommandRegistry& commands) override;
    void reset() override;
    [[nodiscard]] widgets::RunViewPtr run(std::size_t lane) const { return m_lanes.at(lane).run; }
    [[nodiscard]] widgets::TimeController* time() const { return m_time; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    struct Lane {
        QLabel* title = nullptr;
        widgets::TimelineView* timeline = nullptr;
        std::string key; // of what was recorded, or is
        widgets::RunViewPtr run;
        quint64 asked = 0; // a number that only the newest answer has
    };
    [[nodiscard]] QWidget* makeLane(std::size_t which);
    void follow(); // what is looked at, if the view is seen
    void record(std::size_t which, std::size_t node);
    void show();
    void pin();
    [[nodiscard]] QString whyNothing() const; // is shown
    [[nodiscard]] QString nameOf(std::size_t node) const;

    widgets::ProgramSession* m_session;
    widgets::SelectionModel* m_selection;
    widgets::JobRunner* m_jobs;
    widgets::TimeController* m_time;
    std::array<Lane, 2> m_lanes;
    QToolButton* m_pin = nullptr;
    std::string m_pinned; // key; empty: the program as it stands
    std::uint64_t m_measuredAs = 0; // what the records belong to: of the session
    widgets::EmptyState* m_empty;
    widgets::ViewStack* m_stack = nullptr;
};

} // namespace weft::gui
