// SPDX-License-Identifier: GPL-3.0-or-later
// The commands that the README and the guide give to be typed (their `sh` blocks) run as they stand, one after the
// other, in a fresh folder.
#include "programs.h"

#include "tests/support/test_program.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

class TestFirstCommands : public QObject {
    Q_OBJECT

private slots:
    void commandsRun_data()
    {
        QTest::addColumn<QString>("document");
        QTest::addColumn<QStringList>("said"); // in this order
        QTest::newRow("README") << "README.md"
                                << QStringList { "makespan", "correct: all-reduce", "computes the same" };
        // The figures that the tutorial promises.
        QTest::newRow("tutorial") << "docs/guide/tutorial.md" << QStringList { "7,953,624 ns", "6,192,020 ns" };
        QTest::newRow("algorithms") << "docs/guide/algorithms.md" << QStringList { "bound", "correct" };
    }
    void commandsRun()
    {
        QFETCH(QString, document);
        QFETCH(QStringList, said);
        const QString text = QString::fromUtf8(contentOf(WEFT_SOURCE_DIR "/" + document));
        QString script;
        for (const QString& part : text.split("\n```sh\n").mid(1))
            script += part.section("\n```", 0, 0) + '\n';
        QVERIFY2(script.contains("weft-cli"), qPrintable(document));
        QTemporaryDir folder;
        QVERIFY(QFile::link(WEFT_SOURCE_DIR "/resources", folder.filePath("resources")));
        const QString path = QFileInfo(WEFT_CLI).path() + ':' + QString::fromLocal8Bit(qgetenv("PATH"));
        const Ended ended = runProgram(
            "env", { "PATH=" + path, "QT_QPA_PLATFORM=offscreen", "sh", "-eux", "-c", script }, folder.path(), 300000);
        QVERIFY2(ended.code == 0, ended.told());
        qsizetype at = 0;
        for (const QString& words : said) {
            at = ended.out.indexOf(words.toUtf8(), at);
            QVERIFY2(at >= 0, words.toUtf8() + "\n" + ended.told());
        }
    }
};

WEFT_TEST(TestFirstCommands)
#include "tst_first_commands.moc"
