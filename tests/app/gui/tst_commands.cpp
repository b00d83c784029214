// SPDX-License-Identifier: GPL-3.0-or-later
// Every command in an empty project, one by one: it does something that can be seen, or it is disabled and says why.
#include "app/gui/views/view_registry.h"
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/words/languages.h"
#include "widgets/base/words/retelling.h"
#include "widgets/topology/topology_view.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QDialog>
#include <QDockWidget>
#include <QFile>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QSet>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTest>
#include <QTimer>
#include <QUndoStack>

using namespace weft;
using namespace weft::gui;

namespace {

void settle(MainWindow& window, int pauseMs = 150)
{
    window.workspace()->jobs()->waitForAll();
    QTest::qWait(pauseMs);
    window.workspace()->jobs()->waitForAll();
    window.commands()->refresh();
}

// What a person could notice of the window, but for a text in the status bar.
struct Seen {
    Mode mode;
    bool open;
    int steps;
    QImage picture;
    QString focus;
    QSet<QString> checked;
    QSet<QString> docks;
    Qt::WindowStates state;
    bool operator==(const Seen&) const = default;
};

Seen look(MainWindow& window)
{
    Seen seen { window.mode(), window.workspace()->isOpen(), window.workspace()->undoStack()->index(), {}, {}, {}, {},
        window.windowState() };
    window.statusBar()->clearMessage();
    seen.picture = window.grab().toImage();
    const QWidget* focus = QApplication::focusWidget();
    seen.focus = focus == nullptr ? QString() : QString::number(reinterpret_cast<quintptr>(focus));
    for (const auto& entry : window.commands()->entries()) {
        if (entry.action->isChecked())
            seen.checked.insert(entry.info.id);
    }
    for (const QDockWidget* dock : window.findChildren<QDockWidget*>()) {
        if (dock->isVisible())
            seen.docks.insert(dock->objectName());
    }
    return seen;
}

// Closes whatever asks; true if something did.
bool dismissDialogs()
{
    bool any = false;
    QList<QPointer<QWidget>> all; // one that closes may take others with it
    for (QWidget* widget : QApplication::topLevelWidgets())
        all << widget;
    for (const QPointer<QWidget>& widget : all) {
        if (widget == nullptr)
            continue;
        if (auto* dialog = qobject_cast<QDialog*>(widget.data()); dialog != nullptr && dialog->isVisible()) {
            any = true;
            dialog->reject();
        } else if (widget->isVisible() && widget->windowFlags().testFlag(Qt::Popup)) {
            any = true;
            widget->close();
        }
    }
    return any;
}

} // namespace

class TestCommands : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void cleanup() { widgets::useLanguage(QStringLiteral("en")); } // commands of languages are tried too

    void everyCommandOfAnEmptyProjectDoesSomethingOrSaysWhyNot()
    {
        QGuiApplication::clipboard()->clear();
        MainWindow window(false);
        window.resize(900, 640);
        window.show();
        (void)QTest::qWaitForWindowActive(&window);
        QStringList idle;
        QStringList silent;
        const auto& entries = window.commands()->entries();
        bool isChanged = true; // by the last command
        for (std::size_t at = 0; at < entries.size(); ++at) {
            const QString id = entries[at].info.id;
            if (id == "file.quit" || id == "view.fullScreen" || id == "view.systemTheme" || id == "view.restoreLayout")
                continue; // they end the test, or depend on the desktop; the last has its own
            QAction* action = entries[at].action;
            if (isChanged)
                window.workspace()->startNew();
            isChanged = false;
            // The other theme, and another mode, than the command would choose.
            if (id == "view.light" || id == "view.dark") // which takes a while
                window.setTheme(id == "view.light" ? widgets::ThemeKind::Dark : widgets::ThemeKind::Light);
            window.setMode(id == "mode.design" || id == "file.new" ? Mode::Workload : Mode::Design);
            window.views()->get<widgets::TopologyView>()->canvas()->setTool(
                id == "topology.tool.select" ? widgets::CanvasTool::Hand : widgets::CanvasTool::Select);
            window.setFocus();
            settle(window, 1);
            if (!action->isEnabled()) {
                if (widgets::whyDisabled(action).isEmpty() || !action->toolTip().contains(widgets::whyDisabled(action)))
                    silent << id;
                continue;
            }
            isChanged = true;
            const Seen before = look(window);
            bool asked = false;
            QTimer closer;
            connect(&closer, &QTimer::timeout, &window, [&asked] { asked = dismissDialogs() || asked; });
            closer.start(15);
            action->trigger();
            QTest::qWait(30);
            closer.stop();
            asked = dismissDialogs() || asked;
            if (!asked && before == look(window))
                idle << id;
        }
        QVERIFY2(silent.isEmpty(), qPrintable("disabled without a reason: " + silent.join(' ')));
        QVERIFY2(idle.isEmpty(), qPrintable("enabled, and nothing happens: " + idle.join(' ')));
    }

    // What buttons of views do is found by the palette too, does what the button does, and says why it cannot.
    void buttonsOfViewsAreCommands()
    {
        MainWindow window(false);
        window.show();
        window.openSample();
        test::settle(window, 60, 3);
        window.commands()->refresh();
        for (const char* id : { "benchmark.use", "sweep.start" }) {
            QAction* action = window.commands()->action(id);
            QVERIFY2(action != nullptr, id);
            QVERIFY2(action->isEnabled(), id);
        }
        QCOMPARE(widgets::withoutMnemonic(window.commands()->action("benchmark.use")->text()), "Use as workload");
        for (const char* id : { "sweep.clearMeasured", "synthesis.open", "synthesis.showCut", "synthesis.use" }) {
            QAction* action = window.commands()->action(id);
            QVERIFY2(action != nullptr, id);
            QVERIFY2(!action->isEnabled() && !widgets::whyDisabled(action).isEmpty(), id);
        }
        const auto before = window.workspace()->workload().workload;
        window.commands()->action("benchmark.use")->trigger();
        test::settle(window, 60, 3);
        QVERIFY(window.workspace()->workload().workload != before);
        QCOMPARE(int(window.workspace()->workload().source.kind), int(project::WorkloadKind::Benchmark));
    }

    void theDefaultLayoutComesBack()
    {
        MainWindow window(false);
        window.resize(1400, 900);
        window.show();
        window.workspace()->startNew();
        auto* dock = window.findChild<QDockWidget*>("dock.properties");
        QVERIFY(dock->isVisible());
        dock->close();
        QVERIFY(!dock->isVisible());
        window.commands()->action("view.restoreLayout")->trigger();
        QVERIFY(dock->isVisible());
    }

    // With something to work on they can be had, and lose it again.
    void commandsComeAndGoWithWhatTheyWorkOn()
    {
        MainWindow window(false);
        window.resize(1400, 900);
        window.show();
        const QStringList ids { "run.start", "time.play", "timeline.zoomIn", "heatmap.fit", "summary.exportTable",
            "topology.fitAll", "topology.layout.grid", "workload.find", "synthesis.start", "file.exportView" };
        const auto enabled = [&] {
            settle(window);
            QStringList all;
            for (const QString& id : ids) {
                if (window.commands()->action(id)->isEnabled())
                    all << id;
            }
            return all;
        };
        for (int round = 0; round < 2; ++round) {
            window.workspace()->startNew();
            window.setMode(Mode::Design);
            QCOMPARE(enabled(), QStringList());
            window.openSample();
            settle(window);
            QVERIFY(window.showView("summary"));
            QTest::qWait(300);
            QStringList expected = ids;
            expected.removeAll("topology.layout.grid"); // of a fabric that is looked at
            QCOMPARE(enabled(), expected);
            window.setMode(Mode::Design);
            QVERIFY(enabled().contains("topology.layout.grid"));
        }
    }

    void oneCommandGenerates()
    {
        MainWindow window(false);
        QStringList generating;
        for (const auto& entry : window.commands()->entries()) {
            if (entry.action->text().remove('&').contains("enerate"))
                generating << entry.info.id;
        }
        QCOMPARE(generating, QStringList { "topology.generate" });
    }
};

WEFT_TEST(TestCommands)
#include "tst_commands.moc"
