// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/check/plan_proof.h"

#include "engine/synthesis/graph/cuts.h"
#include "engine/synthesis/plan/pattern_slots.h"

#include <algorithm>
#include <optional>
#include <tuple>

namespace weft::synthesis {

namespace {

using collective::Pattern;

// Who has what of each chunk before, and who wants all of it after.
struct PatternEnds {
    struct Holder {
        std::uint32_t npu = 0;
        std::uint32_t parts = 0; // of the sum; of a copy the whole
    };
    Groups<Holder> holders; // by chunk; so the next
    Groups<> takers;
    std::vector<std::uint32_t> parts; // that make a whole
};

PatternEnds standardEnds(const Pattern& pattern)
{
    PatternEnds ends;
    const PatternSlots slots(pattern);
    ends.parts.assign(pattern.chunkIds(), collective::reduces(pattern.kind) ? pattern.memberCount() : 1);
    for (std::uint32_t chunk = 0; chunk < pattern.chunkIds(); ++chunk) {
        std::vector<PatternEnds::Holder> holders;
        slots.before(chunk, [&holders](const NamedSlot& named) { holders.push_back({ named.npu, 1 }); });
        ends.holders.add(holders);
        std::vector<std::uint32_t> takers;
        slots.after(chunk, [&takers](const NamedSlot& named) { takers.push_back(named.npu); });
        ends.takers.add(takers);
    }
    return ends;
}

// Whether each slot has to do with one chunk only, before and after.
bool hasSlotsApart(const Pattern& pattern)
{
    std::vector<std::tuple<Rank, collective::Buffer, std::uint32_t, ChunkId>> all;
    for (const std::vector<collective::Placement>* placements : { &pattern.before, &pattern.after }) {
        for (const collective::Placement& each : *placements) {
            const collective::Slot slot = pattern.storage(each.rank, each.slot);
            all.emplace_back(each.rank, slot.buffer, slot.offset, each.chunk);
        }
    }
    std::ranges::sort(all);
    const auto areAtOdds = [](const auto& a, const auto& b) {
        const auto& [rank, buffer, offset, chunk] = a;
        return std::tie(rank, buffer, offset) == std::tie(std::get<0>(b), std::get<1>(b), std::get<2>(b))
            && chunk != std::get<3>(b);
    };
    return std::ranges::adjacent_find(all, areAtOdds) == all.end();
}

// Of a custom pattern; nothing where NPUs hold anything but the whole of a chunk, or parts that together are that.
std::optional<PatternEnds> customEnds(const Pattern& pattern)
{
    if (!hasSlotsApart(pattern))
        return {};
    const std::uint32_t chunks = pattern.chunkIds(); // which looks at all that is placed
    const auto byChunk = [chunks](const std::vector<collective::Placement>& placements) {
        return Groups<>(chunks, [&placements](const auto& visit) {
            for (std::uint32_t i = 0; i < placements.size(); ++i)
                visit(index(placements[i].chunk), i);
        });
    };
    const Groups<> before = byChunk(pattern.before);
    const Groups<> after = byChunk(pattern.after);
    PatternEnds ends;
    for (std::uint32_t chunk = 0; chunk < chunks; ++chunk) {
        const bool isWanted = !after[chunk].empty();
        std::vector<Rank> whole;
        if (isWanted)
            whole = pattern.after[after[chunk].front()].contributors;
        std::vector<std::uint32_t> takers;
        for (const std::uint32_t i : after[chunk]) {
            if (pattern.after[i].contributors != whole)
                return {};
            takers.push_back(index(pattern.after[i].rank));
        }
        std::vector<PatternEnds::Holder> holders;
        std::vector<Rank> apart;
        for (const std::uint32_t i : before[chunk]) {
            const collective::Placement& held = pattern.before[i];
            holders.push_back({ index(held.rank), static_cast<std::uint32_t>(held.contributors.size()) });
            if (held.contributors != whole)
                apart.insert(apart.end(), held.contributors.begin(), held.contributors.end());
        }
        std::ranges::sort(apart);
        std::ranges::sort(holders, {}, &PatternEnds::Holder::npu);
        const bool areParts = apart == whole;
        const bool areWhole = apart.empty();
        const bool isTwice = std::ranges::adjacent_find(holders, {}, &PatternEnds::Holder::npu) != holders.end();
        const bool isMixed = areParts
            && std::ranges::any_of(holders, [&](const auto& holder) { return holder.parts == whole.size(); });
        if (isWanted && ((!areParts && !areWhole) || isMixed || isTwice))
            return {};
        ends.holders.add(holders);
        ends.takers.add(takers);
        ends.parts.push_back(std::max<std::uint32_t>(static_cast<std::uint32_t>(whole.size()), 1));
    }
    return ends;
}

std::optional<PatternEnds> endsOf(const Pattern& pattern)
{
    return pattern.kind == collective::PatternKind::Custom ? customEnds(pattern) : standardEnds(pattern);
}

// What the NPUs have of one chunk, while its transfers are carried out in the order of their starts.
class ChunkProof {
public:
    explicit ChunkProof(const LinkGraph& graph)
        : m_graph(graph)
        , m_states(graph.nodes)
        , m_passing(graph.nodes)
    {
    }

    // `parts` make a whole.
    void begin(std::uint32_t chunk, std::uint32_t parts, std::span<const std::uint32_t> takers)
    {
        m_chunk = chunk;
        for (const std::uint32_t node : m_touched) {
            m_states[node] = {};
            m_passing[node].clear();
        }
        m_touched.clear();
        m_parts = parts;
        for (const std::uint32_t npu : takers)
            touch(npu).isNamed = true;
    }
    // From the beginning.
    void give(std::uint32_t npu, std::uint32_t parts)
    {
        State& state = touch(npu);
        state.parts = parts;
        state.isNamed = true;
        state.whole = parts == m_parts ? 0 : kNoTime;
    }

    Result<void> apply(const PlannedTransfer& transfer, bool adds)
    {
        const std::uint32_t source = m_graph.source[transfer.arc];
        const std::uint64_t end = transfer.start + m_graph.time[transfer.arc];
        const std::uint32_t target = m_graph.target[transfer.arc];
        State& from = m_states[source];
        State& to = touch(target);
        if (!m_graph.kind[source].forwards && !from.isNamed)
            return wrong(m_graph, transfer, say("the sender does not forward for others"));
        if (adds)
            return add(transfer, from, to);
        if (m_graph.mayBranch(source) ? from.whole > transfer.start : !take(source, transfer.start, false))
            return wrong(m_graph, transfer, say("the source does not have the chunk"));
        if (!m_graph.mayBranch(target)) {
            m_passing[target].push_back({ end, 0 });
            return {};
        }
        m_duplicates += to.whole != kNoTime;
        to.whole = std::min(to.whole, end);
        return {};
    }

    Result<void> finish(std::span<const std::uint32_t> takers)
    {
        for (const std::uint32_t npu : takers) {
            if (m_states[npu].whole == kNoTime)
                return errorOf(ErrorCode::Unfinished, say("NPU %1 ends without chunk %2", npu, m_chunk));
            m_last = std::max(m_last, m_states[npu].whole);
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
    // A part of a sum, from an NPU that sends it on once, or from a switch, which lets each through once, or all that
    // have come together where it adds them up.
    Result<void> add(const PlannedTransfer& transfer, State& from, State& to)
    {
        const std::uint32_t source = m_graph.source[transfer.arc];
        const std::uint32_t target = m_graph.target[transfer.arc];
        const std::uint64_t end = transfer.start + m_graph.time[transfer.arc];
        if (m_parts == 1)
            return wrong(m_graph, transfer, say("nothing is summed up in this pattern"));
        std::uint32_t parts = from.parts;
        if (source >= m_graph.npus) {
            parts = 0;
            for (auto taken = take(source, transfer.start, true); taken;) {
                parts += taken->parts;
                taken = m_graph.kind[source].reduces ? take(source, transfer.start, true) : std::nullopt;
            }
        }
        if (parts == 0)
            return wrong(m_graph, transfer, say("the source has no part of the sum"));
        if (from.hasLeft)
            return wrong(m_graph, transfer, say("the source's part of the sum is sent twice"));
        if (from.lastPart > transfer.start)
            return wrong(m_graph, transfer, say("the source has not added all parts yet"));
        if (to.hasLeft)
            return wrong(m_graph, transfer, say("the sum has gone on without this part"));
        from.hasLeft = source < m_graph.npus;
        if (target >= m_graph.npus) {
            m_passing[target].push_back({ end, parts });
            return {};
        }
        if (to.parts + parts > m_parts)
            return wrong(m_graph, transfer, say("the target has these parts already"));
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
    const LinkGraph& m_graph;
    std::uint32_t m_chunk = 0;
    std::uint32_t m_parts = 1; // that make a whole
    std::vector<State> m_states; // by node
    std::vector<std::vector<Passing>> m_passing; // by switch: what has come and not left, but for multicast copies
    std::vector<std::uint32_t> m_touched;
    std::uint64_t m_duplicates = 0;
    std::uint64_t m_last = 0;
};

// Whatever a custom pattern says.
bool isWithin(const LinkGraph& graph, const Pattern& pattern)
{
    const bool mayAdd = pattern.kind == collective::PatternKind::Custom || collective::reduces(pattern.kind);
    const bool addsOnTheWay = std::ranges::any_of(graph.kind, [](const topology::Node& node) { return node.reduces; });
    return !(mayAdd && addsOnTheWay) && pattern.ranks == graph.npus
        && std::ranges::find(graph.time, 0U) == graph.time.end();
}

// begin(proof, chunk) gives who has something what he has, and returns who wants all of it.
template <class Begin>
Result<ScheduleCheck> replayed(const LinkGraph& graph, std::uint32_t chunks, std::span<const PlanPart> parts,
    const Watch& watch, const Begin& begin)
{
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
    ChunkProof proof(graph);
    constexpr std::uint32_t kPoll = 1024;
    for (std::uint32_t chunk = 0; chunk < chunks; ++chunk) {
        if (chunk % kPoll == 0 && watch.stop.stop_requested())
            return errorOf(ErrorCode::Cancelled, say("the proof of a plan was stopped"));
        const std::span<const std::uint32_t> takers = begin(proof, chunk);
        for (const std::uint32_t number : byChunk.of(chunk)) {
            const auto [part, transfer] = byChunk.at(number);
            if (const Result<void> applied = proof.apply(transfer, parts[part].adds); !applied)
                return applied.error();
        }
        if (const Result<void> met = proof.finish(takers); !met)
            return met.error();
    }
    return ScheduleCheck { byChunk.size(), proof.duplicates(), proof.last() };
}

} // namespace

bool canProvePlan(const LinkGraph& graph, const Pattern& pattern)
{
    return isWithin(graph, pattern) && (pattern.kind != collective::PatternKind::Custom || customEnds(pattern));
}

Result<ScheduleCheck> provePlan(
    const LinkGraph& graph, const Pattern& pattern, std::span<const PlanPart> parts, const Watch& watch)
{
    if (const Result<void> checked = pattern.check(); !checked)
        return checked.error();
    const std::optional<PatternEnds> ends = isWithin(graph, pattern) ? endsOf(pattern) : std::nullopt;
    if (!ends || isExchange(parts)) {
        return errorOf(
            ErrorCode::Unsupported, say("sums that switches add up or that go both ways are proved as a schedule"));
    }
    return replayed(graph, pattern.chunkIds(), parts, watch, [&ends](ChunkProof& proof, std::uint32_t chunk) {
        proof.begin(chunk, ends->parts[chunk], ends->takers[chunk]);
        for (const PatternEnds::Holder& holder : ends->holders[chunk])
            proof.give(holder.npu, holder.parts);
        return ends->takers[chunk];
    });
}

Result<std::uint64_t> checkPlan(const LinkGraph& graph, const Demands& demands, std::span<const PlanPart> parts)
{
    const Result<ScheduleCheck> proof
        = replayed(graph, demands.chunks(), parts, {}, [&demands](ChunkProof& own, std::uint32_t chunk) {
              const auto givers = demands.giversOf(chunk);
              own.begin(
                  chunk, demands.isSum(chunk) ? static_cast<std::uint32_t>(givers.size()) : 1, demands.takersOf(chunk));
              for (const std::uint32_t npu : givers)
                  own.give(npu, 1);
              return demands.takersOf(chunk);
          });
    if (!proof)
        return proof.error();
    std::uint64_t statedNs = 0;
    std::uint64_t lastNs = proof->durationNs;
    for (const PlanPart& part : parts) {
        statedNs = std::max(statedNs, part.plan.durationNs);
        if (!demands.hasSums())
            continue;
        // A sum may be whole where it passes one who gets it again from its root.
        for (const PlannedTransfer& transfer : part.plan.transfers)
            lastNs = std::max(lastNs, transfer.start + graph.time[transfer.arc]);
    }
    if (lastNs != statedNs)
        return errorOf(ErrorCode::Mismatched, say("the plan says %1 ns and takes %2", statedNs, lastNs));
    return proof->duplicates;
}

} // namespace weft::synthesis
