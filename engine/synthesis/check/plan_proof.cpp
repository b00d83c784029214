// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/check/plan_proof.h"

#include "engine/synthesis/check/schedule_faults.h"
#include "engine/synthesis/graph/cuts.h"
#include "engine/synthesis/plan/pattern_slots.h"

#include <algorithm>

namespace weft::synthesis {

namespace {

using collective::Pattern;

// What the NPUs have of one chunk, while its transfers are carried out in the order of their starts.
class ChunkProof {
public:
    ChunkProof(const LinkGraph& graph, const Pattern& pattern)
        : m_graph(graph)
        , m_sums(collective::reduces(pattern.kind))
        , m_parts(m_sums ? pattern.memberCount() : 1)
        , m_states(graph.nodes)
        , m_copies(graph.nodes)
    {
    }

    void begin(std::span<const NamedSlot> holders, std::span<const NamedSlot> takers)
    {
        for (const std::uint32_t node : m_touched) {
            m_states[node] = {};
            m_copies[node].clear();
        }
        m_touched.clear();
        for (const NamedSlot& named : holders) {
            State& state = touch(named.npu);
            state.parts = 1;
            state.isNamed = true;
            state.whole = m_parts == 1 ? 0 : kNoTime;
        }
        for (const NamedSlot& named : takers)
            touch(named.npu).isNamed = true;
    }

    Result<void> apply(const PlannedTransfer& transfer, bool adds)
    {
        const std::uint32_t source = m_graph.source[transfer.arc];
        const std::uint64_t end = transfer.start + m_graph.time[transfer.arc];
        State& from = m_states[source];
        State& to = touch(m_graph.target[transfer.arc]);
        if (!m_graph.kind[source].forwards && !from.isNamed)
            return wrongAt(transfer, say("the sender does not forward for others"));
        if (!adds) {
            if (m_graph.mayBranch(source) ? from.whole > transfer.start : !takesCopy(source, transfer.start))
                return wrongAt(transfer, say("the source does not have the chunk"));
            const std::uint32_t target = m_graph.target[transfer.arc];
            if (!m_graph.mayBranch(target)) {
                m_copies[target].push_back(end);
                return {};
            }
            m_duplicates += to.whole != kNoTime;
            to.whole = std::min(to.whole, end);
            return {};
        }
        if (!m_sums)
            return wrongAt(transfer, say("nothing is summed up in this pattern"));
        if (from.parts == 0)
            return wrongAt(transfer, say("the source has no part of the sum"));
        if (from.hasLeft)
            return wrongAt(transfer, say("the source's part of the sum is sent twice"));
        if (from.lastPart > transfer.start)
            return wrongAt(transfer, say("the source has not added all parts yet"));
        if (to.hasLeft)
            return wrongAt(transfer, say("the sum has gone on without this part"));
        from.hasLeft = true;
        to.parts += from.parts;
        to.lastPart = std::max(to.lastPart, end);
        if (to.parts == m_parts)
            to.whole = to.lastPart;
        return {};
    }

    Result<void> finish(std::span<const NamedSlot> takers)
    {
        for (const NamedSlot& named : takers) {
            if (m_states[named.npu].whole == kNoTime)
                return lacks(named.npu, 1);
            m_last = std::max(m_last, m_states[named.npu].whole);
        }
        return {};
    }
    [[nodiscard]] std::uint64_t duplicates() const { return m_duplicates; }
    [[nodiscard]] std::uint64_t last() const { return m_last; }

private:
    struct State {
        std::uint64_t whole = kNoTime; // when the chunk is there, with all parts
        std::uint64_t lastPart = 0; // arrival
        std::uint32_t parts = 0; // of the sum
        bool hasLeft = false;
        bool isNamed = false; // by the pattern
    };

    State& touch(std::uint32_t node)
    {
        m_touched.push_back(node);
        return m_states[node];
    }
    bool takesCopy(std::uint32_t node, std::uint64_t start)
    {
        std::vector<std::uint64_t>& copies = m_copies[node];
        const auto first = std::ranges::min_element(copies);
        if (first == copies.end() || *first > start)
            return false;
        copies.erase(first);
        return true;
    }
    [[nodiscard]] Error wrongAt(const PlannedTransfer& transfer, const Sentence& what) const
    {
        return wrong(ErrorCode::Mismatched, m_graph, transfer, what);
    }

    const LinkGraph& m_graph;
    bool m_sums = false;
    std::uint32_t m_parts = 1; // that make a whole
    std::vector<State> m_states; // by node
    std::vector<std::vector<std::uint64_t>>
        m_copies; // by switch that does not multicast: arrivals of those that have not left
    std::vector<std::uint32_t> m_touched;
    std::uint64_t m_duplicates = 0;
    std::uint64_t m_last = 0;
};

} // namespace

bool canProvePlan(const LinkGraph& graph, const Pattern& pattern)
{
    return (graph.nodes == graph.npus || !collective::reduces(pattern.kind))
        && pattern.kind != collective::PatternKind::Custom && pattern.ranks == graph.npus
        && std::ranges::find(graph.time, 0U) == graph.time.end();
}

Result<PlanProof> provePlan(
    const LinkGraph& graph, const Pattern& pattern, std::span<const PlanPart> parts, const Watch& watch)
{
    if (!canProvePlan(graph, pattern) || isExchange(parts)) {
        return errorOf(
            ErrorCode::Unsupported, say("sums that go through switches or both ways are proved as a schedule"));
    }
    if (const Result<void> checked = pattern.check(); !checked)
        return checked.error();
    const std::uint32_t chunks = pattern.chunkIds();
    LinkReplay links(graph, chunks);
    bool isCarried = true;
    eachInTime(parts, [&](std::size_t, std::size_t number, const PlannedTransfer& transfer) {
        constexpr std::size_t kPoll = std::size_t { 1 } << 14U;
        if (number % kPoll == 0 && watch.stop.stop_requested())
            return false;
        return isCarried = links.carry(transfer);
    });
    if (!isCarried)
        return links.error();
    if (watch.stop.stop_requested())
        return errorOf(ErrorCode::Cancelled, say("the proof of a plan was stopped"));
    const TransfersByChunk byChunk(parts, chunks);
    const PatternSlots slots(pattern);
    ChunkProof proof(graph, pattern);
    constexpr std::uint32_t kPoll = 1024;
    for (std::uint32_t chunk = 0; chunk < chunks; ++chunk) {
        if (chunk % kPoll == 0 && watch.stop.stop_requested())
            return errorOf(ErrorCode::Cancelled, say("the proof of a plan was stopped"));
        proof.begin(slots.before[chunk], slots.after[chunk]);
        for (const std::uint32_t number : byChunk.of(chunk)) {
            const auto [part, transfer] = byChunk.at(number);
            if (const Result<void> applied = proof.apply(transfer, parts[part].adds); !applied)
                return applied.error();
        }
        if (const Result<void> met = proof.finish(slots.after[chunk]); !met)
            return met.error();
    }
    return PlanProof { byChunk.size(), proof.duplicates(), proof.last() };
}

} // namespace weft::synthesis
