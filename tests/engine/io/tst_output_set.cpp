// SPDX-License-Identifier: GPL-3.0-or-later
// Files that belong together take their places together, or not at all.
#include "engine/io/output_set.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace weft;

namespace {

QByteArray textOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("none");
}

} // namespace

class TestOutputSet : public QObject {
    Q_OBJECT

private slots:
    void allTakeTheirPlacesAtOnce()
    {
        const QTemporaryDir dir;
        const std::string one = dir.filePath("one").toStdString();
        const std::string two = dir.filePath("two").toStdString();
        {
            QFile before(dir.filePath("one"));
            QVERIFY(before.open(QIODevice::WriteOnly) && before.write("before") == 6);
        }
        io::OutputSet files;
        QVERIFY(files.add(one, "1").ok());
        QVERIFY(files.add(two, "2").ok());
        QCOMPARE(textOf(dir.filePath("one")), "before");
        QCOMPARE(textOf(dir.filePath("two")), "none");
        const auto placed = files.finish();
        QVERIFY(placed.ok());
        QCOMPARE(*placed, (std::vector<std::string> { one, two }));
        QCOMPARE(textOf(dir.filePath("one")), "1");
        QCOMPARE(textOf(dir.filePath("two")), "2");
        QCOMPARE(QDir(dir.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
            (QStringList { "one", "two" }));
    }

    // A full disk tells when a file is closed at the latest; it leaves what was there, and nothing else.
    void nothingIsLeftOfWhatFailed()
    {
        const QTemporaryDir dir;
        {
            io::OutputSet files;
            QVERIFY(files.add(dir.filePath("one").toStdString(), "1").ok());
            if (QFile::exists("/dev/full"))
                QVERIFY(!files.add("/dev/full", "2").ok());
            QVERIFY(!files.add(dir.filePath("nowhere/three").toStdString(), "3").ok());
        }
        QVERIFY(QDir(dir.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
    }
};

WEFT_TEST(TestOutputSet)
#include "tst_output_set.moc"
