// SPDX-License-Identifier: GPL-3.0-or-later
// `weft-cli run`: what a project holds, run without the window.
#include "cli_runner.h"

#include "tests/support/test_program.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace {

void write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

const QByteArray kProject
    = "{ \"format\": \"weft-project\", \"version\": 1,\n"
      "  \"fabric\": { \"format\": \"weft-topology\", \"version\": 1, \"spec\": \"Ring(4,1GB/s,0ns)\" },\n"
      "  \"workload\": { \"kind\": \"benchmark\", \"benchmark\":"
      " { \"pattern\": \"all-reduce\", \"bytes\": 4000 } },\n"
      "  \"settings\": { \"network\": \"unaware\", \"record\": \"links\","
      " \"system\": { \"endpoint-delay\": 0 } },\n"
      "  \"runs\": [ { \"name\": \"Run 1\", \"fingerprint\": \"00000000000000ff\","
      " \"settings\": { \"network\": \"aware\", \"system\": { \"endpoint-delay\": 0 } } } ] }\n";

} // namespace

class TestCliProject : public QObject {
    Q_OBJECT

private slots:
    void theProjectRuns()
    {
        QTemporaryDir folder;
        const QString project = folder.filePath(QString::fromUtf8("mein pröjekt.weft"));
        write(project, kProject);
        const QString result = folder.filePath("out.json");
        const CliOutcome run = runCli({ "run", project, "--result", result });
        QVERIFY2(run.code == 0, run.err.constData());
        QFile file(result);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
        QCOMPARE(object["format"].toString(), QString("weft-result"));
        QCOMPARE(object["makespan_ns"].toInt(), 6000);
    }

    void anotherRunAndAChangedFingerprint()
    {
        QTemporaryDir folder;
        const QString project = folder.filePath("p.weft");
        write(project, kProject);
        const CliOutcome run = runCli({ "run", project, "--run", "Run 1" });
        QCOMPARE(run.code, 0);
        QVERIFY(run.err.contains("00000000000000ff"));
    }

    void mistakesEndWithTwo()
    {
        QTemporaryDir folder;
        const QString project = folder.filePath("p.weft");
        QCOMPARE(runCli({ "run", project }).code, 2);
        write(project, kProject);
        const CliOutcome none = runCli({ "run", project, "--run", "Run 9" });
        QCOMPARE(none.code, 2);
        QVERIFY(none.err.contains("Run 9"));
        write(project, "{ \"format\": \"weft-project\", \"version\": 1,\n oops }");
        const CliOutcome broken = runCli({ "run", project });
        QCOMPARE(broken.code, 2);
        QVERIFY2(broken.err.contains("p.weft:2"), broken.err.constData());
        write(project, "{ \"format\": \"weft-project\", \"version\": 1 }");
        QCOMPARE(runCli({ "run", project }).code, 2);
    }

    void aProjectIsDescribed()
    {
        QTemporaryDir folder;
        const QString project = folder.filePath("p.weft");
        write(project, kProject);
        const CliOutcome inspect = runCli({ "inspect", project });
        QCOMPARE(inspect.code, 0);
        QVERIFY(inspect.out.contains("project"));
        QVERIFY(inspect.out.contains("Run 1"));
    }
};

WEFT_TEST(TestCliProject)
#include "tst_cli_project.moc"
