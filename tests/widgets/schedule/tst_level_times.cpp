// SPDX-License-Identifier: GPL-3.0-or-later
// The time of levels on a fabric, against closed forms.
#include "engine/collective/library/algorithm_library.h"
#include "tests/support/test_program.h"
#include "tests/widgets/schedule/fabrics.h"
#include "tests/widgets/schedule/schedules.h"
#include "widgets/schedule/level_times.h"

#include <QTest>

using namespace weft;
using namespace weft::widgets;
using namespace weft::widgets::testing;

class TestLevelTimes : public QObject {
    Q_OBJECT

private slots:
    // 2(n - 1) levels of α + chunk/β; the last level only receives.
    void aRingOnARing()
    {
        for (const std::uint32_t ranks : { 2U, 4U, 8U, 16U }) {
            const ScheduleFabric fabric = fabricOf("Ring(" + std::to_string(ranks) + ",10GB/s,500ns)");
            const ScheduleColumnsPtr columns = buildScheduleColumns(ringAllReduce(ranks));
            const auto times = levelTimes(*columns, fabric, Bytes { 100'000 });
            QVERIFY(times.has_value());
            QCOMPARE(times->total, 2.0 * (ranks - 1) * (500 + 10'000));
            QCOMPARE(times->ns.back(), 0.0);
        }
    }

    // Every NPU sends n - 1 chunks at once over its one link to the switch.
    void messagesThatShareALinkAddUp()
    {
        const ScheduleFabric fabric = fabricOf("Switch(8,10GB/s,100ns)");
        const ScheduleColumnsPtr columns = buildScheduleColumns(directAllToAll(8));
        const auto times = levelTimes(*columns, fabric, Bytes { 10'000 });
        QVERIFY(times.has_value());
        QCOMPARE(times->total, 7 * 1000.0);
    }

    void aPlacementIsFollowed()
    {
        const ScheduleFabric fabric = fabricOf("Ring(8,10GB/s,500ns)");
        collective::AlgorithmRequest request;
        request.pattern.ranks = 4;
        request.placement = { Rank { 0 }, Rank { 2 }, Rank { 4 }, Rank { 6 } };
        const auto schedule = collective::makeAlgorithm("ring", request);
        QVERIFY(schedule.ok());
        const auto times = levelTimes(*buildScheduleColumns(*schedule), fabric, Bytes { 100'000 });
        QVERIFY(times.has_value());
        // Two hops a message.
        QCOMPARE(times->total, 6 * (2 * 500 + 10'000.0));
    }

    void whatDoesNotFitIsNotTaken()
    {
        const ScheduleFabric fabric = fabricOf("Ring(4,10GB/s,500ns)");
        QVERIFY(!fabric.takes(*ringAllReduce(8)));
        QVERIFY(fabric.takes(*ringAllReduce(4)));
        QCOMPARE(fabric.npuOf(*ringAllReduce(8), 2), kNoPlace);
        QCOMPARE(ScheduleFabric().npuCount(), 0U);
    }
};

WEFT_TEST(TestLevelTimes)
#include "tst_level_times.moc"
