// SPDX-License-Identifier: GPL-3.0-or-later
// The program of computation and communication that is written in the project, what its schedules are timed on, and
// which of them is looked at. A plain value, and its members in the project's JSON. Any thread.
#pragma once

#include "engine/project/schedule_source.h"
#include "engine/study/programs/program_machine.h"

namespace weft::project {

struct ProgramSource {
    std::string name; // of the file that it came from; empty: none
    std::string text;
    std::string looked; // the steps that lead to what is looked at, one a line; empty: the program as it stands
    study::ProgramMachine machine; // its card relative to the project's folder, or absolute
    bool operator==(const ProgramSource&) const = default;
};

[[nodiscard]] nlohmann::ordered_json programSourceJson(const ProgramSource& source);
void readProgramSource(const nlohmann::ordered_json& object, ProgramSource& source, std::optional<WrongMember>& wrong);

} // namespace weft::project
