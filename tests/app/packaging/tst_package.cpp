// SPDX-License-Identifier: GPL-3.0-or-later
// The Debian package: what it depends on and holds, and what lintian says of it.
#include "programs.h"

#include "tests/support/test_program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

class TestPackage : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        for (const char* tool : { "cpack", "dpkg-shlibdeps", "dpkg-deb" }) {
            if (!hasProgram(tool))
                QSKIP(tool);
        }
        const Ended ended = runProgram("cpack",
            { "-G", "DEB", "--config", WEFT_BUILD_DIR "/CPackConfig.cmake", "-B", m_folder.path() }, m_folder.path());
        QVERIFY2(ended.code == 0, ended.told());
        const QStringList packages = QDir(m_folder.path()).entryList({ "weft_" WEFT_VERSION "_*.deb" });
        QCOMPARE(packages.size(), 1);
        m_package = m_folder.filePath(packages.first());
    }

    // The libraries that it needs were asked of the machine, not written down.
    void fieldsAreFilled()
    {
        const QString depends = field("Depends");
        for (const char* library :
            { "libc6 (>=", "libqt6widgets6 (>=", "libqt6charts6 (>=", "libprotobuf", "libyaml-cpp" })
            QVERIFY2(depends.contains(library), qPrintable(depends));
        QCOMPARE(field("Package"), QString("weft"));
        QCOMPARE(field("Version"), QString(WEFT_VERSION));
        QCOMPARE(field("Section"), QString("science"));
        QVERIFY(field("Description").contains("weft-cli"));
    }

    void contentsRun()
    {
        const QString root = m_folder.filePath("root");
        QCOMPARE(runProgram("dpkg-deb", { "-x", m_package, root }).code, 0);
        const Ended sample = runProgram(root + "/usr/bin/weft-cli", { "sample", "--out", "sample" }, root);
        QVERIFY2(sample.code == 0, sample.told());
        for (const char* file : { "share/doc/weft/copyright", "share/doc/weft/changelog.gz", "share/man/man1/weft.1.gz",
                 "share/applications/org.weft.Weft.desktop" })
            QVERIFY2(!contentOf(root + "/usr/" + file).isEmpty(), file);
    }

    void lintianIsContent()
    {
        if (!hasProgram("lintian"))
            QSKIP("lintian is not here");
        const Ended ended = runProgram("lintian", { "--allow-root", "--fail-on", "error,warning", m_package });
        QVERIFY2(ended.code == 0, ended.told());
    }

private:
    QString field(const QString& name) const
    {
        return QString::fromUtf8(runProgram("dpkg-deb", { "-f", m_package, name }).out).trimmed();
    }

    QTemporaryDir m_folder;
    QString m_package;
};

WEFT_TEST(TestPackage)
#include "tst_package.moc"
