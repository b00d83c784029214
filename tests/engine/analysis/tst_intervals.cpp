// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/interval_union.h"
#include "engine/analysis/range_usage.h"
#include "tests/engine/analysis/run_builder.h"
#include "tests/support/test_program.h"
#include "tests/engine/analysis/random_values.h"

#include <QTest>

#include <random>

using namespace weft;
using namespace weft::analysis;
using simulation::OperationKind;
using test::Random;
using test::RunBuilder;

class TestIntervals : public QObject {
    Q_OBJECT

    static std::vector<Interval> intervals(std::initializer_list<std::pair<std::uint64_t, std::uint64_t>> list)
    {
        std::vector<Interval> result;
        for (const auto& [start, end] : list)
            result.push_back({ Time { start }, Time { end } });
        return result;
    }

private slots:
    void mergingJoinsWhatTouchesOrOverlaps()
    {
        const auto merged = mergeIntervals(intervals({ { 8, 9 }, { 0, 2 }, { 2, 4 }, { 3, 3 }, { 6, 7 }, { 3, 5 } }));
        QVERIFY(merged == intervals({ { 0, 5 }, { 6, 7 }, { 8, 9 } }));
        QCOMPARE(totalLength(merged).ns(), 7U);
        QVERIFY(mergeIntervals({}).empty());
        QVERIFY(mergeIntervals(intervals({ { 5, 3 } })).empty());
    }

    void intersectionIsThePartInBoth()
    {
        const auto a = intervals({ { 0, 5 }, { 10, 20 } });
        const auto b = intervals({ { 3, 12 }, { 15, 16 }, { 19, 30 } });
        QCOMPARE(intersectionLength(a, b).ns(), 2U + 2 + 1 + 1);
        QCOMPARE(intersectionLength(b, a).ns(), 6U);
        QCOMPARE(intersectionLength(a, {}).ns(), 0U);
    }

    // Against a map of every nanosecond.
    void sweepsEqualCounting()
    {
        Random random { std::mt19937(3) };
        for (int round = 0; round < 200; ++round) {
            std::vector<Interval> list;
            std::vector<bool> covered(100, false);
            std::uint64_t sum = 0;
            for (std::uint32_t count = random() % 20; count > 0; --count) {
                const std::uint64_t start = random() % 80;
                const std::uint64_t end = start + random() % 20;
                list.push_back({ Time { start }, Time { end } });
                sum += end - start;
                for (std::uint64_t ns = start; ns < end; ++ns)
                    covered[ns] = true;
            }
            const auto expected = static_cast<std::uint64_t>(std::count(covered.begin(), covered.end(), true));
            QCOMPARE(totalLength(mergeIntervals(list)).ns(), expected);
            std::sort(list.begin(), list.end());
            UnionSweep sweep;
            for (const Interval& interval : list)
                sweep.add(interval.start, interval.end);
            QCOMPARE(sweep.length().ns(), expected);
            QVERIFY(sweep.length().ns() <= sum);
        }
    }

    void exposedIsCommunicationWithoutCompute()
    {
        RunBuilder builder(test::makeTopology(2, 0, { { 0, 1 } }));
        // Rank 0: compute [0,100) and [150,200); communication [50,170), a receive inside it [60,70), memory [190,230).
        builder.operation(0, OperationKind::Compute, 0, 100);
        builder.operation(0, OperationKind::Collective, 50, 170);
        builder.operation(0, OperationKind::Receive, 60, 70);
        builder.operation(0, OperationKind::CpuCompute, 150, 200);
        builder.operation(0, OperationKind::Memory, 190, 230);
        builder.operation(0, OperationKind::Other, 240, 250);
        builder.message(0, 1, 10, 50, 60);
        builder.message(0, 1, 20, 160, 170);
        const simulation::Run run = builder.finish();
        const auto whole = *rangeUsage(run, Time {}, run.makespan);
        QCOMPARE(whole[0].compute.ns(), 150U);
        QCOMPARE(whole[0].communication.ns(), 160U);
        QCOMPARE(whole[0].overlap.ns(), 50U + 20 + 10);
        QCOMPARE(whole[0].exposedCommunication.ns(), 50U + 30);
        QCOMPARE(whole[0].neither.ns(), 250U - 230);
        QCOMPARE(whole[0].bytesSent, std::uint64_t { 30 });
        QCOMPARE(whole[0].byKind[static_cast<std::size_t>(OperationKind::Receive)].ns(), 10U);
        QCOMPARE(whole[1].neither.ns(), 250U);

        // [65, 160): clipped on both sides.
        const auto part = *rangeUsage(run, Time { 65 }, Time { 160 });
        QCOMPARE(part[0].compute.ns(), 35U + 10);
        QCOMPARE(part[0].communication.ns(), 95U);
        QCOMPARE(part[0].exposedCommunication.ns(), 50U);
        QCOMPARE(part[0].neither.ns(), 0U);
        QCOMPARE(part[0].byKind[static_cast<std::size_t>(OperationKind::Receive)].ns(), 5U);
        QCOMPARE(part[0].messagesSent, std::uint64_t { 0 });
        QCOMPARE(totalUsage(part).neither.ns(), 95U);
    }

    // Ranges that adjoin add up to the whole, and the parts of a range to its length.
    void rangesAddUp()
    {
        Random random { std::mt19937(11) };
        RunBuilder builder(test::makeTopology(3, 0, test::ringLinks(3)));
        std::uint64_t start = 0;
        for (std::uint32_t at = 0; at < 500; ++at) {
            start += random() % 10;
            builder.operation(at % 3, static_cast<OperationKind>(random() % 7), start, start + random() % 60);
            builder.message(at % 3, 0, random() % 100, start, start + 5);
        }
        const simulation::Run run = builder.finish();
        const RangeUsage whole = totalUsage(*rangeUsage(run, Time {}, run.makespan));
        const Time middle { run.makespan.ns() / 3 };
        const RangeUsage first = totalUsage(*rangeUsage(run, Time {}, middle));
        const RangeUsage second = totalUsage(*rangeUsage(run, middle, run.makespan));
        QCOMPARE((first.compute + second.compute).ns(), whole.compute.ns());
        QCOMPARE((first.exposedCommunication + second.exposedCommunication).ns(), whole.exposedCommunication.ns());
        QCOMPARE((first.neither + second.neither).ns(), whole.neither.ns());
        QCOMPARE(first.bytesSent + second.bytesSent, whole.bytesSent);
        QVERIFY(whole.exposedCommunication <= whole.communication);
        QCOMPARE((whole.overlap + whole.exposedCommunication).ns(), whole.communication.ns());
        QCOMPARE((whole.compute + whole.exposedCommunication + whole.neither).ns(), 3 * run.makespan.ns());
    }

    void recordsInAnyOrderGiveTheSame()
    {
        RunBuilder sorted(test::makeTopology(1, 0, {}));
        sorted.operation(0, OperationKind::Compute, 0, 10);
        sorted.operation(0, OperationKind::Collective, 5, 20);
        RunBuilder swapped(test::makeTopology(1, 0, {}));
        swapped.operation(0, OperationKind::Collective, 5, 20);
        swapped.operation(0, OperationKind::Compute, 0, 10);
        for (const simulation::Run& run : { sorted.finish(), swapped.finish() })
            QCOMPARE((*rangeUsage(run, Time {}, Time { 20 }))[0].exposedCommunication.ns(), 10U);
    }

    void refusalsSayWhy()
    {
        RunBuilder builder(test::makeTopology(1, 0, {}), simulation::RecordLevel::Links);
        QVERIFY(rangeUsage(builder.run, Time {}, Time { 1 }).error().code == ErrorCode::Missing);
        builder.run.recorded = simulation::RecordLevel::Full;
        QVERIFY(rangeUsage(builder.run, Time { 2 }, Time { 1 }).error().code == ErrorCode::OutOfRange);
        QVERIFY(rangeUsage(builder.run, Time { 1 }, Time { 1 }));
        builder.operation(0, OperationKind::Compute, 0, 1);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(rangeUsage(builder.run, Time {}, Time { 1 }, { stop.get_token(), nullptr }).error().code
            == ErrorCode::Cancelled);
    }
};

WEFT_TEST(TestIntervals)
#include "tst_intervals.moc"
