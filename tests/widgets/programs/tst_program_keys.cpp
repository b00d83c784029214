// SPDX-License-Identifier: GPL-3.0-or-later
// The stages of a program and what can be done with them for hands that click twice, for keys alone, and for those who
// do not see the picture.
#include "tests/support/test_program.h"
#include "tests/widgets/programs/program_bench.h"

#include <QAccessible>
#include <QSet>
#include <QSignalSpy>

using namespace weft;
using namespace weft::widgets;

class TestProgramKeys : public QObject {
    Q_OBJECT

private slots:
    // A hand that clicks twice wants one step, not also the one that comes under the pointer.
    void aDoubleClickIsOneStep()
    {
        ProgramBench bench;
        bench.open("attention");
        const int steps = bench.stack.index();
        bench.clickStage("total");
        QTreeWidget* list = bench.stages.steps();
        const QPoint at = list->visualItemRect(list->topLevelItem(0)).topLeft() + QPoint(12, 6);
        QSignalSpy said(bench.session(), &ProgramSession::said);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(list->viewport(), Qt::LeftButton, {}, at); // its first half is the click above
        bench.settle();
        QCOMPARE(bench.stack.index(), steps + 1);
        QCOMPARE(bench.session()->shown()->steps.size(), std::size_t { 1 });
        QCOMPARE(said.size(), 0);
    }

    // All of it by keys: a stage, another one beside it, what can be done, and the way back.
    void keysAreEnough()
    {
        for (const char* sample : { "attention", "lamb", "moe", "pipeline" }) {
            ProgramBench bench(QString(sample) == "pipeline"
                    ? QStringLiteral("Switch(16,150GB/s,500ns)_FullyConnected(2,6.25GB/s,2000ns)")
                    : QStringLiteral("Switch(16,150GB/s,500ns)"));
            bench.open(sample);
            StageCanvas* canvas = bench.stages.canvas();
            // From every stage the arrows lead somewhere, and to every stage from somewhere.
            QSet<QString> reached;
            QStringList open { canvas->graph()->nodes.front().name };
            while (!open.isEmpty()) {
                const QString from = open.takeLast();
                if (reached.contains(from))
                    continue;
                reached << from;
                for (const int key : { Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down }) {
                    bench.session()->select({ from });
                    QTest::keyClick(canvas, Qt::Key(key));
                    open << bench.session()->selected();
                }
            }
            QStringList missed;
            for (const StageGraph::Node& node : canvas->graph()->nodes) {
                if (!reached.contains(node.name))
                    missed << node.name;
            }
            QVERIFY2(missed.isEmpty(), qPrintable(QString(sample) + ": " + missed.join(", ")));
        }
        ProgramBench bench;
        bench.open("attention");
        StageCanvas* canvas = bench.stages.canvas();
        bench.stages.activateWindow();
        canvas->setFocus();
        QTRY_VERIFY(canvas->hasFocus());
        bench.session()->select({ "layer" });
        QTest::keyClick(canvas, Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(bench.session()->selected(), QStringList({ "layer", "total" }));
        bench.session()->select({ "total" });
        bench.settle();
        QTest::keyClick(canvas, Qt::Key_Return);
        QVERIFY(bench.stages.steps()->hasFocus());
        QTest::keyClick(bench.stages.steps(), Qt::Key_Down);
        const QString second = bench.stages.steps()->currentItem()->text(0);
        QCOMPARE(second, QString("split(total, 2)"));
        QTest::keyClick(bench.stages.steps(), Qt::Key_Return);
        bench.settle();
        QVERIFY(bench.document.text().find("split(total, 2)") != std::string::npos);
        QTest::keyClick(bench.stages.steps(), Qt::Key_Escape);
        QVERIFY(canvas->hasFocus());
        // Far in, the stage that the keys go to comes into sight.
        for (int press = 0; press < 8; ++press)
            QTest::keyClick(canvas, Qt::Key_Plus);
        for (int press = 0; press < 6; ++press) {
            QTest::keyClick(canvas, Qt::Key_Down);
            QVERIFY(canvas->rect().contains(canvas->middleOf(canvas->current())));
        }
    }

    void stagesHaveNamesForThoseWhoDoNotSee()
    {
        ProgramBench bench;
        for (int visit = 0; visit < 2; ++visit) {
            bench.open("attention");
            bench.session()->setNode(0);
            bench.settle();
            QAccessibleInterface* list = QAccessible::queryAccessibleInterface(bench.stages.canvas());
            QVERIFY(list != nullptr && list->childCount() == 7);
            QCOMPARE(list->role(), QAccessible::List);
            QAccessibleInterface* total = nullptr;
            for (int i = 0; i < list->childCount(); ++i) {
                if (list->child(i)->text(QAccessible::Name).startsWith("total:"))
                    total = list->child(i);
            }
            QVERIFY(total != nullptr && total->parent() == list);
            const QString name = total->text(QAccessible::Name);
            QVERIFY2(name.contains("all-reduce") && name.contains("replicated"), qPrintable(name));
            QVERIFY(!total->state().selected);
            total->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
            QCOMPARE(bench.session()->selected(), QStringList { "total" });
            QVERIFY(total->state().selected);
            const QPoint middle = total->rect().center();
            QCOMPARE(list->childAt(middle.x(), middle.y()), total);
            // With the kernels of a schedule; what is gone is no item any more.
            const QAccessible::Id id = QAccessible::uniqueId(total);
            bench.session()->setNode(bench.session()->understood()->nodeOfSchedule("fused"));
            bench.settle();
            QVERIFY(QAccessible::accessibleInterface(id) == nullptr);
            QCOMPARE(list->child(list->childCount() - 1)->text(QAccessible::Name), QString("one kernel: f"));
            bench.session()->select({});
        }
    }
};

WEFT_TEST(TestProgramKeys)
#include "tst_program_keys.moc"
