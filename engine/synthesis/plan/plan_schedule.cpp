// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/plan/plan_schedule.h"

#include "engine/collective/library/transfer_builder.h"
#include "engine/synthesis/graph/hashing.h"
#include "engine/synthesis/plan/direct_schedule.h"
#include "engine/synthesis/plan/pattern_slots.h"

#include <algorithm>
#include <tuple>
#include <unordered_map>

namespace weft::synthesis {

namespace {

using collective::Buffer;
using collective::Content;
using collective::Pattern;
using collective::Slot;

// Where each rank keeps each chunk: where the pattern has it before or wants it after, else in scratch.
class ChunkPlaces {
public:
    explicit ChunkPlaces(const Pattern& pattern)
        : m_scratch(pattern.ranks, 0)
    {
        if (pattern.kind == collective::PatternKind::Custom) {
            for (const collective::Placement& held : pattern.before)
                hold(held.rank, held.chunk, held.slot);
            for (const collective::Placement& wanted : pattern.after)
                want(wanted.rank, wanted.chunk, wanted.slot);
        } else {
            for (std::uint32_t r = 0; r < pattern.ranks; ++r) {
                const Rank rank { r };
                eachBefore(pattern, rank, [&](Slot slot, const Content& held) { hold(rank, held.chunk, slot); });
                eachAfter(pattern, rank, [&](Slot slot, const Content& wanted) { want(rank, wanted.chunk, slot); });
            }
        }
        for (const auto& [at, slot] : m_wanted)
            m_kept.try_emplace(at, Kept { slot, false });
        std::ranges::stable_sort(m_wanted, {}, &std::pair<std::uint64_t, Slot>::first);
    }

    struct Kept {
        Slot slot;
        bool holds = false; // a chunk or a part of a sum is there
    };
    Kept& of(std::uint32_t rank, std::uint32_t chunk)
    {
        const auto [place, isNew] = m_kept.try_emplace(pairOf(rank, chunk));
        if (isNew)
            place->second.slot = { Buffer::Scratch, m_scratch[rank]++ };
        return place->second;
    }
    // Calls copy(rank, from, to) for every slot that must hold a chunk in the end and is not where it is kept.
    template <class Copy> void copyHome(Copy copy) const
    {
        for (const auto& [at, slot] : m_wanted) {
            const Slot kept = m_kept.at(at).slot;
            if (slot != kept)
                copy(Rank { static_cast<std::uint32_t>(at >> 32U) }, kept, slot);
        }
    }

private:
    void hold(Rank rank, ChunkId chunk, Slot slot)
    {
        m_kept.try_emplace(pairOf(index(rank), index(chunk)), Kept { slot, true });
    }
    void want(Rank rank, ChunkId chunk, Slot slot) { m_wanted.emplace_back(pairOf(index(rank), index(chunk)), slot); }

    std::unordered_map<std::uint64_t, Kept> m_kept; // by rank and chunk
    std::vector<std::pair<std::uint64_t, Slot>> m_wanted; // likewise, in the end; ascending
    std::vector<std::uint32_t> m_scratch; // slots taken, by rank
};

constexpr std::uint32_t kFirstHop = 0xFFFFFFFFU;

// A chunk from one NPU to another.
struct Message {
    std::uint64_t end = 0; // ns
    std::uint64_t start = 0;
    std::uint32_t number = 0; // of the transfer that arrives, through the parts
    std::uint32_t chunk = 0;
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    std::uint32_t firstArc = 0;
    std::uint32_t lastHop = 0; // in Joining
    bool adds = false;
};

// Transfers into and out of switches joined. What a switch has added up leaves it as one and stays together from there
// on; here it is the messages that it was made of, side by side.
class Joining {
public:
    explicit Joining(const LinkGraph& graph)
        : m_graph(graph)
        , m_atSwitch(graph.nodes)
    {
    }

    // Chunk by chunk. False: it was stopped.
    bool add(const PlanPart& part, std::uint32_t chunks, const Watch& watch)
    {
        const TransfersByChunk byChunk(std::span(&part, 1), chunks);
        for (std::uint32_t chunk = 0; chunk < chunks; ++chunk) {
            constexpr std::uint32_t kPoll = 1024; // chunks
            if (chunk % kPoll == 0 && watch.stop.stop_requested())
                return false;
            for (const std::uint32_t number : byChunk.of(chunk)) {
                const PlannedTransfer& transfer = part.plan.transfers[number];
                const std::uint32_t from = m_graph.source[transfer.arc];
                m_moving.clear();
                if (from < m_graph.npus)
                    m_moving.push_back({ 0, transfer.start, 0, chunk, from, 0, transfer.arc, kFirstHop, part.adds });
                else
                    takeFrom(from, transfer, part.adds);
                deliver(transfer, m_before + number);
            }
            for (const std::uint32_t node : m_touched)
                m_atSwitch[node].clear();
            m_touched.clear();
            m_waiting.clear();
        }
        m_before += static_cast<std::uint32_t>(part.plan.transfers.size());
        return true;
    }
    // Where all go straight in the order of their arrivals, else in that in which they leave; both are causal.
    std::vector<Message> take()
    {
        std::ranges::stable_sort(m_messages, {}, [passes = m_passesSwitches](const Message& each) {
            return passes ? std::tuple(each.start, each.end, each.number)
                          : std::tuple(each.end, each.start, each.number);
        });
        return std::move(m_messages);
    }
    void appendWay(const Message& message, std::vector<LinkId>& way) const
    {
        for (std::uint32_t hop = message.lastHop; hop != kFirstHop; hop = m_hops[hop].before)
            way.push_back(m_graph.link[m_hops[hop].arc]);
        std::reverse(way.begin(), way.end());
    }

private:
    struct Hop {
        std::uint32_t arc = 0;
        std::uint32_t before = kFirstHop;
    };
    struct Arrival {
        std::uint64_t end = 0;
        std::size_t first = 0; // in m_waiting
        std::size_t count = 0;
    };

    // What moves has arrived at the other end.
    void deliver(const PlannedTransfer& transfer, std::uint32_t number)
    {
        const std::uint32_t to = m_graph.target[transfer.arc];
        const std::uint64_t end = transfer.start + m_graph.time[transfer.arc];
        for (Message& message : m_moving) {
            m_hops.push_back({ transfer.arc, message.lastHop });
            message.lastHop = static_cast<std::uint32_t>(m_hops.size() - 1);
            message.end = end;
            message.to = to;
            message.number = number;
        }
        std::vector<Message>& there = to >= m_graph.npus ? m_waiting : m_messages;
        if (to >= m_graph.npus) {
            m_atSwitch[to].push_back({ end, m_waiting.size(), m_moving.size() });
            m_touched.push_back(to);
        }
        there.insert(there.end(), m_moving.begin(), m_moving.end());
    }
    // The first that came of the chunk leaves the switch, or all of them where it adds them up.
    void takeFrom(std::uint32_t node, const PlannedTransfer& transfer, bool adds)
    {
        const topology::Node& kind = m_graph.kind[node];
        std::vector<Arrival>& waiting = m_atSwitch[node];
        std::ranges::stable_sort(waiting, {}, &Arrival::end);
        std::size_t count = 0;
        while (
            count < waiting.size() && waiting[count].end <= transfer.start && (count == 0 || (adds && kind.reduces))) {
            const auto first = m_waiting.begin() + static_cast<std::ptrdiff_t>(waiting[count].first);
            m_moving.insert(m_moving.end(), first, first + static_cast<std::ptrdiff_t>(waiting[count++].count));
        }
        if (adds || !kind.multicasts)
            waiting.erase(waiting.begin(), waiting.begin() + static_cast<std::ptrdiff_t>(count));
        m_passesSwitches = true;
    }

    const LinkGraph& m_graph;
    std::vector<std::vector<Arrival>> m_atSwitch; // by switch, of the chunk at hand
    std::vector<std::uint32_t> m_touched; // switches
    std::vector<Message> m_waiting; // of all arrivals
    std::vector<Message> m_moving; // with the transfer at hand
    std::vector<Message> m_messages;
    std::vector<Hop> m_hops; // of all ways, each shared by what goes on from it
    std::uint32_t m_before = 0; // transfers of the parts that were added
    bool m_passesSwitches = false;
};

// On which channel a message goes, so that those of one connection follow each other: arcs have theirs; what comes
// through switches gets as many more as are under way at a time.
class Channels {
public:
    explicit Channels(const LinkGraph& graph)
        : m_ofArc(channelsOf(graph))
    {
        for (std::uint32_t arc = 0; arc < graph.arcs(); ++arc)
            ++m_arcs[pairOf(graph.source[arc], graph.target[arc])];
    }
    [[nodiscard]] std::uint32_t ofArc(std::uint32_t arc) const { return m_ofArc[arc]; }
    // In the order of their starts.
    [[nodiscard]] std::uint32_t switched(const Message& message)
    {
        std::vector<std::uint64_t>& ends = m_ends[pairOf(message.from, message.to)];
        const auto idle = std::ranges::find_if(ends, [&](std::uint64_t end) { return end <= message.start; });
        const auto channel = static_cast<std::uint32_t>(idle - ends.begin());
        if (idle == ends.end())
            ends.push_back(message.end);
        else
            *idle = message.end;
        const auto arcs = m_arcs.find(pairOf(message.from, message.to));
        return channel + (arcs == m_arcs.end() ? 0 : arcs->second);
    }

private:
    std::unordered_map<std::uint64_t, std::uint32_t> m_arcs; // how many join a pair
    std::vector<std::uint32_t> m_ofArc;
    std::unordered_map<std::uint64_t, std::vector<std::uint64_t>> m_ends; // of the last message, by pair and channel
};

// Each is sent as its source is when it starts; of what happens at one time, arrivals come first.
void exchange(std::span<const Message> messages, const Joining& joining, ChunkPlaces& places, const Channels& channels,
    collective::TransferBuilder& builder)
{
    struct Half {
        std::uint64_t ns = 0;
        bool sends = false;
        std::size_t message = 0;
        auto operator<=>(const Half&) const = default;
    };
    std::vector<Half> halves;
    for (std::size_t i = 0; i < messages.size(); ++i) {
        halves.push_back({ messages[i].start, true, i });
        halves.push_back({ messages[i].end, false, i });
    }
    std::ranges::sort(halves);
    std::vector<collective::TransferBuilder::Message> sent(messages.size());
    for (const Half& half : halves) {
        const Message& message = messages[half.message];
        if (half.sends) {
            std::vector<LinkId> way;
            joining.appendWay(message, way);
            sent[half.message] = builder.send({ Rank { message.from }, places.of(message.from, message.chunk).slot },
                Rank { message.to }, 1, channels.ofArc(message.firstArc), builder.way(way));
            continue;
        }
        ChunkPlaces::Kept& target = places.of(message.to, message.chunk);
        if (message.adds && target.holds)
            builder.receiveReduce(sent[half.message], target.slot);
        else
            builder.receive(sent[half.message], target.slot);
        target.holds = true;
    }
}

Error stopped()
{
    return { ErrorCode::Cancelled, say("building the schedule was stopped"), {}, {} };
}

// Whatever the links lead through.
Result<collective::SchedulePtr> joinedSchedule(const LinkGraph& graph, const Pattern& pattern,
    const std::vector<PlanPart>& parts, std::string name, const Watch& watch, bool inOrder)
{
    ChunkPlaces places(pattern);
    collective::ScheduleInfo info;
    info.name = std::move(name);
    // Nothing is fused: a block is one direction of a link, and its next transfer starts when the last has arrived.
    collective::TransferBuilder builder(pattern, info, { false, collective::BlockPairing::Apart, inOrder });
    Joining joining(graph);
    for (const PlanPart& part : parts) {
        if (part.adds && !pattern.inPlace)
            return Error { ErrorCode::Unsupported, say("sums are synthesized in place"), {}, {} };
        if (!joining.add(part, pattern.chunkIds(), watch))
            return stopped();
    }
    Channels channels(graph);
    std::vector<LinkId> way;
    std::uint64_t added = 0;
    const std::vector<Message> messages = joining.take();
    if (isExchange(parts))
        exchange(messages, joining, places, channels, builder);
    for (const Message& message : isExchange(parts) ? std::span<const Message>() : messages) {
        constexpr std::uint64_t kPoll = 4096; // messages
        if (added++ % kPoll == 0 && watch.stop.stop_requested())
            return stopped();
        const collective::Place from { Rank { message.from }, places.of(message.from, message.chunk).slot };
        ChunkPlaces::Kept& target = places.of(message.to, message.chunk);
        way.clear();
        joining.appendWay(message, way);
        const std::uint32_t channel = way.size() == 1 ? channels.ofArc(message.firstArc) : channels.switched(message);
        const collective::Place to { Rank { message.to }, target.slot };
        if (message.adds && target.holds)
            builder.reduce(from, to, 1, channel, builder.way(way));
        else
            builder.copy(from, to, 1, channel, builder.way(way));
        target.holds = true;
    }
    places.copyHome([&builder](Rank rank, Slot from, Slot to) { builder.copy({ rank, from }, { rank, to }); });
    return builder.build(watch);
}

} // namespace

Result<collective::SchedulePtr> scheduleOf(const LinkGraph& graph, const Pattern& pattern,
    const std::vector<PlanPart>& parts, std::string name, const Watch& watch, bool inOrder)
{
    const Result<std::optional<DirectPlan>> direct = DirectPlan::make(graph, pattern, parts, watch);
    if (!direct)
        return direct.error();
    return *direct ? (*direct)->schedule(std::move(name), watch, inOrder)
                   : joinedSchedule(graph, pattern, parts, std::move(name), watch, inOrder);
}

Result<Executions> executionsOf(const LinkGraph& graph, const Pattern& pattern, const std::vector<PlanPart>& parts,
    const std::string& name, const Watch& watch)
{
    const Result<std::optional<DirectPlan>> direct = DirectPlan::make(graph, pattern, parts, watch);
    if (!direct)
        return direct.error();
    const auto spell = [&](bool inOrder) {
        return *direct ? (*direct)->schedule(name, watch, inOrder)
                       : joinedSchedule(graph, pattern, parts, name, watch, inOrder);
    };
    const Result<collective::SchedulePtr> inOrder = spell(true);
    const Result<collective::SchedulePtr> loose = inOrder ? spell(false) : inOrder;
    return loose ? Result(Executions { *inOrder, *loose }) : loose.error();
}

} // namespace weft::synthesis
