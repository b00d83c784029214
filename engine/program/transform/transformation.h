// SPDX-License-Identifier: GPL-3.0-or-later
// Transformations of programs (CoCoNeT, ASPLOS'22, section 3; docs/programs.md states what each needs): a value that
// names what is done where. Applied to a program it gives another one that computes the same, or the reason why not.
// Value types, pure functions.
#pragma once

#include "engine/program/model/program.h"

#include <array>

namespace weft::program {

enum class Verb : std::uint8_t {
    Split, // an all-reduce into reduce-scatter and all-gather, or into reduce and broadcast
    Reorder, // an all-gather past computations, which are done on slices then
    AsSlice, // an input that is replicated, and used by slices only, is held by slices
    Remove, // a stage that nobody needs
    Fuse, // stages become one kernel
    Overlap, // chunks of one stage feed the next
};
inline constexpr std::array<std::string_view, 6> kVerbs { "split", "reorder", "asslice", "remove", "fuse", "overlap" };
[[nodiscard]] constexpr std::string_view toString(Verb verb)
{
    return kVerbs[static_cast<std::size_t>(verb)];
}

struct Transformation {
    Verb verb = Verb::Split;
    std::vector<std::string> stages; // Reorder: the all-gather first; Fuse and Overlap: kernels by name too
    std::vector<std::string> names; // of what is made; where there are too few they are derived
    bool toRoot = false; // Split: reduce and broadcast
    std::optional<std::uint32_t> dimension; // Split: along which; the first that can be sliced where it is not said

    bool operator==(const Transformation&) const = default;
};

// "rs, ag = split(total)": as it is written in schedules.
[[nodiscard]] std::string text(const Transformation& transformation);

// Errors, without a place: NotFound where there is no such stage, Unsupported with the precondition that does not hold,
// Duplicate where a name is taken.
[[nodiscard]] Result<Program> apply(const Program& program, const Transformation& transformation);

} // namespace weft::program
