// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/forms/msccl/msccl_issues.h"

#include "engine/core/make_error.h"
#include "engine/io/json_file.h"

#include <algorithm>

namespace weft::collective {

namespace {

// Where the value of the attribute stands in the tag at `tag`, or the tag itself.
std::size_t valueAt(std::string_view text, std::size_t tag, std::string_view name)
{
    constexpr std::string_view kSpace = " \t\r\n";
    const std::size_t end = std::min(text.find('>', tag), text.size());
    for (std::size_t at = text.find(name, tag); at < end; at = text.find(name, at + 1)) {
        const std::size_t equals = text.find_first_not_of(kSpace, at + name.size());
        if (kSpace.find(text[at - 1]) == std::string_view::npos || equals >= end || text[equals] != '=')
            continue;
        const std::size_t quote = text.find_first_not_of(kSpace, equals + 1);
        return quote < end ? quote + 1 : tag;
    }
    return tag;
}

} // namespace

void MscclIssues::add(Severity severity, Kind kind, ErrorCode code, const Spot& spot, Sentence message, Sentence hint)
{
    m_limited.add(severity, kind, [&] { return errorAt(place(spot), code, std::move(message), std::move(hint)); });
}

Where MscclIssues::place(const Spot& spot) const
{
    const bool isTag = spot.at < m_text.size() && m_text[spot.at] == '<';
    const std::size_t at = isTag && !spot.item.empty() ? valueAt(m_text, spot.at, spot.item) : spot.at;
    Where where = placeAt(m_source, io::lineAt(m_text, at), io::columnAt(m_text, at), spot.item);
    where.rank = spot.rank;
    return where;
}

std::optional<Error> MscclIssues::finish(Findings& findings)
{
    m_limited.finish(m_source);
    if (m_failed)
        return takeFirstError(std::exchange(m_own, {}), findings);
    std::ranges::move(std::exchange(m_own, {}), std::back_inserter(findings));
    return {};
}

} // namespace weft::collective
