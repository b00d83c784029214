// SPDX-License-Identifier: GPL-3.0-or-later
// What is drawn of a schedule: cells, transfers, the density of cells, and the ways of chunks as spanning trees.
#include "tests/support/picture.h"
#include "tests/support/test_program.h"
#include "tests/widgets/schedule/schedules.h"
#include "widgets/schedule/schedule_columns.h"
#include "widgets/schedule/schedule_figures.h"
#include "widgets/schedule/schedule_texts.h"
#include "widgets/schedule/way_tree.h"

#include <QTest>

#include <set>

using namespace weft;
using namespace weft::widgets;
using namespace weft::widgets::testing;

class TestScheduleColumns : public QObject {
    Q_OBJECT

private slots:
    void aRingHasAStepInEveryCell_data()
    {
        QTest::addColumn<unsigned>("ranks");
        for (const unsigned ranks : { 2U, 3U, 8U, 17U, 64U })
            QTest::addRow("%u ranks", ranks) << ranks;
    }

    void aRingHasAStepInEveryCell()
    {
        QFETCH(unsigned, ranks);
        const ScheduleColumnsPtr columns = buildScheduleColumns(ringAllReduce(ranks));
        QVERIFY(columns != nullptr);
        QCOMPARE(columns->levels, 2 * ranks - 1);
        QCOMPARE(columns->mostInCell, 1U);
        QCOMPARE(columns->stuck, 0U);
        QCOMPARE(columns->transfers.size(), std::size_t { ranks } * 2 * (ranks - 1));
        for (std::uint32_t rank = 0; rank < ranks; ++rank) {
            for (std::uint32_t level = 1; level <= columns->levels; ++level) {
                const std::uint32_t cell = columns->cellAt(rank, level);
                QVERIFY(cell != kNoPlace);
                QCOMPARE(columns->stepsIn(cell).size(), std::size_t { 1 });
                QCOMPARE(columns->rankOfCell(cell), rank);
            }
        }
        for (const ScheduleTransfer& transfer : columns->transfers) {
            QCOMPARE(transfer.to, (transfer.from + 1) % ranks);
            QCOMPARE(transfer.receivedAt, transfer.sentAt + 1);
            QCOMPARE(columns->transfers[columns->transferInto[index(transfer.receive)]].send, transfer.send);
        }
    }

    void transfersOfALevelAreFoundByIt()
    {
        const ScheduleColumnsPtr columns = buildScheduleColumns(ringAllReduce(9));
        for (std::uint32_t level = 1; level <= columns->levels; ++level) {
            for (std::uint32_t at = columns->levelTransfer[level]; at < columns->levelTransfer[level + 1]; ++at)
                QCOMPARE(columns->transfers[at].sentAt, level);
        }
        QCOMPARE(columns->levelTransfer[columns->levels + 1], std::uint32_t(columns->transfers.size()));
    }

    void theDensityCountsEveryCellOnce()
    {
        const ScheduleColumnsPtr columns = buildScheduleColumns(ringAllReduce(8));
        const ScheduleDensity& density = columns->density;
        const ScheduleDensity::Sum all = density.over(0, density.rows(), 0, density.columns());
        QCOMPARE(all.filled, 8U * 15U);
        // Of each rank the n - 1 steps that add, and the first, whose message is added.
        QCOMPARE(all.reducing, 8U * 8U);
        const ScheduleDensity::Sum one = density.over(3, 4, 0, density.columns());
        QCOMPARE(one.filled, 15U);
    }

    void aRowOfSumsSaysTheSame()
    {
        const ScheduleColumnsPtr columns = buildScheduleColumns(directAllToAll(7));
        const ScheduleDensity& density = columns->density;
        std::vector<ScheduleDensity::Sum> before;
        for (std::uint32_t row = 0; row < density.rows(); ++row) {
            for (std::uint32_t end = row; end <= density.rows(); ++end) {
                density.between(row, end, before);
                QCOMPARE(before.size(), std::size_t { density.columns() } + 1);
                for (std::uint32_t column = 0; column <= density.columns(); ++column) {
                    QCOMPARE(before[column].filled, density.over(row, end, 0, column).filled);
                    QCOMPARE(before[column].reducing, density.over(row, end, 0, column).reducing);
                }
            }
        }
    }

    void aBrokenScheduleIsDrawnToo()
    {
        const ScheduleColumnsPtr columns = buildScheduleColumns(ringAllReduce(8, true));
        QVERIFY(columns != nullptr);
        QCOMPARE(columns->levels, 15U);
    }

    // Rank 0 adds what it holds in the input to what it receives, and keeps the sum in the output.
    void aSumHasTheNameOfItsOperandAndStaysWhereItIsStored()
    {
        Pattern pattern;
        pattern.kind = collective::PatternKind::Reduce;
        pattern.ranks = 2;
        pattern.chunks = 2;
        pattern.inPlace = false;
        ScheduleBuilder builder(pattern, { "sum", "Simple", {} });
        const BlockId sums = builder.addBlock({ Rank { 0 }, kNone<Rank>, Rank { 1 }, 0, true });
        builder.add(sums, { StepKind::ReceiveReduceCopy, { Buffer::Input, 1 }, { Buffer::Output, 1 } });
        builder.add(sums, { StepKind::Copy, { Buffer::Output, 1 }, { Buffer::Output, 0 } });
        const BlockId sends = builder.addBlock({ Rank { 1 }, Rank { 0 }, kNone<Rank>, 0, true });
        builder.add(sends, { StepKind::Send, { Buffer::Input, 1 }, { Buffer::Output, 1 } });
        const ScheduleColumnsPtr columns = buildScheduleColumns(*builder.seal());
        QVERIFY(columns->chunks.isKnown());
        QCOMPARE(columns->chunks.chunksOf(StepId { 1 })[0], 1U);
        const ChunkWay way = chunkWay(*columns, 1, Rank { 0 }); // what rank 0 gave to it
        QCOMPARE(way.local.size(), std::size_t { 1 }); // goes on from where the sum is stored
        QCOMPARE(way.local[0], StepId { 1 });
        bool isSaid = false;
        for (const auto& [name, value] : ScheduleTexts::facts(*columns, StepId { 0 }, 0))
            isSaid = isSaid || name == QStringLiteral("Adds");
        QVERIFY(isSaid);
    }

    void stepsThatWaitForEachOtherStayOut()
    {
        Pattern pattern;
        pattern.ranks = 2;
        pattern.chunks = 1;
        ScheduleBuilder builder(pattern, { "stuck", "Simple", {} });
        for (std::uint32_t rank = 0; rank < 2; ++rank) {
            const BlockId block = builder.addBlock({ Rank { rank }, Rank { 1 - rank }, Rank { 1 - rank }, 0, true });
            builder.add(block, { StepKind::ReceiveReduceCopy, { Buffer::Input, 0 }, { Buffer::Input, 0 } });
            builder.add(block, { StepKind::Send, { Buffer::Input, 0 }, { Buffer::Input, 0 } });
        }
        const ScheduleColumnsPtr columns = buildScheduleColumns(*builder.seal());
        QCOMPARE(columns->stuck, 4U);
        QCOMPARE(columns->cellOf[0], kNoPlace);
    }

    void allToAllSharesOneLevel()
    {
        const ScheduleColumnsPtr columns = buildScheduleColumns(directAllToAll(6));
        QCOMPARE(columns->levels, 2U);
        QCOMPARE(columns->transfers.size(), std::size_t { 30 });
        QCOMPARE(columns->stepsIn(columns->cellAt(2, 1)).size(), std::size_t { 6 }); // a copy and five sends
        QCOMPARE(columns->stepsIn(columns->cellAt(2, 2)).size(), std::size_t { 5 });
    }

    void theWayOfAChunkSpansAllRanks_data() { aRingHasAStepInEveryCell_data(); }

    void theWayOfAChunkSpansAllRanks()
    {
        QFETCH(unsigned, ranks);
        const ScheduleColumnsPtr columns = buildScheduleColumns(ringAllReduce(ranks));
        QVERIFY(columns->chunks.isKnown());
        QCOMPARE(columns->chunks.chunkCount(), ranks);
        for (std::uint32_t chunk = 0; chunk < ranks; ++chunk) {
            const ChunkWay way = chunkWay(*columns, chunk);
            QCOMPARE(way.origins.size(), std::size_t { ranks });
            QCOMPARE(way.hops.size(), std::size_t { 2 } * (ranks - 1));
            const WayTree tree = wayTree(*columns, way);
            std::set<std::uint32_t> reached;
            for (const WayTree::Node& node : tree.nodes)
                reached.insert(node.rank);
            QCOMPARE(reached.size(), std::size_t { ranks });
        }
    }

    void oneContributionReachesEveryOtherRankOnce()
    {
        const ScheduleColumnsPtr columns = buildScheduleColumns(ringAllReduce(8));
        const ChunkWay way = chunkWay(*columns, 5, Rank { 5 });
        QCOMPARE(way.origins, std::vector<std::uint32_t> { 5 });
        std::size_t first = 0;
        for (const ChunkWay::Hop& hop : way.hops)
            first += hop.isFirst ? 1 : 0;
        QVERIFY(first >= 7); // a tree over eight ranks has seven branches at least
    }

    void figuresAreThoseOfTheRing()
    {
        const ScheduleFigures figures = scheduleFigures(*buildScheduleColumns(ringAllReduce(8)));
        QCOMPARE(figures.transfers, std::uint64_t { 8 * 14 });
        QCOMPARE(figures.mostSent, std::uint64_t { 14 });
        QCOMPARE(figures.leastSent, std::uint64_t { 14 });
        QCOMPARE(figures.mostReceived, std::uint64_t { 14 });
        QCOMPARE(figures.mostBlocks, 1U);
        QVERIFY(!figures.levelsNs);
    }

    void theTableComparesTwo()
    {
        FiguresTable table;
        const ScheduleFigures small = scheduleFigures(*buildScheduleColumns(ringAllReduce(4)));
        ScheduleFigures large = scheduleFigures(*buildScheduleColumns(ringAllReduce(8)));
        large.levelsNs = 1500;
        table.setSchedules({ { "a", small, 1024 } });
        QCOMPARE(table.columnCount(), 2);
        table.setSchedules({ { "a", small, 1024 }, { "b", large, 512 } });
        QCOMPARE(table.columnCount(), 4);
        const auto row = [&table](const QString& name) {
            for (int r = 0; r < table.rowCount(); ++r) {
                if (table.index(r, 0).data().toString() == name)
                    return r;
            }
            return -1;
        };
        // 4·6 and 8·14 transfers.
        QCOMPARE(table.index(row("Transfers"), 3).data().toString(), QString("×4.67"));
        // 6 chunks of 1024 bytes, 14 of 512.
        QCOMPARE(table.index(row("Most sent by a rank"), 3).data().toString(), QString("×1.17"));
        QCOMPARE(table.index(row("Channels"), 3).data().toString(), QString("same"));
        QCOMPARE(table.index(row("Time, level by level"), 1).data().toString(), QString("–"));
        QCOMPARE(table.index(row("Time, level by level"), 3).data().toString(), QString("–"));
    }

    void itCanBeStopped()
    {
        std::stop_source source;
        source.request_stop();
        QVERIFY(buildScheduleColumns(ringAllReduce(64), { source.get_token(), nullptr }) == nullptr);
    }
};

WEFT_TEST(TestScheduleColumns)
#include "tst_schedule_columns.moc"
