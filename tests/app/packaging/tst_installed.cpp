// SPDX-License-Identifier: GPL-3.0-or-later
// What `cmake --install` lays down: complete, valid to the programs that judge such files, and of one voice.
#include "programs.h"

#include "tests/support/test_program.h"

#include <QDirIterator>
#include <QImage>
#include <QMimeDatabase>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

class TestInstalled : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_prefix.isValid());
        const Ended ended = runProgram(WEFT_CMAKE, { "--install", WEFT_BUILD_DIR, "--prefix", m_prefix.path() });
        QVERIFY2(ended.code == 0, ended.told());
        qputenv("QT_QPA_PLATFORM", "offscreen");
        qputenv("XDG_DATA_DIRS", path("share").toUtf8());
        qputenv("XDG_DATA_HOME", path("home").toUtf8());
    }

    void everythingIsThere_data()
    {
        QTest::addColumn<QString>("file");
        for (const char* file : { "bin/weft", "bin/weft-cli", "share/applications/org.weft.Weft.desktop",
                 "share/metainfo/org.weft.Weft.metainfo.xml", "share/mime/packages/weft.xml",
                 "share/man/man1/weft.1.gz", "share/man/man1/weft-cli.1.gz", "share/bash-completion/completions/weft",
                 "share/bash-completion/completions/weft-cli", "share/fish/vendor_completions.d/weft.fish",
                 "share/fish/vendor_completions.d/weft-cli.fish", "share/icons/hicolor/scalable/apps/org.weft.Weft.svg",
                 "share/icons/hicolor/scalable/mimetypes/application-x-weft-project.svg", "share/doc/weft/copyright",
                 "share/doc/weft/semantics.md", "share/weft/programs/attention.weave" })
            QTest::newRow(file) << file;
    }
    void everythingIsThere()
    {
        QFETCH(QString, file);
        QVERIFY(!contentOf(path(file)).isEmpty());
    }

    // What is installed belongs to Weft: nothing of the build, nothing that others install too.
    void nothingElseIsThere()
    {
        QDirIterator walk(m_prefix.path(), QDir::Files, QDirIterator::Subdirectories);
        int files = 0;
        while (walk.hasNext()) {
            const QString file = walk.next().mid(m_prefix.path().size() + 1);
            ++files;
            QVERIFY2(file.contains("weft", Qt::CaseInsensitive), qPrintable(file));
            QVERIFY2(file.startsWith("bin/") || file.startsWith("share/"), qPrintable(file));
        }
        QVERIFY(files > 25);
    }

    void iconsHaveTheirSizes()
    {
        for (const int size : { 16, 22, 24, 32, 48, 64, 128, 256, 512 }) {
            const QImage icon(path(QStringLiteral("share/icons/hicolor/%1x%1/apps/org.weft.Weft.png").arg(size)));
            QCOMPARE(icon.size(), QSize(size, size));
            QCOMPARE(qAlpha(icon.pixel(0, 0)), 0); // round corners
            QCOMPARE(qAlpha(icon.pixel(size / 2, size / 4)), 255);
        }
    }

    void filesAreKnownByNameAndContent()
    {
        const QMimeDatabase types;
        QCOMPARE(types.mimeTypeForFile(WEFT_SOURCE_DIR "/tests/data/project_version_1.weft").name(),
            QString("application/x-weft-project"));
        QCOMPARE(types.mimeTypeForData(contentOf(WEFT_SOURCE_DIR "/tests/data/project_version_1.weft")).name(),
            QString("application/x-weft-project"));
        QCOMPARE(types.mimeTypeForFile(WEFT_SOURCE_DIR "/resources/programs/attention.weave").name(),
            QString("text/x-weft-program"));
    }

    // The desktop entry opens what the MIME file defines, and the metadata says the same.
    void typesAgree()
    {
        const auto all = [this](const QString& file, const QString& pattern) {
            QStringList found;
            QRegularExpressionMatchIterator matches
                = QRegularExpression(pattern).globalMatch(QString::fromUtf8(contentOf(path(file))));
            while (matches.hasNext())
                found.append(matches.next().captured(1));
            found.sort();
            return found;
        };
        const QStringList defined = all("share/mime/packages/weft.xml", "mime-type type=\"([^\"]+)\"");
        QCOMPARE(defined.size(), 2);
        QStringList opened = all("share/applications/org.weft.Weft.desktop", "MimeType=(.*);").join("").split(';');
        opened.sort();
        QCOMPARE(opened, defined);
        QCOMPARE(all("share/metainfo/org.weft.Weft.metainfo.xml", "<mediatype>(.*)</mediatype>"), defined);
        QCOMPARE(all("share/metainfo/org.weft.Weft.metainfo.xml", "release version=\"([^\"]+)\""),
            QStringList { WEFT_VERSION });
    }

    void judgesAreContent_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::newRow("desktop-file-validate")
            << QStringList { "desktop-file-validate", path("share/applications/org.weft.Weft.desktop") };
        QTest::newRow("appstreamcli") << QStringList { "appstreamcli", "validate", "--no-net", "--no-color",
            path("share/metainfo/org.weft.Weft.metainfo.xml") };
        QTest::newRow("update-mime-database") << QStringList { "update-mime-database", path("share/mime") };
        for (const char* page : { "weft", "weft-cli" })
            QTest::newRow(page) << QStringList { "man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8",
                path(QStringLiteral("share/man/man1/%1.1.gz").arg(page)) };
    }
    void judgesAreContent()
    {
        QFETCH(QStringList, command);
        if (!hasProgram(command.first()))
            QSKIP(qPrintable(command.first() + " is not here"));
        const Ended ended = runProgram(command.first(), command.mid(1));
        QVERIFY2(ended.code == 0, ended.told());
        QVERIFY2(ended.err.isEmpty() && !ended.out.contains("W: ") && !ended.out.contains("warning:"), ended.told());
    }

    // From another folder, without anything beside them.
    void programsRun()
    {
        QVERIFY(QDir(m_prefix.path()).mkdir("elsewhere"));
        const QString folder = path("elsewhere");
        const Ended sample = runProgram(path("bin/weft-cli"), { "sample", "--out", "sample" }, folder);
        QVERIFY2(sample.code == 0, sample.told());
        const Ended check = runProgram(
            path("bin/weft-cli"), { "program", "check", path("share/weft/programs/attention.weave") }, folder);
        QVERIFY2(check.code == 0, check.told());
        for (const char* name : { "default", "attention" }) {
            const Ended picture
                = runProgram(path("bin/weft"), { "--sample", name, "--screenshot", "window.png" }, folder);
            QVERIFY2(picture.code == 0, picture.told());
            QCOMPARE(QImage(folder + "/window.png").size(), QSize(1400, 900));
        }
    }

private:
    QString path(const QString& file) const { return m_prefix.path() + '/' + file; }

    QTemporaryDir m_prefix;
};

WEFT_TEST(TestInstalled)
#include "tst_installed.moc"
