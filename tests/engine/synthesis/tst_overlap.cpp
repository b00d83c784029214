// SPDX-License-Identifier: GPL-3.0-or-later
// All-reduces whose halves interleave: never longer than one half after the other, correct half by half and where they
// meet, and what is not is found.
#include "engine/synthesis/check/plan_proof.h"
#include "engine/synthesis/construct/demand_constructors.h"
#include "engine/synthesis/plan/overlap.h"
#include "engine/synthesis/plan/wait_graph.h"
#include "engine/topology/topology_builder.h"
#include "engine/topology/topology_spec.h"
#include "tests/engine/synthesis/expect_plans.h"
#include "tests/engine/synthesis/synthesis_fabrics.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <random>

using namespace weft;
using namespace weft::synthesis;
using collective::Pattern;
using collective::PatternKind;

namespace {

struct Halves {
    Demands copies; // in both
    TransferPlan reduce; // on the fabric as it is
    TransferPlan gather;
};

Halves halvesOf(const LinkGraph& graph, std::uint32_t chunksPerNpu)
{
    Pattern pattern;
    pattern.ranks = graph.npus;
    pattern.chunks = chunksPerNpu * graph.npus;
    pattern.kind = PatternKind::ReduceScatter;
    Halves halves;
    halves.copies = *copiesOf(pattern);
    const LinkGraph turned = reversed(graph);
    halves.reduce = reversedInTime(turned, *constructTrees(turned, halves.copies, {}));
    halves.gather = *constructTrees(graph, halves.copies, {});
    return halves;
}

void checkHalves(const LinkGraph& graph, const Halves& halves, const JoinedPlan& joined)
{
    const std::string fault = faultOf(graph, sharedSums(halves.copies), joined);
    QVERIFY2(fault.empty(), fault.c_str());
}

} // namespace

class TestOverlap : public QObject {
    Q_OBJECT

private slots:
    // What many wait for together is said pair by pair, or by a join of all of it: the times are the same.
    void aJoinIsWhatItStandsFor()
    {
        const LinkGraph graph = makeLinkGraph(fabricOf("Ring(4,50GB/s,1us)_Ring(3,25GB/s,2us)"), Bytes { 1U << 20U });
        std::mt19937 random(3);
        for (int round = 0; round < 20; ++round) {
            std::vector<std::uint32_t> arcs;
            WaitGraph::Waits pairs;
            WaitGraph::Waits joined;
            constexpr std::uint32_t kSums = 12;
            constexpr std::uint32_t kParts = 5; // of each; and as many copies
            constexpr std::uint32_t kAll = 2 * kSums * kParts;
            for (std::uint32_t i = 0; i < kAll; ++i)
                arcs.push_back(static_cast<std::uint32_t>(random() % graph.arcs()));
            for (std::uint32_t sum = 0; sum < kSums; ++sum) {
                for (std::uint32_t part = 0; part < kParts; ++part) {
                    joined.emplace_back(kAll + sum, sum * kParts + part);
                    joined.emplace_back((kSums + sum) * kParts + part, kAll + sum);
                    for (std::uint32_t copy = 0; copy < kParts; ++copy)
                        pairs.emplace_back((kSums + sum) * kParts + copy, sum * kParts + part);
                }
            }
            const WaitGraph apart(arcs, pairs);
            const WaitGraph together(arcs, joined, kSums);
            QCOMPARE(together.size(), apart.size());
            const std::vector<std::uint64_t> ranks = ranksByTails(graph, apart);
            QCOMPARE(ranksByTails(graph, together), ranks);
            const TransferTimes first = listScheduled(graph, apart, ranks);
            const TransferTimes second = listScheduled(graph, together, ranks);
            QCOMPARE(second.starts, first.starts);
            QCOMPARE(second.durationNs, first.durationNs);
            const TransferTimes better = justified(graph, apart, first, 3);
            QCOMPARE(justified(graph, together, second, 3).starts, better.starts);
        }
    }

    void neverLongerThanOneAfterTheOther_data()
    {
        QTest::addColumn<QString>("spec");
        for (const char* spec : { "Ring(2,50GB/s,1us)", "Ring(7,50GB/s,1us)", "Ring(5,50GB/s,1us,uni=1)",
                 "Mesh(4x3,50GB/s,1us)", "Mesh(3,50GB/s,500ns)_Mesh(4,75GB/s,700ns)", "Switch(6,50GB/s,1us)",
                 "FC(5,50GB/s,1us)", "DGX1V", "Ring(2,200GB/s,500ns)_Switch(4,50GB/s,500ns)" })
            QTest::newRow(spec) << QString::fromLatin1(spec);
    }
    void neverLongerThanOneAfterTheOther()
    {
        QFETCH(QString, spec);
        const LinkGraph graph = graphOf(spec.toStdString());
        for (const std::uint32_t chunks : { 1U, 3U }) {
            const Halves halves = halvesOf(graph, chunks);
            const JoinedPlan joined = overlapped(graph, halves.reduce, halves.gather);
            QVERIFY(joined.durationNs <= halves.reduce.durationNs + halves.gather.durationNs);
            QCOMPARE(joined.reduce.transfers.size(), halves.reduce.transfers.size());
            QCOMPARE(joined.gather.transfers.size(), halves.gather.transfers.size());
            checkHalves(graph, halves, joined);
        }
    }

    // In the middle of a line a link has little to do at the end of one half and at the beginning of the other.
    void aLineGainsByIt()
    {
        const LinkGraph graph = graphOf("Mesh(8,50GB/s,1us)");
        const Halves halves = halvesOf(graph, 2);
        const JoinedPlan joined = overlapped(graph, halves.reduce, halves.gather);
        QVERIFY(joined.durationNs < halves.reduce.durationNs + halves.gather.durationNs);
    }

    // Each NPU sends each chunk once and receives it once: two chunks of time less than over a plain switch.
    void switchesThatAddUpAndDuplicateAreUsed()
    {
        const LinkGraph graph = capableSwitch();
        const Halves halves = halvesOf(graph, 1);
        const JoinedPlan joined = overlapped(graph, halves.reduce, halves.gather);
        checkHalves(graph, halves, joined);
        const LinkGraph plain = graphOf("Switch(4,50GB/s,500ns)");
        const Halves usual = halvesOf(plain, 1);
        const JoinedPlan slower = overlapped(plain, usual.reduce, usual.gather);
        QVERIFY(joined.reduce.transfers.size() < slower.reduce.transfers.size());
    }

    void whatIsTooEarlyIsFound()
    {
        const LinkGraph graph = graphOf("Ring(4,50GB/s,1us)");
        const Halves halves = halvesOf(graph, 1);
        const JoinedPlan sound = overlapped(graph, halves.reduce, halves.gather);
        const auto check
            = [&](JoinedPlan joined) { return checkPlan(graph, sharedSums(halves.copies), std::move(joined).parts()); };
        QVERIFY(check(sound).ok());
        JoinedPlan joined = sound;
        joined.gather = halves.gather; // all at 0, while sums are under way
        const auto refused = check(joined);
        QVERIFY(!refused && refused.error().code == ErrorCode::Mismatched);
        joined = sound;
        joined.reduce.transfers.push_back(joined.reduce.transfers.front());
        QVERIFY(!check(joined)); // not in the order of time
        joined.sort();
        const auto twice = check(joined);
        QVERIFY(!twice && twice.error().message.find("still carries") != std::string::npos);
    }

    void stoppedItIsStillCorrect()
    {
        const LinkGraph graph = graphOf("Mesh(4x3,50GB/s,1us)");
        const Halves halves = halvesOf(graph, 2);
        std::stop_source source;
        source.request_stop();
        Watch watch;
        watch.stop = source.get_token();
        const JoinedPlan joined = overlapped(graph, halves.reduce, halves.gather, watch);
        QVERIFY(joined.durationNs <= halves.reduce.durationNs + halves.gather.durationNs);
        checkHalves(graph, halves, joined);
    }
};

WEFT_TEST(TestOverlap)
#include "tst_overlap.moc"
