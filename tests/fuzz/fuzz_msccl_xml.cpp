// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as an MSCCL program: what is read can be verified, and written so that it reads as the same again
// where nothing in it hangs by what it says.
#include "engine/collective/forms/msccl/msccl_xml.h"
#include "small_verification.h"
#include "tests/engine/collective/through_files.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace weft;
    using namespace weft::collective;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    Findings findings;
    const Result<SchedulePtr> schedule = parseMscclXml(text, "fuzz.xml", findings);
    if (!schedule) {
        if (schedule.error().message.empty() || !schedule.error().where.line || !schedule.error().where.column)
            __builtin_trap(); // every refusal has its place
        return 0;
    }
    fuzz::verifyIfSmall(**schedule);
    if (hasErrors(findings))
        return 0; // a wait that never ends is read as one more, so that a verdict can name it
    const std::string written = toMscclXml(**schedule);
    const Result<SchedulePtr> again = parseMscclXml(written, "again.xml", findings);
    if (!again || (*again)->fingerprint() != (*schedule)->fingerprint() || toMscclXml(**again) != written)
        __builtin_trap();
    return 0;
}
