// SPDX-License-Identifier: GPL-3.0-or-later
// Slots may hold sets of contributors, numbers or terms: on right programs and on wrong ones the three agree about what
// ranks end with.
#include "engine/collective/proof/contributors.h"
#include "engine/collective/proof/step_runner.h"
#include "engine/collective/proof/value_text.h"
#include "tests/engine/collective/domain_values.h"
#include "tests/engine/collective/library_requests.h"
#include "tests/engine/collective/schedule_draft.h"
#include "tests/engine/collective/small_schedules.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::collective;
using namespace weft::collective::test;
using program::Numbers;
using program::Terms;

namespace {

struct End {
    bool runs = false;
    bool issue = false;
    bool wrong = false;
    bool isInput = false;
    std::pair<std::uint32_t, std::uint32_t> place {}; // rank, and number of the slot
    bool operator==(const End&) const = default;
};

template <class Values> void run(Execution<Values>& execution, StepRunner& runner)
{
    runner.run({}, [&](StepId step, BlockId block) {
        execution.execute(step, block);
        return true;
    });
}

template <class Values, class... Given> End endOf(const Schedule& schedule, Given&... values)
{
    const MessageMatching matching = matchMessages(schedule);
    Execution<Values> execution(schedule, matching, *SlotLayout::make(schedule), values...);
    StepRunner runner(schedule, matching);
    run(execution, runner);
    End end { runner.finished(), execution.firstIssue().has_value() };
    if (const auto wrong = execution.wrongSlot()) {
        end.wrong = true;
        end.isInput = wrong->isInput;
        end.place = { index(wrong->rank), execution.layout().at(wrong->rank, wrong->slot) };
    }
    return end;
}

template <class Domain, class... Given> End endIn(const Schedule& schedule, Given... given)
{
    Domain domain(given...);
    return endOf<DomainValues<Domain>>(schedule, domain);
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
    Terms terms;
    const MessageMatching matching = matchMessages(schedule);
    Execution<DomainValues<Terms>> execution(schedule, matching, *SlotLayout::make(schedule), terms);
    StepRunner runner(schedule, matching);
    run(execution, runner);
    const auto wrong = execution.wrongSlot();
    return !wrong ? std::string()
                  : "rank " + std::to_string(index(wrong->rank)) + ", " + toText(wrong->slot).english() + ": "
            + terms.text(*wrong->held.known) + " for " + terms.text(*wrong->wanted.known);
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
            const bool agree = endOf<Contributors>(*program) == right && endIn<Numbers>(*program) == right
                && endIn<Terms>(*program) == right;
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
                const End numbers = endIn<Numbers>(**mutant, random());
                const End terms = endIn<Terms>(**mutant);
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
        Terms terms;
        const auto leaf = [&](std::uint32_t rank) { return terms.leaf("g", 3, rank); };
        for (const Combine how : { Combine::Sum, Combine::Product, Combine::Min, Combine::Max }) {
            const auto both = [&](Terms::Value a, Terms::Value b) { return terms.combine(how, std::array { a, b }); };
            QVERIFY(both(both(leaf(0), leaf(1)), leaf(2)) == both(leaf(2), both(leaf(1), leaf(0))));
            QVERIFY(both(leaf(0), leaf(1)) != both(leaf(0), leaf(2)));
            const bool isExtreme = how == Combine::Min || how == Combine::Max;
            QCOMPARE(both(leaf(0), leaf(0)) == leaf(0), isExtreme);
            QVERIFY(terms.combine(how, std::array { leaf(5) }) == leaf(5));
        }
        const auto sum = [&](Terms::Value a, Terms::Value b) {
            return terms.combine(Combine::Sum, std::array { a, b });
        };
        const auto call = [&](const char* f, Terms::Value a, Terms::Value b) {
            return terms.call(f, std::array { a, b });
        };
        QVERIFY(call("f", leaf(0), leaf(1)) == call("f", leaf(0), leaf(1)));
        QVERIFY(call("f", leaf(0), leaf(1)) != call("f", leaf(1), leaf(0)));
        QVERIFY(call("f", leaf(0), leaf(1)) != call("h", leaf(0), leaf(1)));
        QVERIFY(call("f", sum(leaf(0), leaf(1)), leaf(1)) != sum(call("f", leaf(0), leaf(1)), leaf(1)));
        QVERIFY(
            terms.leaf("g", 3, {}) != leaf(0) && terms.leaf("g", 2, 0) != leaf(0) && terms.leaf("x", 3, 0) != leaf(0));
        QVERIFY(terms.number(0.5) == terms.number(0.5) && terms.number(0.5) != terms.number(2));
        QCOMPARE(terms.text(sum(sum(leaf(1), call("f", leaf(0), call("/", leaf(2), terms.number(0.5)))), leaf(1))),
            std::string("(g[3]@1 + g[3]@1 + f(g[3]@0, (g[3]@2 / 0.5)))"));
        std::vector<Terms::Value> many;
        for (std::uint32_t rank = 0; rank < 99; ++rank)
            many.push_back(leaf(rank));
        QVERIFY(terms.text(terms.combine(Combine::Max, many)).starts_with("max(g[3]@"));
        QVERIFY(terms.text(terms.combine(Combine::Max, many)).ends_with("…"));
    }

    // What ranks begin with is drawn by all that it is, and many add up to the same in any order.
    void numbersAddUpInAnyOrder()
    {
        const Numbers numbers(7);
        std::vector<double> values;
        for (std::uint32_t rank = 0; rank < 4096; ++rank) {
            values.push_back(numbers.leaf("g", 3, rank));
            QVERIFY(values.back() >= 0.5 && values.back() < 1.5);
        }
        QVERIFY(numbers.leaf("g", 3, {}) != values[0] && numbers.leaf("g", 2, 0) != values[0]
            && numbers.leaf("x", 3, 0) != values[0] && Numbers(8).leaf("g", 3, 0) != values[0]);
        const double sum = Numbers::combine(Combine::Sum, values);
        std::ranges::shuffle(values, std::mt19937(3));
        QCOMPARE(Numbers::combine(Combine::Sum, values), sum);
        const std::array few { 2.0, 0.5, 3.0 };
        QCOMPARE(Numbers::combine(Combine::Product, few), 3.0);
        QCOMPARE(Numbers::combine(Combine::Min, few), 0.5);
        QCOMPARE(Numbers::combine(Combine::Max, few), 3.0);
    }

    // Rank 2 of 3 forgets to add what it holds to its chunk.
    void theFirstElementThatDiffersIsShownWithBothTerms()
    {
        ScheduleBuilder builder(makePattern(PatternKind::AllReduce, 3, 3));
        const SchedulePtr ring = fusedRing(3);
        QCOMPARE(wrongTerm(*ring), std::string());
        for (std::uint32_t b = 0; b < ring->blockCount(); ++b) {
            const BlockId block = builder.addBlock(ring->block(BlockId { b }));
            for (StepId s = ring->steps(BlockId { b }).first; s < ring->steps(BlockId { b }).past;
                 s = StepId { index(s) + 1 }) {
                Step step = ring->step(s);
                if (b == 2 && step.kind == StepKind::ReceiveReduceCopySend)
                    step.kind = StepKind::ReceiveCopySend;
                builder.add(block, step);
            }
        }
        QCOMPARE(wrongTerm(**builder.seal()),
            std::string("rank 0, input slot 2: (c[2]@0 + c[2]@1) for (c[2]@0 + c[2]@1 + c[2]@2)"));
    }
};

WEFT_TEST(TestSlotValues)
#include "tst_slot_values.moc"
