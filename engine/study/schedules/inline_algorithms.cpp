// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/schedules/inline_algorithms.h"

#include "engine/collective/forms/chakra/chakra_form.h"
#include "engine/collective/inlining/inlining_copies.h"
#include "engine/collective/model/schedule_builder.h"
#include "engine/collective/proof/verifier.h"
#include "engine/core/make_error.h"
#include "engine/inputs/algorithm_names.h"
#include "engine/trace/execution_rules.h"
#include "engine/trace/place.h"

#include <algorithm>
#include <bit>

namespace weft::study {

using collective::CollectiveCall;
using collective::PatternKind;
using collective::Replacement;
using collective::SchedulePtr;
using simulation::Algorithm;
using simulation::AlgorithmKind;
using simulation::CustomCollective;
using simulation::NativePattern;
using trace::CollectiveType;

namespace {

// The name of the library's algorithm along one line.
std::string_view lineAlgorithm(AlgorithmKind kind)
{
    switch (kind) {
    case AlgorithmKind::Direct:
    case AlgorithmKind::OneDirect:
        return "direct";
    case AlgorithmKind::HalvingDoubling:
    case AlgorithmKind::OneHalvingDoubling:
        return "halving-doubling";
    case AlgorithmKind::DoubleBinaryTree:
        return "double-binary-tree";
    case AlgorithmKind::Ring:
    case AlgorithmKind::OneRing:
        break;
    }
    return "ring";
}

// A part of the machine is a ring in the listed order, unless exactly one algorithm is named.
Algorithm lineOf(const std::vector<Algorithm>& list)
{
    return list.size() == 1 ? list.front() : Algorithm {};
}

Sentence giveOne()
{
    return say("give an algorithm of your own, such as all-reduce-implementation-custom");
}

// For a collective that moves nothing.
Result<SchedulePtr> idleSchedule(std::uint32_t ranks)
{
    collective::Pattern pattern;
    pattern.kind = PatternKind::Custom;
    pattern.ranks = ranks;
    pattern.chunks = 1;
    return collective::ScheduleBuilder(pattern, { "nothing", "Simple", {} }).seal();
}

// The kind of dimension along which the library's hierarchical schedules run that algorithm.
Result<topology::DimensionKind> kindFor(AlgorithmKind kind, std::uint32_t size)
{
    switch (kind) {
    case AlgorithmKind::Ring:
        return topology::DimensionKind::Ring;
    case AlgorithmKind::Direct:
        return topology::DimensionKind::FullyConnected;
    case AlgorithmKind::HalvingDoubling:
        if (std::has_single_bit(size))
            return topology::DimensionKind::Hypercube;
        return errorOf(ErrorCode::Unsupported,
            say("halvingDoubling in a dimension of %1 NPUs, which is no power of two, has no schedule", size),
            giveOne());
    default:
        return errorOf(ErrorCode::Unsupported,
            say("a tree, or one algorithm over all NPUs, in one of several dimensions has no schedule"), giveOne());
    }
}

} // namespace

InlineAlgorithms::InlineAlgorithms(const Scenario& scenario, Findings& findings, const Watch& watch)
    : m_scenario(scenario)
    , m_findings(findings)
    , m_watch(watch)
    , m_ways(scenario.system)
{
}

Result<Replacement> InlineAlgorithms::choose(const CollectiveCall& call)
{
    const Result<const CustomCollective*> custom = customOf(call);
    if (!custom)
        return custom.error();
    if (*custom != nullptr)
        return given(**custom, call);
    if (call.operation.commType == CollectiveType::Barrier) {
        warnOnce(say("barriers carry no data and stay as they are"));
        return Replacement {};
    }
    return native(call);
}

// Each dimension has its queues, in which so many parts run at the same time; first come, first served.
Replacement InlineAlgorithms::inParts(const SchedulePtr& schedule, std::size_t dimensions) const
{
    const simulation::SystemConfig& system = m_scenario.system;
    const std::uint32_t queues = std::max(system.queuesPerDimension, 1U);
    const std::uint32_t active = (system.activeChunksPerDimension + queues - 1) / queues * queues;
    return { schedule, {}, system.datasetSplits,
        active * static_cast<std::uint32_t>(std::max<std::size_t>(dimensions, 1)) };
}

Result<const CustomCollective*> InlineAlgorithms::customOf(const CollectiveCall& call) const
{
    const CustomCollective* first = nullptr;
    for (std::size_t place = 0; place < call.nodes.size(); ++place) {
        const trace::ExecutionGraph& graph = *m_scenario.workload->graphs[index(call.members[place])];
        const CustomCollective* custom = m_scenario.system.customFor(graph.operation(call.nodes[place]));
        if (place == 0)
            first = custom;
        const auto name = [](const CustomCollective* one) {
            return one == nullptr ? say("no algorithm of its own") : say("the algorithm '%1'", one->name());
        };
        // Equal nodes of several ranks may be given one algorithm by several ids.
        if (custom == first || (custom != nullptr && first != nullptr && custom->prefix == first->prefix))
            continue;
        return Error { ErrorCode::Mismatched,
            say("this node of a collective is given %1, that of rank %2 %3", name(custom), call.members[0],
                name(first)),
            trace::placeOf(graph, call.nodes[place], call.members[place]),
            say("give all members of the collective the same") };
    }
    return first;
}

Result<Replacement> InlineAlgorithms::given(const CustomCollective& custom, const CollectiveCall& call)
{
    const auto members = static_cast<std::uint32_t>(call.members.size());
    const std::pair key(&custom, members);
    if (const auto known = m_given.find(key); known != m_given.end())
        return known->second;
    if (custom.schedule != nullptr) {
        verifyOnce(custom.schedule);
        return m_given[key] = inParts(custom.schedule, 1);
    }
    if (custom.graphs.size() != members)
        return Error { ErrorCode::Mismatched,
            say("the algorithm '%1' has traces for %2 ranks, but the group has %3", custom.prefix, custom.graphs.size(),
                members),
            {}, {} };
    Findings findings;
    const Result<collective::TraceSchedule> read = collective::scheduleFromTraces(custom.graphs, findings, m_watch);
    if (!read)
        return read.error();
    if (hasErrors(findings))
        return firstError(findings);
    verifyOnce(read->schedule);
    // Its sizes are what they are, whatever the collective's.
    return m_given[key] = Replacement { read->schedule, read->lowering };
}

Result<Replacement> InlineAlgorithms::native(const CollectiveCall& call)
{
    const std::optional<PatternKind> kind = collective::patternOf(trace::plainType(call.operation.commType));
    if (!kind)
        return errorOf(ErrorCode::Unsupported, say("there is no schedule for a collective of this type"), giveOne());
    const auto members = static_cast<std::uint32_t>(call.members.size());
    const Result<std::vector<Part>> parts = partsOf(call);
    if (!parts)
        return parts.error();
    Replacement made;
    for (const auto& [way, bytes] : *parts) {
        const Key key { trace::plainType(call.operation.commType), members, call.root, call.operation.involvedDims,
            way };
        auto known = m_native.find(key);
        if (known == m_native.end()) {
            const Result<Replacement> part = makeNative(call, *kind, way);
            if (!part)
                return part.error();
            known = m_native.emplace(key, *part).first;
        }
        if (made.schedule == nullptr)
            made = known->second;
        else
            made.further.push_back(known->second.schedule);
        if (bytes > 0)
            made.sizes.emplace_back(bytes);
    }
    if (std::ranges::all_of(made.further, [&](const SchedulePtr& part) { return part == made.schedule; }))
        made.further.clear();
    return made;
}

Result<std::vector<Part>> InlineAlgorithms::partsOf(const CollectiveCall& call)
{
    const std::optional<NativePattern> pattern = inputs::nativePatternOf(call.operation.commType);
    const auto members = static_cast<std::uint32_t>(call.members.size());
    if (!pattern || members < 2)
        return std::vector<Part>(1);
    const simulation::SystemConfig& system = m_scenario.system;
    const topology::Topology& topology = m_scenario.fabric.topology();
    const simulation::CollectiveRequest request { simulation::phaseTypeOf(call.operation.commType),
        static_cast<std::uint64_t>(std::max<std::int64_t>(call.operation.commSize, 0)), system.datasetSplits,
        call.operation.involvedDims, topology.npuCount() };
    const std::vector<Algorithm>& list = system.algorithms(*pattern);
    if (members != topology.npuCount())
        return m_ways.next(call.group, request, { { members, 1, 1.0, lineOf(list) } });
    const Result<std::vector<simulation::PlanDimension>> dimensions = simulation::planDimensions(topology, list);
    return dimensions ? m_ways.next(trace::GroupTable::kWorld, request, *dimensions) : dimensions.error();
}

Result<Replacement> InlineAlgorithms::makeNative(
    const CollectiveCall& call, PatternKind kind, const collective::DimensionWay& way)
{
    const simulation::SystemConfig& system = m_scenario.system;
    collective::AlgorithmRequest request;
    request.way = way;
    request.pattern.kind = kind;
    request.pattern.ranks = static_cast<std::uint32_t>(call.members.size());
    request.pattern.root = Rank { call.root };
    const auto alongOne = [this](const Result<SchedulePtr>& made) -> Result<Replacement> {
        return made ? Result<Replacement>(inParts(*made, 1)) : made.error();
    };
    if (call.members.size() < 2)
        return alongOne(idleSchedule(request.pattern.ranks));
    const std::optional<NativePattern> pattern = inputs::nativePatternOf(call.operation.commType);
    if (!pattern) { // one tree, as the simulator runs them
        const bool shards = kind == PatternKind::Gather || kind == PatternKind::Scatter;
        return alongOne(collective::makeAlgorithm(shards ? "direct" : "binomial-tree", request, m_watch));
    }
    const std::vector<Algorithm>& list = system.algorithms(*pattern);
    if (request.pattern.ranks != m_scenario.fabric.topology().npuCount())
        return alongOne(makeLine(lineOf(list), request));
    if (!list.empty() && isOverAll(list.front().kind))
        return alongOne(makeLine(list.front(), request));
    return makeAlongDimensions(call.operation.involvedDims, list, request);
}

// Each set of NPUs that differ only in the dimensions that take part does the same.
Result<Replacement> InlineAlgorithms::makeAlongDimensions(
    std::uint64_t involved, const std::vector<Algorithm>& list, collective::AlgorithmRequest& request)
{
    const topology::Topology& topology = m_scenario.fabric.topology();
    std::vector<Algorithm> used; // of the dimensions that take part
    std::vector<std::vector<Rank>> sets(topology.npuCount()); // by the coordinates in the others
    std::vector<std::uint32_t> setOf(topology.npuCount());
    std::uint32_t stride = 1;
    std::uint32_t others = 1;
    for (std::size_t at = 0; at < topology.dimensions().size(); ++at) {
        const topology::Dimension& dimension = topology.dimensions()[at];
        const bool takesPart = dimension.size > 1 && (involved >> at & 1U) != 0 && (list.empty() || at < list.size());
        if (takesPart) {
            used.push_back(list.empty() ? Algorithm {} : list[at]);
            request.dimensions.push_back(dimension);
            if (isOverAll(used.back().kind))
                return errorOf(ErrorCode::Unsupported,
                    say("one algorithm over all NPUs after those of other dimensions has no schedule"), giveOne());
        } else {
            for (std::uint32_t rank = 0; rank < topology.npuCount(); ++rank)
                setOf[rank] += rank / stride % dimension.size * others;
            others *= dimension.size;
        }
        stride *= dimension.size;
    }
    for (std::uint32_t rank = 0; rank < topology.npuCount(); ++rank)
        sets[setOf[rank]].push_back(Rank { rank });
    sets.resize(others);
    request.pattern.ranks /= others;
    const auto inPartsOf = [&](const Result<SchedulePtr>& made) -> Result<Replacement> {
        return made ? Result<Replacement>(inParts(*made, used.size())) : made.error();
    };
    if (request.pattern.ranks < 2)
        return inPartsOf(idleSchedule(topology.npuCount()));
    if (used.empty()) // a fabric without dimensions
        used.push_back(list.empty() ? Algorithm {} : list.front());
    Result<SchedulePtr> part = used.size() < 2 ? makeLine(used.front(), request) : makeHierarchical(used, request);
    return inPartsOf(!part || others == 1 ? part : collective::copiesOf(**part, sets, topology.npuCount()));
}

Result<SchedulePtr> InlineAlgorithms::makeLine(const Algorithm& algorithm, collective::AlgorithmRequest& request)
{
    request.dimensions.clear();
    request.way.order.clear();
    noteWindow(algorithm);
    if (algorithm.kind == AlgorithmKind::DoubleBinaryTree && request.pattern.kind != PatternKind::AllReduce)
        return errorOf(ErrorCode::Unsupported,
            say("doubleBinaryTree runs an all-reduce whatever the collective: its schedule would be none for %1",
                toString(request.pattern.kind)),
            say("name ring or direct for it"));
    return collective::makeAlgorithm(lineAlgorithm(algorithm.kind), request, m_watch);
}

Result<SchedulePtr> InlineAlgorithms::makeHierarchical(
    const std::vector<Algorithm>& algorithms, collective::AlgorithmRequest& request)
{
    for (std::size_t at = 0; at < algorithms.size(); ++at) {
        noteWindow(algorithms[at]);
        const Result<topology::DimensionKind> along = kindFor(algorithms[at].kind, request.dimensions[at].size);
        if (!along)
            return along.error();
        request.dimensions[at].kind = *along;
    }
    if (request.pattern.kind == PatternKind::AllReduce
        && m_scenario.system.collectiveOptimization == simulation::CollectiveOptimization::Baseline)
        warnOnce(say("collective-optimization baseline runs a whole all-reduce in each dimension; the schedule reduces "
                     "and gathers shards dimension by dimension instead, as localBWAware does"));
    return collective::makeAlgorithm("hierarchical", request, m_watch);
}

void InlineAlgorithms::noteWindow(const Algorithm& algorithm)
{
    if (algorithm.window != 0)
        warnOnce(say("the schedule of direct sends to everybody at once; its window is left out"));
}

void InlineAlgorithms::verifyOnce(const SchedulePtr& schedule)
{
    const Result<collective::Verdict> verdict = collective::verify(*schedule, {}, m_watch);
    if (verdict && !verdict->correct)
        warnOnce(say("the schedule '%1' is wrong, and is put in all the same: %2", schedule->info().name,
                     verdict->fault ? verdict->fault->message : say("the verifier refuses it")),
            say("weft-cli verify says more"));
}

void InlineAlgorithms::warnOnce(Sentence message, Sentence hint)
{
    const bool known = std::any_of(
        m_findings.begin(), m_findings.end(), [&](const Finding& finding) { return finding.error.message == message; });
    if (!known)
        warn(m_findings, { ErrorCode::Unsupported, std::move(message), {}, std::move(hint) });
}

} // namespace weft::study
