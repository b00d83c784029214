// SPDX-License-Identifier: GPL-3.0-or-later
// What parts of a simulation take of the memory and how often they look at things, counted: nothing grows with the
// square of the NPUs that need not.
#include "engine/simulation/kernel/collectives.h"
#include "engine/simulation/network/delay_network.h"
#include "engine/simulation/network/messages.h"
#include "tests/engine/simulation/scenario_builder.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <memory>

#include <malloc.h>

using namespace weft;
using namespace weft::simulation;
using namespace weft::test;
using trace::CollectiveType;

namespace {

// Taken from the heap by `make` and kept by what it returns. None where a sanitizer has a heap of its own.
template <class Make> std::uint64_t bytesOf(const Make& make)
{
    const auto taken = [] {
        const struct mallinfo2 heap = ::mallinfo2();
        return std::uint64_t { heap.uordblks } + heap.hblkhd;
    };
    const std::uint64_t before = taken();
    const auto kept = make();
    const std::uint64_t after = taken();
    return after > before ? after - before : 0;
}

// What a part needs around it, on a small fabric.
struct Surroundings {
    explicit Surroundings(const std::string& spec)
        : fabric(fabricOf(spec))
        , made { fabric }
        , events(fabric.topology().npuCount())
        , recorder(made, fabric.topology())
    {
    }

    topology::Fabric fabric;
    Run made;
    Moment moment {};
    Findings warnings {};
    EventCore events;
    Recorder recorder;
};

struct NoSink final : EventSink {
    void raise(const Event& /*event*/) override { }
};

// Takes streams and never ends them.
struct NeverEnding final : PhaseMachine {
    explicit NeverEnding(const MachineParts& parts)
        : PhaseMachine(parts)
    {
    }
    void start(std::uint32_t /*stream*/) override { }
};

struct NoEnds final : OperationEnds {
    void complete(Rank /*rank*/, OpId /*op*/) override { }
};

// Collectives with what they call, as the kernel puts them together.
struct CollectiveParts {
    CollectiveParts(Surroundings& around, const trace::Workload& workload, const SystemConfig& system)
        : groups({}, around.fabric.topology().npuCount())
        , compute(around.fabric, system)
        , planner(around.fabric, system, compute, {}, around.warnings, {})
        , collectives(around.made, around.events, around.moment, workload, system, groups, planner, queues, ends)
        , queues(around.fabric.topology().npuCount(), 1, system, collectives.instances(), QueueRule::OfRanks,
              around.events, around.moment, collectives)
    {
    }

    trace::GroupTable groups;
    Compute compute;
    PhasePlanner planner;
    NoEnds ends;
    Collectives collectives;
    Queues queues;
};

} // namespace

class TestCosts : public QObject {
    Q_OBJECT

private slots:
    // Two thousand pairs of 4,096 NPUs: not a place for each NPU in each of them.
    void groupsTakeWhatTheirMembersTake()
    {
        constexpr std::uint32_t kNpus = 4096;
        std::vector<trace::ProcessGroup> given;
        for (std::uint32_t i = 0; i < 2000; ++i)
            given.push_back({ std::to_string(i + 1), { Rank { kNpus - 1 - i }, Rank { i } } });
        const std::uint64_t bytes = bytesOf([&] { return trace::GroupTable(given, kNpus); });
        QVERIFY2(bytes < 2000 * 512, qPrintable(QString::number(bytes)));
    }

    void aPostedReceiveTakesAHundredBytesOrTwo()
    {
        constexpr std::uint32_t kReceives = 100'000;
        Surroundings around("Ring(4,50GB/s,500ns)");
        DelayNetwork network(around.fabric, around.events, around.moment, around.warnings);
        NoSink sink;
        const std::uint64_t bytes = bytesOf([&] {
            auto messages
                = std::make_unique<Messages>(around.events, around.moment, around.recorder, network, sink, false);
            for (std::uint32_t tag = 0; tag < kReceives; ++tag)
                messages->receive({ tag, 100, Rank { 0 }, Rank { 1 } }, {}, kStartCause);
            return messages;
        });
        QVERIFY2(bytes < std::uint64_t { 256 } * kReceives, qPrintable(QString::number(bytes)));
    }

    // All pairs of 2,048 NPUs: four million, of which a million are kept.
    void pathCostsAreBounded()
    {
        constexpr std::uint32_t kNpus = 2048;
        Surroundings around("FatTree(2048)");
        bool isOneOfTwo = true;
        const std::uint64_t bytes = bytesOf([&] {
            auto network = std::make_unique<DelayNetwork>(around.fabric, around.events, around.moment, around.warnings);
            // At a leaf two hops, elsewhere four.
            const Time near = network->delay({ Rank { 0 }, Rank { 1 }, 4096 });
            const Time far = network->delay({ Rank { 0 }, Rank { kNpus - 1 }, 4096 });
            isOneOfTwo = near < far;
            for (std::uint32_t from = 0; from < kNpus; ++from) {
                for (std::uint32_t to = 0; to < kNpus; ++to) {
                    const Time time = network->delay({ Rank { from }, Rank { to }, 4096 });
                    isOneOfTwo = isOneOfTwo && (from == to || time == near || time == far);
                }
            }
            return network;
        });
        QVERIFY(isOneOfTwo);
        QVERIFY2(bytes < std::uint64_t { 100 } << 20U, qPrintable(QString::number(bytes)));
    }

    // 261,632 pairs talk, each once, and then again.
    void aPairThatTalksTakesSomeTensOfBytes()
    {
        constexpr std::uint32_t kNpus = 512;
        const topology::Fabric fabric = fabricOf("Switch(512,50GB/s,500ns)");
        Run run { fabric };
        run.options.record = RecordLevel::Links;
        const std::uint64_t bytes = bytesOf([&] {
            auto recorder = std::make_unique<Recorder>(run, fabric.topology());
            for (std::uint32_t i = 0; i < 2 * kNpus * kNpus; ++i) {
                const Rank from { i / kNpus % kNpus };
                const Rank to { i % kNpus };
                if (from != to)
                    (void)recorder->messageStarts(from, to, 100 + index(to), {}, kNoRecord, 0, kStartCause);
            }
            return recorder;
        });
        const std::uint64_t pairs = std::uint64_t { kNpus } * (kNpus - 1);
        QCOMPARE(run.pairs.size(), pairs);
        for (const PairTraffic& pair : run.pairs)
            QVERIFY(pair.messages == 2 && pair.bytes == 2 * (100 + index(pair.destination)));
        QVERIFY2(bytes < 40 * pairs, qPrintable(QString::number(bytes)));
    }

    // A thousand ranks wait for one that never comes: who that is is found once for all of them.
    void whoIsMissingIsFoundOnce()
    {
        constexpr std::uint32_t kNpus = 1000;
        Surroundings around("Ring(1000,50GB/s,500ns)");
        const trace::Workload workload = oneCollective(kNpus, CollectiveType::AllReduce, 1 << 20);
        const SystemConfig system = systemOf();
        CollectiveParts parts(around, workload, system);
        QVERIFY(parts.planner.layOutMachine().ok());
        const auto operation = [&](std::uint32_t rank) { return workload.graphs[rank]->operation(OpId { 0 }); };
        for (std::uint32_t rank = 0; rank < kNpus; ++rank) {
            if (rank != 17)
                QVERIFY(parts.collectives.join(Rank { rank }, OpId { 0 }, operation(rank)).has_value());
        }
        for (std::uint32_t rank = 0; rank < kNpus; ++rank) {
            if (rank != 17)
                QCOMPARE(parts.collectives.whatBlocks(Rank { rank }, operation(rank)),
                    std::string("waits in its all-reduce for rank 17, which never joined"));
        }
        QCOMPARE(parts.collectives.membersLookedAt(), std::uint64_t { kNpus });
    }

    // A thousand chunks each of two collectives wait in a queue: each passes those before it in a step or two.
    void aLongQueueIsPassedInRows_data()
    {
        QTest::addColumn<int>("rule");
        QTest::addColumn<int>("type");
        const auto row = [](const char* name, IntraDimensionScheduling rule, CollectiveType type) {
            QTest::newRow(name) << static_cast<int>(rule) << static_cast<int>(type);
        };
        row("smallest first", IntraDimensionScheduling::SmallestFirst, CollectiveType::AllReduce);
        row("fewest phases left first", IntraDimensionScheduling::LessRemainingPhaseFirst, CollectiveType::AllReduce);
        row("fifo", IntraDimensionScheduling::Fifo, CollectiveType::AllReduce);
        row("turns", IntraDimensionScheduling::Rg, CollectiveType::AllGather);
        row("turns, by priority", IntraDimensionScheduling::Rg, CollectiveType::AllReduce);
    }

    void aLongQueueIsPassedInRows()
    {
        QFETCH(int, rule);
        QFETCH(int, type);
        constexpr std::uint32_t kChunks = 1000;
        Surroundings around("Ring(4,50GB/s,500ns)");
        SystemConfig system = systemOf();
        system.intraDimension = static_cast<IntraDimensionScheduling>(rule);
        system.schedulingPolicy = SchedulingPolicy::Fifo;
        system.datasetSplits = kChunks;
        const trace::Workload workload = oneCollective(4, static_cast<CollectiveType>(type), 1 << 20);
        CollectiveParts parts(around, workload, system);
        QVERIFY(parts.planner.layOutMachine().ok());
        DelayNetwork network(around.fabric, around.events, around.moment, around.warnings);
        NoSink sink;
        Messages messages(around.events, around.moment, around.recorder, network, sink, false);
        std::vector<SharedBusState> buses;
        NeverEnding machine({ around.events, around.moment, around.recorder, network, messages, parts.queues.streams(),
            parts.collectives.instances(), parts.compute, buses, {}, parts.queues });
        parts.queues.setMachines({ &machine, &machine, &machine, &machine, &machine, &machine });
        for (std::uint32_t i = 0; i < 2 * 4; ++i) {
            const Rank rank { i % 4 };
            const auto joined
                = parts.collectives.join(rank, OpId { 0 }, workload.graphs[index(rank)]->operation(OpId { 0 }));
            QVERIFY(joined.has_value());
            parts.collectives.begin(*joined, rank, OpId { 0 }, 0);
        }
        QVERIFY2(parts.queues.rowsPassed() <= std::uint64_t { 2 * 2 * 4 } * kChunks,
            qPrintable(QString::number(parts.queues.rowsPassed())));
        QVERIFY(parts.queues.rowsPassed() > 0 || system.intraDimension == IntraDimensionScheduling::Fifo);
    }

    // All of a ring of half a million send to NPU 0. To walk each way by itself would be 6·10^10 hops.
    void pairsAreLaidTogether()
    {
        constexpr std::uint32_t kNpus = 500'000;
        Surroundings around("Ring(500000,50GB/s,500ns)");
        DelayNetwork network(around.fabric, around.events, around.moment, around.warnings);
        Run made { around.fabric };
        made.ranks.resize(kNpus);
        made.links.resize(around.fabric.topology().linkCount());
        for (std::uint32_t from = 1; from < kNpus; ++from)
            made.pairs.push_back({ Rank { from }, Rank { 0 }, 3, 1 });
        network.finish(made);
        std::uint64_t sum = 0;
        for (const LinkTotals& link : made.links)
            sum += link.bytes;
        QCOMPARE(sum, std::uint64_t { 3 } * kNpus / 2 * kNpus / 2); // each over min(i, n - i) links
        std::vector<std::uint64_t> last;
        for (const LinkId link : around.fabric.topology().incoming(NodeId { 0 }))
            last.push_back(made.links[index(link)].bytes);
        std::sort(last.begin(), last.end());
        QVERIFY((last == std::vector<std::uint64_t> { 3 * (kNpus / 2 - 1), 3 * (kNpus / 2) }));
    }
};

WEFT_TEST(TestCosts)
#include "tst_costs.moc"
