// SPDX-License-Identifier: GPL-3.0-or-later
// The lower half of the spec text: terms with their arguments and columns, and typed reading of the arguments.
// Used by topology_spec.cpp only; values live as long as one parse.
#pragma once

#include "engine/core/link_cost.h"
#include "engine/core/result.h"
#include "engine/core/units.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace weft::topology {

struct SpecToken {
    std::string text; // without spaces around it
    std::size_t column = 1; // from 1
};

struct SpecArgument {
    std::optional<SpecToken> key;
    SpecToken value;
    bool used = false;
};

struct SpecTerm {
    SpecToken kind;
    bool hasArguments = false; // there were parentheses
    std::vector<SpecArgument> arguments;
};

class SpecScanner {
public:
    explicit SpecScanner(std::string_view text);

    // The next term; what joins it to the one before is consumed. Errors: Malformed.
    [[nodiscard]] Result<SpecTerm> term();
    [[nodiscard]] bool atEnd() const { return m_at == m_text.size(); }
    [[nodiscard]] Error problem(ErrorCode code, Sentence message, std::size_t column, Sentence hint = {}) const;

private:
    void skipSpaces();
    [[nodiscard]] SpecToken tokenUpTo(std::size_t end) const;

    std::string_view m_text;
    std::size_t m_at = 0;
    bool m_first = true;
};

// Reads a term's arguments in order, keeps the first error, and refuses what nobody asked for.
class ArgumentReader {
public:
    ArgumentReader(SpecTerm& term, const SpecScanner& scanner);

    // The first positional argument; required.
    void sizes(std::vector<std::uint32_t>& value, bool several);
    // The next two positional arguments, or bandwidth= and latency=; optional.
    void link(LinkCost& value);
    void flag(std::string_view key, bool& value);
    void count(std::string_view key, std::uint32_t& value, std::uint32_t least);
    bool bandwidth(std::string_view key, Bandwidth& value); // true if given
    bool latency(std::string_view key, Latency& value);
    void require(std::string_view key);
    // The first error, if any.
    [[nodiscard]] std::optional<Error> finish();

private:
    SpecArgument* find(std::string_view key);
    SpecArgument* nextPositional();
    void fail(ErrorCode code, Sentence message, std::size_t column, Sentence hint = {});

    SpecTerm* m_term;
    const SpecScanner* m_scanner;
    std::vector<std::string> m_known;
    std::optional<Error> m_error;
};

[[nodiscard]] bool equalsIgnoringCase(std::string_view a, std::string_view b);
[[nodiscard]] std::string nearestIgnoringCase(std::string_view wrong, const std::vector<std::string>& known);
// The text, shortened where it is too long for a message.
[[nodiscard]] std::string clipped(std::string_view text);

} // namespace weft::topology
