// SPDX-License-Identifier: GPL-3.0-or-later
// Programs of msccl-tools and of its solver: the verdict is that of the published symbolic runs beside them. None of
// those that are right there has a race, or a deadlock with eight messages a connection. The way through either file
// changes nothing.
#include "engine/collective/forms/msccl/msccl_xml.h"
#include "engine/collective/proof/verifier.h"
#include "library_requests.h"
#include "tests/support/test_program.h"
#include "through_files.h"

#include <QFile>
#include <QTest>
#include <QTextStream>

#include <map>

using namespace weft;
using namespace weft::collective;

namespace {

const QString kFolder = QStringLiteral(WEFT_SHARED_DIR "/external/msccl_xml/");

struct Row {
    QString file;
    QString deadlock;
    QString unreceived;
    QString endsRight; // empty: a custom program, which promises nothing
};

std::vector<Row> manifest()
{
    QFile file(kFolder + "MANIFEST.csv");
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        return {};
    QTextStream text(&file);
    const QStringList names = text.readLine().split(',');
    const auto column = [&names](const char* name) { return static_cast<int>(names.indexOf(name)); };
    std::vector<Row> rows;
    while (!text.atEnd()) {
        const QStringList cells = text.readLine().split(',');
        if (cells.size() > column("post_ok")) {
            rows.push_back({ cells[column("file")], cells[column("deadlock")], cells[column("unreceived")],
                cells[column("post_ok")] });
        }
    }
    return rows;
}

SchedulePtr read(const QString& name)
{
    QFile file(kFolder + name);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    Findings findings;
    const Result<SchedulePtr> schedule = parseMscclXml(file.readAll().toStdString(), name.toStdString(), findings);
    return schedule ? *schedule : SchedulePtr();
}

} // namespace

class TestMscclVerdicts : public QObject {
    Q_OBJECT

private slots:
    void theVerdictIsThePublishedOne()
    {
        const std::vector<Row> rows = manifest();
        if (rows.empty())
            QSKIP("skipped: no published programs here");
        int right = 0;
        for (const Row& row : rows) {
            const SchedulePtr schedule = read(row.file);
            QVERIFY2(schedule, qPrintable(row.file));
            const Result<Verdict> verdict = verify(*schedule);
            QVERIFY2(verdict.ok(), qPrintable(row.file));
            const std::string fault = verdict->fault ? verdict->fault->message.english() : std::string();
            QCOMPARE(row.deadlock, QString("False"));
            QCOMPARE(row.unreceived, QString("0"));
            QVERIFY2(verdict->correct == (row.endsRight != "False"), (row.file.toStdString() + ": " + fault).c_str());
            QCOMPARE(verdict->remarks.size(), row.endsRight.isEmpty() ? 1U : 0U);
            for (const SchedulePtr& again : { test::throughXml(*schedule), test::throughJson(*schedule) }) {
                QVERIFY2(again, qPrintable(row.file));
                QCOMPARE(again->fingerprint(), schedule->fingerprint());
                const Result<Verdict> same = verify(*again);
                QVERIFY(same.ok());
                QCOMPARE(same->correct, verdict->correct);
                QCOMPARE(same->fault ? same->fault->message.english() : std::string(), fault);
            }
            right += verdict->correct ? 1 : 0;
        }
        QVERIFY(right > 60);
    }

    // Programs as the library makes them, with several dependencies a step and blocks for each peer.
    void libraryProgramsStayRightAsFiles()
    {
        int count = 0;
        for (const AlgorithmInfo& algorithm : algorithms()) {
            for (const PatternKind kind : test::kStandardPatterns) {
                for (const std::uint32_t ranks : { 3U, 4U, 8U }) {
                    for (const bool inPlace : { true, false }) {
                        AlgorithmRequest request = test::requestOf(kind, ranks, inPlace);
                        request.channels = ranks == 4 ? 2 : 1;
                        request.pieces = ranks == 8 ? 2 : 1;
                        const Result<SchedulePtr> made = makeAlgorithm(algorithm.name, request);
                        if (!made)
                            continue;
                        const SchedulePtr read = test::throughXml(**made);
                        QVERIFY2(read, std::string(algorithm.name).c_str());
                        const std::string wrong = test::whatIsWrong(*read);
                        QVERIFY2(wrong.empty(), (std::string(algorithm.name) + ": " + wrong).c_str());
                        QCOMPARE(read->transferCount(), (*made)->transferCount());
                        ++count;
                    }
                }
            }
        }
        QVERIFY(count > 150);
    }

    void whatIsWrongIsNamed_data()
    {
        QTest::addColumn<QString>("fault");
        QTest::addColumn<QString>("message");
        // Chunks that are double counted, as the check of msccl-tools itself says.
        QTest::newRow("allreduce_pcie_hier_n8.xml")
            << "double-reduction"
            << "rank 0, thread block 12, step 6 adds chunk 1 from rank 1 to chunk 1 from ranks 0-3 in input slot 1";
        // Pipelines that are labelled all-reduce: the last ranks' own values never take part.
        QTest::newRow("pipeline_allpairs_n8.xml")
            << "lost-contribution"
            << "rank 8, thread block 0, step 0 takes away the last copy of chunk 0 from rank 8, which rank 0 lacks in "
               "the end in input slot 0";
        QTest::newRow("pipeline_ring_n8.xml")
            << "wrong-result"
            << "rank 0 ends with chunk 0 from rank 0 in input slot 0 instead of chunk 0 from ranks 0-15, which no step "
               "writes";
    }

    void whatIsWrongIsNamed()
    {
        QFETCH(const QString, fault);
        QFETCH(const QString, message);
        const SchedulePtr schedule = read(QTest::currentDataTag());
        if (!schedule)
            QSKIP("skipped: no published programs here");
        const Result<Verdict> verdict = verify(*schedule);
        QVERIFY(verdict && verdict->fault);
        QCOMPARE(QString::fromStdString(std::string(toString(verdict->fault->kind))), fault);
        QCOMPARE(QString::fromStdString(verdict->fault->message), message);
    }
};

WEFT_TEST(TestMscclVerdicts)
#include "tst_msccl_verdicts.moc"
