// SPDX-License-Identifier: GPL-3.0-or-later
// The validator's look at sends and receives: each needs its partner, which is matched by tag (mod 5·10^8), source,
// destination and bytes (docs/semantics.md, sections 3.4 and 11). A missing one would block its rank for ever.
#include "engine/trace/execution_rules.h"
#include "engine/trace/validation.h"

#include <algorithm>
#include <tuple>

namespace weft::trace {

namespace {

struct Message {
    std::uint32_t src = 0;
    std::uint32_t dst = 0;
    std::uint32_t tag = 0;
    std::uint64_t bytes = 0;
    OpId op = kNone<OpId>;

    [[nodiscard]] auto key() const { return std::tie(src, dst, tag, bytes); }
    [[nodiscard]] auto pair() const { return std::tie(src, dst); }
};

// Only what checkNodes found in order: a node with a finding of its own does not get a second one here.
bool isComparable(const Operation& node, Rank rank, std::uint32_t npuCount)
{
    const bool isSend = node.type == NodeType::Send;
    const std::uint32_t peer = isSend ? node.commDst : node.commSrc;
    return node.carries(isSend ? Has::CommDst : Has::CommSrc) && node.carries(Has::CommSize) && node.commSize >= 0
        && peer < npuCount && peer != index(rank);
}

struct Both {
    std::vector<Message> sends;
    std::vector<Message> receives;
};

Both collectMessages(const Validation& validation)
{
    Both both;
    for (std::uint32_t at = 0; at < validation.ranks; ++at) {
        const Rank rank { at };
        const ExecutionGraph& graph = validation.graph(rank);
        for (std::uint32_t i = 0; i < graph.size(); ++i) {
            const OpId op { i };
            const NodeType type = graph.type(op);
            if (!isMessage(type))
                continue;
            const Operation node = graph.operation(op);
            if (!isComparable(node, rank, validation.npuCount))
                continue;
            const auto bytes = static_cast<std::uint64_t>(node.commSize);
            const std::uint32_t tag = node.commTag % kTagModulus;
            if (type == NodeType::Send)
                both.sends.push_back({ at, node.commDst, tag, bytes, op });
            else
                both.receives.push_back({ node.commSrc, at, tag, bytes, op });
        }
    }
    const auto byKey = [](const Message& a, const Message& b) { return a.key() < b.key(); };
    std::stable_sort(both.sends.begin(), both.sends.end(), byKey);
    std::stable_sort(both.receives.begin(), both.receives.end(), byKey);
    return both;
}

// Leaves only what has no partner. Of several equal ones the later nodes are left.
Both unmatched(const Both& all)
{
    Both left;
    auto send = all.sends.begin();
    auto receive = all.receives.begin();
    while (send != all.sends.end() || receive != all.receives.end()) {
        if (receive == all.receives.end() || (send != all.sends.end() && send->key() < receive->key())) {
            left.sends.push_back(*send++);
        } else if (send == all.sends.end() || receive->key() < send->key()) {
            left.receives.push_back(*receive++);
        } else {
            ++send;
            ++receive;
        }
    }
    return left;
}

// What the other side has left for the same pair of ranks, nearest first: the same tag, then the same size.
Sentence candidates(
    const Validation& validation, const Message& message, const std::vector<Message>& others, bool othersReceive)
{
    constexpr std::size_t kMost = 3;
    const auto byPair = [](const Message& a, const Message& b) { return a.pair() < b.pair(); };
    const auto range = std::equal_range(others.begin(), others.end(), message, byPair);
    const auto begin = range.first;
    const auto end = range.second;
    const std::uint32_t side = othersReceive ? message.dst : message.src;
    if (begin == end)
        return othersReceive ? say("rank %1 has no unmatched receive for these two ranks", side)
                             : say("rank %1 has no unmatched send for these two ranks", side);
    std::vector<const Message*> nearest;
    const auto take = [&](auto&& isNear) {
        for (auto at = begin; at != end && nearest.size() < kMost; ++at) {
            if (isNear(*at) && std::find(nearest.begin(), nearest.end(), &*at) == nearest.end())
                nearest.push_back(&*at);
        }
    };
    take([&](const Message& other) { return other.tag == message.tag; });
    take([&](const Message& other) { return other.bytes == message.bytes; });
    take([](const Message&) { return true; });
    Sentence list;
    for (const Message* other : nearest) {
        const std::uint64_t node = validation.graph(Rank { side }).id(other->op);
        list += list.empty() ? "" : "; ";
        list += othersReceive ? say("receive of node %1 with tag %2 and %3 bytes", node, other->tag, other->bytes)
                              : say("send of node %1 with tag %2 and %3 bytes", node, other->tag, other->bytes);
    }
    return say("nearest on rank %1: %2", side, list);
}

} // namespace

void checkMessages(Validation& validation)
{
    const Both left = unmatched(collectMessages(validation));
    for (const Message& send : left.sends) {
        validation.findings.add(
            Severity::Error, [] { return say("sends without a receive"); },
            [&] {
                return Error { ErrorCode::Unmatched,
                    say("rank %1 has no receive for this send (tag %2, %3 bytes)", send.dst, send.tag, send.bytes),
                    validation.place(Rank { send.src }, send.op), candidates(validation, send, left.receives, true) };
            });
    }
    for (const Message& receive : left.receives) {
        validation.findings.add(
            Severity::Error, [] { return say("receives without a send"); },
            [&] {
                return Error { ErrorCode::Unmatched,
                    say("rank %1 has no send for this receive (tag %2, %3 bytes)", receive.src, receive.tag,
                        receive.bytes),
                    validation.place(Rank { receive.dst }, receive.op),
                    candidates(validation, receive, left.sends, false) };
            });
    }
}

} // namespace weft::trace
