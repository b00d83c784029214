// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/outcome.h"
#include "app/cli/schedule_arguments.h"
#include "app/cli/watcher.h"

#include "engine/collective/model/schedule_builder.h"
#include "engine/core/fingerprint.h"
#include "engine/report/json_text.h"
#include "engine/study/scenario/file_kind.h"
#include "engine/study/schedules/schedule_check.h"
#include "engine/study/synthesis/step_schedules.h"

#include <cstdio>
#include <memory>

namespace weft::cli {

namespace {

struct VerifyArguments {
    std::string file;
    std::string topology;
    std::string result;
    std::optional<std::uint32_t> fifoSlots;
    bool asSchedules = false;
};

std::string jsonOf(const std::string& file, const study::ScheduleCheck& check)
{
    io::TextStream out;
    report::JsonText json(out);
    const collective::Schedule& schedule = *check.loaded.schedule;
    json.beginObject(report::JsonText::Layout::Line).entry("file", file).entry("correct", check.correct);
    json.entry("pattern", collective::toString(schedule.pattern().kind)).entry("npus", schedule.rankCount());
    json.entry("transfers", schedule.transferCount()).entry("steps", schedule.stepCount());
    json.entry("in_place", schedule.pattern().inPlace).entry("chunks_known", check.loaded.knowsChunks);
    json.entry("fingerprint", toHex(schedule.fingerprint()));
    json.entry("first_error", check.correct ? std::nullopt : std::optional(check.firstError));
    json.key("fault");
    if (!check.fault) {
        json.null();
    } else {
        const collective::Fault& fault = *check.fault;
        json.beginObject().entry("kind", collective::toString(fault.kind)).entry("rank", index(fault.rank));
        json.entry(
            "step", fault.step == kNone<StepId> ? std::string() : collective::stepName(schedule, fault.step).english());
        json.entry("holds", fault.wrong).entry("wanted", fault.wanted).end();
    }
    json.key("remarks").beginArray();
    for (const Sentence& remark : check.remarks)
        json.value(remark);
    json.end().end();
    out << '\n';
    return out.takeText();
}

std::string jsonOf(const std::string& file, const study::StepsCheck& check)
{
    io::TextStream out;
    report::JsonText json(out);
    const synthesis::StoredSteps& stored = check.stored;
    json.beginObject(report::JsonText::Layout::Line).entry("file", file).entry("correct", check.correct);
    json.entry("pattern", collective::toString(stored.kind)).entry("npus", stored.npus());
    json.entry("transfers", stored.transfers()).entry("steps", stored.steps());
    json.entry("chunks_per_npu", stored.chunksPerNpu()).entry("chunk_bytes", stored.chunk.count());
    json.entry("planned_ns", check.planned()).entry("fingerprint", toHex(stored.fingerprint()));
    if (check.bound) {
        json.entry("bound_ns", check.bound->time).entry("bound_kind", synthesis::toString(check.bound->kind));
        json.entry("efficiency", check.efficiency());
    }
    json.entry("verified_transfers", check.verified);
    json.entry("first_error", check.correct ? std::nullopt : std::optional(check.firstError));
    json.end();
    out << '\n';
    return out.takeText();
}

std::string textOf(const study::StepsCheck& check)
{
    std::string text = (check.correct ? "correct: " : "wrong: ") + study::stepsText(check.stored).english() + '\n';
    if (!check.correct)
        text += "first wrong step: " + check.firstError.english() + '\n';
    text += "planned     " + std::to_string(check.planned().ns()) + " ns\n";
    if (check.bound) {
        char efficiency[48];
        std::snprintf(efficiency, sizeof efficiency, "efficiency  %.2f %%\n", check.efficiency() * 100);
        text += "bound       " + std::to_string(check.bound->time.ns()) + " ns ("
            + std::string(synthesis::toString(check.bound->kind)) + ")\n" + efficiency;
    }
    if (check.verified != 0)
        text
            += "verified    " + std::to_string(check.verified) + " transfers as schedules, one for each NPU's chunks\n";
    if (check.replay.duplicates != 0)
        text += "note: " + std::to_string(check.replay.duplicates)
            + " transfers bring a chunk to an NPU that has it already\n";
    return text;
}

std::string textOf(const study::ScheduleCheck& check)
{
    const collective::Pattern& pattern = check.loaded.schedule->pattern();
    const bool isPromised = pattern.kind != collective::PatternKind::Custom || !pattern.after.empty();
    std::string text = !check.correct ? "wrong: " : isPromised ? "correct: " : "no fault: ";
    text += scheduleText(*check.loaded.schedule) + '\n';
    if (!check.correct)
        text += "first wrong step: " + check.firstError.english() + '\n';
    if (check.fault && !check.fault->wrong.empty())
        text += "  holds   " + check.fault->wrong.english() + '\n';
    if (check.fault && !check.fault->wanted.empty())
        text += "  wanted  " + check.fault->wanted.english() + '\n';
    for (const Sentence& remark : check.remarks)
        text += "note: " + remark.english() + '\n';
    return text;
}

// Of a schedule, or of a file of steps.
template <class Check>
ExitCode told(const VerifyArguments& arguments, const Result<Check>& checked, Findings& findings, Terminal& terminal)
{
    tell(findings, checked, terminal);
    if (!checked)
        return exitCodeOf(checked.error());
    terminal.print(textOf(*checked));
    if (!arguments.result.empty() && !save(arguments.result, jsonOf(arguments.file, *checked), terminal))
        return ExitCode::BadInput;
    return checked->correct ? ExitCode::Fine : ExitCode::Negative;
}

ExitCode verify(const VerifyArguments& arguments, Terminal& terminal)
{
    if (!canWrite({ arguments.result }, terminal))
        return ExitCode::BadInput;
    Findings findings;
    const study::FileKind kind = study::kindOf(arguments.file);
    const bool isSteps = kind == study::FileKind::Steps;
    if (isSteps && arguments.fifoSlots) {
        terminal.error(usageError("--fifo-slots: '" + arguments.file + "' holds equal steps, which are timed",
            "without it, they are verified as they are"));
        return ExitCode::BadInput;
    }
    if (isSteps) {
        const Result<study::StepsCheck> checked = [&] {
            Watcher watcher("verifying");
            const auto proof = arguments.asSchedules ? study::StepsProof::Schedules : study::StepsProof::Replay;
            return study::checkSteps(arguments.file, arguments.topology, findings, watcher.watch(), proof);
        }();
        return told(arguments, checked, findings, terminal);
    }
    if (arguments.asSchedules && kind == study::FileKind::Schedule) {
        terminal.error(usageError("--as-schedules: '" + arguments.file + "' is no file of equal steps (.wsteps)",
            "without it, this is verified as the schedule that it is"));
        return ExitCode::BadInput;
    }
    const Result<study::ScheduleCheck> checked = [&] {
        Watcher watcher("verifying");
        return study::checkSchedule(
            arguments.file, arguments.topology, { arguments.fifoSlots }, findings, watcher.watch());
    }();
    return told(arguments, checked, findings, terminal);
}

} // namespace

void addVerify(CLI::App& app, Command& command)
{
    const auto arguments = std::make_shared<VerifyArguments>();
    CLI::App* sub = app.add_subcommand("verify",
        "Prove that a collective algorithm does what it promises in every order in which it can run, or name its first "
        "wrong step. Exit codes: 0 correct, 1 wrong, 2 unreadable");
    sub->add_option("file", arguments->file,
           "MSCCL XML, Weft's schedule JSON, the prefix of Chakra traces, or a synthesized schedule of equal steps "
           "(.wsteps; with --topology)")
        ->required()
        ->type_name("FILE");
    sub->add_option("--topology", arguments->topology,
           "Also check that the ranks and links of the schedule are there on this fabric")
        ->type_name("FILE|SPEC");
    sub->add_option("--fifo-slots", arguments->fifoSlots,
           "Messages that a connection holds before its sender waits; 0: any number (default: 2 under the protocol "
           "Simple, 8 under LL and LL128)")
        ->check(CLI::Range(0, 1'000'000).description(""))
        ->type_name("N");
    sub->add_flag("--as-schedules", arguments->asSchedules,
        "Of a schedule of equal steps: not only replay it, but verify each NPU's chunks as a schedule of their own as "
        "well");
    sub->add_option("--result", arguments->result, "Write the verdict as JSON")->type_name("OUT.json");
    sub->callback(
        [arguments, &command] { command = [arguments](Terminal& terminal) { return verify(*arguments, terminal); }; });
}

} // namespace weft::cli
