// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/time_notes.h"

#include <algorithm>

namespace weft::widgets {

namespace {

bool before(const TimeNote& a, const TimeNote& b)
{
    return a.ns < b.ns;
}

} // namespace

void TimeNotes::setNotes(std::vector<TimeNote> notes)
{
    std::stable_sort(notes.begin(), notes.end(), before);
    if (notes == m_notes)
        return;
    m_notes = std::move(notes);
    emit changed();
}

void TimeNotes::put(TimeNote note)
{
    const auto same = std::find_if(m_notes.begin(), m_notes.end(),
        [&](const TimeNote& other) { return other.ns == note.ns && other.operation == note.operation; });
    if (same != m_notes.end() && *same == note)
        return;
    if (same != m_notes.end())
        *same = std::move(note);
    else
        m_notes.insert(std::upper_bound(m_notes.begin(), m_notes.end(), note, before), note);
    emit changed();
    emit edited();
}

void TimeNotes::remove(std::size_t at)
{
    if (at >= m_notes.size())
        return;
    m_notes.erase(m_notes.begin() + static_cast<std::ptrdiff_t>(at));
    emit changed();
    emit edited();
}

std::optional<std::size_t> TimeNotes::next(std::int64_t ns) const
{
    const auto at = std::find_if(m_notes.begin(), m_notes.end(), [ns](const TimeNote& note) { return note.ns > ns; });
    return at == m_notes.end() ? std::nullopt : std::optional(static_cast<std::size_t>(at - m_notes.begin()));
}

std::optional<std::size_t> TimeNotes::previous(std::int64_t ns) const
{
    const auto at = std::find_if(m_notes.rbegin(), m_notes.rend(), [ns](const TimeNote& note) { return note.ns < ns; });
    if (at == m_notes.rend())
        return {};
    return static_cast<std::size_t>(std::prev(at.base()) - m_notes.begin());
}

} // namespace weft::widgets
