// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/main_window.h"

#include "app/gui/command_palette.h"
#include "app/gui/job_status.h"
#include "app/gui/palette_entries.h"
#include "app/gui/recovery.h"
#include "app/gui/view_registry.h"
#include "app/gui/views.h"
#include "app/gui/welcome_page.h"
#include "widgets/base/command_registry.h"
#include "widgets/base/icons.h"
#include "widgets/base/quantity_format.h"
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
#include <QToolButton>

namespace weft::gui {

MainWindow::MainWindow(bool useSession, QWidget* parent)
    : QMainWindow(parent)
    , m_useSession(useSession)
    , m_workspace(new Workspace(this))
    , m_commands(new widgets::CommandRegistry(this))
    , m_views(new Views(m_workspace, this))
    , m_recovery(new Recovery(m_workspace, this))
    , m_welcome(new WelcomePage(this))
    , m_modeActions(new QActionGroup(this))
{
    setObjectName(QStringLiteral("mainWindow"));
    setWindowIcon(widgets::themedIcon(QStringLiteral("weft")));
    setAcceptDrops(true);
    setDockNestingEnabled(true);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
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
    makeDocks();
    makeMenus();
    makeToolBar();
    makeStatusBar();
    m_palette = new CommandPalette([this](const QString& text) { return paletteEntries(*this, text); }, this);
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
    statusBar()->addPermanentWidget(new JobStatus(m_workspace->jobs(), this));
    statusBar()->addPermanentWidget(m_counts);
}

void MainWindow::connectWorkspace()
{
    connect(m_workspace, &Workspace::opened, this, &MainWindow::showOpened);
    connect(m_workspace, &Workspace::modifiedChanged, this, &MainWindow::updateTitle);
    connect(m_workspace, &Workspace::message, this, &MainWindow::showMessage);
    connect(m_workspace, &Workspace::workloadChanged, this, &MainWindow::updateCounts);
    connect(m_workspace, &Workspace::currentRunChanged, this, &MainWindow::updateCounts);
    connect(m_workspace->fabric(), &widgets::FabricDocument::changed, this, &MainWindow::updateCounts);
    connect(m_views, &Views::message, this, &MainWindow::showMessage);
    connect(m_views, &Views::showViewRequested, this, &MainWindow::showView);
    connect(m_views, &Views::modeRequested, this, &MainWindow::setMode);
    connect(
        m_views->get<widgets::IssuesView>(), &widgets::IssuesView::countsChanged, this, &MainWindow::showIssueCounts);
    connect(m_recovery, &Recovery::failed, this, &MainWindow::showMessage);
    connect(m_welcome, &WelcomePage::designRequested, this, &MainWindow::generateFabric);
    connect(m_welcome, &WelcomePage::openTraceRequested, this, &MainWindow::askOpenTraces);
    connect(m_welcome, &WelcomePage::sampleRequested, this, &MainWindow::openSample);
    connect(m_welcome, &WelcomePage::fileRequested, this, &MainWindow::openFile);
    connect(m_welcome, &WelcomePage::shortcutsRequested, this, &MainWindow::showShortcuts);
}

void MainWindow::showOpened()
{
    const bool open = m_workspace->isOpen();
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
    const widgets::FabricColumns& columns = m_workspace->fabric()->columns();
    if (const std::uint32_t npus = columns.npuCount(); npus > 0) {
        parts << tr("%1 NPUs").arg(widgets::formatCount(npus));
        if (columns.nodeCount() > npus)
            parts << tr("%1 switches").arg(widgets::formatCount(columns.nodeCount() - npus));
        parts << tr("%1 links").arg(widgets::formatCount(columns.linkCount()));
    }
    if (m_workspace->workload().workload != nullptr)
        parts << m_workspace->workload().name;
    m_counts->setText(parts.join(QStringLiteral(" · ")));
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
    m_issues->setText(parts.join(QStringLiteral(", ")));
}

void MainWindow::leaveMode()
{
    if (m_arranged && m_useSession)
        m_session.setLayout(m_mode, saveState());
}

void MainWindow::setMode(Mode mode)
{
    if (!m_workspace->isOpen()) {
        m_mode = mode;
        return;
    }
    if (m_arranged && mode == m_mode)
        return;
    leaveMode();
    m_mode = mode;
    setUpdatesEnabled(false);
    arrangeDocks(*this, m_docks, mode);
    if (m_useSession) {
        if (const QByteArray layout = m_session.layout(mode); !layout.isEmpty())
            restoreState(layout);
    }
    m_welcome->hide();
    m_views->setLooking(looksAtRuns(mode));
    setUpdatesEnabled(true);
    m_arranged = true;
    for (QAction* action : m_modeActions->actions()) {
        if (action->data().toInt() == static_cast<int>(mode))
            action->setChecked(true);
    }
}

void MainWindow::restoreDefaultLayout()
{
    if (!m_workspace->isOpen())
        return;
    arrangeDocks(*this, m_docks, m_mode);
    showMessage(tr("The docks stand as they did at first"));
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
    at->second->show();
    at->second->raise();
    focusInside(at->second->widget());
    return true;
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

void MainWindow::setTheme(std::optional<widgets::ThemeKind> theme)
{
    if (m_useSession)
        m_session.setTheme(theme);
    static const widgets::ThemeKind system = widgets::systemThemeKind();
    widgets::applyTheme(*qApp, theme.value_or(system));
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
    m_workspace->runs()->stopAll();
    if (m_useSession) {
        m_session.setGeometry(saveGeometry());
        m_session.setLastProject(m_workspace->isOpen() ? m_workspace->path() : QString());
        m_session.setLastMode(m_mode);
    }
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    for (const QUrl& url : event->mimeData()->urls()) {
        if (url.isLocalFile())
            openFile(url.toLocalFile());
    }
    event->acceptProposedAction();
}

} // namespace weft::gui
