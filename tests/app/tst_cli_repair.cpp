// SPDX-License-Identifier: GPL-3.0-or-later
// weft-cli synthesize: sums of one's own from a file, and schedules that ran before a link failed.
#include "cli_runner.h"

#include "tests/support/test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

class TestCliRepair : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void customSumsAreMadeFromAFile()
    {
        const QString sums = write("sums.json", R"({ "sums": [ { "from": [0, 1, 2], "to": [4, 5] },
            { "from": [3], "to": [0, 1] }, { "from": [0, 5], "to": [5] } ] })");
        const QStringList asked { "--topology", "Mesh(2x3,50GiB/s,500ns)", "--pattern", sums, "--size", "3MiB" };
        const QJsonObject result = made(asked + QStringList { "--chunks", "2" });
        QVERIFY(result["verified"].toBool());
        QCOMPARE(result["pattern"].toString(), QStringLiteral("custom"));
        QCOMPARE(result["chunk_bytes"].toInt(), 1 << 19);
        QCOMPARE(runCli(QStringList { "synthesize" } + asked + QStringList { "--out", m_folder->filePath("made.json") })
                     .code,
            0);
        QCOMPARE(runCli({ "verify", m_folder->filePath("made.json") }).code, 0);
        QCOMPARE(
            runCli(QStringList { "synthesize" } + asked + QStringList { "--out", m_folder->filePath("one.json") }).code,
            0);
        const QJsonObject mended = made(
            { "--topology", "Mesh(2x3,50GiB/s,500ns)", "--from", m_folder->filePath("one.json"), "--size", "3MiB" });
        QVERIFY(mended["chunks_per_npu"].toInt() == 1 && mended["chunk_bytes"].toInt() == 1 << 20);
        const QString xml = m_folder->filePath("made.xml");
        QCOMPARE(runCli(QStringList { "synthesize" } + asked + QStringList { "--out", xml }).code, 0);
        const CliOutcome unsaid
            = runCli({ "synthesize", "--topology", "Mesh(2x3,50GiB/s,500ns)", "--from", xml, "--size", "3MiB" });
        QVERIFY2(unsaid.code == 2 && unsaid.err.contains("promises"), unsaid.told().constData());
        const CliOutcome compared = runCli(QStringList { "synthesize" } + asked + QStringList { "--compare" });
        QVERIFY2(compared.err.contains("nothing to compare with"), compared.told().constData());
        // What is there already takes no time, and no bound says more.
        const QString there = write("there.json", R"({ "sums": [ { "from": [0], "to": [0] } ] })");
        const QJsonObject still = made({ "--topology", "FC(2,50GiB/s,3us)", "--pattern", there, "--size", "1000" });
        QVERIFY(still["simulated_ns"].isDouble() && still["simulated_bound_ns"].isDouble());
        QVERIFY(still["simulated_bound_ns"].toInt() <= still["simulated_ns"].toInt());
        const QString wrong = write("wrong.json", "{ \"sums\": [\n { \"from\": [0, 6], \"to\": [1] } ] }");
        const CliOutcome refused
            = runCli({ "synthesize", "--topology", "Mesh(2x3)", "--pattern", wrong, "--size", "1" });
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.err.contains("wrong.json:2") && refused.err.contains("0 to 5"), refused.err.constData());
    }

    void aScheduleIsKeptAfterALinkHasFailed()
    {
        const QString whole = m_folder->filePath("whole.json");
        QCOMPARE(runCli({ "convert", "Mesh(4x4,50GiB/s,500ns)", whole }).code, 0);
        const QString old = m_folder->filePath("old.json");
        const QJsonObject before
            = made({ "--topology", whole, "--collective", "all-reduce", "--size", "16MiB", "--out", old });
        QVERIFY(before["verified"].toBool());
        QFile file(whole);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QJsonObject fabric = QJsonDocument::fromJson(file.readAll()).object();
        fabric["state"] = QJsonObject { { "links", QJsonArray { QJsonObject { { "link", 7 }, { "failed", true } } } } };
        const QString broken = write("broken.json", QJsonDocument(fabric).toJson());
        const QStringList asked { "--topology", broken, "--from", old, "--size", "16MiB" };
        const QJsonObject result = made(asked + QStringList { "--out", m_folder->filePath("new.json") });
        QVERIFY(result["verified"].toBool());
        const QJsonObject difference = result["difference"].toObject();
        QCOMPARE(difference["kept"].toInt() + difference["moved"].toInt() + difference["dropped"].toInt(),
            before["transfers"].toInt());
        QVERIFY(difference["new"].toInt() > 0 && difference["kept"].toInt() > before["transfers"].toInt() / 4);
        const CliOutcome told = runCli(QStringList { "synthesize" } + asked);
        QVERIFY2(told.out.contains("kept ") && told.out.contains("at another time"), told.out.constData());
        const QJsonObject same = made({ "--topology", whole, "--from", old, "--size", "16MiB" });
        QCOMPARE(same["difference"].toObject()["kept"].toInt(), before["transfers"].toInt());
        QVERIFY(same["simulated_ns"].isNull() && same["not_simulated"].toString().contains("mended"));
        // The library's times are of the simulator, so this one's have to be.
        const QJsonObject compared = made({ "--topology", whole, "--from", old, "--size", "16MiB", "--compare" });
        QVERIFY(compared["simulated_ns"].toInt() > 0 && !compared["library"].toArray().isEmpty());
        QCOMPARE(
            runCli({ "synthesize", "--topology", broken, "--from", old, "--size", "1MiB", "--chunks", "2" }).code, 2);
    }

    // Where switches queue, what is mended is no more than a sixteenth slower than what is made anew.
    void whatIsMendedBehindSwitchesIsQuick()
    {
        struct Case {
            const char* spec;
            const char* collective;
            const char* links;
        };
        for (const Case& each : { Case { "FatTree(12)", "all-gather", "{ 'link': 0, 'bandwidth_factor': 0.5 }" },
                 Case { "Switch(6)_Ring(2)", "all-reduce",
                     "{ 'link': 5, 'bandwidth_factor': 0.9 }, { 'link': 7, 'bandwidth_factor': 0.5 }" } }) {
            const QString old = m_folder->filePath("old.json");
            const QStringList size { "--size", "1MiB" };
            const QStringList anew = QStringList { "--collective", each.collective, "--chunks", "2" } + size;
            QVERIFY(made(QStringList { "--topology", each.spec, "--out", old } + anew)["verified"].toBool());
            QByteArray fabric = QByteArray("{ 'format': 'weft-topology', 'version': 1, 'spec': '") + each.spec
                + "', 'state': { 'links': [ " + each.links + " ] } }";
            const QString broken = write("broken.json", fabric.replace('\'', '"'));
            const QJsonObject mended = made(QStringList { "--topology", broken, "--from", old } + size);
            const QJsonObject other = made(QStringList { "--topology", broken } + anew);
            QVERIFY(mended["verified"].toBool() && other["verified"].toBool());
            QVERIFY2(16 * mended["simulated_ns"].toDouble() <= 17 * other["simulated_ns"].toDouble(), each.spec);
        }
    }

    // What could not be mended well is as good as if there had been nothing to mend.
    void whatIsMadeAnewIsAsGood()
    {
        const QString old = m_folder->filePath("old.json");
        const QStringList size { "--size", "64MiB" };
        const QStringList anew = QStringList { "--collective", "all-gather" } + size;
        QVERIFY(made(QStringList { "--topology", "Switch(6)_Ring(2)", "--out", old } + anew)["verified"].toBool());
        const QString broken = write("broken.json", failed("Switch(6)_Ring(2)", "links", "link", 6));
        const QJsonObject mended = made(QStringList { "--topology", broken, "--from", old } + size);
        const QJsonObject fresh = made(QStringList { "--topology", broken } + anew);
        QVERIFY(!mended["difference"].toObject()["made_anew"].toString().isEmpty());
        QVERIFY(mended["planned_ns"].toDouble() <= fresh["planned_ns"].toDouble());
        QVERIFY(mended["simulated_ns"].toDouble() <= fresh["simulated_ns"].toDouble());
    }

    // Through switches the file holds the messages in another order than the plan: its own time is said.
    void howLongTheGivenOneTakesIsSaid()
    {
        const QString old = m_folder->filePath("old.json");
        const QStringList size { "--size", "4KiB" };
        QVERIFY(made(QStringList { "--topology", "FatTree(12)", "--collective", "reduce-scatter", "--out", old }
            + size)["verified"]
                    .toBool());
        const QJsonObject same = made(QStringList { "--topology", "FatTree(12)", "--from", old } + size);
        QCOMPARE(same["difference"].toObject()["moved"].toInt(), 0);
        QVERIFY(same["planned_ns"].toDouble() > 0);
        QCOMPARE(same["difference"].toObject()["given_ns"].toDouble(), same["planned_ns"].toDouble());
    }

    void whoHasFailedCannotTakePart()
    {
        const QString broken = write("broken.json", failed("Mesh(3x3)", "nodes", "node", 4));
        const QStringList asked { "synthesize", "--topology", broken, "--collective", "all-gather", "--size", "8MiB" };
        const CliOutcome refused = runCli(asked);
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.err.contains("NPU 4 takes part and has failed"), refused.err.constData());
        QCOMPARE(runCli(asked + QStringList { "--group", "0,1,2,3,5,6,7,8" }).code, 0);
        // Of sums of one's own too; who only relays may fail, also after a schedule was made through it.
        const QString old = m_folder->filePath("old.json");
        const QString with = write("with.json", R"({ "sums": [ { "from": [3, 4], "to": [5] } ] })");
        const QString without = write("without.json", R"({ "sums": [ { "from": [3, 0], "to": [5] } ] })");
        const QStringList size { "--size", "8MiB" };
        QVERIFY(made(QStringList { "--topology", "Mesh(3x3)", "--pattern", without, "--out", old } + size)["verified"]
                    .toBool());
        for (const auto& [given, code] : { std::pair(QStringList { "--pattern", with }, 2),
                 std::pair(QStringList { "--pattern", without }, 0), std::pair(QStringList { "--from", old }, 0) }) {
            const CliOutcome done = runCli(QStringList { "synthesize", "--topology", broken } + given + size);
            QVERIFY2(done.code == code, done.err.constData());
            QCOMPARE(done.err.contains("NPU 4 takes part and has failed"), code != 0);
        }
    }

    // An algorithm of the library that has no way on the fabric is not written; the ending of a name may be in
    // capitals.
    void whatHasNoWayIsNotWritten()
    {
        const QString broken = write("broken.json", failed("Ring(4,uni=1)", "links", "link", 0));
        for (const auto& [fabric, code] : { std::pair(broken, 2), std::pair(QStringLiteral("Ring(4,uni=1)"), 0) }) {
            const QString out = m_folder->filePath("ring.XML");
            const CliOutcome done
                = runCli({ "algorithm", "ring", "--pattern", "all-reduce", "--topology", fabric, "--out", out });
            QCOMPARE(done.code, code);
            QCOMPARE(QFile::exists(out), code == 0);
            QCOMPARE(done.err.contains("no way from NPU 0 to NPU 1"), code != 0);
        }
    }

private:
    static QByteArray failed(const char* spec, const char* parts, const char* part, int number)
    {
        return QByteArray("{ \"format\": \"weft-topology\", \"version\": 1, \"spec\": \"") + spec
            + "\", \"state\": { \"" + parts + "\": [ { \"" + part + "\": " + QByteArray::number(number)
            + ", \"failed\": true } ] } }";
    }
    QString write(const char* name, const QByteArray& text)
    {
        QFile file(m_folder->filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("a file cannot be written");
        return file.fileName();
    }
    QJsonObject made(const QStringList& arguments) { return synthesized(arguments, m_folder->path()); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

WEFT_TEST(TestCliRepair)
#include "tst_cli_repair.moc"
