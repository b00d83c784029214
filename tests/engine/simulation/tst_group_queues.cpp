// SPDX-License-Identifier: GPL-3.0-or-later
// Members of a collective must take the same queue, and so the same direction, whatever sub-groups some of them ran
// before.
#include "tests/engine/simulation/scenario_builder.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

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
        const RunPtr made = run(fabricOf("Ring(" + std::to_string(npus) + ",50GB/s,500ns)"), builder.seal(), system,
            optionsOf(NetworkModel::Unaware, RecordLevel::Full));
        QVERIFY(made->complete());
        // All messages of a chunk go round one way, and the two collectives of the world take the queues in turn.
        std::map<std::pair<std::uint32_t, std::uint32_t>, std::set<std::uint32_t>> steps; // by collective and chunk
        const MessageColumns& messages = made->messagesLog;
        for (std::size_t i = 0; i < messages.size(); ++i) {
            if (made->collectives[messages.collective[i]].group == 0)
                steps[{ messages.collective[i], messages.chunk[i] }].insert(
                    (index(messages.destination[i]) + npus - index(messages.source[i])) % npus);
        }
        QCOMPARE(steps.size(), std::size_t { 2 });
        std::set<std::uint32_t> directions;
        for (const auto& [chunk, ways] : steps) {
            QCOMPARE(ways.size(), std::size_t { 1 });
            directions.insert(*ways.begin());
        }
        QVERIFY(std::all_of(
            directions.begin(), directions.end(), [&](std::uint32_t way) { return way == 1 || way == npus - 1; }));
        // The group keeps two ranks busy, and then all run as they do without it.
        WorkloadBuilder alone(npus);
        alone.everywhere(static_cast<CollectiveType>(type), 1 << 16);
        alone.everywhere(static_cast<CollectiveType>(type), 1 << 16);
        const RunPtr undisturbed
            = run(fabricOf("Ring(" + std::to_string(npus) + ",50GB/s,500ns)"), alone.seal(), system);
        const auto group = std::find_if(made->collectives.begin(), made->collectives.end(),
            [](const CollectiveRecord& record) { return record.group == 1; });
        QVERIFY(group != made->collectives.end() && group->end > Time {});
        QVERIFY(made->makespan > undisturbed->makespan);
        QVERIFY(made->makespan <= undisturbed->makespan + group->end);
    }
};

WEFT_TEST(TestGroupQueues)
#include "tst_group_queues.moc"
