// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/programs/alone_times.h"

#include "engine/inputs/algorithm_names.h"
#include "engine/simulation/kernel/simulator.h"

#include <algorithm>

namespace weft::study {

using program::Task;
using simulation::NativePattern;

namespace {

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

AloneTimes::AloneTimes(const program::Program& program, const topology::Fabric& fabric,
    const simulation::SystemConfig& system, const program::LowerOptions& lowering, const simulation::RunOptions& run,
    const Watch& watch)
    : m_program(program)
    , m_fabric(fabric)
    , m_system(system)
    , m_lowering(lowering)
    , m_run(run)
    , m_watch(watch)
{
    m_run.record = simulation::RecordLevel::Links;
}

simulation::SystemConfig AloneTimes::systemOf(const ProgramSetting& setting) const
{
    return withSetting(m_system, m_program, m_fabric, setting);
}

program::LowerOptions AloneTimes::loweringOf(const ProgramSetting& setting) const
{
    program::LowerOptions lowering = m_lowering;
    lowering.chunks = setting.chunks;
    lowering.inlined = setting.inlined;
    return lowering;
}

AloneTime AloneTimes::measured(const Task& task, const ProgramSetting& setting) const
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
    AloneTime alone;
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
AloneTime AloneTimes::leastOf(
    const Task& task, std::size_t pattern, const ProgramSetting& setting, const AlgorithmChoices& choices)
{
    AloneTime least;
    ProgramSetting each = setting;
    for (const simulation::Algorithm& algorithm : choices[pattern]) {
        each.algorithms[pattern] = algorithm;
        const AloneTimePtr time = of(task, each, choices);
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

AloneTimes::Key AloneTimes::keyOf(const Task& task, std::string how)
{
    return { static_cast<int>(task.kind), static_cast<std::uint32_t>(task.collective), program::index(task.group),
        task.target ? program::index(*task.target) : ~std::size_t { 0 }, task.root, task.bytes, std::move(how) };
}

// As a whole, chunk by chunk, or as its share of a collective that is written out.
AloneTime AloneTimes::inChain(
    const Task& task, const std::vector<ProgramSetting>& ways, const AlgorithmChoices& choices)
{
    using trace::CollectiveType;
    const Key key = keyOf(task, "in a chain");
    {
        const std::scoped_lock lock(m_mutex);
        if (const auto known = m_chained.find(key); known != m_chained.end())
            return *known->second;
    }
    AloneTime least = *of(task, {}, choices);
    const std::uint64_t whole = least.first.ns();
    const double ranks = m_program.groups[program::index(task.group)].ranks;
    const auto atMost
        = [&least](double ns) { least.first = std::min(least.first, Time { static_cast<std::uint64_t>(ns) }); };
    for (const ProgramSetting& way : ways) {
        Task part = task;
        if (way.inlined.empty()) {
            part.bytes = (task.bytes + way.chunks - 1) / way.chunks;
            if (const AloneTime each = *of(part, {}, choices); each.last != kNever)
                atMost(static_cast<double>(each.first.ns()) * way.chunks);
        } else if (task.kind == Task::Kind::Collective) {
            part.isWrittenOut = true;
            if (const AloneTime each = *of(part, way, choices); each.last != kNever) {
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
            const AloneTime both = *of(part, way, choices);
            const AloneTime rest = *of(other, {}, choices);
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
    return *m_chained.emplace(key, std::make_shared<const AloneTime>(std::move(least))).first->second;
}

AloneTimePtr AloneTimes::of(const Task& task, const ProgramSetting& setting, const AlgorithmChoices& choices)
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
    auto made
        = std::make_shared<const AloneTime>(isOpen ? leastOf(task, at, setting, choices) : measured(task, setting));
    const std::scoped_lock lock(m_mutex);
    return m_alone.emplace(std::move(key), std::move(made)).first->second;
}

} // namespace weft::study
