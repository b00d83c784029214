// SPDX-License-Identifier: GPL-3.0-or-later
// What is proved NPU by NPU as schedules is what the replay finds right, in every form; and what it finds wrong is not.
#include "engine/synthesis/check/chunk_schedules.h"
#include "engine/synthesis/check/schedule_check.h"
#include "engine/synthesis/search/synthesizer.h"
#include "tests/engine/synthesis/dice.h"
#include "tests/engine/synthesis/synthesis_fabrics.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::synthesis;
using collective::PatternKind;

class TestChunkSchedules : public QObject {
    Q_OBJECT

private slots:
    void provesEveryForm_data()
    {
        QTest::addColumn<QString>("fabric");
        QTest::addColumn<bool>("usesSymmetry");
        QTest::addColumn<quint64>("form");
        QTest::newRow("steps") << QStringLiteral("Mesh(5x4,50GiB/s)") << false << quint64 { 0 };
        QTest::newRow("times") << QStringLiteral("Mesh(4,50GiB/s)_Mesh(5,75GiB/s)") << false << quint64 { 1 };
        QTest::newRow("translates") << QStringLiteral("Torus(4x5,50GiB/s)") << true << quint64 { 2 };
    }
    void provesEveryForm()
    {
        QFETCH(QString, fabric);
        QFETCH(bool, usesSymmetry);
        QFETCH(quint64, form);
        const LinkGraph graph = graphOf(fabric.toStdString());
        SynthesisOptions options;
        options.useSymmetry = usesSymmetry;
        const auto gather = synthesize(graph, PatternKind::AllGather, 3, options);
        QVERIFY(gather.ok());
        QCOMPARE(quint64 { gather->gather->form.index() }, form);
        const auto gathered = verifyByOwners(graph, *gather->gather, false);
        QVERIFY2(gathered.ok(), gathered ? "" : toString(gathered.error()).c_str());
        QCOMPARE(*gathered, gather->gather->transferCount());
        const auto scatter = synthesize(graph, PatternKind::ReduceScatter, 3, options);
        QVERIFY(scatter.ok());
        const auto summed = verifyByOwners(graph, *scatter->scatter, true);
        QVERIFY2(summed.ok(), summed ? "" : toString(summed.error()).c_str());
        QCOMPARE(*summed, std::uint64_t { 20 } * 19 * 3);
    }

    // One transfer carries another chunk, or none. What the replay finds right is right, and where an NPU ends without
    // a chunk both say so. When a chunk comes is for the replay alone to know.
    void refusesWhatTheReplayRefuses()
    {
        const LinkGraph graph = graphOf("Mesh(4x3,50GiB/s)");
        SynthesisOptions options;
        options.useSymmetry = false;
        const auto made = synthesize(graph, PatternKind::AllGather, 1, options);
        QVERIFY(made.ok());
        int refused = 0;
        for (std::uint32_t seed = 0; seed < 60; ++seed) {
            LinkSchedule changed = *made->gather;
            auto& window = std::get<StepForm>(changed.form).windows.front();
            Dice dice(seed);
            ChunkColumn& row = window.rows[dice.below(static_cast<std::uint32_t>(window.rows.size()))];
            const std::uint32_t place = dice.below(static_cast<std::uint32_t>(row.size()));
            const std::uint32_t chunk = dice.below(13);
            row.set(place, chunk == 12 ? kNoChunk : chunk);
            const auto replay = checkLinkSchedule(graph, changed);
            const bool isVerified = verifyByOwners(graph, changed, false).ok();
            QVERIFY(isVerified || !replay.ok());
            QVERIFY(!isVerified || replay.ok() || replay.error().code != ErrorCode::Unfinished);
            refused += isVerified ? 0 : 1;
        }
        QVERIFY(refused > 20);
    }
};

WEFT_TEST(TestChunkSchedules)
#include "tst_chunk_schedules.moc"
