// SPDX-License-Identifier: GPL-3.0-or-later
// Which view is in front, and so is exported and printed.
#include "app/gui/views/view_exporter.h"
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "tests/support/test_program.h"
#include "widgets/heatmap/heat_canvas.h"
#include "widgets/timeline/timeline_canvas.h"

#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTabBar>
#include <QTest>

#include <memory>

using namespace weft;
using namespace weft::gui;

class TestFrontView : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void theViewWithTheFocusIsNamed()
    {
        const auto window = solved();
        const auto ask = [&](QWidget* focus) {
            focus->setFocus();
            QTest::keyClick(focus, Qt::Key_E, Qt::ControlModifier);
            auto* dialog = window->findChild<QFileDialog*>("exportDialog");
            QStringList said;
            if (dialog != nullptr) {
                said << dialog->windowTitle() << QFileInfo(dialog->selectedFiles().value(0)).fileName();
                dialog->reject();
                delete dialog;
            }
            return said;
        };
        for (int round = 0; round < 2; ++round) {
            const QStringList timeline = ask(window->findChild<widgets::TimelineCanvas*>());
            QCOMPARE(timeline, (QStringList { "Export Timeline", "Untitled-timeline.png" }));
            const QStringList map = ask(window->findChild<widgets::HeatCanvas*>());
            QCOMPARE(map, (QStringList { "Export Link heat map", "Untitled-link-heat-map.png" }));
            // The one that had it last, when something that is no view has it.
            window->setFocus();
            QCOMPARE(ask(window.get()).value(0), QString("Export Link heat map"));
        }
    }

    // By its name, and by its tab.
    void aViewThatIsCalledUpIsNamed()
    {
        const auto window = solved();
        auto* exporter = window->findChild<ViewExporter*>();
        for (const char* name : { "runs", "timeline", "range" }) {
            QVERIFY(window->showView(name));
            QTest::qWait(100);
            QVERIFY2(exporter->front() == window->views()->find(name), name);
            window->findChild<widgets::HeatCanvas*>()->setFocus();
        }
        int tabs = 0;
        for (QTabBar* bar : window->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
            for (int tab = 0; tab < bar->count(); ++tab, ++tabs) {
                window->findChild<widgets::HeatCanvas*>()->setFocus();
                QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(tab).center());
                QTest::qWait(50);
                QCOMPARE(exporter->titleOf(exporter->front()), bar->tabText(tab));
            }
        }
        QVERIFY(tabs > 3);
    }

    // Where the view that had the focus is gone, the largest that is in sight is in front.
    void withoutAFocusTheLargestViewIsNamed()
    {
        const auto window = solved();
        window->findChild<widgets::TimelineCanvas*>()->setFocus();
        window->setFocus();
        window->findChild<QDockWidget*>("dock.timeline")->close();
        QTest::qWait(20);
        for (int round = 0; round < 2; ++round) {
            QTest::keyClick(window.get(), Qt::Key_E, Qt::ControlModifier);
            auto* dialog = window->findChild<QFileDialog*>("exportDialog");
            QVERIFY(dialog != nullptr);
            QCOMPARE(dialog->windowTitle(), QString("Export Link heat map"));
            dialog->reject();
            delete dialog;
            window->activateWindow();
            window->setFocus();
        }
    }

private:
    static std::unique_ptr<MainWindow> solved()
    {
        auto window = std::make_unique<MainWindow>(false);
        window->resize(1400, 900);
        window->show();
        window->openSample();
        window->workspace()->jobs()->waitForAll();
        QTest::qWait(400); // a view a turn
        window->workspace()->jobs()->waitForAll();
        window->activateWindow();
        QTest::qWait(50);
        return window;
    }
};

WEFT_TEST(TestFrontView)
#include "tst_front_view.moc"
