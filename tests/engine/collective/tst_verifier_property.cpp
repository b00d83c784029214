// SPDX-License-Identifier: GPL-3.0-or-later
// Thousands of small schedules, right ones with something changed, against an interpreter that runs them in random
// orders: what the verifier calls right ends right in every order, what it calls a race or a deadlock is one.
#include "engine/collective/proof/replay.h"
#include "engine/collective/proof/verifier.h"
#include "tests/engine/collective/schedule_draft.h"
#include "tests/engine/collective/small_collectives.h"
#include "tests/engine/collective/verdict_comparison.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::collective;
using namespace weft::collective::test;

namespace {

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
                const std::string contradiction = contradictionTo(*verdict, **sealed, fifoSlots, random);
                QVERIFY2(contradiction.empty(), contradiction.c_str());
                // The window shows what is wrong, too.
                if (Result<Replay> replay = Replay::make(*sealed))
                    QVERIFY(replay->seek(replay->levelCount()).ok());
            }
        }
        for (const auto& [kind, times] : verdicts)
            qInfo("%s: %d", kind.c_str(), times);
        QVERIFY(verdicts.size() >= 10);
    }
};

WEFT_TEST(TestVerifierProperty)
#include "tst_verifier_property.moc"
