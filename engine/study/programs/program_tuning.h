// SPDX-License-Identifier: GPL-3.0-or-later
// The search for the fastest schedule of a program on a fabric: every schedule that there is (all transformations that
// apply, in every order that makes a difference), with each number of chunks and each algorithm of the collectives.
// Reads no files but the system's; holds no state; any thread. The same answer on any number of threads, unless it is
// stopped or the budget runs out.
//
// A schedule is not simulated where a lower bound says that it cannot be faster than the best so far. The bound: the
// kernels of a rank follow each other, so do its collectives and messages, each of which takes no less than it does
// alone on the idle fabric when all of its ranks begin at once; the longest way through what waits for what; and the
// bytes of the busiest link. What a network that does not share out its links (unaware) runs faster than those bytes
// take counts for schedules that the program names only: it cannot be.
#pragma once

#include "engine/study/programs/program_settings.h"
#include "engine/study/programs/program_times.h"

#include <functional>

namespace weft::study {

struct TunedSchedule {
    std::string name; // the first of the program's own that is equal to it; empty: none is
    std::vector<program::Transformation> steps; // as few as lead to it
    std::uint64_t form = 0; // program::canonicalForm
    Time atLeast; // no setting takes less
    // Of the fastest setting that was simulated; none where none was.
    std::optional<Time> time;
    ProgramSetting setting;
};

struct TuneOptions {
    ProgramRunOptions run; // its chunks and algorithm of chains are not used
    std::vector<std::uint32_t> chunks { 2, 4, 8, 16 };
    std::vector<std::string> inlined { "ring", "halving-doubling", "double-binary-tree" }; // of written-out chains
    // Of the collectives. Empty: the system's own.
    std::vector<simulation::AlgorithmKind> algorithms { simulation::AlgorithmKind::Ring,
        simulation::AlgorithmKind::HalvingDoubling, simulation::AlgorithmKind::Direct,
        simulation::AlgorithmKind::DoubleBinaryTree };
    // Inputs that may be held by slices: who reads them outside the program has to know. Not given: those that a
    // schedule of the program holds so, and all where none does.
    std::optional<std::vector<std::string>> slices;
    std::uint32_t threads = 1;
    std::optional<double> budgetSeconds;
    bool prunes = true; // false: every schedule is simulated with every setting
    std::size_t mostSchedules = 50'000;
    // The best so far, on the caller's thread.
    std::function<void(const TunedSchedule&)> improved;
};

struct Tuning {
    std::vector<TunedSchedule> schedules; // the fastest first, then what was not simulated, by its bound
    program::Program best; // after the steps of the first
    Time asItStands; // of the program without any step
    std::vector<KernelTime> before; // of that
    std::vector<KernelTime> after; // of the first
    std::uint64_t simulated = 0; // settings of schedules
    // Of what a bound said that no schedule of it can be the fastest, and that was not taken apart further: programs
    // before they are fused, and programs before they overlap.
    std::uint64_t pruned = 0;
    std::uint32_t busiest = 1; // threads that there was work for at a time, at most
    bool isComplete = true; // false: stopped, the budget ran out, more than mostSchedules or than 500 stages

    [[nodiscard]] const TunedSchedule& fastest() const { return schedules.front(); }
};

// Errors: those of runProgram() for the program as it stands.
[[nodiscard]] Result<Tuning> tuneProgram(const ProgramFile& file, const topology::Fabric& fabric,
    const TuneOptions& options, Findings& findings, const Watch& watch = {});

// "schedule NAME {…}", to be pasted into the program.
[[nodiscard]] std::string scheduleText(const std::string& name, const std::vector<program::Transformation>& steps);

} // namespace weft::study
