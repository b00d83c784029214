// SPDX-License-Identifier: GPL-3.0-or-later
// Custom patterns with sums: each standard pattern is a case of the one demand, what is made for any of them is
// verified by the symbolic execution of its schedule, and as short as arithmetic and an exhaustive search say where
// they can.
#include "engine/collective/proof/verifier.h"
#include "engine/synthesis/bounds/bounds_kinds.h"
#include "engine/synthesis/search/group_synthesis.h"
#include "engine/synthesis/search/pattern_synthesis.h"
#include "tests/engine/synthesis/survey_cases.h"
#include "tests/engine/synthesis/synthesis_fabrics.h"
#include "tests/support/test_program.h"

#include <QTest>
#include <random>
#include <set>
#include <unordered_set>

using namespace weft;
using namespace weft::synthesis;
using collective::Buffer;
using collective::Pattern;
using collective::PatternKind;
using collective::Placement;

namespace {

using Ranks = std::vector<std::uint32_t>;

struct Sum {
    Ranks from;
    Ranks to;
};

Placement placed(std::uint32_t rank, std::uint32_t chunk, const Ranks& contributors)
{
    Placement placement { Rank { rank }, { Buffer::Input, chunk }, ChunkId { chunk }, {} };
    for (const std::uint32_t contributor : contributors)
        placement.contributors.push_back(Rank { contributor });
    return placement;
}

Pattern customOf(std::uint32_t ranks, const std::vector<Sum>& sums)
{
    Pattern pattern;
    pattern.kind = PatternKind::Custom;
    pattern.ranks = ranks;
    pattern.chunks = static_cast<std::uint32_t>(sums.size());
    for (std::uint32_t chunk = 0; chunk < sums.size(); ++chunk) {
        for (const std::uint32_t rank : sums[chunk].from)
            pattern.before.push_back(placed(rank, chunk, { rank }));
        for (const std::uint32_t rank : sums[chunk].to)
            pattern.after.push_back(placed(rank, chunk, sums[chunk].from));
    }
    return pattern;
}

Ranks upTo(std::uint32_t count)
{
    Ranks ranks(count);
    for (std::uint32_t i = 0; i < count; ++i)
        ranks[i] = i;
    return ranks;
}

// What the schedule is refused for; empty if it is right.
std::string sumFault(const Result<PatternSynthesis>& made)
{
    if (!made)
        return toString(made.error());
    if (made->durationNs < static_cast<std::uint64_t>(made->bound.time.ns()))
        return "under its bound";
    const auto schedule = scheduleOf(*made);
    if (!schedule)
        return toString(schedule.error());
    const auto verdict = collective::verify(**schedule);
    return !verdict ? toString(verdict.error()) : verdict->fault ? verdict->fault->message.english() : std::string();
}

constexpr std::uint64_t kSumStep = 20'031; // ns, of 1 MiB over such a link
constexpr Bytes kSumChunk { 1U << 20U };

std::uint64_t stepsOf(const topology::Fabric& fabric, const std::vector<Sum>& sums, std::uint64_t starts = 8)
{
    SynthesisOptions options;
    options.starts = starts;
    const auto made = synthesizePattern(fabric, customOf(fabric.topology().npuCount(), sums), kSumChunk, options);
    const std::string fault = sumFault(made);
    if (!fault.empty())
        throw std::runtime_error(fault);
    return made->durationNs / kSumStep;
}

// Of one or two sums over equal links of up to 4 NPUs: the fewest steps, by trying everything. A state is which parts
// of which sum each NPU has, as bits; what arrives is added where it is new, or put in the place of what it has all of.
std::uint64_t fewestSteps(const LinkGraph& graph, const std::vector<Sum>& sums)
{
    using State = std::uint32_t; // four bits by NPU, sixteen by sum
    std::vector<std::uint32_t> all(sums.size(), 0);
    State begin = 0;
    for (std::size_t i = 0; i < sums.size(); ++i) {
        for (const std::uint32_t rank : sums[i].from) {
            all[i] |= 1U << rank;
            begin |= 1U << (16 * i + 5 * rank);
        }
    }
    const auto partsOf
        = [](State state, std::size_t sum, std::uint32_t npu) { return state >> (16 * sum + 4 * npu) & 15U; };
    const auto isDone = [&](State state) {
        for (std::size_t i = 0; i < sums.size(); ++i) {
            if (!std::ranges::all_of(sums[i].to, [&](std::uint32_t rank) { return partsOf(state, i, rank) == all[i]; }))
                return false;
        }
        return true;
    };
    std::unordered_set<State> seen { begin };
    std::vector<State> front { begin };
    for (std::uint64_t steps = 0; !front.empty(); ++steps) {
        std::vector<State> next;
        for (const State state : front) {
            if (isDone(state))
                return steps;
            // Every choice of links that carry one of them in this step.
            std::set<State> made { state };
            for (std::uint32_t arc = 0; arc < graph.arcs(); ++arc) {
                const std::vector<State> before(made.begin(), made.end());
                for (std::size_t i = 0; i < sums.size(); ++i) {
                    const std::uint32_t value = partsOf(state, i, graph.source[arc]);
                    for (const State moved : before) {
                        const std::uint32_t there = partsOf(moved, i, graph.target[arc]);
                        if ((value & there) == 0 || (value & there) == there)
                            made.insert(moved | value << (16 * i + 4 * graph.target[arc]));
                    }
                }
            }
            for (const State moved : made) {
                if (seen.insert(moved).second)
                    next.push_back(moved);
            }
        }
        front = std::move(next);
    }
    return ~std::uint64_t { 0 };
}

Sum randomSum(std::mt19937& random, std::uint32_t npus)
{
    Sum sum;
    for (std::uint32_t rank = 0; rank < npus; ++rank) {
        if (random() % 2 == 0)
            sum.from.push_back(rank);
        if (random() % 2 == 0)
            sum.to.push_back(rank);
    }
    return sum;
}

} // namespace

class SumsTest : public QObject {
    Q_OBJECT

private slots:
    void everyPatternIsACase()
    {
        Pattern pattern;
        pattern.ranks = 4;
        pattern.chunks = 4;
        pattern.root = Rank { 2 };
        pattern.kind = PatternKind::AllReduce;
        const auto reduced = demandsOf(pattern);
        QVERIFY(std::ranges::equal(reduced->giversOf(3), upTo(4)) && std::ranges::equal(reduced->takersOf(3), upTo(4)));
        QVERIFY(reduced->isSum(3));
        pattern.kind = PatternKind::ReduceScatter;
        const auto scattered = demandsOf(pattern);
        QVERIFY(std::ranges::equal(scattered->giversOf(3), upTo(4)));
        QVERIFY(std::ranges::equal(scattered->takersOf(3), Ranks { 3 }));
        QVERIFY(reversedCopies(*scattered) && scattered->hasSums());
        pattern.kind = PatternKind::Reduce;
        QVERIFY(std::ranges::equal(demandsOf(pattern)->takersOf(1), Ranks { 2 }));
        pattern.kind = PatternKind::AllGather;
        const auto gathered = demandsOf(pattern);
        QVERIFY(std::ranges::equal(gathered->takersOf(1), Ranks { 0, 2, 3 }) && !gathered->isSum(1));
        QVERIFY(!gathered->hasSums() && !reversedCopies(*gathered));
    }

    void isTheSameAsTheStandardPattern()
    {
        // n chunks of n NPUs to each: 2 (n - 1) / 2 steps both ways on a ring, or so many for the halves.
        const topology::Fabric ring = fabricOf("Ring(6,50GiB/s,500ns)");
        std::vector<Sum> scatter;
        for (std::uint32_t rank = 0; rank < 6; ++rank)
            scatter.push_back({ upTo(6), { rank } });
        QCOMPARE(stepsOf(ring, scatter), std::uint64_t { 3 });
        QCOMPARE(stepsOf(ring, { { upTo(6), { 4 } } }), std::uint64_t { 3 });
        QCOMPARE(stepsOf(ring, { { { 4 }, upTo(6) } }), std::uint64_t { 3 });
        // One sum of all for all goes to some NPU and back.
        QCOMPARE(stepsOf(fabricOf("FullyConnected(5,50GiB/s,500ns)"), { { upTo(5), upTo(5) } }), std::uint64_t { 2 });
        QCOMPARE(stepsOf(fabricOf("Mesh(7,50GiB/s,500ns)"), { { upTo(7), upTo(7) } }), std::uint64_t { 6 });
    }

    void sumsOfSomeForOthersPassThroughWhoeverStandsBetween()
    {
        const topology::Fabric line = fabricOf("Mesh(6,50GiB/s,500ns)");
        QCOMPARE(stepsOf(line, { { { 0, 1 }, { 4, 5 } } }), std::uint64_t { 5 });
        QCOMPARE(stepsOf(line, { { { 0, 5 }, { 2, 3 } } }), std::uint64_t { 3 }); // two steps to each, and an exchange
        // Two of them share links in one direction only.
        QCOMPARE(stepsOf(line, { { { 0, 1 }, { 5 } }, { { 4, 5 }, { 0 } } }), std::uint64_t { 5 });
        // A copy beside a sum.
        QCOMPARE(stepsOf(line, { { { 0, 2 }, { 1 } }, { { 5 }, { 3, 4 } } }), std::uint64_t { 2 });
    }

    void isAsShortAsAnExhaustiveSearch()
    {
        std::mt19937 random(5);
        for (const char* spec : { "Ring(4,50GiB/s,500ns)", "Mesh(4,50GiB/s,500ns)", "Mesh(2x2,50GiB/s,500ns)" }) {
            const topology::Fabric fabric = fabricOf(spec);
            const LinkGraph graph = graphOf(spec);
            for (int i = 0; i < 12; ++i) {
                const Sum sum = randomSum(random, 4);
                if (sum.from.empty() || sum.to.empty())
                    continue;
                const std::uint64_t fewest = fewestSteps(graph, { sum });
                const std::uint64_t made = stepsOf(fabric, { sum });
                QVERIFY2(made == fewest, qPrintable(QString("%1: %2 steps, not %3").arg(spec).arg(made).arg(fewest)));
            }
        }
    }

    // Prices on links say no more than what can be, and for what is shared by all as much.
    void pricesBoundWhatAnExhaustiveSearchFinds()
    {
        std::mt19937 random(11);
        for (const char* spec : { "Ring(3,50GiB/s,500ns)", "Mesh(3,50GiB/s,500ns)", "Mesh(2x2,50GiB/s,500ns)" }) {
            const LinkGraph graph = graphOf(spec);
            for (int i = 0; i < 24; ++i) {
                std::vector<Sum> sums { randomSum(random, graph.npus) };
                if (graph.npus == 3)
                    sums.push_back(randomSum(random, graph.npus));
                if (std::ranges::any_of(sums, [](const Sum& sum) { return sum.from.empty() || sum.to.empty(); }))
                    continue;
                const std::uint64_t fewest = fewestSteps(graph, sums) * graph.time[0];
                const std::uint64_t bound = boundSums(graph, *demandsOf(customOf(graph.npus, sums))).time;
                QVERIFY2(bound <= fewest, qPrintable(QString("%1: %2 > %3").arg(spec).arg(bound).arg(fewest)));
            }
        }
        const LinkGraph line = graphOf("Mesh(3,50GiB/s,500ns)");
        const std::vector<Sum> four(4, { upTo(3), upTo(3) });
        QCOMPARE(boundSums(line, *demandsOf(customOf(3, four))).time, 4 * line.time[0]);
        // The ends of a line, over who stands between.
        const std::vector<Sum> ends(4, { { 0, 2 }, { 0, 2 } });
        QCOMPARE(boundSums(line, *demandsOf(customOf(3, ends))).time, 5 * line.time[0]);
    }

    // Two groups on machines that links inside join by the dozen: between these every sum passes six times over eight
    // links, and prices have to say of the many others that they do not count.
    void pricesSettleOnTheLinksThatCount()
    {
        const topology::Fabric fabric = fabricOf("FullyConnected(4,50GiB/s,500ns)_Switch(4,50GiB/s,500ns)");
        std::vector<Pattern> groups;
        for (const std::uint32_t first : { 0U, 1U }) {
            std::vector<Rank> members;
            for (std::uint32_t npu = first; npu < 16; npu += 2)
                members.push_back(Rank { npu });
            groups.push_back(surveyPattern(PatternKind::AllReduce, 16, 2, std::move(members)));
        }
        const LinkGraph graph = makeLinkGraph(fabric, Bytes { 1U << 19U });
        const std::uint64_t bound = boundSums(graph, *demandsOf(*joinedPattern(groups))).time;
        QVERIFY2(bound >= 13 * graph.time[0], qPrintable(QString::number(bound / graph.time[0])));
    }

    // Four NPUs at a switch tell each other all in six calls each; none of them arrives before it has come two links
    // far.
    void everyCallHasALinkOfItsOwnWhereNothingMerges()
    {
        const std::vector<std::uint32_t> all = upTo(4);
        for (const bool reduces : { false, true }) {
            for (const bool multicasts : { false, true }) {
                const LinkGraph graph = makeLinkGraph(leavesAndSpines(1, reduces, multicasts), Bytes { 1U << 20U });
                const std::uint64_t expected = reduces && multicasts ? 0 : 7 * graph.time[0];
                QCOMPARE(boundCalls(graph, all, all, 24), expected);
                const Demands sums = *demandsOf(surveyPattern(PatternKind::AllReduce, 4, 1));
                QVERIFY(boundSums(graph, sums).time >= expected);
            }
        }
    }

    void anySumsOnAnyFabricAreRight()
    {
        std::mt19937 random(7);
        for (const char* spec : { "Ring(3,50GiB/s,500ns)_Mesh(3,25GiB/s,1us)", "Switch(6,50GiB/s,500ns)",
                 "Torus(3x3,50GiB/s,500ns)", "FullyConnected(3,50GiB/s,500ns)_Switch(2,25GiB/s,1us)" }) {
            const topology::Fabric fabric = fabricOf(spec);
            const std::uint32_t npus = fabric.topology().npuCount();
            for (int i = 0; i < 8; ++i) {
                std::vector<Sum> sums(1 + random() % 6);
                for (Sum& sum : sums) {
                    for (std::uint32_t rank = 0; rank < npus; ++rank) {
                        if (random() % 3 == 0)
                            sum.from.push_back(rank);
                        if (random() % 3 == 0)
                            sum.to.push_back(rank);
                    }
                    if (sum.from.empty())
                        sum.from.push_back(0);
                }
                const std::string fault = sumFault(synthesizePattern(fabric, customOf(npus, sums), kSumChunk, {}));
                QVERIFY2(fault.empty(), (std::string(spec) + ": " + fault).c_str());
            }
        }
    }

    // Fewer sums than NPUs: no NPU may have to take all parts of one, one after the other.
    void fewSumsOfManyAreSpreadOverAll()
    {
        for (const char* spec : { "Switch(32,50GiB/s,500ns)", "Switch(16,50GiB/s,500ns)" }) {
            const topology::Fabric fabric = fabricOf(spec);
            const std::uint32_t npus = fabric.topology().npuCount();
            const Result<PatternSynthesis> made = synthesizePattern(
                fabric, customOf(npus, std::vector<Sum>(8, { upTo(npus), upTo(npus) })), kSumChunk, {});
            const std::string fault = sumFault(made);
            QVERIFY2(fault.empty(), (std::string(spec) + ": " + fault).c_str());
            QVERIFY2(made->efficiency() > 0.75, spec);
        }
    }

    void whatNoPartsMakeIsRefused()
    {
        const topology::Fabric ring = fabricOf("Ring(4,50GiB/s,500ns)");
        Pattern lacking = customOf(4, { { { 0, 1 }, { 3 } } });
        lacking.before.pop_back();
        QVERIFY(demandsOf(lacking).error().code == ErrorCode::Missing);
        QVERIFY(!synthesizePattern(ring, lacking, kSumChunk, {}).ok());
        Pattern two = customOf(4, { { { 0, 1, 2 }, { 3 } } });
        two.after.push_back(placed(0, 0, { 0, 1 }));
        QVERIFY(demandsOf(two).error().code == ErrorCode::Unsupported);
        Pattern doubled = customOf(4, { { { 0, 1 }, { 3 } } });
        doubled.before.push_back(placed(2, 0, { 1 }));
        QVERIFY(demandsOf(doubled).error().code == ErrorCode::Unsupported);
        Pattern empty = customOf(4, { { { 0 }, { 3 } } });
        empty.before.clear();
        QVERIFY(demandsOf(empty).error().code == ErrorCode::Missing);
    }
};

WEFT_TEST(SumsTest)
#include "tst_sums.moc"
