// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/plan/plan_schedule.h"

#include "engine/collective/library/transfer_builder.h"
#include "engine/synthesis/graph/hashing.h"
#include "engine/synthesis/plan/chunk_places.h"
#include "engine/synthesis/plan/departures.h"
#include "engine/synthesis/plan/joined_messages.h"

#include <algorithm>
#include <iterator>
#include <unordered_map>

namespace weft::synthesis {

namespace {

using collective::Pattern;

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
    std::uint32_t message = kNoMessage;
    bool sends = false;
};

// In which order sends and receives happen: of what happens at one planned time, arrivals come first.
std::vector<Half> halvesOf(const JoinedOrder& order, std::span<const Message> messages, bool exchanges)
{
    const auto count = static_cast<std::uint32_t>(messages.size());
    std::vector<Half> halves(order.instants);
    for (std::uint32_t i = 0; i < count; ++i) {
        halves[order.starts.empty() ? 2 * i : order.starts[i].place] = { i, true };
        halves[order.starts.empty() ? 2 * i + 1 : order.ends[i].place] = { i, false };
    }
    const auto timeOf = [&](const Half& half) {
        const Message& message = messages[half.message];
        return std::pair(half.sends ? message.start : message.end, half.sends);
    };
    if (exchanges)
        std::ranges::stable_sort(halves, {}, timeOf);
    return halves;
}

Error stopped()
{
    return { ErrorCode::Cancelled, say("building the schedule was stopped"), {}, {} };
}

} // namespace

// Whatever the links lead through.
class SpelledPlan::Messages {
public:
    Messages(const LinkGraph& graph, const Pattern& pattern)
        : m_graph(graph)
        , m_pattern(pattern)
        , m_joined(graph)
    {
    }

    Result<void> take(std::span<const PlanPart> parts, const Watch& watch)
    {
        for (const PlanPart& part : parts) {
            if (part.adds && !m_pattern.inPlace)
                return Error { ErrorCode::Unsupported, say("sums are synthesized in place"), {}, {} };
            if (!m_joined.add(part, m_pattern.chunkIds(), watch))
                return stopped();
        }
        m_exchanges = isExchange(parts);
        m_messages = m_joined.take();
        m_planned.numbers = numbersBelow(m_messages.size());
        m_planned.instants = static_cast<std::uint32_t>(2 * m_messages.size());
        m_places = placesOf(m_graph, m_pattern, m_messages);
        m_arcs.add(std::span<const std::uint32_t>()); // of the way that is none
        std::vector<std::uint32_t> arcs;
        std::vector<LinkId> links;
        for (Message& message : m_messages) {
            arcs.clear();
            m_joined.appendWay(message, arcs);
            links.clear();
            std::ranges::transform(arcs, std::back_inserter(links), [this](auto arc) { return m_graph.link[arc]; });
            message.way = m_ways.numberOf(links);
            if (m_arcs.size() < m_ways.size())
                m_arcs.add(arcs);
        }
        return {};
    }

    [[nodiscard]] Result<collective::SchedulePtr> asPlanned(std::string name, bool inOrder, const Watch& watch) const
    {
        return spelled(m_planned, std::move(name), inOrder, watch);
    }
    [[nodiscard]] std::optional<JoinedOrder> orderForQueues(std::uint64_t enoughNs, const Watch& watch) const
    {
        return m_joined.passSwitches() && !m_exchanges ? queueOrder(m_graph, m_arcs, m_messages, enoughNs, watch)
                                                       : std::nullopt;
    }
    [[nodiscard]] Result<collective::SchedulePtr> spelled(
        const JoinedOrder& order, std::string name, bool inOrder, const Watch& watch) const
    {
        collective::ScheduleInfo info;
        info.name = std::move(name);
        // Nothing is fused: a block is one direction of a link, and its next transfer starts when the last has arrived.
        collective::TransferBuilder builder(
            m_pattern, info, { false, collective::BlockPairing::Apart, inOrder }, m_ways);
        builder.reserve(2 * m_messages.size() + m_places.homes.size());
        if (const Result<void> filled = fill(builder, order, watch); !filled)
            return filled.error();
        for (const auto& [rank, from, to] : m_places.homes)
            builder.copy({ rank, from }, { rank, to });
        return builder.build(watch);
    }

private:
    [[nodiscard]] Result<void> fill(
        collective::TransferBuilder& builder, const JoinedOrder& order, const Watch& watch) const
    {
        const bool isTimed = !order.starts.empty();
        std::vector<KeptPlace> places = m_places.all;
        Channels channels(m_graph);
        Departures departures(m_graph);
        std::vector<collective::TransferBuilder::Message> sent(m_messages.size());
        std::uint64_t added = 0;
        for (const auto& [i, sends] : halvesOf(order, m_messages, m_exchanges)) {
            constexpr std::uint64_t kPoll = 8192; // halves
            if (added++ % kPoll == 0 && watch.stop.stop_requested())
                return stopped();
            if (i == kNoMessage) // a sum
                continue;
            const Message& message = m_messages[order.numbers[i]];
            if (sends) {
                const KeptPlace& from = places[message.fromPlace];
                const std::uint32_t before = order.after.empty() ? kNoMessage : order.after[i];
                const Instant over = before == kNoMessage                  ? Instant()
                    : m_messages[order.numbers[before]].to == message.from ? order.complete[before]
                                                                           : order.ends[before];
                const bool isHeld = over > from.since;
                Departure departure = isTimed
                    ? departures.add(message, std::max(over, from.since), order.starts[i], order.ends[i])
                    : Departure { channels.of(message, m_ways[message.way].size() == 1), {} };
                if (isHeld && !departure.after)
                    departure.after = before;
                sent[i] = builder.send(
                    { Rank { message.from }, from.slot }, Rank { message.to }, 1, departure.channel, message.way);
                if (departure.after)
                    builder.wait(sent[i], sent[*departure.after]);
                continue;
            }
            KeptPlace& target = places[message.toPlace];
            if (message.adds && target.holds)
                builder.receiveReduce(sent[i], target.slot);
            else
                builder.receive(sent[i], target.slot);
            target.holds = true;
            if (isTimed)
                departures.end(message, i, order.ends[i], target.since = order.complete[i]);
        }
        return {};
    }

    const LinkGraph& m_graph;
    const Pattern& m_pattern;
    JoinedMessages m_joined;
    std::vector<Message> m_messages;
    JoinedOrder m_planned;
    ChunkPlaces m_places; // before anything is sent
    topology::LinkSets m_ways;
    Groups<> m_arcs; // of each way
    bool m_exchanges = false;
};

Result<SpelledPlan> SpelledPlan::make(const LinkGraph& graph, const Pattern& pattern, std::span<const PlanPart> parts,
    std::string name, const Watch& watch)
{
    SpelledPlan plan;
    plan.m_name = std::move(name);
    Result<std::optional<DirectPlan>> direct = DirectPlan::make(graph, pattern, parts, watch);
    if (!direct)
        return direct.error();
    plan.m_direct = *std::move(direct);
    if (plan.m_direct)
        return plan;
    const auto messages = std::make_shared<Messages>(graph, pattern);
    if (const Result<void> taken = messages->take(parts, watch); !taken)
        return taken.error();
    plan.m_messages = messages;
    return plan;
}

Result<collective::SchedulePtr> SpelledPlan::schedule(bool inOrder, const Watch& watch) const&
{
    return m_direct ? m_direct->schedule(m_name, watch, inOrder) : m_messages->asPlanned(m_name, inOrder, watch);
}

Result<collective::SchedulePtr> SpelledPlan::schedule(bool inOrder, const Watch& watch) &&
{
    return m_direct ? (*std::move(m_direct)).schedule(std::move(m_name), watch, inOrder)
                    : m_messages->asPlanned(std::move(m_name), inOrder, watch);
}

std::optional<JoinedOrder> SpelledPlan::orderForQueues(std::uint64_t enoughNs, const Watch& watch) const
{
    return m_direct ? std::nullopt : m_messages->orderForQueues(enoughNs, watch);
}

Result<collective::SchedulePtr> SpelledPlan::schedule(const JoinedOrder& order, const Watch& watch) const
{
    return m_messages->spelled(order, m_name, true, watch);
}

} // namespace weft::synthesis
