// SPDX-License-Identifier: GPL-3.0-or-later
// Files that another program changes while they are open: it is said, and nothing is read again by itself.
#include "app/gui/window/main_window.h"
#include "app/gui/window/notice_bar.h"
#include "engine/io/text_file.h"
#include "engine/project/project_json.h"
#include "engine/study/scenario/sample.h"
#include "engine/topology/topology_json.h"
#include "engine/topology/topology_spec.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"

#include <QPushButton>
#include <QStandardPaths>
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

} // namespace

class TestReload : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void aFileThatAnotherProgramChangedIsSaidAndReloaded()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("p.weft");
        const QString fabric = folder.filePath("fabric.json");
        QVERIFY(study::writeSample(folder.path().toStdString()));
        MainWindow window(false);
        window.show();
        window.openFiles({ fabric, folder.filePath("step.0.et") });
        settle(window);
        QVERIFY(window.saveTo(path));
        QTest::qWait(600); // longer than a change takes to be seen
        QVERIFY(!window.notices()->isVisible()); // what Weft writes itself is no news

        Findings findings;
        const topology::Fabric other(*topology::topologyFromSpec("Ring(8,50GB/s,500ns)", findings));
        QVERIFY(io::writeTextFile(fabric.toStdString(), topology::writeTopologyJson(other)));
        QTRY_VERIFY(window.notices()->isVisible());
        QCOMPARE((*window.workspace()->fabric()->sealed())->fabric.topology().npuCount(), 64U); // nothing by itself
        QTest::mouseClick(window.notices()->findChild<QPushButton*>(QStringLiteral("act")), Qt::LeftButton);
        QTRY_COMPARE((*window.workspace()->fabric()->sealed())->fabric.topology().npuCount(), 8U);
        QTRY_VERIFY(!window.notices()->isVisible());
        window.workspace()->undoStack()->undo();
        QCOMPARE((*window.workspace()->fabric()->sealed())->fabric.topology().npuCount(), 64U);
        QVERIFY(!window.workspace()->isModified());

        project::Project changed = *project::readProject(path.toStdString(), findings);
        changed.fabric.emplace(other);
        changed.layout.clear();
        QVERIFY(project::saveProject(changed, path.toStdString()));
        QTRY_VERIFY(window.notices()->isVisible());
        QTest::mouseClick(window.notices()->findChild<QPushButton*>(QStringLiteral("act")), Qt::LeftButton);
        QTRY_COMPARE((*window.workspace()->fabric()->sealed())->fabric.topology().npuCount(), 8U);
        QTRY_VERIFY(!window.notices()->isVisible());
    }
};

WEFT_TEST(TestReload)
#include "tst_reload.moc"
