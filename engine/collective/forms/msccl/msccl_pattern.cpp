// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/forms/msccl/msccl_program.h"
#include "engine/collective/forms/msccl/msccl_runtime.h"

#include <algorithm>

namespace weft::collective {

namespace {

// The only rank for which `isIt` holds.
std::optional<Rank> onlyOne(const std::vector<bool>& isIt)
{
    if (std::ranges::count(isIt, true) != 1)
        return {};
    return makeId<Rank>(static_cast<std::size_t>(std::ranges::find(isIt, true) - isIt.begin()));
}

// Sends before anything else happens to it, or, of a sink, keeps what comes last.
bool isAtTheEnd(std::span<const MscclStep> steps, bool isSource)
{
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const MscclStep& step = steps[isSource ? i : steps.size() - 1 - i];
        if (isSource ? step.onBlock >= 0 || receives(step.kind) : step.hasDependents || sends(step.kind))
            return false;
        if (isSource ? sends(step.kind) : receives(step.kind))
            return true;
    }
    return false;
}

// The rank that a broadcast, scatter, reduce or gather is for: the only one that never receives (broadcast, scatter) or
// never sends (reduce, gather), else the only one that sends before it receives anything, or keeps what comes last.
std::optional<Rank> deducedRoot(PatternKind kind, const MscclProgram& program)
{
    const bool isSource = kind == PatternKind::Broadcast || kind == PatternKind::Scatter;
    std::vector<bool> oneWay(program.ranks, true);
    std::vector<bool> atTheEnd(program.ranks, false);
    for (const MscclBlock& block : program.blocks) {
        const std::uint32_t rank = index(block.rank);
        const auto steps = std::span(program.steps).subspan(block.firstStep, block.stepCount);
        const auto goesTheOtherWay
            = [isSource](const MscclStep& step) { return isSource ? receives(step.kind) : sends(step.kind); };
        if (std::ranges::any_of(steps, goesTheOtherWay))
            oneWay[rank] = false;
        if (isAtTheEnd(steps, isSource))
            atTheEnd[rank] = true;
    }
    const std::optional<Rank> root = onlyOne(oneWay);
    return root ? root : onlyOne(atTheEnd);
}

// RCCL's executor says with two flags for which calls a program may be used, and it may be both. One with an input and
// an output then runs between two buffers, and so does a custom one, which else would have no need for both.
bool isInPlace(MscclProgram& program, PatternKind kind, MscclIssues& issues)
{
    const bool given = program.inPlace.value_or(!program.outOfPlace.value_or(true));
    const bool hasBoth = std::ranges::any_of(
        program.gpus, [](const MscclGpu& gpu) { return gpu.sizes.input > 0 && gpu.sizes.output > 0; });
    const MscclIssues::Spot spot { program.at, {}, "inplace" };
    bool result = given;
    if (!program.inPlace && !program.outOfPlace) {
        issues.fail(ErrorCode::Missing, spot, say("the attribute 'inplace' of 'algo' is missing"));
    } else if (program.inPlace == false && program.outOfPlace == false) {
        issues.fail(ErrorCode::Mismatched, spot, say("the program is neither for calls in place nor for others"));
    } else if (given && hasBoth && program.outOfPlace == true) {
        result = false;
    } else if (given && hasBoth && kind == PatternKind::Custom) {
        result = false;
        issues.warn([] { return say("buffers in place"); }, ErrorCode::Mismatched, spot,
            say("the program says that it works in place, but has an input and an output; they are taken as separate"));
    }
    if (result != given)
        program.extras.push_back({ ExtraAttribute::Owner::Algorithm, 0, "inplace", "1" });
    return result;
}

} // namespace

Pattern mscclPattern(MscclProgram& program, MscclIssues& issues)
{
    const MscclIssues::Spot spot { program.collectiveAt, {}, "coll" };
    const std::optional<PatternKind> kind = patternFromText(program.collective);
    Pattern pattern;
    pattern.kind = kind.value_or(PatternKind::Custom);
    pattern.ranks = program.ranks;
    pattern.chunks = program.chunks;
    if (!kind) {
        issues.warn([] { return say("unknown collectives"); }, ErrorCode::Unsupported, spot,
            say("the collective '%1' has no pattern in Weft; the program is read as a custom one, whose result is not "
                "checked",
                program.collective));
        program.extras.push_back({ ExtraAttribute::Owner::Algorithm, 0, "coll", program.collective });
    }
    pattern.inPlace = isInPlace(program, pattern.kind, issues);
    // As RCCL's executor counts: nchunksperloop is of a shard, and the root has one for each rank.
    const auto isLonger = [&program](const MscclGpu& gpu) {
        return std::max(gpu.sizes.input, gpu.sizes.output) / program.ranks >= program.chunks;
    };
    if (isCountedByShard(pattern.kind) && program.ranks > 1) {
        const bool isByShard = std::ranges::any_of(program.gpus, isLonger);
        if (!isByShard && program.outOfPlace)
            issues.fail(ErrorCode::Mismatched, { program.at, {}, "nchunksperloop" },
                say("RCCL's executor counts the chunks of a shard in nchunksperloop, which is %1, and no buffer has as "
                    "many for each of %2 GPUs",
                    program.chunks, program.ranks));
        pattern.chunks *= isByShard ? program.ranks : 1;
    }
    if (hasRoot(pattern.kind)) {
        const std::optional<Rank> root = program.root ? Rank { *program.root } : deducedRoot(pattern.kind, program);
        pattern.root = root.value_or(Rank {});
        if (!root)
            issues.warn([] { return say("unknown roots"); }, ErrorCode::Missing, spot,
                say("the steps do not show which rank is the root; rank 0 is taken"),
                say("add the attribute root=\"…\" to 'algo'"));
    } else if (program.root) {
        issues.warn([] { return say("needless roots"); }, ErrorCode::UnknownKey, { program.at, {}, "root" },
            say("'root' has no effect: this collective has none"));
    }
    if (issues.failed())
        return pattern;
    if (const Result<void> checked = pattern.check(); !checked)
        issues.fail(checked.error().code, spot, checked.error().message, checked.error().hint);
    return pattern;
}

} // namespace weft::collective
