// SPDX-License-Identifier: GPL-3.0-or-later
// Through switches, of plans that are equally long that is kept which the simulator carries out the quickest; and what
// is mended keeps nothing that nobody needs.
#include "engine/io/text_file.h"
#include "engine/study/schedules/custom_pattern.h"
#include "engine/study/schedules/schedule_timing.h"
#include "engine/study/synthesis/synthesis_report.h"
#include "tests/engine/simulation/scenario_builder.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

using namespace weft;
using namespace weft::study;

namespace {

SynthesisRequest of64MiB(collective::PatternKind kind)
{
    SynthesisRequest request;
    request.kind = kind;
    request.size = Bytes { 64U << 20U };
    return request;
}

} // namespace

class TestEqualPlans : public QObject {
    Q_OBJECT

private slots:
    // The plan of the request's own seed is the first, and nothing that is taken in its place is longer.
    void nothingIsSlowerThanTheFirst()
    {
        bool isQuicker = false;
        bool isCompared = false;
        for (const char* spec : { "Dragonfly(groups=3,routers=2,npus=2)", "Dragonfly(groups=4,routers=2,npus=2)" }) {
            for (const auto kind : { collective::PatternKind::AllGather, collective::PatternKind::AllReduce }) {
                const SynthesisRequest request = of64MiB(kind);
                const topology::Fabric fabric = weft::test::fabricOf(spec);
                const Result<SynthesisRunPtr> run = runSynthesis(fabric, request);
                QVERIFY(run.ok() && (*run)->isVerified() && (*run)->simulated);
                isCompared = isCompared || (*run)->equalPlans > 1;
                const auto patterns = patternsOf(request, fabric.topology().npuCount(), 1);
                QVERIFY(patterns.ok());
                const auto first = synthesis::synthesizePattern(fabric, patterns->front(), (*run)->chunk, {}, {});
                QVERIFY(first.ok());
                QVERIFY((*run)->synthesis.durationNs <= first->durationNs);
                QVERIFY((*run)->planned.ns() >= (*run)->bound().ns());
                const auto schedule = synthesis::scheduleOf(*first);
                QVERIFY(schedule.ok());
                const Result<Time> late = simulatedTime(fabric, *schedule, (*run)->commSize);
                QVERIFY(late.ok());
                QVERIFY2((*run)->simulated->ns() <= late->ns(), spec);
                isQuicker = isQuicker || (*run)->simulated->ns() < late->ns();
            }
        }
        QVERIFY(isQuicker && isCompared);
    }

    // What is handed over is what was timed, and comes out again.
    void theScheduleIsThatOfTheTime()
    {
        const SynthesisRequest request = of64MiB(collective::PatternKind::AllGather);
        const topology::Fabric fabric = weft::test::fabricOf("Dragonfly(groups=3,routers=2,npus=2)");
        const Result<SynthesisRunPtr> run = runSynthesis(fabric, request);
        QVERIFY(run.ok() && (*run)->schedule != nullptr);
        const Result<Time> time = simulatedTime(fabric, (*run)->schedule, (*run)->commSize);
        QVERIFY(time.ok());
        QCOMPARE(time->ns(), (*run)->simulated->ns());
        QVERIFY(synthesisText(**run, {}).find("; the quickest of ") != std::string::npos);
        const Result<SynthesisRunPtr> again = runSynthesis(fabric, request);
        QVERIFY(again.ok());
        QCOMPARE((*again)->synthesis.fingerprint, (*run)->synthesis.fingerprint);
        QCOMPARE((*again)->equalPlans, (*run)->equalPlans);
    }

    // A plan may copy a sum to where it is complete, even last of all: mended, it is not kept.
    void whatComesBackToItsSumIsNotKept()
    {
        const QTemporaryDir folder;
        const std::string path = folder.filePath("sums.json").toStdString();
        QVERIFY(io::writeTextFile(path, R"({"sums": [{"from": [2, 1, 3], "to": [2, 1, 3, 0, 4]},
            {"from": [2, 0], "to": [4, 2]}, {"from": [1, 0, 4], "to": [0]}, {"from": [1, 2, 3, 4, 0], "to": [3]},
            {"from": [3, 1], "to": [1, 4, 3, 2]}, {"from": [3, 0], "to": [2]}]})")
                    .ok());
        Findings findings;
        const auto sums = readCustomPattern(path, 5, findings);
        QVERIFY(sums.ok());
        SynthesisRequest request;
        request.kind = collective::PatternKind::Custom;
        request.custom = *sums;
        request.size = Bytes { 5000 };
        request.chunks = 3;
        const topology::Fabric fabric = weft::test::fabricOf("Switch(5)");
        const Result<SynthesisRunPtr> old = runSynthesis(fabric, request);
        QVERIFY(old.ok() && (*old)->schedule != nullptr);
        SynthesisRequest again;
        again.kind = collective::PatternKind::Custom;
        again.from = *synthesis::scheduleOf((*old)->synthesis); // as planned
        again.size = Bytes { 5000 };
        const Result<SynthesisRunPtr> made = runSynthesis(fabric, again);
        QVERIFY2(made.ok(), made ? "" : toString(made.error()).c_str());
        QVERIFY((*made)->isVerified());
        QVERIFY((*made)->synthesis.difference->whyAnew.empty());
        QVERIFY((*made)->synthesis.difference->dropped > 0);
        QVERIFY((*made)->synthesis.transfers < (*old)->synthesis.transfers);
    }

    // One plan is enough where links lead from NPU to NPU, and a budget is for the search.
    void onlyWhatRunsLateIsCompared()
    {
        SynthesisRequest request = of64MiB(collective::PatternKind::AllGather);
        const Result<SynthesisRunPtr> direct = runSynthesis(weft::test::fabricOf("Mesh(3x3)"), request);
        QVERIFY(direct.ok());
        QCOMPARE((*direct)->equalPlans, 1U);
        request.budgetSeconds = 0.1;
        const Result<SynthesisRunPtr> hurried
            = runSynthesis(weft::test::fabricOf("Dragonfly(groups=3,routers=2,npus=2)"), request);
        QVERIFY(hurried.ok());
        QCOMPARE((*hurried)->equalPlans, 1U);
    }
};

WEFT_TEST(TestEqualPlans)
#include "tst_equal_plans.moc"
