// SPDX-License-Identifier: GPL-3.0-or-later
// Ports of slots are what a program that runs shows: who reads first, who writes last, and which sums are whole where.
// A function put in at every whole sum is applied once to everything that anybody ends with.
#include "engine/collective/lowering/slot_ports.h"
#include "engine/collective/model/slot_layout.h"
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

using When = PortPlace::When;

std::vector<PortPlace> placesOf(const Groups<PortPlace>& ports, std::uint32_t rank, When when)
{
    std::vector<PortPlace> places;
    std::ranges::copy_if(
        ports[rank], std::back_inserter(places), [when](const PortPlace& place) { return place.when == when; });
    return places;
}

// The step and chunk of it that make a sum.
SlotPortOracle::SumKey keyOf(const Schedule& schedule, const PortPlace& sum)
{
    const Step step = schedule.step(sum.after);
    const Slot first = schedule.pattern().storage(sum.rank, writesTarget(step.kind) ? step.target : step.source);
    return { index(sum.after), sum.slot.offset - first.offset };
}

std::string difference(const Schedule& schedule, const Groups<PortPlace>& ports, const SlotPortOracle& oracle)
{
    const SlotLayout layout = *SlotLayout::make(schedule);
    const std::set<std::uint32_t> none { index(kNone<StepId>) };
    std::size_t sums = 0;
    for (std::uint32_t rank = 0; rank < schedule.rankCount(); ++rank) {
        std::size_t given = 0;
        std::size_t asked = 0;
        for (std::uint32_t number = layout.begin(Rank { rank }); number < layout.end(Rank { rank }); ++number) {
            const Slot slot = layout.slotAt(Rank { rank }, number);
            given += contentBefore(schedule.pattern(), Rank { rank }, slot).has_value();
            asked += schedule.pattern().contentAfter(Rank { rank }, slot).has_value();
        }
        if (placesOf(ports, rank, When::Given).size() != given || placesOf(ports, rank, When::Left).size() != asked)
            return "promises of rank " + std::to_string(rank);
        std::vector<StepId> last; // reads of the place before
        for (const PortPlace& place : ports[rank]) {
            const SlotPortOracle::History& seen = oracle.at(rank, place.slot);
            const std::string where
                = " of rank " + std::to_string(rank) + ", slot " + std::to_string(place.slot.offset);
            const std::set<std::uint32_t> before = setOf(place.before);
            if (place.rank != Rank { rank })
                return "the rank" + where;
            if (place.when == When::Given) {
                const bool isRead = !seen.firstReads.empty();
                const std::set<std::uint32_t> wanted = isRead ? seen.firstReads : std::set { seen.firstWrite };
                if (!contentBefore(schedule.pattern(), Rank { rank }, place.slot)
                    || place.after != kNone<StepId> || (wanted == none ? !before.empty() : before != wanted))
                    return "first reads" + where;
                if (place.before < last)
                    return "the order" + where;
                last = place.before;
            } else if (place.when == When::Left) {
                if (!schedule.pattern().contentAfter(Rank { rank }, place.slot) || !before.empty()
                    || index(place.after) != seen.lastWrite)
                    return "writes" + where;
            } else {
                const auto sum = oracle.sums().find(keyOf(schedule, place));
                if (sum == oracle.sums().end() || sum->second.chunk != index(place.chunk)
                    || sum->second.readers != before)
                    return "the sum of step " + std::to_string(index(place.after));
                ++sums;
            }
        }
    }
    return sums == oracle.sums().size() ? "" : "the number of sums";
}

// How often the function was applied to what ranks end with; other than once is wrong.
int wronglyApplied(const Schedule& schedule, const Groups<PortPlace>& ports, std::mt19937& random)
{
    std::set<SlotPortOracle::SumKey> sums;
    for (std::uint32_t rank = 0; rank < schedule.rankCount(); ++rank) {
        for (const PortPlace& sum : placesOf(ports, rank, When::Summed))
            sums.insert(keyOf(schedule, sum));
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
    const Result<Groups<PortPlace>> ports = findPorts(*schedule);
    QVERIFY2(ports.ok(), name.c_str());
    const SlotPortOracle oracle(*schedule, random);
    const std::string wrong = difference(*schedule, *ports, oracle);
    QVERIFY2(wrong.empty(), (name + ": " + wrong).c_str());
    if (reduces(schedule->pattern().kind) && schedule->pattern().memberCount() > 1)
        QVERIFY2(wronglyApplied(*schedule, *ports, random) == 0, name.c_str());
    else
        QCOMPARE(placesOf(*ports, 0, When::Summed).size(), std::size_t { 0 });
}

} // namespace

class TestSlotPorts : public QObject {
    Q_OBJECT

private slots:
    void aRingSumsAtItsTurn()
    {
        const SchedulePtr ring = fusedRing(4);
        const Groups<PortPlace> ports = *findPorts(*ring);
        for (std::uint32_t rank = 0; rank < 4; ++rank) {
            // Chunk r is whole at rank r by the fourth of its seven steps, which sends it on at once.
            const std::vector<PortPlace> sums = placesOf(ports, rank, When::Summed);
            QCOMPARE(sums.size(), std::size_t { 1 });
            QCOMPARE(index(sums[0].chunk), rank);
            QCOMPARE(index(sums[0].after), 7 * rank + 3);
            QCOMPARE(setOf(sums[0].before), std::set { 7 * rank + 3 });
            const auto of = [&](When when) {
                const Slot stored = ring->pattern().storage(Rank { rank }, { Buffer::Output, (rank + 3) % 4 });
                const std::vector<PortPlace> places = placesOf(ports, rank, when);
                return *std::ranges::find(places, stored, &PortPlace::slot);
            };
            QCOMPARE(setOf(of(When::Given).before), std::set { 7 * rank }); // the first that is sent
            QCOMPARE(index(of(When::Left).after), 7 * rank + 4);
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
        const Groups<PortPlace> ports = *findPorts(*schedule);
        QVERIFY(placesOf(ports, 0, When::Summed).empty());
        for (const std::uint32_t rank : { 1U, 2U }) {
            const std::vector<PortPlace> sums = placesOf(ports, rank, When::Summed);
            QCOMPARE(sums.size(), std::size_t { 1 });
            QCOMPARE(index(sums[0].chunk), rank - 1);
            QVERIFY(sums[0].before.empty());
        }
    }

    void whatDoesNotRunHasNone()
    {
        ScheduleBuilder builder(makePattern(PatternKind::Broadcast, 2, 1));
        builder.add(builder.addBlock(sendingTo(0, 1)), { StepKind::Send, in(0), in(0) });
        const SchedulePtr schedule = *builder.seal();
        QVERIFY(findPorts(*schedule).error().code == ErrorCode::Unmatched);
    }
};

WEFT_TEST(TestSlotPorts)
#include "tst_slot_ports.moc"
