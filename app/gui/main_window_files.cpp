// SPDX-License-Identifier: GPL-3.0-or-later
// The window and its files: opening by content, saving, recovery, recent files.
#include "app/gui/main_window.h"
#include "app/gui/recovery.h"
#include "app/gui/view_registry.h"
#include "app/gui/views.h"
#include "app/gui/welcome_page.h"
#include "widgets/topology/topology_view.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>

namespace weft::gui {

namespace {

const QString kProjectSuffix = QStringLiteral(".weft");

} // namespace

QString MainWindow::openFile(const QString& path)
{
    const QFileInfo file(path);
    if (!file.exists()) {
        const QString problem = tr("%1 does not exist").arg(QDir::toNativeSeparators(path));
        showMessage(problem);
        return problem;
    }
    QString problem;
    if (path.endsWith(kProjectSuffix)) {
        if (!mayDiscard())
            return {};
        Findings findings;
        const auto opened = m_workspace->openProject(path, findings);
        if (!opened) {
            fail(findings, opened.error());
            problem = QString::fromStdString(toString(opened.error()));
            if (!m_workspace->isOpen())
                m_workspace->startNew();
            showMessage(tr("%1 cannot be opened: see Issues").arg(file.fileName()));
            (void)showView(QStringLiteral("issues"));
        }
        m_workspace->reportIssues(opened ? QStringLiteral("project") : QStringLiteral("open"), findings);
        if (opened)
            offerRecovery(m_workspace->path());
    } else {
        openInput(path);
    }
    if (m_useSession)
        m_session.addRecentFile(path);
    updateRecent();
    return problem;
}

void MainWindow::openInput(const QString& path)
{
    // A large JSON file is read to know what it is.
    m_workspace->jobs()->start(
        tr("Reading %1").arg(QFileInfo(path).fileName()), this,
        [file = path.toStdString()](const Watch&) { return study::kindOf(file); },
        [this, path](study::FileKind kind) { openAs(kind, path); });
}

void MainWindow::openAs(study::FileKind kind, const QString& path)
{
    const ViewInfo& info = viewThatOpens(kind);
    (void)showView(info.name);
    const QString said = info.open(*m_views, *m_workspace, kind, path);
    if (!said.isEmpty())
        showMessage(said);
}

void MainWindow::openSample()
{
    if (!mayDiscard())
        return;
    m_workspace->openSample();
    startRun();
    setMode(Mode::Analyze);
}

void MainWindow::offerRecovery(const QString& project)
{
    const auto found = Recovery::find(project);
    if (!found)
        return;
    // A copy that is left behind holds work that would otherwise be lost, and taking it replaces what is open.
    QMessageBox box(QMessageBox::Question, tr("Recover unsaved work"),
        tr("Weft did not end well last time. A copy of %1 with unsaved changes was kept at %2.")
            .arg(project.isEmpty() ? tr("an unsaved project") : QFileInfo(project).fileName(), found->when),
        QMessageBox::NoButton, this);
    box.setObjectName(QStringLiteral("recoveryBox"));
    auto* take = box.addButton(tr("&Recover"), QMessageBox::AcceptRole);
    auto* drop = box.addButton(tr("&Discard copy"), QMessageBox::DestructiveRole);
    box.addButton(tr("Decide &later"), QMessageBox::RejectRole);
    box.setDefaultButton(take);
    box.exec();
    if (box.clickedButton() == drop) {
        Recovery::discard(*found);
        return;
    }
    if (box.clickedButton() != take)
        return;
    Findings findings;
    const auto recovered = Recovery::read(*found, findings);
    if (recovered)
        m_workspace->recover(*recovered, project);
    else
        fail(findings, recovered.error());
    m_workspace->reportIssues(QStringLiteral("project"), findings);
}

void MainWindow::restoreSession()
{
    setMode(m_session.lastMode());
    const QString last = m_session.lastProject();
    if (!last.isEmpty() && QFileInfo::exists(last))
        openFile(last);
    else
        offerRecovery({});
}

bool MainWindow::mayDiscard()
{
    if (!m_workspace->isModified())
        return true;
    QMessageBox box(QMessageBox::Warning, tr("Unsaved changes"),
        tr("%1 has changes that are not saved.").arg(m_workspace->title()), QMessageBox::NoButton, this);
    box.setObjectName(QStringLiteral("unsavedBox"));
    auto* keep = box.addButton(tr("&Save"), QMessageBox::AcceptRole);
    auto* lose = box.addButton(tr("&Discard changes"), QMessageBox::DestructiveRole);
    box.addButton(QMessageBox::Cancel);
    box.setDefaultButton(keep);
    box.exec();
    if (box.clickedButton() == keep)
        return save();
    return box.clickedButton() == lose;
}

bool MainWindow::save(bool as)
{
    if (!m_workspace->isOpen())
        return false;
    QString path = m_workspace->path();
    if (as || path.isEmpty() || m_workspace->isReadOnly()) {
        path = QFileDialog::getSaveFileName(this, tr("Save project"),
            path.isEmpty() ? m_workspace->title() + kProjectSuffix : path, tr("Weft projects (*.weft)"));
        if (path.isEmpty())
            return false;
        if (!path.endsWith(kProjectSuffix))
            path += kProjectSuffix;
    }
    return saveTo(path);
}

bool MainWindow::saveTo(const QString& path)
{
    const auto saved = m_workspace->saveProject(path);
    Findings findings;
    if (!saved) {
        fail(findings, saved.error());
        showMessage(tr("Not saved: %1").arg(QString::fromStdString(toString(saved.error()))));
    } else {
        showMessage(tr("Saved %1").arg(QDir::toNativeSeparators(path)));
        if (m_useSession)
            m_session.addRecentFile(path);
        updateRecent();
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
    const QString path = QFileDialog::getOpenFileName(this, tr("Open"), {},
        tr("Everything Weft reads (*.weft *.json *.yml *.yaml *.csv *.et *.gz *.xml);;Projects (*.weft);;All files "
           "(*)"));
    if (!path.isEmpty())
        openFile(path);
}

void MainWindow::askOpenTraces()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open a trace: any file of the set"), {}, tr("Chakra traces (*.et *.et.gz *.json);;All files (*)"));
    if (path.isEmpty())
        return;
    m_workspace->openTraces(path);
    (void)showView(QStringLiteral("operations"));
}

void MainWindow::askImportTopology()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Import a topology"), {}, tr("Topologies (*.json *.yml *.yaml *.csv);;All files (*)"));
    if (path.isEmpty())
        return;
    m_workspace->openTopology(path);
    (void)showView(QStringLiteral("topology"));
}

void MainWindow::askExportView()
{
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Export the view"), QStringLiteral("topology.png"), tr("PNG (*.png);;SVG (*.svg);;PDF (*.pdf)"));
    if (path.isEmpty())
        return;
    QString error;
    showMessage(m_views->get<widgets::TopologyView>()->exportImage(path, error) ? tr("Wrote %1").arg(path) : error);
}

void MainWindow::generateFabric()
{
    if (!m_workspace->isOpen())
        m_workspace->startNew();
    (void)showView(QStringLiteral("topology"));
    m_views->get<widgets::TopologyView>()->showGenerateDialog();
}

} // namespace weft::gui
