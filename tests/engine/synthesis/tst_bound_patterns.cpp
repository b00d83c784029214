// SPDX-License-Identifier: GPL-3.0-or-later
// All-reduce, all-to-all, rooted and custom patterns where the shortest time is known, and what is no use as input.
#include "engine/synthesis/bounds/bounds.h"
#include "engine/synthesis/search/pattern_synthesis.h"
#include "engine/topology/topology_builder.h"
#include "engine/topology/topology_spec.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <tuple>

using namespace weft;
using collective::Pattern;
using collective::PatternKind;
using synthesis::Bound;

namespace {

constexpr Bytes kLinkChunk { 1000 };
constexpr std::uint64_t kLinkStep = 1000; // ns that links of 1 GB/s without latency take for it

topology::TopologyPtr sealed(topology::TopologyBuilder& draft)
{
    Findings findings;
    return draft.seal(findings).value();
}

topology::Fabric gigabyteFabric(const std::string& spec)
{
    Findings findings;
    const Result<topology::TopologyPtr> topology = topology::topologyFromSpec(spec, findings);
    if (!topology)
        qFatal("%s", toString(topology.error()).c_str());
    return topology::Fabric(*topology);
}

Pattern patternWith(PatternKind kind, std::uint32_t ranks, std::uint32_t chunks)
{
    Pattern pattern;
    pattern.kind = kind;
    pattern.ranks = ranks;
    pattern.chunks = chunks;
    return pattern;
}

Result<Bound> boundOf(const topology::Fabric& fabric, const Pattern& pattern, Bytes chunk = kLinkChunk)
{
    return synthesis::lowerBound(fabric, pattern, chunk, {});
}

// A star of NPUs round one switch.
topology::Fabric star(std::uint32_t npus, bool reduces, bool multicasts)
{
    topology::TopologyBuilder draft;
    draft.addNpus(npus);
    topology::NodeOptions options;
    options.reduces = reduces;
    options.multicasts = multicasts;
    draft.addSwitch(std::move(options));
    for (std::uint32_t npu = 0; npu < npus; ++npu) {
        draft.addLink(topology::DraftNode { npu }, topology::DraftNode { npus }, { Latency { 0 }, Bandwidth { 1 } });
        draft.addLink(topology::DraftNode { npus }, topology::DraftNode { npu }, { Latency { 0 }, Bandwidth { 1 } });
    }
    return topology::Fabric(sealed(draft));
}

topology::Fabric line(std::uint32_t npus, Bandwidth bandwidth, bool closed)
{
    topology::TopologyBuilder draft;
    draft.addNpus(npus);
    for (std::uint32_t npu = 0; npu + (closed ? 0 : 1) < npus; ++npu)
        draft.addLink(
            topology::DraftNode { npu }, topology::DraftNode { (npu + 1) % npus }, { Latency { 0 }, bandwidth });
    return topology::Fabric(sealed(draft));
}

} // namespace

class TestBoundPatterns : public QObject {
    Q_OBJECT

private slots:
    // One link limits, several limit.
    void whatLimitsIsOneOrSeveral()
    {
        const auto limits = [](const char* spec, std::uint32_t ranks) {
            return std::string(
                boundOf(gigabyteFabric(spec), patternWith(PatternKind::Gather, ranks, ranks))->limitedBy);
        };
        QVERIFY(limits("Ring(4,1GB/s,0ns,uni=1)", 4).find("the 1 link into npu0 limits everything: ") == 0);
        QVERIFY(limits("Ring(4,1GB/s,0ns)", 4).find("the 2 links into npu0 limit everything: ") == 0);
    }

    void stepsAreKnown_data()
    {
        QTest::addColumn<QString>("spec");
        QTest::addColumn<PatternKind>("kind");
        QTest::addColumn<unsigned>("chunks");
        QTest::addColumn<unsigned>("steps");
        const auto row = [](const char* spec, PatternKind kind, unsigned chunks, unsigned steps) {
            const std::string name
                = std::string(collective::toString(kind)) + " " + spec + " " + std::to_string(chunks);
            QTest::newRow(name.c_str()) << QString::fromLatin1(spec) << kind << chunks << steps;
        };
        using enum PatternKind;
        // 2 (n - 1) transfers a chunk over all links.
        row("Ring(8,1GB/s,0ns,uni=1)", AllReduce, 8, 14);
        row("Ring(8,1GB/s,0ns)", AllReduce, 8, 7);
        row("Ring(8,1GB/s,0ns)", AllReduce, 1, 4); // half-way round
        row("FC(5,1GB/s,0ns)", AllReduce, 5, 2);
        row("Torus(4x4,1GB/s,0ns)", AllReduce, 32, 15);
        row("Mesh(4x4,1GB/s,0ns)", AllReduce, 96, 60); // 30 · 96 transfers over 48 links
        row("Mesh(4x4,1GB/s,0ns)", AllReduce, 32, 21); // two links at a corner, and from it to the opposite one
        row("Mesh(2x2,1GB/s,0ns)", AllReduce, 4, 3);
        // Bytes times hops over all links, or half of the NPUs to the others over what lies between.
        row("Ring(8,1GB/s,0ns,uni=1)", AllToAll, 8, 28);
        row("Ring(8,1GB/s,0ns)", AllToAll, 8, 8);
        row("FC(6,1GB/s,0ns)", AllToAll, 6, 1);
        row("Torus(4x4,1GB/s,0ns)", AllToAll, 16, 8);
        row("Mesh(4x4,1GB/s,0ns)", AllToAll, 16, 16); // 64 chunks over 4 links
        row("Torus(8x8x8,1GB/s,0ns)", AllToAll, 512, 512);
        // The root's links; everything comes from, or goes to, one side.
        row("Ring(8,1GB/s,0ns)", Gather, 8, 4);
        row("Ring(8,1GB/s,0ns)", Scatter, 8, 4);
        row("Mesh(4x4,1GB/s,0ns)", Gather, 16, 8);
        row("FC(6,1GB/s,0ns)", Broadcast, 5, 2);
        row("FC(6,1GB/s,0ns)", Reduce, 5, 2);
    }

    void stepsAreKnown()
    {
        QFETCH(QString, spec);
        QFETCH(PatternKind, kind);
        QFETCH(unsigned, chunks);
        QFETCH(unsigned, steps);
        const topology::Fabric fabric = gigabyteFabric(spec.toStdString());
        const Result<Bound> bound = boundOf(fabric, patternWith(kind, fabric.topology().npuCount(), chunks));
        QVERIFY2(bound.ok(), bound ? "" : toString(bound.error()).c_str());
        QCOMPARE(bound->time.ns(), steps * kLinkStep);
        QVERIFY(!bound->tight.links.empty());
        QVERIFY(bound->tight.bandwidth.bytesPerNs > 0);
        QVERIFY(!bound->limitedBy.empty());
    }

    void switchesCountByWhatTheyCanDo()
    {
        constexpr std::uint32_t kNpus = 6;
        const auto steps = [](const topology::Fabric& fabric, PatternKind kind, std::uint32_t chunks) {
            return boundOf(fabric, patternWith(kind, kNpus, chunks))->time.ns() / kLinkStep;
        };
        const topology::Fabric plain = star(kNpus, false, false);
        const topology::Fabric able = star(kNpus, true, true);
        // A ring over the switch sends 2 (n - 1) / n of the buffer, and needs one step more to get through the switch.
        QCOMPARE(steps(plain, PatternKind::AllReduce, kNpus), 11U);
        // Everything once up, once down.
        QCOMPARE(steps(able, PatternKind::AllReduce, kNpus), 7U);
        QCOMPARE(steps(able, PatternKind::AllReduce, 1), 2U);
        QCOMPARE(steps(plain, PatternKind::AllToAll, kNpus), 6U);
        QCOMPARE(steps(able, PatternKind::AllToAll, kNpus), 6U);
        QCOMPARE(steps(able, PatternKind::Broadcast, 4), 5U);
        QCOMPARE(steps(able, PatternKind::Reduce, 4), 5U);
        // What one NPU sends the others pass on: each of four chunks crosses the switch five times, six at a step.
        QVERIFY(steps(plain, PatternKind::Broadcast, 4) >= 5U);
    }

    void anAllReduceIsMeasuredAgainstAnyAndAgainstItsHalves()
    {
        const topology::Fabric mesh = gigabyteFabric("Mesh(4x4,1GB/s,0ns)");
        const Result<Bound> bound = boundOf(mesh, patternWith(PatternKind::AllReduce, 16, 16));
        const Result<Bound> gather = boundOf(mesh, patternWith(PatternKind::AllGather, 16, 16));
        QCOMPARE(bound->composition->ns(), 2 * gather->time.ns());
        QVERIFY(bound->time < *bound->composition); // trees that fill the mesh are quicker
        QVERIFY(!boundOf(mesh, patternWith(PatternKind::AllReduce, 16, 10))->composition);
        QVERIFY(!gather->composition);
        const Pattern reduced = patternWith(PatternKind::AllReduce, 16, 16);
        const Result<Bound> alone = synthesis::lowerBound(mesh, reduced, kLinkChunk, {}, false);
        QVERIFY(!alone->composition);
        QVERIFY(alone->time == synthesis::lowerBound(mesh, reduced, kLinkChunk, {})->time);
    }

    // Members at the ends of a line; the NPUs between relay.
    void groupsAreBoundByTheirWay()
    {
        const topology::Fabric fabric = gigabyteFabric("Mesh(5,1GB/s,0ns)");
        for (const PatternKind kind : { PatternKind::AllReduce, PatternKind::AllGather, PatternKind::ReduceScatter,
                 PatternKind::AllToAll, PatternKind::Gather, PatternKind::Scatter }) {
            Pattern pattern = patternWith(kind, 5, 2);
            pattern.members = { Rank { 4 }, Rank { 0 } };
            const std::uint64_t chunks = kind == PatternKind::AllReduce ? 2 : 1;
            QCOMPARE(boundOf(fabric, pattern)->time.ns(), (3 + chunks) * kLinkStep);
        }
    }

    void customPatternsAreBoundByTheirEnds()
    {
        const topology::Fabric fabric = gigabyteFabric("Ring(4,1GB/s,0ns,uni=1)");
        Pattern pattern = patternWith(PatternKind::Custom, 4, 0);
        const auto place = [](std::uint32_t rank, std::uint32_t chunk, std::vector<Rank> from) {
            return collective::Placement { Rank { rank }, { collective::Buffer::Input, chunk }, ChunkId { chunk },
                std::move(from) };
        };
        QCOMPARE(boundOf(fabric, pattern)->time.ns(), 0U); // promises nothing
        for (std::uint32_t chunk = 0; chunk < 3; ++chunk)
            pattern.before.push_back(place(0, chunk, { Rank { 0 } }));
        pattern.after = { place(3, 0, { Rank { 0 } }) };
        QCOMPARE(boundOf(fabric, pattern)->time.ns(), 3 * kLinkStep); // a long way
        for (std::uint32_t chunk = 1; chunk < 3; ++chunk)
            pattern.after.push_back(place(3, chunk, { Rank { 0 } }));
        QCOMPARE(boundOf(fabric, pattern)->time.ns(), 5 * kLinkStep); // and one link into rank 3
        // A sum needs every part.
        Pattern sum = patternWith(PatternKind::Custom, 4, 0);
        for (std::uint32_t rank = 0; rank < 4; ++rank)
            sum.before.push_back(place(rank, 0, { Rank { rank } }));
        sum.after = { place(2, 0, { Rank { 0 }, Rank { 1 }, Rank { 2 }, Rank { 3 } }) };
        QCOMPARE(boundOf(fabric, sum)->time.ns(), 3 * kLinkStep);
        sum.before.pop_back();
        QVERIFY(boundOf(fabric, sum).error().code == ErrorCode::Missing);
    }

    // A link leads from NPU 0 to NPU 1, and none back.
    void whoCannotBeReachedIsNamed()
    {
        for (const PatternKind kind : { PatternKind::AllReduce, PatternKind::AllGather, PatternKind::ReduceScatter,
                 PatternKind::AllToAll, PatternKind::Gather, PatternKind::Reduce }) {
            const Result<Bound> bound = boundOf(line(2, Bandwidth { 1 }, false), patternWith(kind, 2, 2));
            QVERIFY(!bound && bound.error().code == ErrorCode::Unreachable);
            QCOMPARE(bound.error().where.nodeId.value_or(7), 0U);
        }
    }

    void uglyInputsAreRefused()
    {
        for (const PatternKind kind :
            { PatternKind::AllReduce, PatternKind::AllGather, PatternKind::ReduceScatter, PatternKind::AllToAll,
                PatternKind::Gather, PatternKind::Scatter, PatternKind::Broadcast, PatternKind::Reduce }) {
            const std::string name(collective::toString(kind));
            // One NPU has nothing to do.
            topology::TopologyBuilder alone;
            alone.addNpus(1);
            const Result<Bound> nothing = boundOf(topology::Fabric(sealed(alone)), patternWith(kind, 1, 1));
            QVERIFY2(nothing.ok(), name.c_str());
            QCOMPARE(nothing->time.ns(), 0U);
            // A chain that leads only one way.
            const Result<Bound> oneWay = boundOf(line(3, Bandwidth { 1 }, false), patternWith(kind, 3, 3));
            const bool leads = kind == PatternKind::Broadcast || kind == PatternKind::Scatter;
            QCOMPARE(oneWay.ok(), leads);
            if (!leads) {
                QVERIFY(oneWay.error().code == ErrorCode::Unreachable);
                QVERIFY(oneWay.error().where.nodeId.has_value());
            }
            // A failed link.
            topology::FabricState state;
            state.links[LinkId { 1 }].failed = true;
            const topology::Fabric ring = line(3, Bandwidth { 1 }, true);
            const Result<Bound> broken = boundOf(topology::Fabric(ring.topologyPtr(), state), patternWith(kind, 3, 3));
            QVERIFY2(!broken || broken->time.ns() > 0, name.c_str());
            // Longer than any clock.
            const Result<Bound> late = boundOf(
                line(3, Bandwidth { 1e-9 }, true), patternWith(kind, 3, 3), Bytes { std::uint64_t { 1 } << 62U });
            QVERIFY2(!late.ok() && late.error().code == ErrorCode::TooLarge, name.c_str());
            // Ranks that are not the NPUs.
            const Result<Bound> other = boundOf(ring, patternWith(kind, 4, 4));
            QVERIFY2(!other.ok() && other.error().code == ErrorCode::Mismatched, name.c_str());
            // Stopped.
            std::stop_source stop;
            stop.request_stop();
            const Result<Bound> stopped
                = synthesis::lowerBound(ring, patternWith(kind, 3, 3), kLinkChunk, Watch { stop.get_token() });
            QVERIFY2(!stopped.ok() && stopped.error().code == ErrorCode::Cancelled, name.c_str());
            // Empty chunks.
            QVERIFY2(boundOf(ring, patternWith(kind, 3, 3), Bytes { 0 }).ok(), name.c_str());
        }
    }

    void growthInOneLevelOfLinksIsPartOfThatInTheNext()
    {
        // Copies that quick links could make of each other without end are no more than there are NPUs behind them.
        // Plans of these lengths are found, so that nothing is shorter.
        for (const auto& [spec, chunks, optimum] :
            { std::tuple("FC(5,450GB/s)_Ring(3,150GB/s)_Switch(6,100GB/s)", 2U, std::uint64_t { 74'733 }),
                std::tuple("FC(6,450GB/s)_FC(3,150GB/s)_Switch(4,50GB/s)", 2U, std::uint64_t { 109'687 }) }) {
            const topology::Fabric fabric = gigabyteFabric(spec);
            const Pattern pattern = patternWith(PatternKind::Broadcast, fabric.topology().npuCount(), chunks);
            const Bytes chunk { (std::uint64_t { 4 } << 20U) / chunks };
            const auto made = synthesis::synthesizePattern(fabric, pattern, chunk, {});
            QVERIFY(made.ok());
            QCOMPARE(made->durationNs, optimum);
            QCOMPARE(made->bound.time.ns(), optimum);
            QVERIFY(made->bound.growth == made->bound.time && made->bound.tail < made->bound.time);
        }
    }
};

WEFT_TEST(TestBoundPatterns)
#include "tst_bound_patterns.moc"
