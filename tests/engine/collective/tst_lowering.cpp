// SPDX-License-Identifier: GPL-3.0-or-later
// A schedule's rank as sends, receives and computations: which ones, how large, and who waits for whom.
#include "engine/collective/lowering/lowering.h"
#include "engine/collective/model/schedule_builder.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <map>
#include <tuple>

using namespace weft;
using namespace weft::collective;

namespace {

constexpr Slot kSlot { Buffer::Input, 0 };

Step stepOf(StepKind kind, std::uint32_t count = 1)
{
    return { kind, kSlot, kSlot, kind == StepKind::Nop ? 0 : count };
}

Pattern patternOfTwo(std::uint32_t chunks = 4)
{
    Pattern pattern;
    pattern.ranks = 2;
    pattern.chunks = chunks;
    return pattern;
}

// "S", "R" or "C" with the operations it waits for: "S[] R[0] C[1]".
std::string textOf(const LoweredRank& lowered)
{
    std::string text;
    for (std::uint32_t op = 0; op < lowered.size(); ++op) {
        text += op > 0 ? " " : "";
        text += "SRC"[static_cast<std::size_t>(lowered.operations[op].kind)];
        text += '[';
        bool isFirst = true;
        for (const OpId on : lowered.dependenciesOf(OpId { op })) {
            text += (isFirst ? "" : ",") + std::to_string(index(on));
            isFirst = false;
        }
        text += ']';
    }
    return text;
}

std::string lower(ScheduleBuilder& builder, Rank rank = {})
{
    const Result<SchedulePtr> schedule = builder.seal();
    return schedule ? textOf(Lowering(**schedule, {}).rank(rank)) : toString(schedule.error());
}

// A ring all-reduce: a reduce-scatter by unfused or fused steps, then an all-gather likewise.
SchedulePtr ringOf(std::uint32_t ranks, bool fused)
{
    Pattern pattern;
    pattern.ranks = ranks;
    pattern.chunks = ranks;
    ScheduleBuilder builder(pattern);
    for (std::uint32_t rank = 0; rank < ranks; ++rank) {
        const BlockId block
            = builder.addBlock({ Rank { rank }, Rank { (rank + 1) % ranks }, Rank { (rank + ranks - 1) % ranks } });
        const auto add = [&](StepKind kind, std::uint32_t chunk) {
            const Slot slot { Buffer::Input, chunk % ranks };
            builder.add(block, { kind, slot, slot });
        };
        add(StepKind::Send, rank);
        for (std::uint32_t step = 1; step < 2 * ranks - 1; ++step) {
            const std::uint32_t chunk = rank + 2 * ranks - step;
            const bool isSum = step < ranks;
            const bool isLast = step == 2 * ranks - 2;
            if (fused && !isLast) {
                add(isSum ? StepKind::ReceiveReduceCopySend : StepKind::ReceiveCopySend, chunk);
                continue;
            }
            add(isSum ? StepKind::ReceiveReduceCopy : StepKind::Receive, chunk);
            if (!isLast)
                add(StepKind::Send, chunk);
        }
    }
    return builder.seal().value();
}

} // namespace

class TestLowering : public QObject {
    Q_OBJECT

private slots:
    void everyKindOfStep_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("expected");
        // The step stands between two sends of its block.
        QTest::newRow("s") << int(StepKind::Send) << "S[] S[0] S[1]";
        QTest::newRow("r") << int(StepKind::Receive) << "S[] R[0] S[1]";
        QTest::newRow("rcs") << int(StepKind::ReceiveCopySend) << "S[] R[0] S[1] S[2]";
        QTest::newRow("rrc") << int(StepKind::ReceiveReduceCopy) << "S[] R[0] C[1] S[2]";
        QTest::newRow("rrs") << int(StepKind::ReceiveReduceSend) << "S[] R[0] C[1] S[2] S[3]";
        QTest::newRow("rrcs") << int(StepKind::ReceiveReduceCopySend) << "S[] R[0] C[1] S[2] S[3]";
        QTest::newRow("re") << int(StepKind::Reduce) << "S[] C[0] S[1]";
        QTest::newRow("cpy") << int(StepKind::Copy) << "S[] C[0] S[1]";
        QTest::newRow("nop") << int(StepKind::Nop) << "S[] S[0]";
    }

    void everyKindOfStep()
    {
        QFETCH(int, kind);
        QFETCH(QString, expected);
        ScheduleBuilder builder(patternOfTwo());
        const BlockId block = builder.addBlock({ Rank { 0 }, Rank { 1 }, Rank { 1 } });
        builder.add(block, stepOf(StepKind::Send));
        builder.add(block, stepOf(static_cast<StepKind>(kind)));
        builder.add(block, stepOf(StepKind::Send));
        QCOMPARE(QString::fromStdString(lower(builder)), expected);
    }

    void aDependentWaitsForTheDataAndTheNextStepForTheSend()
    {
        for (const auto& [kind, expected] :
            std::map<StepKind, std::string> { { StepKind::ReceiveCopySend, "R[] S[0] S[1] C[0]" },
                { StepKind::ReceiveReduceSend, "R[] C[0] S[1] S[2] C[1]" },
                { StepKind::ReceiveReduceCopySend, "R[] C[0] S[1] S[2] C[1]" } }) {
            ScheduleBuilder builder(patternOfTwo());
            const BlockId block = builder.addBlock({ Rank { 0 }, Rank { 1 }, Rank { 1 } });
            const BlockId other = builder.addBlock({ Rank { 0 } });
            const StepId fused = builder.add(block, stepOf(kind));
            builder.add(block, stepOf(StepKind::Send));
            builder.depend(builder.add(other, stepOf(StepKind::Copy)), fused);
            QCOMPARE(lower(builder), expected);
        }
    }

    void dependenciesComeFirstAndThoseOfNopsNearestFirst()
    {
        ScheduleBuilder builder(patternOfTwo());
        const BlockId local = builder.addBlock({ Rank { 0 } });
        std::vector<StepId> steps;
        for (int i = 0; i < 4; ++i)
            steps.push_back(builder.add(local, stepOf(StepKind::Copy)));
        const BlockId block = builder.addBlock({ Rank { 0 }, Rank { 1 } });
        builder.add(block, stepOf(StepKind::Send));
        builder.depend(builder.add(block, stepOf(StepKind::Nop)), steps[3]);
        builder.depend(builder.add(block, stepOf(StepKind::Nop)), steps[2]);
        const StepId send = builder.add(block, stepOf(StepKind::Send));
        builder.depend(send, steps[1]);
        builder.depend(send, steps[0]);
        builder.depend(send, steps[3]); // known from the first nop by then
        QCOMPARE(lower(builder), "C[] C[0] C[1] C[2] S[] S[1,0,3,2,4]");
    }

    void aNopThatOthersWaitForStaysAndItsWaitingIsNotLost()
    {
        ScheduleBuilder builder(patternOfTwo());
        const BlockId a = builder.addBlock({ Rank { 0 } });
        const BlockId b = builder.addBlock({ Rank { 0 } });
        const StepId first = builder.add(a, stepOf(StepKind::Nop));
        const StepId second = builder.add(b, stepOf(StepKind::Nop));
        builder.add(a, stepOf(StepKind::Copy));
        builder.depend(first, second);
        builder.depend(second, first); // a cycle of nops hangs, and still does
        QCOMPARE(lower(builder), "C[2] C[0] C[0]");
    }

    void aNopThatWaitsForItsSuccessorHangs()
    {
        ScheduleBuilder builder(patternOfTwo());
        const BlockId block = builder.addBlock({ Rank { 0 } });
        const StepId nop = builder.add(block, stepOf(StepKind::Nop));
        builder.depend(nop, builder.add(block, stepOf(StepKind::Copy)));
        QCOMPARE(lower(builder), "C[0]");
    }

    void stepsOfABlockWithoutOrderWaitForDependenciesOnly()
    {
        ScheduleBuilder builder(patternOfTwo());
        const BlockId block = builder.addBlock({ Rank { 0 }, Rank { 1 }, Rank { 1 }, 0, false });
        const StepId receive = builder.add(block, stepOf(StepKind::ReceiveReduceCopySend));
        builder.add(block, stepOf(StepKind::Nop));
        builder.add(block, stepOf(StepKind::Receive));
        builder.depend(builder.add(block, stepOf(StepKind::Send)), receive);
        QCOMPARE(lower(builder), "R[] C[0] S[1] R[] S[1]");
    }

    void sizesAndTimes()
    {
        ScheduleBuilder builder(patternOfTwo(8));
        const BlockId block = builder.addBlock({ Rank { 0 }, Rank { 1 }, Rank { 1 }, 3 });
        builder.add(block, stepOf(StepKind::ReceiveReduceCopySend, 2));
        builder.add(block, stepOf(StepKind::Copy, 4));
        const SchedulePtr schedule = builder.seal().value();
        const auto lowerWith = [&](ReduceModel reduce) {
            return Lowering(*schedule, { Bytes { 1 << 20 }, reduce }).rank(Rank { 0 });
        };
        const LoweredRank free = lowerWith({});
        QCOMPARE(free.size(), 4U);
        QCOMPARE(free.operations[0].bytes().count(), 262144U);
        QCOMPARE(free.operations[2].bytes().count(), 262144U);
        QCOMPARE(free.operations[0].peer, Rank { 1 });
        QCOMPARE(free.operations[0].tag, std::uint16_t { 3 });
        QCOMPARE(free.operations[1].peer, kNone<Rank>);
        QCOMPARE(free.operations[1].amount, 0U);

        const LoweredRank published = lowerWith(ReduceModel::collectiveApi());
        QCOMPARE(published.operations[1].amount, 15000U); // 3·5242 ns
        QCOMPARE(published.operations[3].amount, 20000U); // 2·10485 ns

        const LoweredRank memory = lowerWith(ReduceModel::ofMemory(Bandwidth::gigaBytesPerSecond(1600)));
        QCOMPARE(memory.operations[1].amount, 3U * 163);
        QCOMPARE(memory.operations[3].amount, 2U * 327);
    }

    void extrasOverrideSizesAndTimes()
    {
        ScheduleBuilder builder(patternOfTwo());
        const BlockId block = builder.addBlock({ Rank { 1 }, Rank { 0 }, Rank { 0 } });
        const StepId receive = builder.add(block, stepOf(StepKind::ReceiveReduceCopy));
        const StepId copy = builder.add(block, stepOf(StepKind::Copy));
        const StepId send = builder.add(block, stepOf(StepKind::Send));
        const auto extra = [&](StepId step, const char* name, const char* value) {
            builder.addExtra({ ExtraAttribute::Owner::Step, index(step), name, value });
        };
        extra(send, "comm_size", "17");
        extra(copy, "duration_micros", "5");
        extra(receive, "comm_size", "5000");
        extra(send, "duration_micros", "9"); // has no computation
        extra(copy, "comm_size", "a few");
        const SchedulePtr schedule = builder.seal().value();
        const LoweredRank lowered
            = Lowering(*schedule, { Bytes { 400 }, ReduceModel::collectiveApi() }).rank(Rank { 1 });
        QCOMPARE(lowered.operations[0].bytes().count(), 5000U);
        QCOMPARE(lowered.operations[1].amount, 0U); // 300 ns, cut to microseconds
        QCOMPARE(lowered.operations[2].amount, 5000U);
        QCOMPARE(lowered.operations[3].bytes().count(), 17U);
    }

    void hugeSizesStayWhatChakraCanHold()
    {
        ScheduleBuilder builder(patternOfTwo(1));
        builder.setBufferSizes(Rank { 0 }, { 1U << 29U, 0, 0 });
        builder.add(builder.addBlock({ Rank { 0 }, Rank { 1 } }), stepOf(StepKind::Send, 1U << 29U));
        const SchedulePtr schedule = builder.seal().value();
        const LoweredRank lowered = Lowering(*schedule, { Bytes { ~std::uint64_t { 0 } }, {} }).rank(Rank { 0 });
        QCOMPARE(lowered.operations[0].bytes().count(), ~std::uint64_t { 0 } >> 1U);
    }

    void aRankWithoutBlocksHasNoOperations()
    {
        ScheduleBuilder builder(patternOfTwo());
        QCOMPARE(lower(builder), "");
    }

    void fusedAndUnfusedRingsAreTheSameOperations()
    {
        for (const std::uint32_t ranks : { 2U, 3U, 8U }) {
            const SchedulePtr fused = ringOf(ranks, true);
            const SchedulePtr unfused = ringOf(ranks, false);
            QVERIFY(fused->stepCount() < unfused->stepCount());
            const LoweringOptions options { Bytes { 1 << 20 }, ReduceModel::collectiveApi() };
            for (std::uint32_t rank = 0; rank < ranks; ++rank) {
                const LoweredRank a = Lowering(*fused, options).rank(Rank { rank });
                const LoweredRank b = Lowering(*unfused, options).rank(Rank { rank });
                QCOMPARE(textOf(a), textOf(b));
                QCOMPARE(a.size(), 5 * (ranks - 1));
                for (std::uint32_t op = 0; op < a.size(); ++op) {
                    QCOMPARE(a.operations[op].amount, b.operations[op].amount);
                    QCOMPARE(a.operations[op].peer, b.operations[op].peer);
                }
            }
        }
    }

    void whatIsSentIsReceived()
    {
        const SchedulePtr ring = ringOf(8, true);
        const Lowering lowering(*ring, { Bytes { 1 << 20 }, {} });
        using Connection = std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>;
        std::map<Connection, std::vector<std::uint64_t>> sent;
        std::map<Connection, std::vector<std::uint64_t>> received;
        for (std::uint32_t rank = 0; rank < 8; ++rank) {
            for (const LoweredOperation& operation : lowering.rank(Rank { rank }).operations) {
                if (operation.kind == OperationKind::Send)
                    sent[{ rank, index(operation.peer), operation.tag }].push_back(operation.amount);
                else if (operation.kind == OperationKind::Receive)
                    received[{ index(operation.peer), rank, operation.tag }].push_back(operation.amount);
            }
        }
        QVERIFY(sent == received);
        QCOMPARE(sent.size(), std::size_t { 8 });
        QCOMPARE(sent.begin()->second.size(), std::size_t { 14 });
    }

    void dependentsAreTheOtherDirection()
    {
        const SchedulePtr ring = ringOf(4, true);
        const LoweredRank lowered = Lowering(*ring, {}).rank(Rank { 2 });
        const Groups<OpId> reversed = dependentsOf(lowered);
        std::size_t edges = 0;
        for (std::uint32_t op = 0; op < lowered.size(); ++op) {
            for (const OpId dependent : reversed[op]) {
                const auto back = lowered.dependenciesOf(dependent);
                QVERIFY(std::find(back.begin(), back.end(), OpId { op }) != back.end());
                ++edges;
            }
        }
        QCOMPARE(edges, lowered.dependencies.items.size());
    }
};

WEFT_TEST(TestLowering)
#include "tst_lowering.moc"
