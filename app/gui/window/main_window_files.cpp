// SPDX-License-Identifier: GPL-3.0-or-later
// The window and its files: opening by content, saving, recovery, recent files.
#include "app/gui/views/view_glue.h"
#include "app/gui/views/views.h"
#include "app/gui/window/file_opener.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/welcome_page.h"
#include "widgets/base/jobs/open_path.h"
#include "widgets/base/jobs/save_path.h"
#include "widgets/base/words/engine_text.h"

#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QUndoStack>

#include <algorithm>

namespace weft::gui {

QString MainWindow::openFile(const QString& path)
{
    return openFiles({ path });
}

QString MainWindow::openFiles(const QStringList& paths)
{
    return m_opener->open(paths);
}

QString MainWindow::openingProblem() const
{
    return m_opener->problem();
}

void MainWindow::connectOpener()
{
    connect(m_opener, &FileOpener::opened, this, &MainWindow::addRecent);
    connect(m_opener, &FileOpener::failed, this, [this](const QString& path, int files) {
        const QString name = QFileInfo(path).fileName();
        showMessage(files == 1 ? tr("%1 cannot be opened: see Issues").arg(name)
                               : tr("%1 and others cannot be opened: see Issues").arg(name));
        (void)showView(QStringLiteral("issues"));
    });
}

bool MainWindow::openProjectFile(const QString& path, Findings& failures)
{
    return mayDiscard() && loadProjectFile(path, failures);
}

bool MainWindow::loadProjectFile(const QString& path, Findings& failures)
{
    Findings findings;
    const auto opened = m_workspace->openProject(path, findings);
    if (!opened && opened.error().code == ErrorCode::Cancelled) {
        showMessage(tr("Opening %1 was stopped").arg(QFileInfo(path).fileName()));
        return false;
    }
    if (!opened) {
        fail(findings, opened.error());
        failures = std::move(findings);
        return false;
    }
    m_workspace->reportIssues(QStringLiteral("project"), findings);
    if (m_offersCopies)
        (void)offerCopies(Recovery::find(m_workspace->path()));
    return true;
}

void MainWindow::addRecent(const QString& path)
{
    if (m_useSession)
        m_session.addRecentFile(path);
    updateRecent();
}

void MainWindow::openSample(const QString& name)
{
    if (!mayDiscard())
        return;
    if (name != QStringLiteral("default")) {
        m_workspace->startNew();
        (void)m_workspace->openProgramSample(name);
        m_workspace->undoStack()->clear(); // nothing was there before
        (void)showView(QStringLiteral("program")); // with the keys in the text
        return;
    }
    m_workspace->openSample();
    startRun();
    setMode(Mode::Analyze);
    if (m_useSession && m_session.wantsTour())
        startTour();
}

// One process that died leaves one copy; several may have. Who takes one is asked about the others another time.
bool MainWindow::offerCopies(const std::vector<Recovery::Found>& copies)
{
    for (auto found = copies.begin(); found != copies.end(); ++found) {
        if (offerCopy(*found, { std::next(found), copies.end() }))
            return true;
    }
    return false;
}

bool MainWindow::offerCopy(const Recovery::Found& found, std::vector<Recovery::Found> others)
{
    const auto nameOf = [](const Recovery::Found& copy) { return QFileInfo(copy.project).fileName(); };
    // A copy that is left behind holds work that would otherwise be lost, and taking it replaces what is open.
    QString text = found.project.isEmpty()
        ? tr("Weft did not end well last time. A copy of an unsaved project was kept at %1.").arg(found.when)
        : tr("Weft did not end well last time. A copy of %1 with unsaved changes was kept at %2.")
              .arg(nameOf(found), found.when);
    if (found.isOlder)
        text += ' ' + tr("The project was saved after that.");
    // A result can be a hundred times as large as the project, and the engine makes the same one again.
    text += ' ' + tr("It does not have the results of runs that were made since the last save: run them again.");
    constexpr std::size_t kMostNamed = 5;
    others.resize(std::min(others.size(), kMostNamed));
    for (const Recovery::Found& other : others)
        text += '\n'
            + (other.project.isEmpty()
                    ? tr("There is another copy, of an unsaved project from %1; it stays until you decide about it.")
                          .arg(other.when)
                    : tr("There is another copy, of %1 from %2; it stays until you decide about it.")
                          .arg(nameOf(other), other.when));
    QMessageBox box(QMessageBox::Question, tr("Recover unsaved work"), text, QMessageBox::NoButton, this);
    box.setObjectName(QStringLiteral("recoveryBox"));
    auto* take = box.addButton(tr("&Recover"), QMessageBox::AcceptRole);
    auto* drop = box.addButton(tr("&Discard copy"), QMessageBox::DestructiveRole);
    auto* later = box.addButton(tr("Decide &later"), QMessageBox::RejectRole);
    box.setDefaultButton(found.isOlder ? later : take);
    box.exec();
    if (box.clickedButton() == drop) {
        Recovery::discard(found);
        return false;
    }
    if (box.clickedButton() != take)
        return false;
    Findings findings;
    const auto recovered = m_workspace->recoverProject(found.copy, found.project, findings);
    if (recovered)
        m_recovery->adopt(found);
    else
        fail(findings, recovered.error());
    m_workspace->reportIssues(QStringLiteral("project"), findings);
    return recovered.ok();
}

void MainWindow::restoreSession()
{
    setMode(m_session.lastMode());
    // What windows left behind that did not end well comes first, the latest of it before the others: taking it
    // replaces what is open.
    if (offerCopies(Recovery::findAll()))
        return;
    const QString last = m_session.lastProject();
    if (last.isEmpty() || !QFileInfo::exists(last))
        return;
    m_offersCopies = false; // they have just been
    openFile(last);
    m_offersCopies = true;
}

bool MainWindow::mayDiscard()
{
    const auto count
        = [this](const auto& is) { return static_cast<int>(std::ranges::count_if(m_workspace->runs()->items(), is)); };
    const int underWay = count([](const RunItem& run) { return run.job != 0; });
    const bool isModified = m_workspace->isModified();
    if (!isModified && underWay == 0)
        return true;
    QMessageBox box(QMessageBox::Warning, tr("Unsaved changes"),
        isModified ? tr("%1 has changes that are not saved.").arg(m_workspace->title())
                   : tr("%n run(s) are still going on.", nullptr, underWay),
        QMessageBox::NoButton, this);
    box.setObjectName(QStringLiteral("unsavedBox"));
    QStringList details;
    if (const int lost = count(&RunItem::isOnlyInMemory); lost > 0)
        details << tr("The results of %n run(s) are in no file yet.", nullptr, lost);
    if (isModified && underWay > 0)
        details << tr("%n run(s) are still going on.", nullptr, underWay);
    if (underWay > 0)
        details << tr("What goes on is stopped, and its results are lost.");
    box.setInformativeText(details.join(' '));
    auto* keep = isModified ? box.addButton(tr("&Save"), QMessageBox::AcceptRole) : nullptr;
    auto* lose
        = box.addButton(isModified ? tr("&Discard changes") : tr("S&top and close"), QMessageBox::DestructiveRole);
    auto* stay = box.addButton(QMessageBox::Cancel);
    box.setDefaultButton(keep != nullptr ? keep : stay);
    box.exec();
    if (keep != nullptr && box.clickedButton() == keep)
        return save();
    return box.clickedButton() == lose;
}

bool MainWindow::save(bool as)
{
    if (!m_workspace->isOpen())
        return false;
    QString path = m_workspace->path();
    if (as || path.isEmpty() || m_workspace->isReadOnly()) {
        path = widgets::askSavePath(this, tr("Save project"),
            path.isEmpty() ? m_workspace->title() + QStringLiteral(".weft") : path, { tr("Weft projects (*.weft)") });
        if (path.isEmpty())
            return false;
    }
    return saveTo(path);
}

// Another window, or another program, has saved the project meanwhile: whose work stays is not for Weft to choose.
bool MainWindow::mayOverwrite()
{
    const QString path = m_workspace->path();
    QMessageBox box(QMessageBox::Warning, tr("Changed by somebody else"),
        tr("%1 was saved by another window or program after it was opened here. Saving would undo that.")
            .arg(QFileInfo(path).fileName()),
        QMessageBox::NoButton, this);
    box.setObjectName(QStringLiteral("changedBox"));
    auto* saveAs = box.addButton(tr("Save &as…"), QMessageBox::AcceptRole);
    auto* overwrite = box.addButton(tr("&Overwrite"), QMessageBox::DestructiveRole);
    auto* reload = box.addButton(tr("&Reload and lose the changes here"), QMessageBox::DestructiveRole);
    box.addButton(QMessageBox::Cancel);
    box.setDefaultButton(saveAs);
    box.exec();
    if (box.clickedButton() == saveAs)
        (void)save(true);
    if (box.clickedButton() == reload) {
        Findings failures;
        if (!loadProjectFile(path, failures))
            m_workspace->reportIssues(QStringLiteral("open"), failures);
    }
    return box.clickedButton() == overwrite;
}

bool MainWindow::saveTo(const QString& path)
{
    const bool isOwn = QFileInfo(path).absoluteFilePath() == m_workspace->path();
    if (isOwn && m_workspace->isChangedOnDisk() && !mayOverwrite())
        return !m_workspace->isModified(); // as another file, perhaps
    const auto saved = m_workspace->saveProject(path);
    Findings findings;
    if (!saved) {
        fail(findings, saved.error());
        showMessage(tr("Not saved: %1").arg(widgets::inWords(saved.error())));
    } else {
        findings = schedulesInNoFile(*m_views);
        showMessage((findings.empty() ? tr("Saved %1") : tr("Saved %1, without the algorithm that is in no file"))
                        .arg(QDir::toNativeSeparators(path)));
        unsayChangedProject();
        addRecent(path);
    }
    m_workspace->reportIssues(QStringLiteral("project"), findings);
    return saved.ok();
}

void MainWindow::updateRecent()
{
    const QStringList files = m_useSession ? m_session.recentFiles() : QStringList();
    m_welcome->setRecentFiles(files);
    if (m_recentMenu == nullptr)
        return;
    m_recentMenu->clear();
    m_recentMenu->setEnabled(!files.isEmpty());
    for (const QString& file : files)
        m_recentMenu->addAction(QDir::toNativeSeparators(file), this, [this, file] { openFile(file); });
}

void MainWindow::askOpen()
{
    const QStringList paths = widgets::askOpenPaths(this, tr("Open"),
        tr("Everything Weft reads (*.weft *.json *.yml *.yaml *.csv *.et *.gz *.xml *.wsteps *.weave);;Projects "
           "(*.weft);;All files (*)"));
    if (!paths.isEmpty())
        openFiles(paths);
}

void MainWindow::askOpenTraces()
{
    const QString path = widgets::askOpenPath(
        this, tr("Open a trace: any file of the set"), tr("Chakra traces (*.et *.et.gz *.json);;All files (*)"));
    if (!path.isEmpty())
        m_opener->open({ path }, study::FileKind::Trace);
}

void MainWindow::askImportTopology()
{
    const QString path = widgets::askOpenPath(
        this, tr("Import a topology"), tr("Topologies (*.json *.yml *.yaml *.csv);;All files (*)"));
    if (!path.isEmpty())
        m_opener->open({ path }, study::FileKind::Topology);
}

} // namespace weft::gui
