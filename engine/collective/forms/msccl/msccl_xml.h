// SPDX-License-Identifier: GPL-3.0-or-later
// MSCCL-IR XML, the programs of MSCCL and of RCCL's executor, read into schedules and written from them. Stateless;
// any thread. The format: microsoft/msccl-tools 030a750 and the runtime's parser.
// A `nop` stays a step of its own, so that a file reads and writes back as it was; a step with several dependencies
// is written as nops before it. Weft adds one attribute, `root` of broadcast, reduce, gather and scatter; where it is
// absent the root is deduced from the steps. Collectives that Weft has no pattern for become custom ones.
#pragma once

#include "engine/collective/forms/msccl/msccl_runtime.h"
#include "engine/io/text_stream.h"

namespace weft::collective {

// `source` stands for the file in messages. The first error is the result, further ones and warnings are findings,
// all with line and column. Errors: Malformed and Truncated (XML), Missing, Unsupported, WrongType, OutOfRange,
// Duplicate, Mismatched (sizes, peers, counts), MissingRank, UnknownDependency, TooLarge.
[[nodiscard]] Result<SchedulePtr> parseMscclXml(std::string_view text, const std::string& source, Findings& findings);

// The file of a schedule. Its numbers follow those of the schedule, hasdep is computed, and what was kept from a file
// is written back; reading the text gives the same program where every step waits for at most one other, and writing
// that gives the same text. Thread blocks and steps that are too long for the runtime become several, blocks on
// further channels, where that fits, and a warning says what it was that was written. Everything is written, also what
// the runtime would refuse. Findings: warnings about that, and about what the format cannot say (relays, promises of
// custom collectives, links, places, blocks without order). Of a size that it is for, minBytes is the least that is
// rounded up to as large chunks, and maxBytes one past it for MSCCL and the size itself for RCCL's executor, which
// takes it as the last one and 0 as no end. What has failed, or was stopped, is not written to the end.
void writeMscclXml(const Schedule& schedule, io::TextStream& out, Findings& findings, const MscclUse& use = {});

} // namespace weft::collective
