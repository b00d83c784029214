// SPDX-License-Identifier: GPL-3.0-or-later
// An MSCCL-IR program as its file says it, before anything is checked across elements, and the list of what is wrong
// with it. Used by the reader's two halves only: msccl_elements.cpp fills it, msccl_xml_read.cpp turns it into a
// Schedule. Lives for one reading, on one thread.
#pragma once

#include "engine/collective/schedule.h"
#include "engine/trace/limited_findings.h"

#include <optional>

namespace weft::collective {

struct MscclStep {
    StepKind kind = StepKind::Nop;
    Buffer source = Buffer::Input;
    Buffer target = Buffer::Input;
    bool hasDependents = false;
    std::uint32_t sourceOffset = 0;
    std::uint32_t targetOffset = 0;
    std::uint32_t count = 0;
    std::int32_t onBlock = -1; // depid, deps; -1: none
    std::int32_t onStep = -1;
    std::uint32_t at = 0; // in the text
};

struct MscclBlock {
    std::uint32_t gpu = 0; // place in MscclProgram::gpus
    std::uint32_t id = 0;
    std::int32_t send = -1;
    std::int32_t receive = -1;
    std::uint32_t channel = 0;
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
        std::size_t at = 0;
        std::optional<std::uint32_t> rank;
        std::string item = {}; // an attribute, a step
    };
    void fail(ErrorCode code, const Spot& spot, std::string message, std::string hint = {});
    // `kind` completes "and N more …" and must be a literal.
    void warn(std::string_view kind, ErrorCode code, const Spot& spot, std::string message, std::string hint = {});
    [[nodiscard]] bool failed() const { return m_failed; }
    // Hands everything to `findings`; the first error, if there is one, is returned instead.
    [[nodiscard]] std::optional<Error> finish(Findings& findings);
    [[nodiscard]] const std::string& source() const { return m_source; }

private:
    [[nodiscard]] Where place(const Spot& spot) const;

    std::string_view m_text;
    const std::string& m_source;
    Findings m_own;
    trace::LimitedFindings m_limited;
    bool m_failed = false;
};

// The elements of the text with the values of their attributes, each checked for itself.
[[nodiscard]] MscclProgram readMscclElements(std::string_view text, MscclIssues& issues);

// The rank that a broadcast, scatter, reduce or gather is for, as the steps show it: the only one that never receives
// (broadcast, scatter) or never sends (reduce, gather), else the only one that sends before it receives anything or
// keeps what it receives last. Nothing if that is not a single one. MSCCL's files do not say it.
[[nodiscard]] std::optional<Rank> deducedRoot(PatternKind kind, const MscclProgram& program);

} // namespace weft::collective
