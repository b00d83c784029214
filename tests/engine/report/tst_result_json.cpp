// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/report/json_text.h"
#include "engine/report/result_json.h"
#include "tests/engine/analysis/run_builder.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>

using namespace weft;
using namespace weft::report;
using nlohmann::json;
using simulation::OperationKind;
using test::RunBuilder;

class TestResultJson : public QObject {
    Q_OBJECT

    static simulation::Run twoRanks()
    {
        RunBuilder builder(test::makeTopology(2, 1, { { 0, 2 }, { 2, 1 }, { 1, 0 } }));
        const std::uint32_t collective = builder.collective(trace::CollectiveType::AllGather, 500, 2, 100, 300);
        const std::uint32_t first = builder.operation(0, OperationKind::Compute, 0, 100);
        builder.operation(
            0, OperationKind::Collective, 100, 300, { simulation::ReleaseKind::Dependency, first }, collective);
        const std::uint32_t message = builder.message(0, 1, 500, 100, 300, {}, collective);
        builder.linkInterval(0, 100, 200, message);
        builder.linkInterval(1, 200, 300, message);
        simulation::Run run = builder.finish();
        run.ranks[0].peerExposedNs = ~std::uint64_t { 0 } - 4; // wrapped, as the peer's can
        run.ranks[0].compute = Time { 100 };
        run.ranks[0].exposedCommunication = Time { 200 };
        return run;
    }

private slots:
    void hasTheShapeThatScriptsRead()
    {
        const json result = json::parse(resultJson(twoRanks()));
        QCOMPARE(result["format"].get<std::string>(), std::string("weft-result"));
        QCOMPARE(result["version"].get<int>(), 1);
        QCOMPARE(result["npus"].get<int>(), 2);
        QCOMPARE(result["makespan_ns"].get<int>(), 300);
        QVERIFY(result["finish_ns"] == json({ 300, 0 }));
        QCOMPARE(result["exposed_comm_ns"][0].get<std::uint64_t>(), ~std::uint64_t { 0 } - 4);
        QVERIFY(result["exposed_interval_ns"] == json({ 200, 0 }));
        QCOMPARE(result["messages"].get<int>(), 1);
        QCOMPARE(result["fingerprint"].get<std::string>(), std::string("0123456789abcdef"));
        // The third link carried nothing; the switch is node 2.
        const json links = { { { "src", 0 }, { "dst", 2 }, { "bytes", 500 }, { "busy_ns", 100 } },
            { { "src", 2 }, { "dst", 1 }, { "bytes", 500 }, { "busy_ns", 100 } } };
        QVERIFY(result["links"] == links);
        const json& collective = result["collectives"][0];
        QCOMPARE(collective["type"].get<std::string>(), std::string("all-gather"));
        QCOMPARE(collective["comm_size_bytes"].get<int>(), 500);
        QCOMPARE(collective["nccl_size_bytes"].get<int>(), 1000);
        QCOMPARE(collective["algbw_GBps"].get<double>(), 5.0);
        QCOMPARE(collective["busbw_GBps"].get<double>(), 2.5);
        QCOMPARE(result["complete"].get<bool>(), true);
        QVERIFY(result["unfinished"].empty());
    }

    void keysComeInAFixedOrder()
    {
        const std::string text = resultJson(twoRanks());
        std::size_t last = 0;
        for (const char* key :
            { "\"format\"", "\"version\"", "\"npus\"", "\"makespan_ns\"", "\"finish_ns\"", "\"exposed_comm_ns\"",
                "\"messages\"", "\"fast_messages\"", "\"fingerprint\"", "\"collectives\"", "\"links\"" }) {
            const std::size_t at = text.find(key);
            QVERIFY2(at != std::string::npos && at >= last, key);
            last = at;
        }
        QCOMPARE(text, resultJson(twoRanks()));
    }

    void unawareHasNoBusyTime()
    {
        simulation::Run run = twoRanks();
        run.hasLinkBusy = false;
        run.recorded = simulation::RecordLevel::Links;
        const json result = json::parse(resultJson(run));
        QVERIFY(result["links"][0]["busy_ns"].is_null());
        QCOMPARE(result["links"][0]["bytes"].get<int>(), 500);
    }

    void summaryHasNoLinks()
    {
        simulation::Run run = twoRanks();
        run.recorded = simulation::RecordLevel::Summary;
        QVERIFY(!json::parse(resultJson(run)).contains("links"));
    }

    void unfinishedWorkAndWarningsAreNamed()
    {
        simulation::Run run = twoRanks();
        Error blocked { ErrorCode::Unfinished, "rank 1 waits for a \"message\"\nthat\tnever comes", {}, "a hint" };
        blocked.where.rank = 1;
        blocked.where.nodeId = 7;
        fail(run.unfinished, blocked);
        run.collectives[0].start = kNever;
        Findings warnings;
        warn(warnings, { ErrorCode::UnknownKey, "überflüssig \x01 \xff end", {}, {} });
        const json result = json::parse(resultJson(run, warnings));
        QCOMPARE(result["complete"].get<bool>(), false);
        QCOMPARE(result["unfinished"][0]["code"].get<std::string>(), std::string("unfinished"));
        QCOMPARE(result["unfinished"][0]["rank"].get<int>(), 1);
        QCOMPARE(result["unfinished"][0]["node"].get<int>(), 7);
        QCOMPARE(result["unfinished"][0]["message"].get<std::string>(), blocked.message);
        QCOMPARE(result["warnings"][0]["message"].get<std::string>(), std::string("überflüssig \x01 \uFFFD end"));
        QVERIFY(result["collectives"][0]["start_ns"].is_null());
        QVERIFY(result["collectives"][0]["algbw_GBps"].is_null());
    }

    void anEmptyRunIsStillAResult()
    {
        const RunBuilder builder(test::makeTopology(1, 0, {}), simulation::RecordLevel::Links);
        const json result = json::parse(resultJson(builder.run));
        QCOMPARE(result["npus"].get<int>(), 1);
        QVERIFY(result["finish_ns"] == json::array({ 0 }));
        QVERIFY(result["links"].empty() && result["links"].is_array());
        QVERIFY(result["collectives"].empty());
    }

    // Every string comes out as JSON that reads back as itself, or with U+FFFD for each byte that is not UTF-8.
    void anyBytesAreQuoted()
    {
        const auto roundTrip = [](std::string_view text) {
            io::TextStream out;
            writeQuoted(out, text);
            return json::parse(out.takeText()).get<std::string>();
        };
        std::string ascii;
        for (char c = 1; c < 127; ++c)
            ascii += c;
        for (const std::string& text :
            { ascii, std::string("\x7f\0x", 3), std::string("日本語 🧵 ß"), std::string() })
            QCOMPARE(roundTrip(text), text);
        QCOMPARE(roundTrip("a\xE6\x97"), std::string("a\uFFFD\uFFFD")); // cut off in the middle
        QCOMPARE(roundTrip("\xED\xA0\x80"), std::string("\uFFFD\uFFFD\uFFFD")); // a surrogate
        QCOMPARE(roundTrip("\xC0\xAF"), std::string("\uFFFD\uFFFD")); // overlong
        QCOMPARE(roundTrip("\xF5\x80\x80\x80"), std::string("\uFFFD\uFFFD\uFFFD\uFFFD")); // beyond U+10FFFF
    }

    void filesAreWrittenWholeOrNotAtAll()
    {
        QTemporaryDir folder;
        const std::string path = folder.filePath("ergebnis ☃.json").toStdString();
        const simulation::Run run = twoRanks();
        QVERIFY(saveResultJson(run, path));
        QFile file(QString::fromStdString(path));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().toStdString(), resultJson(run));
        QVERIFY(!QFile::exists(QString::fromStdString(path + ".partial")));

        const Result<void> missing = saveResultJson(run, folder.filePath("no/such/folder.json").toStdString());
        QVERIFY(!missing && missing.error().code == ErrorCode::Unreadable);
        QVERIFY(!missing.error().where.file.empty());
        const Result<void> directory = saveResultJson(run, folder.path().toStdString());
        QVERIFY(!directory);
        QVERIFY(saveResultJson(run, "/dev/null"));
        QVERIFY(QFile::exists("/dev/full") ? !saveResultJson(run, "/dev/full") : true);
    }

    void aHundredThousandLinksAreWritten()
    {
        RunBuilder builder(test::makeTopology(50'000, 0, test::ringLinks(50'000)), simulation::RecordLevel::Links);
        for (simulation::LinkTotals& link : builder.run.links)
            link = { 7, Time { 3 }, 0 };
        QCOMPARE(json::parse(resultJson(builder.run))["links"].size(), std::size_t { 100'000 });
    }
};

WEFT_TEST(TestResultJson)
#include "tst_result_json.moc"
