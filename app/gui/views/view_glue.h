// SPDX-License-Identifier: GPL-3.0-or-later
// What is special about single views in the window, one file a view or two: how they are made where a constructor is
// not enough, what they are joined to, and how files are opened in them. Named by the registry and by nobody else.
// Interface thread.
#pragma once

#include "app/gui/views/view_registry.h"

namespace weft::gui {

void openTopology(Views& views, Workspace& workspace, study::FileKind kind, const QString& path, const Opened& done);

void joinIssues(Views& views, Workspace& workspace);

void joinWorkload(Views& views, Workspace& workspace);
void openTraces(Views& views, Workspace& workspace, study::FileKind kind, const QString& path, const Opened& done);
void joinBenchmark(Views& views, Workspace& workspace);
widgets::View* makeSweep(const ViewContext& context);

void joinSettings(Views& views, Workspace& workspace);
void openSettings(Views& views, Workspace& workspace, study::FileKind kind, const QString& path, const Opened& done);

void joinDetails(Views& views, Workspace& workspace);

void joinTimeline(Views& views, Workspace& workspace);
void joinSummary(Views& views, Workspace& workspace);
widgets::View* makeWhatIf(const ViewContext& context);
void joinRuns(Views& views, Workspace& workspace);
widgets::View* makeCompare(const ViewContext& context);
void joinCompare(Views& views, Workspace& workspace);
void openCompared(Views& views, Workspace& workspace, study::FileKind kind, const QString& path, const Opened& done);

widgets::View* makeSchedule(const ViewContext& context);
void joinSchedule(Views& views, Workspace& workspace);
[[nodiscard]] Findings schedulesInNoFile(const Views& views); // open or synthesized; a project does not keep them
void openSchedule(Views& views, Workspace& workspace, study::FileKind kind, const QString& path, const Opened& done);

widgets::View* makeSynthesis(const ViewContext& context);
void joinSynthesis(Views& views, Workspace& workspace);
void openSteps(Views& views, Workspace& workspace, study::FileKind kind, const QString& path, const Opened& done);

[[nodiscard]] QStringList programSamples(); // the names of the bundled programs
widgets::View* makeProgram(const ViewContext& context);
void joinProgram(Views& views, Workspace& workspace);
void openProgram(Views& views, Workspace& workspace, study::FileKind kind, const QString& path, const Opened& done);
widgets::View* makeStages(const ViewContext& context);
widgets::View* makeSchedules(const ViewContext& context);
widgets::View* makeLanes(const ViewContext& context);

[[nodiscard]] std::vector<ViewInfo> scheduleViewInfos(); // of algorithms and programs; titles as they are in the code

} // namespace weft::gui
