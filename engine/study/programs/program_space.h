// SPDX-License-Identifier: GPL-3.0-or-later
// What a program's stages can be made into before they are joined. What is joined is not transformed any more, so that
// every schedule begins with one of these. Pure function; the same on any number of threads.
#pragma once

#include "engine/core/crew.h"
#include "engine/study/programs/program_study.h"

namespace weft::study {

struct ProgramStructure {
    program::Program program;
    std::vector<program::Transformation> steps;
};

// The program itself first. `mayBeSliced`: inputs, by name, that it may hold by slices. Programs of equal form count
// once, with the fewest steps that lead there. At most `most`, or those until it is stopped: `isComplete` is false
// then.
[[nodiscard]] std::vector<ProgramStructure> structuresOf(const program::Program& program, std::size_t most,
    const std::vector<std::string>& mayBeSliced, Crew& crew, const Watch& watch, bool& isComplete);

// Inputs that a schedule of the program holds by slices; all where none does.
[[nodiscard]] std::vector<std::string> slicedInputs(const ProgramFile& file);

} // namespace weft::study
