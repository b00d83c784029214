// SPDX-License-Identifier: GPL-3.0-or-later
// weft-cli synthesize: every pattern, the same result for every number of threads, budgets that can be repeated, files
// that verify, and refusals.
#include "cli_runner.h"

#include "tests/support/test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

class TestCliSynthesize : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void helpTellsBothSizes()
    {
        const CliOutcome help = runCli({ "synthesize", "--help" });
        QCOMPARE(help.code, 0);
        QVERIFY2(help.out.contains("nccl-tests") && help.out.contains("comm_size"), help.out.constData());
    }

    // What was proved, and whether a simulation ran.
    void theReportSaysWhatItDid()
    {
        const CliOutcome small = runCli(
            { "synthesize", "--topology", "Mesh(4x4,50GiB/s)", "--collective", "all-gather", "--size", "1MiB" });
        QCOMPARE(small.code, 0);
        QVERIFY2(small.out.contains("simulated  ") && !small.out.contains("simulated  no"), small.out.constData());
        QVERIFY2(small.out.contains("\nverified in its compact form"), small.out.constData());
        const CliOutcome large = runCli(
            { "synthesize", "--topology", "Mesh(24x24,50GiB/s)", "--collective", "all-gather", "--size", "1MiB" });
        QCOMPARE(large.code, 0);
        QVERIFY2(large.out.contains(" ns as planned\n") && !large.out.contains("simulated  no"), large.out.constData());
        const CliOutcome queued
            = runCli({ "synthesize", "--topology", "Switch(600)", "--collective", "all-gather", "--size", "1MiB" });
        QVERIFY2(queued.out.contains("simulated  no: more than 300,000 transfers"), queued.out.constData());
        const CliOutcome written = runCli({ "synthesize", "--topology", "Mesh(4x4,50GiB/s)", "--collective",
            "all-gather", "--size", "1MiB", "--out", m_folder->filePath("a.json") });
        QVERIFY2(written.out.contains("\nverified\n"), written.out.constData());
    }

    void everyPatternIsTheSameForAnyThreads_data()
    {
        QTest::addColumn<QString>("topology");
        for (const char* spec : { "Ring(6,50GiB/s,500ns)", "Mesh(3,50GiB/s,500ns)_Mesh(3,75GiB/s,700ns)",
                 "Switch(5,50GiB/s,500ns)", "DGX1V" })
            QTest::newRow(spec) << QString::fromLatin1(spec);
    }
    void everyPatternIsTheSameForAnyThreads()
    {
        QFETCH(QString, topology);
        for (const char* pattern : { "all-gather", "reduce-scatter", "all-reduce", "all-to-all", "broadcast", "reduce",
                 "gather", "scatter" }) {
            QString fingerprint;
            for (const char* threads : { "1", "2", "4" }) {
                const QJsonObject result = made({ "--topology", topology, "--collective", pattern, "--size", "720720",
                    "--chunks", "2", "--starts", "3", "--seed", "5", "--threads", threads });
                QVERIFY2(!result.isEmpty(), pattern);
                QVERIFY(result["verified"].toBool());
                QVERIFY(result["bound_ns"].toDouble() <= result["collective_time_ns"].toDouble());
                QVERIFY(result["efficiency"].toDouble() <= 1 && result["efficiency"].toDouble() > 0);
                QVERIFY((QStringList { "exact", "cuts" }).contains(result["bound_kind"].toString()));
                QCOMPARE(result["chunks_per_npu"].toInt(), 2);
                QVERIFY(result["transfers"].toInt() > 0 && result["starts"].toInt() > 0);
                QVERIFY(result["wall_s"].isDouble() && result["peak_mb"].toDouble() > 0);
                QVERIFY(result["tight_cut"].toObject()["links"].isArray());
                QVERIFY(result["tight_cut"].toObject()["bandwidth"].isDouble());
                if (fingerprint.isEmpty())
                    fingerprint = result["fingerprint"].toString();
                QCOMPARE(result["fingerprint"].toString(), fingerprint);
                if (topology.startsWith("Ring") || topology.startsWith("Mesh"))
                    QCOMPARE(result["simulated_ns"].toDouble(), result["collective_time_ns"].toDouble());
            }
        }
    }

    void sizesAreThoseOfNcclTests()
    {
        const QStringList ring { "--topology", "Ring(8,50GiB/s,500ns)", "--collective", "all-gather", "--size",
            "8MiB" };
        const QJsonObject result = made(ring);
        // Seven shards of 1 MiB by two links: four rounds of 500 ns + 19531.25 ns.
        QCOMPARE(result["collective_time_ns"].toInt(), 4 * 20031);
        QCOMPARE(result["bound_ns"].toInt(), 4 * 20031);
        QCOMPARE(result["efficiency"].toDouble(), 1.0);
        QCOMPARE(result["bound_kind"].toString(), QStringLiteral("exact"));
        QCOMPARE(result["comm_size"].toInt(), 1 << 20);
        QStringList shards = ring;
        shards.replace(4, "--shard");
        shards.replace(5, "1MiB");
        QCOMPARE(made(shards)["fingerprint"].toString(), result["fingerprint"].toString());
        const CliOutcome told = runCli(QStringList { "synthesize" } + ring);
        QVERIFY2(told.out.contains("8 MiB") && told.out.contains("1 MiB"), told.out.constData());
        QVERIFY2(told.out.contains("proved optimal"), told.out.constData());
    }

    void aLinkListOfTheReferenceLoads()
    {
        QVERIFY(writeFile(path("links.csv"),
            "src,dest,bandwidth_GiBs,latency_us\n0,1,50,0.5\n1,0,50,0.5\n1,2,50,0.5\n2,1,50,0.5\n2,0,50,0.5\n0,2,50,0."
            "5\n"));
        const QJsonObject result
            = made({ "--topology", path("links.csv"), "--collective", "all-gather", "--size", "3MiB" });
        QCOMPARE(result["collective_time_ns"].toInt(), 20031);
        QCOMPARE(result["optimal"].toBool(), true);
        const QJsonArray links = result["tight_cut"].toObject()["links"].toArray();
        QVERIFY(!links.isEmpty() && links[0].toString().contains(QStringLiteral("→")));
    }

    void theLinkListsOfTheReferenceLoad()
    {
        const QDir folder(QStringLiteral(WEFT_SHARED_DIR "/reference/synthesis/topologies"));
        const QStringList files = folder.entryList({ "*4x4*.csv" });
        if (files.isEmpty())
            QSKIP("the shared folder is not here");
        for (const QString& file : files) {
            const QJsonObject result
                = made({ "--topology", folder.filePath(file), "--collective", "all-gather", "--size", "16MiB" });
            QVERIFY2(result["verified"].toBool(), qPrintable(file));
        }
    }

    void budgetsCanBeRepeated()
    {
        for (const char* pattern : { "all-reduce", "all-to-all" }) {
            const QStringList what { "--topology", "Mesh(3,50GiB/s,500ns)_Mesh(3,80GiB/s,900ns)", "--collective",
                pattern, "--size", "900000", "--seed", "3" };
            // On a machine with too much to do the time may be up before the first start is complete: then there is
            // nothing to repeat, and more time makes it so.
            QJsonObject timed;
            for (double budget = 0.2; timed["starts"].toInt() == 0; budget *= 2)
                timed = made(what + QStringList { "--budget", QString::number(budget), "--threads", "2" });
            const QJsonObject again = made(what + QStringList { "--starts", QString::number(timed["starts"].toInt()) });
            QCOMPARE(again["fingerprint"].toString(), timed["fingerprint"].toString());
            QCOMPARE(again["collective_time_ns"].toInt(), timed["collective_time_ns"].toInt());
        }
    }

    void filesVerify_data()
    {
        QTest::addColumn<QString>("file");
        for (const char* file : { "a.json", "a.xml", "traces" })
            QTest::newRow(file) << QString::fromLatin1(file);
    }
    void filesVerify()
    {
        QFETCH(QString, file);
        for (const char* pattern : { "all-reduce", "all-gather", "all-to-all", "reduce" }) {
            const QJsonObject result = made(
                { "--topology", "Mesh(3)_Mesh(2)", "--collective", pattern, "--size", "6MiB", "--out", path(file) });
            QVERIFY(result["verified"].toBool());
            const CliOutcome checked = runCli({ "verify", path(file), "--topology", "Mesh(3)_Mesh(2)" });
            QVERIFY2(checked.code == 0, checked.told().constData());
            QVERIFY2(checked.out.contains(pattern), checked.out.constData());
        }
    }

    void stepsAreVerifiedOnTheirFabric_data()
    {
        QTest::addColumn<QString>("topology");
        QTest::newRow("mesh") << QStringLiteral("Mesh(4x3,50GiB/s,500ns)");
        QTest::newRow("torus") << QStringLiteral("Torus(4x3,50GiB/s,500ns)");
        QTest::newRow("one way") << QStringLiteral("Ring(5,50GiB/s,500ns,uni=1)");
    }
    void stepsAreVerifiedOnTheirFabric()
    {
        QFETCH(QString, topology);
        for (const char* pattern : { "all-reduce", "all-gather", "reduce-scatter" }) {
            const QJsonObject result = made({ "--topology", topology, "--collective", pattern, "--shard", "1MiB",
                "--chunks", "2", "--out", path("a.wsteps") });
            QVERIFY(result["verified"].toBool());
            const CliOutcome checked
                = runCli({ "verify", path("a.wsteps"), "--topology", topology, "--result", path("v.json") });
            QVERIFY2(checked.code == 0, checked.told().constData());
            QVERIFY2(checked.out.contains("correct: ") && checked.out.contains(pattern)
                    && checked.out.contains("efficiency"),
                checked.out.constData());
            const QJsonObject verdict = readJson(path("v.json"));
            for (const char* same : { "bound_ns", "bound_kind", "efficiency", "transfers", "chunks_per_npu" })
                QCOMPARE(verdict[same], result[same]);
            QCOMPARE(verdict["planned_ns"], result["collective_time_ns"]);
            const CliOutcome told = runCli({ "inspect", path("a.wsteps") });
            QVERIFY2(told.code == 0, told.told().constData());
            for (const char* fact : { "NPUs", "links", "chunks", "steps", "duration", "transfers", "fingerprint" })
                QVERIFY2(told.out.contains(fact), fact);
            QVERIFY(told.out.contains(verdict["fingerprint"].toString().toLatin1()));
            const CliOutcome other = runCli({ "verify", path("a.wsteps"), "--topology", "Ring(5,50GiB/s,600ns)" });
            QVERIFY2(other.code == 1 && other.out.contains("wrong: "), other.told().constData());
        }
        QVERIFY(runCli({ "verify", path("a.wsteps") }).code == 2);
        const QByteArray good = readFile(path("a.wsteps"));
        QByteArray bad = good;
        bad[good.size() - 40] = static_cast<char>(bad[good.size() - 40] ^ 1);
        QVERIFY(writeFile(path("a.wsteps"), bad));
        for (const QByteArray& bytes : { bad, good.first(good.size() / 2), good.first(10), QByteArray("WEFTSTEP") }) {
            QVERIFY(writeFile(path("bad.wsteps"), bytes));
            for (const char* command : { "verify", "inspect" }) {
                QStringList arguments { command, path("bad.wsteps") };
                if (arguments.front() == QStringLiteral("verify"))
                    arguments << "--topology" << topology;
                const CliOutcome refused = runCli(arguments);
                QVERIFY2(refused.code == 2 && refused.err.contains("bad.wsteps"), refused.told().constData());
            }
        }
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden),
            (QStringList { "a.wsteps", "bad.wsteps", "result.json", "v.json" }));
    }

    void tooManyTransfersAreSaidBeforeTheSearch()
    {
        for (const char* pattern : { "all-gather", "all-reduce" }) {
            const CliOutcome refused = runCli({ "synthesize", "--topology", "Mesh(200x200)", "--collective", pattern,
                "--shard", "1MiB", "--out", path("a.json") });
            QVERIFY2(refused.code == 2 && refused.err.contains(".wsteps"), refused.told().constData());
        }
    }

    // Ended while it writes, it leaves neither a half file nor one under another name.
    void aKilledSynthesisLeavesNothing()
    {
        QProcess process;
        process.setWorkingDirectory(m_folder->path());
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("TMPDIR"), m_folder->path());
        process.setProcessEnvironment(environment);
        process.start(WEFT_CLI,
            { "synthesize", "--topology", "Mesh(170x170)", "--collective", "all-gather", "--shard", "1MiB", "--out",
                "a.wsteps" });
        QVERIFY(process.waitForStarted());
        QVERIFY(!process.waitForFinished(1500));
        process.kill();
        process.waitForFinished();
        QVERIFY(QDir(m_folder->path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
    }

    void groupsRelayAndRunTogether()
    {
        for (const char* group : { "0,8", "8,0,4", "0,1,2/6,7,8" }) {
            const QJsonObject result = made({ "--topology", "Mesh(3)_Mesh(3)", "--collective", "all-reduce", "--size",
                "6MiB", "--group", group, "--out", path("g.json") });
            QVERIFY2(result["verified"].toBool(), group);
            const CliOutcome checked = runCli({ "verify", path("g.json") });
            QVERIFY2(checked.code == 0, checked.told().constData());
        }
    }

    // Runtimes cut the buffer of each GPU into as many chunks as a member has, however many groups there are.
    void groupsInMscclFilesHaveTheBuffersOfTheirMembers()
    {
        for (const char* groups : { "0,1", "0,1/2,3", "0,1/2,3/4,5/6,7" }) {
            const CliOutcome outcome = runCli({ "synthesize", "--topology", "Ring(8)", "--collective", "all-reduce",
                "--size", "1MiB", "--group", groups, "--out", path("g.xml") });
            QVERIFY2(outcome.code == 0, outcome.told().constData());
            const QByteArray written = readFile(path("g.xml"));
            QVERIFY2(written.contains("nchunksperloop=\"2\""), written.left(300).constData());
            QVERIFY(written.contains("minBytes=\"1048575\" maxBytes=\"1048577\""));
            QVERIFY(written.contains("i_chunks=\"2\"") && !written.contains("i_chunks=\"8\""));
        }
    }

    void chunksAreSearchedAndTheLibraryCompared()
    {
        const QJsonObject result = made({ "--topology", "Ring(8,50GiB/s,500ns)", "--collective", "broadcast", "--size",
            "64MiB", "--chunks", "auto", "--compare" });
        QVERIFY(result["chunks_per_npu"].toInt() > 4);
        QVERIFY(result["chunk_trials"].toArray().size() > 4);
        const QJsonArray library = result["library"].toArray();
        QVERIFY(!library.isEmpty());
        for (const QJsonValue& row : library)
            QVERIFY(row.toObject()["time_ns"].isDouble() || row.toObject()["refusal"].isString());
        // An algorithm may cut more finely; but every NPU takes 64 MiB over two links of 50 GiB/s.
        QVERIFY(library[0].toObject()["time_ns"].toDouble() >= 625'000);
        QVERIFY(library[0].toObject()["channels"].toInt() > 0);
    }

    void whatCannotBeMadeIsRefused_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("word");
        const QStringList ring { "--topology", "Ring(8)" };
        const QStringList gather { "--collective", "all-gather", "--size", "1MiB" };
        QTest::newRow("no topology") << gather << QByteArray("--topology");
        QTest::newRow("no fabric") << QStringList { "--topology", "nowhere.csv" } + gather << QByteArray("nowhere");
        QTest::newRow("nothing to make") << ring + QStringList { "--size", "1MiB" } << QByteArray("--collective");
        QTest::newRow("no such schedule")
            << ring + QStringList { "--size", "1MiB", "--from", "none.json" } << QByteArray("none.json");
        QTest::newRow("no such sums") << ring + QStringList { "--size", "1MiB", "--pattern", "none.json" }
                                      << QByteArray("none.json");
        QTest::newRow("no pattern") << ring + QStringList { "--collective", "gossip", "--size", "1" }
                                    << QByteArray("gossip");
        QTest::newRow("size 0") << ring + QStringList { "--collective", "all-gather", "--size", "0" }
                                << QByteArray("--size");
        QTest::newRow("size of nothing") << ring + QStringList { "--collective", "all-gather", "--size", "-3" }
                                         << QByteArray("--size");
        QTest::newRow("less than a byte")
            << ring + QStringList { "--collective", "all-gather", "--size", "7" } << QByteArray("8 chunks");
        QTest::newRow("both sizes") << ring + gather + QStringList { "--shard", "1" } << QByteArray("--shard");
        QTest::newRow("shards of a broadcast")
            << ring + QStringList { "--collective", "broadcast", "--shard", "1" } << QByteArray("--shard");
        QTest::newRow("too large shards")
            << ring + QStringList { "--collective", "all-gather", "--shard", "4EiB" } << QByteArray("--shard");
        QTest::newRow("chunks 0") << ring + gather + QStringList { "--chunks", "0" } << QByteArray("--chunks");
        QTest::newRow("chunks of words") << ring + gather + QStringList { "--chunks", "many" }
                                         << QByteArray("--chunks");
        QTest::newRow("too many chunks") << ring + gather + QStringList { "--chunks", "4000000000" }
                                         << QByteArray("chunks");
        QTest::newRow("no such NPU") << ring + gather + QStringList { "--group", "0,8" } << QByteArray("NPU 8");
        QTest::newRow("group of words") << ring + gather + QStringList { "--group", "0,b" } << QByteArray("--group");
        QTest::newRow("twice") << ring + gather + QStringList { "--group", "0,1,1" } << QByteArray("1");
        QTest::newRow("in two groups") << ring + gather + QStringList { "--group", "0,1/1,2" }
                                       << QByteArray("two groups");
        QTest::newRow("no such root") << ring
                + QStringList { "--collective", "broadcast", "--size", "64", "--root", "8" }
                                      << QByteArray("root");
        QTest::newRow("no starts") << ring + gather + QStringList { "--starts", "0" } << QByteArray("--starts");
        QTest::newRow("no steps of a broadcast")
            << ring + QStringList { "--collective", "broadcast", "--size", "64", "--out", "a.wsteps" }
            << QByteArray("broadcast");
        QTest::newRow("no steps of a group")
            << ring + gather + QStringList { "--group", "0,1", "--out", "a.wsteps" } << QByteArray("all NPUs");
        QTest::newRow("no steps over switches")
            << gather + QStringList { "--topology", "Switch(4)", "--out", "a.wsteps" } << QByteArray("switches");
        QTest::newRow("no steps of two lengths")
            << gather + QStringList { "--topology", "Ring(4,50GB/s)_Ring(3,60GB/s)", "--out", "a.wsteps" }
            << QByteArray("different times");
        QTest::newRow("no such folder") << ring + gather + QStringList { "--out", "no/where/a.wsteps" }
                                        << QByteArray("no/where");
        QTest::newRow("no time") << ring + gather + QStringList { "--budget", "-1" } << QByteArray("--budget");
    }
    void whatCannotBeMadeIsRefused()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, word);
        const CliOutcome outcome = runCli(QStringList { "synthesize" } + arguments, m_folder->path());
        QVERIFY2(outcome.code == 2 && !outcome.crashed, outcome.told().constData());
        QVERIFY2(outcome.err.contains(word), outcome.err.constData());
    }

    void aFabricInTwoPartsIsRefused()
    {
        QVERIFY(writeFile(
            path("two.csv"), "src,dest,bandwidth_GiBs,latency_us\n0,1,50,0.5\n1,0,50,0.5\n2,3,50,0.5\n3,2,50,0.5\n"));
        const CliOutcome outcome
            = runCli({ "synthesize", "--topology", path("two.csv"), "--collective", "all-gather", "--size", "4096" });
        QVERIFY2(outcome.code == 2, outcome.told().constData());
    }

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    QJsonObject made(const QStringList& arguments) { return synthesized(arguments, m_folder->path()); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

WEFT_TEST(TestCliSynthesize)
#include "tst_cli_synthesize.moc"
