// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/inputs/algorithm_names.h"
#include "engine/inputs/system_json.h"
#include "engine/io/json_file.h"
#include "tests/support/test_program.h"

#include <nlohmann/json.hpp>

#include <QTest>

using namespace weft;
using namespace weft::inputs;
using namespace weft::simulation;

namespace {

Result<SystemFile> read(const char* text, Findings& findings, const SystemOptions& options = {})
{
    const auto file = io::JsonFile::parse(text, "system.json");
    if (!file)
        return file.error();
    return readSystem(*file, file->root(), options, findings);
}

bool mentions(const Findings& findings, Severity severity, const std::string& text)
{
    for (const Finding& finding : findings) {
        if (finding.severity == severity && toString(finding.error).find(text) != std::string::npos)
            return true;
    }
    return false;
}

} // namespace

class TestSystemJson : public QObject {
    Q_OBJECT

private slots:
    void aKeyGivenTwiceIsAWarning()
    {
        Findings findings;
        const auto system = read("{\"endpoint-delay\": 5,\n\"endpoint-delay\": 7}", findings);
        QVERIFY(system);
        QCOMPARE(system->config.endpointDelayNs, std::int64_t { 7 });
        QVERIFY(mentions(findings, Severity::Warning,
            "system.json:2:1, 'endpoint-delay': the key 'endpoint-delay' is given more than once"));
    }

    void everyKeyArrives()
    {
        Findings findings;
        const auto read1 = read(R"({"scheduling-policy":"EXPLICIT","endpoint-delay":7,"active-chunks-per-dimension":3,
            "preferred-dataset-splits":5,"all-reduce-implementation":["ring","direct4"],
            "all-gather-implementation":"oneDirect2","reduce-scatter-implementation":["halvingDoubling"],
            "all-to-all-implementation":["doubleBinaryTree"],"collective-optimization":"localBWAware",
            "local-mem-bw":1600,"peak-perf":900,"roofline-enabled":1,"replay-only":0,"model-shared-bus":1,
            "L":20.9,"o":10,"g":5,"G":0.0038,"local-reduction-delay":100,
            "inter-dimension-scheduling":"offlineGreedyFlex","intra-dimension-scheduling":"RG",
            "boost-mode":0,"trace-enabled":0,"track-local-mem":0,"local-mem-trace-filename":"x"})",
            findings, { 1.0, 4, true });
        QVERIFY(read1.ok());
        const SystemConfig& config = read1->config;
        QCOMPARE(config.schedulingPolicy, SchedulingPolicy::Explicit);
        QCOMPARE(config.endpointDelayNs, std::int64_t { 7 });
        QCOMPARE(config.activeChunksPerDimension, 3U);
        QCOMPARE(config.datasetSplits, 5U);
        QCOMPARE(config.queuesPerDimension, 4U);
        QVERIFY(config.rendezvous);
        const std::vector<Algorithm> reduce { { AlgorithmKind::Ring, 0 }, { AlgorithmKind::Direct, 4 } };
        QCOMPARE(config.algorithms(NativePattern::AllReduce), reduce);
        const std::vector<Algorithm> gather { { AlgorithmKind::OneDirect, 2 } };
        QCOMPARE(config.algorithms(NativePattern::AllGather), gather);
        QCOMPARE(config.collectiveOptimization, CollectiveOptimization::LocalBwAware);
        QCOMPARE(config.localMemoryBandwidth->bytesPerNs, 1600.0); // decimal GB/s
        QCOMPARE(config.peakPerformance->flops, 900e12);
        QVERIFY(config.roofline && !config.replayOnly);
        QCOMPARE(config.sharedBus->latency, std::int64_t { 20 });
        QCOMPARE(config.sharedBus->gapPerByte, 0.0038F);
        QCOMPARE(config.localReductionDelay, std::int64_t { 100 });
        QCOMPARE(config.interDimension, InterDimensionScheduling::OfflineGreedyFlex);
        QCOMPARE(config.intraDimension, IntraDimensionScheduling::Rg);
        QCOMPARE(findings.size(), std::size_t { 1 }); // the fraction of L
    }

    void anEmptyObjectHasTheStatedDefaults()
    {
        Findings findings;
        const auto system = read("{}", findings);
        QVERIFY(system.ok());
        QCOMPARE(system->config.schedulingPolicy, SchedulingPolicy::Lifo);
        QCOMPARE(system->config.collectiveOptimization, CollectiveOptimization::Baseline);
        QCOMPARE(system->config.endpointDelayNs, std::int64_t { 10 });
        QCOMPARE(system->config.activeChunksPerDimension, 1U);
        QCOMPARE(system->config.datasetSplits, 1U);
        QVERIFY(!system->config.localMemoryBandwidth && !system->config.sharedBus);
        QVERIFY(system->config.algorithms(NativePattern::AllToAll).empty());
        QVERIFY(mentions(findings, Severity::Warning, "reductions take no time"));
        QCOMPARE(system->config.localReductionDelay, std::int64_t { 1 });
        QCOMPARE(findings.size(), std::size_t { 1 });
    }

    // The peer cuts the delay to an integer, multiplies, and cuts again; the default is never scaled.
    void injectionScaleMultipliesAGivenDelayOnly()
    {
        Findings findings;
        QCOMPARE(read(R"({"endpoint-delay":10.9})", findings, { 2.5, 1, false })->config.endpointDelayNs,
            std::int64_t { 25 });
        QCOMPARE(
            read(R"({"endpoint-delay":3})", findings, { 0.5, 1, false })->config.endpointDelayNs, std::int64_t { 1 });
        QCOMPARE(read("{}", findings, { 2.5, 1, false })->config.endpointDelayNs, std::int64_t { 10 });
        QCOMPARE(read(R"({"endpoint-delay":0})", findings)->config.endpointDelayNs, std::int64_t { 0 });
    }

    void wrongValuesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("named");
        const auto row
            = [](const char* text, const char* named) { QTest::newRow(text) << QByteArray(text) << QByteArray(named); };
        row("[]", "object");
        row("3", "object");
        row(R"({"scheduling-policy":"LIF"})", "did you mean 'LIFO'");
        row(R"({"scheduling-policy":4})", "scheduling-policy");
        row(R"({"collective-optimization":"fast"})", "baseline");
        row(R"({"endpoint-delay":-1})", "endpoint-delay");
        row(R"({"endpoint-delay":"10"})", "endpoint-delay");
        row(R"({"endpoint-delay":1e300})", "endpoint-delay");
        row(R"({"active-chunks-per-dimension":0})", "active-chunks-per-dimension");
        row(R"({"active-chunks-per-dimension":-4})", "active-chunks-per-dimension");
        row(R"({"preferred-dataset-splits":0})", "preferred-dataset-splits");
        row(R"({"preferred-dataset-splits":-1})", "preferred-dataset-splits");
        row(R"({"preferred-dataset-splits":99999999999})", "preferred-dataset-splits");
        row(R"({"all-reduce-implementation":["ringg"]})", "did you mean 'ring'");
        row(R"({"all-reduce-implementation":["directX"]})", "directX");
        row(R"({"all-reduce-implementation":["direct0"]})", "direct0");
        row(R"({"all-reduce-implementation":["direct-1"]})", "direct-1");
        row(R"({"all-reduce-implementation":["direct99999999999"]})", "direct99999999999");
        row(R"({"all-reduce-implementation":[4]})", "all-reduce-implementation");
        row(R"({"roofline-enabled":1,"local-mem-bw":50})", "peak-perf");
        row(R"({"roofline-enabled":1,"peak-perf":50})", "local-mem-bw");
        row(R"({"local-mem-bw":0})", "local-mem-bw");
        row(R"({"peak-perf":-3})", "peak-perf");
        row(R"({"model-shared-bus":1,"L":-1})", "'L'");
        row(R"({"inter-dimension-scheduling":"offlinegreedy"})", "offlineGreedy");
        row(R"({"intra-dimension-scheduling":"smallest"})", "smallestFirst");
        row(R"({"all-reduce-implementation-custom":["a","b"]})", "exactly one");
        row(R"({"all-reduce-implementation-custom":[]})", "exactly one");
    }
    void wrongValuesAreRefused()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, named);
        Findings findings;
        const auto system = read(text.constData(), findings);
        QVERIFY(!system.ok());
        QVERIFY(hasErrors(findings));
        QVERIFY2(mentions(findings, Severity::Error, named.toStdString()), toString(system.error()).c_str());
        QVERIFY2(mentions(findings, Severity::Error, "system.json"), toString(system.error()).c_str());
    }

    void whatIsMissingIsNotUnknown()
    {
        for (const char* text :
            { R"({"roofline-enabled":1,"local-mem-bw":50})", R"({"roofline-enabled":1,"peak-perf":50})",
                R"({"endpoint-delay":10})", R"({"local-mem-bw":1,"model-shared-bus":1,"L":1,"o":1,"g":1})" }) {
            Findings findings;
            (void)read(text, findings);
            QCOMPARE(findings.size(), std::size_t { 1 });
            QVERIFY2(findings[0].error.code == ErrorCode::Missing, text);
        }
    }

    void oddValuesAreWarnedAbout_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("named");
        const auto row
            = [](const char* text, const char* named) { QTest::newRow(text) << QByteArray(text) << QByteArray(named); };
        row(R"({"schedulingpolicy":"LIFO"})", "did you mean 'scheduling-policy'");
        row(R"({"boost-mode":1})", "no effect");
        row(R"({"trace-enabled":1})", "no effect");
        row(R"({"track-local-mem":true})", "no effect");
        row(R"({"all-reduce-implementation":[]})", "ring is used");
        row(R"({"endpoint-delay":10.9})", "fraction");
        row(R"({"local-reduction-delay":100})", "model-shared-bus");
        row(R"({"L":5})", "model-shared-bus");
        row(R"({"model-shared-bus":1})", "'G' is missing");
    }
    void oddValuesAreWarnedAbout()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, named);
        Findings findings;
        const auto system = read(text.constData(), findings);
        QVERIFY(system.ok());
        QVERIFY(mentions(findings, Severity::Warning, named.toStdString()));
    }

    void algorithmNamesReadBack()
    {
        for (const char* name : { "ring", "direct", "direct4", "halvingDoubling", "doubleBinaryTree", "oneRing",
                 "oneDirect", "oneDirect16", "oneHalvingDoubling" })
            QCOMPARE(toText(*parseAlgorithm(name)), std::string(name));
    }

    void listsAreComparedWithTheDimensions()
    {
        Findings findings;
        const auto system = read(R"({"all-reduce-implementation":["ring","ring"],
            "all-gather-implementation":["oneRing"]})",
            findings);
        findings.clear();
        checkDimensionCount(*system, 2, findings);
        QVERIFY(findings.empty());
        checkDimensionCount(*system, 3, findings);
        QVERIFY(!hasErrors(findings));
        QVERIFY(mentions(findings, Severity::Warning, "'all-reduce-implementation' lists 2"));
        checkDimensionCount(*system, 1, findings);
        QVERIFY(mentions(findings, Severity::Error, "'all-reduce-implementation' lists 2"));
    }

    void theLineOfAWrongKeyIsKnown()
    {
        Findings findings;
        const auto system = read("{\n  \"endpoint-delay\": 1,\n  \"preferred-dataset-splits\": 0\n}", findings);
        QVERIFY(!system.ok());
        QCOMPARE(system.error().where.line, std::optional<std::uint64_t> { 3 });
        findings.clear();
        QVERIFY(!readSystemFile("/nowhere/system.json", {}, findings).ok());
        QVERIFY(firstError(findings).code == ErrorCode::NotFound);
    }
};

WEFT_TEST(TestSystemJson)
#include "tst_system_json.moc"
