// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/programs/program_times.h"

#include "engine/core/make_error.h"

#include <algorithm>
#include <tuple>
#include <unordered_map>

namespace weft::study {

namespace {

using simulation::OperationKind;

// Which kernel a node belongs to.
class KernelOf {
public:
    explicit KernelOf(const program::Lowered& lowered)
        : m_lowered(lowered)
    {
        for (const program::Task& task : lowered.tasks) {
            m_byName.emplace(task.name, task.kernel);
            for (const program::PortWork& work : task.ports)
                m_byName.emplace(work.name, work.kernel);
        }
    }

    [[nodiscard]] std::optional<std::uint32_t> operator()(const trace::ExecutionGraph& graph, OpId op) const
    {
        const std::string_view name = graph.name(op);
        const std::size_t task = program::taskOf(graph.id(op));
        if (task < m_lowered.tasks.size() && name.ends_with(m_lowered.tasks[task].name))
            return m_lowered.tasks[task].kernel;
        // What is written out: "… of COLLECTIVE", or "KERNEL+KERNEL CHUNK/CHUNKS".
        const std::size_t of = name.rfind(" of ");
        const std::string_view part
            = of != std::string_view::npos ? name.substr(of + 4) : name.substr(0, name.find_first_of("+ "));
        const auto found = m_byName.find(std::string(part));
        return found == m_byName.end() ? std::nullopt : std::optional(found->second);
    }

private:
    const program::Lowered& m_lowered;
    std::unordered_map<std::string, std::uint32_t> m_byName;
};

struct Work {
    double operations = 0;
    double memory = 0;
    bool sends = false;
    std::uint32_t group = 0;
};

std::vector<Work> workOf(const program::Lowered& lowered)
{
    std::vector<Work> work(lowered.kernels.size());
    for (const program::Task& task : lowered.tasks) {
        Work& of = work[task.kernel];
        of.operations += static_cast<double>(task.operations);
        of.memory += static_cast<double>(task.memory);
        of.sends = of.sends || task.kind != program::Task::Kind::Compute;
        of.group = static_cast<std::uint32_t>(index(task.group));
        for (const program::PortWork& port : task.ports) {
            work[port.kernel].operations += port.operations;
            work[port.kernel].memory += port.memory;
            work[port.kernel].group = of.group;
        }
    }
    return work;
}

// For how long each kernel went beside another one of its rank.
void hide(std::vector<KernelTime>& times)
{
    struct Edge {
        Rank rank;
        Time at;
        bool begins = false;
        std::size_t kernel = 0;
    };
    std::vector<Edge> edges;
    for (std::size_t i = 0; i < times.size(); ++i) {
        for (const analysis::Interval& interval : times[i].intervals) {
            edges.push_back({ times[i].rank, interval.start, true, i });
            edges.push_back({ times[i].rank, interval.end, false, i });
        }
    }
    std::ranges::sort(edges, {}, [](const Edge& edge) { return std::tuple(edge.rank, edge.at, edge.begins); });
    std::vector<std::size_t> active;
    Time since {};
    for (const Edge& edge : edges) {
        for (const std::size_t kernel : active.size() > 1 ? active : std::vector<std::size_t> {})
            times[kernel].hidden = Time { times[kernel].hidden.ns() + edge.at.ns() - since.ns() };
        since = edge.at;
        if (edge.begins)
            active.push_back(edge.kernel);
        else
            std::erase(active, edge.kernel);
    }
}

} // namespace

std::string_view toString(KernelLimit limit)
{
    return limit == KernelLimit::Operations ? "operations" : limit == KernelLimit::Memory ? "memory" : "communication";
}

Result<std::vector<KernelTime>> kernelTimes(
    const program::Program& program, const ProgramRun& run, const machine::DeviceCard& device)
{
    const simulation::Run& finished = *run.run;
    if (finished.recorded != simulation::RecordLevel::Full)
        return errorOf(ErrorCode::Missing, say("the run has no records of its operations"));
    const KernelOf kernelOf(run.lowered);
    const std::vector<Work> work = workOf(run.lowered);
    // The rank of each group that ends last.
    std::vector<Rank> rankOf;
    for (const program::Group& group : program.groups) {
        Rank last { group.first };
        for (std::uint32_t rank = group.first; rank < group.first + group.ranks; ++rank) {
            if (finished.ranks[rank].finish > finished.ranks[index(last)].finish)
                last = Rank { rank };
        }
        rankOf.push_back(last);
    }
    std::vector<KernelTime> times(work.size());
    std::vector<bool> isSeen(work.size(), false);
    for (std::size_t i = 0; i < times.size(); ++i) {
        times[i].name = run.lowered.kernels[i];
        times[i].group = work[i].group;
        times[i].rank = rankOf[work[i].group];
        times[i].begin = kNever;
        times[i].limit = work[i].sends ? KernelLimit::Communication
            : work[i].operations / device.matrixTflops16 * device.memoryGBps > work[i].memory * 1e3
            ? KernelLimit::Operations
            : KernelLimit::Memory;
    }
    const simulation::OperationColumns& log = finished.operations;
    for (std::size_t i = 0; i < log.size(); ++i) {
        if (log.kind[i] == OperationKind::Receive) // posted long before anything comes
            continue;
        const auto kernel = kernelOf(*run.lowered.workload.graphs[index(log.rank[i])], log.op[i]);
        if (!kernel)
            continue;
        KernelTime& time = times[*kernel];
        time.begin = std::min(time.begin, log.start[i]);
        time.end = std::max(time.end, log.end[i]);
        if (log.rank[i] == time.rank)
            time.intervals.push_back({ log.start[i], log.end[i] });
    }
    std::erase_if(times, [](const KernelTime& time) { return time.begin == kNever; });
    for (KernelTime& time : times) {
        time.intervals = analysis::mergeIntervals(std::move(time.intervals));
        time.busy = analysis::totalLength(time.intervals);
    }
    hide(times);
    std::ranges::stable_sort(times, {}, &KernelTime::begin);
    return times;
}

} // namespace weft::study
