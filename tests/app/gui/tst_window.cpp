// SPDX-License-Identifier: GPL-3.0-or-later
// The window itself: modes as dock arrangements, the welcome page, commands, the palette, the shortcuts page.
#include "app/gui/views/view_registry.h"
#include "app/gui/views/views.h"
#include "app/gui/window/command_palette.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/shortcuts_dialog.h"
#include "app/gui/window/welcome_page.h"
#include "tests/support/test_program.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/views/data_table.h"

#include <QAbstractProxyModel>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollArea>
#include <QSet>
#include <QStandardPaths>
#include <QTabBar>
#include <QTest>
#include <QTreeWidget>

using namespace weft;
using namespace weft::gui;

class TestWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void anEmptyWindowWelcomes()
    {
        MainWindow window(false);
        window.show();
        auto* welcome = window.findChild<QWidget*>("welcome");
        QVERIFY(welcome->isVisible());
        for (const char* card : { "designCard", "traceCard", "sampleCard" })
            QVERIFY(window.findChild<QWidget*>(card)->isVisible());
        for (auto* dock : window.findChildren<QDockWidget*>())
            QVERIFY(!dock->isVisible());
    }

    void theSampleOpensSolved()
    {
        MainWindow window(false);
        window.show();
        QTest::mouseClick(window.findChild<QWidget*>("sampleCard"), Qt::LeftButton);
        window.workspace()->jobs()->waitForAll();
        QVERIFY(window.mode() == Mode::Analyze);
        QVERIFY(window.workspace()->currentRun() != nullptr);
        QVERIFY(window.workspace()->currentRun()->run->complete());
        QVERIFY(window.workspace()->currentRun()->summary.headline.verdict != analysis::Verdict::NothingRan);
    }

    void everyModeShowsItsViewsAndEveryViewItsMode()
    {
        MainWindow window(false);
        window.resize(1400, 900);
        window.show();
        window.openSample();
        window.workspace()->jobs()->waitForAll();
        for (const ViewInfo& view : viewInfos()) {
            if (view.name == "welcome")
                continue;
            QVERIFY2(window.showView(view.name), qPrintable(view.name));
            QApplication::processEvents();
            auto* dock = window.findChild<QDockWidget*>("dock." + view.name);
            QVERIFY(dock != nullptr);
            QVERIFY2(isInSight(*dock), qPrintable(view.name));
            QVERIFY2(dock->width() > 120 && dock->height() > 60, qPrintable(view.name));
        }
        QVERIFY(!window.showView("tea"));
    }

    void countsAreThoseOfWhatIsDrawn()
    {
        MainWindow window(false);
        window.resize(1400, 900);
        window.show();
        window.openSample();
        window.workspace()->jobs()->waitForAll();
        window.setMode(Mode::Design);
        auto* counts = window.findChild<QLabel*>("counts");
        auto* status = window.findChild<QLabel*>("topologyStatus");
        QVERIFY2(counts->text().contains("16 switch"), qPrintable(counts->text()));
        widgets::FabricDocument* fabric = window.workspace()->fabric();
        const widgets::NodeKey made = fabric->addNode(topology::NodeKind::Switch, { 0, 0 });
        window.workspace()->selection()->selectNodes({ made });
        QVERIFY2(counts->text().contains("17 switch"), qPrintable(counts->text()));
        QVERIFY2(
            status->text().contains("17 switch") && status->text().contains("selected"), qPrintable(status->text()));
        fabric->undoStack()->undo();
        QVERIFY2(counts->text().contains("16 switch"), qPrintable(counts->text()));
        QVERIFY2(
            status->text().contains("16 switch") && !status->text().contains("selected"), qPrintable(status->text()));
        // Also while it cannot be sealed.
        fabric->setBandwidth({ fabric->columns().linkKeys.front() }, 0);
        QVERIFY(!fabric->sealed());
        fabric->addNode(topology::NodeKind::Switch, { 0, 0 });
        QVERIFY2(counts->text().contains("17 switch"), qPrintable(counts->text()));
    }

    void docksCloseAndComeBack()
    {
        MainWindow window(false);
        window.resize(1400, 900);
        window.show();
        window.openSample();
        window.workspace()->jobs()->waitForAll();
        auto* dock = window.findChild<QDockWidget*>("dock.timeline");
        dock->close();
        QVERIFY(!dock->isVisible());
        window.commands()->action("view.restoreLayout")->trigger();
        QVERIFY(dock->isVisible());
    }

    void everyCommandCanBeFoundAndKeysDoNotClash()
    {
        MainWindow window(false);
        QStringList clashes;
        for (const auto& entry : window.commands()->entries()) {
            QVERIFY2(!entry.action->text().isEmpty(), qPrintable(entry.info.id));
            QVERIFY2(!entry.info.group.isEmpty(), qPrintable(entry.info.id));
            for (const QKeySequence& key : entry.action->shortcuts()) {
                const QStringList others = window.commands()->conflicts(entry.info.id, key);
                if (!others.isEmpty())
                    clashes << entry.info.id + " " + key.toString() + " with " + others.join(", ");
            }
            if (!entry.info.icon.isEmpty())
                QVERIFY2(!entry.action->icon().isNull(), qPrintable(entry.info.id + " has no icon " + entry.info.icon));
        }
        QVERIFY2(clashes.isEmpty(), qPrintable(clashes.join("\n")));
    }

    void everythingThatTakesFocusHasAName()
    {
        MainWindow window(false);
        window.resize(1400, 900);
        window.show();
        window.openSample();
        window.workspace()->jobs()->waitForAll();
        window.workspace()->selection()->selectNodes({ widgets::NodeKey { 0 } });
        QTest::qWait(300);
        QStringList nameless;
        for (const Mode mode : kModes) {
            window.setMode(mode);
            QApplication::processEvents();
            for (QWidget* widget : window.findChildren<QWidget*>()) {
                if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus
                    || qobject_cast<QAbstractScrollArea*>(widget->parentWidget()) != nullptr
                    || widget->objectName().startsWith("qt_"))
                    continue;
                QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
                const bool isPart = qobject_cast<QAbstractSpinBox*>(widget->parentWidget()) != nullptr
                    || qobject_cast<QComboBox*>(widget->parentWidget()) != nullptr
                    || qobject_cast<QTabBar*>(widget) != nullptr || qobject_cast<QTabWidget*>(widget) != nullptr
                    || qobject_cast<QScrollArea*>(widget) != nullptr || qobject_cast<QHeaderView*>(widget) != nullptr;
                if (!isPart && (face == nullptr || face->text(QAccessible::Name).isEmpty()))
                    nameless << QString("%1 %2 in %3")
                                    .arg(widget->metaObject()->className(), widget->objectName(),
                                        widget->parentWidget()->objectName());
            }
        }
        nameless.removeDuplicates();
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join("\n")));
    }

    void tabReachesEveryView()
    {
        MainWindow window(false);
        window.resize(1400, 900);
        window.show();
        window.openSample();
        window.workspace()->jobs()->waitForAll();
        QTest::qWait(200);
        window.activateWindow();
        QSet<QString> reached;
        QTest::keyClick(&window, Qt::Key_Tab);
        for (int i = 0; i < 300; ++i) {
            QWidget* at = QApplication::focusWidget();
            if (at == nullptr)
                break;
            for (const QWidget* up = at; up != nullptr; up = up->parentWidget()) {
                if (up->objectName().startsWith("view."))
                    reached.insert(up->objectName());
            }
            QTest::keyClick(at, Qt::Key_Tab);
        }
        for (const char* view : { "view.topology", "view.timeline", "view.heatmap", "view.summary" })
            QVERIFY2(reached.contains(view),
                qPrintable(QString(view) + " is not among " + reached.values().join(" ") + ", stuck at "
                    + (QApplication::focusWidget() ? QApplication::focusWidget()->objectName() : QString("nothing"))));
    }

    void thePaletteRunsWhatItFinds()
    {
        MainWindow window(false);
        window.show();
        window.openSample();
        window.workspace()->jobs()->waitForAll();
        window.commands()->action("view.palette")->trigger();
        auto* field = window.findChild<QLineEdit*>("commandPaletteField");
        QVERIFY(field->isVisible());
        QTest::keyClicks(field, ":1ms");
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(window.workspace()->time()->cursor(), 1'000'000);
        window.commands()->action("view.palette")->trigger();
        field->clear();
        QTest::keyClicks(field, "#npu7");
        QTest::keyClick(field, Qt::Key_Return); // waits for the search
        window.workspace()->jobs()->waitForAll();
        QCOMPARE(window.workspace()->selection()->selection().nodes.size(), std::size_t { 1 });
        window.commands()->action("view.palette")->trigger();
        field->clear();
        QTest::keyClicks(field, "@optimizer");
        QTest::keyClick(field, Qt::Key_Return);
        window.workspace()->jobs()->waitForAll();
        QCOMPARE(window.workspace()->selection()->selection().operations.size(), std::size_t { 1 });
        window.commands()->action("view.palette")->trigger();
        field->clear();
        QTest::keyClicks(field, "zzzzqqq");
        QTest::keyClick(field, Qt::Key_Return); // nothing found, nothing done
        window.workspace()->jobs()->waitForAll();
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(!field->isVisible());
    }

    void thePaletteFindsTimesLinksAndCountsWhatItDoesNotShow()
    {
        MainWindow window(false);
        window.show();
        window.openSample();
        window.workspace()->jobs()->waitForAll();
        auto* field = window.findChild<QLineEdit*>("commandPaletteField");
        auto* list = window.findChild<QListWidget*>("commandPaletteList");
        const auto ask = [&](const QString& text) {
            window.commands()->action("view.palette")->trigger();
            field->clear();
            QGuiApplication::clipboard()->setText(text); // QTest types ASCII only
            QTest::keyClick(field, Qt::Key_V, Qt::ControlModifier);
            window.workspace()->jobs()->waitForAll();
        };
        ask("1.2ms"); // no prefix
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(window.workspace()->time()->cursor(), 1'200'000);
        const auto& columns = window.workspace()->fabric()->columns();
        const widgets::LinkKey link = columns.linkKeys[columns.linkKeys.size() / 2];
        const QString name = window.workspace()->fabric()->linkName(link);
        for (const QString& text :
            { name, QString(name).replace(" → ", "->"), '#' + QString(name).replace(" → ", " ") }) {
            window.workspace()->selection()->clear();
            ask(text);
            QVERIFY2(list->item(0)->text().contains(name), qPrintable(text + ": " + list->item(0)->text()));
            QTest::keyClick(field, Qt::Key_Return);
            QCOMPARE(window.workspace()->selection()->selection().links, std::vector<widgets::LinkKey> { link });
        }
        ask("@e"); // nearly all operations
        const QString last = list->item(list->count() - 1)->text();
        QVERIFY2(last.contains("more"), qPrintable(last));
        QVERIFY((list->item(list->count() - 1)->flags() & Qt::ItemIsEnabled) == 0);
        QTest::keyClick(field, Qt::Key_Escape);
    }

    void theShortcutsPageListsAndFilters()
    {
        MainWindow window(false);
        window.show();
        window.commands()->action("help.shortcuts")->trigger();
        auto* dialog = window.findChild<ShortcutsDialog*>();
        QVERIFY(dialog != nullptr);
        auto* tree = dialog->findChild<QTreeWidget*>("shortcutsTree");
        int commands = 0;
        for (int g = 0; g < tree->topLevelItemCount(); ++g)
            commands += tree->topLevelItem(g)->childCount();
        QCOMPARE(commands, static_cast<int>(window.commands()->entries().size()));
        const auto shown = [tree] {
            QStringList names;
            for (int g = 0; g < tree->topLevelItemCount(); ++g) {
                const QTreeWidgetItem* group = tree->topLevelItem(g);
                for (int i = 0; i < group->childCount() && !group->isHidden(); ++i) {
                    if (!group->child(i)->isHidden())
                        names << group->child(i)->text(0);
                }
            }
            return names;
        };
        QCOMPARE(shown().size(), commands);
        auto* field = dialog->findChild<QLineEdit*>();
        QTest::keyClicks(field, "save");
        const QStringList few = shown();
        QVERIFY2(!few.isEmpty() && few.size() < commands / 4, qPrintable(few.join(", ")));
        for (const QString& name : few)
            QVERIFY2(name.contains("save", Qt::CaseInsensitive), qPrintable(name));
        QTest::keyClicks(field, " qqq");
        QVERIFY(shown().isEmpty());
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        QCOMPARE(shown().size(), commands);
    }

    // A proxy would ask for every figure of a large run, and so would columns that are as wide as their widest row.
    void tablesOfRunsLookAtFewRows()
    {
        MainWindow window(false);
        window.show();
        window.openSample();
        window.workspace()->jobs()->waitForAll();
        QTest::qWait(400); // a view a turn
        window.workspace()->jobs()->waitForAll();
        int tables = 0;
        for (const char* view : { "summary", "range" }) {
            QVERIFY(window.showView(view));
            window.workspace()->jobs()->waitForAll();
            for (const auto* table : window.views()->find(view)->findChildren<widgets::DataTable*>()) {
                QVERIFY2(qobject_cast<QAbstractProxyModel*>(table->model()) == nullptr, view);
                const int measured = table->horizontalHeader()->resizeContentsPrecision();
                QVERIFY2(measured >= 0 && measured <= 100, qPrintable(QString::number(measured)));
                ++tables;
            }
        }
        QVERIFY(tables >= 4);
    }

    void aThemeChangeReachesTheWindow()
    {
        MainWindow window(false);
        window.show();
        window.openSample();
        window.workspace()->jobs()->waitForAll();
        for (const auto theme : { widgets::ThemeKind::Dark, widgets::ThemeKind::Light, widgets::ThemeKind::Dark }) {
            window.setTheme(theme);
            QTest::qWait(50);
            const QImage picture = window.grab().toImage();
            // The menu bar, the toolbar and the canvas of the topology.
            for (const QPoint at : { QPoint(1000, 4), QPoint(900, 36), QPoint(30, 150) })
                QCOMPARE(picture.pixelColor(at).lightness() < 128, theme == widgets::ThemeKind::Dark);
        }
    }

    void runningWithoutAWorkloadSaysWhy()
    {
        MainWindow window(false);
        window.workspace()->startNew();
        QVERIFY(window.workspace()->run().contains("workload"));
    }
};

WEFT_TEST(TestWindow)
#include "tst_window.moc"
