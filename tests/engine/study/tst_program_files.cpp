// SPDX-License-Identifier: GPL-3.0-or-later
// The files that programs are written as: every sample by every schedule, and programs at the rim of what there is,
// held against all that ASTRA-sim mishandles (peer_traps.h); and read again, they take as long as the program did.
#include "engine/io/text_file.h"
#include "engine/program/syntax/parser.h"
#include "engine/study/programs/program_workload.h"
#include "engine/study/scenario/scenario.h"
#include "engine/topology/topology_file.h"

#include "tests/engine/study/peer_traps.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace weft;

namespace {

study::ProgramFile programAt(const std::string& path, const program::ElaborateOptions& options = {})
{
    Findings findings;
    auto file = study::readProgram(path, options, findings);
    if (!file)
        qFatal("%s", toString(file.error()).c_str());
    return std::move(*file);
}

topology::Fabric fabricAt(const std::string& text)
{
    Findings findings;
    auto fabric = topology::loadFabric(text, {}, findings);
    if (!fabric)
        qFatal("%s", toString(fabric.error()).c_str());
    return std::move(*fabric);
}

QString told(const Findings& findings)
{
    QStringList all;
    for (const Finding& finding : findings)
        all << QString::fromStdString(toString(finding.error));
    return all.join('\n');
}

} // namespace

class TestProgramFiles : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void samplesHaveNoTraps_data()
    {
        QTest::addColumn<QString>("sample");
        QTest::addColumn<QString>("fabric");
        QTest::addColumn<int>("ranks"); // 0: the sample's own
        for (const char* sample : { "adam", "attention", "lamb", "mlp", "moe", "sgd" }) {
            const auto row = [sample](const char* name, const char* fabric, int ranks) {
                QTest::addRow("%s %s", sample, name) << sample << fabric << ranks;
            };
            row("as it is", "Switch(16,150GB/s,500ns)", 0);
            row("on two dimensions", "Ring(4,150GB/s,500ns)_FullyConnected(4,50GB/s,700ns)", 0);
            row("on six", "Ring(6,33.3GB/s,0.5ns)", 6);
        }
        QTest::addRow("pipeline") << "pipeline"
                                  << "Switch(16,150GB/s,500ns)_FullyConnected(2,6.25GB/s,2000ns)" << 0;
    }
    void samplesHaveNoTraps()
    {
        QFETCH(QString, sample);
        QFETCH(QString, fabric);
        QFETCH(int, ranks);
        program::ElaborateOptions settings;
        if (ranks > 0) {
            settings.groups = { { "dp", ranks }, { "tp", ranks }, { "ep", ranks } };
            settings.sizes = { { "S", 1026 }, { "N", 4'194'306 }, { "E", ranks }, { "T", 2046 } }; // all by six
        }
        const study::ProgramFile file = programAt(WEFT_PROGRAMS "/" + sample.toStdString() + ".weave", settings);
        const topology::Fabric on = fabricAt(fabric.toStdString());
        std::vector<std::string> schedules { "" };
        for (const program::Schedule& schedule : file.schedules)
            schedules.push_back(schedule.name);
        for (const std::string& schedule : schedules) {
            const auto program = study::scheduled(file, schedule);
            QVERIFY2(program, program ? "" : program.error().message.c_str());
            for (const char* inlined : { "", "ring", "halving-doubling", "double-binary-tree" }) {
                if (std::string(inlined).ends_with("doubling") && ranks == 6)
                    continue;
                tryToRun(*program, on, { 3, inlined, {} }, false);
                if (std::string(inlined).size() <= 4) // none, and ring
                    tryToRun(*program, on, { 3, inlined, {} }, true);
                if (QTest::currentTestFailed())
                    QFAIL(qPrintable(sample + " by '" + QString::fromStdString(schedule) + "' " + inlined));
            }
        }
    }

    // What the search finds is written with the algorithms of its collectives, also where ranks end one after the
    // other.
    void algorithmsHaveNoTraps()
    {
        using simulation::AlgorithmKind;
        const topology::Fabric fabric = fabricAt("Switch(16,150GB/s,500ns)");
        for (const char* sample : { "attention", "lamb" }) {
            const study::ProgramFile file = programAt(WEFT_PROGRAMS "/" + std::string(sample) + ".weave");
            for (const AlgorithmKind kind :
                { AlgorithmKind::Direct, AlgorithmKind::HalvingDoubling, AlgorithmKind::DoubleBinaryTree }) {
                study::ProgramSetting setting { 4, {}, {} };
                setting.algorithms[0] = { kind, 0 };
                if (kind != AlgorithmKind::DoubleBinaryTree)
                    setting.algorithms[1] = setting.algorithms[2] = { kind, 0 };
                tryToRun(file.program, fabric, setting, false);
                for (const program::Schedule& schedule : file.schedules)
                    tryToRun(*study::scheduled(file, schedule.name), fabric, setting, false);
            }
        }
    }

    void programsAtTheRimHaveNoTraps_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("fabric");
        const auto row = [](const char* name, const char* text, const char* fabric = "Ring(4,50GB/s,500ns)") {
            QTest::newRow(name) << QString(text) << QString(fabric);
        };
        row("nothing is computed", "group g = 4\nsize N = 8\ninput x: f32[N]\noutput x\n");
        row("a group has nothing to do",
            "group g = 2\ngroup idle = 2\nsize N = 8\ninput x: f32[N]\ny = x * 2\noutput y\n");
        row("a group of one",
            "group one = 1\ngroup g = 3\nsize N = 12\ninput x: f32[N] local on one\ny = allreduce(+, x)\n"
            "z = y * 2\ns = reducescatter(+, x)\na = allgather(s)\nn = norm(s)\nq = a * n\noutput z, q\n");
        row("a group of one in one kernel",
            "group one = 1\ngroup g = 3\nsize N = 12\ninput x: f32[N] local on one\ns = reducescatter(+, x)\n"
            "c = cast(f16, s)\na = allgather(c)\noutput a\nschedule s {\nfuse(s, c, a)\n}\n"
            "schedule o from s {\n}\n");
        row("less than a byte a rank and chunk",
            "group g = 4\nsize N = 4\ninput x: i8[N] local\nt = allreduce(+, x)\ny = t + 1\noutput y\n"
            "schedule s {\nrs, ag = split(t)\nreorder(ag, y)\nf = fuse(rs, y, y$ag)\n}\n"
            "schedule o {\noverlap(t, y)\n}\n");
        row("numbers of all ranks",
            "group g = 4\nsize N = 4\ninput x: f16[N] sliced(0)\nn = largest(x)\ny = x * n\noutput y\n");
        row("collectives beside each other",
            "group g = 4\nsize N = 4096\nsize K = 512\ninput x: f16[N, K] sliced(1)\ninput w: f16[K, N] sliced(0)\n"
            "input l: f32[N] local\na = matmul(x, w)\nb = allreduce(+, a)\nc = allreduce(+, l)\nd = b + cast(f16, c)\n"
            "output d\nschedule s {\nrs, ag = split(b)\nreorder(ag, d)\noverlap(a, rs)\n}\n");
        row("collectives beside messages",
            "group a = 2\ngroup b = 2\nsize N = 4096\ninput x: f32[N] local on a\ninput y: f32[N] local on b\n"
            "s = allreduce(+, x)\nm = send(s, b)\nt = allreduce(+, y)\nu = norm(slice(m))\nv = t * u + m\noutput v\n"
            "schedule o {\nrs, ag = split(t)\nreorder(ag, v)\n}\n",
            "Ring(2,50GB/s,500ns)_Switch(2,20GB/s,100ns)");
        row("there and back",
            "group a = 2\ngroup b = 2\nsize N = 4096\ninput x: f32[N] on a\nm = send(x, b)\nn = m * 2\nq = send(n, a)\n"
            "w = send(x, b)\nr = q + x\nt = n + w\noutput r, t\n",
            "Ring(2,50GB/s,500ns)_Switch(2,20GB/s,100ns)");
    }
    void programsAtTheRimHaveNoTraps()
    {
        QFETCH(QString, text);
        QFETCH(QString, fabric);
        const study::ProgramFile file = programAt(written("p.weave", text));
        const topology::Fabric on = fabricAt(fabric.toStdString());
        for (const char* inlined : { "", "ring" }) {
            for (const bool launches : { false, true }) {
                tryToRun(file.program, on, { 3, inlined, {} }, launches);
                for (const program::Schedule& schedule : file.schedules) {
                    const auto program = study::scheduled(file, schedule.name);
                    QVERIFY2(program, program ? "" : program.error().message.c_str());
                    tryToRun(*program, on, { 3, inlined, {} }, launches);
                }
            }
        }
    }

    // What cannot be written otherwise is told, with what to do about it.
    void theRestIsTold_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("fabric");
        QTest::addColumn<QString>("prefix");
        QTest::addColumn<bool>("isAware");
        QTest::addColumn<QString>("told");
        const QString sum = "group g = 4\nsize N = 64\ninput x: f32[N] local\nt = allreduce(+, x)\noutput t\n";
        const QString two = "group a = 2\ngroup b = 2\nsize N = 64\ninput x: f32[N] on a\nm = send(x, b)\noutput m\n";
        QTest::newRow("roots") << QString(sum).replace("allreduce", "reduce") << "Ring(4,50GB/s,500ns)"
                               << "p" << false << "inline --only reduce,broadcast";
        QTest::newRow("the path") << two << "Ring(4,50GB/s,500ns)"
                                  << "empty" << false << "choose another PREFIX";
        QTest::newRow("groups") << QString(two).replace("output", "n = norm(slice(m))\noutput n,")
                                << "Ring(4,50GB/s,500ns)"
                                << "p" << false << "abort at its end";
        QTest::newRow("dimensions") << sum << "Ring(2,50GB/s,500ns)_Switch(2,50GB/s,500ns)"
                                    << "p" << true << "--network-model unaware";
        QTest::newRow("a ring of two") << QString(sum).replace("g = 4", "g = 2") << "Ring(2,50GB/s,500ns)"
                                       << "p" << true << "no ring of 2";
        QTest::newRow("five dimensions") << QString(sum).replace("g = 4", "g = 32")
                                         << "Switch(2,50GB/s,500ns)_Switch(2,50GB/s,500ns)_Switch(2,50GB/s,500ns)"
                                            "_Switch(2,50GB/s,500ns)_Switch(2,50GB/s,500ns)"
                                         << "p" << false << "four dimensions";
        QTest::newRow("in no time") << QString(two).replace("N = 64", "N = 1") << "Ring(4,50GB/s,0ns)"
                                    << "p" << false << "latency";
        QTest::newRow("no network") << sum << "Mesh(4,50GB/s,500ns)"
                                    << "p" << false << "ASTRA-sim network";
        QTest::newRow("nothing") << sum << "Ring(4,50GB/s,500ns)"
                                 << "p" << false << "";
    }
    void theRestIsTold()
    {
        QFETCH(QString, text);
        QFETCH(QString, fabric);
        QFETCH(QString, prefix);
        QFETCH(bool, isAware);
        QFETCH(QString, told);
        const study::ProgramFile file = programAt(written("p.weave", text));
        study::ProgramRunOptions options = optionsFor(false);
        options.run.network = isAware ? simulation::NetworkModel::Aware : simulation::NetworkModel::Unaware;
        Findings findings;
        const auto done = study::writeProgramWorkload(file.program, fabricAt(fabric.toStdString()), options,
            { 1, {}, {} }, m_folder->filePath(prefix).toStdString(), findings);
        QVERIFY2(done, done ? "" : done.error().message.c_str());
        const QString all = ::told(findings);
        QVERIFY2(told.isEmpty() ? findings.empty() : all.contains(told), qPrintable(all));
    }

    // What lies there of another program would be read with this one: its further traces are left, and nothing is
    // written; groups that a program in its place does not have go.
    void whatIsOfAnotherProgramIsNotReadWithIt()
    {
        const study::ProgramFile two = programAt(written(
            "two.weave", "group a = 2\ngroup b = 2\nsize N = 64\ninput x: f32[N] on a\nm = send(x, b)\noutput m\n"));
        const study::ProgramFile one = programAt(
            written("one.weave", "group g = 2\nsize N = 64\ninput x: f32[N] local\nt = allreduce(+, x)\noutput t\n"));
        const std::string prefix = m_folder->filePath("p").toStdString();
        const auto write = [&](const study::ProgramFile& file, const char* fabric, Findings& findings) {
            const auto done = study::writeProgramWorkload(
                file.program, fabricAt(fabric), optionsFor(false), { 1, {}, {} }, prefix, findings);
            return done ? QString() : QString::fromStdString(done.error().message);
        };
        const auto isThere = [&](const char* ending) { return QFile::exists(m_folder->filePath("p") + ending); };
        Findings findings;
        QCOMPARE(write(two, "Ring(4,50GB/s,500ns)", findings), QString());
        QVERIFY2(findings.empty(), qPrintable(told(findings)));
        QVERIFY(isThere(".groups.json") && isThere(".3.et"));
        QVERIFY(QFile::copy(m_folder->filePath("p.3.et"), m_folder->filePath("p.5.et"))); // past a gap: not of the set
        QVERIFY(write(one, "Ring(2,50GB/s,500ns)", findings).contains("something else"));
        QVERIFY(isThere(".groups.json") && isThere(".2.et") && isThere(".3.et") && isThere(".5.et"));
        QVERIFY(QFile::remove(m_folder->filePath("p.2.et")) && QFile::remove(m_folder->filePath("p.3.et")));
        findings.clear();
        QCOMPARE(write(one, "Ring(2,50GB/s,500ns)", findings), QString());
        QVERIFY(!isThere(".groups.json") && isThere(".0.et") && isThere(".1.et") && isThere(".5.et"));
        const QString all = told(findings);
        QVERIFY2(all.contains("p.groups.json: removed") && findings.size() == 1, qPrintable(all));
        findings.clear();
        QCOMPARE(write(one, "Ring(2,50GB/s,500ns)", findings), QString());
        QVERIFY2(findings.empty(), qPrintable(told(findings)));
    }

    // More than a node can say is no number that was cut, and says where it comes from.
    void whatIsTooLargeIsRefused()
    {
        const study::ProgramFile file = programAt(written("p.weave",
            "group g = 4\nsize M = 16777216\nsize K = 16777216\ninput a: f64[M, K]\ninput b: f64[K, M]\n"
            "y = a * 2\nc = matmul(y, b)\noutput c\n"));
        Findings findings;
        const auto run = study::runProgram(file.program, fabricAt("Ring(4,50GB/s,500ns)"), optionsFor(false), findings);
        QVERIFY(!run);
        QVERIFY(run.error().code == ErrorCode::TooLarge);
        const Error placed = study::placed(file, file.program, run.error());
        QVERIFY2(QString::fromStdString(toString(placed)).contains("p.weave:7:5"), toString(placed).c_str());
    }

    void computationThatTakesNoTimeIsTold()
    {
        const study::ProgramFile file
            = programAt(written("p.weave", "group g = 2\nsize N = 64\ninput x: f32[N]\ny = x * 2\noutput y\n"));
        study::ProgramRunOptions options = optionsFor(false);
        options.system = written("s.json",
            R"({"scheduling-policy":"LIFO","preferred-dataset-splits":1,"collective-optimization":"baseline",)"
            R"("all-reduce-implementation":["ring"],"all-gather-implementation":["ring"],)"
            R"("reduce-scatter-implementation":["ring"],"all-to-all-implementation":["ring"],"local-mem-bw":900})");
        Findings findings;
        QVERIFY(study::programSystem(options, fabricAt("Ring(2,50GB/s,500ns)"), findings));
        QVERIFY2(told(findings).contains("takes no time"), qPrintable(told(findings)));
        QVERIFY2(told(findings).contains("s.json"), qPrintable(told(findings)));
    }

private:
    std::string written(const QString& name, const QString& text) const
    {
        const std::string path = m_folder->filePath(name).toStdString();
        if (!io::writeTextFile(path, text.toStdString()))
            qFatal("%s", path.c_str());
        return path;
    }

    static study::ProgramRunOptions optionsFor(bool launches)
    {
        study::ProgramRunOptions options;
        options.lowering.device = machine::deviceCards().front();
        options.lowering.launches = launches;
        return options;
    }

    // Written, looked through, read again and run: as long as the program by itself.
    void tryToRun(const program::Program& program, const topology::Fabric& fabric, const study::ProgramSetting& setting,
        bool launches) const
    {
        const QString prefix = m_folder->filePath("w");
        const study::ProgramRunOptions options = optionsFor(launches);
        Findings findings;
        const auto done
            = study::writeProgramWorkload(program, fabric, options, setting, prefix.toStdString(), findings);
        QVERIFY2(done, done ? "" : done.error().message.c_str());
        const QStringList traps = test::trapsIn({ prefix, launches, false });
        QVERIFY2(traps.isEmpty(), qPrintable(traps.join('\n')));
        if (launches) {
            QVERIFY2(told(findings).contains("--launches"), qPrintable(told(findings)));
            return;
        }
        study::ScenarioFiles files;
        files.topology = prefix.toStdString() + ".network.yml";
        files.workload = prefix.toStdString();
        files.system = prefix.toStdString() + ".system.json";
        files.memory = prefix.toStdString() + ".memory.json";
        if (program.groups.size() > 1)
            files.commGroups = prefix.toStdString() + ".groups.json";
        Findings read;
        const auto scenario = study::loadScenario(files, read);
        QVERIFY2(scenario && read.empty(), qPrintable(told(read)));
        const auto again
            = simulation::simulate(scenario->fabric, *scenario->workload, scenario->system, options.run, read);
        QVERIFY2(again && (*again)->complete(), qPrintable(told(read)));
        program::LowerOptions lowering = options.lowering;
        lowering.chunks = setting.chunks;
        lowering.inlined = setting.inlined;
        const auto system = study::programSystem(options, fabric, findings);
        const auto run = study::runProgram(
            program, fabric, lowering, study::withSetting(*system, program, fabric, setting), options.run, findings);
        QVERIFY2(run, run ? "" : run.error().message.c_str());
        for (std::size_t rank = 0; rank < run->run->ranks.size(); ++rank)
            QCOMPARE((*again)->ranks[rank].finish.ns(), run->run->ranks[rank].finish.ns());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

WEFT_TEST(TestProgramFiles)
#include "tst_program_files.moc"
