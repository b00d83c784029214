// SPDX-License-Identifier: GPL-3.0-or-later
// From a project to what a simulation takes: workloads of every kind, runs made again, and what is missing named.
#include "engine/project/project_inputs.h"
#include "tests/support/test_program.h"

#include "engine/project/project_inspection.h"
#include "engine/project/project_json.h"
#include "engine/project/run_file.h"
#include "engine/study/scenario/sample.h"
#include "engine/topology/topology_spec.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace weft;
using project::Project;
using project::WorkloadKind;

namespace {

Project onFabric(const char* spec)
{
    Findings findings;
    Project made;
    made.fabric.emplace(*topology::topologyFromSpec(spec, findings));
    return made;
}

simulation::RunPtr runOf(const project::RunInputs& inputs)
{
    Findings findings;
    return *simulation::simulate(
        inputs.scenario.fabric, *inputs.scenario.workload, inputs.scenario.system, inputs.options, findings);
}

} // namespace

class TestProjectInputs : public QObject {
    Q_OBJECT

private slots:
    void aBenchmarkReadsBack()
    {
        study::CollectiveBenchmark made;
        made.pattern = trace::CollectiveType::ReduceScatter;
        made.bytes = 12'345;
        made.group = trace::ProcessGroup { "g", { Rank { 3 }, Rank { 1 } } };
        const auto read = project::readBenchmark(project::benchmarkJson(made));
        QVERIFY(read);
        QVERIFY(read->pattern == made.pattern);
        QCOMPARE(read->bytes, made.bytes);
        QVERIFY(read->group->ranks == made.group->ranks);
        QCOMPARE(project::benchmarkName(made).english(), std::string("reduce-scatter 12345 B on 2 ranks"));
        for (const char* wrong : { "", "[]", "{}", "{\"pattern\": \"stir\", \"bytes\": 1}",
                 "{\"pattern\": \"all-reduce\"}", "{\"pattern\": \"all-reduce\", \"bytes\": -4}",
                 "{\"pattern\": \"all-reduce\", \"bytes\": 4, \"group\": [\"a\"]}" })
            QVERIFY2(!project::readBenchmark(wrong), wrong);
    }

    void aBenchmarkRunsInItsClosedForm()
    {
        Project made = onFabric("Ring(4,1GB/s,0ns)");
        made.workload.kind = WorkloadKind::Benchmark;
        made.workload.benchmark = "{\"pattern\": \"all-reduce\", \"bytes\": 4000}";
        made.settings.network = simulation::NetworkModel::Unaware;
        made.settings.system = "{\"scheduling-policy\": \"LIFO\", \"endpoint-delay\": 0}";
        Findings findings;
        const auto inputs = project::loadInputs(made, "/x/p.weft", {}, findings);
        QVERIFY2(inputs, inputs ? "" : toString(inputs.error()).c_str());
        QCOMPARE(runOf(*inputs)->makespan.ns(), std::uint64_t { 6 * 1000 }); // 2(n−1) steps of a quarter
    }

    void whatIsMissingIsNamed()
    {
        Findings findings;
        Project empty;
        const auto noFabric = project::loadInputs(empty, "/x/p.weft", {}, findings);
        QVERIFY(!noFabric);
        QVERIFY(noFabric.error().message.find("fabric") != std::string::npos);
        const auto noWorkload = project::loadInputs(onFabric("Ring(4,1GB/s,0ns)"), "/x/p.weft", {}, findings);
        QVERIFY(!noWorkload);
        QVERIFY(noWorkload.error().message.find("workload") != std::string::npos);
        const auto noRun = project::loadInputs(onFabric("Ring(4,1GB/s,0ns)"), "/x/p.weft", "Run 7", findings);
        QVERIFY(!noRun);
        QVERIFY(noRun.error().message.find("Run 7") != std::string::npos);
        QCOMPARE(noRun.error().where.file, std::string("/x/p.weft"));
    }

    void aRunIsMadeAgainOnItsOwnFabric()
    {
        QTemporaryDir folder;
        const std::string path = folder.filePath("p.weft").toStdString();
        Project made = onFabric("Ring(4,1GB/s,0ns)_Ring(16,1GB/s,0ns)");
        made.workload.kind = WorkloadKind::Sample;
        made.settings = study::sampleSettings();
        made.settings.system = "{}";
        Findings findings;
        const auto before = runOf(*project::loadInputs(made, path, {}, findings));
        project::RunEntry entry;
        entry.name = "Run 1";
        entry.result = "p.data/run-1.weftrun";
        entry.settings = made.settings;
        entry.source = made.workload;
        entry.fingerprint = before->fingerprint;
        made.runs.push_back(entry);
        QVERIFY(QDir(folder.path()).mkdir("p.data"));
        QVERIFY(project::saveRun(*before, folder.filePath("p.data/run-1.weftrun").toStdString()));
        // The project goes on with another fabric and other settings.
        made.fabric = onFabric("FC(64,9GB/s,10ns)").fabric;
        made.settings.network = simulation::NetworkModel::Unaware;
        QCOMPARE(runOf(*project::loadInputs(made, path, "Run 1", findings))->fingerprint, before->fingerprint);
        QVERIFY(runOf(*project::loadInputs(made, path, {}, findings))->fingerprint != before->fingerprint);
        // Without its records it runs on the present fabric, and says so.
        QVERIFY(QFile::remove(folder.filePath("p.data/run-1.weftrun")));
        findings.clear();
        QVERIFY(project::loadInputs(made, path, "Run 1", findings));
        QVERIFY(!findings.empty());
    }

    void projectsAndRunsAreDescribed()
    {
        QTemporaryDir folder;
        const std::string path = folder.filePath("p.weft").toStdString();
        QVERIFY(project::saveProject(onFabric("Ring(4,1GB/s,0ns)"), path));
        Findings findings;
        const auto description = project::inspect(path, findings);
        QVERIFY(description);
        QCOMPARE(description->kind, std::string("project"));
        QVERIFY(description->facts.size() > 5);
    }
};

WEFT_TEST(TestProjectInputs)
#include "tst_project_inputs.moc"
