// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/project/project_inspection.h"

#include "engine/analysis/summary.h"
#include "engine/core/fingerprint.h"
#include "engine/project/project_json.h"
#include "engine/project/run_file.h"
#include "engine/report/headline_text.h"
#include "engine/report/text_summary.h"
#include "engine/study/inspection/inspection.h"
#include "engine/study/scenario/file_kind.h"

namespace weft::project {

namespace {

using study::Description;
using study::Fact;

std::string workloadText(const WorkloadSource& source)
{
    switch (source.kind) {
    case WorkloadKind::None:
        return "none";
    case WorkloadKind::Trace:
        return "trace set " + source.prefix;
    case WorkloadKind::Sample:
        return "the bundled sample";
    case WorkloadKind::Benchmark:
        return "collective benchmark " + source.benchmark.substr(0, source.benchmark.find_last_not_of("\n ") + 1);
    }
    return {};
}

std::string milliseconds(std::uint64_t ns)
{
    return report::timeText(static_cast<double>(ns));
}

Result<Description> inspectProject(const std::string& path, Findings& findings)
{
    const Result<Project> project = readProject(path, findings);
    if (!project)
        return project.error();
    Description description { "project", {} };
    description.facts.push_back({ "version", std::to_string(project->version) });
    if (project->fabric) {
        for (Fact& fact : study::describe(project->fabric->topology()).facts) {
            fact.name = "fabric: " + fact.name;
            description.facts.push_back(std::move(fact));
        }
    } else {
        description.facts.push_back({ "fabric", "none" });
    }
    description.facts.push_back({ "workload", workloadText(project->workload) });
    description.facts.push_back({ "network model",
        project->settings.network == simulation::NetworkModel::Aware ? "congestion-aware" : "congestion-unaware" });
    description.facts.push_back({ "runs", std::to_string(project->runs.size()) });
    for (const RunEntry& run : project->runs)
        description.facts.push_back(
            { run.name, milliseconds(run.makespanNs) + ", fingerprint " + toHex(run.fingerprint) + ", " + run.when });
    return description;
}

Result<Description> inspectRun(const std::string& path)
{
    const auto run = loadRun(path);
    if (!run)
        return run.error();
    Description description { "run", {} };
    description.facts = {
        { "NPUs", std::to_string((*run)->fabric.topology().npuCount()) },
        { "makespan", milliseconds((*run)->makespan.ns()) },
        { "messages", std::to_string((*run)->messages) },
        { "fingerprint", toHex((*run)->fingerprint) },
        { "operations recorded", std::to_string((*run)->operations.size()) },
        { "messages recorded", std::to_string((*run)->messagesLog.size()) },
        { "complete", (*run)->complete() ? "yes" : "no" },
        { "finding", report::headlineText(analysis::summarize(**run).headline, **run) },
    };
    return description;
}

} // namespace

Result<Description> inspect(const std::string& what, Findings& findings, const Watch& watch)
{
    switch (study::kindOf(what)) {
    case study::FileKind::Project:
        return inspectProject(what, findings);
    case study::FileKind::RunFile:
        return inspectRun(what);
    default:
        return study::inspect(what, findings, watch);
    }
}

} // namespace weft::project
