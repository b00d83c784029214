// SPDX-License-Identifier: GPL-3.0-or-later
// A workload whose collectives are replaced by their schedules takes the time and moves the bytes of those.
#include "engine/collective/library/algorithm_library.h"
#include "engine/collective/proof/verifier.h"
#include "engine/trace/et_writer.h"
#include "engine/trace/trace_set.h"
#include "tests/engine/collective/inlined_workloads.h"
#include "tests/engine/collective/library_requests.h"
#include "tests/engine/collective/small_schedules.h"
#include "tests/engine/collective/trace_texts.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <random>
#include <set>

using namespace weft;
using namespace weft::collective;
using namespace weft::test;
using collective::test::fusedRing;
using collective::test::inlined;
using collective::test::Inlined;
using collective::test::optionsFor;
using collective::test::requestOf;
using collective::test::tableOf;
using simulation::NetworkModel;
using simulation::RunPtr;
using simulation::SystemConfig;
using trace::CollectiveType;

namespace {

// Whether on each rank each send waits for the one before it, and each computation for the one before it: the slots of
// a workload then have nothing to delay.
bool isSerial(const Schedule& schedule)
{
    const Lowering lowering(schedule, { Bytes { 1 << 20 }, {} });
    for (std::uint32_t rank = 0; rank < schedule.rankCount(); ++rank) {
        const LoweredRank lowered = lowering.rank(Rank { rank });
        const Groups<OpId> dependents = dependentsOf(lowered);
        std::vector<std::vector<bool>> before(lowered.size(), std::vector<bool>(lowered.size()));
        std::vector<std::size_t> waits(lowered.size());
        std::vector<std::uint32_t> order;
        for (std::uint32_t op = 0; op < lowered.size(); ++op) {
            waits[op] = lowered.dependenciesOf(OpId { op }).size();
            if (waits[op] == 0)
                order.push_back(op);
        }
        std::array<std::uint32_t, 3> last { ~0U, ~0U, ~0U };
        for (std::size_t at = 0; at < order.size(); ++at) {
            const std::uint32_t op = order[at];
            const OperationKind kind = lowered.operations[op].kind;
            std::uint32_t& previous = last[static_cast<std::size_t>(kind)];
            if (kind != OperationKind::Receive && previous != ~0U && !before[op][previous])
                return false;
            previous = op;
            for (const OpId next : dependents[op]) {
                before[index(next)][op] = true;
                for (std::uint32_t other = 0; other < lowered.size(); ++other)
                    before[index(next)][other] = before[index(next)][other] || before[op][other];
                if (--waits[index(next)] == 0)
                    order.push_back(index(next));
            }
        }
    }
    return true;
}

// On each rank one thing after the other: computations of random length, collectives on everybody, and beside them
// work for the CPU.
trace::Workload chainOf(std::mt19937& random, std::uint32_t ranks, CollectiveType type)
{
    WorkloadBuilder builder(ranks);
    const std::uint32_t rounds = 1 + static_cast<std::uint32_t>(random() % 4);
    for (std::uint32_t round = 0; round < rounds; ++round) {
        const std::int64_t bytes = 100'000 + static_cast<std::int64_t>(random() % 900'000);
        for (std::uint32_t rank = 0; rank < ranks; ++rank) {
            const WorkloadBuilder::Ids before = builder.after(rank);
            if (random() % 2 == 0)
                builder.cpu(rank, random() % 100, before);
            const std::uint64_t compute = builder.compute(rank, random() % 200, before);
            builder.collective(rank, type, bytes, { compute });
        }
    }
    return builder.seal();
}

} // namespace

class TestInliningTimes : public QObject {
    Q_OBJECT

private slots:
    void takesTheTimeOfTheAlgorithm_data()
    {
        QTest::addColumn<QString>("algorithm");
        QTest::addColumn<int>("pattern");
        for (const char* algorithm : { "ring", "ring-bidirectional", "direct", "halving-doubling", "recursive-doubling",
                 "double-binary-tree", "binomial-tree", "chain" }) {
            for (const PatternKind kind : collective::test::kStandardPatterns) {
                if (collective::makeAlgorithm(algorithm, requestOf(kind, 4)))
                    QTest::addRow("%s, %s", algorithm, std::string(toString(kind)).c_str())
                        << QString(algorithm) << static_cast<int>(kind);
            }
        }
    }
    void takesTheTimeOfTheAlgorithm()
    {
        QFETCH(QString, algorithm);
        QFETCH(int, pattern);
        const auto kind = static_cast<PatternKind>(pattern);
        const CollectiveType type = *chakraType(kind);
        std::mt19937 random(7);
        for (const std::uint32_t ranks : { 3U, 4U, 8U }) {
            const auto made = collective::makeAlgorithm(algorithm.toStdString(), requestOf(kind, ranks));
            if (!made)
                continue; // not for so many
            const SchedulePtr schedule = *made;
            const bool serial = isSerial(*schedule);
            for (const ReduceModel& reduce : { ReduceModel(), ReduceModel::collectiveApi() }) {
                const trace::Workload workload = chainOf(random, ranks, type);
                const Inlined plain = inlined(workload, optionsFor(schedule, reduce));
                SystemConfig system = systemOf();
                system.custom[type] = { "given", {}, schedule, reduce };
                for (const char* fabric : { "Ring", "FC", "Switch" }) {
                    const topology::Fabric where
                        = fabricOf(std::string(fabric) + '(' + std::to_string(ranks) + ",50GB/s,500ns)");
                    for (const NetworkModel network : { NetworkModel::Aware, NetworkModel::Unaware }) {
                        const RunPtr whole = run(where, workload, system, optionsOf(network));
                        const RunPtr parts = run(where, plain.workload, systemOf(), optionsOf(network));
                        QVERIFY(whole->complete() && parts->complete());
                        QCOMPARE(parts->messages, whole->messages);
                        if (serial)
                            QVERIFY2(finishes(*parts) == finishes(*whole), fabric);
                    }
                }
            }
        }
    }
    // One part after the other, as the splits of a system are where one chunk runs at a time.
    void partsTakeTheTimeOfSplits()
    {
        std::mt19937 random(11);
        for (const char* algorithm : { "ring", "halving-doubling", "binomial-tree" }) {
            const SchedulePtr schedule = *collective::makeAlgorithm(algorithm, requestOf(PatternKind::AllReduce, 8));
            const bool serial = isSerial(*schedule);
            for (std::uint32_t splits = 1; splits <= 8; ++splits) {
                const trace::Workload workload = chainOf(random, 8, CollectiveType::AllReduce);
                InlineOptions options = optionsFor(schedule);
                options.choose = [&](const CollectiveCall&) -> Result<Replacement> {
                    return Replacement { schedule, {}, splits, 1 };
                };
                const Inlined plain = inlined(workload, options);
                SystemConfig system = systemOf();
                system.datasetSplits = splits;
                system.custom[CollectiveType::AllReduce] = { "given", {}, schedule, ReduceModel() };
                for (const char* spec : { "Ring(8,50GB/s,500ns)", "FC(8,50GB/s,2us)" }) {
                    const topology::Fabric where = fabricOf(spec);
                    const RunPtr whole = run(where, workload, system, optionsOf(NetworkModel::Aware));
                    const RunPtr parts = run(where, plain.workload, systemOf(), optionsOf(NetworkModel::Aware));
                    QVERIFY(whole->complete() && parts->complete());
                    QCOMPARE(parts->messages, whole->messages);
                    if (serial)
                        QVERIFY2(finishes(*parts) == finishes(*whole), spec);
                }
            }
        }
    }
    // A part begins on a rank where the part so many before it has ended there, and messages of two parts never meet.
    void soManyPartsRunAtOnce()
    {
        const SchedulePtr schedule = fusedRing(4);
        const trace::Workload workload = oneCollective(4, CollectiveType::AllReduce, 4'000'000);
        for (const std::uint32_t atOnce : { 1U, 2U, 3U, 9U }) {
            InlineOptions options = optionsFor(schedule);
            options.choose = [&](const CollectiveCall&) -> Result<Replacement> {
                return Replacement { schedule, {}, 5, atOnce };
            };
            const Inlined plain = inlined(workload, options);
            const trace::ExecutionGraph& graph = *plain.workload.graphs[0];
            const std::uint32_t size = graph.size() / 5;
            std::uint32_t free = 0; // that wait for nothing
            std::set<std::uint32_t> tags;
            for (std::uint32_t op = 0; op < graph.size(); ++op) {
                free += graph.dependencies(OpId { op }).empty() ? 1U : 0U;
                if (graph.type(OpId { op }) == trace::NodeType::Send)
                    tags.insert(graph.operation(OpId { op }).commTag);
                for (const OpId on : graph.dependencies(OpId { op })) {
                    if (index(on) / size != op / size)
                        QCOMPARE(index(on) / size + atOnce, op / size);
                }
            }
            const Inlined whole = inlined(workload, optionsFor(schedule));
            std::uint32_t freeOfOne = 0;
            for (std::uint32_t op = 0; op < whole.workload.graphs[0]->size(); ++op)
                freeOfOne += whole.workload.graphs[0]->dependencies(OpId { op }).empty() ? 1U : 0U;
            QCOMPARE(free, freeOfOne * std::min(atOnce, 5U));
            QCOMPARE(tags.size(), std::size_t { 5 });
            QCOMPARE(plain.ranks[0].bytesSent, whole.ranks[0].bytesSent);
        }
    }
    // The rows above compare times only where slots have nothing to delay; that must not be nowhere.
    void someAlgorithmsNeedNoSlots()
    {
        for (const PatternKind kind : { PatternKind::AllReduce, PatternKind::AllGather, PatternKind::ReduceScatter }) {
            QVERIFY(isSerial(**collective::makeAlgorithm("ring", requestOf(kind, 8))));
            QVERIFY(isSerial(**collective::makeAlgorithm("halving-doubling", requestOf(kind, 8))));
        }
        QVERIFY(isSerial(*fusedRing(5)));
        QVERIFY(!isSerial(**collective::makeAlgorithm("direct", requestOf(PatternKind::AllGather, 8))));
    }
    // With a roofline, computations take their time by what they move: to the tick, also below a microsecond.
    void rooflinesGiveTheSameTime()
    {
        std::mt19937 random(3);
        for (const double memory : { 50.0, 1'600.0, 3.3 }) {
            const Bandwidth bandwidth = Bandwidth::gigaBytesPerSecond(memory);
            const ReduceModel reduce = ReduceModel::ofMemory(bandwidth);
            SystemConfig system = systemOf();
            system.roofline = true;
            system.localMemoryBandwidth = bandwidth;
            system.peakPerformance = ComputeRate::teraFlops(10);
            WorkloadBuilder builder(6);
            for (int i = 0; i < 3; ++i)
                builder.everywhere(
                    CollectiveType::AllReduce, 6 * (1'000 + static_cast<std::int64_t>(random() % 90'000)));
            const trace::Workload workload = builder.seal();
            InlineOptions options = optionsFor(fusedRing(6), reduce);
            options.rooflineMemory = bandwidth;
            const Inlined plain = inlined(workload, options);
            SystemConfig whole = system;
            whole.custom[CollectiveType::AllReduce] = { "given", {}, fusedRing(6), reduce };
            const topology::Fabric where = fabricOf("Ring(6,50GB/s,500ns)");
            QVERIFY(finishes(*run(where, plain.workload, system)) == finishes(*run(where, workload, whole)));
        }
    }
    void movesTheBytesOfTheSchedule()
    {
        for (const std::uint32_t ranks : { 2U, 5U, 8U }) {
            const trace::Workload workload = WorkloadBuilder(ranks)
                                                 .everywhere(CollectiveType::AllReduce, 80'000)
                                                 .everywhere(CollectiveType::AllReduce, 40'000)
                                                 .seal();
            const Inlined plain = inlined(workload, optionsFor(fusedRing(ranks)));
            std::uint64_t bytes = 0;
            for (const InlinedRank& rank : plain.ranks) {
                bytes += rank.bytesSent;
                QCOMPARE(rank.nodesBefore, std::uint64_t { 2 });
                QCOMPARE(rank.replaced, std::uint64_t { 2 });
                // 2(n - 1) sends and as many receives, n - 1 sums
                QCOMPARE(rank.nodesAfter, 2 * std::uint64_t { 5 * (ranks - 1) });
                QCOMPARE(rank.joins, std::uint64_t { 0 });
            }
            const std::uint64_t transfers = 2 * std::uint64_t { ranks } * (ranks - 1);
            QCOMPARE(bytes, transfers * (80'000 / ranks) + transfers * (40'000 / ranks));
            const topology::Fabric where = fabricOf("FC(" + std::to_string(ranks) + ",50GB/s,500ns)");
            const RunPtr run = weft::test::run(
                where, plain.workload, systemOf(), optionsOf(NetworkModel::Aware, simulation::RecordLevel::Links));
            std::uint64_t carried = 0;
            for (const simulation::LinkTotals& link : run->links)
                carried += link.bytes;
            QCOMPARE(carried, bytes);
        }
    }
    // What was written is the schedule: lifted, it is the lowered program again, and the verifier accepts it.
    void theScheduleCanBeLiftedAgain()
    {
        for (const char* algorithm : { "ring", "direct", "halving-doubling", "double-binary-tree" }) {
            const SchedulePtr schedule = *collective::makeAlgorithm(algorithm, requestOf(PatternKind::AllReduce, 6));
            const LoweringOptions lowering { Bytes { 600'000 }, ReduceModel::collectiveApi() };
            const Inlined plain
                = inlined(oneCollective(6, CollectiveType::AllReduce, 600'000), optionsFor(schedule, lowering.reduce));
            const Graphs expected = graphsOf(*schedule, { lowering, false, {} });
            for (std::size_t rank = 0; rank < expected.size(); ++rank) {
                const trace::ExecutionGraph& made = *plain.workload.graphs[rank];
                QCOMPARE(made.size(), expected[rank]->size());
                for (std::uint32_t op = 0; op < made.size(); ++op) {
                    QVERIFY(
                        std::ranges::equal(made.dependencies(OpId { op }), expected[rank]->dependencies(OpId { op })));
                    // Up to the number before it and the ids after it.
                    const auto what = [op](const trace::ExecutionGraph& graph) {
                        const std::string text = textOf(graph, OpId { op });
                        return text.substr(text.find(':'), text.find(", after") - text.find(':'));
                    };
                    QCOMPARE(what(made), what(*expected[rank]));
                }
            }
            Findings findings;
            const auto lifted = scheduleFromTraces(plain.workload.graphs, findings);
            QVERIFY(lifted.ok() && findings.empty());
            QCOMPARE(lifted->schedule->transferCount(), schedule->transferCount());
            const auto verdict = verify(*lifted->schedule);
            QVERIFY(verdict.ok() && verdict->correct);
        }
    }
    void goesThroughFilesUnchanged()
    {
        std::mt19937 random(5);
        const trace::Workload workload = chainOf(random, 4, CollectiveType::AllReduce);
        const Inlined plain = inlined(workload, optionsFor(fusedRing(4)));
        QTemporaryDir folder;
        const std::string prefix = folder.path().toStdString() + "/plain";
        for (std::uint32_t rank = 0; rank < 4; ++rank)
            QVERIFY(trace::writeEt(*plain.workload.graphs[rank], prefix + '.' + std::to_string(rank) + ".et").ok());
        Findings findings;
        const auto read = trace::readTraceSet(prefix, 4, findings);
        QVERIFY(read.ok() && findings.empty());
        const topology::Fabric where = fabricOf("Ring(4,50GB/s,500ns)");
        QVERIFY(finishes(*run(where, *read, systemOf())) == finishes(*run(where, plain.workload, systemOf())));
        for (std::uint32_t rank = 0; rank < 4; ++rank)
            QCOMPARE(trace::toEt(*read->graphs[rank]), plain.ranks[rank].et);
    }
    void manyDependenciesAreJoined()
    {
        const SchedulePtr schedule = *collective::makeAlgorithm("direct", requestOf(PatternKind::AllGather, 8));
        const trace::Workload workload = WorkloadBuilder(8)
                                             .everywhere(CollectiveType::AllGather, 4'000)
                                             .everywhere(CollectiveType::AllGather, 4'000)
                                             .seal();
        InlineOptions options = optionsFor(schedule);
        const Inlined direct = inlined(workload, options);
        options.directEdges = 8;
        const Inlined joined = inlined(workload, options);
        QCOMPARE(direct.ranks[0].joins, std::uint64_t { 0 });
        QCOMPARE(joined.ranks[0].joins, std::uint64_t { 1 }); // nothing waits for the second
        const auto edges = [](const trace::ExecutionGraph& graph) {
            std::size_t count = 0;
            for (std::uint32_t op = 0; op < graph.size(); ++op)
                count += graph.dependencies(OpId { op }).size();
            return count;
        };
        // Seven last operations before seven first ones each, or before one that is before them.
        QCOMPARE(edges(*direct.workload.graphs[0]), edges(*joined.workload.graphs[0]) + 7 * 7 - (7 + 7));
        const topology::Fabric where = fabricOf("FC(8,50GB/s,500ns)");
        for (const NetworkModel network : { NetworkModel::Aware, NetworkModel::Unaware }) {
            const RunPtr one = run(where, direct.workload, systemOf(), optionsOf(network));
            const RunPtr other = run(where, joined.workload, systemOf(), optionsOf(network));
            QCOMPARE(other->makespan.ns(), one->makespan.ns() + 1);
        }
    }
    // What makes the traces of many NPUs is held for one rank at a time.
    void manyCollectivesOnManyRanks()
    {
        WorkloadBuilder builder(128);
        for (int i = 0; i < 100; ++i)
            builder.everywhere(CollectiveType::AllReduce, 1'280 * (1 + i));
        const trace::Workload workload = builder.seal();
        const trace::GroupTable groups = tableOf(workload);
        const auto plan = Inlining::plan(workload, groups, optionsFor(fusedRing(128)));
        QVERIFY(plan.ok());
        QCOMPARE(plan->inlined(), std::uint64_t { 100 });
        const auto rank = plan->rank(Rank { 77 });
        QVERIFY(rank.ok());
        QCOMPARE(rank->nodesAfter, std::uint64_t { 100 * 5 * 127 });
        QVERIFY(rank->et.size() < rank->nodesAfter * 200);
    }
};

WEFT_TEST(TestInliningTimes)
#include "tst_inlining_times.moc"
