// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers at the ends of their types, and broken explicit routes.
#include "engine/simulation/plan/phase_planner.h"
#include "tests/engine/simulation/scenario_builder.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::simulation;
using namespace weft::test;
using trace::CollectiveType;

class TestExtremes : public QObject {
    Q_OBJECT

private slots:
    void roundsOfManyMembersDoNotWrap()
    {
        const topology::Fabric fabric = fabricOf("Ring(4,50GB/s,500ns)");
        const SystemConfig system = systemOf();
        const Compute compute(fabric, system);
        Findings warnings;
        PhasePlanner planner(fabric, system, compute, {}, warnings, {});
        const auto phase = [&](AlgorithmKind kind, PhaseType type, std::uint32_t members) {
            PhaseSpec spec;
            spec.type = type;
            spec.bytes = std::uint64_t { 1 } << 30U;
            return planner.makePhase(spec, { members, 1, 1.0, { kind, 0 } }, true, 0);
        };
        // A round of a sub-group's direct has (n-1)² flagged packets: more than are ever made, at any size.
        for (const std::uint32_t members : { 65'536U, 65'537U, 65'538U, 100'000U }) {
            const auto direct = phase(AlgorithmKind::Direct, PhaseType::ReduceScatter, members);
            QVERIFY(direct.ok());
            QVERIFY(direct->flagged > 2 * members);
        }
        QCOMPARE(phase(AlgorithmKind::Direct, PhaseType::ReduceScatter, 300)->flagged, 299U * 299U);
        QCOMPARE(phase(AlgorithmKind::Ring, PhaseType::AllToAll, 65'536)->sends, 2'147'450'880U);
        for (const std::uint32_t members : { 65'537U, 92'683U }) {
            const auto ring = phase(AlgorithmKind::Ring, PhaseType::AllToAll, members);
            QVERIFY(!ring.ok() && ring.error().code == ErrorCode::TooLarge);
        }
    }

    void hugeAllGathersDoNotWrap()
    {
        PlanDimension dimension;
        dimension.size = 1U << 20U;
        QCOMPARE(bytesAfter(PhaseType::AllGather, dimension, std::uint64_t { 1 } << 43U), std::uint64_t { 1 } << 63U);
        QCOMPARE(bytesAfter(PhaseType::AllGather, dimension, std::uint64_t { 1 } << 44U), ~std::uint64_t { 0 });
        // Over two dimensions: the second one carries what cannot be counted, and the time is beyond all bounds.
        const Error error = refusal(fabricOf("Ring(4,1GB/s,1ns)_Ring(4,1GB/s,1ns)"),
            oneCollective(16, CollectiveType::AllGather, std::int64_t { 1 } << 62U), systemOf(AlgorithmKind::Ring, 2));
        QVERIFY2(error.code == ErrorCode::TooLarge, error.message.c_str());
    }

    // As the peer's 12,280 ns: padded to four chunks of one byte a member, 4 · (7 E + 6 · 500 ns).
    // 10^16 µs are 317 years.
    void durationsBeyondTheClockAreRefused()
    {
        const auto codeOf = [](std::uint64_t micros, bool onCpu) {
            WorkloadBuilder builder(2);
            onCpu ? builder.cpu(1, micros) : builder.compute(1, micros);
            return refusal(fabricOf("Ring(2)"), builder.seal(), systemOf()).code;
        };
        const std::uint64_t most = (std::uint64_t { 1 } << 61U) / 1000;
        for (const bool onCpu : { false, true }) {
            QVERIFY(codeOf(most, onCpu) == ErrorCode::Usage); // runs
            for (const std::uint64_t micros : { most + 1, std::uint64_t { 10'000'000'000'000'000 }, ~std::uint64_t {} })
                QVERIFY(codeOf(micros, onCpu) == ErrorCode::TooLarge);
        }
    }

    void collectivesOfNoBytes()
    {
        SystemConfig system = systemOf();
        system.datasetSplits = 4;
        const auto makespan = [&](CollectiveType type) {
            const RunPtr made = run(fabricOf("Ring(4,50GB/s,500ns)"), oneCollective(4, type, 0), system);
            return made->complete() ? made->makespan.ns() : ~std::uint64_t { 0 };
        };
        QCOMPARE(makespan(CollectiveType::AllReduce), std::uint64_t { 12'280 });
        QVERIFY(makespan(CollectiveType::AllToAll) > 0);
        QVERIFY(makespan(CollectiveType::Broadcast) > 0);
        QCOMPARE(makespan(CollectiveType::AllGather), std::uint64_t { 0 });
        QCOMPARE(makespan(CollectiveType::Gather), std::uint64_t { 0 });
    }

    // A remainder smaller than the group makes messages of no bytes; on the bus they take what one byte does.
    void noBytesOnTheSharedBus()
    {
        SystemConfig system = systemOf();
        system.interDimension = InterDimensionScheduling::OfflineGreedy;
        system.datasetSplits = 4;
        system.sharedBus = SharedBus { 10, 1, 1, 0.01F };
        const topology::Fabric fabric = fabricOf("Ring(4,50GB/s,500ns)");
        const RunPtr made = run(fabric, oneCollective(4, CollectiveType::ReduceScatter, 1'000'003), system,
            optionsOf(NetworkModel::Unaware, RecordLevel::Full));
        QVERIFY(made->complete());
        QVERIFY(std::count(made->messagesLog.bytes.begin(), made->messagesLog.bytes.end(), 0U) > 0);
        QVERIFY2(made->makespan.ns() < 1'000'000, qPrintable(QString::number(made->makespan.ns())));
    }

    // An explicit route over a failed link is none: the message takes the router's way.
    void aBrokenExplicitRouteIsNotTaken_data()
    {
        QTest::addColumn<bool>("aware");
        QTest::newRow("unaware") << false;
        QTest::newRow("aware") << true;
    }

    void aBrokenExplicitRouteIsNotTaken()
    {
        QFETCH(bool, aware);
        topology::TopologyBuilder draft;
        draft.addNpus(4);
        const auto link = [&](std::uint32_t from, std::uint32_t to) {
            draft.addLink(
                topology::DraftNode { from }, topology::DraftNode { to }, { Latency { 100 }, Bandwidth { 1 } });
        };
        for (const auto& [from, to] : { std::pair(0U, 1U), { 1U, 3U }, { 0U, 2U }, { 2U, 3U } })
            link(from, to);
        draft.addExplicitRoute(topology::DraftNode { 0 }, topology::DraftNode { 3 }, { LinkId { 2 }, LinkId { 3 } });
        Findings findings;
        const Result<topology::TopologyPtr> sealed = std::move(draft).seal(findings);
        QVERIFY(sealed.ok());
        WorkloadBuilder builder(4);
        builder.send(0, 3, 1000);
        builder.receive(3, 0, 1000);
        const trace::Workload workload = builder.seal();
        const auto carried = [&](const topology::FabricState& state) {
            const RunPtr made = run(topology::Fabric(*sealed, state), workload, systemOf(),
                optionsOf(aware ? NetworkModel::Aware : NetworkModel::Unaware, RecordLevel::Links));
            std::vector<std::uint64_t> bytes;
            for (const LinkTotals& one : made->links)
                bytes.push_back(one.bytes);
            return bytes;
        };
        topology::FabricState state;
        QVERIFY((carried(state) == std::vector<std::uint64_t> { 0, 0, 1000, 1000 }));
        state.links[LinkId { 3 }].failed = true;
        QVERIFY((carried(state) == std::vector<std::uint64_t> { 1000, 1000, 0, 0 }));
    }
};

WEFT_TEST(TestExtremes)
#include "tst_extremes.moc"
