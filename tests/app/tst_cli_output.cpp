// SPDX-License-Identifier: GPL-3.0-or-later
// Where commands write: files, links, pipes and devices, standard output, and what ends a command that waits for a
// pipe.
#include "cli_runner.h"
#include "et_bytes.h"

#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/types.h>
#include <unistd.h>

namespace {

const char* const kRow
    = R"x({"id":1,"workload":"t","topology":"Ring(4,50GB/s,500ns)","system":{"local-mem-bw":1600}})x";

// Every command that writes a file, with the target at the end.
const QMap<QString, QStringList> kWriters {
    { "simulate", { "simulate", "--topology", "Ring(4,50GB/s,500ns)", "--workload", "t", "--result" } },
    { "perfetto",
        { "simulate", "--topology", "Ring(4,50GB/s,500ns)", "--workload", "t", "--network-model", "aware",
            "--perfetto" } },
    { "link series",
        { "simulate", "--topology", "Ring(4,50GB/s,500ns)", "--workload", "t", "--network-model", "aware",
            "--link-series" } },
    { "whatif", { "whatif", "--topology", "Ring(4,50GB/s,500ns)", "--workload", "t", "--result" } },
    { "verify", { "verify", "ring.json", "--result" } },
    { "convert", { "convert", "Ring(4,50GB/s,500ns)", "--format", "json" } },
    { "batch", { "batch", "rows.jsonl", "--base", ".", "--out" } },
    { "synthesize",
        { "synthesize", "--topology", "Ring(4,50GB/s,500ns)", "--collective", "all-gather", "--size", "4KiB",
            "--result" } },
    { "inline", { "inline", "--topology", "Ring(4,50GB/s,500ns)", "--workload", "t", "--out", "inlined", "--result" } },
    { "algorithm", { "algorithm", "ring", "--pattern", "all-gather", "--topology", "Ring(4,50GB/s,500ns)", "--out" } },
    { "steps",
        { "synthesize", "--topology", "Ring(4,50GB/s,500ns)", "--collective", "all-gather", "--size", "4KiB",
            "--out" } },
};

bool isKind(const QString& path, mode_t kind)
{
    struct stat status { };
    return ::lstat(path.toLocal8Bit().constData(), &status) == 0 && (status.st_mode & S_IFMT) == kind;
}

// A command that reads from or writes to a pipe without a partner, ended by a signal.
CliOutcome endedBy(int signal, const QStringList& arguments, const QString& folder)
{
    return signalled(signal, arguments, folder, 500, 1, 5000);
}

} // namespace

class TestCliOutput : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        for (int rank = 0; rank < 4; ++rank)
            QVERIFY(writeFile(path("t." + QString::number(rank) + ".et"),
                et::metadata() + et::collective(0, et::AllReduce, 1 << 20).bytes()));
        QVERIFY(writeFile(path("rows.jsonl"), kRow));
        QCOMPARE(run({ "algorithm", "ring", "--pattern", "all-gather", "--topology", "Ring(4,50GB/s,500ns)", "--out",
                         "ring.json" })
                     .code,
            0);
    }

    void aLinkIsFollowed_data() { writers(); }
    void aLinkIsFollowed()
    {
        QFETCH(QString, writer);
        const QString name = writer == "steps" ? "link.wsteps" : "link.json";
        QVERIFY(writeFile(path("kept/real"), "old"));
        QVERIFY(QFile::link("kept/real", path(name)));
        const CliOutcome outcome = write(writer, name);
        QVERIFY2(outcome.code == 0, outcome.told().constData());
        QVERIFY(isKind(path(name), S_IFLNK));
        QVERIFY(isKind(path("kept/real"), S_IFREG));
        QVERIFY(readFile(path("kept/real")).size() > 20);
        QCOMPARE(QDir(path("kept")).entryList(QDir::Files).size(), 1); // nothing beside it is left
        // One to a file that is not there yet makes it.
        QVERIFY(QFile::remove(path("kept/real")));
        QCOMPARE(write(writer, name).code, 0);
        QVERIFY(isKind(path(name), S_IFLNK));
        QVERIFY(readFile(path("kept/real")).size() > 20);
    }

    void aPipeIsWrittenTo_data() { writers(); }
    void aPipeIsWrittenTo()
    {
        QFETCH(QString, writer);
        const QString name = writer == "steps" ? "pipe.wsteps" : "pipe.json";
        QCOMPARE(::mkfifo(path(name).toLocal8Bit().constData(), 0600), 0);
        QProcess reader;
        reader.start("cat", { path(name) });
        QVERIFY(reader.waitForStarted());
        const CliOutcome outcome = write(writer, name);
        const bool ended = reader.waitForFinished(5000);
        if (!ended)
            reader.kill();
        QVERIFY2(ended && outcome.code == 0, outcome.told().constData());
        QVERIFY(reader.readAllStandardOutput().size() > 20);
        QVERIFY(isKind(path(name), S_IFIFO));
    }

    // The same device as /dev/null and /dev/full, under names of our own.
    void aDeviceIsWrittenTo_data() { writers(); }
    void aDeviceIsWrittenTo()
    {
        QFETCH(QString, writer);
        const QString end = writer == "steps" ? ".wsteps" : ".json";
        constexpr unsigned kNull = 3;
        constexpr unsigned kFull = 7;
        for (const auto& [name, minor] : { std::pair { "null" + end, kNull }, std::pair { "full" + end, kFull } }) {
            const QByteArray node = path(name).toLocal8Bit();
            if (::mknod(node.constData(), S_IFCHR | 0666, makedev(1, minor)) != 0)
                QSKIP("only root can make devices");
            const int opened = ::open(node.constData(), O_WRONLY);
            if (opened < 0)
                QSKIP("devices do not work in this folder");
            ::close(opened);
            const CliOutcome outcome = write(writer, name);
            QVERIFY2(outcome.code == (minor == kNull ? 0 : 2), outcome.told().constData());
            QVERIFY(isKind(path(name), S_IFCHR));
            if (minor == kFull)
                QVERIFY2(outcome.err.contains(("weft-cli: error: " + name + ": ").toUtf8())
                        && outcome.err.contains("No space left on device"),
                    outcome.told().constData());
        }
    }

    void aMissingFolderIsNamed_data() { writers(); }
    void aMissingFolderIsNamed()
    {
        QFETCH(QString, writer);
        const CliOutcome outcome = write(writer, writer == "steps" ? "no/such/r.wsteps" : "no/such/r.json");
        QCOMPARE(outcome.code, 2);
        QVERIFY2(outcome.err.contains("the folder 'no/such' does not exist"), outcome.told().constData());
        QVERIFY(!QFile::exists(path("no")));
    }

    // A redirected standard output under a name, as /dev/stdout is one: appended to, and not replaced by a file.
    void standardOutputHasAName()
    {
        QVERIFY(QFile::link("/proc/self/fd/1", path("out")));
        QProcess process;
        process.setWorkingDirectory(m_folder->path());
        process.start("/bin/sh",
            { "-c",
                QString("echo before > all; %1 convert 'Ring(4,50GB/s,500ns)' out --format json >> all")
                    .arg(WEFT_CLI) });
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 0);
        const QByteArray all = readFile(path("all"));
        QVERIFY2(all.startsWith("before\n{") && all.endsWith("}\n"), all.constData());
        QVERIFY(isKind(path("out"), S_IFLNK));
    }

    void standardOutputThatCannotBeWrittenIsAnError_data()
    {
        QTest::addColumn<QString>("redirection");
        QTest::addColumn<QString>("command");
        for (const char* redirection : { ">/dev/full", ">&-" }) {
            for (const char* command :
                { "--help", "--version", "inspect ring.json", "inspect --json ring.json", "algorithm --list",
                    "verify ring.json", "simulate --topology 'Ring(4,50GB/s,500ns)' --workload t" })
                QTest::addRow("%s %s", redirection, command) << redirection << command;
        }
    }
    void standardOutputThatCannotBeWrittenIsAnError()
    {
        QFETCH(QString, redirection);
        QFETCH(QString, command);
        QProcess process;
        process.setWorkingDirectory(m_folder->path());
        process.start("/bin/sh", { "-c", QString(WEFT_CLI) + ' ' + command + ' ' + redirection });
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 2);
        const QByteArray told = process.readAllStandardError();
        QVERIFY2(told.count("weft-cli: error: standard output cannot be written: ") == 1, told.constData());
    }

    // A file that is opened while standard output is closed must not become standard output.
    void aClosedOutputGetsNoOthersText()
    {
        QProcess process;
        process.setWorkingDirectory(m_folder->path());
        process.start("/bin/sh",
            { "-c",
                QString(WEFT_CLI) + " simulate --topology 'Ring(4,50GB/s,500ns)' --workload t --result r.json >&-" });
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 2);
        QCOMPARE(readJson(path("r.json"))["format"].toString(), QString("weft-result"));

        // Nor with errors closed too: each row is warned about while its results are open.
        QVERIFY(writeFile(path("warned.jsonl"), QByteArray(kRow).replace("\"local-mem-bw\":1600", "") + '\n'));
        process.start("/bin/sh", { "-c", QString(WEFT_CLI) + " batch warned.jsonl --base . --out o.jsonl >&- 2>&-" });
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 2);
        const QByteArray rows = readFile(path("o.jsonl"));
        QVERIFY2(rows.startsWith("{\"id\"") && rows.count('\n') == 1 && !rows.contains("weft-cli"), rows.constData());
    }

    void aWaitForAPipeCanBeEnded_data()
    {
        QTest::addColumn<QStringList>("arguments");
        for (auto writer = kWriters.begin(); writer != kWriters.end(); ++writer) {
            const QString name = writer.key() == "steps" ? "pipe.wsteps" : "pipe.json";
            QTest::newRow(qPrintable(writer.key() + " writes")) << targeted(writer.key(), name);
        }
        QTest::newRow("simulate reads a trace")
            << QStringList { "simulate", "--topology", "Ring(1,50GB/s,500ns)", "--workload", "pipe" };
        QTest::newRow("simulate reads a system file") << QStringList { "simulate", "--topology", "Ring(4,50GB/s,500ns)",
            "--workload", "t", "--system", "pipe.json" };
        QTest::newRow("simulate reads a fabric")
            << QStringList { "simulate", "--topology", "pipe.json", "--workload", "t" };
        QTest::newRow("verify reads") << QStringList { "verify", "pipe.json" };
        QTest::newRow("convert reads") << QStringList { "convert", "pipe.json", "out.json" };
        QTest::newRow("batch reads rows") << QStringList { "batch", "pipe.json", "--base", ".", "--out", "out.jsonl" };
        QTest::newRow("run reads") << QStringList { "run", "pipe.json" };
    }
    void aWaitForAPipeCanBeEnded()
    {
        QFETCH(QStringList, arguments);
        for (const char* name : { "pipe.json", "pipe.wsteps", "pipe.0.et" })
            QCOMPARE(::mkfifo(path(name).toLocal8Bit().constData(), 0600), 0);
        for (const int signal : { SIGTERM, SIGINT }) {
            const CliOutcome outcome = endedBy(signal, arguments, m_folder->path());
            QVERIFY2(outcome.ended, outcome.told().constData());
            QVERIFY2(outcome.code != 0, outcome.told().constData());
            for (const char* name : { "pipe.json", "pipe.wsteps", "pipe.0.et" })
                QVERIFY(isKind(path(name), S_IFIFO));
        }
    }

    void wordsAndLimitsAreSaid()
    {
        const QStringList sound { "simulate", "--topology", "Ring(4,50GB/s,500ns)", "--workload", "t" };
        const CliOutcome negative = run(sound + QStringList { "--record-limit", "-1" });
        QCOMPARE(negative.code, 2);
        QVERIFY2(negative.err.contains("--record-limit"), negative.told().constData());
        for (const char* wrong : { "1e3", "12 records", "", "99999999999999999999" })
            QCOMPARE(run(sound + QStringList { "--record-limit", wrong }).code, 2);
        QCOMPARE(run(sound + QStringList { "--record-limit", "0", "--quiet" }).code, 0);
        const CliOutcome record = run(sound + QStringList { "--record", "foo" });
        QCOMPARE(record.code, 2);
        QVERIFY2(
            record.err.contains("'foo'") && record.err.contains("summary, links or full"), record.told().constData());
        const CliOutcome model = run(sound + QStringList { "--network-model", "foo" });
        QVERIFY2(model.code == 2 && model.err.contains("'foo'") && model.err.contains("unaware or aware"),
            model.told().constData());
    }

    // Short, with the word that was given and those that would have been right.
    void whatIsWrongIsNamed_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("said");
        const QStringList sound { "simulate", "--topology", "Ring(4,50GB/s,500ns)", "--workload", "t" };
        QTest::newRow("routing") << sound + QStringList { "--routing", "foo" }
                                 << "default, hash, d-mod-k, spray, adaptive or valiant is expected, not 'foo'";
        QTest::newRow("seed") << sound + QStringList { "--routing-seed", "-1" } << "'-1'";
        QTest::newRow("huge seed") << sound + QStringList { "--routing-seed", "99999999999999999999" } << "'9999999999";
        QTest::newRow("scale") << sound + QStringList { "--injection-scale", "-1" }
                               << "at least 0 is expected, not '-1'";
        QTest::newRow("no result") << sound + QStringList { "--result", "" } << "--result: a value is expected";
        QTest::newRow("no fabric") << QStringList { "simulate", "--topology", "", "--workload", "t" }
                                   << "--topology: a value is expected";
        QTest::newRow("memory") << QStringList { "convert", "a.xml", "b", "--local-mem-bw", "0" }
                                << "above 0 is expected, not '0'";
        QTest::newRow("two outputs") << sound + QStringList { "--result", "x", "--links", "./x" }
                                     << "--result and --links name one file";
        const QStringList made { "synthesize", "--topology", "Ring(4)", "--collective", "all-gather", "--size",
            "4KiB" };
        QTest::newRow("trace of the output")
            << made + QStringList { "--out", "o", "--result", "./o.3.et" } << "--out and --result name one file";
        QTest::newRow("beside the output")
            << made + QStringList { "--out", "o", "--result", "o.system.json" } << "--out and --result name one file";
        QTest::newRow("command") << QStringList { "foo" } << "there is no command 'foo'";
    }
    void whatIsWrongIsNamed()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, said);
        const CliOutcome outcome = run(arguments);
        QCOMPARE(outcome.code, 2);
        QVERIFY2(outcome.err.contains(said.toUtf8()), outcome.told().constData());
        QVERIFY2(outcome.err.size() < 250, outcome.told().constData());
    }

    void whatIsReadIsNotOverwritten_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("file");
        const QStringList simulate { "simulate", "--topology", "Ring(4,50GB/s,500ns)", "--workload", "t" };
        QTest::newRow("traces") << simulate + QStringList { "--timed-workload", "t" } << "t.0.et";
        QTest::newRow("result") << QStringList { "compare", "a", "b", "--result", "./b" } << "b";
        QTest::newRow("program") << QStringList { "program", "run", "p.weave", "--topology", "Ring(4)", "--result",
            "p.weave" } << "p.weave";
        QTest::newRow("link") << QStringList { "report", "b", "--out", "l" } << "b";
        QTest::newRow("conversion") << QStringList { "convert", "b", "b" } << "b";
        const QStringList inlined { "inline", "--workload", "t", "--system", "s", "--topology", "Ring(4)" };
        QTest::newRow("a trace") << inlined + QStringList { "--out", "o", "--result", "t.2.et" } << "t.2.et";
        QTest::newRow("groups") << inlined + QStringList { "--out", "o", "--comm-groups", "o.comm_groups.json" }
                                << "o.comm_groups.json";
    }
    void whatIsReadIsNotOverwritten()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, file);
        QVERIFY(writeFile(path(file), "kept"));
        QVERIFY(QFile::link("b", path("l")));
        const CliOutcome outcome = run(arguments);
        QCOMPARE(outcome.code, 2);
        QVERIFY2(outcome.err.contains("which would be overwritten"), outcome.told().constData());
        QCOMPARE(readFile(path(file)), QByteArray("kept"));
    }

    void moreRecordsThanAskedForAreSaid()
    {
        const QStringList sound { "simulate", "--topology", "Ring(4,50GB/s,500ns)", "--workload", "t", "--timeline",
            "t.json" };
        QVERIFY(run(sound + QStringList { "--record", "summary" }).err.contains("--record full is in force"));
        QVERIFY(!run(sound).err.contains("--record"));
        QVERIFY(!run(sound + QStringList { "--record", "full" }).err.contains("--record"));
    }

    void negativeCountsAreRefused_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const QStringList synthesize { "synthesize", "--topology", "Ring(4,50GB/s,500ns)", "--collective", "all-gather",
            "--size", "4KiB" };
        const QStringList algorithm { "algorithm", "ring", "--pattern", "all-gather", "--topology",
            "Ring(4,50GB/s,500ns)", "--out", "o.json" };
        for (const char* option : { "--seed", "--starts", "--root" })
            QTest::addRow("synthesize %s", option) << synthesize + QStringList { option, "-1" };
        for (const char* option : { "--root", "--chunks", "--pieces", "--channels", "--group" })
            QTest::addRow("algorithm %s", option) << algorithm + QStringList { option, "-1" };
    }
    void negativeCountsAreRefused()
    {
        QFETCH(QStringList, arguments);
        const CliOutcome outcome = run(arguments);
        QVERIFY2(
            outcome.code == 2 && outcome.err.contains("weft-cli: error: " + arguments[arguments.size() - 2].toUtf8()),
            outcome.told().constData());
    }

private:
    static void writers()
    {
        QTest::addColumn<QString>("writer");
        for (auto writer = kWriters.begin(); writer != kWriters.end(); ++writer)
            QTest::newRow(qPrintable(writer.key())) << writer.key();
    }
    static QStringList targeted(const QString& writer, const QString& target)
    {
        QStringList arguments = kWriters[writer];
        if (writer == "convert")
            arguments.insert(2, target);
        else
            arguments.append(target);
        return arguments;
    }
    [[nodiscard]] CliOutcome write(const QString& writer, const QString& target) const
    {
        return run(targeted(writer, target));
    }
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    [[nodiscard]] CliOutcome run(const QStringList& arguments) const
    {
        return runCli(arguments, m_folder->path(), 10000);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

WEFT_TEST(TestCliOutput)
#include "tst_cli_output.moc"
