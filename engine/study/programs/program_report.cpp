// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/programs/program_report.h"

#include "engine/core/count_text.h"
#include "engine/inputs/algorithm_names.h"
#include "engine/report/aligned_table.h"
#include "engine/report/json_text.h"
#include "engine/report/result_json.h"
#include "engine/report/text_summary.h"

#include <algorithm>

namespace weft::study {

using report::JsonText;
using report::timeText;

namespace {

std::string ratioText(Time before, Time after)
{
    const double ratio = static_cast<double>(before.ns()) / static_cast<double>(std::max<std::uint64_t>(after.ns(), 1));
    std::string digits = std::to_string(ratio);
    return digits.substr(0, digits.find('.') + 3) + "x";
}

void writeKernels(
    JsonText& json, std::string_view key, const program::Program& program, const std::vector<KernelTime>& times)
{
    json.key(key).beginArray(JsonText::Layout::Line);
    for (const KernelTime& time : times) {
        json.beginObject();
        json.entry("name", time.name).entry("group", program.groups[time.group].name);
        json.entry("begin_ns", time.begin).entry("end_ns", time.end);
        json.entry("busy_ns", time.busy).entry("hidden_ns", time.hidden).entry("limit", toString(time.limit));
        json.end();
    }
    json.end();
}

void writeSetting(JsonText& json, const ProgramSetting& setting)
{
    json.entry("chunks", setting.chunks);
    if (!setting.inlined.empty())
        json.entry("inlined", setting.inlined);
    for (std::size_t i = 0; i < setting.algorithms.size(); ++i) {
        if (setting.algorithms[i]) {
            json.entry(std::string(inputs::toText(static_cast<simulation::NativePattern>(i))) + "-implementation",
                inputs::toText(*setting.algorithms[i]));
        }
    }
}

// What the fastest schedule is called: as in the program, or a name that is free there.
std::string nameOf(const ProgramFile& file, const TunedSchedule& schedule)
{
    if (!schedule.name.empty())
        return schedule.name;
    std::string name = "tuned";
    while (std::ranges::find(file.schedules, name, &program::Schedule::name) != file.schedules.end())
        name += '_';
    return name;
}

} // namespace

std::string kernelTable(const program::Program& program, const std::vector<KernelTime>& times)
{
    report::AlignedTable table({ "kernel", "group", "begin", "end", "busy", "hidden", "goes by" });
    table.alignLeft(1);
    table.alignLeft(6);
    for (const KernelTime& time : times) {
        table.row({ time.name, program.groups[time.group].name, timeText(time.begin), timeText(time.end),
            timeText(time.busy), timeText(time.hidden), std::string(toString(time.limit)) });
    }
    return table.text();
}

Result<void> saveProgramResult(const program::Program& program, const ProgramRun& run,
    const std::vector<KernelTime>& times, const std::string& path, const Findings& warnings)
{
    return report::saveResultJson(
        *run.run, path, warnings, nullptr, [&](JsonText& json) { writeKernels(json, "kernels", program, times); });
}

std::string tuningText(const ProgramFile& file, const Tuning& tuning)
{
    const TunedSchedule& best = tuning.fastest();
    report::AlignedTable named({ "schedule", "time", "at its best with" });
    named.alignLeft(2);
    named.row({ "as it stands", timeText(tuning.asItStands), "" });
    for (const TunedSchedule& schedule : tuning.schedules) {
        if (!schedule.name.empty() && schedule.time)
            named.row({ schedule.name, timeText(*schedule.time), toText(schedule.setting) });
    }
    std::string all = named.text();
    const Time time = best.time.value_or(tuning.asItStands);
    const std::string setting = toText(best.setting);
    all += "\nThe fastest of " + countText(tuning.schedules.size()) + " schedules (" + countText(tuning.simulated)
        + " simulations" + (tuning.isComplete ? "" : "; not all were looked at") + "): " + timeText(time) + ", "
        + ratioText(tuning.asItStands, time) + " as fast as it stands" + (setting.empty() ? "" : "; " + setting)
        + "\n\n" + scheduleText(nameOf(file, best), best.steps) + "\nBefore\n"
        + kernelTable(file.program, tuning.before) + "\nAfter\n" + kernelTable(tuning.best, tuning.after);
    return all;
}

std::string withTuned(const ProgramFile& file, const Tuning& tuning)
{
    std::string text(file.source.text());
    const TunedSchedule& best = tuning.fastest();
    if (!best.name.empty())
        return text;
    if (!text.empty() && text.back() != '\n')
        text += '\n';
    const std::string setting = toText(best.setting);
    return text + "\n# Found by tuning" + (setting.empty() ? "" : ": " + setting) + ".\n"
        + scheduleText(nameOf(file, best), best.steps);
}

Result<void> saveTuning(const ProgramFile& file, const Tuning& tuning, const std::string& path)
{
    auto out = io::TextStream::toFile(path);
    if (!out)
        return out.error();
    const TunedSchedule& best = tuning.fastest();
    JsonText json(*out);
    json.beginObject(JsonText::Layout::Line);
    json.entry("format", "weft-tuning").entry("version", 1).entry("program", file.program.name);
    json.entry("as_it_stands_ns", tuning.asItStands);
    json.entry("best_ns", best.time.value_or(tuning.asItStands));
    json.entry("best_schedule", scheduleText(nameOf(file, best), best.steps));
    json.entry("complete", tuning.isComplete).entry("simulated", tuning.simulated);
    json.entry("pruned", tuning.pruned);
    json.entry("threads_with_work", tuning.busiest);
    writeKernels(json, "kernels_before", file.program, tuning.before);
    writeKernels(json, "kernels_after", tuning.best, tuning.after);
    json.key("schedules").beginArray(JsonText::Layout::Line);
    for (const TunedSchedule& schedule : tuning.schedules) {
        json.beginObject();
        if (!schedule.name.empty())
            json.entry("name", schedule.name);
        if (schedule.time) {
            json.entry("time_ns", *schedule.time);
            writeSetting(json, schedule.setting);
        } else {
            json.entry("at_least_ns", schedule.atLeast);
        }
        json.key("steps").beginArray();
        for (const program::Transformation& step : schedule.steps)
            json.value(program::text(step));
        json.end();
        json.end();
    }
    json.end();
    json.end();
    *out << '\n';
    return out->finish();
}

} // namespace weft::study
