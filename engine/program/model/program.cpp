// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/model/program.h"

#include <algorithm>
#include <iterator>

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

std::vector<StageId> Program::readersOf(StageId id) const
{
    std::vector<StageId> readers;
    for (const StageId user : usersOf(id)) {
        if (stage(user).kind == StageKind::Slice)
            std::ranges::copy(readersOf(user), std::back_inserter(readers));
        else
            readers.push_back(user);
    }
    return readers;
}

bool Program::isFree(StageId id) const
{
    const Stage& of = stage(id);
    if (of.kind == StageKind::Input || of.kind == StageKind::Slice)
        return true;
    if (of.kind != StageKind::Update || of.expression.size() != 1 || of.expression[0].op != ExpressionOp::Operand)
        return false;
    const std::uint32_t place = of.expression[0].parts[0];
    if (place == 0)
        return true;
    // What a stage computes is written where the first update wants it. What is there already has to be copied, and so
    // has what others need beside the old values.
    const StageId value = of.inputs[place];
    const StageKind kind = stage(value).kind;
    if (kind == StageKind::Input || kind == StageKind::Slice || kind == StageKind::Update)
        return false;
    const auto isOther = [&](StageId user) { return stage(user).kind == StageKind::Update && user < id; };
    return std::ranges::none_of(usersOf(value), isOther)
        && std::ranges::none_of(
            readersOf(of.inputs[0]), [&](StageId reader) { return reader != id && needs(reader, value); });
}

bool Program::needs(StageId id, StageId other) const
{
    std::vector<bool> isNeeded(index(id) + 1, false);
    isNeeded[index(id)] = true;
    for (std::size_t i = index(id); i > index(other); --i) {
        for (const StageId input : isNeeded[i] ? stages[i].inputs : std::vector<StageId> {})
            isNeeded[index(input)] = true;
    }
    return other < id && isNeeded[index(other)];
}

std::vector<StageId> Program::readersBefore(StageId id) const
{
    std::vector<StageId> before;
    const auto add = [&](StageId update) {
        for (const StageId reader : readersOf(stage(update).inputs[0])) {
            if (reader != id && reader != update)
                before.push_back(reader);
        }
    };
    for (std::size_t i = index(id); i < stages.size(); ++i) {
        if (stages[i].kind != StageKind::Update)
            continue;
        const auto update = static_cast<StageId>(i);
        const std::vector<StageId>& inputs = stages[i].inputs;
        const bool storesIt = inputs[0] != id && std::ranges::find(inputs, id) != inputs.end() && isFree(update);
        if (update == id || storesIt)
            add(update);
    }
    return before;
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
