// SPDX-License-Identifier: GPL-3.0-or-later
// What is proved NPU by NPU as schedules is what the replay finds right, in every form; and what it finds wrong is not.
#include "engine/collective/proof/verifier.h"
#include "engine/synthesis/check/chunk_schedules.h"
#include "engine/synthesis/check/schedule_check.h"
#include "engine/synthesis/plan/plan_schedule.h"
#include "engine/synthesis/search/synthesizer.h"
#include "tests/engine/synthesis/dice.h"
#include "tests/engine/synthesis/synthesis_fabrics.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::synthesis;
using collective::PatternKind;
using collective::Slot;

namespace {

collective::Pattern ownerPattern(const LinkGraph& graph, std::uint32_t owner, std::uint32_t chunks, bool sums)
{
    collective::Pattern pattern;
    pattern.kind = sums ? PatternKind::Reduce : PatternKind::Broadcast;
    pattern.ranks = graph.npus;
    pattern.chunks = chunks;
    pattern.root = Rank { owner };
    return pattern;
}

PlanPart ownerPart(const LinkGraph& graph, const LinkSchedule& schedule, std::uint32_t owner, bool sums)
{
    const LinkGraph used = sums ? reversed(graph) : graph;
    TransferPlan plan { {}, schedule.durationNs };
    eachTransfer(used, schedule, [&](std::uint32_t arc, const Transfer& transfer) {
        if (transfer.chunk / schedule.chunksPerNpu == owner)
            plan.transfers.push_back({ transfer.start, transfer.chunk % schedule.chunksPerNpu, arc });
    });
    sortTransfers(plan.transfers);
    return { sums ? reversedInTime(used, plan) : std::move(plan), sums };
}

// What the verifier says of every NPU's chunks, spelled out one after the other: the messages, or the first fault.
std::string plainVerdict(const LinkGraph& graph, const LinkSchedule& schedule, bool sums)
{
    std::uint64_t transfers = 0;
    for (std::uint32_t owner = 0; owner < graph.npus; ++owner) {
        const PlanPart part = ownerPart(graph, schedule, owner, sums);
        const collective::Pattern pattern = ownerPattern(graph, owner, schedule.chunksPerNpu, sums);
        const auto spelled = SpelledPlan::make(graph, pattern, std::span(&part, 1), {})->schedule(true);
        if (!spelled)
            return toString(spelled.error());
        const auto verdict = collective::verify(**spelled);
        if (!verdict || !verdict->correct)
            return "chunks of NPU " + std::to_string(owner) + ": "
                + (verdict ? verdict->fault->message.english() : toString(verdict.error()));
        transfers += verdict->transfers;
    }
    return transfers == schedule.transferCount() ? std::to_string(transfers) : "transfers of no NPU";
}

std::string verdictByOwners(const LinkGraph& graph, const LinkSchedule& schedule, bool sums)
{
    const auto verified = verifyByOwners(graph, schedule, sums);
    const std::string text = verified ? std::to_string(*verified) : verified.error().message.english();
    return text.ends_with("transfers are of no NPU") ? "transfers of no NPU" : text;
}

// One transfer carries another chunk, or none, or goes at another time of the same link.
void change(LinkSchedule& schedule, Dice& dice)
{
    const std::uint32_t chunk = dice.below(schedule.chunks());
    if (auto* timed = std::get_if<TimedForm>(&schedule.form)) {
        const auto count = static_cast<std::uint32_t>(timed->transfers.size());
        const std::uint32_t place = dice.below(count);
        const Transfer changed = timed->transfers[place];
        const std::uint32_t other = dice.below(2) == 0 ? place : (place + 1) % count;
        timed->transfers.set(place, { changed.start, other == place ? chunk : timed->transfers[other].chunk });
        timed->transfers.set(other, { timed->transfers[other].start, other == place ? chunk : changed.chunk });
        return;
    }
    auto& windows = std::get<StepForm>(schedule.form).windows;
    auto& rows = windows[dice.below(static_cast<std::uint32_t>(windows.size()))].rows;
    ChunkColumn& row = rows[dice.below(static_cast<std::uint32_t>(rows.size()))];
    ChunkColumn& other = rows[dice.below(static_cast<std::uint32_t>(rows.size()))];
    const std::uint32_t place = dice.below(static_cast<std::uint32_t>(row.size()));
    const std::uint32_t carried = row[place];
    const std::uint32_t kind = dice.below(4);
    row.set(place,
        kind == 0       ? kNoChunk
            : kind == 1 ? chunk
                        : other[place]); // missing; another one, twice; early or late
    if (kind > 1)
        other.set(place, carried);
}

} // namespace

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

    // Whatever was changed: the same count of transfers, or the same fault in the same words.
    void saysWhatTheVerifierSays()
    {
        int right = 0;
        int wrong = 0;
        for (const char* fabric : { "Ring(5,50GiB/s)", "Mesh(6,50GiB/s)", "Mesh(3x3,50GiB/s)", "Torus(3x4,50GiB/s)",
                 "FullyConnected(4,50GiB/s)", "Mesh(4,50GiB/s)_Mesh(3,75GiB/s)", "Ring(4,50GiB/s)_Mesh(2,20GiB/s)" }) {
            for (const std::uint32_t chunks : { 1U, 3U }) {
                for (const bool sums : { false, true }) {
                    const LinkGraph graph = graphOf(fabric, chunks);
                    SynthesisOptions options;
                    options.useSymmetry = false;
                    const auto made = synthesize(
                        graph, sums ? PatternKind::ReduceScatter : PatternKind::AllGather, chunks, options);
                    QVERIFY(made.ok());
                    const LinkSchedule& whole = sums ? *made->scatter : *made->gather;
                    for (std::uint32_t seed = 0; seed < 40; ++seed) {
                        LinkSchedule changed = whole;
                        Dice dice(seed);
                        for (std::uint32_t k = 0; k < seed % 4; ++k)
                            change(changed, dice);
                        const std::string expected = plainVerdict(graph, changed, sums);
                        QCOMPARE(verdictByOwners(graph, changed, sums), expected);
                        ++(expected.find(' ') == std::string::npos ? right : wrong);
                    }
                }
            }
        }
        QVERIFY(right > 280);
        QVERIFY(wrong > 280);
    }

    // The trees of real schedules are seen at once, and nothing that is changed in their columns is seen right: a slot,
    // a wait, what is added, or the order.
    void seesTreesAndNothingElse()
    {
        for (const bool sums : { false, true }) {
            const LinkGraph graph = graphOf("Mesh(4x3,50GiB/s)", 2);
            const auto made = synthesize(graph, sums ? PatternKind::ReduceScatter : PatternKind::AllGather, 2, {});
            QVERIFY(made.ok());
            const auto pattern = ownerPattern(graph, 5, 2, sums);
            const PlanPart part = ownerPart(graph, sums ? *made->scatter : *made->gather, 5, sums);
            const auto plan = DirectPlan::make(graph, pattern, std::span(&part, 1), {});
            QVERIFY(plan.ok() && *plan);
            const PlanColumns& columns = (*plan)->columns();
            std::vector<PlannedTransfer> inTime = part.plan.transfers;
            QVERIFY(isSeenRight(graph, pattern, columns, inTime));
            for (std::size_t i = 0; i < columns.source.size(); ++i) {
                PlanColumns changed = columns;
                const Slot source = columns.source[i];
                changed.source[i] = Slot { source.buffer, source.offset ^ 1 };
                QVERIFY(!isSeenRight(graph, pattern, changed, inTime));
                changed = columns;
                changed.target[i] = Slot { collective::Buffer::Scratch, Slot(columns.target[i]).offset };
                QVERIFY(!isSeenRight(graph, pattern, changed, inTime));
                changed = columns;
                changed.sendWaits[i] = changed.sendWaits[i] == 0xFFFFFFFFU ? 0 : 0xFFFFFFFFU;
                QVERIFY(!isSeenRight(graph, pattern, changed, inTime));
                changed = columns;
                changed.receiveWaits[i] ^= 2;
                QVERIFY(!isSeenRight(graph, pattern, changed, inTime));
                changed = columns;
                changed.adds[i].flip();
                QVERIFY(!isSeenRight(graph, pattern, changed, inTime));
            }
            PlanColumns copying = columns;
            copying.copies[3].push_back({});
            QVERIFY(!isSeenRight(graph, pattern, copying, inTime));
            std::ranges::reverse(inTime);
            QVERIFY(!isSeenRight(graph, pattern, columns, inTime));
            inTime.pop_back();
            std::ranges::reverse(inTime);
            QVERIFY(!isSeenRight(graph, pattern, columns, inTime));
        }
    }
};

WEFT_TEST(TestChunkSchedules)
#include "tst_chunk_schedules.moc"
