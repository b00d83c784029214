// SPDX-License-Identifier: GPL-3.0-or-later
// What is known about the selected operation, with links to what it waited for and to what depends on it, or about the
// selected link, with links to the operations that used it. Records are looked up on a worker. Interface thread;
// content of a dock.
#pragma once

#include "widgets/base/jobs/job_runner.h"
#include "widgets/base/looks/empty_state.h"
#include "widgets/base/shared/run_view.h"
#include "widgets/base/shared/selection_model.h"
#include "widgets/base/shared/time_controller.h"
#include "widgets/base/views/view.h"

#include <map>

class QTextBrowser;
class QToolButton;
class QUrl;

namespace weft::widgets {

using OperationRecords = std::map<OpKey, std::uint32_t>; // by operation, its record; without those that did not run

// One pass over the records. For a worker.
[[nodiscard]] OperationRecords findRecords(
    const simulation::Run& run, std::vector<OpKey> wanted, const Watch& watch = {});

class DetailsView : public View {
    Q_OBJECT

public:
    DetailsView(SelectionModel* selection, TimeController* time, JobRunner* jobs, QWidget* parent = nullptr);
    void setRun(RunViewPtr run) override; // null: none
    [[nodiscard]] EmptyState* emptyState() const override { return m_stack->emptyState(); }
    [[nodiscard]] QTextBrowser* text() const { return m_text; }

    void registerCommands(CommandRegistry& commands) override;

signals:
    void closeRequested(); // by the mark in the corner, or by Escape

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void show(const QString& html);
    void showDetails(const std::vector<OpKey>& selected, const OperationRecords& records);
    [[nodiscard]] QString describe(OpKey key, const OperationRecords& records) const;
    [[nodiscard]] QString describeLinks(const std::vector<LinkKey>& selected) const;
    [[nodiscard]] QString listOf(
        const QString& title, const std::vector<OpKey>& keys, const OperationRecords& records) const;
    [[nodiscard]] QString linkTo(OpKey key, const OperationRecords& records) const;
    void follow(const QUrl& link);

    SelectionModel* m_selection;
    TimeController* m_time;
    JobRunner* m_jobs;
    QTextBrowser* m_text;
    QToolButton* m_close;
    ViewStack* m_stack;
    RunViewPtr m_run;
    OperationRecords m_records; // of what is shown
    JobId m_job = 0;
};

} // namespace weft::widgets
