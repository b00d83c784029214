// SPDX-License-Identifier: GPL-3.0-or-later
// The list of runs: each belongs to its own inputs and says when others are open, comes from the disk when it is shown,
// can be named, noted, pinned, compared by dragging, and removed and had back.
#include "app/gui/panels/runs_view.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/notice_bar.h"
#include "engine/project/project_inputs.h"
#include "engine/project/project_json.h"
#include "engine/study/description/input_hash.h"
#include "engine/study/scenario/sample.h"
#include "engine/topology/topology_spec.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/views/data_table.h"

#include <QAbstractItemModelTester>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QUndoStack>

using namespace weft;
using namespace weft::gui;

namespace {

void settle(MainWindow& window)
{
    test::settle(window, 100, 1);
}

void makeFabric(MainWindow& window, const char* spec)
{
    Findings findings;
    window.workspace()->startNew();
    window.workspace()->fabric()->replaceWith(*topology::topologyFromSpec(spec, findings), "Generate");
}

void useBenchmark(MainWindow& window, std::uint64_t bytes)
{
    study::CollectiveBenchmark benchmark;
    benchmark.bytes = bytes;
    OpenWorkload open;
    open.source = { project::WorkloadKind::Benchmark, {}, project::benchmarkJson(benchmark) };
    const auto sealed = *window.workspace()->fabric()->sealed();
    open.workload = project::loadWorkload(open.source, {}, sealed->fabric.topology().npuCount())->workload;
    open.name = "all-reduce";
    window.workspace()->setWorkload(std::move(open), "Use");
}

quint64 runNow(MainWindow& window)
{
    const QString refused = window.workspace()->run();
    if (!refused.isEmpty())
        qWarning("%s", qPrintable(refused));
    settle(window);
    return window.workspace()->runs()->items().back().id;
}

QTableView* table(MainWindow& window)
{
    return window.findChild<QTableView*>(QStringLiteral("runsTable"));
}

const RunItem& item(MainWindow& window, int row)
{
    return window.workspace()->runs()->items()[static_cast<std::size_t>(row)];
}

QStringList names(MainWindow& window)
{
    QStringList found;
    for (const RunItem& item : window.workspace()->runs()->items())
        found << QString::fromStdString(item.entry.name);
    return found;
}

} // namespace

class TestRuns : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void aStoredRunHasTheWorkloadThatItRan()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("p.weft");
        {
            MainWindow window(false);
            makeFabric(window, "Ring(4,50GB/s,500ns)");
            useBenchmark(window, 1 << 20U);
            runNow(window);
            useBenchmark(window, 1 << 24U);
            runNow(window);
            OpenWorkload none;
            window.workspace()->setWorkload(std::move(none), "Nothing");
            QVERIFY(window.saveTo(path));
        }
        MainWindow window(false);
        window.openFile(path);
        settle(window);
        RunList* runs = window.workspace()->runs();
        QAbstractItemModelTester tester(runs);
        QVERIFY(item(window, 1).view != nullptr); // the last one is shown
        QVERIFY(item(window, 0).view == nullptr); // the other one not yet
        QCOMPARE(runs->data(runs->index(0, RunList::StateColumn), Qt::DisplayRole).toString(), "stored, outdated");
        runs->setCurrent(item(window, 0).id);
        settle(window);
        QVERIFY(item(window, 0).view != nullptr);
        QVERIFY(item(window, 0).view->workload != nullptr);
        QVERIFY(item(window, 1).view->workload != nullptr);
        QVERIFY(item(window, 0).view->workload != item(window, 1).view->workload);
        for (int row = 0; row < 2; ++row)
            QCOMPARE(study::hashOf(*item(window, row).view->workload), item(window, row).entry.workloadHash);
    }

    void aWorkloadThatChangedOnTheDiskIsNotTakenForTheOneThatRan()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("p.weft");
        QVERIFY(study::writeSample(folder.path().toStdString()));
        {
            MainWindow window(false);
            window.openFiles({ folder.filePath("fabric.json"), folder.filePath("groups.json"),
                folder.filePath("system.json"), folder.filePath("step.0.et") });
            settle(window);
            runNow(window);
            QVERIFY(window.saveTo(path));
        }
        QVERIFY(QFile::remove(folder.filePath("step.1.et")));
        QVERIFY(QFile::copy(folder.filePath("step.9.et"), folder.filePath("step.1.et")));
        // Something else about rank 1: one file in the place of another with other groups.
        MainWindow window(false);
        QStringList said;
        connect(
            window.workspace(), &Workspace::issuesFound, this, [&](const QString& source, const Findings& findings) {
                if (source == "stored" && !findings.empty())
                    said << QString::fromStdString(toString(findings.front().error));
            });
        window.openFile(path);
        settle(window);
        const auto view = window.workspace()->currentRun();
        QVERIFY(view != nullptr);
        const bool same = study::hashOf(*window.workspace()->workload().workload) == item(window, 0).entry.workloadHash;
        QVERIFY(!same);
        QVERIFY(view->workload == nullptr);
        QCOMPARE(said.size(), 1);
        QVERIFY(item(window, 0).changes.workload);
    }

    void runsAreLetGoAndReadAgain()
    {
        QTemporaryDir folder;
        MainWindow window(false);
        makeFabric(window, "Ring(4,50GB/s,500ns)");
        useBenchmark(window, 1 << 20U);
        for (int i = 0; i < 3; ++i)
            runNow(window);
        RunList* runs = window.workspace()->runs();
        runs->setMemoryLimit(1);
        for (int row = 0; row < 3; ++row)
            QVERIFY(item(window, row).view != nullptr); // none of them is on the disk yet
        QVERIFY(window.saveTo(folder.filePath("p.weft")));
        QVERIFY(item(window, 2).view != nullptr); // what is shown stays
        QVERIFY(item(window, 0).view == nullptr && item(window, 1).view == nullptr);
        const std::uint64_t fingerprint = item(window, 0).entry.fingerprint;
        runs->setCurrent(item(window, 0).id);
        settle(window);
        QVERIFY(window.workspace()->currentRun() != nullptr);
        QCOMPARE(window.workspace()->currentRun()->run->fingerprint, fingerprint);
        QVERIFY(item(window, 2).view == nullptr);
        QVERIFY(runs->memoryInUse() <= 2 * item(window, 0).bytes);
        QVERIFY(!window.workspace()->isModified());
        runs->setOther(item(window, 1).id);
        settle(window);
        QVERIFY(item(window, 0).view != nullptr && item(window, 1).view != nullptr);
    }

    void aRunOfOtherInputsSaysSo()
    {
        MainWindow window(false);
        window.show();
        makeFabric(window, "Ring(4,50GB/s,500ns)");
        useBenchmark(window, 1 << 20U);
        runNow(window);
        window.setMode(Mode::Analyze);
        settle(window);
        RunList* runs = window.workspace()->runs();
        const auto state = [&] { return runs->data(runs->index(0, RunList::StateColumn), Qt::DisplayRole).toString(); };
        const QString key = QStringLiteral("outdated");
        QCOMPARE(state(), QStringLiteral("done"));
        QVERIFY(!window.notices()->says(key));
        QVERIFY(!window.notices()->isVisible());

        // A node that is only moved or named changes no result.
        widgets::FabricDocument* fabric = window.workspace()->fabric();
        fabric->moveNodes({ fabric->columns().nodeKeys[0] }, { { 5, 5 } }, "Move");
        fabric->setName(fabric->columns().nodeKeys[0], "first");
        settle(window);
        QVERIFY(!window.notices()->says(key));

        fabric->setBandwidth({ fabric->columns().linkKeys[0] }, 10);
        settle(window);
        QCOMPARE(state(), QStringLiteral("done, outdated"));
        QVERIFY(window.notices()->isVisible());
        QVERIFY2(window.notices()->textOf(key).contains("link npu0 → npu1 was changed"),
            qPrintable(window.notices()->textOf(key)));
        study::RunSettings settings = window.workspace()->settings();
        settings.network = simulation::NetworkModel::Unaware;
        window.workspace()->setSettings(settings, "Set");
        useBenchmark(window, 1 << 22U);
        settle(window);
        QVERIFY2(
            window.notices()->textOf(key).endsWith("link npu0 → npu1 was changed, the workload was changed, and more."),
            qPrintable(window.notices()->textOf(key)));

        // Twice through the modes: it is seen where results are.
        for (int round = 0; round < 2; ++round) {
            window.setMode(Mode::Design);
            QVERIFY(!window.notices()->isVisible());
            window.setMode(Mode::Analyze);
            QVERIFY(window.notices()->isVisible());
            window.setMode(Mode::Compare); // of runs, whatever is open
            QVERIFY(!window.notices()->isVisible());
        }
        window.setMode(Mode::Analyze);
        // Going back to what it was ends it, and so does a new run.
        QUndoStack* undo = window.workspace()->undoStack();
        for (int i = 0; i < 3; ++i)
            undo->undo();
        settle(window);
        QVERIFY(!window.notices()->says(key));
        QCOMPARE(state(), QStringLiteral("done"));
        for (int i = 0; i < 3; ++i)
            undo->redo();
        settle(window);
        auto* button = window.notices()->findChild<QPushButton*>(QStringLiteral("act"));
        QVERIFY(button != nullptr);
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_COMPARE(runs->rowCount(), 2);
        settle(window);
        QVERIFY(!window.notices()->says(key));
        QVERIFY(!window.notices()->isVisible());
        QCOMPARE(state(), QStringLiteral("done, outdated")); // the first one still is
        runs->setCurrent(item(window, 0).id);
        settle(window);
        QVERIFY(window.notices()->says(key));
    }

    void aRemovedRunComesBack()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("p.weft");
        MainWindow window(false);
        window.show();
        makeFabric(window, "Ring(4,50GB/s,500ns)");
        useBenchmark(window, 1 << 20U);
        for (int i = 0; i < 3; ++i)
            runNow(window);
        QVERIFY(window.saveTo(path));
        window.setMode(Mode::Simulate);
        QVERIFY(window.showView(QStringLiteral("runs")));
        QAbstractItemModelTester tester(window.workspace()->runs());
        const std::uint64_t fingerprint = item(window, 1).entry.fingerprint;
        table(window)->setFocus();
        table(window)->selectRow(1);
        QTest::keyClick(table(window), Qt::Key_Delete);
        QCOMPARE(names(window), QStringList({ "Run 1", "Run 3" }));
        QVERIFY(window.workspace()->isModified());
        window.workspace()->undoStack()->undo();
        QCOMPARE(names(window), QStringList({ "Run 1", "Run 2", "Run 3" }));
        QVERIFY(!window.workspace()->isModified());
        window.workspace()->undoStack()->redo();
        QVERIFY(window.saveTo(path));
        Findings findings;
        QCOMPARE(project::readProject(path.toStdString(), findings)->runs.size(), std::size_t { 2 });
        // Removed, saved, and back: with its result.
        window.workspace()->undoStack()->undo();
        window.workspace()->runs()->setCurrent(item(window, 1).id);
        settle(window);
        QVERIFY(window.workspace()->currentRun() != nullptr);
        QCOMPARE(window.workspace()->currentRun()->run->fingerprint, fingerprint);
        QVERIFY(window.saveTo(path));
        QCOMPARE(project::readProject(path.toStdString(), findings)->runs.size(), std::size_t { 3 });
        // Several at once are one step, the one that is shown among them.
        table(window)->selectAll();
        window.commands()->action(QStringLiteral("runs.remove"))->trigger();
        QCOMPARE(window.workspace()->runs()->rowCount(), 0);
        QVERIFY(window.workspace()->currentRun() == nullptr);
        window.workspace()->undoStack()->undo();
        QCOMPARE(names(window), QStringList({ "Run 1", "Run 2", "Run 3" }));
        settle(window);
        QVERIFY(window.workspace()->currentRun() != nullptr);
    }

    void namesNotesAndTheBaselineAreKept()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("p.weft");
        {
            MainWindow window(false);
            window.show();
            makeFabric(window, "Ring(4,50GB/s,500ns)");
            useBenchmark(window, 1 << 20U);
            runNow(window);
            useBenchmark(window, 1 << 22U);
            runNow(window);
            window.setMode(Mode::Simulate);
            QVERIFY(window.showView(QStringLiteral("runs")));
            RunList* runs = window.workspace()->runs();
            QVERIFY(window.saveTo(path));
            QTableView* view = table(window);
            view->setCurrentIndex(runs->index(0, 0));
            window.commands()->action(QStringLiteral("runs.rename"))->trigger();
            auto* editor = view->findChild<QLineEdit*>();
            QVERIFY(editor != nullptr);
            QTest::keyClicks(editor, "small buffers");
            QTest::keyClick(editor, Qt::Key_Return);
            QTRY_COMPARE(names(window), QStringList({ "small buffers", "Run 2" }));
            QVERIFY(window.workspace()->isModified());
            QSignalSpy refused(runs, &RunList::refused);
            runs->rename(item(window, 1).id, "small buffers"); // taken, which is said
            QCOMPARE(refused.count(), 1);
            QVERIFY(window.statusBar()->currentMessage().contains("small buffers"));
            runs->rename(item(window, 1).id, "  ");
            QCOMPARE(names(window), QStringList({ "small buffers", "Run 2" }));
            runs->setNote(item(window, 1).id, "four times the bytes");
            view->setCurrentIndex(runs->index(0, 0));
            window.commands()->action(QStringLiteral("runs.baseline"))->trigger();
            QVERIFY(item(window, 0).entry.isBaseline);
            const auto against = [&](int row) {
                return runs->data(runs->index(row, RunList::BaselineColumn), Qt::DisplayRole).toString();
            };
            QCOMPARE(against(0), QStringLiteral("baseline"));
            QVERIFY(against(1).startsWith('+'));
            runs->setBaseline(item(window, 1).id); // one at a time
            QVERIFY(!item(window, 0).entry.isBaseline);
            QVERIFY(against(0).startsWith(QString::fromUtf8("−")) || against(0).startsWith('-'));
            window.workspace()->undoStack()->undo();
            QVERIFY(item(window, 0).entry.isBaseline && !item(window, 1).entry.isBaseline);
            QVERIFY(window.saveTo(path));
        }
        MainWindow window(false);
        window.openFile(path);
        settle(window);
        QCOMPARE(names(window), QStringList({ "small buffers", "Run 2" }));
        QCOMPARE(item(window, 1).entry.note, std::string("four times the bytes"));
        QVERIFY(item(window, 0).entry.isBaseline);
        QVERIFY(!window.workspace()->isModified());
    }

    void aRunDraggedOntoAnotherIsComparedWithIt()
    {
        MainWindow window(false);
        window.show();
        makeFabric(window, "Ring(4,50GB/s,500ns)");
        useBenchmark(window, 1 << 20U);
        runNow(window);
        runNow(window);
        RunList* runs = window.workspace()->runs();
        std::unique_ptr<QMimeData> data(runs->mimeData({ runs->index(0, 0) }));
        QVERIFY(!runs->canDropMimeData(data.get(), Qt::LinkAction, -1, -1, runs->index(0, 0))); // onto itself
        QVERIFY(!runs->canDropMimeData(data.get(), Qt::LinkAction, 1, 0, {})); // between two
        QVERIFY(runs->flags(runs->index(0, 0)) & Qt::ItemIsDragEnabled);
        QVERIFY(table(window)->dragEnabled() && table(window)->acceptDrops());
        QVERIFY(runs->dropMimeData(data.get(), Qt::LinkAction, -1, -1, runs->index(1, 0)));
        QCOMPARE(window.mode(), Mode::Compare);
        QCOMPARE(runs->current()->id, item(window, 1).id);
        QCOMPARE(runs->other(), item(window, 0).id);
    }

    // A number that was given stays behind, also when there are fewer runs than that.
    void theNextNameGoesOn()
    {
        MainWindow window(false);
        window.workspace()->startNew();
        RunList* runs = window.workspace()->runs();
        for (const char* name : { "Run 2", "Run 10", "small buffers", "Run of old" }) {
            project::RunEntry entry;
            entry.name = name;
            (void)runs->addStored(entry);
        }
        QCOMPARE(runs->nextName(), QString("Run 11"));
        runs->clear();
        QCOMPARE(runs->nextName(), QString("Run 1"));
    }
};

WEFT_TEST(TestRuns)
#include "tst_runs.moc"
