// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/collective_metrics.h"
#include "engine/study/runs/collective_benchmark.h"
#include "engine/topology/topology_spec.h"
#include "engine/trace/validator.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>

using namespace weft;
using namespace weft::study;
using simulation::Algorithm;
using simulation::AlgorithmKind;
using trace::CollectiveType;

namespace {

topology::Fabric fabricOf(const char* spec)
{
    Findings findings;
    return topology::Fabric(*topology::topologyFromSpec(spec, findings));
}

trace::ProcessGroup groupOf(std::initializer_list<std::uint32_t> ranks)
{
    trace::ProcessGroup group;
    for (const std::uint32_t rank : ranks)
        group.ranks.push_back(Rank { rank });
    return group;
}

const std::vector<SweepAlgorithm> kRing { { "ring", { {} } } };

} // namespace

class TestCollectiveBenchmark : public QObject {
    Q_OBJECT

private slots:
    void everyPatternIsAValidWorkload()
    {
        for (std::uint32_t type = 0; type <= static_cast<std::uint32_t>(CollectiveType::Barrier); ++type) {
            for (const bool isGroup : { false, true }) {
                CollectiveBenchmark benchmark { static_cast<CollectiveType>(type), 1U << 20U, {}, {} };
                if (isGroup)
                    benchmark.group = groupOf({ 5, 1, 7 });
                const auto workload = makeWorkload(benchmark, 8);
                QVERIFY2(workload.ok(), workload ? "" : toString(workload.error()).c_str());
                QCOMPARE(workload->graphs.size(), std::size_t { 8 });
                QCOMPARE(workload->graphs[0]->size(), isGroup ? 0U : 1U);
                QCOMPARE(workload->graphs[5]->size(), 1U);
                Findings findings;
                trace::validate(*workload, {}, 8, {}, findings);
                QVERIFY2(!hasErrors(findings), hasErrors(findings) ? toString(firstError(findings)).c_str() : "");
                const auto result
                    = sweep(fabricOf("Ring(8,50GB/s,500ns)"), {}, {}, benchmark, { 1U << 20U, 1U << 20U, 2 }, { {} });
                QVERIFY(result.ok());
                QVERIFY2(result->rows.size() == 1,
                    result->findings.empty() ? "" : toString(result->findings[0].error).c_str());
            }
        }
    }

    void anAllGatherIsGivenItsShard()
    {
        CollectiveBenchmark benchmark { CollectiveType::AllGather, 1000, {}, {} };
        QCOMPARE(*commSizeOf(benchmark, 8), std::uint64_t { 125 });
        benchmark.bytes = 1007; // rounded down as nccl-tests do
        QCOMPARE(*roundedBytes(benchmark, 8), std::uint64_t { 1000 });
        QCOMPARE(*commSizeOf(benchmark, 8), std::uint64_t { 125 });
        QCOMPARE(makeWorkload(benchmark, 8)->graphs[0]->operation(OpId { 0 }).commSize, std::int64_t { 125 });
        benchmark.pattern = CollectiveType::ReduceScatter;
        QCOMPARE(*commSizeOf(benchmark, 8), std::uint64_t { 1000 });
        benchmark.pattern = CollectiveType::AllReduce;
        QCOMPARE(*commSizeOf(benchmark, 8), std::uint64_t { 1007 });
        benchmark.pattern = CollectiveType::AllToAll;
        benchmark.bytes = 7;
        QVERIFY(commSizeOf(benchmark, 8).error().code == ErrorCode::OutOfRange);
    }

    void whatCannotBeABenchmarkIsRefused()
    {
        CollectiveBenchmark benchmark;
        QVERIFY(makeWorkload(benchmark, 1).error().code == ErrorCode::Usage);
        benchmark.group = groupOf({ 0, 8 });
        QVERIFY(makeWorkload(benchmark, 8).error().code == ErrorCode::OutOfRange);
        benchmark.group = groupOf({ 1, 1 });
        QVERIFY(makeWorkload(benchmark, 8).error().code == ErrorCode::Duplicate);
        benchmark.group.reset();
        benchmark.algorithm = { {}, {} };
        QVERIFY(systemFor(benchmark, {}, 3).error().code == ErrorCode::OutOfRange);
        benchmark.pattern = CollectiveType::Broadcast;
        QVERIFY(systemFor(benchmark, {}, 2).error().code == ErrorCode::Unsupported);
    }

    void oneAlgorithmStandsForEveryDimension()
    {
        CollectiveBenchmark benchmark;
        benchmark.algorithm = { { AlgorithmKind::Direct, 0 } };
        const auto all = static_cast<std::size_t>(simulation::NativePattern::AllReduce);
        QCOMPARE(systemFor(benchmark, {}, 3)->implementation[all].size(), std::size_t { 3 });
        benchmark.group = groupOf({ 0, 1 });
        QCOMPARE(systemFor(benchmark, {}, 3)->implementation[all].size(), std::size_t { 1 });
        benchmark.algorithm.clear();
        QVERIFY(systemFor(benchmark, {}, 3)->implementation[all].empty());
    }

    // 2(n−1) steps of α + (S/n)/β each, so that doubling S adds 2(n−1)·(S/n)/β and nothing else.
    void aRingAllReduceGrowsAsAlphaBeta()
    {
        const auto result = sweep(fabricOf("Ring(4,64GB/s,500ns)"), {}, {}, {}, { 1U << 12U, 1U << 24U, 2 }, kRing);
        QVERIFY(result.ok());
        QCOMPARE(result->rows.size(), std::size_t { 13 });
        for (std::size_t i = 0; i + 1 < result->rows.size(); ++i) {
            const SweepRow& row = result->rows[i];
            QCOMPARE(row.bytes, std::uint64_t { 1 } << (12 + i));
            QCOMPARE((result->rows[i + 1].time - row.time).ns(), 6 * row.bytes / 4 / 64);
            QVERIFY(row.time.ns() - 6 * row.bytes / 4 / 64 >= 6 * 500);
            const double algorithm = static_cast<double>(row.bytes) / static_cast<double>(row.time.ns());
            QCOMPARE(row.algorithmBandwidth->inGigaBytesPerSecond(), algorithm);
            QCOMPARE(row.busBandwidth->inGigaBytesPerSecond(), algorithm * 2 * 3 / 4);
        }
        // Large messages fill the link: the bus bandwidth nears its 64 GB/s from below.
        const double bus = result->rows.back().busBandwidth->inGigaBytesPerSecond();
        QVERIFY(bus > 62 && bus <= 64);
    }

    void busBandwidthIsThatOfThePattern()
    {
        for (const CollectiveType pattern : { CollectiveType::AllReduce, CollectiveType::AllGather,
                 CollectiveType::ReduceScatter, CollectiveType::AllToAll }) {
            const auto result = sweep(
                fabricOf("Ring(8,50GB/s,500ns)"), {}, {}, { pattern, 0, {}, {} }, { 1U << 16U, 1U << 18U, 2 }, kRing);
            QVERIFY(result.ok());
            QCOMPARE(result->rows.size(), std::size_t { 3 });
            for (const SweepRow& row : result->rows) {
                QCOMPARE(
                    row.busBandwidth->bytesPerNs, row.algorithmBandwidth->bytesPerNs * analysis::busFactor(pattern, 8));
                QCOMPARE(row.commSize, pattern == CollectiveType::AllGather ? row.bytes / 8 : row.bytes);
            }
        }
    }

    void anAlgorithmThatCannotRunIsNamedAndTheOthersGoOn()
    {
        const std::vector<SweepAlgorithm> algorithms { { "halvingDoubling", { { AlgorithmKind::HalvingDoubling, 0 } } },
            { "ring", { {} } }, { "direct", { { AlgorithmKind::Direct, 0 } } } };
        const auto result
            = sweep(fabricOf("Ring(6,50GB/s,500ns)"), {}, {}, {}, { 1U << 16U, 1U << 18U, 4 }, algorithms);
        QVERIFY(result.ok());
        QCOMPARE(result->rows.size(), std::size_t { 4 });
        QCOMPARE(result->findings.size(), std::size_t { 1 });
        QVERIFY(firstError(result->findings).message.english().starts_with("halvingDoubling: "));
        const auto again = sweep(fabricOf("Ring(6,50GB/s,500ns)"), {}, {}, {}, { 1U << 16U, 1U << 18U, 4 }, algorithms);
        QVERIFY(result->rows == again->rows);
    }

    void sizesRoundedAlikeRunOnce()
    {
        const auto result
            = sweep(fabricOf("Ring(4)"), {}, {}, { CollectiveType::AllGather, 0, {}, {} }, { 1, 9, 1.2 }, kRing);
        QVERIFY(result.ok());
        QCOMPARE(result->rows.size(), std::size_t { 2 }); // 4 and 8 bytes; less leaves nothing to a member
    }

    void sizesAreCheckedAndCounted()
    {
        QCOMPARE(*sizesOf({ 8, 64, 2 }), (std::vector<std::uint64_t> { 8, 16, 32, 64 }));
        QCOMPARE(*sizesOf({ 10, 25, 1.5 }), (std::vector<std::uint64_t> { 10, 15, 22 }));
        QCOMPARE(*sizesOf({ 5, 5, 2 }), (std::vector<std::uint64_t> { 5 }));
        for (const SweepSizes& wrong : { SweepSizes { 0, 1, 2 }, SweepSizes { 2, 1, 2 }, SweepSizes { 1, 2, 1 },
                 SweepSizes { 1, 2, std::nan("") }, SweepSizes { 1024, 1U << 30U, 1.001 } })
            QVERIFY(sizesOf(wrong).error().code == ErrorCode::OutOfRange);
    }

    void aSweepStopsAndCounts()
    {
        Progress progress;
        const auto fabric = fabricOf("Ring(4)");
        QVERIFY(sweep(fabric, {}, {}, {}, { 1024, 8192, 2 }, kRing, { {}, &progress }).ok());
        QCOMPARE(progress.total(), std::uint64_t { 4 });
        QCOMPARE(progress.done(), std::uint64_t { 4 });
        std::stop_source stop;
        stop.request_stop();
        const auto stopped = sweep(fabric, {}, {}, {}, { 1024, 8192, 2 }, kRing, { stop.get_token(), nullptr });
        QVERIFY(stopped.ok());
        QVERIFY(stopped->isCancelled);
        QVERIFY(stopped->rows.empty());
    }
};

WEFT_TEST(TestCollectiveBenchmark)
#include "tst_collective_benchmark.moc"
