// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/plan/direct_schedule.h"

#include <algorithm>

namespace weft::synthesis {

namespace {

using collective::Buffer;
using collective::PackedSlot;
using collective::Pattern;
using collective::StepKind;

constexpr std::uint32_t kNobody = 0xFFFFFFFFU;

class ColumnMaker {
public:
    ColumnMaker(const LinkGraph& graph, const Pattern& pattern, std::span<const PlanPart> parts)
        : m_graph(graph)
        , m_chunks(pattern.chunkIds())
        , m_slots(pattern)
        , m_parts(parts)
        , m_byChunk(parts, m_chunks)
        , m_states(graph.npus)
    {
        placeByLink();
        m_columns.source.resize(m_byChunk.size());
        m_columns.target.resize(m_byChunk.size());
        m_columns.sendWaits.assign(m_byChunk.size(), kNobody);
        m_columns.receiveWaits.assign(m_byChunk.size(), kNobody);
        m_columns.adds.assign(m_byChunk.size(), false);
        m_columns.scratch.assign(graph.npus, 0);
        m_columns.copies.resize(graph.npus);
    }

    Result<PlanColumns> make(const Watch& watch)
    {
        constexpr std::uint32_t kPoll = 1024;
        for (std::uint32_t chunk = 0; chunk < m_chunks; ++chunk) {
            if (chunk % kPoll == 0 && watch.stop.stop_requested())
                return Error { ErrorCode::Cancelled, say("building the schedule was stopped"), {}, {} };
            carry(chunk);
        }
        return std::move(m_columns);
    }
    [[nodiscard]] bool waitsForSeveral() const { return m_waitsForSeveral; }

private:
    // Of the chunk at hand at an NPU.
    struct State {
        PackedSlot slot;
        bool isKept = false; // the slot is chosen
        bool holds = false; // a chunk, or a part of a sum
        std::uint32_t writer = kNobody; // the end that wrote it last
        std::uint32_t reader = kNobody; // an end that has read it since, and whether there are more
        bool hasReaders = false;
    };

    void placeByLink()
    {
        const std::uint32_t arcs = m_graph.arcs();
        m_columns.arcStart = startsOfGroups(arcs, [this](auto visit) {
            for (const PlanPart& part : m_parts) {
                for (const PlannedTransfer& transfer : part.plan.transfers)
                    visit(transfer.arc);
            }
        });
        m_place.resize(m_byChunk.size());
        std::vector<std::uint32_t> next(m_columns.arcStart.begin(), m_columns.arcStart.end() - 1);
        eachInTime(m_parts, [&](std::size_t, std::size_t number, const PlannedTransfer& transfer) {
            const std::uint32_t arc = transfer.arc;
            if (next[arc] == m_columns.arcStart[arc])
                m_columns.firsts.emplace_back(transfer.start + m_graph.time[arc], transfer.start, number, arc);
            m_place[number] = next[arc]++;
            return true;
        });
    }

    // In the order of the arrivals, which is causal.
    void sortByEnd(std::span<const std::uint32_t> numbers)
    {
        m_moves.clear();
        bool isSorted = true;
        for (const std::uint32_t number : numbers) {
            const auto [part, transfer] = m_byChunk.at(number);
            const std::uint64_t end = transfer.start + m_graph.time[transfer.arc];
            isSorted = isSorted && (m_moves.empty() || m_moves.back().end <= end);
            m_moves.push_back({ end, number, transfer.arc, m_parts[part].adds });
        }
        if (!isSorted)
            std::ranges::stable_sort(m_moves, {}, &Move::end);
    }

    void carry(std::uint32_t chunk)
    {
        for (const std::uint32_t npu : m_touched)
            m_states[npu] = {};
        m_touched.clear();
        m_slots.before(chunk, [this](const NamedSlot& named) { keep(named).holds = true; });
        m_slots.after(chunk, [this](const NamedSlot& named) { keep(named); });
        sortByEnd(m_byChunk.of(chunk));
        for (const Move& move : m_moves) {
            State& from = at(m_graph.source[move.arc]);
            State& to = at(m_graph.target[move.arc]);
            const std::uint32_t place = m_place[move.number];
            m_columns.source[place] = from.slot;
            m_columns.target[place] = to.slot;
            m_columns.sendWaits[place] = from.writer;
            m_waitsForSeveral |= to.hasReaders && to.reader == kNobody;
            m_columns.receiveWaits[place] = to.hasReaders ? to.reader : to.writer;
            m_columns.adds[place] = move.adds && to.holds;
            from.reader = from.hasReaders ? kNobody : 2 * place;
            from.hasReaders = true;
            to.holds = true;
            to.writer = 2 * place + 1;
            to.hasReaders = false;
        }
        m_slots.after(chunk, [this](const NamedSlot& named) {
            const State& state = m_states[named.npu];
            if (state.slot != PackedSlot(named.slot))
                m_columns.copies[named.npu].push_back({ state.slot, named.slot, state.writer });
        });
    }

    State& keep(const NamedSlot& named)
    {
        State& state = m_states[named.npu];
        if (!state.isKept) {
            m_touched.push_back(named.npu);
            state.slot = named.slot;
            state.isKept = true;
        }
        return state;
    }
    State& at(std::uint32_t npu)
    {
        return m_states[npu].isKept ? m_states[npu] : keep({ npu, { Buffer::Scratch, m_columns.scratch[npu]++ } });
    }

    struct Move {
        std::uint64_t end = 0;
        std::uint32_t number = 0;
        std::uint32_t arc = 0;
        bool adds = false;
    };

    const LinkGraph& m_graph;
    std::uint32_t m_chunks = 0;
    PatternSlots m_slots;
    std::span<const PlanPart> m_parts;
    TransfersByChunk m_byChunk;
    std::vector<std::uint32_t> m_place; // by number
    std::vector<State> m_states; // by NPU
    std::vector<std::uint32_t> m_touched;
    std::vector<Move> m_moves; // of the chunk at hand
    bool m_waitsForSeveral = false;
    PlanColumns m_columns;
};

// The blocks of all NPUs, one a direction of a link and one for the copies, and their steps.
class BlockMaker {
public:
    BlockMaker(const LinkGraph& graph, const PlanColumns& columns, collective::ScheduleBuilder& builder, bool inOrder)
        : m_graph(graph)
        , m_columns(columns)
        , m_builder(builder)
        , m_inOrder(inOrder)
        , m_channels(channelsOf(graph))
        , m_firstRank(graph.arcs(), 0)
        , m_firstStep(std::size_t { graph.arcs() } * 2, 0)
    {
        std::vector<PlanColumns::First> firsts = columns.firsts;
        std::ranges::sort(firsts);
        for (std::uint32_t rank = 0; rank < firsts.size(); ++rank)
            m_firstRank[std::get<std::uint32_t>(firsts[rank])] = rank;
        for (std::uint32_t arc = 0; arc < graph.arcs(); ++arc) {
            const bool isUsed = columns.arcStart[arc] != columns.arcStart[arc + 1];
            m_ways.push_back(isUsed ? builder.way(std::span(&graph.link[arc], 1)) : topology::kNoLinkSet);
            while (m_arcNear.size() << kNearBits < columns.arcStart[arc + 1])
                m_arcNear.push_back(arc);
        }
    }

    Result<void> make(const Watch& watch)
    {
        m_builder.reserve(2 * m_columns.source.size());
        for (std::uint32_t npu = 0; npu < m_graph.npus; ++npu) {
            if (watch.stop.stop_requested())
                return Error { ErrorCode::Cancelled, say("building the schedule was stopped"), {}, {} };
            m_builder.setBufferSizes(Rank { npu }, { 0, 0, m_columns.scratch[npu] });
            makeRank(npu);
        }
        return {};
    }

private:
    // A direction of a link at the NPU: 2·arc sends, 2·arc + 1 receives; by the end of its first transfer.
    struct Direction {
        std::uint32_t first = 0;
        std::uint32_t end = 0;
    };

    void makeRank(std::uint32_t npu)
    {
        m_directions.clear();
        for (const bool isReceive : { false, true }) {
            for (const std::uint32_t arc : isReceive ? m_graph.in(npu) : m_graph.out(npu)) {
                if (m_columns.arcStart[arc] != m_columns.arcStart[arc + 1])
                    m_directions.push_back({ m_firstRank[arc], 2 * arc + (isReceive ? 1U : 0U) });
            }
        }
        std::ranges::sort(m_directions, {}, &Direction::first);
        std::uint32_t step = m_builder.stepCount();
        for (const Direction& direction : m_directions) {
            m_firstStep[direction.end] = step;
            step += m_columns.arcStart[direction.end / 2 + 1] - m_columns.arcStart[direction.end / 2];
        }
        for (const Direction& direction : m_directions)
            addBlock(npu, direction.end);
        addCopies(npu);
    }

    // Of an end of a transfer: the direction that it belongs to, and its step.
    [[nodiscard]] std::pair<std::uint32_t, std::uint32_t> stepOf(std::uint32_t end) const
    {
        const std::uint32_t place = end / 2;
        std::uint32_t arc = m_arcNear[place >> kNearBits];
        while (m_columns.arcStart[arc + 1] <= place)
            ++arc;
        const std::uint32_t direction = 2 * arc + end % 2;
        return { direction, m_firstStep[direction] + place - m_columns.arcStart[arc] };
    }

    // A block waits for a step of another one unless it has waited for it, or for a later one, before.
    void wait(std::uint32_t step, std::uint32_t waitsFor)
    {
        if (waitsFor == kNobody)
            return;
        const auto [direction, on] = stepOf(waitsFor);
        if (m_inOrder) {
            if (direction == m_own)
                return;
            auto known = std::ranges::find(m_waited, direction, &std::pair<std::uint32_t, std::uint32_t>::first);
            if (known == m_waited.end())
                known = m_waited.insert(m_waited.end(), { direction, on });
            else if (known->second >= on)
                return;
            known->second = on;
        }
        m_builder.depend(StepId { step }, StepId { on });
    }

    void addBlock(std::uint32_t npu, std::uint32_t end)
    {
        const std::uint32_t arc = end / 2;
        const bool isReceive = end % 2 != 0;
        collective::ThreadBlock block;
        block.rank = Rank { npu };
        (isReceive ? block.receiveFrom : block.sendTo) = Rank { isReceive ? m_graph.source[arc] : m_graph.target[arc] };
        block.channel = m_channels[arc];
        block.inOrder = m_inOrder;
        const BlockId id = m_builder.addBlock(block);
        m_own = end;
        m_waited.clear();
        for (std::uint32_t place = m_columns.arcStart[arc]; place < m_columns.arcStart[arc + 1]; ++place) {
            collective::Step step { StepKind::Send, m_columns.source[place], m_columns.target[place], 1, m_ways[arc] };
            if (isReceive) {
                step.kind = m_columns.adds[place] ? StepKind::ReceiveReduceCopy : StepKind::Receive;
                step.way = topology::kNoLinkSet;
                // A sum finds its operand where it stores.
                if (collective::readsSource(step.kind))
                    step.source = step.target;
            }
            const StepId made = m_builder.add(id, step);
            wait(index(made), isReceive ? m_columns.receiveWaits[place] : m_columns.sendWaits[place]);
        }
    }

    void addCopies(std::uint32_t npu)
    {
        if (m_columns.copies[npu].empty())
            return;
        collective::ThreadBlock block;
        block.rank = Rank { npu };
        block.inOrder = m_inOrder;
        const BlockId id = m_builder.addBlock(block);
        m_own = kNobody;
        m_waited.clear();
        for (const PlanColumns::LocalCopy& copy : m_columns.copies[npu]) {
            const StepId made = m_builder.add(id, { StepKind::Copy, copy.from, copy.to, 1, topology::kNoLinkSet });
            wait(index(made), copy.waitsFor);
        }
    }

    const LinkGraph& m_graph;
    const PlanColumns& m_columns;
    collective::ScheduleBuilder& m_builder;
    bool m_inOrder = true;
    std::vector<std::uint32_t> m_channels; // by arc
    std::vector<std::uint32_t> m_firstRank; // by arc: of its first transfer among those of all, by arrival
    std::vector<std::uint32_t> m_ways;
    static constexpr unsigned kNearBits = 5;
    std::vector<std::uint32_t> m_arcNear; // by 2^kNearBits places: the arc of the first of them
    std::vector<std::uint32_t> m_firstStep; // by direction
    std::vector<Direction> m_directions; // of the NPU at hand
    std::uint32_t m_own = kNobody; // direction of the block at hand
    std::vector<std::pair<std::uint32_t, std::uint32_t>> m_waited; // by direction: up to which step
};

} // namespace

std::vector<std::uint32_t> channelsOf(const LinkGraph& graph)
{
    std::vector<std::uint32_t> channels(graph.arcs(), 0);
    std::vector<std::uint32_t> seen(graph.nodes, 0);
    for (std::uint32_t node = 0; node < graph.nodes; ++node) {
        for (const std::uint32_t arc : graph.out(node))
            channels[arc] = seen[graph.target[arc]]++;
        for (const std::uint32_t arc : graph.out(node))
            seen[graph.target[arc]] = 0;
    }
    return channels;
}

bool isDirect(const LinkGraph& graph, const Pattern& pattern, std::span<const PlanPart> parts)
{
    const bool isShared = pattern.kind == collective::PatternKind::AllToAll && pattern.inPlace;
    return graph.nodes == graph.npus && pattern.ranks == graph.npus && pattern.kind != collective::PatternKind::Custom
        && !isShared && !isExchange(parts) && pattern.chunkIds() <= collective::kSlotLimit
        && std::ranges::none_of(parts, [&](const PlanPart& part) { return part.adds && !pattern.inPlace; });
}

Result<std::optional<DirectPlan>> DirectPlan::make(
    const LinkGraph& graph, const Pattern& pattern, std::span<const PlanPart> parts, const Watch& watch)
{
    if (!isDirect(graph, pattern, parts))
        return std::optional<DirectPlan>();
    const std::uint32_t chunks = pattern.chunkIds();
    for (const PlanPart& part : parts) {
        for (const PlannedTransfer& transfer : part.plan.transfers) {
            if (transfer.arc >= graph.arcs() || transfer.chunk >= chunks)
                return Error { ErrorCode::OutOfRange, say("a transfer names a link or chunk that is none"), {}, {} };
        }
    }
    ColumnMaker maker(graph, pattern, parts);
    Result<PlanColumns> columns = maker.make(watch);
    if (!columns)
        return columns.error();
    if (maker.waitsForSeveral())
        return std::optional<DirectPlan>();
    return std::optional(DirectPlan(graph, pattern, *std::move(columns)));
}

Result<collective::ScheduleBuilder> DirectPlan::steps(std::string name, const Watch& watch, bool inOrder) const
{
    collective::ScheduleInfo info;
    info.name = std::move(name);
    collective::ScheduleBuilder builder(m_pattern, std::move(info));
    if (const Result<void> made = BlockMaker(*m_graph, m_columns, builder, inOrder).make(watch); !made)
        return made.error();
    return builder;
}

Result<collective::SchedulePtr> DirectPlan::schedule(std::string name, const Watch& watch, bool inOrder) const&
{
    Result<collective::ScheduleBuilder> builder = steps(std::move(name), watch, inOrder);
    return builder ? builder->seal() : builder.error();
}

Result<collective::SchedulePtr> DirectPlan::schedule(std::string name, const Watch& watch, bool inOrder) &&
{
    Result<collective::ScheduleBuilder> builder = steps(std::move(name), watch, inOrder);
    m_columns = {};
    return builder ? builder->seal() : builder.error();
}

} // namespace weft::synthesis
