// SPDX-License-Identifier: GPL-3.0-or-later
// The selection and the commands that all views share, and the dialog in which they save.
#include "tests/support/test_program.h"
#include "widgets/base/canvas/decimator.h"
#include "widgets/base/jobs/save_path.h"
#include "widgets/base/looks/empty_state.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/shared/selection_model.h"

#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QWidget>

#include <algorithm>

using namespace weft::widgets;

class TestSharedModels : public QObject {
    Q_OBJECT

private slots:
    // The name says the form that is written, so it goes with the type that is chosen, there and back.
    void theNameFollowsTheChosenType()
    {
        const QStringList types { "Schedule (*.xml)", "For RCCL (*.rccl.xml)", "Weft JSON (*.json)" };
        QTemporaryDir folder;
        SaveDialog dialog(nullptr, "Save", folder.filePath("ring.8.xml"), types);
        for (const auto& [type, name] : { std::pair(1, "ring.8.rccl.xml"), std::pair(2, "ring.8.json"),
                 std::pair(1, "ring.8.rccl.xml"), std::pair(0, "ring.8.xml") }) {
            dialog.selectNameFilter(types[type]);
            emit dialog.filterSelected(types[type]);
            QCOMPARE(QFileInfo(dialog.path()).fileName(), QString(name));
        }
    }

    void aSelectionIsASetAndEmitsOnlyChanges()
    {
        SelectionModel model;
        QSignalSpy changes(&model, &SelectionModel::selectionChanged);
        model.selectNodes({ NodeKey { 3 }, NodeKey { 1 }, NodeKey { 3 } });
        model.selectNodes({ NodeKey { 1 }, NodeKey { 3 } });
        QCOMPARE(changes.size(), 1);
        QVERIFY(model.selection().contains(NodeKey { 3 }));
        QVERIFY(!model.selection().contains(NodeKey { 2 }));
        model.selectLinks({ LinkKey { 9 } });
        QVERIFY(model.selection().nodes.empty());
        model.clear();
        model.clear();
        QCOMPARE(changes.size(), 3);
    }

    void hoverEmitsOnlyChanges()
    {
        SelectionModel model;
        QSignalSpy changes(&model, &SelectionModel::hoverChanged);
        model.hover({ .link = LinkKey { 2 } });
        model.hover({ .link = LinkKey { 2 } });
        model.hover({});
        QCOMPARE(changes.size(), 2);
    }

    void aCommandRunsThroughItsActionAndNamesConflicts()
    {
        QWidget window;
        QWidget view(&window);
        CommandRegistry commands(&window);
        int runs = 0;
        commands.add({ "run.start", "&Run", "Run", { QKeySequence(Qt::Key_F5) } }, [&] { ++runs; });
        commands.add(
            { "view.go", "&Go", "View", { QKeySequence(Qt::Key_G) } }, [&] { ++runs; }, &view);
        commands.action("run.start")->trigger();
        commands.action("view.go")->trigger();
        QCOMPARE(runs, 2);
        QCOMPARE(commands.conflicts("view.go", QKeySequence(Qt::Key_F5)), QStringList { "Run" });
        QVERIFY(commands.conflicts("run.start", QKeySequence(Qt::Key_F5)).isEmpty());
        QVERIFY(commands.action("nothing") == nullptr);
        QCOMPARE(commands.action("run.start")->toolTip(), QStringLiteral("Run (F5)"));
    }

    // Where something is being prepared, a button that begins it would be wrong.
    void whatIsOnItsWayOffersNothing()
    {
        EmptyState empty("heatmap", "No results yet", "Run it.");
        QAction run("Run");
        empty.addAction(&run);
        empty.resize(400, 300);
        empty.show();
        auto* button = empty.findChild<QToolButton*>();
        for (int round = 0; round < 2; ++round) {
            QVERIFY(button->isVisible());
            empty.setWaiting("Preparing…", "Run 1");
            QVERIFY(!button->isVisible());
            empty.setTexts("No results yet", "Run it.");
        }
        QVERIFY(button->isVisible());
    }

    void decimationKeepsPeaksAndDips()
    {
        std::vector<double> values(100'000, 0.5);
        values[31'234] = 9;
        values[77'777] = -4;
        const QList<QPointF> points = decimate(values, 10, 2, 800);
        QVERIFY(points.size() <= 1600);
        const auto has = [&](QPointF wanted) { return points.contains(wanted); };
        QVERIFY(has({ 10 + 2 * 31'234.0, 9 }));
        QVERIFY(has({ 10 + 2 * 77'777.0, -4 }));
        QVERIFY(std::is_sorted(
            points.begin(), points.end(), [](const QPointF& a, const QPointF& b) { return a.x() < b.x(); }));
        QCOMPARE(decimate(std::span(values).first(5), 0, 1, 800).size(), 5);
        QVERIFY(decimate({}, 0, 1, 800).isEmpty());
    }
};

WEFT_TEST(TestSharedModels)
#include "tst_shared_models.moc"
