// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/kernel/simulator.h"
#include "engine/study/scenario/file_kind.h"
#include "engine/study/scenario/sample.h"
#include "engine/study/scenario/scenario.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

#include <thread>

using namespace weft;
using namespace weft::study;

namespace {

ScenarioFiles filesIn(const std::string& folder)
{
    ScenarioFiles files;
    files.topology = folder + "/fabric.json";
    files.workload = folder + "/step";
    files.system = folder + "/system.json";
    files.commGroups = folder + "/groups.json";
    return files;
}

} // namespace

class TestSample : public QObject {
    Q_OBJECT

private slots:
    void whatIsWrittenLoadsWithoutAWord()
    {
        const QTemporaryDir dir;
        const std::string folder = dir.path().toStdString();
        QVERIFY(writeSample(folder).ok());
        Findings findings;
        const auto scenario = loadScenario(filesIn(folder), findings);
        QVERIFY2(scenario.ok(), findings.empty() ? "" : toString(findings.front().error).c_str());
        QVERIFY(findings.empty());
        QCOMPARE(scenario->fabric.topology().npuCount(), 64U);
        QCOMPARE(scenario->workload->graphs.size(), std::size_t { 64 });
        QCOMPARE(scenario->system.groups.size(), std::size_t { 16 });
        QCOMPARE(kindOf(folder + "/fabric.json"), FileKind::Topology);
        QCOMPARE(kindOf(folder + "/system.json"), FileKind::System);
        QCOMPARE(kindOf(folder + "/groups.json"), FileKind::CommGroups);
        QCOMPARE(kindOf(folder + "/step.0.et"), FileKind::Trace);
        QCOMPARE(kindOf(folder + "/step"), FileKind::TraceSet);
        QCOMPARE(kindOf("Ring(4)"), FileKind::Topology);
        QCOMPARE(kindOf(folder + "/nothing"), FileKind::Unknown);
    }

    // The last of its files cannot be written.
    void whatFailsLeavesNoHalf()
    {
        const QTemporaryDir dir;
        QVERIFY(QDir(dir.path()).mkdir("step.63.et"));
        QVERIFY(!writeSample(dir.path().toStdString()).ok());
        QCOMPARE(QDir(dir.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
            QStringList { "step.63.et" });
    }

    void twoThreadsGiveWhatOneGives()
    {
        const QTemporaryDir dir;
        const std::string folder = dir.path().toStdString();
        QVERIFY(writeSample(folder).ok());
        Findings findings;
        const auto scenario = loadScenario(filesIn(folder), findings);
        QVERIFY(scenario.ok());
        const auto run = [&scenario](simulation::NetworkModel model) {
            simulation::RunOptions options;
            options.network = model;
            Findings warnings;
            return *simulation::simulate(scenario->fabric, *scenario->workload, scenario->system, options, warnings);
        };
        const auto aware = run(simulation::NetworkModel::Aware);
        const auto unaware = run(simulation::NetworkModel::Unaware);
        simulation::RunPtr first;
        simulation::RunPtr second;
        {
            const std::jthread one([&] { first = run(simulation::NetworkModel::Aware); });
            const std::jthread two([&] { second = run(simulation::NetworkModel::Unaware); });
        }
        QCOMPARE(first->fingerprint, aware->fingerprint);
        QCOMPARE(second->fingerprint, unaware->fingerprint);
        // The compute of an NPU by hand: the roofline is FLOP ÷ peak where the intensity is high enough. A layer has
        // 12·4096²/4 weights and 2048 tokens; forward 2, backward 4 FLOP for each; 900 TFLOP/s.
        const double weights = 12.0 * 4096 * 4096 / 4;
        const double layers = 4 * (2 + 4) * weights * 2048 / 900e12 * 1e9; // ns
        const double optimizer = 8.0 * 4 * weights * 4 / 3350; // bound by memory: bytes ÷ (B/ns)
        const double compute = static_cast<double>(aware->ranks[0].gpuComputeSum.ns());
        QVERIFY(std::abs(compute - layers - optimizer) < 10);
        QVERIFY(aware->makespan.ns() >= aware->ranks[0].gpuComputeSum.ns());
        QVERIFY(aware->complete() && unaware->complete());
    }
};

WEFT_TEST(TestSample)
#include "tst_sample.moc"
