// SPDX-License-Identifier: GPL-3.0-or-later
// What a program of transfers becomes: blocks, their order, waits and fused steps.
#include "engine/collective/library/transfer_builder.h"
#include "engine/collective/proof/verifier.h"
#include "tests/engine/collective/small_schedules.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <array>

using namespace weft;
using namespace weft::collective;
using namespace weft::collective::test;

namespace {

Place inputOf(std::uint32_t rank, std::uint32_t offset = 0)
{
    return { Rank { rank }, { Buffer::Input, offset } };
}
Place outputOf(std::uint32_t rank, std::uint32_t offset = 0)
{
    return { Rank { rank }, { Buffer::Output, offset } };
}
Place scratchOf(std::uint32_t rank, std::uint32_t offset = 0)
{
    return { Rank { rank }, { Buffer::Scratch, offset } };
}

// The words of a rank's steps, blocks parted by "|".
QString stepsOf(const Schedule& schedule, std::uint32_t rank)
{
    QStringList blocks;
    for (std::uint32_t b = index(schedule.blocks(Rank { rank }).first); b < index(schedule.blocks(Rank { rank }).past);
         ++b) {
        QStringList steps;
        for (std::uint32_t i = index(schedule.steps(BlockId { b }).first);
             i < index(schedule.steps(BlockId { b }).past); ++i)
            steps.append(QString::fromStdString(std::string(toString(schedule.kind(StepId { i })))));
        blocks.append(steps.join(' '));
    }
    return blocks.join(" | ");
}

std::size_t waits(const Schedule& schedule)
{
    std::size_t count = 0;
    for (std::uint32_t i = 0; i < schedule.stepCount(); ++i)
        count += schedule.dependencies(StepId { i }).size();
    return count;
}

// MSCCLang's ring: chunk by chunk all the way round, twice.
void addRing(TransferBuilder& builder, std::uint32_t ranks)
{
    for (std::uint32_t chunk = 0; chunk < ranks; ++chunk) {
        for (std::uint32_t hop = 1; hop < ranks; ++hop)
            builder.reduce(inputOf((chunk + hop) % ranks, chunk), inputOf((chunk + hop + 1) % ranks, chunk));
        for (std::uint32_t hop = 0; hop + 1 < ranks; ++hop)
            builder.copy(inputOf((chunk + hop) % ranks, chunk), inputOf((chunk + hop + 1) % ranks, chunk));
    }
}

} // namespace

class TestTransferBuilder : public QObject {
    Q_OBJECT

private slots:
    void aRingBecomesOneBlockOfFusedSteps()
    {
        TransferBuilder builder(makePattern(PatternKind::AllReduce, 4, 4));
        addRing(builder, 4);
        const Result<SchedulePtr> schedule = builder.build();
        QVERIFY(schedule.ok());
        QVERIFY((*verify(**schedule)).correct);
        for (std::uint32_t rank = 0; rank < 4; ++rank) {
            QCOMPARE(
                index((*schedule)->blocks(Rank { rank }).past) - index((*schedule)->blocks(Rank { rank }).first), 1U);
            const QString steps = stepsOf(**schedule, rank);
            QCOMPARE(steps.split(' ').size(), 7);
            QCOMPARE(steps.split(' ').count("rrs"), 2);
            QCOMPARE(steps.split(' ').count("rrcs"), 1);
            QCOMPARE(steps.split(' ').count("rcs"), 2);
        }
        QVERIFY(!(*schedule)->hasDependencies());
    }

    void withoutFusionNothingIsFused()
    {
        TransferBuilder builder(makePattern(PatternKind::AllReduce, 4, 4), {}, { false, BlockPairing::Apart });
        addRing(builder, 4);
        const Result<SchedulePtr> schedule = builder.build();
        QVERIFY(schedule.ok());
        QVERIFY((*verify(**schedule)).correct);
        QCOMPARE((*schedule)->stepCount(), 4U * 12);
        QCOMPARE((*schedule)->transferCount(), std::uint64_t { 24 });
        QVERIFY((*schedule)->hasDependencies());
    }

    void sumsAreStoredOnlyWhereSomebodyReadsThem()
    {
        // Rank 1 adds and passes on. Its own slot is overwritten at the end, or not, or read before.
        const auto program = [](bool overwritten, bool read) {
            TransferBuilder builder(makePattern(PatternKind::AllReduce, 3, 1));
            builder.reduce(inputOf(0), inputOf(1));
            builder.reduce(inputOf(1), inputOf(2));
            if (read)
                builder.copy(inputOf(1), scratchOf(1));
            if (overwritten)
                builder.copy(inputOf(2), inputOf(1));
            return stepsOf(**builder.build(), 1);
        };
        QCOMPARE(program(true, false), "rrs | r");
        QCOMPARE(program(false, false), "rrcs");
        QCOMPARE(program(true, true), "rrcs | cpy | r");
    }

    void aSendDoesNotOvertakeItsConnection()
    {
        // What came first from 0 is sent to 2 after the own chunk: it cannot move up to its receive.
        TransferBuilder builder(makePattern(PatternKind::AllGather, 3, 3));
        builder.copy(outputOf(0, 0), outputOf(1, 0));
        builder.copy(outputOf(1, 1), outputOf(2, 1));
        builder.copy(outputOf(1, 0), outputOf(2, 0));
        const Result<SchedulePtr> schedule = builder.build();
        QVERIFY(schedule.ok());
        QCOMPARE(stepsOf(**schedule, 1), "r | s s");
        QCOMPARE(waits(**schedule), std::size_t { 1 });
    }

    void partsAndOtherChannelsDoNotFuse()
    {
        TransferBuilder parts(makePattern(PatternKind::Broadcast, 3, 2));
        parts.copy(inputOf(0), inputOf(1), 2);
        parts.copy(inputOf(1), inputOf(2), 1);
        parts.copy(inputOf(1, 1), inputOf(2, 1), 1);
        QCOMPARE(stepsOf(**parts.build(), 1), "r | s s");
        TransferBuilder channels(makePattern(PatternKind::Broadcast, 3, 1));
        channels.copy(inputOf(0), inputOf(1), 1, 0);
        channels.copy(inputOf(1), inputOf(2), 1, 1);
        QCOMPARE(stepsOf(**channels.build(), 1), "r | s");
    }

    void exchangesSendWhatWasThereBefore()
    {
        for (const BlockPairing pairing : { BlockPairing::Apart, BlockPairing::SamePeer }) {
            TransferBuilder builder(makePattern(PatternKind::AllReduce, 2, 1), {}, { true, pairing });
            const auto there = builder.send(inputOf(0), Rank { 1 });
            const auto back = builder.send(inputOf(1), Rank { 0 });
            builder.receiveReduce(there, { Buffer::Input, 0 });
            builder.receiveReduce(back, { Buffer::Input, 0 });
            const Result<SchedulePtr> schedule = builder.build();
            QVERIFY(schedule.ok());
            QVERIFY((*verify(**schedule)).correct);
            const bool together = pairing == BlockPairing::SamePeer;
            QCOMPARE(stepsOf(**schedule, 0), together ? "s rrc" : "s | rrc");
            QCOMPARE(waits(**schedule), std::size_t { together ? 0U : 2U });
        }
    }

    void bothNamesOfASlotAreOne()
    {
        // In place, what rank 1 receives as inputOf 0 is its outputOf 1: the copy has nothing to do, the send must
        // wait.
        TransferBuilder builder(makePattern(PatternKind::AllGather, 3, 3));
        builder.copy(outputOf(0, 0), outputOf(1, 0));
        builder.copy(inputOf(1), outputOf(1, 1));
        builder.copy(outputOf(1, 1), outputOf(2, 1));
        builder.copy(outputOf(2, 2), inputOf(1));
        const Result<SchedulePtr> schedule = builder.build();
        QVERIFY(schedule.ok());
        QCOMPARE((*schedule)->stepCount(), 6U); // the ends of three messages
        QCOMPARE(waits(**schedule), std::size_t { 1 }); // the last receive, for the send of what it overwrites
    }

    void waitsThatOthersImplyAreLeftOut()
    {
        // Two local sums follow a receive; the last send waits for the second of them only.
        TransferBuilder builder(makePattern(PatternKind::AllReduce, 3, 1));
        builder.copy(inputOf(0), scratchOf(1, 0));
        builder.copy(inputOf(2), scratchOf(1, 1));
        builder.reduce(scratchOf(1, 0), inputOf(1));
        builder.reduce(scratchOf(1, 1), inputOf(1));
        builder.copy(inputOf(1), inputOf(0));
        builder.copy(inputOf(1), inputOf(2));
        const Result<SchedulePtr> schedule = builder.build();
        QVERIFY(schedule.ok());
        QVERIFY((*verify(**schedule)).correct);
        // Of rank 1: each sum for its receive, each send for the last sum; of ranks 0 and 2: their overwrite.
        QCOMPARE(waits(**schedule), std::size_t { 4 + 2 });
    }

    void scratchGrowsToWhatIsUsed()
    {
        TransferBuilder builder(makePattern(PatternKind::AllReduce, 2, 1));
        builder.copy(inputOf(0), scratchOf(1, 6), 1);
        const Result<SchedulePtr> schedule = builder.build();
        QVERIFY(schedule.ok());
        QCOMPARE((*schedule)->bufferSizes(Rank { 0 }), (BufferSizes { 1, 0, 0 }));
        QCOMPARE((*schedule)->bufferSizes(Rank { 1 }), (BufferSizes { 1, 0, 7 }));
    }

    void theSameCallsGiveTheSameSchedule()
    {
        std::array<std::uint64_t, 2> prints {};
        for (std::uint64_t& print : prints) {
            TransferBuilder builder(makePattern(PatternKind::AllReduce, 9, 9));
            addRing(builder, 9);
            print = (*builder.build())->fingerprint();
        }
        QCOMPARE(prints[0], prints[1]);
    }

    // Two sends of one rank over channels of their own: without a wait none, with one that of the earlier message.
    void aSendWaitsForWhatIsOverAtItsRank()
    {
        for (const bool isArrival : { false, true }) {
            TransferBuilder builder(makePattern(PatternKind::AllGather, 3, 3));
            const auto first
                = isArrival ? builder.send(inputOf(1, 1), Rank { 0 }) : builder.send(inputOf(0), Rank { 1 });
            builder.receive(first, (isArrival ? outputOf(0, 1) : outputOf(1)).slot);
            const auto second = builder.send(inputOf(0), Rank { 2 });
            builder.wait(second, first);
            builder.receive(second, outputOf(2).slot);
            const Result<SchedulePtr> schedule = builder.build();
            QVERIFY(schedule.ok());
            QCOMPARE(waits(**schedule), 1U);
            std::uint32_t waiting = 0;
            while ((*schedule)->dependencies(StepId { waiting }).empty())
                ++waiting;
            QVERIFY((*schedule)->kind(StepId { waiting }) == StepKind::Send);
            const StepId on = (*schedule)->dependencies(StepId { waiting }).front();
            QVERIFY((*schedule)->kind(on) == (isArrival ? StepKind::Receive : StepKind::Send));
        }
        TransferBuilder elsewhere(makePattern(PatternKind::AllGather, 3, 3));
        const auto far = elsewhere.send(inputOf(1, 1), Rank { 2 });
        elsewhere.receive(far, outputOf(2, 1).slot);
        const auto near = elsewhere.send(inputOf(0), Rank { 1 });
        elsewhere.wait(near, far);
        elsewhere.receive(near, outputOf(1).slot);
        QVERIFY(!elsewhere.build().ok());
    }
    void whatCannotBeIsRefused()
    {
        const Pattern pattern = makePattern(PatternKind::AllReduce, 2, 2);
        const auto refusal = [](TransferBuilder& builder) {
            const Result<SchedulePtr> built = builder.build();
            return built ? QString() : QString::fromStdString(toString(built.error()));
        };
        TransferBuilder unreceived(pattern);
        (void)unreceived.send(inputOf(0), Rank { 1 });
        QVERIFY(refusal(unreceived).contains("never received"));

        TransferBuilder twice(pattern);
        const auto message = twice.send(inputOf(0), Rank { 1 });
        twice.receive(message, { Buffer::Input, 0 });
        twice.receive(message, { Buffer::Input, 1 });
        QVERIFY(refusal(twice).contains("twice"));

        TransferBuilder crossed(pattern);
        const auto first = crossed.send(inputOf(0, 0), Rank { 1 });
        const auto second = crossed.send(inputOf(0, 1), Rank { 1 });
        crossed.receive(second, { Buffer::Input, 1 });
        crossed.receive(first, { Buffer::Input, 0 });
        QVERIFY(refusal(crossed).contains("another order"));

        TransferBuilder stranger(pattern);
        stranger.copy(inputOf(0), inputOf(2));
        QVERIFY(!refusal(stranger).isEmpty());
        TransferBuilder nothing(pattern);
        nothing.copy(inputOf(0), inputOf(1), 0);
        QVERIFY(refusal(nothing).contains("no chunks"));
        TransferBuilder outside(pattern);
        outside.copy(inputOf(0, 1U << 31U), inputOf(1));
        QVERIFY(!refusal(outside).isEmpty());

        std::stop_source stop;
        stop.request_stop();
        TransferBuilder stopped(pattern);
        stopped.copy(inputOf(0), inputOf(1));
        const Result<SchedulePtr> cancelled = stopped.build({ stop.get_token(), nullptr });
        QVERIFY(!cancelled && cancelled.error().code == ErrorCode::Cancelled);
    }
};

WEFT_TEST(TestTransferBuilder)
#include "tst_transfer_builder.moc"
