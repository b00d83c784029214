// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/report/lanes.h"
#include "engine/report/timeline_json.h"
#include "tests/engine/analysis/run_builder.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>

#include <map>
#include <random>

using namespace weft;
using namespace weft::report;
using nlohmann::json;
using simulation::OperationKind;
using test::RunBuilder;

class TestTimelineJson : public QObject {
    Q_OBJECT

    using Row = std::pair<int, int>; // process, thread

    // All slices by thread, each {start, end} in ns.
    static std::map<Row, std::vector<std::pair<double, double>>> slices(const json& timeline)
    {
        std::map<Row, std::vector<std::pair<double, double>>> rows;
        for (const json& event : timeline["traceEvents"]) {
            if (event["ph"] == "X")
                rows[{ event["pid"].get<int>(), event["tid"].get<int>() }].emplace_back(
                    event["ts"].get<double>() * 1000, (event["ts"].get<double>() + event["dur"].get<double>()) * 1000);
        }
        return rows;
    }

    static const json* find(const json& timeline, const std::string& name)
    {
        for (const json& event : timeline["traceEvents"]) {
            if (event["name"] == name)
                return &event;
        }
        return nullptr;
    }

private slots:
    void namesTimesAndPlacesAreRight()
    {
        RunBuilder builder(test::makeTopology(2, 0, { { 0, 1 }, { 1, 0 } }));
        const std::uint32_t collective = builder.collective(trace::CollectiveType::AllReduce, 64, 2, 1500, 3005);
        builder.operation(0, OperationKind::Compute, 0, 1500);
        builder.operation(0, OperationKind::Collective, 1500, 3005, {}, collective);
        const std::uint32_t message = builder.message(0, 1, 32, 1510, 2001, {}, collective, 3);
        builder.linkInterval(0, 1510, 1542, message);
        const simulation::Run run = builder.finish();

        trace::ExecutionGraphBuilder graph;
        trace::Operation operation;
        operation.id = 41;
        graph.add(operation, "fc1 \"forward\"\n", {});
        trace::Workload workload;
        workload.graphs = { graph.seal(), nullptr }; // the second operation and the second rank are not in it
        const json timeline = json::parse(timelineJson(run, &workload));

        const json* compute = find(timeline, "fc1 \"forward\"\n");
        QVERIFY(compute != nullptr);
        QCOMPARE((*compute)["pid"].get<int>(), 1);
        QCOMPARE((*compute)["dur"].get<double>(), 1.5);
        QCOMPARE((*compute)["args"]["node"].get<int>(), 41);
        const json* packet = find(timeline, "all-reduce to 1");
        QVERIFY(packet != nullptr);
        QCOMPARE((*packet)["ts"].get<double>(), 1.51);
        QCOMPARE((*packet)["dur"].get<double>(), 0.491);
        QCOMPARE((*packet)["args"]["bytes"].get<int>(), 32);
        QCOMPARE((*packet)["args"]["chunk"].get<int>(), 3);
        QCOMPARE((*packet)["pid"].get<int>(), 1);
        QVERIFY(find(timeline, "thread_name") != nullptr);
        int collectives = 0;
        for (const json& event : timeline["traceEvents"])
            collectives += event["ph"] == "X" && event["name"] == "all-reduce" ? 1 : 0;
        QCOMPARE(collectives, 2); // of the rank, and of the collectives' process
    }

    // Random overlapping records, also out of order: no two slices on one thread overlap.
    void slicesOfOneThreadNeverCross()
    {
        std::mt19937 random(7);
        RunBuilder builder(test::makeTopology(3, 0, test::ringLinks(3)));
        for (std::uint32_t at = 0; at < 600; ++at) {
            const std::uint64_t start = random() % 5000;
            const auto kind = static_cast<OperationKind>(random() % 7);
            builder.operation(at % 3, kind, start, start + random() % 300);
            builder.message(at % 3, (at + 1) % 3, 1, start, start + random() % 900);
            builder.collective(trace::CollectiveType::AllToAll, 9, 3, start, start + 50);
        }
        std::size_t count = 0;
        for (auto [row, list] : slices(json::parse(timelineJson(builder.finish(), nullptr)))) {
            std::sort(list.begin(), list.end());
            count += list.size();
            for (std::size_t at = 1; at < list.size(); ++at)
                QVERIFY(list[at - 1].second <= list[at].first + 1e-6);
        }
        QCOMPARE(count, std::size_t { 1800 });
    }

    void everyThreadAndProcessHasAName()
    {
        RunBuilder builder(test::makeTopology(2, 0, { { 0, 1 } }));
        builder.operation(0, OperationKind::Receive, 0, 10);
        builder.operation(0, OperationKind::Receive, 5, 15);
        const json timeline = json::parse(timelineJson(builder.finish(), nullptr));
        std::map<Row, std::string> threads;
        std::map<int, std::string> processes;
        for (const json& event : timeline["traceEvents"]) {
            if (event["name"] == "thread_name")
                threads[{ event["pid"].get<int>(), event["tid"].get<int>() }]
                    = event["args"]["name"].get<std::string>();
            if (event["name"] == "process_name")
                processes[event["pid"].get<int>()] = event["args"]["name"].get<std::string>();
        }
        const auto rows = slices(timeline);
        QCOMPARE(rows.size(), std::size_t { 2 });
        for (const auto& [row, list] : rows)
            QVERIFY(threads.contains(row));
        QCOMPARE(processes[1], std::string("rank 0"));
        QCOMPARE(processes[2], std::string("rank 1"));
        QCOMPARE(processes.size(), std::size_t { 4 });
        QVERIFY(!processes.contains(0)); // Perfetto takes process 0 for the idle one
    }

    void brokenRecordsAreLeftOut()
    {
        RunBuilder builder(test::makeTopology(1, 0, {}));
        builder.operation(0, OperationKind::Compute, 10, 20);
        builder.operation(0, OperationKind::Compute, 30, 20); // ends before it starts
        builder.message(9, 0, 1, 0, 1); // an unknown rank
        builder.collective(trace::CollectiveType::Barrier, 0, 1, 5, 2);
        builder.run.operations.end.back() = Time { 20 };
        QCOMPARE(slices(json::parse(timelineJson(builder.finish(), nullptr))).size(), std::size_t { 1 });
    }

    void anEmptyRunIsAValidTimeline()
    {
        const RunBuilder builder(test::makeTopology(1, 0, {}), simulation::RecordLevel::Summary);
        const json timeline = json::parse(timelineJson(builder.run, nullptr));
        QVERIFY(slices(timeline).empty());
        QCOMPARE(timeline["displayTimeUnit"].get<std::string>(), std::string("ns"));
    }

    void longTimelinesStreamAndCanBeStopped()
    {
        RunBuilder builder(test::makeTopology(2, 0, { { 0, 1 } }));
        constexpr std::uint32_t kMessages = 300'000;
        for (std::uint32_t at = 0; at < kMessages; ++at)
            builder.message(at % 2, 1 - at % 2, at, at * 10, at * 10 + 7);
        QTemporaryDir folder;
        const std::string path = folder.filePath("timeline.json").toStdString();
        const simulation::Run run = builder.finish();
        Progress progress;
        QVERIFY(saveTimelineJson(run, nullptr, path, {}, { {}, &progress }));
        QCOMPARE(progress.total(), std::uint64_t { kMessages });
        QVERIFY(progress.done() > kMessages - 5000);
        QVERIFY(QFileInfo(QString::fromStdString(path)).size() > 20 * qint64 { kMessages });

        std::stop_source stop;
        stop.request_stop();
        const std::string cancelled = folder.filePath("stopped.json").toStdString();
        const Result<void> result = saveTimelineJson(run, nullptr, cancelled, {}, { stop.get_token(), nullptr });
        QVERIFY(!result && result.error().code == ErrorCode::Cancelled);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    }

    void lanesAreAsFewAsTheOverlapAsks()
    {
        Lanes lanes;
        QCOMPARE(lanes.place(Time { 0 }, Time { 10 }), 0U);
        QCOMPARE(lanes.place(Time { 2 }, Time { 4 }), 1U);
        QCOMPARE(lanes.place(Time { 4 }, Time { 9 }), 1U); // touching is not overlapping
        QCOMPARE(lanes.place(Time { 5 }, Time { 6 }), 2U);
        QCOMPARE(lanes.place(Time { 10 }, Time { 11 }), 0U);
        QCOMPARE(lanes.count(), 3U);
    }
};

WEFT_TEST(TestTimelineJson)
#include "tst_timeline_json.moc"
