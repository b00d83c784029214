// SPDX-License-Identifier: GPL-3.0-or-later
// What is drawn over the bars: flags of bookmarks beside the cursor, the field in which they are written, and arrows of
// messages, no more of them than can be told apart.
#include "tests/support/picture.h"
#include "tests/support/test_program.h"
#include "tests/widgets/timeline/view_fixture.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/timeline/timeline_legend.h"
#include "widgets/timeline/timeline_overlay.h"

#include <QLineEdit>
#include <QUndoStack>

#include <set>

using namespace weft;
using namespace weft::widgets;
using namespace weft::widgets::testing;

class TestTimelineMarks : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_run = runSample(); }

    // What a legend has no room for is not silently missing.
    void aLegendSaysThatThereIsMore()
    {
        TimelineLegend legend;
        const auto inkFrom = [&legend](int x) {
            const QImage picture = legend.grab().toImage();
            int ink = 0;
            for (; x < picture.width(); ++x) {
                for (int y = 0; y < picture.height(); ++y)
                    ink += picture.pixel(x, y) != picture.pixel(picture.width() - 1, 0) ? 1 : 0;
            }
            return ink;
        };
        const int whole = legend.sizeHint().width();
        legend.resize(whole, legend.sizeHint().height());
        QCOMPARE(legend.shown(), TimelineLegend::entries().size());
        for (const int width : { whole / 2, whole / 5, 60 }) {
            // Of exactly as many as there is room for, and of those and the dots.
            legend.resize(width, legend.height());
            const std::size_t shown = legend.shown();
            QVERIFY(shown < TimelineLegend::entries().size());
            int entries = 0;
            for (std::size_t at = 0; at < shown; ++at)
                entries += 12 + 5 + legend.fontMetrics().horizontalAdvance(TimelineLegend::entries()[at].name) + 14;
            QVERIFY(entries + legend.fontMetrics().horizontalAdvance(QChar(0x2026)) <= width);
            QVERIFY2(inkFrom(entries) > 0, qPrintable(QString::number(width)));
        }
        // No room for the dots either: a part of them would be a speck.
        legend.resize(legend.fontMetrics().horizontalAdvance(QChar(0x2026)) - 1, legend.height());
        QCOMPARE(inkFrom(0), 0);
    }

    void aFlagLeavesTheTimeOfTheCursorFree()
    {
        ViewFixture f;
        TimeNotes notes;
        f.view->canvas()->setNotes(&notes);
        f.show(m_run);
        TimelineCanvas& canvas = *f.view->canvas();
        const QFontMetrics metrics = canvas.fontMetrics();
        for (const std::int64_t ns : { f.data().length / 3, f.data().length }) {
            f.time.setCursor(ns);
            const int x = int(canvas.axis().toPixel(ns));
            const int wide = metrics.horizontalAdvance(formatNs(ns)) + 8;
            const QRect label(ns == f.data().length ? x - wide - 1 : x + 1, 0, wide - 1, metrics.height() + 2);
            const QImage without = canvas.grab(label).toImage();
            const test::Picture before(canvas);
            notes.put({ ns, {}, QStringLiteral("here") });
            QCOMPARE(canvas.grab(label).toImage(), without);
            // And the flag of the moment is seen all the same.
            const QRect ruler(kTimeGutter, 0, canvas.width() - kTimeGutter, kRulerHeight);
            const Theme& theme = Theme::current();
            const int flag = test::Picture(canvas).count(theme.accent, ruler) - before.count(theme.accent, ruler);
            if (ns < f.data().length) // else it is beyond the edge
                QVERIFY2(flag > 6, qPrintable(QString::number(flag)));
            notes.remove(0);
        }
    }

    // Beside its flag, and never over the next one.
    void theTextOfABookmarkIsReadWhereThereIsRoom()
    {
        ViewFixture f;
        TimeNotes notes;
        TimelineCanvas& canvas = *f.view->canvas();
        canvas.setNotes(&notes);
        f.show(m_run);
        const std::int64_t third = f.data().length / 3;
        f.time.setCursor(f.data().length);
        const auto beside = [&](std::int64_t ns, int from, int width) {
            return canvas.grab(QRect(int(canvas.axis().toPixel(ns)) + from, 0, width, kRulerHeight)).toImage();
        };
        constexpr int kFlag = 11;
        notes.put({ third, {}, {} });
        const QImage bare = beside(third, kFlag, 60);
        notes.put({ third, {}, QStringLiteral("first step of the optimizer, and more than there is room for") });
        QVERIFY(beside(third, kFlag, 60) != bare);
        // A flag that is near: what is beyond it stays as it was.
        const auto near = canvas.axis().toTime(canvas.axis().toPixel(third) + 60);
        notes.put({ near, {}, {} });
        const QImage beyond = beside(near, 0, 120);
        notes.put({ third, {}, {} });
        QCOMPARE(beside(near, 0, 120), beyond);
        // On its own moment the cursor's time comes first, and the text behind it.
        f.time.setCursor(third);
        notes.remove(1);
        const QImage timeOnly = beside(third, 0, 140);
        notes.put({ third, {}, QStringLiteral("optimizer") });
        QVERIFY(beside(third, 0, 140) != timeOnly);
    }

    void theHintOfABookmarkIsNotCut()
    {
        ViewFixture f;
        TimeNotes notes;
        f.view->canvas()->setNotes(&notes);
        f.show(m_run);
        for (const std::int64_t ns : { std::int64_t { 0 }, f.data().length }) {
            f.time.setCursor(ns);
            f.key(Qt::Key_B);
            auto* field = f.view->canvas()->findChild<QLineEdit*>(QStringLiteral("noteField"));
            QVERIFY(field != nullptr);
            // A line edit keeps two pixels before and after what is in it, inside of its frame.
            const int words = field->fontMetrics().horizontalAdvance(field->placeholderText());
            QVERIFY2(field->width() >= words + 12, qPrintable(QString::number(field->width() - words)));
            QVERIFY(f.view->canvas()->rect().contains(field->geometry()));
            QTest::keyClick(field, Qt::Key_Escape);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
    }

    // A collective of 64 ranks has more messages than an eye can follow.
    void aCollectiveIsNoThicketOfArrows()
    {
        ViewFixture f;
        f.show(m_run);
        const auto& operations = m_run->run->operations;
        std::uint32_t collective = simulation::kNoRecord;
        Selection all;
        for (std::uint32_t record = 0; record < operations.size(); ++record) {
            if (operations.collective[record] == simulation::kNoRecord)
                continue;
            collective = std::min(collective, operations.collective[record]);
            if (operations.collective[record] == collective)
                all.operations.push_back(f.data().keyOf(record));
        }
        QVERIFY(all.operations.size() > 1);
        const DrawnMessages ends = messagesToDraw(f.scene(), all);
        QCOMPARE(ends.messages.size(), std::size_t { 2 });
        QVERIFY(!ends.note.isEmpty());
        const auto& log = m_run->run->messagesLog;
        std::set<std::uint32_t> messages;
        for (const OpKey key : all.operations) {
            for (const std::uint32_t message : f.data().messages.of(f.data().recordOf(key))) {
                messages.insert(message);
                QVERIFY(log.start[message] >= log.start[ends.messages.front()]);
                QVERIFY(log.start[message] <= log.start[ends.messages.back()]);
            }
        }
        QVERIFY2(ends.note.contains(formatCount(messages.size())), qPrintable(ends.note));

        // Those of the operation under the pointer, which is on the canvas.
        f.selection.selectOperations(all.operations);
        const std::uint32_t bar = f.data().barOf(all.operations.front());
        f.view->canvas()->reveal(bar);
        const test::Picture before(*f.view->canvas());
        QTest::mouseMove(f.view->canvas(), f.pointOf(bar));
        QTRY_COMPARE(f.selection.hovered().operation, all.operations.front());
        const DrawnMessages own = messagesToDraw(f.scene(), all, all.operations.front());
        const auto expected = f.data().messages.of(f.data().recordOf(all.operations.front()));
        QCOMPARE(own.messages, (std::vector<std::uint32_t> { expected.begin(), expected.end() }));
        QVERIFY(own.note != ends.note);
        QVERIFY(!(test::Picture(*f.view->canvas()) == before));

        // Few need no words.
        Selection one;
        for (std::uint32_t record = 0; record < operations.size() && one.operations.empty(); ++record) {
            const std::size_t count = f.data().messages.of(record).size();
            if (count > 0 && count <= 24)
                one.operations = { f.data().keyOf(record) };
        }
        if (!one.operations.empty())
            QVERIFY(messagesToDraw(f.scene(), one).note.isEmpty());
    }

private:
    RunViewPtr m_run;
};

WEFT_TEST(TestTimelineMarks)
#include "tst_timeline_marks.moc"
