// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/make_error.h"
#include "engine/program/transform/draft.h"
#include "engine/program/transform/verbs.h"

#include <algorithm>

namespace weft::program {

namespace {

// An update that only stores what an all-gather brings: with its input sliced, the slices are stored as they are.
std::optional<StageId> gatheredBy(const Program& program, const Stage& update)
{
    if (update.expression.size() != 1 || update.expression[0].op != ExpressionOp::Operand)
        return {};
    const StageId value = update.inputs[update.expression[0].parts[0]];
    return program.stage(value).kind == StageKind::AllGather ? std::optional(value) : std::nullopt;
}

// One input. Its slices become it, and its updates store slices.
Result<Program> sliceInput(const Program& program, const std::string& name)
{
    const auto id = stageCalled(program, name);
    if (!id)
        return id.error();
    const Stage& input = program.stage(*id);
    if (input.kind != StageKind::Input)
        return errorOf(ErrorCode::Unsupported, say("%1 is no input", name));
    if (input.type.layout != kReplicated)
        return errorOf(ErrorCode::Unsupported, say("%1 is %2, not replicated", name, toString(input.type.layout)));
    if (program.isOutput(*id))
        return errorOf(ErrorCode::Unsupported, say("%1 is an output itself", name));
    std::optional<std::uint32_t> dimension;
    const auto agree = [&dimension](std::uint32_t other) {
        const bool same = !dimension || *dimension == other;
        dimension = other;
        return same;
    };
    const std::vector<StageId> users = program.usersOf(*id);
    for (const StageId user : users) {
        if (auto free = mustBeFree(program, user); !free)
            return free.error();
        const Stage& stage = program.stage(user);
        std::optional<std::uint32_t> along;
        if (stage.kind == StageKind::Slice) {
            along = stage.dimension;
        } else if (stage.kind == StageKind::Update && stage.inputs[0] == *id) {
            if (const auto gather = gatheredBy(program, stage)) {
                if (auto free = mustBeFree(program, *gather); !free)
                    return free.error();
                along = program.stage(program.stage(*gather).inputs[0]).type.layout.at;
            }
        }
        if (!along) {
            return errorOf(ErrorCode::Unsupported, say("%1 needs all of %2", stage.name, name),
                say("an input can be held by slices if only slices of it are read, and gathered slices are stored in "
                    "it"));
        }
        if (!agree(*along))
            return errorOf(ErrorCode::Unsupported, say("%1 is sliced along two dimensions", name));
    }
    if (!dimension)
        return errorOf(ErrorCode::Unsupported, say("no slices of %1 are used", name));
    Draft draft(program);
    draft.stage(*id).type.layout = slicedAlong(*dimension);
    for (const StageId user : users) {
        const Stage& stage = program.stage(user);
        if (stage.kind == StageKind::Slice) {
            draft.replaceUses(user, *id);
            draft.remove(user);
            continue;
        }
        const StageId gather = *gatheredBy(program, stage);
        draft.replaceUses(user, gather); // who reads the update, inside or outside, gets all of it as before
        draft.stage(user).inputs = { *id, program.stage(gather).inputs[0] };
        draft.stage(user).expression[0].parts[0] = 1;
        if (draft.usersOf(gather).empty() && !draft.program().isOutput(gather))
            draft.remove(gather);
    }
    return std::move(draft).finished();
}

} // namespace

Result<Program> asSlice(const Program& program, const Transformation& how)
{
    if (how.stages.empty())
        return errorOf(ErrorCode::Usage, say("asslice takes inputs"));
    Result<Program> result = program;
    for (const std::string& name : how.stages) {
        result = sliceInput(*result, name);
        if (!result)
            break;
    }
    return result;
}

Result<Program> remove(const Program& program, const Transformation& how)
{
    Draft draft(program);
    if (how.stages.empty())
        return errorOf(ErrorCode::Usage, say("remove takes stages"));
    for (const std::string& name : how.stages) {
        const auto id = stageCalled(program, name);
        if (!id)
            return id.error();
        if (auto free = mustBeFree(program, *id); !free)
            return free.error();
        const std::vector<StageId> users = draft.usersOf(*id);
        if (!users.empty())
            return errorOf(ErrorCode::Unsupported, say("%1 uses %2", program.stage(users.front()).name, name));
        if (program.isOutput(*id))
            return errorOf(ErrorCode::Unsupported, say("%1 is seen from outside", name));
        draft.remove(*id);
    }
    return std::move(draft).finished();
}

} // namespace weft::program
