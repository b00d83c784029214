// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/inlining/inlining.h"

#include "engine/collective/forms/chakra/chakra_annotations.h"
#include "engine/core/groups.h"
#include "engine/core/make_error.h"
#include "engine/trace/et_writer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>

namespace weft::collective {

namespace {

using trace::AttributeWriter;
using trace::ExecutionGraph;
using trace::NodeType;

// Operations at the rim of a rank's share of a schedule.
struct Rim {
    std::uint32_t size = 0; // of all
    std::uint32_t firsts = 0; // that wait for nothing
    std::vector<std::uint32_t> lasts; // that nothing waits for
};

Rim rimOf(const LoweredRank& lowered)
{
    Rim rim { lowered.size(), 0, {} };
    std::vector<bool> waited(lowered.size());
    for (const OpId on : lowered.dependencies.items)
        waited[index(on)] = true;
    for (std::uint32_t op = 0; op < lowered.size(); ++op) {
        rim.firsts += lowered.dependenciesOf(OpId { op }).empty() ? 1U : 0U;
        if (!waited[op])
            rim.lasts.push_back(op);
    }
    return rim;
}

} // namespace

// Writes the trace of one rank.
class Inlining::RankWriter {
public:
    RankWriter(const Inlining& plan, Rank rank)
        : m_plan(plan)
        , m_graph(*plan.m_workload->graphs[index(rank)])
        , m_rank(rank)
        , m_sites(plan.m_sites[index(rank)])
        , m_siteOf(m_graph.size(), kNoSite)
        , m_writer(m_graph)
    {
        for (std::uint32_t site = 0; site < m_sites.size(); ++site)
            m_siteOf[index(m_sites[site].op)] = site;
    }

    Result<InlinedRank> write()
    {
        if (Result<void> placed = place(); !placed)
            return placed.error();
        for (std::uint32_t at = 0; at < m_graph.size(); ++at) {
            if (m_siteOf[at] == kNoSite) {
                m_writer.copy(m_graph, OpId { at }, m_substitutes);
                ++m_out.nodesAfter;
            } else if (const Call* const call = callOf(m_siteOf[at])) {
                writeCall(m_siteOf[at], *call);
            }
        }
        m_out.nodesBefore = m_graph.size();
        if (m_out.nodesAfter == 0 && m_graph.size() > 0) { // a trace without nodes is one that ASTRA-sim aborts on
            m_common.clear();
            m_common.addBool("is_cpu_op", false);
            writeEmpty(m_graph.id(OpId { m_graph.size() - 1 }) + 1, "COMP_NODE_idle", {});
        }
        m_out.et = std::move(m_writer).bytes();
        return std::move(m_out);
    }

private:
    static constexpr std::uint32_t kNoSite = ~std::uint32_t { 0 };

    // Null for a node that is only left out.
    [[nodiscard]] const Call* callOf(std::uint32_t site) const
    {
        return m_sites[site].call == kDropped ? nullptr : &m_plan.m_calls[m_sites[site].call];
    }
    [[nodiscard]] std::uint32_t placeIn(const Call& call) const { return m_plan.members(call.group).memberOf(m_rank); }
    [[nodiscard]] LoweredRank lower(const Call& call, std::uint32_t part)
    {
        const LoweringOptions options = call.optionsOf(part);
        const Rank place { placeIn(call) };
        LoweredRank lowered = Lowering(call.scheduleOf(part), options).rank(place);
        m_computations.clear();
        if (!call.atPort)
            return lowered;
        const Bytes chunk = call.schedule->pattern().chunkBytes(options.commSize);
        std::vector<PortPlace> places;
        for (const PortPlace& each : (*call.ports)[index(place)]) {
            if (std::optional<PortComputation> computation = call.atPort(each, chunk)) {
                m_computations.push_back(*std::move(computation));
                places.push_back(each);
            }
        }
        return withComputations(*call.schedule, std::move(lowered), places);
    }

    // The operations of a rank at its rim do not depend on sizes, but on what is put in.
    const Rim& rim(const Call& call, std::uint32_t part = 0)
    {
        const void* const what = call.atPort ? static_cast<const void*>(&call) : &call.scheduleOf(part);
        const auto [at, isNew] = m_rims.try_emplace(std::pair(what, placeIn(call)));
        if (isNew)
            at->second = rimOf(lower(call, part));
        return at->second;
    }

    // The operations of the parts before this one.
    std::uint64_t sizeBefore(const Call& call, std::uint32_t past)
    {
        const auto turns = static_cast<std::uint32_t>(call.further.size() + 1);
        std::uint64_t size = 0;
        for (std::uint32_t turn = 0; turn < turns; ++turn)
            size += std::uint64_t { rim(call, turn).size } * ((past + turns - 1 - turn) / turns);
        return size;
    }

    // Where what waits for this site's node waits for more than it should directly.
    bool needsJoin(OpId node, const Call& call)
    {
        std::uint64_t waiting = 0;
        for (const OpId dependent : m_graph.dependents(node)) {
            const std::uint32_t site = m_siteOf[index(dependent)];
            const Call* const other = site == kNoSite ? nullptr : callOf(site);
            waiting += other == nullptr ? 1 : std::uint64_t { rim(*other).firsts } * other->partsAtOnce();
        }
        const std::uint64_t lasts = rim(call).lasts.size() * call.partsAtOnce();
        return lasts > 1 && waiting > 1 && lasts * waiting > m_plan.m_options.directEdges;
    }

    // The ids of what is new (of ready messages the one with the least goes first), and what stands for each node that
    // goes.
    Result<void> place()
    {
        const std::uint64_t first = m_graph.size() == 0 ? 0 : m_graph.id(OpId { m_graph.size() - 1 }) + 1;
        std::uint64_t next = first;
        for (std::uint32_t at = 0; at < m_sites.size(); ++at) {
            const OpId node = m_sites[at].op;
            const Call* const call = callOf(at);
            m_begin.push_back(next);
            m_joins.push_back(0);
            if (const std::uint64_t size = call == nullptr ? 0 : sizeBefore(*call, call->parts); size > 0) {
                if (first == 0 || std::numeric_limits<std::uint64_t>::max() - next <= size + 1)
                    return errorAt(weft::placeIn(m_graph.source(), m_rank), ErrorCode::TooLarge,
                        say("the ids of the trace leave no room for further nodes"), say("number the nodes anew"));
                next += size;
                if (needsJoin(node, *call))
                    m_joins[at] = next++;
            }
            std::vector<std::uint64_t>& waits = m_waits.emplace_back();
            for (const OpId on : m_graph.dependencies(node))
                addStandIns(m_graph.id(on), waits);
            waits = sortedOnce(std::move(waits));
            std::vector<std::uint64_t>& stands = m_substitutes[m_graph.id(node)];
            if (call == nullptr || rim(*call).size == 0)
                stands = waits;
            else if (m_joins[at] != 0)
                stands.push_back(m_joins[at]);
            else
                stands = lastOnes(at, *call);
        }
        return {};
    }

    // The node, or what stands for it where it goes.
    void addStandIns(std::uint64_t node, std::vector<std::uint64_t>& ids) const
    {
        const auto known = m_substitutes.find(node);
        if (known == m_substitutes.end())
            ids.push_back(node);
        else
            ids.insert(ids.end(), known->second.begin(), known->second.end());
    }

    // What nothing in the parts that end last waits for.
    [[nodiscard]] std::vector<std::uint64_t> lastOnes(std::uint32_t at, const Call& call)
    {
        std::vector<std::uint64_t> ids;
        for (std::uint32_t part = call.parts - call.partsAtOnce(); part < call.parts; ++part) {
            const std::uint64_t begin = m_begin[at] + sizeBefore(call, part);
            for (const std::uint32_t last : rim(call, part).lasts)
                ids.push_back(begin + last);
        }
        return ids;
    }

    void writeCall(std::uint32_t at, const Call& call)
    {
        const OpId op = m_sites[at].op;
        const trace::Operation node = m_graph.operation(op);
        ++m_out.replaced;
        m_common.clear();
        m_common.addBool("is_cpu_op", false);
        m_common.addUint64("inlined_from", node.id);
        const std::string ending
            = " of " + std::string(m_graph.name(op).empty() ? toString(node.commType) : m_graph.name(op));
        std::vector<std::uint64_t> waits = m_waits[at];
        for (std::uint32_t part = 0; part < call.parts; ++part) {
            const LoweredRank lowered = lower(call, part);
            const std::uint64_t begin = m_begin[at] + sizeBefore(call, part);
            m_ending = ending;
            if (call.parts > 1)
                m_ending += ", part " + std::to_string(part + 1) + " of " + std::to_string(call.parts);
            if (part >= call.atOnce) {
                // With very many, the last of them stands for all.
                std::span<const std::uint32_t> lasts = rim(call, part - call.atOnce).lasts;
                if (lasts.size() * rim(call, part).firsts > m_plan.m_options.directEdges)
                    lasts = lasts.last(1);
                waits.clear();
                const std::uint64_t earlier = m_begin[at] + sizeBefore(call, part - call.atOnce);
                for (const std::uint32_t last : lasts)
                    waits.push_back(earlier + last);
            }
            writePart(call, node, part, lowered, begin, waits);
        }
        if (m_joins[at] != 0) {
            writeEmpty(m_joins[at], "COMP_NODE_join" + m_ending, lastOnes(at, call));
            ++m_out.joins;
        }
    }

    void writePart(const Call& call, const trace::Operation& node, std::uint32_t part, const LoweredRank& lowered,
        std::uint64_t begin, const std::vector<std::uint64_t>& waits)
    {
        const Schedule& schedule = call.scheduleOf(part);
        const std::vector<std::uint64_t> micros = microsOf(schedule, lowered);
        m_out.nodesAfter += lowered.size();
        BlockId block = schedule.blocks(Rank { placeIn(call) }).first;
        std::array<std::uint32_t, 2> messages {}; // sent and received by the block so far
        std::vector<std::uint64_t> dependencies;
        const auto own = static_cast<std::uint32_t>(lowered.size() - m_computations.size());
        for (std::uint32_t op = 0; op < own; ++op) {
            const LoweredOperation& operation = lowered.operations[op];
            while (operation.step >= schedule.steps(block).past) {
                block = BlockId { index(block) + 1 };
                messages = {};
            }
            dependencies.clear();
            for (const OpId on : lowered.dependenciesOf(OpId { op }))
                dependencies.push_back(begin + index(on));
            if (dependencies.empty())
                dependencies = waits;
            m_own.clear();
            std::uint64_t duration = 0;
            if (operation.kind == OperationKind::Compute) {
                duration = micros[op];
                addRoofline(std::max<std::uint64_t>(operation.amount, 1));
            } else {
                const bool sends = operation.kind == OperationKind::Send;
                const std::uint32_t number = messages[sends ? 0 : 1]++;
                const std::uint32_t tag = call.firstTag + part * static_cast<std::uint32_t>(call.tags.count)
                    + operation.tag + (call.tags.perMessage ? number * schedule.channelCount() : 0);
                addMessage(operation, m_plan.members(call.group).rankOf(index(operation.peer)), tag);
            }
            if (op == 0 && part == 0)
                addOrigin(node, call);
            const auto kind = static_cast<std::size_t>(operation.kind);
            m_name.assign(kNodeNames[kind]);
            const Schedule::Place place = schedule.placeOf(operation.step);
            m_name += "_tb" + std::to_string(place.block) + "_step" + std::to_string(place.step) + m_ending;
            add(begin + op, kNodeTypes[kind], duration, dependencies);
        }
        for (std::uint32_t op = own; op < lowered.size(); ++op)
            writeComputation(m_computations[op - own], lowered.dependenciesOf(OpId { op }), begin, begin + op, waits);
    }

    void writeComputation(const PortComputation& computation, std::span<const OpId> after, std::uint64_t begin,
        std::uint64_t id, const std::vector<std::uint64_t>& waits)
    {
        std::vector<std::uint64_t> dependencies = mapped(after, [begin](OpId on) { return begin + index(on); });
        if (dependencies.empty())
            dependencies = waits;
        for (const std::uint64_t on : computation.after)
            addStandIns(on, dependencies);
        dependencies = sortedOnce(std::move(dependencies));
        m_own.clear();
        if (computation.operations > 0)
            m_own.addInt64("num_ops", static_cast<std::int64_t>(computation.operations));
        if (computation.bytes > 0)
            m_own.addUint64("tensor_size", computation.bytes);
        m_name = computation.name;
        add(id, NodeType::Comp, computation.durationMicros, dependencies);
        ++m_out.computations;
    }

    // A computation of no duration.
    void writeEmpty(std::uint64_t id, std::string name, const std::vector<std::uint64_t>& dependencies)
    {
        m_own.clear();
        addRoofline(1);
        m_name = std::move(name);
        add(id, NodeType::Comp, 0, dependencies);
        ++m_out.nodesAfter;
    }

    void addMessage(const LoweredOperation& operation, Rank peer, std::uint32_t tag)
    {
        const bool sends = operation.kind == OperationKind::Send;
        m_own.addInt64("comm_size", static_cast<std::int64_t>(operation.amount));
        m_own.addInt32("comm_src", static_cast<std::int32_t>(index(sends ? m_rank : peer)));
        m_own.addInt32("comm_dst", static_cast<std::int32_t>(index(sends ? peer : m_rank)));
        m_own.addInt32("comm_tag", static_cast<std::int32_t>(tag));
        m_out.bytesSent += sends ? operation.amount : 0;
    }

    // As much to move as the memory moves in that time, half a tick more against rounding, and next to nothing to do.
    void addRoofline(std::uint64_t ns)
    {
        if (!m_plan.m_options.rooflineMemory)
            return;
        const double bytes = (static_cast<double>(ns) + 0.5) * m_plan.m_options.rooflineMemory->bytesPerNs;
        m_own.addInt64("num_ops", 1);
        m_own.addUint64("tensor_size", static_cast<std::uint64_t>(std::max(std::round(bytes), 1.0)));
    }

    void addOrigin(const trace::Operation& node, const Call& call)
    {
        m_own.addText("inlined_collective", toString(node.commType));
        m_own.addText("inlined_schedule", call.schedule->info().name);
        m_own.addInt64("inlined_bytes", node.commSize);
        if (!node.processGroup.empty())
            m_own.addText("inlined_group", node.processGroup);
    }

    void add(std::uint64_t id, NodeType type, std::uint64_t micros, std::span<const std::uint64_t> dependencies)
    {
        const std::array<std::string_view, 2> attributes { m_common.bytes(), m_own.bytes() };
        m_writer.add({ id, m_name, type, micros, dependencies, {}, attributes });
    }

    const Inlining& m_plan;
    const ExecutionGraph& m_graph;
    Rank m_rank;
    const std::vector<Site>& m_sites;
    std::vector<std::uint32_t> m_siteOf; // by operation
    trace::EtWriter m_writer;
    trace::Substitutes m_substitutes;
    std::map<std::pair<const void*, std::uint32_t>, Rim> m_rims; // by schedule or call, and place
    std::vector<PortComputation> m_computations; // of what was lowered last, behind all its other operations
    std::vector<std::uint64_t> m_begin; // by site: the id of its first operation
    std::vector<std::vector<std::uint64_t>> m_waits; // by site: what its first operations wait for
    std::vector<std::uint64_t> m_joins; // by site: the id of its join; 0: none
    InlinedRank m_out;

    // Of the node that is written.
    AttributeWriter m_common;
    AttributeWriter m_own;
    std::string m_ending;
    std::string m_name;
};

Result<InlinedRank> Inlining::rank(Rank rank) const
{
    return RankWriter(*this, rank).write();
}

} // namespace weft::collective
