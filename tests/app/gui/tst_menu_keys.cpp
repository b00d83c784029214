// SPDX-License-Identifier: GPL-3.0-or-later
// Keys while a menu has the keyboard.
#include "app/gui/main_window.h"
#include "tests/support/test_program.h"
#include "widgets/base/command_registry.h"

#include <QApplication>
#include <QMenu>
#include <QMenuBar>
#include <QStandardPaths>
#include <QTest>

using namespace weft;
using namespace weft::gui;

class TestMenuKeys : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    // While a menu is open, letters are its own: T opens "&Tools" and takes no tool.
    void lettersBelongToTheOpenMenu()
    {
        MainWindow window(false);
        window.show();
        window.workspace()->startNew();
        window.setMode(Mode::Design);
        const QAction* note = window.commands()->action("topology.tool.note");
        for (QAction* entry : window.menuBar()->actions()) {
            if (entry->text() != "&Topology")
                continue;
            window.menuBar()->setFocus();
            entry->menu()->popup(window.mapToGlobal(QPoint(40, 40)));
            QTest::keyClick(entry->menu(), Qt::Key_T);
            QVERIFY(!note->isChecked());
            auto* tools = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(tools != nullptr && tools != entry->menu());
            tools->close();
            entry->menu()->close();
            return;
        }
        QFAIL("there is no menu of the topology");
    }
};

WEFT_TEST(TestMenuKeys)
#include "tst_menu_keys.moc"
