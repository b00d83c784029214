// SPDX-License-Identifier: GPL-3.0-or-later
// Members of a collective must take the same queue, and so the same direction, whatever sub-groups some of them ran
// before.
#include "tests/engine/simulation/scenario_builder.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::simulation;
using namespace weft::test;
using trace::CollectiveType;

class TestGroupQueues : public QObject {
    Q_OBJECT

private slots:
    void worldAfterAGroup_data()
    {
        QTest::addColumn<std::uint32_t>("npus");
        QTest::addColumn<int>("type");
        QTest::newRow("ring of 3, all-gather") << 3U << static_cast<int>(CollectiveType::AllGather);
        QTest::newRow("ring of 8, all-to-all") << 8U << static_cast<int>(CollectiveType::AllToAll);
    }

    void worldAfterAGroup()
    {
        QFETCH(std::uint32_t, npus);
        QFETCH(int, type);
        SystemConfig system = systemOf();
        system.queuesPerDimension = 2;
        system.activeChunksPerDimension = 2;
        system.groups.push_back({ "1", { Rank { 0 }, Rank { 1 } } });
        WorkloadBuilder builder(npus);
        for (const std::uint32_t r : { 0U, 1U })
            builder.collective(r, CollectiveType::AllGather, 64, {}, "1");
        builder.everywhere(static_cast<CollectiveType>(type), 1 << 16);
        builder.everywhere(static_cast<CollectiveType>(type), 1 << 16);
        QVERIFY(run(fabricOf("Ring(" + std::to_string(npus) + ",50GB/s,500ns)"), builder.seal(), system)->complete());
    }
};

WEFT_TEST(TestGroupQueues)
#include "tst_group_queues.moc"
