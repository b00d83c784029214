// SPDX-License-Identifier: GPL-3.0-or-later
// Traffic over equal ways: what non-blocking trees must reach, what routes that are given or failed do, and that it is
// the same every time. Times are closed forms or bounds that no routing could beat.
#include "engine/analysis/equal_links.h"
#include "tests/engine/simulation/scenario_builder.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace weft;
using namespace weft::simulation;
using namespace weft::test;
using topology::RouteChoice;

namespace {

constexpr std::int64_t kMiB = 1 << 20;

RunOptions routed(RouteChoice choice, std::uint64_t packet = 4096, std::uint64_t seed = 0)
{
    RunOptions options = optionsOf(NetworkModel::Aware);
    options.routing = { choice, seed };
    if (packet != 0)
        options.packet = Bytes { packet };
    return options;
}

trace::Workload allToAll(std::uint32_t npus, std::int64_t bytes)
{
    return oneCollective(npus, trace::CollectiveType::AllToAll, bytes);
}

// Rank r sends to to[r].
trace::Workload permutation(const std::vector<std::uint32_t>& to, std::int64_t bytes)
{
    WorkloadBuilder builder(static_cast<std::uint32_t>(to.size()));
    for (std::uint32_t rank = 0; rank < to.size(); ++rank) {
        if (to[rank] == rank)
            continue;
        builder.send(rank, to[rank], bytes);
        builder.receive(to[rank], rank, bytes);
    }
    return builder.seal();
}

std::uint64_t makespan(const topology::Fabric& fabric, const trace::Workload& workload, const RunOptions& options)
{
    return run(fabric, workload, systemOf(AlgorithmKind::Direct), options)->makespan.ns();
}

Findings warningsOf(const topology::Fabric& fabric, const trace::Workload& workload, const RunOptions& options)
{
    Findings warnings;
    if (!simulate(fabric, workload, systemOf(AlgorithmKind::Direct, fabric.topology().dimensions().size()), options,
            warnings))
        throw std::runtime_error("the run failed");
    return warnings;
}

bool says(const Findings& warnings, const std::string& words)
{
    return std::any_of(warnings.begin(), warnings.end(),
        [&](const Finding& finding) { return finding.error.message.find(words) != std::string::npos; });
}

} // namespace

class TestManyPaths : public QObject {
    Q_OBJECT

private slots:
    // A tree whose hops have half the latency of a switch's takes hardly longer than the switch.
    void aNonBlockingTreeIsAsGoodAsASwitch_data()
    {
        QTest::addColumn<int>("choice");
        QTest::addColumn<double>("most");
        QTest::newRow("d-mod-k") << static_cast<int>(RouteChoice::DModK) << 1.1;
        QTest::newRow("spray") << static_cast<int>(RouteChoice::Spray) << 1.1;
        QTest::newRow("adaptive") << static_cast<int>(RouteChoice::Adaptive) << 1.1;
        // 56 flows an up-link, and 56 + 4·√56 on the fullest of 128 at the very most.
        QTest::newRow("hash") << static_cast<int>(RouteChoice::Hash) << 1.54;
        QTest::newRow("default") << static_cast<int>(RouteChoice::Default) << 1.1;
    }

    void aNonBlockingTreeIsAsGoodAsASwitch()
    {
        QFETCH(int, choice);
        QFETCH(double, most);
        const std::uint64_t one
            = makespan(fabricOf("Switch(64,50GB/s,500ns)"), allToAll(64, kMiB), routed(RouteChoice::Default));
        const std::uint64_t tree = makespan(
            fabricOf("FatTree(64,50GB/s,250ns)"), allToAll(64, kMiB), routed(static_cast<RouteChoice>(choice)));
        QVERIFY2(static_cast<double>(tree) <= most * static_cast<double>(one), qPrintable(QString::number(tree)));
    }

    // 16 MiB a rank over 50 GB/s are 335,544 ns at full bisection.
    void treesReachTheirBisection()
    {
        const topology::Fabric fabric = fabricOf("FatTree(64,50GB/s,250ns)");
        const double ideal = 16 * kMiB / 50.0;
        const auto share = [&](const trace::Workload& workload, RouteChoice choice, double part) {
            return ideal * part / static_cast<double>(makespan(fabric, workload, routed(choice)));
        };
        for (const RouteChoice choice : { RouteChoice::DModK, RouteChoice::Spray, RouteChoice::Adaptive })
            QVERIFY(share(allToAll(64, 16 * kMiB), choice, 63.0 / 64) >= 0.95);
        std::vector<std::uint32_t> to(64);
        for (const std::uint32_t shift : { 1U, 8U, 19U, 32U }) {
            for (std::uint32_t rank = 0; rank < 64; ++rank)
                to[rank] = (rank + shift) % 64;
            QVERIFY(share(permutation(to, 16 * kMiB), RouteChoice::DModK, 1) >= 0.95);
        }
        std::uint32_t random = 1;
        for (int round = 0; round < 3; ++round) {
            std::iota(to.begin(), to.end(), 0U);
            for (std::uint32_t i = 63; i > 0; --i) {
                random = random * 1664525U + 1013904223U;
                std::swap(to[i], to[(random >> 8U) % (i + 1)]);
            }
            QVERIFY(share(permutation(to, 16 * kMiB), RouteChoice::Spray, 1) >= 0.95);
        }
    }

    // Two NVLinks of 25 GB/s between GPU 0 and 4. 16 packets of 64 KiB, 8 on each: 20,971.52 ns, and 500.
    void bothCablesOfAPairAreUsed()
    {
        std::vector<std::uint32_t> to(8);
        std::iota(to.begin(), to.end(), 0U);
        std::swap(to[0], to[4]);
        RunOptions options = routed(RouteChoice::Default, 65536);
        options.record = RecordLevel::Links;
        const RunPtr made = run(fabricOf("DGX1V"), permutation(to, kMiB), systemOf(), options);
        QCOMPARE(made->makespan.ns(), std::uint64_t { 20971 + 500 });
        int used = 0;
        for (const LinkTotals& link : made->links) {
            QVERIFY(link.bytes == 0 || link.bytes == kMiB / 2);
            used += link.bytes > 0 ? 1 : 0;
        }
        QCOMPARE(used, 4);
        const auto loads = analysis::equalLinkLoads(*made);
        QCOMPARE(loads->groups, 2U);
        QCOMPARE(loads->worst.imbalance(), 1.0);

        // What is laid afterwards, without links that are busy, is laid on both too.
        const RunPtr laid = run(
            fabricOf("DGX1V"), permutation(to, kMiB), systemOf(), optionsOf(NetworkModel::Unaware, RecordLevel::Links));
        for (std::size_t link = 0; link < laid->links.size(); ++link)
            QCOMPARE(laid->links[link].bytes, made->links[link].bytes);
    }

    // Two cables that take turns, one with a quarter of its bandwidth: half of the messages of
    // 60,000 B take 1,500 ns and half 4,500, whichever cable it is, and with links that are busy as well as without.
    void aSlowCableCountsWhicheverItIs()
    {
        const topology::TopologyPtr topology
            = drawnFabric(2, 0, { { 0, 1, 60, 500 }, { 0, 1, 60, 500 }, { 1, 0 } }).topologyPtr();
        WorkloadBuilder builder(2);
        for (std::uint32_t tag = 0; tag < 8; ++tag) {
            builder.send(0, 1, 60'000, builder.after(0), tag);
            builder.receive(1, 0, 60'000, {}, tag);
        }
        const trace::Workload workload = builder.seal();
        for (const std::uint32_t slow : { 0U, 1U }) {
            topology::FabricState state;
            state.links[LinkId { slow }].bandwidthFactor = 0.25;
            const topology::Fabric fabric(topology, state);
            for (const NetworkModel model : { NetworkModel::Unaware, NetworkModel::Aware })
                QCOMPARE(makespan(fabric, workload, optionsOf(model)), std::uint64_t { 4 * (1500 + 4500) });
            state.links[LinkId { slow }].failed = true;
            QCOMPARE(makespan(topology::Fabric(topology, state), workload, optionsOf(NetworkModel::Unaware)),
                std::uint64_t { 8 * 1500 });
        }
    }

    void theImbalanceIsThatOfTheLinks()
    {
        RunOptions options = routed(RouteChoice::Hash);
        options.record = RecordLevel::Links;
        const RunPtr made
            = run(fabricOf("FatTree(64,50GB/s,250ns)"), allToAll(64, kMiB), systemOf(AlgorithmKind::Direct), options);
        const topology::Topology& topology = made->fabric.topology();
        double worst = 0;
        double sum = 0;
        for (std::uint32_t leaf = 64; leaf < 72; ++leaf) {
            std::vector<double> up;
            for (const LinkId link : topology.outgoing(NodeId { leaf })) {
                if (index(topology.linkDestination(link)) >= 72)
                    up.push_back(static_cast<double>(made->links[index(link)].bytes));
            }
            const double all = std::accumulate(up.begin(), up.end(), 0.0);
            QCOMPARE(all, 8.0 * 56 * 16384);
            worst = std::max(worst, *std::max_element(up.begin(), up.end()) * 8 / all);
            sum += *std::max_element(up.begin(), up.end()) * 8 / all;
        }
        const auto loads = analysis::equalLinkLoads(*made);
        QCOMPARE(loads->groups, 8U);
        QCOMPARE(loads->worst.imbalance(), worst);
        QVERIFY(std::abs(loads->mean - sum / 8) < 1e-9);
        QVERIFY(worst > 1.05 && worst < 1.6);
    }

    // All 32 NPUs of a group send to the next group, over the few shortest ways there; fifteen other groups are idle
    // between the two.
    void adaptiveRoutingLeavesCrowdedGlobalLinks()
    {
        const topology::Fabric fabric = fabricOf("Dragonfly(groups=17,routers=8,npus=4,global=2)");
        std::vector<std::uint32_t> to(17 * 32);
        for (std::uint32_t rank = 0; rank < to.size(); ++rank)
            to[rank] = (rank + 32) % (17 * 32);
        const trace::Workload workload = permutation(to, kMiB);
        const std::uint64_t minimal = makespan(fabric, workload, routed(RouteChoice::Spray));
        QVERIFY(makespan(fabric, workload, routed(RouteChoice::Adaptive)) * 2 <= minimal);
        QVERIFY(makespan(fabric, workload, routed(RouteChoice::Valiant)) * 10 <= minimal * 6);
    }

    void theSameSeedIsTheSameRun_data()
    {
        QTest::addColumn<int>("choice");
        for (const RouteChoice choice : topology::allRouteChoices())
            QTest::newRow(std::string(toString(choice)).c_str()) << static_cast<int>(choice);
    }

    void theSameSeedIsTheSameRun()
    {
        QFETCH(int, choice);
        const topology::Fabric fabric = fabricOf("FatTree(32)");
        const auto made = [&](std::uint64_t seed) {
            RunOptions options = routed(static_cast<RouteChoice>(choice), 4096, seed);
            options.record = RecordLevel::Links;
            return run(fabric, allToAll(32, kMiB), systemOf(AlgorithmKind::Direct), options);
        };
        const RunPtr first = made(1);
        const RunPtr second = made(1);
        const RunPtr other = made(2);
        QCOMPARE(first->fingerprint, second->fingerprint);
        bool differs = false;
        for (std::size_t link = 0; link < first->links.size(); ++link) {
            QCOMPARE(first->links[link].bytes, second->links[link].bytes);
            differs = differs || first->links[link].bytes != other->links[link].bytes;
        }
        const auto kind = static_cast<RouteChoice>(choice);
        const bool isDrawn = kind == RouteChoice::Hash || kind == RouteChoice::Valiant;
        if (isDrawn || kind == RouteChoice::DModK || kind == RouteChoice::Default) // the last two of a tree are one
            QCOMPARE(differs, isDrawn);
        QVERIFY(first->options.routing.seed == 1 && first->options.routing.choice == kind);
    }

    // Chunks of a collective are flows of their own.
    void chunksGoDifferentWays()
    {
        WorkloadBuilder builder(16);
        for (const std::uint32_t rank : { 0U, 15U })
            builder.collective(rank, trace::CollectiveType::AllGather, 64 * kMiB, {}, "pair");
        SystemConfig system = systemOf(AlgorithmKind::Ring);
        system.datasetSplits = 64;
        system.groups.push_back({ "pair", { Rank { 0 }, Rank { 15 } } });
        RunOptions options = routed(RouteChoice::Hash, 0);
        options.record = RecordLevel::Links;
        const RunPtr made = run(fabricOf("FatTree(16)"), builder.seal(), system, options); // 4 up-links
        int used = 0;
        for (const LinkId link : made->fabric.topology().outgoing(NodeId { 16 }))
            used += made->links[index(link)].bytes > 0 ? 1 : 0;
        QCOMPARE(used, 4 + 1); // and down to NPU 0
    }

    void sprayingSaysWhichPacketsItTakes()
    {
        const topology::Fabric fabric = fabricOf("FatTree(16)");
        QVERIFY(says(warningsOf(fabric, allToAll(16, kMiB), routed(RouteChoice::Spray, 0)), "packets of 4 KiB"));
        QVERIFY(!says(warningsOf(fabric, allToAll(16, kMiB), routed(RouteChoice::Spray, 8192)), "packets of 4 KiB"));
        QVERIFY(!says(warningsOf(fabric, allToAll(16, kMiB), routed(RouteChoice::Hash, 0)), "packets of 4 KiB"));
        const RunPtr made = run(fabric, allToAll(16, kMiB), systemOf(), routed(RouteChoice::Spray, 0));
        QVERIFY(made->options.packet == Bytes { 4096 });
    }

    // The explicit route of 0 → 1 goes the long way round, over a link that has failed.
    void failedLinksCarryNothingOfExplicitRoutes()
    {
        topology::TopologyBuilder draft = topology::TopologyBuilder::from(fabricOf("Ring(4)").topology());
        draft.addExplicitRoute(
            topology::DraftNode { 0 }, topology::DraftNode { 1 }, { LinkId { 1 }, LinkId { 7 }, LinkId { 5 } });
        Findings findings;
        topology::FabricState state;
        state.links[LinkId { 7 }].failed = true;
        const topology::Fabric fabric(*draft.seal(findings), state);
        RunOptions options = routed(RouteChoice::Default, 0);
        options.record = RecordLevel::Links;
        const trace::Workload workload = permutation({ 1, 0, 2, 3 }, kMiB);
        const RunPtr made = run(fabric, workload, systemOf(), options);
        QVERIFY(made->complete());
        QCOMPARE(made->links[7].bytes, std::uint64_t { 0 });
        QCOMPARE(made->links[0].bytes, std::uint64_t { kMiB });
        QVERIFY(says(warningsOf(fabric, workload, options), "explicit route"));
        const topology::Fabric whole(fabric.topologyPtr());
        QCOMPARE(run(whole, workload, systemOf(), options)->links[7].bytes, std::uint64_t { kMiB });
        QVERIFY(!says(warningsOf(whole, workload, options), "explicit route"));
    }

    // 0 → 3 differs in both dimensions: the second one, a thousand times slower, is free of charge.
    void chargingOneOfSeveralDimensionsIsTold()
    {
        const topology::Fabric fabric = fabricOf("Ring(2,100GB/s,1ns)_Ring(2,1GB/s,5000ns)");
        const RunOptions unaware = optionsOf(NetworkModel::Unaware);
        const trace::Workload across = permutation({ 3, 1, 2, 0 }, kMiB);
        QVERIFY(says(warningsOf(fabric, across, unaware), "several dimensions"));
        QCOMPARE(makespan(fabric, across, unaware), std::uint64_t { 1 + kMiB / 100 });
        QVERIFY(makespan(fabric, across, optionsOf(NetworkModel::Aware)) > 1'000'000);
        QVERIFY(!says(warningsOf(fabric, across, optionsOf(NetworkModel::Aware)), "several dimensions"));
        QVERIFY(!says(warningsOf(fabric, permutation({ 1, 0, 3, 2 }, kMiB), unaware), "several dimensions"));
        QVERIFY(!says(warningsOf(fabric, permutation({ 2, 3, 0, 1 }, kMiB), unaware), "several dimensions"));
    }
};

WEFT_TEST(TestManyPaths)
#include "tst_many_paths.moc"
