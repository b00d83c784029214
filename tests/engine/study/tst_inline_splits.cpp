// SPDX-License-Identifier: GPL-3.0-or-later
// A workload whose collectives were put in by the splits of its system takes the time of the native algorithms on
// direct fabrics of one dimension, to two in a hundred, where one chunk is active. Where several are, it takes at most
// one latency longer for each message of a rank: a trace sends one after the other, a native collective need not.
#include "engine/io/text_file.h"
#include "engine/study/scenario/sample.h"
#include "engine/study/schedules/inline_run.h"
#include "engine/trace/et_writer.h"
#include "tests/engine/simulation/scenario_builder.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace weft;
using namespace weft::test;
using trace::CollectiveType;

namespace {

study::Scenario loaded(const study::ScenarioFiles& files)
{
    Findings findings;
    Result<study::Scenario> scenario = study::loadScenario(files, findings);
    if (!scenario)
        throw std::runtime_error(toString(scenario.error()));
    return *std::move(scenario);
}

std::uint64_t timeOf(const study::Scenario& scenario)
{
    return run(scenario.fabric, *scenario.workload, scenario.system, optionsOf(simulation::NetworkModel::Aware))
        ->makespan.ns();
}

// Bytes over each link.
std::vector<std::uint64_t> loadsOf(const study::Scenario& scenario)
{
    const auto ran = run(scenario.fabric, *scenario.workload, scenario.system,
        optionsOf(simulation::NetworkModel::Aware, simulation::RecordLevel::Links));
    std::vector<std::uint64_t> loads;
    for (const simulation::LinkTotals& link : ran->links)
        loads.push_back(link.bytes);
    return loads;
}

std::uint64_t sendsOf(const trace::ExecutionGraph& graph)
{
    std::uint64_t sends = 0;
    for (std::uint32_t op = 0; op < graph.size(); ++op)
        sends += graph.type(OpId { op }) == trace::NodeType::Send ? 1U : 0U;
    return sends;
}

} // namespace

class TestInlineSplits : public QObject {
    Q_OBJECT

private slots:
    void takesAboutTheTimeOfTheNativeAlgorithm_data()
    {
        QTest::addColumn<QString>("fabric");
        QTest::addColumn<QString>("algorithm");
        QTest::addColumn<double>("latencyNs");
        const auto row = [](const char* name, const char* fabric, const char* algorithm, double latencyNs) {
            QTest::newRow(name) << QString::fromLatin1(fabric) << QString::fromLatin1(algorithm) << latencyNs;
        };
        row("ring of 4", "Ring(4,50GB/s,500ns)", "ring", 500);
        row("ring of 8", "Ring(8,50GB/s,2us)", "ring", 2000);
        row("all connected, ring", "FC(4,50GB/s,500ns)", "ring", 500);
        row("all connected, halving and doubling", "FC(8,50GB/s,1us)", "halvingDoubling", 1000);
    }
    void takesAboutTheTimeOfTheNativeAlgorithm()
    {
        QFETCH(QString, fabric);
        QFETCH(QString, algorithm);
        QFETCH(double, latencyNs);
        QTemporaryDir folder;
        const std::string place = folder.path().toStdString() + '/';
        const auto npus = static_cast<std::uint32_t>(fabricOf(fabric.toStdString()).topology().npuCount());
        for (const CollectiveType type :
            { CollectiveType::AllReduce, CollectiveType::AllGather, CollectiveType::ReduceScatter }) {
            const trace::Workload workload
                = WorkloadBuilder(npus).everywhere(type, 806'400).everywhere(type, 3'024'000).seal();
            for (std::uint32_t rank = 0; rank < npus; ++rank)
                QVERIFY(trace::writeEt(*workload.graphs[rank], place + "w." + std::to_string(rank) + ".et").ok());
            for (std::uint32_t splits = 1; splits <= 8; ++splits) {
                for (const std::uint32_t active : { 1U, 2U, 8U }) {
                    if (active > 1 && algorithm != QLatin1String("ring"))
                        continue; // chunks that are at different steps use different links, which a rank's slot does
                                  // not
                    std::string system = "{\"endpoint-delay\": 0, \"preferred-dataset-splits\": "
                        + std::to_string(splits) + ", \"active-chunks-per-dimension\": " + std::to_string(active);
                    for (const char* pattern : { "all-reduce", "all-gather", "reduce-scatter" })
                        system += std::string(", \"") + pattern + "-implementation\": [\"" + algorithm.toStdString()
                            + "\"]";
                    QVERIFY(io::writeTextFile(place + "system.json", system + "}").ok());
                    study::InlineRequest request;
                    request.files.topology = fabric.toStdString();
                    request.files.workload = place + "w";
                    request.files.system = place + "system.json";
                    request.output = place + "out";
                    Findings findings;
                    const Result<study::InlineSummary> made = study::inlineFiles(request, findings);
                    QVERIFY2(made.ok(), made ? "" : toString(made.error()).c_str());
                    const auto native = static_cast<double>(timeOf(loaded(request.files)));
                    request.files.workload = request.output;
                    const study::Scenario plain = loaded(request.files);
                    const auto inlined = static_cast<double>(timeOf(plain));
                    const std::string what = std::string(trace::toString(type)) + ", " + std::to_string(splits)
                        + " splits, " + std::to_string(active) + " at once: " + std::to_string(native) + " native, "
                        + std::to_string(inlined) + " inlined";
                    const double hidden
                        = active == 1 ? 0 : static_cast<double>(sendsOf(*plain.workload->graphs.front())) * latencyNs;
                    QVERIFY2(inlined > native * 0.99 && inlined < native * 1.02 + hidden, what.c_str());
                }
            }
        }
    }

    // Parts go along the dimensions and round the rings as chunks do: every link carries what it carries natively.
    void everyLinkCarriesWhatItCarriesNatively_data()
    {
        QTest::addColumn<QString>("scheduling");
        QTest::addColumn<int>("queues");
        for (const char* scheduling : { "ascending", "roundRobin", "offlineGreedy" }) {
            for (const int queues : { 1, 2, 3, 4 })
                QTest::addRow("%s, %d queues", scheduling, queues) << QString::fromLatin1(scheduling) << queues;
        }
    }
    void everyLinkCarriesWhatItCarriesNatively()
    {
        QFETCH(QString, scheduling);
        QFETCH(int, queues);
        QTemporaryDir folder;
        const std::string place = folder.path().toStdString() + '/';
        for (const char* fabric : { "Ring(4,50GB/s,500ns)", "Ring(4,50GB/s,500ns)_Ring(3,25GB/s,500ns)",
                 "Ring(3,25GB/s,500ns)_FC(2,50GB/s,500ns)_Ring(4,100GB/s,1us)" }) {
            const std::uint32_t npus = fabricOf(fabric).topology().npuCount();
            const bool oneDimension = npus == 4;
            for (const CollectiveType type :
                { CollectiveType::AllReduce, CollectiveType::AllGather, CollectiveType::ReduceScatter }) {
                WorkloadBuilder builder(npus);
                for (const std::int64_t times : { 1, 3, 2 }) {
                    builder.everywhere(type, times * 720 * npus);
                    if (scheduling == QLatin1String("offlineGreedy"))
                        break; // loads begin afresh when rank 0 calls the next one, perhaps as the last to do so
                }
                const trace::Workload workload = builder.seal();
                for (std::uint32_t rank = 0; rank < npus; ++rank)
                    QVERIFY(trace::writeEt(*workload.graphs[rank], place + "w." + std::to_string(rank) + ".et").ok());
                for (const std::uint32_t splits : { 1U, 3U, 5U }) {
                    if (oneDimension && scheduling == QLatin1String("offlineGreedy")
                        && type == CollectiveType::AllReduce)
                        continue; // a ring's two halves go round it in one sense in its schedule
                    const std::string system
                        = "{\"endpoint-delay\": 0, \"preferred-dataset-splits\": " + std::to_string(splits)
                        + ", \"collective-optimization\": \"localBWAware\", \"inter-dimension-scheduling\": \""
                        + scheduling.toStdString() + "\"}";
                    QVERIFY(io::writeTextFile(place + "system.json", system).ok());
                    study::InlineRequest request;
                    request.files.topology = fabric;
                    request.files.workload = place + "w";
                    request.files.system = place + "system.json";
                    request.files.options.queuesPerDimension = static_cast<std::uint32_t>(queues);
                    request.output = place + "out";
                    Findings findings;
                    const Result<study::InlineSummary> made = study::inlineFiles(request, findings);
                    QVERIFY2(made.ok(), made ? "" : toString(made.error()).c_str());
                    const study::Scenario native = loaded(request.files);
                    request.files.workload = request.output;
                    const study::Scenario plain = loaded(request.files);
                    QCOMPARE(loadsOf(plain), loadsOf(native));
                    QVERIFY(timeOf(plain) >= timeOf(native));
                }
            }
        }
    }

    // Where the simulator cuts a collective into chunks of several sizes, parts have these. Powers of two, so that no
    // phase leaves a rest.
    void partsHaveTheSizesOfTheSimulatorsChunks()
    {
        QTemporaryDir folder;
        const std::string place = folder.path().toStdString() + '/';
        for (const char* fabric :
            { "Ring(4,50GB/s,500ns)_Ring(4,50GB/s,500ns)", "Ring(4,50GB/s,500ns)_FC(4,50GB/s,500ns)",
                "Ring(2,50GB/s,500ns)_Ring(4,50GB/s,500ns)_FC(2,50GB/s,1us)" }) {
            for (const CollectiveType type :
                { CollectiveType::AllReduce, CollectiveType::AllGather, CollectiveType::ReduceScatter }) {
                const trace::Workload workload = WorkloadBuilder(16).everywhere(type, std::int64_t { 1 } << 26U).seal();
                for (std::uint32_t rank = 0; rank < 16; ++rank)
                    QVERIFY(trace::writeEt(*workload.graphs[rank], place + "w." + std::to_string(rank) + ".et").ok());
                QVERIFY(io::writeTextFile(place + "system.json",
                    R"({"endpoint-delay": 0, "preferred-dataset-splits": 4, "collective-optimization": "localBWAware",
                        "inter-dimension-scheduling": "offlineGreedyFlex"})")
                            .ok());
                study::InlineRequest request;
                request.files.topology = fabric;
                request.files.workload = place + "w";
                request.files.system = place + "system.json";
                request.output = place + "out";
                Findings findings;
                const Result<study::InlineSummary> made = study::inlineFiles(request, findings);
                QVERIFY2(made.ok(), made ? "" : toString(made.error()).c_str());
                const std::vector<std::uint64_t> native = loadsOf(loaded(request.files));
                request.files.workload = request.output;
                QCOMPARE(loadsOf(loaded(request.files)), native);
            }
        }
    }

    // Its groups go along lines that are all connected and through switches, where a native algorithm sends to several
    // at once and a trace does not: that costs less than the double.
    void theSampleTakesLessThanTwiceItsTime()
    {
        QTemporaryDir folder;
        const std::string place = folder.path().toStdString() + '/';
        QVERIFY(study::writeSample(place).ok());
        study::InlineRequest request;
        request.files
            = { place + "fabric.json", {}, place + "step", place + "system.json", {}, place + "groups.json", {} };
        request.output = place + "out";
        Findings findings;
        // What is somebody else's under the prefix is left, and nothing is written.
        QVERIFY(io::writeTextFile(place + "out.64.et", "of something larger").ok());
        const Result<study::InlineSummary> refused = study::inlineFiles(request, findings);
        QVERIFY(!refused && refused.error().where.file == place + "out.64.et");
        QVERIFY(QFile::remove(folder.filePath("out.64.et")) && !QFile::exists(folder.filePath("out.0.et")));
        const Result<study::InlineSummary> made = study::inlineFiles(request, findings);
        QVERIFY2(made.ok() && made->kept == 0, made ? "" : toString(made.error()).c_str());
        const study::Scenario native = loaded(request.files);
        request.files.workload = request.output;
        request.files.commGroups.clear();
        const study::Scenario plain = loaded(request.files);
        for (const simulation::NetworkModel model :
            { simulation::NetworkModel::Unaware, simulation::NetworkModel::Aware }) {
            const auto time = [model](const study::Scenario& scenario) {
                return run(scenario.fabric, *scenario.workload, scenario.system, optionsOf(model))->makespan.ns();
            };
            QVERIFY(time(plain) >= time(native));
            QVERIFY(time(plain) < 2 * time(native));
        }
    }
};

WEFT_TEST(TestInlineSplits)
#include "tst_inline_splits.moc"
