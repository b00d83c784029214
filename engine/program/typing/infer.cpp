// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/typing/infer.h"

#include "engine/core/make_error.h"
#include "engine/program/typing/pointwise.h"

#include <algorithm>

namespace weft::program {

namespace {

using Problem = std::optional<TypeProblem>;

Problem refuse(std::string_view rule, Sentence message, std::vector<StageId> operands, Sentence hint = {})
{
    return TypeProblem { std::string(rule), std::move(message), std::move(operands), std::move(hint) };
}

bool isHeldBySome(const TensorType& type)
{
    return type.layout.kind == LayoutKind::Sliced || type.layout.kind == LayoutKind::Rooted;
}

Problem mustHaveGroup(std::string_view rule, const Stage& stage, const TensorType& type)
{
    if (type.group)
        return {};
    return refuse(rule, say("a number that no group holds"), stage.inputs);
}

// The stage's type with the dimension that it names sliced.
Problem sliceAlong(std::string_view rule, const Program& program, Stage& stage)
{
    const TensorType& type = program.stage(stage.inputs[0]).type;
    if (stage.dimension >= type.shape.size()) {
        return refuse(rule,
            say("dimension %1 of %2, which has %3", stage.dimension, program.text(type), type.shape.size()),
            stage.inputs, say("the first is 0"));
    }
    stage.type.layout = slicedAlong(stage.dimension);
    return {};
}

// --- what is computed -----------------------------------------------------------------------------------------------

Problem compute(const Program& program, Stage& stage)
{
    Typed typed = typeOf(program, stage.expression, stage.inputs);
    stage.type = std::move(typed.type);
    return std::move(typed.problem);
}

Problem total(const Program& program, Stage& stage)
{
    const TensorType& of = program.stage(stage.inputs[0]).type;
    if (of.element == ElementType::Bool || (stage.combine == Combine::Norm && !isFloat(of.element)))
        return refuse("total", say("a norm or a sum of %1", toString(of.element)), stage.inputs, say("cast it"));
    // Of slices it is the number that all slices give together.
    stage.type = { of.element, {}, of.layout.kind == LayoutKind::Sliced ? kReplicated : of.layout, of.group };
    return {};
}

// [.., K] x [K, N], or [B.., M, K] x [B.., K, N] with the same batches.
Problem matMul(const Program& program, Stage& stage)
{
    constexpr std::string_view kRule = "matmul";
    const TensorType& a = program.stage(stage.inputs[0]).type;
    const TensorType& b = program.stage(stage.inputs[1]).type;
    const std::string both = program.text(a) + " x " + program.text(b);
    if (a.element != b.element || a.element == ElementType::Bool)
        return refuse(kRule, say("elements that differ: %1", both), stage.inputs, say("cast one of them"));
    if (a.group != b.group)
        return refuse(kRule, say("operands on two groups of ranks"), stage.inputs, say("send one of them"));
    const std::size_t ranks = a.shape.size();
    const std::size_t batches = b.shape.size() < 2 ? 0 : b.shape.size() - 2;
    if (ranks < 1 || b.shape.size() < 2 || (batches > 0 && b.shape.size() != ranks))
        return refuse(kRule, say("[.., K] x [K, N], or as many batches on both sides: %1", both), stage.inputs);
    if (a.shape.back() != b.shape[batches])
        return refuse(kRule, say("the inner dimensions differ: %1", both), stage.inputs);
    if (!std::equal(b.shape.begin(), b.shape.begin() + static_cast<std::ptrdiff_t>(batches), a.shape.begin()))
        return refuse(kRule, say("the batches differ: %1", both), stage.inputs);
    stage.type = a;
    stage.type.shape.back() = b.shape.back();
    const auto inner = static_cast<std::uint32_t>(ranks - 1);
    const auto isSlicedAt = [](const TensorType& type, std::size_t dimension) {
        return type.layout == slicedAlong(static_cast<std::uint32_t>(dimension));
    };
    const bool isLeftSliced = a.layout.kind == LayoutKind::Sliced;
    const bool isRightSliced = b.layout.kind == LayoutKind::Sliced;
    if (isLeftSliced && isRightSliced) {
        if (isSlicedAt(a, inner) && isSlicedAt(b, batches)) {
            stage.type.layout = kLocal; // every rank has its part of the sum
            return {};
        }
        if (a.layout == b.layout && a.layout.at < batches)
            return {};
        return refuse(
            kRule, say("both are sliced, and not along the inner dimension or one batch: %1", both), stage.inputs);
    }
    if (isLeftSliced) {
        if (b.layout == kReplicated && !isSlicedAt(a, inner) && a.layout.at >= batches)
            return {};
        return refuse(kRule, say("a slice and what does not go with it: %1", both), stage.inputs);
    }
    if (isRightSliced) {
        stage.type.layout = slicedAlong(inner);
        if (a.layout == kReplicated && isSlicedAt(b, batches + 1))
            return {};
        return refuse(kRule, say("a slice and what does not go with it: %1", both), stage.inputs);
    }
    if (a.layout == b.layout || b.layout == kReplicated)
        return {};
    stage.type.layout = b.layout;
    if (a.layout == kReplicated)
        return {};
    return refuse(kRule, say("%1 and %2 do not go together", toString(a.layout), toString(b.layout)), stage.inputs);
}

// What makes one layout of the other.
Sentence wayTo(Layout to, Layout from)
{
    if (to.kind == LayoutKind::Local || to.kind == LayoutKind::Rooted)
        return say("let the input be as it is");
    if (from.kind == LayoutKind::Rooted)
        return to == kReplicated ? say("broadcast it first") : say("broadcast and slice it first");
    if (to == kReplicated)
        return from.kind == LayoutKind::Sliced ? say("gather it first") : say("allreduce it first");
    return from.kind == LayoutKind::Sliced ? say("alltoall it first")
        : from.kind == LayoutKind::Local   ? say("reducescatter it first")
                                           : say("slice it first");
}

Problem update(const Program& program, Stage& stage)
{
    const StageId target = stage.inputs[0];
    const TensorType& of = program.stage(target).type;
    if (program.stage(target).kind != StageKind::Input)
        return refuse(
            "update", say("%1 is no input", program.stage(target).name), { target }, say("only inputs have a place"));
    if (auto problem = compute(program, stage))
        return problem;
    std::vector<StageId> operands = stage.inputs;
    if (stage.type.shape != of.shape || stage.type.element != of.element || stage.type.group != of.group) {
        return refuse("update", say("%1 cannot take %2", program.text(of), program.text(stage.type)),
            std::move(operands),
            stage.type.shape != of.shape           ? say("make it of the same shape")
                : stage.type.element != of.element ? say("cast it")
                                                   : say("send it"));
    }
    if (stage.type.layout != of.layout) {
        return refuse("update", say("%1 cannot take what is %2", program.text(of), toString(stage.type.layout)),
            std::move(operands), wayTo(of.layout, stage.type.layout));
    }
    return {};
}

Problem slice(const Program& program, Stage& stage)
{
    stage.type = program.stage(stage.inputs[0]).type;
    if (auto problem = mustHaveGroup("slice", stage, stage.type))
        return problem;
    if (isHeldBySome(stage.type))
        return refuse("slice", say("a slice of what is %1", toString(stage.type.layout)), stage.inputs);
    return sliceAlong("slice", program, stage);
}

// --- what is sent ---------------------------------------------------------------------------------------------------

Problem reduction(const Program& program, Stage& stage)
{
    const std::string_view rule = stage.kind == StageKind::AllReduce ? "allreduce"
        : stage.kind == StageKind::ReduceScatter                     ? "reducescatter"
                                                                     : "reduce";
    stage.type = program.stage(stage.inputs[0]).type;
    if (auto problem = mustHaveGroup(rule, stage, stage.type))
        return problem;
    if (isHeldBySome(stage.type))
        return refuse(rule, say("what is %1 has one part a rank", toString(stage.type.layout)), stage.inputs);
    if (stage.type.element == ElementType::Bool)
        return refuse(rule, say("a reduction of conditions"), stage.inputs, say("cast them"));
    if (stage.kind == StageKind::ReduceScatter) {
        return sliceAlong(rule, program, stage);
    }
    stage.type.layout = stage.kind == StageKind::AllReduce ? kReplicated : rootedAt(stage.root);
    return {};
}

Problem broadcast(const Program& program, Stage& stage)
{
    stage.type = program.stage(stage.inputs[0]).type;
    if (auto problem = mustHaveGroup("broadcast", stage, stage.type))
        return problem;
    const Layout layout = stage.type.layout;
    if (layout.kind == LayoutKind::Sliced || (layout.kind == LayoutKind::Rooted && layout.at != stage.root)) {
        return refuse("broadcast", say("rank %1 does not hold what is %2", stage.root, toString(layout)), stage.inputs);
    }
    stage.type.layout = kReplicated;
    return {};
}

Problem regroup(const Program& program, Stage& stage)
{
    const bool isGather = stage.kind == StageKind::AllGather;
    const std::string_view rule = isGather ? "allgather" : "alltoall";
    stage.type = program.stage(stage.inputs[0]).type;
    if (stage.type.layout.kind != LayoutKind::Sliced)
        return refuse(rule, say("what is %1 has no slices", toString(stage.type.layout)), stage.inputs);
    if (isGather) {
        stage.type.layout = kReplicated;
        return {};
    }
    if (stage.type.layout.at == stage.dimension)
        return refuse(rule, say("it is sliced along this dimension already"), stage.inputs);
    return sliceAlong(rule, program, stage);
}

Problem send(const Program& program, Stage& stage)
{
    const auto to = stage.type.group; // where the program says
    stage.type = program.stage(stage.inputs[0]).type;
    if (auto problem = mustHaveGroup("send", stage, stage.type))
        return problem;
    const Group& from = program.groups[index(*stage.type.group)];
    const Group& target = program.groups[index(*to)];
    if (to == stage.type.group)
        return refuse("send", say("it is on %1 already", from.name), stage.inputs);
    if (from.ranks != target.ranks) {
        return refuse("send", say("%1 has %2 ranks, %3 %4", from.name, from.ranks, target.name, target.ranks),
            stage.inputs, say("rank i sends to rank i"));
    }
    stage.type.group = to;
    return {};
}

} // namespace

std::optional<TypeProblem> infer(const Program& program, Stage& stage)
{
    switch (stage.kind) {
    case StageKind::Input:
        return {};
    case StageKind::Compute:
        return compute(program, stage);
    case StageKind::Total:
        return total(program, stage);
    case StageKind::MatMul:
        return matMul(program, stage);
    case StageKind::Update:
        return update(program, stage);
    case StageKind::Slice:
        return slice(program, stage);
    case StageKind::AllReduce:
    case StageKind::ReduceScatter:
    case StageKind::Reduce:
        return reduction(program, stage);
    case StageKind::Broadcast:
        return broadcast(program, stage);
    case StageKind::AllGather:
    case StageKind::AllToAll:
        return regroup(program, stage);
    case StageKind::Send:
        break;
    }
    return send(program, stage);
}

std::optional<StageProblem> inferAll(Program& program)
{
    for (std::size_t i = 0; i < program.stages.size(); ++i) {
        if (auto problem = infer(program, program.stages[i]))
            return StageProblem { static_cast<StageId>(i), std::move(*problem) };
    }
    return {};
}

Result<void> checkSizes(const Program& program)
{
    const std::vector<std::int64_t> sizes = program.sizeValues();
    const std::vector<std::string> names = program.sizeNames();
    for (const Stage& stage : program.stages) {
        std::int64_t elements = 1;
        for (std::size_t i = 0; i < stage.type.shape.size(); ++i) {
            const auto extent = stage.type.shape[i].valueOf(sizes);
            const auto which = [&] { return say("dimension %1 (%2)", i, stage.type.shape[i].text(names)); };
            if (!extent)
                return errorAt(
                    placeIn({}, stage.name), ErrorCode::OutOfRange, say("%1: %2", which(), extent.error().message));
            if (__builtin_mul_overflow(elements, *extent, &elements) || elements > std::int64_t { 1 } << 50U)
                return errorAt(placeIn({}, stage.name), ErrorCode::TooLarge, say("more than 2^50 elements"));
            const std::int64_t ranks = stage.type.group ? program.groups[index(*stage.type.group)].ranks : 1;
            if (stage.type.layout == slicedAlong(static_cast<std::uint32_t>(i)) && *extent % ranks != 0) {
                return errorAt(placeIn({}, stage.name), ErrorCode::OutOfRange,
                    say("%1 of %2 cannot be sliced for %3 ranks", which(), *extent, ranks));
            }
        }
    }
    return {};
}

} // namespace weft::program
