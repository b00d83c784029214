// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/typing/stage_builder.h"

#include "engine/core/quantity_text.h"
#include "engine/program/typing/infer.h"

#include <algorithm>
#include <array>

namespace weft::program {

namespace {

constexpr std::size_t kMostStages = 20'000;

// Calls that are no element's affair, and how they are to be written.
struct StageWord {
    std::string_view name;
    StageKind kind;
    Combine combine;
    std::string_view form;
    std::uint8_t least; // arguments
    std::uint8_t most;
};
constexpr std::array<StageWord, 15> kStageWords { {
    { "matmul", StageKind::MatMul, Combine::Sum, "matmul(a, b)", 2, 2 },
    { "norm", StageKind::Total, Combine::Norm, "norm(x)", 1, 1 },
    { "sum", StageKind::Total, Combine::Sum, "sum(x)", 1, 1 },
    { "product", StageKind::Total, Combine::Product, "product(x)", 1, 1 },
    { "smallest", StageKind::Total, Combine::Min, "smallest(x)", 1, 1 },
    { "largest", StageKind::Total, Combine::Max, "largest(x)", 1, 1 },
    { "update", StageKind::Update, Combine::Sum, "update(input, value)", 2, 2 },
    { "slice", StageKind::Slice, Combine::Sum, "slice(x) or slice(x, DIMENSION)", 1, 2 },
    { "allreduce", StageKind::AllReduce, Combine::Sum, "allreduce(+, x)", 2, 2 },
    { "reducescatter", StageKind::ReduceScatter, Combine::Sum, "reducescatter(+, x) or (+, x, DIMENSION)", 2, 3 },
    { "allgather", StageKind::AllGather, Combine::Sum, "allgather(x)", 1, 1 },
    { "reduce", StageKind::Reduce, Combine::Sum, "reduce(+, x) or reduce(+, x, RANK)", 2, 3 },
    { "broadcast", StageKind::Broadcast, Combine::Sum, "broadcast(x) or broadcast(x, RANK)", 1, 2 },
    { "alltoall", StageKind::AllToAll, Combine::Sum, "alltoall(x, DIMENSION)", 2, 2 },
    { "send", StageKind::Send, Combine::Sum, "send(x, GROUP)", 2, 2 },
} };

const StageWord* stageWord(std::string_view name)
{
    const auto found = std::ranges::find(kStageWords, name, &StageWord::name);
    return found == kStageWords.end() ? nullptr : &*found;
}

constexpr std::int64_t kMostDimensions = 16;

} // namespace

std::optional<StageId> StageBuilder::add(Span name, SyntaxId expression)
{
    m_outer = m_scope.text(name);
    m_inner = 0;
    const SyntaxNode& node = m_scope.node(expression);
    if (node.kind == SyntaxKind::Call && stageWord(m_scope.text(node.word)) != nullptr)
        return call(node, m_outer);
    Stage stage;
    stage.name = m_outer;
    stage.kind = StageKind::Compute;
    if (!element(expression, stage))
        return {};
    return keep(std::move(stage), node);
}

std::string StageBuilder::innerName()
{
    return m_outer + "$" + std::to_string(++m_inner);
}

std::optional<StageId> StageBuilder::keep(Stage stage, const SyntaxNode& node)
{
    stage.place = node.span;
    if (m_program.stages.size() >= kMostStages) {
        m_scope.fail(node.span, ErrorCode::TooLarge, say("the program has more than 20,000 stages"));
        return {};
    }
    if (auto problem = infer(m_program, stage)) {
        Sentence operands;
        std::vector<StageId> told;
        for (const StageId id : problem->operands) {
            if (std::ranges::find(told, id) != told.end())
                continue;
            told.push_back(id);
            const Stage& operand = m_program.stage(id);
            operands += told.size() == 1 ? "" : ", ";
            operands
                += say("%1 (line %2) is %3", operand.name, m_scope.lineOf(operand.place), m_program.text(operand.type));
        }
        m_scope.fail(node.span, ErrorCode::Mismatched,
            told.empty() ? say("%1: %2", problem->rule, problem->message)
                         : say("%1: %2; %3", problem->rule, problem->message, operands),
            problem->hint);
        return {};
    }
    const auto id = static_cast<StageId>(m_program.stages.size());
    if (stage.kind == StageKind::Update)
        m_updates.emplace(stage.inputs[0], id);
    m_program.stages.push_back(std::move(stage));
    return id;
}

std::optional<StageId> StageBuilder::call(const SyntaxNode& node, std::string name)
{
    const StageWord& word = *stageWord(m_scope.text(node.word));
    if (node.parts.size() < word.least || node.parts.size() > word.most) {
        m_scope.fail(node.span, ErrorCode::Usage, say("expected %1", word.form));
        return {};
    }
    Stage stage;
    stage.name = std::move(name);
    stage.kind = word.kind;
    stage.combine = word.combine;
    if (!readArguments(node, stage))
        return {};
    return keep(std::move(stage), node);
}

bool StageBuilder::readArguments(const SyntaxNode& node, Stage& stage)
{
    const auto dimension = [&](std::size_t argument) {
        if (argument >= node.parts.size())
            return true;
        const auto number = m_scope.wholeNumber(node.parts[argument], say("the dimension"), 0, kMostDimensions);
        stage.dimension = static_cast<std::uint32_t>(number.value_or(0));
        return number.has_value();
    };
    switch (stage.kind) {
    case StageKind::AllReduce:
    case StageKind::Reduce:
    case StageKind::ReduceScatter:
        if (!readReduction(node, stage))
            return false;
        return stage.kind != StageKind::ReduceScatter || dimension(2);
    case StageKind::Update:
        return readUpdate(node, stage);
    case StageKind::Send:
        return readSend(node, stage);
    case StageKind::MatMul:
        return operand(node.parts[0], stage) && operand(node.parts[1], stage);
    case StageKind::Slice:
    case StageKind::AllToAll:
        return operand(node.parts[0], stage) && dimension(1);
    default:
        break;
    }
    if (!operand(node.parts[0], stage))
        return false;
    if (stage.kind != StageKind::Broadcast)
        return true;
    const TensorType& type = m_program.stage(stage.inputs[0]).type;
    stage.root = type.layout.kind == LayoutKind::Rooted ? type.layout.at : 0;
    if (node.parts.size() < 2)
        return true;
    const std::int64_t ranks = type.group ? m_program.groups[index(*type.group)].ranks : 1;
    const auto root = m_scope.wholeNumber(node.parts[1], say("the rank"), 0, ranks - 1);
    stage.root = static_cast<std::uint32_t>(root.value_or(0));
    return root.has_value();
}

bool StageBuilder::readReduction(const SyntaxNode& node, Stage& stage)
{
    const SyntaxNode& how = m_scope.node(node.parts[0]);
    const std::string_view word = m_scope.text(how.word);
    const bool isNamed = how.kind == SyntaxKind::Name;
    if (how.kind == SyntaxKind::Operator && (word == "+" || word == "*")) {
        stage.combine = word == "+" ? Combine::Sum : Combine::Product;
    } else if (isNamed && (word == "min" || word == "max")) {
        stage.combine = word == "min" ? Combine::Min : Combine::Max;
    } else {
        m_scope.fail(how.span, ErrorCode::Usage, say("expected how values become one: + * min max"));
        return false;
    }
    if (!operand(node.parts[1], stage))
        return false;
    if (stage.kind != StageKind::Reduce || node.parts.size() < 3)
        return true;
    const TensorType& type = m_program.stage(stage.inputs[0]).type;
    const std::int64_t ranks = type.group ? m_program.groups[index(*type.group)].ranks : 1;
    const auto root = m_scope.wholeNumber(node.parts[2], say("the rank"), 0, ranks - 1);
    stage.root = static_cast<std::uint32_t>(root.value_or(0));
    return root.has_value();
}

bool StageBuilder::readUpdate(const SyntaxNode& node, Stage& stage)
{
    const SyntaxNode& target = m_scope.node(node.parts[0]);
    const Meaning* meaning = target.kind == SyntaxKind::Name ? m_scope.find(m_scope.text(target.word)) : nullptr;
    const auto* input = meaning != nullptr ? std::get_if<StageId>(meaning) : nullptr;
    if (const auto known = input != nullptr ? m_updates.find(*input) : m_updates.end(); known != m_updates.end()) {
        m_scope.fail(target.span, ErrorCode::Duplicate,
            say("update: %1 gets new values in line %2 already", m_program.stage(*input).name,
                m_scope.lineOf(m_program.stage(known->second).place)),
            say("an input is updated once: let one update store what both compute"));
        return false;
    }
    return operand(node.parts[0], stage) && element(node.parts[1], stage);
}

bool StageBuilder::readSend(const SyntaxNode& node, Stage& stage)
{
    if (!operand(node.parts[0], stage))
        return false;
    const SyntaxNode& target = m_scope.node(node.parts[1]);
    const Meaning* meaning = target.kind == SyntaxKind::Name ? m_scope.find(m_scope.text(target.word)) : nullptr;
    if (meaning == nullptr || !std::holds_alternative<GroupId>(*meaning)) {
        m_scope.fail(target.span, ErrorCode::UnknownGroup, say("expected the group that it is sent to"));
        return false;
    }
    stage.type.group = std::get<GroupId>(*meaning);
    return true;
}

bool StageBuilder::operand(SyntaxId id, Stage& stage)
{
    const SyntaxNode& node = m_scope.node(id);
    std::optional<StageId> input;
    if (node.kind == SyntaxKind::Name) {
        const Meaning* meaning = m_scope.find(m_scope.text(node.word));
        if (meaning == nullptr)
            m_scope.unknown(node.word, say("no stage is called \"%1\"", m_scope.text(node.word)));
        else if (const auto* of = std::get_if<StageId>(meaning))
            input = stillThere(*of, node.span);
        else
            m_scope.fail(node.span, ErrorCode::WrongType, say("expected a tensor"));
    } else if (node.kind == SyntaxKind::Call && stageWord(m_scope.text(node.word)) != nullptr) {
        input = call(node, innerName());
    } else {
        Stage inner;
        inner.name = innerName();
        inner.kind = StageKind::Compute;
        if (element(id, inner))
            input = keep(std::move(inner), node);
    }
    if (input)
        stage.inputs.push_back(*input);
    return input.has_value();
}

std::optional<StageId> StageBuilder::stillThere(StageId id, Span read)
{
    StageId whole = id;
    while (m_program.stage(whole).kind == StageKind::Slice)
        whole = m_program.stage(whole).inputs[0];
    const auto update = m_updates.find(whole);
    if (update == m_updates.end())
        return id;
    const Stage& by = m_program.stage(update->second);
    m_scope.fail(read, ErrorCode::Mismatched,
        say("update: %1 has new values since line %2, and its old ones are gone", m_program.stage(whole).name,
            m_scope.lineOf(by.place)),
        whole == id ? say("read %1", by.name) : say("read what you need of it before that line"));
    return {};
}

std::uint32_t StageBuilder::reference(StageId id, Stage& stage)
{
    // An update's first input is what it writes; reading it is an operand like any other.
    const auto found = std::ranges::find(stage.inputs, id);
    const auto place = static_cast<std::uint32_t>(found - stage.inputs.begin());
    if (found == stage.inputs.end())
        stage.inputs.push_back(id);
    ExpressionNode node;
    node.op = ExpressionOp::Operand;
    node.parts[0] = place;
    stage.expression.push_back(std::move(node));
    return static_cast<std::uint32_t>(stage.expression.size() - 1);
}

std::optional<std::uint32_t> StageBuilder::element(SyntaxId id, Stage& stage)
{
    const SyntaxNode& node = m_scope.node(id);
    ExpressionNode result;
    switch (node.kind) {
    case SyntaxKind::Number: {
        const auto number = m_scope.numberOf(id);
        if (!number)
            return {};
        result.number = *number;
        break;
    }
    case SyntaxKind::Name: {
        const Meaning* meaning = m_scope.find(m_scope.text(node.word));
        if (meaning == nullptr) {
            m_scope.unknown(node.word, say("no stage, input or number is called \"%1\"", m_scope.text(node.word)));
            return {};
        }
        if (const auto* of = std::get_if<StageId>(meaning)) {
            const auto read = stillThere(*of, node.span);
            return read ? std::optional(reference(*read, stage)) : std::nullopt;
        }
        const auto* number = std::get_if<double>(meaning);
        if (number == nullptr) {
            m_scope.fail(node.span, ErrorCode::WrongType, say("expected a tensor or a number"));
            return {};
        }
        result.number = *number;
        result.name = m_scope.text(node.word);
        break;
    }
    case SyntaxKind::Operator:
        m_scope.fail(node.span, ErrorCode::Malformed, say("expected a value"));
        return {};
    case SyntaxKind::Call:
        if (stageWord(m_scope.text(node.word)) == nullptr)
            return elementCall(node, stage);
        if (const auto inner = call(node, innerName()))
            return reference(*inner, stage);
        return {};
    case SyntaxKind::Unary:
    case SyntaxKind::Binary: {
        const auto isOp = [&](const ExpressionWord& word) {
            return word.sign == m_scope.text(node.word) && word.operands == node.parts.size();
        };
        result.op = static_cast<ExpressionOp>(std::ranges::find_if(kExpressionWords, isOp) - kExpressionWords.begin());
        for (std::size_t i = 0; i < node.parts.size(); ++i) {
            const auto part = element(node.parts[i], stage);
            if (!part)
                return {};
            result.parts.at(i) = *part;
        }
        break;
    }
    }
    stage.expression.push_back(std::move(result));
    return static_cast<std::uint32_t>(stage.expression.size() - 1);
}

// sqrt(x), cast(f32, x), dropout(x, PROBABILITY, SEED), select(c, a, b), …
std::optional<std::uint32_t> StageBuilder::elementCall(const SyntaxNode& node, Stage& stage)
{
    const std::string_view name = m_scope.text(node.word);
    const auto word = std::ranges::find(kExpressionWords, name, &ExpressionWord::name);
    if (word == kExpressionWords.end()) {
        m_scope.fail(node.word, ErrorCode::NotFound, say("no operation is called \"%1\"", name));
        return {};
    }
    ExpressionNode result;
    result.op = static_cast<ExpressionOp>(word - kExpressionWords.begin());
    const bool isCast = result.op == ExpressionOp::Cast;
    const bool isDropout = result.op == ExpressionOp::Dropout;
    const std::size_t expected = isCast ? 2 : isDropout ? 3 : word->operands;
    if (node.parts.size() != expected) {
        m_scope.fail(node.span, ErrorCode::Usage,
            isCast          ? say("expected cast(TYPE, x)")
                : isDropout ? say("expected dropout(x, PROBABILITY, SEED)")
                            : sayCount(expected, "%1 takes %n operand", "%1 takes %n operands", name));
        return {};
    }
    if (isCast) {
        const auto type = std::ranges::find(kElementNames, m_scope.text(m_scope.node(node.parts[0]).span));
        if (type == kElementNames.end()) {
            m_scope.fail(
                m_scope.node(node.parts[0]).span, ErrorCode::WrongType, say("expected a type such as f16 or f32"));
            return {};
        }
        result.element = static_cast<ElementType>(type - kElementNames.begin());
    }
    if (isDropout) {
        const auto probability = m_scope.numberOf(node.parts[1]);
        const auto seed = m_scope.wholeNumber(node.parts[2], say("the seed"), 0, std::int64_t { 1 } << 40U);
        if (!probability || !seed)
            return {};
        if (*probability < 0 || *probability >= 1) {
            m_scope.fail(m_scope.node(node.parts[1]).span, ErrorCode::OutOfRange,
                say("expected a probability from 0 to below 1"));
            return {};
        }
        result.number = *probability;
        result.seed = static_cast<std::uint64_t>(*seed);
    }
    for (std::size_t i = 0; i < word->operands; ++i) {
        const auto part = element(node.parts[isCast ? 1 : i], stage);
        if (!part)
            return {};
        result.parts.at(i) = *part;
    }
    stage.expression.push_back(std::move(result));
    return static_cast<std::uint32_t>(stage.expression.size() - 1);
}

} // namespace weft::program
