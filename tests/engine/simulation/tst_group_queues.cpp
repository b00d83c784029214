// SPDX-License-Identifier: GPL-3.0-or-later
// Each rank takes the queues of a dimension in turn by what it has run itself, as in the peer, also where members of a
// collective then go round in opposite ways. Where nothing could go on like this, all take those of the first to call.
#include "tests/engine/simulation/scenario_builder.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <random>
#include <set>

using namespace weft;
using namespace weft::simulation;
using namespace weft::test;
using trace::CollectiveType;

class TestGroupQueues : public QObject {
    Q_OBJECT

private slots:
    // ASTRA-sim's own figures.
    void membersGoOppositeWays()
    {
        SystemConfig system = systemOf(AlgorithmKind::Direct);
        system.queuesPerDimension = 2;
        system.groups = { { "1", { Rank { 1 }, Rank { 2 } } }, { "2", { Rank { 0 }, Rank { 1 }, Rank { 2 } } } };
        WorkloadBuilder builder(3);
        for (const std::uint32_t r : { 1U, 2U })
            builder.collective(r, CollectiveType::AllGather, 300'000, {}, "1");
        for (const std::uint32_t r : { 0U, 1U, 2U })
            builder.collective(r, CollectiveType::AllGather, 300'000, builder.after(r), "2");
        const trace::Workload workload = builder.seal();
        const topology::Fabric fabric = fabricOf("Switch(3,50GiB/s,500ns)");
        const RunOptions aware = optionsOf(NetworkModel::Aware);
        const RunPtr made = run(fabric, workload, system, aware);
        QVERIFY(made->complete());
        QCOMPARE(finishes(*made), (std::vector<std::uint64_t> { 35'562, 24'388, 35'562 }));
        QCOMPARE(warningsOf(fabric, workload, system, aware), std::vector<std::string> {});
        system.queuesPerDimension = 1; // nobody goes the other way
        const RunPtr alike = run(fabric, workload, system, aware);
        QCOMPARE(finishes(*alike), (std::vector<std::uint64_t> { 35'562, 29'975, 29'975 }));
    }

    // Whatever the histories of the members: a message is met by the receive that is posted for it, by number or by
    // tag.
    void numbersMeetWhatTagsMeet()
    {
        std::uint32_t strayed = 0;
        for (std::uint32_t seed = 0; seed < 300; ++seed) {
            std::mt19937 random(seed);
            const auto below = [&](std::uint32_t limit) { return static_cast<std::uint32_t>(random() % limit); };
            const std::uint32_t npus = 3 + below(5);
            SystemConfig system = systemOf(AlgorithmKind::Direct);
            for (auto& list : system.implementation)
                list.front().window = seed % 2 == 0 ? 0 : below(npus);
            system.queuesPerDimension = 2 + below(3);
            system.activeChunksPerDimension = 1 + below(4);
            system.datasetSplits = 1 + below(4);
            for (const char* name : { "1", "2" }) {
                std::vector<Rank> ranks;
                for (std::uint32_t r = 0; r < npus; ++r) {
                    if (below(2) == 0)
                        ranks.push_back(Rank { r });
                }
                system.groups.push_back({ name, ranks.size() < 2 ? std::vector { Rank { 0 }, Rank { 2 } } : ranks });
            }
            WorkloadBuilder builder(npus);
            for (std::uint32_t step = 0; step < 5; ++step) {
                constexpr std::array kTypes { CollectiveType::AllGather, CollectiveType::AllReduce,
                    CollectiveType::AllToAll, CollectiveType::ReduceScatter };
                const CollectiveType type = kTypes[below(4)];
                const std::int64_t bytes = 1 + below(500'000);
                const std::uint32_t group = below(3);
                for (std::uint32_t r = 0; r < npus; ++r) {
                    const bool isMember = group == 2
                        || std::count(system.groups[group].ranks.begin(), system.groups[group].ranks.end(), Rank { r });
                    if (isMember)
                        builder.collective(r, type, bytes, builder.after(r), group == 2 ? "" : group == 0 ? "1" : "2");
                }
            }
            const trace::Workload workload = builder.seal();
            const std::string kind = below(2) == 0 ? "Switch(" : "FC(";
            const topology::Fabric fabric = fabricOf(kind + std::to_string(npus) + ",50GiB/s,500ns)");
            const NetworkModel network = below(2) == 0 ? NetworkModel::Aware : NetworkModel::Unaware;
            const RunPtr made = run(fabric, workload, system, optionsOf(network, RecordLevel::Full));
            QVERIFY2(made->complete(), qPrintable(QString::number(seed)));
            // With a window, opposite ways can stop: everybody begins with what the other ends with.
            if (seed % 2 == 0)
                QCOMPARE(warningsOf(fabric, workload, system, optionsOf(network)), std::vector<std::string> {});
            // A pair of ranks exchanges the same messages in each collective, whatever way each of them goes round.
            std::map<std::array<std::uint32_t, 4>, std::uint32_t> messages; // by collective, chunk, source, destination
            std::map<std::array<std::uint32_t, 3>, std::vector<std::uint32_t>> order; // of a member's destinations
            const MessageColumns& log = made->messagesLog;
            for (std::size_t i = 0; i < log.size(); ++i) {
                ++messages[{ log.collective[i], log.chunk[i], index(log.source[i]), index(log.destination[i]) }];
                order[{ log.collective[i], log.chunk[i], index(log.source[i]) }].push_back(index(log.destination[i]));
            }
            for (const auto& [key, count] : messages)
                QCOMPARE(count, made->collectives[key[0]].type == CollectiveType::AllReduce ? 2U : 1U);
            std::map<std::array<std::uint32_t, 2>, std::set<bool>> ways; // whether the first goes up
            for (const auto& [key, destinations] : order) {
                const CollectiveRecord& record = made->collectives[key[0]];
                if (record.members != npus)
                    continue;
                ways[{ key[0], key[1] }].insert((destinations.front() + npus - key[2]) % npus == 1);
            }
            for (const auto& [key, both] : ways)
                strayed += both.size() > 1 ? 1U : 0U;
        }
        QVERIFY2(strayed > 100, qPrintable(QString::number(strayed)));
    }

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
        const topology::Fabric fabric = fabricOf("Ring(" + std::to_string(npus) + ",50GB/s,500ns)");
        const trace::Workload workload = builder.seal();
        const RunPtr made = run(fabric, workload, system, optionsOf(NetworkModel::Unaware, RecordLevel::Full));
        QVERIFY(made->complete());
        // A ring whose members go opposite ways stops the peer: it is said that this is another rule.
        QCOMPARE(
            countOf(warningsOf(fabric, workload, system), "would wait for each other for ever"), std::size_t { 1 });
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
