// SPDX-License-Identifier: GPL-3.0-or-later
// Constructions of all-reduces whose chunks go one after the other: correct half by half and where they meet, as long
// as arithmetic says on lines, and the roots where links are needed but once.
#include "engine/synthesis/construct/joint_constructor.h"
#include "engine/synthesis/plan/wait_graph.h"
#include "engine/topology/topology_builder.h"
#include "tests/engine/synthesis/expect_plans.h"
#include "tests/engine/synthesis/irregular_fabrics.h"
#include "tests/engine/synthesis/synthesis_fabrics.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::synthesis;
using collective::Pattern;
using collective::PatternKind;

namespace {

Demands gathered(const LinkGraph& graph, std::uint32_t chunksPerNpu)
{
    Pattern pattern;
    pattern.kind = PatternKind::AllGather;
    pattern.ranks = graph.npus;
    pattern.chunks = chunksPerNpu * graph.npus;
    return *copiesOf(pattern);
}

// Of some NPUs of the fabric, for whom the others relay.
Demands gatheredBy(const LinkGraph& graph, std::vector<Rank> members)
{
    Pattern pattern;
    pattern.kind = PatternKind::AllGather;
    pattern.ranks = graph.npus;
    pattern.chunks = static_cast<std::uint32_t>(members.size());
    pattern.members = std::move(members);
    return *copiesOf(pattern);
}

} // namespace

class TestJointConstructor : public QObject {
    Q_OBJECT

private slots:
    void everyConstructionIsCorrect_data()
    {
        QTest::addColumn<QString>("spec");
        for (const char* spec : { "Ring(2,50GB/s,1us)", "Ring(5,50GB/s,1us,uni=1)", "Mesh(4x3,50GB/s,1us)",
                 "Mesh(3,50GB/s,500ns)_Mesh(4,75GB/s,700ns)", "Switch(6,50GB/s,1us)", "FC(5,50GB/s,1us)", "DGX1V",
                 "Ring(2,200GB/s,500ns)_Switch(4,50GB/s,500ns)" })
            QTest::newRow(spec) << QString::fromLatin1(spec);
    }
    void everyConstructionIsCorrect()
    {
        QFETCH(QString, spec);
        const LinkGraph graph = graphOf(spec.toStdString());
        for (const Demands& demands : { gathered(graph, 1), gathered(graph, 3), gatheredBy(graph, { Rank { 1 } }),
                 gatheredBy(graph, { Rank { 1 }, Rank { 0 } }) }) {
            for (const JointOptions& options : { JointOptions {}, JointOptions { { 1, 0.1, 0, true }, 7, 0, 0 },
                     JointOptions { { 20, 3, 1, true }, 8, 2, 4 } }) {
                const Result<JointPlan> made = constructJoint(graph, sharedSums(demands), options);
                QVERIFY2(made.ok(), made ? "" : toString(made.error()).c_str());
                const std::string fault = faultOf(graph, sharedSums(demands), made->plan(graph));
                QVERIFY2(fault.empty(), fault.c_str());
                const JoinedPlan plan = made->plan(graph);
                QCOMPARE(plan.durationNs, std::max(plan.reduce.durationNs, plan.gather.durationNs));
                QVERIFY(constructJoint(graph, sharedSums(demands), options)->plan(graph).gather == plan.gather);
            }
        }
    }

    void irregularFabricsToo()
    {
        for (const auto& [family, name] : kIrregularFamilies) {
            for (std::uint32_t number = 0; number < 6; ++number) {
                const LinkGraph graph = makeLinkGraph(IrregularMaker(family, number).make(), Bytes { 1U << 20U });
                if (!isWhole(graph))
                    continue;
                const Demands demands = gathered(graph, 1);
                for (const bool moves : { false, true }) {
                    const Result<JointPlan> made
                        = constructJoint(graph, sharedSums(demands), { { 6, 1, 0.5, moves }, number, 2, 3 });
                    QVERIFY(made.ok());
                    const std::string fault = faultOf(graph, sharedSums(demands), made->plan(graph));
                    QVERIFY2(fault.empty(), (std::string(name) + std::to_string(number) + ": " + fault).c_str());
                }
            }
        }
    }

    // What the switch adds up and duplicates takes each link once.
    void switchesThatAddUpAndDuplicateAreUsed()
    {
        const LinkGraph graph = capableSwitch();
        const Demands sums = sharedSums(gathered(graph, 1));
        const Result<JointPlan> made = constructJoint(graph, sums, {});
        QVERIFY(made.ok());
        QVERIFY(faultOf(graph, sums, made->plan(graph)).empty());
        QCOMPARE(made->plan(graph).reduce.transfers.size(), std::size_t { 4 * 4 });
        QCOMPARE(made->plan(graph).gather.transfers.size(), std::size_t { 4 * 4 });
        // The check misses each of them, and sees what is copied before all is added.
        const std::vector<PlanPart> parts = made->plan(graph).parts();
        for (std::size_t part = 0; part < 2; ++part) {
            for (std::ptrdiff_t i = 0; i < 16; ++i) {
                std::vector<PlanPart> without = parts;
                without[part].plan.transfers.erase(without[part].plan.transfers.begin() + i);
                QVERIFY(!checkPlan(graph, sums, without).ok());
            }
        }
        std::vector<PlanPart> early = parts;
        for (PlannedTransfer& transfer : early[1].plan.transfers)
            transfer.start -= parts[1].plan.transfers.front().start;
        QVERIFY(!checkPlan(graph, sums, early).ok());
    }

    // The NPU in the middle gets a chunk a step, the first after as many steps as an end is away; the last goes back
    // as far: chunks + 2·(NPUs − 1)/2 − 1 steps.
    void aLineTakesAStepAChunk()
    {
        for (const std::uint32_t npus : { 3U, 5U, 9U, 15U }) {
            const LinkGraph graph = graphOf("Mesh(" + std::to_string(npus) + ",50GB/s,1us)");
            for (const std::uint32_t chunks : { 1U, 4U, 10U }) {
                JointOptions options;
                options.rootShare = 0;
                const Result<JointPlan> made = constructJoint(graph, sharedSums(gathered(graph, chunks)), options);
                QVERIFY(made.ok());
                QVERIFY(made->rooted.copied.giversOf(0).front() == npus / 2);
                QCOMPARE(made->times.durationNs, (npus * chunks + npus - 2) * graph.time.front());
            }
        }
    }

    // As many relays as members hang on a switch: every member sends its parts of all chunks in as many steps, to
    // another relay at any time, and the last of them goes to all members after a step through the switch; the last
    // of these takes another one.
    void relaysSumUpAllAtOnce()
    {
        for (const std::uint32_t members : { 2U, 4U, 8U }) {
            const LinkGraph graph = graphOf("Switch(" + std::to_string(2 * members) + ",50GB/s,1us)");
            std::vector<std::uint32_t> even;
            for (std::uint32_t place = 0; place < members; ++place)
                even.push_back(2 * place);
            for (const std::uint32_t chunks : { 2U, 3U, 4U }) {
                Demands sums;
                for (std::uint32_t chunk = 0; chunk < chunks * members; ++chunk)
                    sums.addSum(even, even);
                JointOptions options;
                options.rootShare = 1;
                options.depthWeight = 16;
                options.relaysSum = options.onlyRelays = true;
                const Result<JointPlan> made = constructJoint(graph, sums, options);
                QVERIFY(made.ok());
                const std::string fault = faultOf(graph, sums, made->plan(graph));
                QVERIFY2(fault.empty(), fault.c_str());
                QVERIFY(made->rooted.copied.giversOf(0).front() % 2 == 1);
                QCOMPARE(made->times.durationNs, (chunks * members + members + 2) * graph.time.front());
            }
        }
    }

    // NPU 0 can only be left to NPU 1, which can only be reached from it: for any other root this link carries each
    // chunk twice, a part of the sum and the sum.
    void rootsMoveToWhereALinkIsNeededOnce()
    {
        topology::TopologyBuilder draft;
        draft.addNpus(8);
        const LinkCost cost { Latency { 100 }, Bandwidth::gigaBytesPerSecond(50) };
        draft.addLink(DraftNode { 0 }, DraftNode { 1 }, cost);
        for (std::uint32_t a = 2; a < 8; ++a) {
            draft.addLink(DraftNode { 1 }, DraftNode { a }, cost);
            draft.addLink(DraftNode { a }, DraftNode { 0 }, cost);
            for (std::uint32_t b = 2; b < 8; ++b) {
                if (a != b)
                    draft.addLink(DraftNode { a }, DraftNode { b }, cost);
            }
        }
        Findings findings;
        const LinkGraph graph = makeLinkGraph(topology::Fabric(*draft.seal(findings)), Bytes { 1U << 20U });
        const Demands demands = gathered(graph, 6);
        const Result<JointPlan> fixed = constructJoint(graph, sharedSums(demands), { { 8, 0.5, 1, false }, 0, 6, 6 });
        const Result<JointPlan> moved = constructJoint(graph, sharedSums(demands), { { 8, 0.5, 1, true }, 0, 6, 6 });
        QVERIFY(faultOf(graph, sharedSums(demands), moved->plan(graph)).empty());
        std::uint32_t rooted = 0;
        for (const std::uint32_t root : moved->rooted.copied.givers.items)
            rooted += root <= 1 ? 1U : 0U;
        QVERIFY(rooted > 36);
        QVERIFY(moved->times.durationNs < fixed->times.durationNs);
    }

    void ranksDecideWhatALinkCarriesFirst()
    {
        const LinkGraph graph = graphOf("Ring(3,50GB/s,1us,uni=1)");
        const std::uint64_t step = graph.time.front();
        const std::uint32_t first = graph.out(0).front();
        const std::uint32_t next = graph.out(1).front();
        // Three over one link, the last of which is waited for by one over the next.
        const WaitGraph waits({ first, first, first, next }, { { 3, 2 } });
        const TransferTimes late = listScheduled(graph, waits, { 0, 1, 2, 3 });
        QVERIFY((late.starts == std::vector<std::uint64_t> { 0, step, 2 * step, 3 * step }));
        QCOMPARE(late.durationNs, 4 * step);
        const TransferTimes early = listScheduled(graph, waits, { 7, 6, 5, 0 });
        QVERIFY((early.starts == std::vector<std::uint64_t> { 2 * step, step, 0, step }));
        QCOMPARE(early.durationNs, 3 * step);
        QCOMPARE(justified(graph, waits, late, 4).durationNs, 3 * step);
        QCOMPARE(justified(graph, waits, early, 4).durationNs, 3 * step);
        QCOMPARE(shaken(graph, waits, late, 10, 1, 0).durationNs, 3 * step);
        QCOMPARE(shaken(graph, waits, late, 10, 1, 4 * step).durationNs, 4 * step); // good enough
    }

    // 32 sums among 32 NPUs, 32 others idle: a relay that gets all parts of one passes nothing on meanwhile, several
    // with a share each do so after a part of the time, and later parts come in behind.
    void relaysHelpEachOther()
    {
        const LinkGraph graph = graphOf("Switch(64,50GB/s,500ns)");
        std::vector<Rank> even;
        for (std::uint32_t npu = 0; npu < graph.npus; npu += 2)
            even.push_back(Rank { npu });
        const Demands sums = sharedSums(gatheredBy(graph, even));
        const JointOptions alone { { 4, 16, 1, false, true, true }, 0 };
        JointOptions helped = alone;
        helped.helpers = 4;
        const Result<JointPlan> one = constructJoint(graph, sums, alone);
        const Result<JointPlan> four = constructJoint(graph, sums, helped);
        QVERIFY(one && four);
        QVERIFY(faultOf(graph, sums, four->plan(graph)).empty());
        QCOMPARE(one->times.durationNs, 66 * graph.time[0]); // 32 in, 32 out, the switch both ways
        QVERIFY2(four->times.durationNs <= 56 * graph.time[0],
            qPrintable(QString::number(four->times.durationNs / graph.time[0])));
    }

    // Too few relays, one who is near to two shares, ways that pass somebody twice.
    void helpersAreFoundOrDoneWithout()
    {
        const std::vector<Rank> members { Rank { 0 }, Rank { 1 }, Rank { 2 }, Rank { 5 }, Rank { 7 } };
        for (const char* spec : { "DGX1V", "Torus(3x3,50GB/s,500ns)", "Mesh(4x3,50GB/s,1us)",
                 "Ring(9,50GB/s,1us,uni=1)", "Ring(3,200GB/s,500ns)_Switch(4,50GB/s,500ns)", "Switch(8,50GB/s,1us)" }) {
            const LinkGraph graph = graphOf(spec);
            for (const std::uint32_t helpers : { 2U, 4U }) {
                JointOptions options { { 4, 16, 1, false, true, true } };
                options.helpers = helpers;
                const Demands gathering = gatheredBy(graph, members);
                const Result<JointPlan> made = constructJoint(graph, sharedSums(gathering), options);
                QVERIFY2(made.ok(), made ? "" : toString(made.error()).c_str());
                const std::string fault = faultOf(graph, sharedSums(gathering), made->plan(graph));
                QVERIFY2(fault.empty(), fault.c_str());
            }
        }
    }

    void whatCannotBeReachedIsSaid()
    {
        topology::FabricState state;
        state.links[LinkId { 2 }].failed = true;
        const LinkGraph graph = graphOf("Ring(4,50GB/s,1us,uni=1)", 1, state);
        const Result<JointPlan> made = constructJoint(graph, sharedSums(gathered(graph, 1)), {});
        QVERIFY(!made && made.error().code == ErrorCode::Unreachable);
    }

    void itCanBeStopped()
    {
        const LinkGraph graph = graphOf("Mesh(4x3,50GB/s,1us)");
        std::stop_source source;
        source.request_stop();
        const Result<JointPlan> made
            = constructJoint(graph, sharedSums(gathered(graph, 1)), {}, { source.get_token(), nullptr });
        QVERIFY(!made && made.error().code == ErrorCode::Cancelled);
    }
};

WEFT_TEST(TestJointConstructor)
#include "tst_joint_constructor.moc"
