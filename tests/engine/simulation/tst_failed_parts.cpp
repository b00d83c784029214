// SPDX-License-Identifier: GPL-3.0-or-later
// What has failed carries nothing: under every routing, for every pair that can still be reached, packet by packet.
#include "tests/engine/simulation/scenario_builder.h"
#include "tests/engine/topology/fabrics.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::simulation;
using namespace weft::test;
using topology::RouteChoice;

namespace {

class Random {
public:
    explicit Random(std::uint32_t seed)
        : m_state(seed * 2654435761U + 1)
    {
    }
    [[nodiscard]] std::uint32_t below(std::uint32_t n)
    {
        m_state = m_state * 1664525U + 1013904223U;
        return (m_state >> 8U) % n;
    }

private:
    std::uint32_t m_state;
};

RunOptions sentBy(RouteChoice choice, std::uint64_t packet, std::uint64_t seed = 0)
{
    RunOptions options = optionsOf(NetworkModel::Aware, RecordLevel::Links);
    options.routing = { choice, seed };
    if (packet != 0)
        options.packet = Bytes { packet };
    return options;
}

// A message of every NPU to every other that it can reach.
trace::Workload everyPair(const topology::Fabric& fabric, std::int64_t bytes)
{
    const std::uint32_t npus = fabric.topology().npuCount();
    WorkloadBuilder builder(npus);
    for (std::uint32_t from = 0; from < npus; ++from) {
        const std::vector<std::uint32_t> hops = fabrics::hopsFrom(fabric, from);
        for (std::uint32_t to = 0; to < npus; ++to) {
            if (to == from || hops[to] == ~0U)
                continue;
            builder.send(from, to, bytes);
            builder.receive(to, from, bytes);
        }
    }
    return builder.seal();
}

topology::FabricState drawnFailures(const topology::Topology& topology, int round, Random& random)
{
    topology::FabricState state;
    for (int i = 0; i < 1 + 2 * round; ++i)
        state.links[LinkId { random.below(topology.linkCount()) }].failed = true;
    for (int i = 0; i < round; ++i)
        state.nodes[NodeId { random.below(topology.nodeCount()) }].failed = true;
    return state;
}

std::uint64_t bytesOverFailedParts(const Run& run)
{
    std::uint64_t bytes = 0;
    for (std::uint32_t link = 0; link < run.fabric.topology().linkCount(); ++link)
        bytes += run.fabric.isUsable(LinkId { link }) ? 0 : run.links[link].bytes;
    return bytes;
}

} // namespace

class TestFailedParts : public QObject {
    Q_OBJECT

private slots:
    void nothingGoesOverWhatHasFailed_data()
    {
        QTest::addColumn<QString>("spec");
        QTest::addColumn<int>("choice");
        for (const char* spec :
            { "FatTree(16,50GB/s,500ns)", "FatTree(32,leaf=8,spines=2)", "FatTree(32,levels=3,leaf=4,pod=4)",
                "Torus(4x4,50GB/s,1us)", "Torus(3x3x2)", "Mesh(4x3)", "Dragonfly(groups=4,routers=3,npus=2)",
                "Rail(16,server=4)", "Rail(32,server=4,levels=2)", "DGX1V", "Ring(4)_Switch(3)" }) {
            for (const RouteChoice choice : topology::allRouteChoices())
                QTest::addRow("%s %s", spec, std::string(toString(choice)).c_str())
                    << QString(spec) << static_cast<int>(choice);
        }
    }

    void nothingGoesOverWhatHasFailed()
    {
        QFETCH(QString, spec);
        QFETCH(int, choice);
        const topology::TopologyPtr topology = fabricOf(spec.toStdString()).topologyPtr();
        Random random(static_cast<std::uint32_t>(choice));
        for (int round = 0; round < 5; ++round) {
            const topology::Fabric fabric(topology, drawnFailures(*topology, round, random));
            const trace::Workload workload = everyPair(fabric, 8000);
            for (const std::uint64_t packet : { std::uint64_t { 0 }, std::uint64_t { 700 } }) {
                const RunPtr made = run(
                    fabric, workload, systemOf(), sentBy(static_cast<RouteChoice>(choice), packet, random.below(1000)));
                QVERIFY(made->complete());
                QCOMPARE(bytesOverFailedParts(*made), std::uint64_t { 0 });
            }
        }
    }

    // Only some packets of a sprayed message come to what has failed; those that would not have keep their ways.
    void aSprayedMessageLosesNoPacketAndNoWay()
    {
        const topology::Fabric whole = fabricOf("FatTree(16,50GB/s,500ns)");
        WorkloadBuilder builder(16);
        builder.send(4, 12, 65'536);
        builder.receive(12, 4, 65'536);
        const trace::Workload workload = builder.seal();
        const RunOptions options = sentBy(RouteChoice::Spray, 4096);
        const RunPtr before = run(whole, workload, systemOf(), options);
        const auto leaf = whole.topology().linkDestination(whole.topology().outgoing(NodeId { 4 }).front());
        int ups = 0;
        for (const LinkId failed : whole.topology().outgoing(leaf)) {
            if (index(whole.topology().linkDestination(failed)) < 16)
                continue;
            ++ups;
            topology::FabricState state;
            state.links[failed].failed = true;
            const RunPtr after = run(topology::Fabric(whole.topologyPtr(), state), workload, systemOf(), options);
            QCOMPARE(before->links[index(failed)].bytes, std::uint64_t { 16'384 });
            QCOMPARE(after->links[index(failed)].bytes, std::uint64_t { 0 });
            std::uint64_t all = 0;
            for (const LinkId link : whole.topology().outgoing(leaf)) {
                all += after->links[index(link)].bytes;
                QVERIFY(link == failed || after->links[index(link)].bytes >= before->links[index(link)].bytes);
            }
            QCOMPARE(all, std::uint64_t { 65'536 });
        }
        QCOMPARE(ups, 4);
    }
};

WEFT_TEST(TestFailedParts)
#include "tst_failed_parts.moc"
