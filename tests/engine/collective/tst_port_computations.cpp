// SPDX-License-Identifier: GPL-3.0-or-later
// Computation in the place between the halves of a collective, before its first reads and behind its last writes: where
// it stands in the traces, and the time that it takes there.
#include "tests/engine/collective/inlined_workloads.h"
#include "tests/engine/collective/library_requests.h"
#include "tests/engine/collective/small_schedules.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <map>

using namespace weft;
using namespace weft::collective;
using namespace weft::test;
using collective::test::fusedRing;
using collective::test::inlined;
using collective::test::Inlined;
using collective::test::optionsFor;
using collective::test::requestOf;
using simulation::NetworkModel;
using trace::CollectiveType;

namespace {

constexpr std::uint64_t kNsPerMicro = 1000;

// A computation of so many microseconds at each place of this kind.
InlineOptions computing(
    const SchedulePtr& schedule, PortPlace::When when, std::uint64_t micros, std::uint32_t parts = 1)
{
    InlineOptions options;
    options.choose = [=](const CollectiveCall&) -> Result<Replacement> {
        Replacement replacement { schedule, {}, parts };
        replacement.atPort = [=](const PortPlace& place, Bytes) -> std::optional<PortComputation> {
            if (place.when != when)
                return {};
            return PortComputation { "update " + std::to_string(place.slot.offset), micros, 0, 0, {} };
        };
        return replacement;
    };
    return options;
}

std::uint64_t timeOf(const trace::Workload& workload, const topology::Fabric& fabric)
{
    const auto done = run(fabric, workload, systemOf(), optionsOf(NetworkModel::Aware));
    return done->complete() ? done->makespan.ns() : 0;
}

std::map<std::string, OpId> byName(const trace::ExecutionGraph& graph)
{
    std::map<std::string, OpId> ops;
    for (std::uint32_t op = 0; op < graph.size(); ++op)
        ops.emplace(graph.name(OpId { op }), OpId { op });
    return ops;
}

bool waitsFor(const trace::ExecutionGraph& graph, OpId op, OpId on)
{
    return std::ranges::count(graph.dependencies(op), on) == 1;
}

} // namespace

class TestPortComputations : public QObject {
    Q_OBJECT

private slots:
    void anUpdateStandsBetweenTheSumAndItsGather()
    {
        const trace::Workload workload = oneCollective(4, CollectiveType::AllReduce, 400'000);
        const Inlined made = inlined(workload, computing(fusedRing(4), PortPlace::When::Summed, 7));
        for (std::uint32_t rank = 0; rank < 4; ++rank) {
            const trace::ExecutionGraph& graph = *made.workload.graphs[rank];
            const auto ops = byName(graph);
            QCOMPARE(made.ranks[rank].computations, std::uint64_t { 1 });
            const OpId update = ops.at("update " + std::to_string(rank));
            const auto of = [&](const char* kind) { // the step that makes the sum
                const std::string begin = std::string(kind) + "_tb0_step3";
                return std::ranges::find_if(ops, [&](const auto& op) { return op.first.starts_with(begin); })->second;
            };
            QCOMPARE(graph.operation(update).durationMicros, std::uint64_t { 7 });
            QVERIFY(waitsFor(graph, update, of("COMP_NODE")));
            QVERIFY(waitsFor(graph, of("COMM_SEND_NODE"), update));
            QCOMPARE(graph.dependencies(update).size(), std::size_t { 1 });
        }
    }

    // Each rank updates one share of n, in place of everything after the gather.
    void anUpdateOfSharesCostsOneShare()
    {
        for (const std::uint32_t ranks : { 2U, 4U, 7U }) {
            const topology::Fabric ring = fabricOf("Ring(" + std::to_string(ranks) + ",50GB/s,500ns)");
            const trace::Workload workload = oneCollective(ranks, CollectiveType::AllReduce, 100'000 * ranks);
            const SchedulePtr schedule = fusedRing(ranks);
            const std::uint64_t plain = timeOf(inlined(workload, optionsFor(schedule)).workload, ring);
            const std::uint64_t fused
                = timeOf(inlined(workload, computing(schedule, PortPlace::When::Summed, 30)).workload, ring);
            QCOMPARE(fused, plain + 30 * kNsPerMicro);
            WorkloadBuilder builder(ranks);
            for (std::uint32_t rank = 0; rank < ranks; ++rank) {
                const std::uint64_t sum
                    = builder.collective(rank, CollectiveType::AllReduce, 100'000 * std::int64_t { ranks });
                builder.compute(rank, 30 * std::uint64_t { ranks }, { sum });
            }
            const std::uint64_t apart = timeOf(inlined(builder.seal(), optionsFor(schedule)).workload, ring);
            QCOMPARE(apart, plain + 30 * kNsPerMicro * ranks);
        }
    }

    // Shares that a rank works on begin to travel while it works on the next; what is gathered is worked on while the
    // rest is on its way.
    void workBeforeAndBehindOverlapsWithTheMessages()
    {
        constexpr std::uint32_t kRanks = 4;
        const topology::Fabric ring = fabricOf("Ring(4,50GB/s,500ns)");
        const trace::Workload workload = oneCollective(kRanks, CollectiveType::AllReduce, 4'000'000);
        const SchedulePtr schedule = fusedRing(kRanks);
        const std::uint64_t plain = timeOf(inlined(workload, optionsFor(schedule)).workload, ring);
        const std::uint64_t work = 20 * kNsPerMicro; // a message takes as long, nearly
        for (const PortPlace::When when : { PortPlace::When::Given, PortPlace::When::Left }) {
            const Inlined made = inlined(workload, computing(schedule, when, 20));
            for (const InlinedRank& rank : made.ranks)
                QCOMPARE(rank.computations, std::uint64_t { kRanks });
            const std::uint64_t time = timeOf(made.workload, ring);
            // All of it at once, before or behind, would add four times the work.
            QVERIFY(time >= plain + work);
            QVERIFY2(time < plain + kRanks * work, std::to_string(time - plain).c_str());
        }
    }

    // The nodes that make what is summed, chunk by chunk, are waited for by the chunk's first reads alone.
    void computationsWaitForNodesOfTheTrace()
    {
        constexpr std::uint32_t kRanks = 3;
        WorkloadBuilder builder(kRanks);
        for (std::uint32_t rank = 0; rank < kRanks; ++rank) {
            for (std::uint32_t chunk = 0; chunk < kRanks; ++chunk)
                builder.compute(rank, 10, chunk == 0 ? WorkloadBuilder::Ids {} : builder.after(rank)); // ids 1, 2, 3
            builder.collective(rank, CollectiveType::AllReduce, 300'000);
        }
        InlineOptions options;
        options.choose = [](const CollectiveCall&) -> Result<Replacement> {
            Replacement replacement { fusedRing(kRanks), {} };
            replacement.atPort = [](const PortPlace& place, Bytes chunk) -> std::optional<PortComputation> {
                if (place.when != PortPlace::When::Given)
                    return {};
                return PortComputation { "ready " + std::to_string(place.slot.offset), 0, 1, chunk.count(),
                    { place.slot.offset + std::uint64_t { 1 } } };
            };
            return replacement;
        };
        const Inlined made = inlined(builder.seal(), options);
        for (std::uint32_t rank = 0; rank < kRanks; ++rank) {
            const trace::ExecutionGraph& graph = *made.workload.graphs[rank];
            const auto ops = byName(graph);
            for (std::uint32_t chunk = 0; chunk < kRanks; ++chunk) {
                const OpId ready = ops.at("ready " + std::to_string(chunk));
                QVERIFY(waitsFor(graph, ready, OpId { chunk }));
                QCOMPARE(graph.dependencies(ready).size(), std::size_t { 1 });
                QCOMPARE(graph.operation(ready).tensorSize, std::uint64_t { 100'000 });
                QCOMPARE(graph.dependents(ready).size(), std::size_t { 1 }); // a chunk is sent or added once
            }
        }
    }

    void everyPartHasItsOwn()
    {
        const trace::Workload workload = oneCollective(4, CollectiveType::AllReduce, 400'000);
        for (const char* algorithm : { "ring", "direct", "recursive-doubling", "double-binary-tree" }) {
            const SchedulePtr schedule = *collective::makeAlgorithm(algorithm, requestOf(PatternKind::AllReduce, 4));
            const Groups<PortPlace> ports = *findPorts(*schedule);
            for (const std::uint32_t parts : { 1U, 3U }) {
                const Inlined made = inlined(workload, computing(schedule, PortPlace::When::Summed, 1, parts));
                for (std::uint32_t rank = 0; rank < 4; ++rank) {
                    const auto sums = std::ranges::count(ports[rank], PortPlace::When::Summed, &PortPlace::when);
                    QCOMPARE(made.ranks[rank].computations, parts * static_cast<std::uint64_t>(sums));
                }
                QVERIFY(timeOf(made.workload, fabricOf("FC(4,50GB/s,500ns)")) > 0);
            }
        }
    }

    // What follows the collective waits for what was put in behind it.
    void whatWaitsForTheCollectiveWaitsForItsComputations()
    {
        const trace::Workload workload = WorkloadBuilder(2)
                                             .everywhere(CollectiveType::AllReduce, 80'000)
                                             .everywhere(CollectiveType::AllGather, 80'000)
                                             .seal();
        const topology::Fabric ring = fabricOf("Ring(2,50GB/s,500ns)");
        InlineOptions options = computing(fusedRing(2), PortPlace::When::Left, 5);
        const auto atBoth = options.choose;
        options.choose = [&](const CollectiveCall& call) -> Result<Replacement> {
            if (call.operation.commType == CollectiveType::AllReduce)
                return atBoth(call);
            return Replacement { *collective::makeAlgorithm("ring", requestOf(PatternKind::AllGather, 2)), {} };
        };
        const Inlined with = inlined(workload, options);
        const trace::ExecutionGraph& graph = *with.workload.graphs[0];
        std::size_t waiting = 0;
        for (std::uint32_t op = 0; op < graph.size(); ++op) {
            if (graph.name(OpId { op }).starts_with("update"))
                waiting += graph.dependents(OpId { op }).size();
        }
        QVERIFY(waiting >= 2);
        QVERIFY(timeOf(with.workload, ring) > 0);
    }
};

WEFT_TEST(TestPortComputations)
#include "tst_port_computations.moc"
