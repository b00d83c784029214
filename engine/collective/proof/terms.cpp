// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/proof/terms.h"

#include "engine/core/fingerprint.h"
#include "engine/core/quantity_text.h"

#include <algorithm>
#include <bit>

namespace weft::collective {

namespace {

constexpr std::size_t kMostText = 200;

} // namespace

std::size_t Terms::Hash::operator()(const Term& term) const
{
    Fingerprint hash;
    hash.add(std::uint64_t { term.rank } << 32U | term.name << 2U | static_cast<std::uint32_t>(term.kind));
    hash.add(static_cast<std::uint64_t>(term.place));
    for (const Value part : term.parts)
        hash.add(static_cast<std::uint64_t>(part));
    return hash.value();
}

std::uint32_t Terms::numberOf(std::string_view name)
{
    const auto known = std::ranges::find(m_names, name);
    const auto number = static_cast<std::uint32_t>(known - m_names.begin());
    if (known == m_names.end())
        m_names.emplace_back(name);
    return number;
}

Terms::Value Terms::keep(Term term)
{
    const auto [known, isNew] = m_known.try_emplace(std::move(term), static_cast<Value>(m_terms.size()));
    if (isNew)
        m_terms.push_back(&known->first);
    return known->second;
}

Terms::Value Terms::leaf(std::string_view name, std::int64_t place, std::optional<std::uint32_t> rank)
{
    return keep({ Kind::Leaf, numberOf(name), rank ? *rank + 1 : 0, place, {} });
}

Terms::Value Terms::number(double value)
{
    return keep({ Kind::Number, 0, 0, std::bit_cast<std::int64_t>(value), {} });
}

Terms::Value Terms::combine(Combine how, std::span<const Value> values)
{
    Term term;
    term.name = how == Combine::Norm ? 0 : static_cast<std::uint32_t>(how);
    for (const Value part : values) {
        const Term& own = at(part);
        m_parts += own.parts.size() + 1;
        if (isFull())
            return number(0);
        if (own.kind == Kind::Call && own.name == term.name)
            term.parts.insert(term.parts.end(), own.parts.begin(), own.parts.end());
        else
            term.parts.push_back(part);
    }
    std::ranges::sort(term.parts);
    if (how == Combine::Min || how == Combine::Max)
        term.parts.erase(std::unique(term.parts.begin(), term.parts.end()), term.parts.end());
    return term.parts.size() == 1 ? term.parts.front() : keep(std::move(term));
}

Terms::Value Terms::call(std::string_view function, std::span<const Value> arguments)
{
    return keep({ Kind::Call, numberOf(function), 0, 0, { arguments.begin(), arguments.end() } });
}

std::string Terms::text(Value term) const
{
    std::string text;
    write(term, text);
    if (text.size() <= kMostText)
        return text;
    text.resize(kMostText);
    return text + "…";
}

void Terms::write(Value id, std::string& text) const
{
    if (text.size() > kMostText)
        return;
    const Term& term = at(id);
    if (term.kind == Kind::Number) {
        text += weft::toText(std::bit_cast<double>(term.place));
        return;
    }
    const std::string& name = m_names[term.name];
    if (term.kind == Kind::Leaf) {
        text += name + "[" + std::to_string(term.place) + "]";
        if (term.rank > 0)
            text += "@" + std::to_string(term.rank - 1);
        return;
    }
    const bool isWord = name.front() >= 'a' && name.front() <= 'z';
    const std::string between = isWord ? ", " : " " + name + " ";
    text += isWord ? name + "(" : "(";
    for (std::size_t i = 0; i < term.parts.size(); ++i) {
        text += i > 0 ? between : "";
        write(term.parts[i], text);
    }
    text += ")";
}

} // namespace weft::collective
