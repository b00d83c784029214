// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/checks.h"
#include "app/cli/outcome.h"
#include "app/cli/schedule_arguments.h"
#include "app/cli/watcher.h"

#include "engine/core/make_error.h"
#include "engine/core/quantity_text.h"
#include "engine/study/schedules/custom_pattern.h"
#include "engine/study/schedules/schedule_files.h"
#include "engine/study/synthesis/step_schedules.h"
#include "engine/study/synthesis/synthesis_report.h"
#include "engine/topology/topology_file.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <memory>

namespace weft::cli {

namespace {

struct SynthesizeArguments {
    std::string topology;
    std::string pattern;
    std::string custom; // a file that says who gives and who takes what
    std::string from; // a schedule of which as much is kept as can be
    std::string size;
    std::string shard; // in its place: size ÷ members
    std::string chunks = "1";
    std::string group;
    std::optional<std::uint32_t> root;
    std::uint64_t seed = 0;
    std::uint64_t starts = 0;
    std::uint32_t threads = 1;
    std::optional<double> budget;
    std::string output;
    std::string result;
    bool compare = false;
};

struct Made {
    study::SynthesisRunPtr run;
    std::vector<study::AlgorithmTime> comparison;
    std::vector<std::string> files;
    bool isStopped = false; // while it was compared
};

// "0,2,4/1,3,5": members with commas, groups with slashes.
Result<std::vector<std::vector<Rank>>> groupsOf(const std::string& text)
{
    std::vector<std::vector<Rank>> groups;
    if (text.empty())
        return groups;
    groups.emplace_back();
    const char* at = text.data();
    const char* const end = at + text.size();
    while (true) {
        std::uint32_t rank = 0;
        const auto [next, problem] = std::from_chars(at, end, rank);
        if (problem != std::errc())
            return usageError("--group: numbers of NPUs are expected, not '" + text + "'",
                "such as 0,2,4, or 0,1/2,3 for two groups at once");
        groups.back().push_back(Rank { rank });
        if (next == end)
            return groups;
        if (*next == '/')
            groups.emplace_back();
        else if (*next != ',')
            return usageError("--group: '" + std::string(1, *next) + "' stands between two NPUs of '" + text + "'",
                "commas between members, slashes between groups");
        at = next + 1;
    }
}

// Of --size, or of --shard times the members.
Result<Bytes> sizeOf(const SynthesizeArguments& arguments, const study::SynthesisRequest& request, std::uint32_t npus)
{
    if (arguments.size.empty() && arguments.shard.empty())
        return usageError("--size or --shard is required", "such as --size 64MiB");
    const bool isShard = !arguments.shard.empty();
    const std::string option = isShard ? "--shard" : "--size";
    const std::string& text = isShard ? arguments.shard : arguments.size;
    const Result<Bytes> size = sizeAboveZero(option, text, "1048576 or 64MiB");
    if (!size || !isShard)
        return size;
    if (!collective::isCutByMembers(request.kind))
        return usageError("--shard: a " + std::string(collective::toString(request.kind))
                + (request.kind == collective::PatternKind::Custom ? " collective" : "") + " has no shards",
            "use --size");
    const std::uint64_t members = request.groups.empty() ? npus : request.groups.front().size();
    if (size->count() > std::numeric_limits<std::uint64_t>::max() / members)
        return Error { ErrorCode::OutOfRange,
            "--shard: so much for each of " + std::to_string(members) + " NPUs is too much", {}, {} };
    return Bytes { size->count() * members };
}

bool isOfSteps(const std::string& output)
{
    return study::formOfName(output) == study::ScheduleForm::Steps;
}

// What is to be made: a collective by its name, that of a file, or that of a schedule.
Result<void> readPattern(
    study::SynthesisRequest& request, const SynthesizeArguments& arguments, std::uint32_t npus, Findings& findings)
{
    using collective::PatternKind;
    const std::optional<PatternKind> named = collective::patternFromText(arguments.pattern);
    if (!arguments.custom.empty()) {
        Result<collective::Pattern> custom = study::readCustomPattern(arguments.custom, npus, findings);
        if (!custom)
            return custom.error();
        request.custom = *std::move(custom);
        request.kind = PatternKind::Custom;
    } else if (!arguments.from.empty()) {
        const Result<study::LoadedSchedule> old = study::loadSchedule(arguments.from, findings);
        if (!old)
            return old.error();
        const collective::Pattern& pattern = old->schedule->pattern();
        if (pattern.kind == PatternKind::Custom && pattern.after.empty())
            return errorIn(arguments.from, ErrorCode::Unsupported,
                "the file does not say what its custom collective promises", "give Weft's JSON, which does");
        request.from = old->schedule;
        request.kind = old->schedule->pattern().kind;
    } else {
        if (!named || *named == PatternKind::Custom)
            return usageError(arguments.pattern.empty() ? "--collective is required, or --pattern, or --from"
                                                        : "--collective: '" + arguments.pattern + "' is none",
                "all-gather, reduce-scatter, all-reduce, all-to-all, broadcast, reduce, gather or scatter");
        request.kind = *named;
    }
    if (!arguments.pattern.empty() && named != request.kind)
        return usageError("--collective: '" + arguments.pattern + "' is not what the file is for, which is "
            + std::string(collective::toString(request.kind)));
    return {};
}

Result<study::SynthesisRequest> synthesisRequest(
    const SynthesizeArguments& arguments, std::uint32_t npus, Findings& findings)
{
    study::SynthesisRequest request;
    if (const Result<void> read = readPattern(request, arguments, npus, findings); !read)
        return read.error();
    request.chunks = 0;
    if (arguments.chunks != "auto") {
        const Result<std::uint64_t> chunks = parseCount(arguments.chunks);
        if (!chunks || *chunks == 0 || *chunks > kMost32)
            return usageError("--chunks: a whole number from 1 to " + std::to_string(kMost32)
                + ", or auto, is expected, not '" + arguments.chunks + "'");
        request.chunks = static_cast<std::uint32_t>(*chunks);
    }
    if (request.from != nullptr) {
        const collective::Pattern& pattern = request.from->pattern();
        const std::uint32_t parts = collective::isCutByMembers(pattern.kind) ? std::max(pattern.memberCount(), 1U) : 1;
        // Each chunk of sums is one of its own.
        request.chunks = pattern.kind == collective::PatternKind::Custom ? 1 : std::max(pattern.chunks / parts, 1U);
    }
    Result<std::vector<std::vector<Rank>>> groups = groupsOf(arguments.group);
    if (!groups)
        return groups.error();
    request.groups = *std::move(groups);
    const Result<Bytes> size = sizeOf(arguments, request, npus);
    if (!size)
        return size.error();
    request.size = *size;
    request.root = arguments.root.value_or(0);
    if (arguments.root && !collective::hasRoot(request.kind))
        warn(findings,
            usageError("--root has no effect: a collective of this kind has none",
                "broadcast, reduce, gather and scatter have one"));
    request.seed = arguments.seed;
    request.starts = arguments.starts == 0 && !arguments.budget ? 1 : arguments.starts;
    request.threads = arguments.threads;
    request.budgetSeconds = arguments.budget;
    if (const Result<void> can = study::canTake(arguments.output, study::formOfName(arguments.output)); !can)
        return can.error();
    request.wantsTimes = arguments.compare;
    request.wantsSchedule = !arguments.output.empty() && !isOfSteps(arguments.output);
    if (isOfSteps(arguments.output)) {
        const std::filesystem::path folder = std::filesystem::path(arguments.output).parent_path();
        request.wantsSteps = true;
        request.stepsFolder = folder.empty() ? "." : folder;
    }
    return request;
}

// "of 8 MiB" by both ways of counting.
std::string bothSizes(const study::SynthesisRun& run)
{
    const bool differs = run.ncclSize != run.commSize;
    return "size " + toText(run.ncclSize) + " as nccl-tests count it ("
        + (differs
                ? "what each rank ends with), comm_size " + toText(run.commSize) + " (Chakra's: the shard of each rank)"
                : std::string("the full buffer, also Chakra's comm_size)"))
        + ", " + toText(run.chunk) + " a chunk\n";
}

// Fewer chunks are fewer transfers, if there are fewer, and if that is enough.
Error tooManyTransfers(const std::string& output, const topology::Fabric& fabric,
    const study::SynthesisRequest& request, std::uint32_t chunks, bool hasSteps)
{
    study::SynthesisRequest least = request;
    least.chunks = 1;
    const bool helps = chunks > 1 && !study::willStayCompact(fabric, least);
    return errorIn(output, ErrorCode::TooLarge,
        "the algorithm has more than " + std::to_string(study::kMostScheduledTransfers)
            + " transfers, too many for this form",
        hasSteps    ? "write it as equal steps: --out NAME.wsteps"
            : helps ? "use fewer chunks, or leave --out away"
                    : "leave --out away: time, bound and proof are to be had without a file");
}

// A result that is there is written whatever was asked to stop in the meantime.
Result<std::vector<std::string>> written(const study::SynthesisRun& run, const std::string& output, Findings& findings)
{
    if (isOfSteps(output)) {
        if (const Result<void> saved = study::saveSteps(run, output); !saved)
            return saved.error();
        return std::vector<std::string> { output };
    }
    if (run.schedule == nullptr)
        return tooManyTransfers(output, run.fabric, run.request, run.chunks, study::hasSteps(run));
    collective::EtOptions options;
    options.lowering.commSize = run.synthesis.pattern.commSizeOfChunk(run.chunk);
    options.isSized = true;
    return study::saveSchedule(*run.schedule, output, study::formOfName(output), options, findings);
}

Result<Made> makeSynthesis(
    const SynthesizeArguments& arguments, Findings& findings, Watcher& watcher, Terminal& terminal)
{
    const Result<topology::Fabric> fabric = topology::loadFabric(arguments.topology, {}, findings);
    if (!fabric)
        return fabric.error();
    const Result<study::SynthesisRequest> request
        = synthesisRequest(arguments, fabric->topology().npuCount(), findings);
    if (!request)
        return request.error();
    if (!arguments.output.empty() && !request->wantsSteps && study::willStayCompact(*fabric, *request))
        return tooManyTransfers(
            arguments.output, *fabric, *request, request->chunks, study::willHaveSteps(*fabric, *request).ok());
    Result<study::SynthesisRunPtr> run = study::runSynthesis(*fabric, *request, nullptr, watcher.watch());
    if (!run)
        return run.error();
    if (!arguments.output.empty() && (*run)->cancelled && (*run)->schedule == nullptr)
        terminal.note("stopped: what was found is still proved and written; stop again to end at once");
    if (!arguments.output.empty() && !request->wantsSteps)
        run = study::withSchedule(*std::move(run)); // whatever was asked; who asks twice ends the process
    if (!run)
        return run.error();
    Made made { *std::move(run), {}, {} };
    const std::uint64_t asked = request->size.count();
    if (made.run->ncclSize.count() > asked + asked / 100)
        warn(findings,
            usageError("the size is rounded up to whole chunks: " + toText(made.run->ncclSize) + " in place of "
                    + toText(request->size),
                "use fewer chunks, or a size that they divide"));
    const bool isRefused = made.run->state == study::ProofState::Refused;
    if (!arguments.output.empty() && isRefused)
        warn(findings,
            errorIn(arguments.output, ErrorCode::Unsupported, "is not written: the verifier refused the schedule"));
    if (!arguments.output.empty() && !isRefused) {
        Result<std::vector<std::string>> files = written(*made.run, arguments.output, findings);
        if (!files)
            return files.error();
        made.files = *std::move(files);
    }
    if (arguments.compare && !made.run->cancelled) {
        Result<std::vector<study::AlgorithmTime>> rows = study::compareWithLibrary(*made.run, watcher.watch());
        if (rows && rows->empty())
            warn(
                findings, usageError("--compare has nothing to compare with: no algorithm of the library serves this"));
        if (rows)
            made.comparison = *std::move(rows);
        else if (rows.error().code == ErrorCode::Unsupported || rows.error().code == ErrorCode::Cancelled)
            warn(findings, rows.error());
        else
            return rows.error();
        made.isStopped = !rows && rows.error().code == ErrorCode::Cancelled;
    }
    return made;
}

ExitCode synthesize(const SynthesizeArguments& arguments, Terminal& terminal)
{
    if (!canWrite({ arguments.output, arguments.result }, terminal))
        return ExitCode::BadInput;
    Findings findings;
    const Result<Made> made = [&] {
        Watcher watcher("synthesizing");
        return makeSynthesis(arguments, findings, watcher, terminal);
    }();
    tell(findings, made, terminal);
    if (!made)
        return exitCodeOf(made.error());
    std::string text = study::synthesisText(*made->run, made->comparison) + bothSizes(*made->run);
    if (!made->files.empty())
        text += wroteText(made->files, arguments.output);
    terminal.print(text);
    if (!save(arguments.result, study::synthesisJson(*made->run, made->comparison), terminal))
        return ExitCode::BadInput;
    return made->run->isVerified() && !made->run->cancelled && !made->isStopped ? ExitCode::Fine : ExitCode::Negative;
}

} // namespace

void addSynthesize(CLI::App& app, Command& command)
{
    const auto arguments = std::make_shared<SynthesizeArguments>();
    CLI::App* sub = app.add_subcommand("synthesize",
        "Make a collective algorithm for a fabric, with a lower bound that says how good it is. Exit codes: 0 made and "
        "verified, 1 stopped (the best until then is kept, if there was any) or refused by the verifier, 2 bad input, "
        "130 stopped twice (nothing more is kept, and NAME.partial may be left)");
    sub->add_option("--topology", arguments->topology, "The fabric, with its failed and degraded links")
        ->required()
        ->type_name("FILE|SPEC");
    sub->add_option("--collective", arguments->pattern,
           "all-gather, reduce-scatter, all-reduce, all-to-all, broadcast, reduce, gather or scatter")
        ->type_name("PATTERN");
    CLI::Option* custom = sub->add_option("--pattern", arguments->custom,
        R"(In its place a custom collective: { "sums": [ { "from": [0, 1], "to": [2] }, … ] }, one chunk each: the sum )"
        "of what the first give for the others, a copy where one gives");
    CLI::Option* from = sub->add_option("--from", arguments->from,
        "In its place a schedule that was synthesized for the fabric before links failed or became slower: as much of "
        "it is kept as can be, and what has changed is counted");
    custom->type_name("FILE.json")->excludes(from);
    from->type_name("OLD.json");
    CLI::Option* size = sub->add_option("--size", arguments->size,
        "Bytes as nccl-tests count them, such as 8388608 or 8MiB: the full buffer, of an all-gather what each rank "
        "ends "
        "with. Chakra's comm_size (--size of algorithm and convert) is the same but for all-gather, where it is the "
        "shard");
    CLI::Option* shard = sub->add_option("--shard", arguments->shard,
        "In its place the shard of each NPU: the size divided by those that take part. --shard 1MiB on 8 NPUs is "
        "--size "
        "8MiB");
    size->type_name("BYTES")->excludes(shard);
    shard->type_name("BYTES");
    CLI::Option* chunks = sub->add_option("--chunks", arguments->chunks,
        "Chunks of each NPU's shard (broadcast, reduce: of the buffer; --pattern: of each sum), or auto to search 1, "
        "2, 3, 4, 6, 8, … (default: 1)");
    chunks->type_name("K|auto")->excludes(from);
    sub->add_option("--group", arguments->group,
           "NPUs that take part, such as 0,2,4; the others relay. Several groups, equally large, at the same time: "
           "0,1/2,3 (default: all)")
        ->type_name("LIST")
        ->excludes(from)
        ->excludes(custom);
    sub->add_option("--root", arguments->root,
           "Root of broadcast, reduce, gather, scatter, as a place in the group (default: 0)")
        ->check(wholeNumber(kMost32))
        ->type_name("RANK");
    sub->add_option("--seed", arguments->seed, "Seed of all choices (default: 0)")
        ->check(wholeNumber(kMost64))
        ->type_name("S");
    sub->add_option("--starts", arguments->starts,
           "Constructions, of which the best is kept: the budget that gives the same result again (default: 1; with "
           "--budget as many as fit)")
        ->check(wholeNumber(kMost64, 1))
        ->type_name("N");
    sub->add_option("--threads", arguments->threads,
           "Worker threads; they do not change the result. Starts go in rounds that share what is known: 4 at most of "
           "an "
           "all-gather sought by events, 2 or 4 of joint trees, which is as many threads as each can use (default: 1)")
        ->check(CLI::Range(1, 1024).description(""))
        ->type_name("T");
    sub->add_option("--budget", arguments->budget,
           "End when about so many seconds are up; the result says how many starts that were, 0 if the first was cut "
           "short")
        ->check(numberFromZero())
        ->type_name("SECONDS");
    sub->add_option("--out", arguments->output,
           "OUT.xml (MSCCL), OUT.rccl.xml (the same for RCCL), OUT.json (Weft), the prefix of OUT.<rank>.et, or "
           "OUT.wsteps: equal steps, for an "
           "all-gather, a reduce-scatter or an all-reduce of any number of transfers over links of one speed")
        ->type_name("OUT");
    sub->add_option("--result", arguments->result, "Write time, bound, tight cut and more as JSON")
        ->type_name("OUT.json");
    sub->add_flag("--compare", arguments->compare,
        "Also simulate every algorithm of the library that can serve, which takes a time of its own beyond --budget");
    sub->callback([arguments, &command] {
        command = [arguments](Terminal& terminal) { return synthesize(*arguments, terminal); };
    });
}

} // namespace weft::cli
