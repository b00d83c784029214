// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/make_error.h"
#include "engine/program/transform/draft.h"
#include "engine/program/transform/verbs.h"

namespace weft::program {

namespace {

// The first dimension that all ranks can have an equal part of.
std::optional<std::uint32_t> sliceableDimension(const Program& program, const TensorType& type)
{
    const std::int64_t ranks = program.groups[index(*type.group)].ranks;
    for (std::size_t i = 0; i < type.shape.size(); ++i) {
        const auto extent = type.shape[i].valueOf(program.sizeValues());
        if (extent && *extent % ranks == 0)
            return static_cast<std::uint32_t>(i);
    }
    return {};
}

} // namespace

Result<Program> split(const Program& program, const Transformation& how)
{
    if (how.stages.size() != 1)
        return errorOf(ErrorCode::Usage, say("split takes one all-reduce"));
    const auto id = stageCalled(program, how.stages[0]);
    if (!id)
        return id.error();
    const Stage& whole = program.stage(*id);
    if (whole.kind != StageKind::AllReduce)
        return errorOf(ErrorCode::Unsupported, say("%1 is no all-reduce", whole.name));
    if (auto free = mustBeFree(program, *id); !free)
        return free.error();
    const auto dimension = how.dimension ? how.dimension
        : how.toRoot                     ? std::optional(0U)
                                         : sliceableDimension(program, whole.type);
    if (!dimension) {
        return errorOf(ErrorCode::Unsupported,
            say("no dimension of %1 can be sliced for its ranks", program.text(whole.type)),
            say("split it with reduce"));
    }
    Draft draft(program);
    Stage first = whole;
    first.kind = how.toRoot ? StageKind::Reduce : StageKind::ReduceScatter;
    first.dimension = *dimension;
    first.root = 0;
    auto name = draft.nameFor(how.names, 0, whole.name, how.toRoot ? "reduce" : "rs");
    if (!name)
        return name.error();
    first.name = *name;
    const StageId reduced = draft.add(std::move(first), *id);
    Stage second = whole;
    second.kind = how.toRoot ? StageKind::Broadcast : StageKind::AllGather;
    second.root = 0;
    second.inputs = { reduced };
    name = draft.nameFor(how.names, 1, whole.name, how.toRoot ? "broadcast" : "ag");
    if (!name)
        return name.error();
    second.name = *name;
    const StageId spread = draft.add(std::move(second), *id);
    draft.replaceUses(*id, spread);
    draft.remove(*id);
    return std::move(draft).finished();
}

} // namespace weft::program
