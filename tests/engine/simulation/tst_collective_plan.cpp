// SPDX-License-Identifier: GPL-3.0-or-later
// How collectives are cut into chunks and phases: docs/semantics.md sections 5.1, 5.2 and 5.4, by example.
#include "engine/simulation/plan/collective_plan.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::simulation;

namespace {

constexpr std::uint64_t kMebi = std::uint64_t { 1 } << 20U;

std::vector<PlanDimension> grid(const std::vector<std::uint32_t>& sizes)
{
    std::vector<PlanDimension> dimensions;
    std::uint32_t stride = 1;
    for (const std::uint32_t size : sizes) {
        dimensions.push_back({ size, stride, 1.0, {} });
        stride *= size;
    }
    return dimensions;
}

CollectiveRequest request(PhaseType type, std::uint64_t bytes, std::uint32_t splits, std::uint32_t npus)
{
    CollectiveRequest made;
    made.type = type;
    made.bytes = bytes;
    made.splits = splits;
    made.machineNpus = npus;
    return made;
}

SplitPlan plan(const CollectiveRequest& asked, const std::vector<PlanDimension>& dimensions,
    CollectiveOptimization optimization = CollectiveOptimization::LocalBwAware)
{
    SystemConfig system;
    system.collectiveOptimization = optimization;
    return *DimensionScheduler(InterDimensionScheduling::Ascending).split(asked, dimensions, system);
}

// "RS0:64 AG1:16": type and dimension of each phase, with the bytes at its start.
std::string text(const ChunkPlan& chunk)
{
    static const char* const kNames[] = { "RS", "AG", "AR", "A2A" };
    std::string all;
    for (const PhaseSpec& phase : chunk)
        all += (all.empty() ? "" : " ") + std::string(kNames[static_cast<std::size_t>(phase.type)])
            + std::to_string(phase.dimension) + ':' + std::to_string(phase.bytes);
    return all;
}

// The chunks' first phases: "0:16M 1:16M".
std::string firstPhases(const SplitPlan& made)
{
    std::string all;
    for (const std::uint32_t which : made.planOfChunk) {
        const PhaseSpec& first = made.distinct[which].front();
        all += (all.empty() ? "" : " ") + std::to_string(first.dimension) + ':' + std::to_string(first.bytes / kMebi)
            + 'M';
    }
    return all;
}

} // namespace

class TestCollectivePlan : public QObject {
    Q_OBJECT

private slots:
    void chunks_data()
    {
        QTest::addColumn<int>("type");
        QTest::addColumn<std::uint64_t>("bytes");
        QTest::addColumn<std::uint32_t>("splits");
        QTest::addColumn<std::uint32_t>("npus");
        QTest::addColumn<std::size_t>("chunks");
        QTest::addColumn<std::uint64_t>("chunk");
        const auto row = [](const char* name, PhaseType type, std::uint64_t bytes, std::uint32_t splits,
                             std::uint32_t npus, std::size_t chunks, std::uint64_t chunk) {
            QTest::newRow(name) << static_cast<int>(type) << bytes << splits << npus << chunks << chunk;
        };
        row("a remainder costs a whole chunk", PhaseType::AllReduce, 1'000'003, 3, 8, 4, 333'334);
        row("no remainder", PhaseType::AllReduce, 1'000'002, 3, 8, 3, 333'334);
        row("one chunk", PhaseType::AllToAll, 1'000'003, 1, 8, 1, 1'000'003);
        row("padded to the NPUs", PhaseType::AllReduce, 10, 4, 8, 4, 8);
        row("padded, less than the splits", PhaseType::ReduceScatter, 2, 4, 8, 4, 8);
        row("as large as the NPUs", PhaseType::AllToAll, 32, 4, 8, 4, 8);
        row("the machine counts, not the group", PhaseType::AllReduce, 10, 2, 100, 2, 100);
        row("an all-gather is not padded", PhaseType::AllGather, 10, 4, 8, 5, 2);
        row("an all-gather smaller than its splits", PhaseType::AllGather, 2, 4, 8, 2, 1);
        row("nothing is padded too", PhaseType::AllReduce, 0, 4, 8, 4, 8);
        row("an all-gather of nothing", PhaseType::AllGather, 0, 4, 8, 0, 0);
    }

    void chunks()
    {
        QFETCH(int, type);
        QFETCH(std::uint64_t, bytes);
        QFETCH(std::uint32_t, splits);
        QFETCH(std::uint32_t, npus);
        QFETCH(std::size_t, chunks);
        QFETCH(std::uint64_t, chunk);
        const SplitPlan made = plan(request(static_cast<PhaseType>(type), bytes, splits, npus), grid({ 8 }));
        QCOMPARE(made.planOfChunk.size(), chunks);
        for (const std::uint32_t which : made.planOfChunk)
            QCOMPARE(made.distinct[which].front().bytes, chunk);
        QVERIFY(made.distinct.size() <= 1); // alike chunks share their plan
    }

    void phases_data()
    {
        QTest::addColumn<int>("type");
        QTest::addColumn<bool>("baseline");
        QTest::addColumn<std::uint64_t>("involved");
        QTest::addColumn<QString>("expected");
        constexpr std::uint64_t kAll = ~std::uint64_t { 0 };
        const auto row
            = [](const char* name, PhaseType type, bool baseline, std::uint64_t involved, const char* expected) {
                  QTest::newRow(name) << static_cast<int>(type) << baseline << involved << QString(expected);
              };
        // 1000 bytes over 4 × 1 × 3 × 2; integer divisions.
        row("reduce-scatter", PhaseType::ReduceScatter, false, kAll, "RS0:1000 RS2:250 RS3:83");
        row("all-gather", PhaseType::AllGather, false, kAll, "AG3:1000 AG2:2000 AG0:6000");
        row("all-to-all", PhaseType::AllToAll, false, kAll, "A2A0:1000 A2A2:1000 A2A3:1000");
        row("baseline", PhaseType::AllReduce, true, kAll, "AR0:1000 AR2:1000 AR3:1000");
        row("localBWAware", PhaseType::AllReduce, false, kAll, "RS0:1000 RS2:250 AR3:83 AG2:83 AG0:249");
        row("some dimensions", PhaseType::AllReduce, false, 0b0101, "RS0:1000 AR2:250 AG0:250");
        row("one dimension", PhaseType::AllReduce, false, 0b1000, "AR3:1000");
        row("all-gather over some", PhaseType::AllGather, false, 0b0011, "AG0:1000");
    }

    void phases()
    {
        QFETCH(int, type);
        QFETCH(bool, baseline);
        QFETCH(std::uint64_t, involved);
        QFETCH(QString, expected);
        CollectiveRequest asked = request(static_cast<PhaseType>(type), 1000, 1, 24);
        asked.involvedDims = involved;
        const SplitPlan made = plan(asked, grid({ 4, 1, 3, 2 }),
            baseline ? CollectiveOptimization::Baseline : CollectiveOptimization::LocalBwAware);
        QCOMPARE(text(made.distinct.front()), expected.toStdString());
    }

    void nobodyToTalkTo()
    {
        QVERIFY(plan(request(PhaseType::AllReduce, 1000, 4, 4), grid({ 1 })).planOfChunk.empty());
        CollectiveRequest masked = request(PhaseType::AllReduce, 1000, 4, 4);
        masked.involvedDims = 0b10;
        QVERIFY(plan(masked, grid({ 4, 1 })).planOfChunk.empty());
    }

    void queuesOfAnAllReduce()
    {
        const CollectiveRequest asked = request(PhaseType::AllReduce, 1000, 1, 8);
        const ChunkPlan aware = plan(asked, grid({ 4, 2 })).distinct.front();
        QVERIFY(aware[0].queueClass == QueueClass::FirstHalf && aware[1].queueClass == QueueClass::FirstHalf
            && aware[2].queueClass == QueueClass::LastHalf);
        QVERIFY(aware[0].useInChunk == 0 && aware[2].useInChunk == 1); // the second time in its dimension
        const SplitPlan baseline = plan(asked, grid({ 4, 2 }), CollectiveOptimization::Baseline);
        for (const PhaseSpec& phase : baseline.distinct.front())
            QVERIFY(phase.queueClass == QueueClass::All);
    }

    void aTreeLeavesTheSize()
    {
        std::vector<PlanDimension> dimensions = grid({ 4, 2 });
        dimensions[0].algorithm.kind = AlgorithmKind::DoubleBinaryTree;
        QCOMPARE(text(plan(request(PhaseType::ReduceScatter, 1000, 1, 8), dimensions).distinct.front()),
            std::string("RS0:1000 RS1:1000"));
    }

    void refusesAMillionChunks()
    {
        DimensionScheduler scheduler(InterDimensionScheduling::Ascending);
        const auto refused = scheduler.split(request(PhaseType::AllReduce, kMebi, 1'000'001, 4), grid({ 4 }), {});
        QVERIFY(!refused.ok());
        QVERIFY(refused.error().code == ErrorCode::TooLarge);
        QVERIFY(refused.error().hint.find("preferred-dataset-splits") != std::string::npos);
        const auto most = scheduler.split(request(PhaseType::AllReduce, 10, 1'000'000, 4), grid({ 4 }), {});
        QVERIFY(most.ok());
        QCOMPARE(most->planOfChunk.size(), std::size_t { 1'000'000 });
    }

    void roundRobinRotatesPerChunk()
    {
        DimensionScheduler scheduler(InterDimensionScheduling::RoundRobin);
        const auto dimensions = grid({ 2, 2, 2 });
        const SplitPlan first = *scheduler.split(request(PhaseType::ReduceScatter, 4 * kMebi, 4, 8), dimensions, {});
        QCOMPARE(firstPhases(first), std::string("0:1M 1:1M 2:1M 0:1M"));
        // Goes on from there; an all-gather turns the descending list.
        const SplitPlan second = *scheduler.split(request(PhaseType::AllGather, 3 * kMebi, 3, 8), dimensions, {});
        QCOMPARE(firstPhases(second), std::string("1:1M 0:1M 2:1M"));
    }

    void themisByHand()
    {
        // 4 × 4, equal bandwidth, chunks of 16 MiB. A chunk in natural order loads 12 and 3; then the dimensions are
        // 9 apart, which is 12 MiB of slack: more than a sixteenth of a chunk, so the order turns and loads 3 and 12.
        DimensionScheduler scheduler(InterDimensionScheduling::OfflineGreedy);
        SystemConfig system;
        system.collectiveOptimization = CollectiveOptimization::LocalBwAware;
        const auto asked = request(PhaseType::AllReduce, 64 * kMebi, 4, 16);
        const SplitPlan made = *scheduler.split(asked, grid({ 4, 4 }), system);
        QCOMPARE(firstPhases(made), std::string("0:16M 1:16M 0:16M 1:16M"));
        // Up along the order and back over all dimensions, without an all-reduce phase.
        QCOMPARE(text(made.distinct[0]), std::string("RS0:16777216 RS1:4194304 AG1:1048576 AG0:4194304"));
        QCOMPARE(text(made.distinct[1]), std::string("RS1:16777216 RS0:4194304 AG0:1048576 AG1:4194304"));
    }

    void themisFlexByHand()
    {
        // The threshold is a whole chunk: 12 MiB of slack are too few, the 24 MiB after two chunks are taken whole,
        // and what is left goes in natural order.
        DimensionScheduler scheduler(InterDimensionScheduling::OfflineGreedyFlex);
        const auto asked = request(PhaseType::ReduceScatter, 64 * kMebi, 4, 16);
        QCOMPARE(firstPhases(*scheduler.split(asked, grid({ 4, 4 }), {})), std::string("0:16M 0:16M 1:24M 0:8M"));
    }

    void themisForgetsWhenRankZeroIssuesLater()
    {
        const auto asked = request(PhaseType::ReduceScatter, 48 * kMebi, 3, 16);
        for (const bool later : { false, true }) {
            DimensionScheduler scheduler(InterDimensionScheduling::OfflineGreedy);
            scheduler.rankZeroIssues(100);
            QCOMPARE(firstPhases(*scheduler.split(asked, grid({ 4, 4 }), {})), std::string("0:16M 1:16M 0:16M"));
            scheduler.rankZeroIssues(later ? 101 : 100);
            QCOMPARE(firstPhases(*scheduler.split(asked, grid({ 4, 4 }), {})),
                std::string(later ? "0:16M 1:16M 0:16M" : "1:16M 0:16M 1:16M"));
        }
    }
};

WEFT_TEST(TestCollectivePlan)
#include "tst_collective_plan.moc"
