// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as Weft's JSON of a schedule: what is read can be verified, and written so that it reads as the same again.
#include "engine/collective/forms/json/schedule_json.h"
#include "small_verification.h"
#include "tests/engine/collective/random_schedules.h"
#include "tests/engine/collective/through_files.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace weft;
    using namespace weft::collective;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    Findings findings;
    const Result<SchedulePtr> schedule = parseScheduleJson(text, "fuzz.json", findings);
    if (!schedule) {
        if (schedule.error().message.empty())
            __builtin_trap();
        return 0;
    }
    fuzz::verifyIfSmall(**schedule);
    const std::string written = toScheduleJson(**schedule);
    const Result<SchedulePtr> again = parseScheduleJson(written, "again.json", findings);
    if (!again || !test::identical(**schedule, **again) || toScheduleJson(**again) != written)
        __builtin_trap();
    return 0;
}
