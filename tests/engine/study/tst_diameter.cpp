// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/description/description.h"
#include "engine/topology/topology_spec.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;

class TestDiameter : public QObject {
    Q_OBJECT

private slots:
    void diametersAreTheClosedForms_data()
    {
        QTest::addColumn<QByteArray>("spec");
        QTest::addColumn<quint32>("hops");
        QTest::newRow("ring") << QByteArray("Ring(9)") << 4U; // floor(n/2)
        QTest::newRow("one-way ring") << QByteArray("Ring(9,uni=1)") << 8U; // n-1
        QTest::newRow("fully connected") << QByteArray("FC(7)") << 1U;
        QTest::newRow("switch") << QByteArray("Switch(7)") << 2U;
        QTest::newRow("torus") << QByteArray("Torus(4x5x6)") << 7U; // 2+2+3
        QTest::newRow("mesh") << QByteArray("Mesh(3x4)") << 5U; // 2+3
        QTest::newRow("hypercube") << QByteArray("Hypercube(32)") << 5U;
        QTest::newRow("stack") << QByteArray("Ring(4)_FC(4)_Switch(4)") << 5U; // 2+1+2
    }
    void diametersAreTheClosedForms()
    {
        QFETCH(QByteArray, spec);
        QFETCH(quint32, hops);
        Findings findings;
        const auto topology = topology::topologyFromSpec(spec.toStdString(), findings);
        QVERIFY(topology.ok());
        const study::Diameter diameter = study::diameterOf(**topology);
        QVERIFY(diameter.exact && diameter.connected);
        QCOMPARE(diameter.hops, hops);
        const study::Diameter estimate = study::diameterOf(**topology, 1);
        QVERIFY(estimate.hops <= hops);
    }
};

WEFT_TEST(TestDiameter)
#include "tst_diameter.moc"
