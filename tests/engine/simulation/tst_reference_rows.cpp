// SPDX-License-Identifier: GPL-3.0-or-later
// ASTRA-sim's own figures, to the tick. The rows with one collective a rank are kept in tests/data (made by
// scripts/make_reference_rows.py) with their traces written here; all rows are run in place where ../shared is there.
#include "engine/inputs/comm_groups_json.h"
#include "engine/inputs/peer_options.h"
#include "engine/inputs/system_json.h"
#include "engine/io/gzip.h"
#include "engine/io/json_file.h"
#include "engine/io/text_file.h"
#include "engine/study/runs/batch.h"
#include "engine/topology/astra_network.h"
#include "tests/engine/simulation/scenario_builder.h"
#include "tests/support/test_program.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

using namespace weft;
using namespace weft::test;
using trace::CollectiveType;

namespace {

const std::string kRows = WEFT_SOURCE_DIR "/tests/data/astra_collective_rows.jsonl.gz";
const std::string kShared = WEFT_SHARED_DIR;

CollectiveType typeNamed(const std::string& name)
{
    static const std::map<std::string, CollectiveType> kTypes { { "all_reduce", CollectiveType::AllReduce },
        { "all_gather", CollectiveType::AllGather }, { "reduce_scatter", CollectiveType::ReduceScatter },
        { "all_to_all", CollectiveType::AllToAll } };
    return kTypes.at(name);
}

// One figure a rank; a row that holds one number means it for all.
std::vector<std::uint64_t> figures(const nlohmann::json& value, std::size_t npus)
{
    if (value.is_array())
        return value.get<std::vector<std::uint64_t>>();
    return std::vector<std::uint64_t>(npus, value.get<std::uint64_t>());
}

Result<simulation::RunPtr> runKept(const io::JsonFile& file)
{
    const nlohmann::json& row = file.root();
    Findings findings;
    Result<topology::TopologyPtr> topology
        = topology::parseAstraNetwork(row["network_yaml"].get<std::string>(), "row", findings);
    if (!topology)
        return topology.error();
    const std::uint32_t npus = (*topology)->npuCount();
    const auto arguments = row["extra_args"].get<std::vector<std::string>>();
    const auto options = inputs::readPeerOptions(arguments, {}, findings);
    if (!options)
        return options.error();
    auto system = inputs::readSystem(file, row["system"], *options, findings);
    if (!system)
        return system.error();
    auto groups = inputs::readCommGroups(file, row["comm_groups"], npus, findings);
    if (!groups)
        return groups.error();
    system->config.groups = *groups;
    const bool aware = row["backend"] == "congestion_aware";
    return simulation::simulate(topology::Fabric(*topology),
        oneCollective(npus, typeNamed(row["collective"].get<std::string>()), row["bytes"].get<std::int64_t>()),
        system->config, optionsOf(aware ? simulation::NetworkModel::Aware : simulation::NetworkModel::Unaware),
        findings);
}

// What is wrong with a run, or nothing.
std::string compare(const nlohmann::json& row, const Result<simulation::RunPtr>& result)
{
    if (!result)
        return toString(result.error());
    const simulation::Run& run = **result;
    if (!run.complete())
        return "not complete";
    const auto cycles = figures(row["cycles"], run.ranks.size());
    const auto exposed = figures(row["exposed_comm"], run.ranks.size());
    if (row["npus"].get<std::size_t>() != run.ranks.size() || cycles.size() != run.ranks.size())
        return "another number of ranks";
    for (std::size_t rank = 0; rank < run.ranks.size(); ++rank) {
        const simulation::RankMetrics& metrics = run.ranks[rank];
        if (metrics.finish.ns() != cycles[rank] || metrics.peerExposedNs != exposed[rank])
            return "rank " + std::to_string(rank) + ": " + std::to_string(metrics.finish.ns()) + " for "
                + std::to_string(cycles[rank]) + " cycles, " + std::to_string(metrics.peerExposedNs) + " for "
                + std::to_string(exposed[rank]) + " exposed";
    }
    return {};
}

} // namespace

class TestReferenceRows : public QObject {
    Q_OBJECT

private slots:
    void collectivesOnACleanClone()
    {
        const auto packed = io::readTextFile(kRows);
        QVERIFY(packed.ok());
        const auto text = io::inflateGzip(*packed, kRows);
        QVERIFY(text.ok());
        std::istringstream lines(*text);
        int rows = 0;
        int wrong = 0;
        for (std::string line; std::getline(lines, line); ++rows) {
            const auto file = io::JsonFile::parse(line, "row");
            QVERIFY(file.ok());
            const std::string difference = compare(file->root(), runKept(*file));
            if (!difference.empty() && ++wrong <= 10)
                qWarning("row %s: %s", file->root()["id"].dump().c_str(), difference.c_str());
        }
        QCOMPARE(wrong, 0);
        QCOMPARE(rows, 4015);
    }

    void allRowsInPlace()
    {
        const std::string path = kShared + "/reference/astra/rows.jsonl";
        if (!std::filesystem::exists(path) || !std::filesystem::exists(kShared + "/external/astra-sim"))
            QSKIP("the reference rows are not there");
        std::vector<nlohmann::json> expected;
        std::ifstream lines(path);
        for (std::string line; std::getline(lines, line);)
            expected.push_back(nlohmann::json::parse(line));
        std::size_t at = 0;
        int wrong = 0;
        study::BatchSink sink;
        sink.result = [&](const std::string& line) {
            const nlohmann::json& row = expected[at++];
            const nlohmann::json got = nlohmann::json::parse(line);
            const bool same = got.contains("cycles") && got["id"] == row["id"] && got["cycles"] == row["cycles"]
                && got["max_cycles"] == row["max_cycles"] && got["exposed_comm"] == row["exposed_comm"];
            if (!same && ++wrong <= 10)
                qWarning("%s", line.substr(0, 500).c_str());
        };
        std::ifstream rows(path);
        const study::BatchOutcome outcome = study::runBatch(rows, path, { kShared, 2 }, sink);
        QCOMPARE(outcome.failed, std::uint64_t { 0 });
        QCOMPARE(wrong, 0);
        QCOMPARE(at, std::size_t { 4696 });
    }

    void theKeptRowsAreTheReferences()
    {
        const std::string path = kShared + "/reference/astra/rows.jsonl";
        if (!std::filesystem::exists(path))
            QSKIP("the reference rows are not there");
        std::map<int, nlohmann::json> reference;
        std::ifstream lines(path);
        for (std::string line; std::getline(lines, line);) {
            nlohmann::json row = nlohmann::json::parse(line);
            const int id = row["id"].get<int>();
            reference.emplace(id, std::move(row));
        }
        std::istringstream kept(*io::inflateGzip(*io::readTextFile(kRows), kRows));
        for (std::string line; std::getline(kept, line);) {
            const nlohmann::json row = nlohmann::json::parse(line);
            const nlohmann::json& full = reference.at(row["id"].get<int>());
            const auto npus = row["npus"].get<std::size_t>();
            QVERIFY(row["system"] == full["system"] && row["network_yaml"] == full["network_yaml"]);
            QVERIFY(figures(row["cycles"], npus) == full["cycles"].get<std::vector<std::uint64_t>>());
            QVERIFY(figures(row["exposed_comm"], npus) == full["exposed_comm"].get<std::vector<std::uint64_t>>());
        }
    }
};

WEFT_TEST(TestReferenceRows)
#include "tst_reference_rows.moc"
