// SPDX-License-Identifier: GPL-3.0-or-later
// What the loaders of the runtimes make of a text beside what it says: warnings about a program that can be read.
#include "engine/collective/forms/msccl/msccl_program.h"
#include "engine/collective/forms/msccl/msccl_runtime.h"
#include "engine/collective/model/step_rules.h"

#include <algorithm>
#include <array>
#include <map>

namespace weft::collective {

namespace {

class LoadingCheck {
public:
    LoadingCheck(const MscclProgram& program, std::span<const std::uint32_t> gpuOf, MscclIssues& issues)
        : m_program(program)
        , m_gpuOf(gpuOf)
        , m_issues(issues)
        , m_limits(limitsOf(program.outOfPlace ? MscclRuntime::Rccl : MscclRuntime::Msccl))
    {
    }

    void run(const Pattern& pattern)
    {
        checkText();
        checkFlags(pattern);
        checkSpelling(pattern);
        for (const MscclBlock& block : m_program.blocks) {
            for (std::uint32_t i = 0; i < block.stepCount; ++i) {
                const MscclStep& step = stepOf(block, i);
                if (step.onBlock >= 0) {
                    std::uint32_t& last = m_awaited[{ block.rank, static_cast<std::uint32_t>(step.onBlock) }];
                    last = std::max(last, static_cast<std::uint32_t>(step.onStep));
                }
            }
        }
        for (const MscclBlock& block : m_program.blocks) {
            for (std::uint32_t i = 0; i < block.stepCount; ++i)
                checkBuffers(block, i);
            checkNops(block);
            checkSums(block);
        }
    }

private:
    using Spot = MscclIssues::Spot;

    [[nodiscard]] const MscclStep& stepOf(const MscclBlock& block, std::uint32_t i) const
    {
        return m_program.steps[block.firstStep + i];
    }
    [[nodiscard]] Spot spot(const MscclBlock& block, std::uint32_t i, std::string item) const
    {
        return { stepOf(block, i).at, index(block.rank), std::move(item) };
    }

    // Their own readers of XML know elements on one line, with single spaces and double quotes, and nothing before
    // them.
    void checkText()
    {
        const std::string_view text = m_issues.text();
        const std::string_view head = text.substr(0, m_program.at);
        const bool hasComments = text.find("<!--") != std::string_view::npos; // of which lines may end anyhow
        if (head.find("<?") != std::string_view::npos || head.starts_with("\xEF") || text.find('\t') < text.size()
            || text.find("='") < text.size() || (!hasComments && breaksElements(text)))
            m_issues.warn([] { return say("XML"); }, ErrorCode::Unsupported, { m_program.at, {} },
                say("the runtimes' own readers of XML know no declaration, no tabs, no single quotes and no elements "
                    "over several lines"),
                say("weft-cli convert writes what they read"));
    }

    [[nodiscard]] static bool breaksElements(std::string_view text)
    {
        for (std::size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1)) {
            const std::size_t before = text.find_last_not_of(" \r\n", at);
            if (before != std::string_view::npos && text[before] != '>')
                return true;
        }
        return false;
    }

    void checkFlags(const Pattern& pattern)
    {
        if (!m_program.outOfPlace)
            return;
        const auto isKept = [this](std::string_view name) {
            return std::ranges::any_of(m_program.extras, [name](const ExtraAttribute& extra) {
                return extra.owner == ExtraAttribute::Owner::Algorithm && extra.name == name;
            });
        };
        for (const char* const name : { "inplace", "minBytes", "maxBytes" }) {
            if (isKept(name) || (std::string_view(name) == "inplace" && m_program.inPlace))
                continue;
            m_issues.warn([] { return say("missing attributes"); }, ErrorCode::Missing, { m_program.at, {}, name },
                say("RCCL's executor refuses a file without the attribute '%1'", name));
        }
        if (*m_program.outOfPlace && pattern.inPlace)
            m_issues.warn([] { return say("calls out of place"); }, ErrorCode::Mismatched,
                { m_program.at, {}, "outofplace" },
                say("the program is for calls out of place as well, but has no buffers apart: it is checked in place, "
                    "and RCCL would run it for both"));
    }

    void checkSpelling(const Pattern& pattern)
    {
        const std::string_view word
            = wordFor(pattern.kind, m_program.outOfPlace ? MscclRuntime::Rccl : MscclRuntime::Msccl);
        if (pattern.kind != PatternKind::Custom && m_program.collective != word)
            m_issues.warn([] { return say("words for collectives"); }, ErrorCode::Unsupported,
                { m_program.collectiveAt, {}, "coll" },
                say("%1 does not know the word '%2'; it says '%3'", m_limits.name, m_program.collective, word));
    }

    // A buffer without chunks of its own, which in place lies in the other one.
    void checkBuffers(const MscclBlock& block, std::uint32_t i)
    {
        const BufferSizes& sizes = m_program.gpus[m_gpuOf[index(block.rank)]].sizes;
        const std::array limits { sizes.input, sizes.output, sizes.scratch };
        const auto isEmpty = [&limits](Slot slot) { return limits[static_cast<std::size_t>(slot.buffer)] == 0; };
        const MscclStep& step = stepOf(block, i);
        const bool isSource = readsSource(step.kind) && isEmpty(step.source);
        if (isSource || (writesTarget(step.kind) && isEmpty(step.target)))
            m_issues.warn([] { return say("buffers without chunks"); }, ErrorCode::Mismatched,
                spot(block, i, isSource ? "srcbuf" : "dstbuf"),
                say("the step names a buffer that has no chunks on this rank, which no runtime loads"));
    }

    // They are dependencies of the next step, which has to have one of its own, and without one of theirs no steps that
    // runtimes count.
    void checkNops(const MscclBlock& block)
    {
        for (std::uint32_t i = 0; i < block.stepCount; ++i) {
            if (stepOf(block, i).kind != StepKind::Nop)
                continue;
            const bool isFree = stepOf(block, i).onBlock < 0;
            const auto last = m_awaited.find({ block.rank, block.id });
            if (isFree && last != m_awaited.end() && last->second >= i)
                m_issues.add(
                    Severity::Error, [] { return say("nops of their own"); }, ErrorCode::Mismatched,
                    spot(block, i, "type"),
                    say("a nop that waits for nothing is no step for the runtimes: those that wait for a later one "
                        "wait for another"));
            else if (!isFree && (i + 1 == block.stepCount || stepOf(block, i + 1).onBlock < 0))
                m_issues.warn([] { return say("nops of their own"); }, ErrorCode::Mismatched, spot(block, i, "type"),
                    say("the step after a nop has to wait for something as well, or runtimes refuse it"));
        }
    }

    // Sums into one slot that follow each other and wait for nothing become one, with the count of the last. Nops
    // between them keep nothing apart: a wait of theirs becomes one of a later step.
    void checkSums(const MscclBlock& block)
    {
        const MscclStep* last = nullptr; // of a sum that may go on
        std::uint32_t sums = 0; // of the block
        std::uint32_t first = 0; // of those that are one
        bool waits = false;
        for (std::uint32_t i = 0; i < block.stepCount; ++i) {
            const MscclStep& step = stepOf(block, i);
            if (step.kind == StepKind::Nop) {
                waits = waits || step.onBlock >= 0;
                continue;
            }
            const bool goesOn = last != nullptr && step.onBlock < 0 && areFused(*last, step);
            const bool isOther = goesOn && (waits || last->count != step.count);
            waits = false;
            last = step.kind == StepKind::Reduce ? &step : nullptr;
            if (last == nullptr)
                continue;
            first = goesOn ? first : sums;
            ++sums;
            const bool isLong = sums - first > kMscclSums;
            if (isLong || isOther)
                m_issues.add(
                    isOther ? Severity::Error : Severity::Warning, [] { return say("sums made one"); },
                    ErrorCode::Mismatched, spot(block, i, "cnt"),
                    isOther ? say("runtimes make one sum of those into one slot after the other, of as many chunks as "
                                  "the last has, and before it waits for anything")
                            : say("more than %1 sums go into one slot after the other; runtimes make one of them, and "
                                  "hold %1",
                                kMscclSums));
            if (step.hasDependents || sums == kMscclSums) // as the loader counts, of all blocks from the first
                last = nullptr;
        }
    }

    const MscclProgram& m_program;
    std::span<const std::uint32_t> m_gpuOf; // by rank
    MscclIssues& m_issues;
    const MscclLimits& m_limits;
    std::map<std::pair<Rank, std::uint32_t>, std::uint32_t> m_awaited; // by thread block, the last step
};

} // namespace

void warnOfLoading(
    const MscclProgram& program, const Pattern& pattern, std::span<const std::uint32_t> gpuOf, MscclIssues& issues)
{
    LoadingCheck(program, gpuOf, issues).run(pattern);
}

} // namespace weft::collective
