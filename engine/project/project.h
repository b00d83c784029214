// SPDX-License-Identifier: GPL-3.0-or-later
// What a person works on and saves: one fabric with its layout, one workload, the settings, and the runs made of
// them. A plain value; the window edits its own documents and makes a Project to save. Any thread.
#pragma once

#include "engine/project/drawn_fabric.h"
#include "engine/project/program_source.h"
#include "engine/project/project_note.h"
#include "engine/project/schedule_source.h"
#include "engine/study/scenario/run_settings.h"
#include "engine/topology/fabric.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace weft::project {

// The version of the file that this Weft writes; newer ones open read-only.
inline constexpr std::uint64_t kProjectVersion = 2;

enum class WorkloadKind : std::uint8_t { None, Trace, Sample, Benchmark };

struct WorkloadSource {
    WorkloadKind kind = WorkloadKind::None;
    std::string prefix; // Trace: of prefix.<rank>.et, relative to the project's folder or absolute
    std::string benchmark; // Benchmark: a JSON object, see study/collective_benchmark.h
    bool operator==(const WorkloadSource&) const = default;
};

// A run that was made: what it was told and where its records lie.
struct RunEntry {
    std::string name; // "Run 3", unique in the project
    std::string note {}; // what a person wrote about it
    bool isBaseline = false; // what the others are measured against; one in a project
    bool isPartial = false; // stopped, or with work that never ended
    std::string result; // the run file, relative to the project's folder; empty: not kept
    std::string when; // ISO 8601, UTC
    std::string fabric; // its spec or a description, for people
    std::string workload; // likewise
    WorkloadSource source {}; // of that workload
    std::uint64_t makespanNs = 0;
    std::uint64_t fingerprint = 0;
    study::RunSettings settings;
    // Of what it ran on, see study/description/input_hash.h; 0: not known, as in projects of version 1.
    std::uint64_t fabricHash = 0;
    std::uint64_t workloadHash = 0;
    std::string findings {}; // a JSON list, see finding_json.h; empty: not known, as of older projects
};

struct Project {
    std::uint64_t version = kProjectVersion;
    std::optional<topology::Fabric> fabric;
    std::vector<Point> layout; // by NodeId; empty: laid out afresh
    std::optional<DrawnFabric> drawn; // instead of a fabric that cannot be sealed
    std::string drawing; // notes, bends and collapsed groups: a JSON object of the window's; empty: none
    WorkloadSource workload;
    study::RunSettings settings;
    std::vector<RunEntry> runs;
    std::vector<std::string> compared {}; // the names of two of them, or empty
    // The schedule that is looked at, and the one beside it; an empty source where it cannot be shown again.
    std::vector<ScheduleSource> schedules;
    std::vector<Note> notes; // bookmarks in time
    ProgramSource program;
    std::string unknown = "{}"; // the keys of the file that this Weft does not know, kept as they are

    [[nodiscard]] bool isNewer() const { return version > kProjectVersion; }
};

// The autosaved copy, "name.weft~autosave".
[[nodiscard]] std::string recoveryPath(const std::string& projectPath);

} // namespace weft::project
