// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/text_file.h"
#include "engine/simulation/kernel/simulator.h"
#include "engine/study/runs/timed_workload.h"
#include "engine/study/scenario/sample.h"
#include "engine/study/scenario/scenario.h"
#include "engine/trace/proto/chakra.pb.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <google/protobuf/io/zero_copy_stream_impl.h>
#include <google/protobuf/util/delimited_message_util.h>
#include <map>
#include <sstream>

using namespace weft;
using namespace weft::study;
using simulation::Run;
using simulation::RunPtr;

class TestTimedWorkload : public QObject {
    Q_OBJECT

    static RunPtr simulated(const Scenario& scenario, bool replay = false)
    {
        simulation::RunOptions options;
        options.network = simulation::NetworkModel::Aware;
        options.record = simulation::RecordLevel::Full;
        simulation::SystemConfig system = scenario.system;
        system.replayOnly = replay;
        Findings warnings;
        return *simulation::simulate(scenario.fabric, *scenario.workload, system, options, warnings);
    }

    // Durations of operations by rank and op, ns.
    static std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint64_t> durations(const Run& run)
    {
        std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint64_t> found;
        for (std::size_t at = 0; at < run.operations.size(); ++at)
            found[{ index(run.operations.rank[at]), index(run.operations.op[at]) }]
                = (run.operations.end[at] - run.operations.start[at]).ns();
        return found;
    }

    static std::vector<weft::chakra::Node> nodesOf(std::istream& stream)
    {
        google::protobuf::io::IstreamInputStream in(&stream);
        weft::chakra::GlobalMetadata metadata;
        std::vector<weft::chakra::Node> found;
        bool ended = false;
        if (!google::protobuf::util::ParseDelimitedFromZeroCopyStream(&metadata, &in, &ended))
            return found;
        for (weft::chakra::Node node; google::protobuf::util::ParseDelimitedFromZeroCopyStream(&node, &in, &ended);
             node.Clear())
            found.push_back(node);
        return found;
    }

private slots:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        const std::string folder = m_folder.path().toStdString();
        QVERIFY(writeSample(folder).ok());
        m_files = { folder + "/fabric.json", {}, folder + "/step", folder + "/system.json", {}, folder + "/groups.json",
            {} };
        Findings findings;
        m_scenario.emplace(*loadScenario(m_files, findings));
        m_run = simulated(*m_scenario);
        QVERIFY(m_run->complete());
        // Traces of something larger under the same prefix would be read as part of it, and are not ours to remove.
        const std::string further = folder + "/timed.64.et";
        QVERIFY(io::writeTextFile(further, "of something larger").ok());
        const auto refused = saveTimedWorkload(*m_run, *m_scenario->workload, folder + "/timed");
        QVERIFY(!refused && refused.error().code == ErrorCode::Duplicate && refused.error().where.file == further);
        QVERIFY(QFile::exists(m_folder.filePath("timed.64.et")) && !QFile::exists(m_folder.filePath("timed.0.et")));
        QVERIFY(QFile::remove(m_folder.filePath("timed.64.et")));
        const auto files = saveTimedWorkload(*m_run, *m_scenario->workload, folder + "/timed");
        QVERIFY(files && files->size() == 64);
    }

    // Weft's own reader opens it, and a replay of it lasts as long as each operation did.
    void aReplayHasTheDurationsOfTheRun()
    {
        ScenarioFiles files = m_files;
        files.workload = m_folder.path().toStdString() + "/timed";
        Findings findings;
        const auto scenario = loadScenario(files, findings);
        QVERIFY(scenario.ok());
        QVERIFY(findings.empty());
        const auto before = durations(*m_run);
        const auto after = durations(*simulated(*scenario, true));
        QCOMPARE(after.size(), before.size());
        std::size_t long_ = 0;
        for (const auto& [operation, ns] : before) {
            const std::uint64_t replayed = after.at(operation);
            QVERIFY(replayed == (ns + 500) / 1000 * 1000 || (ns < 500 && replayed <= 1));
            long_ += ns >= 500 ? 1 : 0;
        }
        QVERIFY(long_ > 1000);
    }

    // The protobuf library reads the times, and everything else is as it was.
    void onlyTheTimesAreOther()
    {
        const auto nodes = [this](const QString& name) {
            std::ifstream stream(m_folder.filePath(name).toStdString(), std::ios::binary);
            return nodesOf(stream);
        };
        for (const char* rank : { "0", "63" }) {
            const auto before = nodes(QString("step.%1.et").arg(rank));
            auto after = nodes(QString("timed.%1.et").arg(rank));
            QVERIFY(!before.empty());
            QCOMPARE(after.size(), before.size());
            std::uint64_t started = 0;
            for (std::size_t at = 0; at < before.size(); ++at) {
                started += after[at].start_time_micros();
                QVERIFY(after[at].duration_micros() > 0);
                after[at].set_start_time_micros(before[at].start_time_micros());
                after[at].set_duration_micros(before[at].duration_micros());
                QCOMPARE(after[at].SerializeAsString(), before[at].SerializeAsString());
            }
            QVERIFY(started > 0);
        }
    }

    // A workload that was built in memory has no bytes of its own.
    void aBuiltWorkloadIsWrittenToo()
    {
        const trace::Workload built = makeTrainingStep({});
        std::vector<std::uint32_t> records;
        for (std::uint32_t record = 0; record < m_run->operations.size(); ++record) {
            if (m_run->operations.rank[record] == Rank { 5 })
                records.push_back(record);
        }
        std::istringstream fromBuilt(timedEt(*m_run, *built.graphs[5], records));
        std::istringstream fromRead(timedEt(*m_run, *m_scenario->workload->graphs[5], records));
        const auto nodes = nodesOf(fromBuilt);
        const auto expected = nodesOf(fromRead);
        QVERIFY(nodes.size() > 20);
        QCOMPARE(nodes.size(), expected.size());
        for (std::size_t at = 0; at < nodes.size(); ++at)
            QCOMPARE(nodes[at].SerializeAsString(), expected[at].SerializeAsString());
    }

    void withoutRecordsItIsRefused()
    {
        Run run = *m_run;
        run.recorded = simulation::RecordLevel::Links;
        const auto refused = saveTimedWorkload(run, *m_scenario->workload, m_folder.path().toStdString() + "/refused");
        QVERIFY(!refused && refused.error().code == ErrorCode::Missing);
        std::stop_source stop;
        stop.request_stop();
        const auto stopped = saveTimedWorkload(
            *m_run, *m_scenario->workload, m_folder.path().toStdString() + "/stopped", { stop.get_token(), nullptr });
        QVERIFY(!stopped && stopped.error().code == ErrorCode::Cancelled);
        QVERIFY(QDir(m_folder.path()).entryList({ "refused*", "stopped*" }).isEmpty());
    }

    // The last of its files cannot be written.
    void whatFailsLeavesNoHalf()
    {
        const QString last = QStringLiteral("half.%1.et").arg(m_scenario->workload->graphs.size() - 1);
        QVERIFY(QDir(m_folder.path()).mkdir(last));
        const auto failed = saveTimedWorkload(*m_run, *m_scenario->workload, m_folder.path().toStdString() + "/half");
        QVERIFY(!failed && failed.error().code == ErrorCode::Unreadable);
        QCOMPARE(QDir(m_folder.path()).entryList({ "half*", ".half*" }, QDir::AllEntries | QDir::Hidden),
            QStringList { last });
        QVERIFY(QDir(m_folder.path()).rmdir(last));
    }

private:
    QTemporaryDir m_folder;
    ScenarioFiles m_files;
    std::optional<Scenario> m_scenario;
    RunPtr m_run;
};

WEFT_TEST(TestTimedWorkload)
#include "tst_timed_workload.moc"
