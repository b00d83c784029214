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
