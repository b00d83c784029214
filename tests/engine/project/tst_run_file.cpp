// SPDX-License-Identifier: GPL-3.0-or-later
// Runs on disk: what is read is what was written, and a damaged file is an error.
#include "engine/project/run_file.h"
#include "tests/support/test_program.h"

#include "engine/analysis/critical_path.h"
#include "engine/io/text_file.h"
#include "engine/report/result_json.h"
#include "engine/simulation/kernel/simulator.h"
#include "engine/study/scenario/run_settings.h"
#include "engine/study/scenario/sample.h"
#include "engine/topology/topology_spec.h"

#include <QTemporaryDir>
#include <QTest>

using namespace weft;

namespace {

simulation::RunPtr sampleRun(simulation::RecordLevel level)
{
    Findings findings;
    const auto topology = topology::topologyFromSpec(study::sampleFabricSpec(), findings);
    study::RunSettings settings = study::sampleSettings();
    settings.record = level;
    auto prepared = study::prepare(settings, 64, findings);
    study::TrainingStep step;
    step.layers = 1;
    const auto run = simulation::simulate(topology::Fabric(*topology), study::makeTrainingStep(step),
        prepared->system.config, prepared->options, findings);
    return *run;
}

} // namespace

class TestRunFile : public QObject {
    Q_OBJECT

private slots:
    void aRunReadsBack_data()
    {
        QTest::addColumn<int>("level");
        QTest::newRow("summary") << 0;
        QTest::newRow("links") << 1;
        QTest::newRow("full") << 2;
    }
    void aRunReadsBack()
    {
        QFETCH(int, level);
        const simulation::RunPtr run = sampleRun(static_cast<simulation::RecordLevel>(level));
        QTemporaryDir folder;
        const std::string path = folder.filePath("rün 1.weftrun").toStdString();
        QVERIFY(project::saveRun(*run, path));
        const auto read = project::loadRun(path);
        QVERIFY2(read, read ? "" : toString(read.error()).c_str());
        QCOMPARE(report::resultJson(**read), report::resultJson(*run));
        QCOMPARE((*read)->operations.size(), run->operations.size());
        QVERIFY((*read)->bins.busyNs == run->bins.busyNs);
        if (level == 2) {
            const auto was = analysis::criticalPath(*run);
            const auto is = analysis::criticalPath(**read);
            QCOMPARE(analysis::describe(*is, **read), analysis::describe(*was, *run));
        }
        QVERIFY(project::saveRun(**read, path + "2"));
        QCOMPARE(*io::readTextFile(path + "2"), *io::readTextFile(path));
    }

    void damageIsAnError()
    {
        const simulation::RunPtr run = sampleRun(simulation::RecordLevel::Links);
        QTemporaryDir folder;
        const std::string path = folder.filePath("run.weftrun").toStdString();
        QVERIFY(project::saveRun(*run, path));
        const std::string whole = *io::readTextFile(path);
        for (std::size_t length = 0; length < whole.size(); length += 1 + whole.size() / 97) {
            QVERIFY(io::writeTextFile(path, whole.substr(0, length)));
            QVERIFY(!project::loadRun(path));
        }
        for (std::size_t at = 0; at < whole.size(); at += 1 + whole.size() / 97) {
            std::string flipped = whole;
            flipped[at] = static_cast<char>(flipped[at] ^ 0x10);
            QVERIFY(io::writeTextFile(path, flipped));
            const auto read = project::loadRun(path);
            QVERIFY2(!read, qPrintable(QString("a flipped bit at byte %1 went unseen").arg(at)));
        }
        QVERIFY(project::loadRun("/nowhere").error().code == ErrorCode::NotFound);
    }
};

WEFT_TEST(TestRunFile)
#include "tst_run_file.moc"
