// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/recovery.h"

#include "app/gui/workspace.h"
#include "engine/io/text_file.h"
#include "engine/project/project_json.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>
#include <QUndoStack>

namespace weft::gui {

namespace {

constexpr int kDelayMs = 5000;

// Work that has no file yet.
QString untitledCopy()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
        + QStringLiteral("/untitled.weft~autosave");
}

} // namespace

Recovery::Recovery(Workspace* workspace, QObject* parent)
    : QObject(parent)
    , m_workspace(workspace)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(kDelayMs);
    connect(&m_timer, &QTimer::timeout, this, &Recovery::saveOnWorker);
    connect(workspace->undoStack(), &QUndoStack::indexChanged, this, &Recovery::schedule);
    connect(workspace, &Workspace::modifiedChanged, this, &Recovery::schedule);
}

Recovery::~Recovery()
{
    for (const QString& copy : { m_written, m_pending }) {
        if (!copy.isEmpty())
            QFile::remove(copy);
    }
}

void Recovery::setDelay(int ms)
{
    m_timer.setInterval(ms);
}

QString Recovery::file() const
{
    const QString path = m_workspace->path();
    return path.isEmpty() ? untitledCopy() : QString::fromStdString(project::recoveryPath(path.toStdString()));
}

void Recovery::schedule()
{
    if (m_workspace->isModified()) {
        if (!m_timer.isActive())
            m_timer.start();
        return;
    }
    m_timer.stop();
    if (!m_written.isEmpty())
        QFile::remove(m_written);
    m_written.clear();
}

void Recovery::saveNow()
{
    m_timer.stop();
    if (m_workspace->isModified())
        take(write(m_workspace->snapshot(), file()));
}

void Recovery::saveOnWorker()
{
    if (!m_workspace->isModified())
        return;
    m_pending = file();
    m_workspace->jobs()->start(
        tr("Keeping a copy"), this,
        [project = m_workspace->snapshot(), target = m_pending](const Watch&) { return write(project, target); },
        [this](const Result<QString>& written) { take(written); });
}

Result<QString> Recovery::write(const project::Project& project, const QString& target)
{
    const std::string text = project::writeProject(project);
    const auto writeTo = [&text](const QString& path) {
        QDir().mkpath(QFileInfo(path).absolutePath());
        return io::writeTextFile(path.toStdString(), text);
    };
    auto written = writeTo(target);
    if (written)
        return target;
    // A folder that cannot be written to: the person's own one.
    if (target == untitledCopy() || !writeTo(untitledCopy()))
        return written.error();
    return untitledCopy();
}

void Recovery::take(const Result<QString>& written)
{
    m_pending.clear();
    if (!written) {
        emit failed(QString::fromStdString(toString(written.error())));
        m_timer.start();
        return;
    }
    if (!m_written.isEmpty() && m_written != *written)
        QFile::remove(m_written);
    m_written = *written;
    if (!m_workspace->isModified()) // saved meanwhile
        schedule();
}

std::optional<Recovery::Found> Recovery::find(const QString& project)
{
    const QString copy
        = project.isEmpty() ? untitledCopy() : QString::fromStdString(project::recoveryPath(project.toStdString()));
    const QFileInfo info(copy);
    if (!info.isFile())
        return {};
    return Found { copy, project, QLocale().toString(info.lastModified(), QLocale::ShortFormat) };
}

Result<project::Project> Recovery::read(const Found& found, Findings& findings)
{
    return project::readProject(found.copy.toStdString(), findings);
}

void Recovery::discard(const Found& found)
{
    QFile::remove(found.copy);
}

} // namespace weft::gui
