// SPDX-License-Identifier: GPL-3.0-or-later
// The window and what it must say above the docks: results that belong to something else than what is drawn, and files
// that another program changed.
#include "app/gui/file_opener.h"
#include "app/gui/main_window.h"
#include "app/gui/notice_bar.h"

#include <QFileInfo>

namespace weft::gui {

namespace {

const QString kOutdated = QStringLiteral("outdated");

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
    connect(m_watcher, &InputWatcher::changedOnDisk, this, &MainWindow::noticeChangedFile);
    connect(m_workspace, &Workspace::opened, this, [this] {
        for (const WatchedFile kind :
            { WatchedFile::Project, WatchedFile::Fabric, WatchedFile::Traces, WatchedFile::Schedule })
            m_notices->unsay(keyOf(kind));
    });
}

void MainWindow::unsayChangedProject()
{
    m_notices->unsay(keyOf(WatchedFile::Project));
}

void MainWindow::noticeOutdated()
{
    const RunItem* run = m_workspace->runs()->current();
    const QString changes = run == nullptr ? QString() : m_workspace->runs()->changesOf(run->id);
    const bool showsRuns = looksAtRuns(m_mode);
    if (changes.isEmpty() || !showsRuns) {
        m_notices->unsay(kOutdated);
        return;
    }
    //: the name of a run, and what is different now: "fabric, settings (network)"
    m_notices->say(kOutdated,
        { tr("%1 is not of what is open now. Changed since: %2.").arg(QString::fromStdString(run->entry.name), changes),
            tr("&Run"), [this] { startRun(); } });
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
