// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/outcome.h"
#include "app/cli/watcher.h"

#include "engine/project/project_inspection.h"
#include "engine/report/json_text.h"

#include <algorithm>
#include <memory>

namespace weft::cli {

namespace {

struct InspectArguments {
    std::string what;
    bool json = false;
};

std::string descriptionText(const std::string& what, const study::Description& description)
{
    std::size_t width = 0;
    for (const study::Fact& fact : description.facts)
        width = std::max(width, fact.name.size());
    std::string text = what + ": " + description.kind + '\n';
    for (const study::Fact& fact : description.facts)
        text += "  " + fact.name + std::string(width - fact.name.size() + 2, ' ') + fact.value
            + (fact.isDefault ? "  (default)" : "") + '\n';
    return text;
}

std::string descriptionJson(const std::string& what, const study::Description& description, const Findings& findings)
{
    io::TextStream out;
    report::JsonText json(out);
    json.beginObject().entry("file", what).entry("kind", description.kind);
    json.key("facts").beginArray(report::JsonText::Layout::Line);
    for (const study::Fact& fact : description.facts) {
        json.beginObject().entry("name", fact.name).entry("value", fact.value);
        json.entry("default", fact.isDefault).end();
    }
    json.end();
    json.key("findings").beginArray(report::JsonText::Layout::Line);
    for (const Finding& finding : findings) {
        json.beginObject().entry("severity", finding.severity == Severity::Error ? "error" : "warning");
        json.entry("code", toString(finding.error.code)).entry("message", finding.error.message);
        json.entry("where", toString(finding.error.where)).end();
    }
    json.end().end();
    out << '\n';
    return out.takeText();
}

ExitCode inspect(const InspectArguments& arguments, Terminal& terminal)
{
    Findings findings;
    const Result<study::Description> description = [&] {
        Watcher watcher("reading");
        return project::inspect(arguments.what, findings, watcher.watch());
    }();
    if (!description && !hasErrors(findings))
        fail(findings, description.error());
    if (description)
        terminal.print(arguments.json ? descriptionJson(arguments.what, *description, findings)
                                      : descriptionText(arguments.what, *description));
    terminal.findings(findings);
    return hasErrors(findings) ? ExitCode::BadInput : ExitCode::Fine;
}

} // namespace

void addInspect(CLI::App& app, Command& command)
{
    const auto arguments = std::make_shared<InspectArguments>();
    CLI::App* sub = app.add_subcommand("inspect",
        "Describe any file that Weft reads: topologies, traces and trace sets, system, remote-memory and "
        "communicator-group JSON, results, projects and their run files");
    sub->add_option("what", arguments->what, "A file, the prefix of a trace set, or the text of a generated fabric")
        ->required()
        ->type_name("FILE|PREFIX|SPEC");
    sub->add_flag("--json", arguments->json, "JSON on stdout instead of a table");
    sub->callback(
        [arguments, &command] { command = [arguments](Terminal& terminal) { return inspect(*arguments, terminal); }; });
}

} // namespace weft::cli
