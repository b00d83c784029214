// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/lowering/written_out.h"

#include <algorithm>
#include <cmath>

namespace weft::program {

using trace::Has;
using trace::NodeType;

namespace {

std::uint16_t bits(std::initializer_list<Has> attributes)
{
    unsigned all = 0;
    for (const Has attribute : attributes)
        all |= static_cast<unsigned>(attribute);
    return static_cast<std::uint16_t>(all);
}

// The trace of one rank: the tasks of its group, under ids that are the same on all ranks.
class RankTrace {
public:
    RankTrace(const Program& program, const Lowered& lowered, const LowerOptions& options, std::uint32_t rank)
        : m_program(program)
        , m_lowered(lowered)
        , m_options(options)
        , m_rank(rank)
    {
    }

    trace::ExecutionGraphPtr make()
    {
        for (std::uint32_t i = 0; i < m_lowered.tasks.size(); ++i)
            add(i);
        if (m_isIdle)
            addIdle();
        return m_graph.seal();
    }

private:
    static std::uint64_t launchId(std::uint32_t task) { return 3ULL * task; }
    static std::uint64_t idOf(std::uint32_t task) { return 3ULL * task + 1; }
    static std::uint64_t receiveId(std::uint32_t task) { return 3ULL * task + 2; }

    std::optional<std::uint32_t> placeIn(GroupId group) const
    {
        const Group& of = m_program.groups[index(group)];
        return m_rank >= of.first && m_rank < of.first + of.ranks ? std::optional(m_rank - of.first) : std::nullopt;
    }

    // What this rank does of a task is what others wait for here. A task of another group, or of another rank of this
    // one, passes on what it waits for itself.
    std::vector<std::uint64_t> endsOf(std::uint32_t id, const std::vector<std::uint64_t>& before) const
    {
        const Task& task = m_lowered.tasks[id];
        if (task.target && placeIn(*task.target))
            return { receiveId(id) };
        if (placeIn(task.group) && (!task.onlyRank || task.onlyRank == placeIn(task.group)))
            return { idOf(id) };
        return before;
    }

    void add(std::uint32_t id)
    {
        const Task& task = m_lowered.tasks[id];
        std::vector<std::uint64_t> after;
        for (const std::uint32_t before : task.after)
            after.insert(after.end(), m_ends[before].begin(), m_ends[before].end());
        std::ranges::sort(after);
        after.erase(std::unique(after.begin(), after.end()), after.end());
        m_ends.push_back(endsOf(id, after));
        if (task.target) {
            if (const auto place = placeIn(*task.target))
                message(id, NodeType::Recv, m_program.groups[index(task.group)].first + *place, {});
        }
        const auto place = placeIn(task.group);
        if (!place || (task.onlyRank && task.onlyRank != place))
            return;
        launch(id, task, after);
        if (task.kind == Task::Kind::Send) {
            message(id, NodeType::Send, m_program.groups[index(*task.target)].first + *place, after);
            return;
        }
        trace::Operation operation;
        operation.id = idOf(id);
        if (task.kind == Task::Kind::Compute) {
            operation.type = NodeType::Comp;
            operation.has = bits({ Has::IsCpuOp, Has::NumOps, Has::TensorSize });
            operation.numOps = task.operations;
            operation.tensorSize = task.memory;
            put(operation, task.name, after);
            return;
        }
        operation.type = NodeType::Coll;
        operation.has = bits({ Has::IsCpuOp, Has::CommType, Has::CommSize });
        operation.commType = task.collective;
        operation.commSize = static_cast<std::int64_t>(task.bytes);
        if (trace::hasRoot(task.collective)) {
            operation.has |= bits({ Has::Root });
            operation.root = m_program.groups[index(task.group)].first + task.root;
        }
        const std::string group = std::to_string(index(task.group) + 1);
        if (m_program.groups.size() > 1) {
            operation.has |= bits({ Has::ProcessGroup });
            operation.processGroup = group;
        }
        put(operation, task.name, after);
    }

    // Other simulators abort on a trace without nodes.
    void addIdle()
    {
        trace::Operation operation;
        operation.id = launchId(static_cast<std::uint32_t>(m_lowered.tasks.size()));
        operation.type = NodeType::Comp;
        operation.has = bits({ Has::IsCpuOp, Has::NumOps, Has::TensorSize });
        operation.numOps = 1;
        operation.tensorSize = leastMemory(m_options.device);
        m_graph.add(operation, "(idle)", {});
    }

    void put(const trace::Operation& operation, const std::string& name, const std::vector<std::uint64_t>& after)
    {
        m_graph.add(operation, name, after);
        m_isIdle = false;
    }

    void launch(std::uint32_t id, const Task& task, std::vector<std::uint64_t>& after)
    {
        if (!m_options.launches || m_options.device.wholeLaunchMicros() == 0)
            return;
        if (task.begun)
            after.push_back(launchId(*task.begun));
        if (!task.beginsKernel)
            return;
        trace::Operation operation;
        operation.id = launchId(id);
        operation.type = NodeType::Comp;
        operation.isCpuOp = true;
        operation.has = bits({ Has::IsCpuOp });
        operation.durationMicros = m_options.device.wholeLaunchMicros();
        put(operation, "launch " + task.name, after);
        after = { operation.id };
    }

    void message(std::uint32_t id, NodeType type, std::uint32_t peer, const std::vector<std::uint64_t>& after)
    {
        const Task& task = m_lowered.tasks[id];
        const bool isSend = type == NodeType::Send;
        trace::Operation operation;
        operation.id = isSend ? idOf(id) : receiveId(id);
        operation.type = type;
        operation.has = bits({ Has::IsCpuOp, Has::CommSize, Has::CommTag, Has::CommSrc, Has::CommDst });
        operation.commSize = static_cast<std::int64_t>(task.bytes);
        operation.commTag = id;
        operation.commSrc = isSend ? m_rank : peer;
        operation.commDst = isSend ? peer : m_rank;
        put(operation, (isSend ? "send " : "receive ") + task.name, after);
    }

    const Program& m_program;
    const Lowered& m_lowered;
    const LowerOptions& m_options;
    std::uint32_t m_rank;
    std::vector<std::vector<std::uint64_t>> m_ends; // by task
    trace::ExecutionGraphBuilder m_graph;
    bool m_isIdle = true;
};

} // namespace

Result<trace::Workload> workloadOf(const Program& program, const Lowered& lowered, const LowerOptions& options)
{
    // Where all ranks of a group do the same they share one trace.
    std::vector<bool> isAlike(program.groups.size(), true);
    for (const Task& task : lowered.tasks) {
        if (task.target || task.onlyRank)
            isAlike[index(task.group)] = false;
        if (task.target)
            isAlike[index(*task.target)] = false;
    }
    trace::Workload workload;
    for (std::size_t i = 0; i < program.groups.size(); ++i) {
        const Group& group = program.groups[i];
        trace::ProcessGroup listed { std::to_string(i + 1), {} };
        for (std::uint32_t rank = 0; rank < group.ranks; ++rank) {
            listed.ranks.push_back(static_cast<Rank>(group.first + rank));
            workload.graphs.push_back(rank > 0 && isAlike[i]
                    ? workload.graphs.back()
                    : RankTrace(program, lowered, options, group.first + rank).make());
        }
        if (program.groups.size() > 1)
            workload.groups.push_back(std::move(listed));
    }
    return writtenOut(std::move(workload), lowered, options);
}

} // namespace weft::program
