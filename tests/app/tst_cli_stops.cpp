// SPDX-License-Identifier: GPL-3.0-or-later
// SIGINT while something is written: it ends, says so, and leaves nothing behind; asked twice it ends at once. Whoever
// reads the pipes takes nothing from them, so that the writer is held where it writes.
#include "cli_runner.h"

#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <memory>
#include <sys/stat.h>

namespace {

CliOutcome interrupted(const QStringList& arguments, const QString& folder, int times = 1)
{
    return signalled(SIGINT, arguments, folder, 1500, times);
}

} // namespace

class TestCliStops : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        for (const char* name : { "pipe.json", "pipe.xml" })
            QCOMPARE(::mkfifo(path(name).toLocal8Bit().constData(), 0600), 0);
        m_reader = std::make_unique<QProcess>();
        m_reader->setWorkingDirectory(m_folder->path());
        m_reader->start("sh", { "-c", "exec 3<>pipe.json 4<>pipe.xml; echo open; exec sleep 60" });
        QVERIFY(m_reader->waitForReadyRead());
    }
    void cleanup()
    {
        m_reader->kill();
        m_reader->waitForFinished();
    }

    void aStopEndsTheWriting_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const QStringList make { "algorithm", "ring", "--pattern", "all-gather", "--topology", "Ring(200)", "--out" };
        for (const char* to : { "pipe.json", "pipe.xml" }) {
            QTest::addRow("algorithm to %s", to) << make + QStringList { to };
            QTest::addRow("convert to %s", to) << QStringList { "convert", "ring.json", to };
        }
    }
    void aStopEndsTheWriting()
    {
        QFETCH(QStringList, arguments);
        QCOMPARE(
            runCli({ "algorithm", "ring", "--pattern", "all-gather", "--topology", "Ring(200)", "--out", "ring.json" },
                m_folder->path())
                .code,
            0);
        const CliOutcome outcome = interrupted(arguments, m_folder->path());
        QVERIFY2(outcome.ended && outcome.code == 1, outcome.told().constData());
        QVERIFY2(outcome.err.contains("writing was stopped"), outcome.told().constData());
        QVERIFY2(!outcome.out.contains("wrote"), outcome.out.constData());
    }

    // What was found is written all the same, and whoever does not want to wait for that asks again.
    void askedTwiceItEndsAtOnce()
    {
        const CliOutcome outcome = interrupted({ "synthesize", "--topology", "Ring(120,50GiB/s,500ns)", "--collective",
                                                   "all-gather", "--size", "1MiB", "--out", "pipe.json" },
            m_folder->path(), 2);
        QVERIFY2(outcome.ended && outcome.code == 130, outcome.told().constData());
        QCOMPARE(outcome.err, "weft-cli: note: stopped twice, so it ends at once: what was not written yet is lost\n");
    }

    void whatIsStillComingIsNoError()
    {
        const CliOutcome outcome
            = interrupted({ "synthesize", "--topology", "Mesh(16x16,50GiB/s,500ns)", "--collective", "all-reduce",
                              "--size", "100MiB", "--starts", "100000000", "--out", "made.json" },
                m_folder->path());
        QVERIFY2(outcome.ended && outcome.code == 1, outcome.told().constData());
        QVERIFY2(outcome.err.contains("weft-cli: note: stopped: what was found is still"), outcome.told().constData());
        QVERIFY2(!outcome.err.contains("error"), outcome.told().constData());
        QVERIFY(readFile(path("made.json")).contains("weft-schedule"));
    }

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QProcess> m_reader; // with its pipes open
};

WEFT_TEST(TestCliStops)
#include "tst_cli_stops.moc"
