// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/construct/crossed_plan.h"

#include <algorithm>

namespace weft::synthesis {

namespace {

using Index = std::uint32_t;

constexpr Index kNone = 0xFFFFFFFFU;
constexpr std::uint32_t kCrossingPasses = 6; // of justification, at most
constexpr std::size_t kMostParts = 64;

// The first and the last link of a message between the root and a neighbour, by transfer.
struct CrossedPair {
    Index upFirst = kNone;
    Index upLast = kNone;
    Index downFirst = kNone;
    Index downLast = kNone;
};

class Crossings {
public:
    Crossings(const LinkGraph& graph, const Demands& sums, const JointPlan& plan)
        : m_graph(graph)
        , m_plan(plan)
        , m_ofChunk(sums.chunks())
    {
        for (Index i = 0; i < plan.transfers.size(); ++i) {
            const auto& [chunk, adds] = plan.transfers[i];
            if (!sums.isSum(chunk) || !adds || graph.target[arcOf(i)] != rootOf(chunk))
                continue;
            const Index first = endOf(i, plan.waits->before(), graph.source);
            const Index down = downTo(chunk, graph.source[arcOf(first)]);
            const Index last = m_ofChunk[chunk].upLast; // the one that comes last crosses
            if (first != i && down != kNone && (last == kNone || endNs(last) < endNs(i)))
                m_ofChunk[chunk] = { first, i, down, endOf(down, plan.waits->after(), graph.target) };
        }
    }

    // False: nothing crosses.
    [[nodiscard]] bool any() const
    {
        return std::ranges::any_of(m_ofChunk, [](const CrossedPair& each) { return each.upLast != kNone; });
    }
    // What leaves the root does not wait for what crosses it; that has to be on its way when it arrives.
    [[nodiscard]] WaitGraph waits() const
    {
        std::vector<Index> arcs;
        WaitGraph::Waits waits;
        for (Index i = 0; i < m_plan.transfers.size(); ++i) {
            const CrossedPair& own = m_ofChunk[m_plan.transfers[i].chunk];
            arcs.push_back(arcOf(i));
            for (const Index before : m_plan.waits->before()[i]) {
                if (i != own.downFirst || before != own.upLast)
                    waits.emplace_back(i, before);
            }
            if (i == own.downLast)
                waits.emplace_back(i, own.upFirst);
        }
        return { std::move(arcs), waits };
    }
    // Those are given up where one arrives while the other is being read. Whether there were any.
    [[nodiscard]] bool giveUp(const TransferTimes& times)
    {
        bool isAny = false;
        for (CrossedPair& own : m_ofChunk) {
            if (own.upLast == kNone)
                continue;
            const std::uint64_t start = times.starts[own.downFirst];
            const std::uint64_t arrival = times.starts[own.upLast] + m_graph.time[arcOf(own.upLast)];
            if (arrival > start && arrival < start + m_graph.time[arcOf(own.downFirst)]) {
                own = {};
                isAny = true;
            }
        }
        return isAny;
    }
    [[nodiscard]] std::vector<PlanPart> parts(const TransferTimes& times) const
    {
        std::vector<PlanPart> parts { { {}, true }, { {}, true }, { {}, true }, { {}, false } };
        const auto put = [&](std::size_t part, Index i) {
            parts[part].plan.transfers.push_back({ times.starts[i], m_plan.transfers[i].chunk, arcOf(i) });
        };
        std::vector<std::size_t> partOf;
        for (const JointPlan::Transfer& transfer : m_plan.transfers)
            partOf.push_back(transfer.adds ? 0 : 3);
        for (const CrossedPair& own : m_ofChunk) {
            if (own.upLast == kNone
                || times.starts[own.upLast] + m_graph.time[arcOf(own.upLast)] <= times.starts[own.downFirst])
                continue; // it came before
            for (Index i = own.upLast; i != kNone; i = i == own.upFirst ? kNone : m_plan.waits->before()[i].front())
                partOf[i] = 1;
            for (Index i = own.downFirst; i != kNone; i = i == own.downLast ? kNone : m_plan.waits->after()[i].front())
                partOf[i] = 2;
        }
        for (Index i = 0; i < partOf.size(); ++i)
            put(partOf[i], i);
        for (PlanPart& part : parts) {
            part.exchanges = true;
            part.plan.durationNs = times.durationNs;
            sortTransfers(part.plan.transfers);
        }
        return parts;
    }

private:
    [[nodiscard]] Index arcOf(Index transfer) const { return m_plan.waits->arc(transfer); }
    [[nodiscard]] Index rootOf(Index chunk) const { return m_plan.rooted.copied.giversOf(chunk).front(); }
    [[nodiscard]] std::uint64_t endNs(Index transfer) const
    {
        return m_plan.times.starts[transfer] + m_graph.time[arcOf(transfer)];
    }
    // Through switches, each of which has one link more for it, to an NPU.
    [[nodiscard]] Index endOf(Index transfer, const Groups<>& next, const std::vector<Index>& ends) const
    {
        while (ends[arcOf(transfer)] >= m_graph.npus && next[transfer].size() == 1)
            transfer = next[transfer].front();
        return transfer;
    }
    // The first link of what the root sends to that NPU, through switches.
    [[nodiscard]] Index downTo(Index chunk, Index npu)
    {
        if (m_downs.empty()) {
            m_downs.resize(m_ofChunk.size());
            for (Index i = 0; i < m_plan.transfers.size(); ++i) {
                const auto& [own, adds] = m_plan.transfers[i];
                if (!adds && m_graph.source[arcOf(i)] == rootOf(own) && m_graph.target[arcOf(i)] >= m_graph.npus)
                    m_downs[own].push_back(i);
            }
        }
        for (const Index first : m_downs[chunk]) {
            if (m_graph.target[arcOf(endOf(first, m_plan.waits->after(), m_graph.target))] == npu)
                return first;
        }
        return kNone;
    }

    const LinkGraph& m_graph;
    const JointPlan& m_plan;
    std::vector<CrossedPair> m_ofChunk;
    std::vector<std::vector<Index>> m_downs; // by chunk: first links out of the root into a switch
};

} // namespace

std::optional<std::vector<PlanPart>> crossed(const LinkGraph& graph, const Demands& sums, const JointPlan& plan,
    std::uint32_t rounds, std::uint64_t seed, std::uint64_t boundNs, const Watch& watch)
{
    const auto merges = [](const topology::Node& node) { return node.multicasts || node.reduces; };
    if (graph.nodes == graph.npus || std::any_of(graph.kind.begin() + graph.npus, graph.kind.end(), merges)
        || plan.waits->before().size() > plan.waits->size())
        return {};
    for (Index chunk = 0; chunk < sums.chunks(); ++chunk) {
        if (sums.isSum(chunk) && sums.giversOf(chunk).size() > kMostParts)
            return {};
    }
    Crossings crossings(graph, sums, plan);
    while (crossings.any()) {
        const WaitGraph waits = crossings.waits();
        TransferTimes times = justified(
            graph, waits, listScheduled(graph, waits, plan.times.starts, watch.stop), kCrossingPasses, watch.stop);
        if (watch.stop.stop_requested())
            return {};
        times = shaken(graph, waits, std::move(times), rounds, seed, boundNs, watch);
        if (times.durationNs >= plan.times.durationNs)
            return {};
        if (!crossings.giveUp(times))
            return crossings.parts(times);
    }
    return {};
}

} // namespace weft::synthesis
