// SPDX-License-Identifier: GPL-3.0-or-later
// Files in the comparison: beside runs of the project, from the dialog, and in a session that begins again.
#include "app/gui/panels/compared_files.h"
#include "app/gui/panels/runs_view.h"
#include "app/gui/workspace/difference_words.h"
#include "engine/project/run_file.h"
#include "engine/report/result_json.h"
#include "tests/app/gui/compared_runs.h"
#include "tests/support/test_program.h"
#include "tests/support/window_test.h"
#include "widgets/base/words/languages.h"
#include "widgets/comparison/runs_table.h"
#include "widgets/issues/issues_model.h"
#include "widgets/timeline/timeline_view.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QStatusBar>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace weft;
using namespace weft::gui;

namespace {

void settle(MainWindow& window)
{
    test::settle(window, 60, 3);
}

// Opens files by the dialog.
void ask(MainWindow& window, const QString& folder, const QString& names)
{
    QTimer answer;
    QObject::connect(&answer, &QTimer::timeout, &window, [&] {
        if (auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget())) {
            dialog->setDirectory(folder);
            dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(names);
            static_cast<QDialog*>(dialog)->accept();
        }
    });
    answer.start(20);
    emit viewOf(window)->openRequested();
    settle(window);
}

} // namespace

class TestCompareFiles : public weft::test::SessionTest {
    Q_OBJECT

private slots:
    // Run files and result JSONs beside runs of the project; what is no such file is an issue and changes nothing.
    void filesAreCompared()
    {
        const auto window = threeRuns();
        const auto& runs = window->workspace()->runs()->items();
        QTemporaryDir folder;
        const QString stored = folder.filePath("stored.run");
        const QString result = folder.filePath("result.json");
        QVERIFY(project::saveRun(*runs[0].view->run, stored.toStdString()).ok());
        QVERIFY(report::saveResultJson(*runs[0].view->run, result.toStdString()).ok());
        for (int round = 0; round < 2; ++round) {
            QVERIFY(window->openFiles({ stored }).isEmpty());
            settle(*window);
            widgets::RunPairPtr pair = viewOf(*window)->pair();
            QVERIFY(pair != nullptr);
            QCOMPARE(pair->a.name, QString("Run 1"));
            QCOMPARE(pair->b.name, QString("stored.run"));
            QCOMPARE(pair->difference(), 0);
            QCOMPARE(pair->operationsOnlyA + pair->operationsOnlyB, std::size_t { 0 });
            pick(*window, "compareA", "Run 2");
            pair = viewOf(*window)->pair();
            QCOMPARE(pair->difference(), makespanOf(runs[0]) - makespanOf(runs[1]));
            QCOMPARE(viewOf(*window)->findChild<QLabel*>("compareNote")->text(), QString("Different fabrics."));
            pick(*window, "compareA", "Run 1");
        }
        QVERIFY(window->openFiles({ result }).isEmpty());
        settle(*window);
        widgets::RunPairPtr pair = viewOf(*window)->pair();
        QCOMPARE(pair->b.name, QString("result.json"));
        QCOMPARE(pair->difference(), 0);
        QCOMPARE(
            viewOf(*window)->findChild<widgets::TimelineView*>("compareLaneB")->whyEmpty(), QString("No timeline"));
        pick(*window, "compareA", "result.json");
        pair = viewOf(*window)->pair();
        QVERIFY(pair != nullptr && pair->a.view == nullptr && pair->b.view == nullptr);
        QVERIFY(viewOf(*window)->exports().size() > 3);
        // The list of runs chooses two of the project: no file stands in their place.
        window->workspace()->runs()->setCompared(runs[2].id, runs[1].id);
        emit window->views()->get<RunsView>()->compareRequested();
        settle(*window);
        QCOMPARE(viewOf(*window)->pair()->a.name, QString("Run 3"));
        QCOMPARE(viewOf(*window)->findChild<QLabel*>("compareNote")->text(), QString("Different workloads."));
        const QString bad = folder.filePath("bad.json");
        QFile file(bad);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{\"format\": \"weft-result\", \"version\": 99}") > 0);
        file.close();
        (void)window->openFiles({ bad });
        settle(*window);
        QCOMPARE(viewOf(*window)->pair()->a.name, QString("Run 3"));
        QCOMPARE(viewOf(*window)->files()->items().size(), std::size_t { 2 });
        // From the dialog: what is wrong is said and stays an issue, also if what is read last is right.
        auto* issues = window->findChild<widgets::IssuesModel*>();
        const int before = issues->rowCount();
        for (int visit = 0; visit < 2; ++visit) {
            ask(*window, folder.path(), "\"bad.json\" \"result.json\"");
            QCOMPARE(issues->rowCount(), before + 1);
            QVERIFY2(window->statusBar()->currentMessage().contains("bad.json"),
                qPrintable(window->statusBar()->currentMessage()));
            ask(*window, folder.path(), "result.json");
            QCOMPARE(issues->rowCount(), before);
        }
    }

    // Of one name in several folders: they are told apart, and stay themselves in a session that begins again.
    void filesOfOneNameStayThemselves()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("kept.weft");
        const QString first = folder.filePath("a/result.json");
        const QString second = folder.filePath("b/result.json");
        const QString third = folder.filePath("x.run");
        QVERIFY(QDir(folder.path()).mkdir("a") && QDir(folder.path()).mkdir("b"));
        std::int64_t makespans[2] {};
        const auto choose = [](MainWindow& window, const char* which, const QString& file) {
            auto* field = viewOf(window)->findChild<QComboBox*>(which);
            const int at = field->findData(file, Qt::ToolTipRole);
            QVERIFY(at >= 0);
            field->setCurrentIndex(at);
            emit field->activated(at);
            settle(window);
        };
        {
            auto window = threeRuns();
            const auto& runs = window->workspace()->runs()->items();
            QVERIFY(report::saveResultJson(*runs[0].view->run, first.toStdString()).ok());
            QVERIFY(report::saveResultJson(*runs[1].view->run, second.toStdString()).ok());
            QVERIFY(project::saveRun(*runs[1].view->run, third.toStdString()).ok());
            makespans[0] = makespanOf(runs[0]);
            makespans[1] = makespanOf(runs[1]);
            QVERIFY(makespans[0] != makespans[1]);
            QVERIFY(window->saveTo(path));
        }
        for (int round = 0; round < 4; ++round) {
            auto window = sampleWindow(true);
            QVERIFY(window->openFile(path).isEmpty());
            settle(*window);
            window->setMode(Mode::Compare);
            if (round == 0)
                QVERIFY(window->openFiles({ second, first, third }).isEmpty());
            settle(*window);
            const widgets::RunPairPtr pair = viewOf(*window)->pair();
            if (round > 0) {
                QVERIFY(pair != nullptr);
                QCOMPARE(static_cast<std::int64_t>(pair->a.makespan().ns()), makespans[(round + 1) % 2]);
                QCOMPARE(pair->a.name, QString(round % 2 == 1 ? "a/result.json" : "b/result.json"));
                QCOMPARE(pair->b.name, QString("x.run"));
            }
            choose(*window, "compareA", round % 2 == 0 ? first : second);
            choose(*window, "compareB", third);
            QVERIFY(window->close());
        }
    }

    // As a report wants them; what cannot be read is asked for once.
    void storedRunsGiveTheirFigures()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("stored.weft");
        QString first; // no view shows it after opening: the last one is shown
        {
            const auto window = threeRuns();
            QVERIFY(window->saveTo(path));
            first = QString::fromStdString(window->workspace()->runs()->items()[0].entry.result);
        }
        for (const bool isBroken : { false, true }) {
            if (isBroken)
                QVERIFY(QFile::resize(first, 100));
            const auto window = sampleWindow();
            QVERIFY(window->openFile(path).isEmpty());
            settle(*window);
            const QAbstractItemModel* table = viewOf(*window)->findChild<widgets::RunsTable*>()->model();
            const auto unknown = [table] {
                int rows = 0;
                for (int row = 0; row < table->rowCount(); ++row)
                    rows += table->index(row, 1).data().toString() == QStringLiteral("–") ? 1 : 0;
                return rows;
            };
            QTRY_COMPARE(unknown(), 2);
            viewOf(*window)->decide();
            QTRY_VERIFY(!viewOf(*window)->isComing());
            QTRY_COMPARE(unknown(), isBroken ? 1 : 0);
        }
    }

    void whatIsOpenedTogetherIsComparedAndGoesAgain()
    {
        QTemporaryDir folder;
        const auto window = threeRuns();
        const auto& runs = window->workspace()->runs()->items();
        for (int at = 0; at < 2; ++at)
            QVERIFY(report::saveResultJson(*runs[static_cast<std::size_t>(at)].view->run,
                folder.filePath(QString("%1.json").arg(at)).toStdString())
                        .ok());
        auto* table = viewOf(*window)->findChild<widgets::RunsTable*>();
        auto* list = table->findChild<QTableView*>();
        for (int visit = 0; visit < 2; ++visit) {
            ask(*window, folder.path(), "\"0.json\" \"1.json\"");
            QCOMPARE(viewOf(*window)->pair()->a.name, QString("0.json"));
            QCOMPARE(viewOf(*window)->pair()->b.name, QString("1.json"));
            // A run that is called like one of them.
            window->workspace()->runs()->rename(runs[2].id, "0.json");
            settle(*window);
            QCOMPARE(viewOf(*window)->pair()->a.name, QFileInfo(folder.path()).fileName() + "/0.json");
            window->workspace()->undoStack()->undo();
            settle(*window);
            QCOMPARE(viewOf(*window)->pair()->a.name, QString("0.json"));
            // Runs of the project are not taken away there.
            list->setCurrentIndex(list->model()->index(0, 0));
            QVERIFY(!table->takeAway()->isEnabled());
            for (int left = 1; left >= 0; --left) {
                list->setCurrentIndex(list->model()->index(list->model()->rowCount() - 1, 0));
                QVERIFY(table->takeAway()->isEnabled());
                table->takeAway()->trigger();
                settle(*window);
                QCOMPARE(viewOf(*window)->files()->items().size(), std::size_t(left));
                QCOMPARE(table->model()->rowCount(), 3 + left);
                if (left == 1) // the other one stays where it is
                    QCOMPARE(viewOf(*window)->findChild<QComboBox*>("compareA")->currentText(), QString("0.json"));
            }
            QVERIFY(!viewOf(*window)->saveState().contains("files"));
        }
    }

    // In words of the language; the keys of a system's file are theirs.
    void changedSettingsAreTranslated()
    {
        widgets::useLanguage(QStringLiteral("ar"));
        const std::vector<DifferenceCells> cells
            = settingCells({ { "workload", "a", "b" }, { "topology", "a", "b" }, { "npus", "8", "16" },
                { "dimensions", "8", "16" }, { "network model", "a", "b" }, { "routing", "hash", "spray" },
                { "routing seed", "1", "2" }, { "groups by dimension", "no", "yes" }, { "local-mem-bw", "", "50" } });
        widgets::useLanguage(QStringLiteral("en"));
        static const QRegularExpression arabic(QStringLiteral("[\\x{0620}-\\x{064A}]"));
        for (std::size_t at = 0; at + 1 < cells.size(); ++at)
            QVERIFY2(at == 2 || cells[at].what.contains(arabic), qPrintable(cells[at].what)); // NPU is NPU
        QVERIFY2(cells[7].before.contains(arabic) && cells[7].before != cells[7].after, qPrintable(cells[7].before));
        QVERIFY2(cells[5].before != "hash", qPrintable(cells[5].before));
        QCOMPARE(cells.back().what, QString("local-mem-bw"));
        QCOMPARE(cells.back().before, QStringLiteral("–"));
    }

    // For people in their figures, for programs in those of programs.
    void numbersAreWrittenPlainly()
    {
        widgets::useLanguage(QStringLiteral("de"));
        study::InputDifference npus { study::DifferenceKind::NpuCount };
        npus.before = std::uint64_t { 1344 };
        npus.after = std::uint64_t { 10240 };
        study::InputDifference speed { study::DifferenceKind::LinkBandwidth, "0 → 1" };
        speed.before = Bandwidth { 1.5 };
        speed.after = Bandwidth { 50 };
        const DifferenceCells counts = differenceCells(npus);
        const DifferenceCells speeds = differenceCells(speed);
        widgets::useLanguage(QStringLiteral("en"));
        QCOMPARE(counts.after, QString("10.240"));
        QCOMPARE(counts.plainBefore, QString("1344"));
        QCOMPARE(counts.plainAfter, QString("10240"));
        QVERIFY2(speeds.before.contains("1,5"), qPrintable(speeds.before));
        QCOMPARE(speeds.plainBefore, QString("1.5 GB/s"));
    }

    void aSessionKeepsWhatIsCompared()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("kept.weft");
        const QString stored = folder.filePath("other.run");
        {
            auto window = threeRuns();
            const auto& runs = window->workspace()->runs()->items();
            QVERIFY(project::saveRun(*runs[1].view->run, stored.toStdString()).ok());
            QVERIFY(window->saveTo(path));
            settle(*window);
        }
        for (int round = 0; round < 3; ++round) {
            auto window = sampleWindow(true);
            QVERIFY(window->openFile(path).isEmpty());
            settle(*window);
            window->setMode(Mode::Compare);
            settle(*window);
            if (round > 0) {
                QVERIFY(viewOf(*window)->pair() != nullptr);
                QCOMPARE(viewOf(*window)->pair()->a.name, QString("Run 3"));
                QCOMPARE(viewOf(*window)->pair()->b.name, QString(round == 1 ? "Run 1" : "other.run"));
                QCOMPARE(viewOf(*window)->alignment(), widgets::Alignment::Normalised);
            } else {
                viewOf(*window)->setAlignment(widgets::Alignment::Normalised);
            }
            pick(*window, "compareA", "Run 3");
            pick(*window, "compareB", "Run 1");
            if (round == 1) {
                QVERIFY(window->openFiles({ stored }).isEmpty());
                settle(*window);
            }
            QVERIFY(window->close());
        }
    }
};

WEFT_TEST(TestCompareFiles)
#include "tst_compare_files.moc"
