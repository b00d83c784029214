// SPDX-License-Identifier: GPL-3.0-or-later
// Results read back: what is wrong with one is said with its place, and what is none is not read to its end.
#include "engine/report/result_json.h"
#include "engine/study/comparison/result_figures.h"
#include "engine/study/scenario/file_kind.h"
#include "tests/engine/analysis/random_scenario.h"
#include "tests/engine/analysis/run_builder.h"
#include "tests/support/test_program.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>

#include <functional>

using namespace weft;
using Json = nlohmann::json;

class TestResultFiles : public QObject {
    Q_OBJECT

    static Json result()
    {
        test::WorkloadBuilder builder(4);
        builder.everywhere(trace::CollectiveType::AllReduce, 1 << 20);
        const auto run = test::run(test::fabricOf("Ring(4,10GB/s,500ns)"), builder.seal(), test::systemOf(),
            test::optionsOf(simulation::NetworkModel::Aware, simulation::RecordLevel::Full));
        return Json::parse(report::resultJson(*run));
    }

    // What is said of a result that was changed: its error, by the line and the item that it names.
    static std::string saidOf(const std::function<void(Json&)>& change)
    {
        Json changed = result();
        change(changed);
        const auto read = study::parseResult(changed.dump(1), "r.json");
        return read ? "read" : toString(read.error());
    }

private slots:
    void whatIsWrongHasItsPlace_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("item");
        QTest::newRow("a time") << "/makespan_ns"
                                << "-1"
                                << "makespan_ns";
        QTest::newRow("an entry of a list") << "/finish_ns/2"
                                            << "1.5"
                                            << "finish_ns[2]";
        QTest::newRow("too few") << "/finish_ns"
                                 << "[1]"
                                 << "finish_ns";
        QTest::newRow("a figure of a link") << "/links/1/bytes"
                                            << "true"
                                            << "links[1].bytes";
        QTest::newRow("no list") << "/links"
                                 << "3"
                                 << "links";
        QTest::newRow("a path that is a list") << "/critical_path"
                                               << "[]"
                                               << "critical_path";
        QTest::newRow("a kind of time") << "/critical_path/by_kind_ns/latency"
                                        << "\"x\""
                                        << "critical_path.by_kind_ns.latency";
        QTest::newRow("sizes that are a text") << "/dimensions"
                                               << "\"x\""
                                               << "dimensions";
        QTest::newRow("a size") << "/dimensions/0"
                                << "\"x\""
                                << "dimensions[0]";
        QTest::newRow("a part") << "/fabric"
                                << "[]"
                                << "fabric";
        QTest::newRow("the version") << "/version"
                                     << "1.5"
                                     << "version";
        QTest::newRow("another version") << "/version"
                                         << "2"
                                         << "version";
        QTest::newRow("a link busier than the run is long") << "/links/0/busy_ns"
                                                            << "9999999999"
                                                            << "links[0].busy_ns";
        QTest::newRow("complete and broken off") << "/cancelled"
                                                 << "true"
                                                 << "complete";
        QTest::newRow("complete and stuck") << "/unfinished"
                                            << R"([{"message":"npu 1 waits"}])"
                                            << "complete";
        const auto row = [](const char* name, const char* key, const char* value, const char* item) {
            QTest::newRow(name) << key << value << item;
        };
        row("a rate below 0", "/collectives/0/busbw_GBps", "-1", "collectives[0].busbw_GBps");
        row("a rate that is a text", "/collectives/0/algbw_GBps", "\"inf\"", "collectives[0].algbw_GBps");
        row("a part of a nanosecond", "/exposed_comm_ns/1", "1.5", "exposed_comm_ns[1]");
        row("a part of one in a sum", "/gpu_compute_sum_ns/3", "0.5", "gpu_compute_sum_ns[3]");
        row("a list of the wrong length", "/gpu_compute_sum_ns", "[1]", "gpu_compute_sum_ns");
        row("a count that is null", "/fast_messages", "null", "fast_messages");
        row("links that are null", "/links", "null", "links");
        row("a place of a list that is null", "/collectives/0", "null", "collectives[0]");
        row("a collective longer than the run", "/collectives/0/time_ns", "99999999", "collectives[0].time_ns");
        row("an end after that of the run", "/collectives/0/end_ns", "99999999", "collectives[0].time_ns");
        row("computing longer than the run", "/compute_ns/2", "99999999", "compute_ns[2]");
        row("a share of a rank longer than the run", "/critical_path/by_rank/0/time_ns", "99999999",
            "critical_path.by_rank[0].time_ns");
        row("a kind of a link's share", "/critical_path/by_link/0/by_kind_ns/latency", "-4",
            "critical_path.by_link[0].by_kind_ns.latency");
        row("a level that is a number", "/record_asked", "3", "record_asked");
        row("a hash that is null", "/fabric/hash", "null", "fabric.hash");
    }
    void whatIsWrongHasItsPlace()
    {
        QFETCH(const QString, key);
        QFETCH(const QString, value);
        QFETCH(const QString, item);
        Json changed = result();
        changed[Json::json_pointer(key.toStdString())] = Json::parse(value.toStdString());
        const auto read = study::parseResult(changed.dump(1), "r.json");
        QVERIFY(!read);
        QCOMPARE(read.error().where.item, item.toStdString());
        QCOMPARE(read.error().where.file, std::string("r.json"));
        QVERIFY(read.error().where.line.value_or(0) > 1);
    }

    void whatIsWrongIsCalledByItsName()
    {
        const auto says = [](const std::function<void(Json&)>& change, const char* words) {
            const std::string said = saidOf(change);
            return said.find(words) != std::string::npos || (qWarning("%s", said.c_str()), false);
        };
        QVERIFY(says([](Json& j) { j["version"] = 1.5; }, "'version' must be a whole number"));
        QVERIFY(says([](Json& j) { j["critical_path"] = Json::array(); }, "'critical_path' must be an object"));
        QVERIFY(says([](Json& j) { j["dimensions"] = "x"; }, "'dimensions' must be a list"));
        QVERIFY(says([](Json& j) { j["links"][0]["busy_ns"] = 9999999999; }, "busy for longer than the run"));
        QVERIFY(says([](Json& j) { j["cancelled"] = true; }, "'complete' and 'cancelled' are both true"));
        QVERIFY(says([](Json& j) { j["collectives"][0]["busbw_GBps"] = -1; }, "'busbw_GBps' must be a number from 0"));
        QVERIFY(says([](Json& j) { j["compute_ns"][2] = 99999999; }, "'compute_ns' is longer than the run"));
        QVERIFY(says([](Json& j) { j["collectives"][0]["time_ns"] = 1; }, "not the time from 'start_ns' to 'end_ns'"));
        // What another program wrote beside it is its own.
        QCOMPARE(saidOf([](Json& j) { j["note"] = nullptr; }), std::string("read"));
        // A run that broke off is one too.
        QCOMPARE(saidOf([](Json& j) { j["complete"] = false, j["cancelled"] = true; }), std::string("read"));
    }

    void aFigureThatIsGivenTwiceIsNoFigure()
    {
        const auto read = study::parseResult(
            "{ \"format\": \"weft-result\", \"version\": 1,\n \"npus\": 2, \"npus\": 3 }", "r.json");
        QVERIFY(!read.ok());
        QVERIFY(read.error().code == ErrorCode::Duplicate);
        QCOMPARE(read.error().where.line, std::optional<std::uint64_t>(2));
    }

    // No link of a run that ended is busy for longer than it: else a result that Weft wrote would be refused.
    void everyResultIsRead()
    {
        for (std::uint32_t seed = 1; seed <= 200; ++seed) {
            const test::RandomScenario random(seed);
            const auto run = test::run(random.fabric, random.workload, random.system, random.options);
            const auto read = study::parseResult(report::resultJson(*run), "r.json");
            QVERIFY2(read.ok(), read ? "" : toString(read.error()).c_str());
        }
    }

    // Of what has no end the beginning is enough.
    void endlessDevicesAreRefusedAtOnce()
    {
        QElapsedTimer timer;
        timer.start();
        const auto zeros = study::readResultFile("/dev/zero");
        QVERIFY(!zeros && zeros.error().where.file == "/dev/zero");
        QVERIFY(zeros.error().code == ErrorCode::WrongType);
        QVERIFY(timer.elapsed() < 500);
        const auto piped = study::readResultFile("-");
        QVERIFY(!piped && piped.error().hint.english().find("/dev/stdin") != std::string::npos);
    }

    void aDamagedRunIsARun()
    {
        const QTemporaryDir folder;
        const auto write = [&](const char* name, const QByteArray& bytes) {
            QFile file(folder.filePath(name));
            if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
                throw std::runtime_error("not written");
            return file.fileName().toStdString();
        };
        for (const std::string& path : { write("a.weftrun", QByteArray("\x01\xff\x00 WEFT", 8)),
                 write("b.weftrun", QByteArray()), write("c.weftrun", QByteArray("WEFTRUN\n\x01", 9)) })
            QVERIFY(study::kindOf(path) == study::FileKind::RunFile);
        QVERIFY(study::kindOf(write("d.weftrun", result().dump().c_str())) == study::FileKind::Result);
    }
};

WEFT_TEST(TestResultFiles)
#include "tst_result_files.moc"
