// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/report/perfetto_trace.h"
#include "engine/report/timeline_json.h"
#include "engine/report/timeline_tracks.h"
#include "tests/engine/analysis/run_builder.h"
#include "tests/engine/report/perfetto_reading.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <random>
#include <set>

using namespace weft;
using namespace weft::report;
using simulation::kNoRecord;
using simulation::OperationKind;
using simulation::ReleaseKind;
using test::PerfettoReader;
using test::ReadSlice;
using test::ReadTrace;
using test::RunBuilder;

class TestPerfettoTrace : public QObject {
    Q_OBJECT

    static ReadTrace read(
        const simulation::Run& run, const trace::Workload* workload = nullptr, const TimelineOptions& options = {})
    {
        ReadTrace trace = PerfettoReader::read(perfettoTrace(run, workload, options));
        for (const std::string& wrong : trace.wrong)
            qWarning("%s", wrong.c_str());
        return trace;
    }

    static std::string told(const std::vector<const ReadSlice*>& slices)
    {
        std::string text;
        for (const ReadSlice* slice : slices)
            text += slice->name + ' ' + std::to_string(slice->start) + '-' + std::to_string(slice->end) + '\n';
        return text;
    }

    static std::string inOneLine(const std::map<std::string, std::string>& arguments)
    {
        std::string line;
        for (const auto& [name, value] : arguments)
            line += '|' + name + '=' + value;
        return line;
    }

private slots:
    void namesTimesAndArgumentsAreRight()
    {
        RunBuilder builder(test::makeTopology(2, 0, { { 0, 1 }, { 1, 0 } }));
        const std::uint32_t collective = builder.collective(trace::CollectiveType::AllReduce, 64, 2, 1500, 3005);
        builder.operation(0, OperationKind::Compute, 0, 1500);
        builder.operation(0, OperationKind::Memory, 100, 600);
        builder.operation(0, OperationKind::Collective, 1500, 3005, {}, collective);
        const std::uint32_t message = builder.message(0, 1, 32, 1510, 2001, {}, collective, 3);
        builder.linkInterval(0, 1510, 1542, message);
        const simulation::Run run = builder.finish();
        trace::ExecutionGraphBuilder graph;
        trace::Operation operation;
        operation.id = 41;
        graph.add(operation, "fc1 \"forward\"\n\xFF", {});
        trace::Workload workload;
        workload.graphs = { graph.seal(), nullptr };
        const ReadTrace trace = read(run, &workload);
        QVERIFY(trace.wrong.empty());

        QCOMPARE(told(trace.on("rank 0", "compute")), std::string("fc1 \"forward\"\n\xEF\xBF\xBD 0-1500\n"));
        QCOMPARE(trace.on("rank 0", "compute")[0]->numbers.at("node"), 41U);
        QCOMPARE(trace.on("rank 0", "compute")[0]->category, std::string("compute"));
        QCOMPARE(told(trace.on("rank 0", "memory")), std::string("memory 100-600\n"));
        QCOMPARE(told(trace.on("rank 0", "communication")), std::string("all-reduce 1500-3005\n"));
        QCOMPARE(told(trace.on("collectives", "collectives")), std::string("all-reduce 1500-3005\n"));
        QCOMPARE(trace.on("collectives", "collectives")[0]->texts.at("group"), std::string("world"));
        QCOMPARE(told(trace.on("rank 0", "messages sent")), std::string("all-reduce to 1 1510-2001\n"));
        const ReadSlice& sent = *trace.on("rank 0", "messages sent")[0];
        QCOMPARE(sent.numbers.at("bytes"), 32U);
        QCOMPARE(sent.numbers.at("chunk"), 3U);
        QCOMPARE(sent.numbers.at("dst"), 1U);
        QCOMPARE(told(trace.on("rank 1", "messages received")), std::string("arrival 2001-2001\n"));
        QCOMPARE(told(trace.on("links", "link npu0 → npu1")), std::string("all-reduce to 1 1510-1542\n"));
        const ReadSlice& whole = *trace.on("run", "run")[0];
        QCOMPARE(whole.numbers.at("makespan_ns"), 3005U);
        QCOMPARE(whole.end, 3005U);
        QCOMPARE(whole.texts.at("fingerprint"), std::string("0123456789abcdef"));
    }

    // What is in both forms has one name, on rows of one name, with arguments of one name and value.
    void chromeHasTheSameNames()
    {
        std::mt19937 random(11);
        RunBuilder builder(test::makeTopology(3, 0, test::ringLinks(3)));
        for (std::uint32_t at = 0; at < 300; ++at) {
            const std::uint64_t start = random() % 5000;
            const auto kind = static_cast<OperationKind>(random() % 7);
            const std::uint32_t collective = at % 3 == 0
                ? builder.collective(trace::CollectiveType::AllGather, 48, 3, start, start + 50)
                : kNoRecord;
            builder.operation(at % 3, kind, start, start + random() % 300, {}, collective);
            const std::uint32_t message
                = builder.message(at % 3, (at + 1) % 3, 7, start, start + random() % 900, {}, collective, at % 5);
            builder.linkInterval(at % 3, 10 * at, 10 * at + 7, at % 4 == 0 ? kNoRecord : message);
        }
        const simulation::Run run = builder.finish();

        std::multiset<std::string> protobuf;
        for (const ReadSlice& slice : read(run).slices) {
            if (slice.isInstant || slice.process == "run") // are in this form only
                continue;
            std::map<std::string, std::string> arguments = slice.texts;
            for (const auto& [name, value] : slice.numbers)
                arguments[name] = std::to_string(value);
            protobuf.insert(slice.process + '|' + slice.track + '|' + slice.category + '|' + slice.name + '|'
                + std::to_string(slice.start) + '|' + std::to_string(slice.end) + inOneLine(arguments));
        }
        const nlohmann::json timeline = nlohmann::json::parse(timelineJson(run, nullptr));
        std::map<int, std::string> processes;
        std::map<std::pair<int, int>, std::string> threads;
        for (const nlohmann::json& event : timeline["traceEvents"]) {
            if (event["name"] == "process_name")
                processes[event["pid"]] = event["args"]["name"];
            else if (event["name"] == "thread_name")
                threads[{ event["pid"], event["tid"] }] = event["args"]["name"];
        }
        const auto ns = [](const nlohmann::json& micros) { return std::llround(micros.get<double>() * 1000); };
        std::multiset<std::string> chrome;
        for (const nlohmann::json& event : timeline["traceEvents"]) {
            if (event["ph"] != "X")
                continue;
            std::map<std::string, std::string> arguments;
            for (const auto& [name, value] : event["args"].items()) {
                if (!value.is_number_float())
                    arguments[name] = value.is_string() ? value.get<std::string>() : value.dump();
            }
            const std::string name = event["name"];
            const std::string category = event["cat"];
            chrome.insert(processes[event["pid"]] + '|' + threads[{ event["pid"], event["tid"] }] + '|' + category + '|'
                + name + '|' + std::to_string(ns(event["ts"])) + '|'
                + std::to_string(ns(event["ts"]) + ns(event["dur"])) + inOneLine(arguments));
        }
        QVERIFY(chrome.size() > 900);
        std::vector<std::string> apart;
        std::ranges::set_symmetric_difference(chrome, protobuf, std::back_inserter(apart));
        QVERIFY2(apart.empty(), apart.empty() ? "" : (apart.front() + '\n' + apart.back()).c_str());
    }

    // Send → message → receive, and message → arrival, also where the receive was there first.
    void arrowsLeadFromSendsToReceives()
    {
        RunBuilder builder(test::makeTopology(2, 0, { { 0, 1 } }));
        builder.operation(1, OperationKind::Receive, 0, 205, {}, kNoRecord, 0);
        const auto send = builder.operation(0, OperationKind::Send, 100, 200);
        builder.message(0, 1, 50, 110, 205, { ReleaseKind::Operation, send });
        const simulation::Run run = builder.finish();
        const ReadTrace trace = read(run);
        QVERIFY(trace.wrong.empty());
        std::set<std::string> arrows;
        for (const auto& [from, to] : trace.arrows)
            arrows.insert(trace.slices[from].name + " > " + trace.slices[to].name);
        QCOMPARE(arrows.size(), trace.arrows.size());
        const std::set<std::string> expected { "send > message to 1", "message to 1 > receive",
            "message to 1 > arrival", "arrival > receive" };
        QCOMPARE(arrows, expected);
        // Without messages there is the arrow from end to end.
        const ReadTrace plain = read(run, nullptr, { false, false });
        QCOMPARE(plain.arrows.size(), std::size_t { 1 });
        QCOMPARE(plain.slices[plain.arrows[0].first].name, std::string("send"));
        QCOMPARE(plain.slices[plain.arrows[0].second].name, std::string("receive"));
    }

    void countersAreTheBinsOfTheLinks()
    {
        RunBuilder builder(test::makeTopology(2, 0, { { 0, 1 }, { 1, 0 } }));
        builder.run.makespan = Time { 250 };
        builder.run.bins = { Time { 100 }, 4, { 50, 50, 25, 0, 0, 100, 0, 0 } };
        const ReadTrace trace = read(builder.run);
        QVERIFY(trace.wrong.empty());
        using Series = std::vector<std::pair<std::uint64_t, double>>;
        const Series first { { 0, 50.0 }, { 250, 0.0 } }; // the last bin ends at the makespan
        const Series second { { 100, 100.0 }, { 200, 0.0 } };
        QCOMPARE(trace.counters.size(), std::size_t { 2 });
        QVERIFY(trace.counters.at("utilization of npu0 → npu1") == first);
        QVERIFY(trace.counters.at("utilization of npu1 → npu0") == second);
    }

    // Random overlapping records, also out of order, with zero lengths: every slice is there, and none cross.
    void allSlicesOfARunAreThere()
    {
        std::mt19937 random(7);
        RunBuilder builder(test::makeTopology(3, 0, test::ringLinks(3)));
        std::multiset<std::pair<std::uint64_t, std::uint64_t>> expected;
        for (std::uint32_t at = 0; at < 900; ++at) {
            const std::uint64_t start = random() % 5000;
            const std::uint64_t end = start + random() % 300;
            const std::uint64_t arrival = start + random() % 900;
            const auto message = builder.message(at % 3, (at + 1) % 3, 1, start, arrival);
            builder.operation(at % 3, static_cast<OperationKind>(random() % 7), start, end, {}, kNoRecord, message);
            builder.collective(trace::CollectiveType::AllToAll, 9, 3, start, start + 50);
            expected.insert({ start, end });
            expected.insert({ start, arrival });
            expected.insert({ start, start + 50 });
        }
        const ReadTrace trace = read(builder.finish());
        QVERIFY(trace.wrong.empty());
        std::multiset<std::pair<std::uint64_t, std::uint64_t>> found;
        std::size_t arrivals = 0;
        for (const ReadSlice& slice : trace.slices) {
            arrivals += slice.isInstant ? 1 : 0;
            if (!slice.isInstant && slice.process != "run")
                found.insert({ slice.start, slice.end });
        }
        QCOMPARE(arrivals, std::size_t { 900 });
        QVERIFY(found == expected);
    }

    void brokenRecordsAndEmptyRunsAreTraces()
    {
        RunBuilder builder(test::makeTopology(1, 0, {}));
        builder.operation(0, OperationKind::Compute, 10, 20);
        builder.operation(0, OperationKind::Compute, 30, 20); // ends before it starts
        builder.message(9, 0, 1, 0, 1); // an unknown rank
        builder.message(0, 9, 1, 0, 1);
        builder.collective(trace::CollectiveType::Barrier, 0, 1, 5, 2);
        builder.run.operations.end.back() = Time { 20 };
        const ReadTrace trace = read(builder.finish());
        QVERIFY(trace.wrong.empty());
        QCOMPARE(trace.slices.size(), std::size_t { 2 }); // and the run

        const RunBuilder empty(test::makeTopology(1, 0, {}), simulation::RecordLevel::Summary);
        QVERIFY(read(empty.run).wrong.empty());
    }

    // A name is written once, up to as many as fit; beyond they stand in the events.
    void manyNamesAreAllRight()
    {
        constexpr std::uint32_t kNames = 70'000;
        simulation::Run run { topology::Fabric(test::makeTopology(1, 0, {})) };
        run.recorded = simulation::RecordLevel::Full;
        run.makespan = Time { kNames };
        trace::ExecutionGraphBuilder graph;
        simulation::OperationColumns& operations = run.operations;
        for (std::uint32_t at = 0; at < kNames; ++at) {
            trace::Operation operation;
            operation.id = at;
            graph.add(operation, "operation number " + std::to_string(at), {});
            operations.rank.push_back(Rank { 0 });
            operations.op.push_back(OpId { at });
            operations.kind.push_back(OperationKind::Compute);
            operations.start.push_back(Time { at });
            operations.end.push_back(Time { at + 1 });
            operations.collective.push_back(kNoRecord);
        }
        trace::Workload workload;
        workload.graphs = { graph.seal() };
        const ReadTrace trace = read(run, &workload);
        QVERIFY(trace.wrong.empty());
        const auto slices = trace.on("rank 0", "compute");
        QCOMPARE(slices.size(), std::size_t { kNames });
        for (std::uint32_t at = 0; at < kNames; ++at)
            QCOMPARE(slices[at]->name, "operation number " + std::to_string(at));
    }

    void longTracesStreamAndCanBeStopped()
    {
        RunBuilder builder(test::makeTopology(2, 0, { { 0, 1 } }));
        constexpr std::uint32_t kMessages = 300'000;
        for (std::uint32_t at = 0; at < kMessages; ++at)
            builder.message(at % 2, 1 - at % 2, at, at * 10, at * 10 + 7);
        QTemporaryDir folder;
        const std::string path = folder.filePath("run.pftrace").toStdString();
        const simulation::Run run = builder.finish();
        Progress progress;
        QVERIFY(savePerfettoTrace(run, nullptr, path, {}, { {}, &progress }));
        QCOMPARE(progress.total(), std::uint64_t { kMessages });
        QVERIFY(progress.done() > kMessages - 5000);
        QVERIFY(QFileInfo(QString::fromStdString(path)).size() < 120 * qint64 { kMessages });

        std::stop_source stop;
        stop.request_stop();
        const std::string cancelled = folder.filePath("stopped.pftrace").toStdString();
        const Result<void> result = savePerfettoTrace(run, nullptr, cancelled, {}, { stop.get_token(), nullptr });
        QVERIFY(!result && result.error().code == ErrorCode::Cancelled);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    }
};

WEFT_TEST(TestPerfettoTrace)
#include "tst_perfetto_trace.moc"
