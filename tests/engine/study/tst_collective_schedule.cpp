// SPDX-License-Identifier: GPL-3.0-or-later
// The algorithms of a run's collectives as schedules: each is proved, has a rank for each member, and comes back from
// MSCCL XML as what it was; what a run does not hold is said.
#include "engine/collective/proof/verifier.h"
#include "engine/simulation/kernel/simulator.h"
#include "engine/study/scenario/sample.h"
#include "engine/study/schedules/collective_schedule.h"
#include "engine/study/schedules/schedule_files.h"
#include "engine/topology/topology_spec.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

#include <map>
#include <set>

using namespace weft;
using namespace weft::study;

namespace {

struct SampleStep {
    RunSettings settings = sampleSettings();
    WorkloadPtr workload;
    simulation::RunPtr run;

    explicit SampleStep(simulation::RecordLevel record)
    {
        TrainingStep step;
        step.layers = 1;
        workload = std::make_shared<const trace::Workload>(makeTrainingStep(step));
        Findings findings;
        const topology::Fabric fabric(topology::topologyFromSpec(sampleFabricSpec(), findings).value());
        settings.record = record;
        auto prepared = prepare(settings, fabric.topology().npuCount(), findings);
        if (!prepared)
            return;
        prepared->system.config.groups = workload->groups;
        run = simulation::simulate(fabric, *workload, prepared->system.config, prepared->options, findings).value();
    }
};

} // namespace

class TestCollectiveSchedule : public QObject {
    Q_OBJECT

private slots:
    void everyCollectiveHasAProvedSchedule()
    {
        const SampleStep step(simulation::RecordLevel::Full);
        QVERIFY(step.run != nullptr && step.run->collectives.size() > 16);
        const QTemporaryDir folder;
        const std::string path = folder.filePath("a.xml").toStdString();
        std::set<std::uint32_t> sizes;
        std::map<std::uint32_t, int> tried; // by members
        for (std::uint32_t at = 0; at < step.run->collectives.size(); ++at) {
            const simulation::CollectiveRecord& record = step.run->collectives[at];
            if (++tried[record.members] > 2) // alike, and once more
                continue;
            Findings findings;
            const auto made = scheduleOfCollective(*step.run, at, step.workload, step.settings, findings);
            QVERIFY2(made.ok(), made.ok() ? "" : toString(made.error()).c_str());
            QCOMPARE(made->schedule->pattern().ranks, record.members);
            const auto verdict = collective::verify(*made->schedule, {}, {});
            QVERIFY(verdict.ok() && verdict->correct);
            // A part of the collective, of which all together have its bytes.
            const std::uint64_t part = made->options.lowering.commSize.count();
            QVERIFY(part > 0 && record.bytes / part >= 1
                && record.bytes - record.bytes / part * part < record.bytes / part + 1);
            QVERIFY(saveSchedule(*made->schedule, path, ScheduleForm::MscclXml, made->options, findings).ok());
            const auto read = loadSchedule(path, findings);
            QVERIFY(read.ok());
            QCOMPARE(read->schedule->pattern().ranks, record.members);
            QVERIFY(read->schedule->pattern().kind == made->schedule->pattern().kind);
            QCOMPARE(read->schedule->stepCount(), made->schedule->stepCount());
            sizes.insert(record.members);
        }
        QCOMPARE(sizes, (std::set<std::uint32_t> { 4, 64 }));
    }

    void whatIsNotHeldIsSaid()
    {
        const SampleStep full(simulation::RecordLevel::Full);
        const SampleStep links(simulation::RecordLevel::Links);
        Findings findings;
        const auto code = [&](const SampleStep& step, std::uint32_t collective, const WorkloadPtr& workload) {
            const auto made = scheduleOfCollective(*step.run, collective, workload, step.settings, findings);
            return made.ok() ? std::optional<ErrorCode>() : made.error().code;
        };
        QVERIFY(code(links, 0, links.workload) == ErrorCode::NotFound);
        QVERIFY(code(full, 1'000'000, full.workload) == ErrorCode::NotFound);
        QVERIFY(code(full, 0, nullptr) == ErrorCode::NotFound);
        QVERIFY(!code(full, 0, full.workload));
    }
};

WEFT_TEST(TestCollectiveSchedule)
#include "tst_collective_schedule.moc"
