// SPDX-License-Identifier: GPL-3.0-or-later
// Layouts: no two nodes on one point, the same picture every time; and the arranging of selected nodes.
#include "tests/support/test_program.h"
#include "widgets/documents/arrange.h"
#include "widgets/documents/force_layout.h"
#include "widgets/documents/layouts.h"

#include "engine/topology/topology_spec.h"

#include <QTest>

#include <set>

using namespace weft;
using namespace weft::widgets;

namespace {

topology::TopologyPtr made(const QString& spec)
{
    Findings findings;
    auto topology = topology::topologyFromSpec(spec.toStdString(), findings);
    return topology.ok() ? topology.value() : nullptr;
}

bool areApart(const std::vector<QPointF>& positions)
{
    std::set<std::pair<long, long>> seen;
    return std::all_of(positions.begin(), positions.end(),
        [&](const QPointF& at) { return seen.emplace(std::lround(at.x() * 4), std::lround(at.y() * 4)).second; });
}

} // namespace

class TestLayouts : public QObject {
    Q_OBJECT

private slots:
    void nodesAreApartAndTheSameEveryTime_data()
    {
        QTest::addColumn<QString>("spec");
        for (const char* spec : { "Ring(1)", "Ring(2)", "Ring(5)", "Torus(4x4)", "Torus(40x40)", "Ring(4)_FC(8)_SW(16)",
                 "SW(64)", "FC(70)", "Mesh(3x5x7)", "Hypercube(64)", "Hypercube(1024)", "FatTree(64)",
                 "FatTree(128,levels=3)", "DGX1V", "Ring(2)_Ring(2)_Ring(2)_Ring(2)_Ring(2)_Ring(2)", "SW(32)_SW(32)" })
            QTest::newRow(spec) << QString::fromLatin1(spec);
    }

    void nodesAreApartAndTheSameEveryTime()
    {
        QFETCH(QString, spec);
        const topology::TopologyPtr topology = made(spec);
        QVERIFY(topology != nullptr);
        for (const LayoutKind kind : { LayoutKind::Structural, LayoutKind::Grid, LayoutKind::Ring,
                 LayoutKind::NestedDimensions, LayoutKind::RackRows, LayoutKind::TreeLevels }) {
            const std::vector<QPointF> positions = layOut(*topology, kind);
            QCOMPARE(positions.size(), std::size_t { topology->nodeCount() });
            QVERIFY2(areApart(positions), qPrintable(QString::number(static_cast<int>(kind))));
            QCOMPARE(layOut(*topology, kind), positions);
        }
    }

    void forcesSeparateAndStop()
    {
        const topology::TopologyPtr topology = made(QStringLiteral("Torus(5x5)"));
        const std::vector<QPointF> onOnePoint(25);
        const std::vector<QPointF> positions = forceLayout(*topology, onOnePoint, {});
        QVERIFY(areApart(positions));
        QCOMPARE(forceLayout(*topology, onOnePoint, {}), positions);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(forceLayout(*topology, onOnePoint, { stop.get_token(), nullptr }).empty());
    }

    void manyOnOnePointAreSeparated()
    {
        std::vector<QPointF> positions(500, QPointF(7, 7));
        separate(positions);
        QVERIFY(areApart(positions));
        QCOMPARE(positions.front(), QPointF(7, 7));
    }

    void arranging()
    {
        const std::vector<QPointF> points { { 0, 0 }, { 100, 10 }, { 30, 50 } };
        QCOMPARE(arranged(points, Arrangement::Left), (std::vector<QPointF> { { 0, 0 }, { 0, 10 }, { 0, 50 } }));
        QCOMPARE(arranged(points, Arrangement::Bottom), (std::vector<QPointF> { { 0, 50 }, { 100, 50 }, { 30, 50 } }));
        QCOMPARE(arranged(points, Arrangement::CenterX), (std::vector<QPointF> { { 50, 0 }, { 50, 10 }, { 50, 50 } }));
        QCOMPARE(
            arranged(points, Arrangement::DistributeX), (std::vector<QPointF> { { 0, 0 }, { 100, 10 }, { 50, 50 } }));
        QCOMPARE(
            arranged(points, Arrangement::DistributeY), (std::vector<QPointF> { { 0, 0 }, { 100, 25 }, { 30, 50 } }));
        QCOMPARE(arranged({ { 3, 4 } }, Arrangement::Right), (std::vector<QPointF> { { 3, 4 } }));
        QVERIFY(arranged({}, Arrangement::Top).empty());
    }
};

WEFT_TEST(TestLayouts)
#include "tst_layouts.moc"
