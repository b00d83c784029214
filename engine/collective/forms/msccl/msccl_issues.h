// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with an MSCCL file, each thing with line and column. Lives for one reading, on one thread.
#pragma once

#include "engine/trace/limited_findings.h"

#include <optional>

namespace weft::collective {

// Gathers what is wrong, each with its place in the text. At most twenty of a kind are told, then their number.
class MscclIssues {
public:
    MscclIssues(std::string_view text, const std::string& source)
        : m_text(text)
        , m_source(source)
        , m_limited(m_own)
    {
    }

    struct Spot {
        std::size_t at = 0; // of a tag whose attribute `item` is meant, or of the very thing
        std::optional<std::uint32_t> rank;
        std::string item = {}; // an attribute, a step
    };
    using Kind = trace::LimitedFindings::Kind;
    void fail(ErrorCode code, const Spot& spot, Sentence message, Sentence hint = {})
    {
        m_failed = true;
        add(
            Severity::Error, [] { return say("errors"); }, code, spot, std::move(message), std::move(hint));
    }
    // `kind` completes "and N more …". An error that is only added is one of a program that can be read.
    void warn(Kind kind, ErrorCode code, const Spot& spot, Sentence message, Sentence hint = {})
    {
        add(Severity::Warning, kind, code, spot, std::move(message), std::move(hint));
    }
    void add(Severity severity, Kind kind, ErrorCode code, const Spot& spot, Sentence message, Sentence hint = {});
    [[nodiscard]] bool failed() const { return m_failed; }
    // Hands everything to `findings`; the first error, if there is one, is returned instead.
    [[nodiscard]] std::optional<Error> finish(Findings& findings);

private:
    [[nodiscard]] Where place(const Spot& spot) const;

    std::string_view m_text;
    const std::string& m_source;
    Findings m_own;
    trace::LimitedFindings m_limited;
    bool m_failed = false;
};

} // namespace weft::collective
