// SPDX-License-Identifier: GPL-3.0-or-later
// Sums that two NPUs exchange over a link: as short as the bound says where only that can be, right on the runtime's
// own terms, and refused by their check once anything is changed.
#include "engine/collective/proof/verifier.h"
#include "engine/synthesis/check/plan_proof.h"
#include "engine/synthesis/construct/demand_constructors.h"
#include "engine/synthesis/plan/earliest_end.h"
#include "engine/synthesis/search/all_reduce_search.h"
#include "engine/synthesis/search/joint_search.h"
#include "engine/synthesis/search/resynthesis.h"
#include "tests/engine/collective/msccl_interpreter.h"
#include "tests/engine/collective/through_files.h"
#include "tests/engine/synthesis/synthesis_fabrics.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::synthesis;
using collective::Pattern;
using collective::PatternKind;

namespace {

using Npus = std::vector<std::uint32_t>;

Demands shared(std::uint32_t chunks, const Npus& all)
{
    Demands sums;
    for (std::uint32_t chunk = 0; chunk < chunks; ++chunk)
        sums.addSum(all, all);
    return sums;
}

} // namespace

class ExchangeTest : public QObject {
    Q_OBJECT

private slots:
    void anAllReduceMeetsItsBound_data()
    {
        QTest::addColumn<QString>("spec");
        QTest::addColumn<int>("npus");
        QTest::addColumn<int>("steps");
        QTest::newRow("ring of 4") << "Ring(4,50GB/s,500ns)" << 4 << 3;
        QTest::newRow("mesh 2x2") << "Mesh(2x2,50GB/s,500ns)" << 4 << 3;
        QTest::newRow("ring of 6") << "Ring(6,50GB/s,500ns)" << 6 << 5;
        QTest::newRow("ring of 8") << "Ring(8,50GB/s,500ns)" << 8 << 7;
    }
    void anAllReduceMeetsItsBound()
    {
        QFETCH(QString, spec);
        QFETCH(int, npus);
        QFETCH(int, steps);
        Findings findings;
        const topology::Fabric fabric(*topology::topologyFromSpec(spec.toStdString(), findings));
        Pattern pattern;
        pattern.kind = PatternKind::AllReduce;
        pattern.ranks = pattern.chunks = static_cast<std::uint32_t>(npus);
        const Result<PatternSynthesis> made = synthesizePattern(fabric, pattern, Bytes { 1'000'000 }, {});
        QVERIFY2(made.ok(), made ? "" : toString(made.error()).c_str());
        QCOMPARE(made->durationNs, static_cast<std::uint64_t>(made->bound.time.ns()));
        QCOMPARE(made->durationNs, 20'500U * static_cast<std::uint64_t>(steps));
        const Result<SpelledPlan> plan = spelledPlan(*made);
        QVERIFY(plan.ok());
        for (const bool inOrder : { true, false }) {
            const Result<collective::Verdict> verdict = collective::verify(**plan->schedule(inOrder));
            QVERIFY2(verdict->correct, verdict->fault ? verdict->fault->message.c_str() : "");
        }
        weft::test::MscclInterpreter runtime(collective::toMscclXml(**plan->schedule(true)));
        for (std::uint32_t seed = 1; seed <= 5; ++seed) {
            for (const std::size_t depth : { 1U, 2U, 8U })
                QCOMPARE(QString::fromStdString(runtime.run(seed, depth)), QString());
        }
    }

    void fewChunksDoubleWhatEachHas()
    {
        const LinkGraph square = graphOf("Mesh(2x2,50GB/s,500ns)");
        const Demands one = shared(1, { 0, 1, 2, 3 });
        const auto parts = constructExchange(square, one, 0, 1);
        QVERIFY(parts.has_value());
        QCOMPARE(parts->front().plan.durationNs, 2 * square.time[0]);
        const Demands pair = shared(1, { 0, 1 });
        const auto both = constructExchange(square, pair, 0, 1);
        QVERIFY(both.has_value());
        QCOMPARE(both->front().plan.durationNs, square.time[0]);
        QCOMPARE(both->front().plan.transfers.size() + both->back().plan.transfers.size(), std::size_t { 2 });
    }

    // Links of two speeds, where messages are on their way while others start and end.
    void isRightOnAnyLinks()
    {
        for (const char* spec : { "Ring(3,50GB/s,500ns)_Mesh(3,17GB/s,1us)", "Torus(3x3,50GB/s,500ns)",
                 "Mesh(5,50GB/s,500ns)", "FullyConnected(5,50GB/s,500ns)" }) {
            const LinkGraph graph = graphOf(spec);
            for (std::uint64_t seed = 0; seed < 3; ++seed) {
                Demands sums = shared(3, { 0, 1, 3, 4 });
                sums.add(Npus { 2 }, Npus { 0, 4 });
                sums.addSum(Npus { 0, 2 }, Npus { 1, 2, 4 });
                const auto parts = constructExchange(graph, sums, 0, seed);
                QVERIFY(parts.has_value());
                const Result<void> checked = checkExchange(graph, sums, *parts);
                QVERIFY2(checked.ok(), checked ? "" : toString(checked.error()).c_str());
            }
        }
    }

    void isRefusedOnceAnythingIsChanged()
    {
        const LinkGraph ring = graphOf("Ring(4,50GB/s,500ns)");
        const Demands sums = shared(4, { 0, 1, 2, 3 });
        const auto parts = constructExchange(ring, sums, 3 * ring.time[0], 1);
        QVERIFY(parts.has_value());
        QVERIFY(checkExchange(ring, sums, *parts).ok());
        for (std::size_t part = 0; part < 2; ++part) {
            for (std::size_t i = 0; i < (*parts)[part].plan.transfers.size(); ++i) {
                auto without = *parts;
                auto& transfers = without[part].plan.transfers;
                transfers.erase(transfers.begin() + static_cast<std::ptrdiff_t>(i));
                QVERIFY(!checkExchange(ring, sums, without).ok());
                auto other = *parts;
                other[part].plan.transfers[i].chunk = (other[part].plan.transfers[i].chunk + 1) % 4;
                QVERIFY(!checkExchange(ring, sums, other).ok());
            }
        }
        auto copies = *parts;
        std::swap(copies[0].adds, copies[1].adds);
        QVERIFY(!checkExchange(ring, sums, copies).ok());
        auto shorter = *parts;
        shorter[0].plan.durationNs -= 1;
        QVERIFY(!checkExchange(ring, sums, shorter).ok());
    }

    // There are no trees to mend: it is made anew, and the same where nothing has happened.
    void isMadeAgainFromItsSchedule()
    {
        Findings findings;
        const topology::Fabric ring(*topology::topologyFromSpec("Ring(4,50GB/s,500ns)", findings));
        Pattern pattern;
        pattern.kind = PatternKind::AllReduce;
        pattern.ranks = pattern.chunks = 4;
        const auto schedule = scheduleOf(*synthesizePattern(ring, pattern, Bytes { 1'000'000 }, {}));
        for (const bool isBroken : { false, true }) {
            topology::FabricState state = ring.state();
            state.links[LinkId { 0 }].failed = isBroken;
            const topology::Fabric now(ring.topologyPtr(), std::move(state));
            const auto again = synthesizeFrom(now, **schedule, Bytes { 1'000'000 }, {});
            QVERIFY2(again.ok(), again ? "" : toString(again.error()).c_str());
            const auto verdict = collective::verify(**scheduleOf(*again));
            QVERIFY2(verdict->correct, verdict->fault ? verdict->fault->message.c_str() : "");
            QCOMPARE(again->difference->kept == again->transfers, !isBroken);
        }
    }

    // Its links may wait for nothing, and those of its schedule do not.
    void isComparedByWhenItsScheduleEnds()
    {
        Demands sums;
        sums.addSum(Npus { 5, 7, 10, 11, 13 }, Npus { 1, 2, 4, 5, 6, 8, 12, 14 });
        sums.addSum(Npus { 2, 3, 6, 7, 8, 11, 14 }, Npus { 0, 4, 7, 9, 11, 14 });
        PatternSynthesis made;
        topology::FabricState state;
        state.links[LinkId { 13 }].failed = true;
        for (const std::uint32_t slow : { 5U, 60U, 63U })
            state.links[LinkId { slow }].bandwidthFactor = 0.3;
        made.graph = graphOf("Ring(4,25GB/s,0ns)_Ring(4,50GB/s,2000ns)", 2, std::move(state));
        for (const std::size_t end : { 7U, 8U, 15U })
            made.graph.kind[end].forwards = false;
        const auto endOf = [&](const std::vector<PlanPart>& parts) {
            const std::uint64_t planned = std::max(parts.front().plan.durationNs, parts.back().plan.durationNs);
            return std::min(planned, *earliestEndNs(made.graph, 2, parts));
        };
        int waits = 0; // exchanges that do, as they are planned
        for (std::uint64_t seed = 0; seed < 2; ++seed) {
            SynthesisOptions options;
            options.seed = seed;
            options.setBound(66'912);
            JointSearch trees(made.graph, sums, options, false);
            Crew crew(1);
            QVERIFY(trees.begin({ crew, {}, {} }).ok());
            const auto exchange = constructExchange(made.graph, sums, 66'912, seed);
            QVERIFY(exchange && searchSums(made, sums, options, {}).ok());
            QVERIFY(endOf(made.parts) <= std::min(trees.bestNs(), endOf(*exchange)));
            waits += endOf(*exchange) < exchange->front().plan.durationNs ? 1 : 0;
        }
        QVERIFY(waits > 0);
    }

    void leavesWhatItCannotImprove()
    {
        Demands rooted;
        rooted.addSum(Npus { 0, 1, 2 }, Npus { 3 });
        QVERIFY(!constructExchange(graphOf("Ring(4,50GB/s,500ns)"), rooted, 0, 1));
        QVERIFY(!constructExchange(graphOf("Switch(4,50GB/s,500ns)"), shared(1, { 0, 1 }), 0, 1));
    }
};

WEFT_TEST(ExchangeTest)
#include "tst_exchange.moc"
