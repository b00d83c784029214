// SPDX-License-Identifier: GPL-3.0-or-later
// Autosave: while a project has unsaved changes, a copy goes to a separate recovery file, never over the project and
// never over the copy of another process. Saving removes it; one that nobody holds belongs to a window that did not end
// well, and is offered at the next start, whichever project it is of. Interface thread.
#pragma once

#include "app/gui/workspace/project_jobs.h"
#include "app/gui/workspace/recovery_slot.h"

#include <QDateTime>
#include <QObject>
#include <QTimer>

#include <memory>
#include <vector>

namespace weft::gui {

class Workspace;

class Recovery : public QObject {
    Q_OBJECT

public:
    Recovery(Workspace* workspace, QObject* parent);

    // How long after a change the copy is written.
    void setDelay(int ms);

    struct Found {
        QString copy; // the recovery file
        QString project; // what it is a copy of; empty: it was never saved
        QDateTime time;
        QString when; // for people, in their locale
        bool isOlder = false; // the project was saved after it
    };
    // The copies that were left behind of a project, or of those that were never saved if `project` is empty; the
    // latest first.
    [[nodiscard]] static std::vector<Found> find(const QString& project);
    // The same of all projects, saved or not.
    [[nodiscard]] static std::vector<Found> findAll();
    // Projects that have copies which were left behind.
    [[nodiscard]] static QStringList projectsWithCopies();
    static void discard(const Found& found);
    // The workspace shows what was found: the copy stays, as the copy of this process, until the work is saved.
    void adopt(const Found& found);

    // Where the copy of what is open is; empty as long as there is none.
    [[nodiscard]] QString file() const;
    void saveNow(); // returns when it is written

signals:
    void failed(const QString& reason); // the copy could not be written; tried again later
    void kept(); // the copy is on the disk

private:
    void schedule();
    void saveOnWorker();
    QString placeOfProject();
    void take(const Result<void>& written);

    Workspace* m_workspace;
    QTimer m_timer;
    // Shared with the worker that writes to it. Whoever lets go of it last removes the copy: an orderly end needs none.
    std::shared_ptr<RecoverySlot> m_slot;
    QString m_slotOf; // the project
    bool m_isWriting = false; // a worker has the place, or looks for one
};

} // namespace weft::gui
