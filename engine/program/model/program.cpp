// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/model/program.h"

#include <algorithm>

namespace weft::program {

std::uint64_t operationsOf(const Expression& expression)
{
    return static_cast<std::uint64_t>(std::ranges::count_if(expression, [](const ExpressionNode& node) {
        return node.op != ExpressionOp::Operand && node.op != ExpressionOp::Number && node.op != ExpressionOp::Cast;
    }));
}

std::optional<StageId> Program::find(std::string_view stage) const
{
    const auto found = std::ranges::find(stages, stage, &Stage::name);
    if (found == stages.end())
        return {};
    return static_cast<StageId>(found - stages.begin());
}

std::vector<StageId> Program::usersOf(StageId id) const
{
    std::vector<StageId> users;
    for (std::size_t i = index(id) + 1; i < stages.size(); ++i) {
        if (std::ranges::find(stages[i].inputs, id) != stages[i].inputs.end())
            users.push_back(static_cast<StageId>(i));
    }
    return users;
}

bool Program::isOutput(StageId id) const
{
    return stage(id).kind == StageKind::Update || std::ranges::find(outputs, id) != outputs.end();
}

bool Program::isFree(StageId id) const
{
    const Stage& of = stage(id);
    if (of.kind == StageKind::Input || of.kind == StageKind::Slice)
        return true;
    if (of.kind != StageKind::Update || of.expression.size() != 1 || of.expression[0].op != ExpressionOp::Operand)
        return false;
    // What a stage computes is stored where the update wants it; what is there already has to be copied.
    const std::uint32_t place = of.expression[0].parts[0];
    const StageKind kind = stage(of.inputs[place]).kind;
    return place == 0 || (kind != StageKind::Input && kind != StageKind::Slice);
}

std::vector<std::string> Program::sizeNames() const
{
    std::vector<std::string> names;
    for (const Size& size : sizes)
        names.push_back(size.name);
    return names;
}

std::vector<std::int64_t> Program::sizeValues() const
{
    std::vector<std::int64_t> values;
    for (const Size& size : sizes)
        values.push_back(size.value);
    return values;
}

std::string Program::text(const TensorType& type) const
{
    std::string shape;
    for (const Extent& extent : type.shape)
        shape += (shape.empty() ? "" : ", ") + extent.text(sizeNames());
    std::string text(toString(type.element));
    if (!shape.empty())
        text += "[" + shape + "]";
    return text + " " + toString(type.layout);
}

} // namespace weft::program
