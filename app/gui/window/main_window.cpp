// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/main_window.h"

#include "app/gui/views/dock_titles.h"
#include "app/gui/views/view_exporter.h"
#include "app/gui/views/view_registry.h"
#include "app/gui/views/views.h"
#include "app/gui/window/command_palette.h"
#include "app/gui/window/file_opener.h"
#include "app/gui/window/job_status.h"
#include "app/gui/window/notice_bar.h"
#include "app/gui/window/palette_entries.h"
#include "app/gui/window/welcome_page.h"
#include "widgets/base/forms/menu_key_guard.h"
#include "widgets/base/forms/wheel_guard.h"
#include "widgets/base/looks/icons.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/words/joined.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/issues/issues_view.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QStatusBar>
#include <QTimer>
#include <QToolButton>

namespace weft::gui {

MainWindow::MainWindow(bool useSession, QWidget* parent)
    : QMainWindow(parent)
    , m_useSession(useSession)
    , m_workspace(new Workspace(this))
    , m_commands(new widgets::CommandRegistry(this))
    , m_views(new Views(m_workspace, this))
    , m_exporter(new ViewExporter(
          *m_views, [this] { return m_workspace->title(); }, m_workspace->jobs(), this))
    , m_opener(new FileOpener(
          m_workspace, m_views,
          [this](const QString& path, Findings& failures) { return openProjectFile(path, failures); }, this))
    , m_recovery(new Recovery(m_workspace, this))
    , m_watcher(new InputWatcher(m_workspace, this))
    , m_notices(new NoticeBar(this))
    , m_welcome(new WelcomePage(this))
    , m_modeActions(new QActionGroup(this))
    , m_languageActions(new QActionGroup(this))
    , m_refreshTimer(new QTimer(this))
{
    setObjectName(QStringLiteral("mainWindow"));
    new widgets::WheelGuard(this);
    new widgets::MenuKeyGuard(this);
    setWindowIcon(widgets::themedIcon(QStringLiteral("weft")));
    setAcceptDrops(true);
    setDockNestingEnabled(true);
    setAnimated(false); // docks are where they are put, at once
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    // Below this size forms are cut and the docks of some modes leave each other no room.
    setMinimumSize(800, 500);
    resize(1400, 900);
    setCentralWidget(m_welcome);
    registerFileCommands();
    registerEditCommands();
    registerViewCommands();
    registerRunCommands();
    registerTimeCommands();
    registerHelpCommands();
    m_views->registerCommands(*m_commands);
    m_views->fillEmptyStates(*m_commands);
    explainCommands();
    makeDocks();
    makeMenus();
    makeToolBar();
    makeNotices();
    makeStatusBar();
    m_layouts = std::make_unique<DockLayouts>(*this, m_docks);
    m_palette = new CommandPalette([this](const QString& text) { return paletteEntries(*this, text); },
        [this](const QString& text, QObject* receiver, std::function<void(PaletteAnswer)> answer) {
            return searchForPalette(*this, text, receiver, std::move(answer));
        },
        m_workspace->jobs(), this);
    connectWorkspace();
    if (m_useSession) {
        for (const auto& [command, keys] : m_session.shortcuts())
            m_commands->setShortcuts(command, keys);
        restoreGeometry(m_session.geometry());
    }
    updateRecent();
    showOpened();
}

MainWindow::~MainWindow() = default;

void MainWindow::makeDocks()
{
    for (const auto& [info, view] : m_views->entries()) {
        auto* dock = new QDockWidget(info->title, this);
        dock->setObjectName(QStringLiteral("dock.") + info->name);
        dock->setWidget(view);
        dock->setWindowIcon(widgets::themedIcon(info->icon));
        dock->hide();
        // One from another mode has no place here, until it is asked for.
        connect(dock->toggleViewAction(), &QAction::triggered, this, [this, dock](bool shown) {
            if (shown)
                m_layouts->makePlaceFor(dock);
        });
        m_docks[info->name] = dock;
    }
}

void MainWindow::makeStatusBar()
{
    m_issues = new QToolButton(this);
    m_issues->setObjectName(QStringLiteral("issueCounts"));
    m_issues->setAutoRaise(true);
    m_issues->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_issues->setToolTip(tr("Show the issues"));
    m_issues->hide();
    connect(m_issues, &QToolButton::clicked, this, [this] { (void)showView(QStringLiteral("issues")); });
    statusBar()->addPermanentWidget(m_issues);
    m_counts = new QLabel(this);
    m_counts->setObjectName(QStringLiteral("counts"));
    constexpr int kAside = 6; // px, as Qt leaves at the other end, also where no grip of the window stands beside it
    m_counts->setContentsMargins(kAside, 0, kAside, 0);
    statusBar()->addPermanentWidget(new JobStatus(m_workspace->jobs(), this));
    statusBar()->addPermanentWidget(m_counts);
}

void MainWindow::connectWorkspace()
{
    connect(m_workspace, &Workspace::leaving, this, &MainWindow::keepViews);
    connect(m_workspace, &Workspace::opened, this, &MainWindow::showOpened);
    connect(m_workspace, &Workspace::modifiedChanged, this, &MainWindow::updateTitle);
    connect(m_workspace, &Workspace::message, this, &MainWindow::showMessage);
    connect(m_workspace, &Workspace::workloadChanged, this, &MainWindow::updateCounts);
    connect(m_workspace, &Workspace::currentRunChanged, this, &MainWindow::updateCounts);
    connect(m_workspace->fabric(), &widgets::FabricDocument::changed, this, &MainWindow::updateCounts);
    connect(m_views, &Views::message, this, &MainWindow::showMessage);
    connect(m_exporter, &ViewExporter::message, this, &MainWindow::showMessage);
    connect(m_layouts->titles(), &DockTitles::called, this, &MainWindow::call);
    connect(m_views, &Views::showViewRequested, this, &MainWindow::showView);
    connect(m_views, &Views::openRequested, this, &MainWindow::openForNow);
    connect(m_views, &Views::putAwayRequested, this, &MainWindow::putAway);
    connect(m_views, &Views::closeRequested, this, &MainWindow::closeDock);
    connect(m_views, &Views::modeRequested, this, &MainWindow::setMode);
    connect(
        m_views->get<widgets::IssuesView>(), &widgets::IssuesView::countsChanged, this, &MainWindow::showIssueCounts);
    connectOpener();
    connect(m_recovery, &Recovery::failed, this, &MainWindow::showMessage);
    connect(m_welcome, &WelcomePage::designRequested, m_commands->action(QStringLiteral("topology.generate")),
        &QAction::trigger);
    connect(m_welcome, &WelcomePage::openTraceRequested, this, &MainWindow::askOpenTraces);
    connect(m_welcome, &WelcomePage::sampleRequested, this, [this] { openSample(); });
    connect(m_welcome, &WelcomePage::fileRequested, this, &MainWindow::openFile);
    connect(m_welcome, &WelcomePage::shortcutsRequested, this, &MainWindow::showShortcuts);
}

void MainWindow::keepViews()
{
    if (m_useSession && !m_workspace->path().isEmpty())
        m_session.setViewState(m_workspace->path(), m_views->saveState());
}

void MainWindow::showOpened()
{
    const QString project = m_workspace->path();
    m_views->reset(m_useSession && !project.isEmpty() ? m_session.viewState(project) : QJsonObject());
    const bool open = m_workspace->isOpen();
    statusBar()->clearMessage(); // it was about another project
    m_welcome->setVisible(!open);
    if (!open) {
        for (const auto& [name, dock] : m_docks)
            dock->hide();
        m_arranged = false;
        updateRecent();
    } else if (!m_arranged) {
        setMode(m_mode);
    }
    m_modeActions->setEnabled(open);
    for (QAction* action : m_modeActions->actions())
        widgets::enableCommand(action, open, tr("Open a project first, or make one"));
    m_commands->refresh();
    updateTitle();
    updateCounts();
}

void MainWindow::updateTitle()
{
    if (!m_workspace->isOpen()) {
        setWindowTitle(QStringLiteral("Weft"));
        setWindowModified(false);
        return;
    }
    //: the title of the window; [*] marks unsaved changes and must stay
    const QString form = m_workspace->isReadOnly() ? tr("%1[*] (read-only) – Weft") : tr("%1[*] – Weft");
    setWindowTitle(form.arg(m_workspace->title()));
    setWindowModified(m_workspace->isModified());
    setWindowFilePath({});
}

void MainWindow::updateCounts()
{
    if (!m_workspace->isOpen()) {
        m_counts->clear();
        return;
    }
    QStringList parts;
    // What is drawn, also while it cannot be sealed.
    const widgets::FabricColumns& columns = m_workspace->fabric()->columns();
    if (!m_workspace->fabric()->isEmpty())
        parts << widgets::fabricCounts(
            columns.npuCount(), columns.nodeCount() - columns.npuCount(), columns.linkCount());
    if (m_workspace->workload().workload != nullptr)
        parts << m_workspace->workload().name;
    m_counts->setText(widgets::joinedByDots(parts));
}

void MainWindow::showIssueCounts(int errors, int warnings)
{
    m_issues->setVisible(errors + warnings > 0);
    m_issues->setIcon(widgets::themedIcon(errors > 0 ? QStringLiteral("error") : QStringLiteral("warning")));
    QStringList parts;
    if (errors > 0)
        parts << tr("%n error(s)", nullptr, errors);
    if (warnings > 0)
        parts << tr("%n warning(s)", nullptr, warnings);
    m_issues->setText(widgets::joined(parts));
}

bool MainWindow::showView(const QString& name)
{
    if (name == QStringLiteral("welcome")) {
        return !m_workspace->isOpen();
    }
    const auto at = m_docks.find(name);
    if (at == m_docks.end())
        return false;
    if (!m_workspace->isOpen())
        m_workspace->startNew();
    if (!at->second->isVisible())
        setMode(findView(name)->home);
    m_layouts->makePlaceFor(at->second);
    at->second->show();
    at->second->raise();
    call(at->second);
    return true;
}

// What somebody calls up has the keys, and is in front also where nothing in it takes them.
void MainWindow::call(QDockWidget* dock)
{
    if (dock == nullptr)
        return;
    focusInside(dock->widget());
    m_exporter->setFront(qobject_cast<widgets::View*>(dock->widget()));
}

// The canvas or table of a view, or else the first field. A focus proxy would do, but takes the view out of the chain
// of Tab in this Qt.
void MainWindow::focusInside(QWidget* view)
{
    QWidget* first = nullptr;
    for (QWidget* widget = view->nextInFocusChain(); widget != view; widget = widget->nextInFocusChain()) {
        if (!view->isAncestorOf(widget) || !widget->isVisible() || (widget->focusPolicy() & Qt::TabFocus) == 0)
            continue;
        if (first == nullptr || (widget->width() * widget->height() > first->width() * first->height()))
            first = widget;
    }
    if (first != nullptr)
        first->setFocus(Qt::OtherFocusReason);
}

void MainWindow::chooseTheme(std::optional<widgets::ThemeKind> theme)
{
    if (m_useSession)
        m_session.setTheme(theme);
    setTheme(theme);
}

void MainWindow::setTheme(std::optional<widgets::ThemeKind> theme)
{
    static const widgets::ThemeKind system = widgets::systemThemeKind();
    widgets::applyTheme(*qApp, theme.value_or(system));
    const QString id = !theme                ? QStringLiteral("view.systemTheme")
        : *theme == widgets::ThemeKind::Dark ? QStringLiteral("view.dark")
                                             : QStringLiteral("view.light");
    m_commands->action(id)->setChecked(true);
}

void MainWindow::showMessage(const QString& text)
{
    constexpr int kShownMs = 8000;
    statusBar()->showMessage(text, kShownMs);
}

void MainWindow::openPalette(const QString& text)
{
    m_palette->open(text);
}

QMenu* MainWindow::createPopupMenu()
{
    auto* menu = new QMenu(this);
    for (const auto& [info, view] : m_views->entries())
        menu->addAction(m_docks.at(info->name)->toggleViewAction());
    return menu;
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!mayDiscard()) {
        event->ignore();
        return;
    }
    leaveMode();
    keepViews();
    m_workspace->runs()->stopAll();
    if (m_useSession) {
        m_session.setGeometry(saveGeometry());
        m_session.setLastProject(m_workspace->isOpen() ? m_workspace->path() : QString());
        m_session.setLastMode(m_mode);
    }
    event->accept();
    emit closed();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    QStringList paths;
    for (const QUrl& url : event->mimeData()->urls()) {
        if (url.isLocalFile())
            paths << url.toLocalFile();
    }
    event->acceptProposedAction();
    if (!paths.isEmpty())
        openFiles(paths);
}

} // namespace weft::gui

#include "moc_main_window.cpp"
