// SPDX-License-Identifier: GPL-3.0-or-later
// The hashes of what runs are made of: equal for equal inputs however they were made, other for whatever may change a
// result, and blind to names.
#include "engine/study/description/input_hash.h"
#include "engine/study/scenario/sample.h"
#include "engine/topology/fabric_hash.h"
#include "engine/topology/topology_builder.h"
#include "engine/topology/topology_spec.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace weft;
using study::hashOf;

namespace {

topology::Fabric hashedFabric(const char* spec)
{
    Findings findings;
    return topology::Fabric(*topology::topologyFromSpec(spec, findings));
}

} // namespace

class TestInputHash : public QObject {
    Q_OBJECT

private slots:
    void equalFabricsAreEqual()
    {
        QCOMPARE(hashOf(hashedFabric("Ring(4,50GB/s,500ns)")), hashOf(hashedFabric("Ring(4,50GB/s,500ns)")));
        // The text that made it, and the names that were given since, change no result.
        const topology::Fabric ring = hashedFabric("Ring(4,50GB/s,500ns)");
        auto draft = topology::TopologyBuilder::from(ring.topology());
        draft.setSpec({});
        Findings findings;
        QCOMPARE(hashOf(topology::Fabric(*std::move(draft).seal(findings))), hashOf(ring));
    }

    void whateverMayChangeAResultChangesTheHash()
    {
        std::set<std::uint64_t> seen;
        for (const char* spec : { "Ring(4,50GB/s,500ns)", "Ring(4,50GB/s,501ns)", "Ring(4,51GB/s,500ns)",
                 "Ring(5,50GB/s,500ns)", "FC(4,50GB/s,500ns)", "Ring(2,50GB/s,500ns)_Ring(2,50GB/s,500ns)" })
            QVERIFY2(seen.insert(hashOf(hashedFabric(spec))).second, spec);
        const topology::TopologyPtr ring = hashedFabric("Ring(4,50GB/s,500ns)").topologyPtr();
        for (int which = 0; which < 5; ++which) {
            topology::FabricState state;
            if (which == 0)
                state.links[LinkId { 1 }].failed = true;
            else if (which == 1)
                state.links[LinkId { 2 }].failed = true;
            else if (which == 2)
                state.links[LinkId { 1 }].bandwidthFactor = 0.5;
            else if (which == 3)
                state.nodes[NodeId { 1 }].computeFactor = 0.5;
            else
                state.nodes[NodeId { 1 }].failed = true;
            QVERIFY(seen.insert(hashOf(topology::Fabric(ring, state))).second);
        }
        auto draft = topology::TopologyBuilder::from(*ring);
        draft.setRoutingRule(topology::RoutingRule::ShortestPath);
        draft.addExplicitRoute(topology::DraftNode { 0 }, topology::DraftNode { 1 }, { LinkId { 0 } });
        Findings findings;
        if (const auto routed = std::move(draft).seal(findings))
            QVERIFY(seen.insert(hashOf(topology::Fabric(*routed))).second);
    }

    void workloadsAreToldApart()
    {
        study::TrainingStep step;
        const std::uint64_t hash = hashOf(study::makeTrainingStep(step));
        QCOMPARE(hashOf(study::makeTrainingStep(step)), hash);
        QVERIFY(hash != 0);
        ++step.layers;
        QVERIFY(hashOf(study::makeTrainingStep(step)) != hash);
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(hashOf(study::makeTrainingStep(step), { stop.get_token(), nullptr }), std::uint64_t { 0 });
    }
};

WEFT_TEST(TestInputHash)
#include "tst_input_hash.moc"
