// SPDX-License-Identifier: GPL-3.0-or-later
// What is computed as expressions of what ranks begin with: sums, products and extremes up to order and grouping, and
// functions of which nothing is known but their names. Each is kept once, so that equal expressions are equal numbers.
// For few ranks and small shapes: a sum of n parts takes 4·n bytes. Owned by whoever compares; one thread.
#pragma once

#include "engine/collective/model/combine.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace weft::collective {

class Terms {
public:
    enum class Value : std::uint32_t {};

    // No rank: all have the same.
    [[nodiscard]] Value leaf(std::string_view name, std::int64_t place, std::optional<std::uint32_t> rank);
    [[nodiscard]] Value number(double value);
    // One or more; the sum of Norm. Like ones among them are opened; what is there twice counts twice but in extremes.
    [[nodiscard]] Value combine(Combine how, std::span<const Value> values);
    // The arguments have their order.
    [[nodiscard]] Value call(std::string_view function, std::span<const Value> arguments);

    // More parts than kMostParts would have to be kept. What is made from then on is one and the same.
    [[nodiscard]] bool isFull() const { return m_parts > kMostParts; }

    // "(g[3]@1 + g[3]@2)": place 3 of g on ranks 1 and 2; cut after some 200 characters.
    [[nodiscard]] std::string text(Value term) const;

private:
    static constexpr std::size_t kMostParts = std::size_t { 1 } << 26U; // of all terms together
    enum class Kind : std::uint8_t { Leaf, Number, Call };
    struct Term {
        Kind kind = Kind::Call;
        std::uint32_t name = 0; // Leaf, Call
        std::uint32_t rank = 0; // Leaf: from 1
        std::int64_t place = 0; // Leaf; Number: its bits
        std::size_t begin = 0; // Call: its parts in m_all; sorted where their order says nothing
        std::size_t count = 0;
        std::uint64_t hash = 0; // of the parts; where their order says nothing, the sum of theirs
    };

    [[nodiscard]] std::uint32_t numberOf(std::string_view name);
    // The term with these parts; they must not be in m_all.
    [[nodiscard]] Value keep(Term term, std::span<const Value> parts);
    [[nodiscard]] static std::uint64_t hashOfTerm(const Term& term);
    [[nodiscard]] const Term& at(Value id) const { return m_terms[static_cast<std::size_t>(id)]; }
    [[nodiscard]] std::span<const Value> partsOf(const Term& term) const
    {
        return std::span(m_all).subspan(term.begin, term.count);
    }
    void write(Value id, std::string& text) const;

    std::vector<Term> m_terms;
    std::vector<Value> m_all; // parts of all terms
    struct Slot {
        std::uint32_t term = 0; // from 1
        std::uint32_t mark = 0; // of its hash: most others are told apart by it
    };
    std::vector<Slot> m_slots = std::vector<Slot>(1024); // by hash; a power of two
    std::size_t m_parts = 0; // that were looked at
    std::vector<std::string> m_names { "+", "*", "min", "max" }; // by number; those of Combine first
    std::vector<Value> m_single; // of a sum that is made: what was no sum
    std::vector<Value> m_made; // its parts
};

} // namespace weft::collective
