// SPDX-License-Identifier: GPL-3.0-or-later
// The window without a mouse: Tab comes to everything and is held by nothing, every picture can be walked through and
// read, and the keys that the guide names do what it says.
#include "app/gui/panels/use_schedule_dialog.h"
#include "app/gui/views/dock_layouts.h"
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "app/manual/guide.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"
#include "widgets/base/canvas/canvas_cursor.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/programs/program_editor.h"
#include "widgets/schedule/schedule_view.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QDialog>
#include <QHeaderView>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSet>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QTimer>

using namespace weft;
using namespace weft::gui;
using widgets::CanvasCursor;
using widgets::CanvasPart;

namespace {

// What keys are for: visible, enabled, and reached by Tab; parts of fields and of tables belong to these.
std::vector<QWidget*> focusable(QWidget& window)
{
    std::vector<QWidget*> found;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        const bool isPart = qobject_cast<QAbstractSpinBox*>(widget->parentWidget()) != nullptr
            || qobject_cast<QComboBox*>(widget->parentWidget()) != nullptr || widget->focusProxy() != nullptr
            || widget->objectName().startsWith("qt_");
        if (widget->isVisible() && widget->isEnabled() && !isPart && widget->window() == &window
            && (widget->focusPolicy() & Qt::TabFocus) != 0)
            found.push_back(widget);
    }
    return found;
}

QString told(const QWidget* widget)
{
    QStringList way;
    if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
        way << button->text();
    for (const QWidget* up = widget; up != nullptr && way.size() < 4; up = up->parentWidget())
        way.prepend(QString("%1 %2").arg(up->metaObject()->className(), up->objectName()));
    return way.join(" / ");
}

QStringList nameless(QWidget& window)
{
    QStringList found;
    for (QWidget* widget : focusable(window)) {
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
        const bool isFrame = qobject_cast<QTabBar*>(widget) != nullptr || qobject_cast<QScrollArea*>(widget) != nullptr
            || qobject_cast<QHeaderView*>(widget) != nullptr || qobject_cast<QTabWidget*>(widget) != nullptr;
        if (!isFrame && (face == nullptr || face->text(QAccessible::Name).trimmed().isEmpty()))
            found << told(widget);
    }
    return found;
}

// What Tab does not come to from anywhere, going on from each as long as it goes.
QStringList outOfReach(QWidget& window)
{
    const std::vector<QWidget*> all = focusable(window);
    if (all.empty())
        return {};
    all.front()->setFocus(Qt::TabFocusReason);
    QSet<QWidget*> reached;
    for (std::size_t step = 0; step < 2 * all.size() + 20; ++step) {
        QWidget* at = window.focusWidget();
        if (at == nullptr)
            return { "the focus is lost" };
        reached.insert(at);
        for (QWidget* up = at->parentWidget(); up != nullptr; up = up->parentWidget()) {
            if (qobject_cast<QAbstractItemView*>(up) != nullptr) // whose cell is edited at once
                reached.insert(up);
        }
        if (qobject_cast<widgets::ProgramEditor*>(at) != nullptr) // Tab writes there
            QTest::keyClick(at, Qt::Key_F6);
        else
            QTest::keyClick(at, Qt::Key_Tab);
    }
    QStringList missed;
    const std::vector<QWidget*> after = focusable(window); // a button that stops something may have gone
    for (QWidget* widget : all) {
        if (std::find(after.begin(), after.end(), widget) == after.end() || isBehindTab(*widget))
            continue;
        // One radio button or tab of a group stands for all.
        if (!reached.contains(widget) && qobject_cast<QTabBar*>(widget) == nullptr)
            missed << told(widget);
    }
    return missed;
}

std::unique_ptr<MainWindow> solved()
{
    auto window = std::make_unique<MainWindow>(false);
    window->resize(1500, 950);
    window->show();
    window->openSample();
    test::settle(*window, 30, 3);
    window->activateWindow();
    (void)QTest::qWaitForWindowActive(window.get());
    return window;
}

} // namespace

class TestByKeys : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void everythingHasANameAndIsReached()
    {
        const auto window = solved();
        QStringList wrong;
        for (int visit = 0; visit < 2; ++visit) {
            for (const Mode mode : kModes) {
                window->setMode(mode);
                test::settle(*window, 30, 3);
                for (const QString& one : nameless(*window))
                    wrong << modeId(mode) + ": no name: " + one;
                for (const QString& one : outOfReach(*window))
                    wrong << modeId(mode) + ": not reached: " + one;
            }
        }
        wrong.removeDuplicates();
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join("\n")));
    }

    void dialogsToo_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("dialog");
        QTest::newRow("generator") << "topology.generate"
                                   << "generateDialog";
        QTest::newRow("keys") << "help.shortcuts"
                              << "shortcutsDialog";
        QTest::newRow("guide") << "help.guide"
                               << "guideDialog";
        QTest::newRow("report") << "file.report"
                                << "reportDialog";
        QTest::newRow("schedule") << "schedule.new"
                                  << "newScheduleDialog";
        QTest::newRow("arrangement") << "view.saveArrangement"
                                     << "arrangementDialog";
        QTest::newRow("export") << "file.exportView"
                                << "exportDialog";
    }

    void dialogsToo()
    {
        QFETCH(QString, command);
        QFETCH(QString, dialog);
        const auto window = solved();
        for (int visit = 0; visit < 2; ++visit) {
            QAction* action = window->commands()->action(command);
            QVERIFY2(action != nullptr, qPrintable(command));
            // Some of them keep whoever asked for them waiting.
            QStringList wrong { "it did not come" };
            bool looked = false;
            QTimer look;
            look.setInterval(100);
            connect(&look, &QTimer::timeout, this, [&] {
                auto* shown = window->findChild<QDialog*>(dialog);
                if (looked || shown == nullptr || !shown->isVisible())
                    return;
                looked = true;
                shown->activateWindow();
                test::settle(*window, 30, 3);
                wrong.clear();
                for (const QString& one : nameless(*shown))
                    wrong << "no name: " + one;
                for (const QString& one : outOfReach(*shown))
                    wrong << "not reached: " + one;
                if (focusable(*shown).size() < 3)
                    wrong << "it has hardly anything";
                QTest::keyClick(shown, Qt::Key_Escape);
            });
            look.start();
            action->trigger();
            QTRY_VERIFY2(looked, qPrintable(dialog));
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join("\n")));
            QTRY_VERIFY(
                window->findChild<QDialog*>(dialog) == nullptr || !window->findChild<QDialog*>(dialog)->isVisible());
        }
    }

    void nothingHoldsTheKeys()
    {
        const auto window = solved();
        for (const Mode mode : kModes) {
            window->setMode(mode);
            test::settle(*window, 30, 3);
            for (QWidget* widget : focusable(*window)) {
                widget->setFocus(Qt::TabFocusReason);
                if (window->focusWidget() != widget || qobject_cast<widgets::ProgramEditor*>(widget) != nullptr)
                    continue;
                // The links of a sentence are come to one after the other.
                for (int link = 0; link < 8 && window->focusWidget() == widget; ++link)
                    QTest::keyClick(widget, Qt::Key_Tab);
                QVERIFY2(window->focusWidget() != widget, qPrintable(modeId(mode) + ": " + told(widget)));
                widget->setFocus(Qt::TabFocusReason);
                for (int link = 0; link < 8 && window->focusWidget() == widget; ++link)
                    QTest::keyClick(widget, Qt::Key_Backtab, Qt::ShiftModifier);
                QVERIFY2(window->focusWidget() != widget, qPrintable(modeId(mode) + ", back: " + told(widget)));
            }
        }
        // Tab writes into the text of a program; F6 leads out of it, and back in the end.
        window->openSample("attention");
        window->setMode(Mode::Programs);
        auto* editor = window->findChild<widgets::ProgramEditor*>();
        QTRY_VERIFY(editor != nullptr && editor->isVisible());
        editor->setFocus();
        QTest::keyClick(editor, Qt::Key_Tab);
        QVERIFY(editor->hasFocus());
        QTest::keyClick(editor, Qt::Key_F6);
        QVERIFY(!editor->hasFocus());
        for (int step = 0; step < 12 && !editor->hasFocus(); ++step)
            QTest::keyClick(window->focusWidget(), Qt::Key_F6);
        QVERIFY(editor->hasFocus());
        QTest::keyClick(editor, Qt::Key_F6, Qt::ShiftModifier);
        QVERIFY(!editor->hasFocus());
    }

    // From wherever the keys are in the summary F6 leaves it for another view, and Shift+F6 brings them back; a run
    // without a critical path leaves out its bars.
    void viewsAreLeftAndEnteredFromAllOfTheSummary()
    {
        const auto window = solved();
        window->setMode(Mode::Analyze);
        test::settle(*window, 30, 3);
        auto* summary = window->views()->find("summary");
        auto* tabs = summary->findChild<QTabWidget*>("summaryTabs");
        const auto isIn = [&] { return summary->isAncestorOf(window->focusWidget()); };
        for (int round = 0; round < 2; ++round) {
            for (int page = 0; page < tabs->count(); ++page) {
                tabs->setCurrentIndex(page);
                int places = 0;
                for (QWidget* widget : focusable(*window)) {
                    if (!summary->isAncestorOf(widget))
                        continue;
                    ++places;
                    widget->setFocus(Qt::TabFocusReason);
                    QVERIFY2(isIn(), qPrintable(told(widget)));
                    QTest::keyClick(widget, Qt::Key_F6);
                    QVERIFY2(!isIn(), qPrintable(told(widget)));
                    QTest::keyClick(window->focusWidget(), Qt::Key_F6, Qt::ShiftModifier);
                    QVERIFY2(isIn(), qPrintable(told(widget)));
                }
                QVERIFY(places >= 2); // the tabs and a table at least
            }
        }
    }

    void everyPictureIsWalkedAndRead()
    {
        const auto window = solved();
        QSet<QString> read;
        for (const Mode mode : kModes) {
            window->setMode(mode);
            test::settle(*window, 30, 3);
            for (CanvasCursor* cursor : window->findChildren<CanvasCursor*>()) {
                QWidget* canvas = cursor->canvas();
                if (!canvas->isVisible() || cursor->parts().partRows() == 0)
                    continue;
                const QString name = canvas->objectName();
                canvas->setFocus();
                QVERIFY2(canvas->hasFocus(), qPrintable(name));
                QAccessibleInterface* face = QAccessible::queryAccessibleInterface(canvas);
                QVERIFY2(face != nullptr && !face->text(QAccessible::Name).isEmpty(), qPrintable(name));
                QCOMPARE(face->childCount(), cursor->parts().partRows());
                // Every key is taken, and what it comes to is read as screen readers are told it.
                for (const Qt::Key key : { Qt::Key_Down, Qt::Key_Right, Qt::Key_Down, Qt::Key_PageDown, Qt::Key_Right,
                         Qt::Key_Down, Qt::Key_End, Qt::Key_Left, Qt::Key_Up, Qt::Key_PageUp, Qt::Key_Home }) {
                    QTest::keyClick(canvas, key, Qt::ControlModifier);
                    QVERIFY2(cursor->isShown(), qPrintable(name));
                    QAccessibleInterface* part = face->focusChild();
                    QVERIFY2(part != nullptr && part->isValid(), qPrintable(name));
                    const QString words = part->text(QAccessible::Name);
                    QVERIFY2(!words.trimmed().isEmpty(), qPrintable(name));
                    QVERIFY2(window->statusBar()->currentMessage().startsWith(QString(words).replace('\n', "; ")),
                        qPrintable(name + ": " + words + " and " + window->statusBar()->currentMessage()));
                    if (!cursor->part().isRow())
                        QVERIFY2(!part->text(QAccessible::Description).isEmpty(), qPrintable(name + ": " + words));
                    const QRect ring = cursor->ring();
                    QVERIFY2(canvas->rect().contains(ring) && !ring.isEmpty(),
                        qPrintable(QString("%1: %2 at %3,%4 %5×%6")
                                       .arg(name, words)
                                       .arg(ring.x())
                                       .arg(ring.y())
                                       .arg(ring.width())
                                       .arg(ring.height())));
                }
                QTest::keyClick(canvas, Qt::Key_Return);
                QVERIFY2(canvas->isVisible(), qPrintable(name));
                read.insert(name);
            }
        }
        for (const char* name : { "topologyCanvas", "timelineCanvas", "heatCanvas", "matrixCanvas", "utilizationFrame",
                 "histogramFrame", "rankBars" })
            QVERIFY2(read.contains(name), qPrintable(QString(name) + " is not in " + read.values().join(", ")));
    }

    // What is selected in one picture by keys is selected in all.
    void selectionIsShared()
    {
        const auto window = solved();
        window->setMode(Mode::Analyze);
        test::settle(*window, 30, 3);
        auto* fabric = window->findChild<QWidget*>("topologyCanvas");
        auto* cursor = fabric->findChild<CanvasCursor*>(QString(), Qt::FindDirectChildrenOnly);
        fabric->setFocus();
        window->workspace()->selection()->clear();
        cursor->moveTo({ 3, 0 }); // a link of npu3
        QTest::keyClick(fabric, Qt::Key_Return);
        const auto& links = window->workspace()->selection()->selection().links;
        QCOMPARE(links.size(), std::size_t { 1 });
        auto* heat = window->findChild<QWidget*>("heatCanvas");
        heat->setFocus();
        auto* line = heat->findChild<CanvasCursor*>(QString(), Qt::FindDirectChildrenOnly);
        QTest::keyClick(heat, Qt::Key_Up, Qt::ControlModifier); // begins at what is selected
        QCOMPARE(line->parts().partWords(line->part()).name, cursor->parts().partWords({ 3, 0 }).name);
        QVERIFY(line->parts().isPartSelected(line->part()));
        QTest::keyClick(fabric, Qt::Key_PageUp, Qt::ControlModifier);
        QTest::keyClick(fabric, Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(window->workspace()->selection()->selection().nodes.size(), std::size_t { 1 });
        QCOMPARE(window->workspace()->selection()->selection().links.size(), std::size_t { 1 });
    }

    // The keys of the guide, one by one: commands have them under the words that stand there, pictures take the others.
    void theGuideNamesTheKeys()
    {
        const manual::Chapter* chapter = manual::chapterOf("window");
        QVERIFY(chapter != nullptr);
        const QString text = QString::fromUtf8(chapter->text.data(), qsizetype(chapter->text.size()));
        const QString section = text.section("## By keys alone", 1).section("\n## ", 0, 0);
        QVERIFY(section.size() > 500);
        const auto window = solved();
        auto* canvas = window->findChild<QWidget*>("topologyCanvas");
        const QRegularExpression bold("\\*\\*([^*]+)\\*\\*");
        int commands = 0;
        int ofPictures = 0;
        for (const QString& line : section.split('\n')) {
            if (!line.startsWith("| **"))
                continue;
            QRegularExpressionMatchIterator found = bold.globalMatch(line.section('|', 1, 1));
            while (found.hasNext()) {
                const QString key = found.next().captured(1);
                const QKeySequence pressed(key);
                if (key == "Alt" || key.endsWith("Tab")) // every toolkit's
                    continue;
                QVERIFY2(pressed.count() == 1 && pressed.toString(QKeySequence::PortableText) == key, qPrintable(key));
                bool isCommand = false;
                for (const auto& entry : window->commands()->entries()) {
                    if (!entry.action->shortcuts().contains(pressed) || entry.scope != nullptr)
                        continue;
                    QString words = entry.action->text().remove('&');
                    QVERIFY2(line.contains(words, Qt::CaseInsensitive), qPrintable(key + ": " + words));
                    isCommand = true;
                    ++commands;
                }
                if (isCommand)
                    continue;
                canvas->setFocus();
                auto* cursor = canvas->findChild<CanvasCursor*>(QString(), Qt::FindDirectChildrenOnly);
                cursor->moveTo({ 1, -1 });
                QKeyEvent event(QEvent::ShortcutOverride, pressed[0].key(), pressed[0].keyboardModifiers());
                event.ignore();
                QApplication::sendEvent(canvas, &event);
                QVERIFY2(event.isAccepted(), qPrintable(key + " is taken by no picture"));
                ++ofPictures;
            }
        }
        QCOMPARE(commands, 2);
        QCOMPARE(ofPictures, 10);
    }
};

WEFT_TEST(TestByKeys)
#include "tst_by_keys.moc"
