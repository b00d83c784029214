// SPDX-License-Identifier: GPL-3.0-or-later
// What MSCCL's runtime cannot load or hold is said of a right program, too; what can be arranged so that it fits, is.
#include "engine/collective/forms/msccl/msccl_xml.h"
#include "engine/collective/library/small_messages.h"
#include "tests/engine/collective/library_requests.h"
#include "tests/engine/collective/msccl_interpreter.h"
#include "tests/engine/collective/small_schedules.h"
#include "tests/engine/collective/through_files.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::collective;
using weft::collective::test::mentions;

namespace {

SchedulePtr parsed(const std::string& text)
{
    Findings findings;
    const Result<SchedulePtr> schedule = parseMscclXml(text, "limits.xml", findings);
    return schedule ? *schedule : nullptr;
}

} // namespace

class TestMscclLimits : public QObject {
    Q_OBJECT

private slots:
    void whatTheRuntimeCannotHoldIsSaid()
    {
        Pattern pattern = collective::test::makePattern(PatternKind::Custom, 2, 40'000, false);
        ScheduleBuilder builder(pattern);
        builder.setBufferSizes(Rank { 0 }, { 40'000, 40'000, 0 });
        const BlockId far = builder.addBlock({ Rank { 0 } });
        builder.add(far, { StepKind::Copy, { Buffer::Input, 32'767 }, { Buffer::Output, 32'768 } });
        StepId last {};
        for (int i = 0; i < 130; ++i) { // all but the first are waited for
            const StepId step = builder.add(
                builder.addBlock({ Rank { 0 } }), { StepKind::Copy, { Buffer::Input, 1 }, { Buffer::Output, 1 } });
            if (i > 0)
                builder.depend(last, step);
            last = step;
        }
        Findings findings;
        const std::string text = toMscclXml(**builder.seal(), findings);
        for (const char* const part : { "chunk 32768 of a buffer", "with the number 128" })
            QVERIFY2(mentions(findings, part), part);
        QVERIFY(!text.empty());
    }

    // A reader takes 40 attributes of an element, the writer's own among them.
    void whatIsKeptIsReadAgain_data()
    {
        QTest::addColumn<int>("owner");
        QTest::addColumn<bool>("isSized");
        QTest::addColumn<std::size_t>("room");
        QTest::newRow("algorithm") << 0 << false << std::size_t { 33 };
        QTest::newRow("algorithm of a size") << 0 << true << std::size_t { 31 };
        QTest::newRow("rank") << 1 << false << std::size_t { 36 };
        QTest::newRow("block") << 2 << false << std::size_t { 36 };
        QTest::newRow("step") << 3 << false << std::size_t { 30 };
    }
    void whatIsKeptIsReadAgain()
    {
        using Owner = ExtraAttribute::Owner;
        QFETCH(int, owner);
        QFETCH(bool, isSized);
        QFETCH(std::size_t, room);
        ScheduleBuilder builder(collective::test::makePattern(PatternKind::AllGather, 2, 2, true));
        for (const std::uint32_t rank : { 0U, 1U }) {
            const BlockId block = builder.addBlock({ Rank { rank }, Rank { 1 - rank }, Rank { 1 - rank } });
            builder.add(block, { StepKind::Send, { Buffer::Output, rank }, { Buffer::Output, rank } });
            builder.add(block, { StepKind::Receive, { Buffer::Output, 1 - rank }, { Buffer::Output, 1 - rank } });
        }
        constexpr std::array kOwners { Owner::Algorithm, Owner::Rank, Owner::Block, Owner::Step };
        for (int i = 0; i < 50; ++i)
            builder.addExtra({ kOwners[static_cast<std::size_t>(owner)], 0, "extra" + std::to_string(i), "1" });
        const Result<SchedulePtr> sealed = builder.seal();
        QVERIFY(sealed.ok());
        Findings findings;
        const std::string text
            = toMscclXml(**sealed, findings, { isSized ? std::optional(Bytes { 1U << 20U }) : std::nullopt, {} });
        const SchedulePtr again = parsed(text);
        QVERIFY2(again != nullptr, text.c_str());
        const auto kept = std::ranges::count_if(
            again->extras(), [](const ExtraAttribute& extra) { return extra.name.starts_with("extra"); });
        QCOMPARE(static_cast<std::size_t>(kept), room);
        QVERIFY(mentions(findings, std::to_string(50 - room) + " attributes"));
    }

    // The runtime keeps the number of a thread block that others wait for in seven bits.
    void blocksThatOthersWaitForComeFirstWhereThereAreMany()
    {
        ScheduleBuilder builder(collective::test::makePattern(PatternKind::Custom, 2, 200, false));
        builder.setBufferSizes(Rank { 0 }, { 200, 200, 0 });
        StepId first {};
        StepId last {};
        for (std::uint32_t i = 0; i < 150; ++i) {
            last = builder.add(
                builder.addBlock({ Rank { 0 } }), { StepKind::Copy, { Buffer::Input, i }, { Buffer::Output, i } });
            first = i == 0 ? last : first;
        }
        builder.depend(first, last);
        Findings findings;
        const SchedulePtr read = parsed(toMscclXml(**builder.seal(), findings));
        QVERIFY(read);
        QVERIFY(!mentions(findings, "wait for"));
        QCOMPARE(read->source(read->steps(BlockId { 0 }).first).offset, 149U);
        const StepId waiting = read->steps(BlockId { 1 }).first;
        QCOMPARE(read->source(waiting).offset, 0U);
        QCOMPARE(read->dependencies(waiting)[0], read->steps(BlockId { 0 }).first);
    }

    // More than 256 steps in a block, which then run in several on further channels.
    void longBlocksAreWrittenAsSeveral()
    {
        using collective::test::requestOf;
        std::vector<SchedulePtr> schedules { collective::test::fusedRing(140), collective::test::fusedRing(400),
            collective::test::plainRing(140, true) };
        for (const bool inPlace : { true, false }) {
            for (const PatternKind kind :
                { PatternKind::AllReduce, PatternKind::AllGather, PatternKind::ReduceScatter })
                schedules.push_back(*makeAlgorithm("ring", requestOf(kind, 300, inPlace)));
            AlgorithmRequest chain = requestOf(PatternKind::Broadcast, 3, inPlace);
            chain.pieces = 700;
            schedules.push_back(*makeAlgorithm("chain", chain));
        }
        int split = 0;
        for (const SchedulePtr& schedule : schedules) {
            Findings findings;
            const std::string text = toMscclXml(*schedule, findings);
            QVERIFY2(!mentions(findings, "steps; MSCCL allows"), schedule->info().name.c_str());
            const SchedulePtr read = parsed(text);
            QVERIFY(read);
            QCOMPARE(collective::test::whatIsWrong(*read), std::string());
            for (std::uint32_t seed = 1; seed < 3; ++seed)
                QCOMPARE(weft::test::MscclInterpreter(text).run(seed), std::string());
            // Whoever asked for the program is told what was written in its place.
            const bool isSplit = read->channelCount() > schedule->channelCount();
            const std::string written = std::to_string(read->stepCount()) + " steps in "
                + std::to_string(read->blockCount()) + " thread blocks on " + std::to_string(read->channelCount())
                + " channels";
            QVERIFY2(mentions(findings, "written as several: " + written) == isSplit, written.c_str());
            split += isSplit ? 1 : 0;
            QCOMPARE(toMscclXml(*read), text);
        }
        QVERIFY2(split >= 7, std::to_string(split).c_str());
    }

    // More messages than all channels hold.
    void whatCannotBeTakenApartIsWrittenAsItIs()
    {
        Findings findings;
        AlgorithmRequest chain = collective::test::requestOf(PatternKind::Broadcast, 2);
        chain.pieces = 32 * 256 + 1;
        QVERIFY(parsed(toMscclXml(**makeAlgorithm("chain", chain), findings)));
        QVERIFY(mentions(findings, "steps; MSCCL allows"));
    }

    // What is only copied first, and nothing but copies, which are still made one after the other.
    void blocksWithoutMessagesAreTakenApartToo()
    {
        AlgorithmRequest chain = collective::test::requestOf(PatternKind::Reduce, 4, false);
        chain.pieces = 300;
        ScheduleBuilder builder(collective::test::makePattern(PatternKind::Custom, 1, 600, false));
        builder.setBufferSizes(Rank { 0 }, { 600, 600, 0 });
        const BlockId block = builder.addBlock({ Rank { 0 } });
        for (std::uint32_t i = 0; i < 600; ++i)
            builder.add(block, { StepKind::Copy, { Buffer::Input, i }, { Buffer::Output, i } });
        for (const SchedulePtr& program : { *makeAlgorithm("chain", chain), *builder.seal() }) {
            Findings findings;
            const std::string text = toMscclXml(*program, findings);
            QVERIFY(mentions(findings, "written as several") && !mentions(findings, "steps; MSCCL allows"));
            const SchedulePtr read = parsed(text);
            QVERIFY(read);
            QCOMPARE(collective::test::whatIsWrong(*read), std::string());
            for (std::uint32_t seed = 1; seed < 3; ++seed)
                QCOMPARE(weft::test::MscclInterpreter(text).run(seed), std::string());
        }
    }

    // Two ranks that send four chunks each before they receive, in connections of two places.
    void stepsThatWaitForEachOtherWithLargeChunksAreSaid()
    {
        const SchedulePtr doubling
            = *makeAlgorithm("recursive-doubling", collective::test::requestOf(PatternKind::AllGather, 8));
        Findings findings;
        const std::string text = toMscclXml(*doubling, findings);
        const char* const said = "MSCCL sends them one by one, and steps wait for each other for ever: rank 0, ";
        QVERIFY(mentions(findings, said));
        QCOMPARE(weft::test::MscclInterpreter(text).run(1), std::string());
        QVERIFY(weft::test::MscclInterpreter(text).run(1, {}, true).starts_with("deadlock"));
        Findings none;
        const SchedulePtr small = *withSmallMessages(doubling);
        QVERIFY(!toMscclXml(*small, none).empty() && none.empty());
        QCOMPARE(collective::test::whatIsWrong(*small), std::string());
        QVERIFY(*withSmallMessages(small) == small);
    }

    // What small messages cannot be made of stays what it is.
    void whatIsNotMadeOfSmallMessagesStays()
    {
        const Pattern pattern = collective::test::makePattern(PatternKind::Custom, 2, 8, false);
        for (const bool addsElsewhere : { false, true }) {
            ScheduleBuilder builder(pattern);
            for (const std::uint32_t rank : { 0U, 1U }) {
                builder.setBufferSizes(Rank { rank }, { 8, 8, 0 });
                const BlockId block
                    = builder.addBlock({ Rank { rank }, Rank { 1 - rank }, Rank { 1 - rank }, 0, true });
                builder.add(block, { StepKind::Send, { Buffer::Input, 0 }, { Buffer::Output, 0 }, 4 });
                const Slot operand { addsElsewhere ? Buffer::Input : Buffer::Output, 4 };
                builder.add(block, { StepKind::ReceiveReduceCopy, operand, { Buffer::Output, 4 }, 4 });
            }
            const SchedulePtr program = *builder.seal();
            Findings findings;
            QVERIFY(!toMscclXml(*program, findings).empty());
            QVERIFY(mentions(findings, "one by one"));
            QVERIFY(*withSmallMessages(program) == program); // the other adds to what holds nothing
        }
    }

    // Nor are programs in which single chunks would be too many to write.
    void soDoProgramsOfManyChunks()
    {
        const auto exchange = [](std::uint32_t count) {
            ScheduleBuilder builder(collective::test::makePattern(PatternKind::AllGather, 2, 2 * count, true));
            for (const std::uint32_t rank : { 0U, 1U }) {
                const Rank peer { 1 - rank };
                const BlockId block = builder.addBlock({ Rank { rank }, peer, peer, 0, true });
                const Slot own { Buffer::Output, rank * count };
                const Slot other { Buffer::Output, index(peer) * count };
                builder.add(block, { StepKind::Send, own, own, count });
                builder.add(block, { StepKind::Receive, other, other, count });
            }
            return *builder.seal();
        };
        const SchedulePtr many = exchange((1U << 17U) + 1);
        QVERIFY(*withSmallMessages(many) == many);
        const SchedulePtr few = exchange(8);
        QVERIFY(*withSmallMessages(few) != few);
    }

    // Half open, with what is rounded up to it, and instead of what another file said.
    void theSizeThatAFileIsForIsSaid()
    {
        Findings findings;
        const SchedulePtr ring = collective::test::fusedRing(3);
        QVERIFY(toMscclXml(*ring).find("minBytes") == std::string::npos);
        const std::string sized = toMscclXml(*ring, findings, { Bytes { 6'000 }, {} });
        QVERIFY(sized.find("minBytes=\"5998\" maxBytes=\"6001\"") != std::string::npos);
        const SchedulePtr read = parsed(sized);
        QVERIFY(read);
        QCOMPARE(toMscclXml(*read), sized);
        const std::string again = toMscclXml(*read, findings, { Bytes { 9'000 }, {} });
        QVERIFY(again.find("6000") == std::string::npos);
        QVERIFY(again.find("minBytes=\"8998\" maxBytes=\"9001\"") != std::string::npos);
        QVERIFY(findings.empty());
    }
};

WEFT_TEST(TestMscclLimits)
#include "tst_msccl_limits.moc"
