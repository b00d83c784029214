// SPDX-License-Identifier: GPL-3.0-or-later
// Slots may hold sets of contributors, numbers or terms: on right programs and on wrong ones the three agree about what
// ranks end with.
#include "engine/collective/proof/contributors.h"
#include "engine/collective/proof/numbers.h"
#include "engine/collective/proof/step_runner.h"
#include "engine/collective/proof/terms.h"
#include "engine/collective/proof/value_text.h"
#include "tests/engine/collective/library_requests.h"
#include "tests/engine/collective/schedule_draft.h"
#include "tests/engine/collective/small_schedules.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::collective;
using namespace weft::collective::test;

namespace {

struct End {
    bool runs = false;
    bool issue = false;
    bool wrong = false;
    bool isInput = false;
    std::pair<std::uint32_t, std::uint32_t> place {}; // rank, and number of the slot
    bool operator==(const End&) const = default;
};

template <class Values, class... Given> End endOf(const Schedule& schedule, Given&&... values)
{
    const MessageMatching matching = matchMessages(schedule);
    Execution<Values> execution(schedule, matching, *SlotLayout::make(schedule), std::forward<Given>(values)...);
    StepRunner runner(schedule, matching);
    runner.run({}, [&](StepId step, BlockId block) {
        execution.execute(step, block);
        return true;
    });
    End end { runner.finished(), execution.firstIssue().has_value() };
    if (const auto wrong = execution.wrongSlot()) {
        end.wrong = true;
        end.isInput = wrong->isInput;
        end.place = { index(wrong->rank), execution.layout().at(wrong->rank, wrong->slot) };
    }
    return end;
}

std::vector<SchedulePtr> libraryPrograms(std::uint32_t mostRanks)
{
    std::vector<SchedulePtr> programs;
    for (const AlgorithmInfo& algorithm : algorithms()) {
        for (const PatternKind kind : kStandardPatterns) {
            for (std::uint32_t ranks = 2; ranks <= mostRanks; ++ranks) {
                for (const bool inPlace : { true, false }) {
                    AlgorithmRequest request = requestOf(kind, ranks, inPlace);
                    request.pattern.root = Rank { hasRoot(kind) ? ranks / 2 : 0 };
                    request.pieces = ranks % 3 == 0 ? 2 : 1;
                    if (const auto shapes = dimensionsFor(ranks); !shapes.empty())
                        request.dimensions = shapes.front();
                    if (const Result<SchedulePtr> made = makeAlgorithm(algorithm.name, request))
                        programs.push_back(*made);
                }
            }
        }
    }
    return programs;
}

// The first slot that a schedule leaves wrong, in words; empty if there is none.
std::string wrongTerm(const Schedule& schedule)
{
    TermPool pool;
    const MessageMatching matching = matchMessages(schedule);
    Execution<Terms> execution(schedule, matching, *SlotLayout::make(schedule), pool);
    StepRunner(schedule, matching).run({}, [&](StepId step, BlockId block) {
        execution.execute(step, block);
        return true;
    });
    const auto wrong = execution.wrongSlot();
    return wrong ? describe(pool, *wrong) : std::string();
}

} // namespace

class TestSlotValues : public QObject {
    Q_OBJECT

private slots:
    void allThreeSayThatTheLibraryIsRight()
    {
        const std::vector<SchedulePtr> programs = libraryPrograms(9);
        QVERIFY(programs.size() > 700);
        for (const SchedulePtr& program : programs) {
            const End right { true, false, false, false, {} };
            TermPool pool;
            const bool agree = endOf<Contributors>(*program) == right && endOf<Numbers>(*program) == right
                && endOf<Terms>(*program, pool) == right;
            QVERIFY2(agree, program->info().name.c_str());
        }
    }

    // Messages meet and steps run, but something was changed. Numbers do not know that something was there twice or of
    // two chunks, only that the sum is another.
    void allThreeAgreeOnMutants()
    {
        using enum Draft::Change;
        std::mt19937 random(9);
        int wrong = 0;
        int right = 0;
        for (const SchedulePtr& program : libraryPrograms(5)) {
            for (const Draft::Change change : { SwapOperands, MoveSource, MoveTarget, ForgetSum, DropDependency }) {
                Draft draft(*program);
                bool isChanged = false;
                for (int attempt = 0; attempt < 9 && !isChanged; ++attempt)
                    isChanged = draft.apply(change, random());
                const Result<SchedulePtr> mutant = draft.seal();
                if (!isChanged || !mutant || !matchMessages(**mutant).faults.empty())
                    continue;
                const End sets = endOf<Contributors>(**mutant);
                const End numbers = endOf<Numbers>(**mutant, random());
                TermPool pool;
                const End terms = endOf<Terms>(**mutant, pool);
                QCOMPARE(numbers.runs, sets.runs);
                QVERIFY(numbers == terms);
                // What holds too much by a set is another number, too, and at the same place.
                QVERIFY(numbers.wrong == sets.wrong || sets.issue);
                if (!sets.issue)
                    QVERIFY(numbers == sets);
                ++(sets.wrong ? wrong : right);
            }
        }
        qInfo("%d wrong, %d right", wrong, right);
        QVERIFY(wrong > 500);
        QVERIFY(right > 100);
    }

    void termsAreEqualUpToOrderAndGrouping()
    {
        TermPool pool;
        const auto leaf = [&](std::uint32_t rank) { return pool.contribution(ChunkId { 0 }, Rank { rank }); };
        const auto sum = [&](TermPool::Term a, TermPool::Term b) { return pool.sum(std::array { a, b }); };
        QVERIFY(sum(sum(leaf(0), leaf(1)), leaf(2)) == sum(leaf(2), sum(leaf(1), leaf(0))));
        QVERIFY(sum(leaf(0), leaf(0)) != leaf(0));
        QVERIFY(sum(leaf(0), leaf(1)) != sum(leaf(0), leaf(2)));
        const auto apply = [&](const char* name, TermPool::Term a, TermPool::Term b) {
            return pool.apply(name, std::array { a, b });
        };
        QVERIFY(apply("f", leaf(0), leaf(1)) == apply("f", leaf(0), leaf(1)));
        QVERIFY(apply("f", leaf(0), leaf(1)) != apply("f", leaf(1), leaf(0)));
        QVERIFY(apply("f", sum(leaf(0), leaf(1)), leaf(1)) != sum(apply("f", leaf(0), leaf(1)), leaf(1)));
        QCOMPARE(pool.toText(sum(sum(leaf(1), apply("f", leaf(0), leaf(2))), leaf(1))),
            std::string("2·c0.r1 + f(c0.r0, c0.r2)"));
        QCOMPARE(pool.toText({}), std::string("nothing"));
        std::vector<TermPool::Term> many;
        for (std::uint32_t rank = 0; rank < 20; ++rank)
            many.push_back(leaf(rank));
        QCOMPARE(pool.toText(pool.sum(many), 2), std::string("c0.r0 + c0.r1 + …"));
    }

    // Rank 2 of 3 forgets to add what it holds to its chunk.
    void theFirstElementThatDiffersIsShownWithBothTerms()
    {
        ScheduleBuilder builder(makePattern(PatternKind::AllReduce, 3, 3));
        const SchedulePtr ring = fusedRing(3);
        QCOMPARE(wrongTerm(*ring), std::string());
        for (std::uint32_t b = 0; b < ring->blockCount(); ++b) {
            const BlockId block = builder.addBlock(ring->block(BlockId { b }));
            for (StepId s = ring->stepsBegin(BlockId { b }); s < ring->stepsEnd(BlockId { b });
                 s = StepId { index(s) + 1 }) {
                Step step = ring->step(s);
                if (b == 2 && step.kind == StepKind::ReceiveReduceCopySend)
                    step.kind = StepKind::ReceiveCopySend;
                builder.add(block, step);
            }
        }
        QCOMPARE(wrongTerm(**builder.seal()),
            std::string("rank 0 ends with c2.r0 + c2.r1 in input slot 2 instead of c2.r0 + c2.r1 + c2.r2"));
    }
};

WEFT_TEST(TestSlotValues)
#include "tst_slot_values.moc"
