// SPDX-License-Identifier: GPL-3.0-or-later
// Schedules that cannot be the algorithm of a collective, or never end, or move nothing: what is said, and where.
#include "engine/collective/model/schedule_builder.h"
#include "tests/engine/collective/small_schedules.h"
#include "tests/engine/simulation/given_schedule.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::simulation;
using namespace weft::test;
using collective::PatternKind;
using collective::ReduceModel;
using collective::SchedulePtr;
using collective::test::fusedRing;
using collective::test::makePattern;
using trace::CollectiveType;

namespace {

} // namespace

class TestScheduleRefusals : public QObject {
    Q_OBJECT

private slots:
    void whatDoesNotFitIsRefused()
    {
        const auto error = [](const SchedulePtr& schedule, CollectiveType type, std::uint32_t npus = 4) {
            return refusal(fabric("FC", npus), oneCollective(npus, type, 4'000), systemWith(schedule, {}, type));
        };
        const Error size = error(fusedRing(3), CollectiveType::AllReduce);
        QVERIFY(size.code == ErrorCode::Mismatched);
        QVERIFY2(contains(size.message, "schedule 'given'") && contains(size.message, "3 ranks")
                && contains(size.message, "the world has 4"),
            size.message.c_str());
        QVERIFY(size.where.nodeId == std::uint64_t { 1 });
        const Error kind = error(fusedRing(4), CollectiveType::AllGather);
        QVERIFY(kind.code == ErrorCode::Mismatched);
        QVERIFY2(contains(kind.message, "all-reduce") && contains(kind.message, "all-gather"), kind.message.c_str());

        collective::ScheduleBuilder unmatched(makePattern(PatternKind::AllReduce, 2, 1));
        const BlockId block = unmatched.addBlock({ Rank { 0 }, Rank { 1 }, kNone<Rank>, 0, true });
        unmatched.add(block, { collective::StepKind::Send, {}, {}, 1 });
        const Error lonely = error(*unmatched.seal(), CollectiveType::AllReduce, 2);
        QVERIFY(lonely.code == ErrorCode::Unmatched);
        QVERIFY2(contains(lonely.message, "rank 0, thread block 0, step 0"), lonely.message.c_str());

        SystemConfig disagree = systemWith(fusedRing(2));
        WorkloadBuilder builder(2);
        builder.collective(0, CollectiveType::AllReduce, 100);
        builder.collective(1, CollectiveType::AllReduce, 200);
        QVERIFY(refusal(fabric("FC", 2), builder.seal(), disagree).code == ErrorCode::Mismatched);
    }

    void aScheduleThatHangsIsNamedWithItsStep()
    {
        // Each rank receives before it sends.
        collective::ScheduleBuilder builder(makePattern(PatternKind::AllReduce, 2, 1), { "stuck", "Simple", {} });
        for (std::uint32_t rank = 0; rank < 2; ++rank) {
            const BlockId block = builder.addBlock({ Rank { rank }, Rank { 1 - rank }, Rank { 1 - rank }, 0, true });
            builder.add(block, { collective::StepKind::Receive, {}, {}, 1 });
            builder.add(block, { collective::StepKind::Send, {}, {}, 1 });
        }
        const RunPtr made
            = run(fabric("FC", 2), oneCollective(2, CollectiveType::AllReduce, 100), systemWith(*builder.seal()));
        QVERIFY(!made->complete());
        QCOMPARE(made->unfinished.size(), std::size_t { 2 });
        const std::string& message = made->unfinished[1].error.message;
        QVERIFY2(contains(message, "schedule 'stuck'") && contains(message, "rank 1, thread block 0, step 0")
                && contains(message, "from rank 0"),
            message.c_str());
    }

    void chunksOfLessThanAByteAreWarnedAbout()
    {
        Findings warnings;
        const auto made = simulate(
            fabric("Ring", 8), oneCollective(8, CollectiveType::AllReduce, 5), systemWith(fusedRing(8)), {}, warnings);
        QVERIFY(made.ok() && (*made)->complete());
        QCOMPARE(warnings.size(), std::size_t { 1 });
        QVERIFY(contains(warnings[0].error.message, "less than a byte"));
    }
};

WEFT_TEST(TestScheduleRefusals)
#include "tst_schedule_refusals.moc"
