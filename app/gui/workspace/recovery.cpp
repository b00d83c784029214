// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/workspace/recovery.h"

#include "app/gui/workspace/own_folder.h"
#include "app/gui/workspace/workspace.h"
#include "engine/core/make_error.h"
#include "engine/io/text_file.h"
#include "engine/project/project_json.h"
#include "widgets/base/words/engine_text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QUndoStack>

#include <algorithm>
#include <utility>

namespace weft::gui {

namespace {

// With the time that writing takes, well below the five seconds that anybody may lose.
constexpr int kDelayMs = 2500;

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

bool hasCopies(const QString& project)
{
    const QStringList bases = basesOf(project);
    return std::any_of(
        bases.begin(), bases.end(), [](const QString& base) { return !RecoverySlot::copies(base).isEmpty(); });
}

// The place is emptied when nobody holds it any more: its copy is needed no longer, and others may have it.
std::shared_ptr<RecoverySlot> held(std::unique_ptr<RecoverySlot> slot, const QString& project)
{
    return { slot.release(), [project](RecoverySlot* left) {
                QFile::remove(left->file());
                delete left;
                if (!project.isEmpty() && !hasCopies(project))
                    QFile::remove(noteOf(project));
            } };
}

// A lock is written through to the disk, which a busy one keeps waiting: on a worker, like the copy itself.
std::shared_ptr<RecoverySlot> placeFor(const QString& project)
{
    for (const QString& base : basesOf(project)) {
        std::unique_ptr<RecoverySlot> slot = RecoverySlot::claim(base);
        if (slot == nullptr)
            continue;
        if (!project.isEmpty()) {
            QDir().mkpath(QFileInfo(noteOf(project)).absolutePath());
            (void)io::writeTextFile(noteOf(project).toStdString(), project.toStdString());
        }
        return held(std::move(slot), project);
    }
    return nullptr;
}

struct Copy {
    std::shared_ptr<RecoverySlot> slot; // null: there is no place for one
    Result<void> written;
};

Copy write(const ProjectDraft& draft, std::shared_ptr<RecoverySlot> slot, const QString& project)
{
    if (slot == nullptr)
        slot = placeFor(project);
    if (slot == nullptr)
        return { nullptr,
            errorOf(ErrorCode::Unreadable, say("no copy of unsaved work can be kept: there is no place to write to")) };
    return { slot, io::writeTextFile(slot->file().toStdString(), project::writeProject(complete(draft))) };
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

void Recovery::setDelay(int ms)
{
    m_timer.setInterval(ms);
}

QString Recovery::file() const
{
    return m_slot != nullptr ? m_slot->file() : QString();
}

void Recovery::schedule()
{
    if (m_workspace->isModified()) {
        if (!m_timer.isActive())
            m_timer.start();
        return;
    }
    m_timer.stop();
    m_slot.reset();
}

void Recovery::saveNow()
{
    m_timer.stop();
    if (!m_workspace->isModified())
        return;
    const QString project = placeOfProject();
    Copy copy = write(m_workspace->draft(project), m_slot, project);
    m_slot = std::move(copy.slot);
    take(copy.written);
}

// The project whose copy is due. The place of another one is left.
QString Recovery::placeOfProject()
{
    if (m_slotOf != m_workspace->path())
        m_slot.reset();
    m_slotOf = m_workspace->path();
    return m_slotOf;
}

void Recovery::saveOnWorker()
{
    if (!m_workspace->isModified())
        return;
    if (m_isWriting) { // a second copy would take a second place
        m_timer.start();
        return;
    }
    m_isWriting = true;
    const QString project = placeOfProject();
    // The place is held until the copy is written, even if the project is closed meanwhile.
    m_workspace->jobs()->start(
        { tr("Keeping a copy"), widgets::JobLane::Save }, this,
        [draft = m_workspace->draft(project), slot = m_slot, project](
            const Watch&) { return write(draft, slot, project); },
        [this, project](Copy copy) {
            m_isWriting = false;
            if (m_slot == nullptr && m_slotOf == project && m_workspace->path() == project)
                m_slot = copy.slot;
            if (copy.slot == m_slot) // else it came too late
                take(copy.written);
        },
        [this](const QString& reason) {
            m_isWriting = false;
            take(errorOf(ErrorCode::Unfinished, say("no copy was kept: %1", reason.toStdString())));
        });
}

void Recovery::take(const Result<void>& written)
{
    if (!written) {
        emit failed(widgets::inWords(written.error()));
        m_timer.start();
        return;
    }
    if (m_workspace->isModified())
        emit kept();
    else
        m_slot.reset(); // saved meanwhile
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
        found.push_back({ copy.filePath(), project, copy.lastModified(),
            QLocale().toString(copy.lastModified(), QLocale::ShortFormat),
            !project.isEmpty() && saved.exists() && saved.lastModified() > copy.lastModified() });
    return found;
}

std::vector<Recovery::Found> Recovery::findAll()
{
    std::vector<Found> all = find({});
    for (const QString& project : projectsWithCopies()) {
        const std::vector<Found> found = find(project);
        all.insert(all.end(), found.begin(), found.end());
    }
    std::stable_sort(all.begin(), all.end(), [](const Found& a, const Found& b) { return a.time > b.time; });
    return all;
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
    std::unique_ptr<RecoverySlot> slot = RecoverySlot::takeOver(found.copy);
    if (slot == nullptr)
        return;
    m_slot = held(std::move(slot), found.project);
    m_slotOf = found.project;
}

} // namespace weft::gui

#include "moc_recovery.cpp"
