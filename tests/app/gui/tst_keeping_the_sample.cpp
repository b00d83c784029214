// SPDX-License-Identifier: GPL-3.0-or-later
// Of the sample and its runs, what would be lost is asked about, and nothing else.
#include "app/gui/window/main_window.h"
#include "engine/study/run_settings.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"

#include <QMessageBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QUndoStack>

using namespace weft;
using namespace weft::gui;

class TestKeepingTheSample : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void theUntouchedSampleIsNothingToSave()
    {
        MainWindow window(false);
        window.show();
        window.openSample();
        window.workspace()->jobs()->waitForAll();
        QVERIFY(window.workspace()->currentRun() != nullptr);
        QVERIFY(!window.workspace()->isModified());
        QVERIFY(!window.isWindowModified());
        window.workspace()->fabric()->addNode(topology::NodeKind::Npu, { 0, 0 });
        QVERIFY(window.workspace()->isModified());
        window.workspace()->undoStack()->undo();
        QVERIFY(window.close()); // and it does not ask
    }

    // A key makes the run of the sample again; of runs with other settings that were undone nothing else is left.
    void runsThatAreInNoFileAreAskedAbout()
    {
        MainWindow window(false);
        window.show();
        window.openSample();
        test::settle(window, 100, 1);
        QVERIFY(!window.workspace()->isModified());
        study::RunSettings other = window.workspace()->settings();
        other.network = simulation::NetworkModel::Unaware;
        window.workspace()->setSettings(other, "Set");
        QVERIFY(window.workspace()->run().isEmpty());
        test::settle(window, 100, 1);
        window.workspace()->undoStack()->undo();
        test::settle(window, 100, 1);
        QVERIFY(window.workspace()->undoStack()->isClean());
        QVERIFY(window.workspace()->isModified());
        QString told;
        QTimer::singleShot(0, &window, [&told] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            told = box == nullptr ? QString() : box->informativeText();
            if (box != nullptr)
                box->reject();
        });
        QVERIFY(!window.close());
        QVERIFY2(told.contains('2'), qPrintable(told));
        QTemporaryDir folder;
        QVERIFY(window.saveTo(folder.filePath("p.weft")));
        QVERIFY(!window.workspace()->isModified());
        QVERIFY(window.close());
    }
};

WEFT_TEST(TestKeepingTheSample)
#include "tst_keeping_the_sample.moc"
