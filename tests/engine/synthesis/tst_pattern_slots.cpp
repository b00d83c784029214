// SPDX-License-Identifier: GPL-3.0-or-later
// Where makers of schedules look for chunks is where the verifier looks for them, which lists the slots for itself.
#include "engine/collective/model/schedule_builder.h"
#include "engine/collective/proof/pattern_contents.h"
#include "engine/synthesis/plan/pattern_slots.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <tuple>

using namespace weft;
using namespace weft::collective;
using weft::synthesis::NamedSlot;
using weft::synthesis::PatternSlots;

class TestPatternSlots : public QObject {
    Q_OBJECT

private slots:
    void everyChunkIsWhereTheVerifierHasIt()
    {
        using enum PatternKind;
        using Place = std::tuple<std::uint32_t, std::uint32_t, Buffer, std::uint32_t>; // chunk, rank, slot
        for (const PatternKind kind :
            { AllReduce, AllGather, ReduceScatter, AllToAll, Broadcast, Reduce, Gather, Scatter }) {
            for (const bool inPlace : { true, false }) {
                for (const std::vector<Rank>& members :
                    { std::vector<Rank>(), std::vector { Rank { 5 }, Rank { 0 }, Rank { 3 } } }) {
                    Pattern pattern;
                    pattern.kind = kind;
                    pattern.ranks = 6;
                    pattern.chunks = 12;
                    pattern.root = Rank { 3 };
                    pattern.inPlace = inPlace;
                    pattern.members = members;
                    const SchedulePtr empty = *ScheduleBuilder(pattern).seal();
                    const PatternContents contents(*empty);
                    const PatternSlots named(pattern);
                    for (const bool after : { false, true }) {
                        std::vector<Place> listed;
                        const auto list = [&listed](const PatternContents::Run& run) {
                            for (std::uint32_t k = 0; k < run.count; ++k)
                                listed.emplace_back(
                                    index(run.chunk) + k, index(run.rank), run.slot.buffer, run.slot.offset + k);
                            return true;
                        };
                        after ? contents.visitAfter(list) : contents.visitBefore(list);
                        std::ranges::sort(listed);
                        std::vector<Place> placed;
                        for (std::uint32_t chunk = 0; chunk < pattern.chunkIds(); ++chunk) {
                            const auto name = [&](const NamedSlot& at) {
                                placed.emplace_back(chunk, at.npu, at.slot.buffer, at.slot.offset);
                            };
                            after ? named.after(chunk, name) : named.before(chunk, name);
                        }
                        QVERIFY(!placed.empty());
                        QVERIFY2(placed == listed, toString(kind).data()); // both ascend
                    }
                }
            }
        }
    }
};

WEFT_TEST(TestPatternSlots)
#include "tst_pattern_slots.moc"
