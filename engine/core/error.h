// SPDX-License-Identifier: GPL-3.0-or-later
// Errors as values with a place. Everything that reads what a person wrote returns Result<T>, and collects
// what it has to say beside the result in Findings. Value types; no exception leaves the engine for bad input.
#pragma once

#include "engine/core/sentence.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace weft {

enum class ErrorCode : std::uint8_t {
    Usage, // the command line or a call asks for something contradictory
    NotFound, // a file, rank, group or name that does not exist
    Unreadable, // the operating system refuses
    Malformed, // the bytes are not of the format they should be
    Truncated, // the file ends inside a record
    UnknownKey, // a key that Weft does not know
    WrongType, // a value of the wrong kind
    OutOfRange, // a number outside its domain
    Missing, // a required key, attribute or file is absent
    Duplicate, // an id given twice
    UnknownDependency, // a dependency on an id that is not in the trace
    Cycle, // dependencies that wait for each other
    MissingRank, // a trace set without one of its ranks
    Unmatched, // a send without its receive, or the reverse
    Mismatched, // members of a group that disagree on a collective
    UnknownGroup, // a process group that nothing defines
    NotMember, // a rank that uses a group it is not in
    Unsupported, // understood, but not something that can run
    Unreachable, // no route between two nodes
    TooLarge, // beyond a stated limit
    Unfinished, // the simulation ended with work left
    Cancelled, // stopped by the user
};

// The code as written into results: lower case with hyphens, such as "unknown-key".
[[nodiscard]] std::string_view toString(ErrorCode code);

// Where something is wrong, as far as it is known. Lines and columns count from 1.
struct Where {
    std::string file;
    std::optional<std::uint64_t> line;
    std::optional<std::uint64_t> column;
    std::optional<std::uint64_t> byteOffset;
    std::optional<std::uint32_t> rank;
    std::optional<std::uint64_t> nodeId;
    std::string item; // a key, a node's name, a command-line option

    bool operator==(const Where&) const = default;
};

// "FILE[:LINE[:COLUMN]]" and then what else is known: "a.0.et, byte 812, rank 0, node 12 'all-reduce'".
[[nodiscard]] std::string toString(const Where& where);

struct Error {
    ErrorCode code = ErrorCode::Malformed;
    Sentence message; // without the place
    Where where;
    Sentence hint; // what to do about it, or empty
};

// "PLACE: message (hint)" for one line of a terminal.
[[nodiscard]] std::string toString(const Error& error);

enum class Severity : std::uint8_t { Warning, Error };

struct Finding {
    Severity severity = Severity::Warning;
    Error error;
};

using Findings = std::vector<Finding>;

void warn(Findings& findings, Error error);
void fail(Findings& findings, Error error);
[[nodiscard]] bool hasErrors(const Findings& findings);
// The first finding of severity Error. The findings must have one.
[[nodiscard]] const Error& firstError(const Findings& findings);
// Hands everything over; the first error, if there is one, is returned instead.
[[nodiscard]] std::optional<Error> takeFirstError(Findings from, Findings& into);

} // namespace weft
