// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of nccl-tests: what they print in several versions, with what stands around it in a log, and Weft's CSV.
#include "engine/study/runs/nccl_table.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

using namespace weft;
using namespace weft::study;

namespace {

const char* const kPrinted
    = "mpirun: forwarding signals, 2 nodes\n"
      "# nThread 1 nGpus 1 minBytes 8 maxBytes 134217728 step: 2(factor) warmup iters: 5 iters: 20\n"
      "#\n"
      "# Using devices\n"
      "#  Rank  0 Group  0 Pid   4711 on      node0 device  0 [0x07] NVIDIA H100 80GB HBM3\n"
      "node0:4711:4802 [0] NCCL INFO Bootstrap : Using eth0:10.0.0.1<0>\n"
      "#\n"
      "#                                                              out-of-place                       in-place\n"
      "#       size         count      type   redop    root     time   algbw   busbw #wrong     time   algbw   busbw "
      "#wrong\n"
      "#        (B)    (elements)                               (us)  (GB/s)  (GB/s)            (us)  (GB/s)  (GB/s)\n"
      "           8             2     float     sum      -1    36.50    0.00    0.00      0    36.48    0.00    0.00 "
      "     0\r\n"
      "     1048576        262144     float     sum      -1    61.03   17.18   30.07      0    60.11   17.44   30.53 "
      "   N/A\n"
      "\n"
      "   134217728      33554432     float     sum      -1   641.20  209.32  366.31      3    640.9  209.42  366.49  "
      "0e+00\n"
      "node0:4711:4711 [0] NCCL INFO comm 0x55 rank 0 nranks 8 - Destroy COMPLETE\n"
      "# Out of bounds values : 0 OK\n"
      "# Avg bus bandwidth    : 132.29\n";

std::string errorOf(const std::string& text)
{
    Findings findings;
    const auto table = readNcclTable(text, "run.txt", findings);
    return table ? std::string() : toString(table.error());
}

} // namespace

class TestNcclTable : public QObject {
    Q_OBJECT

private slots:
    void whatNcclTestsPrintIsRead()
    {
        Findings findings;
        const auto table = readNcclTable(kPrinted, "run.txt", findings);
        QVERIFY2(table.ok(), table ? "" : toString(table.error()).c_str());
        QCOMPARE(table->size(), std::size_t { 3 });
        const NcclRow& row = (*table)[1];
        QCOMPARE(row.bytes, std::uint64_t { 1048576 });
        QCOMPARE(row.count, std::uint64_t { 262144 });
        QCOMPARE(row.type, std::string("float"));
        QCOMPARE(row.redop, std::string("sum"));
        QCOMPARE(row.root, std::int64_t { -1 });
        QCOMPARE(row.outOfPlace.micros, 61.03);
        QCOMPARE(row.outOfPlace.busBandwidth, 30.07);
        QCOMPARE(row.outOfPlace.wrong, std::optional<std::uint64_t>(0));
        QCOMPARE(row.inPlace->algorithmBandwidth, 17.44);
        QVERIFY(!row.inPlace->wrong);
        QCOMPARE((*table)[2].outOfPlace.wrong, std::optional<std::uint64_t>(3));
        QCOMPARE((*table)[2].inPlace->wrong, std::optional<std::uint64_t>(0));
        // Three lines of a log: the first is named, the others are counted.
        QCOMPARE(findings.size(), std::size_t { 2 });
        QCOMPARE(findings[0].error.where.line, std::optional<std::uint64_t>(1));
        QVERIFY(findings[1].error.message.find("2 more") != std::string::npos);
    }

    void olderVersionsHaveFewerWords_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("redop");
        QTest::addColumn<int>("root");
        QTest::addColumn<bool>("inPlace");
        QTest::newRow("three words") << "64 16 float 9.5 0.01 0.02 0e+00 9.6 0.01 0.02 0e+00"
                                     << "" << -1 << true;
        QTest::newRow("an operation") << "64 16 float sum 9.5 0.01 0.02 0 9.6 0.01 0.02 0"
                                      << "sum" << -1 << true;
        QTest::newRow("a root") << "64 16 float 3 9.5 0.01 0.02 0 9.6 0.01 0.02 0"
                                << "" << 3 << true;
        QTest::newRow("one half") << "64 16 int8 none 0 9.5 0.01 0.02 N/A"
                                  << "none" << 0 << false;
    }

    void olderVersionsHaveFewerWords()
    {
        QFETCH(QString, line);
        QFETCH(QString, redop);
        QFETCH(int, root);
        QFETCH(bool, inPlace);
        Findings findings;
        const auto table = readNcclTable(line.toStdString(), "run.txt", findings);
        QVERIFY2(table.ok(), table ? "" : toString(table.error()).c_str());
        QCOMPARE(table->front().redop, redop.toStdString());
        QCOMPARE(table->front().root, std::int64_t { root });
        QCOMPARE(table->front().outOfPlace.micros, 9.5);
        QCOMPARE(table->front().inPlace.has_value(), inPlace);
        QVERIFY(findings.empty());
    }

    void errorsNameTheLine()
    {
        const std::string good = "8 2 float sum -1 36.5 0 0 0 36.5 0 0 0\n";
        QVERIFY(
            QByteArray::fromStdString(errorOf(good + "16 4 float sum -1 fast 0 0 0 1 0 0 0\n")).contains("run.txt:2"));
        QVERIFY(QByteArray::fromStdString(errorOf(good + "\n# x\n16 4 float\n")).contains("run.txt:4"));
        QVERIFY(QByteArray::fromStdString(errorOf("16 4 float sum -1 -3 0 0 0")).contains("time '-3'"));
        QVERIFY(QByteArray::fromStdString(errorOf("99999999999999999999999 4 float sum -1 3 0 0 0")).contains("size"));
        QVERIFY(QByteArray::fromStdString(errorOf("8 2 float sum -1 nan 0 0 0")).contains("time 'nan'"));
        QVERIFY(QByteArray::fromStdString(errorOf("8 2 float sum -1 1 2 3 4 5 6 7 8 9 10")).contains("15 in all"));
        QVERIFY(QByteArray::fromStdString(errorOf("")).contains("no row"));
        QVERIFY(QByteArray::fromStdString(errorOf("# only comments\nhello\n")).contains("no row"));
        QVERIFY(QByteArray::fromStdString(errorOf("size (B),time (us)\n8,1\n")).contains("no column 'busbw'"));
        QVERIFY(QByteArray::fromStdString(errorOf("size,time,busbw\n8,1,2\n8,,2\n")).contains("run.txt:3"));
    }

    void csvComesBackAsItWasWritten()
    {
        const std::vector<SweepRow> rows { { "ring, then \"direct\"", 1048576, 131072, 8, Time { 61030 },
                                               Bandwidth { 17.18 }, Bandwidth { 15.03 } },
            { "direct", 64, 8, 8, Time { 1001 }, {}, {} } };
        const std::vector<NcclRow> table = ncclRows(rows, trace::CollectiveType::AllGather);
        QCOMPARE(table[0].count, std::uint64_t { 131072 }); // of one rank
        QCOMPARE(table[0].redop, std::string("none"));
        const std::string csv = writeNcclCsv(table);
        QVERIFY(csv.starts_with(
            "size (B),count (elements),type,redop,root,time (us),algbw (GB/s),busbw (GB/s),#wrong,algorithm\r\n"));
        Findings findings;
        for (const std::string& text : { csv, "\xEF\xBB\xBF" + csv }) {
            const auto read = readNcclTable(text, "sweep.csv", findings);
            QVERIFY2(read.ok(), read ? "" : toString(read.error()).c_str());
            QCOMPARE(read->size(), table.size());
            for (std::size_t i = 0; i < table.size(); ++i) {
                QCOMPARE((*read)[i].bytes, table[i].bytes);
                QCOMPARE((*read)[i].count, table[i].count);
                QCOMPARE((*read)[i].algorithm, table[i].algorithm);
                QCOMPARE((*read)[i].outOfPlace.micros, table[i].outOfPlace.micros);
                QCOMPARE((*read)[i].outOfPlace.busBandwidth, table[i].outOfPlace.busBandwidth);
                QVERIFY(!(*read)[i].outOfPlace.wrong);
            }
        }
        QVERIFY(findings.empty());
    }

    void aFileThatIsNotThereIsNotFound()
    {
        Findings findings;
        QVERIFY(readNcclFile("/nonexistent/run.txt", findings).error().code == ErrorCode::NotFound);
    }
};

WEFT_TEST(TestNcclTable)
#include "tst_nccl_table.moc"
