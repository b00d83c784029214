// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/checks.h"
#include "app/cli/outcome.h"
#include "app/cli/schedule_arguments.h"
#include "app/cli/watcher.h"

#include "engine/collective/library/algorithm_library.h"
#include "engine/collective/library/small_messages.h"
#include "engine/collective/proof/verifier.h"
#include "engine/core/make_error.h"
#include "engine/study/schedules/schedule_check.h"
#include "engine/study/schedules/schedule_files.h"
#include "engine/topology/topology_file.h"

#include <memory>

namespace weft::cli {

namespace {

using collective::PatternKind;

struct AlgorithmArguments {
    std::string name;
    std::string pattern;
    std::string topology;
    std::string output;
    std::vector<std::uint32_t> group;
    std::optional<std::uint32_t> root;
    std::uint32_t chunks = 0;
    std::uint32_t channels = 1;
    std::uint32_t pieces = 0;
    bool outOfPlace = false;
    bool list = false;
    ScheduleArguments schedule;
};

std::string listText()
{
    std::string text;
    for (const collective::AlgorithmInfo& info : collective::algorithms()) {
        text += std::string(info.name) + "\n  " + info.sentence().english() + "\n  patterns:";
        for (int kind = 0; kind < static_cast<int>(PatternKind::Custom); ++kind) {
            if (info.makes(static_cast<PatternKind>(kind)))
                text += ' ' + std::string(toString(static_cast<PatternKind>(kind)));
        }
        text += '\n';
        if (const Sentence needs = info.restrictions(); !needs.empty())
            text += "  needs: " + needs.english() + '\n';
        if (const Sentence pieces = info.pieces(); !pieces.empty())
            text += "  pieces: " + pieces.english() + '\n';
    }
    return text;
}

Result<collective::AlgorithmRequest> algorithmRequest(
    const AlgorithmArguments& arguments, const topology::Fabric& fabric)
{
    const std::optional<PatternKind> kind = collective::patternFromText(arguments.pattern);
    if (!kind || *kind == PatternKind::Custom) {
        return Error { ErrorCode::Usage, "--pattern: '" + arguments.pattern + "' is none", {},
            "all-reduce, all-gather, reduce-scatter, all-to-all, broadcast, reduce, gather or scatter" };
    }
    collective::AlgorithmRequest request;
    request.pattern.kind = *kind;
    request.pattern.ranks
        = arguments.group.empty() ? fabric.topology().npuCount() : static_cast<std::uint32_t>(arguments.group.size());
    request.pattern.root = Rank { arguments.root.value_or(0) };
    request.pattern.chunks = arguments.chunks;
    request.pattern.inPlace = !arguments.outOfPlace;
    request.channels = arguments.channels;
    request.pieces = arguments.pieces;
    request.fabric = &fabric;
    for (const std::uint32_t rank : arguments.group) {
        if (rank >= fabric.topology().npuCount())
            return Error { ErrorCode::OutOfRange, "--group: the fabric has no NPU " + std::to_string(rank), {}, {} };
        request.placement.push_back(Rank { rank });
    }
    return request;
}

// Makes, proves and writes; the text for the terminal.
Result<std::string> makeAlgorithm(const AlgorithmArguments& arguments, Findings& findings, const Watch& watch)
{
    const Result<collective::EtOptions> options = arguments.schedule.options();
    if (!options)
        return options.error();
    const Result<topology::Fabric> fabric = topology::loadFabric(arguments.topology, {}, findings);
    if (!fabric)
        return fabric.error();
    const Result<collective::AlgorithmRequest> request = algorithmRequest(arguments, *fabric);
    if (!request)
        return request.error();
    if (arguments.root && !collective::hasRoot(request->pattern.kind))
        warn(findings,
            usageError("--root has no effect: a collective of this kind has none",
                "broadcast, reduce, gather and scatter have one"));
    const study::ScheduleForm form = study::formOfName(arguments.output);
    Result<collective::SchedulePtr> schedule = collective::makeAlgorithm(arguments.name, *request, watch);
    if (schedule && study::isXml(form))
        schedule = collective::withSmallMessages(*std::move(schedule), watch);
    if (!schedule)
        return schedule.error();
    const Result<collective::Verdict> verdict = collective::verify(**schedule, {}, watch);
    if (!verdict)
        return verdict.error();
    if (!verdict->correct)
        return Error { ErrorCode::Mismatched, say("the verifier refuses it: %1", verdict->fault->message), {}, {} };
    if (const Result<void> fits = study::checkOnFabric(**schedule, *fabric); !fits)
        return fits.error();
    const Result<std::vector<std::string>> written
        = study::saveSchedule(**schedule, arguments.output, form, *options, findings, watch);
    if (!written)
        return written.error();
    return scheduleText(**schedule) + ", verified\n" + sizeText((*schedule)->pattern(), options->lowering.commSize)
        + '\n' + wroteText(*written, arguments.output);
}

ExitCode algorithm(const AlgorithmArguments& arguments, Terminal& terminal)
{
    if (arguments.list) {
        terminal.print(listText());
        return ExitCode::Fine;
    }
    for (const auto& [option, text] : { std::pair("NAME", &arguments.name), std::pair("--pattern", &arguments.pattern),
             std::pair("--topology", &arguments.topology), std::pair("--out", &arguments.output) }) {
        if (text->empty()) {
            terminal.error(std::string(option) + " is required (--list names the algorithms)");
            return ExitCode::BadInput;
        }
    }
    Findings findings;
    const Result<std::string> text = [&] {
        Watcher watcher("making the algorithm");
        return makeAlgorithm(arguments, findings, watcher.watch());
    }();
    tell(findings, text, terminal);
    if (!text)
        return exitCodeOf(text.error());
    terminal.print(*text);
    return ExitCode::Fine;
}

} // namespace

void addAlgorithm(CLI::App& app, Command& command)
{
    const auto arguments = std::make_shared<AlgorithmArguments>();
    CLI::App* sub = app.add_subcommand("algorithm", "Write a classic collective algorithm for a fabric, verified");
    sub->add_option("name", arguments->name, "Which one; --list names them")->type_name("NAME");
    sub->add_flag("--list", arguments->list, "Describe the algorithms and end");
    sub->add_option("--pattern", arguments->pattern,
           "all-reduce, all-gather, reduce-scatter, all-to-all, broadcast, reduce, gather or scatter")
        ->type_name("PATTERN");
    sub->add_option("--topology", arguments->topology, "The fabric: its NPUs, dimensions and, for some, links")
        ->type_name("FILE|SPEC");
    sub->add_option("--out", arguments->output,
           "OUT.xml (MSCCL), OUT.rccl.xml (the same for RCCL), OUT.json (Weft), or the prefix of OUT.<rank>.et")
        ->type_name("OUT");
    sub->add_option("--group", arguments->group, "NPUs that take part, in ring order, such as 0,2,4 (default: all)")
        ->check(wholeNumber(kMost32))
        ->delimiter(',')
        ->type_name("LIST");
    sub->add_option("--root", arguments->root,
           "Root of broadcast, reduce, gather, scatter, as a place in the group "
           "(default: 0)")
        ->check(wholeNumber(kMost32))
        ->type_name("RANK");
    sub->add_option("--chunks", arguments->chunks, "Chunks of the buffer (default: as few as it needs)")
        ->check(wholeNumber(kMost32))
        ->type_name("N");
    sub->add_option("--channels", arguments->channels, "Parallel copies, each with its part of the data (default: 1)")
        ->check(CLI::Range(1, 1024).description(""))
        ->type_name("N");
    sub->add_option(
           "--pieces", arguments->pieces, "Parts that are pipelined; see --list (default: the algorithm's own)")
        ->check(wholeNumber(kMost32))
        ->type_name("N");
    sub->add_flag("--out-of-place", arguments->outOfPlace, "Input and output are apart (default: in place)");
    arguments->schedule.addTo(*sub);
    sub->callback([arguments, &command] {
        command = [arguments](Terminal& terminal) { return algorithm(*arguments, terminal); };
    });
}

} // namespace weft::cli
