// SPDX-License-Identifier: GPL-3.0-or-later
// The project file: a round trip loses nothing, not even what this Weft does not know, and what is wrong is placed.
#include "engine/project/project_json.h"
#include "tests/support/test_program.h"

#include "engine/io/text_file.h"
#include "engine/study/scenario/file_kind.h"
#include "engine/topology/topology_spec.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

using namespace weft;
using project::Project;

namespace {

Project sampleProject()
{
    Findings findings;
    Project made;
    topology::FabricState state;
    state.links[LinkId { 3 }].failed = true;
    made.fabric.emplace(*topology::topologyFromSpec("Ring(4,50GB/s,500ns)_FC(2,25GB/s,1us)", findings), state);
    for (int i = 0; i < 8; ++i)
        made.layout.push_back({ 40.5 * i, -1.0 / 3 });
    made.drawing = "{\"notes\": [{\"at\": [0, 1.5], \"text\": \"optical\"}], \"cables\": []}";
    made.workload = { project::WorkloadKind::Trace, "träces/my step", {} };
    made.settings = study::sampleSettings();
    made.settings.packet = Bytes { 4096 };
    made.settings.routing = { topology::RouteChoice::DModK, 7 };
    made.settings.options.queuesPerDimension = 3;
    made.settings.options.groupsByDimension = true;
    project::RunEntry entry;
    entry.name = "Run 1";
    entry.result = "a.data/run-1.weftrun";
    entry.makespanNs = 1'284'000;
    entry.fingerprint = 0xFFFF'0000'1234'5678U;
    entry.settings = made.settings;
    made.runs.push_back(entry);
    return made;
}

Result<Project> parse(const std::string& text)
{
    Findings findings;
    return project::parseProject(text, "p.weft", findings);
}

} // namespace

class TestProjectJson : public QObject {
    Q_OBJECT

private slots:
    void aRoundTripLosesNothing()
    {
        const Project made = sampleProject();
        const std::string text = project::writeProject(made);
        const auto read = parse(text);
        QVERIFY2(read, read ? "" : toString(read.error()).c_str());
        QVERIFY(read->layout == made.layout);
        QVERIFY(read->drawing.find("optical") != std::string::npos);
        QVERIFY(read->workload == made.workload);
        QVERIFY(read->settings.packet == made.settings.packet);
        QVERIFY(read->settings.routing == made.settings.routing);
        QVERIFY(read->fabric->state() == made.fabric->state());
        QCOMPARE(read->fabric->topology().linkCount(), made.fabric->topology().linkCount());
        QCOMPARE(read->runs.size(), std::size_t { 1 });
        QCOMPARE(read->runs[0].fingerprint, made.runs[0].fingerprint);
        QCOMPARE(QString::fromStdString(project::writeProject(*read)), QString::fromStdString(text));
    }

    void aDrawnFabricIsKeptNumberByNumber()
    {
        Project made;
        project::DrawnFabric& drawn = made.drawn.emplace();
        project::DrawnNode node;
        node.node.forwards = false;
        node.key = "a\"b";
        node.name = "Knoten ä";
        node.position = { -1.0 / 3, 1e6 };
        node.change = { true, 0.25 };
        drawn.nodes = { node, {} };
        drawn.nodes[1].node.kind = topology::NodeKind::Switch;
        drawn.nodes[1].node.reduces = drawn.nodes[1].node.multicasts = true;
        drawn.links
            = { { 0, 1, { Latency { -5 }, Bandwidth { 0 } }, { true, 0.5, Latency { 12.5 } } }, { 1, 1, {}, {} } };
        drawn.dimensions = { { topology::DimensionKind::Plain, 3, {}, false } };
        drawn.grid = { { topology::DimensionKind::Ring, 5, { Latency { 1 }, Bandwidth { 0.1 } }, true } };
        drawn.routing = topology::RoutingRule::DimensionOrder;
        drawn.routes = { { 1, 0, { 1, 0, 1 } } };
        drawn.spec = "Ring(0)";
        const std::string text = project::writeProject(made);
        const auto read = parse(text);
        QVERIFY2(read, read ? "" : toString(read.error()).c_str());
        QVERIFY(!read->fabric.has_value());
        QVERIFY(read->drawn == made.drawn);
        QCOMPARE(QString::fromStdString(project::writeProject(*read)), QString::fromStdString(text));
    }

    void whatIsWrongInADrawnFabricIsNamed()
    {
        for (const char* drawn : { "{\"nodes\": [{\"kind\": \"router\", \"at\": [0, 0]}]}", "{\"nodes\": 3}",
                 "{\"nodes\": [7]}", "{\"nodes\": [], \"links\": [{\"from\": 0, \"to\": 0}]}",
                 "{\"nodes\": [{\"kind\": \"npu\"}]}", "{\"routes\": [{\"source\": 0, \"destination\": 9}]}" }) {
            const auto read
                = parse(std::string("{\"format\": \"weft-project\", \"version\": 2, \"drawn\": ") + drawn + "}");
            QVERIFY2(!read, drawn);
            QVERIFY(read.error().code == ErrorCode::WrongType);
        }
    }

    void whatIsSaidAboutRunsIsKept()
    {
        Project made = sampleProject();
        project::RunEntry& run = made.runs.front();
        run.note = "zweiter Versuch";
        run.isBaseline = run.isPartial = true;
        run.fabricHash = 0xFFFF'FFFF'0000'0001U;
        run.workloadHash = 7;
        run.findings = "[{\"message\":\"kept\"}]";
        const auto read = parse(project::writeProject(made));
        QVERIFY(read.ok());
        const project::RunEntry& same = read->runs.front();
        QCOMPARE(same.note, run.note);
        QVERIFY(same.isBaseline && same.isPartial);
        QCOMPARE(same.fabricHash, run.fabricHash);
        QCOMPARE(same.workloadHash, run.workloadHash);
        QCOMPARE(same.findings, run.findings);
        QVERIFY(parse(project::writeProject(sampleProject()))->runs.front().findings.empty()); // as of older projects
    }

    void theSystemKeepsTheOrderOfItsKeys()
    {
        const std::string text = project::writeProject(sampleProject());
        QVERIFY(text.find("scheduling-policy") < text.find("endpoint-delay"));
        QVERIFY(text.find("roofline-enabled") > text.find("peak-perf"));
    }

    void notesAreKept()
    {
        project::Project made;
        made.notes = { { 0, kNone<Rank>, kNone<OpId>, {} }, { 1'424'830, Rank { 7 }, OpId { 3 }, "waits for \"x\"" } };
        const auto read = parse(project::writeProject(made));
        QVERIFY(read.ok());
        QVERIFY(read->notes == made.notes);
        made.notes.clear();
        QVERIFY(project::writeProject(made).find("notes") == std::string::npos); // files of others stay as they were
    }

    void schedulesAreKept()
    {
        project::Project made;
        project::ScheduleSource file;
        file.file = "algorithms/ring.xml";
        collective::AlgorithmRequest request;
        request.pattern.kind = collective::PatternKind::Broadcast;
        request.pattern.ranks = 3;
        request.pattern.root = Rank { 2 };
        request.pattern.inPlace = false;
        request.channels = 2;
        request.pieces = 4;
        request.placement = { Rank { 7 }, Rank { 1 }, Rank { 4 } };
        const auto order = project::sourceOf("chain", request, Bytes { 12345 });
        QVERIFY(order.has_value());
        made.schedules = { file, *order };
        const auto read = parse(project::writeProject(made));
        QVERIFY(read);
        QVERIFY(read->schedules == made.schedules);
        const collective::AlgorithmRequest again = read->schedules[1].request();
        QVERIFY(again.pattern == request.pattern && again.placement == request.placement);
        QVERIFY(again.channels == 2 && again.pieces == 4);
        // One that has no origin keeps the place of the second one.
        made.schedules = { {}, file };
        QVERIFY(parse(project::writeProject(made))->schedules == made.schedules);
        request.pattern.chunks = 6;
        QVERIFY(!project::sourceOf("chain", request, Bytes { 1 }));
    }

    void theProgramIsKeptWithItsMachine()
    {
        project::Project made;
        made.program = { "größer.weave", "program a\n", {}, {} };
        QVERIFY(project::writeProject(made).find("machine") == std::string::npos); // as most have it
        QVERIFY(parse(project::writeProject(made))->program == made.program);
        made.program.looked = "split(total, 1)\nreorder(total$ag, out)\n";
        made.program.machine.device = "H100";
        made.program.machine.card = "cards/mine.json";
        made.program.machine.usesSettings = made.program.machine.launches = true;
        made.program.machine.setting = { 16, {}, {} };
        made.program.machine.setting.algorithms[0] = simulation::Algorithm { simulation::AlgorithmKind::Direct, 4 };
        made.program.machine.setting.algorithms[2]
            = simulation::Algorithm { simulation::AlgorithmKind::HalvingDoubling, 0 };
        const std::string text = project::writeProject(made);
        const auto read = parse(text);
        QVERIFY2(read, read ? "" : toString(read.error()).c_str());
        QVERIFY(read->program == made.program);
        QCOMPARE(QString::fromStdString(project::writeProject(*read)), QString::fromStdString(text));
    }

    // At every depth; those of a run stay with it when others come and go.
    void unknownKeysInsideAreKept()
    {
        project::Project made;
        made.settings.folder = "f";
        made.runs.resize(3);
        for (std::size_t i = 0; i < 3; ++i)
            made.runs[i].result = "runs/" + std::to_string(i) + ".weftrun";
        made.notes.resize(1);
        made.notes[0].ns = 7;
        nlohmann::ordered_json json = nlohmann::ordered_json::parse(project::writeProject(made));
        json["settings"]["later"] = { { "a", 1 } };
        json["workload"]["later"] = "w";
        json["runs"][1]["later"] = 2;
        json["runs"][1]["settings"]["deeper"] = { 3 };
        json["runs"][1]["source"]["deeper"] = true;
        json["notes"][0]["later"] = 4;
        json["beside"] = 5;
        Findings findings;
        Result<project::Project> read = project::parseProject(json.dump(), "p.weft", findings);
        QVERIFY2(read.ok(), read ? "" : toString(read.error()).c_str());
        QVERIFY(findings.empty());
        QVERIFY(nlohmann::json::parse(project::writeProject(*read)) == nlohmann::json::parse(json.dump()));
        read->runs.erase(read->runs.begin());
        read->runs[0].name = "renamed";
        read->notes.clear();
        json["runs"].erase(0);
        json["runs"][0]["name"] = "renamed";
        json.erase("notes");
        QVERIFY(nlohmann::json::parse(project::writeProject(*read)) == nlohmann::json::parse(json.dump()));
        // And so in what is read again.
        const auto again = project::parseProject(project::writeProject(*read), "p.weft", findings);
        QCOMPARE(project::writeProject(*again), project::writeProject(*read));
    }

    void unknownKeysAreKept()
    {
        const auto read = parse("{\"format\": \"weft-project\", \"version\": 1, \"zebra\": {\"b\": 1, \"a\": [2]},"
                                " \"note\": \"mine\"}");
        QVERIFY(read);
        const std::string text = project::writeProject(*read);
        QVERIFY(text.find("\"note\": \"mine\"") != std::string::npos);
        QVERIFY(text.find("\"zebra\"") < text.find("\"note\""));
        QCOMPARE(QString::fromStdString(project::writeProject(*parse(text))), QString::fromStdString(text));
    }

    void aNewerVersionIsReadOnly()
    {
        Findings findings;
        const auto read = project::parseProject("{\"format\": \"weft-project\", \"version\": 7}", "p.weft", findings);
        QVERIFY(read);
        QVERIFY(read->isNewer());
        QCOMPARE(findings.size(), std::size_t { 1 });
        QTemporaryDir folder;
        const auto saved = project::saveProject(*read, folder.filePath("p.weft").toStdString());
        QVERIFY(!saved);
        QVERIFY(saved.error().code == ErrorCode::Unsupported);
        QVERIFY(!QFile::exists(folder.filePath("p.weft")));
    }

    void whatIsWrongHasAPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        const QByteArray head = "{\"format\": \"weft-project\",\n\"version\": 1,\n";
        QTest::newRow("syntax") << head + "\"runs\": [}" << 3;
        QTest::newRow("format") << QByteArray("{\n\"format\": \"other\"}") << 2;
        QTest::newRow("layout") << head + "\"layout\": [[1]]}" << 3;
        QTest::newRow("drawing") << head + "\"drawing\": [1]}" << 3;
        QTest::newRow("runs") << head + "\"runs\": [3]}" << 3;
        QTest::newRow("workload") << head + "\"workload\": {\n\"kind\": \"magic\"}}" << 4;
        QTest::newRow("network") << head + "\"settings\": {\n\"network\": \"fast\"}}" << 4;
        QTest::newRow("routing") << head + "\"settings\": {\n\"routing\": \"ecmp\"}}" << 4;
        QTest::newRow("packet") << head + "\"settings\": {\n\"packet\": \"0 B\"}}" << 4;
        QTest::newRow("queues") << head + "\"settings\": {\n\"queues_per_dimension\": 0}}" << 4;
        QTest::newRow("scale") << head + "\"settings\": {\n\"injection_scale\": -1}}" << 4;
        QTest::newRow("fingerprint") << head + "\"runs\": [{\n\"fingerprint\": \"12zz\"}]}" << 4;
        QTest::newRow("findings") << head + "\"runs\": [{\n\"findings\": 1}]}" << 4;
        QTest::newRow("notes") << head + "\"notes\": [1]}" << 3;
        QTest::newRow("moment of a note") << head + "\"notes\": [{\n\"ns\": -1}]}" << 4;
        QTest::newRow("operation of a note") << head + "\"notes\": [{\"ns\": 1,\n\"rank\": \"x\"}]}" << 4;
        QTest::newRow("schedules") << head + "\"schedules\": [1]}" << 3;
        QTest::newRow("file of a schedule") << head + "\"schedules\": [{\n\"file\": 7}]}" << 4;
        QTest::newRow("pattern of a schedule") << head + "\"schedules\": [{\n\"pattern\": \"gossip\"}]}" << 4;
        QTest::newRow("ranks of a schedule") << head + "\"schedules\": [{\n\"ranks\": 4294967295}]}" << 4;
        QTest::newRow("NPUs of a schedule") << head + "\"schedules\": [{\n\"placement\": [-1]}]}" << 4;
        QTest::newRow("chunks of a program") << head + "\"program\": {\"machine\": {\n\"chunks\": 0}}}" << 4;
        QTest::newRow("system of a program") << head + "\"program\": {\"machine\": {\n\"system\": \"mine\"}}}" << 4;
        QTest::newRow("algorithm of a program")
            << head + "\"program\": {\"machine\": {\"algorithms\": {\n\"all-reduce\": \"rong\"}}}}" << 4;
        QTest::newRow("system") << head + "\"settings\": {\n\"system\": []}}" << 4;
    }
    void whatIsWrongHasAPlace()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        const auto read = parse(text.toStdString());
        QVERIFY(!read);
        QCOMPARE(read.error().where.file, std::string("p.weft"));
        QVERIFY(read.error().where.line.has_value());
        QCOMPARE(static_cast<int>(*read.error().where.line), line);
    }

    void everyCutIsAnErrorAndNoCrash()
    {
        const std::string text = project::writeProject(sampleProject());
        for (std::size_t length = 0; length + 2 < text.size(); length += 7)
            QVERIFY(!parse(text.substr(0, length)));
    }

    void savingIsAtomic()
    {
        QTemporaryDir folder;
        const std::string path = folder.filePath("späce dir.weft").toStdString();
        QVERIFY(project::saveProject(sampleProject(), path));
        Findings findings;
        QVERIFY(project::readProject(path, findings));
        const auto failed = project::saveProject(sampleProject(), "/nowhere/p.weft");
        QVERIFY(!failed);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1); // no temporary file is left
        QCOMPARE(study::dataFolder("/a/b.weft"), std::string("/a/b.data"));
        QCOMPARE(project::recoveryPath("/a/b.weft"), std::string("/a/b.weft~autosave"));
    }
};

WEFT_TEST(TestProjectJson)
#include "tst_project_json.moc"
