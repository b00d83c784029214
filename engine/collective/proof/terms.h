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
#include <unordered_map>
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
        std::vector<Value> parts; // Call; sorted where their order says nothing

        bool operator==(const Term&) const = default;
    };
    struct Hash {
        std::size_t operator()(const Term& term) const;
    };

    [[nodiscard]] std::uint32_t numberOf(std::string_view name);
    [[nodiscard]] Value keep(Term term);
    [[nodiscard]] const Term& at(Value id) const { return *m_terms[static_cast<std::size_t>(id)]; }
    void write(Value id, std::string& text) const;

    std::unordered_map<Term, Value, Hash> m_known;
    std::size_t m_parts = 0; // that were looked at
    std::vector<const Term*> m_terms; // keys of m_known, which stay where they are
    std::vector<std::string> m_names { "+", "*", "min", "max" }; // by number; those of Combine first
};

} // namespace weft::collective
