// SPDX-License-Identifier: GPL-3.0-or-later
// What a project keeps of a comparison: the pair, for whoever opens it wherever it lies, and names that tell runs
// apart.
#include "tests/app/gui/compared_runs.h"
#include "tests/support/test_program.h"
#include "tests/support/window_test.h"
#include "widgets/comparison/runs_table.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QUndoStack>

using namespace weft;
using namespace weft::gui;

namespace {

void settle(MainWindow& window)
{
    test::settle(window, 60, 3);
}

QJsonObject read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

void write(const QString& path, const QJsonObject& project)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QJsonDocument(project).toJson()) > 0);
}

QStringList names(MainWindow& window)
{
    QStringList all;
    for (const RunItem& item : window.workspace()->runs()->items())
        all << QString::fromStdString(item.entry.name);
    return all;
}

} // namespace

class TestKeptComparison : public weft::test::SessionTest {
    Q_OBJECT

private slots:
    // Without the session of whoever made it: as the view shows it, and as a report that nobody sees asks for it.
    void thePairIsInTheProject()
    {
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir("here"));
        const QString here = folder.filePath("here/kept.weft");
        {
            const auto window = threeRuns();
            const auto& runs = window->workspace()->runs()->items();
            window->workspace()->runs()->setCompared(runs[2].id, runs[0].id);
            settle(*window);
            QVERIFY(window->saveTo(here));
        }
        QVERIFY(QDir(folder.path()).rename("here", "there"));
        const QString there = folder.filePath("there/kept.weft");
        for (const bool isSeen : { true, false, true }) {
            const auto window = sampleWindow();
            QVERIFY(window->openFile(there).isEmpty());
            settle(*window);
            QVERIFY(viewOf(*window)->pair() == nullptr); // nothing is read for what nobody looks at
            if (isSeen)
                window->setMode(Mode::Compare);
            else
                viewOf(*window)->decide();
            QTRY_VERIFY(viewOf(*window)->pair() != nullptr);
            QCOMPARE(viewOf(*window)->pair()->a.name, QString("Run 3"));
            QCOMPARE(viewOf(*window)->pair()->b.name, QString("Run 1"));
            QVERIFY(window->saveTo(there)); // and again
        }
        // What is no such pair is as if nothing had been kept.
        QJsonObject project = read(there);
        QCOMPARE(project["compared"].toArray(), QJsonArray({ "Run 3", "Run 1" }));
        for (const QJsonValue& odd : { QJsonValue(QJsonArray { "Run 3", "gone" }),
                 QJsonValue(QJsonArray { 1, "Run 1" }), QJsonValue(QJsonArray { "Run 1" }) }) {
            project["compared"] = odd;
            write(there, project);
            const auto window = sampleWindow();
            QVERIFY(window->openFile(there).isEmpty());
            window->setMode(Mode::Compare);
            QTRY_VERIFY(viewOf(*window)->pair() != nullptr);
            QCOMPARE(viewOf(*window)->pair()->a.name, QString("Run 2"));
            QCOMPARE(viewOf(*window)->pair()->b.name, QString("Run 3"));
        }
    }

    // Its figures are known, whether its result is on the disk or not.
    void aRunThatComesBackIsChecked()
    {
        QTemporaryDir folder;
        const auto window = threeRuns();
        QVERIFY(window->saveTo(folder.filePath("kept.weft")));
        RunList* runs = window->workspace()->runs();
        runs->setCurrent(runs->items()[0].id);
        const QAbstractItemModel* table = viewOf(*window)->findChild<widgets::RunsTable*>()->model();
        for (int visit = 0; visit < 2; ++visit) {
            runs->remove({ runs->items()[2].id });
            settle(*window);
            QCOMPARE(table->rowCount(), 2);
            window->workspace()->undoStack()->undo();
            settle(*window);
            QCOMPARE(table->rowCount(), 3);
            QCOMPARE(table->index(2, 0).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
            QVERIFY(table->index(2, 1).data().toString() != QString("–"));
        }
    }

    // However long: the views beside each other keep their shares, also while a run is being read.
    void namesOfOneWordTakeNoRoom()
    {
        const auto window = threeRuns();
        window->resize(1280, 720);
        settle(*window);
        RunList* runs = window->workspace()->runs();
        const auto* tables = viewOf(*window)->findChild<QWidget*>("compareTable");
        const int before = tables->width();
        const int least = viewOf(*window)->minimumSizeHint().width();
        for (const int letters : { 120, 400 }) {
            runs->rename(runs->items()[0].id, QString(letters, 'L'));
            runs->rename(runs->items()[1].id, QString(letters, 'M'));
            settle(*window);
            QCOMPARE(tables->width(), before);
            QCOMPARE(viewOf(*window)->minimumSizeHint().width(), least);
        }
    }

    // As another program or a hand may have written them.
    void namesTellRunsApart()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("kept.weft");
        QVERIFY(threeRuns()->saveTo(path));
        QJsonObject project = read(path);
        QJsonArray runs = project["runs"].toArray();
        const QStringList odd { "Run 1", "Run 1", QString("one\nline\t\u202Eevil\u2066") };
        for (qsizetype at = 0; at < 3; ++at) {
            QJsonObject run = runs[at].toObject();
            run["name"] = odd[at];
            runs[at] = run;
        }
        project["runs"] = runs;
        write(path, project);
        for (int visit = 0; visit < 2; ++visit) {
            const auto window = sampleWindow();
            QVERIFY(window->openFile(path).isEmpty());
            settle(*window);
            QCOMPARE(names(*window), QStringList({ "Run 1", "Run 1 (2)", "one line evil" }));
            window->setMode(Mode::Compare);
            const auto& items = window->workspace()->runs()->items();
            window->workspace()->runs()->setCompared(items[0].id, items[1].id);
            settle(*window);
            QTRY_VERIFY(viewOf(*window)->pair() != nullptr);
            QVERIFY(viewOf(*window)->pair()->difference() != 0);
            QVERIFY(window->saveTo(path));
            // Nor does a name that somebody types.
            window->workspace()->runs()->rename(items[2].id, QString(" two\u2028lines\u202E "));
            QCOMPARE(names(*window)[2], QString("two lines"));
        }
    }
};

WEFT_TEST(TestKeptComparison)
#include "tst_kept_comparison.moc"
