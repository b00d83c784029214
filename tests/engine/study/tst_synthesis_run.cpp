// SPDX-License-Identifier: GPL-3.0-or-later
// One call from a request to a verified schedule: the simulator agrees with the plan to the nanosecond, sizes are what
// people mean, groups share the links, and what cannot be made is refused.
#include "engine/study/schedules/schedule_timing.h"
#include "engine/study/synthesis/synthesis_comparison.h"
#include "engine/topology/topology_spec.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <thread>

using namespace weft;
using namespace weft::study;
using collective::PatternKind;

namespace {

topology::Fabric fabricOf(const QString& spec, topology::FabricState state = {})
{
    Findings findings;
    return topology::Fabric(*topology::topologyFromSpec(spec.toStdString(), findings), std::move(state));
}

SynthesisRequest requestOf(PatternKind kind, std::uint64_t size = 8U << 20U)
{
    SynthesisRequest request;
    request.kind = kind;
    request.size = Bytes { size };
    return request;
}

constexpr PatternKind kKinds[] = { PatternKind::AllReduce, PatternKind::AllGather, PatternKind::ReduceScatter,
    PatternKind::AllToAll, PatternKind::Broadcast, PatternKind::Reduce, PatternKind::Gather, PatternKind::Scatter };

const char* textOf(const Result<SynthesisRunPtr>& run)
{
    static thread_local std::string text;
    text = run ? std::string() : toString(run.error());
    return text.c_str();
}

} // namespace

class TestSynthesisRun : public QObject {
    Q_OBJECT

private slots:
    void theSimulatorAgreesWithThePlan_data()
    {
        QTest::addColumn<QString>("spec");
        for (const char* spec : { "Ring(6,50GiB/s,500ns)", "Mesh(3,50GiB/s,500ns)_Mesh(4,75GiB/s,700ns)",
                 "Torus(4,50GiB/s,500ns)_Torus(4,50GiB/s,500ns)", "FC(5,33GB/s,70ns)", "DGX1V",
                 "Ring(4,200GiB/s,500ns)_FC(3,77GiB/s,1200ns)" })
            QTest::newRow(spec) << QString::fromLatin1(spec);
    }
    // Every transfer waits for the one before it on its link: then the simulator's links are as busy as the plan's.
    void theSimulatorAgreesWithThePlan()
    {
        QFETCH(QString, spec);
        const topology::Fabric fabric = fabricOf(spec);
        for (const PatternKind kind : kKinds) {
            for (const std::uint32_t chunks : { 1U, 3U }) {
                for (const bool isGroup : { false, true }) {
                    SynthesisRequest request = requestOf(kind, 1'000'003);
                    request.chunks = chunks;
                    request.starts = 2;
                    if (isGroup)
                        request.groups = { { Rank { 3 }, Rank { 0 }, Rank { 2 } } };
                    const Result<SynthesisRunPtr> run = runSynthesis(fabric, request);
                    QVERIFY2(run.ok(), textOf(run));
                    QVERIFY2((*run)->isVerified(), (*run)->fault.c_str());
                    QVERIFY((*run)->simulated && (*run)->pipelined);
                    const auto time = simulatedTime(fabric, (*run)->schedule, (*run)->commSize, {});
                    QVERIFY(time.ok() && *time == *(*run)->simulated);
                    QCOMPARE((*run)->simulated->ns(), (*run)->planned.ns());
                    QVERIFY(*(*run)->pipelined <= (*run)->planned);
                    QVERIFY((*run)->planned >= (*run)->bound());
                    QVERIFY((*run)->planned.ns() <= (*run)->synthesis.durationNs);
                }
            }
        }
    }

    void switchesAreUsedAndVerified()
    {
        const topology::Fabric fabric = fabricOf("Switch(8,50GiB/s,500ns)");
        for (const PatternKind kind : kKinds) {
            const Result<SynthesisRunPtr> run = runSynthesis(fabric, requestOf(kind));
            QVERIFY2(run.ok(), textOf(run));
            QVERIFY((*run)->isVerified() && (*run)->simulated);
            QVERIFY((*run)->planned >= (*run)->bound());
        }
    }

    void sizesAreThoseOfNcclTests()
    {
        const topology::Fabric fabric = fabricOf("Ring(8,50GiB/s,500ns)");
        const Result<SynthesisRunPtr> gather = runSynthesis(fabric, requestOf(PatternKind::AllGather));
        QVERIFY2(gather.ok(), textOf(gather));
        QCOMPARE((*gather)->chunk.count(), 1U << 20U);
        QCOMPARE((*gather)->commSize.count(), 1U << 20U);
        QCOMPARE((*gather)->ncclSize.count(), 8U << 20U);
        const Result<SynthesisRunPtr> sum = runSynthesis(fabric, requestOf(PatternKind::AllReduce));
        QCOMPARE((*sum)->chunk.count(), 1U << 20U);
        QCOMPARE((*sum)->commSize.count(), 8U << 20U);
        // What does not divide is rounded up to whole chunks.
        const Result<SynthesisRunPtr> odd = runSynthesis(fabric, requestOf(PatternKind::ReduceScatter, 1001));
        QCOMPARE((*odd)->chunk.count(), 126U);
        QCOMPARE((*odd)->ncclSize.count(), 1008U);
    }

    void aRingAllGatherIsProvedOptimal()
    {
        const Result<SynthesisRunPtr> run
            = runSynthesis(fabricOf("Ring(8,50GiB/s,500ns)"), requestOf(PatternKind::AllGather));
        QVERIFY2(run.ok(), textOf(run));
        QVERIFY((*run)->isProvedOptimal());
        QCOMPARE((*run)->efficiency(), 1.0);
    }

    void theNumberOfChunksIsSearched()
    {
        SynthesisRequest request = requestOf(PatternKind::Broadcast, 64U << 20U);
        request.chunks = 0;
        const topology::Fabric fabric = fabricOf("Mesh(4,50GiB/s,500ns)");
        const Result<SynthesisRunPtr> searched = runSynthesis(fabric, request);
        QVERIFY2(searched.ok(), textOf(searched));
        QVERIFY((*searched)->chunks > 8); // a long message down a line is pipelined
        for (const ChunkTrial& trial : (*searched)->trials)
            QVERIFY((*searched)->planned <= trial.planned);
        request.chunks = (*searched)->chunks;
        QCOMPARE((*runSynthesis(fabric, request))->synthesis.fingerprint, (*searched)->synthesis.fingerprint);
        QCOMPARE(searchedChunks(requestOf(PatternKind::AllGather, 30), 8), (std::vector<std::uint32_t> { 1, 2, 3 }));
    }

    void groupsRunTogether()
    {
        const topology::Fabric fabric = fabricOf("Mesh(4,50GiB/s,500ns)_Mesh(2,50GiB/s,500ns)");
        for (const PatternKind kind : kKinds) {
            SynthesisRequest request = requestOf(kind);
            const std::vector<Rank> even { Rank { 0 }, Rank { 2 }, Rank { 4 } };
            const std::vector<Rank> odd { Rank { 1 }, Rank { 7 }, Rank { 5 } };
            request.groups = { even };
            const Result<SynthesisRunPtr> alone = runSynthesis(fabric, request);
            request.groups = { even, odd };
            const Result<SynthesisRunPtr> both = runSynthesis(fabric, request);
            QVERIFY2(both.ok(), textOf(both));
            QVERIFY2((*both)->isVerified(), (*both)->fault.c_str());
            QCOMPARE(*(*both)->simulated, (*both)->planned);
            QVERIFY((*both)->planned >= (*both)->bound() && (*both)->bound() >= (*alone)->bound());
            request.threads = 4;
            QCOMPARE((*runSynthesis(fabric, request))->synthesis.fingerprint, (*both)->synthesis.fingerprint);
        }
    }

    void theLibraryIsNeverBetterWhereTheBoundIsMet()
    {
        const topology::Fabric fabric = fabricOf("Ring(8,50GiB/s,500ns)");
        const Result<SynthesisRunPtr> run = runSynthesis(fabric, requestOf(PatternKind::AllGather));
        const auto rows = compareWithLibrary(**run);
        QVERIFY(rows.ok() && !rows->empty());
        const auto ring
            = std::find_if(rows->begin(), rows->end(), [](const AlgorithmTime& row) { return row.name == "ring"; });
        QVERIFY(ring != rows->end() && ring->time);
        for (std::size_t i = 1; i < rows->size(); ++i)
            QVERIFY((*rows)[i - 1].time.value_or(kNever) <= (*rows)[i].time.value_or(kNever));
    }

    // Links are free again before their messages have arrived: the bound of plans does not hold there.
    void noSimulatedTimeIsUnderItsOwnBound_data()
    {
        QTest::addColumn<QString>("spec");
        for (const char* spec : { "Switch(8,50GiB/s,500ns)", "Ring(6,50GiB/s,500ns)",
                 "Ring(2,200GiB/s,500ns)_Switch(4,50GiB/s,900ns)", "Mesh(3,50GiB/s,500ns)_Mesh(3,80GiB/s,900ns)" })
            QTest::newRow(spec) << QString::fromLatin1(spec);
    }
    void noSimulatedTimeIsUnderItsOwnBound()
    {
        QFETCH(QString, spec);
        const topology::Fabric fabric = fabricOf(spec);
        for (const PatternKind kind : kKinds) {
            for (const std::uint32_t chunks : { 1U, 2U }) {
                SynthesisRequest request = requestOf(kind, 8U << 20U);
                request.chunks = chunks;
                const Result<SynthesisRunPtr> run = runSynthesis(fabric, request);
                QVERIFY2(run.ok(), textOf(run));
                QVERIFY((*run)->simulated && (*run)->pipelined && (*run)->simulatorBound);
                QVERIFY2(*(*run)->simulatorBound <= *(*run)->pipelined, std::string(toString(kind)).c_str());
                QVERIFY(*(*run)->simulatorBound <= *(*run)->simulated);
                QVERIFY(*(*run)->simulatorBound <= (*run)->planned);
            }
        }
    }

    // What nobody asks for is not spelled out, and is the same result.
    void whatNobodyLooksAtIsProvedAsAPlan_data()
    {
        QTest::addColumn<QString>("spec");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("proof");
        QTest::addColumn<bool>("isSimulated");
        const auto row = [](const char* spec, PatternKind kind, ProofForm proof, bool isSimulated) {
            QTest::newRow((std::string(spec) + ' ' + std::string(toString(kind))).c_str())
                << QString::fromLatin1(spec) << int(kind) << int(proof) << isSimulated;
        };
        row("Mesh(24x24,50GiB/s)", PatternKind::AllGather, ProofForm::Compact, true);
        row("Mesh(24x24,50GiB/s)", PatternKind::ReduceScatter, ProofForm::Compact, true);
        row("Mesh(18x18,50GiB/s)", PatternKind::AllToAll, ProofForm::Plan, true);
        row("Switch(600,50GiB/s,500ns)", PatternKind::AllGather, ProofForm::Plan, false); // too many to queue
        row("Mesh(5x5,50GiB/s)", PatternKind::AllGather, ProofForm::Compact, true);
        row("Torus(5x5,50GiB/s)", PatternKind::AllToAll, ProofForm::Plan, true);
        row("Mesh(5x5,50GiB/s)", PatternKind::AllReduce, ProofForm::Plan, true);
        row("Switch(8,50GiB/s,500ns)", PatternKind::AllToAll, ProofForm::Plan, true);
        row("Switch(8,50GiB/s,500ns)", PatternKind::ReduceScatter, ProofForm::Plan, true);
        row("Ring(4,50GiB/s,500ns)", PatternKind::AllReduce, ProofForm::Schedule, true); // sums both ways
        row("FatTree(16,50GiB/s,500ns)", PatternKind::AllGather, ProofForm::Plan, true);
        row("Ring(4,50GiB/s)_Switch(4,20GiB/s)", PatternKind::AllToAll, ProofForm::Plan, true);
    }
    void whatNobodyLooksAtIsProvedAsAPlan()
    {
        QFETCH(QString, spec);
        QFETCH(int, kind);
        QFETCH(int, proof);
        QFETCH(bool, isSimulated);
        const topology::Fabric fabric = fabricOf(spec);
        SynthesisRequest request = requestOf(PatternKind(kind), 64U << 20U);
        const Result<SynthesisRunPtr> looked = runSynthesis(fabric, request);
        request.wantsSchedule = false;
        const Result<SynthesisRunPtr> run = runSynthesis(fabric, request);
        QVERIFY2(run.ok(), textOf(run));
        QVERIFY2(looked.ok(), textOf(looked));
        QCOMPARE(int((*run)->proof), proof);
        QCOMPARE(int((*looked)->proof), int(ProofForm::Schedule));
        QVERIFY((*run)->isVerified() && (*looked)->isVerified());
        QCOMPARE((*run)->schedule == nullptr, proof != int(ProofForm::Schedule));
        QVERIFY((*looked)->schedule != nullptr);
        QCOMPARE((*run)->planned, (*looked)->planned);
        QCOMPARE((*run)->synthesis.fingerprint, (*looked)->synthesis.fingerprint);
        QCOMPARE((*run)->simulated.has_value(), isSimulated);
        QCOMPARE(!(*run)->notSimulated, isSimulated);
        QCOMPARE((*run)->simulated, (*looked)->simulated);
        QCOMPARE((*run)->pipelined, (*looked)->pipelined);
        QCOMPARE((*run)->simulatorBound, (*looked)->simulatorBound);
    }

    void groupsAreComparedWithGroups()
    {
        const topology::Fabric fabric = fabricOf("Ring(8,50GiB/s,500ns)");
        SynthesisRequest request = requestOf(PatternKind::AllReduce);
        request.groups = { { Rank { 0 }, Rank { 1 }, Rank { 2 }, Rank { 3 } },
            { Rank { 4 }, Rank { 5 }, Rank { 6 }, Rank { 7 } } };
        const Result<SynthesisRunPtr> both = runSynthesis(fabric, request);
        const auto rows = compareWithLibrary(**both);
        QVERIFY(rows.ok() && !rows->empty());
        QVERIFY(rows->front().time);
        request.groups.pop_back();
        const Result<SynthesisRunPtr> alone = runSynthesis(fabric, request);
        const auto ring = [](const std::vector<AlgorithmTime>& all) {
            return *std::ranges::find(all, std::string("ring"), &AlgorithmTime::name);
        };
        // The halves of the ring have no link in common but those that close each group's own.
        QVERIFY(*ring(*rows).time >= *ring(*compareWithLibrary(**alone)).time);
        QVERIFY(ring(*rows).transfers >= 2 * 4 * 2 * 3);
    }

    // A mended schedule is one of its own group, and compared with those.
    void mendedSchedulesAreComparedInTheirGroup()
    {
        const topology::Fabric fabric = fabricOf("Mesh(3x3,50GB/s,500ns)");
        SynthesisRequest request = requestOf(PatternKind::AllGather);
        request.groups = { { Rank { 0 }, Rank { 1 } } };
        const Result<SynthesisRunPtr> old = runSynthesis(fabric, request);
        request.groups.clear();
        request.from = (*old)->schedule;
        const auto rows = compareWithLibrary(**runSynthesis(fabric, request));
        const auto before = compareWithLibrary(**old);
        QVERIFY(rows.ok() && !rows->empty());
        QCOMPARE(rows->front().time, before->front().time);
    }

    // As many chunks as the synthesized schedule has, and several channels as that has links.
    void theLibraryMayCutAsFinely()
    {
        const topology::Fabric fabric = fabricOf("Ring(8,50GiB/s,500ns)");
        SynthesisRequest request = requestOf(PatternKind::Broadcast, 8'000'000);
        request.chunks = 16;
        const auto rows = compareWithLibrary(**runSynthesis(fabric, request));
        QVERIFY(rows.ok());
        QVERIFY(std::ranges::any_of(
            *rows, [](const AlgorithmTime& row) { return row.chunk == Bytes { 500'000 } && !row.isFiner; }));
        QVERIFY(std::ranges::any_of(*rows, [](const AlgorithmTime& row) { return row.channels > 1; }));
    }

    void aBudgetIsRepeatedByItsStarts()
    {
        const topology::Fabric fabric = fabricOf("Mesh(3,50GiB/s,500ns)_Mesh(3,80GiB/s,900ns)");
        for (const PatternKind kind : { PatternKind::AllReduce, PatternKind::AllGather, PatternKind::AllToAll }) {
            SynthesisRequest request = requestOf(kind, 900'000);
            request.starts = 0;
            request.budgetSeconds = 0.1;
            request.threads = 2;
            Result<SynthesisRunPtr> timed = runSynthesis(fabric, request);
            // A first start that was cut short, on a slow machine, is none that can be repeated.
            for (; timed && (*timed)->synthesis.starts == 0; timed = runSynthesis(fabric, request))
                request.budgetSeconds = *request.budgetSeconds * 2;
            QVERIFY2(timed.ok(), textOf(timed));
            request.budgetSeconds.reset();
            request.starts = (*timed)->synthesis.starts;
            request.threads = 1;
            const Result<SynthesisRunPtr> again = runSynthesis(fabric, request);
            QCOMPARE((*again)->synthesis.fingerprint, (*timed)->synthesis.fingerprint);
            QCOMPARE((*again)->planned, (*timed)->planned);
        }
    }

    void stoppingKeepsTheBest()
    {
        const topology::Fabric fabric = fabricOf("Mesh(3,50GiB/s,500ns)_Mesh(3,80GiB/s,900ns)");
        for (const PatternKind kind : { PatternKind::AllReduce, PatternKind::Broadcast }) {
            SynthesisRequest request = requestOf(kind, 900'000);
            request.chunks = 4;
            request.starts = 100'000'000;
            synthesis::SearchState state;
            std::stop_source source;
            std::jthread stopper([&] {
                while (state.bestNs.load() == 0)
                    std::this_thread::yield();
                source.request_stop();
            });
            const Result<SynthesisRunPtr> run = runSynthesis(fabric, request, &state, { source.get_token(), nullptr });
            QVERIFY2(run.ok(), textOf(run));
            QVERIFY((*run)->isVerified());
            QVERIFY((*run)->synthesis.starts < request.starts);
            QVERIFY(state.boundNs.load() > 0 && state.chunks.load() == 4);
        }
    }

    void failedLinksAreGoneRound()
    {
        topology::FabricState state;
        state.links[LinkId { 0 }].failed = true;
        const topology::Fabric fabric = fabricOf("Mesh(3,50GiB/s,500ns)_Mesh(3,50GiB/s,500ns)", state);
        const Result<SynthesisRunPtr> run = runSynthesis(fabric, requestOf(PatternKind::AllGather));
        QVERIFY2(run.ok(), textOf(run));
        QVERIFY((*run)->isVerified());
        QCOMPARE(*(*run)->simulated, (*run)->planned);
    }

    void whatCannotBeMadeIsRefused_data()
    {
        QTest::addColumn<QString>("groups");
        QTest::addColumn<quint64>("size");
        QTest::addColumn<quint32>("chunks");
        QTest::addColumn<quint32>("root");
        QTest::addColumn<int>("code");
        QTest::newRow("no size") << "" << quint64 { 0 } << 1U << 0U << int(ErrorCode::OutOfRange);
        QTest::newRow("too large") << "" << (quint64 { 1 } << 63) << 1U << 0U << int(ErrorCode::OutOfRange);
        QTest::newRow("less than a byte") << "" << quint64 { 5 } << 1U << 0U << int(ErrorCode::OutOfRange);
        QTest::newRow("too many chunks") << "" << (quint64 { 1 } << 40) << (1U << 30) << 0U << int(ErrorCode::TooLarge);
        QTest::newRow("no such NPU") << "0 9" << quint64 { 4096 } << 1U << 0U << int(ErrorCode::OutOfRange);
        QTest::newRow("one member") << "3" << quint64 { 4096 } << 1U << 0U << int(ErrorCode::Usage);
        QTest::newRow("twice") << "1 1" << quint64 { 4096 } << 1U << 0U << int(ErrorCode::Duplicate);
        QTest::newRow("in two groups") << "0 1/1 2" << quint64 { 4096 } << 1U << 0U << int(ErrorCode::Duplicate);
        QTest::newRow("unequal groups") << "0 1 2/3 4" << quint64 { 4096 } << 1U << 0U << int(ErrorCode::Usage);
        QTest::newRow("no such root") << "0 1" << quint64 { 4096 } << 1U << 2U << int(ErrorCode::OutOfRange);
    }
    void whatCannotBeMadeIsRefused()
    {
        QFETCH(QString, groups);
        QFETCH(quint64, size);
        QFETCH(quint32, chunks);
        QFETCH(quint32, root);
        QFETCH(int, code);
        SynthesisRequest request = requestOf(PatternKind::AllGather, size);
        request.chunks = chunks;
        request.root = root;
        for (const QString& group : groups.split('/', Qt::SkipEmptyParts)) {
            request.groups.emplace_back();
            for (const QString& rank : group.split(' '))
                request.groups.back().push_back(Rank { rank.toUInt() });
        }
        const Result<SynthesisRunPtr> run = runSynthesis(fabricOf("Ring(8)"), request);
        QVERIFY(!run.ok());
        QCOMPARE(int(run.error().code), code);
    }

    void cutOffFabricsAreNamed()
    {
        topology::FabricState state;
        state.nodes[NodeId { 2 }].failed = true;
        const Result<SynthesisRunPtr> run = runSynthesis(fabricOf("Ring(6)", state), requestOf(PatternKind::AllGather));
        QVERIFY(!run.ok());
        QVERIFY(run.error().code == ErrorCode::Unreachable);
    }
};

WEFT_TEST(TestSynthesisRun)
#include "tst_synthesis_run.moc"
