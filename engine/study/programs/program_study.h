// SPDX-License-Identifier: GPL-3.0-or-later
// Journeys with programs of computation and communication: read, checked with all their schedules, run on a
// fabric. Reads files; holds no state; any thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/program/lowering/lowering.h"
#include "engine/program/meaning/equivalence.h"
#include "engine/program/transform/schedule.h"
#include "engine/program/typing/elaborate.h"
#include "engine/simulation/model/run.h"
#include "engine/topology/fabric.h"

namespace weft::study {

struct ProgramFile {
    program::Source source;
    program::SyntaxTree tree;
    program::Program program;
    std::vector<program::Schedule> schedules;
};

// Errors: those of text files, the first mistake of the text (all of them are findings), Missing if it says nothing.
[[nodiscard]] Result<ProgramFile> readProgram(
    const std::string& path, const program::ElaborateOptions& options, Findings& findings);

// The program by one of its schedules; as it stands where the name is empty. Errors: NotFound, with the names there
// are; the first step that is refused.
[[nodiscard]] Result<program::Program> scheduled(const ProgramFile& file, const std::string& schedule);

struct ScheduleVerdict {
    std::string schedule;
    std::size_t steps = 0;
    std::optional<Error> refused; // the first step that is
    std::optional<program::Equivalence> difference; // the first that was found, as terms or as numbers
    std::vector<std::uint32_t> ranks; // for which both checks say that nothing differs
    std::vector<Error> unchecked; // why other numbers of ranks could not be tried

    [[nodiscard]] bool isCorrect() const { return !refused && !difference && !ranks.empty(); }
};

// Every schedule against the program as it stands, for 2, 3, 4 and 8 ranks a group. Errors: Cancelled.
[[nodiscard]] Result<std::vector<ScheduleVerdict>> checkSchedules(const ProgramFile& file, const Watch& watch = {});

struct ProgramRunOptions {
    program::LowerOptions lowering;
    std::string system; // a file; empty: the one of program::systemJson
    simulation::RunOptions run;
};

struct ProgramRun {
    program::Lowered lowered;
    simulation::RunPtr run;
};

// Errors: Mismatched where the fabric has another number of NPUs than the program has ranks.
[[nodiscard]] Result<void> checkRanks(const program::Program& program, const topology::Fabric& fabric);

// What the program's groups are told beside it: the file's, or the one of program::systemJson. A warning where
// computation takes no time by it. Errors: those of system files.
[[nodiscard]] Result<simulation::SystemConfig> programSystem(
    const ProgramRunOptions& options, const topology::Fabric& fabric, Findings& findings);

// May ranks of a group that do the same be at it at different times?
[[nodiscard]] bool ranksComeApart(const simulation::SystemConfig& system, simulation::NetworkModel network);

// The error of a stage (Where::item) with its place in the text.
[[nodiscard]] Error placed(const ProgramFile& file, const program::Program& program, Error error);

// Errors: those of checkRanks, of lowering, of the system file and of the simulator.
[[nodiscard]] Result<ProgramRun> runProgram(const program::Program& program, const topology::Fabric& fabric,
    const ProgramRunOptions& options, Findings& findings, const Watch& watch = {});
// The same with a system that is there already.
[[nodiscard]] Result<ProgramRun> runProgram(const program::Program& program, const topology::Fabric& fabric,
    const program::LowerOptions& lowering, simulation::SystemConfig system, const simulation::RunOptions& run,
    Findings& findings, const Watch& watch = {});

} // namespace weft::study
