// SPDX-License-Identifier: GPL-3.0-or-later
// What a stop and a budget leave of a synthesis from its request, and that a stopped conversion leaves nothing.
#include "engine/study/inspection/conversion.h"
#include "engine/study/schedules/schedule_files.h"
#include "engine/study/synthesis/synthesis_proof.h"
#include "engine/study/synthesis/synthesis_report.h"
#include "tests/engine/simulation/scenario_builder.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

using namespace weft;
using namespace weft::study;

class TestSynthesisStops : public QObject {
    Q_OBJECT

private slots:
    // The search is over when the first of one start is: what is stopped is the schedule, its proof or a simulation.
    void theProofCanBeStopped()
    {
        SynthesisRequest request;
        request.size = Bytes { std::uint64_t { 24 * 24 } << 20U };
        std::stop_source source;
        synthesis::SearchState state;
        std::jthread stopper([&] {
            while (state.starts.load() == 0)
                std::this_thread::yield();
            source.request_stop();
        });
        const Result<SynthesisRunPtr> run = runSynthesis(
            weft::test::fabricOf("Mesh(24x24,50GB/s,500ns)"), request, &state, { source.get_token(), nullptr });
        QVERIFY2(run.ok(), run ? "" : toString(run.error()).c_str());
        QVERIFY((*run)->cancelled);
        QVERIFY((*run)->schedule == nullptr);
        QVERIFY(!(*run)->simulated);
        QVERIFY((*run)->isVerified());
        QVERIFY((*run)->planned.ns() >= (*run)->bound().ns());
    }

    // The checks of the search are no proof, and say so.
    void whatIsNotProvedIsNotCalledVerified()
    {
        SynthesisRequest request;
        request.kind = collective::PatternKind::AllToAll;
        request.size = Bytes { 8 << 20U };
        request.wantsSchedule = false;
        const Result<SynthesisRunPtr> run = runSynthesis(weft::test::fabricOf("Mesh(10x10,50GB/s,500ns)"), request);
        QVERIFY(run.ok() && (*run)->isVerified());
        SynthesisRun stopped(**run);
        std::stop_source source;
        source.request_stop();
        QVERIFY(proveAndTime(stopped, { source.get_token(), nullptr }).ok());
        QVERIFY(stopped.state == ProofState::Checked);
        QVERIFY(!stopped.isVerified() && !stopped.isProvedOptimal());
        const QByteArray text = QByteArray::fromStdString(synthesisText(stopped, {}));
        QVERIFY2(text.contains("\nchecked by the search") && !text.contains("\nverified"), text.constData());
        QVERIFY(synthesisJson(stopped, {}).find(R"("verified":false)") != std::string::npos);
        QVERIFY(synthesisText(**run, {}).find("\nverified") != std::string::npos);
    }

    // Where the time is up, what was found is proved all the same, and not simulated.
    void simulationsKeepToTheBudget()
    {
        SynthesisRequest request;
        request.size = Bytes { 64 << 20U };
        const Result<SynthesisRunPtr> run = runSynthesis(weft::test::fabricOf("FatTree(64)"), request);
        QVERIFY(run.ok() && (*run)->simulated && !(*run)->notSimulated);
        SynthesisRun late(**run);
        late.simulated.reset();
        late.pipelined.reset();
        QVERIFY(proveAndTime(late, {}, Deadline::in(0)).ok());
        QVERIFY(late.isVerified());
        QVERIFY(!late.simulated && !late.pipelined);
        QVERIFY(late.notSimulated && late.notSimulated->why == NotSimulated::Why::TimeUp);
    }

    // A budget that even one construction exceeds by far is said, and so is a start that was cut short.
    void whatABudgetCouldNotHoldIsSaid()
    {
        SynthesisRequest request;
        request.size = Bytes { 8 << 20U };
        request.budgetSeconds = 2;
        const Result<SynthesisRunPtr> run = runSynthesis(weft::test::fabricOf("Mesh(3x3,50GB/s,500ns)"), request);
        QVERIFY(run.ok());
        SynthesisRun made(**run);
        made.searchSeconds = 3.5;
        made.boundSeconds = 0.25;
        made.checkSeconds = 1;
        QVERIFY(synthesisText(made, {}).find("budget") == std::string::npos);
        made.checkSeconds = 1.5;
        made.synthesis.starts = 0;
        const std::string text = synthesisText(made, {});
        QVERIFY2(text.find("took       5.2 s of a budget of 2 s") != std::string::npos, text.c_str());
        QVERIFY(text.find("0 starts (the first was cut short)") != std::string::npos);
    }

    // Eight threads have nothing to do in one start of twelve NPUs, which later ones do not end either.
    void threadsWithoutWorkAreCounted()
    {
        SynthesisRequest request;
        request.kind = collective::PatternKind::AllToAll;
        request.size = Bytes { 64 << 20U };
        request.threads = 8;
        for (const auto& [starts, busiest] : { std::pair(1U, 1U), std::pair(30U, 8U) }) {
            request.starts = starts;
            const Result<SynthesisRunPtr> run
                = runSynthesis(weft::test::fabricOf("Mesh(3,50GiB/s,500ns)_Mesh(4,80GiB/s,900ns)"), request);
            QVERIFY(run.ok());
            QCOMPARE((*run)->busiest, busiest);
            const bool says = synthesisText(**run, {}).find("there was work for 1 thread of 8") != std::string::npos;
            QCOMPARE(says, starts == 1);
        }
    }

    void whatAStopLeftOutCanBeMade()
    {
        SynthesisRequest request;
        request.size = Bytes { 8 << 20U };
        const Result<SynthesisRunPtr> run = runSynthesis(weft::test::fabricOf("Mesh(3x3,50GB/s,500ns)"), request);
        const auto stopped = std::make_shared<SynthesisRun>(**run);
        stopped->schedule.reset();
        stopped->simulated.reset();
        const Result<SynthesisRunPtr> whole = withSchedule(stopped);
        QVERIFY(whole.ok() && (*whole)->schedule != nullptr && (*whole)->isVerified());
        QCOMPARE((*whole)->simulated->ns(), (*run)->simulated->ns());
        QVERIFY(*withSchedule(*run) == *run);
    }

    // The time is up before a second number of chunks is tried, and what the first made is the result.
    void triedChunksKeepToTheBudget()
    {
        SynthesisRequest request;
        request.size = Bytes { 64 << 20U };
        request.chunks = 0;
        request.starts = 0;
        request.budgetSeconds = 0;
        synthesis::SearchState state;
        const Result<SynthesisRunPtr> run
            = runSynthesis(weft::test::fabricOf("Mesh(4x4,50GB/s,500ns)"), request, &state);
        QVERIFY(run.ok());
        QCOMPARE((*run)->trials.size(), std::size_t { 1 });
        QCOMPARE((*run)->chunks, 1U);
        QVERIFY((*run)->isVerified() && (*run)->schedule != nullptr);
    }

    void aStoppedConversionWritesNothing()
    {
        QTemporaryDir folder;
        const std::string place = folder.path().toStdString() + '/';
        SynthesisRequest request;
        request.size = Bytes { 8 << 20U };
        const Result<SynthesisRunPtr> run = runSynthesis(weft::test::fabricOf("Ring(4,50GB/s,500ns)"), request);
        Findings findings;
        QVERIFY(saveSchedule(*(*run)->schedule, place + "a.json", ScheduleForm::Json, {}, findings).ok());
        std::stop_source source;
        source.request_stop();
        for (const char* output : { "b.xml", "b.json", "b" }) {
            Conversion conversion;
            conversion.input = place + "a.json";
            conversion.output = place + output;
            const auto converted = convert(conversion, findings, { source.get_token(), nullptr });
            QVERIFY(!converted.ok() && converted.error().code == ErrorCode::Cancelled);
        }
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList { "a.json" });
    }
};

WEFT_TEST(TestSynthesisStops)
#include "tst_synthesis_stops.moc"
