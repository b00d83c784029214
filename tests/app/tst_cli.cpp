// SPDX-License-Identifier: GPL-3.0-or-later
// Usage, exit codes, messages, and where named files are looked for.
#include "cli_runner.h"
#include "et_bytes.h"

#include "tests/support/test_program.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/types.h>

namespace {

const char* const kNetwork = "topology: [ Ring ]\nnpus_count: [ 4 ]\nbandwidth: [ 50 ]\nlatency: [ 500 ]\n";
const char* const kSystem = R"({"endpoint-delay":10,"preferred-dataset-splits":4,"local-mem-bw":1600,
    "collective-optimization":"localBWAware","all-reduce-implementation":["ring"]})";

bool writeAllReduce(const QString& folder, int ranks = 4)
{
    for (int rank = 0; rank < ranks; ++rank) {
        const QByteArray bytes = et::metadata() + et::collective(0, et::AllReduce, 1 << 20).bytes();
        if (!writeFile(folder + "/t." + QString::number(rank) + ".et", bytes))
            return false;
    }
    return true;
}

} // namespace

class TestCli : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(writeFile(path("network.yml"), kNetwork));
        QVERIFY(writeFile(path("system.json"), kSystem));
        QVERIFY(writeAllReduce(m_folder->path()));
    }

    void helpIsCompleteAndFine()
    {
        const CliOutcome help = runCli({ "simulate", "--help" });
        QCOMPARE(help.code, 0);
        for (const char* option : { "--topology", "--workload", "--system", "--memory", "--comm-groups",
                 "--network-model", "--num-queues-per-dim", "--injection-scale", "--rendezvous",
                 "--groups-by-dimension", "--packet", "--routing", "--routing-seed", "--record", "--result", "--links",
                 "--link-series", "--bins", "--timeline", "--perfetto", "--timed-workload", "--dims" })
            QVERIFY2(help.out.contains(option), option);
        for (const char* command : { "simulate", "batch", "inspect", "convert" })
            QVERIFY2(runCli({ "--help" }).out.contains(command), command);
        QVERIFY(runCli({ "batch", "--help" }).out.contains("--jobs"));
        QVERIFY(runCli({ "--version" }).out.startsWith("weft-cli "));
    }

    void wrongUsageIsRefused_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("nothing") << QStringList {};
        QTest::newRow("unknown command") << QStringList { "simulat" };
        QTest::newRow("unknown option") << (sound() << "--bogus");
        QTest::newRow("missing workload") << QStringList { "simulate", "--topology", "Ring(4)" };
        QTest::newRow("model") << (sound() << "--network-model"
                                           << "psychic");
        QTest::newRow("record") << (sound() << "--record"
                                            << "everything");
        QTest::newRow("queues 0") << (sound() << "--num-queues-per-dim"
                                              << "0");
        QTest::newRow("queues text") << (sound() << "--num-queues-per-dim"
                                                 << "two");
        QTest::newRow("scale") << (sound() << "--injection-scale"
                                           << "-1");
        QTest::newRow("scale nan") << (sound() << "--injection-scale"
                                               << "nan");
        QTest::newRow("packet") << (sound() << "--packet"
                                            << "0");
        QTest::newRow("packet text") << (sound() << "--packet"
                                                 << "big");
        QTest::newRow("routing") << (sound() << "--routing"
                                             << "ecmp");
        QTest::newRow("routing seed") << (sound() << "--routing-seed"
                                                  << "-1");
        QTest::newRow("dims") << (sound() << "--dims"
                                          << "3x2");
        QTest::newRow("dims text") << (sound() << "--dims"
                                               << "axb");
        QTest::newRow("jobs") << QStringList { "batch", "rows.jsonl", "--base", ".", "--out", "o", "--jobs", "0" };
        QTest::newRow("no base") << QStringList { "batch", "rows.jsonl", "--out", "o" };
    }
    void wrongUsageIsRefused()
    {
        QFETCH(QStringList, arguments);
        const CliOutcome outcome = run(arguments);
        QVERIFY2(outcome.ended && outcome.code == 2, outcome.told().constData());
        QVERIFY2(outcome.err.contains("weft-cli: error: "), outcome.told().constData());
    }

    void aRunSaysHowItWasRouted()
    {
        const CliOutcome outcome = run(sound() << "--result"
                                               << "routed.json"
                                               << "--network-model"
                                               << "aware"
                                               << "--routing"
                                               << "spray"
                                               << "--routing-seed"
                                               << "5");
        QVERIFY2(outcome.code == 0, outcome.told().constData());
        QVERIFY2(outcome.err.contains("packets of 4 KiB"), outcome.told().constData());
        const QJsonObject result = readJson(path("routed.json"));
        QCOMPARE(result["routing"].toString(), QString("spray"));
        QCOMPARE(result["routing_seed"].toInt(), 5);
        QVERIFY(run(sound() << "--routing"
                            << "hash")
                    .err.contains("--routing has no effect"));
    }

    // The measured figure of this input is 43,000 ns.
    void aRunWritesItsResults()
    {
        const CliOutcome outcome = run(sound() << "--result"
                                               << "r.json"
                                               << "--links"
                                               << "l.csv"
                                               << "--timeline"
                                               << "t.json"
                                               << "--network-model"
                                               << "aware");
        QVERIFY2(outcome.code == 0, outcome.told().constData());
        const QJsonObject result = readJson(path("r.json"));
        QCOMPARE(result["format"].toString(), QString("weft-result"));
        QCOMPARE(result["version"].toInt(), 1);
        QCOMPARE(result["npus"].toInt(), 4);
        QCOMPARE(result["makespan_ns"].toInt(), 43000);
        QCOMPARE(result["exposed_comm_ns"].toArray(), QJsonArray({ 43000, 43000, 43000, 43000 }));
        QVERIFY(result["messages"].toInt() > 0);
        QCOMPARE(result["fingerprint"].toString().size(), 16);
        // A ring all-reduce moves 2(n-1)/n of the buffer over each link of its direction, or none of the other.
        const QJsonArray links = result["links"].toArray();
        double bytes = 0;
        for (const auto& link : links)
            bytes += link.toObject()["bytes"].toDouble();
        QCOMPARE(bytes, 4 * 1.5 * (1 << 20));
        QVERIFY(readFile(path("l.csv")).startsWith("link,src,dst,bytes"));
        QVERIFY(!readJson(path("t.json"))["traceEvents"].toArray().isEmpty());
        QVERIFY(outcome.out.contains("43 µs") || outcome.out.contains("43000"));
    }

    void errorsAreOneLineEachWithFileAndLine()
    {
        QVERIFY(writeFile(path("system.json"), "{\n  \"endpoint-delay\": 10,\n  \"preferred-dataset-splits\": 0\n}"));
        const CliOutcome outcome = run(sound());
        QCOMPARE(outcome.code, 2);
        const QRegularExpression form(
            "^weft-cli: error: system\\.json:3: .*preferred-dataset-splits", QRegularExpression::MultilineOption);
        QVERIFY2(form.match(outcome.err).hasMatch(), outcome.err.constData());
    }

    void unknownKeysAreWarnings()
    {
        QVERIFY(writeFile(path("system.json"), R"({"endpoint-dely": 10, "local-mem-bw": 1600})"));
        const CliOutcome outcome = run(sound());
        QCOMPARE(outcome.code, 0);
        QVERIFY2(outcome.err.contains("weft-cli: warning: system.json:1: the key 'endpoint-dely' is not known")
                && outcome.err.contains("did you mean 'endpoint-delay'?"),
            outcome.err.constData());
    }

    // Beside the file that names them first, then in the working directory.
    void namedFilesAreFoundBesideTheirNamer()
    {
        const QByteArray system = R"({"local-mem-bw":1600,"all-reduce-implementation-custom":["algo"]})";
        QVERIFY(writeFile(path("conf/system.json"), system));
        const QStringList arguments { "simulate", "--topology", "network.yml", "--workload", "t", "--system",
            "conf/system.json", "--result", "r.json" };
        CliOutcome missing = run(arguments);
        QCOMPARE(missing.code, 2);
        QVERIFY2(missing.err.contains("conf/algo.0.et"), missing.err.constData());

        // In the working directory: a computation of 7 us. Beside the system file: one of 5 us, which wins.
        for (int rank = 0; rank < 4; ++rank)
            QVERIFY(writeFile(path("algo." + QString::number(rank) + ".et"), et::metadata() + et::comp(0, 7).bytes()));
        QCOMPARE(run(arguments).code, 0);
        QCOMPARE(readJson(path("r.json"))["makespan_ns"].toInt(), 7000);
        for (int rank = 0; rank < 4; ++rank)
            QVERIFY(
                writeFile(path("conf/algo." + QString::number(rank) + ".et"), et::metadata() + et::comp(0, 5).bytes()));
        QCOMPARE(run(arguments).code, 0);
        QCOMPARE(readJson(path("r.json"))["makespan_ns"].toInt(), 5000);
    }

    // Prefixes in a per-node file stand beside that file, and ".." is allowed.
    void perNodeAlgorithmsAreFoundBesideTheirMap()
    {
        QVERIFY(writeFile(
            path("conf/system.json"), R"({"local-mem-bw":1600,"per-node-custom-implementation":"maps/nodes.yml"})"));
        QVERIFY(writeFile(path("conf/maps/nodes.yml"), "0: ../algo\n"));
        for (int rank = 0; rank < 4; ++rank)
            QVERIFY(
                writeFile(path("conf/algo." + QString::number(rank) + ".et"), et::metadata() + et::comp(0, 5).bytes()));
        const CliOutcome outcome = run({ "simulate", "--topology", "network.yml", "--workload", "t", "--system",
            "conf/system.json", "--result", "r.json" });
        QVERIFY2(outcome.code == 0, outcome.told().constData());
        QCOMPARE(readJson(path("r.json"))["makespan_ns"].toInt(), 5000);
    }

    void inspectDescribesWhatItIsGiven_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<QByteArray>("fact");
        QTest::newRow("yaml") << "network.yml" << QByteArray("topology") << QByteArray("NPUs");
        QTest::newRow("spec") << "Torus(4x4x4,50GB/s,500ns)" << QByteArray("topology") << QByteArray("6 hops");
        QTest::newRow("trace") << "t.0.et" << QByteArray("trace") << QByteArray("1 MiB");
        QTest::newRow("set") << "t" << QByteArray("trace set") << QByteArray("4 MiB");
        QTest::newRow("system") << "system.json" << QByteArray("system") << QByteArray("(default)");
        QTest::newRow("memory") << "memory.json" << QByteArray("remote memory") << QByteArray("100GB/s");
        QTest::newRow("groups") << "groups.json" << QByteArray("communicator groups") << QByteArray("2 ranks: 3 1");
        QTest::newRow("map") << "nodes.yml" << QByteArray("custom collectives per node") << QByteArray("node 17");
    }
    void inspectDescribesWhatItIsGiven()
    {
        QFETCH(QString, what);
        QFETCH(QByteArray, kind);
        QFETCH(QByteArray, fact);
        QVERIFY(writeFile(
            path("memory.json"), R"({"memory-type":"MEMORY_POOL","remote-mem-latency":1,"remote-mem-bw":100})"));
        QVERIFY(writeFile(path("groups.json"), R"({"5":[3,1]})"));
        QVERIFY(writeFile(path("nodes.yml"), "17: algo\n"));
        const CliOutcome outcome = run({ "inspect", what });
        QVERIFY2(outcome.code == 0, outcome.told().constData());
        QVERIFY2(outcome.out.startsWith(what.toUtf8() + ": " + kind), outcome.out.constData());
        QVERIFY2(outcome.out.contains(fact), outcome.out.constData());
        const QJsonObject json = QJsonDocument::fromJson(run({ "inspect", "--json", what }).out).object();
        QCOMPARE(json["kind"].toString().toUtf8(), kind);
        QVERIFY(!json["facts"].toArray().isEmpty());
    }

    void inspectRefusesWhatItDoesNotKnow()
    {
        QVERIFY(writeFile(path("noise.txt"), "a shopping list\n"));
        QCOMPARE(run({ "inspect", "noise.txt" }).code, 2);
        QCOMPARE(run({ "inspect", "nowhere" }).code, 2);
    }

    void tracesSurviveConversion_data()
    {
        QTest::addColumn<QString>("format");
        QTest::newRow("gzip") << "et.gz";
        QTest::newRow("json") << "json";
    }
    void tracesSurviveConversion()
    {
        QFETCH(QString, format);
        QVERIFY(QDir(m_folder->path()).mkpath("out"));
        const CliOutcome there = run({ "convert", "t", "out/t", "--format", format });
        QVERIFY2(there.code == 0, there.told().constData());
        const QByteArray head = readFile(path("out/t.3." + format)).left(2);
        QVERIFY2(format == "json" ? head.startsWith('{') : head == "\x1f\x8b", head.constData());
        for (int rank = 0; rank < 4; ++rank) {
            const QString name = QString::number(rank);
            const CliOutcome back
                = run({ "convert", "out/t." + name + '.' + format, "back." + name + ".et", "--format", "et" });
            QVERIFY2(back.code == 0, back.told().constData());
        }
        const CliOutcome outcome = run({ "simulate", "--topology", "network.yml", "--workload", "back", "--system",
            "system.json", "--result", "r.json" });
        QVERIFY2(outcome.code == 0, outcome.told().constData());
        QCOMPARE(readJson(path("r.json"))["makespan_ns"].toInt(), 43000);
    }

    void topologiesSurviveConversion_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("json") << "f.json";
        QTest::newRow("yml") << "f.yml";
        QTest::newRow("csv") << "f.csv";
    }
    void topologiesSurviveConversion()
    {
        QFETCH(QString, name);
        const CliOutcome there = run({ "convert", "network.yml", name });
        QVERIFY2(there.code == 0, there.told().constData());
        const CliOutcome outcome = run({ "simulate", "--topology", name, "--workload", "t", "--system", "system.json",
            "--network-model", "aware", "--result", "r.json" });
        QVERIFY2(outcome.code == 0, outcome.told().constData());
        QCOMPARE(readJson(path("r.json"))["makespan_ns"].toInt(), 43000);
        QCOMPARE(run({ "convert", "network.yml", "f.dot" }).code, 0);
        QCOMPARE(run({ "convert", "network.yml", "f.graphml" }).code, 0);
        QCOMPARE(run({ "convert", "network.yml", "f.et" }).code, 2);
        QCOMPARE(run({ "convert", "Switch(4)", "f.csv" }).code, 2); // a CSV cannot say "switch"
    }

    void theSampleRuns()
    {
        QCOMPARE(run({ "sample", "--out", "s" }).code, 0);
        const CliOutcome outcome = run({ "simulate", "--topology", "s/fabric.json", "--workload", "s/step", "--system",
            "s/system.json", "--comm-groups", "s/groups.json", "--result", "r.json" });
        QVERIFY2(outcome.code == 0, outcome.told().constData());
        QCOMPARE(readJson(path("r.json"))["npus"].toInt(), 64);
        QCOMPARE(outcome.err, QByteArray());
    }

    void anUnwritableResultIsAnError()
    {
        const CliOutcome outcome = run(sound() << "--result"
                                               << "no/such/folder/r.json");
        QCOMPARE(outcome.code, 2);
        QVERIFY2(outcome.err.contains("no/such/folder/r.json"), outcome.err.constData());
    }

    void aPictureIsCalledAPicture()
    {
        const QByteArray png("\x89PNG\r\n\x1A\n\0\0\0\rIHDR", 16);
        QVERIFY(writeFile(path("p.png"), png));
        QVERIFY(writeFile(path("q.0.et"), png));
        for (const QStringList& arguments :
            { QStringList { "inspect", "p.png" }, QStringList { "simulate", "--topology", "p.png", "--workload", "t" },
                QStringList { "simulate", "--topology", "Ring(1,50GB/s,500ns)", "--workload", "q" } }) {
            const CliOutcome outcome = run(arguments);
            QCOMPARE(outcome.code, 2);
            QVERIFY2(outcome.err.contains("this is a PNG picture, which Weft does not read"), outcome.err.constData());
        }
    }

    // The sample, with and without what it needs: the sentence agrees with its shares, and what is missing is named.
    void theSampleIsToldRight()
    {
        QCOMPARE(run({ "sample", "--out", "s" }).code, 0);
        const QStringList bare { "simulate", "--topology", "s/fabric.json", "--workload", "s/step" };
        const QStringList groups { "--comm-groups", "s/groups.json" };
        const CliOutcome good = run(bare + groups + QStringList { "--system", "s/system.json" });
        QCOMPARE(good.code, 0);
        QVERIFY2(good.out.startsWith("compute-bound: compute takes 83 % of the step, exposed communication 17 %\n"),
            good.out.left(200).constData());
        const CliOutcome without = run(bare + QStringList { "--system", "s/system.json" });
        QCOMPARE(without.code, 2);
        QVERIFY2(without.err.contains("give the communicator-group file: --comm-groups s/groups.json"),
            without.err.left(400).constData());
        const CliOutcome timeless = run(bare + groups);
        QCOMPARE(timeless.code, 0);
        QVERIFY2(timeless.err.contains("576 of 576 compute nodes have no duration"), timeless.err.constData());
        QVERIFY(timeless.err.count("compute nodes have no duration") == 1);
        QVERIFY(!good.err.contains("no duration"));
    }

    // A run of minutes is stopped by Ctrl-C and says that its figures are incomplete.
    void ctrlCEndsPolitely()
    {
        QVERIFY(writeAllReduce(m_folder->path(), 256));
        QVERIFY(writeFile(path("system.json"),
            R"({"preferred-dataset-splits":4000,"all-reduce-implementation":["direct"],"local-mem-bw":1600})"));
        QProcess process;
        process.setWorkingDirectory(m_folder->path());
        process.start(WEFT_CLI,
            { "simulate", "--topology", "Ring(256,50GB/s,500ns)", "--workload", "t", "--system", "system.json",
                "--network-model", "aware" });
        QVERIFY(process.waitForStarted());
        QTest::qWait(1500);
        QVERIFY2(process.state() == QProcess::Running, process.readAllStandardError().constData());
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
        QVERIFY(process.waitForFinished(20000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 1);
        QVERIFY(process.readAllStandardError().contains("stopped before the end"));
    }

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    [[nodiscard]] static QStringList sound()
    {
        return { "simulate", "--topology", "network.yml", "--workload", "t", "--system", "system.json" };
    }
    [[nodiscard]] CliOutcome run(const QStringList& arguments) const { return runCli(arguments, m_folder->path()); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

WEFT_TEST(TestCli)
#include "tst_cli.moc"
