// SPDX-License-Identifier: GPL-3.0-or-later
// A schedule takes the same time as the traces that Weft writes for it and runs by the system file beside them: for the
// library's algorithms, fabrics, sizes and both network models, for all collectives of a type or for one node, and in
// process groups.
#include "engine/collective/forms/chakra/chakra_form.h"
#include "engine/collective/library/algorithm_library.h"
#include "engine/inputs/custom_collectives.h"
#include "engine/io/text_file.h"
#include "tests/engine/simulation/scenario_builder.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

using namespace weft;
using namespace weft::simulation;
using namespace weft::test;
using collective::PatternKind;
using collective::ReduceModel;
using collective::SchedulePtr;
using trace::CollectiveType;

namespace {

void write(const std::string& path, const std::string& text)
{
    if (const Result<void> written = io::writeTextFile(path, text); !written)
        throw std::runtime_error(toString(written.error()));
}

SchedulePtr made(std::string_view algorithm, PatternKind kind, std::uint32_t ranks, const topology::Fabric* fabric)
{
    collective::AlgorithmRequest request;
    request.pattern.kind = kind;
    request.pattern.ranks = ranks;
    request.fabric = fabric;
    const Result<SchedulePtr> schedule = collective::makeAlgorithm(algorithm, request);
    if (!schedule)
        throw std::runtime_error(toString(schedule.error()));
    return *schedule;
}

// Writes PREFIX.<rank>.et.
void writeTraces(const SchedulePtr& schedule, const std::string& prefix, const collective::EtOptions& options)
{
    const collective::EtEncoder encoder(*schedule, options);
    for (std::uint32_t rank = 0; rank < schedule->rankCount(); ++rank)
        write(prefix + '.' + std::to_string(rank) + ".et", encoder.encode(Rank { rank }));
}

SystemConfig readSystemOf(const std::string& path, std::uint32_t npus)
{
    Findings findings;
    Result<inputs::SystemFile> system = inputs::readSystemFile(path, {}, findings);
    if (!system)
        throw std::runtime_error(toString(system.error()));
    const std::string folder = path.substr(0, path.rfind('/'));
    if (const auto loaded = inputs::loadCustomCollectives(*system, { folder }, npus, findings); !loaded)
        throw std::runtime_error(toString(loaded.error()));
    return system->config;
}

// What the run shows of its messages and ends.
bool alike(const Run& one, const Run& other)
{
    return one.complete() && other.complete() && finishes(one) == finishes(other)
        && one.messagesLog.start == other.messagesLog.start && one.messagesLog.end == other.messagesLog.end
        && one.messagesLog.source == other.messagesLog.source && one.messagesLog.bytes == other.messagesLog.bytes;
}

} // namespace

class TestScheduleTraces : public QObject {
    Q_OBJECT

private slots:
    void takeTheTimeOfTheirSchedule_data()
    {
        QTest::addColumn<QString>("algorithm");
        QTest::addColumn<int>("pattern");
        QTest::addColumn<QString>("fabric");
        const auto add = [](const char* algorithm, PatternKind pattern, std::initializer_list<const char*> fabrics) {
            for (const char* fabric : fabrics)
                QTest::addRow("%s, %s, %s", algorithm, std::string(toString(pattern)).c_str(), fabric)
                    << QString(algorithm) << static_cast<int>(pattern) << QString(fabric);
        };
        const char* const ring = "Ring(8,50GB/s,500ns)";
        const char* const full = "FC(6,50GB/s,500ns)";
        const char* const central = "Switch(5,50GB/s,500ns)";
        const char* const two = "Ring(4,50GB/s,500ns)_FC(3,25GB/s,700ns)";
        add("ring", PatternKind::AllReduce, { ring, full, central, two });
        add("ring", PatternKind::AllGather, { ring, central });
        add("ring", PatternKind::AllToAll, { ring, full });
        add("ring-bidirectional", PatternKind::ReduceScatter, { ring, central });
        add("direct", PatternKind::AllReduce, { ring, full, central });
        add("direct", PatternKind::AllToAll, { ring, full });
        add("halving-doubling", PatternKind::AllReduce, { ring, full, central });
        add("recursive-doubling", PatternKind::AllGather, { ring, full });
        add("double-binary-tree", PatternKind::AllReduce, { ring, full, central });
        add("chain", PatternKind::AllReduce, { ring, central });
        add("multi-tree", PatternKind::AllReduce, { ring, full });
        add("hierarchical", PatternKind::AllReduce, { two });
        add("multi-dimensional", PatternKind::AllGather, { two });
        add("themis", PatternKind::ReduceScatter, { two });
        add("two-step", PatternKind::AllToAll, { two });
    }
    void takeTheTimeOfTheirSchedule()
    {
        QFETCH(QString, algorithm);
        QFETCH(int, pattern);
        QFETCH(QString, fabric);
        const auto kind = static_cast<PatternKind>(pattern);
        const topology::Fabric where = fabricOf(fabric.toStdString());
        const std::uint32_t npus = where.topology().npuCount();
        const SchedulePtr schedule = made(algorithm.toStdString(), kind, npus, &where);
        const CollectiveType type = *collective::chakraType(kind);
        QTemporaryDir folder;
        const std::string base = folder.path().toStdString();
        int number = 0;
        for (const ReduceModel& reduce : { ReduceModel(), ReduceModel::collectiveApi() }) {
            for (const std::int64_t bytes : { std::int64_t { 1 } << 20, std::int64_t { 777'777 } }) {
                const std::string name = "algorithm" + std::to_string(++number);
                const bool annotate = number % 2 == 0;
                writeTraces(schedule, base + '/' + name,
                    { { Bytes { static_cast<std::uint64_t>(bytes) }, reduce }, annotate, {} });
                write(base + "/system.json", *collective::customSystemJson(kind, name));
                SystemConfig asTraces = readSystemOf(base + "/system.json", npus);
                QCOMPARE(asTraces.custom.at(type).graphs.size(), std::size_t { npus });
                SystemConfig asSchedule = asTraces;
                asSchedule.custom[type] = { name, {}, schedule, reduce };
                const trace::Workload workload = oneCollective(npus, type, bytes);
                for (const NetworkModel network : { NetworkModel::Aware, NetworkModel::Unaware }) {
                    const RunOptions how = optionsOf(network, RecordLevel::Full);
                    const RunPtr one = run(where, workload, asSchedule, how);
                    QVERIFY(one->messages > 0);
                    QVERIFY(alike(*one, *run(where, workload, asTraces, how)));
                    // The same when the algorithm is given for the node.
                    SystemConfig byNode = systemOf(AlgorithmKind::Direct, where.topology().dimensions().size());
                    byNode.customPerNode[1] = asSchedule.custom[type];
                    QVERIFY(alike(*one, *run(where, workload, byNode, how)));
                    byNode.customPerNode[1] = asTraces.custom[type];
                    QVERIFY(alike(*one, *run(where, workload, byNode, how)));
                }
            }
        }
    }

    // As files name them: schedules and traces side by side, one a node.
    void nodesHaveAlgorithmsOfTheirOwn()
    {
        const topology::Fabric where = fabricOf("Switch(6,50GB/s,500ns)");
        QTemporaryDir folder;
        const std::string base = folder.path().toStdString();
        const collective::EtOptions options { { Bytes { 600'000 }, {} }, true, {} };
        writeTraces(made("ring", PatternKind::AllReduce, 6, nullptr), base + "/ring", options);
        writeTraces(made("direct", PatternKind::AllReduce, 6, nullptr), base + "/direct", options);
        write(base + "/nodes.yml", "1: ring\n2: direct\n3: ring\n");
        write(base + "/system.json",
            R"({"endpoint-delay": 10, "preferred-dataset-splits": 1, "collective-optimization": "localBWAware",
                "all-reduce-implementation": ["ring"], "per-node-custom-implementation": "nodes.yml"})");
        const SystemConfig asTraces = readSystemOf(base + "/system.json", 6);
        SystemConfig asSchedules = asTraces;
        for (auto& [node, custom] : asSchedules.customPerNode)
            custom = { "given", {}, made(node == 2 ? "direct" : "ring", PatternKind::AllReduce, 6, nullptr),
                ReduceModel() };
        // Node 4 is run by the native ring.
        WorkloadBuilder builder(6);
        for (int i = 0; i < 4; ++i)
            builder.everywhere(CollectiveType::AllReduce, 600'000);
        const trace::Workload workload = builder.seal();
        for (const NetworkModel network : { NetworkModel::Aware, NetworkModel::Unaware }) {
            const RunOptions how = optionsOf(network, RecordLevel::Full);
            const RunPtr one = run(where, workload, asTraces, how);
            QVERIFY(alike(*one, *run(where, workload, asSchedules, how)));
            QCOMPARE(one->collectives.size(), std::size_t { 4 });
        }
    }

    // Positions of the traces are places in the group, whatever its order.
    void inGroupsTheyAgreeToo()
    {
        const topology::Fabric where = fabricOf("Ring(8,50GB/s,500ns)");
        const SchedulePtr schedule = made("ring", PatternKind::AllReduce, 4, nullptr);
        QTemporaryDir folder;
        const std::string base = folder.path().toStdString();
        writeTraces(schedule, base + "/four", { { Bytes { 500'000 }, {} }, true, {} });
        write(base + "/system.json", *collective::customSystemJson(PatternKind::AllReduce, "four"));
        SystemConfig asTraces = readSystemOf(base + "/system.json", 8);
        asTraces.groups = { { "1", { Rank { 6 }, Rank { 0 }, Rank { 3 }, Rank { 1 } } },
            { "2", { Rank { 2 }, Rank { 7 }, Rank { 5 }, Rank { 4 } } } };
        SystemConfig asSchedule = asTraces;
        asSchedule.custom[CollectiveType::AllReduce] = { "four", {}, schedule, ReduceModel() };
        WorkloadBuilder builder(8);
        for (const trace::ProcessGroup& group : asTraces.groups) {
            for (const Rank rank : group.ranks) {
                for (int i = 0; i < 3; ++i)
                    builder.collective(
                        index(rank), CollectiveType::AllReduce, 500'000, builder.after(index(rank)), group.name);
            }
        }
        const trace::Workload workload = builder.seal();
        for (const NetworkModel network : { NetworkModel::Aware, NetworkModel::Unaware }) {
            const RunOptions how = optionsOf(network, RecordLevel::Full);
            QVERIFY(alike(*run(where, workload, asSchedule, how), *run(where, workload, asTraces, how)));
        }
    }
};

WEFT_TEST(TestScheduleTraces)
#include "tst_schedule_traces.moc"
