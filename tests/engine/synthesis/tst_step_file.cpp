// SPDX-License-Identifier: GPL-3.0-or-later
// Steps in a file are those in memory, no byte of it can change unnoticed, and nothing is left of what is not saved.
#include "engine/synthesis/construct/step_constructor.h"
#include "engine/synthesis/plan/link_schedule.h"
#include "engine/synthesis/store/stored_steps.h"
#include "tests/engine/synthesis/step_files.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <csignal>
#include <sys/resource.h>

using namespace weft;
using namespace weft::synthesis;
using namespace weft::synthesis::test;

class TestStepFile : public QObject {
    Q_OBJECT

private slots:
    void stepsInAFileAreTheSame_data()
    {
        QTest::addColumn<QString>("fabric");
        QTest::addColumn<quint32>("chunks");
        QTest::newRow("two bytes a transfer") << QStringLiteral("Mesh(3x4,50GiB/s)") << 2U;
        QTest::newRow("four bytes a transfer") << QStringLiteral("Ring(3,50GiB/s)") << 22'000U;
    }

    void stepsInAFileAreTheSame()
    {
        QFETCH(QString, fabric);
        QFETCH(quint32, chunks);
        const LinkGraph graph = graphOf(fabric.toStdString(), chunks);
        const LinkSchedule kept = (*constructBySteps(graph, chunks, {}))->schedule;
        const QTemporaryDir folder;
        StepOptions options;
        options.keepBytes = 0;
        options.directory = folder.path().toStdString();
        const LinkSchedule stored = (*constructBySteps(graph, chunks, options))->schedule;
        QVERIFY(namesIn(folder).isEmpty());
        QVERIFY(stored.memoryBytes() < kept.memoryBytes());
        QCOMPARE(stored.durationNs, kept.durationNs);
        QCOMPARE(stored.fingerprint(), kept.fingerprint());
        QCOMPARE(stored.transferCount(), kept.transferCount());
        QVERIFY(spelledOut(graph, stored) == spelledOut(graph, kept));
        QVERIFY(checkLinkSchedule(graph, stored).ok());
        const LinkSchedule turned = mirrored(stored, *oppositeArcs(graph));
        QVERIFY(checkLinkSchedule(reversed(graph), turned).ok());

        const auto path = folder.filePath(QStringLiteral("a.wsteps")).toStdString();
        QVERIFY(label(*std::get<StepForm>(stored.form).stored, StepPart::Gather, Bytes { 7 }).ok());
        QVERIFY(std::get<StepForm>(stored.form).stored->saveAs(path).ok());
        const Result<StoredSteps> opened = openStepFile(path);
        QVERIFY2(opened.ok(), opened ? "" : toString(opened.error()).c_str());
        QCOMPARE(opened->chunk.count(), 7U);
        const LinkSchedule& again = opened->parts.front().schedule;
        QCOMPARE(again.fingerprint(), kept.fingerprint());
        QVERIFY(checkLinkSchedule(graph, again).ok());
        std::filesystem::remove(path);
        QVERIFY(checkLinkSchedule(graph, again).ok()); // whoever has opened it keeps it
        QVERIFY(namesIn(folder).isEmpty());
    }

    void noBitChangesUnnoticed()
    {
        const LinkGraph graph = graphOf("Mesh(3x3,50GiB/s)");
        const QTemporaryDir folder;
        const QByteArray good = writtenGather(graph, folder);
        QVERIFY(outcomeOf(graph, good, folder).ok());
        for (qsizetype at = 0; at < good.size(); ++at) {
            for (int bit = 0; bit < 8; ++bit) {
                QByteArray bad = good;
                bad[at] = static_cast<char>(bad[at] ^ (1 << bit));
                const Result<ScheduleCheck> outcome = outcomeOf(graph, bad, folder);
                QVERIFY2(!outcome.ok(), qPrintable(QString::number(at)));
                // Damage, not a wrong schedule: the file is named, and where in it.
                QVERIFY2(!outcome.error().where.file.empty(), toString(outcome.error()).c_str());
                QVERIFY(outcome.error().code == ErrorCode::Malformed || outcome.error().code == ErrorCode::Truncated);
                QVERIFY(outcome.error().where.byteOffset.has_value());
                QVERIFY(*outcome.error().where.byteOffset <= static_cast<std::uint64_t>(at));
            }
        }
    }

    void anyEndIsMissed()
    {
        const LinkGraph graph = graphOf("Mesh(3x3,50GiB/s)");
        const QTemporaryDir folder;
        const QByteArray good = writtenGather(graph, folder);
        for (qsizetype size = 0; size < good.size(); ++size) {
            const Result<ScheduleCheck> outcome = outcomeOf(graph, good.first(size), folder);
            QVERIFY(!outcome.ok());
            QVERIFY(outcome.error().code == ErrorCode::Truncated || size < 8);
        }
        QVERIFY(!outcomeOf(graph, good + '\0', folder).ok());
        QVERIFY(!outcomeOf(graph, good + good, folder).ok()); // two all-gathers are no collective
    }

    void stepsCannotBeLostOrExchanged()
    {
        const LinkGraph graph = graphOf("Mesh(3x3,50GiB/s)");
        const QTemporaryDir folder;
        const QByteArray good = writtenGather(graph, folder);
        // Head, window, and rows of one length.
        const qsizetype row = qsizetype { sizeof(step_format::Record) } + qsizetype { graph.arcs() } * 2;
        const qsizetype first
            = qsizetype { sizeof(step_format::Head) + sizeof(step_format::Record) } + qsizetype { graph.arcs() } * 4;
        const QByteArray one = good.sliced(first, row);
        const QByteArray two = good.sliced(first + row, row);
        QVERIFY(one != two);
        for (const QByteArray& bad : { QByteArray(good).remove(first, row), QByteArray(good).insert(first, one),
                 QByteArray(good).replace(first, 2 * row, two + one) }) {
            const Result<ScheduleCheck> outcome = outcomeOf(graph, bad, folder);
            QVERIFY(!outcome.ok());
            QVERIFY2(outcome.error().code == ErrorCode::Malformed, toString(outcome.error()).c_str());
        }
    }

    void headsThatContradictThemselvesAreRefused_data()
    {
        QTest::addColumn<int>("offset");
        QTest::addColumn<int>("bytes");
        QTest::addColumn<quint64>("number");
        QTest::newRow("no NPUs") << 16 << 4 << quint64 { 0 };
        QTest::newRow("too many NPUs for the transfers") << 16 << 4 << quint64 { 4000 };
        QTest::newRow("no chunks") << 20 << 4 << quint64 { 0 };
        QTest::newRow("chunks beyond all") << 20 << 4 << quint64 { 0xFFFFFFFF };
        QTest::newRow("chunks beyond the transfers") << 20 << 4 << quint64 { 7000 };
        QTest::newRow("no links") << 24 << 4 << quint64 { 0 };
        QTest::newRow("wide entries") << 28 << 4 << quint64 { 4 };
        QTest::newRow("steps without time") << 32 << 8 << quint64 { 0 };
        QTest::newRow("chunks without bytes") << 48 << 8 << quint64 { 0 };
        QTest::newRow("no such part") << 56 << 8 << quint64 { 9 };
        QTest::newRow("another version") << 12 << 4 << quint64 { 3 };
    }
    void headsThatContradictThemselvesAreRefused()
    {
        QFETCH(int, offset);
        QFETCH(int, bytes);
        QFETCH(quint64, number);
        const LinkGraph graph = graphOf("Mesh(3x3,50GiB/s)");
        const QTemporaryDir folder;
        QByteArray bad = writtenGather(graph, folder);
        std::memcpy(bad.data() + offset, &number, static_cast<std::size_t>(bytes));
        step_format::Head head;
        std::memcpy(&head, bad.constData(), sizeof head);
        head.sum = step_format::sumOf(head);
        std::memcpy(bad.data(), &head, sizeof head);
        const Result<ScheduleCheck> outcome = outcomeOf(graph, bad, folder);
        QVERIFY(!outcome.ok());
        QVERIFY2(outcome.error().code == ErrorCode::Malformed, toString(outcome.error()).c_str());
    }

    void aFullDiskIsSaidAndLeavesNothing()
    {
        const LinkGraph graph = graphOf("Mesh(8x8,50GiB/s)", 64);
        const QTemporaryDir folder;
        StepOptions options;
        options.keepBytes = 0;
        options.directory = folder.path().toStdString();
        rlimit before {};
        ::getrlimit(RLIMIT_FSIZE, &before);
        const auto handler = std::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit { 100'000, before.rlim_max };
        ::setrlimit(RLIMIT_FSIZE, &limit);
        const Result<std::optional<StepResult>> made = constructBySteps(graph, 64, options);
        ::setrlimit(RLIMIT_FSIZE, &before);
        std::signal(SIGXFSZ, handler);
        QVERIFY(!made.ok());
        QVERIFY(made.error().code == ErrorCode::Unreadable);
        QVERIFY(QString::fromStdString(toString(made.error())).contains(folder.path()));
        QVERIFY(namesIn(folder).isEmpty());
        options.directory = "/nowhere/at/all";
        QVERIFY(constructBySteps(graph, 64, options).error().code == ErrorCode::Unreadable);
        QVERIFY(openStepFile("/nowhere").error().code == ErrorCode::NotFound);
    }
};

WEFT_TEST(TestStepFile)
#include "tst_step_file.moc"
