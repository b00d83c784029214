// SPDX-License-Identifier: GPL-3.0-or-later
// What programs' runs and searches say, as text for a terminal and as JSON. Pure functions; any thread.
#pragma once

#include "engine/study/programs/program_tuning.h"

namespace weft::study {

// A line for each kernel: when it began and ended, how long it was at work, how much of that was hidden behind others,
// and what it goes by.
[[nodiscard]] std::string kernelTable(const program::Program& program, const std::vector<KernelTime>& times);

// The format "weft-result" with "kernels" beside: begin, end, busy and hidden in ns, and "limit".
[[nodiscard]] Result<void> saveProgramResult(const program::Program& program, const ProgramRun& run,
    const std::vector<KernelTime>& times, const std::string& path, const Findings& warnings);

// What the search found and why it is faster, for a terminal.
[[nodiscard]] std::string tuningText(const ProgramFile& file, const Tuning& tuning);

// The text of the program with the schedule that was found at its end, as its own; as it is where it has that already.
[[nodiscard]] std::string withTuned(const ProgramFile& file, const Tuning& tuning);

// The format "weft-tuning": every schedule with its steps and its time in ns ("time_ns") or, where it was not
// simulated, what no run of it can be below ("at_least_ns"); the best one as text, its kernels and those of the program
// as it stands.
[[nodiscard]] Result<void> saveTuning(const ProgramFile& file, const Tuning& tuning, const std::string& path);

} // namespace weft::study
