// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/critical_path.h"
#include "tests/engine/analysis/run_builder.h"
#include "tests/support/test_program.h"
#include "tests/engine/analysis/random_values.h"

#include <QTest>

#include <numeric>
#include <random>

using namespace weft;
using namespace weft::analysis;
using simulation::kNoRecord;
using simulation::OperationKind;
using simulation::ReleaseKind;
using test::Random;
using test::RunBuilder;

class TestCriticalPath : public QObject {
    Q_OBJECT

    // Contiguous from 0 to the length, no empty segment, totals that sum to the length.
    static bool covers(const CriticalPath& path)
    {
        Time at;
        for (const PathSegment& segment : path.segments) {
            if (segment.from != at || segment.to <= segment.from)
                return false;
            at = segment.to;
        }
        const Time sum = std::accumulate(path.totals.begin(), path.totals.end(), Time {});
        return at == path.length && sum == path.length;
    }

    static std::string text(const CriticalPath& path)
    {
        std::string result;
        for (const PathSegment& segment : path.segments) {
            result += std::string(toString(segment.kind)) + ' ' + std::to_string(segment.from.ns()) + '-'
                + std::to_string(segment.to.ns());
            if (segment.link != kNone<LinkId>)
                result += " @" + std::to_string(index(segment.link));
            result += '\n';
        }
        return result;
    }

private slots:
    // Rank 0 computes 100 ns and sends; the message waits 30 ns for link 0 behind another one, then takes
    // 10 + 50 ns; rank 1 receives it 5 ns later, has its slot 3 ns after that, and computes to 298.
    void everyKindOfWaitingIsFound()
    {
        RunBuilder builder(test::makeTopology(2, 0, { { 0, 1 }, { 1, 0 } }));
        const auto compute = builder.operation(0, OperationKind::Compute, 0, 100);
        const auto send = builder.operation(0, OperationKind::Send, 100, 200, { ReleaseKind::Dependency, compute });
        const auto holder = builder.message(0, 1, 80, 60, 150);
        const auto message = builder.message(0, 1, 50, 110, 200, { ReleaseKind::Operation, send });
        const auto receive = builder.operation(1, OperationKind::Receive, 0, 205, {}, kNoRecord, message);
        builder.operation(1, OperationKind::Compute, 208, 298, { ReleaseKind::Slot, receive });
        builder.linkInterval(0, 60, 140, holder);
        builder.linkInterval(0, 140, 190, message);
        builder.run.messagesLog.linkWait = { Time {}, Time { 30 } };
        builder.run.messagesLog.linkHolder = { kNoRecord, holder };
        const simulation::Run run = builder.finish();
        const CriticalPath path = *criticalPath(run);
        QVERIFY(covers(path));
        QCOMPARE(QString::fromStdString(text(path)),
            QString("compute 0-100\nendpoint wait 100-110\nlink wait 110-140 @0\ntransfer 140-200 @0\n"
                    "endpoint wait 200-205\nslot wait 205-208\ncompute 208-298\n"));
        QCOMPARE(path.total(SegmentKind::Compute).ns(), 190U);
        QCOMPARE(path.links.size(), std::size_t { 1 });
        QCOMPARE(path.links[0].wait.ns(), 30U);
        QCOMPARE(path.links[0].transfer.ns(), 60U);
        QCOMPARE(describe(path, run), std::string("64 % of the step is compute"));
        QCOMPARE(index(path.segments.front().rank), 0U);
        QCOMPARE(index(path.segments.back().rank), 1U);

        // Of rank 0 alone: its send was not completed by a recorded message.
        const CriticalPath first = *criticalPath(run, Rank { 0 });
        QVERIFY(covers(first));
        QCOMPARE(text(first), std::string("compute 0-100\ncommunication 100-200\n"));
    }

    // Store and forward over two links: each hop is named, with its own wait.
    void hopsOfARouteAreNamed()
    {
        RunBuilder builder(test::makeTopology(2, 1, { { 0, 2 }, { 2, 1 } }));
        const auto message = builder.message(0, 1, 40, 0, 170);
        builder.operation(1, OperationKind::Receive, 0, 170, {}, kNoRecord, message);
        builder.linkInterval(0, 20, 60, message); // arrives at 70
        builder.linkInterval(1, 120, 160, message);
        const simulation::Run run = builder.finish();
        const CriticalPath path = *criticalPath(run);
        QVERIFY(covers(path));
        QCOMPARE(QString::fromStdString(text(path)),
            QString("link wait 0-20 @0\ntransfer 20-70 @0\nlink wait 70-120 @1\ntransfer 120-170 @1\n"));
        QCOMPARE(describe(path, run), std::string("59 % of the step is transfer, link switch0 → npu1 alone 29 %"));
    }

    void contentionIsPutIntoWords()
    {
        RunBuilder builder(test::makeTopology(2, 0, { { 0, 1 } }));
        const auto message = builder.message(0, 1, 28, 0, 100);
        builder.operation(1, OperationKind::Receive, 0, 100, {}, kNoRecord, message);
        builder.linkInterval(0, 62, 90, message);
        const simulation::Run run = builder.finish();
        QCOMPARE(describe(*criticalPath(run), run), std::string("62 % of the step is link wait on link npu0 → npu1"));
    }

    // Packets of one message take a link one by one: the wait is told as a whole, on the link that was held.
    void packetsAreToldAsAWhole()
    {
        RunBuilder builder(test::makeTopology(2, 0, { { 0, 1 } }));
        const auto holder = builder.message(0, 1, 20, 0, 30);
        const auto message = builder.message(0, 1, 40, 5, 80);
        builder.operation(1, OperationKind::Receive, 0, 80, {}, kNoRecord, message);
        builder.linkInterval(0, 0, 20, holder);
        builder.linkInterval(0, 20, 40, message);
        builder.linkInterval(0, 40, 60, message);
        builder.run.messagesLog.linkWait = { Time {}, Time { 15 } };
        builder.run.messagesLog.linkHolder = { kNoRecord, holder };
        const simulation::Run run = builder.finish();
        QCOMPARE(text(*criticalPath(run)), std::string("idle 0-5\nlink wait 5-20 @0\ntransfer 20-80\n"));
    }

    void queuesAndArrivalsLeadFromMessageToMessage()
    {
        RunBuilder builder(test::makeTopology(3, 0, test::ringLinks(3)));
        const auto collective = builder.collective(trace::CollectiveType::AllReduce, 30, 3, 0, 100);
        const auto issue = builder.operation(0, OperationKind::Collective, 0, 90, {}, collective);
        const auto first = builder.message(0, 1, 10, 10, 30, { ReleaseKind::Operation, issue }, collective);
        const auto second = builder.message(1, 2, 10, 40, 60, { ReleaseKind::Message, first }, collective);
        const auto third = builder.message(2, 0, 10, 65, 90, { ReleaseKind::Queue, second }, collective, 1);
        builder.operation(2, OperationKind::Collective, 3, 100, {}, collective, third);
        const CriticalPath path = *criticalPath(builder.finish());
        QVERIFY(covers(path));
        QCOMPARE(QString::fromStdString(text(path)),
            QString("endpoint wait 0-10\ntransfer 10-30\nendpoint wait 30-40\ntransfer 40-60\nqueue wait 60-65\n"
                    "transfer 65-90\nendpoint wait 90-100\n"));
    }

    // A receive that was posted after the arrival did not wait for it.
    void anEarlyArrivalIsNotTheReason()
    {
        RunBuilder builder(test::makeTopology(2, 0, { { 0, 1 } }));
        const auto message = builder.message(0, 1, 10, 0, 20);
        const auto compute = builder.operation(1, OperationKind::Compute, 0, 50);
        const auto receive = builder.operation(
            1, OperationKind::Receive, 50, 50, { ReleaseKind::Dependency, compute }, kNoRecord, message);
        builder.operation(1, OperationKind::Compute, 50, 80, { ReleaseKind::Dependency, receive });
        QCOMPARE(text(*criticalPath(builder.finish())), std::string("compute 0-50\ncompute 50-80\n"));
    }

    void whatIsNotKnownIsSaidToBeUnknown()
    {
        RunBuilder builder(test::makeTopology(1, 0, {}));
        builder.operation(0, OperationKind::Compute, 40, 50, { ReleaseKind::Dependency, kNoRecord });
        const simulation::Run run = builder.finish();
        QCOMPARE(text(*criticalPath(run)), std::string("unknown 0-40\ncompute 40-50\n"));
    }

    void aRunWithoutOperationsIsIdle()
    {
        RunBuilder builder(test::makeTopology(1, 0, {}));
        QVERIFY(criticalPath(builder.run)->segments.empty());
        QCOMPARE(describe(*criticalPath(builder.run), builder.run), std::string("nothing took any time"));
        builder.run.makespan = Time { 9 };
        QCOMPARE(text(*criticalPath(builder.run)), std::string("idle 0-9\n"));
    }

    void refusalsSayWhy()
    {
        RunBuilder builder(test::makeTopology(1, 0, {}), simulation::RecordLevel::Links);
        QVERIFY(criticalPath(builder.run).error().code == ErrorCode::Missing);
        QVERIFY(!criticalPath(builder.run).error().hint.empty());
        builder.run.recorded = simulation::RecordLevel::Full;
        QVERIFY(criticalPath(builder.run, Rank { 1 }).error().code == ErrorCode::NotFound);
    }

    // Records that point anywhere, at each other too: the walk ends, and still covers the run.
    void anyRecordsAreWalkedInBoundedSteps()
    {
        Random random { std::mt19937(5) };
        for (int round = 0; round < 300; ++round) {
            RunBuilder builder(test::makeTopology(3, 0, test::ringLinks(3)));
            const auto any = [&random]() -> std::uint32_t { return random() % 8 == 0 ? kNoRecord : random() % 44; };
            for (std::uint32_t at = 0; at < 40; ++at) {
                const std::uint64_t start = random() % 200;
                builder.operation(at % 3, static_cast<OperationKind>(random() % 7), start, start + random() % 40,
                    { static_cast<ReleaseKind>(random() % 6), any() }, kNoRecord, any());
                const std::uint64_t sent = random() % 200;
                const auto message = builder.message(at % 3, 0, random() % 50, sent, sent + random() % 60,
                    { static_cast<ReleaseKind>(random() % 6), any() });
                builder.run.messagesLog.linkWait.push_back(Time { random() % 80 });
                builder.run.messagesLog.linkHolder.push_back(any());
                for (std::uint32_t hops = random() % 3; hops > 0; --hops) {
                    const std::uint64_t taken = random() % 250;
                    builder.linkInterval(random() % 6, taken, taken + random() % 20, message);
                }
            }
            const simulation::Run run = builder.finish();
            QVERIFY(covers(*criticalPath(run)));
            for (std::uint32_t rank = 0; rank < 3; ++rank)
                QVERIFY(covers(*criticalPath(run, Rank { rank })));
        }
    }

    // A chain of a million operations and messages.
    void longPathsAreWalked()
    {
        RunBuilder builder(test::makeTopology(2, 0, { { 0, 1 }, { 1, 0 } }));
        constexpr std::uint32_t kLength = 500'000;
        simulation::OperationColumns& operations = builder.run.operations;
        for (std::uint32_t at = 0; at < kLength; ++at) {
            const std::uint64_t start = std::uint64_t { at } * 20;
            const auto message
                = builder.message(at % 2, 1 - at % 2, 5, start + 5, start + 20, { ReleaseKind::Operation, at });
            operations.rank.push_back(Rank { at % 2 });
            operations.op.push_back(OpId { at });
            operations.kind.push_back(OperationKind::Send);
            operations.start.push_back(Time { start });
            operations.end.push_back(Time { start + 20 });
            operations.collective.push_back(kNoRecord);
            operations.released.push_back(
                at == 0 ? simulation::Release {} : simulation::Release { ReleaseKind::Dependency, at - 1 });
            operations.completedBy.push_back(message);
        }
        const CriticalPath path = *criticalPath(builder.finish());
        QVERIFY(covers(path));
        QCOMPARE(path.segments.size(), std::size_t { 2 * kLength });
        QCOMPARE(path.total(SegmentKind::Transfer).ns(), std::uint64_t { 15 } * kLength);
    }
};

WEFT_TEST(TestCriticalPath)
#include "tst_critical_path.moc"
