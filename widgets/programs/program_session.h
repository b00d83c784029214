// SPDX-License-Identifier: GPL-3.0-or-later
// What the views of a program share: what follows from its text, which node of the tree of schedules is looked at,
// which stages are selected, and what was measured. It starts the jobs for all of them: reading after a pause in the
// typing, then the time of each node on the fabric that is open, then its check, both of the one that is looked at
// first. Interface thread; made with the first view of a program; `jobs` and `document` outlive it.
#pragma once

#include "widgets/base/jobs/job_runner.h"
#include "widgets/base/shared/element_keys.h"
#include "widgets/base/shared/run_view.h"
#include "widgets/documents/program_document.h"
#include "widgets/programs/schedule_tree.h"
#include "widgets/programs/step_offers.h"

#include <QStringList>
#include <QTimer>

#include <functional>
#include <map>
#include <optional>

namespace weft::widgets {

// What programs run on.
struct ProgramGround {
    topology::Fabric fabric;
    std::vector<NodeKey> nodes {}; // by NodeId
    std::vector<LinkKey> links {}; // by LinkId
    study::RunSettings settings {}; // the network's, and the system where the machine wants it
};

using study::ProgramMachine;

class ProgramSession : public QObject {
    Q_OBJECT

public:
    using Ground = std::function<Result<ProgramGround>()>; // Missing: there is no fabric at all
    ProgramSession(ProgramDocument* document, JobRunner* jobs, Ground ground, QObject* parent = nullptr);

    [[nodiscard]] ProgramDocument* document() const { return m_document; }
    [[nodiscard]] JobRunner* jobs() const { return m_jobs; }
    // The text as it was read last, with its mistakes; null: nothing was read yet.
    [[nodiscard]] const UnderstoodPtr& latest() const { return m_latest; }
    // The same, or while that has mistakes the one before them: what views show while somebody types.
    [[nodiscard]] const UnderstoodPtr& understood() const { return m_understood; }
    [[nodiscard]] std::string sourceName() const; // what findings call the text
    [[nodiscard]] bool isCurrent() const; // whether the text as it is was read

    // The node that is looked at; the program as it stands is the first one.
    [[nodiscard]] std::size_t node() const { return m_node; }
    void setNode(std::size_t node);
    [[nodiscard]] const ScheduleNode* shown() const; // null: no program is understood

    [[nodiscard]] const QStringList& selected() const { return m_selected; }
    void select(const QStringList& stages);
    // Transformations at the selection; in a job, after offersChanged().
    [[nodiscard]] const std::vector<StepOffer>& offers() const { return m_offers; }
    // Steps of the schedule in the text, after the node that is looked at. False, with nothing done, while the text is
    // being read.
    bool apply(const std::vector<program::Transformation>& steps) { return apply(m_node, steps, machine()); }
    bool apply(std::size_t node, const std::vector<program::Transformation>& steps, const ProgramMachine& machine);

    // Times.
    struct Measure {
        std::optional<Time> time;
        QString problem; // why there is none, or what is doubtful about it
    };
    [[nodiscard]] const Measure* measure(std::size_t node) const; // null: not yet
    [[nodiscard]] const QString& whyNoTimes() const { return m_whyNoTimes; } // one reason for all
    [[nodiscard]] bool needsFabric() const { return m_needsFabric; } // that is the reason
    [[nodiscard]] const ProgramMachine& machine() const { return m_document->machine(); }
    void setMachine(const ProgramMachine& machine); // a step of the history
    void groundChanged(); // the fabric or the settings
    [[nodiscard]] Result<ProgramGround> ground() const { return m_ground(); }
    // Of what all times are, but for how chains and collectives go: while it stays, what was found for it holds.
    [[nodiscard]] std::string groundKey() const;
    // Another number when the times, and records, are of another program, machine or fabric.
    [[nodiscard]] std::uint64_t generation() const { return m_generation; }
    // Of its check; null: not yet, or nothing to compare.
    [[nodiscard]] const study::ScheduleVerdict* verdict(std::size_t node) const;
    void noteVerdict(const std::string& key, study::ScheduleVerdict verdict); // what a check says of a node
    // The whole records of a node, for charts; in a job.
    void record(std::size_t node, QObject* receiver, std::function<void(Result<RunViewPtr>)> done);

    [[nodiscard]] bool isMeasuring() const { return m_measuring != 0; }
    [[nodiscard]] bool isChecking() const { return m_checking != 0 || isMeasuring(); } // or will, once that is done
    [[nodiscard]] bool isOffering() const { return m_offering != 0; }
    void reset(); // another project
    void readNow(); // does not wait for a pause

signals:
    void understoodChanged();
    void nodeChanged();
    void selectionChanged();
    void offersChanged();
    void measured();
    void verdictsChanged();
    void said(const QString& message);

private:
    void forgetTimes();
    void take(UnderstoodPtr understood);
    void lookAtGround();
    void measureNext();
    void check();
    void findOffers();
    [[nodiscard]] std::uint32_t npus() const;
    [[nodiscard]] std::string keyOf(std::size_t node) const;

    ProgramDocument* m_document;
    JobRunner* m_jobs;
    Ground m_ground;
    QTimer m_pause;
    JobId m_reading = 0;
    JobId m_measuring = 0;
    JobId m_checking = 0;
    JobId m_offering = 0;
    std::uint32_t m_readNpus = 0; // what the text was read for
    UnderstoodPtr m_latest;
    UnderstoodPtr m_understood;
    std::size_t m_node = 0;
    QStringList m_selected;
    std::vector<StepOffer> m_offers;
    std::map<std::string, Measure> m_times; // by keys
    QString m_whyNoTimes;
    bool m_needsFabric = false;
    std::map<std::string, study::ScheduleVerdict> m_verdicts; // by keys
    std::string m_base; // that both belong to
    std::uint64_t m_grounds = 0; // how many there were
    std::uint64_t m_generation = 0;
};

} // namespace weft::widgets
