// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/meaning/terms.h"

#include "engine/core/quantity_text.h"
#include "engine/program/meaning/numbers.h"

#include <algorithm>
#include <bit>

namespace weft::program {

namespace {

constexpr std::size_t kShown = 200;

std::size_t with(std::size_t hash, std::uint64_t value)
{
    return (hash ^ value) * 0x9E3779B97F4A7C15U + (hash >> 29U);
}

} // namespace

std::size_t Terms::Hash::operator()(const Term& term) const
{
    std::size_t hash = with(static_cast<std::size_t>(term.kind), static_cast<std::uint64_t>(term.op));
    hash = with(hash, std::bit_cast<std::uint64_t>(term.number));
    hash = with(hash, term.stage);
    hash = with(hash, static_cast<std::uint64_t>(term.place) + (std::uint64_t { term.rank } << 40U));
    for (const TermId part : term.parts)
        hash = with(hash, static_cast<std::uint64_t>(part));
    return hash;
}

TermId Terms::keep(Term term)
{
    const auto [known, isNew] = m_known.try_emplace(std::move(term), static_cast<TermId>(m_terms.size()));
    if (isNew)
        m_terms.push_back(&known->first);
    return known->second;
}

TermId Terms::number(double value)
{
    Term term;
    term.number = value;
    return keep(std::move(term));
}

TermId Terms::input(const Stage& stage, std::uint32_t rank, std::int64_t place)
{
    const auto known = std::ranges::find(m_names, stage.name);
    Term term;
    term.kind = Kind::Input;
    term.stage = static_cast<std::uint32_t>(known - m_names.begin());
    term.rank = stage.type.layout.kind == LayoutKind::Local ? rank + 1 : 0;
    term.place = place;
    if (known == m_names.end())
        m_names.push_back(stage.name);
    return keep(std::move(term));
}

TermId Terms::several(Kind kind, std::span<const TermId> values)
{
    Term term;
    term.kind = kind;
    for (const TermId part : values) {
        if (at(part).kind == kind)
            term.parts.insert(term.parts.end(), at(part).parts.begin(), at(part).parts.end());
        else
            term.parts.push_back(part);
    }
    std::ranges::sort(term.parts);
    if (kind == Kind::Min || kind == Kind::Max)
        term.parts.erase(std::unique(term.parts.begin(), term.parts.end()), term.parts.end());
    return term.parts.size() == 1 ? term.parts.front() : keep(std::move(term));
}

TermId Terms::other(ExpressionOp op, std::vector<TermId> parts, ElementType element)
{
    Term term;
    term.kind = Kind::Other;
    term.op = op;
    term.element = element;
    term.parts = std::move(parts);
    return keep(std::move(term));
}

TermId Terms::root(TermId a)
{
    return other(ExpressionOp::Sqrt, { a });
}

TermId Terms::combine(Combine how, std::span<const TermId> values)
{
    switch (how) {
    case Combine::Product:
        return several(Kind::Product, values);
    case Combine::Min:
        return several(Kind::Min, values);
    case Combine::Max:
        return several(Kind::Max, values);
    case Combine::Sum:
    case Combine::Norm:
        break;
    }
    return several(Kind::Sum, values);
}

TermId Terms::apply(const ExpressionNode& node, std::span<const TermId> operands, std::int64_t place)
{
    switch (node.op) {
    case ExpressionOp::Number:
        return number(node.number);
    case ExpressionOp::Add:
        return several(Kind::Sum, operands);
    case ExpressionOp::Subtract:
        return several(Kind::Sum, std::array { operands[0], multiply(number(-1), operands[1]) });
    case ExpressionOp::Negate:
        return multiply(number(-1), operands[0]);
    case ExpressionOp::Multiply:
        return several(Kind::Product, operands);
    case ExpressionOp::Min:
        return several(Kind::Min, operands);
    case ExpressionOp::Max:
        return several(Kind::Max, operands);
    case ExpressionOp::Dropout:
        return isDropped(node, place) ? number(0)
                                      : other(ExpressionOp::Divide, { operands[0], number(1 - node.number) });
    default:
        break;
    }
    return other(
        node.op, { operands.begin(), operands.end() }, node.op == ExpressionOp::Cast ? node.element : ElementType::F32);
}

std::string Terms::text(TermId term) const
{
    std::string text;
    write(term, text);
    if (text.size() <= kShown)
        return text;
    text.resize(kShown);
    return text + "…";
}

void Terms::write(TermId id, std::string& text) const
{
    if (text.size() > kShown)
        return;
    const Term& term = at(id);
    if (term.kind == Kind::Number) {
        text += toText(term.number);
        return;
    }
    if (term.kind == Kind::Input) {
        text += m_names[term.stage] + "[" + std::to_string(term.place) + "]";
        if (term.rank > 0)
            text += "@" + std::to_string(term.rank - 1);
        return;
    }
    const bool isSum = term.kind == Kind::Sum;
    const bool isSigned = isSum || term.kind == Kind::Product || !wordOf(term.op).sign.empty();
    std::string_view sign = isSum ? "+" : term.kind == Kind::Product ? "*" : wordOf(term.op).sign;
    if (!isSigned) {
        text += term.kind == Kind::Min ? "min" : term.kind == Kind::Max ? "max" : wordOf(term.op).name;
        sign = ",";
    }
    text += "(";
    for (std::size_t i = 0; i < term.parts.size(); ++i) {
        if (i > 0)
            text.append(isSigned ? " " : "").append(sign).append(" ");
        write(term.parts[i], text);
    }
    text += ")";
}

} // namespace weft::program
