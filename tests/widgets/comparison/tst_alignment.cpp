// SPDX-License-Identifier: GPL-3.0-or-later
// Two runs on one clock: closed forms of every alignment, and clocks that go together and leave nothing behind.
#include "tests/support/test_program.h"
#include "widgets/comparison/coupled_clocks.h"

#include <QTest>

using namespace weft;
using namespace weft::widgets;

class TestAlignment : public QObject {
    Q_OBJECT

private slots:
    void everyAlignmentByHand()
    {
        const AlignedRuns start = align(Alignment::Start, 1000, 400);
        QCOMPARE(start.length, 1000);
        QCOMPARE(start.a, (RunPlace { 0, 1000, 1000 }));
        QCOMPARE(start.b, (RunPlace { 0, 400, 400 }));
        const AlignedRuns end = align(Alignment::End, 400, 1000);
        QCOMPARE(end.a.begin, 600);
        QCOMPARE(end.b.begin, 0);
        QCOMPARE(end.a.toCommon(std::int64_t { 400 }), 1000);
        QCOMPARE(end.b.toCommon(std::int64_t { 1000 }), 1000);
        QCOMPARE(end.a.toRun(std::int64_t { 0 }), -600); // before it began
        const AlignedRuns moment = align(Alignment::Operation, 1000, 400, 700, 100);
        QCOMPARE(moment.a.toCommon(std::int64_t { 700 }), moment.b.toCommon(std::int64_t { 100 }));
        QCOMPARE(moment.length, 1000);
        const AlignedRuns late = align(Alignment::Operation, 400, 1000, 0, 900);
        QCOMPARE(late.a.toCommon(std::int64_t { 0 }), late.b.toCommon(std::int64_t { 900 }));
        QCOMPARE(late.length, 1300);
        const AlignedRuns equal = align(Alignment::Normalised, 1000, 400);
        for (const std::int64_t percent : { 0, 25, 50, 100 }) {
            QCOMPARE(equal.a.toRun(percent * 10), percent * 10);
            QCOMPARE(equal.b.toRun(percent * 10), percent * 4);
            QCOMPARE(equal.b.toCommon(percent * 4), percent * 10);
        }
    }

    // Every nanosecond of a long run comes back.
    void nothingIsLostOnTheWay()
    {
        constexpr std::int64_t kLong = std::int64_t { 1 } << 55;
        for (const Alignment how : { Alignment::Start, Alignment::End, Alignment::Operation, Alignment::Normalised }) {
            const AlignedRuns runs = align(how, kLong, kLong / 3, 12345, 67890);
            for (const std::int64_t at : { std::int64_t { 0 }, std::int64_t { 1 }, kLong / 3 - 1, kLong / 7 }) {
                QCOMPARE(runs.a.toRun(runs.a.toCommon(at)), at);
                QCOMPARE(runs.b.toRun(runs.b.toCommon(at)), at);
            }
        }
        // Runs of nothing.
        for (const Alignment how : { Alignment::Start, Alignment::End, Alignment::Operation, Alignment::Normalised }) {
            const AlignedRuns runs = align(how, 0, 100);
            QCOMPARE(runs.a.toRun(std::int64_t { 50 }) >= 0 || how != Alignment::Normalised, true);
            QCOMPARE(align(how, 0, 0).length, 0);
        }
    }

    void clocksGoTogether()
    {
        CoupledClocks clocks;
        clocks.begin(align(Alignment::End, 400, 1000));
        QCOMPARE(clocks.common()->extent(), (TimeRange { 0, 1000 }));
        QCOMPARE(clocks.a()->extent(), (TimeRange { -600, 400 }));
        QCOMPARE(clocks.b()->extent(), (TimeRange { 0, 1000 }));
        clocks.b()->setVisible({ 700, 900 });
        QCOMPARE(clocks.a()->visible(), (TimeRange { 100, 300 }));
        QCOMPARE(clocks.common()->visible(), (TimeRange { 700, 900 }));
        clocks.a()->setSelected(TimeRange { 150, 200 });
        QCOMPARE(clocks.b()->selected().value(), (TimeRange { 750, 800 }));
        clocks.common()->setCursor(1000);
        QCOMPARE(clocks.a()->cursor(), 400);
        QCOMPARE(clocks.b()->cursor(), 1000);
        clocks.a()->setSelected({});
        QVERIFY(!clocks.common()->selected() && !clocks.b()->selected());
        // Moved: the first run keeps what is seen of it.
        clocks.move(align(Alignment::Start, 400, 1000));
        QCOMPARE(clocks.a()->visible(), (TimeRange { 100, 300 }));
        QCOMPARE(clocks.b()->visible(), (TimeRange { 100, 300 }));
        clocks.move(align(Alignment::Normalised, 400, 1000));
        QCOMPARE(clocks.b()->visible(), (TimeRange { 250, 750 }));
    }

    void aShorterRunAfterALongerOneLeavesNoRange()
    {
        CoupledClocks clocks;
        clocks.begin(align(Alignment::Start, 100'000, 90'000));
        clocks.common()->setVisible({ 80'000, 90'000 });
        clocks.common()->setSelected(TimeRange { 85'000, 86'000 });
        clocks.common()->setCursor(85'500);
        clocks.begin(align(Alignment::Start, 500, 400));
        for (const TimeController* clock : { clocks.common(), clocks.a(), clocks.b() }) {
            QCOMPARE(clock->extent(), (TimeRange { 0, 500 }));
            QCOMPARE(clock->visible(), clock->extent());
            QVERIFY(!clock->selected());
            QCOMPARE(clock->cursor(), 0);
        }
        clocks.begin({});
        QCOMPARE(clocks.common()->extent().length(), 0);
    }
};

WEFT_TEST(TestAlignment)
#include "tst_alignment.moc"
