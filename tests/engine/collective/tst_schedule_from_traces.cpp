// SPDX-License-Identifier: GPL-3.0-or-later
// Traces that become schedules: from Weft's attributes, from messages alone, and what is refused or warned of.
#include "engine/collective/forms/msccl/msccl_xml.h"
#include "engine/collective/model/schedule_builder.h"
#include "engine/trace/attribute_writer.h"
#include "engine/trace/et_writer.h"
#include "engine/trace/trace_set.h"
#include "tests/engine/collective/trace_texts.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTest>

#include <random>

using namespace weft;
using namespace weft::collective;
using namespace weft::test;
using trace::ExecutionGraphBuilder;
using trace::Has;
using trace::NodeType;
using trace::Operation;

namespace {

using Origin = TraceSchedule::Origin;

Operation send(std::uint64_t id, std::uint32_t to, std::int64_t bytes, std::uint32_t tag = 0)
{
    Operation node;
    node.id = id;
    node.type = NodeType::Send;
    node.commDst = to;
    node.commSize = bytes;
    node.commTag = tag;
    node.has = static_cast<std::uint16_t>(Has::CommDst) | static_cast<std::uint16_t>(Has::CommSize)
        | static_cast<std::uint16_t>(Has::CommTag);
    return node;
}

Operation receive(std::uint64_t id, std::uint32_t from, std::int64_t bytes, std::uint32_t tag = 0)
{
    Operation node = send(id, 0, bytes, tag);
    node.type = NodeType::Recv;
    node.commDst = 0;
    node.commSrc = from;
    node.has = static_cast<std::uint16_t>(Has::CommSrc) | static_cast<std::uint16_t>(Has::CommSize)
        | static_cast<std::uint16_t>(Has::CommTag);
    return node;
}

Operation compute(std::uint64_t id, std::uint64_t micros)
{
    Operation node;
    node.id = id;
    node.type = NodeType::Comp;
    node.durationMicros = micros;
    return node;
}

struct Node {
    Operation operation;
    std::vector<std::uint64_t> after;
};

trace::ExecutionGraphPtr graphOf(const std::vector<Node>& nodes)
{
    ExecutionGraphBuilder builder;
    for (const Node& node : nodes)
        builder.add(node.operation, "node", node.after);
    return builder.seal();
}

std::string sayAll(const Findings& findings)
{
    std::string text;
    for (const Finding& finding : findings)
        text += toString(finding.error) + '\n';
    return text;
}

Result<TraceSchedule> readQuietly(const Graphs& graphs)
{
    Findings findings;
    Result<TraceSchedule> read = scheduleFromTraces(graphs, findings);
    if (!findings.empty())
        qWarning("%s", sayAll(findings).c_str());
    return read;
}

ErrorCode codeOf(const Graphs& graphs)
{
    Findings findings;
    const Result<TraceSchedule> read = scheduleFromTraces(graphs, findings);
    return read ? ErrorCode::Cancelled : read.error().code;
}

bool has(const Findings& findings, ErrorCode code)
{
    return std::any_of(
        findings.begin(), findings.end(), [code](const Finding& finding) { return finding.error.code == code; });
}

// A schedule of everything: kinds, several dependencies, nops with and without dependents, blocks without order, empty
// blocks, relays, links, extras, large buffers.
SchedulePtr anything(std::uint32_t seed, PatternKind kind)
{
    std::mt19937 random(seed);
    const auto below = [&random](std::uint32_t limit) { return static_cast<std::uint32_t>(random() % limit); };
    Pattern pattern;
    pattern.kind = kind;
    pattern.ranks = 2 + below(4);
    pattern.inPlace = below(2) == 0;
    if (below(3) == 0) {
        for (std::uint32_t rank = pattern.ranks; rank-- > 0;) {
            if (rank == 0 || below(2) == 0)
                pattern.members.push_back(Rank { rank });
        }
        pattern.root = pattern.members.back();
    }
    pattern.chunks = pattern.memberCount() * (1 + below(3));
    if (kind == PatternKind::Custom) {
        pattern.before.push_back({ Rank { 1 }, { Buffer::Scratch, 3 }, ChunkId { 2 }, { Rank { 0 }, Rank { 1 } } });
        pattern.after.push_back({ Rank { 0 }, { Buffer::Output, 1 }, ChunkId { 2 }, { Rank { 1 } } });
    }
    ScheduleInfo info { "any\xC3\xBC", "LL128", {} };
    if (below(2) == 0)
        info.placement.assign(pattern.ranks, Rank { 7 });
    ScheduleBuilder builder(pattern, info);
    constexpr std::uint32_t kSlots = 50;
    for (std::uint32_t rank = 0; rank < pattern.ranks; ++rank) {
        builder.setBufferSizes(Rank { rank }, { 2 * kSlots, 2 * kSlots, kSlots + rank });
        std::vector<BlockId> blocks;
        for (std::uint32_t channel = 0; channel < 1 + below(4); ++channel) {
            ThreadBlock block { Rank { rank }, Rank { (rank + 1) % pattern.ranks },
                Rank { (rank + pattern.ranks - 1) % pattern.ranks }, channel * 5, below(4) != 0 };
            blocks.push_back(builder.addBlock(block));
        }
        blocks.push_back(builder.addBlock({ Rank { rank } }));
        std::vector<StepId> steps;
        for (std::uint32_t i = 0; i < 30; ++i) {
            Step step;
            const bool isLocal = below(4) == 0;
            step.kind = static_cast<StepKind>(isLocal ? 6 + below(3) : below(9));
            step.source = { static_cast<Buffer>(below(3)), below(kSlots / 2) };
            step.target = below(2) == 0 ? step.source : Slot { static_cast<Buffer>(below(3)), below(kSlots / 2) };
            step.count = step.kind == StepKind::Nop ? 0 : 1 + below(3) * below(2);
            if (below(10) == 0)
                step.way = builder.way(std::vector<LinkId>(1 + below(3), LinkId { below(100) }));
            steps.push_back(builder.add(
                isLocal ? blocks.back() : blocks[below(static_cast<std::uint32_t>(blocks.size()) - 1)], step));
            for (std::uint32_t on = below(3); on > 0 && i > 0; --on) {
                const StepId other = steps[below(i)];
                builder.depend(steps.back(), other);
            }
        }
        builder.addExtra({ ExtraAttribute::Owner::Rank, rank, "node", "n" + std::to_string(rank) });
        builder.addExtra({ ExtraAttribute::Owner::Block, index(blocks[0]), "rtype", "p2p" });
        builder.addExtra({ ExtraAttribute::Owner::Step, index(steps[5]), "note", "a \"text\"" });
        builder.addExtra({ ExtraAttribute::Owner::Step, index(steps[7]), "duration_micros", "12" });
    }
    builder.addExtra({ ExtraAttribute::Owner::Algorithm, 0, "author", "" });
    Result<SchedulePtr> schedule = builder.seal();
    if (!schedule)
        throw std::runtime_error(toString(schedule.error()));
    return *schedule;
}

} // namespace

class TestScheduleFromTraces : public QObject {
    Q_OBJECT

private slots:
    void anythingComesBackAsItWas()
    {
        for (std::uint32_t seed = 0; seed < 90; ++seed) {
            const SchedulePtr schedule = anything(seed, static_cast<PatternKind>(seed % 9));
            const EtOptions options { { Bytes { 12'345 }, ReduceModel::ofMemory(Bandwidth { 3.7 }) }, true, {} };
            const Graphs graphs = graphsOf(*schedule, options);
            const Result<TraceSchedule> read = readQuietly(graphs);
            QVERIFY2(read.ok(), read ? "" : toString(read.error()).c_str());
            QCOMPARE(read->origin, Origin::Annotations);
            QCOMPARE(read->schedule->fingerprint(), schedule->fingerprint());
            QCOMPARE(read->schedule->pattern(), schedule->pattern());
            QCOMPARE(read->schedule->info(), schedule->info());
            QCOMPARE(read->lowering.commSize, options.lowering.commSize);
            for (std::uint32_t rank = 0; rank < schedule->rankCount(); ++rank)
                QCOMPARE(read->schedule->bufferSizes(Rank { rank }), schedule->bufferSizes(Rank { rank }));
            // Extras come back rank by rank.
            std::vector<std::string> expected;
            std::vector<std::string> extras;
            for (const ExtraAttribute& extra : schedule->extras())
                expected.push_back(extra.name + std::to_string(extra.id) + extra.value);
            for (const ExtraAttribute& extra : read->schedule->extras())
                extras.push_back(extra.name + std::to_string(extra.id) + extra.value);
            std::sort(expected.begin(), expected.end());
            std::sort(extras.begin(), extras.end());
            QVERIFY(extras == expected);
            // And the traces are the same to the byte.
            const EtEncoder before(*schedule, options);
            const EtEncoder after(*read->schedule, { read->lowering, true, {} });
            for (std::uint32_t rank = 0; rank < schedule->rankCount(); ++rank)
                QVERIFY(before.encode(Rank { rank }) == after.encode(Rank { rank }));
        }
    }

    void changedNodesCountAndTheirAttributesDoNot()
    {
        const SchedulePtr schedule = anything(4, PatternKind::AllReduce);
        Graphs graphs = graphsOf(*schedule, { { Bytes { 4096 }, {} }, true, {} });
        // One more node at the end of rank 1.
        std::string bytes(graphs[1]->records());
        trace::EtWriter more;
        const std::size_t head = more.bytes().size();
        more.add(compute(1'000'000, 3), "more", {});
        graphs[1] = parseGraph(bytes + more.bytes().substr(head));
        Findings findings;
        const Result<TraceSchedule> read = scheduleFromTraces(graphs, findings);
        QVERIFY2(read.ok(), read ? "" : toString(read.error()).c_str());
        QCOMPARE(read->origin, Origin::Messages);
        QVERIFY(has(findings, ErrorCode::Mismatched));
        QCOMPARE(findings.front().severity, Severity::Warning);
        QCOMPARE(findings.front().error.where.rank, std::optional<std::uint32_t>(1));

        // Without one rank the rest is nothing that could be read.
        graphs = graphsOf(*schedule, { { Bytes { 4096 }, {} }, true, {} });
        graphs.pop_back();
        QVERIFY(codeOf(graphs) == ErrorCode::OutOfRange);
    }

    // Two ranks swap a kibibyte, add it up and swap the sums.
    void messagesBecomeBlocksWithoutOrder()
    {
        Graphs graphs;
        for (const std::uint32_t peer : { 1U, 0U }) {
            graphs.push_back(graphOf(
                { { send(10, peer, 1024, 7), {} }, { receive(11, peer, 1024, 7), {} }, { compute(12, 5), { 10, 11 } },
                    { send(13, peer, 2048, 7), { 12 } }, { receive(14, peer, 2048, 7), {} } }));
        }
        const Result<TraceSchedule> read = readQuietly(graphs);
        QVERIFY2(read.ok(), read ? "" : toString(read.error()).c_str());
        QCOMPARE(read->origin, Origin::Messages);
        const Schedule& schedule = *read->schedule;
        QVERIFY(schedule.pattern().kind == PatternKind::Custom);
        QVERIFY(schedule.pattern().after.empty());
        QCOMPARE(schedule.blockCount(), 6U); // a rank: sends, receives, computations
        QCOMPARE(schedule.transferCount(), 4U);
        QCOMPARE(read->lowering.commSize, Bytes { 2048 });
        QCOMPARE(schedule.block(BlockId { 0 }).sendTo, Rank { 1 });
        QCOMPARE(schedule.block(BlockId { 0 }).channel, 7U);
        QVERIFY(!schedule.block(BlockId { 0 }).inOrder);
        // Steps of a rank: two sends, two receives, one computation.
        QCOMPARE(schedule.count(StepId { 1 }), 2U);
        QVERIFY(schedule.kind(StepId { 4 }) == StepKind::Copy);
        QCOMPARE(schedule.source(StepId { 4 }), schedule.target(StepId { 2 })); // what was received first
        QVERIFY(std::ranges::equal(schedule.dependencies(StepId { 1 }), std::array { StepId { 4 } }));

        // The same nodes again, in another order; and then exactly.
        const Graphs again = graphsOf(schedule, { read->lowering, true, {} });
        QCOMPARE(QString::fromStdString(textOf(*again[0])),
            QString("0: send to 1, tag 7, 1024 bytes, after\n"
                    "1: send to 1, tag 7, 2048 bytes, after 4\n"
                    "2: receive from 1, tag 7, 1024 bytes, after\n"
                    "3: receive from 1, tag 7, 2048 bytes, after\n"
                    "4: compute, 5 us, after 0 2\n"));
        const Result<TraceSchedule> twice = readQuietly(again);
        QVERIFY(twice.ok());
        QCOMPARE(twice->origin, Origin::Annotations);
        QCOMPARE(twice->schedule->fingerprint(), schedule.fingerprint());
    }

    void oddSizesAreExtras()
    {
        const Graphs graphs { graphOf({ { send(0, 1, 1'000'003), {} }, { send(1, 1, 2), {} } }),
            graphOf({ { receive(0, 0, 1'000'003), {} }, { receive(1, 0, 2), {} } }) };
        const Result<TraceSchedule> read = readQuietly(graphs);
        QVERIFY2(read.ok(), read ? "" : toString(read.error()).c_str());
        QCOMPARE(read->schedule->count(StepId { 0 }), 1U);
        QCOMPARE(read->schedule->extras().size(), std::size_t { 4 });
        const Graphs again = graphsOf(*read->schedule, { read->lowering, false, {} });
        QCOMPARE(again[0]->operation(OpId { 0 }).commSize, 1'000'003);
        QCOMPARE(again[1]->operation(OpId { 1 }).commSize, 2);
    }

    void tagsAboveTheChannelsAreNumberedForEachPair()
    {
        const std::uint32_t high = 400'000'000;
        const Graphs graphs { graphOf({ { send(0, 1, 8, high), {} }, { send(1, 1, 8, 3), {} } }),
            graphOf({ { receive(0, 0, 8, 3), {} }, { receive(1, 0, 8, high), {} } }) };
        const Result<TraceSchedule> read = readQuietly(graphs);
        QVERIFY2(read.ok(), read ? "" : toString(read.error()).c_str());
        QCOMPARE(read->schedule->blockCount(), 4U);
        QCOMPARE(read->schedule->channelCount(), 2U);
        QCOMPARE(read->schedule->block(BlockId { 0 }).channel, read->schedule->block(BlockId { 3 }).channel);
    }

    void whatIsWrongIsFound()
    {
        // A send without its receive.
        {
            Findings findings;
            const Result<TraceSchedule> read = scheduleFromTraces(
                Graphs { graphOf({ { send(3, 1, 8), {} } }), graphOf({ { compute(0, 1), {} } }) }, findings);
            QVERIFY(read.ok()); // it can be looked at
            QVERIFY(hasErrors(findings));
            QVERIFY(has(findings, ErrorCode::Unmatched));
            QCOMPARE(firstError(findings).where.rank, std::optional<std::uint32_t>(0));
            QCOMPARE(firstError(findings).where.nodeId, std::optional<std::uint64_t>(3));
        }
        // Sizes that are exchanged.
        {
            Findings findings;
            const Graphs graphs { graphOf({ { send(0, 1, 8), {} }, { send(1, 1, 16), {} } }),
                graphOf({ { receive(0, 0, 16), {} }, { receive(1, 0, 8), {} } }) };
            QVERIFY(scheduleFromTraces(graphs, findings).ok());
            QVERIFY(has(findings, ErrorCode::Mismatched));
        }
        // Nodes that wait for each other.
        {
            Findings findings;
            const Graphs graphs { graphOf({ { compute(0, 1), { 1 } }, { compute(1, 1), { 0 } } }) };
            QVERIFY(scheduleFromTraces(graphs, findings).ok());
            QVERIFY(has(findings, ErrorCode::Cycle));
        }
        const trace::ExecutionGraphPtr nothing = graphOf({});
        QVERIFY(codeOf({}) == ErrorCode::Missing);
        QVERIFY(codeOf({ graphOf({ { send(0, 0, 8), {} } }), nothing }) == ErrorCode::Usage);
        QVERIFY(codeOf({ graphOf({ { send(0, 2, 8), {} } }), nothing }) == ErrorCode::OutOfRange);
        QVERIFY(codeOf({ graphOf({ { receive(0, 7, 8), {} } }), nothing }) == ErrorCode::OutOfRange);
        Operation collective;
        collective.type = NodeType::Coll;
        QVERIFY(codeOf({ graphOf({ { collective, {} } }) }) == ErrorCode::Unsupported);
        Operation lost = send(0, 1, 8);
        lost.has = 0;
        QVERIFY(codeOf({ graphOf({ { lost, {} } }), nothing }) == ErrorCode::Missing);
    }

    void publishedAlgorithmsWithoutAProgram()
    {
        const std::string folder = WEFT_SHARED_DIR "/external/astra-sim/custom_collectives/";
        if (!QFile::exists(QString::fromStdString(folder)))
            QSKIP("skipped");
        Findings findings;
        const auto doubling = trace::readTraceSet(folder + "recursive_doubling_allreduce_8npus/algo", 0, findings);
        QVERIFY(doubling.ok());
        const Result<TraceSchedule> read = readQuietly(doubling->graphs);
        QVERIFY2(read.ok(), read ? "" : toString(read.error()).c_str());
        QCOMPARE(read->origin, Origin::Messages);
        QCOMPARE(read->schedule->transferCount(), 8U * 3);
        QCOMPARE(read->lowering.commSize, Bytes { 1 << 20 });
        const LoweredRank lowered = Lowering(*read->schedule, read->lowering).rank(Rank { 5 });
        std::uint64_t ns = 0;
        for (const LoweredOperation& operation : lowered.operations)
            ns += operation.kind == OperationKind::Compute ? operation.amount : 0;
        QCOMPARE(ns, 6000U); // three sums of 2 us
    }

    void aStopIsHeard()
    {
        std::stop_source source;
        source.request_stop();
        Findings findings;
        Watch watch;
        watch.stop = source.get_token();
        const Result<TraceSchedule> read
            = scheduleFromTraces(Graphs { graphOf({ { compute(0, 1), {} } }) }, findings, watch);
        QVERIFY(read.error().code == ErrorCode::Cancelled);
    }

    // Sub-microsecond sums: a block takes the time it should, to a microsecond.
    void durationsBelowAMicrosecondAddUp()
    {
        Pattern pattern;
        pattern.ranks = 2;
        pattern.chunks = 1;
        ScheduleBuilder builder(pattern);
        for (int b = 0; b < 2; ++b) {
            const BlockId block = builder.addBlock({ Rank { 0 } });
            for (int i = 0; i < 10; ++i)
                builder.add(block, { StepKind::Reduce, {}, {} });
        }
        const SchedulePtr schedule = builder.seal().value();
        // 3·250 ns each.
        const LoweringOptions lowering { Bytes { 1000 }, ReduceModel::ofMemory(Bandwidth { 4 }) };
        const trace::ExecutionGraphPtr graph = graphsOf(*schedule, { lowering, true, {} })[0];
        for (std::uint32_t block = 0; block < 2; ++block) {
            std::uint64_t micros = 0;
            for (std::uint32_t i = 0; i < 10; ++i)
                micros += graph->operation(OpId { block * 10 + i }).durationMicros;
            QCOMPARE(micros, 7U);
        }
        QCOMPARE(graph->operation(OpId { 0 }).durationMicros, 0U);
        QCOMPARE(graph->operation(OpId { 1 }).durationMicros, 1U);
    }
};

WEFT_TEST(TestScheduleFromTraces)
#include "tst_schedule_from_traces.moc"
