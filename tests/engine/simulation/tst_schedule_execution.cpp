// SPDX-License-Identifier: GPL-3.0-or-later
// Schedules as the algorithms of collectives: closed forms, agreement with the same operations as traces, groups and
// parts.
#include "engine/collective/library/transfer_builder.h"
#include "engine/collective/lowering/lowering.h"
#include "tests/engine/collective/small_schedules.h"
#include "tests/engine/simulation/given_schedule.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <random>

using namespace weft;
using namespace weft::simulation;
using namespace weft::test;
using collective::Buffer;
using collective::Lowering;
using collective::PatternKind;
using collective::ReduceModel;
using collective::SchedulePtr;
using collective::test::fusedRing;
using collective::test::makePattern;
using trace::CollectiveType;

namespace {

constexpr LinkCost kLink { Latency { 500 }, Bandwidth { 50 } };

std::uint64_t overLink(std::uint64_t bytes)
{
    return linkTime(kLink, Bytes { bytes }).ns();
}

// The operations of a schedule as traces; computations of whole microseconds only.
std::vector<trace::ExecutionGraphPtr> tracesOf(const SchedulePtr& schedule, const collective::LoweringOptions& options)
{
    const Lowering lowering(*schedule, options);
    WorkloadBuilder builder(schedule->rankCount());
    for (std::uint32_t rank = 0; rank < schedule->rankCount(); ++rank) {
        const collective::LoweredRank lowered = lowering.rank(Rank { rank });
        for (std::uint32_t at = 0; at < lowered.size(); ++at) {
            const collective::LoweredOperation& operation = lowered.operations[at];
            WorkloadBuilder::Ids on;
            for (const OpId dependency : lowered.dependenciesOf(OpId { at }))
                on.push_back(index(dependency) + 1);
            const auto bytes = static_cast<std::int64_t>(operation.amount);
            if (operation.kind == collective::OperationKind::Send)
                builder.send(rank, index(operation.peer), bytes, on, operation.tag);
            else if (operation.kind == collective::OperationKind::Receive)
                builder.receive(rank, index(operation.peer), bytes, on, operation.tag);
            else
                builder.compute(rank, operation.amount / 1000, on);
        }
    }
    return builder.seal().graphs;
}

// Transfers between random ranks and slots; what they mean is of no interest here.
SchedulePtr randomSchedule(std::mt19937& random, std::uint32_t ranks)
{
    const auto pick = [&random](std::uint32_t below) { return static_cast<std::uint32_t>(random() % below); };
    collective::TransferOptions options;
    options.fuse = pick(2) == 0;
    options.pairing = pick(2) == 0 ? collective::BlockPairing::Apart : collective::BlockPairing::SamePeer;
    constexpr std::uint32_t kChunks = 6;
    collective::TransferBuilder builder(
        makePattern(PatternKind::AllReduce, ranks, kChunks), { "random", "Simple", {} }, options);
    const std::uint32_t transfers = 20 + pick(60);
    for (std::uint32_t i = 0; i < transfers; ++i) {
        const std::uint32_t from = pick(ranks);
        const std::uint32_t to = (from + 1 + pick(ranks - 1)) % ranks;
        const std::uint32_t count = 1 + pick(2);
        const collective::Place source { Rank { from }, { Buffer::Input, pick(kChunks - count + 1) } };
        const collective::Place target { Rank { to }, { Buffer::Input, pick(kChunks - count + 1) } };
        if (pick(2) == 0)
            builder.copy(source, target, count, pick(2));
        else
            builder.reduce(source, target, count, pick(2));
    }
    return *builder.build();
}

// One block a rank that sends the whole buffer from the root to everybody, one after the other.
SchedulePtr starBroadcast(PatternKind kind, std::uint32_t ranks, std::uint32_t root)
{
    collective::Pattern pattern = makePattern(kind, ranks, 1);
    pattern.root = Rank { root };
    collective::TransferBuilder builder(pattern, { "star", "Simple", {} });
    for (std::uint32_t rank = 0; rank < ranks; ++rank) {
        if (rank != root)
            builder.copy({ Rank { root }, { Buffer::Input, 0 } }, { Rank { rank }, { Buffer::Input, 0 } });
    }
    return *builder.build();
}

// A message of one chunk from rank 0 to rank 1.
SchedulePtr oneMessage(std::uint32_t ranks)
{
    collective::TransferBuilder builder(makePattern(PatternKind::AllReduce, ranks, 1), { "message", "Simple", {} });
    builder.copy({ Rank { 0 }, { Buffer::Input, 0 } }, { Rank { 1 }, { Buffer::Input, 0 } });
    return *builder.build();
}

} // namespace

class TestScheduleExecution : public QObject {
    Q_OBJECT

private slots:
    void aRingTakesItsClosedForm_data()
    {
        QTest::addColumn<std::uint32_t>("npus");
        QTest::addColumn<std::int64_t>("bytes");
        for (const std::uint32_t npus : { 2U, 3U, 4U, 7U, 8U, 16U }) {
            for (const std::int64_t bytes : { std::int64_t { 1 } << 20, std::int64_t { 777'777 } })
                QTest::addRow("%u, %lld", npus, static_cast<long long>(bytes)) << npus << bytes;
        }
    }
    void aRingTakesItsClosedForm()
    {
        QFETCH(std::uint32_t, npus);
        QFETCH(std::int64_t, bytes);
        const std::uint64_t chunk = static_cast<std::uint64_t>(bytes) / npus;
        SystemConfig system = systemWith(fusedRing(npus));
        const trace::Workload workload = oneCollective(npus, CollectiveType::AllReduce, bytes);
        for (const NetworkModel network : { NetworkModel::Aware, NetworkModel::Unaware }) {
            if (npus == 2 && network == NetworkModel::Aware)
                continue; // a ring of two is one cable
            const std::uint64_t messages = 2 * (npus - 1);
            system.localMemoryBandwidth.reset();
            RunPtr made = run(fabric("Ring", npus), workload, system, optionsOf(network));
            // Free sums last 1 ns, as a COMP node without a duration does.
            QCOMPARE(made->makespan.ns(), messages * overLink(chunk) + (npus - 1));
            QCOMPARE(made->messages, messages * npus);
            system.localMemoryBandwidth = Bandwidth::gigaBytesPerSecond(100);
            made = run(fabric("Ring", npus), workload, system, optionsOf(network));
            const std::uint64_t sum = 3 * (chunk / 100);
            QCOMPARE(made->makespan.ns(), messages * overLink(chunk) + (npus - 1) * sum);
            const std::vector<std::uint64_t> ends = finishes(*made);
            QVERIFY(std::all_of(ends.begin(), ends.end(), [&](std::uint64_t end) { return end == ends.front(); }));
        }
    }

    // Messages meet by number here and by tag, size and order there; who comes first at one tick is the same.
    void agreesWithItsTraces()
    {
        std::mt19937 random(20261);
        int completed = 0;
        for (int i = 0; i < 60; ++i) {
            const std::uint32_t ranks = 3 + static_cast<std::uint32_t>(random() % 6);
            const SchedulePtr schedule = randomSchedule(random, ranks);
            const collective::LoweringOptions options { Bytes { 600'000 }, ReduceModel::collectiveApi() };
            SystemConfig asSchedule = systemWith(schedule, options.reduce);
            SystemConfig asTraces = systemOf();
            asTraces.custom[CollectiveType::AllReduce] = { "given", tracesOf(schedule, options), nullptr, {} };
            asSchedule.rendezvous = asTraces.rendezvous = i % 3 == 0;
            const trace::Workload workload = oneCollective(ranks, CollectiveType::AllReduce, 600'000);
            for (const char* kind : { "Ring", "FC", "Switch" }) {
                for (const NetworkModel network : { NetworkModel::Aware, NetworkModel::Unaware }) {
                    const RunOptions how = optionsOf(network, RecordLevel::Full);
                    const RunPtr one = run(fabric(kind, ranks), workload, asSchedule, how);
                    const RunPtr other = run(fabric(kind, ranks), workload, asTraces, how);
                    // A program that needs buffers may hang where a send waits for its receive.
                    QVERIFY(one->complete() == other->complete() && (one->complete() || asSchedule.rendezvous));
                    completed += one->complete() && asSchedule.rendezvous ? 1 : 0;
                    QVERIFY2(finishes(*one) == finishes(*other), kind);
                    QVERIFY(one->messagesLog.start == other->messagesLog.start);
                    QVERIFY(one->messagesLog.end == other->messagesLog.end);
                    QVERIFY(one->messagesLog.source == other->messagesLog.source);
                    QVERIFY(one->messagesLog.linkWait == other->messagesLog.linkWait);
                }
            }
        }
        QVERIFY(completed > 0);
    }

    void ranksOfTheScheduleArePositionsInTheGroup()
    {
        SystemConfig system = systemWith(fusedRing(3));
        system.groups.push_back({ "odd", { Rank { 5 }, Rank { 1 }, Rank { 3 } } });
        WorkloadBuilder builder(6);
        for (const std::uint32_t rank : { 1U, 3U, 5U })
            builder.collective(rank, CollectiveType::AllReduce, 3000, {}, "odd");
        const RunPtr made
            = run(fabric("FC", 6), builder.seal(), system, optionsOf(NetworkModel::Aware, RecordLevel::Full));
        QVERIFY((finishes(*made)
            == std::vector<std::uint64_t> { 0, 4 * overLink(1000) + 2, 0, 4 * overLink(1000) + 2, 0, 4 * overLink(1000) + 2 }));
        QCOMPARE(made->pairs.size(), std::size_t { 3 });
        QVERIFY(made->pairs[0].source == Rank { 1 } && made->pairs[0].destination == Rank { 3 });
        QVERIFY(made->pairs[1].source == Rank { 3 } && made->pairs[1].destination == Rank { 5 });
        QVERIFY(made->pairs[2].source == Rank { 5 } && made->pairs[2].destination == Rank { 1 });
    }

    void theRecordShowsItsMessages()
    {
        const RunPtr made = run(fabric("Ring", 4), oneCollective(4, CollectiveType::AllReduce, 4000),
            systemWith(fusedRing(4)), optionsOf(NetworkModel::Aware, RecordLevel::Full));
        QCOMPARE(made->messagesLog.size(), std::size_t { 24 });
        for (std::size_t i = 0; i < made->messagesLog.size(); ++i) {
            QCOMPARE(made->messagesLog.collective[i], 0U);
            QCOMPARE(made->messagesLog.bytes[i], std::uint64_t { 1000 });
            QCOMPARE(made->messagesLog.end[i].ns() - made->messagesLog.start[i].ns(), overLink(1000));
            // What the first messages let happen is caused by messages.
            const ReleaseKind expected = i < 4 ? ReleaseKind::Operation : ReleaseKind::Message;
            QVERIFY(made->messagesLog.released[i].kind == expected);
        }
        QCOMPARE(made->collectives.size(), std::size_t { 1 });
        QCOMPARE(made->collectives[0].end.ns(), made->makespan.ns());
        for (std::size_t i = 0; i < made->operations.size(); ++i)
            QVERIFY(made->operations.completedBy[i] != kNoRecord);
        QCOMPARE(std::accumulate(made->links.begin(), made->links.end(), std::uint64_t { 0 },
                     [](std::uint64_t sum, const LinkTotals& total) { return sum + total.bytes; }),
            std::uint64_t { 24'000 });
    }

    void eachPartRunsTheSchedule_data()
    {
        QTest::addColumn<std::uint32_t>("splits");
        QTest::addColumn<std::int64_t>("bytes");
        QTest::addColumn<std::uint32_t>("parts");
        QTest::newRow("even") << 4U << std::int64_t { 4'000 } << 4U;
        QTest::newRow("uneven") << 4U << std::int64_t { 4'003 } << 4U;
        QTest::newRow("one") << 1U << std::int64_t { 4'003 } << 1U;
        QTest::newRow("more than bytes") << 64U << std::int64_t { 10 } << 10U;
    }
    void eachPartRunsTheSchedule()
    {
        QFETCH(std::uint32_t, splits);
        QFETCH(std::int64_t, bytes);
        QFETCH(std::uint32_t, parts);
        SystemConfig system = systemWith(oneMessage(2));
        system.datasetSplits = splits;
        for (const std::uint32_t active : { 1U, 64U }) {
            system.activeChunksPerDimension = active;
            const RunPtr made = run(fabric("FC", 2), oneCollective(2, CollectiveType::AllReduce, bytes), system,
                optionsOf(NetworkModel::Unaware, RecordLevel::Full));
            QCOMPARE(made->collectives[0].chunks, parts);
            QCOMPARE(made->messagesLog.size(), std::size_t { parts });
            const auto& sizes = made->messagesLog.bytes;
            QCOMPARE(
                std::accumulate(sizes.begin(), sizes.end(), std::uint64_t { 0 }), static_cast<std::uint64_t>(bytes));
            QVERIFY(*std::max_element(sizes.begin(), sizes.end()) - *std::min_element(sizes.begin(), sizes.end()) <= 1);
            // One after the other, or all at once.
            std::uint64_t expected = 0;
            for (const std::uint64_t size : sizes)
                expected = active == 1 ? expected + overLink(size) : std::max(expected, overLink(size));
            QCOMPARE(made->makespan.ns(), expected);
            auto chunks = made->messagesLog.chunk;
            std::sort(chunks.begin(), chunks.end());
            for (std::uint32_t chunk = 0; chunk < parts; ++chunk)
                QCOMPARE(chunks[chunk], chunk);
        }
    }

    void everyPatternMayHaveASchedule()
    {
        SystemConfig system = systemWith(starBroadcast(PatternKind::Broadcast, 4, 2), {}, CollectiveType::Broadcast);
        trace::Operation broadcast = WorkloadBuilder::collectiveOf(CollectiveType::Broadcast, 5'000);
        broadcast.root = 2;
        broadcast.has = static_cast<std::uint16_t>(broadcast.has | WorkloadBuilder::bits({ trace::Has::Root }));
        broadcast.durationMicros = 1'000; // would be replayed without an algorithm
        const auto everywhere = [&] {
            WorkloadBuilder builder(4);
            for (std::uint32_t rank = 0; rank < 4; ++rank)
                builder.add(rank, broadcast);
            return builder.seal();
        };
        const RunPtr made = run(fabric("FC", 4), everywhere(), system);
        QCOMPARE(made->makespan.ns(), overLink(5'000)); // three blocks that send at once
        QCOMPARE(made->messages, std::uint64_t { 3 });
        broadcast.root = 1;
        const Error error = refusal(fabric("FC", 4), everywhere(), system);
        QVERIFY(error.code == ErrorCode::Mismatched);
        QVERIFY2(error.message.find("schedule 'star'") != std::string::npos
                && error.message.find("root") != std::string::npos,
            error.message.c_str());
        // Given for reduce-scatter, it runs the block form too.
        const SchedulePtr scatter = starBroadcast(PatternKind::Custom, 2, 0);
        const RunPtr block = run(fabric("FC", 2), oneCollective(2, CollectiveType::ReduceScatterBlock, 100),
            systemWith(scatter, {}, CollectiveType::ReduceScatter));
        QCOMPARE(block->makespan.ns(), overLink(100));
    }

    void aNodesScheduleWins()
    {
        SystemConfig system = systemWith(fusedRing(4));
        system.customPerNode[2] = { "given", {}, oneMessage(4), {} };
        const RunPtr made = run(fabric("FC", 4),
            WorkloadBuilder(4)
                .everywhere(CollectiveType::AllReduce, 400)
                .everywhere(CollectiveType::AllReduce, 400)
                .seal(),
            system);
        QCOMPARE(made->messages, std::uint64_t { 24 + 1 });
    }

    // The same sizes, pairs and channels at the same time: nothing is mistaken for another.
    void messagesNeverMix()
    {
        SystemConfig system = systemWith(oneMessage(2));
        system.datasetSplits = 2;
        system.activeChunksPerDimension = 2;
        WorkloadBuilder builder(2);
        builder.receive(1, 0, 500); // in flight beside the collective; its message is sent after it
        builder.collective(1, CollectiveType::AllReduce, 1'000);
        builder.send(0, 1, 500, { builder.collective(0, CollectiveType::AllReduce, 1'000) });
        const RunPtr made
            = run(fabric("FC", 2), builder.seal(), system, optionsOf(NetworkModel::Unaware, RecordLevel::Full));
        QVERIFY(made->complete());
        QCOMPARE(made->ranks[1].finish.ns(), 2 * overLink(500));
        for (std::size_t i = 0; i < made->operations.size(); ++i) {
            if (made->operations.kind[i] == OperationKind::Receive)
                QCOMPARE(made->operations.end[i].ns(), 2 * overLink(500));
            if (made->operations.kind[i] == OperationKind::Collective)
                QCOMPARE(made->operations.end[i].ns(), overLink(500));
        }
    }

    void aRankThatStartsLateFindsItsMessage()
    {
        WorkloadBuilder builder(2);
        builder.collective(0, CollectiveType::AllReduce, 1'000);
        builder.collective(1, CollectiveType::AllReduce, 1'000, { builder.compute(1, 100) });
        const trace::Workload workload = builder.seal();
        for (const bool rendezvous : { false, true }) {
            SystemConfig system = systemWith(oneMessage(2));
            system.rendezvous = rendezvous;
            const RunPtr made = run(fabric("FC", 2), workload, system);
            QCOMPARE(made->ranks[0].finish.ns(), rendezvous ? 100'000 + overLink(8192) + overLink(1'000) : overLink(1'000));
            QCOMPARE(made->ranks[1].finish.ns(), rendezvous ? 100'000 + overLink(8192) + overLink(1'000) : 100'000);
        }
    }

    void sizesShareAScheduleAndManyRunsEndAlike()
    {
        // Repeated sizes reuse programs, runs and streams; times do not depend on what ran before.
        WorkloadBuilder builder(4);
        std::uint64_t expected = 0;
        for (int i = 0; i < 50; ++i) {
            const std::int64_t bytes = 4'000 * (1 + i % 3);
            builder.everywhere(CollectiveType::AllReduce, bytes);
            expected += 6 * overLink(static_cast<std::uint64_t>(bytes) / 4) + 3;
        }
        const RunPtr made = run(fabric("Ring", 4), builder.seal(), systemWith(fusedRing(4)));
        QCOMPARE(made->makespan.ns(), expected);
        QCOMPARE(made->messages, std::uint64_t { 50 * 24 });
    }
};

WEFT_TEST(TestScheduleExecution)
#include "tst_schedule_execution.moc"
