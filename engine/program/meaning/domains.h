// SPDX-License-Identifier: GPL-3.0-or-later
// What an element is to an Evaluator: a number, rounded to its type wherever it is stored, or an expression of the
// inputs' elements, up to order and grouping of sums, products and extremes. Each belongs to one comparison.
#pragma once

#include "engine/program/model/program.h"

#include <array>
#include <optional>
#include <span>

namespace weft::program {

// Of a local input every rank has its own.
[[nodiscard]] inline std::optional<std::uint32_t> ownerOf(const Stage& input, std::uint32_t rank)
{
    return input.type.layout.kind == LayoutKind::Local ? std::optional(rank) : std::nullopt;
}

// What is computed as numbers: what ranks begin with is random by seed, name, place and rank. 4,096 of these add up to
// the same in any order, and two sums of others are the same once in 2^40.
class Numbers {
public:
    using Value = double;

    explicit Numbers(std::uint64_t seed = 1)
        : m_seed(seed)
    {
    }

    // From 0.5 to 1.5: no sums that cancel, no division by almost nothing. No rank: all have the same.
    [[nodiscard]] double leaf(std::string_view name, std::int64_t place, std::optional<std::uint32_t> rank) const;
    // One or more; the sum of Norm.
    [[nodiscard]] static double combine(Combine how, std::span<const double> values);

    // From 0.5 to 1.5, or whole from 1 to 4.
    [[nodiscard]] double input(const Stage& stage, std::uint32_t rank, std::int64_t place) const;
    [[nodiscard]] static double apply(const ExpressionNode& node, std::span<const double> operands, std::int64_t place);
    [[nodiscard]] static double multiply(double a, double b) { return a * b; }
    [[nodiscard]] static double root(double a);
    [[nodiscard]] static double store(ElementType type, double value);
    [[nodiscard]] static constexpr bool isFull() { return false; }

    // How far two results may lie apart that were added up in another order, as a share of the larger: 2^-6 (f16),
    // 2^-14 (f32), 2^-40 (f64), 0 for whole numbers and conditions.
    [[nodiscard]] static double tolerance(ElementType type);

private:
    std::uint64_t m_seed;
};

// What is computed as expressions of what ranks begin with (terms.cpp): sums, products and extremes up to order and
// grouping, and functions of which nothing is known but their names. Each is kept once, so that equal expressions are
// equal numbers. For few ranks and small shapes: a sum of n parts takes 4·n bytes.
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

    [[nodiscard]] Value input(const Stage& stage, std::uint32_t rank, std::int64_t place)
    {
        return leaf(stage.name, place, ownerOf(stage, rank));
    }
    [[nodiscard]] Value apply(const ExpressionNode& node, std::span<const Value> operands, std::int64_t place);
    [[nodiscard]] Value multiply(Value a, Value b) { return combine(Combine::Product, std::array { a, b }); }
    [[nodiscard]] Value root(Value a) { return call("sqrt", std::array { a }); }
    // Rounding is left out: it says nothing about what is computed.
    [[nodiscard]] static Value store(ElementType /*type*/, Value a) { return a; }

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

} // namespace weft::program
