// SPDX-License-Identifier: GPL-3.0-or-later
// Makes an algorithm for the fabric that is open, and says how good it is: the form, the curve of the search against
// its bound, the result, and the library beside it. It starts its own jobs, on what `input` returns when asked.
// Interface thread; `jobs` outlives it.
#pragma once

#include "engine/study/synthesis/synthesis_comparison.h"
#include "widgets/base/jobs/job_runner.h"
#include "widgets/base/shared/element_keys.h"
#include "widgets/base/views/view.h"

#include <QElapsedTimer>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QLabel;

namespace weft::widgets {

class CommandRegistry;
class EmptyState;
class LibraryChart;
class ResultPanel;
class SearchChart;
class SynthesisForm;
class ViewStack;

struct SynthesisInput {
    topology::Fabric fabric;
    std::vector<LinkKey> links {}; // by LinkId
};

class SynthesisView : public View {
    Q_OBJECT

public:
    SynthesisView(JobRunner* jobs, std::function<Result<SynthesisInput>()> input, QWidget* parent = nullptr);
    ~SynthesisView() override;

    void setNpus(std::uint32_t npus); // of the fabric that is open; 0: none
    void lookAtFabric(); // it may have changed: what is shown is of the fabric as it was
    void readSums(const QString& path); // of a custom collective; a job
    // In place of a search that runs; the result is shown when it is done or stopped.
    void start(const study::SynthesisRequest& request);
    void stop(); // the search; once more: the proof of what it has found, too
    void compare();
    void repair(); // the result, for the fabric as it is
    void reset() override;
    [[nodiscard]] bool isRunning() const { return m_job != 0; }
    [[nodiscard]] bool isProving() const { return m_isProving; } // what a stopped search has found
    [[nodiscard]] bool isComparing() const { return m_comparing != 0; }

    [[nodiscard]] const study::SynthesisRunPtr& run() const { return m_run; }
    // The name under which the result is opened and written: "synthesized all-gather 64 MiB".
    [[nodiscard]] Sentence resultName() const;
    [[nodiscard]] SynthesisForm* form() const { return m_form; }
    [[nodiscard]] SearchChart* searchChart() const { return m_search; }
    [[nodiscard]] LibraryChart* libraryChart() const { return m_library; }
    [[nodiscard]] ResultPanel* result() const { return m_result; }
    [[nodiscard]] EmptyState* emptyState() const override { return m_empty; }
    [[nodiscard]] std::vector<ViewExport> exports() override;
    void registerCommands(CommandRegistry& commands) override;
    // By the ending of the name: ".xml" (".rccl.xml" for RCCL), ".json", ".wsteps", or else the prefix of traces
    // (".et"); results that stay compact are equal steps under any name. A job.
    void exportSchedule(const QString& path);

signals:
    void openRequested(); // the result in the schedule view
    void useRequested(); // by collectives of the workload
    void linksRequested(const std::vector<weft::widgets::LinkKey>& links); // to be seen on the fabric

private:
    void layOut();
    void connectParts();
    void startFromForm();
    void sample();
    void prove(study::SynthesisRunPtr found);
    void take(Result<study::SynthesisRunPtr> made);
    void takeComparison(const Result<std::vector<study::AlgorithmTime>>& rows);
    void say(const QString& note);
    void showState();
    void showCut();
    void chooseSums();
    [[nodiscard]] bool canExport() const;
    [[nodiscard]] std::optional<std::uint64_t> timeOf(const topology::Fabric& fabric, LinkId link) const;

    JobRunner* m_jobs;
    std::function<Result<SynthesisInput>()> m_input;
    std::uint32_t m_npus = 0;
    JobId m_job = 0; // the search, or after a stop the proof of what it has found
    bool m_isProving = false;
    JobId m_comparing = 0;
    std::shared_ptr<synthesis::SearchState> m_state; // of the search that runs
    QElapsedTimer m_clock;
    QTimer m_sampler;
    std::vector<LinkKey> m_startedLinks; // of the fabric of the search that runs
    std::vector<LinkKey> m_links; // and of the result
    std::vector<std::uint32_t> m_usedArcs; // by the result, of its graph
    QString m_sums; // file
    study::SynthesisRunPtr m_run;
    study::SynthesisRunPtr m_before; // while another is sought: comes back if that fails
    SynthesisForm* m_form;
    SearchChart* m_search;
    ResultPanel* m_result;
    LibraryChart* m_library;
    QLabel* m_message;
    EmptyState* m_empty;
    ViewStack* m_stack = nullptr;
};

} // namespace weft::widgets
