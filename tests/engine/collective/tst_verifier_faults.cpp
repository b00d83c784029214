// SPDX-License-Identifier: GPL-3.0-or-later
// One wrong schedule for each kind of fault: the step that is named, and what is said of it.
#include "engine/collective/forms/msccl/msccl_xml.h"
#include "engine/collective/proof/verifier.h"
#include "tests/engine/collective/small_collectives.h"
#include "tests/engine/collective/through_files.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::collective;
using namespace weft::collective::test;

namespace {

Fault faultOf(const SchedulePtr& schedule, const VerifyOptions& options = {})
{
    const Result<Verdict> verdict = verify(*schedule, options);
    if (!verdict || !verdict->fault) {
        Fault none;
        none.message = verdict ? "no fault" : toString(verdict.error());
        return none;
    }
    return *verdict->fault;
}

std::string nameOf(const SchedulePtr& schedule, const Fault& fault)
{
    return fault.step == kNone<StepId> ? "no step" : stepName(*schedule, fault.step);
}

ThreadBlock local(std::uint32_t rank)
{
    return { Rank { rank }, kNone<Rank>, kNone<Rank>, 0, true };
}

// A ring of one ordered block a rank in which one step is another one.
SchedulePtr changedRing(std::uint32_t ranks, std::uint32_t rank, std::uint32_t position, StepKind kind, Slot slot)
{
    const SchedulePtr ring = fusedRing(ranks);
    ScheduleBuilder builder(ring->pattern());
    for (std::uint32_t r = 0; r < ranks; ++r) {
        const BlockId old = ring->blocks(Rank { r }).first;
        const BlockId block = builder.addBlock(ring->block(old));
        for (StepId step = ring->steps(old).first; step < ring->steps(old).past; step = StepId { index(step) + 1 }) {
            Step each = ring->step(step);
            if (r == rank && index(step) - index(ring->steps(old).first) == position)
                each = { kind, slot, slot };
            builder.add(block, each);
        }
    }
    return *builder.seal();
}

} // namespace

class TestVerifierFaults : public QObject {
    Q_OBJECT

private slots:
    void aContributionThatIsAddedTwice()
    {
        // Rank 0 adds rank 1's chunk, and then the sum that has it already.
        CausalProgram program(makePattern(PatternKind::AllReduce, 3, 1));
        program.reduce(1, in(0), 2, in(0));
        program.reduce(1, in(0), 0, in(0));
        program.reduce(2, in(0), 0, in(0));
        const SchedulePtr schedule = program.seal();
        const Fault fault = faultOf(schedule);
        QVERIFY2(fault.kind == FaultKind::DoubleReduction, fault.message.c_str());
        QCOMPARE(nameOf(schedule, fault), std::string("rank 0, thread block 1, step 0"));
        QCOMPARE(fault.rank, Rank { 0 });
        QCOMPARE(fault.slot, in(0));
        QCOMPARE(fault.wrong, std::string("chunk 0 from ranks 0-1, twice chunk 0 from rank 1"));
        QCOMPARE(fault.message,
            std::string("rank 0, thread block 1, step 0 adds chunk 0 from ranks 1-2 to chunk 0 from ranks 0-1 in input "
                        "slot 0"));
    }

    void aContributionThatIsOverwritten()
    {
        // Rank 2 should add its own chunk 0 to the message with ranks 1's, and stores the message alone.
        const SchedulePtr schedule = changedRing(5, 2, 1, StepKind::ReceiveCopySend, in(0));
        const Fault fault = faultOf(schedule);
        QVERIFY2(fault.kind == FaultKind::LostContribution, fault.message.c_str());
        QCOMPARE(nameOf(schedule, fault), std::string("rank 2, thread block 0, step 1"));
        QCOMPARE(fault.wrong, std::string("chunk 0 from ranks 0-1, 3-4"));
        QCOMPARE(fault.wanted, std::string("chunk 0 from ranks 0-4"));
        QVERIFY(fault.message.find("chunk 0 from rank 2, which rank 0 lacks") != std::string::npos);
    }

    void aSumThatIsNotStored()
    {
        // Rank 1's sum of chunk 1 goes on, but is not kept; the step that should keep it is named.
        const SchedulePtr schedule = changedRing(4, 1, 3, StepKind::ReceiveReduceSend, in(1));
        const Fault fault = faultOf(schedule);
        QVERIFY2(fault.kind == FaultKind::WrongResult, fault.message.c_str());
        QCOMPARE(nameOf(schedule, fault), std::string("no step"));
        QCOMPARE(fault.rank, Rank { 1 });
        QCOMPARE(fault.slot, in(1));
        QCOMPARE(fault.wrong, std::string("chunk 1 from rank 1"));
        QCOMPARE(fault.wanted, std::string("chunk 1 from ranks 0-3"));
    }

    void aChunkInTheWrongFinalSlot()
    {
        CausalProgram program(makePattern(PatternKind::AllGather, 2, 4, true));
        program.copy(0, out(0), 1, out(1));
        program.copy(0, out(1), 1, out(0));
        program.copy(1, out(2), 0, out(2), 2);
        const SchedulePtr schedule = program.seal();
        const Fault fault = faultOf(schedule);
        QVERIFY2(fault.kind == FaultKind::WrongResult, fault.message.c_str());
        QCOMPARE(nameOf(schedule, fault), std::string("rank 1, thread block 0, step 1"));
        QCOMPARE(fault.slot, out(0));
        QCOMPARE(fault.wrong, std::string("chunk 1 from rank 0"));
        QCOMPARE(fault.wanted, std::string("chunk 0 from rank 0"));
    }

    void aSlotThatIsReadBeforeItHoldsAnything()
    {
        CausalProgram program(makePattern(PatternKind::AllGather, 3, 3, true));
        program.copy(0, out(0), 1, out(0));
        program.copy(0, out(1), 2, out(1)); // rank 0 has chunk 0 only
        program.copy(1, out(1), 0, out(1));
        const SchedulePtr schedule = program.seal();
        const Fault fault = faultOf(schedule);
        QVERIFY2(fault.kind == FaultKind::UndefinedRead, fault.message.c_str());
        QCOMPARE(nameOf(schedule, fault), std::string("rank 0, thread block 1, step 0"));
        QCOMPARE(fault.slot, out(1));
        QCOMPARE(fault.wrong, std::string("nothing"));

        CausalProgram sums(makePattern(PatternKind::Reduce, 2, 1, false));
        sums.reduce(1, in(0), 0, out(0)); // into an output that nobody has written
        const SchedulePtr intoNothing = sums.seal();
        const Fault second = faultOf(intoNothing);
        QVERIFY2(second.kind == FaultKind::UndefinedRead, second.message.c_str());
        QVERIFY(second.message.find("adds to output slot 0, which holds nothing yet") != std::string::npos);
    }

    void twoChunksInOneSum()
    {
        const SchedulePtr schedule = changedRing(4, 2, 1, StepKind::ReceiveReduceSend, in(3));
        const Fault fault = faultOf(schedule);
        QVERIFY2(fault.kind == FaultKind::MixedChunks, fault.message.c_str());
        QCOMPARE(nameOf(schedule, fault), std::string("rank 2, thread block 0, step 1"));
        QCOMPARE(fault.wrong, std::string("chunk 3 from rank 2 plus chunk 0 from rank 1"));
    }

    void theFirstOfSeveralFaultsIsTheOneOfTheLowestLevel()
    {
        // Rank 1 goes wrong at level 4, rank 3 at level 2.
        const SchedulePtr late = changedRing(5, 1, 3, StepKind::ReceiveReduceSend, in(0));
        ScheduleBuilder builder(late->pattern());
        for (std::uint32_t b = 0; b < late->blockCount(); ++b) {
            const BlockId block = builder.addBlock(late->block(BlockId { b }));
            const StepId begin = late->steps(BlockId { b }).first;
            for (StepId step = begin; step < late->steps(BlockId { b }).past; step = StepId { index(step) + 1 }) {
                Step each = late->step(step);
                if (b == 3 && index(step) - index(begin) == 1)
                    each.source = each.target = in(4);
                builder.add(block, each);
            }
        }
        const SchedulePtr schedule = *builder.seal();
        QCOMPARE(nameOf(late, faultOf(late)), std::string("rank 1, thread block 0, step 3"));
        QCOMPARE(nameOf(schedule, faultOf(schedule)), std::string("rank 3, thread block 0, step 1"));
    }

    void aRaceBetweenBlocks()
    {
        // The receive may overwrite what the other block still sends.
        Pattern pattern = makePattern(PatternKind::AllToAll, 2, 2, true);
        ScheduleBuilder builder(pattern);
        for (std::uint32_t rank = 0; rank < 2; ++rank) {
            builder.add(builder.addBlock(sendingTo(rank, 1 - rank)), { StepKind::Send, in(1 - rank), in(rank), 1, {} });
            builder.add(
                builder.addBlock(takingFrom(rank, 1 - rank)), { StepKind::Receive, in(rank), in(1 - rank), 1, {} });
        }
        const SchedulePtr schedule = *builder.seal();
        const Fault fault = faultOf(schedule);
        QVERIFY2(fault.kind == FaultKind::Race, fault.message.c_str());
        QCOMPARE(nameOf(schedule, fault), std::string("rank 0, thread block 1, step 0"));
        QCOMPARE(fault.slot, in(1));
        QCOMPARE(fault.message,
            std::string("rank 0, thread block 1, step 0 writes input slot 1 while rank 0, thread block 0, step 0 may "
                        "read it"));
    }

    void aRaceThatOnlyALongSearchCanTellFromOrder()
    {
        // As the ring whose writes are ordered by the way round, but rank 2 sends chunk 1 once more, at the end, from a
        // block of its own: nothing brings that way round.
        constexpr std::uint32_t kRanks = 4;
        const SchedulePtr ring = plainRing(kRanks, false);
        for (const bool extra : { false, true }) {
            ScheduleBuilder builder(ring->pattern());
            std::vector<StepId> steps;
            for (std::uint32_t b = 0; b < ring->blockCount(); ++b) {
                const BlockId block = builder.addBlock(ring->block(BlockId { b }));
                for (StepId step = ring->steps(BlockId { b }).first; step < ring->steps(BlockId { b }).past;
                     step = StepId { index(step) + 1 }) {
                    steps.push_back(builder.add(block, ring->step(step)));
                }
            }
            for (std::uint32_t step = 0; step < steps.size(); ++step) {
                for (const StepId on : ring->dependencies(StepId { step }))
                    builder.depend(steps[step], steps[index(on)]);
            }
            // The sum of chunk 1 as rank 2 sends it in step 0, read by a local block after the send of step 0.
            builder.setBufferSizes(Rank { 2 }, { 0, 0, 1 });
            const StepId copied = builder.add(builder.addBlock(local(2)), { StepKind::Copy, in(1), scratch(0), 1, {} });
            const StepId firstSend = steps[index(ring->steps(ring->blocks(Rank { 2 }).first).first)];
            if (extra)
                builder.depend(copied, firstSend); // begins late, and nothing waits for its end
            else
                builder.depend(firstSend, copied); // done before the chunk goes round
            const SchedulePtr schedule = *builder.seal();
            const Fault fault = faultOf(schedule);
            if (!extra) {
                QCOMPARE(fault.message, std::string("no fault"));
                continue;
            }
            QVERIFY2(fault.kind == FaultKind::Race, fault.message.c_str());
            QCOMPARE(fault.rank, Rank { 2 });
            QCOMPARE(fault.slot, in(1));
            // Chunk 1 comes back with the sum as the fourth receive of rank 2.
            QCOMPARE(nameOf(schedule, fault), std::string("rank 2, thread block 1, step 3"));
            QVERIFY(fault.message.find("while rank 2, thread block 2, step 0 may read it") != std::string::npos);
        }
    }

    void aCopyOntoItself()
    {
        Pattern pattern = makePattern(PatternKind::Custom, 1, 0);
        ScheduleBuilder builder(pattern);
        builder.setBufferSizes(Rank { 0 }, { 4, 0, 0 });
        const BlockId block = builder.addBlock(local(0));
        builder.add(block, { StepKind::Copy, in(0), in(2), 2, {} });
        builder.add(block, { StepKind::Copy, in(0), in(1), 2, {} });
        const SchedulePtr schedule = *builder.seal();
        const Fault fault = faultOf(schedule);
        QVERIFY2(fault.kind == FaultKind::Race, fault.message.c_str());
        QCOMPARE(nameOf(schedule, fault), std::string("rank 0, thread block 0, step 1"));
    }

    void aDeadlockThatDeeperConnectionsDoNotHave()
    {
        const SchedulePtr schedule = oneChannelAfterTheOther(9);
        const Fault fault = faultOf(schedule);
        QVERIFY2(fault.kind == FaultKind::FifoDeadlock, fault.message.c_str());
        // As deep as those of the protocol Simple: the third send of the first channel waits for room.
        QCOMPARE(nameOf(schedule, fault), std::string("rank 0, thread block 0, step 2"));
        QVERIFY(fault.message.find("connections hold 2 messages") != std::string::npos);
        QVERIFY(
            fault.wrong.find("rank 0, thread block 0, step 2 waits for room that is made by rank 1, thread block 0, "
                             "step 0; rank 1, thread block 0, step 0 depends on rank 1, thread block 1, step 8")
            != std::string::npos);
        QCOMPARE(faultOf(schedule, { 9 }).message, std::string("no fault"));
        QCOMPARE(faultOf(schedule, { 0 }).message, std::string("no fault"));
        QCOMPARE(nameOf(schedule, faultOf(schedule, { 8 })), std::string("rank 0, thread block 0, step 8"));
        QCOMPARE(faultOf(oneChannelAfterTheOther(2)).message, std::string("no fault"));
    }

    void connectionsAreAsDeepAsTheirProtocols()
    {
        QCOMPARE(fifoSlotsOf("Simple"), 2U);
        QCOMPARE(fifoSlotsOf("LL"), 8U);
        QCOMPARE(fifoSlotsOf("LL128"), 8U);
        const SchedulePtr simple = oneChannelAfterTheOther(8);
        QVERIFY(faultOf(simple).kind == FaultKind::FifoDeadlock);
        std::string text = toMscclXml(*simple);
        text.replace(text.find("Simple"), 6, "LL");
        Findings findings;
        QCOMPARE(faultOf(*parseMscclXml(text, "ll.xml", findings)).message, std::string("no fault"));
    }

    // A ring in which every rank sends first: with one slot, each step that receives and sends waits for room that the
    // next rank makes only when it has sent itself.
    void aFusedStepNeedsRoomBeforeItLetsGo()
    {
        for (const std::uint32_t ranks : { 3U, 8U }) {
            QVERIFY(faultOf(fusedRing(ranks), { 1 }).kind == FaultKind::FifoDeadlock);
            QCOMPARE(faultOf(fusedRing(ranks), { 2 }).message, std::string("no fault"));
        }
    }

    // Apart, nobody may sum in what was given to be read.
    void anInputThatIsNotWhatItWas()
    {
        CausalProgram program(makePattern(PatternKind::Reduce, 2, 1, false));
        program.reduce(1, in(0), 0, in(0));
        program.copy(0, in(0), 0, out(0));
        const SchedulePtr schedule = program.seal();
        const Fault fault = faultOf(schedule);
        QVERIFY2(fault.kind == FaultKind::HarmedInput, fault.message.c_str());
        QCOMPARE(fault.slot, in(0));
        QCOMPARE(fault.wrong, std::string("chunk 0 from ranks 0-1"));
        QCOMPARE(fault.wanted, std::string("chunk 0 from rank 0"));
        QCOMPARE(nameOf(schedule, fault), std::string("rank 0, thread block 0, step 0"));
    }

    void stepsThatWaitForEachOther()
    {
        Pattern pattern = makePattern(PatternKind::AllReduce, 2, 1);
        ScheduleBuilder builder(pattern);
        for (std::uint32_t rank = 0; rank < 2; ++rank) {
            const BlockId sends = builder.addBlock(sendingTo(rank, 1 - rank));
            const BlockId receives = builder.addBlock(takingFrom(rank, 1 - rank));
            const StepId got = builder.add(receives, { StepKind::ReceiveReduceCopy, in(0), in(0), 1, {} });
            builder.depend(builder.add(sends, { StepKind::Send, in(0), in(0), 1, {} }), got);
        }
        const SchedulePtr schedule = *builder.seal();
        const Fault fault = faultOf(schedule);
        QVERIFY2(fault.kind == FaultKind::OrderCycle, fault.message.c_str());
        QCOMPARE(nameOf(schedule, fault), std::string("rank 0, thread block 0, step 0"));
        QCOMPARE(fault.wrong,
            std::string(
                "rank 0, thread block 0, step 0 depends on rank 0, thread block 1, step 0; rank 0, thread block "
                "1, step 0 waits for the message of rank 1, thread block 0, step 0; rank 1, thread block 0, "
                "step 0 depends on rank 1, thread block 1, step 0; rank 1, thread block 1, step 0 waits for the "
                "message of rank 0, thread block 0, step 0"));
    }

    void aMessageThatNobodyTakes()
    {
        Pattern pattern = makePattern(PatternKind::Broadcast, 2, 2);
        ScheduleBuilder builder(pattern);
        const BlockId sends = builder.addBlock(sendingTo(0, 1));
        const BlockId receives = builder.addBlock(takingFrom(1, 0));
        builder.add(sends, { StepKind::Send, in(0), in(0), 1, {} });
        builder.add(sends, { StepKind::Send, in(1), in(1), 1, {} });
        builder.add(receives, { StepKind::Receive, in(0), in(0), 1, {} });
        const SchedulePtr schedule = *builder.seal();
        const Fault fault = faultOf(schedule);
        QVERIFY2(fault.kind == FaultKind::UnmatchedMessage, fault.message.c_str());
        QCOMPARE(nameOf(schedule, fault), std::string("rank 0, thread block 0, step 1"));
        QCOMPARE(fault.message,
            std::string("rank 0, thread block 0, step 1: the message to rank 1 on channel 0 is never received"));
    }

    void aMessageOfAnotherSize()
    {
        Pattern pattern = makePattern(PatternKind::Broadcast, 2, 2);
        ScheduleBuilder builder(pattern);
        builder.add(builder.addBlock(sendingTo(0, 1)), { StepKind::Send, in(0), in(0), 2, {} });
        builder.add(builder.addBlock(takingFrom(1, 0)), { StepKind::Receive, in(0), in(0), 1, {} });
        const SchedulePtr schedule = *builder.seal();
        const Fault fault = faultOf(schedule);
        QVERIFY2(fault.kind == FaultKind::CountMismatch, fault.message.c_str());
        QCOMPARE(nameOf(schedule, fault), std::string("rank 1, thread block 0, step 0"));
    }

    void aSlotThatNobodyWrites()
    {
        const Fault fault = faultOf(*ScheduleBuilder(makePattern(PatternKind::Broadcast, 2, 1)).seal());
        QVERIFY2(fault.kind == FaultKind::WrongResult, fault.message.c_str());
        QVERIFY(fault.step == kNone<StepId>);
        QCOMPARE(fault.rank, Rank { 1 });
        QCOMPARE(fault.message,
            std::string("rank 1 ends with nothing in input slot 0 instead of chunk 0 from rank 0, which no step "
                        "writes"));
    }

    void aCustomPatternThatAddsAContributionTwice()
    {
        Pattern pattern = makePattern(PatternKind::Custom, 2, 0);
        CausalProgram program(pattern);
        for (std::uint32_t rank = 0; rank < 2; ++rank)
            program.builder().setBufferSizes(Rank { rank }, { 2, 0, 0 });
        program.reduce(0, in(0), 1, in(1));
        program.reduce(0, in(0), 1, in(1));
        const SchedulePtr schedule = program.seal();
        const Fault fault = faultOf(schedule);
        QVERIFY2(fault.kind == FaultKind::DoubleReduction, fault.message.c_str());
        QCOMPARE(fault.wrong, std::string("chunk 0 from rank 0 and chunk 1 from rank 1, twice chunk 0 from rank 0"));
    }

    void moreSlotsThanCanBeHeldAreRefused()
    {
        Pattern pattern = makePattern(PatternKind::Custom, 2, 0, false);
        ScheduleBuilder builder(pattern);
        builder.setBufferSizes(Rank { 1 }, { 1U << 30U, 0, 0 });
        const Result<Verdict> verdict = verify(**builder.seal());
        QVERIFY(!verdict);
        QVERIFY(verdict.error().code == ErrorCode::TooLarge);
    }
};

WEFT_TEST(TestVerifierFaults)
#include "tst_verifier_faults.moc"
