// SPDX-License-Identifier: GPL-3.0-or-later
// The window and what it must say above the docks: results that belong to something else than what is drawn, and files
// that another program changed.
#include "app/gui/views/views.h"
#include "app/gui/window/file_opener.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/notice_bar.h"
#include "app/gui/workspace/difference_words.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/summary/summary_view.h"
#include "widgets/timeline/timeline_view.h"

#include <QFileInfo>
#include <QWindow>

#include <algorithm>

namespace weft::gui {

namespace {

const QString kOutdated = QStringLiteral("outdated");
const QString kLost = QStringLiteral("lost");
const QString kElsewhere = QStringLiteral("elsewhere");
const QString kFailed = QStringLiteral("failed");

// What a project says whose runs have no results, as one that was recovered; empty: some have, or there are no runs.
QString lostOf(const RunList& runs)
{
    const auto& items = runs.items();
    const auto isLost = [](const RunItem& item) { return item.state == RunState::Stored && !item.hasResult(); };
    if (items.empty() || !std::all_of(items.begin(), items.end(), isLost))
        return {};
    return MainWindow::tr("%n run(s) have no results any more: they were not saved, or their files are gone.", nullptr,
        static_cast<int>(items.size()));
}

// The first error of the run of this name, if it failed.
QString whyFailed(const RunList& runs, const QString& name)
{
    for (const RunItem& item : runs.items()) {
        if (item.state == RunState::Failed && item.entry.name == name.toStdString() && hasErrors(item.findings))
            return widgets::inWords(firstError(item.findings).message);
    }
    return {};
}

QString keyOf(WatchedFile kind)
{
    return QStringLiteral("disk%1").arg(static_cast<int>(kind));
}

} // namespace

void MainWindow::makeNotices()
{
    addToolBarBreak();
    addToolBar(m_notices);
    connect(m_workspace->runs(), &RunList::inputsCompared, this, &MainWindow::noticeOutdated);
    connect(m_workspace, &Workspace::currentRunChanged, this, &MainWindow::noticeOutdated);
    for (const auto signal : { &Workspace::opened, &Workspace::currentRunChanged })
        connect(m_workspace, signal, this, &MainWindow::noticeLost);
    connect(m_workspace->runs(), &QAbstractItemModel::rowsInserted, this, &MainWindow::noticeLost);
    connect(m_workspace->runs(), &QAbstractItemModel::rowsRemoved, this, &MainWindow::noticeLost);
    connect(m_workspace->runs(), &QAbstractItemModel::modelReset, this, &MainWindow::noticeLost);
    // It goes with the cause, as the issues of that run do.
    connect(m_workspace, &Workspace::runIssuesFound, this, [this](const QString& run, const Findings& findings) {
        const QString why = findings.empty() ? QString() : whyFailed(*m_workspace->runs(), run);
        //: a run and its first error
        const QString text = why.isEmpty() ? QString() : tr("%1 failed: %2").arg(run, why);
        m_views->get<widgets::SummaryView>()->setFailure(text);
        m_views->get<widgets::TimelineView>()->setFailure(text);
        if (text.isEmpty())
            m_notices->unsay(kFailed);
        else
            m_notices->say(
                kFailed, { text, tr("See &Issues"), [this] { (void)showView(QStringLiteral("issues")); }, true });
    });
    connect(m_watcher, &InputWatcher::changedOnDisk, this, &MainWindow::noticeChangedFile);
    for (const auto signal : { &Workspace::opened, &Workspace::inputFilesChanged })
        connect(m_workspace, signal, this, &MainWindow::noticeOtherWindow);
    connect(qGuiApp, &QGuiApplication::focusWindowChanged, this, [this](const QWindow* window) {
        if (window != nullptr && window == windowHandle() && m_openMark.isElsewhere())
            lookForOtherWindow(); // one comes back from it, and may have closed it
    });
    connect(m_workspace, &Workspace::opened, this, [this] {
        for (const WatchedFile kind :
            { WatchedFile::Project, WatchedFile::Fabric, WatchedFile::Traces, WatchedFile::Schedule })
            m_notices->unsay(keyOf(kind));
    });
}

void MainWindow::noticeOtherWindow()
{
    const QString project = m_workspace->path();
    if (project == m_marked)
        return;
    m_marked = project;
    m_openMark = {};
    m_notices->unsay(kElsewhere);
    if (project.isEmpty())
        return;
    lookForOtherWindow();
}

void MainWindow::lookForOtherWindow()
{
    const QString project = m_marked;
    m_workspace->jobs()->start(
        { tr("Looking for other windows"), widgets::JobLane::Save }, this,
        [project](const Watch&) { return OpenMark::take(project); },
        [this, project](OpenMark mark) {
            if (project != m_marked || m_openMark.isHeld()) // closed meanwhile, or opened again
                return;
            const bool isNew = !m_openMark.isElsewhere();
            m_openMark = std::move(mark);
            if (!m_openMark.isElsewhere())
                m_notices->unsay(kElsewhere);
            else if (isNew) // what was closed is not said again
                m_notices->say(kElsewhere,
                    { tr("%1 is open in another window of Weft. Whichever saves last asks before it overwrites the "
                         "other's work.")
                            .arg(QFileInfo(project).fileName()),
                        {}, {}, true });
        });
}

void MainWindow::unsayChangedProject()
{
    m_notices->unsay(keyOf(WatchedFile::Project));
}

void MainWindow::noticeLost()
{
    const QString lost = lostOf(*m_workspace->runs());
    m_views->get<widgets::SummaryView>()->setLost(lost);
    if (lost.isEmpty() || !looksAtRuns(m_mode))
        m_notices->unsay(kLost);
    else
        m_notices->say(kLost, { lost, tr("&Run again"), [this] { startRun(); } });
}

void MainWindow::noticeOutdated()
{
    m_workspace->jobs()->drop(m_outdatedJob);
    m_outdatedJob = 0;
    const RunItem* run = m_workspace->runs()->current();
    const QString changes = run == nullptr ? QString() : m_workspace->runs()->changesOf(run->id);
    // A comparison is of runs, whatever is open now.
    if (changes.isEmpty() || !looksAtRuns(m_mode) || m_mode == Mode::Compare) {
        m_notices->unsay(kOutdated);
        return;
    }
    const auto say = [this](const QString& what) {
        m_notices->say(kOutdated, { what, tr("&Run again"), [this] { startRun(); } });
    };
    //: the parts that are different now: "fabric, settings (network)"
    const QString whole = tr("These results are from before. Changed since: %1.").arg(changes);
    const auto sealed = m_workspace->fabric()->sealedIfReady();
    if (!m_notices->says(kOutdated))
        say(whole); // until it is known more exactly
    if (run->view == nullptr || !sealed || !sealed->ok()) {
        say(whole);
        return;
    }
    const study::ComparedInputs then { run->view->run->fabric, run->entry.fabric, run->view->workload,
        run->entry.workload, run->entry.settings };
    const study::ComparedInputs now { sealed->value()->fabric, run->entry.fabric, m_workspace->workload().workload,
        m_workspace->workload().name.toStdString(), m_workspace->settings() };
    m_outdatedJob = m_workspace->jobs()->start(
        { tr("Comparing with what is open"), widgets::JobLane::View, true }, this,
        [then, now](const Watch&) { return study::inputDifferences(then, now); },
        [this, say, whole](const std::vector<study::InputDifference>& differences) {
            m_outdatedJob = 0;
            const QString words = changedWords(differences);
            //: what was changed: "link npu0 → npu1 was changed"
            say(words.isEmpty() ? whole : tr("These results are from before: %1.").arg(words));
        },
        [this, say, whole](const QString&) {
            m_outdatedJob = 0;
            say(whole);
        });
}

void MainWindow::noticeChangedFile(WatchedFile kind, const QString& path)
{
    const QString name = QFileInfo(path).fileName();
    Notice notice { {}, tr("Re&load"), {}, true };
    switch (kind) {
    case WatchedFile::Project:
        notice.text = tr("%1 was changed by another program. What is open is as it was.").arg(name);
        notice.act = [this, path, kind] {
            m_notices->unsay(keyOf(kind));
            openFile(path);
        };
        break;
    case WatchedFile::Fabric:
        notice.text = tr("%1 has changed on the disk since its fabric was opened.").arg(name);
        notice.act = [this, path, kind] {
            m_notices->unsay(keyOf(kind));
            m_opener->open({ path }, study::FileKind::Topology);
        };
        break;
    case WatchedFile::Traces:
        notice.text = tr("%1 has changed on the disk since it was loaded.").arg(name);
        notice.act = [this, path, kind] {
            m_notices->unsay(keyOf(kind));
            m_opener->open({ path }, study::FileKind::Trace);
        };
        break;
    case WatchedFile::Schedule:
        notice.text = tr("%1 has changed on the disk; runs that used it are of what it was.").arg(name);
        notice.action = tr("&Run");
        notice.act = [this, kind] {
            m_notices->unsay(keyOf(kind));
            startRun();
        };
        break;
    }
    m_notices->say(keyOf(kind), std::move(notice));
}

} // namespace weft::gui
