// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/report/aligned_table.h"
#include "engine/report/csv_text.h"
#include "engine/report/links_csv.h"
#include "engine/report/tables_csv.h"
#include "engine/report/text_summary.h"
#include "tests/engine/analysis/run_builder.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

using namespace weft;
using namespace weft::report;
using test::RunBuilder;

class TestTables : public QObject {
    Q_OBJECT

private slots:
    void linksAreRowsWithUnitsInTheHeader()
    {
        RunBuilder builder(test::makeTopology(4, 0, { { 0, 1, 2.5 }, { 0, 2 }, { 0, 3 } }, { 2, 2 }));
        builder.run.makespan = Time { 200 };
        builder.run.links[0] = { 250, Time { 100 }, 0 };
        builder.run.bins = { Time { 100 }, 2, { 75, 25, 0, 0, 0, 0 } };
        QCOMPARE(linksCsv(builder.run),
            std::string(
                "link,src,dst,bytes,busy_ns,utilization,peak_utilization,bandwidth_GBps,latency_ns,dimension\r\n"
                "0,0,1,250,100,0.5,0.75,2.5,10,0\r\n"
                "1,0,2,0,0,0,0,1,10,1\r\n"
                "2,0,3,0,0,0,0,1,10,\r\n"));
        builder.run.hasLinkBusy = false;
        QVERIFY(linksCsv(builder.run).find("0,0,1,250,,,,2.5,10,0\r\n") != std::string::npos);
    }

    void linksThatWereNotRecordedAreRefused()
    {
        const RunBuilder builder(test::makeTopology(2, 0, { { 0, 1 } }), simulation::RecordLevel::Summary);
        QTemporaryDir folder;
        const Result<void> saved = saveLinksCsv(builder.run, folder.filePath("links.csv").toStdString());
        QVERIFY(!saved && saved.error().code == ErrorCode::Missing && !saved.error().hint.empty());
    }

    void utilizationIsARowALinkAndBin()
    {
        RunBuilder builder(test::makeTopology(4, 0, { { 0, 1 }, { 0, 3 } }, { 2, 2 }));
        builder.run.makespan = Time { 250 };
        builder.run.links.resize(2);
        builder.run.bins = { Time { 100 }, 4, { 50, 100, 25, 0, 0, 0, 10, 0 } };
        const auto series = [&builder](std::size_t bins) {
            io::TextStream out;
            return writeLinkSeriesCsv(builder.run, bins, out) ? out.takeText() : std::string("refused");
        };
        const std::string header = "link,src,dst,dimension,start_ns,end_ns,busy_ns,utilization\r\n";
        QCOMPARE(series(0),
            header
                + "0,0,1,0,0,100,50,0.5\r\n0,0,1,0,100,200,100,1\r\n0,0,1,0,200,250,25,0.5\r\n"
                  "1,0,3,,0,100,0,0\r\n1,0,3,,100,200,0,0\r\n1,0,3,,200,250,10,0.2\r\n");
        // The half of the second bin is in each.
        QCOMPARE(series(2),
            header
                + "0,0,1,0,0,125,75,0.6\r\n0,0,1,0,125,250,100,0.8\r\n"
                  "1,0,3,,0,125,0,0\r\n1,0,3,,125,250,10,0.08\r\n");
        QCOMPARE(series(1), header + "0,0,1,0,0,250,175,0.7\r\n1,0,3,,0,250,10,0.04\r\n");
        io::TextStream out;
        QVERIFY(writeLinkSeriesCsv(builder.run, 4, out).error().code == ErrorCode::OutOfRange);
        builder.run.bins = {};
        const Result<void> refused = writeLinkSeriesCsv(builder.run, 1, out);
        QVERIFY(!refused && refused.error().code == ErrorCode::Missing && !refused.error().hint.empty());
    }

    void cellsAreQuotedWhereTheyMustBe()
    {
        io::TextStream out;
        CsvText csv(out);
        csv.cell("plain").cell("a,b").cell("say \"hi\"").cell("two\r\nlines").empty().cell(7).cell(0.1).endRow();
        QCOMPARE(out.takeText(), std::string("plain,\"a,b\",\"say \"\"hi\"\"\",\"two\r\nlines\",,7,0.1\r\n"));
    }

    void ranksAndCollectivesAreTables()
    {
        RunBuilder builder(test::makeTopology(1, 0, {}));
        builder.run.ranks[0].finish = Time { 9 };
        builder.run.ranks[0].peerExposedNs = ~std::uint64_t { 0 };
        builder.run.groups.push_back({ "tp,0", {} });
        builder.collective(trace::CollectiveType::AllGather, 50, 4, 0, 100);
        builder.run.collectives[0].group = 1;
        builder.collective(trace::CollectiveType::AllReduce, 50, 4, 7, 0);
        QCOMPARE(ranksCsv(builder.run),
            std::string("rank,finish_ns,compute_ns,communication_ns,exposed_interval_ns,exposed_comm_ns,"
                        "gpu_compute_sum_ns,idle_ns\r\n0,9,0,0,0,18446744073709551615,0,0\r\n"));
        const std::string collectives = collectivesCsv(builder.run);
        QVERIFY(collectives.find("0,all-gather,\"tp,0\",100,4,1,50,200,0,100,100,2,1.5\r\n") != std::string::npos);
        QVERIFY(collectives.find("1,all-reduce,world,101,4,1,50,50,7,,,,\r\n") != std::string::npos);
    }

    void columnsAlign()
    {
        AlignedTable table({ "name", "time" });
        table.row({ "4→5", "1 ns" });
        table.row({ "x", "12.5 µs" });
        QCOMPARE(table.text(), std::string("  name     time\n  4→5      1 ns\n  x     12.5 µs\n"));
    }

    void quantitiesChooseTheirUnit_data()
    {
        QTest::addColumn<double>("ns");
        QTest::addColumn<QString>("text");
        QTest::newRow("zero") << 0.0 << "0 ns";
        QTest::newRow("ns") << 812.0 << "812 ns";
        QTest::newRow("us") << 64440.0 << "64.44 µs";
        QTest::newRow("rounds up to the next unit") << 999'960.0 << "1 ms";
        QTest::newRow("ms") << 1'203'500.0 << "1.204 ms";
        QTest::newRow("s") << 3.5e9 << "3.5 s";
        QTest::newRow("the longest time") << 1.8446744073709552e19 << "18446744074 s";
    }
    void quantitiesChooseTheirUnit()
    {
        QFETCH(double, ns);
        QFETCH(QString, text);
        QCOMPARE(QString::fromStdString(timeText(ns)), text);
    }

    void sizesAndBandwidthsNameTheirPowers()
    {
        QCOMPARE(sizeText(100), std::string("100 B"));
        QCOMPARE(sizeText(1.5 * 1024 * 1024), std::string("1.5 MiB"));
        QCOMPARE(bandwidthText(Bandwidth::gibiBytesPerSecond(50)), std::string("53.69 GB/s (50 GiB/s)"));
    }

    void theSummarySaysTheFindingFirst()
    {
        RunBuilder builder(test::makeTopology(4, 0, test::ringLinks(4)));
        const std::uint32_t collective = builder.collective(trace::CollectiveType::AllReduce, 1 << 20, 4, 0, 1000);
        builder.operation(1, simulation::OperationKind::Collective, 0, 1000, {}, collective);
        const std::uint32_t message = builder.message(0, 1, 900, 0, 1000);
        builder.linkInterval(0, 0, 900, message);
        simulation::Run run = builder.finish();
        run.ranks[1].communication = Time { 1000 };
        run.ranks[1].exposedCommunication = Time { 1000 };
        const std::string text = summaryText(run);
        QVERIFY(text.starts_with("the bottleneck is link npu0 → npu1: 90 % busy against 0 % on the other links\n"));
        for (const char* part :
            { "4 NPUs, 8 links", "1 µs (1,000 ns)", "slowest rank", "exposed communication", "all-reduce", "1 MiB",
                "1049 GB/s", "1573 GB/s", "npu0 → npu1", "0123456789abcdef", "1 GB/s (0.931 GiB/s)" })
            QVERIFY2(text.find(part) != std::string::npos, (std::string(part) + "\n" + text).c_str());
    }

    void anEmptyRunHasASummary()
    {
        const RunBuilder builder(test::makeTopology(1, 0, {}), simulation::RecordLevel::Summary);
        QVERIFY(summaryText(builder.run).starts_with("nothing took any time\n"));
    }
};

WEFT_TEST(TestTables)
#include "tst_tables.moc"
