// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/error.h"

#include <algorithm>
#include <utility>

namespace weft {

std::string_view toString(ErrorCode code)
{
    switch (code) {
    case ErrorCode::Usage:
        return "usage";
    case ErrorCode::NotFound:
        return "not-found";
    case ErrorCode::Unreadable:
        return "unreadable";
    case ErrorCode::Malformed:
        return "malformed";
    case ErrorCode::Truncated:
        return "truncated";
    case ErrorCode::UnknownKey:
        return "unknown-key";
    case ErrorCode::WrongType:
        return "wrong-type";
    case ErrorCode::OutOfRange:
        return "out-of-range";
    case ErrorCode::Missing:
        return "missing";
    case ErrorCode::Duplicate:
        return "duplicate";
    case ErrorCode::UnknownDependency:
        return "unknown-dependency";
    case ErrorCode::Cycle:
        return "cycle";
    case ErrorCode::MissingRank:
        return "missing-rank";
    case ErrorCode::Unmatched:
        return "unmatched";
    case ErrorCode::Mismatched:
        return "mismatched";
    case ErrorCode::UnknownGroup:
        return "unknown-group";
    case ErrorCode::NotMember:
        return "not-member";
    case ErrorCode::Unsupported:
        return "unsupported";
    case ErrorCode::Unreachable:
        return "unreachable";
    case ErrorCode::TooLarge:
        return "too-large";
    case ErrorCode::Unfinished:
        return "unfinished";
    case ErrorCode::Cancelled:
        return "cancelled";
    }
    return "malformed";
}

std::string toString(const Where& where)
{
    std::string text = where.file;
    if (where.line) {
        text += ':' + std::to_string(*where.line);
        if (where.column)
            text += ':' + std::to_string(*where.column);
    }
    const auto append = [&text](const std::string& part) {
        if (!text.empty())
            text += ", ";
        text += part;
    };
    if (where.byteOffset)
        append("byte " + std::to_string(*where.byteOffset));
    if (where.rank)
        append("rank " + std::to_string(*where.rank));
    if (where.nodeId)
        append("node " + std::to_string(*where.nodeId));
    if (!where.item.empty())
        append('\'' + where.item + '\'');
    return text;
}

std::string toString(const Error& error)
{
    std::string text = toString(error.where);
    if (!text.empty())
        text += ": ";
    text += error.message.english();
    if (!error.hint.empty())
        text += " (" + error.hint.english() + ')';
    return text;
}

void warn(Findings& findings, Error error)
{
    findings.push_back({ Severity::Warning, std::move(error) });
}

void fail(Findings& findings, Error error)
{
    findings.push_back({ Severity::Error, std::move(error) });
}

bool hasErrors(const Findings& findings)
{
    return std::any_of(
        findings.begin(), findings.end(), [](const Finding& f) { return f.severity == Severity::Error; });
}

const Error& firstError(const Findings& findings)
{
    return std::find_if(findings.begin(), findings.end(), [](const Finding& f) {
        return f.severity == Severity::Error;
    })->error;
}

std::optional<Error> takeFirstError(Findings from, Findings& into)
{
    std::optional<Error> first;
    for (Finding& finding : from) {
        if (finding.severity == Severity::Error && !first)
            first = std::move(finding.error);
        else
            into.push_back(std::move(finding));
    }
    return first;
}

} // namespace weft
