// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/shared/run_links.h"

#include "engine/topology/router.h"
#include "widgets/base/shared/run_view.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>

namespace weft::widgets {

namespace {

using simulation::kNoRecord;
using simulation::Run;

std::uint64_t packed(std::uint32_t high, std::uint32_t low)
{
    return std::uint64_t { high } << 32U | low;
}

std::uint32_t entryAt(const std::vector<std::pair<std::uint64_t, std::uint32_t>>& entries, std::uint64_t key)
{
    const auto at = std::lower_bound(entries.begin(), entries.end(), std::pair { key, 0U });
    return at != entries.end() && at->first == key ? at->second : kNoRecord;
}

// The routing that the messages of a run went by.
topology::Routing routingOf(const Run& run)
{
    return run.options.network == simulation::NetworkModel::Aware ? run.options.routing : topology::Routing {};
}

// Ways of the messages, those of a flow found once.
class Routes {
public:
    explicit Routes(const Run& run)
        : m_router(run.fabric, routingOf(run))
        , m_messages(run.messagesLog)
        , m_isLaid(run.options.network == simulation::NetworkModel::Unaware)
        , m_everyMessage(m_router.routing().choice >= topology::RouteChoice::Spray)
    {
    }

    // In ascending order, each once.
    std::span<const LinkId> of(std::uint32_t message)
    {
        const topology::Flow flow { nodeOf(m_messages.source[message]), nodeOf(m_messages.destination[message]),
            m_isLaid ? 0 : m_messages.chunk[message], m_sent };
        if (flow.source == flow.destination)
            return {};
        ++m_sent;
        const Key key { packed(index(flow.source), index(flow.destination)),
            m_everyMessage ? flow.message : flow.port };
        const auto [at, isNew] = m_place.try_emplace(key, m_links.size(), std::size_t { 0 });
        if (isNew) {
            // Nothing is appended where there is no way.
            static_cast<void>(m_isLaid ? m_router.appendLaid(flow.source, flow.destination, m_links)
                                       : m_router.appendRoute(flow, m_links));
            at->second.second = m_links.size() - at->second.first;
        }
        return std::span(m_links).subspan(at->second.first, at->second.second);
    }

private:
    using Key = std::pair<std::uint64_t, std::uint32_t>; // ends, and stream or message
    struct KeyHash {
        std::size_t operator()(const Key& key) const noexcept { return topology::mixed(key.first, key.second); }
    };

    topology::Router m_router;
    const simulation::MessageColumns& m_messages;
    bool m_isLaid; // afterwards, between two NPUs always alike
    bool m_everyMessage; // goes its own way, which is so from Spray on
    std::uint32_t m_sent = 0;
    std::unordered_map<Key, std::pair<std::size_t, std::size_t>, KeyHash> m_place;
    std::vector<LinkId> m_links;
};

// (collective, rank) → operation, ascending.
std::vector<std::pair<std::uint64_t, std::uint32_t>> membersOfCollectives(const Run& run)
{
    std::vector<std::pair<std::uint64_t, std::uint32_t>> members;
    for (std::uint32_t at = 0; at < run.operations.size(); ++at) {
        if (run.operations.collective[at] != kNoRecord)
            members.emplace_back(packed(run.operations.collective[at], index(run.operations.rank[at])), at);
    }
    std::sort(members.begin(), members.end());
    return members;
}

// Calls use(operation record, link) for every use; false if there are too many.
template <class Use> bool forEachUse(const Run& run, const std::vector<std::uint32_t>& operationOf, Use use)
{
    const auto& intervals = run.linkIntervals;
    if (intervals.size() > 0) {
        if (intervals.size() > kMostLinkUses)
            return false;
        for (std::size_t at = 0; at < intervals.size(); ++at) {
            if (intervals.message[at] < operationOf.size())
                use(intervals.message[at], intervals.link[at]);
        }
        return true;
    }
    Routes routes(run);
    std::size_t uses = 0;
    for (std::uint32_t message = 0; message < operationOf.size(); ++message) {
        const auto route = routes.of(message);
        uses += route.size();
        if (uses > kMostLinkUses)
            return false;
        for (const LinkId link : route)
            use(message, link);
    }
    return true;
}

} // namespace

std::span<const LinkId> RunLinks::ofOperation(std::uint32_t record) const
{
    if (std::size_t { record } + 1 >= linkStart.size())
        return {};
    return std::span(links).subspan(linkStart[record], linkStart[record + 1] - linkStart[record]);
}

std::span<const std::uint32_t> RunLinks::ofLink(LinkId link) const
{
    const std::size_t at = index(link);
    if (link == kNone<LinkId> || at + 1 >= operationStart.size())
        return {};
    return std::span(operations).subspan(operationStart[at], operationStart[at + 1] - operationStart[at]);
}

std::vector<std::uint32_t> messageOperations(const Run& run)
{
    const auto& messages = run.messagesLog;
    const auto members = membersOfCollectives(run);
    std::vector<std::uint32_t> found(messages.size(), kNoRecord);
    for (std::uint32_t at = 0; at < messages.size(); ++at) {
        if (messages.collective[at] != kNoRecord) {
            found[at] = entryAt(members, packed(messages.collective[at], index(messages.source[at])));
            continue;
        }
        if (at >= messages.released.size())
            continue;
        const simulation::Release& release = messages.released[at];
        if (release.kind == simulation::ReleaseKind::Operation && release.index < run.operations.size())
            found[at] = release.index;
        else if (release.kind == simulation::ReleaseKind::Message && release.index < at)
            found[at] = found[release.index];
    }
    return found;
}

std::vector<std::uint32_t> messageReceivers(const Run& run)
{
    const auto& messages = run.messagesLog;
    std::vector<std::uint32_t> found(messages.size(), kNoRecord);
    const auto members = membersOfCollectives(run);
    for (std::uint32_t at = 0; at < messages.size(); ++at) {
        if (messages.collective[at] != kNoRecord)
            found[at] = entryAt(members, packed(messages.collective[at], index(messages.destination[at])));
    }
    for (std::uint32_t at = 0; at < run.operations.size(); ++at) {
        const bool receives = run.operations.kind[at] == simulation::OperationKind::Receive;
        if (receives && run.operations.completedBy[at] < found.size())
            found[run.operations.completedBy[at]] = at;
    }
    return found;
}

RunLinks indexLinks(const Run& run)
{
    RunLinks result;
    const std::size_t operations = run.operations.size();
    if (operations == 0 || run.messagesLog.size() == 0)
        return result;
    const std::vector<std::uint32_t> sender = messageOperations(run);
    // Receives by the message that ended them: at most one each, unlike what they were sent by.
    std::vector<std::uint32_t> receiver(sender.size(), kNoRecord);
    for (std::uint32_t at = 0; at < operations; ++at) {
        const bool receives = run.operations.kind[at] == simulation::OperationKind::Receive;
        if (receives && run.operations.completedBy[at] < receiver.size())
            receiver[run.operations.completedBy[at]] = at;
    }
    std::vector<std::size_t> next(operations + 1, 0);
    const auto each = [&](auto&& use) {
        return forEachUse(run, sender, [&](std::uint32_t message, LinkId link) {
            if (sender[message] != kNoRecord)
                use(sender[message], link);
            if (receiver[message] != kNoRecord && receiver[message] != sender[message])
                use(receiver[message], link);
        });
    };
    if (!each([&](std::uint32_t operation, LinkId) { ++next[operation + 1]; }))
        return result;
    std::partial_sum(next.begin(), next.end(), next.begin());
    std::vector<LinkId> uses(next.back());
    each([&](std::uint32_t operation, LinkId link) { uses[next[operation]++] = link; });

    // Equal ones are dropped in place; `next` has moved to where each operation's part ends.
    const std::size_t links = run.fabric.topology().linkCount();
    result.linkStart.assign(1, 0);
    result.operationStart.assign(links + 1, 0);
    std::size_t kept = 0;
    std::size_t from = 0;
    for (std::size_t at = 0; at < operations; ++at) {
        const auto begin = uses.begin() + static_cast<std::ptrdiff_t>(from);
        const auto end = uses.begin() + static_cast<std::ptrdiff_t>(next[at]);
        std::sort(begin, end);
        const auto unique = std::unique(begin, end);
        for (auto use = begin; use != unique; ++use) {
            ++result.operationStart[index(*use) + 1];
            uses[kept++] = *use;
        }
        from = next[at];
        result.linkStart.push_back(static_cast<std::uint32_t>(kept));
    }
    uses.resize(kept);
    uses.shrink_to_fit();
    result.links = std::move(uses);
    std::partial_sum(result.operationStart.begin(), result.operationStart.end(), result.operationStart.begin());
    std::vector<std::uint32_t> place(result.operationStart.begin(), std::prev(result.operationStart.end()));
    result.operations.resize(kept);
    for (std::uint32_t at = 0; at < operations; ++at) {
        for (const LinkId link : result.ofOperation(at))
            result.operations[place[index(link)]++] = at;
    }

    result.byKey.resize(operations);
    std::iota(result.byKey.begin(), result.byKey.end(), 0U);
    std::sort(result.byKey.begin(), result.byKey.end(), [&](std::uint32_t a, std::uint32_t b) {
        return std::pair { run.operations.rank[a], run.operations.op[a] }
        < std::pair { run.operations.rank[b], run.operations.op[b] };
    });
    return result;
}

std::span<const LinkId> linksOf(const RunView& view, OpKey key)
{
    const auto& byKey = view.links.byKey;
    if (!key.isValid() || byKey.empty())
        return {};
    const auto& operations = view.run->operations;
    const auto keyOf = [&](std::uint32_t record) { return OpKey { operations.rank[record], operations.op[record] }; };
    const auto at = std::lower_bound(byKey.begin(), byKey.end(), key,
        [&](std::uint32_t record, const OpKey& wanted) { return keyOf(record) < wanted; });
    return at != byKey.end() && keyOf(*at) == key ? view.links.ofOperation(*at) : std::span<const LinkId> {};
}

std::span<const std::uint32_t> operationsOf(const RunView& view, LinkKey key)
{
    return view.links.ofLink(view.linkOf(key));
}

} // namespace weft::widgets
