// SPDX-License-Identifier: GPL-3.0-or-later
// Elements as expressions of the inputs' elements: sums, products and extremes up to order and grouping. Each
// expression is kept once, so that two are the same exactly if their numbers are. Belongs to one comparison.
#pragma once

#include "engine/program/model/program.h"

#include <array>
#include <span>
#include <unordered_map>

namespace weft::program {

enum class TermId : std::uint32_t {};

class Terms {
public:
    using Value = TermId;

    [[nodiscard]] TermId input(const Stage& stage, std::uint32_t rank, std::int64_t place);
    [[nodiscard]] TermId apply(const ExpressionNode& node, std::span<const TermId> operands, std::int64_t place);
    [[nodiscard]] TermId combine(Combine how, std::span<const TermId> values);
    [[nodiscard]] TermId multiply(TermId a, TermId b) { return several(Kind::Product, std::array { a, b }); }
    [[nodiscard]] TermId root(TermId a);
    // Rounding is left out: it says nothing about what is computed.
    [[nodiscard]] static TermId store(ElementType /*type*/, TermId a) { return a; }

    // "g[3]@1 + g[3]@2", cut after some 200 characters.
    [[nodiscard]] std::string text(TermId term) const;
    [[nodiscard]] std::size_t size() const { return m_terms.size(); }

private:
    enum class Kind : std::uint8_t { Input, Number, Sum, Product, Min, Max, Other };
    struct Term {
        Kind kind = Kind::Number;
        ExpressionOp op = ExpressionOp::Number; // Other
        ElementType element = ElementType::F32; // Other: of a cast
        double number = 0;
        std::uint32_t stage = 0; // Input: its name
        std::uint32_t rank = 0; // Input: of a local one, from 1
        std::int64_t place = 0; // Input
        std::vector<TermId> parts; // sorted where their order says nothing

        bool operator==(const Term&) const = default;
    };
    struct Hash {
        std::size_t operator()(const Term& term) const;
    };

    [[nodiscard]] TermId keep(Term term);
    [[nodiscard]] const Term& at(TermId id) const { return *m_terms[static_cast<std::size_t>(id)]; }
    [[nodiscard]] TermId number(double value);
    [[nodiscard]] TermId several(Kind kind, std::span<const TermId> values);
    [[nodiscard]] TermId other(ExpressionOp op, std::vector<TermId> parts, ElementType element = ElementType::F32);
    void write(TermId id, std::string& text) const;

    std::unordered_map<Term, TermId, Hash> m_known;
    std::vector<const Term*> m_terms; // keys of m_known, which stay where they are
    std::vector<std::string> m_names;
};

} // namespace weft::program
