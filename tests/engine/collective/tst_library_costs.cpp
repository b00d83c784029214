// SPDX-License-Identifier: GPL-3.0-or-later
// What the programs of the library move, and how many rounds they take: the closed forms that they are known by.
#include "engine/collective/proof/step_levels.h"
#include "tests/engine/collective/library_requests.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <bit>
#include <functional>

using namespace weft;
using namespace weft::collective;
using namespace weft::collective::test;

namespace {

constexpr std::array<std::uint32_t, 18> kSizes { 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 32, 64 };

// Of a schedule, by rank.
struct Traffic {
    std::vector<std::uint64_t> messages;
    std::vector<std::uint64_t> chunks; // sent
    std::uint64_t total = 0; // chunks
    std::uint32_t rounds = 0; // of messages that wait for each other
};

Traffic trafficOf(const Schedule& schedule)
{
    Traffic traffic;
    traffic.messages.assign(schedule.rankCount(), 0);
    traffic.chunks.assign(schedule.rankCount(), 0);
    for (std::uint32_t b = 0; b < schedule.blockCount(); ++b) {
        const std::uint32_t rank = index(schedule.block(BlockId { b }).rank);
        for (std::uint32_t i = index(schedule.steps(BlockId { b }).first);
             i < index(schedule.steps(BlockId { b }).past); ++i) {
            if (!sends(schedule.kind(StepId { i })))
                continue;
            ++traffic.messages[rank];
            traffic.chunks[rank] += schedule.count(StepId { i });
            traffic.total += schedule.count(StepId { i });
        }
    }
    const Result<StepLevels> levels = stepLevels(schedule, matchMessages(schedule));
    traffic.rounds = levels->count - 1; // the last receive is not followed by a send
    return traffic;
}

SchedulePtr make(const char* name, PatternKind kind, std::uint32_t ranks, std::uint32_t pieces = 1, bool inPlace = true)
{
    AlgorithmRequest request = requestOf(kind, ranks, inPlace);
    request.pieces = pieces;
    const Result<SchedulePtr> schedule = makeAlgorithm(name, request);
    if (!schedule)
        qFatal("%s", toString(schedule.error()).c_str());
    return *schedule;
}

bool allAre(const std::vector<std::uint64_t>& values, std::uint64_t wanted)
{
    return std::all_of(values.begin(), values.end(), [wanted](std::uint64_t value) { return value == wanted; });
}

// The chunks that must cross between ranks, whatever the algorithm.
std::uint64_t leastTraffic(const Pattern& pattern)
{
    const std::uint64_t others = pattern.memberCount() - 1;
    switch (pattern.kind) {
    case PatternKind::AllReduce:
        return 2 * others * pattern.chunks;
    case PatternKind::Gather:
    case PatternKind::Scatter:
        return others * pattern.shardChunks();
    default:
        return others * pattern.chunks;
    }
}

} // namespace

class TestLibraryCosts : public QObject {
    Q_OBJECT

private slots:
    void whatClaimsTheLeastTrafficHasIt_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("powersOnly");
        QTest::addColumn<QList<int>>("patterns");
        const auto kinds = [](std::initializer_list<PatternKind> list) {
            QList<int> numbers;
            for (const PatternKind kind : list)
                numbers.append(static_cast<int>(kind));
            return numbers;
        };
        using enum PatternKind;
        const auto exchanges = kinds({ AllReduce, AllGather, ReduceScatter });
        const auto trees = kinds({ AllReduce, Broadcast, Reduce });
        QTest::newRow("ring") << "ring" << false << exchanges + kinds({ Broadcast, Reduce });
        QTest::newRow("ring-bidirectional")
            << "ring-bidirectional" << false << exchanges + kinds({ Broadcast, Reduce });
        QTest::newRow("direct") << "direct" << false
                                << exchanges + kinds({ AllToAll, Broadcast, Reduce, Gather, Scatter });
        QTest::newRow("halving-doubling") << "halving-doubling" << true << exchanges;
        QTest::newRow("recursive-doubling") << "recursive-doubling" << true << kinds({ AllGather });
        QTest::newRow("double-binary-tree") << "double-binary-tree" << false << trees;
        QTest::newRow("binomial-tree") << "binomial-tree" << false << trees;
        QTest::newRow("chain") << "chain" << false << trees;
        QTest::newRow("hierarchical") << "hierarchical" << false << exchanges + kinds({ Broadcast, Reduce });
        QTest::newRow("multi-dimensional") << "multi-dimensional" << false << exchanges;
        QTest::newRow("themis") << "themis" << false << exchanges;
    }
    void whatClaimsTheLeastTrafficHasIt()
    {
        QFETCH(QString, name);
        QFETCH(bool, powersOnly);
        QFETCH(QList<int>, patterns);
        int made = 0;
        for (const std::uint32_t ranks : kSizes) {
            if (powersOnly && !std::has_single_bit(ranks))
                continue;
            for (const int pattern : patterns) {
                for (const bool inPlace : { true, false }) {
                    AlgorithmRequest request = requestOf(static_cast<PatternKind>(pattern), ranks, inPlace);
                    const auto shapes = dimensionsFor(ranks);
                    if (!shapes.empty())
                        request.dimensions = shapes.back();
                    const Result<SchedulePtr> schedule = makeAlgorithm(name.toStdString(), request);
                    if (!schedule) {
                        QVERIFY(shapes.empty()); // hierarchical and its kin of a prime
                        continue;
                    }
                    QCOMPARE(trafficOf(**schedule).total, leastTraffic((*schedule)->pattern()));
                    ++made;
                }
            }
        }
        QVERIFY(made > 4);
    }

    void aRingGoesRoundOnceOrTwice()
    {
        for (const std::uint32_t n : kSizes) {
            for (const bool inPlace : { true, false }) {
                const Traffic sum = trafficOf(*make("ring", PatternKind::AllReduce, n, 1, inPlace));
                QCOMPARE(sum.rounds, 2 * (n - 1));
                QVERIFY(allAre(sum.messages, 2 * (n - 1))); // each of 1/n of the buffer
                for (const PatternKind kind : { PatternKind::AllGather, PatternKind::ReduceScatter }) {
                    const Traffic half = trafficOf(*make("ring", kind, n, 1, inPlace));
                    QCOMPARE(half.rounds, n - 1);
                    QVERIFY(allAre(half.messages, n - 1));
                }
                // Twice the chunks, on twice the links.
                const Traffic both = trafficOf(*make("ring-bidirectional", PatternKind::AllReduce, n, 1, inPlace));
                if (inPlace) // apart, the second half waits for the copy of the first
                    QCOMPARE(both.rounds, 2 * (n - 1));
                QVERIFY(allAre(both.messages, 4 * (n - 1)));
                // Each chunk as far as its destination is away.
                const Traffic exchange = trafficOf(*make("ring", PatternKind::AllToAll, n, 1, inPlace));
                QVERIFY(allAre(exchange.messages, n * (n - 1) / 2));
                const SchedulePtr shorter = make("ring-bidirectional", PatternKind::AllToAll, n, 1, inPlace);
                QVERIFY(allAre(trafficOf(*shorter).chunks, n * n / 4 * shorter->pattern().shardChunks()));
            }
        }
    }

    void directTakesOneRound()
    {
        for (const std::uint32_t n : kSizes) {
            for (const PatternKind kind : { PatternKind::AllGather, PatternKind::AllToAll, PatternKind::Broadcast,
                     PatternKind::Gather, PatternKind::Scatter }) {
                for (const bool inPlace : { true, false })
                    QCOMPARE(trafficOf(*make("direct", kind, n, 1, inPlace)).rounds, 1U);
            }
            QVERIFY(allAre(trafficOf(*make("direct", PatternKind::AllToAll, n)).messages, n - 1));
            QVERIFY(allAre(trafficOf(*make("direct", PatternKind::AllReduce, n)).messages, 2 * (n - 1)));
        }
    }

    void halvingAndDoublingTakeLogarithmicallyManyMessages()
    {
        for (const std::uint32_t n : kSizes) {
            const auto rounds = static_cast<std::uint32_t>(std::bit_width(n)) - 1;
            if (!std::has_single_bit(n)) {
                // A folded rank hands over everything and gets everything.
                const Traffic folded = trafficOf(*make("halving-doubling", PatternKind::AllReduce, n));
                QCOMPARE(*std::max_element(folded.messages.begin(), folded.messages.end()), 2 * rounds + 1U);
                QCOMPARE(*std::min_element(folded.messages.begin(), folded.messages.end()), std::uint64_t { 1 });
                continue;
            }
            const SchedulePtr sum = make("halving-doubling", PatternKind::AllReduce, n);
            QVERIFY(allAre(trafficOf(*sum).messages, 2 * rounds));
            QVERIFY(allAre(trafficOf(*sum).chunks, 2 * (n - 1))); // of n
            for (const PatternKind kind : { PatternKind::AllGather, PatternKind::ReduceScatter }) {
                const Traffic half = trafficOf(*make("halving-doubling", kind, n));
                QVERIFY(allAre(half.messages, rounds));
                QVERIFY(allAre(half.chunks, n - 1));
            }
            const Traffic whole = trafficOf(*make("recursive-doubling", PatternKind::AllReduce, n));
            QVERIFY(allAre(whole.messages, rounds));
            QVERIFY(allAre(whole.chunks, rounds));
            QVERIFY(allAre(trafficOf(*make("recursive-doubling", PatternKind::AllGather, n)).messages, rounds));
        }
    }

    void treesTakeTheirDepth()
    {
        for (const std::uint32_t n : kSizes) {
            const auto depth = static_cast<std::uint32_t>(std::bit_width(n - 1));
            for (const PatternKind kind : { PatternKind::Broadcast, PatternKind::Reduce }) {
                const std::uint32_t rounds = trafficOf(*make("binomial-tree", kind, n)).rounds;
                QVERIFY(std::has_single_bit(n) ? rounds == depth : rounds <= depth);
                for (const std::uint32_t pieces : { 1U, 4U })
                    QCOMPARE(trafficOf(*make("chain", kind, n, pieces)).rounds, n - 2 + pieces);
                const Traffic twins = trafficOf(*make("double-binary-tree", kind, n));
                QVERIFY(twins.rounds <= 2 * depth);
                QVERIFY(*std::max_element(twins.messages.begin(), twins.messages.end()) <= 3);
            }
            for (const PatternKind kind : { PatternKind::Gather, PatternKind::Scatter }) {
                QCOMPARE(trafficOf(*make("chain", kind, n)).rounds, n - 1);
                const Traffic tree = trafficOf(*make("binomial-tree", kind, n));
                QCOMPARE(tree.messages[0] + tree.messages[n - 1], kind == PatternKind::Scatter ? depth : 1U);
            }
        }
    }

    void twinTreesShareTheWork()
    {
        // Nobody sends more than the whole buffer up and the whole buffer down.
        for (const std::uint32_t n : kSizes) {
            const SchedulePtr schedule = make("double-binary-tree", PatternKind::AllReduce, n);
            const Traffic traffic = trafficOf(*schedule);
            const std::uint64_t buffer = schedule->pattern().chunks;
            const auto most = std::max_element(traffic.chunks.begin(), traffic.chunks.end());
            QVERIFY(*most <= 2 * buffer + (n % 2 == 1 ? buffer / 2 : 0));
        }
    }

    void stagesSendFewMessagesBetweenNodes()
    {
        constexpr std::uint32_t kWidth = 4;
        constexpr std::uint32_t kNodes = 6;
        AlgorithmRequest request = requestOf(PatternKind::AllToAll, kWidth * kNodes, false);
        request.dimensions = { dimensionOf(topology::DimensionKind::FullyConnected, kWidth),
            dimensionOf(topology::DimensionKind::Switch, kNodes) };
        const auto across = [&request](std::string_view name) {
            const SchedulePtr schedule = *makeAlgorithm(name, request);
            std::uint64_t messages = 0;
            std::uint64_t chunks = 0;
            for (std::uint32_t b = 0; b < schedule->blockCount(); ++b) {
                const ThreadBlock& block = schedule->block(BlockId { b });
                if (block.sendTo == kNone<Rank> || index(block.rank) / kWidth == index(block.sendTo) / kWidth)
                    continue;
                for (std::uint32_t i = index(schedule->steps(BlockId { b }).first);
                     i < index(schedule->steps(BlockId { b }).past); ++i) {
                    messages += sends(schedule->kind(StepId { i })) ? 1U : 0U;
                    chunks += sends(schedule->kind(StepId { i })) ? schedule->count(StepId { i }) : 0U;
                }
            }
            return std::pair(messages, chunks);
        };
        // The data that cross are the same; so many pairs of nodes, of a rank and a node, of ranks.
        constexpr std::uint64_t kPairs = kNodes * (kNodes - 1);
        QCOMPARE(across("three-step"), std::pair(kPairs, kPairs * kWidth * kWidth));
        QCOMPARE(across("two-step"), std::pair(kPairs * kWidth, kPairs * kWidth * kWidth));
        QCOMPARE(across("direct"), std::pair(kPairs * kWidth * kWidth, kPairs * kWidth * kWidth));
    }

    void dimensionsCarryLessAndLess()
    {
        // 4 x 3 x 2 ranks: the first dimension carries 3/4 of the buffer up, the second 2/3 of the quarter, and so on.
        AlgorithmRequest request = requestOf(PatternKind::AllReduce, 24);
        request.dimensions = { dimensionOf(topology::DimensionKind::Ring, 4),
            dimensionOf(topology::DimensionKind::FullyConnected, 3), dimensionOf(topology::DimensionKind::Switch, 2) };
        const auto carried = [&request](std::string_view name) {
            const SchedulePtr schedule = *makeAlgorithm(name, request);
            std::array<std::uint64_t, 3> chunks {};
            for (std::uint32_t b = 0; b < schedule->blockCount(); ++b) {
                const ThreadBlock& block = schedule->block(BlockId { b });
                const std::uint32_t apart = index(block.rank) > index(block.sendTo)
                    ? index(block.rank) - index(block.sendTo)
                    : index(block.sendTo) - index(block.rank);
                for (std::uint32_t i = index(schedule->steps(BlockId { b }).first);
                     i < index(schedule->steps(BlockId { b }).past); ++i) {
                    if (sends(schedule->kind(StepId { i })))
                        chunks[apart < 4 ? 0 : apart < 12 ? 1 : 2] += schedule->count(StepId { i });
                }
            }
            // Of the buffer, a rank, up or down.
            std::array<double, 3> shares {};
            for (std::size_t d = 0; d < 3; ++d)
                shares[d] = static_cast<double>(chunks[d]) / schedule->pattern().chunks / 24 / 2;
            return shares;
        };
        const std::array<double, 3> natural { 3.0 / 4, 2.0 / 3 / 4, 1.0 / 2 / 12 };
        const auto near = [](double a, double b) { return std::abs(a - b) < 1e-9; };
        for (std::size_t d = 0; d < 3; ++d)
            QVERIFY(near(carried("hierarchical")[d], natural[d]));
        // Rotated, each dimension carries the average of its three places.
        const auto rotated = carried("multi-dimensional");
        QVERIFY(near(rotated[0], (3.0 / 4 + 3.0 / 4 / 6 + 3.0 / 4 / 2) / 3));
        QVERIFY(near(rotated[1], (2.0 / 3 / 4 + 2.0 / 3 + 2.0 / 3 / 8) / 3));
        QVERIFY(near(rotated[2], (1.0 / 2 / 12 + 1.0 / 2 / 3 + 1.0 / 2) / 3));
        // Themis gives the slow last dimension less, so that the dimensions work alike.
        request.dimensions[0].link.bandwidth = Bandwidth::gigaBytesPerSecond(300);
        request.dimensions[2].link.bandwidth = Bandwidth::gigaBytesPerSecond(50);
        request.pieces = 24;
        const auto balanced = carried("themis");
        const std::array<double, 3> times { balanced[0] / 300, balanced[1] / 200, balanced[2] / 50 };
        const auto [least, most] = std::minmax_element(times.begin(), times.end());
        QVERIFY2(*most < 1.25 * *least, qPrintable(QString("%1 %2").arg(*least).arg(*most)));
    }
};

WEFT_TEST(TestLibraryCosts)
#include "tst_library_costs.moc"
