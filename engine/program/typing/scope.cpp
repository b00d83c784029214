// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/typing/scope.h"

#include "engine/core/quantity_text.h"
#include "engine/io/json_file.h"
#include "engine/program/syntax/parser.h"

#include <cmath>

namespace weft::program {

void Scope::fail(Span span, ErrorCode code, Sentence message, Sentence hint)
{
    if (m_findings.size() < kMostFindings)
        weft::fail(m_findings, errorAt(m_source.where(span), code, std::move(message), std::move(hint)));
}

bool Scope::declare(Span name, Meaning meaning)
{
    const auto [at, isNew] = m_names.try_emplace(text(name), Name { std::move(meaning), name });
    if (!isNew) {
        fail(name, ErrorCode::Duplicate,
            say("\"%1\" is declared in line %2 already", text(name), lineOf(at->second.place)));
    }
    return isNew;
}

const Meaning* Scope::find(std::string_view name) const
{
    const auto found = m_names.find(name);
    return found == m_names.end() ? nullptr : &found->second.meaning;
}

void Scope::unknown(Span name, Sentence message)
{
    if (m_findings.size() >= kMostFindings) // looking for what is alike takes its time
        return;
    std::vector<std::string> known;
    for (const auto& [word, value] : m_names)
        known.emplace_back(word);
    const std::string nearest = io::nearestName(text(name), known);
    fail(
        name, ErrorCode::NotFound, std::move(message), nearest.empty() ? Sentence() : say("did you mean %1?", nearest));
}

std::optional<Extent> Scope::extentOf(SyntaxId id)
{
    const SyntaxNode& node = this->node(id);
    const auto kept = [&](Result<Extent> extent) -> std::optional<Extent> {
        if (extent)
            return std::move(*extent);
        fail(node.span, extent.error().code, extent.error().message);
        return {};
    };
    if (node.kind == SyntaxKind::Number) {
        const auto number = parseCount(text(node.word));
        if (number && *number <= std::uint64_t { 1 } << 40U)
            return Extent(static_cast<std::int64_t>(*number));
        fail(node.span, ErrorCode::OutOfRange, say("expected a whole number up to 2^40"));
        return {};
    }
    if (node.kind == SyntaxKind::Name) {
        const Meaning* meaning = find(text(node.word));
        if (meaning == nullptr)
            unknown(node.word, say("no size is called \"%1\"", text(node.word)));
        else if (const auto* extent = std::get_if<Extent>(meaning))
            return *extent;
        else
            fail(node.span, ErrorCode::WrongType, say("\"%1\" is no size", text(node.word)));
        return {};
    }
    if (node.kind == SyntaxKind::Unary) {
        const auto of = extentOf(node.parts[0]);
        return of ? kept(Extent::minus(Extent(), *of)) : std::nullopt;
    }
    const std::string_view sign = text(node.word);
    if (node.kind != SyntaxKind::Binary || (sign != "+" && sign != "-" && sign != "*" && sign != "/")) {
        fail(node.span, ErrorCode::WrongType, say("expected a size: numbers and sizes with + - * /"));
        return {};
    }
    const auto left = extentOf(node.parts[0]);
    const auto right = extentOf(node.parts[1]);
    if (!left || !right)
        return {};
    if (sign == "+")
        return kept(Extent::plus(*left, *right));
    if (sign == "-")
        return kept(Extent::minus(*left, *right));
    return kept(sign == "*" ? Extent::times(*left, *right) : Extent::dividedBy(*left, *right));
}

std::optional<std::int64_t> Scope::wholeNumber(SyntaxId id, const Sentence& what, std::int64_t least, std::int64_t most)
{
    const auto extent = extentOf(id);
    if (!extent)
        return {};
    if (extent->isNumber()) {
        const auto value = *extent == Extent() ? Result<std::int64_t>(0) : extent->valueOf({});
        if (value && *value >= least && *value <= most)
            return *value;
    }
    fail(node(id).span, ErrorCode::OutOfRange, say("%1: expected a whole number from %2 to %3", what, least, most));
    return {};
}

std::optional<double> Scope::numberOf(SyntaxId id)
{
    const SyntaxNode& node = this->node(id);
    std::optional<double> value;
    if (node.kind == SyntaxKind::Number) {
        if (const auto number = parseNumber(text(node.word)))
            value = *number;
    } else if (node.kind == SyntaxKind::Name) {
        const Meaning* meaning = find(text(node.word));
        if (meaning == nullptr) {
            unknown(node.word, say("no number is called \"%1\"", text(node.word)));
            return {};
        }
        if (const auto* number = std::get_if<double>(meaning))
            value = *number;
    } else if (node.kind == SyntaxKind::Unary) {
        value = numberOf(node.parts[0]);
        if (!value)
            return {};
        value = -*value;
    } else if (node.kind == SyntaxKind::Binary) {
        const auto left = numberOf(node.parts[0]);
        const auto right = numberOf(node.parts[1]);
        if (!left || !right)
            return {};
        const std::string_view sign = text(node.word);
        if (sign == "+")
            value = *left + *right;
        else if (sign == "-")
            value = *left - *right;
        else if (sign == "*")
            value = *left * *right;
        else if (sign == "/")
            value = *left / *right;
        else if (sign == "^")
            value = std::pow(*left, *right);
    }
    if (value && std::isfinite(*value))
        return value;
    fail(node.span, ErrorCode::WrongType, say("expected a finite number: numbers with + - * / ^"));
    return {};
}

} // namespace weft::program
