// SPDX-License-Identifier: GPL-3.0-or-later
// ASTRA-sim's own figures for programs, to the tick, on a clean clone: transformers, pipelines, mixtures of experts,
// process groups, messages, remote memory. Made by scripts/make_application_rows.py: traces, then the rows that run
// them. Rows with one collective a rank are in tests/engine/simulation/tst_reference_rows.cpp.
#include "engine/collective/library/algorithm_library.h"
#include "engine/io/gzip.h"
#include "engine/io/text_file.h"
#include "engine/study/runs/batch.h"
#include "engine/study/runs/collective_benchmark.h"
#include "engine/study/schedules/schedule_files.h"
#include "engine/trace/et_writer.h"
#include "tests/support/test_program.h"

#include <nlohmann/json.hpp>

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <set>
#include <sstream>

using namespace weft;

namespace {

const std::string kRows = WEFT_SOURCE_DIR "/tests/data/astra_application_rows.jsonl.gz";

bool writeTrace(const QString& folder, const nlohmann::json& line)
{
    const QString path = folder + '/' + QString::fromStdString(line["trace"].get<std::string>());
    if (!QDir().mkpath(QFileInfo(path).path()))
        return false;
    QFile file(path);
    const QByteArray bytes = QByteArray::fromBase64(QByteArray::fromStdString(line["bytes"].get<std::string>()));
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

// One figure a rank; a row that holds one number means it for all.
std::vector<std::uint64_t> figures(const nlohmann::json& value, std::size_t npus)
{
    if (value.is_array())
        return value.get<std::vector<std::uint64_t>>();
    return std::vector<std::uint64_t>(npus, value.get<std::uint64_t>());
}

struct MadeAlgorithm {
    const char* name;
    collective::PatternKind pattern;
    std::uint32_t ranks;
    Bytes size; // Chakra's
    collective::ReduceModel reduce;
};

// With the sums of the peer's traces: 7 µs, 2 µs, none.
std::vector<MadeAlgorithm> madeAlgorithms()
{
    using collective::PatternKind;
    using collective::ReduceModel;
    return { { "ring", PatternKind::AllReduce, 8, Bytes { 1U << 20U }, ReduceModel::collectiveApi() },
        { "recursive-doubling", PatternKind::AllReduce, 8, Bytes { 1U << 20U },
            ReduceModel::ofMemory(Bandwidth::gigaBytesPerSecond(1572)) },
        { "direct", PatternKind::AllGather, 4, Bytes { 1U << 18U }, {} } };
}

bool writeAlgorithm(const QString& folder, const MadeAlgorithm& made)
{
    collective::AlgorithmRequest request;
    request.pattern.kind = made.pattern;
    request.pattern.ranks = made.ranks;
    const auto schedule = collective::makeAlgorithm(made.name, request);
    if (!schedule)
        return false;
    collective::EtOptions options;
    options.lowering = { made.size, made.reduce };
    Findings findings;
    return study::saveSchedule(
        **schedule, (folder + '/' + made.name).toStdString(), study::ScheduleForm::Traces, options, findings)
        .ok();
}

bool writeBenchmark(const QString& prefix, trace::CollectiveType pattern, std::uint64_t bytes, std::uint32_t npus)
{
    const auto workload = study::makeWorkload({ pattern, bytes }, npus);
    for (std::uint32_t rank = 0; workload && rank < npus; ++rank) {
        if (!trace::writeEt(*workload->graphs[rank], QStringLiteral("%1.%2.et").arg(prefix).arg(rank).toStdString()))
            return false;
    }
    return workload.ok();
}

// What rows call made/…
bool writeMade(const QString& folder)
{
    QFile perNode(folder + "/per_node.yml");
    const auto algorithms = madeAlgorithms();
    return QDir().mkpath(folder)
        && std::all_of(algorithms.begin(), algorithms.end(),
            [&](const MadeAlgorithm& made) { return writeAlgorithm(folder, made); })
        && writeBenchmark(folder + "/all-reduce", trace::CollectiveType::AllReduce, 1U << 20U, 8)
        && writeBenchmark(folder + "/all-gather", trace::CollectiveType::AllGather, 4U << 20U, 4)
        && perNode.open(QIODevice::WriteOnly) && perNode.write("0: recursive-doubling\n") > 0;
}

} // namespace

class TestApplicationRows : public QObject {
    Q_OBJECT

private slots:
    void programsOnACleanClone()
    {
        const auto packed = io::readTextFile(kRows);
        QVERIFY(packed.ok());
        const auto text = io::inflateGzip(*packed, kRows);
        QVERIFY(text.ok());
        const QTemporaryDir folder;
        QVERIFY(writeMade(folder.filePath("made")));
        std::vector<nlohmann::json> expected;
        std::string rows;
        std::set<std::string> groups;
        std::istringstream lines(*text);
        for (std::string line; std::getline(lines, line);) {
            nlohmann::json entry = nlohmann::json::parse(line);
            if (entry.contains("trace")) {
                QVERIFY(writeTrace(folder.path(), entry));
                continue;
            }
            groups.insert(entry["group"].get<std::string>());
            expected.push_back(std::move(entry));
            rows += line + '\n';
        }
        std::size_t at = 0;
        int wrong = 0;
        study::BatchSink sink;
        sink.result = [&](const std::string& line) {
            const nlohmann::json& row = expected[at++];
            const nlohmann::json got = nlohmann::json::parse(line);
            const auto npus = row["npus"].get<std::size_t>();
            const bool same = got.contains("cycles") && got["id"] == row["id"]
                && got["cycles"].get<std::vector<std::uint64_t>>() == figures(row["cycles"], npus)
                && got["exposed_comm"].get<std::vector<std::uint64_t>>() == figures(row["exposed_comm"], npus);
            if (!same && ++wrong <= 10)
                qWarning("%s", line.substr(0, 500).c_str());
        };
        std::istringstream input(rows);
        const study::BatchOutcome outcome = study::runBatch(input, kRows, { folder.path().toStdString(), 2 }, sink);
        QCOMPARE(outcome.failed, std::uint64_t { 0 });
        QCOMPARE(wrong, 0);
        QCOMPARE(at, std::size_t { 681 });
        QCOMPARE(groups,
            (std::set<std::string> { "apps-1d", "apps-multi-dim", "apps-no-roofline", "apps-rendezvous",
                "apps-replay-only", "custom-collective", "custom-per-node", "durations", "groups-endpoint-delay",
                "involved-dim", "remote-memory" }));
    }
};

WEFT_TEST(TestApplicationRows)
#include "tst_application_rows.moc"
