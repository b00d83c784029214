// SPDX-License-Identifier: GPL-3.0-or-later
// Looks at the files that the open project was made of (itself, the file of its fabric, its traces, the schedules that
// its settings name) and says when another program changes one. Nothing is read again by itself. Interface thread.
#pragma once

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QTimer>

#include <map>

namespace weft::gui {

class Workspace;

enum class WatchedFile { Project, Fabric, Traces, Schedule };

class InputWatcher : public QObject {
    Q_OBJECT

public:
    InputWatcher(Workspace* workspace, QObject* parent);
    // Sets of more files are watched by their first ones.
    static constexpr int kMostTraces = 64;

signals:
    void changedOnDisk(weft::gui::WatchedFile kind, const QString& path);

private:
    struct Stamp {
        WatchedFile kind = WatchedFile::Project;
        qint64 size = -1; // -1: it is not there
        QDateTime modified;
        bool operator==(const Stamp&) const = default;
    };
    [[nodiscard]] static Stamp stampOf(WatchedFile kind, const QString& path);
    [[nodiscard]] std::map<QString, WatchedFile> files() const;
    void follow(); // the workspace names other files, or wrote one itself
    void look();

    Workspace* m_workspace;
    QFileSystemWatcher m_watcher;
    QTimer m_settle; // programs write files in several steps
    std::map<QString, Stamp> m_known;
};

} // namespace weft::gui
