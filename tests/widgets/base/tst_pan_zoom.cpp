// SPDX-License-Identifier: GPL-3.0-or-later
// The hand that all canvases share: wheel, touchpad, middle button, Space.
#include "tests/support/test_program.h"
#include "widgets/base/canvas/pan_zoom.h"

#include <QNativeGestureEvent>
#include <QPointingDevice>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>
#include <QWidget>

using namespace weft::widgets;

namespace {

struct Zoomed {
    QPointF at;
    double across = 1;
    double down = 1;
};

struct Bench {
    explicit Bench(PanZoom::Wheel wheel)
        : hand(&canvas, wheel,
            { [this](QPointF by) { panned += by; },
                [this](QPointF at, double across, double down) {
                    zooms.push_back({ at, across, down });
                } })
    {
        canvas.resize(300, 200);
        canvas.setMouseTracking(true);
        canvas.show();
    }
    void turn(QPoint angle, Qt::KeyboardModifiers keys = {})
    {
        const QPointF at(70, 40);
        QWheelEvent event(at, canvas.mapToGlobal(at), {}, angle, Qt::NoButton, keys, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&canvas, &event);
    }
    void move(QPoint at, Qt::MouseButtons buttons)
    {
        QMouseEvent event(QEvent::MouseMove, at, canvas.mapToGlobal(at), Qt::NoButton, buttons, {});
        QCoreApplication::sendEvent(&canvas, &event);
    }

    QWidget canvas;
    QPointF panned;
    std::vector<Zoomed> zooms;
    PanZoom hand;
};

} // namespace

class TestPanZoom : public QObject {
    Q_OBJECT

private slots:
    void theWheelZoomsAtThePointer()
    {
        Bench bench(PanZoom::Wheel::Zooms);
        bench.turn({ 0, 240 });
        bench.turn({ 0, -120 }, Qt::ControlModifier);
        QCOMPARE(bench.zooms.size(), std::size_t { 2 });
        QCOMPARE(bench.zooms[0].at, QPointF(70, 40));
        QCOMPARE(bench.zooms[0].across, PanZoom::kNotch * PanZoom::kNotch);
        QCOMPARE(bench.zooms[0].down, bench.zooms[0].across);
        QCOMPARE(bench.zooms[1].across, 1 / PanZoom::kNotch);
        bench.turn({ 0, 120 }, Qt::ShiftModifier);
        bench.turn({ 120, 0 });
        QCOMPARE(bench.panned, QPointF(2 * PanZoom::kScrollNotch, 0));
        bench.turn({ 0, 0 });
        QCOMPARE(bench.zooms.size(), std::size_t { 2 });
    }

    void sidesAreZoomedApartWhereTheCanvasHasThem()
    {
        Bench bench(PanZoom::Wheel::ZoomsSides);
        bench.turn({ 0, 120 }, Qt::ControlModifier);
        bench.turn({ 0, 120 }, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(bench.zooms[0].across, PanZoom::kNotch);
        QCOMPARE(bench.zooms[0].down, 1.0);
        QCOMPARE(bench.zooms[1].across, 1.0);
        QCOMPARE(bench.zooms[1].down, PanZoom::kNotch);
    }

    void whereTheWheelScrollsControlZoomsAcross()
    {
        Bench bench(PanZoom::Wheel::Scrolls);
        bench.turn({ 0, -120 });
        QCOMPARE(bench.panned, QPointF(0, -PanZoom::kScrollNotch));
        bench.turn({ 0, 120 }, Qt::ControlModifier);
        QCOMPARE(bench.zooms[0].across, PanZoom::kNotch);
        QCOMPARE(bench.zooms[0].down, 1.0);
    }

    void twoFingersOnATouchpadZoom()
    {
        Bench bench(PanZoom::Wheel::Zooms);
        const QPointF at(30, 60);
        QNativeGestureEvent pinch(Qt::ZoomNativeGesture, QPointingDevice::primaryPointingDevice(), 2, at, at,
            bench.canvas.mapToGlobal(at), 0.25, QPointF());
        QVERIFY(QCoreApplication::sendEvent(&bench.canvas, &pinch));
        QCOMPARE(bench.zooms.size(), std::size_t { 1 });
        QCOMPARE(bench.zooms[0].at, at);
        QCOMPARE(bench.zooms[0].across, 1.25);
        QNativeGestureEvent closing(Qt::ZoomNativeGesture, QPointingDevice::primaryPointingDevice(), 2, at, at,
            bench.canvas.mapToGlobal(at), -0.2, QPointF());
        QVERIFY(QCoreApplication::sendEvent(&bench.canvas, &closing));
        QCOMPARE(bench.zooms[1].down, 0.8);
    }

    void theMiddleButtonAndSpacePan()
    {
        Bench bench(PanZoom::Wheel::Zooms);
        QSignalSpy ended(&bench.hand, &PanZoom::ended);
        QTest::mousePress(&bench.canvas, Qt::MiddleButton, {}, { 10, 10 });
        QVERIFY(bench.hand.isPanning());
        bench.move({ 25, 30 }, Qt::MiddleButton);
        bench.move({ 40, 10 }, Qt::MiddleButton);
        QTest::mouseRelease(&bench.canvas, Qt::MiddleButton, {}, { 40, 10 });
        QCOMPARE(bench.panned, QPointF(30, 0));
        QCOMPARE(ended.count(), 1);
        bench.move({ 60, 60 }, Qt::NoButton);
        QCOMPARE(bench.panned, QPointF(30, 0));

        QTest::keyPress(&bench.canvas, Qt::Key_Space); // not asked for
        QVERIFY(!bench.hand.isSpaceHeld());
        bench.hand.setSpacePans(true);
        QTest::keyPress(&bench.canvas, Qt::Key_Space);
        QVERIFY(bench.hand.isSpaceHeld());
        QTest::mousePress(&bench.canvas, Qt::LeftButton, {}, { 10, 10 });
        bench.move({ 10, 50 }, Qt::LeftButton);
        QTest::mouseRelease(&bench.canvas, Qt::LeftButton, {}, { 10, 50 });
        QCOMPARE(bench.panned, QPointF(30, 40));
        QTest::keyRelease(&bench.canvas, Qt::Key_Space);
        QVERIFY(!bench.hand.isSpaceHeld());
    }

    void aReleaseThatNobodySawEndsThePan()
    {
        Bench bench(PanZoom::Wheel::Zooms);
        bench.hand.start({ 0, 0 }, { 2, 1 });
        QCOMPARE(bench.panned, QPointF(2, 1)); // what the drag had come to already
        bench.move({ 5, 5 }, Qt::LeftButton);
        bench.move({ 50, 50 }, Qt::NoButton);
        QVERIFY(!bench.hand.isPanning());
        QCOMPARE(bench.panned, QPointF(5, 5));
    }
};

WEFT_TEST(TestPanZoom)
#include "tst_pan_zoom.moc"
