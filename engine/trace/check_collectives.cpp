// SPDX-License-Identifier: GPL-3.0-or-later
// The validator's look at collectives: the members of a group must take part in the same ones. The member whose list
// is the most common counts as right, so that one odd rank gives one finding. The order of a rank's collectives is what
// its dependencies demand; what they leave open goes by ids, as ready nodes are issued. The same collectives in another
// order are only worth a warning.
#include "engine/core/fingerprint.h"
#include "engine/core/make_error.h"
#include "engine/trace/find_cycle.h"
#include "engine/trace/validation.h"

#include <algorithm>
#include <span>
#include <tuple>

namespace weft::trace {

namespace {

struct Call {
    std::uint32_t group = 0;
    std::uint32_t rank = 0;
    OpId op = kNone<OpId>;
    CollectiveType type = CollectiveType::AllReduce;
    std::int64_t size = 0;
    std::uint64_t dims = 0;
    std::uint32_t root = 0;

    [[nodiscard]] auto key() const { return std::tie(type, size, dims, root); }
};

using Calls = std::span<const Call>;

struct Member {
    std::uint32_t rank = 0;
    Calls calls;
    std::uint64_t hash = 0;
};

constexpr std::uint32_t kNoRoot = ~std::uint32_t { 0 };

std::vector<Call> collectCalls(const Validation& validation)
{
    std::vector<Call> calls;
    for (std::uint32_t rank = 0; rank < validation.ranks; ++rank) {
        const ExecutionGraph& graph = validation.graph(Rank { rank });
        for (const OpId op : startOrder(graph)) {
            if (graph.type(op) != NodeType::Coll)
                continue;
            const Operation node = graph.operation(op);
            const std::optional<std::uint32_t> group = validation.groups.find(node.processGroup);
            if (!group || !node.carries(Has::CommType) || isReplayed(node, validation.options))
                continue;
            const bool isSized = node.commType != CollectiveType::Barrier && !isCustom(node, validation.options);
            calls.push_back({ *group, rank, op, node.commType, isSized ? node.commSize : 0, node.involvedDims,
                hasRoot(node.commType) && node.carries(Has::Root) ? node.root : kNoRoot });
        }
    }
    std::stable_sort(calls.begin(), calls.end(), [](const Call& a, const Call& b) { return a.group < b.group; });
    return calls;
}

std::vector<Member> split(const Validation& validation, std::uint32_t group, Calls calls)
{
    std::vector<Rank> ranks = validation.groups.ranks(group);
    std::sort(ranks.begin(), ranks.end());
    std::vector<Member> members;
    auto next = calls.begin();
    for (const Rank rank : ranks) {
        if (index(rank) >= validation.ranks)
            continue;
        next = std::find_if(next, calls.end(), [rank](const Call& call) { return call.rank >= index(rank); });
        const auto end = std::find_if(next, calls.end(), [rank](const Call& call) { return call.rank > index(rank); });
        Fingerprint hash;
        for (auto at = next; at != end; ++at) {
            hash.add(static_cast<std::uint64_t>(at->type));
            hash.add(static_cast<std::uint64_t>(at->size));
            hash.add(at->dims);
            hash.add(at->root);
        }
        members.push_back({ index(rank), Calls(next, end), hash.value() });
        next = end;
    }
    return members;
}

// A member whose list of collectives is the most common one; of several such lists, that of the lowest rank.
const Member& mostCommon(const std::vector<Member>& members)
{
    std::vector<std::uint64_t> hashes;
    hashes.reserve(members.size());
    for (const Member& member : members)
        hashes.push_back(member.hash);
    std::sort(hashes.begin(), hashes.end());
    const Member* best = nullptr;
    std::size_t most = 0;
    for (const Member& member : members) {
        const auto [begin, end] = std::equal_range(hashes.begin(), hashes.end(), member.hash);
        const auto count = static_cast<std::size_t>(end - begin);
        if (count > most) {
            most = count;
            best = &member;
        }
    }
    return *best;
}

Sentence describeCall(const Validation& validation, const Call& call)
{
    const std::string_view type = toString(call.type);
    const std::uint64_t node = validation.graph(Rank { call.rank }).id(call.op);
    const bool hasRoot = call.root != kNoRoot;
    if (call.type == CollectiveType::Barrier)
        return hasRoot ? say("%1 with root %2 (node %3)", type, call.root, node) : say("%1 (node %2)", type, node);
    return hasRoot ? say("%1 of %2 bytes with root %3 (node %4)", type, call.size, call.root, node)
                   : say("%1 of %2 bytes (node %3)", type, call.size, node);
}

bool isSameInAnotherOrder(Calls a, Calls b)
{
    if (a.size() != b.size())
        return false;
    std::vector<Call> left(a.begin(), a.end());
    std::vector<Call> right(b.begin(), b.end());
    const auto byKey = [](const Call& x, const Call& y) { return x.key() < y.key(); };
    std::sort(left.begin(), left.end(), byKey);
    std::sort(right.begin(), right.end(), byKey);
    return std::equal(
        left.begin(), left.end(), right.begin(), [](const Call& x, const Call& y) { return x.key() == y.key(); });
}

void compare(Validation& validation, std::uint32_t group, const Member& right, const Member& odd)
{
    const auto isEqual = [](const Call& a, const Call& b) { return a.key() == b.key(); };
    const auto difference
        = std::mismatch(right.calls.begin(), right.calls.end(), odd.calls.begin(), odd.calls.end(), isEqual);
    const Calls::iterator rightAt = difference.first;
    const Calls::iterator oddAt = difference.second;
    if (rightAt == right.calls.end() && oddAt == odd.calls.end())
        return;
    const bool isOrder = isSameInAnotherOrder(right.calls, odd.calls);
    const auto position = static_cast<std::size_t>(rightAt - right.calls.begin()) + 1;
    const auto side = [&](const Member& member, Calls::iterator at) {
        return at == member.calls.end() ? say("missing") : describeCall(validation, *at);
    };
    validation.findings.add(isOrder ? Severity::Warning : Severity::Error,
        isOrder ? LimitedFindings::Kind([] { return say("members with collectives in another order"); })
                : LimitedFindings::Kind([] { return say("members with other collectives than their group"); }),
        [&] {
            Where where = odd.calls.empty()
                ? placeIn(validation.graph(Rank { odd.rank }).source(), Rank { odd.rank })
                : validation.place(Rank { odd.rank }, (oddAt == odd.calls.end() ? oddAt[-1] : *oddAt).op);
            Sentence message = say("collective %1 of %2 is %3 on rank %4, but %5 on rank %6", position,
                validation.groups.describe(group), side(odd, oddAt), odd.rank, side(right, rightAt), right.rank);
            if (isOrder)
                message += say("; both have the same collectives in another order");
            else if (right.calls.size() != odd.calls.size())
                message += say("; rank %1 has %2 in all, rank %3 has %4", odd.rank, odd.calls.size(), right.rank,
                    right.calls.size());
            return Error { ErrorCode::Mismatched, std::move(message), std::move(where), {} };
        });
}

} // namespace

void checkCollectives(Validation& validation)
{
    const std::vector<Call> calls = collectCalls(validation);
    for (auto begin = calls.begin(); begin != calls.end();) {
        const std::uint32_t group = begin->group;
        const auto end = std::find_if(begin, calls.end(), [group](const Call& call) { return call.group != group; });
        const std::vector<Member> members = split(validation, group, Calls(begin, end));
        if (!members.empty()) {
            const Member& right = mostCommon(members);
            for (const Member& member : members) {
                if (member.hash != right.hash)
                    compare(validation, group, right, member);
            }
        }
        begin = end;
    }
}

} // namespace weft::trace
