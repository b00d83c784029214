// SPDX-License-Identifier: GPL-3.0-or-later
// Autosave: while a project has unsaved changes, a copy goes to a separate recovery file, never over the project.
// Saving removes it; one that is found at start belongs to a window that did not end well. Interface thread.
#pragma once

#include "engine/project/project.h"

#include <QObject>
#include <QTimer>

#include <optional>
#include <vector>

namespace weft::gui {

class Workspace;

class Recovery : public QObject {
    Q_OBJECT

public:
    Recovery(Workspace* workspace, QObject* parent);
    ~Recovery() override; // an orderly end needs no recovery

    // How long after a change the copy is written.
    void setDelay(int ms);

    struct Found {
        QString copy; // the recovery file
        QString project; // what it is a copy of; empty: it was never saved
        QString when; // for people, in their locale
    };
    // The copy of a project, or of one that was never saved if `project` is empty.
    [[nodiscard]] static std::optional<Found> find(const QString& project);
    [[nodiscard]] static Result<project::Project> read(const Found& found, Findings& findings);
    static void discard(const Found& found);

    // Where the copy of what is open goes now.
    [[nodiscard]] QString file() const;
    void saveNow(); // returns when it is written

signals:
    void failed(const QString& reason); // the copy could not be written; tried again later

private:
    void schedule();
    void saveOnWorker();
    // The file that was written, or why none was. Any thread.
    [[nodiscard]] static Result<QString> write(const project::Project& project, const QString& target);
    void take(const Result<QString>& written);

    Workspace* m_workspace;
    QTimer m_timer;
    QString m_written; // the last copy, removed when it is not needed any more
    QString m_pending; // what a worker is writing
};

} // namespace weft::gui
