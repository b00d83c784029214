// SPDX-License-Identifier: GPL-3.0-or-later
// Orders of messages for links that serve who comes first: the simulator takes the time of the replay, nearly always
// also where much happens at once, every order is right on the verifier and on the runtimes, and none of the results is
// slower than the plan as it is.
#include "engine/collective/proof/verifier.h"
#include "engine/study/schedules/schedule_timing.h"
#include "engine/study/synthesis/synthesis_run.h"
#include "engine/synthesis/graph/hashing.h"
#include "engine/synthesis/plan/chunk_places.h"
#include "engine/synthesis/plan/plan_schedule.h"
#include "engine/synthesis/plan/queue_replay.h"
#include "tests/engine/collective/msccl_interpreter.h"
#include "tests/engine/collective/through_files.h"
#include "tests/engine/simulation/scenario_builder.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::synthesis;
using collective::Pattern;
using collective::PatternKind;

namespace {

constexpr Bytes kChunk { 1U << 20U };
constexpr const char* kQueueing[] { "Switch(5)", "Ring(4)_Switch(4)", "FC(4)_Switch(4)", "Switch(4,200GB/s)_Switch(4)",
    "FatTree(16)" };
constexpr PatternKind kOrdered[] { PatternKind::AllGather, PatternKind::ReduceScatter, PatternKind::AllReduce,
    PatternKind::AllToAll, PatternKind::Broadcast, PatternKind::Reduce };

Pattern patternIn(PatternKind kind, std::uint32_t npus, std::uint32_t chunks)
{
    Pattern pattern;
    pattern.kind = kind;
    pattern.ranks = npus;
    pattern.inPlace = kind != PatternKind::AllToAll;
    pattern.chunks = chunks * (kind == PatternKind::Broadcast || kind == PatternKind::Reduce ? 1 : npus);
    return pattern;
}

study::SynthesisRequest requestFor(PatternKind kind, Bytes size, std::uint32_t chunks)
{
    study::SynthesisRequest request;
    request.kind = kind;
    request.size = size;
    request.chunks = chunks;
    return request;
}

// Every link is longer by some ns, hardly two by as many, so that messages do not meet at one tick.
topology::Fabric withOddLinks(const char* spec)
{
    const topology::Fabric fabric = weft::test::fabricOf(spec);
    topology::FabricState state = fabric.state();
    for (std::uint32_t id = 0; id < fabric.topology().linkCount(); ++id)
        state.links[LinkId { id }].extraLatency.ns = static_cast<double>(below(mixed(id), 4000));
    return topology::Fabric(fabric.topologyPtr(), std::move(state));
}

// Of every kind of rule, whichever is the shortest, as far as an NPU sends what it would send as planned.
std::vector<JoinedOrder> ordersOf(const PatternSynthesis& made)
{
    JoinedMessages joined(made.graph);
    for (const PlanPart& part : made.parts) {
        if (!joined.add(part, made.pattern.chunkIds(), {}))
            return {};
    }
    std::vector<Message> messages = joined.take();
    (void)placesOf(made.graph, made.pattern, messages);
    Groups<> ways; // each has its own
    for (Message& message : messages) {
        std::vector<std::uint32_t> arcs;
        joined.appendWay(message, arcs);
        message.way = static_cast<std::uint32_t>(ways.size());
        ways.add(arcs);
    }
    std::vector<JoinedOrder> orders;
    if (!joined.passSwitches() || isExchange(made.parts))
        return orders;
    QueueReplay replay(made.graph, ways, messages);
    const auto planned = arrivalsBefore(messages, numbersBelow(messages.size()));
    for (const QueueRule& rule :
        { QueueRule {}, QueueRule { false, 0.5, 4 }, QueueRule { true }, QueueRule { .hold = Hold::ToArrival },
            QueueRule { .hold = Hold::ToStart }, QueueRule { .waiting = 1, .seed = 5 } }) {
        JoinedOrder order = replay.run(rule);
        if (arrivalsBefore(messages, order.numbers) == planned)
            orders.push_back(std::move(order));
    }
    return orders;
}

} // namespace

class TestQueueOrder : public QObject {
    Q_OBJECT

private slots:
    void theSimulatorTakesTheTimeOfTheReplay()
    {
        for (const char* spec : kQueueing) {
            for (const PatternKind kind : kOrdered) {
                for (const std::uint32_t chunks : { 1U, 2U, 3U })
                    compare(withOddLinks(spec), kind, chunks);
            }
        }
        QVERIFY(m_compared > 300);
        QCOMPARE(m_different, 0);
        // A schedule cannot always keep an order of what begins at one tick.
        for (const char* spec : kQueueing) {
            for (const PatternKind kind : kOrdered) {
                compare(weft::test::fabricOf(spec), kind, 1);
                compare(weft::test::fabricOf(spec), kind, 3);
            }
        }
        compare(weft::test::fabricOf("DGXH100SU"), PatternKind::Broadcast, 8);
        // More could be on their way to one NPU than there are channels.
        compare(weft::test::fabricOf("Switch(3)"), PatternKind::AllToAll, 40, Bytes { 1024 });
        QCOMPARE(m_channels, kMostChannels);
        QVERIFY(m_compared > 600);
        QVERIFY(m_different <= m_compared / 200);
        QVERIFY(m_held > 100);
    }

    void everyOrderIsRight()
    {
        int orders = 0;
        for (const char* spec : kQueueing) {
            const topology::Fabric fabric = weft::test::fabricOf(spec);
            for (const PatternKind kind : kOrdered) {
                const auto made
                    = synthesizePattern(fabric, patternIn(kind, fabric.topology().npuCount(), 2), kChunk, {}, {});
                QVERIFY(made.ok());
                const auto plan = spelledPlan(*made);
                for (const JoinedOrder& order : ordersOf(*made)) {
                    const auto schedule = plan->schedule(order);
                    QVERIFY(schedule.ok());
                    const Result<collective::Verdict> verdict = collective::verify(**schedule);
                    QVERIFY2(verdict.ok() && verdict->correct,
                        verdict && verdict->fault ? verdict->fault->message.c_str() : "");
                    weft::test::MscclInterpreter runtime(collective::toMscclXml(**schedule));
                    for (const std::size_t depth : { 1U, 2U, 8U })
                        QCOMPARE(QString::fromStdString(runtime.run(7, depth)), QString());
                    ++orders;
                }
            }
        }
        QVERIFY(orders > 120);
    }

    // What is handed over is quicker than the plan as it is, right, and takes the time that is said.
    void theQuickestIsHandedOver()
    {
        const topology::Fabric fabric = weft::test::fabricOf("Ring(4)_Switch(8)");
        const auto run = study::runSynthesis(fabric, requestFor(PatternKind::AllGather, Bytes { 64U << 20U }, 4));
        QVERIFY(run.ok() && (*run)->isVerified() && (*run)->simulated && (*run)->schedule != nullptr);
        const auto planned = scheduleOf((*run)->synthesis);
        QVERIFY(planned.ok());
        const Result<Time> before = study::simulatedTime(fabric, *planned, (*run)->commSize);
        const Result<Time> after = study::simulatedTime(fabric, (*run)->schedule, (*run)->commSize);
        QVERIFY(before.ok() && after.ok());
        QCOMPARE(*after, *(*run)->simulated);
        QVERIFY(*after < *before);
    }

    // Of many transfers that nobody asked a schedule of the replay says what the simulator takes for the schedule.
    void whatNobodySpellsOutTakesAsLong()
    {
        for (const auto& [spec, kind] : { std::pair("Switch(8)_Switch(32)", PatternKind::AllToAll),
                 std::pair("FatTree(256,oversub=4)", PatternKind::AllGather),
                 std::pair("Ring(16)_Switch(16)", PatternKind::AllReduce) }) {
            const topology::Fabric fabric = weft::test::fabricOf(spec);
            study::SynthesisRequest request = requestFor(kind, Bytes { 64U << 20U }, 1);
            request.wantsSchedule = false;
            const auto replayed = study::runSynthesis(fabric, request);
            QVERIFY(replayed.ok() && (*replayed)->isVerified() && (*replayed)->schedule == nullptr);
            request.wantsSchedule = true;
            const auto simulated = study::runSynthesis(fabric, request);
            QVERIFY(simulated.ok() && (*simulated)->isVerified() && (*simulated)->schedule != nullptr);
            QVERIFY((*simulated)->simulated.has_value());
            QCOMPARE((*replayed)->simulated, (*simulated)->simulated);
            QCOMPARE((*replayed)->simulatorBound, (*simulated)->simulatorBound);
        }
    }

    // What comes to a leaf too early would pass what others need sooner, and all ended 8 % later.
    void whatWouldPassOthersIsHeldBack()
    {
        const topology::Fabric fabric = weft::test::fabricOf("DGXH100SU");
        const auto run = study::runSynthesis(fabric, requestFor(PatternKind::Broadcast, Bytes { 16U << 20U }, 8));
        QVERIFY(run.ok() && (*run)->isVerified() && (*run)->simulated);
        QVERIFY((*run)->simulated->ns() <= (*run)->planned.ns() / 50 * 51);
    }

    // After a link has failed as well.
    void whatIsMendedIsOrderedToo()
    {
        const topology::Fabric whole = weft::test::fabricOf("FC(5,50GB/s,1000ns)_Switch(2,12.5GB/s,2us)");
        const study::SynthesisRequest request = requestFor(PatternKind::AllToAll, Bytes { 68690 }, 4);
        const auto old = study::runSynthesis(whole, request);
        QVERIFY(old.ok() && (*old)->schedule != nullptr);
        topology::FabricState state = whole.state();
        state.links[LinkId { 48 }].failed = true;
        const topology::Fabric left(whole.topologyPtr(), std::move(state));
        study::SynthesisRequest again;
        again.kind = PatternKind::AllToAll;
        again.from = (*old)->schedule;
        again.size = request.size;
        const auto mended = study::runSynthesis(left, again);
        QVERIFY(mended.ok() && (*mended)->isVerified() && (*mended)->simulated);
        QVERIFY((*mended)->synthesis.difference->whyAnew.empty());
        const auto planned = scheduleOf((*mended)->synthesis);
        const Result<Time> before = study::simulatedTime(left, *planned, (*mended)->commSize);
        QVERIFY(before.ok() && *(*mended)->simulated < *before);
    }

private:
    void compare(const topology::Fabric& fabric, PatternKind kind, std::uint32_t chunks, Bytes chunk = kChunk)
    {
        const auto made
            = synthesizePattern(fabric, patternIn(kind, fabric.topology().npuCount(), chunks), chunk, {}, {});
        QVERIFY(made.ok());
        const auto plan = spelledPlan(*made);
        QVERIFY(plan.ok());
        for (const JoinedOrder& replay : ordersOf(*made)) {
            const auto schedule = plan->schedule(replay);
            QVERIFY(schedule.ok());
            const Result<Time> time = study::simulatedTime(fabric, *schedule, made->pattern.commSizeOfChunk(chunk), {});
            QVERIFY(time.ok());
            m_different += time->ns() != replay.durationNs ? 1 : 0;
            ++m_compared;
            const auto isHeld = [](std::uint32_t before) { return before != kNoMessage; };
            m_held += std::ranges::any_of(replay.after, isHeld) ? 1 : 0;
            for (const BlockId block : (*schedule)->blocks())
                m_channels = std::max(m_channels, (*schedule)->block(block).channel + 1);
        }
    }

    int m_compared = 0;
    int m_held = 0;
    int m_different = 0;
    std::uint32_t m_channels = 0;
};

WEFT_TEST(TestQueueOrder)
#include "tst_queue_order.moc"
