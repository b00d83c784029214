// SPDX-License-Identifier: GPL-3.0-or-later
// What slots hold after each level of a schedule.
#include "engine/collective/proof/replay.h"
#include "tests/engine/collective/small_schedules.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::collective;
using namespace weft::collective::test;

class TestReplay : public QObject {
    Q_OBJECT

private slots:
    void aRingSumsEachChunkOnceRoundAndSpreadsItOnTheNext()
    {
        constexpr std::uint32_t kRanks = 5;
        Result<Replay> made = Replay::make(fusedRing(kRanks));
        QVERIFY(made.ok());
        Replay& replay = *made;
        QCOMPARE(replay.levelCount(), 2 * kRanks - 1);
        const auto ranksOf = [&](std::uint32_t rank, std::uint32_t chunk) {
            const std::vector<HeldChunk> held = replay.describe(replay.contents(Rank { rank }).at(chunk).value);
            std::uint32_t ranks = 0;
            for (const HeldChunk::Ranks& range : held.at(0).from)
                ranks += index(range.last) - index(range.first) + 1;
            return held.size() == 1 && held[0].chunk == ChunkId { chunk } ? ranks : 0;
        };
        // From the end to the beginning and back, so that kept states are used.
        for (const bool forward : { false, true }) {
            for (std::uint32_t i = 0; i <= replay.levelCount(); ++i) {
                const std::uint32_t level = forward ? i : replay.levelCount() - i;
                QVERIFY(replay.seek(level).ok());
                QCOMPARE(replay.level(), level);
                for (std::uint32_t rank = 0; rank < kRanks; ++rank) {
                    for (std::uint32_t chunk = 0; chunk < kRanks; ++chunk) {
                        // Rank c + 1 sends chunk c first, rank c has the sum, and the ranks after it get it in turn.
                        const std::uint32_t whole = kRanks + (rank + kRanks - chunk) % kRanks;
                        QCOMPARE(ranksOf(rank, chunk), level >= whole ? kRanks : 1U);
                    }
                }
            }
        }
    }
};

WEFT_TEST(TestReplay)
#include "tst_replay.moc"
