// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/comparison/sensitivity.h"
#include "engine/study/comparison/sensitivity_report.h"
#include "engine/study/scenario/run_settings.h"
#include "engine/study/scenario/sample.h"
#include "tests/engine/simulation/scenario_builder.h"
#include "tests/support/test_program.h"

#include <QTest>
#include <nlohmann/json.hpp>
#include <thread>

using namespace weft;
using namespace weft::study;
using analysis::kNobody;
using simulation::NetworkModel;

class TestSensitivity : public QObject {
    Q_OBJECT

    static Scenario scenarioOf(const topology::Fabric& fabric, trace::Workload workload,
        const simulation::SystemConfig& system = test::systemOf())
    {
        return { fabric, std::make_shared<const trace::Workload>(std::move(workload)), system };
    }

    static Scenario sample()
    {
        TrainingStep step;
        step.layers = 1;
        Findings findings;
        const auto system = prepare(sampleSettings(), 64, findings);
        trace::Workload workload = makeTrainingStep(step);
        Scenario scenario = scenarioOf(test::fabricOf(sampleFabricSpec()), std::move(workload), system->system.config);
        scenario.system.groups = scenario.workload->groups;
        return scenario;
    }

    static Sensitivity found(const Scenario& scenario, NetworkModel network, const SensitivityOptions& options = {})
    {
        Findings findings;
        Result<Sensitivity> result = sensitivity(scenario, test::optionsOf(network), options, findings);
        if (!result)
            throw std::runtime_error(toString(result.error()));
        return *std::move(result);
    }

    static const WhatIf* rowOf(const Sensitivity& result, FasterKind kind, std::uint32_t index = 0)
    {
        for (const WhatIf& row : result.rows) {
            if (row.faster.kind == kind && row.faster.index == index)
                return &row;
        }
        return nullptr;
    }

private slots:
    // A chain by hand: 100 µs of computing on rank 0, 1,000,000 bytes at 10 GB/s after 2 µs to rank 1, 60 µs there.
    void theAnswersAreThoseOfTheChain_data()
    {
        QTest::addColumn<bool>("aware");
        QTest::newRow("unaware") << false;
        QTest::newRow("aware") << true;
    }
    void theAnswersAreThoseOfTheChain()
    {
        QFETCH(bool, aware);
        test::WorkloadBuilder builder(2);
        builder.send(0, 1, 1'000'000, { builder.compute(0, 100) });
        builder.compute(1, 60, { builder.receive(1, 0, 1'000'000) });
        const Scenario scenario = scenarioOf(test::fabricOf("Ring(2,10GB/s,2us)"), builder.seal(),
            test::systemOf(simulation::AlgorithmKind::Ring, 1, 0));
        SensitivityOptions options;
        options.factor = 4;
        const Sensitivity result = found(scenario, aware ? NetworkModel::Aware : NetworkModel::Unaware, options);
        QCOMPARE(result.run->makespan.ns(), 262'000U);
        QCOMPARE(rowOf(result, FasterKind::Dimension)->makespan->ns(), 187'000U);
        QCOMPARE(rowOf(result, FasterKind::Dimension)->onPath.ns(), 100'000U);
        QCOMPARE(rowOf(result, FasterKind::Latency)->makespan->ns(), 260'500U);
        QCOMPARE(rowOf(result, FasterKind::Latency)->onPath.ns(), 2'000U);
        QCOMPARE(rowOf(result, FasterKind::Compute)->makespan->ns(), 142'000U);
        QCOMPARE(rowOf(result, FasterKind::Rank, 0)->makespan->ns(), 187'000U);
        QCOMPARE(rowOf(result, FasterKind::Rank, 1)->makespan->ns(), 217'000U);
        QVERIFY(result.rows.front().faster.kind == FasterKind::Compute);
        const auto link = std::find_if(result.rows.begin(), result.rows.end(),
            [](const WhatIf& row) { return row.faster.kind == FasterKind::Link; });
        QVERIFY(link != result.rows.end());
        QCOMPARE(link->before.ns(), 262'000U);
        QCOMPARE(link->makespan->ns(), 187'000U);
        for (const WhatIf& row : result.rows) {
            if (row.faster.kind != FasterKind::Algorithm)
                QVERIFY(row.before - *row.makespan <= row.onPath); // nothing is shared
        }
    }

    // What is told of a dimension is the same fabric generated with it, and of a factor of 1 the run as it is.
    void aDimensionIsThatOfTheFabricMadeSo()
    {
        const Scenario scenario = sample();
        for (const NetworkModel network : { NetworkModel::Unaware, NetworkModel::Aware }) {
            SensitivityOptions options;
            options.asked = { { FasterKind::Dimension, 2 }, { FasterKind::Latency, 1 } };
            const Sensitivity result = found(scenario, network, options);
            const auto expected = [&](const char* spec) {
                Scenario other = scenario;
                other.fabric = test::fabricOf(spec);
                Findings findings;
                return (*simulation::simulate(
                            other.fabric, *other.workload, other.system, test::optionsOf(network), findings))
                    ->makespan;
            };
            QCOMPARE(*rowOf(result, FasterKind::Dimension, 2)->makespan,
                expected("Ring(4,250GB/s,500ns)_FC(4,200GB/s,500ns)_Switch(4,100GB/s,700ns)"));
            QCOMPARE(*rowOf(result, FasterKind::Latency, 1)->makespan,
                expected("Ring(4,250GB/s,500ns)_FC(4,200GB/s,250ns)_Switch(4,50GB/s,700ns)"));
            options.factor = 1;
            options.asked.push_back({ FasterKind::Link, 5 });
            options.asked.push_back({ FasterKind::Compute });
            options.asked.push_back({ FasterKind::Endpoint });
            for (const WhatIf& row : found(scenario, network, options).rows)
                QCOMPARE(*row.makespan, row.before);
        }
    }

    void threadsChangeNothing()
    {
        const Scenario scenario = sample();
        SensitivityOptions options;
        const std::string one = sensitivityJson(found(scenario, NetworkModel::Aware, options), scenario);
        options.jobs = 4;
        QCOMPARE(sensitivityJson(found(scenario, NetworkModel::Aware, options), scenario), one);
        const nlohmann::json told = nlohmann::json::parse(one);
        QVERIFY(told["changes"].size() > 8);
        std::uint64_t before = 0;
        for (const auto& change : told["changes"]) {
            if (change["makespan_ns"].is_null())
                continue;
            QVERIFY(change["makespan_ns"].get<std::uint64_t>() >= before);
            before = change["makespan_ns"].get<std::uint64_t>();
        }
        QVERIFY(sensitivityText(found(scenario, NetworkModel::Aware, options), scenario).find("dimension 2")
            != std::string::npos);
    }

    void otherAlgorithmsAreTried()
    {
        const Scenario scenario = scenarioOf(
            test::fabricOf("FC(8,50GB/s,500ns)"), test::oneCollective(8, trace::CollectiveType::AllReduce, 1 << 16));
        const Sensitivity result = found(scenario, NetworkModel::Aware);
        const auto tried = std::count_if(result.rows.begin(), result.rows.end(),
            [](const WhatIf& row) { return row.faster.kind == FasterKind::Algorithm; });
        QCOMPARE(tried, 2);
        QCOMPARE(targetText(result.rows.front().faster, scenario), std::string("algorithm:all-reduce@0=direct"));
        const auto direct = test::run(scenario.fabric, *scenario.workload,
            test::systemOf(simulation::AlgorithmKind::Direct), test::optionsOf(NetworkModel::Aware));
        QCOMPARE(*result.rows.front().makespan, direct->makespan);
    }

    // An algorithm of one dimension can gain what the path spends in that dimension; all of them what it spends in all.
    // Rings of 4 and 4: a sixteenth of the bytes goes over the links of the second one, four times as slow.
    void anAlgorithmHasTheTimeOfItsDimension_data()
    {
        QTest::addColumn<bool>("aware");
        QTest::newRow("unaware") << false;
        QTest::newRow("aware") << true;
    }
    void anAlgorithmHasTheTimeOfItsDimension()
    {
        QFETCH(const bool, aware);
        constexpr std::uint64_t kBytes = 1U << 24;
        const Scenario scenario = scenarioOf(test::fabricOf("Ring(4,40GB/s,500ns)_Ring(4,8GB/s,500ns)"),
            test::oneCollective(16, trace::CollectiveType::AllReduce, kBytes),
            test::systemOf(simulation::AlgorithmKind::Ring, 2));
        SensitivityOptions options;
        for (const std::uint32_t dimension : { 0U, 1U, kNobody })
            options.asked.push_back({ FasterKind::Algorithm, dimension, simulation::NativePattern::AllReduce,
                { simulation::AlgorithmKind::Direct, 0 } });
        const Sensitivity result = found(scenario, aware ? NetworkModel::Aware : NetworkModel::Unaware, options);
        const auto onPath = [&](std::uint32_t dimension) {
            return static_cast<double>(rowOf(result, FasterKind::Algorithm, dimension)->onPath.ns());
        };
        const auto ring = [](double bytes, double gigabytes) { return 6 * (bytes / 4 / gigabytes + 500 + 10); };
        QVERIFY(std::abs(onPath(0) / ring(kBytes, 40) - 1) < 0.01);
        QVERIFY(std::abs(onPath(1) / ring(kBytes / 4.0, 8) - 1) < 0.01);
        QCOMPARE(onPath(0) + onPath(1), onPath(kNobody));
        QCOMPARE(onPath(kNobody), static_cast<double>(result.run->makespan.ns()));
    }

    void targetsAreReadAndWritten()
    {
        const Scenario scenario = sample();
        for (const char* text : { "link:0-1", "dimension:2", "latency:0", "rank:63", "compute", "memory", "endpoint",
                 "algorithm:all-reduce=direct4", "algorithm:all-to-all@1=ring" }) {
            const Result<Faster> faster = parseFaster(text, scenario);
            QVERIFY2(faster.ok(), text);
            QCOMPARE(targetText(*faster, scenario), std::string(text));
        }
        for (const char* text : { "", "link", "link:", "link:0", "link:0-", "link:0-9999", "link:a-b", "dimension:",
                 "dimension:x", "rank:-1", "rank:99999999999999999999", "compute:1", "algorithm:", "algorithm:=ring",
                 "algorithm:all-reduce=fast", "algorithm:all-reduce@=ring", "whatever" })
            QVERIFY2(!parseFaster(text, scenario).ok(), text);
    }

    void whatCannotBeAnsweredIsRefused()
    {
        const Scenario scenario = scenarioOf(
            test::fabricOf("Ring(4,50GB/s,500ns)"), test::oneCollective(4, trace::CollectiveType::AllReduce, 4096));
        Findings findings;
        const auto error = [&](const SensitivityOptions& options, const Watch& watch = {}) {
            const auto result = sensitivity(scenario, test::optionsOf(NetworkModel::Aware), options, findings, watch);
            return result ? ErrorCode::Usage : result.error().code;
        };
        for (const double factor :
            { 0.0, -1.0, std::numeric_limits<double>::infinity(), std::numeric_limits<double>::quiet_NaN() }) {
            SensitivityOptions options;
            options.factor = factor;
            QVERIFY(error(options) == ErrorCode::OutOfRange);
        }
        for (const Faster& faster :
            { Faster { FasterKind::Link, 8 }, Faster { FasterKind::Rank, 4 }, Faster { FasterKind::Dimension, 1 },
                Faster { FasterKind::Latency, 7 }, Faster { FasterKind::Memory } }) {
            SensitivityOptions options;
            options.asked = { faster };
            QVERIFY(error(options) == ErrorCode::OutOfRange);
        }
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(error({}, { stop.get_token(), nullptr }) == ErrorCode::Cancelled);
        Progress progress;
        QVERIFY(error({}, { {}, &progress }) == ErrorCode::Usage);
        // What was answered when the stop came is kept.
        std::stop_source later;
        Progress some;
        std::jthread waiting([&](const std::stop_token& ended) {
            while (some.done() < 3 && !ended.stop_requested())
                std::this_thread::yield();
            later.request_stop();
        });
        const Scenario large = scenarioOf(test::fabricOf("Ring(8,50GB/s,500ns)_Ring(8,25GB/s,500ns)"),
            test::oneCollective(64, trace::CollectiveType::AllReduce, 64 << 20));
        Findings unheard;
        SensitivityOptions many; // so that some are left, however late the stop comes
        many.asked.assign(20'000, Faster { FasterKind::Compute });
        const auto part
            = sensitivity(large, test::optionsOf(NetworkModel::Aware), many, unheard, { later.get_token(), &some });
        QVERIFY(part.ok() && part->stopped);
        QVERIFY(part->rows.front().makespan && !part->rows.back().makespan && !part->rows.back().refusal.empty());
        QVERIFY(progress.total() > 3 && progress.done() == progress.total());

        test::WorkloadBuilder lonely(2);
        lonely.receive(0, 1, 8);
        const Scenario stuck = scenarioOf(test::fabricOf("Ring(2)"), lonely.seal());
        const auto unfinished = sensitivity(stuck, test::optionsOf(NetworkModel::Aware), {}, findings);
        QVERIFY(!unfinished && unfinished.error().code == ErrorCode::Unfinished);
    }
};

WEFT_TEST(TestSensitivity)
#include "tst_sensitivity.moc"
