// SPDX-License-Identifier: GPL-3.0-or-later
// What a project leaves behind and what it does not: fields, forms and commands of the next one, and the state of its
// views when it is opened again. And the first steps in an empty one, by keys and clicks.
#include "app/gui/views/view_registry.h"
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/session.h"
#include "app/gui/window/tour.h"
#include "engine/topology/topology_spec.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"
#include "tests/support/window_test.h"
#include "widgets/base/looks/empty_state.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/settings/settings_form.h"
#include "widgets/synthesis/synthesis_view.h"
#include "widgets/topology/topology_canvas.h"
#include "widgets/topology/topology_view.h"
#include "widgets/workload/benchmark_form.h"

#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSet>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTranslator>
#include <QUndoStack>
#include <QUndoView>

using namespace weft;
using namespace weft::gui;

namespace {

void settle(MainWindow& window)
{
    test::settle(window, 200, 1);
}

void show(MainWindow& window)
{
    window.resize(1400, 900);
    window.show();
    window.activateWindow();
    (void)QTest::qWaitForWindowActive(&window);
}

const QStringList kFindFields { "topologyFind", "timelineFilter", "timelineSearch" };

} // namespace

class TestFreshProject : public weft::test::SessionTest {
    Q_OBJECT

public:
    TestFreshProject()
        : SessionTest(Start::First)
    {
    }

private slots:
    void nothingOfTheLastProjectIsLeft()
    {
        MainWindow window(false);
        show(window);
        for (int round = 0; round < 2; ++round) {
            window.workspace()->close(); // and ask nothing
            window.openSample();
            settle(window);
            for (const QString& name : kFindFields) {
                auto* field = window.findChild<QLineEdit*>(name);
                QVERIFY2(field != nullptr, qPrintable(name));
                field->setText("npu1");
            }
            window.views()->find("summary")->findChild<QTabWidget*>("summaryTabs")->setCurrentIndex(2);
            QVERIFY(window.views()->get<widgets::BenchmarkForm>()->benchmark());
            window.workspace()->startNew();
            settle(window);
            for (const QString& name : kFindFields)
                QCOMPARE(window.findChild<QLineEdit*>(name)->text(), QString());
            // There is no fabric to run on, and none to check settings against.
            QString why;
            QVERIFY(!window.views()->get<widgets::BenchmarkForm>()->benchmark(&why));
            QVERIFY(!why.isEmpty());
            study::RunSettings settings = window.workspace()->settings();
            settings.groups = R"({"1": [0, 70]})"; // of 64 NPUs none is the 70th
            window.workspace()->setSettings(settings, "A group");
            settle(window);
            for (const Finding& finding : window.views()->get<widgets::SettingsForm>()->findings())
                QVERIFY2(finding.severity != Severity::Error, finding.error.message.c_str());
            Findings findings;
            window.workspace()->fabric()->replaceWith(*topology::topologyFromSpec("Ring(64)", findings), "Generate");
            settle(window);
            QVERIFY(hasErrors(window.views()->get<widgets::SettingsForm>()->findings()));
        }
    }

    void aNewProjectBeginsAtTheCanvas()
    {
        MainWindow window(false);
        show(window);
        for (const Mode mode : { Mode::Analyze, Mode::Compare, Mode::Workload }) {
            window.workspace()->close();
            window.openSample();
            settle(window);
            window.setMode(mode);
            // The run has changed the sample: a question would come.
            window.workspace()->close();
            window.workspace()->startNew();
            window.setMode(mode);
            window.commands()->action("file.new")->trigger();
            QTest::qWait(50);
            QVERIFY(window.mode() == Mode::Design);
            const auto* view = window.views()->get<widgets::TopologyView>();
            QVERIFY(QApplication::focusWidget() != nullptr);
            QVERIFY2(
                view->isAncestorOf(QApplication::focusWidget()), qPrintable(QApplication::focusWidget()->objectName()));
            QVERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget()) == nullptr);
        }
    }

    void lettersChooseToolsInAnEmptyDesign()
    {
        MainWindow window(false);
        show(window);
        window.workspace()->startNew();
        auto* view = window.views()->get<widgets::TopologyView>();
        const auto press = [&](Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); };
        for (int round = 0; round < 2; ++round) {
            QVERIFY(window.showView("topology"));
            for (const auto& [key, tool] :
                { std::pair(Qt::Key_N, widgets::CanvasTool::Npu), std::pair(Qt::Key_W, widgets::CanvasTool::Switch),
                    std::pair(Qt::Key_L, widgets::CanvasTool::Link) }) {
                press(key);
                QCOMPARE(window.findChild<QLineEdit*>("topologyFind")->text(), QString());
                QVERIFY(view->canvas()->tool() == tool);
            }
            window.workspace()->startNew();
        }
    }

    void aClickOnTheEmptyCanvasTakesTheFocus()
    {
        MainWindow window(false);
        show(window);
        window.workspace()->startNew();
        window.setMode(Mode::Design);
        QTest::qWait(50);
        auto* find = window.findChild<QLineEdit*>("topologyFind");
        auto* view = window.views()->get<widgets::TopologyView>();
        find->setFocus();
        QVERIFY(find->hasFocus());
        QTest::mouseClick(view->emptyState(), Qt::LeftButton, {}, { 10, 10 });
        QVERIFY(!find->hasFocus());
        QVERIFY(view->isAncestorOf(QApplication::focusWidget()));
        window.commands()->action("topology.tool.npu")->trigger();
        find->setFocus();
        QTest::mouseClick(view->canvas(), Qt::LeftButton, {}, view->canvas()->rect().center());
        QVERIFY(view->canvas()->hasFocus());
    }

    void keysOfTheMenuBarWorkInEveryDock()
    {
        MainWindow window(false);
        show(window);
        window.openSample();
        settle(window);
        for (const char* elsewhere : { "issues", "timeline", "summary" }) {
            window.activateWindow();
            QVERIFY(window.showView(elsewhere));
            QTest::qWait(20);
            QVERIFY2(window.views()->find(elsewhere)->isAncestorOf(QApplication::focusWidget()), elsewhere);
            bool asked = false;
            QTimer::singleShot(0, &window, [&asked] {
                auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
                asked = dialog != nullptr;
                if (asked)
                    dialog->reject();
            });
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_G, Qt::ControlModifier);
            QTest::qWait(20);
            QVERIFY2(asked, elsewhere);
        }
        window.activateWindow();
        QVERIFY(window.showView("issues"));
        QTest::qWait(20);
        QVERIFY(QApplication::focusWidget() != nullptr);
        QVERIFY(!window.views()->get<widgets::SynthesisView>()->isRunning());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(window.views()->get<widgets::SynthesisView>()->isRunning());
        QVERIFY(window.mode() == Mode::Collectives);
        window.views()->get<widgets::SynthesisView>()->stop();
        settle(window);
    }

    void everyCommandThatDoesNotRunSaysWhy()
    {
        MainWindow window(false);
        show(window);
        const auto check = [&](const QString& when) {
            QStringList silent;
            for (const auto& entry : window.commands()->entries()) {
                const QString why = widgets::whyDisabled(entry.action);
                if (!entry.action->isEnabled() && (why.isEmpty() || !entry.action->toolTip().contains(why)))
                    silent << entry.info.id;
            }
            return silent.isEmpty() ? QString() : when + ": " + silent.join(" ");
        };
        QCOMPARE(check("welcome"), QString());
        window.workspace()->startNew();
        for (const Mode mode : kModes) {
            window.setMode(mode);
            QCOMPARE(check("empty " + modeId(mode)), QString());
        }
        window.openSample();
        settle(window);
        for (const Mode mode : kModes) {
            window.setMode(mode);
            QCOMPARE(check(modeId(mode)), QString());
        }
        // And menus show it.
        for (QMenu* menu : window.menuBar()->findChildren<QMenu*>())
            QVERIFY2(menu->title().isEmpty() || menu->toolTipsVisible(), qPrintable(menu->title()));
    }

    void everyMenuEntryHasALetter()
    {
        MainWindow window(false);
        show(window);
        std::function<void(const QList<QAction*>&, const QString&)> check
            = [&](const QList<QAction*>& actions, const QString& where) {
                  QSet<QChar> letters;
                  for (const QAction* action : actions) {
                      if (action->isSeparator())
                          continue;
                      const QString text = action->text();
                      const qsizetype at = text.indexOf('&');
                      QVERIFY2(at >= 0 && at + 1 < text.size(), qPrintable(where + " > " + text));
                      QVERIFY2(!letters.contains(text[at + 1].toLower()), qPrintable(where + " > " + text));
                      letters.insert(text[at + 1].toLower());
                      if (action->menu() != nullptr)
                          check(action->menu()->actions(), where + " > " + text);
                  }
                  constexpr qsizetype kLongest = 26;
                  QVERIFY2(actions.size() <= kLongest, qPrintable(QString("%1 has %2").arg(where).arg(actions.size())));
              };
        check(window.menuBar()->actions(), "bar");
    }

    void returnPressesACard()
    {
        for (const Qt::Key key : { Qt::Key_Return, Qt::Key_Enter }) {
            MainWindow window(false);
            show(window);
            auto* card = window.findChild<QWidget*>("sampleCard");
            card->setFocus();
            QTest::keyClick(card, key);
            QVERIFY(window.workspace()->isOpen());
            settle(window);
        }
    }

    void oneSwitchIsOneSwitch()
    {
        QTranslator plurals;
        QVERIFY(plurals.load(":/i18n/weft_en.qm"));
        QCoreApplication::installTranslator(&plurals);
        MainWindow window(false);
        show(window);
        window.workspace()->startNew();
        widgets::FabricDocument* fabric = window.workspace()->fabric();
        Findings findings;
        fabric->load(topology::Fabric(*topology::topologyFromSpec("Switch(4)", findings)), {});
        QTest::qWait(50);
        const QString counts = window.findChild<QLabel*>("counts")->text();
        QVERIFY2(counts.contains("1 switch") && !counts.contains("1 switches"), qPrintable(counts));
        QVERIFY2(counts.contains("4 NPUs"), qPrintable(counts));
    }

    void aThemeOfTheCommandLineIsForOneStart()
    {
        Session().setTheme(widgets::ThemeKind::Light);
        {
            MainWindow window(true);
            window.setTheme(widgets::ThemeKind::Dark);
            QVERIFY(window.commands()->action("view.dark")->isChecked());
        }
        QVERIFY(Session().theme() == widgets::ThemeKind::Light);
        MainWindow window(true);
        window.commands()->action("view.dark")->trigger();
        QVERIFY(Session().theme() == widgets::ThemeKind::Dark);
        window.commands()->action("view.light")->trigger();
        QVERIFY(window.commands()->action("view.light")->isChecked()); // one of the three is marked
        QVERIFY(!window.commands()->action("view.dark")->isChecked());
        QVERIFY(!window.commands()->action("view.systemTheme")->isChecked());
    }

    void viewsRememberAProject()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("one.weft");
        MainWindow window(true);
        show(window);
        Session().setTourSeen();
        for (int round = 0; round < 2; ++round) {
            if (round == 0)
                window.workspace()->openSample();
            else
                QVERIFY(window.openFile(path).isEmpty());
            settle(window);
            if (round == 0) {
                QVERIFY(window.saveTo(path));
                // From here on it is the project of that file.
                QVERIFY(window.openFile(path).isEmpty());
                settle(window);
                window.findChild<QLineEdit*>("timelineFilter")->setText("npu1");
                window.findChild<QTabWidget*>("summaryTabs")->setCurrentIndex(3);
                window.workspace()->startNew();
                QCOMPARE(window.findChild<QLineEdit*>("timelineFilter")->text(), QString());
            } else {
                QCOMPARE(window.findChild<QLineEdit*>("timelineFilter")->text(), QString("npu1"));
                QCOMPARE(window.findChild<QTabWidget*>("summaryTabs")->currentIndex(), 3);
            }
        }
        window.workspace()->close();
    }

    void theHistoryGoesBackByAClick()
    {
        MainWindow window(false);
        show(window);
        window.workspace()->openSample();
        settle(window);
        study::RunSettings settings = window.workspace()->settings();
        const study::RunSettings before = settings;
        settings.system = R"({"endpoint-delay": 77})";
        window.workspace()->setSettings(settings, "Endpoint delay");
        window.commands()->action("edit.history")->trigger();
        QTest::qWait(50);
        auto* list = window.findChild<QUndoView*>("historyList");
        QVERIFY(list->isVisible());
        QCOMPARE(list->model()->rowCount(), 2);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(list->model()->index(0, 0)).center());
        QVERIFY(window.workspace()->settings() == before);
    }

    void theTourComesOnceAndGoesForGood()
    {
        {
            MainWindow window(true);
            show(window);
            window.openSample();
            settle(window);
            auto* tour = window.findChild<Tour*>();
            QVERIFY(tour != nullptr && tour->isVisible());
            for (int step = 0; step < 5; ++step) {
                QCOMPARE(tour->step(), step);
                QVERIFY2(window.rect().contains(tour->geometry()), qPrintable(QString::number(step)));
                if (step < 4)
                    QTest::mouseClick(tour->findChild<QPushButton*>("tourNext"), Qt::LeftButton);
                QTest::qWait(30);
            }
            // In another mode there is no view to point at.
            window.setMode(Mode::Design);
            QVERIFY(!tour->isVisible());
            window.setMode(Mode::Simulate);
            QVERIFY(tour->isVisible());
            QTest::mouseClick(tour->findChild<QPushButton*>("tourClose"), Qt::LeftButton);
            QTest::qWait(20);
            QVERIFY(window.findChild<Tour*>() == nullptr);
            window.workspace()->close();
        }
        MainWindow window(true);
        show(window);
        window.openSample();
        settle(window);
        QVERIFY(window.findChild<Tour*>() == nullptr);
        window.commands()->action("help.tour")->trigger();
        QVERIFY(window.findChild<Tour*>() != nullptr);
    }
};

WEFT_TEST(TestFreshProject)
#include "tst_fresh_project.moc"
