// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/workspace/recovery.h"

#include "app/gui/workspace/workspace.h"
#include "engine/io/text_file.h"
#include "engine/project/project_json.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>
#include <QUndoStack>

#include <algorithm>

namespace weft::gui {

namespace {

// With the time that writing takes, well below the five seconds that anybody may lose.
constexpr int kDelayMs = 2500;

QString ownFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

QString hashOfName(const QString& project)
{
    return QString::fromLatin1(QCryptographicHash::hash(project.toUtf8(), QCryptographicHash::Sha1).toHex().left(16));
}

// Where copies go: beside the project; in the person's own folder for work that has no file yet, or whose folder
// cannot be written to.
QStringList basesOf(const QString& project)
{
    if (project.isEmpty())
        return { ownFolder() + QStringLiteral("/untitled.weft~autosave") };
    return { QString::fromStdString(project::recoveryPath(project.toStdString())),
        ownFolder() + QStringLiteral("/%1.weft~autosave").arg(hashOfName(project)) };
}

// A file that names the project, for as long as there may be a copy of it.
QString noteOf(const QString& project)
{
    return ownFolder() + QStringLiteral("/copies/%1.txt").arg(hashOfName(project));
}

Result<void> write(const ProjectDraft& draft, const QString& target)
{
    return io::writeTextFile(target.toStdString(), project::writeProject(complete(draft)));
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
    leave();
}

void Recovery::setDelay(int ms)
{
    m_timer.setInterval(ms);
}

bool Recovery::findPlace()
{
    const QString project = m_workspace->path();
    if (m_slot != nullptr && m_slotOf == project)
        return true;
    leave();
    for (const QString& base : basesOf(project)) {
        m_slot = RecoverySlot::claim(base);
        if (m_slot != nullptr)
            break;
    }
    m_slotOf = project;
    if (m_slot != nullptr && !project.isEmpty()) {
        QDir().mkpath(QFileInfo(noteOf(project)).absolutePath());
        (void)io::writeTextFile(noteOf(project).toStdString(), project.toStdString());
    }
    return m_slot != nullptr;
}

// What is in the place is needed no more, and others may have it.
void Recovery::leave()
{
    if (m_slot == nullptr)
        return;
    QFile::remove(m_slot->file());
    m_slot.reset();
    if (!m_slotOf.isEmpty() && find(m_slotOf).empty())
        QFile::remove(noteOf(m_slotOf));
}

QString Recovery::file()
{
    return findPlace() ? m_slot->file() : QString();
}

void Recovery::schedule()
{
    if (m_workspace->isModified()) {
        if (!m_timer.isActive())
            m_timer.start();
        return;
    }
    m_timer.stop();
    leave();
}

void Recovery::saveNow()
{
    m_timer.stop();
    if (m_workspace->isModified() && findPlace())
        take(write(m_workspace->draft(m_slotOf), m_slot->file()));
}

void Recovery::saveOnWorker()
{
    if (!m_workspace->isModified())
        return;
    if (!findPlace()) {
        take(Error {
            ErrorCode::Unreadable, "no copy of unsaved work can be kept: there is no place to write to", {}, {} });
        return;
    }
    // The place is held until the copy is written, even if the project is closed meanwhile.
    m_workspace->jobs()->start(
        { tr("Keeping a copy"), widgets::JobLane::Save }, this,
        [draft = m_workspace->draft(m_slotOf), slot = m_slot](const Watch&) { return write(draft, slot->file()); },
        [this, slot = m_slot](const Result<void>& written) {
            if (slot == m_slot)
                take(written);
            else
                QFile::remove(slot->file()); // it came too late
        },
        [this](const QString& reason) {
            take(Error { ErrorCode::Unfinished, "no copy was kept: " + reason.toStdString(), {}, {} });
        });
}

void Recovery::take(const Result<void>& written)
{
    if (!written) {
        emit failed(QString::fromStdString(toString(written.error())));
        m_timer.start();
        return;
    }
    if (m_workspace->isModified())
        emit kept();
    else
        leave(); // saved meanwhile
}

std::vector<Recovery::Found> Recovery::find(const QString& project)
{
    QList<QFileInfo> copies;
    for (const QString& base : basesOf(project)) {
        for (const QString& file : RecoverySlot::orphans(base))
            copies << QFileInfo(file);
    }
    std::sort(copies.begin(), copies.end(),
        [](const QFileInfo& a, const QFileInfo& b) { return a.lastModified() > b.lastModified(); });
    const QFileInfo saved(project);
    std::vector<Found> found;
    for (const QFileInfo& copy : copies)
        found.push_back({ copy.filePath(), project, QLocale().toString(copy.lastModified(), QLocale::ShortFormat),
            !project.isEmpty() && saved.exists() && saved.lastModified() > copy.lastModified() });
    return found;
}

QStringList Recovery::projectsWithCopies()
{
    QStringList projects;
    for (const QFileInfo& note : QDir(ownFolder() + QStringLiteral("/copies")).entryInfoList(QDir::Files)) {
        const auto text = io::readTextFile(note.filePath().toStdString());
        const QString project = text ? QString::fromStdString(*text) : QString();
        if (!project.isEmpty() && !find(project).empty())
            projects << project;
    }
    return projects;
}

void Recovery::discard(const Found& found)
{
    // Only what nobody holds: another window may have taken it over while this one asked.
    if (const auto slot = RecoverySlot::takeOver(found.copy))
        QFile::remove(found.copy);
}

void Recovery::adopt(const Found& found)
{
    std::shared_ptr<RecoverySlot> slot = RecoverySlot::takeOver(found.copy);
    if (slot == nullptr)
        return;
    leave();
    m_slot = std::move(slot);
    m_slotOf = found.project;
}

} // namespace weft::gui
