// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/workspace/input_watcher.h"

#include "app/gui/workspace/workspace.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QFileInfo>

namespace weft::gui {

namespace {

constexpr int kSettleMs = 250;

// The texts in a system that are names of files: schedules in the place of algorithms.
void addFilesIn(const nlohmann::json& value, const QDir& folder, QStringList& files)
{
    if (value.is_string()) {
        const QString name = QString::fromStdString(value.get<std::string>());
        if (const QFileInfo file(folder, name); name.contains('.') && file.isFile())
            files << file.absoluteFilePath();
    } else if (value.is_structured()) {
        for (const auto& part : value)
            addFilesIn(part, folder, files);
    }
}

} // namespace

InputWatcher::InputWatcher(Workspace* workspace, QObject* parent)
    : QObject(parent)
    , m_workspace(workspace)
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(kSettleMs);
    connect(&m_settle, &QTimer::timeout, this, &InputWatcher::look);
    connect(workspace, &Workspace::inputFilesChanged, this, &InputWatcher::follow);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_settle, qOverload<>(&QTimer::start));
}

InputWatcher::Stamp InputWatcher::stampOf(WatchedFile kind, const QString& path)
{
    const QFileInfo file(path);
    return file.exists() ? Stamp { kind, file.size(), file.lastModified() } : Stamp { kind, -1, {} };
}

std::map<QString, WatchedFile> InputWatcher::files() const
{
    std::map<QString, WatchedFile> files;
    if (!m_workspace->isOpen())
        return files;
    if (!m_workspace->path().isEmpty())
        files[m_workspace->path()] = WatchedFile::Project;
    if (!m_workspace->fabricFile().isEmpty())
        files[m_workspace->fabricFile()] = WatchedFile::Fabric;
    const project::WorkloadSource& source = m_workspace->workload().source;
    if (source.kind == project::WorkloadKind::Trace) {
        const QFileInfo prefix(QString::fromStdString(source.prefix));
        const QDir folder = prefix.absoluteDir();
        const QStringList traces = folder.entryList({ prefix.fileName() + QStringLiteral(".*et*") }, QDir::Files);
        for (const QString& trace : traces.mid(0, kMostTraces))
            files[folder.absoluteFilePath(trace)] = WatchedFile::Traces;
    }
    const auto system = nlohmann::json::parse(m_workspace->settings().system, nullptr, false, true);
    QStringList schedules;
    if (!system.is_discarded())
        addFilesIn(system, QDir(QString::fromStdString(m_workspace->settings().folder)), schedules);
    for (const QString& schedule : schedules)
        files[schedule] = WatchedFile::Schedule;
    return files;
}

void InputWatcher::follow()
{
    const std::map<QString, WatchedFile> wanted = files();
    std::map<QString, Stamp> known;
    for (const auto& [path, kind] : wanted) {
        // What is known of a file stays known: it may have changed a moment ago. The project was just read or written.
        const auto at = m_known.find(path);
        known[path] = at == m_known.end() || kind == WatchedFile::Project ? stampOf(kind, path) : at->second;
    }
    m_known = std::move(known);
    QStringList gone;
    for (const QString& path : m_watcher.files()) {
        if (!m_known.contains(path))
            gone << path;
    }
    if (!gone.isEmpty())
        m_watcher.removePaths(gone);
    look();
}

void InputWatcher::look()
{
    if (m_workspace->isBusy()) { // it may be writing one of them itself
        m_settle.start();
        return;
    }
    QStringList added;
    for (auto& [path, stamp] : m_known) {
        const Stamp now = stampOf(stamp.kind, path);
        // A file that another one takes the place of is not watched any more.
        if (now.size >= 0 && !m_watcher.files().contains(path))
            added << path;
        if (now == stamp || now.size < 0)
            continue; // what is gone for a moment comes back; what stays away is said by whoever reads it
        stamp = now;
        emit changedOnDisk(stamp.kind, path);
    }
    if (!added.isEmpty())
        m_watcher.addPaths(added);
}

} // namespace weft::gui

#include "moc_input_watcher.cpp"
