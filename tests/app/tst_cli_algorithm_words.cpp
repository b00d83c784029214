// SPDX-License-Identifier: GPL-3.0-or-later
// What weft-cli says of collective algorithms is so: why times differ, what is compared with what, what a runtime would
// refuse, and what was proved.
#include "cli_runner.h"

#include "tests/support/test_program.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace {

// Two switches with two NPUs each, which multicast or add up.
QByteArray twoSwitches(const QByteArray& ability)
{
    QByteArray links;
    for (const auto& [from, to] : { std::pair(0, 4), { 1, 4 }, { 4, 5 }, { 2, 5 }, { 3, 5 } }) {
        for (const bool back : { false, true }) {
            links += (links.isEmpty() ? "" : ", ") + QByteArray("{'from': ") + QByteArray::number(back ? to : from)
                + ", 'to': " + QByteArray::number(back ? from : to) + ", 'bandwidth': '50GB/s', 'latency': '500ns'}";
        }
    }
    QByteArray text = "{'format': 'weft-topology', 'version': 1, 'npus': 4, 'switches': 2, 'routing': 'shortest-path', "
                      "'links': ["
        + links + "], 'nodes': [{'id': 4, '" + ability + "': true}, {'id': 5, '" + ability + "': true}]}";
    return text.replace('\'', '"');
}

// The first block of rank 0 copies twice, and rank 0 sends what the first copy makes. `mark`: hasdep of the second.
QByteArray markedProgram(const char* mark)
{
    const auto step = [](int number, const char* rest, const char* hasdep) {
        return "<step s='" + QByteArray::number(number) + "' " + rest + " cnt='1' hasdep='" + hasdep + "'/>\n";
    };
    QByteArray text
        = "<algo name='w' proto='LL' nchannels='1' nchunksperloop='1' ngpus='2' coll='broadcast' inplace='0' "
          "root='0'>\n"
          "<gpu id='0' i_chunks='1' o_chunks='1' s_chunks='1'>\n<tb id='0' send='-1' recv='-1' chan='0'>\n"
        + step(0, "type='cpy' srcbuf='i' srcoff='0' dstbuf='o' dstoff='0' depid='-1' deps='-1'", "0")
        + step(1, "type='cpy' srcbuf='i' srcoff='0' dstbuf='s' dstoff='0' depid='-1' deps='-1'", mark)
        + "</tb>\n<tb id='1' send='1' recv='-1' chan='0'>\n"
        + step(0, "type='s' srcbuf='o' srcoff='0' dstbuf='o' dstoff='0' depid='0' deps='0'", "0")
        + "</tb>\n</gpu>\n<gpu id='1' i_chunks='0' o_chunks='1' s_chunks='0'>\n<tb id='0' send='-1' recv='0' "
          "chan='0'>\n"
        + step(0, "type='r' srcbuf='i' srcoff='0' dstbuf='o' dstoff='0' depid='-1' deps='-1'", "0")
        + "</tb>\n</gpu>\n</algo>\n";
    return text.replace('\'', '"'); // which runtimes know alone
}

} // namespace

class TestCliAlgorithmWords : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void switchesThatWorkAreNamedWhereTimesDiffer_data()
    {
        QTest::addColumn<QByteArray>("ability");
        QTest::addColumn<QString>("collective");
        QTest::newRow("multicast") << QByteArray("multicasts") << QStringLiteral("all-gather");
        QTest::newRow("sum") << QByteArray("reduces") << QStringLiteral("reduce-scatter");
    }
    void switchesThatWorkAreNamedWhereTimesDiffer()
    {
        QFETCH(QByteArray, ability);
        QFETCH(QString, collective);
        QVERIFY(writeFile(path("f.json"), twoSwitches(ability)));
        const CliOutcome told = synthesized(path("f.json"), { "--collective", collective, "--size", "1MB" });
        QVERIFY2(told.out.contains("neither multicasts nor sums in switches"), told.out.constData());
        QVERIFY2(!told.out.contains("what comes first"), told.out.constData());
        // Nothing is copied or added on the way.
        const CliOutcome plain = synthesized(path("f.json"), { "--collective", "all-to-all", "--size", "1MB" });
        QVERIFY2(!plain.out.contains("neither multicasts"), plain.out.constData());
    }

    // Algorithms with finer chunks have another task; those with the same ones cannot be quicker than any run can be.
    void theLibraryHasTheSameChunksOrFinerOnesAreNamed_data()
    {
        QTest::addColumn<QStringList>("what");
        QTest::newRow("switch") << QStringList { "Switch(8,50GiB/s,500ns)", "--collective", "all-gather", "--size",
            "8MiB", "--chunks", "4" };
        QTest::newRow("group") << QStringList { "Ring(8,50GB/s,500ns)", "--collective", "gather", "--group", "0,3,5",
            "--root", "1", "--size", "3MB" };
        QTest::newRow("groups") << QStringList { "Ring(8,50GB/s,500ns)", "--collective", "all-gather", "--group",
            "0,1,2,3/4,5,6,7", "--size", "4MB", "--chunks", "2" };
        QTest::newRow("broadcast") << QStringList { "Ring(8,50GB/s,500ns)", "--collective", "broadcast", "--size",
            "8MB" };
    }
    void theLibraryHasTheSameChunksOrFinerOnesAreNamed()
    {
        QFETCH(QStringList, what);
        const QString fabric = what.takeFirst();
        const QStringList options = what + QStringList { "--compare", "--result", path("r.json") };
        const CliOutcome told = synthesized(fabric, options);
        QCOMPARE(told.code, 0);
        const QJsonObject result = readJson(path("r.json"));
        const QJsonArray rows = result["library"].toArray();
        QVERIFY(!rows.isEmpty());
        for (const QJsonValue& each : rows) {
            const QJsonObject row = each.toObject();
            if (!row["time_ns"].isDouble())
                continue;
            const bool isFiner = row["chunk_bytes"].toDouble() < result["chunk_bytes"].toDouble();
            QCOMPARE(row["finer"].toBool(), isFiner);
            QVERIFY2(
                isFiner || row["time_ns"].toDouble() >= result["simulated_bound_ns"].toDouble(), told.out.constData());
            const QRegularExpression line("\n  " + row["algorithm"].toString() + " [^\n]*finer: chunks of");
            QVERIFY2(line.match(QString::fromUtf8(told.out)).hasMatch() == isFiner, told.out.constData());
        }
    }

    // Above the table, beside the best of those that did the same.
    void unlikeChunksAreSaid()
    {
        const CliOutcome mixed
            = synthesized("Mesh(4x4,50GiB/s,500ns)", { "--collective", "all-reduce", "--size", "16MiB", "--compare" });
        QVERIFY2(
            mixed.out.contains("\nrows with finer or coarser chunks than the synthesized 1 MiB are another task; of "
                               "those with the same chunks multi-tree is the quickest, 480744 ns: synthesized is "
                               "1.50x as fast\n"),
            mixed.out.constData());
        const CliOutcome alike = synthesized("Ring(8,50GB/s,500ns)",
            { "--collective", "gather", "--group", "0,3,5", "--root", "1", "--size", "3MB", "--compare" });
        QVERIFY2(alike.code == 0 && !alike.out.contains("another task"), alike.out.constData());
    }

    void waitsThatNeverEndAreWrong()
    {
        QVERIFY(writeFile(path("never.xml"), markedProgram("0")));
        const CliOutcome never = runCli({ "verify", path("never.xml") });
        QCOMPARE(never.code, 1);
        QVERIFY2(never.out.contains("thread block 1, step 0 waits for ever"), never.told().constData());
        // What the next step says includes the one before it: it is waited for longer than it is asked.
        QVERIFY(writeFile(path("later.xml"), markedProgram("1")));
        const CliOutcome later = runCli({ "verify", path("later.xml") });
        QCOMPARE(later.code, 0);
        QVERIFY2(later.err.contains("waits for step 1 of it, the next with hasdep 1") && later.err.count("\n") == 1,
            later.told().constData());
        // What is wrong is not written in another form, and what is right is.
        for (const char* output : { "x.json", "x.xml", "x" }) {
            const CliOutcome refused = runCli({ "convert", path("never.xml"), path(output) });
            QCOMPARE(refused.code, 2);
            QVERIFY2(refused.err.count("waits for ever") == 1 && refused.out.isEmpty(), refused.told().constData());
            QCOMPARE(QDir(m_folder->path()).entryList({ "x*" }, QDir::Files), QStringList());
        }
        QCOMPARE(runCli({ "convert", path("later.xml"), path("x.json") }).code, 0);
        QVERIFY(QFile::exists(path("x.json")));
    }

    void whatTheRuntimeLoadsIsNotWarnedOf()
    {
        const CliOutcome many = synthesized(
            "FC(17,50GB/s,500ns)", { "--collective", "all-to-all", "--size", "17MB", "--out", path("many.xml") });
        QVERIFY2(!many.told().contains("MSCCL allows"), many.told().constData());
        const CliOutcome wide = runCli({ "algorithm", "direct", "--pattern", "all-to-all", "--topology", "Ring(40)",
            "--out-of-place", "--out", path("wide.xml") });
        QVERIFY2(!wide.told().contains("MSCCL allows"), wide.told().constData());
        QVERIFY(readFile(path("wide.xml")).contains("nchannels=\"2\""));
        const CliOutcome checked = runCli({ "verify", path("wide.xml") });
        QVERIFY2(checked.code == 0 && checked.err.isEmpty(), checked.told().constData());
    }

    void aPlaceIsNamedOnce()
    {
        const CliOutcome made = runCli(
            { "algorithm", "ring", "--pattern", "all-reduce", "--topology", "Ring(140)", "--out", path("long.json") });
        QCOMPARE(made.code, 0);
        const CliOutcome checked = runCli({ "verify", path("long.json") });
        QVERIFY2(checked.err.contains("MSCCL allows 256"), checked.told().constData());
        QVERIFY2(checked.err.count("rank 0") == 1, checked.told().constData());
    }

    void whatWasProvedIsSaidInOneWord()
    {
        const CliOutcome halves = synthesized("Mesh(4x4,50GiB/s)", { "--collective", "all-reduce", "--size", "1MiB" });
        QVERIFY2(halves.out.contains(" at least for a reduce-scatter and then an all-gather"), halves.out.constData());
        const CliOutcome plan = synthesized("Mesh(4x4,50GiB/s)", { "--collective", "all-gather", "--size", "1MiB" });
        QVERIFY2(
            plan.out.contains("\nverified in its compact form") && !plan.out.contains("without"), plan.out.constData());
        const CliOutcome large = synthesized("Mesh(32x32,50GiB/s)", { "--collective", "all-reduce", "--size", "1GiB" });
        QVERIFY2(large.out.contains("\nverified"), large.out.constData());
    }

    void optionsWithoutEffectAndRoundedSizesAreSaid()
    {
        const CliOutcome root
            = synthesized("Ring(4)", { "--collective", "all-gather", "--size", "1MiB", "--root", "2" });
        QVERIFY2(root.code == 0 && root.err.contains("--root has no effect"), root.told().constData());
        const CliOutcome rooted
            = synthesized("Ring(4)", { "--collective", "broadcast", "--size", "1MiB", "--root", "2" });
        QVERIFY2(rooted.code == 0 && rooted.err.isEmpty(), rooted.told().constData());
        // 4 shards of 100 chunks from 500 bytes: 2 bytes each.
        const CliOutcome finer
            = synthesized("Ring(4)", { "--collective", "all-reduce", "--size", "500", "--chunks", "100" });
        QVERIFY2(finer.err.contains("rounded up to whole chunks: 800 B in place of 500 B"), finer.told().constData());
        const CliOutcome exact
            = synthesized("Ring(4)", { "--collective", "all-reduce", "--size", "800", "--chunks", "100" });
        QVERIFY2(exact.code == 0 && exact.err.isEmpty(), exact.told().constData());
        const CliOutcome huge = synthesized("Ring(4)", { "--collective", "all-gather", "--size", "5000000TiB" });
        QVERIFY2(huge.code == 2 && huge.err.contains("at most 2^62 bytes (4 EiB)"), huge.told().constData());
        const CliOutcome many
            = synthesized("Ring(4)", { "--collective", "all-gather", "--size", "1MiB", "--chunks", "4294967296" });
        QVERIFY2(many.code == 2 && many.err.contains("a whole number from 1 to 4294967295, or auto, is expected"),
            many.told().constData());
    }

    void whatIsNotCheckedIsNotCalledCorrect()
    {
        QVERIFY(writeFile(path("sum.json"), QByteArray("{'sums':[{'from':[0,1],'to':[2]}]}").replace('\'', '"')));
        const CliOutcome made
            = synthesized("Ring(4)", { "--pattern", path("sum.json"), "--size", "1MiB", "--out", path("sum.xml") });
        QVERIFY2(made.code == 0 && made.out.contains("1 chunk of 1 MiB a sum"), made.out.constData());
        const CliOutcome checked = runCli({ "verify", path("sum.xml") });
        QVERIFY2(checked.code == 0 && checked.out.startsWith("no fault: custom"), checked.out.constData());
        // Weft's own form keeps the promise, which is checked.
        const CliOutcome kept
            = synthesized("Ring(4)", { "--pattern", path("sum.json"), "--size", "1MiB", "--out", path("kept.json") });
        QCOMPARE(kept.code, 0);
        QVERIFY(runCli({ "verify", path("kept.json") }).out.startsWith("correct: custom"));
    }

    void stepsInAPipeAreCalledSo()
    {
        const CliOutcome made
            = synthesized("Ring(4)", { "--collective", "all-gather", "--size", "1MiB", "--out", path("a.wsteps") });
        QVERIFY2(made.out.contains("as the steps that are written"), made.out.constData());
        QProcess process;
        process.setStandardInputFile(path("a.wsteps"));
        process.start("sh", { "-c", "cat | " WEFT_CLI " verify /dev/stdin" });
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 2);
        const QByteArray told = process.readAllStandardError();
        QVERIFY2(told.contains("these are equal steps (.wsteps)"), told.constData());
    }

    void aRootWithoutEffectIsSaid()
    {
        for (const auto& [pattern, isSaid] : { std::pair("all-reduce", true), std::pair("broadcast", false) }) {
            const CliOutcome told = runCli({ "algorithm", "ring", "--pattern", pattern, "--topology", "Ring(4)",
                "--root", "3", "--out", path("rooted.json") });
            QVERIFY2(told.code == 0, told.err.constData());
            QCOMPARE(told.err.contains("--root has no effect"), isSaid);
        }
    }

    void aBoundThatIsMetProvesGroupsOptimal()
    {
        const CliOutcome told = synthesized(
            "Ring(8,50GB/s,500ns)", { "--collective", "all-gather", "--group", "0,1/2,3", "--size", "1MB" });
        QVERIFY2(told.out.contains("100.00 %, proved optimal"), told.out.constData());
    }

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    [[nodiscard]] static CliOutcome synthesized(const QString& fabric, const QStringList& options)
    {
        return runCli(QStringList { "synthesize", "--topology", fabric } + options);
    }
    std::unique_ptr<QTemporaryDir> m_folder;
};

WEFT_TEST(TestCliAlgorithmWords)
#include "tst_cli_algorithm_words.moc"
