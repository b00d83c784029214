// SPDX-License-Identifier: GPL-3.0-or-later
// All-reduces as a whole: verified, not below their bound, not longer than their halves after each other, the same for
// any number of threads and when a run that a budget ended is repeated; and shorter than any halves after each other
// could be, where these are limited in different places.
#include "engine/collective/proof/verifier.h"
#include "engine/synthesis/search/group_synthesis.h"
#include "tests/engine/synthesis/irregular_fabrics.h"
#include "tests/engine/synthesis/synthesis_fabrics.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <thread>

using namespace weft;
using namespace weft::synthesis;
using collective::Pattern;
using collective::PatternKind;

namespace {

constexpr Bytes kAllReduceChunk { 1U << 18U };

PatternSynthesis made(const topology::Fabric& fabric, PatternKind kind, std::uint32_t chunksPerNpu,
    const SynthesisOptions& options = {}, const Watch& watch = {})
{
    const Pattern pattern = patternOf(kind, fabric.topology().npuCount(), chunksPerNpu);
    Result<PatternSynthesis> result = synthesizePattern(fabric, pattern, kAllReduceChunk, options, watch);
    if (!result)
        throw std::runtime_error(toString(result.error()));
    return *std::move(result);
}

std::string faultOf(const PatternSynthesis& synthesis)
{
    const Result<collective::SchedulePtr> schedule = scheduleOf(synthesis);
    if (!schedule)
        return toString(schedule.error());
    const Result<collective::Verdict> verdict = collective::verify(**schedule);
    if (!verdict)
        return toString(verdict.error());
    return verdict->fault ? verdict->fault->message : verdict->correct ? "" : "not correct";
}

} // namespace

class TestAllReduce : public QObject {
    Q_OBJECT

private slots:
    void itIsVerifiedAndNoLongerThanItsHalves_data()
    {
        QTest::addColumn<QString>("spec");
        QTest::addColumn<int>("family");
        QTest::addColumn<std::uint32_t>("number");
        for (const char* spec : { "Ring(6,50GB/s,1us)", "Ring(5,50GB/s,1us,uni=1)", "Mesh(7,50GB/s,1us)",
                 "Mesh(4x4,50GB/s,1us)", "Mesh(3,50GB/s,500ns)_Mesh(4,75GB/s,700ns)", "Torus(3x4,50GB/s,1us)",
                 "FC(5,50GB/s,1us)", "DGX1V", "Switch(6,50GB/s,1us)", "Ring(2,200GB/s,500ns)_Switch(4,50GB/s,500ns)" })
            QTest::newRow(spec) << QString::fromLatin1(spec) << 0 << 0U;
        for (const auto& [family, name] : kIrregularFamilies) {
            for (std::uint32_t number = 0; number < 6; ++number) {
                const LinkGraph graph = makeLinkGraph(IrregularMaker(family, number).make(), kAllReduceChunk);
                if (graph.npus <= 16 && isWhole(graph))
                    QTest::addRow("%s %u", name, number) << QString() << static_cast<int>(family) << number;
            }
        }
    }
    void itIsVerifiedAndNoLongerThanItsHalves()
    {
        QFETCH(QString, spec);
        QFETCH(int, family);
        QFETCH(std::uint32_t, number);
        const topology::Fabric fabric = spec.isEmpty()
            ? IrregularMaker(static_cast<IrregularFamily>(family), number).make()
            : fabricOf(spec.toStdString());
        for (const std::uint32_t chunks : spec.isEmpty() ? std::vector { 2U } : std::vector { 1U, 3U }) {
            SynthesisOptions options;
            const PatternSynthesis one = made(fabric, PatternKind::AllReduce, chunks, options);
            const std::uint64_t apart = made(fabric, PatternKind::ReduceScatter, chunks, options).durationNs
                + made(fabric, PatternKind::AllGather, chunks, options).durationNs;
            QVERIFY(one.durationNs >= one.bound.time.ns());
            QVERIFY(one.durationNs <= apart);
            const std::string fault = faultOf(one);
            QVERIFY2(fault.empty(), fault.c_str());
            options.starts = 4;
            const PatternSynthesis more = made(fabric, PatternKind::AllReduce, chunks, options);
            QVERIFY(more.durationNs <= one.durationNs);
            QVERIFY(more.durationNs >= more.bound.time.ns());
            QVERIFY(faultOf(more).empty());
            for (const std::uint32_t threads : { 2U, 4U }) {
                options.threads = threads;
                const PatternSynthesis again = made(fabric, PatternKind::AllReduce, chunks, options);
                QCOMPARE(again.fingerprint, more.fingerprint);
                QCOMPARE(again.starts, more.starts);
            }
        }
    }

    // In a mesh the corners' links out limit the one half, their links in the other.
    void meshesAreQuickerThanHalvesAfterEachOther()
    {
        for (const char* spec : { "Mesh(4x4,50GB/s,1us)", "Mesh(6x5,50GB/s,1us)", "Mesh(3x3x3,50GB/s,1us)" }) {
            const PatternSynthesis synthesis = made(fabricOf(spec), PatternKind::AllReduce, 6);
            QVERIFY2(synthesis.durationNs < synthesis.bound.composition->ns(), spec);
            QVERIFY2(synthesis.efficiency() > 0.85, spec);
            QVERIFY2(synthesis.method == "joint trees" || synthesis.method == "combs", synthesis.method.c_str());
            QVERIFY(faultOf(synthesis).empty());
        }
    }

    void oddLinesMeetTheirBound()
    {
        for (const char* spec : { "Mesh(3,50GB/s,1us)", "Mesh(5,50GB/s,1us)", "Mesh(9,50GB/s,1us)" }) {
            const PatternSynthesis synthesis = made(fabricOf(spec), PatternKind::AllReduce, 4);
            QCOMPARE(synthesis.durationNs, synthesis.bound.time.ns());
        }
    }

    void halvesAtTheBoundAreKept()
    {
        const PatternSynthesis ring = made(fabricOf("Ring(8,50GB/s,1us)"), PatternKind::AllReduce, 2);
        QCOMPARE(ring.durationNs, ring.bound.time.ns());
        QVERIFY(ring.method != "joint trees");
    }

    void theHalvesOfTheBoundAddUp()
    {
        const PatternSynthesis synthesis = made(fabricOf("Mesh(4x3,50GB/s,1us)"), PatternKind::AllReduce, 2);
        const Bound& bound = synthesis.bound;
        QCOMPARE(bound.halves.scatter.ns() + bound.halves.gather.ns(), bound.composition->ns());
    }

    void aRunThatABudgetEndedCanBeRepeated_data()
    {
        QTest::addColumn<QString>("spec");
        for (const char* spec : { "Mesh(4x4,50GB/s,1us)", "Mesh(3,50GiB/s)_Ring(2,80GiB/s)_Mesh(2,20GiB/s)",
                 "Ring(3,50GiB/s,uni=1)_Mesh(3,80GiB/s)", "Ring(2,200GB/s,500ns)_Switch(4,50GB/s,500ns)" })
            QTest::newRow(spec) << QString::fromLatin1(spec);
    }
    void aRunThatABudgetEndedCanBeRepeated()
    {
        QFETCH(QString, spec);
        const topology::Fabric fabric = fabricOf(spec.toStdString());
        SynthesisOptions options;
        options.starts = 0;
        SearchState state;
        options.state = &state;
        PatternSynthesis limited;
        // On a slow machine the first start takes longer than that.
        for (double budget = 0.15; limited.starts == 0 && budget < 100; budget *= 4) {
            options.budgetSeconds = budget;
            limited = made(fabric, PatternKind::AllReduce, 2, options);
        }
        QVERIFY(limited.starts >= 1);
        QCOMPARE(state.starts.load(), limited.starts);
        QVERIFY(state.bestNs.load() >= limited.durationNs);
        options.state = nullptr;
        options.starts = limited.starts;
        options.budgetSeconds.reset();
        options.threads = 2;
        const PatternSynthesis again = made(fabric, PatternKind::AllReduce, 2, options);
        QCOMPARE(again.starts, limited.starts);
        QCOMPARE(again.durationNs, limited.durationNs);
        QCOMPARE(again.fingerprint, limited.fingerprint);
    }

    void aStopKeepsTheHalves()
    {
        const topology::Fabric fabric = fabricOf("Mesh(6x6,50GB/s,1us)");
        SynthesisOptions options;
        options.starts = 1'000'000;
        SearchState state;
        options.state = &state;
        std::stop_source source;
        std::jthread stopper([&] {
            while (state.bestNs.load() == 0)
                std::this_thread::yield();
            source.request_stop();
        });
        const PatternSynthesis kept = made(fabric, PatternKind::AllReduce, 2, options, { source.get_token(), nullptr });
        QVERIFY(kept.starts >= 1);
        QVERIFY(faultOf(kept).empty());
    }

    void groupsAreSummedTogether()
    {
        const topology::Fabric fabric = fabricOf("Mesh(4x4,50GB/s,1us)");
        std::vector<Pattern> groups;
        for (const std::uint32_t first : { 0U, 8U }) {
            Pattern pattern = patternOf(PatternKind::AllReduce, 16, 1);
            for (std::uint32_t i = 0; i < 8; ++i)
                pattern.members.push_back(Rank { first + i });
            groups.push_back(pattern);
        }
        const Result<PatternSynthesis> one = synthesizeGroups(fabric, groups, kAllReduceChunk, {});
        QVERIFY2(one.ok(), one ? "" : toString(one.error()).c_str());
        QVERIFY(one->durationNs >= one->bound.time.ns());
        const std::string fault = faultOf(*one);
        QVERIFY2(fault.empty(), fault.c_str());
        SynthesisOptions options;
        options.starts = 5;
        options.threads = 3;
        const Result<PatternSynthesis> more = synthesizeGroups(fabric, groups, kAllReduceChunk, options);
        options.threads = 1;
        QCOMPARE(synthesizeGroups(fabric, groups, kAllReduceChunk, options)->fingerprint, more->fingerprint);
        QVERIFY(more->durationNs <= one->durationNs);
    }
};

WEFT_TEST(TestAllReduce)
#include "tst_all_reduce.moc"
