// SPDX-License-Identifier: GPL-3.0-or-later
// What people take away: comparisons, reports, what-ifs, fabrics link by link, and the files that cannot be any of
// these.
#include "cli_runner.h"

#include "engine/project/run_file.h"
#include "engine/topology/topology_spec.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

class TestCliResults : public QObject {
    Q_OBJECT

    [[nodiscard]] CliOutcome run(const QStringList& arguments) const { return runCli(arguments, m_folder.path()); }
    [[nodiscard]] CliOutcome runPiped(const QString& line) const
    {
        return runProgram("sh", { "-c", line }, m_folder.path());
    }
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }

private slots:
    // In order, in one folder: what follows uses their files.
    void initTestCase()
    {
        const QStringList scenario { "--workload", "step", "--system", "system.json", "--comm-groups", "groups.json",
            "--network-model", "aware" };
        const QStringList fabric { "--topology", "fabric.json" };
        const QStringList faster { "--topology", "Ring(4,250GB/s,500ns)_FC(4,200GB/s,500ns)_Switch(4,100GB/s,700ns)" };
        const QStringList full { "--record", "full", "--result" };
        for (const QStringList& arguments : { QStringList { "sample", "--out", "." },
                 QStringList { "simulate" } + fabric + scenario + full + QStringList { "result.json" },
                 QStringList { "simulate" } + faster + scenario + full + QStringList { "faster.json" },
                 QStringList { "report", "result.json", "--out", "report.md" },
                 QStringList { "convert", "fabric.json", "links.json", "--explicit" },
                 QStringList { "whatif" } + fabric + scenario,
                 QStringList { "compare", "result.json", "faster.json" } }) {
            const CliOutcome outcome = run(arguments);
            QVERIFY2(outcome.code == 0 && outcome.err.isEmpty(),
                (arguments.join(' ').toUtf8() + '\n' + outcome.told()).constData());
            m_said << QString::fromUtf8(outcome.out);
        }
    }

    void whatIsWrittenAddsUp()
    {
        const QJsonObject result = readJson(path("result.json"));
        QCOMPARE(result["recorded"].toString(), QString("full"));
        const QJsonObject critical = result["critical_path"].toObject();
        QCOMPARE(critical["length_ns"].toDouble(), result["makespan_ns"].toDouble());
        for (const char* shares : { "by_dimension", "by_link", "by_collective", "by_rank", "by_work" }) {
            double sum = 0;
            for (const auto& share : critical[shares].toArray())
                sum += share.toObject()["time_ns"].toDouble();
            QCOMPARE(sum, result["makespan_ns"].toDouble());
        }
        QVERIFY(m_said[1].contains("critical path"));
        QVERIFY(m_said[5].contains("dimension 2, 2 × the bandwidth"));
        QVERIFY(m_said[6].startsWith("1.284× faster, 7.954 → 6.192 ms: 100 % of the gain from dimension 2"));
    }

    // As from a process substitution of a shell: what is read once is never asked for again.
    void aResultIsReadFromAPipe()
    {
        QCOMPARE(::mkfifo(path("pipe").toLocal8Bit().constData(), 0600), 0);
        QProcess writer;
        writer.start("sh", { "-c", "cat \"$1\" > \"$2\"", "sh", path("faster.json"), path("pipe") });
        QVERIFY(writer.waitForStarted());
        const CliOutcome outcome = run({ "compare", "result.json", "pipe" });
        QVERIFY2(outcome.code == 0 && QString::fromUtf8(outcome.out) == m_said[6], outcome.told().constData());
        QVERIFY(writer.waitForFinished());
    }

    void whatAPipeGivesIsInspectedAndConverted()
    {
        for (const char* file : { "step.3.et", "system.json", "groups.json", "fabric.json", "result.json" }) {
            const CliOutcome plain = run({ "inspect", file });
            QCOMPARE(plain.code, 0);
            const CliOutcome piped = runPiped(QString("cat %1 | %2 inspect /dev/stdin").arg(file, WEFT_CLI));
            QVERIFY2(piped.code == 0, piped.told().constData());
            QCOMPARE(piped.out, QByteArray(plain.out).replace(file, "/dev/stdin"));
        }
        for (const auto& [from, to] : { std::pair { "step.3.et", "json" }, { "fabric.json", "yml" } }) {
            QCOMPARE(run({ "convert", from, QString("plain.") + to }).code, 0);
            const CliOutcome piped
                = runPiped(QString("cat %1 | %3 convert /dev/stdin piped.%2").arg(from, to, WEFT_CLI));
            QVERIFY2(piped.code == 0, piped.told().constData());
            QCOMPARE(readFile(path(QString("piped.") + to)), readFile(path(QString("plain.") + to)));
        }
    }

    // What is no file of Weft's is known by its first block, and called by the name that it was asked by.
    void anEndlessPipeHasAnEnd()
    {
        for (const char* endless :
            { "yes", "yes 1", "cat /dev/zero", "yes \"$(printf '\\351\\002\\001\\377')\"", "yes '# x'" }) {
            for (const char* asked : { "inspect /dev/stdin", "convert /dev/stdin x.json" }) {
                const CliOutcome outcome = runPiped(QString("%1 | %2 %3").arg(endless, WEFT_CLI, asked));
                QVERIFY2(outcome.code == 2 && outcome.err.contains("error: /dev/stdin"), outcome.told().constData());
            }
        }
        const CliOutcome wrong
            = runPiped(QString("echo '{\"npus_count\": \"x\"}' | %1 inspect /dev/stdin").arg(WEFT_CLI));
        QVERIFY2(wrong.code == 2 && wrong.err.contains("/dev/stdin") && !wrong.err.contains("/proc"),
            wrong.told().constData());
    }

    // Link by link it is the same fabric.
    void anExplicitFabricRunsTheSame()
    {
        QVERIFY(readJson(path("links.json"))["links"].toArray().size() > 300);
        QVERIFY(!readJson(path("links.json")).contains("spec"));
        for (const char* model : { "aware", "unaware" }) {
            QStringList fingerprints;
            for (const char* fabric : { "fabric.json", "links.json" }) {
                const CliOutcome outcome = run({ "simulate", "--topology", fabric, "--workload", "step", "--system",
                    "system.json", "--comm-groups", "groups.json", "--network-model", model, "--result", "x.json" });
                QVERIFY2(outcome.code == 0, outcome.told().constData());
                fingerprints << readJson(path("x.json"))["fingerprint"].toString();
            }
            QCOMPARE(fingerprints[0], fingerprints[1]);
        }
        for (const QStringList& wrong : { QStringList { "convert", "fabric.json", "x.yml", "--explicit" },
                 QStringList { "convert", "step", "x", "--explicit" } }) {
            const CliOutcome outcome = run(wrong);
            QCOMPARE(outcome.code, 2);
            QVERIFY(outcome.err.contains("spelled out"));
        }
    }

    void aComparisonEndsWithWhatItFound()
    {
        QCOMPARE(run({ "compare", "result.json", "result.json" }).code, 0);
        QVERIFY(run({ "compare", "result.json", "result.json" }).out.startsWith("nothing differs"));
        QCOMPARE(run({ "compare", "faster.json", "result.json" }).code, 1);
        QCOMPARE(run({ "compare", "faster.json", "result.json", "--tolerance", "30" }).code, 0);
        QCOMPARE(run({ "compare", "faster.json", "result.json", "--tolerance", "28" }).code, 1);
        const CliOutcome quiet = run({ "compare", "result.json", "faster.json", "--quiet", "--result", "c.json" });
        QCOMPARE(quiet.code, 0);
        QVERIFY(quiet.out.isEmpty());
        const QJsonObject told = readJson(path("c.json"));
        QCOMPARE(told["verdict"].toString(), QString("faster"));
        double sum = 0;
        for (const auto& work : told["work"].toArray())
            sum += work.toObject()["delta_ns"].toDouble();
        QCOMPARE(sum, told["after_ns"].toDouble() - told["before_ns"].toDouble());
    }

    void aReportIsTheSameEveryTime()
    {
        const QByteArray page = readFile(path("report.md"));
        QVERIFY(page.startsWith("# result\n"));
        for (const char* part : { "## Where the makespan went", "## Collectives", "## Links", "## Ranks", "7.954 ms" })
            QVERIFY2(page.contains(part), part);
        QCOMPARE(run({ "report", "result.json" }).out, page);
        for (const char* out : { "/dev/stdout", "-", "-" })
            QCOMPARE(run({ "report", "result.json", "--out", out }).out, page);
        QVERIFY(!QFile::exists(path("-")));
        const CliOutcome told = run({ "simulate", "--topology", "fabric.json", "--workload", "step", "--system",
            "system.json", "--comm-groups", "groups.json", "--network-model", "aware", "--quiet", "--result", "-" });
        QCOMPARE(QJsonDocument::fromJson(told.out)["format"].toString(), QString("weft-result"));
        QVERIFY(run({ "report", "result.json", "--most", "1" }).out.size() < page.size());
    }

    // What is written to standard output is the file and nothing else, whatever is said besides.
    void whatAResultSaysIsNoCommandToTheTerminal()
    {
        QByteArray text = readFile(path("result.json"));
        text.replace("\"headline\":\"", "\"headline\":\"\\u001b[2J\\u0007");
        QVERIFY(text.contains("u001b"));
        QVERIFY(writeFile(path("hostile.json"), text));
        for (const QStringList& arguments :
            { QStringList { "report", "hostile.json" }, QStringList { "compare", "hostile.json", "result.json" } }) {
            const QByteArray said = run(arguments).out;
            QVERIFY(!said.isEmpty());
            for (const char letter : said)
                QVERIFY2(
                    letter == '\n' || letter == '\t' || static_cast<unsigned char>(letter) >= 0x20, said.constData());
        }
    }

    void aFileOnStandardOutputStandsAlone_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::newRow("convert") << QStringList { "convert", "Ring(4,50GB/s,500ns)", "OUT", "--format", "json" };
        QTest::newRow("synthesize") << QStringList { "synthesize", "--topology", "Ring(4,50GB/s,500ns)", "--collective",
            "all-gather", "--size", "1MiB", "--result", "OUT" };
        QTest::newRow("simulate") << QStringList { "simulate", "--topology", "fabric.json", "--workload", "step",
            "--system", "system.json", "--comm-groups", "groups.json", "--result", "OUT" };
    }
    void aFileOnStandardOutputStandsAlone()
    {
        QFETCH(QStringList, command);
        for (const char* out : { "/dev/stdout", "-", "/proc/self/fd/1" }) {
            QStringList now = command;
            now.replaceInStrings("OUT", out);
            const CliOutcome told = run(now);
            QVERIFY2(told.code == 0, told.err.constData());
            QJsonParseError wrong;
            const QJsonDocument read = QJsonDocument::fromJson(told.out, &wrong);
            QVERIFY2(read.isObject(), (wrong.errorString() + '\n' + told.out.right(200)).toUtf8().constData());
            QVERIFY(!told.err.isEmpty());
        }
        QVERIFY(!QFile::exists(path("-")));
    }

    void whatIfAnswersWhatIsAsked()
    {
        const QStringList scenario { "whatif", "--topology", "fabric.json", "--workload", "step", "--system",
            "system.json", "--comm-groups", "groups.json", "--network-model", "aware" };
        const CliOutcome asked = run(scenario
            + QStringList {
                "--target", "dimension:2", "--target", "link:0-64", "--by", "4", "--result", "w.json", "--jobs", "2" });
        QVERIFY2(asked.code == 0, asked.told().constData());
        const QJsonArray changes = readJson(path("w.json"))["changes"].toArray();
        QCOMPARE(changes.size(), 2);
        QCOMPARE(changes[0].toObject()["what"].toString(), QString("dimension:2"));
        QVERIFY(changes[0].toObject()["change"].toDouble() < -0.2);
        for (const char* target : { "dimension:3", "link:0-1000", "speed", "rank:64" }) {
            const CliOutcome wrong = run(scenario + QStringList { "--target", target });
            QCOMPARE(wrong.code, 2);
            QVERIFY2(wrong.err.startsWith("weft-cli: error: "), wrong.err.constData());
        }
        QCOMPARE(run(scenario + QStringList { "--by", "0" }).code, 2);
    }

    void whatIsNoResultIsRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray whole = readFile(path("result.json"));
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("half") << whole.left(whole.size() / 2);
        QTest::newRow("one byte less") << whole.trimmed().chopped(1);
        QTest::newRow("foreign") << readFile(path("fabric.json"));
        QTest::newRow("binary") << readFile(path("step.0.et"));
        QTest::newRow("later") << QByteArray(whole).replace("\"version\":1", "\"version\":7");
        QTest::newRow("list") << QByteArray("[1, 2, 3]");
        QTest::newRow("project") << QByteArray(R"({ "format": "weft-project", "version": 4 })");
        QTest::newRow("deep") << QByteArray(100'000, '[');
        QTest::newRow("negative") << QByteArray(whole).replace("\"makespan_ns\":", "\"makespan_ns\":-");
        QTest::newRow("shorter path") << QByteArray(whole).replace("\"length_ns\":", "\"length_ns\":1, \"was\":");
    }
    void whatIsNoResultIsRefused()
    {
        QFETCH(QByteArray, bytes);
        QVERIFY(writeFile(path("bad.json"), bytes));
        for (const QStringList& arguments : { QStringList { "compare", "result.json", "bad.json" },
                 QStringList { "compare", "bad.json", "result.json" }, QStringList { "report", "bad.json" } }) {
            const CliOutcome outcome = run(arguments);
            QCOMPARE(outcome.code, 2);
            QVERIFY2(outcome.err.startsWith("weft-cli: error: bad.json"), outcome.told().constData());
            QVERIFY(outcome.out.isEmpty());
        }
        // What is a result by its name has the same verdict of everybody who reads it.
        if (bytes.size() > 100 && bytes.contains("weft-result") && bytes.endsWith('\n'))
            QCOMPARE(run({ "inspect", "bad.json" }).code, 2);
    }

    // A project and a run that it stored are called what they are, with what can be done that works; a damaged one is
    // called damaged.
    void whatAProjectStoredIsNoResult()
    {
        const auto refused = [this](const char* command, const QStringList& files) {
            const CliOutcome outcome = run(QStringList { command } + files);
            return outcome.code == 2 && outcome.out.isEmpty() ? outcome.err : "not refused: " + outcome.told();
        };
        QVERIFY(writeFile(path("step 1.weft"), R"({ "format": "weft-project", "version": 2 })"));
        QCOMPARE(refused("report", { "step 1.weft" }),
            QByteArray("weft-cli: error: step 1.weft: this is a project, not a result (weft --project step 1.weft "
                       "--report OUT.pdf makes a report of it, run --result OUT.json a result)\n"));
        QCOMPARE(refused("compare", { "step 1.weft", "result.json" }),
            QByteArray("weft-cli: error: step 1.weft: this is a project, not a result (its runs are the .weftrun files "
                       "in the folder step 1.data)\n"));
        weft::Findings findings;
        weft::simulation::Run stored { weft::topology::Fabric(
            *weft::topology::topologyFromSpec("Ring(4,50GB/s,500ns)", findings)) };
        stored.ranks.resize(4);
        QVERIFY(weft::project::saveRun(stored, path("run.weftrun").toStdString()));
        QCOMPARE(refused("report", { "run.weftrun" }),
            QByteArray("weft-cli: error: run.weftrun: this is a run that a project stored (weft --project FILE.weft "
                       "--report OUT.pdf makes a report of the project; compare reads this run)\n"));
        QByteArray bytes = readFile(path("run.weftrun"));
        bytes[bytes.size() / 2] = static_cast<char>(~bytes[bytes.size() / 2]);
        QVERIFY(writeFile(path("run.weftrun"), bytes));
        const QByteArray damaged = refused("report", { "run.weftrun" });
        QVERIFY2(damaged.startsWith("weft-cli: error: run.weftrun: ")
                && damaged.contains("the run file is damaged: a checksum does not fit"),
            damaged.constData());
    }

    // In the words of everybody, not of a parser.
    void emptyFilesAreCalledEmpty()
    {
        QVERIFY(writeFile(path("empty.json"), ""));
        QVERIFY(writeFile(path("blank.json"), " \n"));
        for (const QStringList& arguments :
            { QStringList { "report", "empty.json" }, QStringList { "compare", "empty.json", "result.json" } })
            QCOMPARE(run(arguments).err, QByteArray("weft-cli: error: empty.json: the file is empty\n"));
        QCOMPARE(run({ "report", "blank.json" }).err,
            QByteArray("weft-cli: error: blank.json: there is nothing but white space in the file\n"));
    }

    // The same links are the same fabric, by a text or spelled out; other links are another one, by whatever text.
    void fabricsAreComparedAndNotTheirTexts()
    {
        const auto simulated = [this](const QString& fabric, const QString& result, const QByteArray& bytes) {
            return (bytes.isEmpty() || writeFile(path(fabric), bytes))
                && run({ "simulate", "--topology", fabric, "--workload", "step", "--system", "system.json",
                           "--comm-groups", "groups.json", "--network-model", "aware", "--record", "full", "--result",
                           result })
                       .code
                == 0;
        };
        QVERIFY(simulated("links.json", "spelled.json", {}));
        const CliOutcome same = run({ "compare", "result.json", "spelled.json" });
        QVERIFY2(same.out.contains("\nthe same fabric, link by link: only its topology is written in another way\n"),
            same.told().constData());
        QVERIFY2(!same.out.contains("setting"), same.told().constData());
        QVERIFY2(!run({ "compare", "result.json", "result.json" }).out.contains("link by link"), "one file");
        QByteArray other = readFile(path("links.json"));
        other.replace(other.lastIndexOf("700ns"), 5, "701ns");
        QVERIFY(simulated("other.json", "other-result.json", other));
        const CliOutcome differs = run({ "compare", "spelled.json", "other-result.json" });
        QVERIFY2(differs.out.contains("\n  fabric   "), differs.told().constData());
        QVERIFY2(run({ "compare", "result.json", "other-result.json" }).out.contains("\n  topology  "), "by its text");
    }

    void missingFilesAndFoldersAreNamed()
    {
        for (const QStringList& arguments :
            { QStringList { "compare", "result.json", "none.json" }, QStringList { "report", "none.json" },
                QStringList { "report", "." }, QStringList { "report", "result.json", "--out", "none/report.md" },
                QStringList { "compare", "result.json", "result.json", "--result", "none/c.json" } }) {
            const CliOutcome outcome = run(arguments);
            QCOMPARE(outcome.code, 2);
            QVERIFY2(outcome.err.startsWith("weft-cli: error: "), outcome.told().constData());
        }
    }

private:
    QTemporaryDir m_folder;
    QStringList m_said;
};

WEFT_TEST(TestCliResults)
#include "tst_cli_results.moc"
