// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the window for the eye: every view in both themes, twice the pixels, right to left, empty and full. They
// go to WEFT_PICTURES, or to a folder of the build; the test states that each was drawn and that no label is cut.
#include "app/gui/views/view_registry.h"
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "app/gui/workspace/run_list.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/programs/program_view.h"
#include "widgets/workload/sweep_view.h"
#include "widgets/workload/workload_view.h"

#include <QDir>
#include <QDockWidget>
#include <QLabel>
#include <QPushButton>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTest>

using namespace weft;
using namespace weft::gui;

namespace {

QString folder()
{
    const QString wanted = qEnvironmentVariable("WEFT_PICTURES", QDir::tempPath() + "/weft-pictures")
        + (qEnvironmentVariableIsSet("QT_SCALE_FACTOR") ? "-scale" + qEnvironmentVariable("QT_SCALE_FACTOR")
                                                        : QString());
    QDir().mkpath(wanted);
    return wanted;
}

void settle(MainWindow& window)
{
    test::settle(window, 50, 3);
}

void takeAll(MainWindow& window, const QString& suffix)
{
    for (const ViewInfo& view : viewInfos()) {
        if (view.name == "welcome")
            continue;
        QVERIFY2(window.showView(view.name), qPrintable(view.name));
        settle(window);
        QVERIFY(window.grab().save(folder() + '/' + view.name + suffix + ".png"));
    }
}

// Buttons that are narrower than their text.
QStringList clipped(MainWindow& window)
{
    QStringList found;
    for (auto* button : window.findChildren<QPushButton*>()) {
        if (button->isVisible() && button->width() < button->minimumSizeHint().width())
            found << button->objectName() + ": " + button->text();
    }
    return found;
}

} // namespace

class TestPictures : public QObject {
    Q_OBJECT

    widgets::PluralTexts m_plurals;

private slots:
    void initTestCase() { QVERIFY(test::beginWithPlurals(m_plurals)); }
    void cleanup() { QApplication::setLayoutDirection(Qt::LeftToRight); }

    void bothThemes()
    {
        for (const auto theme : { widgets::ThemeKind::Light, widgets::ThemeKind::Dark }) {
            MainWindow window(false);
            window.setTheme(theme);
            window.resize(1400, 900);
            window.show();
            const QString suffix = theme == widgets::ThemeKind::Dark ? "-dark" : "-light";
            QVERIFY(window.grab().save(folder() + "/welcome" + suffix + ".png"));
            window.openSample();
            settle(window);
            takeAll(window, suffix);
            QVERIFY2(clipped(window).isEmpty(), qPrintable(clipped(window).join(", ")));
        }
    }

    void filledStates()
    {
        MainWindow window(false);
        window.setTheme(widgets::ThemeKind::Light);
        window.resize(1400, 900);
        window.show();
        window.openSample();
        settle(window);
        Workspace* workspace = window.workspace();
        const auto save = [&window](const QString& name) {
            settle(window);
            QVERIFY(window.grab().save(folder() + '/' + name + "-filled.png"));
        };
        workspace->selection()->selectOperations({ { Rank { 3 }, OpId { 10 } } });
        QVERIFY(window.showView("details"));
        save("details");
        QVERIFY(window.showView("operations"));
        QTabWidget* tabs = window.views()->get<widgets::WorkloadView>()->tabs();
        for (int tab = 1; tab < tabs->count(); ++tab) {
            tabs->setCurrentIndex(tab);
            save("operations-tab" + QString::number(tab));
        }
        workspace->selection()->selectNodes({ widgets::NodeKey { 0 }, widgets::NodeKey { 1 } });
        QVERIFY(window.showView("properties"));
        save("properties");
        const auto sealed = *workspace->fabric()->sealed();
        workspace->fabric()->setState({}, { sealed->linkKeys[0], sealed->linkKeys[1] }, { false, 0.25, {}, {}, false });
        QVERIFY(workspace->run().isEmpty());
        settle(window);
        workspace->runs()->setOther(workspace->runs()->items().front().id);
        QVERIFY(window.showView("compare"));
        save("compare");
        QVERIFY(window.showView("issues"));
        save("issues");
        QVERIFY(window.showView("sweep"));
        window.views()->get<widgets::SweepView>()->start({}, { 1024, 1 << 20, 4 }, { { "system", {} } });
        save("sweep");
        window.commands()->action("view.palette")->trigger();
        save("palette");
    }

    void programs()
    {
        for (const auto theme : { widgets::ThemeKind::Light, widgets::ThemeKind::Dark }) {
            for (const QSize size : { QSize(1280, 720), QSize(3840, 2160) }) {
                MainWindow window(false);
                window.setTheme(theme);
                window.resize(size);
                window.show();
                window.openSample("attention");
                settle(window);
                auto* session = window.views()->get<widgets::ProgramView>()->session();
                session->setNode(session->understood()->nodes.size() - 1);
                session->select({ "layer" });
                settle(window);
                QVERIFY(window.grab().save(folder() + "/program-filled-" + QString::number(size.width())
                    + (theme == widgets::ThemeKind::Dark ? "-dark.png" : ".png")));
                QVERIFY2(clipped(window).isEmpty(), qPrintable(clipped(window).join(", ")));
            }
        }
    }

    void emptyStates()
    {
        MainWindow window(false);
        window.setTheme(widgets::ThemeKind::Light);
        window.resize(1400, 900);
        window.show();
        window.workspace()->startNew();
        takeAll(window, "-empty");
    }

    void rightToLeft()
    {
        QApplication::setLayoutDirection(Qt::RightToLeft);
        MainWindow window(false);
        window.setTheme(widgets::ThemeKind::Light);
        window.resize(1400, 900);
        window.show();
        QVERIFY(window.grab().save(folder() + "/welcome-rtl.png"));
        window.openSample();
        settle(window);
        takeAll(window, "-rtl");
        QVERIFY2(clipped(window).isEmpty(), qPrintable(clipped(window).join(", ")));
    }
};

WEFT_TEST(TestPictures)
#include "tst_pictures.moc"
