// SPDX-License-Identifier: GPL-3.0-or-later
// A schedule as the text of a file, and read again, for tests of what files keep.
#pragma once

#include "engine/collective/forms/json/schedule_json.h"
#include "engine/collective/forms/msccl/msccl_xml.h"

namespace weft::collective {

inline std::string toScheduleJson(const Schedule& schedule)
{
    io::TextStream text;
    writeScheduleJson(schedule, text);
    return text.takeText();
}

inline std::string toMscclXml(
    const Schedule& schedule, Findings& findings, std::optional<Bytes> meantFor = std::nullopt)
{
    io::TextStream text;
    writeMscclXml(schedule, text, findings, meantFor);
    return text.takeText();
}

inline std::string toMscclXml(const Schedule& schedule)
{
    Findings unread;
    return toMscclXml(schedule, unread);
}

namespace test {

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

} // namespace test

} // namespace weft::collective
