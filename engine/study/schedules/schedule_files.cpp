// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/schedules/schedule_files.h"

#include "engine/collective/forms/chakra/chakra_form.h"
#include "engine/collective/forms/json/schedule_json.h"
#include "engine/collective/forms/msccl/msccl_xml.h"
#include "engine/core/make_error.h"
#include "engine/inputs/schedule_file.h"
#include "engine/io/text_stream.h"
#include "engine/study/scenario/file_kind.h"
#include "engine/study/scenario/trace_files.h"
#include "engine/trace/trace_reader.h"
#include "engine/trace/trace_set.h"

#include <filesystem>
#include <limits>

namespace weft::study {

namespace {

Result<LoadedSchedule> loadTraces(const std::string& path, Findings& findings, const Watch& watch)
{
    const Result<trace::Workload> workload = trace::readTraceSet(path, 0, findings, watch);
    if (!workload)
        return workload.error();
    const Result<collective::TraceSchedule> read = collective::scheduleFromTraces(workload->graphs, findings, watch);
    if (!read)
        return read.error();
    return LoadedSchedule { read->schedule, read->lowering,
        read->origin != collective::TraceSchedule::Origin::Messages };
}

Result<LoadedSchedule> loadText(const std::string& path, Findings& findings)
{
    const Result<collective::SchedulePtr> schedule = inputs::readScheduleFile(path, findings);
    if (!schedule)
        return schedule.error();
    return LoadedSchedule { *schedule, {}, true };
}

} // namespace

Result<LoadedSchedule> loadSchedule(const std::string& path, Findings& findings, const Watch& watch)
{
    switch (kindOf(path)) {
    case FileKind::Schedule:
        return loadText(path, findings);
    case FileKind::Trace:
    case FileKind::TraceSet:
        return loadTraces(path, findings, watch);
    case FileKind::Unknown:
        // What does not read as anything is most likely a broken schedule; its reader says where.
        return loadText(path, findings);
    case FileKind::Steps:
        return errorIn(path, ErrorCode::Unsupported,
            say("a file of steps has no thread blocks and no buffers to be read as a schedule"),
            say("weft-cli verify and inspect take it; where it is small, synthesize writes the same as JSON"));
    default:
        return errorIn(path, ErrorCode::Malformed,
            say("this is not a schedule: MSCCL XML, Weft's JSON or Chakra traces are expected"),
            say("weft-cli inspect says what a file is"));
    }
}

ScheduleForm formOfName(std::string_view output)
{
    const auto ends = [output](std::string_view ending) {
        return output.size() >= ending.size()
            && std::ranges::equal(output.substr(output.size() - ending.size()), ending,
                [](unsigned char a, unsigned char b) { return std::tolower(a) == b; });
    };
    return ends(".rccl.xml") ? ScheduleForm::RcclXml
        : ends(".xml")       ? ScheduleForm::MscclXml
        : ends(".json")      ? ScheduleForm::Json
        : ends(".wsteps")    ? ScheduleForm::Steps
                             : ScheduleForm::Traces;
}

Result<void> canTake(const std::string& output, ScheduleForm form)
{
    const Result<io::OutputTarget> target = io::outputTarget(output);
    if (form != ScheduleForm::Traces || !target || !(target->isDirect || target->descriptor))
        return {};
    return errorIn(output, ErrorCode::Unreadable,
        say("a device or a pipe cannot be written as traces, which are a file for each rank"),
        say("use a prefix for traces, or a name that ends with .json or .xml"));
}

Result<std::vector<std::string>> saveSchedule(const collective::Schedule& schedule, const std::string& output,
    ScheduleForm form, const collective::EtOptions& options, Findings& findings, const Watch& watch)
{
    if (form == ScheduleForm::Steps)
        return errorIn(output, ErrorCode::Unsupported, say("only a synthesized schedule can be written as equal steps"),
            say("use .json, .xml, or a prefix for traces"));
    if (const Result<void> can = canTake(output, form); !can)
        return can.error();
    if (form != ScheduleForm::Traces) {
        constexpr std::uint64_t kMostBytes = std::numeric_limits<std::int64_t>::max() - 1; // of both in all
        if (options.isSized && isXml(form) && options.lowering.commSize.count() > kMostBytes / schedule.rankCount())
            return errorIn(output, ErrorCode::OutOfRange, say("a file of MSCCL holds no sizes of 2^63 bytes and more"));
        const std::optional<Bytes> meantFor
            = options.isSized ? std::optional(schedule.pattern().ncclSize(options.lowering.commSize)) : std::nullopt;
        Result<io::TextStream> out = io::TextStream::toFile(output, watch.stop);
        if (!out)
            return out.error();
        if (isXml(form))
            collective::writeMscclXml(schedule, *out, findings,
                { meantFor,
                    form == ScheduleForm::RcclXml ? std::optional(collective::MscclRuntime::Rccl) : std::nullopt });
        else
            collective::writeScheduleJson(schedule, *out);
        if (const Result<void> written = out->finish(); !written)
            return written.error();
        return std::vector<std::string> { output };
    }
    if (options.lowering.commSize.count() > 0 && schedule.transferCount() > 0
        && schedule.pattern().chunkBytes(options.lowering.commSize).count() == 0)
        warn(findings,
            { ErrorCode::OutOfRange,
                say("the chunks of %1 bytes carry less than a byte each: ASTRA-sim aborts on messages that carry "
                    "nothing",
                    options.lowering.commSize.count()),
                {}, say("give a --size of at least %1", schedule.pattern().commSizeOfChunk(Bytes { 1 }).count()) });
    std::vector<std::uint32_t> idle;
    for (std::uint32_t rank = 0; rank < schedule.rankCount(); ++rank) {
        if (schedule.blocks(Rank { rank }).empty())
            idle.push_back(rank);
    }
    if (!idle.empty())
        warn(findings,
            { ErrorCode::Unsupported,
                idle.size() == 1
                    ? say("rank %1 has nothing to do: ASTRA-sim aborts on traces without nodes", idle.front())
                    : say("rank %1 has nothing to do, nor have %2 others: ASTRA-sim aborts on traces without nodes",
                        idle.front(), idle.size() - 1),
                {}, {} });
    io::OutputSet files;
    const collective::EtEncoder encoder(schedule, options);
    const auto etOf = [&encoder](std::uint32_t rank) { return encoder.encode(Rank { rank }); };
    if (const auto added = addTraces(files, output, schedule.rankCount(), etOf, watch); !added)
        return added.error();
    const Result<std::string> system
        = collective::customSystemJson(schedule.pattern().kind, std::filesystem::path(output).filename().string());
    if (!system)
        warn(findings, system.error());
    else if (const Result<void> written = files.add(output + ".system.json", *system); !written)
        return written.error();
    return files.finish();
}

} // namespace weft::study
