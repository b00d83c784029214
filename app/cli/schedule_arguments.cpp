// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/schedule_arguments.h"

#include "app/cli/checks.h"
#include "engine/core/quantity_text.h"
#include "engine/study/schedules/schedule_files.h"

#include <filesystem>

namespace weft::cli {

namespace {

constexpr const char* kUsualSize = "1MiB";

std::string counted(std::uint64_t number, const std::string& what)
{
    return std::to_string(number) + ' ' + what + (number == 1 ? "" : "s");
}

} // namespace

void ScheduleArguments::addTo(CLI::App& command)
{
    command
        .add_option("--size", size,
            "Chakra's comm_size in bytes, such as 1048576 or 1MiB: for all-gather the shard of each rank, otherwise "
            "the "
            "full buffer. nccl-tests count an all-gather by what each rank ends with: ranks times as much. Used for "
            "traces, and where it is given as the size that a file of MSCCL is for (default: 1MiB)")
        ->type_name("BYTES");
    addReduceTo(command, "not given, sums take no time");
    command.add_flag("--plain", plain,
        "Traces without Weft's own attributes: smaller, but what chunks they move is then lost (default: off)");
}

void ScheduleArguments::addReduceTo(CLI::App& command, const std::string& bandwidthDefault)
{
    command
        .add_option("--reduce-model", reduceModel,
            "Time of sums in traces: bandwidth (three passes at --local-mem-bw), free, or collectiveapi (whole "
            "microseconds at 50 GB/s, as astra-sim/collectiveapi writes them) (default: bandwidth)")
        ->check(CLI::IsMember({ "bandwidth", "free", "collectiveapi" }).description(""))
        ->type_name("MODEL");
    command
        .add_option("--local-mem-bw", memoryBandwidth,
            "Memory bandwidth of an NPU in GB/s for --reduce-model bandwidth (default: " + bandwidthDefault + ')')
        ->check(numberAboveZero())
        ->type_name("GB/s");
}

std::optional<collective::ReduceModel> ScheduleArguments::reduce() const
{
    if (reduceModel == "collectiveapi")
        return collective::ReduceModel::collectiveApi();
    if (reduceModel == "free")
        return collective::ReduceModel();
    if (memoryBandwidth > 0)
        return collective::ReduceModel::ofMemory(Bandwidth::gigaBytesPerSecond(memoryBandwidth));
    return std::nullopt;
}

Result<collective::EtOptions> ScheduleArguments::options() const
{
    const Result<Bytes> bytes = sizeAboveZero("--size", size.empty() ? kUsualSize : size, "1048576 or 1MiB");
    if (!bytes)
        return bytes.error();
    collective::EtOptions options;
    options.lowering.commSize = *bytes;
    options.isSized = !size.empty();
    options.annotate = !plain;
    options.lowering.reduce = reduce().value_or(collective::ReduceModel());
    return options;
}

std::string sizeText(const collective::Pattern& pattern, Bytes commSize)
{
    const bool differs = pattern.ncclSize(commSize) != commSize;
    return "comm_size " + toText(commSize)
        + (differs ? " (Chakra's: the shard of each rank), " + toText(pattern.ncclSize(commSize))
                    + " as nccl-tests count it (what each rank ends with)"
                   : " (the full buffer, also as nccl-tests count it)")
        + ", " + toText(pattern.chunkBytes(commSize)) + " a chunk";
}

std::string wroteText(const std::vector<std::string>& files, const std::string& output)
{
    return "wrote " + files.front() + (files.size() > 1 ? " … " + files.back() : "") + '\n' + prefixNote(output);
}

std::string prefixNote(const std::string& output)
{
    const std::string ending = std::filesystem::path(output).extension().string();
    if (ending.empty() || study::formOfName(output) != study::ScheduleForm::Traces)
        return {};
    return "note: '" + ending + "' is no ending of a schedule (.xml, .json): these are Chakra traces under the prefix "
        + output + '\n';
}

std::string scheduleText(const collective::Schedule& schedule)
{
    return std::string(collective::toString(schedule.pattern().kind)) + " on " + counted(schedule.rankCount(), "rank")
        + ": " + counted(schedule.transferCount(), "transfer") + " in " + counted(schedule.stepCount(), "step") + ", "
        + counted(schedule.blockCount(), "thread block") + ", " + counted(schedule.channelCount(), "channel");
}

} // namespace weft::cli
