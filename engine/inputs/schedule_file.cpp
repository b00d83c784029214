// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/inputs/schedule_file.h"

#include "engine/collective/forms/json/schedule_json.h"
#include "engine/collective/forms/msccl/msccl_xml.h"
#include "engine/core/make_error.h"
#include "engine/io/byte_source.h"
#include "engine/io/foreign_file.h"

namespace weft::inputs {

Result<collective::SchedulePtr> readScheduleFile(const std::string& path, Findings& findings)
{
    const Result<io::ByteSourcePtr> bytes = io::ByteSource::openText(path);
    if (!bytes)
        return failWith(findings, bytes.error());
    const std::string_view text = (*bytes)->view();
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    std::string_view content = text;
    if (content.starts_with(kByteOrderMark))
        content.remove_prefix(kByteOrderMark.size());
    const std::size_t first = content.find_first_not_of(" \t\r\n");
    const char begin = first == std::string_view::npos ? '\0' : content[first];
    if (begin == '<' || begin == '{' || begin == '/') { // JSON may begin with a comment
        Findings further;
        const auto passed = [&](std::size_t offset) { (*bytes)->release(offset); };
        Result<collective::SchedulePtr> schedule = begin == '<'
            ? collective::parseMscclXml(text, path, further)
            : collective::parseScheduleJson(text, path, further, passed);
        if (!schedule)
            fail(findings, schedule.error());
        findings.insert(findings.end(), further.begin(), further.end());
        return schedule;
    }
    if (content.empty())
        return failWith(findings, io::unknownFile(say("this is not a schedule"), content, path));
    if (content.starts_with(io::kStepFileMagic))
        return failWith(findings,
            errorIn(path, ErrorCode::Unsupported, say("these are equal steps (.wsteps), which are not read from here"),
                say("name the file itself where a synthesized schedule is verified, not a pipe")));
    return failWith(findings,
        errorIn(path, ErrorCode::Malformed,
            say("this is not a schedule: neither an MSCCL-IR program (XML) nor Weft's JSON"),
            say("for execution traces, give their prefix: what comes before .0.et")));
}

} // namespace weft::inputs
