// SPDX-License-Identifier: GPL-3.0-or-later
// What the notice above the docks says of results that are from before: what became of a part, and of the whole.
#include "app/gui/window/main_window.h"
#include "app/gui/window/notice_bar.h"
#include "app/gui/workspace/run_list.h"
#include "engine/topology/topology_spec.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"

#include <QStandardPaths>
#include <QTest>
#include <QUndoStack>

#include <functional>

using namespace weft;
using namespace weft::gui;

namespace {

void settle(MainWindow& window)
{
    test::settle(window, 30, 3);
}

} // namespace

class TestOutdated : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    // What became of a part, and not only that something did.
    void theNoticeSaysWhatBecameOfAPart()
    {
        MainWindow window(false);
        window.show();
        window.openSample();
        settle(window);
        window.setMode(Mode::Analyze);
        widgets::FabricDocument* fabric = window.workspace()->fabric();
        const widgets::FabricColumns& columns = fabric->columns();
        const widgets::NodeKey npu = columns.nodeKeys[0];
        const widgets::LinkKey link = (*fabric->sealed())->linkKeys[0];
        const auto said = [&] {
            settle(window);
            QTest::qWait(100);
            settle(window);
            return window.notices()->textOf("outdated");
        };
        struct Case {
            std::function<void()> edit;
            const char* words;
        };
        const Case cases[] {
            { [&] { fabric->setState({ npu }, {}, { .failed = true }); }, ": npu0 failed." },
            { [&] { fabric->setState({ npu }, {}, { .computeFactor = 0.5 }); }, ": npu0 was slowed." },
            { [&] { fabric->setState({}, { link }, { .failed = true }); }, ": link npu0 → npu1 failed." },
            { [&] { fabric->setState({}, { link }, { .bandwidthFactor = 0.5 }); }, ": link npu0 → npu1 was degraded." },
            { [&] { fabric->setState({}, { link }, { .extraLatencyNs = 700.0 }); },
                ": link npu0 → npu1 was degraded." },
            { [&] { fabric->setBandwidth({ link }, 10); }, ": link npu0 → npu1 was changed." },
            { [&] { fabric->setState(columns.nodeKeys, {}, { .computeFactor = 0.25 }); },
                ": 64 nodes such as npu0 were slowed." },
        };
        for (const Case& one : cases) {
            one.edit();
            QVERIFY2(said().contains(QString::fromUtf8(one.words)),
                qPrintable(QString::fromUtf8(one.words) + " is not in " + said()));
            fabric->undoStack()->undo();
            QCOMPARE(said(), QString());
        }
        // Another fabric is no list of parts; a few parts more are no other fabric.
        const auto replace = [&](const char* spec) {
            Findings findings;
            fabric->replaceWith(*topology::topologyFromSpec(spec, findings), "Replace");
            return said();
        };
        QVERIFY2(replace("Ring(128)").contains(QString::fromUtf8(": the fabric was replaced: 64 → 128 NPUs.")),
            qPrintable(said()));
        fabric->undoStack()->undo();
        QVERIFY2(replace("Torus(8x8)").contains("the fabric was replaced"), qPrintable(said()));
        QVERIFY2(!said().contains("added"), qPrintable(said()));
        fabric->undoStack()->undo();
        (void)fabric->duplicate({ npu }, { 40, 40 });
        QVERIFY2(said().contains("npu64 was added"), qPrintable(said()));
        fabric->undoStack()->undo();
        QCOMPARE(said(), QString());
        // What is mended since is no failure.
        fabric->setState({ npu }, {}, { .failed = true });
        fabric->setState({}, { link }, { .bandwidthFactor = 0.5 });
        fabric->setState({ npu }, {}, { .computeFactor = 0.5, .clear = true });
        QVERIFY(window.workspace()->run().isEmpty());
        QCOMPARE(said(), QString());
        fabric->setState({ npu }, { link }, { .clear = true });
        QVERIFY2(said().contains(QString::fromUtf8("npu0 → npu1 works in full again")), qPrintable(said()));
    }
};

WEFT_TEST(TestOutdated)
#include "tst_outdated.moc"
