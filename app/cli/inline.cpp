// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/outcome.h"
#include "app/cli/schedule_arguments.h"
#include "app/cli/watcher.h"

#include "engine/core/quantity_text.h"
#include "engine/report/json_text.h"
#include "engine/study/schedules/inline_run.h"

#include <algorithm>
#include <memory>

namespace weft::cli {

namespace {

struct InlineArguments {
    study::InlineRequest request;
    ScheduleArguments schedule;
    std::string dimensions;
    std::vector<std::string> only;
    std::string result;
};

// False after an error.
bool readInlineTexts(InlineArguments& arguments, Terminal& terminal)
{
    if (!arguments.dimensions.empty())
        arguments.request.files.dimensions = arguments.dimensions;
    for (const std::string& word : arguments.only) {
        const std::optional<collective::PatternKind> kind = collective::patternFromText(word);
        const std::optional<trace::CollectiveType> type = kind ? collective::chakraType(*kind) : std::nullopt;
        if (!type) {
            terminal.error("--only: '" + word
                + "' is none of all-reduce, all-gather, reduce-scatter, all-to-all, broadcast, reduce, gather and "
                  "scatter");
            return false;
        }
        arguments.request.only.push_back(*type);
        if (*type == trace::CollectiveType::ReduceScatter)
            arguments.request.only.push_back(trace::CollectiveType::ReduceScatterBlock);
    }
    arguments.request.reduce = arguments.schedule.reduce();
    return true;
}

std::string summaryText(const study::InlineSummary& summary)
{
    std::string text;
    for (const study::InlinedKind& kind : summary.kinds) {
        text += std::string(trace::toString(kind.type)) + " on " + std::to_string(kind.ranks) + " ranks by '"
            + kind.schedule + "': " + std::to_string(kind.count) + (kind.count == 1 ? " collective" : " collectives")
            + ", comm_size " + toText(Bytes { kind.commBytes })
            + (kind.ncclBytes == kind.commBytes ? " (the full buffer, also as nccl-tests count it)"
                                                : " (Chakra's: the shard of each rank), "
                        + toText(Bytes { kind.ncclBytes }) + " as nccl-tests count it (what each rank ends with)")
            + (kind.count == 1 ? "\n" : " together\n");
    }
    text += "inlined " + std::to_string(summary.inlined) + ", kept " + std::to_string(summary.kept) + ", "
        + std::to_string(summary.replayed) + " nodes replayed\nnodes " + std::to_string(summary.nodesBefore)
        + " before, " + std::to_string(summary.nodesAfter) + " after (" + std::to_string(summary.joins) + " joins); "
        + toText(Bytes { summary.bytesSent }) + " in new messages\n";
    std::uint32_t atOnce = 1;
    for (const study::InlinedKind& kind : summary.kinds)
        atOnce = std::max(atOnce, kind.atOnce);
    if (summary.inlined > 0)
        text += "note: in traces, a rank sends one message after the other; natively, "
            + (atOnce > 1 ? "several parts of a collective (here up to " + std::to_string(atOnce) + "), "
                          : std::string())
            + "the messages of a direct algorithm and those that pass several links go beside each other, so where "
              "links queue, the traces can take longer than what they stand for\n";
    const std::string& last = summary.files.back();
    return text + "wrote " + summary.files.front() + (summary.files.size() > 1 ? " … " + last : "") + " ("
        + std::to_string(summary.files.size()) + " files)\n";
}

std::string summaryJson(const study::InlineRequest& request, const study::InlineSummary& summary)
{
    io::TextStream out;
    report::JsonText json(out);
    json.beginObject(report::JsonText::Layout::Line).entry("workload", request.files.workload);
    json.entry("out", request.output).entry("npus", summary.npus);
    json.entry("collectives_inlined", summary.inlined).entry("collectives_kept", summary.kept);
    json.entry("nodes_replayed", summary.replayed).entry("nodes_before", summary.nodesBefore);
    json.entry("nodes_after", summary.nodesAfter).entry("joins", summary.joins);
    json.entry("bytes_sent", summary.bytesSent);
    json.key("collectives").beginArray(report::JsonText::Layout::Line);
    for (const study::InlinedKind& kind : summary.kinds) {
        json.beginObject().entry("type", trace::toString(kind.type)).entry("schedule", kind.schedule);
        json.entry("ranks", kind.ranks).entry("count", kind.count).entry("parts_at_once", kind.atOnce);
        json.entry("comm_size", kind.commBytes);
        json.entry("nccl_size", kind.ncclBytes).end();
    }
    json.end().key("files").beginArray(report::JsonText::Layout::Line);
    for (const std::string& file : summary.files)
        json.value(file);
    json.end().end();
    out << '\n';
    return out.takeText();
}

ExitCode inlineCollectives(InlineArguments arguments, Terminal& terminal)
{
    if (!readInlineTexts(arguments, terminal) || !canWrite({ arguments.result }, terminal))
        return ExitCode::BadInput;
    Findings findings;
    const Result<study::InlineSummary> summary = [&] {
        Watcher watcher("inlining");
        return study::inlineFiles(arguments.request, findings, watcher.watch());
    }();
    tell(findings, summary, terminal);
    if (!summary)
        return exitCodeOf(summary.error());
    terminal.print(summaryText(*summary));
    return save(arguments.result, summaryJson(arguments.request, *summary), terminal) ? ExitCode::Fine
                                                                                      : ExitCode::BadInput;
}

} // namespace

void addInline(CLI::App& app, Command& command)
{
    const auto arguments = std::make_shared<InlineArguments>();
    study::ScenarioFiles& files = arguments->request.files;
    CLI::App* sub = app.add_subcommand("inline",
        "Replace the collectives of a workload by the sends, receives and computations of their algorithms, so that "
        "any simulator of Chakra traces runs it. The algorithms: those that the system file gives by node or by type, "
        "otherwise the schedules of the native ones that it names, one dimension after the other, in the order, parts "
        "and "
        "senses of rings that its splits, queues and scheduling ask for");
    sub->add_option("--workload", files.workload, "Prefix of the execution traces PREFIX.<rank>.et")
        ->required()
        ->type_name("PREFIX");
    sub->add_option("--system", files.system, "ASTRA-sim system JSON; default: ring in every dimension")
        ->type_name("FILE");
    sub->add_option("--topology", files.topology, "The fabric: a file, or text such as Ring(4,250GB/s,500ns)")
        ->required()
        ->type_name("FILE|SPEC");
    sub->add_option("--out", arguments->request.output,
           "Prefix of the traces that are written, OUT.<rank>.et; the groups that they still need go to "
           "OUT.comm_groups.json")
        ->required()
        ->type_name("OUT");
    sub->add_option(
           "--comm-groups", files.commGroups, "ASTRA-sim communicator-group JSON; default: the groups in the traces")
        ->type_name("FILE");
    sub->add_option("--dims", arguments->dimensions,
           "Logical dimensions that the algorithms follow, such as 8x4; default: the fabric's own")
        ->type_name("SIZES");
    sub->add_option("--num-queues-per-dim", files.options.queuesPerDimension,
           "Queues of each dimension, as in simulate (default: 1)")
        ->check(CLI::Range(1, 1'000'000).description(""))
        ->type_name("N");
    sub->add_option("--only", arguments->only,
           "Only collectives of these types, such as all-reduce,all-gather; the others stay (default: all)")
        ->delimiter(',')
        ->type_name("TYPE");
    sub->add_option("--group", arguments->request.groups,
           "Only collectives of these process groups, by name; 0: of everybody (default: all)")
        ->delimiter(',')
        ->type_name("NAME");
    sub->add_flag("--drop-metadata", arguments->request.dropMetadata,
        "Leave out METADATA nodes, on which ASTRA-sim aborts (default: off)");
    arguments->schedule.addReduceTo(*sub, "that of the system file");
    sub->add_option("--result", arguments->result, "Write what was inlined as JSON")->type_name("OUT.json");
    sub->callback([arguments, &command] {
        command = [arguments](Terminal& terminal) { return inlineCollectives(*arguments, terminal); };
    });
}

} // namespace weft::cli
