// SPDX-License-Identifier: GPL-3.0-or-later
// Lower bounds against the shortest schedules there are, and against what must hold whatever the fabric.
#include "engine/synthesis/bounds/bounds.h"
#include "engine/synthesis/bounds/bounds_kinds.h"
#include "engine/synthesis/bounds/bounds_shared.h"
#include "engine/synthesis/demand/demands.h"
#include "engine/synthesis/graph/link_graph.h"
#include "engine/topology/topology_builder.h"
#include "exhaustive.h"
#include "tests/engine/synthesis/dice.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <random>

using namespace weft;
using collective::Pattern;
using collective::PatternKind;
using exhaustive::Bits;
using synthesis::Bound;
using topology::DraftNode;

namespace {

struct Line {
    std::uint32_t from;
    std::uint32_t to;
    std::uint32_t ticks;
};

// Links that take so many whole nanoseconds for a chunk of one byte.
topology::TopologyPtr sealed(topology::TopologyBuilder& draft, const std::vector<Line>& lines)
{
    for (const Line& line : lines)
        draft.addLink(DraftNode { line.from }, DraftNode { line.to },
            { Latency { static_cast<double>(line.ticks) }, Bandwidth { 1e9 } });
    Findings findings;
    const Result<topology::TopologyPtr> topology = draft.seal(findings);
    if (!topology)
        qFatal("%s", toString(topology.error()).c_str());
    return *topology;
}

// A ring with chords, so that everybody can be reached.
std::vector<Line> randomLines(Dice& dice, std::uint32_t nodes, std::uint32_t chords, std::uint32_t slowest)
{
    std::vector<Line> lines;
    for (std::uint32_t node = 0; node < nodes; ++node)
        lines.push_back({ node, (node + 1) % nodes, 1 + dice.below(slowest) });
    for (std::uint32_t i = 0; i < chords; ++i) {
        const std::uint32_t from = dice.below(nodes);
        lines.push_back({ from, (from + 1 + dice.below(nodes - 1)) % nodes, 1 + dice.below(slowest) });
    }
    return lines;
}

std::string described(const std::vector<Line>& lines)
{
    std::string text;
    for (const Line& line : lines)
        text += std::to_string(line.from) + ">" + std::to_string(line.to) + ":" + std::to_string(line.ticks) + " ";
    return text;
}

// What the pattern asks of a graph: a bit for each chunk that has to move, or, where chunks are summed, for each
// member's part of each chunk.
exhaustive::Problem problemOf(const topology::Fabric& fabric, const Pattern& pattern)
{
    exhaustive::Problem problem;
    problem.graph = synthesis::makeLinkGraph(fabric, Bytes { 1 });
    problem.holds.assign(problem.graph.nodes, 0);
    problem.needs.assign(problem.graph.nodes, 0);
    const std::uint32_t members = pattern.memberCount();
    if (pattern.kind == PatternKind::AllReduce) {
        const std::uint32_t all = (1U << members) - 1U;
        for (std::uint32_t place = 0; place < members; ++place) {
            for (std::uint32_t chunk = 0; chunk < pattern.chunks; ++chunk) {
                const std::uint32_t node = index(pattern.member(place));
                problem.holds[node] = static_cast<Bits>(problem.holds[node] | 1U << (chunk * members + place));
                problem.needs[node] = static_cast<Bits>(problem.needs[node] | all << (chunk * members));
            }
        }
        for (std::uint32_t chunk = 0; chunk < pattern.chunks; ++chunk)
            problem.messages.push_back(static_cast<Bits>(all << (chunk * members)));
        return problem;
    }
    const Result<synthesis::Demands> demands = synthesis::copiesOf(pattern);
    if (!demands)
        qFatal("%s", toString(demands.error()).c_str());
    for (std::uint32_t chunk = 0; chunk < demands->chunks(); ++chunk) {
        if (demands->takersOf(chunk).empty())
            continue;
        const auto bit = static_cast<Bits>(1U << problem.messages.size());
        for (const std::uint32_t node : demands->giversOf(chunk))
            problem.holds[node] = static_cast<Bits>(problem.holds[node] | bit);
        for (const std::uint32_t node : demands->takersOf(chunk))
            problem.needs[node] = static_cast<Bits>(problem.needs[node] | bit);
        problem.messages.push_back(bit);
    }
    return problem;
}

struct Outcome {
    unsigned met = 0;
    unsigned cases = 0;
    std::string wrong;
};

void compare(const topology::Fabric& fabric, const Pattern& pattern, const std::string& name, Outcome& outcome)
{
    const exhaustive::Problem problem = problemOf(fabric, pattern);
    exhaustive::Search search(problem);
    const Result<Bound> bound = synthesis::lowerBound(fabric, pattern, Bytes { 1 }, {});
    if (!bound) {
        constexpr std::uint32_t kLong = 9;
        if (bound.error().code != ErrorCode::Unreachable || search.canBeDoneBy(kLong))
            outcome.wrong += name + toString(bound.error()) + "\n";
        return;
    }
    ++outcome.cases;
    const auto time = static_cast<std::uint32_t>(bound->time.ns());
    if (time > 0 && search.canBeDoneBy(time - 1))
        outcome.wrong += name + "can be done before " + std::to_string(time) + "\n";
    outcome.met += search.canBeDoneBy(time) ? 1U : 0U;
}

} // namespace

class TestBounds : public QObject {
    Q_OBJECT

private slots:
    void noAllGatherIsShorter_data()
    {
        QTest::addColumn<unsigned>("nodes");
        QTest::addColumn<unsigned>("chords");
        QTest::addColumn<unsigned>("slowest");
        QTest::addColumn<unsigned>("cases");
        QTest::newRow("three nodes") << 3U << 2U << 4U << 100U;
        QTest::newRow("three nodes, more links") << 3U << 4U << 3U << 100U;
        QTest::newRow("four nodes") << 4U << 2U << 4U << 100U;
        QTest::newRow("four nodes, more links") << 4U << 4U << 3U << 100U;
        QTest::newRow("four nodes, equal links") << 4U << 5U << 1U << 40U;
        QTest::newRow("five nodes, equal links") << 5U << 4U << 1U << 30U;
        QTest::newRow("five nodes") << 5U << 2U << 3U << 30U;
    }

    void noAllGatherIsShorter()
    {
        QFETCH(unsigned, nodes);
        QFETCH(unsigned, chords);
        QFETCH(unsigned, slowest);
        QFETCH(unsigned, cases);
        Dice dice(nodes * 100 + chords * 10 + slowest);
        Outcome outcome;
        for (unsigned i = 0; i < cases; ++i) {
            const std::vector<Line> lines = randomLines(dice, nodes, chords, slowest);
            topology::TopologyBuilder draft;
            draft.addNpus(nodes);
            Pattern pattern;
            pattern.kind = PatternKind::AllGather;
            pattern.ranks = pattern.chunks = nodes;
            compare(topology::Fabric(sealed(draft, lines)), pattern, described(lines), outcome);
        }
        QVERIFY2(outcome.wrong.empty(), outcome.wrong.c_str());
        qInfo("%u of %u are met", outcome.met, outcome.cases);
        QVERIFY(outcome.met * 10 >= outcome.cases * 8); // and it is no loose bound either
    }

    // The tightest of all cuts, and of all partitions, by trying every one.
    void nothingTighterIsMissed()
    {
        Dice dice(42);
        for (unsigned i = 0; i < 200; ++i) {
            const std::uint32_t nodes = 2 + dice.below(5);
            const std::uint32_t chunksEach = 1 + dice.below(20);
            const std::vector<Line> lines = randomLines(dice, nodes, 2 * nodes, 9);
            topology::TopologyBuilder draft;
            draft.addNpus(nodes);
            const topology::Fabric fabric(sealed(draft, lines));
            const synthesis::LinkGraph graph = synthesis::makeLinkGraph(fabric, Bytes { 1 });
            const auto timeBetween
                = [&graph](const std::vector<std::uint32_t>& label, auto&& counts, std::uint64_t chunks) {
                      std::vector<synthesis::Crossing> crossings;
                      for (std::uint32_t arc = 0; arc < graph.arcs(); ++arc) {
                          if (counts(label[graph.source[arc]], label[graph.target[arc]]))
                              crossings.push_back({ 0, graph.time[arc] });
                      }
                      return synthesis::timeToCarry(crossings, chunks);
                  };
            std::uint64_t cut = 0;
            std::uint64_t partition = 0;
            std::vector<std::uint32_t> label(nodes, 0);
            std::vector<std::uint32_t> members(nodes);
            std::uint32_t all = 1; // labels in base `nodes`, of which those count that come up in ascending order
            for (std::uint32_t node = 0; node < nodes; ++node) {
                members[node] = node;
                all *= nodes;
            }
            for (std::uint32_t code = 0; code < all; ++code) {
                std::set<std::uint32_t> parts;
                bool isFirst = true;
                for (std::uint32_t node = 0, rest = code; node < nodes && isFirst; ++node, rest /= nodes) {
                    label[node] = rest % nodes;
                    isFirst = label[node] <= parts.size();
                    parts.insert(label[node]);
                }
                if (!isFirst)
                    continue;
                if (parts.size() == 2) {
                    for (const std::uint32_t first : parts) {
                        const auto inside = static_cast<std::uint64_t>(std::count(label.begin(), label.end(), first));
                        cut = std::max(cut,
                            timeBetween(
                                label,
                                [first](std::uint32_t from, std::uint32_t to) { return from != first && to == first; },
                                (nodes - inside) * chunksEach));
                    }
                }
                partition = std::max(partition,
                    timeBetween(
                        label, [](std::uint32_t from, std::uint32_t to) { return from != to; },
                        2 * (parts.size() - 1) * chunksEach));
            }
            Pattern pattern;
            pattern.kind = PatternKind::AllGather;
            pattern.ranks = nodes;
            pattern.chunks = nodes * chunksEach;
            const Result<Bound> bound = synthesis::lowerBound(fabric, pattern, Bytes { 1 }, {});
            QCOMPARE(bound->cut.ns(), cut);
            QVERIFY(bound->kind == synthesis::BoundKind::Exact);
            const synthesis::AlikeChunks sums { members, members, true, chunksEach };
            const auto parts = synthesis::boundPartitions(graph, {}, { sums }, 0, {});
            QCOMPARE(parts->time, partition);
            // What is known already takes nothing from what is longer.
            if (partition > 0)
                QCOMPARE(synthesis::boundPartitions(graph, {}, { sums }, partition - 1, {})->time, partition);
        }
    }

    // Against all sums of the links' times, each of them as often as it may be.
    void aScheduleEndsWhenAChainOfLinksDoes()
    {
        for (const std::vector<std::uint64_t>& times :
            { std::vector<std::uint64_t> { 7 }, { 11, 7, 11 }, { 30, 7, 11 }, { 6, 10, 15, 10, 9 } }) {
            synthesis::LinkGraph graph;
            graph.time = times;
            std::vector<bool> isSum(400, false);
            isSum[0] = true;
            for (std::size_t ns = 0; ns < isSum.size(); ++ns) {
                for (const std::uint64_t time : times)
                    isSum[ns] = isSum[ns] || (ns >= time && isSum[ns - time]);
            }
            for (std::uint64_t ns = 0; ns < 300; ++ns)
                QCOMPARE(static_cast<std::ptrdiff_t>(synthesis::soonestEnd(graph, ns)),
                    std::find(isSum.begin() + static_cast<std::ptrdiff_t>(ns), isSum.end(), true) - isSum.begin());
            graph.time.insert(graph.time.end(), { 101, 103, 107, 109 });
            QCOMPARE(synthesis::soonestEnd(graph, 5), std::uint64_t { 5 }); // too many to look at
        }
    }

    void noExchangeIsShorter_data()
    {
        QTest::addColumn<PatternKind>("kind");
        QTest::addColumn<unsigned>("nodes");
        QTest::addColumn<unsigned>("chords");
        QTest::addColumn<unsigned>("slowest");
        QTest::addColumn<unsigned>("chunks");
        QTest::addColumn<unsigned>("cases");
        QTest::newRow("all-to-all, three nodes") << PatternKind::AllToAll << 3U << 3U << 3U << 3U << 40U;
        QTest::newRow("all-to-all, three nodes, two chunks") << PatternKind::AllToAll << 3U << 3U << 1U << 6U << 8U;
        QTest::newRow("all-to-all, four nodes") << PatternKind::AllToAll << 4U << 1U << 1U << 4U << 4U;
        QTest::newRow("all-reduce, one chunk") << PatternKind::AllReduce << 4U << 3U << 3U << 1U << 100U;
        QTest::newRow("all-reduce, two chunks") << PatternKind::AllReduce << 3U << 2U << 3U << 2U << 100U;
        QTest::newRow("all-reduce, three chunks") << PatternKind::AllReduce << 3U << 2U << 2U << 3U << 20U;
        QTest::newRow("all-reduce, four nodes") << PatternKind::AllReduce << 4U << 4U << 1U << 2U << 50U;
        QTest::newRow("all-reduce, five nodes") << PatternKind::AllReduce << 5U << 3U << 1U << 1U << 50U;
    }

    void noExchangeIsShorter()
    {
        QFETCH(PatternKind, kind);
        QFETCH(unsigned, nodes);
        QFETCH(unsigned, chords);
        QFETCH(unsigned, slowest);
        QFETCH(unsigned, chunks);
        QFETCH(unsigned, cases);
        Dice dice(nodes * 100 + chords * 10 + slowest);
        Outcome outcome;
        for (unsigned i = 0; i < cases; ++i) {
            const std::vector<Line> lines = randomLines(dice, nodes, chords, slowest);
            topology::TopologyBuilder draft;
            draft.addNpus(nodes);
            Pattern pattern;
            pattern.kind = kind;
            pattern.ranks = nodes;
            pattern.chunks = chunks;
            compare(topology::Fabric(sealed(draft, lines)), pattern, described(lines), outcome);
        }
        QVERIFY2(outcome.wrong.empty(), outcome.wrong.c_str());
        qInfo("%u of %u are met", outcome.met, outcome.cases);
        QVERIFY(outcome.met * 2 >= outcome.cases);
    }

    void noScheduleIsShorter_data()
    {
        QTest::addColumn<PatternKind>("kind");
        QTest::addColumn<bool>("copies");
        for (const PatternKind kind : { PatternKind::AllGather, PatternKind::Broadcast, PatternKind::Gather }) {
            const std::string name(collective::toString(kind));
            QTest::newRow((name + ", switches").c_str()) << kind << false;
            QTest::newRow((name + ", multicast").c_str()) << kind << true;
        }
    }

    // Machines that quick links join, in pairs or threes, with slow links or a slow switch between them.
    void noBroadcastOverMachinesIsShorter()
    {
        Dice dice(9);
        Outcome outcome;
        for (unsigned i = 0; i < 150; ++i) {
            const std::uint32_t each = 2 + dice.below(2);
            const std::uint32_t npus = each == 3 ? 6 : 4 + 2 * dice.below(2);
            const bool isSwitched = dice.below(2) == 0;
            const std::uint32_t slow = 2 + dice.below(2);
            std::vector<Line> lines;
            const auto cable = [&lines](std::uint32_t a, std::uint32_t b, std::uint32_t ticks) {
                lines.push_back({ a, b, ticks });
                lines.push_back({ b, a, ticks });
            };
            for (std::uint32_t npu = 0; npu < npus; ++npu) {
                if (npu % each > 0)
                    cable(npu - 1, npu, 1);
                if (isSwitched && (npu % each == 0 || dice.below(2) == 0))
                    cable(npu, npus, slow);
                else if (!isSwitched && npu >= each)
                    cable(npu, dice.below(each) + (npu / each - 1) * each, slow);
            }
            topology::TopologyBuilder draft;
            draft.addNpus(npus);
            if (isSwitched)
                draft.addSwitch({});
            Pattern pattern;
            pattern.kind = PatternKind::Broadcast;
            pattern.ranks = npus;
            pattern.chunks = 1 + (npus == 4 ? dice.below(2) : 0);
            pattern.root = Rank { dice.below(npus) };
            compare(topology::Fabric(sealed(draft, lines)), pattern,
                "root " + std::to_string(index(pattern.root)) + ", " + std::to_string(pattern.chunks) + " chunks; "
                    + described(lines),
                outcome);
        }
        QVERIFY2(outcome.wrong.empty(), outcome.wrong.c_str());
        qInfo("%u of %u are met", outcome.met, outcome.cases);
        QVERIFY(outcome.met * 10 >= outcome.cases * 8);
    }

    // NPUs that do not forward, relays, a switch, one or two chunks each.
    void noScheduleIsShorter()
    {
        QFETCH(PatternKind, kind);
        QFETCH(bool, copies);
        Dice dice(copies ? 7 : 8);
        Outcome outcome;
        for (unsigned i = 0; i < 150; ++i) {
            const std::uint32_t npus = 3 + dice.below(2);
            topology::TopologyBuilder draft;
            std::string name;
            for (std::uint32_t npu = 0; npu < npus; ++npu) {
                topology::NodeOptions options;
                options.forwards = dice.below(4) > 0;
                name += options.forwards ? "" : std::to_string(npu) + " does not forward; ";
                draft.addNpu(std::move(options));
            }
            topology::NodeOptions options;
            options.multicasts = copies;
            draft.addSwitch(std::move(options));
            const std::vector<Line> lines = randomLines(dice, npus + 1, 3, 2);
            Pattern pattern;
            pattern.kind = kind;
            pattern.ranks = npus;
            const std::uint32_t left = npus - dice.below(2);
            for (std::uint32_t rank = 0; rank < left; ++rank)
                pattern.members.push_back(Rank { rank });
            pattern.chunks = kind == PatternKind::Broadcast ? 1 + dice.below(3) : left;
            if (npus == 3 && kind != PatternKind::Broadcast)
                pattern.chunks *= 1 + dice.below(2);
            pattern.root = Rank { dice.below(left) };
            name += std::to_string(left) + " members, root " + std::to_string(index(pattern.root)) + ", "
                + std::to_string(pattern.chunks) + " chunks; " + described(lines);
            compare(topology::Fabric(sealed(draft, lines)), pattern, name, outcome);
        }
        QVERIFY2(outcome.wrong.empty(), outcome.wrong.c_str());
        qInfo("%u of %u are met", outcome.met, outcome.cases);
    }
};

WEFT_TEST(TestBounds)
#include "tst_bounds.moc"
