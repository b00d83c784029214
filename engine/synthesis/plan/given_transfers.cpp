// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/plan/given_transfers.h"

#include "engine/collective/proof/execution.h"
#include "engine/collective/proof/step_runner.h"

#include <algorithm>
#include <tuple>

namespace weft::synthesis {

namespace {

using collective::Schedule;

// What is in a slot, or on its way: a chunk, and how many parts of its sum.
struct Holding {
    std::uint32_t chunk = 0;
    std::size_t parts = 0;
    [[nodiscard]] bool empty() const { return parts == 0; }
    bool operator==(const Holding&) const = default;
};

// Values of an Execution.
struct Holdings : collective::PlainValues {
    using Value = Holding;
    explicit Holdings(const Schedule& /*schedule*/) { }
    [[nodiscard]] static Holding valueOf(ChunkId chunk, std::span<const Rank> contributors)
    {
        return { index(chunk), contributors.size() };
    }
    [[nodiscard]] static collective::Sum<Holding> add(const Holding& held, const Holding& incoming)
    {
        using enum collective::SumFault;
        return { { held.chunk, held.parts + incoming.parts }, held.chunk == incoming.chunk ? None : MixedChunks };
    }
};

class Reading {
public:
    Reading(const topology::Fabric& fabric, const Schedule& schedule, collective::SlotLayout layout, Bytes chunk)
        : m_topology(fabric.topology())
        , m_healthy(fabric.topologyPtr())
        , m_schedule(schedule)
        , m_chunk(chunk)
        , m_matching(collective::matchMessages(schedule))
        , m_execution(schedule, m_matching, std::move(layout))
        , m_ends(schedule.stepCount(), 0)
    {
        m_execution.pattern().visitAfter([this](const collective::PatternContents::Run& run) {
            m_wanted.resize(std::max(m_wanted.size(), std::size_t { index(run.chunk) } + run.count), 1);
            std::fill_n(m_wanted.begin() + index(run.chunk), run.count, run.contributors.size());
            return true;
        });
    }

    Result<std::vector<GivenTransfer>> read()
    {
        if (!m_matching.faults.empty())
            return mismatched("not all messages of the schedule are sent and received");
        collective::StepRunner runner(m_schedule, m_matching);
        std::optional<Error> error;
        runner.run({}, [&](StepId step, BlockId block) {
            error = execute(step, block);
            return !error;
        });
        if (error)
            return *std::move(error);
        if (!runner.finished())
            return mismatched("steps of the schedule wait for each other in a circle");
        std::ranges::sort(m_transfers, {}, [](const GivenTransfer& transfer) {
            return std::tuple(transfer.start, transfer.chunk, index(transfer.link), transfer.adds);
        });
        return std::move(m_transfers);
    }

private:
    static Error mismatched(const std::string& what) { return { ErrorCode::Mismatched, what, {}, {} }; }
    static Error unsupported(const std::string& what)
    {
        return { ErrorCode::Unsupported, what, {}, "give a schedule that was synthesized for links from NPU to NPU" };
    }

    // Fills its end.
    std::optional<Error> execute(StepId step, BlockId block)
    {
        const collective::StepKind kind = m_schedule.kind(step);
        std::uint64_t& end = m_ends[index(step)];
        const auto wait = [&](StepId on) { end = std::max(end, m_ends[index(on)]); };
        if (m_schedule.block(block).inOrder && step > m_schedule.stepsBegin(block))
            wait(StepId { index(step) - 1 });
        for (const StepId on : m_schedule.dependencies(step))
            wait(on);
        if (collective::receives(kind))
            wait(m_matching.senderOf(step));
        if (kind == collective::StepKind::Nop)
            return {};
        if (m_schedule.count(step) != 1)
            return unsupported("the schedule moves several chunks in one message");
        Holding moving;
        m_execution.execute(step, block, [&moving](std::uint32_t, const Holding& value) { moving = value; });
        if (m_execution.firstIssue())
            return mismatched("step " + std::to_string(index(step)) + " reads no chunk of the pattern");
        return collective::sends(kind) ? send(step, m_schedule.block(block).rank, moving, end) : std::nullopt;
    }
    // `at`: its start, and then its end.
    std::optional<Error> send(StepId step, Rank rank, const Holding& moving, std::uint64_t& at)
    {
        const std::span<const LinkId> way = m_schedule.way(step);
        if (way.size() != 1)
            return unsupported(way.empty() ? "messages of the schedule name no links"
                                           : "messages of the schedule go through switches");
        const LinkId link = way.front();
        if (index(link) >= m_topology.linkCount() || m_topology.linkSource(link) != nodeOf(rank))
            return mismatched("the schedule is of another fabric: its links lead elsewhere");
        const bool isPart = moving.chunk < m_wanted.size() && moving.parts < m_wanted[moving.chunk];
        m_transfers.push_back({ at, moving.chunk, link, isPart });
        at += linkTime(m_healthy.linkCost(link), m_chunk).ns();
        return {};
    }

    const topology::Topology& m_topology;
    topology::Fabric m_healthy;
    const Schedule& m_schedule;
    Bytes m_chunk;
    collective::MessageMatching m_matching;
    collective::Execution<Holdings> m_execution;
    std::vector<std::size_t> m_wanted; // by chunk: parts of a sum
    std::vector<std::uint64_t> m_ends; // by step
    std::vector<GivenTransfer> m_transfers;
};

} // namespace

Result<std::vector<GivenTransfer>> givenTransfers(
    const topology::Fabric& fabric, const collective::Schedule& schedule, Bytes chunk)
{
    if (schedule.rankCount() != fabric.topology().npuCount() || !schedule.info().placement.empty())
        return Error { ErrorCode::Mismatched,
            "the schedule is for " + std::to_string(schedule.rankCount()) + " ranks, and the fabric has "
                + std::to_string(fabric.topology().npuCount()) + " NPUs",
            {}, {} };
    Result<collective::SlotLayout> layout = collective::SlotLayout::make(schedule);
    return layout ? Reading(fabric, schedule, *std::move(layout), chunk).read() : layout.error();
}

} // namespace weft::synthesis
