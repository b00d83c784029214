// SPDX-License-Identifier: GPL-3.0-or-later
// Files for MSCCL and files for RCCL's executor: each is one that its runtime loads and runs right, or Weft has warned.
#include "engine/collective/forms/msccl/msccl_xml.h"
#include "engine/collective/library/small_messages.h"
#include "tests/engine/collective/library_requests.h"
#include "tests/engine/collective/msccl_interpreter.h"
#include "tests/engine/collective/msccl_loaders.h"
#include "tests/engine/collective/small_schedules.h"
#include "tests/engine/collective/through_files.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::collective;
using namespace weft::collective::test;
using weft::test::MscclInterpreter;
using weft::test::MscclLoader;

namespace {

bool has(const std::string& file, const std::string& part)
{
    return file.find(part) != std::string::npos;
}

} // namespace

class TestMscclRuntimes : public QObject {
    Q_OBJECT

private slots:
    void libraryProgramsLoadAndRun_data()
    {
        QTest::addColumn<bool>("isRccl");
        QTest::addRow("MSCCL") << false;
        QTest::addRow("RCCL") << true;
    }

    // What a runtime refuses Weft warns of, and of nothing else.
    void libraryProgramsLoadAndRun()
    {
        QFETCH(bool, isRccl);
        int loaded = 0;
        int refused = 0;
        for (const AlgorithmInfo& algorithm : algorithms()) {
            for (const PatternKind kind : kStandardPatterns) {
                for (const std::uint32_t ranks : { 2U, 3U, 8U, 33U, 64U }) {
                    for (const bool inPlace : { true, false }) {
                        AlgorithmRequest request = requestOf(kind, ranks, inPlace);
                        request.pattern.root = Rank { hasRoot(kind) ? ranks / 2 : 0 };
                        request.channels = ranks == 3 ? 2 : 1;
                        const SchedulePtr made = programOf(algorithm.name, request);
                        if (made == nullptr || made->stepCount() > 100'000)
                            continue;
                        const SchedulePtr small = *withSmallMessages(made);
                        Findings findings;
                        const MscclUse use = isRccl ? kForRccl : MscclUse();
                        const std::string file = toMscclXml(*small, findings, use);
                        const std::string why = MscclLoader(isRccl).whyRefused(file);
                        const QByteArray name = QByteArray::fromStdString(
                            why + ": " + std::string(algorithm.name) + ' ' + file.substr(0, file.find('>')));
                        const bool isWarned = std::ranges::any_of(findings, [](const Finding& finding) {
                            return finding.error.message.english().find("written as several") == std::string::npos
                                && finding.error.code != ErrorCode::Cycle;
                        });
                        const bool isMisplaced = !isRccl && kind == PatternKind::AllToAll && inPlace;
                        QVERIFY2((!why.empty() || isMisplaced) == isWarned, name.constData());
                        const SchedulePtr again = readAgain(file);
                        QVERIFY2(again, name.constData());
                        QCOMPARE(again->pattern(), made->pattern());
                        QCOMPARE(toMscclXml(*again), file);
                        (why.empty() ? loaded : refused) += 1;
                        if (ranks <= 8)
                            QCOMPARE(MscclInterpreter(file).run(ranks), std::string());
                    }
                }
            }
        }
        QVERIFY2(loaded > 300 && refused > 0,
            (std::to_string(loaded) + " loaded, " + std::to_string(refused) + " refused").c_str());
    }

    void rcclIsToldForWhichCallsAndSizes()
    {
        const SchedulePtr ring = programOf("ring", requestOf(PatternKind::ReduceScatter, 4));
        Findings findings;
        QVERIFY(!has(toMscclXml(*ring), "outofplace"));
        const std::string open = toMscclXml(*ring, findings, kForRccl);
        QVERIFY(has(open, R"(coll="reducescatter" inplace="1" outofplace="0" minBytes="0" maxBytes="0")"));
        // A size is the last that is meant, where for MSCCL it would be one before the end.
        const std::string sized = toMscclXml(*ring, findings, { Bytes { 6'000 }, MscclRuntime::Rccl });
        QVERIFY(has(sized, R"(outofplace="0" minBytes="5997" maxBytes="6000")"));
        // It stays a file for RCCL, and its sizes stay what they were, until others are asked for.
        QCOMPARE(toMscclXml(*readAgain(sized)), sized);
        const std::string msccl = toMscclXml(*readAgain(sized), findings, { {}, MscclRuntime::Msccl });
        QVERIFY(has(msccl, R"(coll="reduce_scatter")"));
        QVERIFY(findings.empty());
    }

    // 16 ranks whose shard has 2 chunks: a call of RCCL has 2 chunks, and the root 32.
    void gathersAreCountedByTheShard()
    {
        AlgorithmRequest request = requestOf(PatternKind::Gather, 16, false);
        request.pattern.chunks = 32;
        const SchedulePtr direct = programOf("direct", request);
        Findings findings;
        const std::string file = toMscclXml(*direct, findings, { Bytes { 1'600 }, MscclRuntime::Rccl });
        QVERIFY(has(file, R"(nchunksperloop="2" ngpus="16" coll="gather" inplace="0" root="0" outofplace="1")"));
        QVERIFY(has(file, R"(maxBytes="100")"));
        QVERIFY(findings.empty());
        QCOMPARE(readAgain(file)->pattern().chunks, 32U);
        QCOMPARE(MscclInterpreter(file).run(1), std::string());
        (void)toMscclXml(*direct, findings);
        QVERIFY(mentions(findings, "MSCCL has no collective 'gather'"));
    }

    // More than 71 chunks in a step: what is copied first at once, and messages of 128 of which two parts fit into a
    // connection.
    void longStepsAreWrittenAsSeveral()
    {
        AlgorithmRequest chain = requestOf(PatternKind::Broadcast, 4, false);
        chain.pieces = 300;
        for (const SchedulePtr& program :
            { programOf("chain", chain), programOf("recursive-doubling", requestOf(PatternKind::AllGather, 256)) }) {
            for (const MscclRuntime runtime : { MscclRuntime::Msccl, MscclRuntime::Rccl }) {
                Findings findings;
                const std::string file = toMscclXml(*program, findings, { {}, runtime });
                QCOMPARE(MscclLoader(runtime == MscclRuntime::Rccl).whyRefused(file), std::string());
                QVERIFY(mentions(findings, "71 chunks in a step, so longer ones are written as several"));
                QCOMPARE(MscclInterpreter(file).run(1), std::string());
                QCOMPARE(whatIsWrong(*readAgain(file)), std::string());
            }
        }
    }

    // Two ranks send each other 300 chunks before they receive: five parts would not fit. And a copy onto a part of
    // itself is not the same in parts.
    void longStepsThatCannotBeSeveralStay()
    {
        ScheduleBuilder exchange(makePattern(PatternKind::AllToAll, 2, 600, false));
        for (const std::uint32_t rank : { 0U, 1U }) {
            const BlockId block = exchange.addBlock({ Rank { rank }, Rank { 1 - rank }, Rank { 1 - rank } });
            const Slot sent { Buffer::Input, 300 * (1 - rank) };
            exchange.add(block, { StepKind::Send, sent, { Buffer::Output, 300 * rank }, 300 });
            exchange.add(block, { StepKind::Receive, sent, { Buffer::Output, 300 * (1 - rank) }, 300 });
        }
        ScheduleBuilder shift(makePattern(PatternKind::Custom, 1, 200, false));
        shift.setBufferSizes(Rank { 0 }, { 200, 200, 0 });
        const BlockId block = shift.addBlock({ Rank { 0 } });
        shift.add(block, { StepKind::Copy, { Buffer::Output, 0 }, { Buffer::Output, 50 }, 100 });
        for (const SchedulePtr& program : { *exchange.seal(), *shift.seal() }) {
            Findings findings;
            const std::string file = toMscclXml(*program, findings);
            QVERIFY(mentions(findings, "MSCCL allows 71 (") && !mentions(findings, "written as several"));
            QCOMPARE(readAgain(file)->stepCount(), program->stepCount());
            Findings others;
            (void)toMscclXml(*program, others, { {}, MscclRuntime::Rccl });
            QVERIFY(mentions(others, "RCCL allows 71 ("));
        }
    }

    // For runtimes a nop is a wait of the next step: nobody can wait for it, and without a wait it is not there.
    void nopsOfTheirOwnAreWrittenAsWaits()
    {
        ScheduleBuilder builder(makePattern(PatternKind::AllGather, 2, 2));
        builder.setBufferSizes(Rank { 0 }, { 0, 2, 1 });
        for (const std::uint32_t rank : { 0U, 1U }) {
            const BlockId block = builder.addBlock({ Rank { rank }, Rank { 1 - rank }, Rank { 1 - rank } });
            const Slot own { Buffer::Output, rank };
            const Slot other { rank == 0 ? Buffer::Scratch : Buffer::Output, 0 };
            builder.add(block, { StepKind::Nop, {}, {}, 0 });
            builder.add(block, { StepKind::Send, own, rank == 0 ? own : Slot { Buffer::Scratch, 0 } });
            const StepId received = builder.add(block, { StepKind::Receive, own, other });
            if (rank == 1)
                continue;
            const StepId nop = builder.add(builder.addBlock({ Rank { 0 } }), { StepKind::Nop, {}, {}, 0 });
            builder.depend(nop, received);
            builder.depend(builder.add(builder.addBlock({ Rank { 0 } }),
                               { StepKind::Copy, { Buffer::Scratch, 0 }, { Buffer::Output, 1 } }),
                nop);
        }
        const SchedulePtr program = *builder.seal();
        Findings findings;
        const std::string file = toMscclXml(*program, findings, kForRccl);
        QVERIFY(findings.empty() && !has(file, "nop"));
        QCOMPARE(MscclLoader(true).whyRefused(file), std::string());
        QCOMPARE(MscclInterpreter(file).run(1), std::string());
        QCOMPARE(whatIsWrong(*readAgain(file)), std::string());
    }

    // Three chunks into one slot and two, of which runtimes would make one sum of two chunks; and 40 of one.
    void sumsIntoOneSlotStayApart()
    {
        for (const bool areMany : { false, true }) {
            const std::uint32_t chunks = areMany ? 41 : 5;
            ScheduleBuilder builder(makePattern(PatternKind::Custom, 1, chunks, false));
            builder.setBufferSizes(Rank { 0 }, { chunks, chunks, 0 });
            const BlockId block = builder.addBlock({ Rank { 0 } });
            for (std::uint32_t i = 0; i < (areMany ? 40 : 2); ++i)
                builder.add(
                    block, { StepKind::Reduce, { Buffer::Input, i }, { Buffer::Output, 0 }, areMany ? 1U : 3 - i });
            const std::string file = toMscclXml(**builder.seal());
            Findings findings;
            const Result<SchedulePtr> read = parseMscclXml(file, "program.xml", findings);
            QVERIFY(read.ok() && findings.empty());
            QCOMPARE(toMscclXml(**read), file);
            // Made one, they are another program, or one that is too long.
            std::string one = file;
            for (std::size_t at = one.find(R"(hasdep="1")"); at != std::string::npos; at = one.find(R"(hasdep="1")"))
                one.replace(at, 10, R"(hasdep="0")");
            findings.clear();
            QVERIFY(one != file && parseMscclXml(one, "program.xml", findings).ok());
            QVERIFY(mentions(findings, "runtimes make one"));
            QCOMPARE(hasErrors(findings), !areMany);
        }
    }

    // What a file for MSCCL says of sizes is said in RCCL's words: with the last one, and of a gather by the shard.
    void sizesAreSaidInTheWordsOfTheRuntime()
    {
        const auto windowOf = [](PatternKind kind, const std::string& sizes) {
            Findings findings;
            std::string file = toMscclXml(*programOf("direct", requestOf(kind, 4)));
            file.insert(file.find('>'), sizes);
            const std::string written = toMscclXml(*readAgain(file), findings, kForRccl);
            const std::size_t at = written.find("minBytes");
            return written.substr(at, written.find('>') - at);
        };
        const std::string never = R"(minBytes="9223372036854775807" maxBytes="9223372036854775807")";
        using enum PatternKind;
        QCOMPARE(windowOf(AllGather, ""), std::string(R"(minBytes="0" maxBytes="0")"));
        QCOMPARE(windowOf(AllGather, R"( minBytes="8" maxBytes="101")"), std::string(R"(minBytes="8" maxBytes="100")"));
        QCOMPARE(windowOf(Gather, R"( minBytes="9" maxBytes="101")"), std::string(R"(minBytes="3" maxBytes="25")"));
        QCOMPARE(windowOf(AllGather, R"( minBytes="8")"), std::string(R"(minBytes="8" maxBytes="134217727")"));
        QCOMPARE(windowOf(AllGather, R"( minBytes="5" maxBytes="5")"), never);
        QCOMPARE(windowOf(AllGather, R"( maxBytes="0")"), never);
    }

    // RCCL takes a ring of 3 ranks only where the shard of each is a multiple of three elements.
    void sizesThatAreNeverTakenAreSaid()
    {
        const SchedulePtr ring = programOf("ring", requestOf(PatternKind::AllGather, 3));
        for (const std::uint64_t bytes : { 9'000U, 3'000U, 1'000U }) {
            Findings findings;
            (void)toMscclXml(*ring, findings, { Bytes { bytes }, MscclRuntime::Rccl });
            QCOMPARE(mentions(findings, "a multiple of nchunksperloop"), bytes != 9'000);
            (void)toMscclXml(*ring, findings = {}, { Bytes { bytes }, MscclRuntime::Msccl });
            QVERIFY(findings.empty());
        }
    }
};

WEFT_TEST(TestMscclRuntimes)
#include "tst_msccl_runtimes.moc"
