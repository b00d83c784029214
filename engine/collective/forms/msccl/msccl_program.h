// SPDX-License-Identifier: GPL-3.0-or-later
// An MSCCL-IR program as its file says it, before anything is checked across elements, and what is wrong with it, each
// thing with line and column. Used by the parts of the reader only: msccl_elements.cpp fills it, msccl_pattern.cpp and
// msccl_xml_read.cpp turn it into a Schedule. Lives for one reading, on one thread.
#pragma once

#include "engine/collective/model/schedule.h"
#include "engine/core/make_error.h"
#include "engine/io/json_file.h"
#include "engine/io/xml_scanner.h"
#include "engine/trace/limited_findings.h"

#include <algorithm>
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
    void add(Severity severity, Kind kind, ErrorCode code, const Spot& spot, Sentence message, Sentence hint = {})
    {
        m_limited.add(severity, kind, [&] { return errorAt(place(spot), code, std::move(message), std::move(hint)); });
    }
    [[nodiscard]] bool failed() const { return m_failed; }
    [[nodiscard]] std::string_view text() const { return m_text; }
    // Hands everything to `findings`; the first error, if there is one, is returned instead.
    [[nodiscard]] std::optional<Error> finish(Findings& findings)
    {
        m_limited.finish(m_source);
        if (m_failed)
            return takeFirstError(std::exchange(m_own, {}), findings);
        std::ranges::move(std::exchange(m_own, {}), std::back_inserter(findings));
        return {};
    }

private:
    [[nodiscard]] Where place(const Spot& spot) const
    {
        std::size_t at = spot.at;
        if (at < m_text.size() && m_text[at] == '<' && !spot.item.empty()) {
            io::XmlScanner scanner(m_text.substr(at));
            scanner.next();
            for (const io::XmlAttribute& attribute : scanner.attributes())
                at = attribute.name == spot.item ? spot.at + scanner.offsetOf(attribute.raw) : at;
        }
        Where where = placeAt(m_source, io::lineAt(m_text, at), io::columnAt(m_text, at), spot.item);
        where.rank = spot.rank;
        return where;
    }

    std::string_view m_text;
    const std::string& m_source;
    Findings m_own;
    trace::LimitedFindings m_limited;
    bool m_failed = false;
};

struct MscclStep : Step {
    std::int32_t onBlock = -1; // depid, deps; -1: none
    std::int32_t onStep = -1;
    bool hasDependents = false;
    std::uint32_t at = 0; // in the text
};

struct MscclBlock : ThreadBlock {
    std::uint32_t id = 0;
    std::uint32_t firstStep = 0;
    std::uint32_t stepCount = 0;
    std::uint32_t at = 0;
};

struct MscclGpu {
    std::uint32_t id = 0;
    BufferSizes sizes;
    std::uint32_t at = 0;
};

struct MscclProgram {
    std::string name;
    std::string protocol = "Simple";
    std::string collective; // the file's word
    std::optional<std::uint32_t> channels;
    std::uint32_t chunks = 0;
    std::uint32_t ranks = 0;
    std::optional<bool> inPlace;
    std::optional<bool> outOfPlace;
    std::optional<std::uint32_t> root; // Weft's own addition to the format
    std::uint32_t at = 0;
    std::uint32_t collectiveAt = 0;
    std::vector<MscclGpu> gpus; // in the order of the file, as are the rest
    std::vector<MscclBlock> blocks;
    std::vector<MscclStep> steps;
    std::vector<ExtraAttribute> extras; // ids are places in the lists above
};

// The elements of the text with the values of their attributes, each checked for itself.
[[nodiscard]] MscclProgram readMscclElements(std::string_view text, MscclIssues& issues);

// What the program's collective promises; of a custom one nothing. What the file says and the pattern does not keep is
// added to the program's extras.
[[nodiscard]] Pattern mscclPattern(MscclProgram& program, MscclIssues& issues);

// What loaders of the runtimes would refuse of the text, or take for something else. `gpuOf`: places by rank.
void warnOfLoading(
    const MscclProgram& program, const Pattern& pattern, std::span<const std::uint32_t> gpuOf, MscclIssues& issues);

} // namespace weft::collective
