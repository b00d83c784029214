// SPDX-License-Identifier: GPL-3.0-or-later
// Right schedules are found right: every pattern, in and out of place, with relays, in ordered and unordered blocks.
#include "engine/collective/proof/verifier.h"
#include "tests/engine/collective/small_collectives.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace weft;
using namespace weft::collective;
using namespace weft::collective::test;

namespace {

// Empty if the schedule is right.
std::string faultOf(const Schedule& schedule, const VerifyOptions& options = {})
{
    const Result<Verdict> verdict = verify(schedule, options);
    if (!verdict)
        return toString(verdict.error());
    return verdict->fault ? verdict->fault->message.english() : std::string();
}

} // namespace

class TestVerifier : public QObject {
    Q_OBJECT

private slots:
    void everyPatternInAndOutOfPlace()
    {
        for (const PatternKind kind : kStandardPatterns) {
            for (const bool inPlace : { true, false }) {
                for (const std::uint32_t ranks : { 1U, 2U, 3U, 4U, 5U, 8U, 13U }) {
                    for (const std::uint32_t pieces : { 1U, 3U }) {
                        const SchedulePtr schedule = smallCollective(kind, ranks, pieces, inPlace);
                        const std::string fault = faultOf(*schedule);
                        QVERIFY2(fault.empty(),
                            (std::string(toString(kind)) + " of " + std::to_string(ranks) + ": " + fault).c_str());
                        QCOMPARE(verify(*schedule)->transfers, schedule->transferCount());
                    }
                }
            }
        }
    }

    void ringsWhateverTheOrderOfTheirRanks()
    {
        std::mt19937 random(1);
        for (const std::uint32_t ranks : { 2U, 3U, 7U, 64U, 65U, 130U, 200U }) {
            std::vector<std::uint32_t> order = inOrderOfRanks(ranks);
            QCOMPARE(faultOf(*fusedRing(order)), std::string());
            std::shuffle(order.begin(), order.end(), random);
            QCOMPARE(faultOf(*fusedRing(order)), std::string());
            QCOMPARE(faultOf(*plainRing(ranks, true)), std::string());
        }
    }

    void aPathThroughOtherRanksOrdersAWriteAfterARead()
    {
        for (const std::uint32_t ranks : { 2U, 3U, 8U, 33U })
            QCOMPARE(faultOf(*plainRing(ranks, false)), std::string());
    }

    void anOrderFoundAFewStepsBackInAnotherBlock()
    {
        // Block 2 waits for blocks 0 and 1 one after the other, as MSCCL does by nops; block 3 waits for block 2 alone.
        Pattern pattern = makePattern(PatternKind::Custom, 1, 0);
        ScheduleBuilder builder(pattern);
        builder.setBufferSizes(Rank { 0 }, { 2, 0, 2 });
        std::vector<StepId> written;
        for (std::uint32_t k = 0; k < 2; ++k) {
            const BlockId block = builder.addBlock({ Rank { 0 }, kNone<Rank>, kNone<Rank>, 0, true });
            written.push_back(builder.add(block, { StepKind::Copy, in(k), scratch(k), 1, {} }));
        }
        const BlockId waiting = builder.addBlock({ Rank { 0 }, kNone<Rank>, kNone<Rank>, 0, true });
        StepId last {};
        for (std::uint32_t k = 0; k < 2; ++k) {
            last = builder.add(waiting, { StepKind::Nop, {}, {}, 0, {} });
            builder.depend(last, written[k]);
        }
        for (std::uint32_t k = 0; k < 5; ++k)
            last = builder.add(waiting, { StepKind::Nop, {}, {}, 0, {} });
        const BlockId reading = builder.addBlock({ Rank { 0 }, kNone<Rank>, kNone<Rank>, 0, true });
        builder.depend(builder.add(reading, { StepKind::Copy, scratch(0), in(0), 2, {} }), last);
        QCOMPARE(faultOf(**builder.seal()), std::string());
    }

    void aCustomPatternKeepsItsPromise()
    {
        // Rank 1 ends with the sum of two different chunks' holders; relay 2 passes one on.
        Pattern pattern = makePattern(PatternKind::Custom, 3, 0, false);
        pattern.before = { { Rank { 0 }, in(0), ChunkId { 7 }, { Rank { 0 } } },
            { Rank { 1 }, in(0), ChunkId { 7 }, { Rank { 1 }, Rank { 2 } } } };
        pattern.after = { { Rank { 1 }, out(1), ChunkId { 7 }, { Rank { 0 }, Rank { 1 }, Rank { 2 } } } };
        CausalProgram program(pattern);
        program.builder().setBufferSizes(Rank { 2 }, { 0, 0, 1 });
        program.copy(0, in(0), 2, scratch(0));
        program.copy(1, in(0), 1, out(1));
        program.reduce(2, scratch(0), 1, out(1));
        QCOMPARE(faultOf(*program.seal()), std::string());
    }

    void aCustomPatternWithoutAPromiseGetsARemark()
    {
        Pattern pattern = makePattern(PatternKind::Custom, 2, 0, false);
        CausalProgram program(pattern);
        program.builder().setBufferSizes(Rank { 0 }, { 2, 1, 0 });
        program.builder().setBufferSizes(Rank { 1 }, { 2, 1, 0 });
        program.copy(0, in(1), 1, out(0));
        program.reduce(1, in(0), 1, out(0)); // another chunk: allowed where nothing standard is promised
        const Result<Verdict> verdict = verify(*program.seal());
        QVERIFY(verdict && verdict->correct);
        QCOMPARE(verdict->remarks.size(), 1U);
    }

    void aRelayMovesChunksThroughScratch()
    {
        Pattern pattern = makePattern(PatternKind::AllReduce, 4, 1);
        pattern.members = { Rank { 3 }, Rank { 1 } };
        CausalProgram program(pattern);
        program.builder().setBufferSizes(Rank { 0 }, { 0, 0, 1 });
        program.copy(3, in(0), 0, scratch(0));
        program.reduce(0, scratch(0), 1, in(0));
        program.copy(1, in(0), 3, in(0));
        QCOMPARE(faultOf(*program.seal()), std::string());
    }

    void anUnorderedBlockIsOrderedByItsDependencies()
    {
        // Both ends number the messages by position, although the second is sent, and may come, first.
        Pattern pattern = makePattern(PatternKind::AllGather, 2, 4, false);
        ScheduleBuilder builder(pattern);
        for (std::uint32_t rank = 0; rank < 2; ++rank) {
            const BlockId block = builder.addBlock({ Rank { rank }, Rank { 1 - rank }, Rank { 1 - rank }, 0, false });
            const StepId first = builder.add(block, { StepKind::Send, in(0), out(2 * rank), 1, {} });
            const StepId second = builder.add(block, { StepKind::Send, in(1), out(2 * rank + 1), 1, {} });
            builder.depend(first, second);
            builder.add(block, { StepKind::Receive, in(0), out(2 - 2 * rank), 1, {} });
            builder.add(block, { StepKind::Receive, in(1), out(3 - 2 * rank), 1, {} });
            builder.add(block, { StepKind::Copy, in(0), out(2 * rank), 2, {} });
        }
        QCOMPARE(faultOf(**builder.seal()), std::string());
    }

    void verifyingCanBeStopped()
    {
        std::stop_source stop;
        stop.request_stop();
        Progress progress;
        const SchedulePtr schedule = fusedRing(260); // enough steps to be polled
        const Result<Verdict> verdict = verify(*schedule, {}, { stop.get_token(), &progress });
        QVERIFY(!verdict);
        QVERIFY(verdict.error().code == ErrorCode::Cancelled);
        QCOMPARE(progress.total(), std::uint64_t { schedule->stepCount() });
    }
};

WEFT_TEST(TestVerifier)
#include "tst_verifier.moc"
