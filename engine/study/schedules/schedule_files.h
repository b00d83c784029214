// SPDX-License-Identifier: GPL-3.0-or-later
// Schedules from and to files, whatever their form: MSCCL-IR XML, Weft's JSON, or Chakra traces of one algorithm.
// Reads and writes files; holds no state; any thread.
#pragma once

#include "engine/collective/forms/chakra/chakra_form.h"
#include "engine/core/progress.h"
#include "engine/core/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace weft::study {

enum class ScheduleForm : std::uint8_t { MscclXml, RcclXml, Json, Traces, Steps };
[[nodiscard]] constexpr bool isXml(ScheduleForm form)
{
    return form == ScheduleForm::MscclXml || form == ScheduleForm::RcclXml;
}

struct LoadedSchedule {
    collective::SchedulePtr schedule;
    // Of traces: what gives the same traces again.
    collective::LoweringOptions lowering;
    // False for traces that say nothing of chunks: who sends to whom is known, and not what.
    bool knowsChunks = true;
};

// A file by its content, or the prefix of traces. Errors: those of parseMscclXml, parseScheduleJson, the trace readers
// and scheduleFromTraces; NotFound; Malformed (a file of another kind). With findings of severity Error beside a result
// the schedule is readable and wrong.
[[nodiscard]] Result<LoadedSchedule> loadSchedule(const std::string& path, Findings& findings, const Watch& watch = {});

// The form that an output's name asks for: ".rccl.xml" (MSCCL XML as RCCL's executor reads it), ".xml" (as MSCCL does,
// or as the file did that the schedule is from), ".json", ".wsteps", and traces otherwise.
[[nodiscard]] ScheduleForm formOfName(std::string_view output);

// Whether a name can stand for that form: traces are a file for each rank, which no device and no pipe can be. To be
// asked before long work, too. Errors: Unreadable.
[[nodiscard]] Result<void> canTake(const std::string& output, ScheduleForm form);

// Writes a schedule. Traces become PREFIX.<rank>.et, and beside them PREFIX.system.json, with which ASTRA-sim runs them
// in the place of its own algorithm (a warning where it has no key for the pattern). Returns the files, the system
// file last. Errors: Unreadable, those of addTraces(), Unsupported (steps: only what was synthesized has them, see
// saveSteps()).
[[nodiscard]] Result<std::vector<std::string>> saveSchedule(const collective::Schedule& schedule,
    const std::string& output, ScheduleForm form, const collective::EtOptions& options, Findings& findings,
    const Watch& watch = {});

} // namespace weft::study
