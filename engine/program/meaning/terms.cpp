// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/meaning/domains.h"

#include "engine/core/fingerprint.h"
#include "engine/core/quantity_text.h"

#include <algorithm>
#include <bit>

namespace weft::program {

namespace {

constexpr std::size_t kMostText = 200;
constexpr std::size_t kMostMerged = 16; // one by one

std::uint64_t hashOf(std::uint64_t number)
{
    Fingerprint hash;
    hash.add(number);
    return hash.value();
}

} // namespace

std::uint32_t Terms::numberOf(std::string_view name)
{
    const auto known = std::ranges::find(m_names, name);
    const auto number = static_cast<std::uint32_t>(known - m_names.begin());
    if (known == m_names.end())
        m_names.emplace_back(name);
    return number;
}

std::uint64_t Terms::hashOfTerm(const Term& term)
{
    Fingerprint hash;
    hash.add(std::uint64_t { term.rank } << 32U | term.name << 2U | static_cast<std::uint32_t>(term.kind));
    hash.add(static_cast<std::uint64_t>(term.place));
    hash.add(term.hash);
    return hash.value();
}

Terms::Value Terms::keep(Term term, std::span<const Value> parts)
{
    if (2 * m_terms.size() >= m_slots.size()) {
        std::vector<Slot> old(2 * m_slots.size());
        old.swap(m_slots);
        for (const Slot& each : old) {
            if (each.term == 0)
                continue;
            std::size_t slot = hashOfTerm(m_terms[each.term - 1]) & (m_slots.size() - 1);
            while (m_slots[slot].term != 0)
                slot = (slot + 1) & (m_slots.size() - 1);
            m_slots[slot] = each;
        }
    }
    const std::uint64_t hash = hashOfTerm(term);
    const auto mark = static_cast<std::uint32_t>(hash >> 32U);
    const std::size_t mask = m_slots.size() - 1;
    std::size_t slot = hash & mask;
    for (; m_slots[slot].term != 0; slot = (slot + 1) & mask) {
        if (m_slots[slot].mark != mark)
            continue;
        const Term& known = m_terms[m_slots[slot].term - 1];
        if (known.hash == term.hash && known.kind == term.kind && known.name == term.name && known.rank == term.rank
            && known.place == term.place && std::ranges::equal(partsOf(known), parts))
            return static_cast<Value>(m_slots[slot].term - 1);
    }
    term.begin = m_all.size();
    term.count = parts.size();
    m_all.insert(m_all.end(), parts.begin(), parts.end());
    m_terms.push_back(term);
    m_slots[slot] = { static_cast<std::uint32_t>(m_terms.size()), mark };
    return static_cast<Value>(m_terms.size() - 1);
}

Terms::Value Terms::leaf(std::string_view name, std::int64_t place, std::optional<std::uint32_t> rank)
{
    Term term;
    term.kind = Kind::Leaf;
    term.name = numberOf(name);
    term.rank = rank ? *rank + 1 : 0;
    term.place = place;
    return keep(term, {});
}

Terms::Value Terms::number(double value)
{
    Term term;
    term.kind = Kind::Number;
    term.place = std::bit_cast<std::int64_t>(value);
    return keep(term, {});
}

Terms::Value Terms::combine(Combine how, std::span<const Value> values)
{
    Term term;
    term.name = how == Combine::Norm ? 0 : static_cast<std::uint32_t>(how);
    m_made.clear();
    m_single.clear();
    std::size_t opened = 0;
    for (const Value part : values) {
        const Term& own = at(part);
        m_parts += own.count + 1;
        if (isFull())
            return number(0);
        if (own.kind == Kind::Call && own.name == term.name) {
            const std::span<const Value> parts = partsOf(own);
            const auto longer = static_cast<std::ptrdiff_t>(m_made.size());
            m_made.insert(m_made.end(), parts.begin(), parts.end());
            if (++opened <= kMostMerged)
                std::inplace_merge(m_made.begin(), m_made.begin() + longer, m_made.end());
            term.hash += own.hash;
        } else {
            m_single.push_back(part);
            term.hash += hashOf(static_cast<std::uint64_t>(part));
        }
    }
    // What long sums bring is in order already.
    if (opened > kMostMerged)
        std::ranges::sort(m_made);
    std::ranges::sort(m_single);
    const auto longer = static_cast<std::ptrdiff_t>(m_made.size());
    m_made.insert(m_made.end(), m_single.begin(), m_single.end());
    std::inplace_merge(m_made.begin(), m_made.begin() + longer, m_made.end());
    if (how == Combine::Min || how == Combine::Max) {
        m_made.erase(std::unique(m_made.begin(), m_made.end()), m_made.end());
        term.hash = 0;
        for (const Value part : m_made)
            term.hash += hashOf(static_cast<std::uint64_t>(part));
    }
    return m_made.size() == 1 ? m_made.front() : keep(term, m_made);
}

Terms::Value Terms::call(std::string_view function, std::span<const Value> arguments)
{
    Term term;
    term.name = numberOf(function);
    Fingerprint hash;
    for (const Value argument : arguments)
        hash.add(static_cast<std::uint64_t>(argument));
    term.hash = hash.value();
    return keep(term, arguments);
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
    for (std::size_t i = 0; i < term.count; ++i) {
        text += i > 0 ? between : "";
        write(partsOf(term)[i], text);
    }
    text += ")";
}

Terms::Value Terms::apply(const ExpressionNode& node, std::span<const Value> operands, std::int64_t place)
{
    switch (node.op) {
    case ExpressionOp::Number:
        return number(node.number);
    case ExpressionOp::Add:
        return combine(Combine::Sum, operands);
    case ExpressionOp::Subtract:
        return combine(Combine::Sum, std::array { operands[0], multiply(number(-1), operands[1]) });
    case ExpressionOp::Negate:
        return multiply(number(-1), operands[0]);
    case ExpressionOp::Multiply:
        return combine(Combine::Product, operands);
    case ExpressionOp::Min:
        return combine(Combine::Min, operands);
    case ExpressionOp::Max:
        return combine(Combine::Max, operands);
    case ExpressionOp::Dropout:
        return call("dropout",
            std::array { operands[0], number(node.number), number(static_cast<double>(node.seed)),
                number(static_cast<double>(place)) });
    case ExpressionOp::Cast:
        return call(toString(node.element), operands);
    default:
        break;
    }
    return call(wordOf(node.op).name.empty() ? wordOf(node.op).sign : wordOf(node.op).name, operands);
}

} // namespace weft::program
