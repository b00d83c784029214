// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/topology_file.h"
#include "tests/support/test_program.h"

#include "engine/io/text_file.h"
#include "engine/topology/astra_network.h"
#include "engine/topology/graph_export.h"
#include "engine/topology/link_csv.h"
#include "engine/topology/topology_json.h"
#include "tests/engine/topology/fabrics.h"

#include <QDir>
#include <QTemporaryDir>
#include <QXmlStreamReader>

using namespace fabrics;

namespace {

const std::string kData = WEFT_SOURCE_DIR "/tests/engine/topology/data/";

}

class TestTopologyFile : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(m_folder.isValid()); }

    // The links that the generator lays are those of the reference, if in another order.
    void referenceCsvIsTheTorus()
    {
        Findings findings;
        const Result<TopologyPtr> read = loadTopology(kData + "torus2d_4x4_50_0.5.csv", {}, findings);
        QVERIFY2(read.ok(), read ? "" : toString(read.error()).c_str());
        QVERIFY(findings.empty());
        const TopologyPtr torus = make("Torus(4x4,50GiB/s,500ns)");
        using Ends = std::tuple<NodeId, NodeId, double, double>;
        const auto links = [](const Topology& topology) {
            std::vector<Ends> all;
            for (std::uint32_t i = 0; i < topology.linkCount(); ++i)
                all.emplace_back(topology.linkSource(LinkId { i }), topology.linkDestination(LinkId { i }),
                    topology.linkCost(LinkId { i }).bandwidth.bytesPerNs, topology.linkCost(LinkId { i }).latency.ns);
            std::sort(all.begin(), all.end());
            return all;
        };
        QVERIFY(links(**read) == links(*torus));
        QCOMPARE((*read)->dimensions().size(), std::size_t { 1 });
        QVERIFY((*loadTopology(kData + "torus2d_4x4_50_0.5.csv", "4x4", findings))->dimensions()[1].size == 4);
    }

    void csvRoundTrips()
    {
        Findings findings;
        const Result<std::string> text = io::readTextFile(kData + "hmesh2d_5x5_50_75_0.5.csv");
        QVERIFY(text.ok());
        const TopologyPtr mesh = *parseLinkCsv(*text, "x.csv", findings);
        QCOMPARE(mesh->npuCount(), 25U);
        QCOMPARE(mesh->linkCount(), 80U);
        QCOMPARE(*writeLinkCsv(*mesh), *text);
        QVERIFY(writeLinkCsv(*make("Switch(3)")).error().code == ErrorCode::Unsupported);
    }

    void allReferencesAreRead()
    {
        const QDir folder(WEFT_SHARED_DIR "/reference/synthesis/topologies");
        if (!folder.exists())
            QSKIP("there is no ../shared beside this checkout");
        for (const QString& name : folder.entryList({ "*.csv" })) {
            Findings findings;
            const Result<TopologyPtr> topology = loadTopology(folder.filePath(name).toStdString(), {}, findings);
            QVERIFY2(topology.ok() && findings.empty(), qPrintable(name));
        }
    }

    void badCsvIsNamedWithItsLine_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("line");
        const auto row = [](const char* name, const QByteArray& rows, ErrorCode code, int line) {
            QTest::newRow(name) << "src,dest,bandwidth_GiBs,latency_us\n" + rows << static_cast<int>(code) << line;
        };
        QTest::newRow("empty") << QByteArray() << static_cast<int>(ErrorCode::Missing) << 0;
        QTest::newRow("header") << QByteArray("a,b,c,d\n0,1,1,1\n") << static_cast<int>(ErrorCode::Malformed) << 1;
        row("no link", "", ErrorCode::Missing, 0);
        row("three fields", "0,1,50\n", ErrorCode::Malformed, 2);
        row("five fields", "0,1,50,1,\n", ErrorCode::Malformed, 2);
        row("truncated", "0,1,50,0.5\n1,0,5", ErrorCode::Malformed, 3);
        row("id", "0,1,50,0.5\n\n0,x,50,1\n", ErrorCode::WrongType, 4);
        row("negative id", "0,-1,50,1\n", ErrorCode::WrongType, 2);
        row("huge id", "0,4000000000,50,1\n", ErrorCode::TooLarge, 2);
        row("self", "3,3,50,1\n", ErrorCode::OutOfRange, 2);
        row("bandwidth", "0,1,fast,1\n", ErrorCode::WrongType, 2);
        row("bandwidth 0", "0,1,0,1\n", ErrorCode::OutOfRange, 2);
        row("latency", "0,1,1,-1\n", ErrorCode::OutOfRange, 2);
        row("latency nan", "0,1,1,nan\n", ErrorCode::WrongType, 2);
        row("bandwidth beyond", "0,1,1e300,1\n", ErrorCode::OutOfRange, 0);
        row("binary", QByteArray(100, '\0'), ErrorCode::Malformed, 2);
    }

    void badCsvIsNamedWithItsLine()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, code);
        QFETCH(int, line);
        Findings findings;
        const Result<TopologyPtr> topology = parseLinkCsv(text.toStdString(), "x.csv", findings);
        QVERIFY(!topology.ok());
        const std::string message = toString(topology.error());
        QVERIFY2(static_cast<int>(topology.error().code) == code, message.c_str());
        QVERIFY2(topology.error().where.line.value_or(0) == static_cast<std::uint64_t>(line), message.c_str());
        QVERIFY2(message.starts_with("x.csv"), message.c_str());
    }

    void csvWithWindowsLinesAndGaps()
    {
        Findings findings;
        const Result<TopologyPtr> topology
            = parseLinkCsv("src, dest, bandwidth_GiBs, latency_us\r\n 0, 2, 1, 0\r\n2,0,1,0\r\n", "x.csv", findings);
        QVERIFY(topology.ok());
        QCOMPARE((*topology)->npuCount(), 3U);
        QCOMPARE(findings.size(), std::size_t { 2 }); // NPU 1 is cut off, both ways
        QCOMPARE(findings[0].error.where.file, std::string("x.csv"));
    }

    void aFileWinsOverASpec()
    {
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(m_folder.path()));
        Findings findings;
        QCOMPARE((*loadTopology("DGX1V", {}, findings))->npuCount(), 8U);
        QVERIFY(QDir(m_folder.path()).mkdir("DGX2"));
        QCOMPARE((*loadTopology("DGX2", {}, findings))->npuCount(), 16U); // a folder does not hide it
        QVERIFY(io::writeTextFile("DGX1V", writeTopologyJson(Fabric(make("Ring(3)")))).ok());
        QCOMPARE((*loadTopology("DGX1V", {}, findings))->npuCount(), 3U);
        QVERIFY(QDir::setCurrent(before));
    }

    void formsAreSniffed()
    {
        QVERIFY(sniffTopology("a.yml", "{}") == TopologyFormat::AstraNetwork);
        QVERIFY(sniffTopology("a.JSON", "") == TopologyFormat::Json);
        QVERIFY(sniffTopology("a", "  {\"format\"") == TopologyFormat::Json);
        QVERIFY(sniffTopology("a.txt", "# x\ntopology: [ Ring ]") == TopologyFormat::AstraNetwork);
        QVERIFY(sniffTopology("a.txt", "src,dest,bandwidth_GiBs,latency_us\n") == TopologyFormat::LinkCsv);
        QVERIFY(!sniffTopology("a.txt", "hello"));
        QVERIFY(!sniffTopology("", ""));
        Findings findings;
        QVERIFY(!parseTopology("hello", "a.txt", findings).ok());
        QVERIFY(!parseTopology("", "a", findings).ok());
        QVERIFY(parseTopology("topology: Ring\nnpus_count: 3\nbandwidth: 1\nlatency: 0\n", "row 7", findings).ok());
    }

    void stateComesWithTheFabric()
    {
        FabricState state;
        state.links[LinkId { 1 }].failed = true;
        const std::string path = m_folder.filePath("broken.json").toStdString();
        QVERIFY(io::writeTextFile(path, writeTopologyJson(Fabric(make("Ring(6)"), state))).ok());
        Findings findings;
        const Result<Fabric> fabric = loadFabric(path, "3x2", findings);
        QVERIFY(fabric.ok());
        QVERIFY(findings.empty());
        QVERIFY(fabric->state() == state);
        QCOMPARE(fabric->topology().dimensions().size(), std::size_t { 2 });
        QVERIFY(loadTopology(path, {}, findings).ok());
        QCOMPARE(findings.size(), std::size_t { 1 });
    }

    void whatCannotBeLoadedIsNamed_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("dims");
        QTest::addColumn<int>("code");
        QTest::newRow("missing file") << "nowhere/net.yml"
                                      << "" << static_cast<int>(ErrorCode::NotFound);
        QTest::newRow("missing path") << "/nowhere/net"
                                      << "" << static_cast<int>(ErrorCode::NotFound);
        QTest::newRow("folder") << "/tmp"
                                << "" << static_cast<int>(ErrorCode::Unreadable);
        QTest::newRow("no spec") << "Rung(4)"
                                 << "" << static_cast<int>(ErrorCode::NotFound);
        QTest::newRow("half a spec") << "Ring(4,50GB/s"
                                     << "" << static_cast<int>(ErrorCode::Malformed);
        QTest::newRow("empty") << ""
                               << "" << static_cast<int>(ErrorCode::Malformed);
        QTest::newRow("dims") << "Ring(4)"
                              << "3x2" << static_cast<int>(ErrorCode::Mismatched);
        QTest::newRow("dims text") << "Ring(4)"
                                   << "two" << static_cast<int>(ErrorCode::Malformed);
    }

    void whatCannotBeLoadedIsNamed()
    {
        QFETCH(QString, name);
        QFETCH(QString, dims);
        QFETCH(int, code);
        Findings findings;
        const Result<TopologyPtr> topology = loadTopology(
            name.toStdString(), dims.isEmpty() ? std::optional<std::string>() : dims.toStdString(), findings);
        QVERIFY(!topology.ok());
        QVERIFY2(static_cast<int>(topology.error().code) == code, toString(topology.error()).c_str());
    }

    void graphMlHoldsEveryNodeAndLink()
    {
        TopologyBuilder draft = TopologyBuilder::from(*make("Ring(3)_Switch(2)"));
        draft.addSwitch({ "", "<odd> & \"quoted\" \x01\n", true, false, false });
        draft.setGrid({});
        draft.setRoutingRule(RoutingRule::ShortestPath);
        draft.setDimensions({});
        Findings findings;
        const TopologyPtr topology = *draft.seal(findings);
        QXmlStreamReader reader(QByteArray::fromStdString(toGraphMl(*topology)));
        unsigned nodes = 0;
        unsigned edges = 0;
        bool sawName = false;
        while (!reader.atEnd()) {
            reader.readNext();
            if (reader.isStartElement() && reader.name() == QLatin1String("node"))
                ++nodes;
            if (reader.isStartElement() && reader.name() == QLatin1String("edge"))
                ++edges;
            if (reader.isCharacters() && reader.text() == QLatin1String("<odd> & \"quoted\"   "))
                sawName = true;
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QCOMPARE(nodes, topology->nodeCount());
        QCOMPARE(edges, topology->linkCount());
        QVERIFY(sawName);
        const QString dot = QString::fromStdString(toDot(*topology));
        QCOMPARE(static_cast<unsigned>(dot.count(" -> ")), topology->linkCount());
        QVERIFY(dot.contains("n0 -> n1 [bandwidth=\"50GB/s\", latency=\"500ns\"];"));
        QVERIFY(dot.contains("label=\"<odd> & \\\"quoted\\\"   \""));
    }

    void onlyPeerStacksBecomeNetworkYaml()
    {
        for (const char* spec : { "Torus(4)", "Ring(4,uni=1)", "DGX1V" })
            QVERIFY2(writeAstraNetwork(*make(spec)).error().code == ErrorCode::Unsupported, spec);
        QCOMPARE(*writeAstraNetwork(*make("Ring(4,50GiB/s,500ns)_FC(2,12.5GiB/s,0.5ns)")),
            std::string("topology: [ Ring, FullyConnected ]\nnpus_count: [ 4, 2 ]\nbandwidth: [ 50, 12.5 ]  # GiB/s\n"
                        "latency: [ 500, 0.5 ]  # ns\n"));
    }

private:
    QTemporaryDir m_folder;
};

WEFT_TEST(TestTopologyFile)
#include "tst_topology_file.moc"
