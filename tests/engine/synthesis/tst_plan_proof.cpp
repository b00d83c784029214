// SPDX-License-Identifier: GPL-3.0-or-later
// Plans are proved as they are: what the proof accepts, the verifier of schedules accepts, on fabrics of many shapes
// and after random damage; each kind of damage is refused by name; and schedules that come from columns are those that
// the builder of transfers makes.
#include "engine/collective/proof/verifier.h"
#include "engine/synthesis/check/plan_proof.h"
#include "engine/synthesis/plan/direct_schedule.h"
#include "engine/synthesis/plan/earliest_end.h"
#include "engine/synthesis/search/all_reduce_search.h"
#include "engine/synthesis/search/pattern_synthesis.h"
#include "engine/topology/topology_spec.h"
#include "tests/engine/synthesis/made_plans.h"
#include "tests/engine/synthesis/synthesis_fabrics.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace weft;
using namespace weft::synthesis;
using collective::Pattern;
using collective::PatternKind;

namespace {

constexpr PatternKind kKinds[] = { PatternKind::AllReduce, PatternKind::AllGather, PatternKind::ReduceScatter,
    PatternKind::AllToAll, PatternKind::Broadcast, PatternKind::Reduce, PatternKind::Gather, PatternKind::Scatter };

// A node more, which nothing leads to: then plans are spelled out as those through switches are.
Made withIdleSwitch(Made made)
{
    ++made.graph.nodes;
    topology::Node idle = made.graph.kind.front();
    idle.kind = topology::NodeKind::Switch;
    made.graph.kind.push_back(idle);
    made.graph.group();
    return made;
}

// A line 0 ↔ 1 ↔ 2, a chunk each way at 0: fits all that damages below.
Made line(PatternKind kind, std::uint32_t chunks = 1)
{
    Made made;
    made.pattern = patternOf(kind, 3, chunks);
    made.graph = makeLinkGraph(fabricOf("Mesh(3,50GiB/s,500ns)"), kProofChunk);
    return made;
}

std::uint32_t arcOf(const LinkGraph& graph, std::uint32_t from, std::uint32_t to)
{
    for (const std::uint32_t arc : graph.out(from)) {
        if (graph.target[arc] == to)
            return arc;
    }
    return ~0U;
}

bool isRefused(const Made& made, const char* because)
{
    const Result<ScheduleCheck> proof = proofOf(made);
    if (!proof && proof.error().message.find(because) != std::string::npos)
        return true;
    qWarning("%s", proof ? "accepted" : proof.error().message.c_str());
    return false;
}

} // namespace

class TestPlanProof : public QObject {
    Q_OBJECT

private slots:
    void bothProofsAgreeOnWhatIsMade_data()
    {
        QTest::addColumn<QString>("spec");
        for (const char* spec : { "Ring(5,50GiB/s,500ns)", "Mesh(3,50GiB/s,500ns)_Mesh(4,75GiB/s,700ns)",
                 "Torus(4,50GiB/s,500ns)_Torus(3,50GiB/s,500ns)", "FC(5,33GB/s,70ns)", "DGX1V",
                 "Ring(4,200GiB/s,500ns)_FC(3,77GiB/s,1200ns)", "Mesh(3x3,50GiB/s)", "Switch(5,50GiB/s,500ns)",
                 "FatTree(8,50GiB/s,500ns)", "Ring(3,200GiB/s,500ns)_Switch(3,50GiB/s,700ns)" })
            QTest::newRow(spec) << QString::fromLatin1(spec);
    }
    void bothProofsAgreeOnWhatIsMade()
    {
        QFETCH(QString, spec);
        const std::uint32_t npus = fabricOf(spec.toStdString()).topology().npuCount();
        for (const PatternKind kind : kKinds) {
            for (const std::vector<Rank>& members :
                { std::vector<Rank> {}, std::vector<Rank> { Rank { 3 }, Rank { 0 }, Rank { 2 } } }) {
                for (const std::uint32_t chunks : { 1U, 2U }) {
                    const Made made = madeOn(spec.toStdString(), patternOf(kind, npus, chunks, members));
                    const bool isThroughSwitches = made.graph.nodes > made.graph.npus;
                    QVERIFY(canProvePlan(made.graph, made.pattern));
                    const Result<ScheduleCheck> proof = proofOf(made);
                    // Sums both ways, which have a proof of their own.
                    if (isExchange(made.parts)) {
                        QVERIFY(proof.error().code == ErrorCode::Unsupported);
                        QVERIFY(verifies(made));
                        continue;
                    }
                    QVERIFY2(proof.ok(), proof ? "" : proof.error().message.c_str());
                    QCOMPARE(proof->durationNs, made.durationNs);
                    QVERIFY(verifies(made));
                    if (isThroughSwitches)
                        continue;
                    const std::uint64_t earliest = *earliestEndNs(made.graph, made.pattern.chunkIds(), made.parts);
                    QVERIFY(earliest <= made.durationNs && earliest > 0);
                }
            }
        }
    }

    // Times are not the verifier's matter, so it may accept what the proof refuses, but never the reverse.
    void damageThatTheProofAcceptsIsNone()
    {
        std::mt19937 random(7);
        int accepted = 0;
        int refused = 0;
        int refusedByBoth = 0;
        for (const char* spec : { "Mesh(3,50GiB/s,500ns)_Mesh(2,75GiB/s,700ns)", "Ring(4,50GiB/s,500ns)",
                 "Switch(4,50GiB/s,500ns)", "FatTree(8,50GiB/s,500ns)" }) {
            const std::uint32_t npus = fabricOf(spec).topology().npuCount();
            for (const PatternKind kind : kKinds) {
                const Made good = madeOn(spec, patternOf(kind, npus, 2));
                if (isExchange(good.parts))
                    continue;
                for (int round = 0; round < 60; ++round) {
                    Made made = good;
                    damage(made, random);
                    const bool isProved = proofOf(made).ok();
                    const bool isVerified = verifies(made);
                    QVERIFY2(!isProved || isVerified, (std::string(spec) + toString(kind).data()).c_str());
                    (isProved ? accepted : refused) += 1;
                    refusedByBoth += !isProved && !isVerified;
                }
            }
        }
        QVERIFY(accepted > 30); // a later start, or a copy that comes twice
        QVERIFY(refusedByBoth > 300);
        QVERIFY(refused > refusedByBoth); // two at a time on a link
    }

    void aChunkThatDoesNotComeIsMissed()
    {
        Made made = madeOn("Ring(4,50GiB/s,500ns)", patternOf(PatternKind::AllGather, 4, 1));
        made.parts[0].plan.transfers.pop_back();
        QVERIFY(isRefused(made, "ends without"));
        Made sum = madeOn("Ring(4,50GiB/s,500ns)", patternOf(PatternKind::ReduceScatter, 4, 1));
        sum.parts[0].plan.transfers.pop_back();
        QVERIFY(isRefused(sum, "ends without"));
    }
    void aLinkCarriesOneChunkAtATime()
    {
        Made made = line(PatternKind::Broadcast, 2);
        made.pattern.root = Rank { 0 };
        const std::uint32_t first = arcOf(made.graph, 0, 1);
        const std::uint32_t second = arcOf(made.graph, 1, 2);
        const std::uint64_t step = made.graph.time[first];
        made.parts
            = { { { { { 0, 0, first }, { step, 0, second }, { step, 1, first }, { 2 * step, 1, second } }, 3 * step },
                false } };
        QVERIFY(proofOf(made).ok());
        QCOMPARE(proofOf(made)->durationNs, 3 * step);
        made.parts[0].plan.transfers[2].start = step - 1;
        sortByTime(made);
        QVERIFY(isRefused(made, "still carries"));
    }
    void aChunkIsThereBeforeItIsSent()
    {
        Made made = line(PatternKind::Broadcast);
        made.pattern.root = Rank { 0 };
        const std::uint32_t first = arcOf(made.graph, 0, 1);
        const std::uint32_t second = arcOf(made.graph, 1, 2);
        const std::uint64_t step = made.graph.time[first];
        made.parts = { { { { { 0, 0, first }, { step - 1, 0, second } }, 2 * step - 1 }, false } };
        QVERIFY(isRefused(made, "does not have the chunk"));
        made.parts[0].plan.transfers[1].start = step;
        QVERIFY(proofOf(made).ok());
    }
    void aSwitchSendsEachCopyOnOnce()
    {
        Made made = line(PatternKind::Broadcast);
        made.pattern.root = Rank { 0 };
        made.graph = makeLinkGraph(fabricOf("Switch(3,50GiB/s,500ns)"), kProofChunk);
        const std::uint32_t up = arcOf(made.graph, 0, 3);
        const std::uint64_t step = made.graph.time[up];
        const auto [down, beside] = std::pair(arcOf(made.graph, 3, 1), arcOf(made.graph, 3, 2));
        made.parts = { { { { { 0, 0, up }, { step, 0, up }, { step, 0, down }, { step, 0, beside } }, 2 * step } } };
        QVERIFY(isRefused(made, "does not have the chunk")); // the second is on its way
        made.graph.kind[3].multicasts = true;
        QVERIFY(proofOf(made).ok());
        made.graph.kind[3].multicasts = false;
        made.parts[0].plan.transfers.back().start = 2 * step;
        QVERIFY(proofOf(made).ok() && verifies(made));
    }
    void everyPartIsAddedOnce()
    {
        Made made = line(PatternKind::Reduce);
        made.pattern.root = Rank { 2 };
        const std::uint32_t first = arcOf(made.graph, 0, 1);
        const std::uint32_t second = arcOf(made.graph, 1, 2);
        const std::uint64_t step = made.graph.time[first];
        const PlanPart good { { { { 0, 0, first }, { step, 0, second } }, 2 * step }, true };
        made.parts = { good };
        QVERIFY(proofOf(made).ok() && verifies(made));
        // The middle sends before the other's part is there, and again after it.
        made.parts[0].plan.transfers = { { 0, 0, first }, { 0, 0, second } };
        QVERIFY(isRefused(made, "not added all parts"));
        made.parts[0].plan.transfers = { { 0, 0, second }, { step, 0, first }, { 2 * step, 0, second } };
        QVERIFY(isRefused(made, "gone on without"));
        QVERIFY(!verifies(made));
        made.parts = { good };
        made.parts[0].plan.transfers.push_back({ 2 * step, 0, second });
        QVERIFY(isRefused(made, "sent twice"));
        QVERIFY(!verifies(made));
        made.parts[0].plan.transfers = { { 0, 0, second } };
        QVERIFY(isRefused(made, "ends without"));
        QVERIFY(!verifies(made));
    }
    void aSwitchLetsEachPartThroughOnce()
    {
        Made made = line(PatternKind::Reduce);
        made.pattern.root = Rank { 2 };
        made.graph = makeLinkGraph(fabricOf("Switch(3,50GiB/s,500ns)"), kProofChunk);
        const auto [first, second] = std::pair(arcOf(made.graph, 0, 3), arcOf(made.graph, 1, 3));
        const std::uint32_t down = arcOf(made.graph, 3, 2);
        const std::uint64_t step = made.graph.time[down];
        const PlanPart good {
            { { { 0, 0, first }, { 0, 0, second }, { step, 0, down }, { 2 * step, 0, down } }, 3 * step }, true
        };
        made.parts = { good };
        QVERIFY(proofOf(made).ok() && verifies(made));
        QCOMPARE(proofOf(made)->durationNs, 3 * step);
        made.parts[0].plan.transfers.push_back({ 3 * step, 0, down });
        QVERIFY(isRefused(made, "no part of the sum"));
        made.parts = { good };
        made.parts[0].plan.transfers.pop_back();
        QVERIFY(isRefused(made, "ends without"));
        made.parts[0].plan.transfers = { { 0, 0, first }, { step - 1, 0, down } };
        QVERIFY(isRefused(made, "no part of the sum")); // it is on its way
        made.parts[0].plan.transfers
            = { { 0, 0, first }, { step, 0, first }, { step, 0, down }, { 2 * step, 0, down } };
        QVERIFY(isRefused(made, "sent twice"));
        // Neither multicasting nor a copy makes two parts of one.
        made.graph.kind[3].multicasts = true;
        made.parts = { good };
        QVERIFY(proofOf(made).ok());
        made.parts[0].plan.transfers.push_back({ 3 * step, 0, down });
        QVERIFY(isRefused(made, "no part of the sum"));
        made.graph.kind[3].reduces = true;
        QVERIFY(!canProvePlan(made.graph, made.pattern));
        QVERIFY(proofOf(made).error().code == ErrorCode::Unsupported);
    }
    void onlyWholeSumsAreCopied()
    {
        Made made = line(PatternKind::AllReduce, 1);
        made.pattern.chunks = 3;
        const std::uint32_t there[] { arcOf(made.graph, 0, 1), arcOf(made.graph, 1, 2) };
        const std::uint32_t back[] { arcOf(made.graph, 2, 1), arcOf(made.graph, 1, 0) };
        const std::uint64_t step = made.graph.time[there[0]];
        PlanPart adds { {}, true };
        PlanPart copies { {}, false };
        for (std::uint32_t chunk = 0; chunk < 3; ++chunk) {
            const std::uint64_t begin = chunk * 4 * step;
            adds.plan.transfers.push_back({ begin, chunk, there[0] });
            adds.plan.transfers.push_back({ begin + step, chunk, there[1] });
            copies.plan.transfers.push_back({ begin + 2 * step, chunk, back[0] });
            copies.plan.transfers.push_back({ begin + 3 * step, chunk, back[1] });
        }
        made.parts = { adds, copies };
        QVERIFY(proofOf(made).ok() && verifies(made));
        QCOMPARE(proofOf(made)->durationNs, 12 * step);
        made.parts[1].plan.transfers[0].start = step; // when one part is still on its way
        QVERIFY(isRefused(made, "does not have the chunk"));
        made.parts[1].plan.transfers[0] = { 2 * step, 0, there[0] }; // of an NPU that has its own part alone
        QVERIFY(!proofOf(made).ok());
        made.parts = { adds, copies };
        made.parts[1].adds = true;
        QVERIFY(!proofOf(made).ok());
    }
    void whatIsNotProvedIsSaid()
    {
        Made made = line(PatternKind::Broadcast);
        made.parts = { { { { { 0, 7, 0 } }, 1 }, false } };
        QVERIFY(proofOf(made).error().code == ErrorCode::OutOfRange);
        made.parts = { { { { { 0, 0, 99 } }, 1 }, false } };
        QVERIFY(proofOf(made).error().code == ErrorCode::OutOfRange);
        made.parts = { { { { { 100'000, 0, 0 }, { 0, 0, 0 } }, 1 }, false } };
        QVERIFY(isRefused(made, "order of time"));
        std::stop_source stop;
        stop.request_stop();
        const Made good = madeOn("Ring(4,50GiB/s,500ns)", patternOf(PatternKind::AllGather, 4, 1));
        const auto stopped = provePlan(good.graph, good.pattern, good.parts, { stop.get_token(), nullptr });
        QVERIFY(!stopped && stopped.error().code == ErrorCode::Cancelled);
    }

    // The quick way is taken, and gives what the long one gives.
    void columnsMakeTheSameSchedules()
    {
        int equal = 0;
        for (const char* spec : { "Ring(5,50GiB/s,500ns)", "Mesh(3,50GiB/s,500ns)_Mesh(4,75GiB/s,700ns)",
                 "Torus(4,50GiB/s,500ns)_Torus(4,50GiB/s,500ns)", "FC(5,33GB/s,70ns)", "DGX1V" }) {
            const std::uint32_t npus = fabricOf(spec).topology().npuCount();
            for (const PatternKind kind : kKinds) {
                const Made made = madeOn(spec, patternOf(kind, npus, 2));
                QVERIFY(isDirect(made.graph, made.pattern, made.parts));
                const auto plan = DirectPlan::make(made.graph, made.pattern, made.parts, {});
                QVERIFY2(plan.ok() && plan->has_value(), (std::string(spec) + toString(kind).data()).c_str());
                const Made other = withIdleSwitch(made);
                QVERIFY(!isDirect(other.graph, other.pattern, other.parts));
                for (const bool inOrder : { true, false }) {
                    const auto quick = scheduleOf(made, inOrder);
                    const auto slow = scheduleOf(other, inOrder);
                    QVERIFY(quick.ok() && slow.ok());
                    QCOMPARE((*quick)->stepCount(), (*slow)->stepCount());
                    QCOMPARE((*quick)->transferCount(), (*slow)->transferCount());
                    QCOMPARE((*quick)->blockCount(), (*slow)->blockCount());
                    QVERIFY(collective::verify(**quick)->correct);
                    bool usesScratch = false; // whose slots are numbered otherwise
                    for (std::uint32_t npu = 0; npu < npus; ++npu)
                        usesScratch |= (*quick)->bufferSizes(Rank { npu }).scratch > 0;
                    if (!usesScratch) {
                        QCOMPARE((*quick)->fingerprint(), (*slow)->fingerprint());
                        ++equal;
                    }
                    const auto again = SpelledPlan::make(made.graph, made.pattern, made.parts, "test");
                    QCOMPARE((*again->schedule(inOrder))->fingerprint(), (*quick)->fingerprint());
                }
            }
        }
        QVERIFY(equal >= 40);
    }
    void whatComesTwiceIsLeftToTheBuilder()
    {
        Made made = line(PatternKind::Broadcast);
        made.pattern.root = Rank { 1 };
        const std::uint64_t step = made.graph.time[0];
        // Node 0 gets the chunk, sends it back, gets it again after two have read it.
        made.pattern = patternOf(PatternKind::Broadcast, 4, 1);
        made.graph = makeLinkGraph(fabricOf("FC(4,50GiB/s,500ns)"), kProofChunk);
        made.pattern.root = Rank { 1 };
        made.parts = { { { { { 0, 0, arcOf(made.graph, 1, 0) }, { step, 0, arcOf(made.graph, 0, 2) },
                               { step, 0, arcOf(made.graph, 0, 3) }, { 2 * step, 0, arcOf(made.graph, 2, 0) } },
                             3 * step },
            false } };
        const auto plan = DirectPlan::make(made.graph, made.pattern, made.parts, {});
        QVERIFY(plan.ok() && !plan->has_value());
        QVERIFY(proofOf(made).ok() && verifies(made));
        QCOMPARE(proofOf(made)->duplicates, 1U);
    }
    void aLinkThatWaitsForNothingIsSeen()
    {
        Made made = line(PatternKind::Broadcast);
        made.pattern.root = Rank { 0 };
        const std::uint32_t first = arcOf(made.graph, 0, 1);
        const std::uint64_t step = made.graph.time[first];
        made.parts = { { { { { step, 0, first }, { 5 * step, 0, arcOf(made.graph, 1, 2) } }, 6 * step }, false } };
        QCOMPARE(proofOf(made)->durationNs, 6 * step);
        QCOMPARE(*earliestEndNs(made.graph, 1, made.parts), 2 * step);
    }
};

WEFT_TEST(TestPlanProof)
#include "tst_plan_proof.moc"
