// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/topology_json.h"
#include "tests/engine/topology/fabrics.h"
#include "tests/support/test_program.h"

using namespace fabrics;

namespace {

void compare(const Topology& a, const Topology& b)
{
    const auto same = [](auto x, auto y) { return std::equal(x.begin(), x.end(), y.begin(), y.end()); };
    QCOMPARE(a.npuCount(), b.npuCount());
    QCOMPARE(a.nodeCount(), b.nodeCount());
    for (std::uint32_t i = 0; i < a.nodeCount(); ++i)
        QVERIFY(a.node(NodeId { i }) == b.node(NodeId { i }));
    QVERIFY(same(a.labels(), b.labels()));
    QVERIFY(same(a.linkSources(), b.linkSources()));
    QVERIFY(same(a.linkDestinations(), b.linkDestinations()));
    QVERIFY(same(a.linkCosts(), b.linkCosts()));
    QVERIFY(same(a.dimensions(), b.dimensions()));
    QVERIFY(same(a.gridDimensions(), b.gridDimensions()));
    QVERIFY(same(a.explicitRoutes(), b.explicitRoutes()));
    QVERIFY(a.routingRule() == b.routingRule());
    QCOMPARE(a.isPeerStack(), b.isPeerStack());
}

Fabric roundTrip(const Fabric& fabric)
{
    Findings findings;
    const std::string text = writeTopologyJson(fabric);
    Result<Fabric> read = parseTopologyJson(text, "x.json", findings);
    if (!read)
        qFatal("%s\n%s", toString(read.error()).c_str(), text.c_str());
    if (!findings.empty())
        qFatal("%s\n%s", toString(findings[0].error).c_str(), text.c_str());
    return *read;
}

} // namespace

class TestTopologyJson : public QObject {
    Q_OBJECT

private slots:
    void generatedFabricsAreStoredByTheirSpec()
    {
        for (const char* spec : { "Ring(4)_Switch(2)", "DGX1V", "FatTree(64,oversub=4)", "Torus(4x4,25GiB/s,0.1ns)" }) {
            const Fabric fabric(make(spec));
            const std::string text = writeTopologyJson(fabric);
            QVERIFY(text.size() < 200);
            const Fabric again = roundTrip(fabric);
            compare(fabric.topology(), again.topology());
            QCOMPARE(again.topology().spec(), fabric.topology().spec());
        }
    }

    void theTextIsStable()
    {
        FabricState state;
        state.links[LinkId { 3 }] = { true, 1, {} };
        state.links[LinkId { 5 }] = { false, 0.5, Latency { 1000 } };
        state.nodes[NodeId { 1 }].computeFactor = 0.25;
        const Fabric fabric(make("Ring(4)"), state);
        const char* const expected = "{\n"
                                     "  \"format\": \"weft-topology\",\n"
                                     "  \"version\": 1,\n"
                                     "  \"spec\": \"Ring(4,50GB/s,500ns)\",\n"
                                     "  \"state\": {\n"
                                     "    \"links\": [\n"
                                     "      {\"link\": 3, \"failed\": true},\n"
                                     "      {\"link\": 5, \"bandwidth_factor\": 0.5, \"extra_latency\": \"1us\"}\n"
                                     "    ],\n"
                                     "    \"nodes\": [\n"
                                     "      {\"node\": 1, \"compute_factor\": 0.25}\n"
                                     "    ]\n"
                                     "  }\n"
                                     "}\n";
        QCOMPARE(QString::fromStdString(writeTopologyJson(fabric)), QString(expected));
        const Fabric again = roundTrip(fabric);
        QVERIFY(again.state() == state);
    }

    void drawnFabricsAreStoredLinkByLink()
    {
        TopologyBuilder draft;
        draft.addNpu({ "gpu-a", "GPU \"A\" \xC3\xA4", false, false, false });
        draft.addNpus(3);
        const DraftNode leaf = draft.addSwitch({ "", "leaf", true, true, true });
        for (std::uint32_t i = 0; i < 4; ++i)
            draft.addCable(
                makeId<DraftNode>(i), leaf, { Latency { 0.1 + i }, Bandwidth::gibiBytesPerSecond(12.3 + i) });
        draft.addExplicitRoute(makeId<DraftNode>(0), makeId<DraftNode>(1), { LinkId { 0 }, LinkId { 3 } });
        draft.setDimensions({ { DimensionKind::Plain, 2, {}, false }, { DimensionKind::Plain, 2, {}, false } });
        Findings findings;
        const TopologyPtr topology = *draft.seal(findings);
        const std::string text = writeTopologyJson(Fabric(topology));
        QVERIFY(text.find("    {\"from\": 0, \"to\": 4, \"bandwidth\": \"12.3GiB/s\", \"latency\": \"0.1ns\"},\n")
            != std::string::npos);
        compare(*topology, roundTrip(Fabric(topology)).topology());
        QCOMPARE(writeTopologyJson(roundTrip(Fabric(topology))), text);
    }

    // A spec that no longer tells the whole story is not written.
    void changedGridsAreStoredWithTheirGrid()
    {
        const TopologyPtr ring = make("Ring(3)_Ring(4,uni=1)");
        TopologyBuilder draft = TopologyBuilder::from(*ring);
        draft.addLink(makeId<DraftNode>(0), makeId<DraftNode>(5), kDefaultLink);
        Findings findings;
        const TopologyPtr changed = *draft.seal(findings);
        const std::string text = writeTopologyJson(Fabric(changed));
        QVERIFY(text.find("\"spec\"") == std::string::npos);
        compare(*changed, roundTrip(Fabric(changed)).topology());
        QVERIFY(changed->routingRule() == RoutingRule::DimensionOrder);
    }

    void dimensionsSetApartAreKept()
    {
        const std::vector<std::uint32_t> sizes { 4, 4 };
        const TopologyPtr topology = *withDimensions(make("Ring(16)"), sizes);
        const Fabric again = roundTrip(Fabric(topology));
        compare(*topology, again.topology());
        QVERIFY(!topology->isPeerStack());
    }

    void unknownKeysAreWarnings()
    {
        Findings findings;
        const Result<Fabric> fabric = parseTopologyJson(
            R"({"format": "weft-topology", "version": 1, "npus": 2, "colour": 3,
                "links": [{"from": 0, "to": 1, "bandwidth": "1GB/s", "latency": "1ns", "latancy": 1},
                          {"from": 1, "to": 0, "bandwidth": "1GB/s", "latency": "1ns", "latancy": 1}]})",
            "x.json", findings);
        QVERIFY(fabric.ok());
        QCOMPARE(findings.size(), std::size_t { 2 });
        for (const Finding& finding : findings)
            QVERIFY(finding.severity == Severity::Warning && finding.error.code == ErrorCode::UnknownKey);
        QCOMPARE(findings[0].error.where.item, std::string("links[0]"));
    }

    void whatIsWrongIsNamed_data()
    {
        QTest::addColumn<QString>("body"); // after format and version
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const char* body, ErrorCode code, const char* says) {
            QTest::newRow(name) << body << static_cast<int>(code) << says;
        };
        const auto link = [](const char* name, const char* entry, ErrorCode code, const char* says) {
            QTest::newRow(name) << QString("\"npus\": 2, \"links\": [%1]").arg(entry) << static_cast<int>(code) << says;
        };
        row("no NPU", "\"switches\": 3", ErrorCode::Missing, "no NPU");
        row("negative", "\"npus\": -1", ErrorCode::OutOfRange, "'npus'");
        row("huge", "\"npus\": 99999999999", ErrorCode::TooLarge, "'npus'");
        row("text", "\"npus\": \"four\"", ErrorCode::WrongType, "'npus'");
        row("spec and graph", "\"spec\": \"Ring(4)\", \"npus\": 4", ErrorCode::Usage, "'npus'");
        row("bad spec", "\"spec\": \"Ring(4\"", ErrorCode::Malformed, "column 7");
        row("links no list", "\"npus\": 2, \"links\": {}", ErrorCode::WrongType, "a list is expected");
        link("no object", "3", ErrorCode::WrongType, "links[0]");
        link("no end", "{\"from\": 0}", ErrorCode::Missing, "'to'");
        link("end", "{\"from\": 0, \"to\": 2, \"bandwidth\": \"1GB/s\", \"latency\": \"1ns\"}", ErrorCode::OutOfRange,
            "links[0].to");
        link("end text", "{\"from\": \"0\", \"to\": 1, \"bandwidth\": \"1GB/s\", \"latency\": \"1ns\"}",
            ErrorCode::WrongType, "links[0].from");
        link("negative end", "{\"from\": -1, \"to\": 1, \"bandwidth\": \"1GB/s\", \"latency\": \"1ns\"}",
            ErrorCode::OutOfRange, "links[0].from");
        link("no unit", "{\"from\": 0, \"to\": 1, \"bandwidth\": 50, \"latency\": \"1ns\"}", ErrorCode::WrongType,
            "links[0].bandwidth");
        link("zero", "{\"from\": 0, \"to\": 1, \"bandwidth\": \"0GB/s\", \"latency\": \"1ns\"}", ErrorCode::OutOfRange,
            "links[0].bandwidth");
        link("self", "{\"from\": 1, \"to\": 1, \"bandwidth\": \"1GB/s\", \"latency\": \"1ns\"}", ErrorCode::OutOfRange,
            "to itself");
        row("nodes order", "\"npus\": 3, \"nodes\": [{\"id\": 2}, {\"id\": 1}]", ErrorCode::Duplicate, "nodes[1].id");
        row("routing", "\"npus\": 1, \"routing\": \"magic\"", ErrorCode::NotFound, "'routing'");
        row("order without grid", "\"npus\": 1, \"routing\": \"dimension-order\"", ErrorCode::Mismatched, "dimension");
        row("dimensions", "\"npus\": 4, \"dimensions\": [2, 3]", ErrorCode::Mismatched, "2x3");
        row("dimension 0", "\"npus\": 4, \"dimensions\": [0]", ErrorCode::WrongType, "dimensions[0]");
        row("route", "\"npus\": 2, \"routes\": [{\"from\": 0, \"to\": 1, \"links\": [4]}]", ErrorCode::OutOfRange,
            "link 4");
        row("state link", "\"spec\": \"Ring(4)\", \"state\": {\"links\": [{\"link\": 8}]}", ErrorCode::OutOfRange,
            "state.links[0].link");
        row("state twice", "\"spec\": \"Ring(4)\", \"state\": {\"links\": [{\"link\": 1}, {\"link\": 1}]}",
            ErrorCode::Duplicate, "state.links[1]");
        row("state factor", "\"spec\": \"Ring(4)\", \"state\": {\"links\": [{\"link\": 1, \"bandwidth_factor\": 0}]}",
            ErrorCode::OutOfRange, "bandwidth_factor");
        row("slow switch", "\"spec\": \"Switch(4)\", \"state\": {\"nodes\": [{\"node\": 4, \"compute_factor\": 2}]}",
            ErrorCode::Mismatched, "compute_factor");
    }

    void whatIsWrongIsNamed()
    {
        QFETCH(QString, body);
        QFETCH(int, code);
        QFETCH(QString, says);
        Findings findings;
        const Result<Fabric> fabric = parseTopologyJson(
            ("{\"format\": \"weft-topology\", \"version\": 1, " + body + "}").toStdString(), "x.json", findings);
        QVERIFY(!fabric.ok());
        const QString message = QString::fromStdString(toString(fabric.error()));
        QVERIFY2(static_cast<int>(fabric.error().code) == code, qPrintable(message));
        QVERIFY2(message.startsWith("x.json"), qPrintable(message));
        QVERIFY2(message.contains(says), qPrintable(message));
    }

    void whatIsGivenTwiceIsAWarningWithItsPlace()
    {
        for (const char* text :
            { "{\"format\": \"weft-topology\", \"version\": 1,\n\"spec\": \"Ring(4)\", \"spec\": \"Ring(6)\"}",
                "{\"format\": \"weft-topology\", \"version\": 1, \"npus\": 2,\n\"links\": [{\"from\": 0, \"to\": 1, "
                "\"latency\": \"1us\", "
                "\"bandwidth\": \"50GB/s\", \"bandwidth\": \"1GB/s\"}, {\"from\": 1, \"to\": 0, \"latency\": \"1us\", "
                "\"bandwidth\": "
                "\"1GB/s\"}]}" }) {
            Findings findings;
            const Result<Fabric> fabric = parseTopologyJson(text, "x.json", findings);
            QVERIFY2(fabric.ok(), fabric ? "" : toString(fabric.error()).c_str());
            const auto repeated = std::ranges::count_if(
                findings, [](const Finding& finding) { return finding.error.code == ErrorCode::Duplicate; });
            QCOMPARE(repeated, 1);
            QCOMPARE(findings.front().error.where.line, std::optional<std::uint64_t>(2));
        }
    }

    void everyErrorIsKept()
    {
        Findings findings;
        const Result<Fabric> fabric
            = parseTopologyJson("{\"format\": \"weft-topology\", \"version\": 1, \"npus\": 3, "
                                "\"nodes\": [{\"id\": 0, \"key\": \"a\"}, {\"id\": 1, \"key\": \"a\"}], "
                                "\"dimensions\": [2]}",
                "x.json", findings);
        QVERIFY(!fabric.ok());
        QVERIFY(fabric.error().code == ErrorCode::Duplicate);
        QCOMPARE(findings.size(), std::size_t { 1 });
        QVERIFY(findings[0].error.code == ErrorCode::Mismatched);
        QCOMPARE(findings[0].error.where.file, std::string("x.json"));
    }

    void otherDocumentsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : { "", "{", "[]", "3", "{}", "{\"format\": \"weft-result\", \"version\": 1}",
                 "{\"format\": \"weft-topology\", \"version\": 2, \"npus\": 1}", "{\"format\": 1}",
                 "{\"format\": \"weft-topology\", \"npus\": 1}", "\xFF\xFE", "null" })
            QTest::newRow(text) << QByteArray(text);
        QTest::newRow("deep") << QByteArray(1000000, '[');
        QTest::newRow("deep objects") << QByteArray("{\"a\":").repeated(100000);
    }

    void otherDocumentsAreRefused()
    {
        QFETCH(QByteArray, text);
        Findings findings;
        const Result<Fabric> fabric = parseTopologyJson(text.toStdString(), "x.json", findings);
        QVERIFY(!fabric.ok());
        QCOMPARE(fabric.error().where.file, std::string("x.json"));
    }
};

WEFT_TEST(TestTopologyJson)
#include "tst_topology_json.moc"
