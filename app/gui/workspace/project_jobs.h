// SPDX-License-Identifier: GPL-3.0-or-later
// What workers do for the files of a project, apart from the workspace: reading one with its fabric ready to be
// adopted, and writing one with its results. Functions over values and the file system; any thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/project/project.h"
#include "engine/simulation/model/run.h"
#include "widgets/documents/fabric_findings.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace weft::gui {

// A project as it was at one moment; taking it costs copies and no sealing.
struct ProjectDraft {
    project::Project project; // without its fabric
    widgets::FabricColumns columns;
};
// With its fabric, as it is drawn if it cannot be sealed.
[[nodiscard]] project::Project complete(const ProjectDraft& draft);

struct RunToWrite {
    simulation::RunPtr run; // null: the file `from` is copied
    std::string from;
    std::string to; // absolute; never the name of another result
};

// Of a file, to be told from what another program makes of it.
struct FileStamp {
    std::uint64_t size = 0;
    std::int64_t when = 0; // in the ticks of the file system
    bool operator==(const FileStamp&) const = default;
};
[[nodiscard]] std::optional<FileStamp> stampOf(const std::string& path); // none: there is no such file

struct SavePlan {
    ProjectDraft draft;
    std::string path; // absolute
    std::vector<RunToWrite> runs;
    std::vector<std::string> kept; // names of run files that may still be asked for, beside those of the draft
    std::vector<std::string> own; // and of those that the last version of this window referred to, or that it wrote
};
// The results first, under names that nothing refers to yet, then the project in one step, then what this window does
// not refer to any more goes: whenever it dies, the project on disk and its results fit together, and those of another
// window stay. Returns the project's stamp. Errors: Unreadable.
[[nodiscard]] Result<FileStamp> carryOut(const SavePlan& plan);

struct ReadProject {
    project::Project project; // its fabric is in `fabric`
    widgets::PreparedFabric fabric;
    std::uint32_t npus = 0; // 0: none, or not sealed
    std::optional<FileStamp> stamp {}; // of the file, before it was read
};
// Errors are those of project::readProject, and Cancelled.
[[nodiscard]] Result<ReadProject> readForWindow(
    const std::string& path, widgets::FirstKeys first, Findings& findings, const Watch& watch);

} // namespace weft::gui
