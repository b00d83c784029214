// SPDX-License-Identifier: GPL-3.0-or-later
// Collective algorithms on the command line: made, verified, written in every form and read back, and simulated.
#include "cli_runner.h"
#include "et_bytes.h"

#include "tests/support/test_program.h"

#include <QFile>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <sys/stat.h>
#include <tuple>

class TestCliSchedules : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void bothSizesAreExplained()
    {
        for (const char* command : { "algorithm", "convert" }) {
            const CliOutcome help = runCli({ command, "--help" });
            QCOMPARE(help.code, 0);
            QVERIFY2(help.out.contains("comm_size") && help.out.contains("nccl-tests"), help.out.constData());
        }
        const CliOutcome gather = make("ring", "all-gather", "Ring(8)", "a.xml", { "--size", "1MiB" });
        QVERIFY2(gather.out.contains("1 MiB") && gather.out.contains("8 MiB"), gather.out.constData());
    }

    void theListNamesWhatCanBeMade()
    {
        const CliOutcome list = run({ "algorithm", "--list" });
        QCOMPARE(list.code, 0);
        for (const char* name : { "ring", "direct", "halving-doubling", "double-binary-tree", "multi-tree" })
            QVERIFY2(list.out.contains(name), name);
    }

    // Every form holds the same program: what is read back verifies and has the same fingerprint.
    void formsKeepTheProgram_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("topology");
        QTest::newRow("ring") << "ring"
                              << "all-reduce"
                              << "Ring(8)";
        QTest::newRow("halving") << "halving-doubling"
                                 << "all-reduce"
                                 << "Switch(8)";
        QTest::newRow("trees") << "double-binary-tree"
                               << "all-reduce"
                               << "Switch(7)";
        QTest::newRow("direct") << "direct"
                                << "all-to-all"
                                << "FullyConnected(5)";
        QTest::newRow("binomial") << "binomial-tree"
                                  << "broadcast"
                                  << "Switch(6)";
        QTest::newRow("links") << "multi-tree"
                               << "all-gather"
                               << "Ring(3)_Ring(3)";
    }
    void formsKeepTheProgram()
    {
        QFETCH(QString, name);
        QFETCH(QString, pattern);
        QFETCH(QString, topology);
        const CliOutcome made = make(name, pattern, topology, "a.json");
        QVERIFY2(made.code == 0, made.told().constData());
        const QJsonObject first = verified("a.json", topology);
        QCOMPARE(first["correct"].toBool(), true);
        QCOMPARE(first["pattern"].toString(), pattern);
        QVERIFY(first["first_error"].isNull());
        QVERIFY(first["transfers"].toInt() > 0);

        QVERIFY2(succeeds({ "convert", "a.json", "a.xml" }), m_told.constData());
        QVERIFY2(succeeds({ "convert", "a.xml", "b.json" }), m_told.constData());
        QVERIFY2(succeeds({ "convert", "a.json", "et/a", "--size", "4MiB" }), m_told.constData());
        QVERIFY2(succeeds({ "convert", "et/a", "c.json" }), m_told.constData());
        // A size is said of what holds one, and of that only.
        QVERIFY(run({ "convert", "a.json", "et/a", "--size", "4MiB" }).out.contains("comm_size 4 MiB"));
        QVERIFY(run({ "convert", "a.json", "s.xml", "--size", "4MiB" }).out.contains("comm_size 4 MiB"));
        for (const char* to : { "a.xml", "c.json" })
            QVERIFY(!run({ "convert", "et/a", to }).out.contains("comm_size"));
        const CliOutcome lost = run({ "convert", "et/a", "c.json", "--size", "4MiB" });
        QVERIFY2(lost.code == 0 && lost.err.contains("--size"), lost.told().constData());
        for (const char* file : { "a.xml", "b.json", "c.json", "et/a" }) {
            const QJsonObject again = verified(file, {});
            QCOMPARE(again["correct"].toBool(), true);
            QCOMPARE(again["transfers"], first["transfers"]);
            QCOMPARE(again["npus"], first["npus"]);
        }
        // What only Weft's form has (links, places) the XML warns about; without those nothing changes.
        QCOMPARE(verified("c.json", {})["fingerprint"], first["fingerprint"]);
    }

    void aWrongStepIsNamed()
    {
        QVERIFY(make("ring", "all-reduce", "Ring(4)", "a.xml").code == 0);
        QByteArray text = readFile(path("a.xml"));
        const qsizetype at = text.indexOf("type=\"rrcs\"");
        QVERIFY(at > 0);
        QVERIFY(writeFile(path("b.xml"), text.replace(at, 11, "type=\"rcs\"")));
        const CliOutcome outcome = run({ "verify", "b.xml", "--result", "r.json" });
        QCOMPARE(outcome.code, 1);
        const QJsonObject result = readJson(path("r.json"));
        QCOMPARE(result["correct"].toBool(true), false);
        QVERIFY(result["first_error"].toString().contains("rank"));
        QVERIFY2(outcome.out.contains(result["first_error"].toString().toUtf8()), outcome.out.constData());
        QVERIFY2(outcome.out.contains("holds") && outcome.out.contains("wanted"), outcome.out.constData());
    }

    void whatCannotBeReadHasItsPlace()
    {
        QVERIFY(make("ring", "all-reduce", "Ring(4)", "a.xml").code == 0);
        const QByteArray text = readFile(path("a.xml"));
        QVERIFY(writeFile(path("cut.xml"), text.left(text.size() / 2)));
        const CliOutcome outcome = run({ "verify", "cut.xml", "--result", "r.json" });
        QCOMPARE(outcome.code, 2);
        QVERIFY2(QString::fromUtf8(outcome.err).contains(QRegularExpression("cut\\.xml:\\d+:\\d+")),
            outcome.told().constData());
        QVERIFY(!QFile::exists(path("r.json")));
        QCOMPARE(run({ "verify", "absent.xml" }).code, 2);
        QCOMPARE(run({ "verify", "Ring(8)" }).code, 2); // a fabric is no algorithm
        QCOMPARE(run({ "convert", "cut.xml", "x.json" }).code, 2);
        QVERIFY(!QFile::exists(path("x.json")));
    }

    void aFabricThatDoesNotFitIsAnError()
    {
        QVERIFY(make("direct", "all-gather", "Switch(8)", "a.xml").code == 0);
        QCOMPARE(run({ "verify", "a.xml", "--topology", "Ring(8)" }).code, 0);
        const CliOutcome small = run({ "verify", "a.xml", "--topology", "Ring(4)" });
        QCOMPARE(small.code, 1);
        QVERIFY2(small.out.contains("4 NPUs"), small.told().constData());
        QCOMPARE(run({ "verify", "a.xml", "--topology", "Rung(8)" }).code, 2);
    }

    void refusalsAreClear_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const auto with = [](const QString& name, const QString& pattern, const QString& topology) {
            return QStringList { "algorithm", name, "--pattern", pattern, "--topology", topology, "--out", "x.xml" };
        };
        QTest::newRow("name") << with("wring", "all-reduce", "Ring(8)");
        QTest::newRow("pattern") << with("ring", "all-most", "Ring(8)");
        QTest::newRow("does not make it") << with("double-binary-tree", "all-to-all", "Ring(8)");
        QTest::newRow("one dimension") << with("hierarchical", "all-gather", "Ring(6)");
        QTest::newRow("root") << with("binomial-tree", "broadcast", "Ring(8)") + QStringList { "--root", "8" };
        QTest::newRow("group") << with("ring", "all-reduce", "Ring(8)") + QStringList { "--group", "0,9" };
        QTest::newRow("twice") << with("ring", "all-reduce", "Ring(8)") + QStringList { "--group", "1,1" };
        QTest::newRow("chunks") << with("ring", "all-reduce", "Ring(8)") + QStringList { "--chunks", "7" };
        QTest::newRow("size") << with("ring", "all-reduce", "Ring(8)") + QStringList { "--size", "0" };
    }
    void refusalsAreClear()
    {
        QFETCH(QStringList, arguments);
        const CliOutcome outcome = run(arguments);
        QVERIFY2(outcome.code == 2 && outcome.err.contains("weft-cli: error: "), outcome.told().constData());
        QVERIFY(!QFile::exists(path("x.xml")));
    }

    // The system file beside the traces makes a workload's collectives run them.
    void writtenTracesRunAsTheAlgorithm()
    {
        const QByteArray bytes = et::metadata() + et::collective(0, et::AllReduce, 1 << 20).bytes();
        for (int rank = 0; rank < 8; ++rank)
            QVERIFY(writeFile(path("w." + QString::number(rank) + ".et"), bytes));
        for (const char* name : { "ring", "direct" }) {
            QVERIFY(make(name, "all-reduce", "Switch(8)", QString(name) + "/a").code == 0);
            QVERIFY2(succeeds({ "simulate", "--topology", "Switch(8)", "--workload", "w", "--system",
                         QString(name) + "/a.system.json", "--result", QString(name) + ".result" }),
                m_told.constData());
            QCOMPARE(readJson(path(QString(name) + ".result"))["npus"].toInt(), 8);
        }
        // Seven messages of an eighth each way, beside each other or not, are the same bytes.
        QVERIFY(readJson(path("ring.result"))["makespan_ns"].toInt() > 0);
        QVERIFY(readJson(path("direct.result"))["makespan_ns"].toInt() > 0);
    }

    void inspectTellsWhatItIs()
    {
        QVERIFY(make("ring", "all-reduce", "Ring(4)", "a.xml").code == 0);
        const CliOutcome outcome = run({ "inspect", "a.xml" });
        QVERIFY2(outcome.code == 0 && outcome.out.contains("collective algorithm")
                && outcome.out.contains("all-reduce, in place"),
            outcome.told().constData());
    }

    // Which no trace can be: it is said before anything is searched, and nothing is made beside the device.
    // A rank that takes no part has an empty trace, also where it is the first.
    void tracesWithoutTheFirstRankAreAnAlgorithm()
    {
        const QString traces = m_folder->filePath("e");
        QCOMPARE(runCli({ "synthesize", "--topology", "Ring(4)", "--collective", "all-gather", "--group", "1,2,3",
                            "--size", "1MiB", "--out", traces })
                     .code,
            0);
        QCOMPARE(runCli({ "convert", traces, m_folder->filePath("back.json") }).code, 0);
        QVERIFY(QFile::exists(m_folder->filePath("back.json")));
        QCOMPARE(runCli({ "verify", m_folder->filePath("back.json") }).code, 0);
    }

    // Traces of more ranks would be read as part of what is written, and are somebody else's.
    void tracesOfSomethingElseAreLeft()
    {
        const auto write
            = [&](const QStringList& command) { return runCli(command + QStringList { m_folder->filePath("step") }); };
        const auto ring = [](const char* topology) {
            return QStringList { "algorithm", "ring", "--pattern", "all-gather", "--topology", topology, "--out" };
        };
        QCOMPARE(write(ring("Ring(5)")).code, 0);
        QCOMPARE(runCli({ "algorithm", "ring", "--pattern", "all-gather", "--topology", "Ring(3)", "--out",
                            m_folder->filePath("other") })
                     .code,
            0);
        const QByteArray before = readFile(m_folder->filePath("step.0.et"));
        for (const QStringList& command : { ring("Ring(3)"), QStringList { "convert", m_folder->filePath("other") } }) {
            const CliOutcome refused = write(command);
            QCOMPARE(refused.code, 2);
            QVERIFY2(refused.err.contains("step.3.et") && refused.err.contains("something else"),
                refused.told().constData());
            QCOMPARE(readFile(m_folder->filePath("step.0.et")), before);
            QVERIFY(QFile::exists(m_folder->filePath("step.4.et")));
        }
        QCOMPARE(write(ring("Ring(5)")).code, 0); // in the place of what is as large
        QCOMPARE(runCli(ring("Ring(3)") + QStringList { m_folder->path() + '/' }).code, 2);
    }

    void aDeviceIsNoPrefixOfTraces()
    {
        for (const char* device : { "/dev/full", "/dev/null" }) {
            const CliOutcome outcome = runCli({ "synthesize", "--topology", "Ring(4,50GB/s)", "--collective",
                                                  "all-gather", "--size", "4096", "--out", device },
                m_folder->path());
            QCOMPARE(outcome.code, 2);
            QVERIFY2(
                outcome.err.contains(": a device or a pipe cannot be written as traces"), outcome.told().constData());
            QVERIFY(!QFile::exists(QString::fromLatin1(device) + ".0.et"));
        }
    }

    // An option that would do nothing is refused.
    void verifyRefusesWhatHasNoEffect()
    {
        for (const char* name : { "ring.json", "ring.wsteps" }) {
            const CliOutcome made = runCli({ "synthesize", "--topology", "Ring(4,50GB/s)", "--collective", "all-gather",
                                               "--size", "4096", "--out", name },
                m_folder->path());
            QVERIFY2(made.code == 0, made.told().constData());
        }
        const CliOutcome schedules = runCli({ "verify", "ring.json", "--as-schedules" }, m_folder->path());
        QCOMPARE(schedules.code, 2);
        QVERIFY2(schedules.err.contains("--as-schedules: 'ring.json' is no file of equal steps"),
            schedules.told().constData());
        const CliOutcome waiting = runCli({ "verify", "ring.wsteps", "--fifo-slots", "2" }, m_folder->path());
        QCOMPARE(waiting.code, 2);
        QVERIFY2(waiting.err.contains("--fifo-slots: 'ring.wsteps' holds equal steps"), waiting.told().constData());
    }

    // A program of large messages is written as it is in JSON, and in single ones for MSCCL's runtimes; connections of
    // more places hold them all.
    void stepsThatMayWaitForEachOtherAreTold()
    {
        for (const char* name : { "doubling.json", "doubling.xml" }) {
            const CliOutcome made = runCli({ "algorithm", "recursive-doubling", "--pattern", "all-gather", "--topology",
                                               "Ring(8,50GB/s)", "--out", name },
                m_folder->path());
            QVERIFY2(made.code == 0 && made.err.isEmpty(), made.told().constData());
        }
        for (const auto& [name, places, isTold] : { std::tuple("doubling.json", "2", true),
                 std::tuple("doubling.json", "8", false), std::tuple("doubling.xml", "2", false) }) {
            const CliOutcome checked = runCli({ "verify", name, "--fifo-slots", places }, m_folder->path());
            QCOMPARE(checked.code, 0);
            QVERIFY2(checked.err.contains("sends them one by one") == isTold, checked.told().constData());
        }
        const CliOutcome converted = runCli({ "convert", "doubling.json", "large.xml" }, m_folder->path());
        QVERIFY2(converted.err.contains("sends them one by one"), converted.told().constData());
    }

    // What is not there, or is no schedule, is told as without the option.
    void verifySaysWhatAFileIsFirst()
    {
        const CliOutcome missing = run({ "verify", "nothing.wsteps", "--as-schedules" });
        QVERIFY2(missing.code == 2 && missing.err.contains("does not exist"), missing.told().constData());
    }

    // As from a process substitution of a shell: nothing is read of it before it is read.
    void aScheduleIsReadFromAPipe()
    {
        const CliOutcome made
            = run({ "algorithm", "ring", "--pattern", "all-gather", "--topology", "Ring(4)", "--out", "r.json" });
        QVERIFY2(made.code == 0, made.told().constData());
        QCOMPARE(::mkfifo(path("pipe").toLocal8Bit().constData(), 0600), 0);
        const auto piped = [this](const QStringList& asked) {
            QProcess writer;
            writer.start("sh", { "-c", "cat \"$1\" > \"$2\"", "sh", path("r.json"), path("pipe") });
            const CliOutcome outcome = writer.waitForStarted() ? run(asked) : CliOutcome {};
            writer.waitForFinished();
            return outcome;
        };
        const CliOutcome outcome = piped({ "verify", "pipe" });
        QVERIFY2(outcome.code == 0 && outcome.out.contains("correct"), outcome.told().constData());
        const CliOutcome inspected = piped({ "inspect", "pipe" });
        QVERIFY2(inspected.code == 0 && inspected.out.contains("collective algorithm"), inspected.told().constData());
    }

    // Runtimes load a program only if every buffer has as many chunks as it says.
    void sumsOfOnesOwnAreLoaded()
    {
        QFile sums(path("sums.json"));
        const QByteArray text = "{\"sums\": [{\"from\": [0, 1, 2], \"to\": [3]}, {\"from\": [3], \"to\": [0, 1]},"
                                " {\"from\": [0, 3], \"to\": [2]}]}";
        QVERIFY(sums.open(QIODevice::WriteOnly) && sums.write(text) == text.size());
        sums.close();
        const CliOutcome made = run({ "synthesize", "--topology", "Mesh(2x2,50GiB/s,500ns)", "--pattern", "sums.json",
            "--size", "3MiB", "--out", "sums.xml" });
        QVERIFY2(made.code == 0, made.told().constData());
        QFile xml(path("sums.xml"));
        QVERIFY(xml.open(QIODevice::ReadOnly));
        const QString program = QString::fromUtf8(xml.readAll());
        const QString chunks = QRegularExpression("nchunksperloop=\"([0-9]+)\"").match(program).captured(1);
        QVERIFY(!chunks.isEmpty());
        int buffers = 0;
        for (auto found = QRegularExpression("[io]_chunks=\"([0-9]+)\"").globalMatch(program); found.hasNext();) {
            const QString own = found.next().captured(1);
            QVERIFY2(own == "0" || own == chunks, qPrintable(program.left(1000)));
            buffers += own == chunks ? 1 : 0;
        }
        QVERIFY(buffers >= 4); // each of the four ranks has something
        const CliOutcome verified = run({ "verify", "sums.xml" });
        QVERIFY2(verified.code == 0 && !verified.err.contains("nchunksperloop"), verified.told().constData());
    }

    // Where there is nothing to send, nothing takes time.
    void oneNpuNeedsNoTime()
    {
        const CliOutcome made = run({ "synthesize", "--topology", "Ring(1)", "--collective", "broadcast", "--size",
            "8MiB", "--result", "one.json" });
        QVERIFY2(made.code == 0, made.told().constData());
        const QJsonObject result = readJson(path("one.json"));
        QVERIFY(result.contains("simulated_bound_ns"));
        QCOMPARE(result["simulated_bound_ns"].toDouble(), 0.0);
    }

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    [[nodiscard]] CliOutcome run(const QStringList& arguments) const { return runCli(arguments, m_folder->path()); }
    [[nodiscard]] CliOutcome make(const QString& name, const QString& pattern, const QString& topology,
        const QString& output, const QStringList& more = {}) const
    {
        QDir().mkpath(QFileInfo(path(output)).path());
        return run(
            QStringList { "algorithm", name, "--pattern", pattern, "--topology", topology, "--out", output } + more);
    }
    bool succeeds(const QStringList& arguments)
    {
        QDir().mkpath(QFileInfo(path(arguments.value(2))).path());
        const CliOutcome outcome = run(arguments);
        m_told = outcome.told();
        return outcome.code == 0;
    }
    [[nodiscard]] QJsonObject verified(const QString& file, const QString& topology) const
    {
        QFile::remove(path("v.json"));
        QStringList arguments { "verify", file, "--result", "v.json" };
        if (!topology.isEmpty())
            arguments << "--topology" << topology;
        return run(arguments).code == 0 ? readJson(path("v.json")) : QJsonObject();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QByteArray m_told;
};

WEFT_TEST(TestCliSchedules)
#include "tst_cli_schedules.moc"
