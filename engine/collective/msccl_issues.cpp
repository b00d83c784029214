// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/msccl_issues.h"

#include "engine/io/json_file.h"

namespace weft::collective {

void MscclIssues::fail(ErrorCode code, const Spot& spot, std::string message, std::string hint)
{
    m_failed = true;
    m_limited.add(Severity::Error, "errors", [&] {
        return Error { code, std::move(message), place(spot), std::move(hint) };
    });
}

void MscclIssues::warn(std::string_view kind, ErrorCode code, const Spot& spot, std::string message, std::string hint)
{
    m_limited.add(Severity::Warning, kind, [&] {
        return Error { code, std::move(message), place(spot), std::move(hint) };
    });
}

Where MscclIssues::place(const Spot& spot) const
{
    Where where;
    where.file = m_source;
    where.line = io::lineAt(m_text, spot.at);
    where.column = io::columnAt(m_text, spot.at);
    where.rank = spot.rank;
    where.item = spot.item;
    return where;
}

std::optional<Error> MscclIssues::finish(Findings& findings)
{
    m_limited.finish(m_source);
    std::optional<Error> first;
    for (Finding& finding : m_own) {
        if (finding.severity == Severity::Error && !first)
            first = std::move(finding.error);
        else
            findings.push_back(std::move(finding));
    }
    m_own.clear();
    return first;
}

} // namespace weft::collective
