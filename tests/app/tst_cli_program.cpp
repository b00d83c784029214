// SPDX-License-Identifier: GPL-3.0-or-later
// Programs through the command line: checked, formatted, run, written as a workload that runs to the same time.
#include "cli_runner.h"

#include "tests/support/test_program.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace {

const QByteArray kProgram = "program update\ngroup g = 4\nsize N = 4096\ninput x: f32[N] local\ninput w: f32[N]\n"
                            "t = allreduce(+, x)\nv = update(w, w - t)\nschedule s {\n  rs, ag = split(t)\n"
                            "  reorder(ag, v)\n}\n";

} // namespace

class TestCliProgram : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(writeFile(path("p.weave"), kProgram));
    }

    void schedulesAreChecked()
    {
        const CliOutcome outcome = run({ "program", "check", "p.weave" });
        QVERIFY2(outcome.code == 0, outcome.told().constData());
        QVERIFY(outcome.out.contains("t: f32[N] replicated\n"));
        QVERIFY(outcome.out.contains("s: computes the same (2 steps; with 2, 3, 4, 8 ranks"));
        QVERIFY(writeFile(path("p.weave"), QByteArray(kProgram).replace("ag, v", "rs, v")));
        const CliOutcome refused = run({ "program", "check", "p.weave" });
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.told().contains("p.weave:10:3") && refused.told().contains("rs is no all-gather"),
            refused.told().constData());
        QVERIFY(writeFile(path("p.weave"), QByteArray(kProgram).replace("w - t", "w - q")));
        const CliOutcome wrong = run({ "program", "check", "p.weave" });
        QCOMPARE(wrong.code, 2);
        QVERIFY2(wrong.told().contains("p.weave:7:19"), wrong.told().constData());
    }

    // A file that was cut off to nothing does not pass for a program that was checked.
    void anEmptyProgramIsNone()
    {
        for (const QByteArray& text : { QByteArray(), QByteArray("# only words\n"), QByteArray("group g = 4\n") }) {
            QVERIFY(writeFile(path("p.weave"), text));
            for (const QStringList& asked : { QStringList { "program", "check", "p.weave" },
                     QStringList { "program", "run", "p.weave", "--topology", "Ring(4,1GB/s,1us)" } }) {
                const CliOutcome outcome = run(asked);
                QCOMPARE(outcome.code, 2);
                QVERIFY2(outcome.told().contains("p.weave: the program is empty"), outcome.told().constData());
            }
        }
    }

    void formattingIsPrintedOrWritten()
    {
        QVERIFY(writeFile(path("p.weave"), "group   g=4 # four\n"));
        QCOMPARE(run({ "program", "format", "p.weave" }).out, QByteArray("group g = 4 # four\n"));
        QCOMPARE(run({ "program", "format", "p.weave", "--in-place" }).code, 0);
        QCOMPARE(readFile(path("p.weave")), QByteArray("group g = 4 # four\n"));
        QVERIFY(writeFile(path("p.weave"), "group g = = 4\n"));
        QCOMPARE(run({ "program", "format", "p.weave", "--in-place" }).code, 2);
        QCOMPARE(readFile(path("p.weave")), QByteArray("group g = = 4\n"));
    }

    void loweredTracesTakeAsLong()
    {
        const QString fabric = "Ring(4,50GB/s,500ns)";
        for (const QStringList& schedule : { QStringList {}, QStringList { "--schedule", "s" } }) {
            const CliOutcome ran = run(
                QStringList { "program", "run", "p.weave", "--topology", fabric, "--result", "run.json" } + schedule);
            QVERIFY2(ran.code == 0, ran.told().constData());
            const CliOutcome lowered = run(
                QStringList { "program", "lower", "p.weave", "--topology", fabric, "--out-workload", "w" } + schedule);
            QVERIFY2(lowered.code == 0, lowered.told().constData());
            const CliOutcome simulated = run({ "simulate", "--topology", fabric, "--workload", "w", "--system",
                "w.system.json", "--result", "simulated.json" });
            QVERIFY2(simulated.code == 0, simulated.told().constData());
            QCOMPARE(readJson(path("run.json"))["makespan_ns"], readJson(path("simulated.json"))["makespan_ns"]);
            QVERIFY(readJson(path("run.json"))["makespan_ns"].toDouble() > 0);
        }
    }

    // A run says when each kernel began and ended, and writes the workload that it ran.
    void runsSayWhatTheyDid()
    {
        const CliOutcome ran = run({ "program", "run", "p.weave", "--topology", "Ring(4,50GB/s,500ns)", "--schedule",
            "s", "--result", "run.json", "--out-workload", "w" });
        QVERIFY2(ran.code == 0, ran.told().constData());
        QVERIFY2(ran.out.contains("v$new") && ran.out.contains("goes by"), ran.out.constData());
        const QJsonObject result = readJson(path("run.json"));
        const QJsonArray kernels = result["kernels"].toArray();
        QCOMPARE(kernels.size(), 3);
        double end = 0;
        for (const QJsonValue& kernel : kernels) {
            QCOMPARE(kernel["begin_ns"].toDouble(), end);
            end = kernel["end_ns"].toDouble();
        }
        QCOMPARE(end, result["makespan_ns"].toDouble());
        QCOMPARE(kernels[1]["limit"].toString(), "memory");
        for (const char* file : { "w.0.et", "w.3.et", "w.system.json", "w.network.yml" })
            QVERIFY2(QFileInfo::exists(path(file)), file);
        const CliOutcome simulated = run({ "simulate", "--topology", path("w.network.yml"), "--workload", "w",
            "--system", "w.system.json", "--result", "simulated.json" });
        QVERIFY2(simulated.code == 0, simulated.told().constData());
        QCOMPARE(readJson(path("simulated.json"))["makespan_ns"].toDouble(), end);
    }

    // The schedule that is found can be pasted, and its files take the time that was found.
    void tuningFindsAScheduleThatCanBePasted()
    {
        const QStringList on { "--topology", "Ring(4,50GB/s,500ns)" };
        const CliOutcome tuned = run(QStringList { "program", "tune", "p.weave", "--result", "tune.json", "--out",
                                         "tuned.weave", "--out-workload", "w", "--threads", "2" }
            + on);
        QVERIFY2(tuned.code == 0, tuned.told().constData());
        const QJsonObject result = readJson(path("tune.json"));
        QCOMPARE(result["format"].toString(), "weft-tuning");
        QVERIFY(result["best_ns"].toDouble() < result["as_it_stands_ns"].toDouble());
        const QJsonArray schedules = result["schedules"].toArray();
        QVERIFY(schedules.size() > 5);
        QCOMPARE(schedules[0]["time_ns"].toDouble(), result["best_ns"].toDouble());
        for (const QJsonValue& schedule : schedules) {
            QVERIFY(schedule["steps"].isArray());
            QVERIFY(schedule["time_ns"].isDouble() || schedule["at_least_ns"].isDouble());
        }
        QVERIFY2(tuned.out.contains(result["best_schedule"].toString().toUtf8()), tuned.out.constData());
        QVERIFY(readFile(path("tuned.weave")).startsWith(kProgram));
        const CliOutcome checked = run({ "program", "check", "tuned.weave" });
        QVERIFY2(checked.code == 0 && checked.out.contains("tuned: computes the same"), checked.told().constData());
        const CliOutcome simulated = run(
            QStringList { "simulate", "--workload", "w", "--system", "w.system.json", "--result", "s.json" } + on);
        QVERIFY2(simulated.code == 0, simulated.told().constData());
        QCOMPARE(readJson(path("s.json"))["makespan_ns"].toDouble(), result["best_ns"].toDouble());
        const CliOutcome none = run(QStringList { "program", "tune", "p.weave", "--budget", "0" } + on);
        QVERIFY2(none.code == 0 && none.out.contains("not all were looked at"), none.told().constData());
        QCOMPARE(run({ "program", "tune", "p.weave", "--topology", "Ring(8,50GB/s,500ns)" }).code, 2);
    }

    void wrongRequestsSaySo()
    {
        const QStringList runs { "program", "run", "p.weave", "--topology" };
        const CliOutcome npus = run(runs + QStringList { "Ring(8,50GB/s,500ns)" });
        QCOMPARE(npus.code, 2);
        QVERIFY2(npus.told().contains("--group g=8"), npus.told().constData());
        QCOMPARE(run(runs + QStringList { "Ring(8,50GB/s,500ns)", "--group", "g=8" }).code, 0);
        QCOMPARE(run(runs + QStringList { "Ring(4,50GB/s,500ns)", "--group", "q=8" }).code, 2);
        QCOMPARE(run(runs + QStringList { "Ring(4,50GB/s,500ns)", "--size", "N=0" }).code, 2);
        QCOMPARE(run(runs + QStringList { "Ring(4,50GB/s,500ns)", "--size", "N=64" }).code, 0);
        const CliOutcome twice = run(runs + QStringList { "Ring(4,50GB/s,500ns)", "--size", "N=64", "--size", "N=64" });
        QVERIFY2(twice.code == 2 && twice.told().contains("--size: 'N' is given twice"), twice.told().constData());
        // There is no chain in it.
        const CliOutcome unknown = run(runs + QStringList { "Ring(4,50GB/s,500ns)", "--inline", "rings" });
        QVERIFY2(unknown.code == 2 && unknown.told().contains("did you mean 'ring'?"), unknown.told().constData());
        for (const char* known : { "none", "halving-doubling" })
            QCOMPARE(run(runs + QStringList { "Ring(4,50GB/s,500ns)", "--inline", known }).code, 0);
        const CliOutcome schedule = run(runs + QStringList { "Ring(4,50GB/s,500ns)", "--schedule", "nix" });
        QVERIFY2(schedule.code == 2 && schedule.told().contains("there are s"), schedule.told().constData());
        const CliOutcome device = run(runs + QStringList { "Ring(4,50GB/s,500ns)", "--device", "V1" });
        QVERIFY2(device.code == 2 && device.told().contains("V100"), device.told().constData());
        QVERIFY(writeFile(
            path("long.weave"),
            "group g = 4\nsize N = 64\ninput x: f32[N] local\nt0 = allreduce(+, x)\nt1 = t0 * t0\nt2 = t1 * t1\n" + [] {
                QByteArray stages;
                for (int i = 3; i <= 60; ++i)
                    stages += QStringLiteral("t%1 = t%2 * t%2\n").arg(i).arg(i - 1).toUtf8();
                return stages;
            }() + "output t60\nschedule s {\nsplit(t0)\n}\n"));
        const CliOutcome unchecked = run({ "program", "check", "long.weave" });
        QVERIFY2(unchecked.code == 1 && unchecked.told().contains("too long to compare"), unchecked.told().constData());
        const QStringList lowers { "program", "lower", "p.weave", "--out-workload", "w", "--topology" };
        const CliOutcome lowered = run(lowers + QStringList { "Ring(8,50GB/s,500ns)" });
        QVERIFY2(lowered.code == 2 && lowered.told().contains("--group g=8"), lowered.told().constData());
        QVERIFY(!QFile::exists(path("w.0.et")));
        const CliOutcome nowhere = run(
            { "program", "lower", "p.weave", "--topology", "Ring(4,50GB/s,500ns)", "--out-workload", "nowhere/w" });
        QVERIFY2(nowhere.code == 2 && nowhere.told().contains("nowhere"), nowhere.told().constData());
        QCOMPARE(run({ "program", "check", "none.weave" }).code, 2);
        QCOMPARE(run({ "program", "check", "." }).code, 2);
        QCOMPARE(run({ "program" }).code, 2);
    }

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    CliOutcome run(const QStringList& arguments) const { return runCli(arguments, m_folder->path()); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

WEFT_TEST(TestCliProgram)
#include "tst_cli_program.moc"
