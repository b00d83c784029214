// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/model/program.h"

#include <algorithm>
#include <iterator>
#include <span>

namespace weft::program {

std::uint64_t operationsOf(const Expression& expression)
{
    // What only numbers go into is a number itself, known before anything runs.
    std::vector<bool> isNumber(expression.size(), false);
    std::uint64_t operations = 0;
    for (std::size_t i = 0; i < expression.size(); ++i) {
        const ExpressionNode& node = expression[i];
        isNumber[i] = node.op == ExpressionOp::Number;
        if (node.op == ExpressionOp::Operand || node.op == ExpressionOp::Number)
            continue;
        const auto parts = std::span(node.parts).first(wordOf(node.op).operands);
        isNumber[i] = node.op != ExpressionOp::Dropout
            && std::ranges::all_of(parts, [&](std::uint32_t part) { return isNumber[part]; });
        operations += isNumber[i] || node.op == ExpressionOp::Cast ? 0U : 1U;
    }
    return operations;
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
    if (of.kind == StageKind::Input || of.kind == StageKind::Slice || (of.kind == StageKind::Compute && !of.type.group))
        return true; // the last: a number of the program's text
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

std::vector<std::vector<StageId>> Program::readersBefore() const
{
    std::vector<std::vector<StageId>> before(stages.size());
    for (std::size_t i = 0; i < stages.size(); ++i) {
        if (stages[i].kind != StageKind::Update)
            continue;
        const auto update = static_cast<StageId>(i);
        const std::vector<StageId> readers = readersOf(stages[i].inputs[0]);
        // What is stored where it is made is written by who makes it.
        std::vector<StageId> writers { update };
        if (isFree(update))
            std::ranges::copy_if(stages[i].inputs, std::back_inserter(writers),
                [&](StageId input) { return input != stages[i].inputs[0]; });
        for (const StageId writer : writers) {
            std::ranges::copy_if(readers, std::back_inserter(before[index(writer)]),
                [&](StageId reader) { return reader != writer && reader != update; });
        }
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
