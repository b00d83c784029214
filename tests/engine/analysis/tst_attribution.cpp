// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/attribution.h"
#include "tests/engine/analysis/random_scenario.h"
#include "tests/engine/analysis/run_builder.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <random>
#include <set>

using namespace weft;
using namespace weft::analysis;
using simulation::kNoRecord;
using simulation::OperationKind;
using simulation::ReleaseKind;
using test::RunBuilder;

class TestAttribution : public QObject {
    Q_OBJECT

    static std::string told(const TimeShare& share)
    {
        std::string text;
        for (std::size_t kind = 0; kind < kTimeKinds; ++kind) {
            if (share.times[kind].ns() > 0)
                text += std::string(toString(static_cast<TimeKind>(kind))) + ' '
                    + std::to_string(share.times[kind].ns()) + ' ';
        }
        return text;
    }

    static bool sumsTo(const std::vector<TimeShare>& shares, const TimeShare& all)
    {
        TimeShare sum;
        std::set<std::uint32_t> owners;
        for (std::size_t at = 0; at < shares.size(); ++at) {
            for (std::size_t kind = 0; kind < kTimeKinds; ++kind)
                sum.times[kind] += shares[at].times[kind];
            if (!owners.insert(shares[at].index).second || shares[at].total().ns() == 0)
                return false;
            if (at > 0 && shares[at].index != kNobody && shares[at].total() > shares[at - 1].total())
                return false;
            if (shares[at].index == kNobody && at + 1 != shares.size())
                return false;
        }
        return sum.times == all.times;
    }

private slots:
    // Rank 0 computes 100 ns and sends; the message waits 30 ns behind another, then takes 10 + 50 ns; rank 1 receives
    // it 5 ns later and computes to 298.
    void everyNanosecondHasItsKindAndPlace()
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
        const Attribution found = *attribution(builder.finish());
        QCOMPARE(found.length.ns(), 298U);
        QCOMPARE(told(found.all),
            std::string("compute 190 serialization 50 latency 10 contention 30 endpoint 15 slot-wait 3 "));
        QCOMPARE(found.links.size(), std::size_t { 2 });
        QCOMPARE(found.links[0].index, 0U);
        QCOMPARE(told(found.links[0]), std::string("serialization 50 latency 10 contention 30 "));
        QCOMPARE(found.links[1].index, kNobody);
        QCOMPARE(found.dimensions[0].index, 0U);
        QCOMPARE(told(found.dimensions[0]), told(found.links[0]));
        QCOMPARE(found.ranks[0].index, 0U);
        QCOMPARE(found.ranks[0].time(TimeKind::Compute).ns(), 100U);
        QCOMPARE(found.ranks[1].time(TimeKind::Compute).ns(), 90U);
        QCOMPARE(found.collectives.size(), std::size_t { 1 });
        QCOMPARE(found.collectives[0].index, kNobody);
    }

    // Without occupancy: over two hops the sum of latencies, and the bytes at the slowest link, which has both.
    void unawareTimeIsOfTheSlowestLink()
    {
        const topology::Fabric fabric = test::drawnFabric(2, 1, { { 0, 2, 4, 100 }, { 2, 1, 2, 50 }, { 1, 0, 1, 10 } });
        test::WorkloadBuilder builder(2);
        builder.send(0, 1, 1000);
        builder.receive(1, 0, 1000);
        const auto run = test::run(fabric, builder.seal(), test::systemOf(),
            test::optionsOf(simulation::NetworkModel::Unaware, simulation::RecordLevel::Full));
        const Attribution found = *attribution(*run);
        QCOMPARE(found.links[0].index, 1U);
        QCOMPARE(found.links[0].time(TimeKind::Latency).ns(), 150U);
        QCOMPARE(found.links[0].time(TimeKind::Serialization).ns(), 500U);
        QCOMPARE(found.all.total(), run->makespan);
    }

    void collectivesAreToldApart()
    {
        const topology::Fabric fabric = test::fabricOf("Ring(4,50GB/s,500ns)");
        test::WorkloadBuilder builder(4);
        builder.everywhere(trace::CollectiveType::AllReduce, 1 << 20);
        for (std::uint32_t rank = 0; rank < 4; ++rank)
            builder.compute(rank, 30, builder.after(rank));
        builder.everywhere(trace::CollectiveType::AllGather, 1 << 16);
        const auto run = test::run(fabric, builder.seal(), test::systemOf(),
            test::optionsOf(simulation::NetworkModel::Aware, simulation::RecordLevel::Full));
        const Attribution found = *attribution(*run);
        QCOMPARE(found.collectives.size(), std::size_t { 3 });
        for (const TimeShare& share : found.collectives) {
            const Time expected = share.index == kNobody
                ? Time { 30'000 }
                : run->collectives[share.index].end - run->collectives[share.index].start;
            QCOMPARE(share.total(), expected);
        }
    }

    void allSumsAreTheMakespan()
    {
        std::size_t complete = 0;
        std::size_t withContention = 0;
        std::set<std::size_t> kinds;
        constexpr std::uint32_t kRounds = 400;
        for (std::uint32_t seed = 0; seed < kRounds; ++seed) {
            const test::RandomScenario scenario(seed);
            const auto run = test::run(scenario.fabric, scenario.workload, scenario.system, scenario.options);
            const CriticalPath path = *criticalPath(*run);
            QCOMPARE(path.length, run->makespan);
            const Attribution found = attribution(*run, path);
            QCOMPARE(found.length, run->makespan);
            QCOMPARE(found.all.total(), run->makespan);
            QVERIFY(sumsTo(found.links, found.all));
            QVERIFY(sumsTo(found.dimensions, found.all));
            QVERIFY(sumsTo(found.collectives, found.all));
            QVERIFY(sumsTo(found.ranks, found.all));
            complete += run->complete() ? 1U : 0U;
            withContention += found.all.time(TimeKind::Contention).ns() > 0 ? 1U : 0U;
            for (std::size_t kind = 0; kind < kTimeKinds; ++kind) {
                if (found.all.times[kind].ns() > 0)
                    kinds.insert(kind);
            }
            if (scenario.options.network == simulation::NetworkModel::Unaware)
                QCOMPARE(found.all.time(TimeKind::Contention).ns(), 0U);
            QVERIFY2(found.all.time(TimeKind::Unknown).ns() == 0, std::to_string(seed).c_str());
        }
        QVERIFY(complete > kRounds * 9 / 10); // the others end in a standstill
        QVERIFY(withContention > kRounds / 10);
        QVERIFY(kinds.size() >= 8);
    }

    // Where nothing is shared, what is off the path can be shortened without changing when it ends. Every rank computes
    // one thing after the other and sends one message after the other, so that nobody waits for a slot.
    void slackElsewhereDoesNotMatter()
    {
        std::mt19937 random(3);
        const auto below = [&random](std::uint32_t count) { return static_cast<std::uint32_t>(random()) % count; };
        std::size_t shortened = 0;
        for (int round = 0; round < 200; ++round) {
            const topology::Fabric fabric
                = test::fabricOf(round % 2 == 0 ? "Ring(5,10GB/s,2us)" : "FC(4,25GB/s,500ns)");
            const std::uint32_t npus = fabric.topology().npuCount();
            struct Step {
                std::uint32_t rank, to, micros;
                std::int64_t bytes;
            };
            std::vector<Step> steps;
            for (std::uint32_t at = 0; at < 40; ++at) {
                const std::uint32_t rank = below(npus);
                steps.push_back({ rank, (rank + 1 + below(npus - 1)) % npus, 1 + below(80), 1 + below(1U << 20U) });
            }
            // Steps are a computation, or every third a message, in turn; `ofOperation` names the step of an operation.
            std::map<std::pair<std::uint32_t, std::uint32_t>, std::size_t> ofOperation;
            const auto makespan = [&](simulation::RunPtr& run) {
                test::WorkloadBuilder builder(npus);
                std::vector<test::WorkloadBuilder::Ids> last(npus);
                std::vector<std::uint32_t> count(npus, 0);
                for (std::size_t at = 0; at < steps.size(); ++at) {
                    const Step& step = steps[at];
                    ofOperation[{ step.rank, count[step.rank]++ }] = at;
                    if (at % 3 != 0) {
                        last[step.rank] = { builder.compute(step.rank, step.micros, last[step.rank]) };
                        continue;
                    }
                    ++count[step.to];
                    last[step.rank] = { builder.send(
                        step.rank, step.to, step.bytes, last[step.rank], static_cast<std::uint32_t>(at)) };
                    last[step.to] = { builder.receive(
                        step.to, step.rank, step.bytes, last[step.to], static_cast<std::uint32_t>(at)) };
                }
                run = test::run(fabric, builder.seal(), test::systemOf(),
                    test::optionsOf(simulation::NetworkModel::Unaware, simulation::RecordLevel::Full));
                return run->makespan;
            };
            simulation::RunPtr run;
            const Time before = makespan(run);
            QVERIFY(run->complete());
            std::set<std::size_t> onPath;
            const auto path = criticalPath(*run);
            for (const PathSegment& segment : path->segments) {
                if (segment.isMessage || segment.record == kNoRecord)
                    continue;
                const auto& operations = run->operations;
                const auto step = ofOperation.find(
                    { index(operations.rank[segment.record]), index(operations.op[segment.record]) });
                if (step != ofOperation.end())
                    onPath.insert(step->second);
            }
            for (std::size_t at = 0; at < steps.size(); ++at) {
                if (at % 3 != 0 && !onPath.contains(at)) {
                    steps[at].micros = 1 + below(steps[at].micros);
                    ++shortened;
                }
            }
            QCOMPARE(makespan(run), before);
        }
        QVERIFY(shortened > 2000);
    }

    void withoutRecordsItIsRefused()
    {
        const RunBuilder builder(test::makeTopology(1, 0, {}), simulation::RecordLevel::Links);
        QVERIFY(attribution(builder.run).error().code == ErrorCode::Missing);
    }

    void aRunWithoutAnythingHasNothing()
    {
        const RunBuilder builder(test::makeTopology(1, 0, {}));
        const Attribution found = *attribution(builder.run);
        QVERIFY(found.links.empty() && found.ranks.empty());
        QCOMPARE(found.all.total().ns(), 0U);
    }
};

WEFT_TEST(TestAttribution)
#include "tst_attribution.moc"
