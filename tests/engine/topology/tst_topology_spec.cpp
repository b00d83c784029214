// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/topology_spec.h"
#include "tests/support/test_program.h"

#include "engine/topology/machine_zoo.h"

#include <QTest>

using namespace weft;
using namespace weft::topology;

class TestTopologySpec : public QObject {
    Q_OBJECT

private slots:
    void canonicalTextRoundTrips_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("canonical");
        QTest::newRow("defaults") << "Ring(4)"
                                  << "Ring(4,50GB/s,500ns)";
        QTest::newRow("short names") << "FC(8,200GB/s,500ns)_SW(4,50GiB/s,1.5us)"
                                     << "FullyConnected(8,200GB/s,500ns)_Switch(4,50GiB/s,1.5us)";
        QTest::newRow("issue") << "Ring(4,250GB/s,500ns)_FC(8,200GB/s,500ns)_Switch(4,50GB/s,700ns)"
                               << "Ring(4,250GB/s,500ns)_FullyConnected(8,200GB/s,500ns)_Switch(4,50GB/s,700ns)";
        QTest::newRow("one-way") << "ring( 4 , uni=1 )"
                                 << "Ring(4,50GB/s,500ns,uni=1)";
        QTest::newRow("uni=0") << "Ring(4,uni=0)"
                               << "Ring(4,50GB/s,500ns)";
        QTest::newRow("torus") << "Torus(4x4x4,100GB/s,1us)"
                               << "Torus(4x4x4,100GB/s,1us)";
        QTest::newRow("mixed") << "Mesh(3x5)_Hypercube(8)_Ring(1)"
                               << "Mesh(3x5,50GB/s,500ns)_Hypercube(8,50GB/s,500ns)_Ring(1,50GB/s,500ns)";
        QTest::newRow("by key") << "Ring(4,latency=0ns,bandwidth=1TB/s)"
                                << "Ring(4,1000GB/s,0ns)";
        QTest::newRow("fat tree") << "FatTree(64,oversub=4)"
                                  << "FatTree(64,50GB/s,500ns,oversub=4)";
        QTest::newRow("clos") << "clos(64,100GB/s,levels=3,leaf=4,pod=4)"
                              << "FatTree(64,100GB/s,500ns,levels=3,leaf=4,pod=4)";
        QTest::newRow("dragonfly") << "Dragonfly(groups=9,routers=8,npus=4)"
                                   << "Dragonfly(groups=9,routers=8,npus=4,bandwidth=50GB/s,latency=500ns)";
        QTest::newRow("rails") << "rail(1024, 50GB/s, 500ns, server=8, inner=450GB/s, levels=2)"
                               << "Rail(1024,50GB/s,500ns,server=8,inner=450GB/s,levels=2)";
        QTest::newRow("rails of one switch") << "Rail(64,innerlatency=100ns)"
                                             << "Rail(64,50GB/s,500ns,server=8,inner=450GB/s,innerlatency=100ns)";
        QTest::newRow("dragonfly link") << "Dragonfly(groups=3,routers=2,bandwidth=1GB/s,globallatency=2us)"
                                        << "Dragonfly(groups=3,routers=2,bandwidth=1GB/s,latency=500ns,"
                                           "globalbandwidth=1GB/s,globallatency=2us)";
        QTest::newRow("machine") << "dgx-1v"
                                 << "DGX1V";
    }

    void canonicalTextRoundTrips()
    {
        QFETCH(QString, text);
        QFETCH(QString, canonical);
        const Result<FabricSpec> spec = parseSpec(text.toStdString());
        QVERIFY2(spec.ok(), spec ? "" : toString(spec.error()).c_str());
        QCOMPARE(QString::fromStdString(toText(*spec)), canonical);
        const Result<FabricSpec> again = parseSpec(canonical.toStdString());
        QVERIFY(again.ok());
        QVERIFY(*again == *spec);
        Findings findings;
        const Result<TopologyPtr> topology = generate(*spec, findings);
        QVERIFY2(topology.ok(), topology ? "" : toString(topology.error()).c_str());
        QVERIFY(findings.empty());
        QCOMPARE(QString::fromStdString((*topology)->spec()), canonical);
    }

    void everyMachineHasItsNpus()
    {
        for (const Machine& machine : machineZoo()) {
            Findings findings;
            const Result<TopologyPtr> topology = topologyFromSpec(machine.name, findings);
            QVERIFY2(topology.ok(), std::string(machine.name).c_str());
            QVERIFY(findings.empty());
            QCOMPARE((*topology)->npuCount(), machine.npus);
            QCOMPARE((*topology)->spec(), std::string(machine.name));
        }
    }

    void badTextPointsAtItsColumn_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("says");
        QTest::newRow("empty") << "" << 1 << "name of a kind";
        QTest::newRow("no size") << "Ring" << 5 << "Ring needs a size";
        QTest::newRow("empty list") << "Ring()" << 5 << "Ring needs a size";
        QTest::newRow("unknown kind") << "Rong(4)" << 1 << "did you mean 'Ring'";
        QTest::newRow("unknown machine") << "DGX1W" << 1 << "did you mean 'DGX1V'";
        QTest::newRow("zero") << "Ring(0)" << 6 << "from 1 to";
        QTest::newRow("not a number") << "Ring(4)_FC(x)" << 12 << "cannot be read";
        QTest::newRow("second size") << "Torus(4x4xq)" << 11 << "cannot be read";
        QTest::newRow("several sizes") << "Ring(4x4)" << 6 << "one size only";
        QTest::newRow("bandwidth unit") << "Ring(4,50,500ns)" << 8 << "bandwidth";
        QTest::newRow("zero bandwidth") << "Ring(4,0GB/s,500ns)" << 8 << "greater than 0";
        QTest::newRow("negative latency") << "Ring(4,50GB/s,-1ns)" << 15 << "negative";
        QTest::newRow("too many") << "Ring(4,50GB/s,1ns,2ns)" << 19 << "too many";
        QTest::newRow("unknown key") << "Ring(4,unii=1)" << 8 << "did you mean 'uni'";
        QTest::newRow("foreign key") << "FC(4,uni=1)" << 6 << "no key 'uni'";
        QTest::newRow("flag") << "Ring(4,uni=2)" << 12 << "0 or 1";
        QTest::newRow("twice") << "Ring(4,uni=1,uni=1)" << 14 << "twice";
        QTest::newRow("key first") << "Ring(uni=1,4)" << 12 << "no key";
        QTest::newRow("not closed") << "Ring(4" << 7 << "not closed";
        QTest::newRow("nested") << "Ring((4))" << 6 << "not closed";
        QTest::newRow("no joint") << "Ring(4)FC(4)" << 8 << "'_' is expected";
        QTest::newRow("trailing joint") << "Ring(4)_" << 9 << "name of a kind";
        QTest::newRow("stands alone") << "Ring(4)_DGX1V" << 9 << "stands alone";
        QTest::newRow("machine arguments") << "DGX1V(4)" << 1 << "no arguments";
        QTest::newRow("huge count") << "Ring(99999999999999999999)" << 6 << "cannot be read";
        QTest::newRow("groups missing") << "Dragonfly(routers=4)" << 1 << "needs groups=";
    }

    void badTextPointsAtItsColumn()
    {
        QFETCH(QString, text);
        QFETCH(int, column);
        QFETCH(QString, says);
        const Result<FabricSpec> spec = parseSpec(text.toStdString());
        QVERIFY(!spec.ok());
        const QString message = QString::fromStdString(toString(spec.error()));
        QVERIFY2(message.contains(says), qPrintable(message));
        QVERIFY2(spec.error().where.column == static_cast<std::uint64_t>(column), qPrintable(message));
        QCOMPARE(QString::fromStdString(spec.error().where.file), text);
    }

    void contradictionsAreRefused_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("code");
        QTest::newRow("hypercube") << "Hypercube(6)" << static_cast<int>(ErrorCode::OutOfRange);
        QTest::newRow("too many NPUs") << "Ring(4294967295)" << static_cast<int>(ErrorCode::TooLarge);
        QTest::newRow("product overflows")
            << "Torus(4294967295x4294967295x4294967295)" << static_cast<int>(ErrorCode::TooLarge);
        QTest::newRow("too many links") << "FC(100000)" << static_cast<int>(ErrorCode::TooLarge);
        QTest::newRow("oversub") << "FatTree(64,oversub=3,leaf=8)" << static_cast<int>(ErrorCode::Mismatched);
        QTest::newRow("spines") << "FatTree(64,leaf=8,spines=3)" << static_cast<int>(ErrorCode::Mismatched);
        QTest::newRow("servers") << "Rail(63)" << static_cast<int>(ErrorCode::Mismatched);
        QTest::newRow("rail levels") << "Rail(64,levels=4)" << static_cast<int>(ErrorCode::OutOfRange);
        QTest::newRow("leaf of one switch") << "Rail(64,leaf=4)" << static_cast<int>(ErrorCode::Usage);
        QTest::newRow("huge rails") << "Rail(4294967295,server=1,levels=2)" << static_cast<int>(ErrorCode::TooLarge);
        QTest::newRow("huge servers") << "Rail(2147483647,server=2147483647)" << static_cast<int>(ErrorCode::TooLarge);
        QTest::newRow("levels") << "FatTree(64,levels=4)" << static_cast<int>(ErrorCode::OutOfRange);
        QTest::newRow("huge tree") << "FatTree(4294967295,oversub=2147483647)" << static_cast<int>(ErrorCode::TooLarge);
        QTest::newRow("huge pods") << "FatTree(9,levels=3,leaf=2147483647,pod=2147483647)"
                                   << static_cast<int>(ErrorCode::TooLarge);
        QTest::newRow("huge dragonfly") << "Dragonfly(groups=2147483647,routers=2147483647,npus=2147483647)"
                                        << static_cast<int>(ErrorCode::TooLarge);
        QTest::newRow("few global links")
            << "Dragonfly(groups=100,routers=4,global=3)" << static_cast<int>(ErrorCode::OutOfRange);
    }

    void contradictionsAreRefused()
    {
        QFETCH(QString, text);
        QFETCH(int, code);
        Findings findings;
        const Result<TopologyPtr> topology = topologyFromSpec(text.toStdString(), findings);
        QVERIFY(!topology.ok());
        QVERIFY2(static_cast<int>(topology.error().code) == code, toString(topology.error()).c_str());
        QCOMPARE(QString::fromStdString(topology.error().where.file), text);
    }
};

WEFT_TEST(TestTopologySpec)
#include "tst_topology_spec.moc"
