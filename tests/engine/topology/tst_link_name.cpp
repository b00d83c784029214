// SPDX-License-Identifier: GPL-3.0-or-later
// How links are called: by the names of their ends, and parallel ones by a number.
#include "engine/topology/link_name.h"
#include "engine/topology/topology_builder.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::topology;

class TestLinkName : public QObject {
    Q_OBJECT

private slots:
    void endsHaveTheirNamesAndParallelLinksANumber()
    {
        TopologyBuilder draft;
        const DraftNode a = draft.addNpu({});
        NodeOptions named;
        named.name = "head";
        const DraftNode b = draft.addNpu(std::move(named));
        const DraftNode hub = draft.addSwitch({});
        const LinkCost cost { Latency { 500 }, Bandwidth { 50 } };
        draft.addLink(a, b, cost);
        draft.addLink(b, hub, cost);
        draft.addLink(a, b, cost);
        draft.addLink(hub, a, cost);
        Findings findings;
        const TopologyPtr topology = std::move(draft).seal(findings).value();
        QCOMPARE(linkName(*topology, LinkId { 0 }), std::string("npu0 → head #1"));
        QCOMPARE(linkName(*topology, LinkId { 1 }), std::string("head → switch0"));
        QCOMPARE(linkName(*topology, LinkId { 2 }), std::string("npu0 → head #2"));
        QCOMPARE(linkName(*topology, LinkId { 3 }), std::string("switch0 → npu0"));
        QCOMPARE(linkName(*topology, LinkId { 4 }), std::string("link 4"));
        QCOMPARE(pairName(*topology, NodeId { 0 }, NodeId { 1 }), std::string("npu0 → head"));
    }
};

WEFT_TEST(TestLinkName)
#include "tst_link_name.moc"
