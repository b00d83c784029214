// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "widgets/base/shared/time_controller.h"

#include <QSignalSpy>
#include <QTest>

using weft::widgets::TimeController;
using weft::widgets::TimeRange;

class TestTimeController : public QObject {
    Q_OBJECT

private slots:
    void zoomKeepsThePlaceUnderThePointer()
    {
        TimeController time;
        time.setExtent({ 0, 1'000'000 });
        time.zoomAt(250'000, 0.5);
        QCOMPARE(time.visible(), (TimeRange { 125'000, 625'000 }));
        time.zoomAt(250'000, 2.0);
        QCOMPARE(time.visible(), (TimeRange { 0, 1'000'000 }));
    }

    void theVisibleRangeStaysInsideTheRun()
    {
        TimeController time;
        time.setExtent({ 0, 1000 });
        time.setVisible({ 900, 1400 });
        QCOMPARE(time.visible(), (TimeRange { 500, 1000 }));
        time.setVisible({ 500, 501 });
        QCOMPARE(time.visible().length(), TimeController::kShortest);
        time.pan(-100'000);
        QCOMPARE(time.visible().from, 0);
    }

    void anotherRunOfTheSameStealsNothing()
    {
        TimeController time;
        time.setExtent({ 0, 1000 });
        time.setVisible({ 200, 400 });
        time.setSelected(TimeRange { 250, 900 });
        time.setCursor(300);
        time.replaceExtent({ 0, 800 });
        QCOMPARE(time.extent(), (TimeRange { 0, 800 }));
        QCOMPARE(time.visible(), (TimeRange { 200, 400 }));
        QCOMPARE(*time.selected(), (TimeRange { 250, 800 }));
        QCOMPARE(time.cursor(), 300);
        time.back();
        QCOMPARE(time.visible(), (TimeRange { 0, 800 }));
        time.replaceExtent({ 0, 5000 }); // all was visible
        QCOMPARE(time.visible(), (TimeRange { 0, 5000 }));
        time.replaceExtent({ 0, 100 }); // shorter than what was selected
        QVERIFY(!time.selected());
        QCOMPARE(time.cursor(), 100);
    }

    void anEmptyRunIsHarmless()
    {
        TimeController time;
        time.setExtent({ 0, 0 });
        time.zoomAt(0, 0.5);
        time.play();
        QVERIFY(!time.isPlaying());
        QCOMPARE(time.visible(), (TimeRange { 0, 0 }));
    }

    void aSelectionIsOrderedAndCut()
    {
        TimeController time;
        time.setExtent({ 0, 1000 });
        QSignalSpy changes(&time, &TimeController::selectedChanged);
        time.setSelected(TimeRange { 700, -5 });
        QCOMPARE(*time.selected(), (TimeRange { 0, 700 }));
        time.setSelected(TimeRange { 3, 3 });
        QVERIFY(!time.selected());
        QCOMPARE(changes.size(), 2);
    }

    void historyGoesBackAndForward()
    {
        TimeController time;
        time.setExtent({ 0, 1000 });
        time.setVisible({ 100, 500 });
        time.setVisible({ 200, 300 }); // the same gesture: follows at once
        time.back();
        QCOMPARE(time.visible(), (TimeRange { 0, 1000 }));
        time.forward();
        QCOMPARE(time.visible(), (TimeRange { 200, 300 }));
    }

    void stepsGoFromEventToEvent()
    {
        TimeController time;
        time.setExtent({ 0, 1000 });
        time.setEvents(std::make_shared<const std::vector<std::int64_t>>(std::vector<std::int64_t> { 10, 20, 400 }));
        time.stepToNextEvent();
        time.stepToNextEvent();
        QCOMPARE(time.cursor(), 20);
        time.stepToPreviousEvent();
        QCOMPARE(time.cursor(), 10);
        time.stepToPreviousEvent();
        QCOMPARE(time.cursor(), 10);
    }

    void playingEndsAtTheEnd()
    {
        TimeController time;
        time.setExtent({ 0, 1000 });
        time.setSpeed(1e9);
        time.play();
        QTRY_COMPARE(time.cursor(), 1000);
        QTRY_VERIFY(!time.isPlaying());
    }
};

WEFT_TEST(TestTimeController)
#include "tst_time_controller.moc"
