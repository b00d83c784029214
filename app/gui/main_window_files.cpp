// SPDX-License-Identifier: GPL-3.0-or-later
// The window and its files: opening by content, saving, recovery, recent files.
#include "app/gui/main_window.h"
#include "app/gui/view_registry.h"
#include "app/gui/views.h"
#include "app/gui/welcome_page.h"
#include "widgets/topology/topology_view.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>

#include <set>

namespace weft::gui {

namespace {

const QString kProjectSuffix = QStringLiteral(".weft");

// By its name, or by the head that Weft writes; anything else is judged by its whole content, on a worker.
bool looksLikeProject(const QString& path)
{
    if (path.endsWith(kProjectSuffix))
        return true;
    QFile file(path);
    constexpr qint64 kHead = 256;
    return file.open(QIODevice::ReadOnly) && file.read(kHead).contains("\"weft-project\"");
}

} // namespace

QString MainWindow::openFile(const QString& path)
{
    return openFiles({ path });
}

QString MainWindow::openFiles(const QStringList& paths)
{
    QString problem;
    QStringList inputs;
    for (const QString& path : paths) {
        const QFileInfo file(path);
        if (!file.exists()) {
            problem = tr("%1 does not exist").arg(QDir::toNativeSeparators(path));
            showMessage(problem);
            continue;
        }
        if (looksLikeProject(path))
            problem = openProjectFile(path);
        else
            inputs << path;
        if (m_useSession)
            m_session.addRecentFile(path);
    }
    if (!inputs.isEmpty())
        openInputs(inputs);
    updateRecent();
    return problem;
}

QString MainWindow::openProjectFile(const QString& path)
{
    if (!mayDiscard())
        return {};
    QString problem;
    Findings findings;
    const auto opened = m_workspace->openProject(path, findings);
    if (!opened) {
        fail(findings, opened.error());
        problem = QString::fromStdString(toString(opened.error()));
        if (!m_workspace->isOpen())
            m_workspace->startNew();
        showMessage(tr("%1 cannot be opened: see Issues").arg(QFileInfo(path).fileName()));
        (void)showView(QStringLiteral("issues"));
    }
    m_workspace->reportIssues(opened ? QStringLiteral("project") : QStringLiteral("open"), findings);
    if (opened)
        offerRecovery(m_workspace->path());
    return problem;
}

void MainWindow::openInputs(const QStringList& paths)
{
    struct Input {
        study::FileKind kind = study::FileKind::Unknown;
        QString path;
        std::string set; // of a trace: the prefix of its set
    };
    // A large JSON file is read to know what it is.
    m_workspace->jobs()->start(
        tr("Reading %1").arg(QFileInfo(paths.constFirst()).fileName()), this,
        [paths](const Watch& watch) {
            std::vector<Input> inputs;
            for (const QString& path : paths) {
                if (watch.stop.stop_requested())
                    break;
                Input input { study::kindOf(path.toStdString()), path, {} };
                Findings ignored; // loading says it again
                if (input.kind == study::FileKind::Trace || input.kind == study::FileKind::TraceSet) {
                    if (const auto files = study::findWorkload(path.toStdString(), ignored))
                        input.set = files->prefix;
                }
                inputs.push_back(std::move(input));
            }
            return inputs;
        },
        [this](const std::vector<Input>& inputs) {
            // The files of one set are one workload, however many of them are given.
            std::set<std::string> sets;
            for (const Input& input : inputs) {
                if (input.set.empty() || sets.insert(input.set).second)
                    openAs(input.kind, input.path);
            }
        });
}

void MainWindow::openAs(study::FileKind kind, const QString& path)
{
    if (kind == study::FileKind::Project) {
        (void)openProjectFile(path);
        return;
    }
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
    if (m_useSession && m_session.wantsTour())
        startTour();
}

void MainWindow::offerRecovery(const QString& project)
{
    // One process that died leaves one copy; several may have. Who takes one is asked about the others another time.
    for (const Recovery::Found& found : Recovery::find(project)) {
        if (offerCopy(found))
            return;
    }
}

bool MainWindow::offerCopy(const Recovery::Found& found)
{
    // A copy that is left behind holds work that would otherwise be lost, and taking it replaces what is open.
    QString text = tr("Weft did not end well last time. A copy of %1 with unsaved changes was kept at %2.")
                       .arg(found.project.isEmpty() ? tr("an unsaved project") : QFileInfo(found.project).fileName(),
                           found.when);
    if (found.isOlder)
        text += ' ' + tr("The project was saved after that.");
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
    const QString last = m_session.lastProject();
    if (!last.isEmpty() && QFileInfo::exists(last))
        openFile(last);
    // Then what other windows left behind, as long as nothing is taken: it would replace what was.
    QStringList others = Recovery::projectsWithCopies();
    others.removeAll(m_workspace->path());
    others.prepend({});
    for (const QString& project : others) {
        if (!m_workspace->isModified())
            offerRecovery(project);
    }
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

void MainWindow::generateFabric()
{
    if (!m_workspace->isOpen())
        m_workspace->startNew();
    (void)showView(QStringLiteral("topology"));
    m_views->get<widgets::TopologyView>()->showGenerateDialog();
}

} // namespace weft::gui
