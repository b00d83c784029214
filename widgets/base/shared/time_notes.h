// SPDX-License-Identifier: GPL-3.0-or-later
// What people wrote beside moments of the runs of a project: bookmarks, some of them on an operation. Saved with the
// project; what a person does to them is a step of the history. Interface thread; owned by the workspace, shown and
// edited by the time views.
#pragma once

#include "widgets/base/shared/element_keys.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

class QUndoStack;

namespace weft::widgets {

struct TimeNote {
    std::int64_t ns = 0;
    OpKey operation {}; // invalid: of the moment only
    QString text;
    bool operator==(const TimeNote&) const = default;
};

class TimeNotes : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    // The history that edits go to, which outlives this; null: none, and edits are for ever.
    void setUndoStack(QUndoStack* stack) { m_undo = stack; }
    [[nodiscard]] const std::vector<TimeNote>& notes() const { return m_notes; } // by moment
    void setNotes(std::vector<TimeNote> notes); // of another project; not an edit
    void put(TimeNote note); // in the place of one at the same moment on the same operation; undoable
    void remove(std::size_t at); // undoable
    [[nodiscard]] std::optional<std::size_t> next(std::int64_t ns) const; // after a moment
    [[nodiscard]] std::optional<std::size_t> previous(std::int64_t ns) const; // before it

signals:
    void changed();

private:
    void change(std::vector<TimeNote> notes, const QString& what);

    QUndoStack* m_undo = nullptr;
    std::vector<TimeNote> m_notes;
};

} // namespace weft::widgets
