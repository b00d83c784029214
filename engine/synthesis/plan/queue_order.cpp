// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/plan/queue_order.h"

#include "engine/synthesis/plan/queue_replay.h"

#include <algorithm>
#include <array>

namespace weft::synthesis {

namespace {

constexpr std::uint64_t kMostHops = std::uint64_t { 1 } << 19U; // of a plan that is replayed at all
constexpr std::uint64_t kWork = std::uint64_t { 1 } << 17U; // hops in all replays together, but for the first few
constexpr std::uint64_t kFewestReplays = 3;
constexpr std::uint64_t kMostReplays = 160;

// From what served best on stacks, fat trees, dragonflies and machines; each wins somewhere. The first two are the
// quickest to replay, serve best where links bound all, and where their latency does. Then two of them again, shaken.
constexpr std::array kRules { QueueRule {}, QueueRule { false, 1, 1 }, QueueRule { false, 0, 1 },
    QueueRule { false, 0.5, 4 }, QueueRule { .hold = Hold::ToArrival }, QueueRule { .hold = Hold::ToStart },
    QueueRule { false, 0, 4 }, QueueRule { true }, QueueRule { false, 0.5 } };

QueueRule ruleOf(std::uint64_t number)
{
    if (number < kRules.size())
        return kRules[number];
    QueueRule rule = kRules[2 + number % 2];
    rule.seed = number;
    return rule;
}

} // namespace

std::optional<JoinedOrder> queueOrder(const LinkGraph& graph, const Groups<>& ways, std::span<const Message> messages,
    std::uint64_t enoughNs, const Watch& watch)
{
    std::optional<JoinedOrder> best;
    const auto hops = sumOf(messages, [&](const Message& each) { return std::uint64_t { ways[each.way].size() }; });
    if (hops > kMostHops || hops == 0)
        return best;
    QueueReplay replay(graph, ways, messages);
    const std::vector<std::uint32_t> planned = arrivalsBefore(messages, numbersBelow(messages.size()));
    const std::uint64_t replays = std::clamp(kWork / hops, kFewestReplays, kMostReplays);
    for (std::uint64_t number = 0; number < replays && !watch.stop.stop_requested(); ++number) {
        JoinedOrder made = replay.run(ruleOf(number));
        if ((!best || made.durationNs < best->durationNs) && arrivalsBefore(messages, made.numbers) == planned)
            best = std::move(made);
        if (best && best->durationNs <= enoughNs)
            break;
    }
    return best;
}

} // namespace weft::synthesis
