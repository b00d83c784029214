// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/lowering/lowering.h"

#include "engine/core/make_error.h"
#include "engine/core/quantity_text.h"
#include "engine/program/lowering/kernel_cost.h"
#include "engine/program/lowering/written_out.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace weft::program {

namespace {

constexpr std::size_t kMostNodes = 1'000'000;

constexpr double kMostOfOneNode = 1e18; // operations or bytes of a node: other simulators count in 63 bits

std::uint64_t whole(double value)
{
    return static_cast<std::uint64_t>(std::llround(std::ceil(value)));
}

class Lowering {
public:
    Lowering(const Program& program, const LowerOptions& options)
        : m_program(program)
        , m_options(options)
        , m_ordersCollectives(options.ordersCollectives
              || std::ranges::any_of(program.stages,
                  [](const Stage& stage) {
                      return stage.kind == StageKind::Reduce || stage.kind == StageKind::Broadcast
                          || stage.kind == StageKind::Send;
                  }))
        , m_readersBefore(program.readersBefore())
        , m_lastCollective(program.groups.size())
        , m_doneBy(program.stages.size())
    {
    }

    Result<Lowered> run()
    {
        const auto kernels = kernelsOf(m_program);
        if (!kernels)
            return kernels.error();
        const std::vector<Item> items = itemsOf(m_program, *kernels, !m_options.inlined.empty());
        m_ordersCollectives |= std::ranges::any_of(items, [](const Item& item) { return item.written.has_value(); });
        for (const Item& item : items) {
            m_kernel = static_cast<std::uint32_t>(m_lowered.kernels.size());
            m_chain = item.kernels.front().chain;
            if (item.written)
                writeOut(item);
            else if (lower(item.kernels.front()))
                m_lowered.kernels.push_back(item.kernels.front().name);
            if (m_problem)
                return *std::move(m_problem);
            if (m_lowered.tasks.size() > kMostNodes)
                return errorOf(ErrorCode::TooLarge, say("more than 10^6 nodes a rank"));
        }
        return std::move(m_lowered);
    }

private:
    Cost costFor(const Kernel& kernel)
    {
        const Cost cost = costOf(m_program, kernel, m_options.device);
        if (std::max(cost.operations, cost.memory) / m_options.device.overlapEfficiency > kMostOfOneNode
            && !m_problem) {
            const auto works
                = std::ranges::find_if_not(kernel.stages, [this](StageId id) { return m_program.isFree(id); });
            m_problem = errorAt(placeIn({}, m_program.stage(*works).name), ErrorCode::TooLarge,
                say("%1 is more than 10^18 operations or bytes of one rank", kernel.name),
                say("make its sizes smaller"));
        }
        return m_problem ? Cost {} : cost;
    }

    // One node that becomes many, see writtenOut().
    void writeOut(const Item& item)
    {
        const Stage& sent = m_program.stage(item.written->communication);
        const TensorType& type = m_program.stage(sent.inputs[0]).type;
        Task task = collective(sent, item.written->collective, type);
        task.isWrittenOut = true;
        task.beginsKernel = true;
        for (const Kernel& kernel : item.kernels) {
            for (const std::uint32_t wait : waitsOf(kernel, 0))
                task.after.push_back(wait);
        }
        std::ranges::sort(task.after);
        task.after.erase(std::unique(task.after.begin(), task.after.end()), task.after.end());
        for (std::size_t i = 0; i < item.kernels.size(); ++i) {
            const Kernel& kernel = item.kernels[i];
            if (std::ranges::find(kernel.stages, item.written->communication) != kernel.stages.end())
                m_kernel = static_cast<std::uint32_t>(m_lowered.kernels.size());
            const Cost cost = costFor(kernel);
            if (cost.operations > 0 || cost.memory > 0) {
                const double share = item.written->shares[i] / m_options.device.overlapEfficiency;
                task.ports.push_back({ item.written->when[i], kernel.name, cost.operations * share, cost.memory * share,
                    static_cast<std::uint32_t>(m_lowered.kernels.size()) });
            }
            m_lowered.kernels.push_back(kernel.name);
        }
        const std::uint32_t id = add(std::move(task));
        for (const Kernel& kernel : item.kernels) {
            for (const StageId stage : kernel.stages)
                m_doneBy[index(stage)] = { { id } };
        }
    }

    std::uint32_t chunksOf(const Kernel& kernel) const { return kernel.chain ? m_options.chunks : 1; }

    // What a chunk of the kernel waits for: the same chunk within a chain, all chunks of anything else.
    std::vector<std::uint32_t> waitsOf(const Kernel& kernel, std::uint32_t chunk) const
    {
        std::vector<std::uint32_t> waits;
        for (const StageId id : kernel.stages) {
            const Stage& stage = m_program.stage(id);
            for (const StageId reader : m_readersBefore[index(id)]) {
                for (const auto& done : m_doneBy[index(reader)])
                    waits.insert(waits.end(), done.begin(), done.end());
            }
            for (const StageId input : stage.inputs) {
                const auto& done = m_doneBy[index(input)];
                const bool isInChain = kernel.chain && isIn(input, *kernel.chain) && done.size() == chunksOf(kernel);
                if (isInChain)
                    waits.insert(waits.end(), done[chunk].begin(), done[chunk].end());
                for (std::size_t i = 0; i < done.size() && !isInChain; ++i)
                    waits.insert(waits.end(), done[i].begin(), done[i].end());
            }
        }
        std::ranges::sort(waits);
        waits.erase(std::unique(waits.begin(), waits.end()), waits.end());
        return waits;
    }

    bool isIn(StageId id, std::uint32_t chain) const
    {
        const auto& stages = m_program.overlapped[chain].stages;
        return std::ranges::find(stages, id) != stages.end();
    }

    std::uint32_t add(Task task)
    {
        task.kernel = m_kernel;
        task.chain = m_chain;
        // Collectives meet by their turn on each rank.
        if (m_ordersCollectives && task.kind == Task::Kind::Collective && !task.isWrittenOut) {
            auto& before = m_lastCollective[index(task.group)];
            if (before && std::ranges::find(task.after, *before) == task.after.end())
                task.after.push_back(*before);
            before = static_cast<std::uint32_t>(m_lowered.tasks.size());
        }
        m_lowered.tasks.push_back(std::move(task));
        return static_cast<std::uint32_t>(m_lowered.tasks.size() - 1);
    }

    // What a rank has of it alone it need not send.
    bool isAlone(StageId id) const
    {
        const Stage& stage = m_program.stage(id);
        return isCommunication(stage.kind) && stage.kind != StageKind::Send
            && m_program.groups[index(*stage.type.group)].ranks == 1;
    }
    bool isNothing(StageId id) const { return m_program.isFree(id) || isAlone(id); }

    // False where it is no node.
    bool lower(const Kernel& kernel)
    {
        const bool works = !std::ranges::all_of(kernel.stages, [this](StageId id) { return isNothing(id); });
        const std::uint32_t chunks = works ? chunksOf(kernel) : 1;
        const Cost cost = costFor(kernel);
        std::vector<std::vector<std::uint32_t>> done(chunks);
        m_computed.reset();
        for (std::uint32_t chunk = 0; chunk < chunks; ++chunk) {
            std::vector<std::uint32_t> last = waitsOf(kernel, chunk);
            if (works)
                addChunk(kernel, cost, chunk, chunks, last);
            done[chunk] = std::move(last);
        }
        if (!works && kernel.stages.size() == 1)
            done = passedOn(kernel.stages.front());
        for (const StageId id : kernel.stages)
            m_doneBy[index(id)] = done;
        return works;
    }

    // What does nothing is there when its inputs are, chunk by chunk.
    std::vector<std::vector<std::uint32_t>> passedOn(StageId id) const
    {
        const Stage& stage = m_program.stage(id);
        if (stage.inputs.size() == 1)
            return m_doneBy[index(stage.inputs[0])];
        std::vector<std::vector<std::uint32_t>> all;
        for (const StageId input : stage.inputs) {
            const auto& done = m_doneBy[index(input)];
            if (done.size() > all.size())
                all.resize(done.size());
            for (std::size_t i = 0; i < done.size(); ++i)
                all[i].insert(all[i].end(), done[i].begin(), done[i].end());
        }
        return all;
    }

    // The nodes of one chunk; `last` is what the next waits for, at the end what the chunk is done by.
    void addChunk(const Kernel& kernel, const Cost& cost, std::uint32_t chunk, std::uint32_t chunks,
        std::vector<std::uint32_t>& last)
    {
        const std::string suffix = chunks > 1 ? " " + std::to_string(chunk + 1) + "/" + std::to_string(chunks) : "";
        bool isFirst = true;
        bool isComputed = cost.operations == 0 && cost.memory == 0;
        bool isSummed = false;
        const auto put = [&](Task task) {
            task.after = last;
            task.beginsKernel = isFirst && chunk == 0;
            if (isFirst && chunk > 0)
                task.begun = m_begun;
            last = { add(std::move(task)) };
            if (std::exchange(isFirst, false) && chunk == 0)
                m_begun = last.front();
        };
        // What of slices becomes one number is added up over the ranks, before anything is sent that needs it.
        const auto compute = [&] {
            if (!isComputed) {
                if (m_computed && std::ranges::find(last, *m_computed) == last.end())
                    last.push_back(*m_computed);
                put(computeTask(kernel, cost, chunks, suffix));
                m_computed = last.front();
            }
            for (const StageId id : isSummed ? std::vector<StageId> {} : kernel.stages) {
                const Stage& stage = m_program.stage(id);
                if (stage.kind != StageKind::Total)
                    continue;
                const TensorType& of = m_program.stage(stage.inputs[0]).type;
                if (of.layout.kind != LayoutKind::Sliced || m_program.groups[index(*of.group)].ranks == 1)
                    continue;
                Task sum = collective(stage, trace::CollectiveType::AllReduce, of);
                sum.bytes = bytesOf(stage.type.element);
                put(std::move(sum));
            }
            isComputed = isSummed = true;
        };
        for (const StageId id : kernel.stages) {
            const Stage& stage = m_program.stage(id);
            if (stage.kind == StageKind::AllGather)
                compute(); // it sends what was computed
            if (isCommunication(stage.kind) && !isAlone(id))
                put(communication(stage, chunks, suffix));
        }
        compute();
    }

    Task computeTask(const Kernel& kernel, const Cost& cost, std::uint32_t chunks, const std::string& suffix) const
    {
        Task task;
        task.name = kernel.name + suffix;
        for (const StageId id : kernel.stages) {
            const TensorType& type = m_program.stage(id).type;
            task.group = type.group.value_or(task.group);
            if (type.layout.kind == LayoutKind::Rooted)
                task.onlyRank = type.layout.at;
        }
        const double share = kernel.chain ? chunks * m_options.device.overlapEfficiency : chunks;
        task.operations = std::max<std::uint64_t>(1, whole(cost.operations / share));
        task.memory = std::max(leastMemory(m_options.device), whole(cost.memory / share));
        return task;
    }

    Task collective(const Stage& stage, trace::CollectiveType type, const TensorType& of) const
    {
        Task task;
        task.name = stage.name;
        task.kind = Task::Kind::Collective;
        task.collective = type;
        task.group = *of.group;
        task.root = stage.root;
        task.bytes = whole(bytesOf(m_program, of));
        return task;
    }

    Task communication(const Stage& stage, std::uint32_t chunks, const std::string& suffix) const
    {
        using trace::CollectiveType;
        const TensorType& of = m_program.stage(stage.inputs[0]).type;
        Task task;
        switch (stage.kind) {
        case StageKind::ReduceScatter:
            task = collective(stage, CollectiveType::ReduceScatter, of);
            break;
        case StageKind::AllGather:
            task = collective(stage, CollectiveType::AllGather, of);
            break;
        case StageKind::Reduce:
            task = collective(stage, CollectiveType::Reduce, of);
            break;
        case StageKind::Broadcast:
            task = collective(stage, CollectiveType::Broadcast, of);
            break;
        case StageKind::AllToAll:
            task = collective(stage, CollectiveType::AllToAll, of);
            break;
        case StageKind::Send:
            task = collective(stage, CollectiveType::AllReduce, of);
            task.kind = Task::Kind::Send;
            task.target = stage.type.group;
            break;
        default:
            task = collective(stage, CollectiveType::AllReduce, of);
            break;
        }
        task.name += suffix;
        task.bytes = whole(static_cast<double>(task.bytes) / chunks);
        return task;
    }

    const Program& m_program;
    const LowerOptions& m_options;
    Lowered m_lowered;
    std::uint32_t m_kernel = 0;
    std::optional<std::uint32_t> m_chain; // of that kernel
    bool m_ordersCollectives;
    std::vector<std::vector<StageId>> m_readersBefore; // by stage
    std::vector<std::optional<std::uint32_t>> m_lastCollective; // by group
    std::uint32_t m_begun = 0; // with which task the kernel
    std::optional<std::uint32_t> m_computed; // of the chunk before: one kernel computes on one at a time
    std::optional<Error> m_problem;
    // By stage and chunk: the tasks after which it is there.
    std::vector<std::vector<std::vector<std::uint32_t>>> m_doneBy;
};

} // namespace

Result<Lowered> lowerToTasks(const Program& program, const LowerOptions& options)
{
    return Lowering(program, options).run();
}

Result<Lowered> lower(const Program& program, const LowerOptions& options)
{
    auto lowered = lowerToTasks(program, options);
    if (!lowered)
        return lowered;
    auto workload = workloadOf(program, *lowered, options);
    if (!workload)
        return workload.error();
    lowered->workload = std::move(*workload);
    return lowered;
}

std::uint64_t leastMemory(const machine::DeviceCard& device)
{
    return whole(device.memoryGBps) + 1;
}

std::string systemJson(const machine::DeviceCard& device, std::span<const topology::Dimension> dimensions)
{
    std::string rings;
    std::string straight;
    for (const topology::Dimension& dimension : dimensions) {
        const std::string comma = rings.empty() ? "" : ", ";
        rings += comma + "\"ring\"";
        straight += comma
            + (dimension.kind == topology::DimensionKind::Switch                ? "\"direct1\""
                    : dimension.kind == topology::DimensionKind::FullyConnected ? "\"direct\""
                                                                                : "\"ring\"");
    }
    std::string text = "{\n  \"scheduling-policy\": \"LIFO\",\n  \"endpoint-delay\": 10,\n"
                       "  \"active-chunks-per-dimension\": 1,\n  \"preferred-dataset-splits\": 1,\n";
    for (const char* kind : { "all-reduce", "all-gather", "reduce-scatter" })
        text += std::string("  \"") + kind + "-implementation\": [" + rings + "],\n";
    text += "  \"all-to-all-implementation\": [" + straight + "],\n";
    text += "  \"collective-optimization\": \"localBWAware\",\n  \"local-mem-bw\": " + toText(device.memoryGBps)
        + ",\n  \"peak-perf\": " + toText(device.matrixTflops16) + ",\n  \"roofline-enabled\": 1\n}\n";
    return text;
}

} // namespace weft::program
