// SPDX-License-Identifier: GPL-3.0-or-later
// No schedule that Weft makes, synthesized or from the library, is ever shorter than the bound: on random fabrics,
// directed, with links of different speeds, parallel links, switches and groups.
#include "engine/collective/library/algorithm_library.h"
#include "engine/synthesis/search/pattern_synthesis.h"
#include "engine/topology/router.h"
#include "engine/topology/topology_builder.h"
#include "tests/engine/synthesis/dice.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <array>
#include <deque>
#include <map>
#include <random>

using namespace weft;
using collective::Pattern;
using collective::PatternKind;
using collective::Schedule;
using synthesis::Bound;

namespace {

constexpr PatternKind kBoundKinds[] { PatternKind::AllReduce, PatternKind::AllGather, PatternKind::ReduceScatter,
    PatternKind::AllToAll, PatternKind::Broadcast, PatternKind::Reduce, PatternKind::Gather, PatternKind::Scatter };

// A directed ring over NPUs and switches, with chords either way; `isWild`: of very different speeds.
topology::Fabric randomFabric(Dice& dice, std::uint32_t npus, std::uint32_t switches, bool isWild = false)
{
    constexpr std::array kWildSpeeds { 1.0, 7.0, 25.0, 50.0, 400.0 };
    constexpr std::array kWildLatencies { 1.0, 500.0, 700.0, 10'000.0 };
    topology::TopologyBuilder draft;
    draft.addNpus(npus);
    for (std::uint32_t i = 0; i < switches; ++i)
        draft.addSwitch({});
    const std::uint32_t nodes = npus + switches;
    const auto link = [&](std::uint32_t from, std::uint32_t to) {
        draft.addLink(topology::DraftNode { from }, topology::DraftNode { to },
            isWild ? LinkCost { Latency { kWildLatencies[dice.below(4)] }, Bandwidth { kWildSpeeds[dice.below(5)] } }
                   : LinkCost { Latency { 100.0 * dice.below(3) }, Bandwidth { 1.0 + dice.below(4) } });
    };
    for (std::uint32_t node = 0; node < nodes; ++node)
        link(node, (node + 1) % nodes);
    for (std::uint32_t i = 0; i < 2 * nodes; ++i) {
        const std::uint32_t from = dice.below(nodes);
        const std::uint32_t to = (from + 1 + dice.below(nodes - 1)) % nodes;
        link(from, to);
        if (dice.below(2) == 0)
            link(to, from);
    }
    Findings findings;
    return topology::Fabric(draft.seal(findings).value());
}

// Carries a schedule out in the cost model of the bounds, chunk by chunk over the fabric's routes, each step as soon as
// it may; which of two steps comes first on a link is chance, and any choice is a schedule.
class Execution {
public:
    Execution(const Schedule& schedule, const topology::Fabric& fabric, Bytes chunk)
        : m_schedule(schedule)
        , m_fabric(fabric)
        , m_router(fabric)
        , m_chunk(chunk)
        , m_ended(schedule.stepCount(), kWaits)
    {
    }

    std::uint64_t run()
    {
        std::vector<std::uint32_t> next;
        for (std::uint32_t rank = 0; rank < m_schedule.rankCount(); ++rank) {
            for (std::uint32_t id = index(m_schedule.blocks(Rank { rank }).first);
                 id < index(m_schedule.blocks(Rank { rank }).past); ++id)
                next.push_back(index(m_schedule.steps(BlockId { id }).first));
        }
        for (bool moved = true; moved;) {
            moved = false;
            for (std::uint32_t id = 0; id < next.size(); ++id) {
                const BlockId block { id };
                while (next[id] < index(m_schedule.steps(block).past) && tryStep(block, next[id])) {
                    ++next[id];
                    moved = true;
                }
            }
        }
        std::uint64_t last = 0;
        for (const std::uint64_t ended : m_ended) {
            if (ended == kWaits)
                qFatal("a schedule that never ends");
            last = std::max(last, ended);
        }
        return last;
    }

private:
    static constexpr std::uint64_t kWaits = ~std::uint64_t { 0 };

    bool tryStep(BlockId id, std::uint32_t at)
    {
        const StepId step { at };
        const collective::ThreadBlock& block = m_schedule.block(id);
        std::uint64_t ready = at > index(m_schedule.steps(id).first) ? m_ended[at - 1] : 0;
        for (const StepId dependency : m_schedule.dependencies(step)) {
            if (m_ended[index(dependency)] == kWaits)
                return false;
            ready = std::max(ready, m_ended[index(dependency)]);
        }
        const collective::StepKind kind = m_schedule.kind(step);
        if (collective::receives(kind)) {
            std::deque<std::uint64_t>& arrivals = m_arrivals[{ block.receiveFrom, block.rank, block.channel }];
            if (arrivals.empty())
                return false;
            ready = std::max(ready, arrivals.front());
            arrivals.pop_front();
        }
        std::uint64_t end = ready;
        if (collective::sends(kind)) {
            end = send(block, step, ready);
            m_arrivals[{ block.rank, block.sendTo, block.channel }].push_back(end);
        }
        m_ended[at] = end;
        return true;
    }

    std::uint64_t send(const collective::ThreadBlock& block, StepId step, std::uint64_t ready)
    {
        const std::span<const LinkId> way = m_schedule.way(step);
        std::vector<LinkId> links(way.begin(), way.end());
        if (way.empty() && !m_router.appendRoute(NodeId { index(block.rank) }, NodeId { index(block.sendTo) }, links))
            qFatal("a message without a way");
        std::uint64_t last = ready;
        for (std::uint32_t chunk = 0; chunk < m_schedule.count(step); ++chunk) {
            std::uint64_t time = ready;
            for (const LinkId link : links) {
                std::uint64_t& free = m_free[link];
                free = std::max(free, time) + linkTime(m_fabric.linkCost(link), m_chunk).ns();
                time = free;
            }
            last = std::max(last, time);
        }
        return last;
    }

    const Schedule& m_schedule;
    const topology::Fabric& m_fabric;
    topology::Router m_router;
    Bytes m_chunk;
    std::vector<std::uint64_t> m_ended; // by step
    std::map<std::tuple<Rank, Rank, std::uint32_t>, std::deque<std::uint64_t>> m_arrivals; // by connection
    std::map<LinkId, std::uint64_t> m_free;
};

std::string described(const Pattern& pattern, std::uint64_t time, const Bound& bound)
{
    return std::string(collective::toString(pattern.kind)) + " of " + std::to_string(pattern.chunks) + " chunks takes "
        + std::to_string(time) + ", bound " + std::to_string(bound.time.ns()) + ": " + bound.limitedBy;
}

constexpr Bytes kBoundChunk { 1000 };

} // namespace

class TestBoundValidity : public QObject {
    Q_OBJECT

private slots:
    // Of an all-to-all, counted here: what leaves a set of nodes takes the links that lead out of it.
    void noCutOfFewNodesIsMissed()
    {
        Dice dice(5);
        for (unsigned i = 0; i < 40; ++i) {
            const std::uint32_t npus = 3 + dice.below(6);
            const topology::Fabric fabric = randomFabric(dice, npus, dice.below(3), true);
            const synthesis::LinkGraph graph = synthesis::makeLinkGraph(fabric, Bytes { 10'000 });
            std::uint64_t longest = 0;
            for (std::uint32_t cut = 1; cut + 1 < 1U << graph.nodes; ++cut) {
                const auto isIn = [cut](std::uint32_t node) { return (cut >> node & 1U) != 0; };
                std::uint64_t inside = 0;
                for (std::uint32_t npu = 0; npu < npus; ++npu)
                    inside += isIn(npu) ? 1U : 0U;
                const auto carried = [&](std::uint64_t time) {
                    std::uint64_t chunks = 0;
                    for (std::uint32_t arc = 0; arc < graph.arcs(); ++arc) {
                        if (isIn(graph.source[arc]) && !isIn(graph.target[arc]))
                            chunks += time / graph.time[arc];
                    }
                    return chunks;
                };
                while (carried(longest) < inside * (npus - inside))
                    ++longest;
            }
            Pattern pattern;
            pattern.kind = PatternKind::AllToAll;
            pattern.ranks = pattern.chunks = npus;
            const Result<Bound> bound = synthesis::lowerBound(fabric, pattern, Bytes { 10'000 }, {});
            QVERIFY(bound.ok());
            QVERIFY2(bound->time.ns() >= longest, std::to_string(i).c_str());
        }
    }

    void synthesizedSchedulesAreNotShorter()
    {
        Dice dice(1);
        unsigned made = 0;
        unsigned met = 0;
        for (unsigned i = 0; i < 24; ++i) {
            const std::uint32_t npus = 3 + dice.below(8);
            const topology::Fabric fabric = randomFabric(dice, npus, dice.below(3));
            for (const PatternKind kind : kBoundKinds) {
                Pattern pattern;
                pattern.kind = kind;
                pattern.ranks = npus;
                if (dice.below(2) == 0) {
                    for (std::uint32_t rank = 0; rank < npus; rank += 1 + dice.below(2))
                        pattern.members.push_back(Rank { rank });
                }
                pattern.inPlace = kind != PatternKind::AllToAll;
                pattern.chunks = pattern.memberCount() * (1 + dice.below(3));
                pattern.root = pattern.member(dice.below(pattern.memberCount()));
                synthesis::SynthesisOptions options;
                options.starts = 4;
                const Result<synthesis::PatternSynthesis> found
                    = synthesis::synthesizePattern(fabric, pattern, kBoundChunk, options);
                QVERIFY2(found.ok(), found ? "" : toString(found.error()).c_str());
                QVERIFY2(found->durationNs >= found->bound.time.ns(),
                    described(pattern, found->durationNs, found->bound).c_str());
                ++made;
                met += found->durationNs == found->bound.time.ns() ? 1U : 0U;
            }
        }
        qInfo("%u of %u are met", met, made);
    }

    void librarySchedulesAreNotShorter()
    {
        Dice dice(2);
        unsigned made = 0;
        for (unsigned i = 0; i < 40; ++i) {
            const std::uint32_t npus = i % 2 == 0 ? 8 : 2 + dice.below(7);
            const topology::Fabric fabric = randomFabric(dice, npus, dice.below(3));
            for (const PatternKind kind : kBoundKinds) {
                collective::AlgorithmRequest request;
                request.pattern.kind = kind;
                request.pattern.ranks = npus;
                request.pattern.root = Rank { dice.below(npus) };
                request.pattern.inPlace = kind != PatternKind::AllToAll;
                request.channels = 1 + dice.below(2);
                request.fabric = &fabric;
                for (const std::string_view name : collective::applicableAlgorithms(request)) {
                    const Result<collective::SchedulePtr> schedule = collective::makeAlgorithm(name, request);
                    QVERIFY2(schedule.ok(), schedule ? "" : toString(schedule.error()).c_str());
                    const Result<Bound> bound = synthesis::lowerBound(fabric, (*schedule)->pattern(), kBoundChunk, {});
                    QVERIFY2(bound.ok(), bound ? "" : toString(bound.error()).c_str());
                    const std::uint64_t time = Execution(**schedule, fabric, kBoundChunk).run();
                    QVERIFY2(time >= bound->time.ns(),
                        (std::string(name) + ", " + described((*schedule)->pattern(), time, *bound)).c_str());
                    ++made;
                }
            }
        }
        QVERIFY(made > 500);
    }
};

WEFT_TEST(TestBoundValidity)
#include "tst_bound_validity.moc"
