// SPDX-License-Identifier: GPL-3.0-or-later
// Every pattern on every kind of fabric: checked, verified as a schedule, never below its bound, and the same for any
// number of threads.
#include "engine/collective/proof/verifier.h"
#include "engine/synthesis/construct/demand_constructors.h"
#include "engine/synthesis/search/group_synthesis.h"
#include "engine/synthesis/search/pattern_synthesis.h"
#include "engine/topology/topology_builder.h"
#include "engine/topology/topology_spec.h"
#include "tests/engine/collective/msccl_interpreter.h"
#include "tests/engine/collective/through_files.h"
#include "tests/engine/synthesis/survey_cases.h"
#include "tests/engine/synthesis/synthesis_fabrics.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::synthesis;
using collective::Pattern;
using collective::PatternKind;

namespace {

topology::Fabric fabricNamed(const QString& spec)
{
    Findings findings;
    return topology::Fabric(*topology::topologyFromSpec(spec.toStdString(), findings));
}

Pattern patternAmong(PatternKind kind, std::uint32_t ranks, std::vector<Rank> members = {})
{
    Pattern pattern;
    pattern.kind = kind;
    pattern.ranks = ranks;
    pattern.members = std::move(members);
    pattern.root = pattern.member(0);
    pattern.inPlace = kind != PatternKind::AllToAll;
    pattern.chunks = pattern.memberCount();
    return pattern;
}

constexpr Bytes kPatternChunk { 1U << 20U };

// Two NPUs on a switch that adds up, and two on a plain one behind it.
topology::Fabric chainedSwitches(bool multicasts)
{
    topology::TopologyBuilder builder;
    std::vector<topology::DraftNode> npus;
    for (int i = 0; i < 4; ++i)
        npus.push_back(builder.addNpu());
    topology::NodeOptions options;
    options.reduces = true;
    options.multicasts = multicasts;
    const topology::DraftNode adding = builder.addSwitch(options);
    const topology::DraftNode plain = builder.addSwitch({});
    const LinkCost cost { Latency { 500 }, Bandwidth::gigaBytesPerSecond(50) };
    for (std::size_t i = 0; i < npus.size(); ++i)
        builder.addCable(npus[i], i < 2 ? adding : plain, cost);
    builder.addCable(adding, plain, cost);
    Findings findings;
    return topology::Fabric(*builder.seal(findings));
}

} // namespace

class TestPatternSynthesis : public QObject {
    Q_OBJECT

private slots:
    void everyPatternIsVerifiedAndNotBelowItsBound_data()
    {
        QTest::addColumn<QString>("spec");
        for (const char* spec : { "Ring(6,50GiB/s,500ns)", "Mesh(3,50GiB/s,500ns)_Mesh(4,75GiB/s,700ns)",
                 "Torus(4,50GiB/s,500ns)_Torus(4,50GiB/s,500ns)", "Switch(8,50GiB/s,500ns)", "DGX1V",
                 "Ring(4,200GiB/s,500ns)_Switch(4,50GiB/s,500ns)" })
            QTest::newRow(spec) << QString::fromLatin1(spec);
    }
    void everyPatternIsVerifiedAndNotBelowItsBound()
    {
        QFETCH(QString, spec);
        const topology::Fabric fabric = fabricNamed(spec);
        const std::uint32_t npus = fabric.topology().npuCount();
        for (const PatternKind kind :
            { PatternKind::AllReduce, PatternKind::AllGather, PatternKind::ReduceScatter, PatternKind::AllToAll,
                PatternKind::Broadcast, PatternKind::Reduce, PatternKind::Gather, PatternKind::Scatter }) {
            for (const std::vector<Rank>& members :
                { std::vector<Rank> {}, std::vector<Rank> { Rank { 1 }, Rank { 5 }, Rank { 2 } } }) {
                const Pattern pattern = patternAmong(kind, npus, members);
                SynthesisOptions options;
                options.starts = 2;
                const Result<PatternSynthesis> made = synthesizePattern(fabric, pattern, kPatternChunk, options);
                QVERIFY2(made.ok(), made ? "" : toString(made.error()).c_str());
                QVERIFY2(made->durationNs >= made->bound.time.ns(),
                    (std::string(toString(kind)) + ": " + std::to_string(made->durationNs) + " < "
                        + std::to_string(made->bound.time.ns()))
                        .c_str());
                const Result<collective::SchedulePtr> schedule = scheduleOf(*made);
                QVERIFY2(schedule.ok(), schedule ? "" : toString(schedule.error()).c_str());
                const Result<collective::Verdict> verdict = collective::verify(**schedule);
                QVERIFY(verdict.ok());
                QVERIFY2(verdict->correct, verdict->fault ? verdict->fault->message.c_str() : "");
                if (members.empty()) { // MSCCL knows no relays
                    weft::test::MscclInterpreter runtime(collective::toMscclXml(**schedule));
                    const std::string fault = runtime.run(1);
                    QVERIFY2(fault.empty(), (std::string(toString(kind)) + ": " + fault).c_str());
                }
                for (const std::uint32_t threads : { 2U, 4U }) {
                    options.threads = threads;
                    const Result<PatternSynthesis> again = synthesizePattern(fabric, pattern, kPatternChunk, options);
                    QVERIFY2(again.ok(), again ? "" : toString(again.error()).c_str());
                    QCOMPARE(again->fingerprint, made->fingerprint);
                }
            }
        }
    }

    void symmetricFabricsMeetTheirBounds()
    {
        const auto efficiencyOf = [](const char* spec, PatternKind kind) {
            const topology::Fabric fabric = fabricNamed(spec);
            SynthesisOptions options;
            options.starts = 4;
            return synthesizePattern(fabric, patternAmong(kind, fabric.topology().npuCount()), kPatternChunk, options)
                ->efficiency();
        };
        QCOMPARE(efficiencyOf("Mesh(8,50GiB/s,500ns)_Mesh(8,50GiB/s,500ns)", PatternKind::AllGather), 1.0);
        QCOMPARE(efficiencyOf("Ring(8,50GiB/s,500ns)", PatternKind::Scatter), 1.0);
        QCOMPARE(efficiencyOf("FC(8,50GiB/s,500ns)", PatternKind::AllToAll), 1.0);
    }

    // What the first switch has added up crosses the second as one.
    void sumsOfASwitchStayTogetherBehindIt_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<bool>("multicasts");
        for (const PatternKind kind : { PatternKind::Reduce, PatternKind::ReduceScatter, PatternKind::AllReduce }) {
            for (const bool multicasts : { false, true })
                QTest::addRow("%s%s", std::string(toString(kind)).c_str(), multicasts ? ", multicasts" : "")
                    << static_cast<int>(kind) << multicasts;
        }
    }
    void sumsOfASwitchStayTogetherBehindIt()
    {
        QFETCH(int, kind);
        QFETCH(bool, multicasts);
        for (const std::uint32_t root : { 0U, 3U }) {
            Pattern pattern = patternAmong(static_cast<PatternKind>(kind), 4);
            pattern.root = Rank { hasRoot(pattern.kind) ? root : 0 };
            const Result<PatternSynthesis> made
                = synthesizePattern(chainedSwitches(multicasts), pattern, kPatternChunk, {});
            QVERIFY2(made.ok(), made ? "" : toString(made.error()).c_str());
            const collective::SchedulePtr schedule = *scheduleOf(*made);
            const Result<collective::Verdict> verdict = collective::verify(*schedule);
            QVERIFY2(verdict->correct, verdict->fault ? verdict->fault->message.c_str() : "");
            const std::string fault = weft::test::MscclInterpreter(collective::toMscclXml(*schedule)).run(1);
            QVERIFY2(fault.empty(), fault.c_str());
        }
    }

    void aBoundThatIsKnownIsTakenAsItIs()
    {
        const topology::Fabric fabric = fabricOf("FatTree(16)");
        const Pattern pattern = surveyPattern(PatternKind::Broadcast, 16, 8);
        const auto plain = synthesizePattern(fabric, pattern, Bytes { 1U << 20U }, {});
        QVERIFY(plain.ok() && plain->bound.time < Time { plain->durationNs });
        Bound bound = plain->bound;
        bound.time = Time { 1 };
        SynthesisOptions options;
        options.bound = &bound;
        const auto made = synthesizePattern(fabric, pattern, Bytes { 1U << 20U }, options);
        QVERIFY(made.ok());
        QCOMPARE(made->bound.time, Time { 1 });
        const auto groups = synthesizeGroups(fabric, { &pattern, 1 }, Bytes { 1U << 20U }, options);
        QVERIFY(groups.ok());
        QCOMPARE(groups->bound.time, Time { 1 });
    }

    void linksThatTakeNoTimeAreRefusedBeforeAnySearch()
    {
        const topology::Fabric fabric = fabricNamed("Switch(4,50GB/s,0ns)");
        for (const PatternKind kind :
            { PatternKind::AllReduce, PatternKind::AllGather, PatternKind::ReduceScatter, PatternKind::AllToAll,
                PatternKind::Broadcast, PatternKind::Reduce, PatternKind::Gather, PatternKind::Scatter }) {
            const Result<PatternSynthesis> made = synthesizePattern(fabric, patternAmong(kind, 4), Bytes { 16 }, {});
            QVERIFY(!made.ok());
            QVERIFY2(made.error().code == ErrorCode::Unsupported, toString(made.error()).c_str());
            QVERIFY(made.error().message.find("less than 1 ns from node 0") != std::string::npos);
        }
        const std::vector<Pattern> groups { patternAmong(PatternKind::AllReduce, 4, { Rank { 0 }, Rank { 1 } }),
            patternAmong(PatternKind::AllReduce, 4, { Rank { 2 }, Rank { 3 } }) };
        QVERIFY(synthesizeGroups(fabric, groups, Bytes { 16 }, {}).error().code == ErrorCode::Unsupported);
    }

    void groupsWhoseChunksCannotBeSharedOutGoToOneAndBack()
    {
        std::vector<Pattern> groups { patternAmong(PatternKind::AllReduce, 6, { Rank { 0 }, Rank { 1 }, Rank { 2 } }),
            patternAmong(PatternKind::AllReduce, 6, { Rank { 3 }, Rank { 4 }, Rank { 5 } }) };
        groups[0].chunks = groups[1].chunks = 4;
        const Result<PatternSynthesis> made
            = synthesizeGroups(fabricNamed("Ring(6,50GiB/s,500ns)"), groups, kPatternChunk, {});
        QVERIFY2(made.ok(), made ? "" : toString(made.error()).c_str());
        QVERIFY(collective::verify(**scheduleOf(*made))->correct);
    }

    void chunksThatCannotBeSharedOutGoToOneAndBack()
    {
        Pattern pattern = patternAmong(PatternKind::AllReduce, 6);
        pattern.chunks = 4;
        const Result<PatternSynthesis> made
            = synthesizePattern(fabricNamed("Ring(6,50GiB/s,500ns)"), pattern, kPatternChunk, {});
        QVERIFY2(made.ok(), made ? "" : toString(made.error()).c_str());
        QVERIFY(collective::verify(**scheduleOf(*made))->correct);
    }

    void manyChunksInAHurryBeginWithTreesWhichNeedNoTime()
    {
        const topology::Fabric fabric = fabricNamed("Switch(8,300GB/s,500ns)_Switch(16,50GB/s,500ns)");
        Pattern pattern = patternAmong(PatternKind::Broadcast, 128);
        pattern.chunks = 32;
        SynthesisOptions options;
        options.budgetSeconds = 0;
        const Result<PatternSynthesis> made = synthesizePattern(fabric, pattern, kPatternChunk, options);
        QVERIFY2(made.ok(), made ? "" : toString(made.error()).c_str());
        std::stop_source timeUp;
        timeUp.request_stop();
        const Result<TransferPlan> trees
            = constructTrees(made->graph, *demandsOf(pattern), { options.seed, 1, 0.3, timeUp.get_token() });
        QCOMPARE(made->durationNs, trees->durationNs);
    }
};

WEFT_TEST(TestPatternSynthesis)
#include "tst_pattern_synthesis.moc"
