// SPDX-License-Identifier: GPL-3.0-or-later
// What differs between two runs' inputs: by node, link and key; nothing where nothing does; long lists folded.
#include "engine/study/comparison/input_difference.h"
#include "engine/study/scenario/sample.h"
#include "engine/topology/topology_builder.h"
#include "engine/topology/topology_spec.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::study;

namespace {

topology::Fabric fabricOf(const std::string& spec, topology::FabricState state = {})
{
    Findings findings;
    return topology::Fabric(topology::topologyFromSpec(spec, findings).value(), std::move(state));
}

ComparedInputs someInputs(const std::string& spec = "Ring(4,50GB/s,500ns)", topology::FabricState state = {})
{
    static const auto workload = std::make_shared<const trace::Workload>(makeTrainingStep({ .layers = 1, .npus = 4 }));
    return { fabricOf(spec, std::move(state)), "fabric", workload, "step", sampleSettings() };
}

const InputDifference* find(const std::vector<InputDifference>& found, DifferenceKind kind)
{
    for (const InputDifference& difference : found) {
        if (difference.kind == kind)
            return &difference;
    }
    return nullptr;
}

void replace(std::string& text, const std::string& from, const std::string& to)
{
    const std::size_t at = text.find(from);
    QVERIFY(at != std::string::npos);
    text.replace(at, from.size(), to);
}

} // namespace

class TestInputDifference : public QObject {
    Q_OBJECT

private slots:
    void theSameInputsDoNotDiffer()
    {
        QVERIFY(inputDifferences(someInputs(), someInputs()).empty());
        // Other objects with the same content are the same.
        ComparedInputs other = someInputs();
        other.workload = std::make_shared<const trace::Workload>(makeTrainingStep({ .layers = 1, .npus = 4 }));
        QVERIFY(inputDifferences(someInputs(), other).empty());
    }

    void oneLinkIsNamed()
    {
        topology::FabricState state;
        state.links[LinkId { 3 }].bandwidthFactor = 0.5;
        const ComparedInputs after = someInputs("Ring(4,50GB/s,500ns)", state);
        const auto found = inputDifferences(someInputs(), after);
        QCOMPARE(found.size(), std::size_t { 1 });
        const topology::Topology& topology = after.fabric->topology();
        QVERIFY(found[0].kind == DifferenceKind::LinkBandwidth);
        QCOMPARE(found[0].subject,
            topology.nodeName(topology.linkSource(LinkId { 3 })) + " → "
                + topology.nodeName(topology.linkDestination(LinkId { 3 })));
        QVERIFY(found[0].before == DifferenceValue(Bandwidth::gigaBytesPerSecond(50)));
        QVERIFY(found[0].after == DifferenceValue(Bandwidth::gigaBytesPerSecond(25)));
        QCOMPARE(found[0].count, std::uint64_t { 1 });
    }

    void equalChangesAreOneEntry()
    {
        const auto found = inputDifferences(someInputs(), someInputs("Ring(4,25GB/s,700ns)"));
        QCOMPARE(found.size(), std::size_t { 2 });
        QVERIFY(found[0].kind == DifferenceKind::LinkBandwidth);
        QCOMPARE(found[0].count, std::uint64_t { 8 });
        QVERIFY(found[1].kind == DifferenceKind::LinkLatency);
        QVERIFY(found[1].after == DifferenceValue(Latency { 700 }));
    }

    void failuresAndSlowPartsAreTold()
    {
        topology::FabricState state;
        state.links[LinkId { 0 }].failed = true;
        state.nodes[NodeId { 2 }].computeFactor = 0.5;
        const auto found = inputDifferences(someInputs(), someInputs("Ring(4,50GB/s,500ns)", state));
        const InputDifference* failed = find(found, DifferenceKind::LinkFailed);
        QVERIFY(failed != nullptr && failed->after == DifferenceValue(true));
        const InputDifference* slow = find(found, DifferenceKind::NodeSpeed);
        QVERIFY(slow != nullptr && slow->subject == "npu2" && slow->after == DifferenceValue(0.5));
        QCOMPARE(found.size(), std::size_t { 2 });
    }

    void nodesAndLinksComeAndGo()
    {
        const auto found = inputDifferences(someInputs(), someInputs("Switch(6,50GB/s,500ns)"));
        QVERIFY(find(found, DifferenceKind::NpuCount)->after == DifferenceValue(std::uint64_t { 6 }));
        QVERIFY(find(found, DifferenceKind::SwitchCount)->after == DifferenceValue(std::uint64_t { 1 }));
        QCOMPARE(find(found, DifferenceKind::NodeAdded)->count, std::uint64_t { 3 });
        QCOMPARE(find(found, DifferenceKind::LinkRemoved)->count, std::uint64_t { 8 });
        QCOMPARE(find(found, DifferenceKind::LinkAdded)->count, std::uint64_t { 12 });
        // And the other way round.
        const auto back = inputDifferences(someInputs("Switch(6,50GB/s,500ns)"), someInputs());
        QCOMPARE(find(back, DifferenceKind::NodeRemoved)->count, std::uint64_t { 3 });
        QCOMPARE(find(back, DifferenceKind::LinkAdded)->count, std::uint64_t { 8 });
    }

    void parallelLinksMatchByTheirOrder()
    {
        const auto fabric = [](double second) {
            topology::TopologyBuilder builder;
            builder.addNpus(2);
            for (const double speed : { 10.0, second })
                builder.addLink(topology::DraftNode { 0 }, topology::DraftNode { 1 }, { Latency { 5 }, { speed } });
            builder.addLink(topology::DraftNode { 1 }, topology::DraftNode { 0 }, { Latency { 5 }, { 10.0 } });
            Findings findings;
            return topology::Fabric(*std::move(builder).seal(findings));
        };
        ComparedInputs a = someInputs();
        ComparedInputs b = someInputs();
        a.fabric = fabric(20);
        b.fabric = fabric(30);
        const auto found = inputDifferences(a, b);
        QCOMPARE(found.size(), std::size_t { 1 });
        QVERIFY(found[0].before == DifferenceValue(Bandwidth { 20 }));
    }

    void workloadsAreComparedByName_Size_AndContent()
    {
        ComparedInputs other = someInputs();
        other.workloadName = "all-reduce 64 MiB";
        other.workload = std::make_shared<const trace::Workload>(makeTrainingStep({ .layers = 2, .npus = 4 }));
        auto found = inputDifferences(someInputs(), other);
        QVERIFY(find(found, DifferenceKind::WorkloadName) != nullptr);
        QVERIFY(find(found, DifferenceKind::WorkloadOperations) != nullptr);
        other = someInputs();
        other.workload
            = std::make_shared<const trace::Workload>(makeTrainingStep({ .layers = 1, .hidden = 1024, .npus = 4 }));
        found = inputDifferences(someInputs(), other);
        QCOMPARE(found.size(), std::size_t { 1 });
        QVERIFY(found[0].kind == DifferenceKind::WorkloadContent);
        QVERIFY(found[0].after == DifferenceValue(std::uint64_t { 4 }));
    }

    // What is called otherwise and is the same is no other input; where only names are known, they decide.
    void namesCountWhereTheThingsDiffer()
    {
        const ComparedInputs a = someInputs();
        ComparedInputs b = someInputs();
        b.fabricName = "another";
        b.workloadName = "another";
        QVERIFY(inputDifferences(a, b).empty());
        ComparedInputs unknown = b;
        unknown.workload = nullptr;
        unknown.fabric.reset();
        const auto found = inputDifferences(a, unknown);
        QCOMPARE(found.size(), std::size_t { 2 });
        QVERIFY(found[0].kind == DifferenceKind::FabricName);
        QVERIFY(found[1].kind == DifferenceKind::WorkloadName);
    }

    void keysAndOptionsAreCompared()
    {
        ComparedInputs b = someInputs();
        replace(b.settings.system, "\"active-chunks-per-dimension\": 2", "\"active-chunks-per-dimension\": 1");
        replace(b.settings.system, "\"endpoint-delay\": 10,", "");
        replace(b.settings.system, "\"roofline-enabled\": 1", "\"roofline-enabled\": 0");
        b.settings.options.rendezvous = true;
        b.settings.options.groupsByDimension = true;
        b.settings.packet = Bytes { 4096 };
        b.settings.routing = { topology::RouteChoice::Hash, 9 };
        b.settings.groups = R"({"1": [0, 1, 2, 3, 8]})";
        const auto found = inputDifferences(someInputs(), b);
        QCOMPARE(found.size(), std::size_t { 9 });
        QVERIFY(find(found, DifferenceKind::GroupsByDimension)->after == DifferenceValue(true));
        QVERIFY(find(found, DifferenceKind::Rendezvous)->after == DifferenceValue(true));
        QVERIFY(find(found, DifferenceKind::Packet)->before == DifferenceValue {});
        QVERIFY(find(found, DifferenceKind::Routing)->after == DifferenceValue { std::string("hash") });
        QVERIFY(find(found, DifferenceKind::RoutingSeed)->after == DifferenceValue { std::uint64_t { 9 } });
        QVERIFY(find(found, DifferenceKind::Group)->after == DifferenceValue(std::string("0–3, 8")));
        for (const InputDifference& difference : found) {
            if (difference.subject == "endpoint-delay")
                QVERIFY(difference.before == DifferenceValue(Latency { 10 }) && difference.after == DifferenceValue {});
            if (difference.subject == "roofline-enabled")
                QVERIFY(difference.before == DifferenceValue(true) && difference.after == DifferenceValue(false));
            if (difference.subject == "active-chunks-per-dimension")
                QVERIFY(difference.after == DifferenceValue(1.0));
        }
    }

    void algorithmsAreComparedByDimension()
    {
        ComparedInputs b = someInputs();
        replace(b.settings.system, "\"all-gather-implementation\": [\"ring\", \"direct\"",
            "\"all-gather-implementation\": [\"ring\", \"ring\"");
        replace(b.settings.system, "\"roofline-enabled\": 1",
            "\"roofline-enabled\": 1, \"all-reduce-implementation-custom\": [\"x.xml\"]");
        const auto found = inputDifferences(someInputs(), b);
        QCOMPARE(found.size(), std::size_t { 2 });
        QCOMPARE(found[0].subject, std::string("all-gather"));
        QCOMPARE(*found[0].dimension, 1U);
        QVERIFY(found[0].before == DifferenceValue(std::string("direct")));
        QVERIFY(found[0].after == DifferenceValue(std::string("ring")));
        QCOMPARE(found[1].subject, std::string("all-reduce"));
        QVERIFY(!found[1].dimension);
        QVERIFY(found[1].before == DifferenceValue(std::string("ring, direct, halvingDoubling")));
        QVERIFY(found[1].after == DifferenceValue(std::string("x.xml")));
    }

    void brokenTextsAreNoCrash()
    {
        ComparedInputs b = someInputs();
        b.settings.system = "{ broken";
        b.fabric.reset();
        b.workload = nullptr;
        QVERIFY(!inputDifferences(someInputs(), b).empty());
    }
};

WEFT_TEST(TestInputDifference)
#include "tst_input_difference.moc"
