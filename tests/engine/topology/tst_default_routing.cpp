// SPDX-License-Identifier: GPL-3.0-or-later
// Which routing "default" is on a fabric that is not laid by dimensions.
#include "engine/topology/router.h"
#include "engine/topology/topology_builder.h"
#include "engine/topology/tree_levels.h"
#include "tests/engine/topology/fabrics.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace fabrics;

namespace {

std::vector<LinkId> wayOf(Router& router, std::uint32_t to, std::uint32_t port)
{
    std::vector<LinkId> links;
    if (!router.appendRoute(Flow { NodeId { 3 }, NodeId { to }, port, 0 }, links))
        links.clear();
    return links;
}

} // namespace

class TestDefaultRouting : public QObject {
    Q_OBJECT

private slots:
    // Without dimensions: d-mod-k on trees, whoever made them, and hash on everything else.
    void whatDefaultIs_data()
    {
        QTest::addColumn<QString>("spec");
        QTest::addColumn<int>("choice");
        for (const char* spec :
            { "FatTree(64)", "FatTree(64,levels=3)", "FatTree(48,leaf=8,oversub=2)", "Rail(64,levels=2,server=4)" })
            QTest::newRow(spec) << spec << static_cast<int>(RouteChoice::DModK);
        for (const char* spec : { "Dragonfly(groups=5,routers=4,npus=2)", "DGX2", "Rail(16,levels=1,server=4)" })
            QTest::newRow(spec) << spec << static_cast<int>(RouteChoice::Hash);
    }
    void whatDefaultIs()
    {
        QFETCH(QString, spec);
        QFETCH(int, choice);
        const TopologyPtr fabric = make(spec.toStdString());
        Router standard(Fabric(fabric), { RouteChoice::Default, 5 });
        Router named(Fabric(fabric), { static_cast<RouteChoice>(choice), 5 });
        for (std::uint32_t to = 0; to < fabric->npuCount(); ++to) {
            for (std::uint32_t port = 0; port < 3 && to != 3; ++port)
                QVERIFY(wayOf(standard, to, port) == wayOf(named, to, port));
        }
        QVERIFY(standard.routing().choice == RouteChoice::Default);
    }

    void aTreeWithALinkAcrossIsNone()
    {
        TopologyBuilder builder;
        builder.addNpus(4);
        builder.addSwitches(4); // two leaves and two spines
        const LinkCost cost { Latency { 500 }, Bandwidth { 50 } };
        for (std::uint32_t npu = 0; npu < 4; ++npu)
            builder.addCable(DraftNode { npu }, DraftNode { 4 + npu / 2 }, cost);
        for (const std::uint32_t leaf : { 4U, 5U }) {
            for (const std::uint32_t spine : { 6U, 7U })
                builder.addCable(DraftNode { leaf }, DraftNode { spine }, cost);
        }
        for (const bool isTree : { true, false }) {
            TopologyBuilder draft = builder;
            if (!isTree)
                draft.addCable(DraftNode { 6 }, DraftNode { 7 }, cost);
            Findings findings;
            QCOMPARE(TreeLevels(**draft.seal(findings)).isTree(), isTree);
        }
    }
};

WEFT_TEST(TestDefaultRouting)
#include "tst_default_routing.moc"
