// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/check/plan_proof.h"

#include "engine/synthesis/check/schedule_faults.h"
#include "engine/synthesis/graph/cuts.h"
#include "engine/synthesis/plan/pattern_slots.h"

#include <algorithm>
#include <optional>

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
        , m_passing(graph.nodes)
    {
    }

    void begin(std::span<const NamedSlot> holders, std::span<const NamedSlot> takers)
    {
        for (const std::uint32_t node : m_touched) {
            m_states[node] = {};
            m_passing[node].clear();
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
        const std::uint32_t target = m_graph.target[transfer.arc];
        State& from = m_states[source];
        State& to = touch(target);
        if (!m_graph.kind[source].forwards && !from.isNamed)
            return wrongAt(transfer, say("the sender does not forward for others"));
        if (adds)
            return add(transfer, from, to);
        if (m_graph.mayBranch(source) ? from.whole > transfer.start : !take(source, transfer.start, false))
            return wrongAt(transfer, say("the source does not have the chunk"));
        if (!m_graph.mayBranch(target)) {
            m_passing[target].push_back({ end, 0 });
            return {};
        }
        m_duplicates += to.whole != kNoTime;
        to.whole = std::min(to.whole, end);
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

    struct Passing { // a switch
        std::uint64_t arrival = 0;
        std::uint32_t parts = 0; // of a sum; 0: a copy
    };

    State& touch(std::uint32_t node)
    {
        m_touched.push_back(node);
        return m_states[node];
    }
    // A part of a sum, from an NPU that sends it on once, or from a switch, which lets each through once.
    Result<void> add(const PlannedTransfer& transfer, State& from, State& to)
    {
        const std::uint32_t source = m_graph.source[transfer.arc];
        const std::uint32_t target = m_graph.target[transfer.arc];
        const std::uint64_t end = transfer.start + m_graph.time[transfer.arc];
        if (!m_sums)
            return wrongAt(transfer, say("nothing is summed up in this pattern"));
        std::uint32_t parts = from.parts;
        if (source >= m_graph.npus) {
            const std::optional<Passing> taken = take(source, transfer.start, true);
            parts = taken ? taken->parts : 0;
        }
        if (parts == 0)
            return wrongAt(transfer, say("the source has no part of the sum"));
        if (from.hasLeft)
            return wrongAt(transfer, say("the source's part of the sum is sent twice"));
        if (from.lastPart > transfer.start)
            return wrongAt(transfer, say("the source has not added all parts yet"));
        if (to.hasLeft)
            return wrongAt(transfer, say("the sum has gone on without this part"));
        from.hasLeft = source < m_graph.npus;
        if (target >= m_graph.npus) {
            m_passing[target].push_back({ end, parts });
            return {};
        }
        to.parts += parts;
        to.lastPart = std::max(to.lastPart, end);
        if (to.parts == m_parts)
            to.whole = to.lastPart;
        return {};
    }
    // Of those that have arrived by then the first.
    std::optional<Passing> take(std::uint32_t node, std::uint64_t start, bool isPart)
    {
        std::vector<Passing>& all = m_passing[node];
        auto first = all.end();
        for (auto each = all.begin(); each != all.end(); ++each) {
            if ((each->parts > 0) == isPart && each->arrival <= start
                && (first == all.end() || each->arrival < first->arrival))
                first = each;
        }
        if (first == all.end())
            return {};
        const Passing taken = *first;
        all.erase(first);
        return taken;
    }
    [[nodiscard]] Error wrongAt(const PlannedTransfer& transfer, const Sentence& what) const
    {
        return wrong(ErrorCode::Mismatched, m_graph, transfer, what);
    }

    const LinkGraph& m_graph;
    bool m_sums = false;
    std::uint32_t m_parts = 1; // that make a whole
    std::vector<State> m_states; // by node
    std::vector<std::vector<Passing>>
        m_passing; // by switch: what has come and not left, but for copies that it multicasts
    std::vector<std::uint32_t> m_touched;
    std::uint64_t m_duplicates = 0;
    std::uint64_t m_last = 0;
};

} // namespace

bool canProvePlan(const LinkGraph& graph, const Pattern& pattern)
{
    const bool addsOnTheWay = std::ranges::any_of(graph.kind, [&](const topology::Node& node) { return node.reduces; });
    return !(addsOnTheWay && collective::reduces(pattern.kind)) && pattern.kind != collective::PatternKind::Custom
        && pattern.ranks == graph.npus && std::ranges::find(graph.time, 0U) == graph.time.end();
}

Result<PlanProof> provePlan(
    const LinkGraph& graph, const Pattern& pattern, std::span<const PlanPart> parts, const Watch& watch)
{
    if (!canProvePlan(graph, pattern) || isExchange(parts)) {
        return errorOf(
            ErrorCode::Unsupported, say("sums that switches add up or that go both ways are proved as a schedule"));
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
