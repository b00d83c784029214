// SPDX-License-Identifier: GPL-3.0-or-later
// An MSCCL-IR program as its file says it, before anything is checked across elements. Used by the parts of the reader
// only: msccl_elements.cpp fills it, msccl_pattern.cpp and msccl_xml_read.cpp turn it into a Schedule. Lives for one
// reading, on one thread.
#pragma once

#include "engine/collective/forms/msccl/msccl_issues.h"
#include "engine/collective/model/schedule.h"

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

// The elements of the text with the values of their attributes, each checked for itself.
[[nodiscard]] MscclProgram readMscclElements(std::string_view text, MscclIssues& issues);

// What the program's collective promises; of a custom one nothing. What the file says and the pattern does not keep is
// added to the program's extras.
[[nodiscard]] Pattern mscclPattern(MscclProgram& program, MscclIssues& issues);

} // namespace weft::collective
