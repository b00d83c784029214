// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/schedules/schedule_timing.h"

#include "engine/collective/proof/message_matching.h"
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
        const Rank root = schedule.pattern().root;
        carry(trace::Has::Root);
        operation.root = placement.empty() ? index(root) : index(placement[index(root)]);
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
    const std::uint32_t steps = schedule.stepCount();
    // Each step waits for its dependencies, for the step before it, and a receive for its send.
    std::vector<std::uint32_t> waits(steps, 0);
    std::vector<std::uint32_t> dependentStart(std::size_t { steps } + 1, 0);
    const auto forEachWait = [&](auto&& visit) {
        for (std::uint32_t block = 0; block < schedule.blockCount(); ++block) {
            const auto [first, end] = schedule.steps(BlockId { block });
            for (std::uint32_t step = index(first); step < index(end); ++step) {
                if (schedule.block(BlockId { block }).inOrder && step > index(first))
                    visit(step, step - 1);
                for (const StepId on : schedule.dependencies(StepId { step }))
                    visit(step, index(on));
                if (collective::receives(schedule.kind(StepId { step })))
                    visit(step, index(matching.senderOf(StepId { step })));
            }
        }
    };
    if (!matching.faults.empty())
        return std::nullopt;
    forEachWait([&](std::uint32_t step, std::uint32_t on) {
        ++waits[step];
        ++dependentStart[std::size_t { on } + 1];
    });
    for (std::size_t i = 1; i < dependentStart.size(); ++i)
        dependentStart[i] += dependentStart[i - 1];
    std::vector<std::uint32_t> dependents(dependentStart.back());
    std::vector<std::uint32_t> next(dependentStart.begin(), dependentStart.end() - 1);
    forEachWait([&](std::uint32_t step, std::uint32_t on) { dependents[next[on]++] = step; });

    std::vector<std::uint64_t> start(steps, 0);
    std::vector<std::uint32_t> ready;
    for (std::uint32_t step = 0; step < steps; ++step) {
        if (waits[step] == 0)
            ready.push_back(step);
    }
    std::uint64_t last = 0;
    std::size_t done = 0;
    while (done < ready.size()) {
        const std::uint32_t step = ready[done++];
        std::uint64_t end = start[step];
        if (collective::sends(schedule.kind(StepId { step }))) {
            const std::span<const LinkId> way = schedule.way(StepId { step });
            if (way.size() != 1 || index(way.front()) >= fabric.topology().linkCount())
                return std::nullopt;
            end += linkTime(fabric.linkCost(way.front()), Bytes { chunk.count() * schedule.count(StepId { step }) })
                       .ns();
        }
        last = std::max(last, end);
        for (std::uint32_t at = dependentStart[step]; at < dependentStart[step + 1]; ++at) {
            const std::uint32_t waiting = dependents[at];
            start[waiting] = std::max(start[waiting], end);
            if (--waits[waiting] == 0)
                ready.push_back(waiting);
        }
    }
    if (done < steps)
        return std::nullopt;
    return Time { last };
}

} // namespace weft::study
