// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/message_pairs.h"

#include "widgets/base/shared/run_links.h"

#include <algorithm>
#include <numeric>

namespace weft::widgets {

using simulation::kNoRecord;

namespace {

bool arrived(const simulation::MessageColumns& messages, std::uint32_t at)
{
    return messages.end[at] != kNever && messages.end[at] >= messages.start[at];
}

std::int64_t nsOf(Time time)
{
    return static_cast<std::int64_t>(time.ns());
}

} // namespace

std::span<const std::uint32_t> MessagePairs::of(std::uint32_t operation) const
{
    if (std::size_t { operation } + 1 >= first.size())
        return {};
    return std::span(messages).subspan(first[operation], first[operation + 1] - first[operation]);
}

MessagePairs pairMessages(const simulation::Run& run)
{
    MessagePairs pairs;
    const auto& messages = run.messagesLog;
    if (messages.size() == 0 || messages.size() > kMostPairedMessages
        || !std::is_sorted(messages.start.begin(), messages.start.end()))
        return pairs;
    pairs.sender = messageOperations(run);
    pairs.receiver = messageReceivers(run);
    const auto each = [&](auto&& use) {
        for (std::uint32_t at = 0; at < messages.size(); ++at) {
            if (pairs.sender[at] != kNoRecord)
                use(pairs.sender[at], at);
            if (pairs.receiver[at] != kNoRecord && pairs.receiver[at] != pairs.sender[at])
                use(pairs.receiver[at], at);
        }
    };
    pairs.first.assign(run.operations.size() + 1, 0);
    each([&](std::uint32_t operation, std::uint32_t) { ++pairs.first[operation + 1]; });
    std::partial_sum(pairs.first.begin(), pairs.first.end(), pairs.first.begin());
    pairs.messages.resize(pairs.first.back());
    std::vector<std::uint32_t> next(pairs.first.begin(), std::prev(pairs.first.end()));
    each([&](std::uint32_t operation, std::uint32_t message) { pairs.messages[next[operation]++] = message; });
    for (std::uint32_t at = 0; at < messages.size(); ++at) {
        if (arrived(messages, at))
            pairs.longest = std::max(pairs.longest, nsOf(messages.end[at]) - nsOf(messages.start[at]));
    }
    return pairs;
}

std::vector<std::uint32_t> messagesBetween(
    const simulation::Run& run, const MessagePairs& pairs, std::int64_t from, std::int64_t to, std::size_t most)
{
    constexpr std::size_t kLooked = 16; // candidates a message that is shown
    const auto& messages = run.messagesLog;
    std::vector<std::uint32_t> found;
    if (pairs.sender.empty())
        return found;
    const auto before = [](Time start, std::int64_t ns) { return nsOf(start) < ns; };
    const auto begin = std::lower_bound(messages.start.begin(), messages.start.end(), from - pairs.longest, before);
    const auto end = std::lower_bound(begin, messages.start.end(), to, before);
    if (static_cast<std::size_t>(end - begin) > most * kLooked)
        return found;
    for (auto at = static_cast<std::uint32_t>(begin - messages.start.begin());
         at < static_cast<std::uint32_t>(end - messages.start.begin()); ++at) {
        const bool between = pairs.sender[at] != kNoRecord && pairs.receiver[at] != kNoRecord;
        if (!between || !arrived(messages, at) || nsOf(messages.end[at]) < from)
            continue;
        if (found.size() == most)
            return {};
        found.push_back(at);
    }
    return found;
}

} // namespace weft::widgets
