// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/lowering/written_out.h"

#include "engine/collective/inlining/inlining.h"
#include "engine/collective/library/algorithm_library.h"
#include "engine/trace/trace_reader.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace weft::program {

using collective::PortPlace;
using trace::CollectiveType;

namespace {

// Goes along a chain and notes what each kernel does for its collective.
class ChainReader {
public:
    explicit ChainReader(const Program& program)
        : m_program(program)
    {
    }

    std::optional<WrittenChain> read(const std::vector<Kernel>& kernels)
    {
        for (const Kernel& kernel : kernels) {
            if (!take(kernel))
                return {};
        }
        if (m_sent.empty() || !isOneCollective())
            return {};
        // Without an all-gather after it, what follows a reduce-scatter works on what it leaves.
        if (m_sent.size() == 1)
            std::ranges::replace(m_chain.when, PortPlace::When::Summed, PortPlace::When::Left);
        m_chain.communication = m_sent.front();
        return std::move(m_chain);
    }

private:
    bool take(const Kernel& kernel)
    {
        PortPlace::When when = place();
        double share = 1;
        for (const StageId id : kernel.stages) {
            const Stage& stage = m_program.stage(id);
            if (isCommunication(stage.kind)) {
                m_sent.push_back(id);
                // A kernel's work comes before what it gathers, and after all else that it receives.
                if (stage.kind != StageKind::AllGather)
                    when = place();
            } else if (!m_program.isFree(id)) {
                if (!stage.type.group || (stage.kind == StageKind::MatMul && !m_sent.empty()))
                    return false;
                if (stage.type.layout.kind == LayoutKind::Sliced)
                    share = m_program.groups[index(*stage.type.group)].ranks;
            }
        }
        m_chain.when.push_back(when);
        m_chain.shares.push_back(share);
        return true;
    }

    // Of what is computed now.
    PortPlace::When place() const
    {
        if (m_sent.empty())
            return PortPlace::When::Given;
        const bool isReduced = m_sent.size() == 1 && m_program.stage(m_sent[0]).kind == StageKind::ReduceScatter;
        return isReduced ? PortPlace::When::Summed : PortPlace::When::Left;
    }

    bool isOneCollective()
    {
        const Stage& first = m_program.stage(m_sent[0]);
        if (!first.type.group || m_program.groups[index(*first.type.group)].ranks < 2)
            return false;
        if (m_sent.size() == 1) {
            m_chain.collective = first.kind == StageKind::AllReduce ? CollectiveType::AllReduce
                : first.kind == StageKind::ReduceScatter            ? CollectiveType::ReduceScatter
                                                                    : CollectiveType::AllGather;
            return first.kind == StageKind::AllReduce || first.kind == StageKind::ReduceScatter
                || first.kind == StageKind::AllGather;
        }
        const Stage& second = m_program.stage(m_sent[1]);
        return m_sent.size() == 2 && first.kind == StageKind::ReduceScatter && second.kind == StageKind::AllGather
            && second.type.shape == first.type.shape && second.type.group == first.type.group
            && bytesOf(second.type.element) == bytesOf(first.type.element);
    }

    const Program& m_program;
    std::vector<StageId> m_sent;
    WrittenChain m_chain;
};

} // namespace

std::vector<Item> itemsOf(const Program& program, const std::vector<Kernel>& kernels, bool writeOut)
{
    std::vector<Item> open;
    std::vector<std::optional<std::size_t>> itemOf(program.overlapped.size());
    for (const Kernel& kernel : kernels) {
        if (!writeOut || !kernel.chain) {
            open.push_back({ { kernel }, {} });
        } else if (const auto known = itemOf[*kernel.chain]) {
            open[*known].kernels.push_back(kernel);
        } else {
            itemOf[*kernel.chain] = open.size();
            open.push_back({ { kernel }, {} });
        }
    }
    for (std::size_t i = 0; i < open.size(); ++i) {
        if (!writeOut || !open[i].kernels.front().chain)
            continue;
        open[i].written = ChainReader(program).read(open[i].kernels);
        if (open[i].written)
            continue;
        std::vector<Item> apart;
        for (const Kernel& kernel : open[i].kernels)
            apart.push_back({ { kernel }, {} });
        open.erase(open.begin() + static_cast<std::ptrdiff_t>(i));
        open.insert(open.begin() + static_cast<std::ptrdiff_t>(i), apart.begin(), apart.end());
        i += apart.size() - 1;
    }
    if (std::ranges::none_of(open, [](const Item& item) { return item.written.has_value(); }))
        return open; // in the order of kernels
    // In an order in which each comes after what it needs; there is one, as nothing outside stands within a chain.
    const std::vector<std::vector<StageId>> readersBefore = program.readersBefore();
    std::vector<std::size_t> of(program.stages.size());
    for (std::size_t item = 0; item < open.size(); ++item) {
        for (const Kernel& kernel : open[item].kernels) {
            for (const StageId id : kernel.stages)
                of[index(id)] = item;
        }
    }
    std::vector<Item> order;
    std::vector<bool> isDone(open.size(), false);
    std::vector<std::size_t> left(open.size());
    std::iota(left.begin(), left.end(), std::size_t { 0 });
    while (!left.empty()) {
        const auto next = std::ranges::find_if(left, [&](std::size_t item) {
            const auto isThere = [&](StageId id) { return of[index(id)] == item || isDone[of[index(id)]]; };
            return std::ranges::all_of(open[item].kernels, [&](const Kernel& kernel) {
                return std::ranges::all_of(kernel.stages, [&](StageId id) {
                    return std::ranges::all_of(readersBefore[index(id)], isThere)
                        && std::ranges::all_of(program.stage(id).inputs, isThere);
                });
            });
        });
        if (next == left.end())
            return itemsOf(program, kernels, false); // two chains that wait for each other go by chunks
        isDone[*next] = true;
        order.push_back(std::move(open[*next]));
        left.erase(next);
    }
    return order;
}

namespace {

// One node a place, of what all kernels do there. Of several that follow each other the memory's time stands for that
// of each.
std::optional<collective::PortComputation> computationAt(
    const Task& task, const PortPlace& place, std::uint32_t chunks, const machine::DeviceCard& device)
{
    collective::PortComputation made;
    double operations = 0;
    double memory = 0;
    double byMemory = 0;
    std::size_t count = 0;
    for (const PortWork& work : task.ports) {
        if (work.when != place.when)
            continue;
        operations += work.operations / chunks;
        memory += work.memory / chunks;
        byMemory += std::max(work.memory, work.operations / (device.matrixTflops16 * 1e3) * device.memoryGBps) / chunks;
        made.name += (count++ > 0 ? "+" : "") + work.name;
    }
    if (count == 0)
        return {};
    made.name += ' ' + std::to_string(place.slot.offset + 1) + '/' + std::to_string(chunks);
    made.operations = static_cast<std::uint64_t>(std::max(std::ceil(operations), 1.0));
    made.bytes = std::max(leastMemory(device), static_cast<std::uint64_t>(std::ceil(count > 1 ? byMemory : memory)));
    return made;
}

} // namespace

Result<trace::Workload> writtenOut(trace::Workload workload, const Lowered& lowered, const LowerOptions& options)
{
    const auto isWritten = [](const Task& task) { return task.isWrittenOut; };
    if (std::ranges::none_of(lowered.tasks, isWritten))
        return workload;
    const auto npus = static_cast<std::uint32_t>(workload.graphs.size());
    const trace::GroupTable groups(workload.groups, npus);
    const Bandwidth memory = Bandwidth::gigaBytesPerSecond(options.device.memoryGBps);
    collective::InlineOptions how;
    how.reduce = collective::ReduceModel::ofMemory(memory);
    how.rooflineMemory = memory;
    how.choose = [&](const collective::CollectiveCall& call) -> Result<collective::Replacement> {
        const Task& task = lowered.tasks[taskOf(call.operation.id)];
        if (!task.isWrittenOut)
            return collective::Replacement {};
        collective::AlgorithmRequest request;
        request.pattern.kind = *collective::patternOf(task.collective);
        request.pattern.ranks = static_cast<std::uint32_t>(call.members.size());
        auto schedule = collective::makeAlgorithm(options.inlined, request);
        // So that each slot is computed in so many parts, between which sums have their turn.
        if (schedule && options.chunks > 1 && !task.ports.empty()) {
            request.pattern.chunks = (*schedule)->pattern().chunks * options.chunks;
            schedule = collective::makeAlgorithm(options.inlined, request);
        }
        if (!schedule)
            return schedule.error();
        collective::Replacement replacement { std::move(*schedule), {} };
        if (!task.ports.empty()) {
            replacement.atPort
                = [&task, &options, chunks = replacement.schedule->pattern().chunks](
                      const PortPlace& place, Bytes) { return computationAt(task, place, chunks, options.device); };
        }
        return replacement;
    };
    const auto plan = collective::Inlining::plan(workload, groups, std::move(how));
    if (!plan)
        return plan.error();
    trace::Workload written;
    written.groups = workload.groups;
    for (std::uint32_t rank = 0; rank < npus; ++rank) {
        auto made = plan->rank(Rank { rank });
        if (!made)
            return made.error();
        Findings findings;
        auto graph = trace::parseTrace(
            io::ByteSource::own(std::move(made->et)), { "the traces of the program", Rank { rank }, {}, 0 }, findings);
        if (!graph)
            return graph.error();
        if (hasErrors(findings))
            return firstError(findings);
        written.graphs.push_back(std::move(*graph));
    }
    return written;
}

} // namespace weft::program
