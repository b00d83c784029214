// SPDX-License-Identifier: GPL-3.0-or-later
// Schedules repaired after links have failed or become slower: correct on what is left, the same where nothing has
// happened, and never less kept than what the failure did not touch.
#include "engine/collective/proof/verifier.h"
#include "engine/synthesis/plan/given_transfers.h"
#include "engine/synthesis/search/resynthesis.h"
#include "engine/topology/topology_spec.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace weft;
using namespace weft::synthesis;
using collective::Pattern;
using collective::PatternKind;

namespace {

constexpr Bytes kRepairChunk { 1U << 20U };

topology::TopologyPtr topologyOf(const std::string& spec)
{
    Findings findings;
    return *topology::topologyFromSpec(spec, findings);
}

collective::SchedulePtr scheduleOn(const topology::Fabric& fabric, PatternKind kind)
{
    Pattern pattern;
    pattern.kind = kind;
    pattern.ranks = fabric.topology().npuCount();
    pattern.chunks = collective::isSharded(kind) || kind == PatternKind::AllReduce ? pattern.ranks : 3;
    pattern.inPlace = kind != PatternKind::AllToAll;
    return *scheduleOf(*synthesizePattern(fabric, pattern, kRepairChunk, {}));
}

std::string repairFault(const Result<PatternSynthesis>& made)
{
    if (!made)
        return toString(made.error());
    const auto schedule = scheduleOf(*made);
    if (!schedule)
        return toString(schedule.error());
    const auto verdict = collective::verify(**schedule);
    return verdict->fault ? verdict->fault->message.english() : std::string();
}

topology::Fabric without(const topology::TopologyPtr& topology, std::initializer_list<std::uint32_t> links)
{
    topology::FabricState state = topology::Fabric(topology).state();
    for (const std::uint32_t link : links)
        state.links[LinkId { link }].failed = true;
    return topology::Fabric(topology, std::move(state));
}

} // namespace

class ResynthesisTest : public QObject {
    Q_OBJECT

private slots:
    void keepsAllWhereNothingHasHappened()
    {
        const topology::Fabric fabric(topologyOf("Mesh(4x4,50GiB/s,500ns)"));
        for (const PatternKind kind : { PatternKind::AllReduce, PatternKind::AllGather, PatternKind::Broadcast }) {
            const auto old = scheduleOn(fabric, kind);
            const auto made = synthesizeFrom(fabric, *old, kRepairChunk, {});
            QCOMPARE(repairFault(made), std::string());
            QCOMPARE(made->difference->kept, made->transfers);
            QCOMPARE(
                made->difference->moved + made->difference->added + made->difference->dropped, std::uint64_t { 0 });
        }
    }

    void isRightWithoutAnyOneLink_data()
    {
        QTest::addColumn<QString>("spec");
        for (const char* spec : { "Mesh(3x4,50GiB/s,500ns)", "Ring(6,50GiB/s,500ns)", "Torus(3x3,50GiB/s,500ns)",
                 "Ring(2,100GiB/s,500ns)_FC(3,50GiB/s,500ns)" })
            QTest::addRow("%s", spec) << QString(spec);
    }
    void isRightWithoutAnyOneLink()
    {
        QFETCH(QString, spec);
        const topology::TopologyPtr topology = topologyOf(spec.toStdString());
        const topology::Fabric whole(topology);
        for (const PatternKind kind : { PatternKind::AllReduce, PatternKind::AllGather, PatternKind::ReduceScatter,
                 PatternKind::Broadcast, PatternKind::Reduce, PatternKind::AllToAll }) {
            const auto old = scheduleOn(whole, kind);
            for (std::uint32_t link = 0; link < topology->linkCount(); link += 3) {
                const auto given = givenTransfers(whole, *old, kRepairChunk);
                std::vector<bool> touched(old->pattern().chunkIds(), false);
                for (const GivenTransfer& transfer : *given) {
                    if (transfer.link == LinkId { link })
                        touched[transfer.chunk] = true;
                }
                const auto spared = static_cast<std::uint64_t>(std::ranges::count_if(
                    *given, [&touched](const GivenTransfer& transfer) { return !touched[transfer.chunk]; }));
                const auto made = synthesizeFrom(without(topology, { link }), *old, kRepairChunk, {});
                const std::string fault = repairFault(made);
                QVERIFY2(fault.empty(), qPrintable(QString("%1, link %2: %3").arg(spec).arg(link).arg(fault.c_str())));
                const ScheduleDifference& difference = *made->difference;
                QCOMPARE(difference.kept + difference.moved + difference.added, made->transfers);
                QCOMPARE(difference.kept + difference.moved + difference.dropped, std::uint64_t { given->size() });
                // Unless all of it was put in order again, or made anew, because that ends much earlier.
                QVERIFY(difference.kept >= spared || difference.moved > 0 || !difference.whyAnew.empty());
                QVERIFY(made->durationNs >= made->bound.time.ns());
            }
        }
    }

    void isRightOverSlowerLinksAndWithoutSeveral()
    {
        const topology::TopologyPtr topology = topologyOf("Mesh(4x4,50GiB/s,500ns)");
        const auto old = scheduleOn(topology::Fabric(topology), PatternKind::AllReduce);
        topology::FabricState state = topology::Fabric(topology).state();
        state.links[LinkId { 5 }].bandwidthFactor = 0.5;
        QCOMPARE(repairFault(synthesizeFrom(topology::Fabric(topology, state), *old, kRepairChunk, {})), std::string());
        QCOMPARE(repairFault(synthesizeFrom(without(topology, { 3, 11, 20 }), *old, kRepairChunk, {})), std::string());
    }

    // However slow a link has become, and through switches too: never much longer than what is made from nothing.
    void isNeverMuchLongerThanMadeAnew_data()
    {
        QTest::addColumn<QString>("spec");
        for (const char* spec :
            { "Mesh(4x4,50GiB/s,500ns)", "Torus(4x4,50GiB/s,500ns)", "Ring(2,100GiB/s,500ns)_FC(3,50GiB/s,500ns)",
                "Switch(6,50GiB/s,500ns)", "FatTree(16)", "Ring(4,50GiB/s,500ns)_Switch(2,25GiB/s,500ns)" })
            QTest::addRow("%s", spec) << QString(spec);
    }
    void isNeverMuchLongerThanMadeAnew()
    {
        QFETCH(QString, spec);
        const topology::TopologyPtr topology = topologyOf(spec.toStdString());
        const topology::Fabric whole(topology);
        for (const PatternKind kind : { PatternKind::AllReduce, PatternKind::AllGather, PatternKind::ReduceScatter,
                 PatternKind::Broadcast, PatternKind::AllToAll }) {
            const auto old = scheduleOn(whole, kind);
            const auto same = synthesizeFrom(whole, *old, kRepairChunk, {});
            QCOMPARE(repairFault(same), std::string());
            QVERIFY(same->difference->kept == same->transfers || isExchange(same->parts));
            for (const double factor : { 0.5, 0.1 }) {
                topology::FabricState state = whole.state();
                state.links[LinkId { 5 }].bandwidthFactor = factor;
                const topology::Fabric slower(topology, state);
                const auto made = synthesizeFrom(slower, *old, kRepairChunk, {});
                QCOMPARE(repairFault(made), std::string());
                const auto anew = synthesizePattern(slower, old->pattern(), kRepairChunk, {});
                QVERIFY2(made->durationNs * 10 <= anew->durationNs * 11,
                    qPrintable(QString("%1 ns, anew %2 ns").arg(made->durationNs).arg(anew->durationNs)));
                const ScheduleDifference& difference = *made->difference;
                QCOMPARE(difference.kept + difference.moved + difference.added, made->transfers);
                // What went over the link before is not new, whoever had to find it a place.
                std::multiset<std::tuple<std::uint32_t, LinkId, bool>> before;
                const auto given = givenTransfers(whole, *old, kRepairChunk);
                for (const GivenTransfer& transfer : *given)
                    before.insert({ transfer.chunk, transfer.link, transfer.adds });
                std::uint64_t added = 0;
                for (const PlanPart& part : made->parts) {
                    for (const PlannedTransfer& transfer : part.plan.transfers) {
                        const auto known = before.find({ transfer.chunk, made->graph.link[transfer.arc], part.adds });
                        if (known == before.end())
                            ++added;
                        else
                            before.erase(known);
                    }
                }
                QVERIFY(made->compact || added == difference.added);
            }
        }
    }

    // Where every link was busy all the time, links next to the lost one hand on what others can carry.
    void sharesOutWhatALostLinkCarried()
    {
        const topology::TopologyPtr topology = topologyOf("Torus(16x16,50GiB/s,500ns)");
        const auto old = scheduleOn(topology::Fabric(topology), PatternKind::AllReduce);
        const auto made = synthesizeFrom(without(topology, { 512 }), *old, kRepairChunk, {});
        QVERIFY(made.ok());
        QVERIFY(made->difference->whyAnew.empty());
        QVERIFY2(made->efficiency() > 0.92, qPrintable(QString::number(made->efficiency())));
    }

    // Some switch of several is lost, or a link to it, and what went through it goes another way.
    void goesThroughOtherSwitches()
    {
        const topology::TopologyPtr topology = topologyOf("FatTree(16)");
        const topology::Fabric whole(topology);
        for (const PatternKind kind : { PatternKind::AllGather, PatternKind::AllReduce, PatternKind::AllToAll }) {
            const auto old = scheduleOn(whole, kind);
            const auto made = synthesizeFrom(without(topology, { topology->linkCount() - 1 }), *old, kRepairChunk, {});
            QCOMPARE(repairFault(made), std::string());
            QVERIFY(made->difference->kept > 0);
        }
    }

    // Links that carried nothing of it may fail.
    void staysWhereNothingOfItIsTouched()
    {
        const topology::TopologyPtr topology = topologyOf("Mesh(3x3,50GiB/s,500ns)");
        for (const PatternKind kind : { PatternKind::Broadcast, PatternKind::Reduce, PatternKind::Scatter }) {
            const auto old = scheduleOn(topology::Fabric(topology), kind);
            const auto given = givenTransfers(topology::Fabric(topology), *old, kRepairChunk);
            for (std::uint32_t link = 0; link < topology->linkCount(); ++link) {
                if (std::ranges::find(*given, LinkId { link }, &GivenTransfer::link) != given->end())
                    continue;
                const auto made = synthesizeFrom(without(topology, { link }), *old, kRepairChunk, {});
                QCOMPARE(repairFault(made), std::string());
                QCOMPARE(made->difference->kept, std::uint64_t { given->size() });
                QCOMPARE(made->transfers, std::uint64_t { given->size() });
            }
        }
    }

    // An NPU that only passed things on is not missed: what cannot be tied together through it is made anew.
    void aRelayThatFailedIsDoneWithout()
    {
        const topology::TopologyPtr ring = topologyOf("Ring(6,50GiB/s,500ns)");
        topology::FabricState state = topology::Fabric(ring).state();
        state.nodes[NodeId { 1 }].failed = true;
        const topology::Fabric broken(ring, std::move(state));
        int anew = 0;
        for (const PatternKind kind :
            { PatternKind::AllGather, PatternKind::ReduceScatter, PatternKind::AllToAll, PatternKind::AllReduce }) {
            Pattern pattern;
            pattern.kind = kind;
            pattern.ranks = 6;
            pattern.members = { Rank { 2 }, Rank { 3 }, Rank { 5 } };
            pattern.chunks = 3;
            pattern.inPlace = kind != PatternKind::AllToAll;
            const auto old = *scheduleOf(*synthesizePattern(topology::Fabric(ring), pattern, kRepairChunk, {}));
            const auto made = synthesizeFrom(broken, *old, kRepairChunk, {});
            QCOMPARE(repairFault(made), std::string());
            anew += made->difference->whyAnew.empty() ? 0 : 1;
        }
        QVERIFY(anew > 0);
    }

    void whatCannotBeIsRefused()
    {
        const topology::TopologyPtr line = topologyOf("Mesh(4,50GiB/s,500ns)");
        const auto old = scheduleOn(topology::Fabric(line), PatternKind::AllGather);
        QVERIFY(!synthesizeFrom(without(line, { 2 }), *old, kRepairChunk, {}).ok());
        QVERIFY(
            synthesizeFrom(topology::Fabric(topologyOf("Mesh(5,50GiB/s,500ns)")), *old, kRepairChunk, {}).error().code
            == ErrorCode::Mismatched);
    }
};

WEFT_TEST(ResynthesisTest)
#include "tst_resynthesis.moc"
