// SPDX-License-Identifier: GPL-3.0-or-later
// What commands call things: files by their content, faults by their key, repetitions by their number, and a run that
// cannot finish by its reason.
#include "cli_runner.h"
#include "et_bytes.h"

#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace {

// With plain quotes in the place of double ones: raw texts with parentheses are more than moc can read.
QByteArray json(const char* text)
{
    return QByteArray(text).replace('\'', '"');
}

} // namespace

class TestCliWords : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        for (int rank = 0; rank < 4; ++rank)
            QVERIFY(writeFile(path("t." + QString::number(rank) + ".et"),
                et::metadata() + et::collective(0, et::AllReduce, 1 << 20).bytes()));
    }

    void objectsAreCalledByTheirKeys_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("kind");
        QTest::newRow("system") << QByteArray(R"({"endpoint-delay":10,"local-mem-bw":1600})") << QByteArray("system");
        QTest::newRow("system, misspelt") << QByteArray(R"({"endpoint-dely":10})") << QByteArray("system");
        QTest::newRow("system, list") << QByteArray(R"({"all-gather-implementation":["ring"]})")
                                      << QByteArray("system");
        QTest::newRow("memory") << QByteArray(R"({"memory-type":"NO_MEMORY_EXPANSION"})")
                                << QByteArray("remote memory");
        QTest::newRow("groups") << QByteArray(R"({"5":[3,1],"6":[0,2]})") << QByteArray("communicator groups");
        QTest::newRow("one row") << QByteArray(R"({"id":1,"max_cycles":7,"cycles":[7]})")
                                 << QByteArray("batch results");
        QTest::newRow("rows") << QByteArray("{\"id\":1,\"max_cycles\":7,\"cycles\":[7]}\n"
                                            "{\"id\":2,\"error\":{\"code\":\"missing\"}}\n")
                              << QByteArray("batch results");
    }
    void objectsAreCalledByTheirKeys()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, kind);
        QVERIFY(writeFile(path("it.json"), text));
        const CliOutcome outcome = run({ "inspect", "it.json" });
        QVERIFY2(outcome.code == 0, outcome.told().constData());
        QVERIFY2(outcome.out.startsWith("it.json: " + kind + '\n'), outcome.out.constData());
    }

    // What commands write of themselves.
    void ownResultsAreKnown_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("kind");
        const QString ring = "Ring(4,50GB/s,500ns)";
        QTest::newRow("simulate") << QStringList { "simulate", "--topology", ring, "--workload", "t", "--result" }
                                  << QByteArray("result");
        QTest::newRow("timeline") << QStringList { "simulate", "--topology", ring, "--workload", "t", "--timeline" }
                                  << QByteArray("timeline");
        QTest::newRow("synthesize") << QStringList { "synthesize", "--topology", ring, "--collective", "all-gather",
            "--size", "4KiB", "--result" }
                                    << QByteArray("synthesis");
        QTest::newRow("inline") << QStringList { "inline", "--topology", ring, "--workload", "t", "--out", "i",
            "--result" } << QByteArray("inlining");
        QTest::newRow("batch") << QStringList { "batch", "rows.jsonl", "--base", ".", "--out" }
                               << QByteArray("batch results");
        QTest::newRow("verify") << QStringList { "verify", "a.json", "--result" }
                                << QByteArray("verdict on an algorithm");
    }
    void ownResultsAreKnown()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, kind);
        QVERIFY(writeFile(path("rows.jsonl"), row("t") + row("t")));
        QCOMPARE(
            run({ "algorithm", "ring", "--pattern", "all-gather", "--topology", "Ring(4)", "--out", "a.json" }).code,
            0);
        const CliOutcome made = run(arguments + QStringList { "own.json" });
        QVERIFY2(made.code == 0, made.told().constData());
        const CliOutcome outcome = run({ "inspect", "own.json" });
        QVERIFY2(outcome.code == 0, outcome.told().constData());
        QVERIFY2(outcome.out.startsWith("own.json: " + kind + '\n'), outcome.out.left(200).constData());
    }

    // What a refusal advises can be done.
    void adviceCanBeFollowed_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("said");
        const QStringList made { "synthesize", "--collective", "all-gather", "--topology" };
        QTest::newRow("no size") << made + QStringList { "Ring(6)" } << QByteArray("--size or --shard is required");
        QTest::newRow("too many NPUs") << QStringList { "synthesize", "--collective", "all-to-all", "--topology",
            "Ring(100000)", "--size", "1GiB" }
                                       << QByteArray("10000000000 chunks in all are more than can be told apart (use "
                                                     "fewer NPUs)");
        QTest::newRow("too many chunks") << QStringList { "synthesize", "--collective", "all-to-all", "--topology",
            "Ring(20000)", "--size", "1GiB", "--chunks", "20" }
                                         << QByteArray("(use fewer chunks)");
        const QStringList large { "Mesh(64x64,50GB/s,500ns)_Ring(2,10GB/s,1us)", "--size", "640MiB", "--out",
            "a.json" };
        QTest::newRow("one chunk") << made + large << QByteArray("(leave --out away: ");
        QTest::newRow("fewer chunks") << made
                + QStringList { "Mesh(24x24,50GB/s,500ns)_Ring(2,10GB/s,1us)", "--size", "640MiB", "--chunks", "8",
                      "--out", "a.json" }
                                      << QByteArray("(use fewer chunks, or leave --out away)");
        QTest::newRow("dimensions") << QStringList { "algorithm", "hierarchical", "--pattern", "all-reduce",
            "--topology", "Ring(3)", "--out", "a.json" }
                                    << QByteArray("take all NPUs of a fabric of several dimensions");
        QTest::newRow("custom") << QStringList { "synthesize", "--topology", "Ring(6)", "--pattern", "sums.json",
            "--shard", "1MiB" } << QByteArray("--shard: a custom collective has no shards (use --size)");
        QTest::newRow("zeros") << QStringList { "verify", "/dev/zero" } << QByteArray("bytes that are zero");
    }
    void adviceCanBeFollowed()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, said);
        QVERIFY(writeFile(path("sums.json"), R"({"sums":[{"from":[0],"to":[1]}]})"));
        const CliOutcome outcome = run(arguments);
        QCOMPARE(outcome.code, 2);
        QVERIFY2(outcome.err.contains(said), outcome.told().constData());
    }

    // A name that looks like a file is the prefix of many.
    void anEndingThatIsNoFormIsSaid()
    {
        const QStringList made { "algorithm", "ring", "--pattern", "all-gather", "--topology", "Ring(4)", "--out" };
        const QByteArray note = "note: '.dat' is no ending of a schedule (.xml, .json)";
        const CliOutcome strange = run(made + QStringList { "x.dat" });
        QVERIFY2(strange.code == 0 && strange.out.contains(note), strange.out.constData());
        for (const char* sound : { "x", "x.json", "x.xml" })
            QVERIFY(!run(made + QStringList { sound }).out.contains("note:"));
        QVERIFY(run({ "convert", "x.json", "y.dat" }).out.contains(note));
        QVERIFY(!run({ "convert", "x.json", "y.dat", "--format", "et" }).out.contains("note:"));
        QVERIFY(run(
            { "synthesize", "--topology", "Ring(4)", "--collective", "all-gather", "--size", "1MiB", "--out", "z.dat" })
                    .out.contains(note));
        QVERIFY(run({ "synthesize", "--help" }).out.simplified().contains("an all-gather, a reduce-scatter or an"));
    }

    void aStrangeObjectIsNoSystemFile()
    {
        QVERIFY(writeFile(path("strange.json"), R"({"apples":3,"pears":[1,2]})"));
        const CliOutcome outcome = run({ "inspect", "strange.json" });
        QCOMPARE(outcome.code, 2);
        QVERIFY2(outcome.err.contains("strange.json: this JSON object is none of the forms that Weft reads")
                && outcome.err.contains("'apples', 'pears'") && outcome.err.contains("'endpoint-delay'")
                && outcome.err.contains("'memory-type'"),
            outcome.told().constData());
        QVERIFY(writeFile(path("empty.json"), "{}"));
        QVERIFY(run({ "inspect", "empty.json" }).err.contains("this JSON object is empty"));
    }

    // A key that is missing is not one that is unknown.
    void missingKeysHaveACodeOfTheirOwn()
    {
        QVERIFY(writeFile(path("s.json"), R"({"endpoint-delay":10,"model-shared-bus":1,"bogus":2})"));
        const QJsonObject json = QJsonDocument::fromJson(run({ "inspect", "--json", "s.json" }).out).object();
        QMap<QString, int> codes;
        for (const auto& finding : json["findings"].toArray())
            ++codes[finding.toObject()["code"].toString()];
        QCOMPARE(codes["unknown-key"], 1); // bogus
        QCOMPARE(codes["missing"], 5); // local-mem-bw, L, o, g and G
    }

    void batchErrorsNameTheKey_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("key");
        QTest::newRow("workload") << row("nowhere") << "workload";
        QTest::newRow("no workload") << json("{'id':1,'topology':'Ring(4)'}") << "workload";
        QTest::newRow("topology") << json("{'id':1,'workload':'t','topology':'Rong(4)'}") << "topology";
        QTest::newRow("network") << json("{'id':1,'workload':'t','network_yaml':'topology: [ Rong ]'}") << "npus_count";
        QTest::newRow("system") << json("{'id':1,'workload':'t','topology':'Ring(4,50GB/s,1ns)','system':'ring'}")
                                << "system";
        QTest::newRow("in the system") << json(
            "{'id':1,'workload':'t','topology':'Ring(4,50GB/s,1ns)','system':{'endpoint-delay':'ten'}}")
                                       << "endpoint-delay";
        QTest::newRow("memory") << json(
            "{'id':1,'workload':'t','topology':'Ring(4,50GB/s,1ns)','system':{},'remote_memory':[1]}")
                                << "remote_memory";
        QTest::newRow("groups") << json(
            "{'id':1,'workload':'t','topology':'Ring(4,50GB/s,1ns)','system':{},'comm_groups':[1]}")
                                << "comm_groups";
    }
    void batchErrorsNameTheKey()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, key);
        QVERIFY(writeFile(path("rows.jsonl"), text));
        const CliOutcome outcome = run({ "batch", "rows.jsonl", "--base", ".", "--out", "out.jsonl" });
        QVERIFY2(outcome.code == 1, outcome.told().constData());
        const QJsonObject error = readJson(path("out.jsonl"))["error"].toObject();
        QCOMPARE(error["key"].toString(), key);
        QVERIFY2(error["where"].toString().contains('\'' + key + '\''), qPrintable(error["where"].toString()));
    }

    // 30 errors that differ in their numbers alone, and 25 warnings that differ in names.
    void whatRepeatsIsCounted()
    {
        QByteArray groups;
        QByteArray system;
        for (int i = 1; i <= 30; ++i)
            groups += (i == 1 ? "{\"" : ",\"") + QByteArray::number(i) + "\":\"x\"";
        for (int i = 1; i <= 25; ++i)
            system += (i == 1 ? "{\"" : ",\"") + QByteArray("strange") + QByteArray::number(i) + "\":1";
        QVERIFY(writeFile(path("groups.json"), groups + '}'));
        QVERIFY(writeFile(path("s.json"), system + ",\"local-mem-bw\":1}"));
        const CliOutcome errors = run({ "inspect", "groups.json" });
        QCOMPARE(errors.code, 2);
        QVERIFY2(errors.err.count("weft-cli: error: groups.json:1") == 20, errors.told().constData());
        QVERIFY2(errors.err.contains("weft-cli: error: … and 10 more like it: group 1: a list of ranks is expected\n"),
            errors.told().constData());
        QCOMPARE(errors.err.count('\n'), 21);
        const CliOutcome warnings = run({ "inspect", "s.json" });
        QVERIFY2(warnings.err.contains("weft-cli: warning: … and 5 more like it: "), warnings.told().constData());
        QCOMPARE(warnings.err.count('\n'), 21);
    }

    // Chunks of an all-reduce that wait for each other, as in the peer: it is said what it is, and each remedy helps.
    void aDeadlockOfChunksIsExplained()
    {
        for (int rank = 0; rank < 8; ++rank)
            QVERIFY(writeFile(path("d." + QString::number(rank) + ".et"),
                et::metadata() + et::comp(0, rank == 0 ? 50 : 1).bytes()
                    + et::collective(1, et::AllReduce, 1 << 20).data(0).bytes()));
        const QString fabric = "Ring(2,50GB/s,500ns)_Ring(2,50GB/s,500ns)_Ring(2,50GB/s,500ns)";
        const auto outcomeOf = [&](const char* optimization, int active, const QStringList& more) {
            writeFile(path("s.json"),
                json("{'scheduling-policy':'LIFO','endpoint-delay':10,'preferred-dataset-splits':4,'local-mem-bw':1600,"
                     "'active-chunks-per-dimension':ACTIVE,'collective-optimization':'WHICH'}")
                    .replace("ACTIVE", QByteArray::number(active))
                    .replace("WHICH", optimization));
            return run(
                QStringList { "simulate", "--topology", fabric, "--workload", "d", "--system", "s.json" } + more);
        };
        const CliOutcome stuck = outcomeOf("localBWAware", 1, {});
        QVERIFY2(stuck.code == 1, stuck.told().constData());
        const QByteArray what
            = "with localBWAware and one queue a dimension, chunks of an all-reduce over three dimensions";
        QVERIFY2(stuck.err.count(what) == 1, stuck.told().constData());
        QVERIFY(outcomeOf("localBWAware", 1, { "--result", "stuck.json", "--quiet" }).err.count(what) == 1);
        const QJsonArray warnings = readJson(path("stuck.json"))["warnings"].toArray();
        QCOMPARE(warnings.size(), 1);
        QVERIFY(warnings[0].toObject()["message"].toString().startsWith(what));
        for (const char* remedy : { "two queues a dimension", "collective-optimization baseline",
                 "active-chunks-per-dimension of at least preferred-dataset-splits (4)" })
            QVERIFY2(stuck.err.contains(remedy), stuck.told().constData());
        QCOMPARE(outcomeOf("localBWAware", 1, { "--num-queues-per-dim", "2" }).code, 0);
        QCOMPARE(outcomeOf("baseline", 1, {}).code, 0);
        QCOMPARE(outcomeOf("localBWAware", 4, {}).code, 0);
    }
    // Other reasons are not taken for it.
    void aMissingRankIsNoDeadlockOfChunks()
    {
        for (int rank = 0; rank < 8; ++rank)
            QVERIFY(writeFile(path("d." + QString::number(rank) + ".et"),
                et::metadata() + et::receive(1, (rank + 1) % 8, rank, 10).bytes()
                    + et::send(2, rank, (rank + 7) % 8, 10).data(1).bytes()));
        QVERIFY(writeFile(path("s.json"),
            R"({"preferred-dataset-splits":4,"local-mem-bw":1600,"collective-optimization":"localBWAware"})"));
        const CliOutcome outcome
            = run({ "simulate", "--topology", "Ring(2,50GB/s,500ns)_Ring(2,50GB/s,500ns)_Ring(2,50GB/s,500ns)",
                "--workload", "d", "--system", "s.json" });
        QVERIFY2(outcome.code == 1 && !outcome.err.contains("localBWAware"), outcome.told().constData());
    }

    // How many messages took the short way, and how even the load of equal links is.
    void aRunSaysHowItsMessagesWent()
    {
        QCOMPARE(
            run({ "simulate", "--topology", "Ring(4,50GB/s,500ns)", "--workload", "t", "--result", "ring.json" }).code,
            0);
        const QJsonObject ring = readJson(path("ring.json"));
        QCOMPARE(ring["messages"].toInt(), 4 * 6);
        QCOMPARE(ring["fast_messages"].toInt(), 4 * 5); // all but the first of each
        QVERIFY(!ring.contains("equal_links")); // links were not recorded
        // From each leaf one NPU sends to the other one, over one of two links up.
        const CliOutcome tree = run({ "simulate", "--topology", "FatTree(4,50GB/s,500ns,leaf=2,spines=2)", "--workload",
            "t", "--network-model", "aware", "--record", "links", "--result", "tree.json" });
        QVERIFY2(tree.code == 0, tree.told().constData());
        const QJsonObject loads = readJson(path("tree.json"))["equal_links"].toObject();
        QCOMPARE(loads["groups"].toInt(), 2);
        QCOMPARE(loads["max_over_mean_worst"].toDouble(), 2.0);
        QCOMPARE(loads["max_over_mean"].toDouble(), 2.0);
        QVERIFY2(tree.out.contains("equal links: the fullest carries 2 × the mean of the 2 that leave switch0"),
            tree.out.constData());
    }

    // Collectives of process groups follow less of a system file than those of all ranks.
    void whatGroupsDoNotFollowIsSaid()
    {
        for (int rank = 0; rank < 4; ++rank)
            QVERIFY(writeFile(path("g." + QString::number(rank) + ".et"),
                et::metadata()
                    + et::collective(0, et::AllReduce, 1 << 20).text("pg_name", rank < 2 ? "1" : "2").bytes()));
        QVERIFY(writeFile(path("groups.json"), R"({"1":[0,1],"2":[2,3]})"));
        QVERIFY(writeFile(path("s.json"),
            R"({"endpoint-delay":20,"local-mem-bw":1600,"model-shared-bus":1,"L":1,"o":1,"g":1,"G":0.1,
                "all-reduce-implementation":["ring","direct"],"all-gather-implementation":["ring","direct"]})"));
        const QStringList arguments { "simulate", "--topology", "Ring(2,50GB/s,500ns)_Ring(2,50GB/s,500ns)", "--system",
            "s.json", "--comm-groups", "groups.json", "--workload" };
        const CliOutcome groups = run(arguments + QStringList { "g" });
        QVERIFY2(groups.code == 0, groups.told().constData());
        for (const char* key : { "'endpoint-delay'", "'model-shared-bus'", "'all-reduce-implementation'" })
            QVERIFY2(groups.err.count(key) == 1, groups.told().constData());
        QVERIFY(!groups.err.contains("all-gather")); // there is none
        // A list that collectives of all ranks follow has its effect, and says ring for the dimension of these groups.
        for (int rank = 0; rank < 4; ++rank)
            QVERIFY(writeFile(path("b." + QString::number(rank) + ".et"),
                et::metadata() + et::collective(0, et::AllReduce, 1 << 20).text("pg_name", rank < 2 ? "1" : "2").bytes()
                    + et::collective(1, et::AllReduce, 1 << 20).data(0).bytes()));
        const CliOutcome both = run(arguments + QStringList { "b" });
        QVERIFY2(both.code == 0 && !both.err.contains("all-reduce") && both.err.contains("'endpoint-delay'")
                && both.err.contains("--groups-by-dimension"),
            both.told().constData());
        // Not so for groups of the other dimension, or of both.
        for (const char* others : { R"({"1":[0,2],"2":[1,3]})", R"({"1":[0,1,3],"2":[0,2]})" }) {
            QVERIFY(writeFile(path("others.json"), others));
            const bool isColumn = QByteArray(others).contains("[1,3]}");
            for (int rank = 0; rank < 4; ++rank)
                QVERIFY(writeFile(path("o." + QString::number(rank) + ".et"),
                    et::metadata()
                        + (isColumn || rank != 2 ? et::collective(0, et::AllReduce, 1 << 20)
                                                       .text("pg_name", isColumn && rank % 2 == 1 ? "2" : "1")
                                                       .bytes()
                                                 : QByteArray())
                        + et::collective(1, et::AllReduce, 1 << 20).bytes()));
            const CliOutcome other = run({ "simulate", "--topology", "Ring(2,50GB/s,500ns)_Ring(2,50GB/s,500ns)",
                "--system", "s.json", "--comm-groups", "others.json", "--workload", "o" });
            QVERIFY2(other.code == 0 && other.err.count("'all-reduce-implementation'") == 1, other.told().constData());
        }
        // With Weft's own rule they follow all of it.
        const CliOutcome own
            = run(arguments + QStringList { "g", "--groups-by-dimension", "--result", "own.json", "--quiet" });
        QVERIFY2(own.code == 0 && own.err.isEmpty(), own.told().constData());
        QCOMPARE(readJson(path("own.json"))["groups_by_dimension"].toBool(), true);
        QCOMPARE(run(arguments + QStringList { "g", "--result", "off.json", "--quiet" }).code, 0);
        const QJsonObject off = readJson(path("off.json"));
        QCOMPARE(off["groups_by_dimension"].toBool(true), false);
        QVERIFY(off["makespan_ns"].toInt() != readJson(path("own.json"))["makespan_ns"].toInt());
        QVERIFY(writeFile(path("corner.json"), R"({"1":[0,1,2]})"));
        for (int rank = 0; rank < 4; ++rank)
            QVERIFY(writeFile(path("c." + QString::number(rank) + ".et"),
                et::metadata()
                    + (rank < 3 ? et::collective(0, et::AllReduce, 1 << 20).text("pg_name", "1").bytes()
                                : et::comp(0, 1).bytes())));
        const CliOutcome corner = run({ "simulate", "--topology", "Ring(2,50GB/s,500ns)_Ring(2,50GB/s,500ns)",
            "--system", "s.json", "--comm-groups", "corner.json", "--groups-by-dimension", "--workload", "c" });
        QVERIFY2(
            corner.code == 0 && corner.err.count("process group '1' is no full part") == 1, corner.told().constData());
        const CliOutcome world = run(arguments + QStringList { "t" });
        QVERIFY2(world.code == 0 && !world.err.contains("process groups"), world.told().constData());
        QVERIFY(writeFile(path("s.json"),
            R"({"endpoint-delay":10,"local-mem-bw":1600,"all-reduce-implementation":["ring","ring"]})"));
        const CliOutcome same = run(arguments + QStringList { "g" });
        QVERIFY2(same.code == 0 && same.err.isEmpty(), same.told().constData());
    }

private:
    [[nodiscard]] static QByteArray row(const char* workload)
    {
        return json("{'id':1,'topology':'Ring(4,50GB/s,500ns)','system':{'local-mem-bw':1600},'workload':'") + workload
            + "\"}\n";
    }
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    [[nodiscard]] CliOutcome run(const QStringList& arguments) const { return runCli(arguments, m_folder->path()); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

WEFT_TEST(TestCliWords)
#include "tst_cli_words.moc"
