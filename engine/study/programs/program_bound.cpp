// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/programs/program_bound.h"

#include "engine/program/lowering/kernel_cost.h"

#include <algorithm>
#include <cmath>

namespace weft::study {

using program::Task;

namespace {

constexpr std::uint64_t kNsPerMicro = 1000;

// Work of one kind of a group, of which a rank does one after the other: when each can begin, and how long it takes.
class OneByOne {
public:
    void add(std::uint64_t from, std::uint64_t time)
    {
        if (time > 0)
            m_work.emplace_back(from, time);
    }
    // After the work that begins no earlier than some work, whichever says most.
    [[nodiscard]] std::uint64_t end() const
    {
        auto work = m_work;
        std::ranges::sort(work);
        std::uint64_t time = 0;
        for (const auto& [from, each] : work)
            time = std::max(time, from) + each;
        return time;
    }

private:
    std::vector<std::pair<std::uint64_t, std::uint64_t>> m_work;
};

std::uint64_t busiest(const std::vector<double>& taken)
{
    return static_cast<std::uint64_t>(taken.empty() ? 0 : std::ranges::max(taken));
}

} // namespace

ProgramBound::ProgramBound(const program::Program& program, const topology::Fabric& fabric,
    const simulation::SystemConfig& system, const program::LowerOptions& lowering, AloneTimes& alone)
    : m_program(program)
    , m_fabric(fabric)
    , m_lowering(lowering)
    , m_alone(alone)
    , m_compute(fabric, system)
{
}

Time ProgramBound::ofAll(const program::Program& program, const program::Lowered& lowered,
    const std::vector<ProgramSetting>& ways, const AlgorithmChoices& choices, bool fused)
{
    const std::size_t groups = m_program.groups.size();
    struct Span {
        std::uint64_t from = 0;
        std::uint64_t to = 0;
    };
    std::vector<std::vector<Span>> done; // by task and group
    std::vector<OneByOne> computes(groups);
    std::vector<OneByOne> sends(groups);
    std::vector<double> taken(m_fabric.topology().linkCount(), 0);
    std::uint64_t end = 0;
    // Cut into chunks, a kernel loses less than so many ns.
    std::uint32_t rounding = 1;
    for (const ProgramSetting& way : ways)
        rounding = std::max(rounding, way.chunks);
    // Between the messages of what is written out others have their turn.
    const bool areWritten = std::ranges::any_of(ways, [](const ProgramSetting& way) { return !way.inlined.empty(); });
    const auto mayBeWritten
        = [&](const Task& task) { return areWritten && task.chain && task.kind == Task::Kind::Collective; };
    for (const Task& task : lowered.tasks) {
        std::vector<Span> ready(groups);
        for (const std::uint32_t before : task.after) {
            const bool flows = task.chain && lowered.tasks[before].chain == task.chain;
            for (std::size_t group = 0; group < groups; ++group) {
                ready[group].from
                    = std::max(ready[group].from, flows ? done[before][group].from : done[before][group].to);
                ready[group].to = std::max(ready[group].to, done[before][group].to);
            }
        }
        const std::size_t own = program::index(task.group);
        const std::uint64_t from = ready[own].from;
        std::uint64_t time = 0;
        if (task.kind == Task::Kind::Compute) {
            const auto stage = fused ? program.find(task.name) : std::nullopt;
            const bool counts = !fused || (stage && program.stage(*stage).kind == program::StageKind::MatMul);
            time = task.onlyRank || !counts ? 0 : computeTime(task.operations, task.memory, own).ns();
            time = task.chain && time > 0 ? time - std::min<std::uint64_t>(time, rounding) : time;
            computes[own].add(from, time);
        } else {
            const AloneTime least = task.chain ? m_alone.inChain(task, ways, choices) : *m_alone.of(task, {}, choices);
            if (least.first == kNever)
                return kNever;
            time = least.first.ns();
            if (!mayBeWritten(task))
                sends[own].add(from, time);
            for (const auto& [link, ns] : least.links)
                taken[link] += ns;
        }
        const Span span { from, std::max(ready[own].to, from + time) };
        for (const auto group : { std::optional(task.group), task.target }) {
            if (group) {
                Span& of = ready[program::index(*group)];
                of = { std::max(of.from, span.from), std::max(of.to, span.to) };
            }
        }
        end = std::max(end, span.to);
        done.push_back(std::move(ready));
    }
    if (fused) {
        // All passes over the memory that no kernel can do without, as if there were one kernel of all.
        for (std::size_t group = 0; group < groups; ++group) {
            program::Kernel all;
            for (std::size_t i = 0; i < program.stages.size(); ++i) {
                const program::Stage& stage = program.stages[i];
                const bool isHere = stage.type.group ? program::index(*stage.type.group) == group : group == 0;
                if (isHere && stage.kind != program::StageKind::Input && stage.kind != program::StageKind::MatMul
                    && stage.type.layout.kind != program::LayoutKind::Rooted)
                    all.stages.push_back(static_cast<program::StageId>(i));
            }
            const program::Cost cost = costOf(program, all, m_lowering.device);
            const std::uint64_t time = cost.memory < 1 ? 0
                                                       : computeTime(static_cast<std::uint64_t>(cost.operations),
                                                           static_cast<std::uint64_t>(cost.memory), group)
                                                             .ns();
            computes[group].add(0, time - std::min<std::uint64_t>(time, rounding * all.stages.size()));
        }
    }
    for (std::size_t group = 0; group < groups; ++group)
        end = std::max({ end, computes[group].end(), sends[group].end() });
    return Time { std::max(end, busiest(taken)) };
}

// On the fastest rank of the group.
Time ProgramBound::computeTime(std::uint64_t operations, std::uint64_t memory, std::size_t group) const
{
    trace::Operation operation;
    operation.type = trace::NodeType::Comp;
    operation.numOps = operations;
    operation.tensorSize = memory;
    const program::Group& of = m_program.groups[group];
    Time least = m_compute.operationTime(Rank { of.first }, operation);
    for (std::uint32_t rank = 1; m_compute.someAreSlow() && rank < of.ranks; ++rank)
        least = std::min(least, m_compute.operationTime(Rank { of.first + rank }, operation));
    return least;
}

ProgramBound::Bound ProgramBound::of(
    const program::Lowered& lowered, const ProgramSetting& setting, const AlgorithmChoices& choices)
{
    const std::size_t groups = m_program.groups.size();
    // By task and group: when what the group does of it, or waits for, can be done.
    std::vector<std::vector<std::uint64_t>> done;
    std::vector<OneByOne> computes(groups);
    std::vector<OneByOne> sends(groups);
    std::vector<double> taken(m_fabric.topology().linkCount(), 0); // ns, by link
    std::uint64_t end = 0;
    for (const Task& task : lowered.tasks) {
        std::vector<std::uint64_t> ready(groups, 0);
        for (const std::uint32_t before : task.after) {
            for (std::size_t group = 0; group < groups; ++group)
                ready[group] = std::max(ready[group], done[before][group]);
        }
        const std::size_t own = program::index(task.group);
        std::uint64_t from = ready[own];
        if (task.beginsKernel && m_lowering.launches && !task.onlyRank)
            from += m_lowering.device.wholeLaunchMicros() * kNsPerMicro;
        if (task.kind == Task::Kind::Compute) {
            // What one rank computes the others do not wait for.
            const std::uint64_t time = task.onlyRank ? 0 : computeTime(task.operations, task.memory, own).ns();
            computes[own].add(from, time);
            ready[own] = from + time;
            end = std::max(end, ready[own]);
        } else {
            const AloneTimePtr least = m_alone.of(task, setting, choices);
            if (least->last == kNever)
                return { kNever, {} };
            for (const auto& [link, time] : least->links)
                taken[link] += time;
            if (!task.isWrittenOut) // between its messages others have their turn
                sends[own].add(from, least->first.ns());
            ready[own] = from + least->first.ns();
            end = std::max(end, from + least->last.ns());
            if (task.target) // the receiving end takes no slot
                ready[program::index(*task.target)]
                    = std::max(ready[program::index(*task.target)], from + least->first.ns());
            // At its ports every rank computes its part, a nanosecond of rounding less for each place.
            for (const program::PortWork& work : task.ports) {
                const bool isShared = work.when == collective::PortPlace::When::Summed
                    || task.collective
                        == (work.when == collective::PortPlace::When::Given ? trace::CollectiveType::AllGather
                                                                            : trace::CollectiveType::ReduceScatter);
                const double ranks = isShared ? m_program.groups[own].ranks : 1;
                const std::uint64_t time = computeTime(static_cast<std::uint64_t>(work.operations / ranks),
                    static_cast<std::uint64_t>(work.memory / ranks), own)
                                               .ns();
                const std::uint64_t rounding = 1024ULL * m_program.groups[own].ranks;
                computes[own].add(from, time > rounding ? time - rounding : 0);
            }
        }
        done.push_back(std::move(ready));
    }
    for (std::size_t group = 0; group < groups; ++group)
        end = std::max({ end, computes[group].end(), sends[group].end() });
    const Time links { busiest(taken) };
    return { std::max(Time { end }, links), links };
}

} // namespace weft::study
