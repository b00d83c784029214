// SPDX-License-Identifier: GPL-3.0-or-later
// Thousands of small schedules, right ones with something changed, against an interpreter that runs them in random
// orders: what the verifier calls right ends right in every order, what it calls a race or a deadlock is one.
#include "engine/collective/replay.h"
#include "engine/collective/verifier.h"
#include "tests/engine/collective/schedule_oracle.h"
#include "tests/engine/collective/small_collectives.h"

#include <QTest>

using namespace weft;
using namespace weft::collective;
using namespace weft::collective::test;

namespace {

// A schedule taken apart, to be changed.
class Draft {
public:
    explicit Draft(const Schedule& schedule)
        : m_pattern(schedule.pattern())
    {
        for (std::uint32_t rank = 0; rank < schedule.rankCount(); ++rank)
            m_sizes.push_back(schedule.bufferSizes(Rank { rank }));
        for (std::uint32_t b = 0; b < schedule.blockCount(); ++b) {
            m_blocks.push_back(schedule.block(BlockId { b }));
            for (StepId id = schedule.stepsBegin(BlockId { b }); id < schedule.stepsEnd(BlockId { b });
                 id = StepId { index(id) + 1 }) {
                const auto on = schedule.dependencies(id);
                m_steps.push_back({ schedule.step(id), b, { on.begin(), on.end() } });
            }
        }
    }

    void change(std::mt19937& random)
    {
        const auto any = [&random](std::size_t past) { return static_cast<std::size_t>(random()) % past; };
        Part& part = m_steps[any(m_steps.size())];
        Part& other = m_steps[any(m_steps.size())];
        switch (any(12)) {
        case 0:
            if (!part.on.empty())
                part.on.erase(part.on.begin() + static_cast<std::ptrdiff_t>(any(part.on.size())));
            break;
        case 1: // all of one block
            for (Part& each : m_steps) {
                if (each.block == part.block)
                    each.on.clear();
            }
            break;
        case 2:
            part.on.push_back(makeId<StepId>(any(m_steps.size())));
            break;
        case 3:
            std::swap(part.step.target, other.step.target);
            break;
        case 4:
            std::swap(part.step.source, other.step.source);
            break;
        case 5:
            part.step.kind = static_cast<StepKind>(any(kStepKinds));
            part.step.count = part.step.kind == StepKind::Nop ? 0 : std::max(part.step.count, 1U);
            break;
        case 6:
            if (part.block == other.block)
                std::swap(part.step, other.step);
            break;
        case 7:
            m_blocks[part.block].inOrder = !m_blocks[part.block].inOrder;
            break;
        case 8: // two connections between the same ranks
            m_blocks[part.block].channel ^= 1U;
            break;
        case 9:
            part.step.count ^= 3U;
            break;
        default:
            dependThroughANop(any(m_steps.size()));
            break;
        }
    }

    [[nodiscard]] Result<SchedulePtr> seal() const
    {
        ScheduleBuilder builder(m_pattern);
        for (std::uint32_t rank = 0; rank < m_sizes.size(); ++rank)
            builder.setBufferSizes(Rank { rank }, m_sizes[rank]);
        for (const ThreadBlock& block : m_blocks)
            builder.addBlock(block);
        for (const Part& part : m_steps)
            builder.add(BlockId { part.block }, part.step);
        for (std::size_t i = 0; i < m_steps.size(); ++i) {
            for (const StepId on : m_steps[i].on)
                builder.depend(makeId<StepId>(i), on);
        }
        return builder.seal();
    }

private:
    // As MSCCL writes several dependencies: a step that only waits stands before the step.
    void dependThroughANop(std::size_t place)
    {
        for (Part& each : m_steps) {
            for (StepId& on : each.on)
                on = StepId { index(on) + (index(on) >= place ? 1U : 0U) };
        }
        const Part nop { { StepKind::Nop, {}, {}, 0, {} }, m_steps[place].block, std::exchange(m_steps[place].on, {}) };
        m_steps.insert(m_steps.begin() + static_cast<std::ptrdiff_t>(place), nop);
    }

    struct Part {
        Step step;
        std::uint32_t block = 0;
        std::vector<StepId> on;
    };
    Pattern m_pattern;
    std::vector<BufferSizes> m_sizes;
    std::vector<ThreadBlock> m_blocks;
    std::vector<Part> m_steps;
};

std::vector<SchedulePtr> seeds()
{
    std::vector<SchedulePtr> result { fusedRing(2), fusedRing(3), fusedRing(4), plainRing(2, false), plainRing(3, true),
        plainRing(3, false), plainRing(4, false), oneChannelAfterTheOther(2), oneChannelAfterTheOther(4) };
    for (const PatternKind kind : kStandardPatterns) {
        for (const bool inPlace : { true, false }) {
            result.push_back(smallCollective(kind, 2, 2, inPlace));
            result.push_back(smallCollective(kind, 3, 1, inPlace));
        }
    }
    return result;
}

} // namespace

class TestVerifierProperty : public QObject {
    Q_OBJECT

private slots:
    void theVerdictIsWhatEveryOrderShows()
    {
        std::mt19937 random(7);
        std::map<std::string, int> verdicts;
        for (const SchedulePtr& seed : seeds()) {
            for (int round = 0; round < 600; ++round) {
                Draft draft(*seed);
                for (std::uint32_t changes = random() % 4; changes > 0; --changes)
                    draft.change(random);
                const Result<SchedulePtr> sealed = draft.seal();
                if (!sealed)
                    continue;
                const std::uint32_t fifoSlots = random() % 4; // 0: any number
                const Result<Verdict> verdict = verify(**sealed, { fifoSlots });
                QVERIFY(verdict.ok());
                QCOMPARE(verdict->correct, !verdict->fault);
                ++verdicts[verdict->correct ? "correct" : std::string(toString(verdict->fault->kind))];
                compare(**sealed, *verdict, fifoSlots, random);
                if (QTest::currentTestFailed())
                    return;
                // The window shows what is wrong, too.
                if (Result<Replay> replay = Replay::make(*sealed))
                    QVERIFY(replay->seek(replay->levelCount()).ok());
            }
        }
        for (const auto& [kind, times] : verdicts)
            qInfo("%s: %d", kind.c_str(), times);
        QVERIFY(verdicts.size() >= 10);
    }

private:
    void compare(const Schedule& schedule, const Verdict& verdict, std::uint32_t fifoSlots, std::mt19937& random)
    {
        using End = ScheduleOracle::End;
        const ScheduleOracle oracle(schedule);
        const std::string fault
            = verdict.correct ? "correct" : std::string(toString(verdict.fault->kind)) + ": " + verdict.fault->message;
        const FaultKind kind = verdict.correct ? FaultKind::WrongResult : verdict.fault->kind;
        const bool unmatched
            = !verdict.correct && (kind == FaultKind::UnmatchedMessage || kind == FaultKind::CountMismatch);
        QVERIFY2(oracle.matched() == !unmatched, fault.c_str());
        if (unmatched)
            return;
        const bool cycle = !verdict.correct && kind == FaultKind::OrderCycle;
        QVERIFY2((oracle.run(random, 0) == End::Stuck) == cycle, fault.c_str());
        if (cycle)
            return;
        const bool full = !verdict.correct && kind == FaultKind::FifoDeadlock;
        if (full)
            QVERIFY2(oracle.run(random, fifoSlots) == End::Stuck, fault.c_str());
        const bool race = oracle.hasRace();
        QVERIFY2(!race || !verdict.correct, "a race was overlooked");
        QVERIFY2(race || verdict.correct || kind != FaultKind::Race, fault.c_str());
        // Later faults are only looked for where there is neither race nor deadlock.
        if (full || race)
            return;
        const bool end = !verdict.correct && (kind == FaultKind::WrongResult || kind == FaultKind::LostContribution);
        for (int order = 0; order < 4; ++order) {
            const End found = oracle.run(random, fifoSlots);
            if (verdict.correct)
                QVERIFY(found == End::Right);
            if (end || kind == FaultKind::UndefinedRead)
                QVERIFY2(verdict.correct || found != End::Right, fault.c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestVerifierProperty)
#include "tst_verifier_property.moc"
