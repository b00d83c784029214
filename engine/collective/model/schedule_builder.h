// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a Schedule block by block and step by step. Forgiving while it is filled; seal() checks everything once.
// Owned by whoever fills it, on one thread. Cheapest when the steps of a block are added together and blocks in the
// order of their ranks: nothing is then moved at the end.
#pragma once

#include "engine/collective/model/schedule.h"

namespace weft::collective {

class ScheduleBuilder {
public:
    // `ways`: those that the steps name, if they are numbered already.
    explicit ScheduleBuilder(Pattern pattern, ScheduleInfo info = {}, topology::LinkSets ways = {})
        : m_pattern(std::move(pattern))
        , m_info(std::move(info))
        , m_wayLinks(std::move(ways))
    {
    }

    void reserve(std::size_t steps);
    // Larger buffers than the pattern needs, and scratch. Of several calls for a rank the largest of each counts.
    void setBufferSizes(Rank rank, BufferSizes sizes) { m_bufferSizes.emplace_back(rank, sizes); }

    // Blocks of a rank keep the order in which they were added. The returned ids, like those of add(), are the
    // builder's own; seal() numbers anew.
    BlockId addBlock(const ThreadBlock& block);
    // The number of these links for Step::way; the schedule numbers anew.
    [[nodiscard]] std::uint32_t way(std::span<const LinkId> links) { return m_wayLinks.numberOf(links); }
    StepId add(BlockId block, const Step& step);
    // `step` starts after `on` has ended. Both are of the same rank. Double entries are dropped.
    void depend(StepId step, StepId on) { m_dependencies.push_back({ step, on }); }
    // All blocks, steps and dependencies of a schedule, into an empty builder that has its ways; ids stay what they
    // are.
    void addStepsOf(const Schedule& schedule);
    void addExtra(ExtraAttribute extra) { m_extras.push_back(std::move(extra)); } // ids are the builder's

    [[nodiscard]] std::uint32_t stepCount() const { return static_cast<std::uint32_t>(m_steps.kinds.size()); }

    // The builder is empty afterwards. Errors, each with rank, block and step in Where::item: those of
    // Pattern::check; OutOfRange (a rank, peer, channel above 2^16 or slot that does not exist), Usage (a step that
    // needs a peer its block does not have, a rank that talks to itself), Duplicate (two blocks on one end of a
    // connection), UnknownDependency (across ranks, or of a step on itself), TooLarge (2^32 - 2 steps, 2^30 slots).
    [[nodiscard]] Result<SchedulePtr> seal();

private:
    // Steps first … next run's first - 1 were added to `block`.
    struct Run {
        std::uint32_t block = 0;
        std::uint32_t first = 0;
    };
    struct Dependency {
        StepId step {};
        StepId on {};
    };

    [[nodiscard]] Result<void> checkBlocks() const;
    [[nodiscard]] static Result<void> checkSteps(const Schedule& schedule);
    void orderBlocks(Schedule& schedule);
    void moveSteps(Schedule& schedule);
    void numberWays(Schedule& schedule) const;
    [[nodiscard]] Result<void> moveDependencies(Schedule& schedule);

    Pattern m_pattern;
    ScheduleInfo m_info;
    std::vector<std::pair<Rank, BufferSizes>> m_bufferSizes;
    std::vector<ThreadBlock> m_blocks;
    std::vector<std::optional<std::uint32_t>> m_blockWays; // by block: of its first send, if it has any
    std::vector<Run> m_runs;
    Schedule::StepColumns m_steps;
    topology::LinkSets m_wayLinks;
    std::vector<Dependency> m_dependencies;
    std::vector<ExtraAttribute> m_extras;
    std::vector<std::uint32_t> m_newBlock; // of each block, filled by seal()
    std::vector<std::uint32_t> m_newStep; // of each step; empty where nothing moves
    bool m_tooLarge = false; // a slot or the number of steps
};

// "rank 3, thread block 2, step 5" of a sealed schedule, counted as MSCCL XML counts them.
[[nodiscard]] Sentence stepName(const Schedule& schedule, StepId step);

} // namespace weft::collective
