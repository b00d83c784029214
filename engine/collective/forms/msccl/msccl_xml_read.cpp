// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/forms/msccl/msccl_program.h"
#include "engine/collective/forms/msccl/msccl_runtime.h"
#include "engine/collective/forms/msccl/msccl_xml.h"
#include "engine/collective/model/schedule_builder.h"
#include "engine/collective/model/step_rules.h"
#include "engine/core/groups.h"
#include "engine/core/make_error.h"

#include <algorithm>
#include <array>
#include <limits>
#include <tuple>

namespace weft::collective {

namespace {

// Turns what the elements say into a schedule, part by part; each part needs that those before it found nothing wrong.
// What sealing checks anyway is looked for again only where that fails, to find its place in the text.
class Assembler {
public:
    Assembler(MscclProgram& program, MscclIssues& issues)
        : m_program(program)
        , m_issues(issues)
    {
    }

    [[nodiscard]] SchedulePtr assemble()
    {
        constexpr std::array kParts { &Assembler::orderGpus, &Assembler::makePattern, &Assembler::checkSizes,
            &Assembler::orderBlocks, &Assembler::checkConnections, &Assembler::checkDependencies,
            &Assembler::checkLoading };
        for (const auto part : kParts) {
            if (m_issues.failed())
                return nullptr;
            (this->*part)();
        }
        if (m_issues.failed())
            return nullptr;
        Result<SchedulePtr> sealed = seal();
        if (sealed)
            return std::move(sealed).value();
        checkSteps();
        if (!m_issues.failed()) {
            const Error& error = sealed.error();
            m_issues.fail(error.code, { m_program.at, error.where.rank, error.where.item }, error.message, error.hint);
        }
        return nullptr;
    }

private:
    using Spot = MscclIssues::Spot;

    void orderGpus()
    {
        constexpr std::uint32_t kUnseen = 0xFFFFFFFFU;
        // A large ngpus in a small file must not cost memory.
        const std::size_t seen = std::min<std::size_t>(m_program.ranks, m_program.gpus.size());
        m_gpuOf.assign(seen, kUnseen);
        for (std::uint32_t place = 0; place < m_program.gpus.size(); ++place) {
            const MscclGpu& each = m_program.gpus[place];
            if (each.id >= seen)
                continue; // then a smaller one is missing
            if (m_gpuOf[each.id] != kUnseen)
                m_issues.fail(ErrorCode::Duplicate, { each.at, each.id, "id" },
                    say("there are two gpu elements with the id %1", each.id));
            m_gpuOf[each.id] = place;
        }
        const auto missing = std::ranges::find(m_gpuOf, kUnseen);
        if (missing != m_gpuOf.end() || seen < m_program.ranks) {
            const auto rank = static_cast<std::uint32_t>(missing - m_gpuOf.begin());
            m_issues.fail(ErrorCode::MissingRank, { m_program.at, rank, "ngpus" },
                say("the program is for %1 GPUs, but there is no gpu element with the id %2", m_program.ranks, rank));
        }
    }

    void makePattern() { m_pattern = mscclPattern(m_program, m_issues); }

    void checkSizes()
    {
        const PatternKind kind = m_pattern.kind;
        m_asked.resize(m_pattern.ranks);
        for (std::uint32_t rank = 0; rank < m_pattern.ranks; ++rank) {
            const MscclGpu& each = gpu(rank);
            const auto check = [&](std::uint32_t size, bool isShard, const char* name) {
                const std::uint64_t factor = isShard ? m_pattern.ranks : 1;
                if (size == 0 || size * factor == m_pattern.chunks)
                    return;
                const Sentence message = isShard
                    ? say("%1 is %2 on each of %3 GPUs, but nchunksperloop is %4", name, size, factor, m_pattern.chunks)
                    : say("%1 is %2, but nchunksperloop is %3", name, size, m_pattern.chunks);
                // Nothing but MSCCL's own rule speaks against small buffers of a custom collective.
                if (kind == PatternKind::Custom && size < m_pattern.chunks)
                    m_issues.warn(
                        [] { return say("small buffers"); }, ErrorCode::Mismatched, { each.at, rank, name }, message);
                else
                    m_issues.fail(ErrorCode::Mismatched, { each.at, rank, name }, message);
            };
            check(each.sizes.input, inputPart(kind) == BufferPart::Shard, "i_chunks");
            check(each.sizes.output, outputPart(kind) == BufferPart::Shard, "o_chunks");
            // In place one of the two names has no memory of its own.
            const std::uint32_t joined
                = kind == PatternKind::Custom ? std::max(each.sizes.input, each.sizes.output) : 0;
            m_asked[rank] = m_pattern.inPlace ? BufferSizes { joined, 0, each.sizes.scratch } : each.sizes;
        }
    }

    void orderBlocks()
    {
        const std::vector<MscclBlock>& blocks = m_program.blocks;
        m_order = numbersBelow(blocks.size());
        const auto number
            = [&](std::uint32_t place) { return std::tuple(rankOf(blocks[place]), blocks[place].id, place); };
        if (!std::ranges::is_sorted(m_order, {}, number))
            std::ranges::sort(m_order, {}, number);
        m_rankStart = startsOfGroups(m_pattern.ranks, [&](const auto& visit) {
            for (const MscclBlock& block : blocks)
                visit(rankOf(block));
        });
        for (std::uint32_t rank = 0; rank < m_pattern.ranks; ++rank) {
            std::uint32_t expected = 0;
            for (std::uint32_t place = m_rankStart[rank]; place < m_rankStart[rank + 1]; ++place, ++expected) {
                const MscclBlock& block = blocks[m_order[place]];
                if (block.id == expected)
                    continue;
                const bool isTwice = block.id < expected;
                m_issues.fail(isTwice ? ErrorCode::Duplicate : ErrorCode::Missing, { block.at, rank, "id" },
                    isTwice ? say("there are two thread blocks with the id %1", block.id)
                            : say("thread block %1 is missing before thread block %2", expected, block.id));
                expected = block.id;
            }
        }
    }

    void checkConnections()
    {
        std::uint32_t channels = 0;
        const MscclBlock* last = nullptr;
        std::vector<std::pair<BlockEnd, std::uint32_t>> ends; // with the place of the block in the text
        for (const MscclBlock& block : m_program.blocks) {
            if (block.channel >= channels) {
                channels = block.channel + 1;
                last = &block;
            }
            for (const BlockEnd& end : endsOf(block, block.channel))
                ends.emplace_back(end, block.at);
        }
        std::sort(ends.begin(), ends.end());
        for (std::size_t i = 1; i < ends.size(); ++i) {
            const auto& [rank, isSend, peer, channel] = ends[i].first;
            if (ends[i].first == ends[i - 1].first)
                m_issues.fail(ErrorCode::Duplicate, { ends[i].second, index(rank), isSend ? "send" : "recv" },
                    isSend ? say("a second thread block sends to rank %1 on channel %2", peer, channel)
                           : say("a second thread block receives from rank %1 on channel %2", peer, channel),
                    say("a connection belongs to one thread block at each end"));
        }
        if (last != nullptr && channels > m_program.channels)
            m_issues.fail(ErrorCode::OutOfRange, { last->at, rankOf(*last), "chan" },
                say("the thread block uses channel %1, but nchannels is %2", last->channel,
                    m_program.channels.value_or(0)));
        else if (std::max(channels, 1U) < m_program.channels)
            m_issues.warn([] { return say("idle channels"); }, ErrorCode::Mismatched, { m_program.at, {}, "nchannels" },
                say("nchannels is %1, but only %2 are used", *m_program.channels, channels));
    }

    void checkSteps()
    {
        constexpr std::array<const char*, 4> kItems { "type", "srcoff", "dstoff", "cnt" }; // by StepProblem::Part
        std::uint32_t rank = 0xFFFFFFFFU;
        BufferSizes limits;
        const std::vector<BufferSizes> needed = neededSizes(m_pattern);
        for (const MscclBlock& block : m_program.blocks) {
            if (rank != rankOf(block)) {
                rank = rankOf(block);
                limits = slotLimits(m_pattern, Rank { rank }, joinedSizes(needed[rank], m_asked[rank]));
            }
            for (std::uint32_t i = 0; i < block.stepCount; ++i) {
                const std::optional<StepProblem> problem
                    = problemOf(m_program.steps[block.firstStep + i], block, limits);
                if (problem)
                    m_issues.fail(problem->code, spot(block, i, kItems[static_cast<std::size_t>(problem->part)]),
                        problem->message);
            }
        }
    }

    void checkDependencies()
    {
        std::vector<std::uint8_t> hasDependents(m_program.steps.size(), 0);
        findPublishers();
        for (const MscclBlock& block : m_program.blocks) {
            for (std::uint32_t i = 0; i < block.stepCount; ++i) {
                const MscclStep& step = m_program.steps[block.firstStep + i];
                if (step.onBlock < 0)
                    continue;
                const std::optional<std::uint32_t> on = target(block, step);
                if (!on || *on == block.firstStep + i) {
                    m_issues.fail(ErrorCode::UnknownDependency, spot(block, i, "depid"),
                        on ? say("the step waits for itself")
                           : say("the step waits for step %1 of thread block %2, which does not exist", step.onStep,
                               step.onBlock));
                    continue;
                }
                const std::uint32_t publisher = m_publisher[*on];
                const bool isOwn
                    = *on >= block.firstStep && *on < block.firstStep + i; // what is later it waits for in a circle
                if (publisher < m_publisher.size() && !(isOwn && publisher >= block.firstStep + i)) {
                    hasDependents[publisher] = 1;
                    if (publisher != *on)
                        m_issues.warn([] { return say("waits for a later step"); }, ErrorCode::Mismatched,
                            spot(block, i, "deps"),
                            say("step %1 of thread block %2 has hasdep 0 and never says that it is done: thread block "
                                "%3, step %4 waits for step %5 of it, the next with hasdep 1",
                                step.onStep, step.onBlock, block.id, i,
                                publisher - (*on - static_cast<std::uint32_t>(step.onStep))));
                    continue;
                }
                m_publisher[*on] = *on;
                m_endless.emplace_back(block.firstStep + i, *on);
                m_issues.add(
                    Severity::Error, [] { return say("waits that never end"); }, ErrorCode::Mismatched,
                    spot(block, i, "deps"),
                    say("thread block %1, step %2 waits for ever: step %3 of thread block %4 and those after it that "
                        "could "
                        "have hasdep 0 and never say that they are done",
                        block.id, i, step.onStep, step.onBlock));
            }
        }
        if (m_issues.failed())
            return;
        for (const MscclBlock& block : m_program.blocks) {
            for (std::uint32_t i = 0; i < block.stepCount; ++i) {
                const MscclStep& step = m_program.steps[block.firstStep + i];
                // Of sums it keeps the next one apart.
                const bool isApart
                    = i + 1 < block.stepCount && areFused(step, m_program.steps[block.firstStep + i + 1]);
                if (step.hasDependents && hasDependents[block.firstStep + i] == 0 && !isApart)
                    m_issues.warn([] { return say("needless marks of hasdep"); }, ErrorCode::Mismatched,
                        spot(block, i, "hasdep"), say("hasdep is 1, but no step waits for this one"));
            }
        }
    }

    void checkLoading() { warnOfLoading(m_program, m_pattern, m_gpuOf, m_issues); }

    [[nodiscard]] Result<SchedulePtr> seal()
    {
        ScheduleBuilder builder(m_pattern, { m_program.name, m_program.protocol, {} });
        builder.reserve(m_program.steps.size());
        for (std::uint32_t rank = 0; rank < m_asked.size(); ++rank)
            builder.setBufferSizes(Rank { rank }, m_asked[rank]);
        std::vector<BlockId> blockIds(m_program.blocks.size());
        // Where the blocks stand in order, so do the steps, and their places are the builder's ids.
        std::vector<StepId> stepIds;
        if (!std::is_sorted(m_order.begin(), m_order.end()))
            stepIds.resize(m_program.steps.size());
        for (const std::uint32_t place : m_order) {
            const MscclBlock& block = m_program.blocks[place];
            blockIds[place] = builder.addBlock(block);
            for (std::uint32_t i = block.firstStep; i < block.firstStep + block.stepCount; ++i) {
                const StepId id = builder.add(blockIds[place], m_program.steps[i]);
                if (!stepIds.empty())
                    stepIds[i] = id;
            }
        }
        const auto idOf = [&stepIds](std::uint32_t step) { return stepIds.empty() ? StepId { step } : stepIds[step]; };
        for (const MscclBlock& block : m_program.blocks) {
            for (std::uint32_t i = block.firstStep; i < block.firstStep + block.stepCount; ++i) {
                const MscclStep& step = m_program.steps[i];
                if (step.onBlock >= 0)
                    builder.depend(idOf(i), idOf(m_publisher[target(block, step).value_or(i)]));
            }
        }
        for (const auto& [waiting, on] : m_endless)
            builder.depend(idOf(on), idOf(waiting));
        for (ExtraAttribute& extra : m_program.extras) {
            if (extra.owner == ExtraAttribute::Owner::Rank)
                extra.id = m_program.gpus[extra.id].id;
            else if (extra.owner == ExtraAttribute::Owner::Block)
                extra.id = index(blockIds[extra.id]);
            else if (extra.owner == ExtraAttribute::Owner::Step)
                extra.id = index(idOf(extra.id));
            builder.addExtra(std::move(extra));
        }
        return builder.seal();
    }

    [[nodiscard]] static std::uint32_t rankOf(const MscclBlock& block) { return index(block.rank); }
    [[nodiscard]] const MscclGpu& gpu(std::uint32_t rank) const { return m_program.gpus[m_gpuOf[rank]]; }
    [[nodiscard]] Spot spot(const MscclBlock& block, std::uint32_t step, std::string item = {}) const
    {
        return { m_program.steps[block.firstStep + step].at, rankOf(block), std::move(item) };
    }
    // Steps by place in the file's order of (block, step); nothing if there is no such block or step.
    [[nodiscard]] std::optional<std::uint32_t> target(const MscclBlock& block, const MscclStep& step) const
    {
        const std::uint32_t rank = rankOf(block);
        const std::uint64_t place = std::uint64_t { m_rankStart[rank] } + static_cast<std::uint32_t>(step.onBlock);
        if (place >= m_rankStart[rank + 1])
            return {};
        const MscclBlock& other = m_program.blocks[m_order[place]];
        if (static_cast<std::uint32_t>(step.onStep) >= other.stepCount)
            return {};
        return other.firstStep + static_cast<std::uint32_t>(step.onStep);
    }

    void findPublishers()
    {
        const auto none = static_cast<std::uint32_t>(m_program.steps.size());
        m_publisher.assign(none, none);
        for (const MscclBlock& block : m_program.blocks) {
            std::uint32_t publisher = none;
            for (std::uint32_t step = block.firstStep + block.stepCount; step-- > block.firstStep;) {
                const MscclStep& each = m_program.steps[step];
                publisher = each.hasDependents && each.kind != StepKind::Nop ? step : publisher; // a nop says nothing
                m_publisher[step] = publisher;
            }
        }
    }

    MscclProgram& m_program;
    MscclIssues& m_issues;
    Pattern m_pattern;
    std::vector<std::uint32_t> m_gpuOf; // by rank
    std::vector<BufferSizes> m_asked; // by rank, beyond what the pattern needs
    std::vector<std::uint32_t> m_order; // blocks by rank and id
    std::vector<std::uint32_t> m_rankStart; // into m_order; ranks + 1 entries
    // By step: the first of its block, from itself on, with hasdep: a block tells others how far it is after such steps
    // alone. Past the steps: none.
    std::vector<std::uint32_t> m_publisher;
    // Steps that wait for ever, and what they wait for: in the schedule that waits for them, too.
    std::vector<std::pair<std::uint32_t, std::uint32_t>> m_endless;
};

} // namespace

Result<SchedulePtr> parseMscclXml(std::string_view text, const std::string& source, Findings& findings)
{
    if (text.size() >= std::numeric_limits<std::uint32_t>::max())
        return errorIn(source, ErrorCode::TooLarge, say("the file is larger than 4 GiB"));
    MscclIssues issues(text, source);
    MscclProgram program = readMscclElements(text, issues);
    SchedulePtr schedule = Assembler(program, issues).assemble();
    if (std::optional<Error> error = issues.finish(findings))
        return *std::move(error);
    return schedule;
}

} // namespace weft::collective
