// SPDX-License-Identifier: GPL-3.0-or-later
// What the names of a program mean while it is being understood, and what is wrong with it, with places. Belongs to one
// call of elaborate().
#pragma once

#include "engine/program/model/program.h"
#include "engine/program/syntax/tree.h"

#include <unordered_map>
#include <variant>

namespace weft::program {

using Meaning = std::variant<StageId, GroupId, Extent, double>;

class Scope {
public:
    Scope(const Source& source, const SyntaxTree& tree, Findings& findings)
        : m_source(source)
        , m_tree(tree)
        , m_findings(findings)
    {
    }

    // False, with a finding, if the name is taken.
    bool declare(Span name, Meaning meaning);
    // Null, without a finding, if nothing is called so.
    [[nodiscard]] const Meaning* find(std::string_view name) const;
    // "…, did you mean …": the nearest name of what could stand here.
    // `message` says that nothing has the name.
    void unknown(Span name, Sentence message);

    void fail(Span span, ErrorCode code, Sentence message, Sentence hint = {});

    [[nodiscard]] const SyntaxNode& node(SyntaxId id) const { return m_tree.node(id); }
    [[nodiscard]] std::string_view text(Span span) const { return m_source.text(span); }
    [[nodiscard]] std::uint32_t lineOf(Span span) const { return m_source.lineOf(span.begin); }

    // Numbers and sizes with + - * /. Nothing, with a finding, for anything else.
    [[nodiscard]] std::optional<Extent> extentOf(SyntaxId id);
    // The same without sizes, a whole number from `least` to `most`.
    [[nodiscard]] std::optional<std::int64_t> wholeNumber(
        SyntaxId id, const Sentence& what, std::int64_t least, std::int64_t most);
    // Numbers with + - * / ^.
    [[nodiscard]] std::optional<double> numberOf(SyntaxId id);

private:
    struct Name {
        Meaning meaning;
        Span place;
    };
    const Source& m_source;
    const SyntaxTree& m_tree;
    Findings& m_findings;
    std::unordered_map<std::string_view, Name> m_names;
};

} // namespace weft::program
