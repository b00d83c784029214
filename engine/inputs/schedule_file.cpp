// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/inputs/schedule_file.h"

#include "engine/collective/forms/json/schedule_json.h"
#include "engine/collective/forms/msccl/msccl_xml.h"
#include "engine/core/make_error.h"
#include "engine/io/text_file.h"

namespace weft::inputs {

Result<collective::SchedulePtr> readScheduleFile(const std::string& path, Findings& findings)
{
    const Result<std::string> text = io::readTextFile(path);
    if (!text)
        return failWith(findings, text.error());
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    std::string_view content = *text;
    if (content.starts_with(kByteOrderMark))
        content.remove_prefix(kByteOrderMark.size());
    const std::size_t first = content.find_first_not_of(" \t\r\n");
    const char begin = first == std::string_view::npos ? '\0' : content[first];
    if (begin == '<' || begin == '{' || begin == '/') { // JSON may begin with a comment
        Findings further;
        const auto parse = begin == '<' ? collective::parseMscclXml : collective::parseScheduleJson;
        Result<collective::SchedulePtr> schedule = parse(*text, path, further);
        if (!schedule)
            fail(findings, schedule.error());
        findings.insert(findings.end(), further.begin(), further.end());
        return schedule;
    }
    return failWith(findings,
        errorIn(path, ErrorCode::Malformed, "this is not a schedule: neither an MSCCL-IR program (XML) nor Weft's JSON",
            "for execution traces, give their prefix: what comes before .0.et"));
}

} // namespace weft::inputs
