// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/plan/plan_schedule.h"

#include "engine/collective/library/transfer_builder.h"
#include "engine/synthesis/graph/hashing.h"
#include "engine/synthesis/plan/departures.h"
#include "engine/synthesis/plan/direct_schedule.h"
#include "engine/synthesis/plan/joined_messages.h"
#include "engine/synthesis/plan/pattern_slots.h"

#include <algorithm>
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
            m_kept.try_emplace(at, Kept { slot, false, {} });
        std::ranges::stable_sort(m_wanted, {}, &std::pair<std::uint64_t, Slot>::first);
    }

    struct Kept {
        Slot slot;
        bool holds = false; // a chunk or a part of a sum is there
        Instant since; // all of what came
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
        m_kept.try_emplace(pairOf(index(rank), index(chunk)), Kept { slot, true, {} });
    }
    void want(Rank rank, ChunkId chunk, Slot slot) { m_wanted.emplace_back(pairOf(index(rank), index(chunk)), slot); }

    std::unordered_map<std::uint64_t, Kept> m_kept; // by rank and chunk
    std::vector<std::pair<std::uint64_t, Slot>> m_wanted; // likewise, in the end; ascending
    std::vector<std::uint32_t> m_scratch; // slots taken, by rank
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
    // In the order of their starts. `isDirect`: its way is one arc.
    [[nodiscard]] std::uint32_t of(const Message& message, bool isDirect)
    {
        if (isDirect)
            return m_ofArc[message.firstArc];
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

// One end of a message.
struct Half {
    std::size_t message = 0;
    bool sends = false;
};

// In which order sends and receives happen.
std::vector<Half> halvesOf(const JoinedOrder& order, bool exchanges)
{
    struct Timed {
        Instant at;
        bool sends = false;
        std::size_t message = 0;
        auto operator<=>(const Timed&) const = default;
    };
    std::vector<Timed> timed;
    for (std::size_t i = 0; i < order.messages.size(); ++i) {
        const Message& message = order.messages[i];
        if (!order.starts.empty()) {
            timed.push_back({ order.starts[i], true, i });
            timed.push_back({ order.ends[i], false, i });
        } else if (exchanges) {
            // Each is sent as its source is when it starts; of what happens at one time, arrivals come first.
            timed.push_back({ { message.start, 0 }, true, i });
            timed.push_back({ { message.end, 0 }, false, i });
        }
    }
    std::ranges::sort(timed);
    std::vector<Half> halves;
    for (const Timed& half : timed)
        halves.push_back({ half.message, half.sends });
    for (std::size_t i = 0; i < order.messages.size() && timed.empty(); ++i) {
        halves.push_back({ i, true });
        halves.push_back({ i, false });
    }
    return halves;
}

Error stopped()
{
    return { ErrorCode::Cancelled, say("building the schedule was stopped"), {}, {} };
}

// Whatever the links lead through.
class SpelledMessages {
public:
    static Result<SpelledMessages> make(const LinkGraph& graph, const Pattern& pattern, std::span<const PlanPart> parts,
        std::string name, const Watch& watch)
    {
        SpelledMessages plan(graph, pattern, std::move(name));
        for (const PlanPart& part : parts) {
            if (part.adds && !pattern.inPlace)
                return Error { ErrorCode::Unsupported, say("sums are synthesized in place"), {}, {} };
            if (!plan.m_joined.add(part, pattern.chunkIds(), watch))
                return stopped();
        }
        plan.m_exchanges = isExchange(parts);
        plan.m_planned.messages = plan.m_joined.take();
        return plan;
    }

    [[nodiscard]] Result<collective::SchedulePtr> asPlanned(bool inOrder, const Watch& watch) const
    {
        return spelled(m_planned, inOrder, watch);
    }
    // None where nothing passes a switch, and where sums go both ways over links.
    [[nodiscard]] Result<std::vector<collective::SchedulePtr>> forQueues(std::size_t most, const Watch& watch) const
    {
        std::vector<collective::SchedulePtr> all;
        if (!m_joined.passSwitches() || m_exchanges)
            return all;
        for (const JoinedOrder& order : queueOrders(m_graph, m_joined, m_planned.messages, most, watch)) {
            const Result<collective::SchedulePtr> schedule = spelled(order, true, watch);
            if (!schedule)
                return schedule.error();
            all.push_back(*schedule);
        }
        return all;
    }

private:
    SpelledMessages(const LinkGraph& graph, const Pattern& pattern, std::string name)
        : m_graph(graph)
        , m_pattern(pattern)
        , m_name(std::move(name))
        , m_joined(graph)
    {
    }

    [[nodiscard]] Result<collective::SchedulePtr> spelled(
        const JoinedOrder& order, bool inOrder, const Watch& watch) const
    {
        ChunkPlaces places(m_pattern);
        collective::ScheduleInfo info;
        info.name = m_name;
        // Nothing is fused: a block is one direction of a link, and its next transfer starts when the last has arrived.
        collective::TransferBuilder builder(m_pattern, info, { false, collective::BlockPairing::Apart, inOrder });
        const bool isTimed = !order.starts.empty();
        Channels channels(m_graph);
        Departures departures(m_graph);
        std::vector<collective::TransferBuilder::Message> sent(order.messages.size());
        std::uint64_t added = 0;
        for (const auto& [i, sends] : halvesOf(order, m_exchanges)) {
            constexpr std::uint64_t kPoll = 8192; // halves
            if (added++ % kPoll == 0 && watch.stop.stop_requested())
                return stopped();
            const Message& message = order.messages[i];
            if (sends) {
                const ChunkPlaces::Kept& from = places.of(message.from, message.chunk);
                const Departure departure = isTimed
                    ? departures.add(message, from.since, order.starts[i], order.ends[i])
                    : Departure { channels.of(message, m_joined.isDirect(message)), {} };
                sent[i] = builder.send({ Rank { message.from }, from.slot }, Rank { message.to }, 1, departure.channel,
                    builder.way(linksOf(message)));
                if (departure.after)
                    builder.wait(sent[i], sent[*departure.after]);
                continue;
            }
            ChunkPlaces::Kept& target = places.of(message.to, message.chunk);
            if (message.adds && target.holds)
                builder.receiveReduce(sent[i], target.slot);
            else
                builder.receive(sent[i], target.slot);
            target.holds = true;
            target.since = isTimed ? order.ends[i] : Instant();
        }
        places.copyHome([&builder](Rank rank, Slot from, Slot to) { builder.copy({ rank, from }, { rank, to }); });
        return builder.build(watch);
    }

    [[nodiscard]] std::vector<LinkId> linksOf(const Message& message) const
    {
        std::vector<std::uint32_t> arcs;
        m_joined.appendWay(message, arcs);
        std::vector<LinkId> links;
        for (const std::uint32_t arc : arcs)
            links.push_back(m_graph.link[arc]);
        return links;
    }

    const LinkGraph& m_graph;
    const Pattern& m_pattern;
    std::string m_name;
    JoinedMessages m_joined;
    JoinedOrder m_planned;
    bool m_exchanges = false;
};

} // namespace

Result<collective::SchedulePtr> scheduleOf(const LinkGraph& graph, const Pattern& pattern, std::vector<PlanPart> parts,
    std::string name, const Watch& watch, bool inOrder)
{
    Result<std::optional<DirectPlan>> direct = DirectPlan::make(graph, pattern, parts, watch);
    if (!direct)
        return direct.error();
    if (*direct) {
        parts = {};
        return (*std::move(*direct)).schedule(std::move(name), watch, inOrder);
    }
    const Result<SpelledMessages> joined = SpelledMessages::make(graph, pattern, parts, std::move(name), watch);
    return joined ? joined->asPlanned(inOrder, watch) : joined.error();
}

Result<Executions> executionsOf(const LinkGraph& graph, const Pattern& pattern, std::vector<PlanPart> parts,
    const std::string& name, const Watch& watch)
{
    const Result<std::optional<DirectPlan>> direct = DirectPlan::make(graph, pattern, parts, watch);
    if (!direct)
        return direct.error();
    const auto bothOf = [](const auto& spell) -> Result<Executions> {
        const Result<collective::SchedulePtr> inOrder = spell(true);
        const Result<collective::SchedulePtr> loose = inOrder ? spell(false) : inOrder;
        return loose ? Result(Executions { *inOrder, *loose }) : loose.error();
    };
    if (*direct) {
        parts = {};
        return bothOf([&](bool inOrder) { return (*direct)->schedule(name, watch, inOrder); });
    }
    const Result<SpelledMessages> joined = SpelledMessages::make(graph, pattern, parts, name, watch);
    return joined ? bothOf([&](bool inOrder) { return joined->asPlanned(inOrder, watch); }) : joined.error();
}

Result<std::vector<collective::SchedulePtr>> queueSchedulesOf(const LinkGraph& graph, const Pattern& pattern,
    const std::vector<PlanPart>& parts, const std::string& name, std::size_t most, const Watch& watch)
{
    if (graph.nodes == graph.npus)
        return std::vector<collective::SchedulePtr>();
    const Result<SpelledMessages> joined = SpelledMessages::make(graph, pattern, parts, name, watch);
    return joined ? joined->forQueues(most, watch) : joined.error();
}

} // namespace weft::synthesis
