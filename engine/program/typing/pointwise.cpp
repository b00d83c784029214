// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/typing/pointwise.h"

#include <algorithm>

namespace weft::program {

namespace {

constexpr std::string_view kRule = "pointwise";

// A value within the expression: its type, and which operands it is made of. A number takes any type of element.
struct Value {
    TensorType type;
    bool isNumber = false;
    std::vector<StageId> from;
};

std::vector<StageId> both(const Value& a, const Value& b)
{
    std::vector<StageId> all = a.from;
    all.insert(all.end(), b.from.begin(), b.from.end());
    return all;
}

class Typing {
public:
    Typing(const Program& program, const std::vector<StageId>& operands)
        : m_program(program)
        , m_operands(operands)
    {
    }

    Typed of(const Expression& expression)
    {
        std::vector<Value> values;
        for (const ExpressionNode& node : expression) {
            values.push_back(valueOf(node, values));
            if (m_problem)
                return { {}, std::move(m_problem) };
        }
        return { values.back().type, {} };
    }

private:
    void refuse(Sentence message, std::vector<StageId> operands, Sentence hint = {})
    {
        if (!m_problem)
            m_problem = TypeProblem { std::string(kRule), std::move(message), std::move(operands), std::move(hint) };
    }

    Value valueOf(const ExpressionNode& node, const std::vector<Value>& values)
    {
        const auto part = [&](std::size_t i) -> const Value& { return values[node.parts.at(i)]; };
        switch (node.op) {
        case ExpressionOp::Operand: {
            const StageId id = m_operands[node.parts[0]];
            return { m_program.stage(id).type, false, { id } };
        }
        case ExpressionOp::Number:
            return { {}, true, {} };
        case ExpressionOp::Cast: {
            Value cast = part(0);
            cast.type.element = node.element;
            cast.isNumber = false;
            return cast;
        }
        case ExpressionOp::Dropout:
            if (part(0).isNumber)
                refuse(say("dropout of a number"), {});
            [[fallthrough]];
        case ExpressionOp::Sqrt:
        case ExpressionOp::Exp:
        case ExpressionOp::Tanh:
            needFloat(part(0), wordOf(node.op).name);
            return part(0);
        case ExpressionOp::Negate:
        case ExpressionOp::Abs:
            needNumbers(part(0));
            return part(0);
        case ExpressionOp::Select: {
            if (!part(0).isNumber && part(0).type.element != ElementType::Bool)
                refuse(say("select needs a condition such as a > b first"), part(0).from);
            Value chosen = together(part(1), part(2), true);
            const ElementType element = chosen.type.element;
            const bool isNumber = chosen.isNumber;
            chosen = together(part(0), chosen, false);
            chosen.type.element = element;
            chosen.isNumber = isNumber && part(0).isNumber;
            return chosen;
        }
        default:
            break;
        }
        Value result = together(part(0), part(1), true);
        if (node.op >= ExpressionOp::Greater) {
            result.type.element = ElementType::Bool;
            result.isNumber = false;
        } else {
            needNumbers(result);
        }
        return result;
    }

    void needFloat(const Value& value, std::string_view what)
    {
        if (!value.isNumber && !isFloat(value.type.element)) {
            refuse(say("%1 of %2", what, toString(value.type.element)), value.from, say("cast it to f16, f32 or f64"));
        }
    }

    void needNumbers(const Value& value)
    {
        if (!value.isNumber && value.type.element == ElementType::Bool)
            refuse(say("arithmetic on conditions"), value.from, say("choose numbers with select(condition, a, b)"));
    }

    Value together(const Value& a, const Value& b, bool sameElements)
    {
        if (a.isNumber || b.isNumber)
            return a.isNumber ? b : a;
        Value all { a.type, false, both(a, b) };
        if (sameElements && a.type.element != b.type.element) {
            refuse(say("elements of %1 and of %2", toString(a.type.element), toString(b.type.element)), all.from,
                say("cast one of them"));
        }
        if (a.type.group && b.type.group && a.type.group != b.type.group)
            refuse(say("operands on two groups of ranks"), all.from, say("send one of them"));
        all.type.group = a.type.group ? a.type.group : b.type.group;
        shapes(a, b, all);
        layouts(a, b, all);
        return all;
    }

    // From the last dimension: equal, or 1, or not there.
    void shapes(const Value& a, const Value& b, Value& all)
    {
        const bool isLonger = a.type.shape.size() >= b.type.shape.size();
        all.type.shape = isLonger ? a.type.shape : b.type.shape;
        const auto& shorter = isLonger ? b.type.shape : a.type.shape;
        const std::size_t ahead = all.type.shape.size() - shorter.size();
        const Extent one(1);
        for (std::size_t i = 0; i < shorter.size(); ++i) {
            Extent& extent = all.type.shape[ahead + i];
            if (extent == one)
                extent = shorter[i];
            else if (shorter[i] != one && shorter[i] != extent)
                refuse(say("shapes that differ: %1 and %2", m_program.text(a.type), m_program.text(b.type)), all.from);
        }
    }

    // The same; or replicated beside anything.
    void layouts(const Value& a, const Value& b, Value& all)
    {
        const auto aligned = [&all](const Value& value) {
            Layout layout = value.type.layout;
            if (layout.kind == LayoutKind::Sliced)
                layout.at += static_cast<std::uint32_t>(all.type.shape.size() - value.type.shape.size());
            return layout;
        };
        const Layout left = aligned(a);
        const Layout right = aligned(b);
        if (left == right || right == kReplicated)
            all.type.layout = left;
        else if (left == kReplicated)
            all.type.layout = right;
        else
            refuse(say("%1 and %2 do not go together", toString(a.type.layout), toString(b.type.layout)), all.from);
    }

    const Program& m_program;
    const std::vector<StageId>& m_operands;
    std::optional<TypeProblem> m_problem;
};

} // namespace

Typed typeOf(const Program& program, const Expression& expression, const std::vector<StageId>& operands)
{
    return Typing(program, operands).of(expression);
}

} // namespace weft::program
