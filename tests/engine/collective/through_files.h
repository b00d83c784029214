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

inline std::string toMscclXml(const Schedule& schedule, Findings& findings, const MscclUse& use = {})
{
    io::TextStream text;
    writeMscclXml(schedule, text, findings, use);
    return text.takeText();
}

inline std::string toMscclXml(const Schedule& schedule)
{
    Findings unread;
    return toMscclXml(schedule, unread);
}

namespace test {

inline constexpr MscclUse kForRccl { {}, MscclRuntime::Rccl };

// Null if the text cannot be read.
inline SchedulePtr readAgain(const std::string& text)
{
    Findings findings;
    const Result<SchedulePtr> read = parseMscclXml(text, "again.xml", findings);
    return read ? *read : nullptr;
}

// Null if the file cannot be read.
inline SchedulePtr throughXml(const Schedule& schedule)
{
    return readAgain(toMscclXml(schedule));
}

inline SchedulePtr throughJson(const Schedule& schedule)
{
    Findings findings;
    const Result<SchedulePtr> read = parseScheduleJson(toScheduleJson(schedule), "again.json", findings);
    return read ? *read : nullptr;
}

// Whether one of them says this.
inline bool mentions(const Findings& findings, const std::string& part)
{
    return std::ranges::any_of(
        findings, [&part](const Finding& finding) { return toString(finding.error).find(part) != std::string::npos; });
}

} // namespace test

} // namespace weft::collective
