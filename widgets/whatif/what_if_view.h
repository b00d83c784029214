// SPDX-License-Identifier: GPL-3.0-or-later
// What if a link, a dimension, an NPU or an algorithm were faster: each answered by a simulation of the run that is
// shown with that one change, on workers, as bars and a table. The answers stay with the run that they are of, and say
// so while another one is shown. Interface thread; `jobs` and what `settingsOf` refers to outlive it.
#pragma once

#include "widgets/base/jobs/job_runner.h"
#include "widgets/base/views/view.h"
#include "widgets/whatif/answers.h"

#include <functional>
#include <memory>
#include <optional>

class QBoxLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QTimer;

namespace weft::widgets {

class DataTable;
class FiguresModel;
class GainBars;
class QuantityEdit;
class SelectionModel;
class ViewStack;

class WhatIfView : public View {
    Q_OBJECT

public:
    // What the run was told; absent if that is not known any more.
    using SettingsOf = std::function<std::optional<study::RunSettings>(const RunView&)>;
    WhatIfView(SelectionModel* selection, JobRunner* jobs, SettingsOf settingsOf, QWidget* parent = nullptr);

    void setRun(RunViewPtr run) override;
    [[nodiscard]] EmptyState* emptyState() const override;
    void registerCommands(CommandRegistry& commands) override;
    [[nodiscard]] std::vector<ViewExport> exports() override; // the bars, then the table
    void reset() override;

    // Asks about the run that is shown, in place of a question that is being answered.
    void start();
    void stop();
    [[nodiscard]] bool isRunning() const { return m_job != 0; }
    [[nodiscard]] const std::shared_ptr<const Answers>& answers() const { return m_answers; } // null: none
    [[nodiscard]] bool isOutdated() const; // the answers are of another run than is shown

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Asked { // enough to know a run again, without keeping it
        QString name;
        std::uint64_t fingerprint = 0;
        std::weak_ptr<const RunView> run;
    };

    QWidget* makeBar();
    QWidget* makeContent();
    QScrollArea* makeScroll(const char* objectName, QWidget* content);
    void arrange();
    [[nodiscard]] QString whyNot() const; // there is nothing to ask about; empty: there is
    void take(const Asked& asked, Result<Answers> result);
    void setAnswers(std::shared_ptr<const Answers> answers);
    void showState();
    void showProgress();
    void selectRows();
    void choose(std::size_t row);

    SelectionModel* m_selection;
    JobRunner* m_jobs;
    SettingsOf m_settingsOf;
    RunViewPtr m_run;
    JobId m_job = 0;
    Asked m_asked; // what the answers are of
    std::shared_ptr<const Answers> m_answers;
    std::optional<Error> m_failure; // of the last question
    QuantityEdit* m_factor = nullptr;
    QPushButton* m_start = nullptr;
    QPushButton* m_stop = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_message = nullptr;
    QBoxLayout* m_content = nullptr; // the bars and their table
    GainBars* m_bars = nullptr;
    QScrollArea* m_barsScroll = nullptr;
    FiguresModel* m_model = nullptr;
    DataTable* m_table = nullptr;
    ViewStack* m_stack = nullptr;
    QTimer* m_timer;
};

} // namespace weft::widgets
