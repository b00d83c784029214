// SPDX-License-Identifier: GPL-3.0-or-later
// Which send meets which receive, and when each step can run.
#include "engine/collective/proof/step_levels.h"
#include "tests/engine/collective/small_collectives.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::collective;
using namespace weft::collective::test;

namespace {

StepId stepOf(const Schedule& schedule, std::uint32_t block, std::uint32_t position)
{
    return StepId { index(schedule.steps(BlockId { block }).first) + position };
}

StepId senderOf(const Schedule& schedule, const MessageMatching& matching, StepId step)
{
    return matching.senderOf(step, schedule.blockOf(step));
}
StepId receiverOf(const Schedule& schedule, const MessageMatching& matching, StepId step)
{
    return matching.receiverOf(step, schedule.blockOf(step));
}

} // namespace

class TestMessageMatching : public QObject {
    Q_OBJECT

private slots:
    void bothEndsOfEveryMessagePointAtEachOther()
    {
        for (const PatternKind kind : kStandardPatterns) {
            const SchedulePtr schedule = smallCollective(kind, 5, 2, true);
            const MessageMatching matching = matchMessages(*schedule);
            QVERIFY(matching.faults.empty());
            std::uint64_t messages = 0;
            for (StepId step {}; index(step) < schedule->stepCount(); step = StepId { index(step) + 1 }) {
                QCOMPARE(receiverOf(*schedule, matching, step) != kNone<StepId>, sends(schedule->kind(step)));
                QCOMPARE(senderOf(*schedule, matching, step) != kNone<StepId>, receives(schedule->kind(step)));
                if (!sends(schedule->kind(step)))
                    continue;
                ++messages;
                const StepId receive = receiverOf(*schedule, matching, step);
                QCOMPARE(senderOf(*schedule, matching, receive), step);
                const ThreadBlock& from = schedule->block(schedule->blockOf(step));
                const ThreadBlock& to = schedule->block(schedule->blockOf(receive));
                QVERIFY(from.sendTo == to.rank && to.receiveFrom == from.rank && from.channel == to.channel);
            }
            QCOMPARE(messages, schedule->transferCount());
        }
    }

    void theKthSendMeetsTheKthReceiveWhateverStandsBetween()
    {
        ScheduleBuilder builder(makePattern(PatternKind::Custom, 2, 0, false));
        builder.setBufferSizes(Rank { 0 }, { 8, 0, 0 });
        builder.setBufferSizes(Rank { 1 }, { 8, 0, 0 });
        const BlockId from = builder.addBlock({ Rank { 0 }, Rank { 1 }, kNone<Rank>, 3, false });
        const BlockId to = builder.addBlock({ Rank { 1 }, kNone<Rank>, Rank { 0 }, 3, true });
        const BlockId other = builder.addBlock({ Rank { 1 }, kNone<Rank>, Rank { 0 }, 2, true });
        const BlockId otherFrom = builder.addBlock({ Rank { 0 }, Rank { 1 }, kNone<Rank>, 2, true });
        builder.add(from, { StepKind::Send, in(0), in(0), 1, {} });
        builder.add(from, { StepKind::Copy, in(0), in(1), 1, {} });
        builder.add(from, { StepKind::Send, in(1), in(1), 2, {} });
        builder.add(to, { StepKind::Nop, {}, {}, 0, {} });
        builder.add(to, { StepKind::Receive, in(0), in(0), 1, {} });
        builder.add(to, { StepKind::Receive, in(1), in(1), 2, {} });
        builder.add(other, { StepKind::Receive, in(5), in(5), 1, {} });
        builder.add(otherFrom, { StepKind::Send, in(5), in(5), 1, {} });
        const SchedulePtr schedule = *builder.seal();
        const MessageMatching matching = matchMessages(*schedule);
        QVERIFY(matching.faults.empty());
        // Blocks of rank 0 are 0 (channel 3) and 1 (channel 2), of rank 1 they are 2 and 3.
        QCOMPARE(receiverOf(*schedule, matching, stepOf(*schedule, 0, 0)), stepOf(*schedule, 2, 1));
        QCOMPARE(receiverOf(*schedule, matching, stepOf(*schedule, 0, 2)), stepOf(*schedule, 2, 2));
        QCOMPARE(senderOf(*schedule, matching, stepOf(*schedule, 3, 0)), stepOf(*schedule, 1, 0));
        QCOMPARE(matching.sending[0].other, BlockId { 2 });
        QCOMPARE(matching.receiving[3].other, BlockId { 1 });
    }

    void whatDoesNotMeetIsCountedOnceAConnection()
    {
        ScheduleBuilder builder(makePattern(PatternKind::Broadcast, 3, 4));
        const BlockId from = builder.addBlock(sendingTo(0, 1));
        const BlockId to = builder.addBlock(takingFrom(1, 0));
        const BlockId fromNobody = builder.addBlock(takingFrom(2, 1));
        for (std::uint32_t k = 0; k < 4; ++k)
            builder.add(from, { StepKind::Send, in(0), in(0), 1, {} });
        builder.add(to, { StepKind::Receive, in(0), in(0), 2, {} });
        builder.add(fromNobody, { StepKind::Receive, in(0), in(0), 1, {} });
        builder.add(fromNobody, { StepKind::Receive, in(0), in(0), 1, {} });
        const SchedulePtr schedule = *builder.seal();
        const MessageMatching matching = matchMessages(*schedule);
        using Kind = MatchingFault::Kind;
        const std::vector<MatchingFault> expected {
            { Kind::UnmatchedSend, stepOf(*schedule, 0, 1), kNone<StepId>, 3 },
            { Kind::CountMismatch, stepOf(*schedule, 1, 0), stepOf(*schedule, 0, 0), 1 },
            { Kind::UnmatchedReceive, stepOf(*schedule, 2, 0), kNone<StepId>, 2 },
        };
        QVERIFY(matching.faults == expected);
        QCOMPARE(describe(*schedule, matching.faults[0]),
            std::string("the message to rank 1 on channel 0 is never received, as 2 more of this connection"));
    }

    void levelsAreTheClosedFormsOfTheAlgorithms()
    {
        // 2(n - 1) messages one after the other; the first is sent at level 1.
        for (const std::uint32_t ranks : { 2U, 3U, 8U, 17U }) {
            const SchedulePtr ring = fusedRing(ranks);
            QCOMPARE(stepLevels(*ring, matchMessages(*ring))->count, 2 * (ranks - 1) + 1);
            // Not fused, each message is two steps.
            const SchedulePtr plain = plainRing(ranks, true);
            QCOMPARE(stepLevels(*plain, matchMessages(*plain))->count, 4 * (ranks - 1));
        }
        // A chain of c chunks over n ranks takes n - 2 + c messages one after the other.
        const Pattern pattern = makePattern(PatternKind::Broadcast, 16, 4);
        ScheduleBuilder builder(pattern);
        for (std::uint32_t rank = 0; rank < 16; ++rank) {
            const BlockId block = builder.addBlock({ Rank { rank }, rank < 15 ? Rank { rank + 1 } : kNone<Rank>,
                rank > 0 ? Rank { rank - 1 } : kNone<Rank>, 0, true });
            for (std::uint32_t k = 0; k < 4; ++k) {
                const StepKind kind = rank == 0 ? StepKind::Send
                    : rank < 15                 ? StepKind::ReceiveCopySend
                                                : StepKind::Receive;
                builder.add(block, { kind, in(k), in(k) });
            }
        }
        const SchedulePtr chain = *builder.seal();
        QCOMPARE(stepLevels(*chain, matchMessages(*chain))->count, 16U - 2 + 4 + 1);
    }

    void aStepStandsOneLevelAboveTheLastThatItWaitsFor()
    {
        for (const PatternKind kind : kStandardPatterns) {
            const SchedulePtr schedule = smallCollective(kind, 5, 2, false);
            const MessageMatching matching = matchMessages(*schedule);
            const Result<StepLevels> levels = stepLevels(*schedule, matching);
            QVERIFY(levels.ok());
            for (std::uint32_t b = 0; b < schedule->blockCount(); ++b) {
                std::uint32_t previous = 0;
                for (StepId step = schedule->steps(BlockId { b }).first; step < schedule->steps(BlockId { b }).past;
                     step = StepId { index(step) + 1 }) {
                    std::uint32_t highest = previous;
                    for (const StepId on : schedule->dependencies(step))
                        highest = std::max(highest, levels->levelOf(on));
                    if (senderOf(*schedule, matching, step) != kNone<StepId>)
                        highest = std::max(highest, levels->levelOf(senderOf(*schedule, matching, step)));
                    QCOMPARE(levels->levelOf(step), highest + 1);
                    previous = highest + 1;
                }
            }
            const Groups<StepId> order = executionOrder(*levels);
            QCOMPARE(order.items.size(), std::size_t { schedule->stepCount() });
            for (std::uint32_t level = 0; level <= levels->count; ++level) {
                QCOMPARE(order[level].empty(), level == 0);
                QVERIFY(std::is_sorted(order[level].begin(), order[level].end()));
                for (const StepId step : order[level])
                    QCOMPARE(levels->levelOf(step), level);
            }
        }
    }

    void aCycleIsNamed()
    {
        ScheduleBuilder builder(makePattern(PatternKind::AllReduce, 2, 2));
        const BlockId a = builder.addBlock({ Rank { 1 }, kNone<Rank>, kNone<Rank>, 0, true });
        const BlockId b = builder.addBlock({ Rank { 1 }, kNone<Rank>, kNone<Rank>, 0, true });
        const StepId a0 = builder.add(a, { StepKind::Nop, {}, {}, 0, {} });
        const StepId a1 = builder.add(a, { StepKind::Nop, {}, {}, 0, {} });
        const StepId b0 = builder.add(b, { StepKind::Nop, {}, {}, 0, {} });
        builder.depend(a0, b0);
        builder.depend(b0, a1);
        const SchedulePtr schedule = *builder.seal();
        const Result<StepLevels> levels = stepLevels(*schedule, matchMessages(*schedule));
        QVERIFY(!levels.ok());
        QVERIFY(levels.error().code == ErrorCode::Cycle);
        QCOMPARE(levels.error().message,
            std::string("steps wait for each other: rank 1, thread block 0, step 0 depends on rank 1, thread block 1, "
                        "step 0; rank 1, thread block 1, step 0 depends on rank 1, thread block 0, step 1; rank 1, "
                        "thread block 0, step 1 comes after rank 1, thread block 0, step 0"));
        QCOMPARE(levels.error().where.rank, std::optional(1U));
    }

    void levelsAloneProveThatShallowConnectionsAreEnough()
    {
        for (const std::uint32_t fifoSlots : { 1U, 2U, 3U, 4U }) {
            for (const std::uint32_t messages : { 1U, 2U, 3U, 4U, 5U }) {
                const SchedulePtr schedule = oneChannelAfterTheOther(messages);
                const MessageMatching matching = matchMessages(*schedule);
                const StepLevels levels = *stepLevels(*schedule, matching);
                const bool ends = !*findWaitCycle(*schedule, matching, fifoSlots);
                QCOMPARE(ends, messages <= fifoSlots);
                QVERIFY(ends || !fitsConnections(*schedule, matching, levels, fifoSlots));
            }
        }
        const SchedulePtr ring = fusedRing(30);
        const MessageMatching matching = matchMessages(*ring);
        QVERIFY(fitsConnections(*ring, matching, *stepLevels(*ring, matching), 2));
        // Its one message in, a fused step of a connection that holds one waits for the next rank's, all the way round.
        QVERIFY(!fitsConnections(*ring, matching, *stepLevels(*ring, matching), 1));
        QVERIFY(findWaitCycle(*ring, matching, 1)->has_value());
    }

    // Two messages under way, and each rank waits for room before it takes the first of them out.
    void aFusedStepMakesNoRoomBeforeItHasSent()
    {
        constexpr std::uint32_t kRanks = 4;
        ScheduleBuilder builder(makePattern(PatternKind::AllToAll, kRanks, 2 * kRanks));
        for (std::uint32_t rank = 0; rank < kRanks; ++rank) {
            const BlockId block = builder.addBlock(
                { Rank { rank }, Rank { (rank + 1) % kRanks }, Rank { (rank + kRanks - 1) % kRanks }, 0, true });
            for (const StepKind kind : { StepKind::Send, StepKind::Send, StepKind::ReceiveCopySend,
                     StepKind::ReceiveCopySend, StepKind::Receive, StepKind::Receive })
                builder.add(block, { kind, {}, {} });
        }
        const SchedulePtr schedule = *builder.seal();
        const MessageMatching matching = matchMessages(*schedule);
        const StepLevels levels = *stepLevels(*schedule, matching);
        QVERIFY(findWaitCycle(*schedule, matching, 2)->has_value());
        QVERIFY(!fitsConnections(*schedule, matching, levels, 2));
        QVERIFY(!findWaitCycle(*schedule, matching, 3)->has_value());
        QVERIFY(fitsConnections(*schedule, matching, levels, 3));
    }
};

WEFT_TEST(TestMessageMatching)
#include "tst_message_matching.moc"
