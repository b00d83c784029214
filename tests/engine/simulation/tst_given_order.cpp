// SPDX-License-Identifier: GPL-3.0-or-later
// The order that algorithms given as traces or schedules keep with what runs beside them: queues and their turns, and
// what happens at one tick (docs/semantics.md, section 8).
#include "engine/collective/library/transfer_builder.h"
#include "tests/engine/collective/small_schedules.h"
#include "tests/engine/simulation/scenario_builder.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace weft;
using namespace weft::simulation;
using namespace weft::test;
using collective::Buffer;
using collective::SchedulePtr;
using trace::CollectiveType;

namespace {

// A message of one chunk from each rank to the next.
SchedulePtr shift(std::uint32_t ranks)
{
    collective::TransferBuilder builder(
        collective::test::makePattern(collective::PatternKind::AllReduce, ranks, ranks), { "shift", "Simple", {} });
    for (std::uint32_t rank = 0; rank < ranks; ++rank)
        builder.copy(
            { Rank { rank }, { Buffer::Input, rank } }, { Rank { (rank + 1) % ranks }, { Buffer::Input, rank } });
    return *builder.build();
}

std::vector<trace::ExecutionGraphPtr> shiftTraces(std::uint32_t ranks)
{
    WorkloadBuilder builder(ranks);
    for (std::uint32_t rank = 0; rank < ranks; ++rank) {
        builder.send(rank, (rank + 1) % ranks, 100);
        builder.receive(rank, (rank + ranks - 1) % ranks, 100);
    }
    return builder.seal().graphs;
}

// Rank 0 posts receives that look alike, one when it has heard of each of the ranks in between; what follows takes
// longer after the one than after the other.
std::vector<trace::ExecutionGraphPtr> alikeReceives(std::uint32_t ranks, std::uint64_t gap, std::uint64_t work)
{
    WorkloadBuilder builder(ranks);
    const std::uint32_t last = ranks - 1;
    for (std::uint32_t rank = 1; rank < last; ++rank) {
        const std::uint64_t heard = builder.receive(0, rank, 100, {}, rank);
        const std::uint64_t alike = builder.receive(0, last, 100, { heard }, ranks);
        builder.compute(0, work * rank, { alike });
        builder.send(rank, 0, 100, {}, rank);
        builder.send(last, 0, 100, { builder.compute(last, 5 + gap * rank) }, ranks);
    }
    return builder.seal().graphs;
}

} // namespace

class TestGivenOrder : public QObject {
    Q_OBJECT

private slots:
    // The peer puts what is given into the first queue by its number and asks nobody whose turn it is. So a collective
    // that comes after one is the first to take its turn: with two queues, the one that goes round clockwise.
    void givenAlgorithmsTakeNoTurn_data()
    {
        QTest::addColumn<bool>("asTraces");
        QTest::newRow("traces") << true;
        QTest::newRow("schedule") << false;
    }
    void givenAlgorithmsTakeNoTurn()
    {
        QFETCH(bool, asTraces);
        const topology::Fabric whole = fabricOf("Ring(4,50GB/s,500ns)");
        // One way round is slow.
        topology::FabricState state;
        for (std::uint32_t link = 0; link < whole.topology().linkCount(); ++link) {
            const LinkId id { link };
            if ((index(whole.topology().linkSource(id)) + 1) % 4 == index(whole.topology().linkDestination(id)))
                state.links[id].bandwidthFactor = 0.1;
        }
        const topology::Fabric fabric(whole.topologyPtr(), state);
        SystemConfig system = systemOf();
        system.queuesPerDimension = 2;
        CustomCollective& custom = system.custom[CollectiveType::AllReduce];
        custom.prefix = "given";
        if (asTraces)
            custom.graphs = shiftTraces(4);
        else
            custom = { "given", {}, shift(4), {} };
        const RunOptions options = optionsOf(NetworkModel::Aware);
        const auto lasts = [](const CollectiveRecord& record) { return (record.end - record.start).ns(); };
        WorkloadBuilder alone(4);
        alone.everywhere(CollectiveType::ReduceScatter, 1 << 20).everywhere(CollectiveType::ReduceScatter, 1 << 20);
        const RunPtr native = run(fabric, alone.seal(), system, options);
        QVERIFY(lasts(native->collectives[0]) > 2 * lasts(native->collectives[1])); // the turns tell
        WorkloadBuilder both(4);
        both.everywhere(CollectiveType::AllReduce, 1 << 20).everywhere(CollectiveType::ReduceScatter, 1 << 20);
        const RunPtr after = run(fabric, both.seal(), system, options);
        QCOMPARE(after->collectives.size(), std::size_t { 2 });
        QCOMPARE(lasts(after->collectives[1]), lasts(native->collectives[0]));
    }

    // Its chunks wait for each other in that queue, however many there are.
    void chunksOfAScheduleShareAQueue()
    {
        SystemConfig system = systemOf();
        system.custom[CollectiveType::AllReduce] = { "given", {}, shift(4), {} };
        system.datasetSplits = 4;
        const topology::Fabric fabric = fabricOf("Ring(4,50GB/s,500ns)");
        const trace::Workload workload = oneCollective(4, CollectiveType::AllReduce, 1 << 20);
        const std::uint64_t oneQueue = run(fabric, workload, system)->makespan.ns();
        system.datasetSplits = 1;
        QCOMPARE(
            run(fabric, oneCollective(4, CollectiveType::AllReduce, 1 << 18), system)->makespan.ns() * 4, oneQueue);
        system.datasetSplits = 4;
        for (const std::uint32_t queues : { 2U, 3U, 4U }) {
            system.queuesPerDimension = queues;
            QCOMPARE(run(fabric, workload, system)->makespan.ns(), oneQueue);
        }
    }

    // Two receives that look alike and are posted at one tick: which is met first depends on the order in which their
    // causes came. Where events are left out before, the run is made again with them.
    void alikeReceivesShowTheOrder()
    {
        constexpr std::uint32_t kNpus = 8;
        std::uint32_t fast = 0;
        for (std::uint32_t seed = 0; seed < 400; ++seed) {
            std::mt19937 random(seed);
            SystemConfig system = systemOf(AlgorithmKind::Ring, 1, static_cast<std::int64_t>(random() % 3) * 10);
            system.datasetSplits = 1 + static_cast<std::uint32_t>(random() % 4);
            CustomCollective& custom = system.custom[CollectiveType::AllGather];
            custom.graphs = alikeReceives(kNpus, 1 + random() % 9, 10 + random() % 90);
            custom.prefix = "given";
            std::vector<Rank> ranks;
            for (std::uint32_t rank = 0; rank < kNpus; ++rank)
                ranks.push_back(Rank { rank });
            std::shuffle(ranks.begin(), ranks.end(), random);
            system.groups
                = { { "1", { ranks.begin(), ranks.begin() + 4 } }, { "2", { ranks.begin() + 4, ranks.end() } } };
            WorkloadBuilder builder(kNpus);
            for (const trace::ProcessGroup& group : system.groups) {
                for (const Rank rank : group.ranks) {
                    if (random() % 3 == 0)
                        builder.compute(index(rank), random() % 4);
                    builder.collective(
                        index(rank), CollectiveType::AllReduce, 4096, builder.after(index(rank)), group.name);
                }
            }
            builder.everywhere(CollectiveType::AllGather, 400);
            const trace::Workload workload = builder.seal();
            const char* const kinds[] = { "Ring(8,50GB/s,500ns)", "FC(8,50GB/s,500ns)", "Switch(8,50GB/s,500ns)" };
            const topology::Fabric fabric = fabricOf(kinds[random() % 3]);
            const RunPtr quick = run(fabric, workload, system);
            const RunPtr full = run(fabric, workload, system, optionsOf(NetworkModel::Unaware, RecordLevel::Full));
            QVERIFY(quick->complete() && full->complete());
            QVERIFY2(finishes(*quick) == finishes(*full), qPrintable(QString("seed %1").arg(seed)));
            fast += quick->fastMessages > 0 ? 1U : 0U;
        }
        qInfo("%u of 400 took the short way", fast);
    }
};

WEFT_TEST(TestGivenOrder)
#include "tst_given_order.moc"
