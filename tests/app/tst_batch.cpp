// SPDX-License-Identifier: GPL-3.0-or-later
// Many rows through the real command line: order, errors beside results, and the reference configurations that
// ASTRA-sim could not complete.
#include "cli_runner.h"
#include "et_bytes.h"

#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace {

QJsonObject soundRow(int id)
{
    return { { "id", id }, { "backend", "congestion_aware" }, { "workload", "t" }, { "npus", 4 },
        { "network_yaml", "topology: [ Ring ]\nnpus_count: [ 4 ]\nbandwidth: [ 50 ]\nlatency: [ 500 ]\n" },
        { "system",
            QJsonObject { { "endpoint-delay", 10 }, { "preferred-dataset-splits", 4 }, { "local-mem-bw", 1600 },
                { "collective-optimization", "localBWAware" } } },
        { "remote_memory", QJsonObject { { "memory-type", "NO_MEMORY_EXPANSION" } } },
        { "comm_groups", QJsonValue::Null }, { "extra_args", QJsonArray() } };
}

QByteArray lineOf(const QJsonObject& row)
{
    return QJsonDocument(row).toJson(QJsonDocument::Compact) + '\n';
}

QVector<QJsonObject> readLines(const QString& path)
{
    QVector<QJsonObject> lines;
    for (const QByteArray& line : readFile(path).split('\n')) {
        if (!line.isEmpty())
            lines.append(QJsonDocument::fromJson(line).object());
    }
    return lines;
}

} // namespace

class TestBatch : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        for (int rank = 0; rank < 4; ++rank)
            QVERIFY(writeFile(path("t." + QString::number(rank) + ".et"),
                et::metadata() + et::collective(0, et::AllReduce, 1 << 20).bytes()));
    }

    // So little that not all threads can begin, nor every row be read: what has no memory is a row with an error.
    void memoryThatRunsOutIsAnErrorOfTheRow()
    {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("sanitizers reserve more than is allowed here");
#endif
        QByteArray rows;
        for (int id = 0; id < 20; ++id)
            rows += lineOf(soundRow(id));
        QVERIFY(writeFile(path("rows.jsonl"), rows));
        for (const char* kilobytes : { "30000", "36000", "42000", "60000" }) {
            QProcess shell;
            shell.start(QStringLiteral("sh"),
                { "-c",
                    QStringLiteral("ulimit -v %1; exec '%2' batch '%3' --base '%4' --out '%5' --jobs 6")
                        .arg(QLatin1String(kilobytes), QString::fromLatin1(WEFT_CLI), path("rows.jsonl"),
                            m_folder->path(), path("out.jsonl")) });
            QVERIFY(shell.waitForFinished(-1));
            QVERIFY2(shell.exitStatus() == QProcess::NormalExit && shell.exitCode() < 2,
                shell.readAllStandardError().constData());
            QCOMPARE(readLines(path("out.jsonl")).size(), 20);
        }
    }

    void oneBadRowDoesNotStopTheOthers_data()
    {
        QTest::addColumn<QString>("jobs");
        QTest::newRow("1 thread") << "1";
        QTest::newRow("3 threads") << "3";
    }
    void oneBadRowDoesNotStopTheOthers()
    {
        QFETCH(QString, jobs);
        QJsonObject missing = soundRow(2);
        missing["workload"] = "nowhere";
        QJsonObject wrongSystem = soundRow(3);
        wrongSystem["system"] = QJsonObject { { "preferred-dataset-splits", 0 } };
        QJsonObject wrongOption = soundRow(4);
        wrongOption["extra_args"] = QJsonArray { "--num-queues=2" };
        QJsonObject wrongNpus = soundRow(5);
        wrongNpus["npus"] = 8;
        const QByteArray rows = lineOf(soundRow(1)) + lineOf(missing) + lineOf(wrongSystem) + "\n" + lineOf(wrongOption)
            + lineOf(wrongNpus) + "{ broken\n" + lineOf(soundRow(7));
        QVERIFY(writeFile(path("rows.jsonl"), rows));
        const CliOutcome outcome = run(jobs);
        QVERIFY2(outcome.code == 1, outcome.told().constData());
        const QVector<QJsonObject> results = readLines(path("out.jsonl"));
        QCOMPARE(results.size(), 7);
        for (const int at : { 0, 6 }) {
            QCOMPARE(results[at]["max_cycles"].toInt(), 43000);
            QCOMPARE(results[at]["cycles"].toArray(), QJsonArray({ 43000, 43000, 43000, 43000 }));
            QCOMPARE(results[at]["exposed_comm"].toArray(), QJsonArray({ 43000, 43000, 43000, 43000 }));
        }
        QCOMPARE(results[6]["id"].toInt(), 7);
        const QStringList codes { "not-found", "out-of-range", "usage", "mismatched", "malformed" };
        const QStringList places { "nowhere", "rows.jsonl:3", "rows.jsonl:5", "rows.jsonl:6", "rows.jsonl:7" };
        for (int i = 0; i < 5; ++i) {
            const QJsonObject error = results[i + 1]["error"].toObject();
            QCOMPARE(error["code"].toString(), codes[i]);
            QVERIFY(!error["message"].toString().isEmpty());
            QVERIFY2(error["where"].toString().contains(places[i]), qPrintable(error["where"].toString()));
        }
    }

    void aFileWithoutLinesEnds()
    {
        const CliOutcome outcome
            = runCli({ "batch", "/dev/zero", "--base", ".", "--out", "out.jsonl" }, m_folder->path(), 20000);
        QVERIFY2(outcome.ended && outcome.code == 1, outcome.told().constData());
        const QVector<QJsonObject> results = readLines(path("out.jsonl"));
        QCOMPARE(results.size(), 1);
        QCOMPARE(results[0]["error"]["where"].toString(), "/dev/zero:1");
        QVERIFY(results[0]["error"]["message"].toString().contains("longer than 1048576 bytes"));
    }

    void thePeersOptionsAreUnderstood()
    {
        QJsonObject row = soundRow(1);
        row["extra_args"] = QJsonArray { "--comm-scale=2", "--injection-scale=1", "--num-queues-per-dim=1",
            "--rendezvous-protocol=false" };
        QVERIFY(writeFile(path("rows.jsonl"), lineOf(row) + lineOf(row)));
        const CliOutcome outcome = run("1");
        QCOMPARE(outcome.code, 0);
        QCOMPARE(outcome.err.count("--comm-scale"), 2); // one warning, which names it and quotes it
        QCOMPARE(readLines(path("out.jsonl"))[1]["max_cycles"].toInt(), 43000);
    }

    void anOptionMayStandBeforeItsValue()
    {
        QJsonObject one = soundRow(1);
        one["extra_args"] = QJsonArray { "--num-queues-per-dim=2", "--rendezvous-protocol" };
        QJsonObject other = soundRow(2);
        other["extra_args"] = QJsonArray { "--num-queues-per-dim", "2", "--rendezvous-protocol" };
        QVERIFY(writeFile(path("rows.jsonl"), lineOf(one) + lineOf(other)));
        QCOMPARE(run("1").code, 0);
        const QVector<QJsonObject> results = readLines(path("out.jsonl"));
        QCOMPARE(results[0]["fingerprint"], results[1]["fingerprint"]);
    }

    // A row chooses what the command `simulate` does, with the same result.
    void aRowHasWeftsOwnChoices()
    {
        QJsonObject row { { "id", 1 }, { "topology", "FatTree(4,50GB/s,500ns,leaf=2,spines=2)" }, { "workload", "t" },
            { "backend", "aware" } };
        const QStringList command { "simulate", "--topology", row["topology"].toString(), "--workload", "t",
            "--network-model", "aware", "--result", "r.json" };
        const auto differs = [&](const QString& key, const QJsonValue& value, const QStringList& options) {
            QJsonObject chosen = row;
            chosen[key] = value;
            QVERIFY(writeFile(path("rows.jsonl"), lineOf(row) + lineOf(chosen)));
            const CliOutcome outcome = run("1");
            QVERIFY2(outcome.code == 0 && !outcome.err.contains("ignored"), outcome.told().constData());
            const QVector<QJsonObject> results = readLines(path("out.jsonl"));
            const CliOutcome simulated = runCli(command + options, m_folder->path());
            QVERIFY2(simulated.code == 0, simulated.told().constData());
            const QJsonObject result = QJsonDocument::fromJson(readFile(path("r.json"))).object();
            QCOMPARE(results[1]["fingerprint"], result["fingerprint"]);
            QVERIFY(results[1]["fingerprint"] != results[0]["fingerprint"]);
        };
        differs("packet", "4KiB", { "--packet", "4KiB" });
        differs("packet", 4096, { "--packet", "4096" });
        differs("routing", "spray", { "--routing", "spray" });
        differs("dims", "2x2", { "--dims", "2x2" });
        row["backend"] = "unaware";
        row["routing"] = "hash";
        QVERIFY(writeFile(path("rows.jsonl"), lineOf(row)));
        const CliOutcome unaware = run("1");
        QVERIFY2(unaware.err.contains("'routing' has no effect"), unaware.told().constData());
        row["routing"] = "foo";
        QVERIFY(writeFile(path("rows.jsonl"), lineOf(row)));
        QCOMPARE(run("1").code, 1);
        const QJsonObject error = readLines(path("out.jsonl"))[0]["error"].toObject();
        QVERIFY(error["hint"].toString().contains("d-mod-k"));
        QCOMPARE(error["key"].toString(), QString("routing"));
    }

    void missingFilesAreUsageErrors()
    {
        QCOMPARE(run("1").code, 2); // no rows
        QVERIFY(writeFile(path("rows.jsonl"), lineOf(soundRow(1))));
        QCOMPARE(
            runCli({ "batch", "rows.jsonl", "--base", "nowhere", "--out", "out.jsonl" }, m_folder->path()).code, 2);
        QCOMPARE(runCli({ "batch", "rows.jsonl", "--base", ".", "--out", "no/out.jsonl" }, m_folder->path()).code, 2);
        QVERIFY(writeFile(path("rows.jsonl"), ""));
        QCOMPARE(run("1").code, 0);
    }

    // Each is answered for every rank or refused with a code and a sentence; none crashes or hangs the batch.
    void theConfigurationsThatThePeerCouldNotRun()
    {
        const QString rows = WEFT_SHARED_DIR "/reference/astra/peer-failures.jsonl";
        if (!QFile::exists(rows))
            QSKIP("the reference data is not there");
        const CliOutcome outcome = runCli(
            { "batch", rows, "--base", WEFT_SHARED_DIR, "--out", path("out.jsonl"), "--jobs", "2" }, {}, 300000);
        QVERIFY2(outcome.ended && !outcome.crashed && outcome.code <= 1, outcome.told().constData());
        const QVector<QJsonObject> inputs = readLines(rows);
        const QVector<QJsonObject> results = readLines(path("out.jsonl"));
        QCOMPARE(results.size(), inputs.size());
        for (int i = 0; i < results.size(); ++i) {
            const QByteArray told = lineOf(results[i]);
            QCOMPARE(results[i]["id"], inputs[i]["id"]);
            const QJsonObject error = results[i]["error"].toObject();
            if (error.isEmpty()) {
                QVERIFY2(results[i]["cycles"].toArray().size() == inputs[i]["npus"].toInt(), told.constData());
                QVERIFY2(results[i]["max_cycles"].toDouble() > 0, told.constData());
            } else {
                QVERIFY2(
                    !error["code"].toString().isEmpty() && !error["message"].toString().isEmpty(), told.constData());
                // What cannot be told before the run (trees that wait for each other) names who waits at what.
                if (error["code"].toString() == "unfinished")
                    QVERIFY2(error["where"].toString().contains("rank "), told.constData());
            }
        }
    }

private:
    [[nodiscard]] QString path(const QString& name) const
    {
        return m_folder->filePath(name);
    }
    [[nodiscard]] CliOutcome run(const QString& jobs) const
    {
        return runCli({ "batch", "rows.jsonl", "--base", ".", "--out", "out.jsonl", "--jobs", jobs }, m_folder->path());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

WEFT_TEST(TestBatch)
#include "tst_batch.moc"
