// SPDX-License-Identifier: GPL-3.0-or-later
// Ports of slots are what a program that runs shows: who reads first, who writes last, and which sums are whole where.
// A function put in at every whole sum is applied once to everything that anybody ends with.
#include "engine/collective/lowering/slot_ports.h"
#include "engine/synthesis/search/pattern_synthesis.h"
#include "tests/engine/collective/causal_program.h"
#include "tests/engine/collective/library_requests.h"
#include "tests/engine/collective/pattern_content.h"
#include "tests/engine/collective/slot_port_oracle.h"
#include "tests/engine/collective/small_collectives.h"
#include "tests/engine/collective/small_schedules.h"
#include "tests/engine/simulation/scenario_builder.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::collective;
using namespace weft::collective::test;
using weft::test::fabricOf;

namespace {

std::set<std::uint32_t> setOf(std::span<const StepId> steps)
{
    std::set<std::uint32_t> set;
    for (const StepId step : steps)
        set.insert(index(step));
    return set;
}

std::string difference(const Schedule& schedule, const SlotPorts& ports, const SlotPortOracle& oracle)
{
    for (std::uint32_t rank = 0; rank < schedule.rankCount(); ++rank) {
        const SlotLayout& layout = ports.layout();
        for (std::uint32_t number = layout.begin(Rank { rank }); number < layout.end(Rank { rank }); ++number) {
            const Slot slot = layout.slotAt(Rank { rank }, number);
            const SlotPorts::Port port = ports.port(number);
            const SlotPortOracle::History& seen = oracle.at(rank, slot);
            const std::string where = " of rank " + std::to_string(rank) + ", slot " + std::to_string(slot.offset);
            if (setOf(ports.steps(port.firstReads)) != seen.firstReads)
                return "first reads" + where;
            if (index(port.firstWrite) != seen.firstWrite || index(port.lastWrite) != seen.lastWrite)
                return "writes" + where;
            if (port.isGiven != contentBefore(schedule.pattern(), Rank { rank }, slot).has_value()
                || port.isAsked != schedule.pattern().contentAfter(Rank { rank }, slot).has_value())
                return "promises" + where;
        }
    }
    std::size_t sums = 0;
    for (std::uint32_t rank = 0; rank < schedule.rankCount(); ++rank) {
        for (const SlotPorts::SumPort& sum : ports.sums(Rank { rank })) {
            const Step step = schedule.step(sum.step);
            const Slot first = writesTarget(step.kind) ? step.target : step.source;
            const auto seen = oracle.sums().find({ index(sum.step), sum.slot.offset - first.offset });
            if (seen == oracle.sums().end() || seen->second.chunk != index(sum.chunk)
                || seen->second.readers != setOf(ports.steps(sum.readers)))
                return "the sum of step " + std::to_string(index(sum.step));
            ++sums;
        }
    }
    return sums == oracle.sums().size() ? "" : "the number of sums";
}

// How often the function was applied to what ranks end with; other than once is wrong.
int wronglyApplied(const Schedule& schedule, const SlotPorts& ports, std::mt19937& random)
{
    std::set<SlotPortOracle::SumKey> sums;
    for (std::uint32_t rank = 0; rank < schedule.rankCount(); ++rank) {
        for (const SlotPorts::SumPort& sum : ports.sums(Rank { rank })) {
            const Step step = schedule.step(sum.step);
            sums.insert(
                { index(sum.step), sum.slot.offset - (writesTarget(step.kind) ? step.target : step.source).offset });
        }
    }
    const SlotPortOracle oracle(schedule, random, sums);
    int wrong = 0;
    for (const auto& [place, value] : oracle.contents()) {
        const auto& [rank, buffer, offset] = place;
        if (schedule.pattern().contentAfter(Rank { rank }, { buffer, offset }))
            wrong += value.applied == 1 ? 0 : 1;
    }
    return wrong;
}

void check(const SchedulePtr& schedule, const std::string& name, std::mt19937& random)
{
    const Result<SlotPorts> ports = SlotPorts::find(*schedule);
    QVERIFY2(ports.ok(), name.c_str());
    const SlotPortOracle oracle(*schedule, random);
    const std::string wrong = difference(*schedule, *ports, oracle);
    QVERIFY2(wrong.empty(), (name + ": " + wrong).c_str());
    if (reduces(schedule->pattern().kind) && schedule->pattern().memberCount() > 1)
        QVERIFY2(wronglyApplied(*schedule, *ports, random) == 0, name.c_str());
    else
        QCOMPARE(ports->sums(Rank {}).size(), std::size_t { 0 });
}

} // namespace

class TestSlotPorts : public QObject {
    Q_OBJECT

private slots:
    void aRingSumsAtItsTurn()
    {
        const SchedulePtr ring = fusedRing(4);
        const SlotPorts ports = *SlotPorts::find(*ring);
        for (std::uint32_t rank = 0; rank < 4; ++rank) {
            // Chunk r is whole at rank r by the fourth of its seven steps, which sends it on at once.
            const std::span<const SlotPorts::SumPort> sums = ports.sums(Rank { rank });
            QCOMPARE(sums.size(), std::size_t { 1 });
            QCOMPARE(index(sums[0].chunk), rank);
            QCOMPARE(index(sums[0].step), 7 * rank + 3);
            QCOMPARE(setOf(ports.steps(sums[0].readers)), std::set { 7 * rank + 3 });
            const SlotPorts::Port port
                = ports.port(ports.layout().at(Rank { rank }, { Buffer::Output, (rank + 3) % 4 }));
            QCOMPARE(setOf(ports.steps(port.firstReads)), std::set { 7 * rank }); // the first that is sent
            QCOMPARE(index(port.firstWrite), 7 * rank + 4);
            QCOMPARE(index(port.lastWrite), 7 * rank + 4);
        }
    }

    void portsOfTheLibrary_data()
    {
        QTest::addColumn<QString>("name");
        for (const AlgorithmInfo& info : algorithms())
            QTest::newRow(std::string(info.name).c_str()) << QString::fromStdString(std::string(info.name));
    }
    void portsOfTheLibrary()
    {
        QFETCH(QString, name);
        std::mt19937 random(3);
        int made = 0;
        for (const PatternKind kind : kStandardPatterns) {
            for (std::uint32_t ranks = 2; ranks <= 9; ++ranks) {
                for (const bool inPlace : { true, false }) {
                    AlgorithmRequest request = requestOf(kind, ranks, inPlace);
                    request.pattern.root = Rank { hasRoot(kind) ? ranks / 2 : 0 };
                    request.channels = ranks == 4 ? 2 : 1;
                    request.pieces = ranks % 3 == 0 ? 2 : ranks % 4 == 0 ? 5 : 1;
                    if (const auto shapes = dimensionsFor(ranks); !shapes.empty())
                        request.dimensions = shapes.front();
                    const Result<SchedulePtr> schedule = makeAlgorithm(name.toStdString(), request);
                    if (!schedule)
                        continue;
                    check(*schedule, (*schedule)->info().name + (inPlace ? " in place" : " apart"), random);
                    if (QTest::currentTestFailed())
                        return;
                    ++made;
                }
            }
        }
        if (made == 0 && name != "multi-tree")
            QFAIL("nothing was made");
    }

    void portsOfWhatIsSynthesized()
    {
        std::mt19937 random(5);
        int made = 0;
        for (const char* spec : { "Ring(5,50GB/s,500ns)", "Mesh(3,50GB/s,500ns)_Mesh(3,50GB/s,500ns)",
                 "Switch(4,50GB/s,500ns)", "FC(4,50GB/s,500ns)_Ring(2,25GB/s,500ns)" }) {
            const topology::Fabric fabric = fabricOf(spec);
            for (const PatternKind kind : kStandardPatterns) {
                for (const bool inPlace : { true, false }) {
                    Pattern pattern = requestOf(kind, fabric.topology().npuCount(), inPlace).pattern;
                    pattern.chunks = 2 * pattern.ranks;
                    const auto found = synthesis::synthesizePattern(fabric, pattern, Bytes { 65'536 }, {});
                    if (!found)
                        continue;
                    const Result<SchedulePtr> schedule = synthesis::scheduleOf(*found);
                    if (!schedule) { // synthesized sums are in place
                        QVERIFY(!inPlace && reduces(kind));
                        continue;
                    }
                    check(*schedule, std::string(spec) + " " + std::string(toString(kind)), random);
                    if (QTest::currentTestFailed())
                        return;
                    ++made;
                }
            }
        }
        QVERIFY(made >= 40);
    }

    void twoSumsThatTheCustomPatternAsksFor()
    {
        Pattern pattern = makePattern(PatternKind::Custom, 3, 2);
        pattern.after = { { Rank { 1 }, in(0), ChunkId { 0 }, { Rank { 0 }, Rank { 1 } } },
            { Rank { 2 }, in(1), ChunkId { 1 }, { Rank { 0 }, Rank { 2 } } } };
        CausalProgram program(pattern);
        for (std::uint32_t rank = 0; rank < 3; ++rank)
            program.builder().setBufferSizes(Rank { rank }, { 2, 0, 0 });
        program.reduce(0, in(0), 1, in(0));
        program.reduce(0, in(1), 2, in(1));
        const SchedulePtr schedule = program.seal();
        const SlotPorts ports = *SlotPorts::find(*schedule);
        QCOMPARE(ports.sums(Rank { 0 }).size(), std::size_t { 0 });
        for (const std::uint32_t rank : { 1U, 2U }) {
            const auto sums = ports.sums(Rank { rank });
            QCOMPARE(sums.size(), std::size_t { 1 });
            QCOMPARE(index(sums[0].chunk), rank - 1);
            QVERIFY(ports.steps(sums[0].readers).empty());
        }
    }

    void whatDoesNotRunHasNone()
    {
        ScheduleBuilder builder(makePattern(PatternKind::Broadcast, 2, 1));
        builder.add(builder.addBlock(sendingTo(0, 1)), { StepKind::Send, in(0), in(0) });
        const SchedulePtr schedule = *builder.seal();
        QVERIFY(SlotPorts::find(*schedule).error().code == ErrorCode::Unmatched);
    }
};

WEFT_TEST(TestSlotPorts)
#include "tst_slot_ports.moc"
