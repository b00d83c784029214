// SPDX-License-Identifier: GPL-3.0-or-later
// A schedule written as a file and read again, for tests of what files keep.
#pragma once

#include "engine/collective/forms/json/schedule_json.h"
#include "engine/collective/forms/msccl/msccl_xml.h"

namespace weft::collective::test {

// Null if the file cannot be read.
inline SchedulePtr throughXml(const Schedule& schedule)
{
    Findings findings;
    const Result<SchedulePtr> read = parseMscclXml(toMscclXml(schedule), "again.xml", findings);
    return read ? *read : nullptr;
}

inline SchedulePtr throughJson(const Schedule& schedule)
{
    Findings findings;
    const Result<SchedulePtr> read = parseScheduleJson(toScheduleJson(schedule), "again.json", findings);
    return read ? *read : nullptr;
}

} // namespace weft::collective::test
