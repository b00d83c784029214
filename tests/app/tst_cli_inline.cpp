// SPDX-License-Identifier: GPL-3.0-or-later
// weft-cli inline: workloads whose collectives become plain messages, and what the result does when it is simulated.
#include "cli_runner.h"
#include "et_bytes.h"

#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

class TestCliInline : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void helpNamesItsOptions()
    {
        const CliOutcome help = run({ "inline", "--help" });
        QCOMPARE(help.code, 0);
        for (const char* option : { "--workload", "--system", "--topology", "--out", "--comm-groups", "--dims",
                 "--only", "--group", "--reduce-model", "--local-mem-bw", "--drop-metadata", "--result" })
            QVERIFY2(help.out.contains(option), option);
    }

    // The workload with the algorithm given for its collectives, and with the algorithm's messages in their place.
    void takesTheTimeOfTheGivenAlgorithm_data()
    {
        QTest::addColumn<QString>("file");
        for (const char* file : { "ring.json", "ring.xml", "ring" }) // the last: traces
            QTest::newRow(file) << QString(file);
    }
    void takesTheTimeOfTheGivenAlgorithm()
    {
        QFETCH(QString, file);
        CliOutcome outcome = run({ "algorithm", "ring", "--pattern", "all-reduce", "--topology", kFabric, "--size",
            "400000", "--out", file });
        QVERIFY2(outcome.code == 0, outcome.told().constData());
        QVERIFY(writeSystem("\"all-reduce-implementation-custom\": [\"" + file.toUtf8() + "\"]"));
        QVERIFY(writeWorkload(et::AllReduce, 400'000));
        const QJsonObject made = inlined({});
        QCOMPARE(made["collectives_inlined"].toInt(), 2);
        QCOMPARE(made["collectives_kept"].toInt(), 0);
        QCOMPARE(made["nodes_before"].toInt(), 4 * 4);
        QCOMPARE(made["nodes_after"].toInt(), 4 * (2 + 2 * 15));
        QCOMPARE(made["bytes_sent"].toInt(), 2 * 4 * 6 * 100'000);
        QCOMPARE(made["files"].toArray().size(), 4);
        const QJsonObject kind = made["collectives"].toArray().at(0).toObject();
        QCOMPARE(kind["type"].toString(), QString("all-reduce"));
        QCOMPARE(kind["count"].toInt(), 2);
        QCOMPARE(kind["comm_size"].toInt(), 800'000);
        QCOMPARE(kind["nccl_size"].toInt(), 800'000);
        for (const char* model : { "aware", "unaware" }) {
            const QJsonObject whole = simulated("work", model);
            const QJsonObject plain = simulated("plain", model);
            QCOMPARE(plain["makespan_ns"].toInt(), whole["makespan_ns"].toInt());
            QCOMPARE(plain["messages"].toInt(), whole["messages"].toInt());
            QCOMPARE(plain["messages"].toInt(), 2 * 24);
        }
    }

    // One algorithm a dimension: their schedules along the dimensions, for all patterns.
    void nativeAlgorithmsBecomeSchedules_data()
    {
        QTest::addColumn<QByteArray>("list");
        QTest::addColumn<QString>("fabric");
        QTest::addColumn<int>("type");
        QTest::addColumn<QString>("schedule");
        const QString two = "Ring(2,50GB/s,500ns)_FC(2,50GB/s,500ns)";
        QTest::newRow("ring") << QByteArray("[\"ring\"]") << QString(kFabric) << 0 << "ring";
        QTest::newRow("direct") << QByteArray("[\"direct\"]") << QString(kFabric) << 2 << "direct";
        QTest::newRow("halving") << QByteArray("[\"halvingDoubling\"]") << QString(kFabric) << 7 << "halving-doubling";
        QTest::newRow("trees") << QByteArray("[\"doubleBinaryTree\"]") << QString(kFabric) << 0 << "double-binary-tree";
        QTest::newRow("to all") << QByteArray("[\"direct\"]") << QString(kFabric) << 6 << "direct";
        QTest::newRow("one ring") << QByteArray("[\"oneRing\"]") << two << 0 << "ring";
        QTest::newRow("two dimensions") << QByteArray("[\"ring\", \"direct\"]") << two << 0 << "hierarchical";
        QTest::newRow("gather, two") << QByteArray("[\"ring\", \"halvingDoubling\"]") << two << 2 << "hierarchical";
        QTest::newRow("broadcast") << QByteArray("[\"ring\"]") << QString(kFabric) << 5 << "binomial-tree";
        QTest::newRow("scatter") << QByteArray("[\"ring\"]") << QString(kFabric) << 4 << "direct";
    }
    void nativeAlgorithmsBecomeSchedules()
    {
        QFETCH(QByteArray, list);
        QFETCH(QString, fabric);
        QFETCH(int, type);
        QFETCH(QString, schedule);
        m_fabric = fabric;
        QVERIFY(writeSystem("\"all-reduce-implementation\": " + list + ", \"all-gather-implementation\": " + list
            + ", \"reduce-scatter-implementation\": " + list + ", \"all-to-all-implementation\": " + list));
        QVERIFY(writeWorkload(static_cast<std::uint32_t>(type), 400'000));
        const QJsonObject made = inlined({});
        QCOMPARE(made["collectives_inlined"].toInt(), 2);
        const QJsonObject kind = made["collectives"].toArray().at(0).toObject();
        QVERIFY2(kind["schedule"].toString().contains(schedule), qPrintable(kind["schedule"].toString()));
        QCOMPARE(kind["nccl_size"].toInt(), kind["comm_size"].toInt() * (type == 2 ? 4 : 1));
        QCOMPARE(kind["parts_at_once"].toInt(), 1); // one split
        const QJsonObject plain = simulated("plain", "unaware");
        QVERIFY(plain["makespan_ns"].toInt() > 0);
        QVERIFY(plain["messages"].toInt() >= 2 * 3);
        m_fabric = kFabric;
    }

    void algorithmsOfNodesWin()
    {
        for (const char* name : { "ring", "direct" })
            QCOMPARE(run({ "algorithm", name, "--pattern", "all-reduce", "--topology", kFabric, "--out",
                             QString(name) + ".json" })
                         .code,
                0);
        QVERIFY(writeFile(path("nodes.yml"), "2: direct.json\n"));
        QVERIFY(writeSystem("\"all-reduce-implementation-custom\": [\"ring.json\"], "
                            "\"per-node-custom-implementation\": \"nodes.yml\""));
        QVERIFY(writeWorkload(et::AllReduce, 400'000));
        const QJsonArray kinds = inlined({})["collectives"].toArray();
        QCOMPARE(kinds.size(), 2);
        QCOMPARE(kinds.at(0).toObject()["schedule"].toString(), QString("direct all-reduce"));
        QCOMPARE(kinds.at(1).toObject()["schedule"].toString(), QString("ring all-reduce"));
        QVERIFY(simulated("plain", "aware")["makespan_ns"].toInt() > 0);
    }

    void onlyWhatWasAskedForIsReplaced()
    {
        QVERIFY(writeSystem("\"all-reduce-implementation\": [\"ring\"], \"all-gather-implementation\": [\"ring\"]"));
        QVERIFY(writeFile(path("groups.json"), "{\"3\": [0, 2], \"5\": [3, 1]}"));
        for (int rank = 0; rank < 4; ++rank) {
            et::Node own = et::collective(2, et::AllReduce, 4'000).text("pg_name", rank % 2 == 0 ? "3" : "5");
            QVERIFY(writeFile(path("work." + QString::number(rank) + ".et"),
                et::metadata() + et::collective(1, et::AllGather, 4'000).bytes() + own.data(1).bytes()));
        }
        const QStringList groups { "--comm-groups", "groups.json" };
        QJsonObject made = inlined(groups + QStringList { "--only", "all-gather" });
        QCOMPARE(made["collectives_inlined"].toInt(), 1);
        QCOMPARE(made["collectives_kept"].toInt(), 2);
        QCOMPARE(readFile(path("plain.comm_groups.json")), QByteArray("{\"3\":[0,2],\"5\":[3,1]}\n"));
        QVERIFY(simulated("plain", "aware", { "--comm-groups", "plain.comm_groups.json" })["makespan_ns"].toInt() > 0);

        made = inlined(groups + QStringList { "--group", "5" });
        QCOMPARE(made["collectives_inlined"].toInt(), 1);
        QCOMPARE(made["collectives_kept"].toInt(), 2);
        QCOMPARE(readFile(path("plain.comm_groups.json")), QByteArray("{\"3\":[0,2]}\n"));
        QVERIFY(simulated("plain", "aware", { "--comm-groups", "plain.comm_groups.json" })["makespan_ns"].toInt() > 0);

        QVERIFY(QFile::remove(path("plain.comm_groups.json")));
        made = inlined(groups);
        QCOMPARE(made["collectives_inlined"].toInt(), 3);
        QVERIFY(!QFile::exists(path("plain.comm_groups.json"))); // nothing needs it
        QVERIFY(simulated("plain", "aware")["makespan_ns"].toInt() > 0);

        const CliOutcome none = run(command(groups + QStringList { "--only", "all-to-all" }));
        QVERIFY2(none.code == 0 && none.err.contains("no collective to inline"), none.told().constData());
    }

    // The bundled sample: groups, dimensions that take part, and a roofline.
    void theSampleBecomesPlain()
    {
        QCOMPARE(run({ "sample", "--out", "sample" }).code, 0);
        const CliOutcome outcome = run({ "inline", "--workload", "sample/step", "--system", "sample/system.json",
            "--topology", "sample/fabric.json", "--comm-groups", "sample/groups.json", "--out", "plain", "--result",
            "made.json" });
        QVERIFY2(outcome.code == 0, outcome.told().constData());
        const QJsonObject made = readJson(path("made.json"));
        QVERIFY(made["collectives_inlined"].toInt() > 0);
        QCOMPARE(made["collectives_kept"].toInt(), 0);
        const CliOutcome run1 = run({ "simulate", "--workload", "plain", "--system", "sample/system.json", "--topology",
            "sample/fabric.json", "--result", "result.json" });
        QVERIFY2(run1.code == 0, run1.told().constData());
        QVERIFY(readJson(path("result.json"))["messages"].toInt() > 0);
    }

    void whatCannotBeDoneIsRefused_data()
    {
        QTest::addColumn<QByteArray>("system");
        QTest::addColumn<int>("type");
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("words");
        const QByteArray ring = "\"all-reduce-implementation\": [\"ring\"]";
        const QStringList none;
        QTest::newRow("type") << ring << 0 << QStringList { "--only", "all-sorts" } << QByteArray("all-sorts");
        QTest::newRow("group") << ring << 0 << QStringList { "--group", "17" } << QByteArray("'17' is not defined");
        QTest::newRow("replay") << QByteArray("\"replay-only\": true") << 0 << none << QByteArray("replays durations");
        QTest::newRow("halving") << QByteArray("\"all-to-all-implementation\": [\"halvingDoubling\"]") << 6 << none
                                 << QByteArray("halving-doubling");
        QTest::newRow("trees") << QByteArray("\"all-gather-implementation\": [\"doubleBinaryTree\"]") << 2 << none
                               << QByteArray("doubleBinaryTree");
        QTest::newRow("itself") << ring << 0 << QStringList { "--out", "work" } << QByteArray("would be overwritten");
        QTest::newRow("model") << ring << 0 << QStringList { "--reduce-model", "magic" } << QByteArray("magic");
        QTest::newRow("file") << QByteArray("\"all-reduce-implementation-custom\": [\"nothing.xml\"]") << 0 << none
                              << QByteArray("nothing.xml");
    }
    void whatCannotBeDoneIsRefused()
    {
        QFETCH(QByteArray, system);
        QFETCH(int, type);
        QFETCH(QStringList, options);
        QFETCH(QByteArray, words);
        QVERIFY(writeSystem(system));
        QVERIFY(writeWorkload(static_cast<std::uint32_t>(type), 400'000));
        const CliOutcome outcome = run(command(options));
        QVERIFY2(outcome.ended && outcome.code == 2 && outcome.err.contains(words), outcome.told().constData());
        QVERIFY(!QFile::exists(path("plain.0.et")));
    }

    // What the peer would abort on is said when algorithms are written, too.
    void emptyMessagesAreWarnedAbout()
    {
        const CliOutcome outcome = run(
            { "algorithm", "ring", "--pattern", "all-reduce", "--topology", kFabric, "--size", "3", "--out", "tiny" });
        QVERIFY2(outcome.code == 0 && outcome.err.contains("--size of at least 4"), outcome.told().constData());
    }

    void membersThatDisagreeAreNamed()
    {
        QVERIFY(writeSystem("\"all-reduce-implementation\": [\"ring\"]"));
        QVERIFY(writeWorkload(et::AllReduce, 400'000));
        QVERIFY(writeFile(path("work.3.et"), et::metadata() + et::comp(1, 3).bytes()));
        const CliOutcome outcome = run(command({}));
        QVERIFY2(outcome.code == 2 && outcome.err.contains("rank 3"), outcome.told().constData());
    }

    // Of what takes longer in traces it is said why, and not of what does not.
    void partsAtOnceAreTold()
    {
        QVERIFY(writeWorkload(et::AllReduce, 400'000));
        for (const int splits : { 1, 4 }) {
            QVERIFY(writeFile(path("system.json"),
                "{\"endpoint-delay\": 10, \"active-chunks-per-dimension\": 4, \"preferred-dataset-splits\": "
                    + QByteArray::number(splits) + ", \"all-reduce-implementation\": [\"ring\"]}"));
            const CliOutcome outcome = run(command({}));
            QVERIFY2(outcome.code == 0, outcome.told().constData());
            QVERIFY2(outcome.out.contains("several parts of a collective") == (splits > 1), outcome.told().constData());
            QVERIFY2(outcome.out.contains("one message after the other"), outcome.told().constData());
        }
    }

    void aDeviceIsNoPrefixOfTraces()
    {
        QVERIFY(writeSystem("\"all-reduce-implementation\": [\"ring\"]"));
        QVERIFY(writeWorkload(et::AllReduce, 400'000));
        QStringList arguments = command({});
        arguments[arguments.indexOf("--out") + 1] = "/dev/full";
        const CliOutcome outcome = run(arguments);
        QVERIFY2(outcome.code == 2 && outcome.err.contains("a device or a pipe cannot be written as traces"),
            outcome.told().constData());
    }

private:
    static constexpr const char* kFabric = "Ring(4,50GB/s,500ns)";

    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    [[nodiscard]] CliOutcome run(const QStringList& arguments) const
    {
        return runCli(arguments, m_folder->path(), 60000);
    }
    [[nodiscard]] bool writeSystem(const QByteArray& entries) const
    {
        return writeFile(path("system.json"),
            "{\"endpoint-delay\": 10, \"preferred-dataset-splits\": 1, \"collective-optimization\": \"localBWAware\", "
                + entries + "}");
    }
    // Compute, collective, compute, collective, one after the other.
    [[nodiscard]] bool writeWorkload(std::uint32_t type, std::int64_t bytes) const
    {
        bool fine = true;
        for (int rank = 0; rank < 4; ++rank) {
            fine = writeFile(path("work." + QString::number(rank) + ".et"),
                       et::metadata() + et::comp(1, static_cast<std::uint64_t>(rank)).bytes()
                           + et::collective(2, type, bytes).data(1).bytes() + et::comp(3, 7).data(2).bytes()
                           + et::collective(4, type, bytes).data(3).bytes())
                && fine;
        }
        return fine;
    }
    [[nodiscard]] QStringList command(const QStringList& options) const
    {
        QStringList all { "inline", "--workload", "work", "--system", "system.json", "--topology", m_fabric };
        if (!options.contains("--out"))
            all << "--out"
                << "plain";
        return all + options;
    }
    [[nodiscard]] QJsonObject inlined(const QStringList& options) const
    {
        const CliOutcome outcome = run(command(options + QStringList { "--result", "made.json" }));
        if (outcome.code != 0)
            qWarning("%s", outcome.told().constData());
        return outcome.code == 0 ? readJson(path("made.json")) : QJsonObject();
    }
    [[nodiscard]] QJsonObject simulated(const QString& prefix, const QString& model, const QStringList& more = {}) const
    {
        const CliOutcome outcome = run(QStringList { "simulate", "--workload", prefix, "--system", "system.json",
                                           "--topology", m_fabric, "--network-model", model, "--result", "result.json" }
            + more);
        if (outcome.code != 0)
            qWarning("%s", outcome.told().constData());
        return outcome.code == 0 ? readJson(path("result.json")) : QJsonObject();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_fabric = kFabric;
};

WEFT_TEST(TestCliInline)
#include "tst_cli_inline.moc"
