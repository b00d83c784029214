// SPDX-License-Identifier: GPL-3.0-or-later
// A timeline of the sample on a shown widget, with what the window would own around it.
#pragma once

#include "tests/widgets/timeline/sample_run.h"
#include "widgets/timeline/timeline_canvas.h"
#include "widgets/timeline/timeline_view.h"

#include <QCoreApplication>
#include <QMainWindow>
#include <QMouseEvent>
#include <QTest>
#include <QWheelEvent>

namespace weft::widgets::testing {

struct ViewFixture {
    QMainWindow window;
    SelectionModel selection;
    TimeController time;
    JobRunner jobs;
    CommandRegistry commands { &window };
    TimelineView* view = new TimelineView(&selection, &time, &jobs, &window);

    ViewFixture()
    {
        window.setCentralWidget(view);
        window.resize(1200, 700);
        view->registerCommands(commands);
        window.show();
        QCoreApplication::processEvents();
    }

    void show(const RunViewPtr& run)
    {
        time.setExtent({ 0, static_cast<std::int64_t>(run->run->makespan.ns()) });
        view->setRun(run);
        jobs.waitForAll();
        QCoreApplication::processEvents();
        view->canvas()->setFocus();
    }

    [[nodiscard]] const TimelineScene& scene() const { return view->canvas()->scene(); }
    [[nodiscard]] const TimelineData& data() const { return *scene().data(); }

    // The middle of the visible part of a bar.
    [[nodiscard]] QPoint pointOf(std::uint32_t bar) const { return scene().barRect(bar).value().center(); }

    void wheel(QPoint at, int notches, Qt::KeyboardModifiers keys) const
    {
        QWheelEvent event(at, view->canvas()->mapToGlobal(at), {}, { 0, notches * 120 }, Qt::NoButton, keys,
            Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(view->canvas(), &event);
    }

    void drag(QPoint from, QPoint to, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers keys = {}) const
    {
        TimelineCanvas* canvas = view->canvas();
        QTest::mousePress(canvas, button, keys, from);
        for (const QPoint at : { (from + to) / 2, to }) {
            QMouseEvent move(QEvent::MouseMove, at, canvas->mapToGlobal(at), Qt::NoButton, button, keys);
            QCoreApplication::sendEvent(canvas, &move);
        }
        QTest::mouseRelease(canvas, button, keys, to);
    }

    void key(Qt::Key key, Qt::KeyboardModifiers keys = {}) const { QTest::keyClick(view->canvas(), key, keys); }
};

} // namespace weft::widgets::testing
