// SPDX-License-Identifier: GPL-3.0-or-later
// From the empty window to a file in somebody's folder with keys alone: no mouse, and nothing called behind the keys.
#include "app/gui/views/view_registry.h"
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "app/gui/workspace/run_list.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"

#include <QDialog>
#include <QImage>
#include <QLineEdit>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>

using namespace weft;
using namespace weft::gui;

namespace {

class Hands {
public:
    explicit Hands(MainWindow& window)
        : m_window(window)
    {
    }

    void press(Qt::Key key, Qt::KeyboardModifiers keys = {})
    {
        QWidget* at = QApplication::focusWidget();
        QTest::keyClick(at != nullptr ? at : &m_window, key, keys);
        ++m_pressed;
    }
    // Again and again until something of this name has the keys. False: it never has.
    bool pressUntil(Qt::Key key, const QString& name)
    {
        for (int step = 0; step < 60; ++step) {
            if (QApplication::focusWidget() != nullptr && QApplication::focusWidget()->objectName() == name)
                return true;
            press(key);
        }
        return false;
    }
    void type(const QString& text)
    {
        QTest::keyClicks(QApplication::focusWidget(), text);
        m_pressed += static_cast<int>(text.size());
    }
    [[nodiscard]] QString heard() const { return m_window.statusBar()->currentMessage(); }
    [[nodiscard]] int pressed() const { return m_pressed; }
    void settle() { test::settle(m_window, 40, 3); }

private:
    MainWindow& m_window;
    int m_pressed = 0;
};

} // namespace

class TestKeyJourney : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void fromTheStartToAFile()
    {
        QTemporaryDir folder;
        MainWindow window(false);
        window.resize(1400, 900);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        Hands hands(window);

        // The sample, from the page that welcomes.
        QVERIFY(hands.pressUntil(Qt::Key_Tab, "sampleCard"));
        hands.press(Qt::Key_Return);
        QTRY_VERIFY(window.workspace()->isOpen());
        hands.settle();
        QTRY_COMPARE(window.workspace()->runs()->items().size(), std::size_t { 1 });

        // A link of the first NPU is marked as failed, and that is run.
        hands.press(Qt::Key_1, Qt::ControlModifier);
        hands.settle();
        QCOMPARE(window.mode(), Mode::Design);
        QVERIFY(hands.pressUntil(Qt::Key_F6, "topologyCanvas"));
        hands.press(Qt::Key_Home, Qt::ControlModifier);
        hands.press(Qt::Key_Home, Qt::ControlModifier);
        QVERIFY2(hands.heard().startsWith("npu0"), qPrintable(hands.heard()));
        hands.press(Qt::Key_PageDown, Qt::ControlModifier);
        QVERIFY2(hands.heard().startsWith(QString::fromUtf8("npu0 → ")), qPrintable(hands.heard()));
        hands.press(Qt::Key_Return);
        QCOMPARE(window.workspace()->selection()->selection().links.size(), std::size_t { 1 });
        hands.press(Qt::Key_X);
        QVERIFY(window.workspace()->fabric()->undoStack()->canUndo());
        hands.press(Qt::Key_Down, Qt::ControlModifier);
        hands.press(Qt::Key_Up, Qt::ControlModifier);
        QVERIFY2(hands.heard().contains("failed"), qPrintable(hands.heard()));
        hands.press(Qt::Key_F5);
        QTRY_COMPARE(window.workspace()->runs()->items().size(), std::size_t { 2 });
        hands.settle();
        QTRY_VERIFY(!window.workspace()->runs()->isRunning());
        hands.settle();

        // What a rank did, read and selected.
        hands.press(Qt::Key_4, Qt::ControlModifier);
        hands.settle();
        QCOMPARE(window.mode(), Mode::Analyze);
        QVERIFY(hands.pressUntil(Qt::Key_F6, "timelineCanvas"));
        hands.press(Qt::Key_Home, Qt::ControlModifier);
        hands.press(Qt::Key_Down, Qt::ControlModifier);
        hands.press(Qt::Key_PageDown, Qt::ControlModifier);
        QVERIFY2(hands.heard().contains("Duration: "), qPrintable(hands.heard()));
        hands.press(Qt::Key_Return);
        QCOMPARE(window.workspace()->selection()->selection().operations.size(), std::size_t { 1 });

        // Both runs side by side.
        hands.press(Qt::Key_5, Qt::ControlModifier);
        hands.settle();
        QCOMPARE(window.mode(), Mode::Compare);
        widgets::View* compare = window.views()->find("compare");
        QVERIFY(compare->isVisible());
        QVERIFY2(compare->whyEmpty().isEmpty(), qPrintable(compare->whyEmpty()));

        // The timeline as a picture.
        hands.press(Qt::Key_4, Qt::ControlModifier);
        hands.settle();
        QVERIFY(hands.pressUntil(Qt::Key_F6, "timelineCanvas"));
        hands.press(Qt::Key_E, Qt::ControlModifier);
        QTRY_VERIFY(window.findChild<QDialog*>("exportDialog") != nullptr
            && window.findChild<QDialog*>("exportDialog")->isVisible());
        QTRY_VERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget()) != nullptr); // the name of the file
        hands.press(Qt::Key_A, Qt::ControlModifier);
        hands.type(folder.filePath("timeline.png"));
        hands.press(Qt::Key_Return);
        QTRY_VERIFY(QFile::exists(folder.filePath("timeline.png")));
        QVERIFY(!QImage(folder.filePath("timeline.png")).isNull());
        QVERIFY2(hands.pressed() < 200, qPrintable(QString::number(hands.pressed())));
    }
};

WEFT_TEST(TestKeyJourney)
#include "tst_key_journey.moc"
