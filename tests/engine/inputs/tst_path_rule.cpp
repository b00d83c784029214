// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/inputs/path_rule.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace weft::inputs;

class TestPathRule : public QObject {
    Q_OBJECT

private slots:
    void theFirstFolderThatHasTheFileWins()
    {
        const QTemporaryDir dir;
        const std::string root = dir.path().toStdString();
        QVERIFY(QDir(dir.path()).mkpath("a"));
        QVERIFY(QDir(dir.path()).mkpath("b"));
        QFile file(dir.filePath("b/algo.0.et"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const std::vector<std::string> folders { root + "/a", root + "/b" };
        QCOMPARE(findInFolders("algo", folders, ".0.et"), root + "/b/algo");
        QCOMPARE(findInFolders("other", folders, ".0.et"), root + "/a/other"); // named in the message
        QCOMPARE(findInFolders("../b/algo", { root + "/a" }, ".0.et"), root + "/a/../b/algo");
        QCOMPARE(findInFolders("/etc/x", folders), std::string("/etc/x"));
    }

    void aBareNameLiesInTheWorkingDirectory()
    {
        QCOMPARE(folderOf("system.json"), std::string("."));
        QCOMPARE(folderOf("x/system.json"), std::string("x"));
        QCOMPARE(joinPath(".", "algo"), std::string("algo"));
        QCOMPARE(joinPath("x", "algo"), std::string("x/algo"));
    }
};

WEFT_TEST(TestPathRule)
#include "tst_path_rule.moc"
