// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as an MSCCL program: what is read can be verified, and written so that it reads as the same again
// where nothing in it hangs by what it says.
#include "engine/collective/forms/msccl/msccl_xml.h"
#include "small_verification.h"
#include "tests/engine/collective/through_files.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <tuple>

namespace {

using namespace weft;
using namespace weft::collective;

// Step by step, by the memory that they touch: in place the input and the output of a rank are two names of one.
bool areTheSame(const Schedule& a, const Schedule& b)
{
    if (a.fingerprint() == b.fingerprint())
        return true;
    if (!a.pattern().inPlace || !b.pattern().inPlace || a.stepCount() != b.stepCount()
        || a.blockCount() != b.blockCount())
        return false;
    return std::ranges::all_of(a.steps(), [&](StepId id) {
        const Schedule::Place at = a.placeOf(id);
        const auto touched = [&](const Schedule& schedule) {
            const Step step = schedule.step(id);
            return std::tuple(step.kind, step.count, schedule.pattern().storage(at.rank, step.source),
                schedule.pattern().storage(at.rank, step.target));
        };
        return touched(a) == touched(b) && std::ranges::equal(a.dependencies(id), b.dependencies(id));
    });
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
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
    if (!again || !areTheSame(**again, **schedule) || toMscclXml(**again) != written)
        __builtin_trap();
    return 0;
}
