// SPDX-License-Identifier: GPL-3.0-or-later
// One project in two windows: whose work stays is asked, and neither removes results of the other.
#include "app/gui/window/main_window.h"
#include "app/gui/window/notice_bar.h"
#include "tests/support/project_files.h"
#include "tests/support/test_program.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QMessageBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

using namespace weft;
using namespace weft::gui;

class TestTwoWindows : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    // At once, and not only when it is too late to do the work in one of them.
    void theSecondSaysThatItIsTheSecond()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("p.weft");
        const QString other = folder.filePath("q.weft");
        const auto saysSo = [](MainWindow& window) { return window.notices()->textOf("elsewhere"); };
        for (int round = 0; round < 2; ++round) {
            MainWindow first(false);
            first.openSample();
            first.workspace()->jobs()->waitForAll();
            QVERIFY(first.saveTo(path));
            first.workspace()->jobs()->waitForAll();
            MainWindow second(false);
            QVERIFY(second.openFile(path).isEmpty());
            second.workspace()->jobs()->waitForAll();
            QVERIFY2(saysSo(second).contains("p.weft"), qPrintable(saysSo(second)));
            QCOMPARE(saysSo(first), QString());
            // What was closed is not said again by the next change.
            second.findChild<QWidget*>("notice.elsewhere")->findChild<QToolButton*>("close")->click();
            QTRY_COMPARE(saysSo(second), QString());
            QVERIFY(second.saveTo(path));
            QCOMPARE(saysSo(second), QString());
            second.workspace()->startNew();
            QVERIFY(second.openFile(path).isEmpty());
            second.workspace()->jobs()->waitForAll();
            QVERIFY(!saysSo(second).isEmpty());
            // As another file it is nobody else's.
            QVERIFY(second.saveTo(other));
            second.workspace()->jobs()->waitForAll();
            QCOMPARE(saysSo(second), QString());
            first.workspace()->close();
            MainWindow third(false);
            QVERIFY(third.openFile(path).isEmpty());
            third.workspace()->jobs()->waitForAll();
            QCOMPARE(saysSo(third), QString());
        }
    }

    // Whoever comes back to the second window after closing the first is told nothing old.
    void theNoticeGoesWithTheOtherWindow()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("p.weft");
        const auto saysSo = [](MainWindow& window) { return !window.notices()->textOf("elsewhere").isEmpty(); };
        const auto comeBack = [](MainWindow& window) {
            QWidget elsewhere;
            elsewhere.show();
            elsewhere.activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&elsewhere));
            window.activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&window));
            window.workspace()->jobs()->waitForAll();
        };
        MainWindow first(false);
        first.openSample();
        first.workspace()->jobs()->waitForAll();
        QVERIFY(first.saveTo(path));
        first.workspace()->jobs()->waitForAll();
        MainWindow second(false);
        second.show();
        QVERIFY(second.openFile(path).isEmpty());
        second.workspace()->jobs()->waitForAll();
        comeBack(second);
        QVERIFY(saysSo(second));
        first.workspace()->close();
        comeBack(second);
        QTRY_VERIFY(!saysSo(second));
    }

    void theSecondToSaveIsAsked()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("p.weft");
        const auto runOnce = [](MainWindow& window, double bandwidth) {
            widgets::FabricDocument* fabric = window.workspace()->fabric();
            fabric->setBandwidth(fabric->columns().linkKeys, bandwidth);
            QVERIFY(window.workspace()->run().isEmpty());
            window.workspace()->jobs()->waitForAll();
        };
        MainWindow first(false);
        first.openSample();
        first.workspace()->jobs()->waitForAll();
        QVERIFY(first.saveTo(path));
        MainWindow second(false);
        QVERIFY(second.openFile(path).isEmpty());
        second.workspace()->jobs()->waitForAll();
        runOnce(first, 10);
        QVERIFY(first.saveTo(path));
        const QStringList ofFirst = test::resultsBeside(path);
        QCOMPARE(ofFirst.size(), 2);
        runOnce(second, 20);

        QStringList asked;
        const auto press = [&](const QString& button) {
            QTimer::singleShot(0, &second, [&asked, button] {
                auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
                QVERIFY(box != nullptr);
                asked << box->objectName();
                for (QAbstractButton* one : box->buttons()) {
                    if (one->text().remove('&').startsWith(button))
                        one->click();
                }
            });
        };
        press("Cancel");
        QVERIFY(!second.saveTo(path));
        QCOMPARE(asked, QStringList { "changedBox" });
        QVERIFY(second.workspace()->isModified());
        QCOMPARE(test::projectOnDisk(path).runs.size(), std::size_t { 2 });
        QCOMPARE(test::resultsBeside(path), ofFirst);

        press("Overwrite");
        QVERIFY(second.saveTo(path));
        QCOMPARE(asked.size(), 2);
        QVERIFY(!second.workspace()->isModified());
        QCOMPARE(test::resultsBeside(path).size(), 3);
        for (const QString& result : ofFirst)
            QVERIFY2(test::resultsBeside(path).contains(result), qPrintable(result));
        QVERIFY(second.saveTo(path)); // now it is its own version: nobody is asked
        QCOMPARE(asked.size(), 2);

        // And the first one is the second now.
        runOnce(first, 30);
        press("Reload");
        QVERIFY(first.saveTo(path));
        QCOMPARE(asked.size(), 3);
        first.workspace()->jobs()->waitForAll();
        QVERIFY(!first.workspace()->isModified());
        QCOMPARE(first.workspace()->runs()->items().size(), test::projectOnDisk(path).runs.size());
        QVERIFY(first.saveTo(path));
        QCOMPARE(asked.size(), 3);
        QCOMPARE(test::resultsBeside(path).size(), 3);
    }
};

WEFT_TEST(TestTwoWindows)
#include "tst_two_windows.moc"
