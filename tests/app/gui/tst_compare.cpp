// SPDX-License-Identifier: GPL-3.0-or-later
// Comparing two runs: how they are chosen, what the tables say and write, and names that change meanwhile.
#include "app/gui/panels/runs_view.h"
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "tests/app/gui/compared_runs.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"
#include "widgets/base/looks/empty_state.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/views/data_table.h"

#include <QComboBox>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QStandardPaths>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QUndoStack>

#include <memory>

using namespace weft;
using namespace weft::gui;

namespace {

void settle(MainWindow& window)
{
    test::settle(window, 60, 3);
}

// The sample and the same on half the bandwidth, nothing compared yet.
std::unique_ptr<MainWindow> twoRuns()
{
    auto window = std::make_unique<MainWindow>(false);
    window->resize(1400, 900);
    window->show();
    window->openSample();
    settle(*window);
    widgets::FabricDocument* fabric = window->workspace()->fabric();
    fabric->setBandwidth(fabric->columns().linkKeys, 25);
    (void)window->workspace()->run();
    settle(*window);
    window->setMode(Mode::Compare);
    QTest::qWait(50);
    return window;
}

QStringList rowsOf(const QString& csv)
{
    return QString(csv).remove('\r').split('\n', Qt::SkipEmptyParts);
}

} // namespace

class TestCompare : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void theLastTwoAreComparedAtOnce()
    {
        const auto window = twoRuns();
        settle(*window);
        RunList* runs = window->workspace()->runs();
        QCOMPARE(runs->items().size(), std::size_t { 2 });
        widgets::View* view = window->views()->find("compare");
        auto* a = view->findChild<QComboBox*>("compareA");
        auto* b = view->findChild<QComboBox*>("compareB");
        QVERIFY(a->isVisible() && b->isVisible());
        QCOMPARE(a->count(), 2);
        QCOMPARE(a->currentText(), QString("Run 1"));
        QCOMPARE(b->currentText(), QString("Run 2"));
        QVERIFY(!view->emptyState()->isVisibleTo(view));
        QCOMPARE(runs->first(), runs->items()[0].id);
        QCOMPARE(runs->other(), runs->items()[1].id);
        // And each list chooses at once.
        a->setFocus();
        QTest::keyClick(a, Qt::Key_Down);
        b->setFocus();
        QTest::keyClick(b, Qt::Key_Up);
        settle(*window);
        QCOMPARE(runs->other(), runs->items()[0].id);
        QCOMPARE(runs->first(), runs->items()[1].id);
    }

    // It may come back, and what it was compared with stays meanwhile.
    void aRunThatIsRemovedKeepsItsPlace()
    {
        const auto window = threeRuns();
        RunList* runs = window->workspace()->runs();
        runs->setCompared(runs->items()[2].id, runs->items()[0].id);
        settle(*window);
        auto* a = viewOf(*window)->findChild<QComboBox*>("compareA");
        auto* b = viewOf(*window)->findChild<QComboBox*>("compareB");
        QTemporaryDir folder;
        for (int visit = 0; visit < 4; ++visit) {
            if (visit == 2) // from here on their results are on the disk
                QVERIFY(window->saveTo(folder.filePath("kept.weft")));
            QCOMPARE(a->currentText(), QString("Run 3"));
            QCOMPARE(b->currentText(), QString("Run 1"));
            runs->remove({ runs->items()[0].id });
            settle(*window);
            QCOMPARE(a->currentText(), QString("Run 3"));
            QCOMPARE(b->currentIndex(), -1);
            QVERIFY(!viewOf(*window)->whyEmpty().isEmpty());
            window->workspace()->undoStack()->undo();
            settle(*window);
            QVERIFY(viewOf(*window)->pair() != nullptr);
        }
    }

    void oneRunIsNotComparedUnasked()
    {
        MainWindow window(false);
        window.resize(1400, 900);
        window.show();
        window.openSample();
        settle(window);
        window.setMode(Mode::Compare);
        QTest::qWait(50);
        widgets::View* view = window.views()->find("compare");
        QVERIFY(view->emptyState()->isVisibleTo(view));
        QCOMPARE(view->findChild<QComboBox*>("compareA")->count(), 1);
        QVERIFY(!window.commands()->action("runs.compare")->isEnabled());
        // Nothing looks chosen that is not, and to choose it compares it with itself.
        auto* b = view->findChild<QComboBox*>("compareB");
        QCOMPARE(b->currentIndex(), -1);
        b->setFocus();
        QTest::keyClick(b, Qt::Key_Down);
        settle(window);
        QVERIFY(!view->emptyState()->isVisibleTo(view));
    }

    // The command of the list, without a selection: the last two.
    void theCommandComparesTheLastTwo()
    {
        const auto window = twoRuns();
        window->commands()->refresh();
        window->commands()->action("runs.compare")->trigger();
        settle(*window);
        widgets::View* view = window->views()->find("compare");
        QVERIFY(!view->emptyState()->isVisibleTo(view));
    }

    void noTitleStandsWithinItsLike()
    {
        const auto window = twoRuns();
        settle(*window);
        QStringList titles;
        for (const QTabBar* bar : window->views()->find("compare")->findChildren<QTabBar*>()) {
            for (int tab = 0; tab < bar->count(); ++tab)
                titles << bar->tabText(tab);
        }
        QVERIFY(titles.contains("Inputs"));
        QCOMPARE(titles.removeDuplicates(), 0);
    }

    void tablesAreReadBack()
    {
        const auto window = twoRuns();
        settle(*window);
        widgets::View* view = window->views()->find("compare");
        QTemporaryDir folder;
        int tables = 0;
        for (const widgets::ViewExport& one : view->exports()) {
            if (one.kind != widgets::ViewExport::Kind::Table)
                continue;
            const QString path = folder.filePath(QString("%1.csv").arg(++tables));
            QString error;
            QVERIFY2(writeExport(one, path, {}, 1, error), qPrintable(error));
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QStringList rows = rowsOf(QString::fromUtf8(file.readAll()));
            const auto all = view->findChildren<widgets::DataTable*>();
            const auto table = std::find_if(all.begin(), all.end(),
                [&one](const widgets::DataTable* of) { return of->accessibleName() == one.name; });
            QVERIFY2(table != all.end(), qPrintable(one.name));
            const QAbstractItemModel* model = (*table)->model();
            QCOMPARE(rows.size(), model->rowCount() + 1);
            QVERIFY(model->rowCount() > 0);
            QCOMPARE(rows[0].section(',', 0, 0), model->headerData(0, Qt::Horizontal).toString());
            for (int row = 0; row < model->rowCount(); ++row) {
                const QString first = model->index(row, 0).data().toString();
                QVERIFY2(rows[row + 1].contains(first), qPrintable(rows[row + 1]));
                // Figures are plain numbers, whatever stands in the cells.
                for (int column = 1; column < model->columnCount(); ++column) {
                    const QVariant raw = model->index(row, column).data(widgets::kRawRole);
                    if (raw.isValid() && raw.typeId() == QMetaType::Double)
                        QVERIFY2(rows[row + 1].contains(
                                     QString::number(raw.toDouble(), 'f', QLocale::FloatingPointShortest)),
                            qPrintable(rows[row + 1]));
                }
            }
        }
        QCOMPARE(tables, 7); // inputs, figures, causes, operations, collectives, links, runs
    }

    void differencesOfSharesArePoints()
    {
        const auto window = twoRuns();
        settle(*window);
        int shares = 0;
        for (const auto* table : window->views()->find("compare")->findChildren<widgets::DataTable*>()) {
            const QAbstractItemModel* model = table->model();
            for (int row = 0; row < model->rowCount(); ++row) {
                if (!model->index(row, 0).data().toString().startsWith("Link use"))
                    continue;
                ++shares;
                const QString a = model->index(row, 1).data().toString();
                const QString difference = model->index(row, 3).data().toString();
                QVERIFY2(a.contains('%'), qPrintable(a));
                QVERIFY2(difference.endsWith(" pp") && !difference.contains('%'), qPrintable(difference));
            }
        }
        QVERIFY(shares > 0);
    }

    void aNewNameIsThereAtOnce()
    {
        const auto window = twoRuns();
        settle(*window);
        RunList* runs = window->workspace()->runs();
        runs->setCurrent(runs->items()[0].id);
        settle(*window);
        const auto titles = [&] {
            QStringList texts;
            for (const QLabel* label : window->views()->find("compare")->findChildren<QLabel*>())
                texts << label->text();
            return texts.join('\n');
        };
        const auto summary = [&] {
            QStringList texts;
            for (const QLabel* label : window->views()->find("summary")->findChildren<QLabel*>())
                texts << label->text();
            return texts.join('\n');
        };
        QVERIFY(titles().contains("Run 1") && summary().contains("Run 1"));
        runs->rename(runs->items()[0].id, "before");
        QTest::qWait(10);
        QCOMPARE(window->workspace()->currentRun()->name, QString("before"));
        QVERIFY2(titles().contains("A: before"), qPrintable(titles()));
        QVERIFY2(summary().contains("before") && !summary().contains("Run 1"), qPrintable(summary()));
        QCOMPARE(window->findChild<QComboBox*>("compareA")->currentText(), QString("before"));
        window->workspace()->undoStack()->undo();
        QTest::qWait(10);
        QVERIFY2(titles().contains("A: Run 1"), qPrintable(titles()));
        QVERIFY(summary().contains("Run 1"));
    }

    // In a dock as narrow as beside a comparison one still sees which run it is, how it stands and how long it took.
    void aNarrowDockShowsWhatMatters()
    {
        const auto window = twoRuns();
        RunList* runs = window->workspace()->runs();
        runs->rename(runs->items()[0].id, "a run that has a name of many words");
        RunsView view(runs, nullptr);
        view.show();
        const auto* shown = view.findChild<QTableView*>("runsTable");
        for (const int width : { 260, 700, 260 }) {
            view.resize(width, 400);
            QTest::qWait(200);
            const QHeaderView* header = shown->horizontalHeader();
            const int end = header->sectionViewportPosition(RunList::MakespanColumn)
                + header->sectionSize(RunList::MakespanColumn);
            QVERIFY2(end <= shown->viewport()->width(), qPrintable(QString("%1 of %2").arg(end).arg(width)));
            QVERIFY(header->sectionSize(RunList::NameColumn) >= 60);
        }
    }
};

WEFT_TEST(TestCompare)
#include "tst_compare.moc"
