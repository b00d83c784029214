// SPDX-License-Identifier: GPL-3.0-or-later
// What patterns promise, and what a sealed schedule keeps and refuses.
#include "engine/collective/model/schedule_builder.h"
#include "tests/engine/collective/pattern_content.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <array>
#include <random>
#include <set>
#include <tuple>

using namespace weft;
using namespace weft::collective;

namespace {

Pattern patternOf(PatternKind kind, std::uint32_t ranks, std::uint32_t chunks, bool inPlace)
{
    Pattern pattern;
    pattern.kind = kind;
    pattern.ranks = ranks;
    pattern.chunks = chunks;
    pattern.inPlace = inPlace;
    return pattern;
}

constexpr std::array kStandard { PatternKind::AllReduce, PatternKind::AllGather, PatternKind::ReduceScatter,
    PatternKind::AllToAll, PatternKind::Broadcast, PatternKind::Reduce, PatternKind::Gather, PatternKind::Scatter };

} // namespace

class TestSchedule : public QObject {
    Q_OBJECT

private slots:
    void everyChunkThatIsAskedForIsHeldSomewhereBefore()
    {
        for (const PatternKind kind : kStandard) {
            for (const bool inPlace : { true, false }) {
                const Pattern pattern = patternOf(kind, 4, 8, inPlace);
                QVERIFY(pattern.check().ok());
                std::set<std::pair<std::uint32_t, std::uint32_t>> held; // chunk, contributor
                for (std::uint32_t rank = 0; rank < 4; ++rank) {
                    for (const Buffer buffer : { Buffer::Input, Buffer::Output }) {
                        for (std::uint32_t k = 0; k < 8; ++k) {
                            if (const auto content
                                = collective::test::contentBefore(pattern, Rank { rank }, { buffer, k }))
                                QVERIFY(held.insert({ index(content->chunk), index(content->contributor) }).second);
                        }
                    }
                }
                std::size_t asked = 0;
                for (std::uint32_t rank = 0; rank < 4; ++rank) {
                    const BufferSizes sizes = pattern.bufferSizes(Rank { rank });
                    for (const Buffer buffer : { Buffer::Input, Buffer::Output }) {
                        for (std::uint32_t k = 0; k < 8; ++k) {
                            const auto content = pattern.contentAfter(Rank { rank }, { buffer, k });
                            if (!content)
                                continue;
                            ++asked;
                            QVERIFY(k < (buffer == Buffer::Input ? sizes.input : sizes.output));
                            for (std::uint32_t from = 0; from < 4; ++from) {
                                if (content->contributor == kNone<Rank> || index(content->contributor) == from)
                                    QVERIFY(held.count({ index(content->chunk), from }) == 1);
                            }
                        }
                    }
                }
                QVERIFY(asked > 0);
            }
        }
    }

    // Whoever walks from stretch to stretch meets every slot that holds something, once, with what MSCCL's layout has
    // there: 12 chunks, of which each of three members has a shard of 4.
    void stretchesAreTheLayout()
    {
        using enum PatternKind;
        constexpr Rank kRoot { 3 };
        const std::vector<Rank> members { Rank { 5 }, Rank { 0 }, kRoot };
        using Held = std::vector<std::tuple<std::uint32_t, std::uint32_t, Rank>>; // offset, chunk, contributor
        const auto walked = [](const Pattern& pattern, auto stretchOf, std::uint32_t place) {
            Held held;
            for (std::uint32_t offset = 0; const auto next = (pattern.*stretchOf)(place, offset);) {
                for (std::uint32_t k = 0; k < next->count; ++k)
                    held.emplace_back(next->slot(k).offset, index(next->at(k).chunk), next->at(k).contributor);
                offset = next->first.offset + next->count;
            }
            return held;
        };
        for (const PatternKind kind : kStandard) {
            for (const bool inPlace : { true, false }) {
                Pattern pattern = patternOf(kind, 6, 12, inPlace);
                pattern.members = members;
                pattern.root = kRoot;
                for (std::uint32_t place = 0; place < members.size(); ++place) {
                    const Rank rank = members[place];
                    Held before;
                    Held after;
                    const bool isRoot = rank == kRoot;
                    const bool givesShard = kind == AllGather || kind == Gather;
                    const bool takesShard = kind == ReduceScatter || kind == Scatter;
                    for (std::uint32_t k = 0; k < 4; ++k) {
                        const std::uint32_t own = 4 * place + k;
                        if (givesShard)
                            before.emplace_back(inPlace ? own : k, own, rank);
                        if (takesShard)
                            after.emplace_back(inPlace ? own : k, own, kind == Scatter ? kRoot : kNone<Rank>);
                    }
                    for (std::uint32_t k = 0; k < 12; ++k) {
                        if (!givesShard && (isRoot || (kind != Broadcast && kind != Scatter)))
                            before.emplace_back(k, kind == AllToAll ? 12 * place + k : k, rank);
                        if (takesShard || (!isRoot && (kind == Reduce || kind == Gather)))
                            continue;
                        after.emplace_back(k, kind == AllToAll ? 12 * (k / 4) + 4 * place + k % 4 : k,
                            kind == AllReduce || kind == Reduce ? kNone<Rank>
                                : kind == Broadcast             ? kRoot
                                                                : members[k / 4]);
                    }
                    QCOMPARE(walked(pattern, &Pattern::stretchBefore, place), before);
                    QCOMPARE(walked(pattern, &Pattern::stretchAfter, place), after);
                }
                for (const Rank relay : { Rank { 1 }, Rank { 2 }, Rank { 4 } }) {
                    QVERIFY(!collective::test::contentBefore(pattern, relay, { Buffer::Input, 0 }));
                    QVERIFY(!pattern.contentAfter(relay, { Buffer::Output, 0 }));
                }
            }
        }
    }

    void inPlaceBothNamesOfAShardAreOneStorage()
    {
        const Pattern gather = patternOf(PatternKind::AllGather, 4, 8, true);
        QCOMPARE(gather.storage(Rank { 3 }, { Buffer::Input, 1 }), (Slot { Buffer::Output, 7 }));
        const Pattern scatter = patternOf(PatternKind::ReduceScatter, 4, 8, true);
        QCOMPARE(scatter.storage(Rank { 2 }, { Buffer::Output, 1 }), (Slot { Buffer::Input, 5 }));
        const Pattern reduce = patternOf(PatternKind::AllReduce, 4, 8, true);
        QCOMPARE(reduce.storage(Rank { 2 }, { Buffer::Output, 5 }), (Slot { Buffer::Input, 5 }));
    }

    void sizesAreCountedAsChakraAndAsNcclCountThem()
    {
        const Pattern gather = patternOf(PatternKind::AllGather, 8, 16, true);
        QCOMPARE(gather.chunkBytes(Bytes { 1024 }), Bytes { 512 });
        QCOMPARE(gather.ncclSize(Bytes { 1024 }), Bytes { 8192 });
        QCOMPARE(gather.commSizeOfNccl(Bytes { 8192 }), Bytes { 1024 });
        const Pattern reduce = patternOf(PatternKind::AllReduce, 8, 16, true);
        QCOMPARE(reduce.chunkBytes(Bytes { 1024 }), Bytes { 64 });
        QCOMPARE(reduce.ncclSize(Bytes { 1024 }), Bytes { 1024 });
    }

    void aScheduleKeepsWhatWasAddedInAnyOrder()
    {
        ScheduleBuilder builder(patternOf(PatternKind::AllReduce, 2, 2, true));
        builder.setBufferSizes(Rank { 0 }, { 0, 0, 3 });
        const BlockId second = builder.addBlock({ Rank { 1 }, Rank { 0 }, Rank { 0 }, 0, true });
        const BlockId first = builder.addBlock({ Rank { 0 }, Rank { 1 }, Rank { 1 }, 0, true });
        const BlockId local = builder.addBlock({ Rank { 0 }, kNone<Rank>, kNone<Rank>, 0, true });
        const StepId sent = builder.add(second, { StepKind::Send, { Buffer::Input, 0 }, { Buffer::Scratch, 1 } });
        const StepId got = builder.add(first, { StepKind::Receive, { Buffer::Input, 0 }, { Buffer::Scratch, 1 } });
        const StepId added
            = builder.add(local, { StepKind::Reduce, { Buffer::Scratch, 1 }, { Buffer::Input, 0 }, 1, {} });
        const std::array way { LinkId { 5 }, LinkId { 2 } };
        builder.add(second, { StepKind::Send, { Buffer::Input, 1 }, { Buffer::Scratch, 2 }, 1, builder.way(way) });
        builder.depend(added, got);
        builder.depend(added, got);
        builder.addExtra({ ExtraAttribute::Owner::Step, index(sent), "colour", "red" });
        const Result<SchedulePtr> sealed = builder.seal();
        QVERIFY2(sealed.ok(), sealed ? "" : sealed.error().message.c_str());
        const Schedule& schedule = **sealed;
        QCOMPARE(schedule.blockCount(), 3U);
        QCOMPARE(schedule.block(BlockId { 0 }).rank, Rank { 0 });
        QCOMPARE(schedule.stepCount(), 4U);
        QCOMPARE(schedule.transferCount(), 2U);
        QVERIFY(schedule.kind(StepId { 1 }) == StepKind::Reduce);
        QCOMPARE(schedule.dependencies(StepId { 1 }).size(), 1U);
        QCOMPARE(schedule.dependencies(StepId { 1 })[0], StepId { 0 });
        QCOMPARE(schedule.target(StepId { 2 }), (Slot { Buffer::Scratch, 1 }));
        QVERIFY(schedule.way(StepId { 2 }).empty());
        QVERIFY(std::ranges::equal(schedule.way(StepId { 3 }), way));
        QCOMPARE(schedule.extras()[0].id, 2U);
        QCOMPARE(schedule.bufferSizes(Rank { 0 }), (BufferSizes { 2, 0, 3 }));
        QCOMPARE(stepName(schedule, StepId { 3 }), std::string("rank 1, thread block 0, step 1"));
    }

    // Steps of several blocks by turns, with slots, counts, ways and waits as they come.
    void aScheduleKeepsWhateverItIsGiven()
    {
        for (std::uint32_t seed = 0; seed < 20; ++seed) {
            std::mt19937 random(seed);
            const auto below = [&random](std::uint32_t limit) { return static_cast<std::uint32_t>(random() % limit); };
            const std::uint32_t unusual = 1 + below(9); // one in so many
            ScheduleBuilder builder(patternOf(PatternKind::AllReduce, 3, 64, true));
            std::vector<BlockId> blocks;
            constexpr std::array<std::uint32_t, 5> kRanks { 2, 0, 1, 0, 2 };
            for (const std::uint32_t rank : kRanks) {
                const auto channel = static_cast<std::uint32_t>(blocks.size());
                blocks.push_back(builder.addBlock(
                    { Rank { rank }, Rank { (rank + 1) % 3 }, Rank { (rank + 2) % 3 }, channel, true }));
            }
            struct Given {
                Step step;
                std::vector<LinkId> way;
                std::vector<std::uint32_t> waits; // for steps of the same rank, by number
            };
            std::vector<std::vector<Given>> given(blocks.size());
            std::vector<std::pair<std::uint32_t, StepId>> added; // block and id
            for (std::uint32_t i = 0; i < 400; ++i) {
                const std::uint32_t b = below(5);
                Given each;
                const std::array kinds { StepKind::Send, StepKind::Receive, StepKind::ReceiveCopySend, StepKind::Nop };
                each.step.kind = kinds[below(4)];
                each.step.count = each.step.kind == StepKind::Nop ? 0 : below(unusual) == 0 ? 3 : 1;
                each.step.source = each.step.target = { Buffer::Input, below(60) };
                if (below(unusual) == 0)
                    each.step.target.offset = below(60);
                if (sends(each.step.kind) && below(unusual) != 0)
                    each.way.push_back(LinkId { below(unusual) == 0 ? below(9) : b });
                each.step.way = builder.way(each.way);
                const StepId id = builder.add(blocks[b], each.step);
                for (std::uint32_t w = below(3); w > 0 && !added.empty(); --w) {
                    const auto& [block, on] = added[below(static_cast<std::uint32_t>(added.size()))];
                    const bool sameRank = kRanks[block] == kRanks[b];
                    if (!sameRank || on == id || std::ranges::find(each.waits, index(on)) != each.waits.end())
                        continue;
                    builder.depend(id, on);
                    each.waits.push_back(index(on));
                }
                given[b].push_back(each);
                added.emplace_back(b, id);
            }
            const SchedulePtr schedule = *builder.seal();
            const std::array<std::uint32_t, 5> placed { 1, 3, 2, 0, 4 }; // by rank, then as they were added
            std::vector<StepId> sealed(added.size()); // by the builder's numbers
            std::array<std::uint32_t, 5> next {};
            const auto blockOf = [&](std::uint32_t b) {
                return BlockId { static_cast<std::uint32_t>(std::ranges::find(placed, b) - placed.begin()) };
            };
            for (const auto& [b, id] : added)
                sealed[index(id)] = StepId { index(schedule->steps(blockOf(b)).first) + next[b]++ };
            next = {};
            for (const auto& [b, id] : added) {
                const Given& each = given[b][next[b]++];
                const StepId at = sealed[index(id)];
                const Step kept = schedule->step(at, blockOf(b));
                QVERIFY(schedule->blockOf(at) == blockOf(b) && schedule->step(at) == kept);
                QVERIFY(kept.kind == each.step.kind && kept.source == each.step.source);
                QVERIFY(kept.target == each.step.target && kept.count == each.step.count);
                QVERIFY(std::ranges::equal(schedule->way(at), each.way));
                QVERIFY(std::ranges::equal(
                    schedule->dependencies(at), each.waits, {}, {}, [&](std::uint32_t on) { return sealed[on]; }));
            }
        }
    }

    void whatCannotBeIsRefusedWithItsPlace()
    {
        const auto refused = [](const Pattern& pattern, const ThreadBlock& block, const Step& step) {
            ScheduleBuilder builder(pattern);
            builder.add(builder.addBlock(block), step);
            const Result<SchedulePtr> sealed = builder.seal();
            return sealed ? std::string() : toString(sealed.error());
        };
        const Pattern pattern = patternOf(PatternKind::AllReduce, 2, 2, true);
        const Step send { StepKind::Send, {}, {} };
        const ThreadBlock block { Rank { 1 }, Rank { 0 }, kNone<Rank>, 0, true };
        QVERIFY(refused(pattern, block, send).empty());
        QVERIFY(refused(pattern, { Rank { 2 }, Rank { 0 } }, send).find("rank") != std::string::npos);
        QVERIFY(refused(pattern, { Rank { 1 }, Rank { 1 } }, send).find("own rank") != std::string::npos);
        QVERIFY(refused(pattern, { Rank { 1 } }, send).find("nobody to send to") != std::string::npos);
        QVERIFY(refused(pattern, block, { StepKind::Send, { Buffer::Input, 2 }, {} }).find("past the end")
            != std::string::npos);
        QVERIFY(refused(pattern, block, { StepKind::Send, {}, {}, 0 }).find("no chunks") != std::string::npos);
        QVERIFY(
            refused(patternOf(PatternKind::AllGather, 2, 3, true), block, send).find("multiple") != std::string::npos);
    }

    void aLongRingCostsFiveBytesAStep()
    {
        constexpr std::uint32_t kRanks = 64;
        ScheduleBuilder builder(patternOf(PatternKind::AllReduce, kRanks, kRanks, true));
        builder.reserve(std::size_t { kRanks } * 2 * kRanks);
        for (std::uint32_t rank = 0; rank < kRanks; ++rank) {
            const BlockId block = builder.addBlock(
                { Rank { rank }, Rank { (rank + 1) % kRanks }, Rank { (rank + kRanks - 1) % kRanks }, 0, true });
            for (std::uint32_t step = 0; step < 2 * kRanks; ++step) {
                const Slot slot { Buffer::Input, (rank + 2 * kRanks - step) % kRanks };
                builder.add(block, { step == 0 ? StepKind::Send : StepKind::ReceiveReduceSend, slot, slot });
            }
        }
        const Result<SchedulePtr> sealed = builder.seal();
        QVERIFY(sealed.ok());
        const std::uint64_t perRank = 100; // blocks and sizes
        QVERIFY((*sealed)->memoryBytes() < (*sealed)->stepCount() * 5ULL + perRank * kRanks);
    }
};

WEFT_TEST(TestSchedule)
#include "tst_schedule.moc"
