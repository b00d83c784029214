// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/issues/issue_identity.h"

namespace weft::widgets {

std::string identityOf(const Issue& issue)
{
    const Error& error = issue.finding.error;
    std::string text = issue.source.toStdString();
    text += '\n';
    text += issue.finding.severity == Severity::Error ? 'e' : 'w';
    text += std::to_string(static_cast<int>(error.code)) + '\n' + error.message.english() + '\n' + toString(error.where)
        + '\n' + error.hint.english() + '\n';
    text += std::to_string(static_cast<std::uint32_t>(issue.node)) + ' '
        + std::to_string(static_cast<std::uint32_t>(issue.link)) + ' ' + std::to_string(index(issue.operation.rank))
        + ' ' + std::to_string(index(issue.operation.op));
    return text;
}

std::string likenessOf(const Issue& issue)
{
    const Error& error = issue.finding.error;
    std::string text = issue.source.toStdString();
    text += issue.finding.severity == Severity::Error ? "\ne" : "\nw";
    text += std::to_string(static_cast<int>(error.code)) + '\n' + error.hint.english() + '\n';
    bool quoted = false;
    for (const char letter : error.message.english()) {
        const bool isDigit = letter >= '0' && letter <= '9';
        if (letter == '\'')
            quoted = !quoted;
        if (!quoted && !(isDigit && text.back() == '#'))
            text += isDigit ? '#' : letter;
    }
    return text;
}

} // namespace weft::widgets
