// SPDX-License-Identifier: GPL-3.0-or-later
// The search for the fastest schedule of the program: begun and stopped by a button, the best so far while it goes on,
// then what was found, where the time went before and after, and a button that makes it a schedule of the text.
// Interface thread; the session outlives it.
#pragma once

#include "engine/study/programs/program_tuning.h"
#include "widgets/base/jobs/job_runner.h"
#include "widgets/programs/program_session.h"

#include <QTimer>
#include <QWidget>

#include <atomic>
#include <memory>
#include <optional>

class QCheckBox;
class QPushButton;

namespace weft::widgets {

class WordsBox;

class TuningPanel : public QWidget {
    Q_OBJECT

public:
    explicit TuningPanel(ProgramSession* session, QWidget* parent = nullptr);

    void start();
    void stop(); // the best until then stays
    void startOrStop() { isRunning() ? stop() : start(); }
    [[nodiscard]] QString whyNot() const; // it cannot be started; empty: it can
    [[nodiscard]] bool canApply() const { return m_tuning && !m_tuning->fastest().steps.empty(); }
    void apply(); // the best becomes a schedule of the text
    [[nodiscard]] bool isRunning() const { return m_job != 0; }
    [[nodiscard]] const std::optional<study::Tuning>& tuning() const { return m_tuning; }
    void reset();

private:
    void take(Result<study::Tuning> tuning);
    void showState();
    [[nodiscard]] QString summary() const;

    ProgramSession* m_session;
    QPushButton* m_find;
    QPushButton* m_apply;
    QCheckBox* m_algorithms;
    WordsBox* m_words;
    QTimer m_sampler;
    JobId m_job = 0;
    std::shared_ptr<std::atomic<std::uint64_t>> m_best; // ns, of the search that runs; 0: none yet
    std::optional<study::Tuning> m_tuning;
    std::string m_base; // the program, machine and fabric that it is of
    bool m_searchedAlgorithms = false;
    QString m_problem;
};

} // namespace weft::widgets
