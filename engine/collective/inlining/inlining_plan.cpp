// SPDX-License-Identifier: GPL-3.0-or-later
// Which nodes of the ranks are one collective, what takes its place, and which tags its messages get.
#include "engine/collective/inlining/inlining.h"
#include "engine/collective/model/schedule_builder.h"
#include "engine/collective/proof/message_matching.h"
#include "engine/core/make_error.h"
#include "engine/trace/execution_rules.h"
#include "engine/trace/find_cycle.h"
#include "engine/trace/place.h"

#include <algorithm>

namespace weft::collective {

namespace {

// Tags of a workload's messages count modulo this in ASTRA-sim.
constexpr std::uint32_t kTags = trace::kTagModulus;

Sentence textOf(const trace::Operation& node)
{
    return say("%1 of %2 bytes", toString(node.commType), node.commSize);
}

} // namespace

class Inlining::Planner {
public:
    Planner(Inlining& plan, const Watch& watch)
        : m_plan(plan)
        , m_workload(*plan.m_workload)
        , m_groups(*plan.m_groups)
        , m_watch(watch)
        , m_calls(m_groups.size())
    {
    }

    Result<void> run()
    {
        for (std::uint32_t rank = 0; rank < m_workload.graphs.size(); ++rank) {
            if (m_watch.stop.stop_requested())
                return errorOf(ErrorCode::Cancelled, say("the inlining was stopped"));
            if (Result<void> collected = collect(Rank { rank }); !collected)
                return collected;
        }
        for (std::uint32_t group = 0; group < m_groups.size(); ++group) {
            if (Result<void> planned = planGroup(group); !planned)
                return planned;
        }
        // What stays is not in the way of what is replaced.
        for (std::vector<Site>& sites : m_plan.m_sites)
            std::erase_if(sites, [](const Site& site) { return site.call == kStays; });
        m_plan.m_groupsKept = sortedOnce(std::move(m_plan.m_groupsKept));
        return giveTags();
    }

private:
    static constexpr std::uint32_t kStays = kDropped - 1;

    // Where a member's collective is: its rank and the place in that rank's list of sites.
    struct Issue {
        Rank rank {};
        std::uint32_t site = 0;
    };

    [[nodiscard]] const trace::ExecutionGraph& graph(Rank rank) const { return *m_workload.graphs[index(rank)]; }
    [[nodiscard]] Site& site(Issue issue) { return m_plan.m_sites[index(issue.rank)][issue.site]; }
    [[nodiscard]] Error at(Rank rank, OpId op, ErrorCode code, Sentence message, Sentence hint = {}) const
    {
        return { code, std::move(message), trace::placeOf(graph(rank), op, rank), std::move(hint) };
    }

    Result<void> collect(Rank rank)
    {
        const trace::ExecutionGraph& nodes = graph(rank);
        const std::vector<OpId> order = trace::startOrder(nodes);
        if (order.size() != nodes.size())
            return at(rank, trace::findCycle(nodes).front(), ErrorCode::Cycle, say("the node waits for itself"));
        for (const OpId op : order) {
            if (isMessage(nodes.type(op)))
                m_tags.push_back(nodes.operation(op).commTag % kTags);
            if (nodes.type(op) == trace::NodeType::Metadata && m_plan.m_options.dropMetadata)
                m_plan.m_sites[index(rank)].push_back({ op, kDropped });
            if (nodes.type(op) != trace::NodeType::Coll)
                continue;
            const trace::Operation node = nodes.operation(op);
            const std::optional<std::uint32_t> group = m_groups.find(node.processGroup);
            if (m_plan.m_options.isReplayed && m_plan.m_options.isReplayed(node)) {
                ++m_plan.m_replayed;
                if (group)
                    m_plan.m_groupsKept.push_back(*group);
                continue;
            }
            if (!group)
                return at(rank, op, ErrorCode::UnknownGroup,
                    say("process group '%1' is not defined", node.processGroup),
                    say("define it in the communicator-group file"));
            if (!m_groups.contains(*group, rank))
                return at(rank, op, ErrorCode::NotMember,
                    say("the rank is not in %1, whose collective it calls", m_groups.describe(*group)));
            auto& lists = m_calls[*group];
            const trace::Group& members = m_plan.members(*group);
            lists.resize(members.size());
            std::vector<Site>& sites = m_plan.m_sites[index(rank)];
            lists[members.memberOf(rank)].push_back({ rank, static_cast<std::uint32_t>(sites.size()) });
            sites.push_back({ op, kStays });
        }
        return {};
    }

    Result<void> planGroup(std::uint32_t group)
    {
        const auto& lists = m_calls[group];
        if (lists.empty())
            return {};
        const std::vector<Rank>& members = m_plan.members(group).ranks;
        std::size_t most = 0;
        for (const auto& list : lists)
            most = std::max(most, list.size());
        for (std::size_t number = 0; number < most; ++number) {
            const auto lacks = [number](const auto& list) { return list.size() <= number; };
            if (const auto missing = std::ranges::find_if(lists, lacks); missing != lists.end()) {
                const Issue issue = (*std::ranges::find_if_not(lists, lacks))[number];
                const Rank absent = members[static_cast<std::size_t>(missing - lists.begin())];
                return at(issue.rank, site(issue).op, ErrorCode::Mismatched,
                    say("this is collective number %1 of %2, but rank %3 issues only %4", number + 1,
                        m_groups.describe(group), absent, missing->size()),
                    say("give all members the same collectives"));
            }
            if (Result<void> planned = planCall(group, number); !planned)
                return planned;
        }
        return {};
    }

    Result<void> planCall(std::uint32_t group, std::size_t number)
    {
        const std::vector<Rank>& members = m_plan.members(group).ranks;
        const auto& lists = m_calls[group];
        const Issue first = lists.front()[number];
        const trace::Operation node = graph(first.rank).operation(site(first).op);
        std::vector<OpId> nodes;
        for (const auto& list : lists) {
            const Issue issue = list[number];
            nodes.push_back(site(issue).op);
            const trace::Operation other = graph(issue.rank).operation(nodes.back());
            if (other.commType == node.commType && other.commSize == node.commSize && other.root == node.root
                && other.involvedDims == node.involvedDims)
                continue;
            return at(issue.rank, nodes.back(), ErrorCode::Mismatched,
                say("the members of %1 disagree on their collective number %2: %3 here, %4 at %5",
                    m_groups.describe(group), number + 1, textOf(other), textOf(node),
                    toString(trace::placeOf(graph(first.rank), site(first).op, first.rank))),
                say("give all members the same collectives in the same order"));
        }
        CollectiveCall call { node, group, members, nodes, 0 };
        if (node.carries(trace::Has::Root)) {
            call.root = m_plan.members(group).memberOf(Rank { node.root });
            if (call.root == trace::Group::kNobody)
                return at(first.rank, nodes.front(), ErrorCode::NotMember,
                    say("the root, rank %1, is not in %2", node.root, m_groups.describe(group)));
        }
        Result<Replacement> replacement = m_plan.m_options.choose(call);
        Result<void> added;
        if (!replacement) {
            added = replacement.error();
        } else if (replacement->schedule == nullptr) {
            ++m_plan.m_kept;
            m_plan.m_groupsKept.push_back(group);
        } else {
            added = add(call, *replacement, number);
        }
        if (added)
            return {};
        Error error = added.error();
        if (error.where == Where {})
            error.where = trace::placeOf(graph(first.rank), nodes.front(), first.rank);
        return error;
    }

    Result<void> add(const CollectiveCall& call, const Replacement& replacement, std::size_t number)
    {
        std::vector<SchedulePtr> schedules = replacement.further;
        schedules.push_back(replacement.schedule);
        Tags tags; // as many as the part that needs most
        for (const SchedulePtr& schedule : schedules) {
            const Result<Tags> own = check(call, *schedule, replacement.lowering.has_value());
            if (!own)
                return own.error();
            tags = { std::max(tags.count, own->count), tags.perMessage || own->perMessage };
        }
        LoweringOptions sized { Bytes { static_cast<std::uint64_t>(call.operation.commSize) },
            m_plan.m_options.reduce };
        // As ASTRA-sim does: what is smaller takes a byte a chunk.
        const Pattern& pattern = replacement.schedule->pattern();
        const Bytes least = pattern.commSizeOfChunk(Bytes { 1 });
        if (!replacement.lowering && pattern.chunkBytes(sized.commSize).count() == 0) {
            sized.commSize = least;
            ++m_plan.m_padded;
        }
        Call added { replacement, call.group, 0, tags, nullptr };
        if (added.atPort) {
            std::shared_ptr<const Groups<PortPlace>>& ports = m_ports[added.schedule.get()];
            if (ports == nullptr) {
                Result<Groups<PortPlace>> found = findPorts(*added.schedule, m_watch);
                if (!found)
                    return found.error();
                ports = std::make_shared<const Groups<PortPlace>>(*std::move(found));
            }
            added.ports = ports;
        }
        if (replacement.lowering) {
            added.parts = added.atOnce = 1;
            added.sizes.clear();
        } else {
            const std::uint64_t most = sized.commSize.count() / std::max<std::uint64_t>(least.count(), 1);
            added.lowering = sized;
            added.parts = static_cast<std::uint32_t>(std::clamp<std::uint64_t>(most, 1, std::max(added.parts, 1U)));
            added.atOnce = std::max(added.atOnce, 1U);
            for (Bytes& size : added.sizes)
                size = std::max(size, least);
            if (!added.sizes.empty())
                added.parts = static_cast<std::uint32_t>(added.sizes.size());
        }
        const auto id = static_cast<std::uint32_t>(m_plan.m_calls.size());
        m_plan.m_calls.push_back(std::move(added));
        for (const auto& list : m_calls[call.group])
            site(list[number]).call = id;
        return {};
    }

    // Whether the schedule can take the collective's place, and what tags it then needs.
    Result<Tags> check(const CollectiveCall& call, const Schedule& schedule, bool hasSizes)
    {
        const Pattern& pattern = schedule.pattern();
        const Sentence name = say("schedule '%1'", schedule.info().name);
        const trace::Operation& node = call.operation;
        if (pattern.ranks != call.members.size())
            return errorOf(ErrorCode::Mismatched,
                say("%1 is for %2 ranks, but %3 has %4", name, pattern.ranks, m_groups.describe(call.group),
                    call.members.size()));
        if (pattern.kind != PatternKind::Custom && chakraType(pattern.kind) != trace::plainType(node.commType))
            return errorOf(ErrorCode::Mismatched,
                say("%1 is an algorithm for %2, but the collective is %3", name, toString(pattern.kind),
                    toString(node.commType)));
        if (hasRoot(pattern.kind) && index(pattern.root) != call.root)
            return errorOf(ErrorCode::Mismatched,
                say("%1 has rank %2 as its root, but the root is rank %3 of its group", name, pattern.root, call.root));
        if (!hasSizes && node.commSize < 0)
            return errorOf(ErrorCode::OutOfRange, say("%1 is no size of a collective", textOf(node)));
        if (const auto known = m_matched.find(&schedule); known != m_matched.end())
            return known->second;
        const MessageMatching matching = matchMessages(schedule);
        if (!matching.faults.empty())
            return errorOf(ErrorCode::Unmatched,
                say("%1, %2: %3", name, stepName(schedule, matching.faults.front().step),
                    describe(schedule, matching.faults.front())));
        std::uint64_t longest = 1;
        bool inOrder = true;
        for (const BlockId block : schedule.blocks()) {
            inOrder = inOrder && schedule.block(block).inOrder;
            longest = std::max<std::uint64_t>(longest, schedule.steps(block).size());
        }
        return m_matched[&schedule] = { schedule.channelCount() * (inOrder ? 1 : longest), !inOrder };
    }

    // A stretch of tags that nobody uses, for all calls together.
    Result<void> giveTags()
    {
        const std::uint64_t needed
            = sumOf(m_plan.m_calls, [](const Call& call) { return call.tags.count * call.parts; });
        for (const std::uint32_t tag : m_plan.m_options.reservedTags)
            m_tags.push_back(tag % kTags);
        m_tags.push_back(kTags);
        std::sort(m_tags.begin(), m_tags.end());
        std::uint64_t free = 0;
        for (const std::uint32_t used : m_tags) {
            if (used >= free + needed)
                break;
            free = std::uint64_t { used } + 1;
        }
        if (free + needed > kTags)
            return errorOf(ErrorCode::TooLarge,
                say("the collectives need %1 message tags in a row, but the workload leaves no such gap below %2",
                    needed, kTags),
                say("inline fewer collectives at a time"));
        for (Call& call : m_plan.m_calls) {
            call.firstTag = static_cast<std::uint32_t>(free);
            free += call.tags.count * call.parts;
        }
        return {};
    }

    Inlining& m_plan;
    const trace::Workload& m_workload;
    const trace::GroupTable& m_groups;
    const Watch& m_watch;
    std::vector<std::vector<std::vector<Issue>>> m_calls; // by group, place in it, and number
    std::unordered_map<const Schedule*, Tags> m_matched;
    std::unordered_map<const Schedule*, std::shared_ptr<const Groups<PortPlace>>> m_ports;
    std::vector<std::uint32_t> m_tags; // in use
};

Result<Inlining> Inlining::plan(
    const trace::Workload& workload, const trace::GroupTable& groups, InlineOptions options, const Watch& watch)
{
    Inlining plan(workload, groups, std::move(options));
    if (Result<void> planned = Planner(plan, watch).run(); !planned)
        return planned.error();
    return plan;
}

} // namespace weft::collective
