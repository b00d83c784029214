// SPDX-License-Identifier: GPL-3.0-or-later
// Collective algorithms from MSCCL programs against ASTRA-sim's own figures, to the tick: the traces that a published
// converter made of them, and the same programs as schedules, both as the algorithm of a collective and as a workload.
// Runs in place where ../shared is there.
#include "engine/collective/forms/msccl/msccl_xml.h"
#include "engine/trace/attributes.h"
#include "engine/trace/trace_set.h"
#include "tests/engine/collective/trace_texts.h"
#include "tests/engine/simulation/scenario_builder.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <set>
#include <sstream>

using namespace weft;
using namespace weft::simulation;
using namespace weft::test;
using trace::CollectiveType;

namespace {

const std::string kShared = WEFT_SHARED_DIR;
const std::string kRows = kShared + "/reference/msccl/simulated.csv";
const std::string kTraces = kShared + "/external/msccl_et/sized_1MiB/";
constexpr std::int64_t kSize = 1 << 20;

struct Row {
    std::string algorithm;
    std::uint32_t npus = 0;
    std::string topology;
    bool asWorkload = false;
    NetworkModel network = NetworkModel::Unaware;
    std::uint64_t min = 0;
    std::uint64_t max = 0;

    [[nodiscard]] std::string text() const
    {
        return algorithm + ' ' + topology + (asWorkload ? " as workload" : " custom")
            + (network == NetworkModel::Aware ? " aware" : " unaware");
    }
};

std::vector<Row> rows()
{
    std::ifstream file(kRows);
    std::vector<Row> all;
    std::string line;
    std::getline(file, line); // the names of the columns
    while (std::getline(file, line)) {
        std::istringstream cells(line);
        std::vector<std::string> cell(10);
        for (std::string& one : cell)
            std::getline(cells, one, ',');
        all.push_back({ cell[0], static_cast<std::uint32_t>(std::stoul(cell[1])), cell[2], cell[3] == "as-workload",
            cell[4] == "Aware" ? NetworkModel::Aware : NetworkModel::Unaware, std::stoull(cell[5]),
            std::stoull(cell[6]) });
    }
    return all;
}

// The peer issues what is ready in the order of a hash table; these depend on it.
bool dependsOnAHashTable(const Row& row)
{
    const std::set<std::string> algorithms { "allgather_allpairs_n8", "allreduce_hier_4x2_nofuse" };
    return algorithms.contains(row.algorithm) && !row.asWorkload && row.network == NetworkModel::Aware
        && row.topology != "FullyConnected";
}

CollectiveType typeOf(const std::string& algorithm)
{
    if (algorithm.starts_with("allgather"))
        return CollectiveType::AllGather;
    if (algorithm.starts_with("reducescatter"))
        return CollectiveType::ReduceScatter;
    return CollectiveType::AllReduce;
}

struct Program {
    std::vector<trace::ExecutionGraphPtr> traces; // as the converter made them
    collective::SchedulePtr schedule; // of the program that they were made from
};

const Program& programNamed(const std::string& name, std::uint32_t npus)
{
    static std::map<std::string, Program> known;
    const auto [at, isNew] = known.try_emplace(name);
    if (!isNew)
        return at->second;
    Findings findings;
    Result<trace::Workload> read = trace::readTraceSet(kTraces + name, npus, findings);
    if (!read)
        throw std::runtime_error(toString(read.error()));
    at->second.traces = read->graphs;
    const trace::Attributes metadata = trace::Attributes::ofMetadata(*read->graphs.front());
    const auto program = metadata.text("input_file");
    if (!program)
        throw std::runtime_error(name + " does not hold its program");
    Result<collective::SchedulePtr> schedule = collective::parseMscclXml(*program, name, findings);
    if (!schedule)
        throw std::runtime_error(toString(schedule.error()));
    at->second.schedule = *schedule;
    return at->second;
}

RunPtr runRow(const Row& row, const trace::Workload& workload, const CustomCollective& custom)
{
    SystemConfig system = systemOf();
    system.custom[typeOf(row.algorithm)] = custom;
    const std::string spec = row.topology + '(' + std::to_string(row.npus) + ",50GiB/s,500ns)";
    return run(fabricOf(spec), workload, system, optionsOf(row.network));
}

using Way = std::function<RunPtr(const Row&, const Program&)>;

// Runs all rows of a mode one way and counts those that differ from the reference.
void compare(bool asWorkload, const Way& way, int expectedRows)
{
    if (!std::filesystem::exists(kRows) || !std::filesystem::exists(kTraces))
        QSKIP("the reference rows are not there");
    int compared = 0;
    int wrong = 0;
    int excused = 0;
    for (const Row& row : rows()) {
        if (row.asWorkload != asWorkload)
            continue;
        ++compared;
        const RunPtr made = way(row, programNamed(row.algorithm, row.npus));
        const std::vector<std::uint64_t> ends = finishes(*made);
        const auto [least, most] = std::minmax_element(ends.begin(), ends.end());
        if (made->complete() && *least == row.min && *most == row.max)
            continue;
        if (dependsOnAHashTable(row)) {
            ++excused;
            continue;
        }
        if (++wrong <= 10)
            qWarning("%s: %llu … %llu for %llu … %llu%s", row.text().c_str(), static_cast<unsigned long long>(*least),
                static_cast<unsigned long long>(*most), static_cast<unsigned long long>(row.min),
                static_cast<unsigned long long>(row.max), made->complete() ? "" : ", not complete");
    }
    QCOMPARE(wrong, 0);
    QCOMPARE(excused, asWorkload ? 0 : 4);
    QCOMPARE(compared, expectedRows);
}

trace::Workload collectiveOf(const Row& row)
{
    return oneCollective(row.npus, typeOf(row.algorithm), kSize);
}

} // namespace

class TestScheduleRows : public QObject {
    Q_OBJECT

private slots:
    void tracesAsAlgorithms()
    {
        compare(
            false,
            [](const Row& row, const Program& algorithm) {
                return runRow(row, collectiveOf(row), { row.algorithm, algorithm.traces, nullptr, {} });
            },
            166);
    }

    void tracesAsWorkloads()
    {
        compare(
            true,
            [](const Row& row, const Program& algorithm) {
                return runRow(row, { algorithm.traces, {} }, {});
            },
            220);
    }

    // With the limit of one communication at a time.
    void schedulesAsWorkloads()
    {
        compare(
            true,
            [](const Row& row, const Program& algorithm) {
                const collective::LoweringOptions sized { Bytes { kSize }, collective::ReduceModel::collectiveApi() };
                return runRow(row, { graphsOf(*algorithm.schedule, { sized, false, {} }), {} }, {});
            },
            220);
    }

    void schedulesAsAlgorithms()
    {
        compare(
            false,
            [](const Row& row, const Program& algorithm) {
                return runRow(row, collectiveOf(row),
                    { row.algorithm, {}, algorithm.schedule, collective::ReduceModel::collectiveApi() });
            },
            166);
    }
};

WEFT_TEST(TestScheduleRows)
#include "tst_schedule_rows.moc"
