// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/shared/time_notes.h"

#include <QUndoStack>

#include <algorithm>
#include <utility>

namespace weft::widgets {

namespace {

bool before(const TimeNote& a, const TimeNote& b)
{
    return a.ns < b.ns;
}

// All bookmarks before and after: there are few.
class ChangeNotes : public QUndoCommand {
public:
    ChangeNotes(TimeNotes& notes, std::vector<TimeNote> after, const QString& what)
        : QUndoCommand(what)
        , m_notes(notes)
        , m_before(notes.notes())
        , m_after(std::move(after))
    {
    }
    void redo() override { m_notes.setNotes(m_after); }
    void undo() override { m_notes.setNotes(m_before); }

private:
    TimeNotes& m_notes;
    std::vector<TimeNote> m_before;
    std::vector<TimeNote> m_after;
};

} // namespace

void TimeNotes::setNotes(std::vector<TimeNote> notes)
{
    std::stable_sort(notes.begin(), notes.end(), before);
    if (notes == m_notes)
        return;
    m_notes = std::move(notes);
    emit changed();
}

void TimeNotes::change(std::vector<TimeNote> notes, const QString& what)
{
    if (m_undo != nullptr)
        m_undo->push(new ChangeNotes(*this, std::move(notes), what));
    else
        setNotes(std::move(notes));
}

void TimeNotes::put(TimeNote note)
{
    std::vector<TimeNote> notes = m_notes;
    const auto same = std::find_if(notes.begin(), notes.end(),
        [&](const TimeNote& other) { return other.ns == note.ns && other.operation == note.operation; });
    if (same != notes.end() && *same == note)
        return;
    const bool isNew = same == notes.end();
    if (isNew)
        notes.insert(std::upper_bound(notes.begin(), notes.end(), note, before), note);
    else
        *same = std::move(note);
    change(std::move(notes), isNew ? tr("Set a bookmark") : tr("Change a bookmark"));
}

void TimeNotes::remove(std::size_t at)
{
    if (at >= m_notes.size())
        return;
    std::vector<TimeNote> notes = m_notes;
    notes.erase(notes.begin() + static_cast<std::ptrdiff_t>(at));
    change(std::move(notes), tr("Remove a bookmark"));
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

#include "moc_time_notes.cpp"
