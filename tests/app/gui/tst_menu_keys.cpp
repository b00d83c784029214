// SPDX-License-Identifier: GPL-3.0-or-later
// Keys while a menu has the keyboard.
#include "app/gui/window/main_window.h"
#include "tests/app/gui/compared_runs.h"
#include "tests/support/test_program.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/words/languages.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTest>
#include <QWindow>

#include <map>

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

    // So it is with the list of a field: letters and Home choose in it, and are no commands of the view around it.
    void lettersBelongToTheOpenList()
    {
        const auto window = threeRuns();
        auto* field = viewOf(*window)->findChild<QComboBox*>("compareA");
        const auto* tabs = viewOf(*window)->findChild<QTabWidget*>("compareViews");
        field->setFocus();
        for (int visit = 0; visit < 2; ++visit) {
            field->showPopup();
            QVERIFY(QTest::qWaitForWindowExposed(field->view()->window()));
            for (const Qt::Key key : { Qt::Key_F, Qt::Key_L, Qt::Key_X })
                QTest::keyClick(window->windowHandle(), key);
            QCOMPARE(tabs->currentIndex(), 0);
            QCOMPARE(field->currentText(), QString("Run 1"));
            QTest::keyClick(field->view(), Qt::Key_End);
            QCOMPARE(field->view()->currentIndex().row(), 2);
            QTest::keyClick(field->view(), Qt::Key_Home);
            QCOMPARE(field->view()->currentIndex().row(), 0);
            QTest::keyClick(field->view(), Qt::Key_Return);
            QTRY_VERIFY(!field->view()->isVisible());
            test::settle(*window, 60, 3);
        }
    }

    // Every entry has a letter or a digit that a key types, and no menu has one twice, in any language.
    void everyEntryHasAKeyOfItsOwn()
    {
        static const QRegularExpression mark(QStringLiteral("&([^&])"));
        for (const widgets::Language& language : widgets::languages()) {
            widgets::useLanguage(QLatin1String(language.code));
            MainWindow window(false);
            window.show();
            window.workspace()->openSample();
            for (int visit = 0; visit < 2; ++visit) { // what is marked already stays so
                int menus = 0;
                for (QMenu* menu : window.menuBar()->findChildren<QMenu*>()) {
                    emit menu->aboutToShow();
                    std::map<QString, QString> entries; // by their letters
                    for (const QAction* entry : menu->actions()) {
                        if (entry->isSeparator())
                            continue;
                        const QString text = QString(entry->text()).remove(QStringLiteral("&&"));
                        const QString letter = mark.match(text).captured(1).toLower();
                        const QString where = QStringLiteral("%1: %2: %3").arg(language.code, menu->title(), text);
                        QVERIFY2(!letter.isEmpty() && letter.front().script() != QChar::Script_Han, qPrintable(where));
                        // A line under it takes the letters of an Arabic word apart.
                        QVERIFY2(letter.front().script() != QChar::Script_Arabic || QApplication::isRightToLeft(),
                            qPrintable(where));
                        QVERIFY2(entries.emplace(letter, text).second,
                            qPrintable(where + QStringLiteral(" and ") + entries[letter]));
                    }
                    menus += entries.empty() ? 0 : 1;
                }
                QVERIFY(menus > 10);
            }
        }
        widgets::useLanguage(QStringLiteral("en"));
    }

    // As everywhere in Qt: one Escape closes the menu, the next one leaves the menu bar, and the keys are where they
    // were.
    void escapeLeavesTheMenus()
    {
        MainWindow window(false);
        window.show();
        window.workspace()->startNew();
        window.setMode(Mode::Design);
        QVERIFY(QTest::qWaitForWindowActive(&window));
        auto* find = window.findChild<QLineEdit*>("topologyFind");
        for (int visit = 0; visit < 2; ++visit) {
            find->setFocus();
            QTest::keyClick(window.windowHandle(), Qt::Key_V, Qt::AltModifier);
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu != nullptr);
            QTest::keyClick(menu, Qt::Key_Escape);
            QVERIFY(QApplication::activePopupWidget() == nullptr);
            QTest::keyClick(window.windowHandle(), Qt::Key_Escape);
            QVERIFY(window.menuBar()->activeAction() == nullptr);
            QTRY_COMPARE(QApplication::focusWidget(), find);
            find->clear();
            QTest::keyClick(window.windowHandle(), Qt::Key_V);
            QVERIFY(QApplication::activePopupWidget() == nullptr);
            QCOMPARE(find->text(), QString("v"));
            find->clear();
        }
    }

    // While a box asks, what is behind it gets no keys: not even those that a window manager hands to the wrong window.
    void noKeyReachesAWindowBehindABox()
    {
        MainWindow window(false);
        window.show();
        window.workspace()->startNew();
        window.setMode(Mode::Design);
        (void)QTest::qWaitForWindowActive(&window);
        auto* find = window.findChild<QLineEdit*>("topologyFind");
        QVERIFY(find != nullptr);
        for (int visit = 0; visit < 2; ++visit) {
            QMessageBox box(QMessageBox::Warning, "Refused", "No.", QMessageBox::Ok, &window);
            box.open();
            QVERIFY(box.isVisible());
            // The box is there, and the keyboard not yet at it.
            window.activateWindow();
            find->setFocus();
            QTest::qWait(20);
            QTest::keyClick(window.windowHandle(), Qt::Key_2, Qt::ControlModifier);
            QVERIFY(window.mode() == Mode::Design);
            QTest::keyClick(find, Qt::Key_X);
            QVERIFY2(find->text().isEmpty(), qPrintable(find->text()));
            QTest::keyClick(&box, Qt::Key_Return); // the box's own keys are its own
            QVERIFY(!box.isVisible());
            window.activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&window));
            QTest::keyClick(window.windowHandle(), Qt::Key_2, Qt::ControlModifier);
            QVERIFY(window.mode() != Mode::Design);
            window.setMode(Mode::Design);
        }
    }
};

WEFT_TEST(TestMenuKeys)
#include "tst_menu_keys.moc"
