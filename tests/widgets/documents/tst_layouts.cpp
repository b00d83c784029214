// SPDX-License-Identifier: GPL-3.0-or-later
// Layouts: no node covers another, the same picture every time; and the arranging of selected nodes.
#include "tests/support/test_program.h"
#include "widgets/documents/arrange.h"
#include "widgets/documents/force_layout.h"
#include "widgets/documents/layouts.h"

#include "engine/topology/machine_zoo.h"
#include "engine/topology/topology_spec.h"

#include <QPolygonF>
#include <QTest>

#include <algorithm>

using namespace weft;
using namespace weft::widgets;

namespace {

topology::TopologyPtr made(const QString& spec)
{
    Findings findings;
    auto topology = topology::topologyFromSpec(spec.toStdString(), findings);
    return topology.ok() ? topology.value() : nullptr;
}

// No two glyphs share a point. By sorting, which shares nothing with what is judged.
bool areApart(const std::vector<QPointF>& positions)
{
    const double size = 2 * kNodeHalf * 1.1; // of a switch, the wider glyph
    std::vector<QPointF> sorted = positions;
    std::sort(sorted.begin(), sorted.end(), [](QPointF a, QPointF b) { return a.x() < b.x(); });
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        for (std::size_t k = i + 1; k < sorted.size() && sorted[k].x() - sorted[i].x() < size; ++k) {
            if (std::abs(sorted[k].y() - sorted[i].y()) < size)
                return false;
        }
    }
    return true;
}

} // namespace

class TestLayouts : public QObject {
    Q_OBJECT

private slots:
    void nodesAreApartAndTheSameEveryTime_data()
    {
        QTest::addColumn<QString>("spec");
        for (const char* spec :
            { "Ring(1)", "Ring(2)", "Ring(5)", "Torus(4x4)", "Torus(40x40)", "Ring(4)_FC(8)_SW(16)", "SW(64)", "FC(70)",
                "Mesh(3x5x7)", "Hypercube(64)", "Hypercube(1024)", "FatTree(64)", "FatTree(128,levels=3)",
                "Ring(2)_Ring(2)_Ring(2)_Ring(2)_Ring(2)_Ring(2)", "SW(32)_SW(32)", "Ring(4)_FC(4)_Switch(4)", "SW(2)",
                "SW(4)_Ring(5)", "FC(3)_SW(5)_Ring(2)_SW(3)", "SW(3)_SW(3)_SW(3)", "SW(70)_SW(2)", "Ring(100)",
                "FC(5)_FC(5)", "Mesh(20x3)", "Torus(3x4x5)", "Hypercube(8)", "FatTree(16)", "FatTree(1024)",
                "Dragonfly(groups=9,routers=4,npus=2,global=2)", "Rail(64)", "Rail(256,server=8,levels=2)",
                "Rail(96,server=4,levels=3)", "Ring(16)_FC(8)_SW(32)", "Ring(10)_FC(10)_SW(100)", "Torus(100x100)",
                "Torus(16x16x16)", "Ring(4)_FC(8)_SW(64)", "Ring(200)_FC(8)" }) {
            if (made(QString::fromLatin1(spec)) != nullptr)
                QTest::newRow(spec) << QString::fromLatin1(spec);
            else
                qWarning("%s is no fabric", spec);
        }
        for (const topology::Machine& machine : topology::machineZoo()) {
            const QString name = QString::fromUtf8(machine.name.data(), static_cast<qsizetype>(machine.name.size()));
            QTest::newRow(qPrintable(name)) << name;
        }
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
            const QRectF box = QPolygonF(QList<QPointF>(positions.begin(), positions.end())).boundingRect();
            const double most = 8 * kGrid * (static_cast<double>(positions.size()) + 4); // nobody is lost far away
            QVERIFY2(box.width() < most && box.height() < most, qPrintable(QString::number(static_cast<int>(kind))));
            QCOMPARE(layOut(*topology, kind), positions);
        }
    }

    // As wide as high, more or less: a strip is a line on the screen.
    void largeGridsAreNoStrips_data()
    {
        QTest::addColumn<QString>("spec");
        for (const char* spec :
            { "Torus(8x8)", "Torus(32x32)", "Torus(100x100)", "Mesh(100x100)", "SW(32)_SW(32)", "FC(16)_FC(16)",
                "Torus(8x8x8)", "Torus(16x16x16)", "Mesh(16x16x16)", "Mesh(30x30x30)", "Torus(4x4x4x4)",
                "Torus(6x6x6x6)", "Ring(4)_FC(8)_SW(16)", "Ring(16)_FC(8)_SW(32)", "Ring(10)_FC(10)_SW(100)",
                "Ring(200)_FC(8)", "Ring(4)_FC(4)_Switch(4)", "Ring(2)_Ring(2)_Ring(2)_Ring(2)_Ring(2)_Ring(2)" })
            QTest::newRow(spec) << QString::fromLatin1(spec);
    }

    void largeGridsAreNoStrips()
    {
        QFETCH(QString, spec);
        const topology::TopologyPtr topology = made(spec);
        QVERIFY(topology != nullptr);
        const std::vector<QPointF> positions = layOut(*topology, LayoutKind::Structural);
        const QRectF box = QPolygonF(QList<QPointF>(positions.begin(), positions.end())).boundingRect();
        const double ratio = box.width() / box.height();
        QVERIFY2(ratio > 0.55 && ratio < 1.8, qPrintable(QString::number(ratio)));
    }

    void forcesSeparateAndStop()
    {
        const topology::TopologyPtr topology = made(QStringLiteral("Torus(5x5)"));
        const std::vector<QPointF> onOnePoint(25); // all of them
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
