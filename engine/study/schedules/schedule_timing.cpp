// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/schedules/schedule_timing.h"

#include "engine/collective/proof/step_runner.h"
#include "engine/simulation/kernel/simulator.h"
#include "engine/trace/execution_graph.h"

#include <algorithm>

namespace weft::study {

using collective::Schedule;
using trace::CollectiveType;

namespace {

constexpr const char* kScheduleGroup = "schedule";

trace::Workload workloadOf(const Schedule& schedule, CollectiveType type, Bytes commSize, std::uint32_t npus)
{
    const std::vector<Rank>& placement = schedule.info().placement;
    trace::Operation operation;
    operation.type = trace::NodeType::Coll;
    operation.has = static_cast<std::uint16_t>(static_cast<unsigned>(trace::Has::IsCpuOp)
        | static_cast<unsigned>(trace::Has::CommType) | static_cast<unsigned>(trace::Has::CommSize));
    operation.commType = type;
    operation.commSize = static_cast<std::int64_t>(commSize.count());
    const auto carry = [&operation](trace::Has what) {
        operation.has = static_cast<std::uint16_t>(operation.has | static_cast<std::uint16_t>(what));
    };
    if (trace::hasRoot(type)) {
        carry(trace::Has::Root);
        operation.root = index(schedule.info().npuOf(schedule.pattern().root));
    }
    trace::Workload workload;
    if (!placement.empty()) {
        carry(trace::Has::ProcessGroup);
        operation.processGroup = kScheduleGroup;
        workload.groups.push_back({ kScheduleGroup, placement });
    }
    trace::ExecutionGraphBuilder builder;
    builder.add(operation, std::string(trace::toString(type)), {});
    const trace::ExecutionGraphPtr member = builder.seal();
    workload.graphs.assign(npus, placement.empty() ? member : trace::ExecutionGraphBuilder().seal());
    for (const Rank rank : placement)
        workload.graphs[index(rank)] = member;
    return workload;
}

} // namespace

Result<Time> simulatedTime(
    const topology::Fabric& fabric, const collective::SchedulePtr& schedule, Bytes commSize, const Watch& watch)
{
    // A custom pattern runs in the place of any collective.
    const CollectiveType type = collective::chakraType(schedule->pattern().kind).value_or(CollectiveType::AllReduce);
    simulation::SystemConfig system;
    simulation::CustomCollective custom;
    custom.schedule = schedule;
    custom.reduce = collective::ReduceModel::instant();
    system.custom[type] = custom;
    simulation::RunOptions options;
    options.network = simulation::NetworkModel::Aware;
    Findings warnings;
    const trace::Workload workload = workloadOf(*schedule, type, commSize, fabric.topology().npuCount());
    const Result<simulation::RunPtr> run
        = simulation::simulate(fabric, workload, system, options, warnings, { watch.stop, nullptr });
    if (!run)
        return run.error();
    if (!(*run)->unfinished.empty())
        return (*run)->unfinished.front().error;
    if ((*run)->cancelled)
        return Error { ErrorCode::Cancelled, say("the simulation of a schedule was stopped"), {}, {} };
    return (*run)->makespan;
}

std::optional<Time> plannedTime(const topology::Fabric& fabric, const Schedule& schedule, Bytes chunk)
{
    const collective::MessageMatching matching = collective::matchMessages(schedule);
    if (!matching.faults.empty())
        return std::nullopt;
    std::vector<std::uint64_t> ends(schedule.stepCount(), 0);
    std::uint64_t last = 0;
    bool isKnown = true;
    collective::StepRunner runner(schedule, matching);
    runner.run({}, [&](StepId step, BlockId block) {
        std::uint64_t& end = ends[index(step)];
        const auto waitFor = [&](StepId on) { end = std::max(end, ends[index(on)]); };
        std::ranges::for_each(schedule.dependencies(step), waitFor);
        if (schedule.block(block).inOrder && step != schedule.steps(block).first)
            waitFor(StepId { index(step) - 1 });
        if (collective::receives(schedule.kind(step)))
            waitFor(matching.senderOf(step, block));
        if (collective::sends(schedule.kind(step))) {
            const std::span<const LinkId> way = schedule.way(step);
            isKnown = way.size() == 1 && index(way.front()) < fabric.topology().linkCount();
            if (!isKnown)
                return false;
            end += linkTime(fabric.linkCost(way.front()), Bytes { chunk.count() * schedule.count(step) }).ns();
        }
        last = std::max(last, end);
        return true;
    });
    return isKnown && runner.finished() ? std::optional(Time { last }) : std::nullopt;
}

} // namespace weft::study
