// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/plan/queue_order.h"

#include "engine/synthesis/plan/queue_replay.h"

#include <algorithm>
#include <array>

namespace weft::synthesis {

namespace {

constexpr std::uint64_t kMostHops = std::uint64_t { 1 } << 19U; // of a plan that is replayed at all
constexpr std::uint64_t kWork = std::uint64_t { 1 } << 17U; // hops in all replays together, but for the first
constexpr std::uint64_t kMostReplays = 40;

// From what served best on stacks, fat trees, dragonflies and machines; each wins somewhere. Then the first two again,
// shaken.
constexpr std::array kRules { QueueRule { false, 0, 1 }, QueueRule { false, 0.5, 4 },
    QueueRule { .hold = Hold::ToArrival }, QueueRule { .hold = Hold::ToStart }, QueueRule { false, 0, 4 },
    QueueRule { true }, QueueRule {}, QueueRule { false, 0.5 }, QueueRule { false, 1, 1 } };

// The only one where there is no time for others: quick, and what is planned seldom queues.
constexpr QueueRule kAsPlanned;

QueueRule ruleOf(std::uint64_t number)
{
    if (number < kRules.size())
        return kRules[number];
    QueueRule rule = kRules[number % 2];
    rule.seed = number;
    return rule;
}

// Of each message: how many of the same chunk come to its source in front of it.
std::vector<std::uint32_t> arrivalsBefore(std::span<const Message> messages, std::span<const std::uint32_t> order)
{
    std::vector<std::uint32_t> before(messages.size());
    std::vector<std::uint32_t> arrived(placeCount(messages), 0);
    for (const std::uint32_t i : order) {
        before[i] = arrived[messages[i].fromPlace];
        ++arrived[messages[i].toPlace];
    }
    return before;
}

} // namespace

std::vector<JoinedOrder> queueOrders(const LinkGraph& graph, const Groups<>& ways, std::span<const Message> messages,
    std::size_t most, const Watch& watch)
{
    std::vector<JoinedOrder> orders;
    const auto hops = sumOf(messages, [&](const Message& each) { return std::uint64_t { ways[each.way].size() }; });
    if (hops > kMostHops || hops == 0)
        return orders;
    QueueReplay replay(graph, ways, messages);
    const std::vector<std::uint32_t> planned = arrivalsBefore(messages, numbersBelow(messages.size()));
    const std::uint64_t replays = std::clamp<std::uint64_t>(kWork / hops, 1, kMostReplays);
    for (std::uint64_t number = 0; number < replays && !watch.stop.stop_requested(); ++number) {
        JoinedOrder made = replay.run(replays == 1 ? kAsPlanned : ruleOf(number));
        const auto at = std::ranges::upper_bound(orders, made.durationNs, {}, &JoinedOrder::durationNs);
        if (static_cast<std::size_t>(at - orders.begin()) == most)
            continue;
        if (arrivalsBefore(messages, made.numbers) != planned)
            continue;
        if (at != orders.begin() && std::prev(at)->starts == made.starts)
            continue; // the same again
        orders.insert(at, std::move(made));
        if (orders.size() > most)
            orders.pop_back();
    }
    return orders;
}

} // namespace weft::synthesis
