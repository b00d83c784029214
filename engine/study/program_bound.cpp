// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/program_bound.h"

#include "engine/inputs/algorithm_names.h"
#include "engine/program/lowering/kernel_cost.h"

#include <algorithm>
#include <cmath>

namespace weft::study {

using program::Task;
using simulation::NativePattern;

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

using Links = std::vector<std::pair<std::uint32_t, double>>;

double timeOn(const Links& links, std::uint32_t link)
{
    const auto found = std::ranges::lower_bound(links, link, {}, [](const auto& each) { return each.first; });
    return found == links.end() || found->first != link ? 0 : found->second;
}

// On each link the smaller time of the two.
void keepLeast(Links& links, const Links& others)
{
    for (auto& [link, time] : links)
        time = std::min(time, timeOn(others, link));
    std::erase_if(links, [](const auto& each) { return each.second <= 0; });
}

std::optional<NativePattern> nativeOf(const Task& task)
{
    return task.kind == Task::Kind::Collective && !task.isWrittenOut ? inputs::nativePatternOf(task.collective)
                                                                     : std::nullopt;
}

} // namespace

ProgramBound::ProgramBound(const program::Program& program, const topology::Fabric& fabric,
    const simulation::SystemConfig& system, const program::LowerOptions& lowering, const simulation::RunOptions& run,
    const Watch& watch)
    : m_program(program)
    , m_fabric(fabric)
    , m_system(system)
    , m_lowering(lowering)
    , m_run(run)
    , m_watch(watch)
    , m_compute(fabric, system)
{
    m_run.record = simulation::RecordLevel::Links;
}

simulation::SystemConfig ProgramBound::systemOf(const ProgramSetting& setting) const
{
    simulation::SystemConfig system = m_system;
    // A group that is a part of the fabric is one flat dimension.
    const std::size_t dimensions = m_program.groups.size() > 1 ? 1 : m_fabric.topology().dimensions().size();
    for (std::size_t i = 0; i < setting.algorithms.size(); ++i) {
        if (setting.algorithms[i])
            system.implementation[i].assign(std::max<std::size_t>(dimensions, 1), *setting.algorithms[i]);
    }
    return system;
}

program::LowerOptions ProgramBound::loweringOf(const ProgramSetting& setting) const
{
    program::LowerOptions lowering = m_lowering;
    lowering.chunks = setting.chunks;
    lowering.inlined = setting.inlined;
    return lowering;
}

ProgramBound::Alone ProgramBound::measured(const Task& task, const ProgramSetting& setting) const
{
    program::Lowered one;
    one.kernels = { task.name };
    one.tasks = { task };
    one.tasks[0].after.clear();
    one.tasks[0].ports.clear();
    one.tasks[0].beginsKernel = false;
    one.tasks[0].kernel = 0;
    auto workload = program::workloadOf(m_program, one, loweringOf(setting));
    if (!workload)
        return {};
    simulation::SystemConfig system = systemOf(setting);
    system.groups = workload->groups;
    Findings findings;
    const auto run = simulation::simulate(m_fabric, *workload, system, m_run, findings, { m_watch.stop, nullptr });
    if (!run || !(*run)->complete())
        return {};
    Alone alone;
    for (const auto group : { std::optional(task.group), task.target }) {
        if (!group)
            continue;
        const program::Group& of = m_program.groups[program::index(*group)];
        for (std::uint32_t rank = of.first; rank < of.first + of.ranks; ++rank)
            alone.first = std::min(alone.first, (*run)->ranks[rank].finish);
    }
    alone.last = (*run)->makespan;
    const auto& links = (*run)->links;
    for (std::size_t link = 0; link < links.size(); ++link) {
        const double perNs = m_fabric.linkCost(makeId<LinkId>(link)).bandwidth.bytesPerNs;
        if (links[link].bytes > 0)
            alone.links.emplace_back(static_cast<std::uint32_t>(link), static_cast<double>(links[link].bytes) / perNs);
    }
    // Whoever sends to many at once is done before its bytes can be through, where links are not shared out.
    const auto pattern = nativeOf(task);
    const auto algorithm = pattern ? setting.algorithms[static_cast<std::size_t>(*pattern)] : std::nullopt;
    if (algorithm && algorithm->kind != simulation::AlgorithmKind::Ring) {
        for (const auto& link : alone.links) {
            if (link.second > static_cast<double>(alone.last.ns()))
                return {};
        }
    }
    return alone;
}

// By whichever algorithm each of its figures is least.
ProgramBound::Alone ProgramBound::leastOf(
    const Task& task, std::size_t pattern, const ProgramSetting& setting, const Choices& choices)
{
    Alone least;
    ProgramSetting each = setting;
    for (const simulation::Algorithm& algorithm : choices[pattern]) {
        each.algorithms[pattern] = algorithm;
        const AlonePtr time = alone(task, each, choices);
        if (time->last == kNever)
            continue;
        if (least.last == kNever) {
            least = *time;
            continue;
        }
        least.first = std::min(least.first, time->first);
        least.last = std::min(least.last, time->last);
        keepLeast(least.links, time->links);
    }
    return least;
}

ProgramBound::Key ProgramBound::keyOf(const Task& task, std::string how)
{
    return { static_cast<int>(task.kind), static_cast<std::uint32_t>(task.collective), program::index(task.group),
        task.target ? program::index(*task.target) : ~std::size_t { 0 }, task.root, task.bytes, std::move(how) };
}

// As a whole, chunk by chunk, or as its share of a collective that is written out.
ProgramBound::Alone ProgramBound::leastChained(
    const Task& task, const std::vector<ProgramSetting>& ways, const Choices& choices)
{
    using trace::CollectiveType;
    const Key key = keyOf(task, "in a chain");
    {
        const std::scoped_lock lock(m_mutex);
        if (const auto known = m_chained.find(key); known != m_chained.end())
            return *known->second;
    }
    Alone least = *alone(task, {}, choices);
    const std::uint64_t whole = least.first.ns();
    const double ranks = m_program.groups[program::index(task.group)].ranks;
    const auto atMost
        = [&least](double ns) { least.first = std::min(least.first, Time { static_cast<std::uint64_t>(ns) }); };
    for (const ProgramSetting& way : ways) {
        Task part = task;
        if (way.inlined.empty()) {
            part.bytes = (task.bytes + way.chunks - 1) / way.chunks;
            if (const Alone each = *alone(part, {}, choices); each.last != kNever)
                atMost(static_cast<double>(each.first.ns()) * way.chunks);
        } else if (task.kind == Task::Kind::Collective) {
            part.isWrittenOut = true;
            if (const Alone each = *alone(part, way, choices); each.last != kNever) {
                atMost(static_cast<double>(each.first.ns()));
                keepLeast(least.links, each.links);
            }
            // Of a reduce-scatter and an all-gather, written out as one all-reduce, each its share.
            if (task.collective != CollectiveType::ReduceScatter && task.collective != CollectiveType::AllGather)
                continue;
            const bool gathers = task.collective == CollectiveType::AllGather;
            Task other = task;
            other.collective = gathers ? CollectiveType::ReduceScatter : CollectiveType::AllGather;
            other.bytes = static_cast<std::uint64_t>(
                gathers ? static_cast<double>(task.bytes) * ranks : static_cast<double>(task.bytes) / ranks);
            part.collective = CollectiveType::AllReduce;
            part.bytes = std::max(task.bytes, other.bytes);
            const Alone both = *alone(part, way, choices);
            const Alone rest = *alone(other, {}, choices);
            if (both.last != kNever && rest.last != kNever) {
                const auto sum = static_cast<double>(whole + rest.first.ns());
                atMost(static_cast<double>(whole) * std::min(1.0, static_cast<double>(both.first.ns()) / sum));
                for (auto& [link, time] : least.links) {
                    const double own = time + timeOn(rest.links, link);
                    time *= std::min(1.0, timeOn(both.links, link) / own);
                }
            }
        }
    }
    least.last = std::max(least.first, std::min(least.first, least.last));
    const std::scoped_lock lock(m_mutex);
    return *m_chained.emplace(key, std::make_shared<const Alone>(std::move(least))).first->second;
}

Time ProgramBound::ofAll(const program::Program& program, const program::Lowered& lowered,
    const std::vector<ProgramSetting>& ways, const Choices& choices, bool fused)
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
            const Alone least = task.chain ? leastChained(task, ways, choices) : *alone(task, {}, choices);
            if (least.first == kNever)
                return kNever;
            time = least.first.ns();
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

ProgramBound::AlonePtr ProgramBound::alone(const Task& task, const ProgramSetting& setting, const Choices& choices)
{
    const auto pattern = nativeOf(task);
    const std::size_t at = pattern ? static_cast<std::size_t>(*pattern) : 0;
    const auto algorithm = pattern ? setting.algorithms[at] : std::nullopt;
    const bool isOpen = pattern && !algorithm && !choices[at].empty();
    Key key = keyOf(task,
        task.isWrittenOut ? "written out by " + setting.inlined
            : algorithm   ? inputs::toText(*algorithm)
            : isOpen      ? std::string("any")
                          : std::string());
    {
        const std::scoped_lock lock(m_mutex);
        if (const auto known = m_alone.find(key); known != m_alone.end())
            return known->second;
    }
    auto made = std::make_shared<const Alone>(isOpen ? leastOf(task, at, setting, choices) : measured(task, setting));
    const std::scoped_lock lock(m_mutex);
    return m_alone.emplace(std::move(key), std::move(made)).first->second;
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
    const program::Lowered& lowered, const ProgramSetting& setting, const Choices& choices)
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
            from += static_cast<std::uint64_t>(std::llround(m_lowering.device.launchMicros)) * kNsPerMicro;
        if (task.kind == Task::Kind::Compute) {
            // What one rank computes the others do not wait for.
            const std::uint64_t time = task.onlyRank ? 0 : computeTime(task.operations, task.memory, own).ns();
            computes[own].add(from, time);
            ready[own] = from + time;
            end = std::max(end, ready[own]);
        } else {
            const AlonePtr least = alone(task, setting, choices);
            if (least->last == kNever)
                return { kNever, {} };
            for (const auto& [link, time] : least->links)
                taken[link] += time;
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
