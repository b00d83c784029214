// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/workspace/project_jobs.h"

#include "app/gui/workspace/drawn_columns.h"
#include "app/gui/workspace/made_names.h"
#include "engine/io/output_file.h"
#include "engine/project/project_json.h"
#include "engine/project/run_file.h"
#include "engine/study/scenario/file_kind.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <system_error>

namespace weft::gui {

namespace {

namespace fs = std::filesystem;

Error unwritable(const fs::path& path, Sentence what)
{
    Where where;
    where.file = path.string();
    return Error { ErrorCode::Unreadable, std::move(what), where,
        say("check the folder, its permissions and the free space") };
}

Result<void> writeResult(const RunToWrite& result)
{
    std::error_code status;
    fs::create_directories(fs::path(result.to).parent_path(), status);
    if (status)
        return unwritable(fs::path(result.to).parent_path(), say("the folder for the results cannot be made"));
    if (result.run != nullptr)
        return project::saveRun(*result.run, result.to);
    const fs::path half = io::partialOf(result.to);
    if (fs::copy_file(result.from, half, fs::copy_options::overwrite_existing, status); !status)
        fs::rename(half, result.to, status);
    if (!status)
        return {};
    std::error_code ignored;
    fs::remove(half, ignored);
    return unwritable(result.to, say("the results of a run cannot be copied"));
}

// Results of this window that no run of the project refers to: of removed runs, and of saves that did not get to their
// end. What another window wrote is not known here, and its to remove.
void removeOrphans(const SavePlan& plan)
{
    std::set<std::string> named(plan.kept.begin(), plan.kept.end());
    for (const project::RunEntry& entry : plan.draft.project.runs)
        named.insert(fs::path(entry.result).filename().string());
    const fs::path folder = study::dataFolder(plan.path);
    std::error_code status;
    for (const std::string& name : plan.own) {
        if (!named.contains(name))
            fs::remove(folder / name, status);
        fs::remove(io::partialOf(folder / name), status);
    }
}

} // namespace

project::Project complete(const ProjectDraft& draft)
{
    project::Project project = draft.project;
    if (draft.columns.nodeKeys.empty())
        return project;
    project.drawing = widgets::drawingJson(draft.columns).toStdString();
    Findings ignored; // the window shows them while the fabric is drawn
    const auto sealed = widgets::sealColumns(draft.columns, ignored);
    if (!sealed) {
        project.drawn = drawnOf(draft.columns);
        return project;
    }
    project.fabric = (*sealed)->fabric;
    for (const std::uint32_t at : widgets::sealedOrder(draft.columns))
        project.layout.push_back({ draft.columns.positions[at].x(), draft.columns.positions[at].y() });
    return project;
}

std::optional<FileStamp> stampOf(const std::string& path)
{
    std::error_code status;
    const std::uint64_t size = fs::file_size(path, status);
    if (status)
        return {};
    const fs::file_time_type when = fs::last_write_time(path, status);
    return FileStamp { size, when.time_since_epoch().count() };
}

Result<FileStamp> carryOut(const SavePlan& plan)
{
    // What no project refers to would only fill a disk that is full.
    std::vector<fs::path> made;
    const auto failed = [&made](const Error& error) {
        std::error_code ignored;
        for (const fs::path& result : made)
            fs::remove(result, ignored);
        return error;
    };
    for (const RunToWrite& result : plan.runs) {
        std::error_code ignored;
        const bool isNew = !fs::exists(result.to, ignored);
        if (auto written = writeResult(result); !written)
            return failed(written.error());
        if (isNew)
            made.emplace_back(result.to);
    }
    if (auto written = project::saveProject(complete(plan.draft), plan.path); !written)
        return failed(written.error());
    const FileStamp stamp = stampOf(plan.path).value_or(FileStamp {});
    removeOrphans(plan);
    return stamp;
}

Result<ReadProject> readForWindow(
    const std::string& path, widgets::FirstKeys first, Findings& findings, const Watch& watch)
{
    const std::optional<FileStamp> stamp = stampOf(path);
    Result<project::Project> project = project::readProject(path, findings);
    if (!project)
        return project.error();
    if (watch.stop.stop_requested())
        return Error { ErrorCode::Cancelled, say("opening was stopped"), {}, {} };
    ReadProject read { std::move(*project), {}, 0, stamp };
    sayInEnglish(read.project.runs);
    if (read.project.fabric) {
        std::vector<QPointF> points;
        points.reserve(read.project.layout.size());
        for (const project::Point& point : read.project.layout)
            points.emplace_back(point.x, point.y);
        read.fabric = widgets::prepareFabric(*read.project.fabric, points, first);
        read.npus = read.project.fabric->topology().npuCount();
    } else if (read.project.drawn) {
        read.fabric.columns = columnsOf(*read.project.drawn, first);
        read.fabric.check = widgets::checkFabric(read.fabric.columns);
    }
    // What is said of the drawing is not said of its file again; there, every NPU without a way is told by itself.
    std::erase_if(findings, [&read](const Finding& of) {
        return std::any_of(read.fabric.check.findings.begin(), read.fabric.check.findings.end(),
            [&of](const widgets::FabricFinding& drawn) {
                return drawn.finding.error.code == of.error.code
                    && (of.error.code == ErrorCode::Unreachable || drawn.finding.error.message == of.error.message);
            });
    });
    if (!read.project.drawing.empty()) {
        widgets::FabricColumns& columns = read.fabric.columns;
        columns.drawing = std::make_shared<const widgets::FabricDrawing>(
            widgets::drawingFromJson(QByteArray::fromStdString(read.project.drawing), columns));
    }
    return read;
}

} // namespace weft::gui
