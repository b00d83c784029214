// SPDX-License-Identifier: GPL-3.0-or-later
// One schedule of the schedule view: title, verdict and picture, and what jobs derive from it. Interface thread; the
// stepper and the job runner outlive it.
#pragma once

#include "engine/collective/proof/replay.h"
#include "engine/collective/proof/verifier.h"
#include "widgets/base/jobs/job_runner.h"
#include "widgets/schedule/schedule_canvas.h"
#include "widgets/schedule/schedule_figures.h"

#include <QWidget>

#include <functional>
#include <optional>

class QLabel;

namespace weft::widgets {

class VerdictBanner;
struct LibraryOrder;

// Where a schedule comes from, as far as it can be got there again: a file, or the library.
struct ScheduleOrigin {
    QString path; // empty: none
    std::shared_ptr<const LibraryOrder> order {};
};

class ScheduleSide : public QWidget {
    Q_OBJECT

public:
    // What gives a schedule, on a worker.
    using Source = std::function<Result<collective::SchedulePtr>(Findings& findings, const Watch& watch)>;

    ScheduleSide(ScheduleStepper* stepper, JobRunner* jobs, QWidget* parent);

    // What failed; nothing if the schedule is shown. Not called if another loading takes its place.
    using Done = std::function<void(const Findings& failures)>;

    // Replaces what is shown once it is there; a failure keeps what is shown and is said, among the findings or, where
    // somebody asks for it, to `done`.
    void load(const Sentence& name, Source source, ScheduleOrigin origin = {}, Done done = {});
    void show(collective::SchedulePtr schedule, const Sentence& name);
    void close();

    [[nodiscard]] ScheduleCanvas* canvas() const { return m_canvas; }
    [[nodiscard]] VerdictBanner* banner() const { return m_banner; }
    [[nodiscard]] const Sentence& name() const { return m_name; }
    [[nodiscard]] const ScheduleOrigin& origin() const { return m_origin; }
    // What is shown was written there, without loss.
    void setFile(const QString& path) { m_origin = { path, {} }; }
    // Why the last loading came to nothing; empty once one succeeds.
    [[nodiscard]] QString problem() const;
    // Nobody speaks of this file any more. What a project remembers stays a problem.
    void forgetProblem();
    [[nodiscard]] QString problemName() const; // of a file that somebody asked for
    [[nodiscard]] const ScheduleColumnsPtr& columns() const { return m_canvas->columns(); }
    [[nodiscard]] collective::SchedulePtr schedule() const
    {
        return columns() == nullptr ? nullptr : columns()->schedule;
    }
    [[nodiscard]] bool isLoading() const { return m_loading != 0; }
    [[nodiscard]] const ScheduleFigures& figures() const { return m_figures; }
    [[nodiscard]] const std::shared_ptr<collective::Replay>& replay() const { return m_replay; }
    [[nodiscard]] QString replayProblem() const; // why there is none, or not yet
    [[nodiscard]] const std::optional<collective::Verdict>& verdict() const { return m_verdict; }

    // "A" or "B" before the title; empty where there is one schedule.
    void setMark(const QString& mark);
    void setActive(bool active); // the one that the tables beside show
    void showFault(); // goes to the failing step, if there is one

signals:
    void loadingChanged();
    void changed(); // another schedule, or none
    void replayChanged();
    void verdictChanged();
    void findingsFound(const weft::Findings& findings);
    void statusMessage(const QString& text);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Loaded {
        std::optional<Error> error;
        ScheduleColumnsPtr columns;
        ScheduleFigures figures;
        Findings findings;
    };
    void take(const Sentence& name, ScheduleOrigin origin, Loaded loaded, bool saysFailure);
    void startVerifying();
    void startReplay();
    void showTitle();

    ScheduleStepper* m_stepper;
    JobRunner* m_jobs;
    QLabel* m_title;
    VerdictBanner* m_banner;
    ScheduleCanvas* m_canvas;
    QString m_mark;
    Sentence m_name;
    ScheduleOrigin m_origin;
    std::optional<Error> m_problem;
    Sentence m_problemName; // of what could not be shown
    bool m_wasAsked = false; // for it, by somebody
    bool m_active = false;
    ScheduleFigures m_figures;
    std::shared_ptr<collective::Replay> m_replay;
    std::optional<Sentence> m_replayProblem;
    std::optional<collective::Verdict> m_verdict;
    JobId m_loading = 0;
    JobId m_verifying = 0;
    JobId m_replaying = 0;
};

} // namespace weft::widgets
