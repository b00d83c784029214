// SPDX-License-Identifier: GPL-3.0-or-later
// The wheel over a form scrolls it and changes nothing, in every form of the program.
#include "app/gui/window/main_window.h"
#include "tests/support/test_program.h"
#include "widgets/schedule/new_schedule_dialog.h"
#include "widgets/topology/generate_dialog.h"

#include <QAbstractSpinBox>
#include <QDockWidget>
#include <QScrollArea>
#include <QScrollBar>
#include <QStandardPaths>
#include <QTest>
#include <QtTest/qtestspontaneevent.h>

using namespace weft;
using namespace weft::gui;

namespace {

// As the platform delivers it: Qt moves the focus first, then asks the widget and its parents in turn.
void turnWheel(QWidget* over, int steps)
{
    const QPointF at = over->rect().center();
    QWheelEvent event(
        at, over->mapToGlobal(at), {}, { 0, 120 * steps }, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QSpontaneKeyEvent::setSpontaneous(&event);
    QApplication::instance()->notify(over, &event);
}

struct Fields {
    QList<QWidget*> all;
    QStringList values;

    explicit Fields(const QWidget& form)
    {
        for (QComboBox* box : form.findChildren<QComboBox*>()) {
            if (box->isVisible() && box->isEnabled())
                all << box;
        }
        for (QAbstractSpinBox* box : form.findChildren<QAbstractSpinBox*>()) {
            if (box->isVisible() && box->isEnabled())
                all << box;
        }
        values = read();
    }
    [[nodiscard]] QStringList read() const
    {
        QStringList texts;
        for (QWidget* field : all) {
            const auto* box = qobject_cast<QComboBox*>(field);
            texts << field->objectName() + '='
                    + (box != nullptr ? QString::number(box->currentIndex())
                                      : qobject_cast<QAbstractSpinBox*>(field)->text());
        }
        return texts;
    }
    // Over the field and over the line of a spin box, both ways.
    void turn() const
    {
        for (QWidget* field : all) {
            if (QWidget* focused = QApplication::focusWidget())
                focused->clearFocus();
            QWidget* line = field->findChild<QLineEdit*>();
            for (QWidget* over : { field, line != nullptr ? line : field }) {
                turnWheel(over, -1);
                turnWheel(over, 1);
                turnWheel(over, -1);
            }
            QVERIFY2(!field->hasFocus(), qPrintable(field->objectName() + " took the focus"));
        }
    }
};

void checkForm(const QWidget& form, int fewest)
{
    QTest::qWait(50);
    const Fields fields(form);
    QVERIFY2(fields.all.size() >= fewest, qPrintable(QString::number(fields.all.size()) + " fields"));
    fields.turn();
    QCOMPARE(fields.read(), fields.values);
}

} // namespace

class TestFormWheel : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void theFormsOfTheWindow()
    {
        MainWindow window(false);
        window.resize(1280, 720);
        window.show();
        window.openSample();
        window.workspace()->jobs()->waitForAll();
        window.activateWindow();
        QVERIFY(window.showView("settings"));
        checkForm(*window.findChild<QDockWidget*>("dock.settings"), 5);
        QVERIFY(window.showView("synthesis"));
        checkForm(*window.findChild<QWidget*>("synthesisForm"), 3);
        QVERIFY(window.showView("properties"));
        const auto& columns = window.workspace()->fabric()->columns();
        window.workspace()->selection()->select({ { columns.nodeKeys[0] }, { columns.linkKeys[0] }, {} });
        checkForm(*window.findChild<QDockWidget*>("dock.properties"), 5);
        QVERIFY(window.showView("benchmark"));
        auto* benchmark = window.findChild<QWidget*>("view.benchmark");
        benchmark->findChild<QAbstractButton*>("benchmarkOfSystem")->setChecked(false);
        checkForm(*benchmark, 7); // with the sweep's
        QVERIFY(benchmark->findChild<QWidget*>("sweepFactor")->isVisible());
    }

    void theWheelGoesToTheScrollArea()
    {
        MainWindow window(false);
        window.resize(1280, 500);
        window.show();
        window.openSample();
        window.workspace()->jobs()->waitForAll();
        QVERIFY(window.showView("settings"));
        QTest::qWait(50);
        auto* dock = window.findChild<QDockWidget*>("dock.settings");
        int scrolled = 0;
        for (auto* area : dock->findChildren<QScrollArea*>()) {
            QScrollBar* bar = area->verticalScrollBar();
            if (!area->isVisible() || bar->maximum() == 0)
                continue;
            for (QComboBox* box : area->findChildren<QComboBox*>()) {
                if (!box->isVisible() || !box->isEnabled())
                    continue;
                if (QWidget* focused = QApplication::focusWidget())
                    focused->clearFocus();
                bar->setValue(0);
                turnWheel(box, -2);
                QVERIFY2(bar->value() > 0, qPrintable(box->objectName()));
                ++scrolled;
            }
        }
        QVERIFY(scrolled > 0);
    }

    void theDialogs()
    {
        MainWindow window(false); // it guards the application
        widgets::JobRunner jobs;
        widgets::NewScheduleDialog schedule({}, Bytes { 1024 }, &jobs);
        schedule.show();
        QTest::qWait(200);
        jobs.waitForAll();
        checkForm(schedule, 6);
        widgets::GenerateDialog generate({}, nullptr);
        generate.show();
        checkForm(generate, 1);
    }

    void aFieldWithTheFocusStillTurns()
    {
        MainWindow window(false);
        QSpinBox box;
        box.setValue(5);
        box.show();
        box.activateWindow();
        box.setFocus();
        QTRY_VERIFY(box.hasFocus());
        turnWheel(&box, 1);
        QCOMPARE(box.value(), 6);
    }
};

WEFT_TEST(TestFormWheel)
#include "tst_form_wheel.moc"
