// SPDX-License-Identifier: GPL-3.0-or-later
// The window: docks in six modes, menus, the toolbar and the palette over one command registry, files and recovery.
// What is open lives in the Workspace; what shows it in Views. Interface thread.
#pragma once

#include "app/gui/views/dock_layouts.h"
#include "app/gui/views/modes.h"
#include "app/gui/window/session.h"
#include "app/gui/workspace/input_watcher.h"
#include "app/gui/workspace/open_mark.h"
#include "app/gui/workspace/recovery.h"
#include "app/gui/workspace/workspace.h"

#include <QMainWindow>
#include <QPointer>

#include <memory>

class QActionGroup;
class QLabel;
class QTimer;
class QToolButton;

namespace weft::widgets {
class CommandRegistry;
}

namespace weft::gui {

class CommandPalette;
class FileOpener;
class GuideDialog;
class InputWatcher;
class NoticeBar;
class Tour;
class ViewExporter;
class Views;
class WelcomePage;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    // Without `useSession` the window neither reads nor writes what a person's session remembers (screenshots, tests).
    explicit MainWindow(bool useSession = true, QWidget* parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] Workspace* workspace() { return m_workspace; }
    [[nodiscard]] widgets::CommandRegistry* commands() { return m_commands; }
    [[nodiscard]] Views* views() { return m_views; }
    [[nodiscard]] Recovery* recovery() { return m_recovery; }
    [[nodiscard]] NoticeBar* notices() { return m_notices; }
    [[nodiscard]] Mode mode() const { return m_mode; }

    void setMode(Mode mode);
    // Brings a view to the front, in its home mode unless the mode in force shows it. False if there is none such.
    bool showView(const QString& name);
    void setTheme(std::optional<widgets::ThemeKind> theme); // for this start; see chooseTheme()
    // A language's code, or empty for the system's. What is open stays as it is, and is said anew.
    void setLanguage(const QString& code); // for this start; see chooseLanguage()
    void saveArrangement(const QString& name); // of the docks of the mode, for the session
    bool showArrangement(const QString& name); // false if there is none such, or it does not fit

    // Nobody is there to be asked: copies of unsaved work stay where they are.
    void leaveCopies() { m_offersCopies = false; }

    // Projects, topologies and traces, by their content; see FileOpener. What is wrong becomes issues and a message,
    // and the first thing that is wrong at once, a missing file or a broken project, is returned too.
    QString openFile(const QString& path);
    QString openFiles(const QStringList& paths); // that were dropped or named together
    [[nodiscard]] QString openingProblem() const; // once all of them were tried
    // The training step, which is run (the first time, a tour begins), or a program by its name.
    void openSample(const QString& name = QStringLiteral("default"));
    // What was open when the last window closed, or a copy that it left behind.
    void restoreSession();
    // Saves to the project's file; asks for one if there is none, or if `as`. True if it was saved.
    bool save(bool as = false);
    bool saveTo(const QString& path);

    void showMessage(const QString& text);

signals:
    void closed(); // for good

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override; // Tab goes past what is behind a tab
    QMenu* createPopupMenu() override;

private:
    void makeDocks();
    void makeMenus();
    void fillViewMenus();
    void makeToolBar();
    void makeStatusBar();
    void registerFileCommands();
    void registerEditCommands();
    void registerViewCommands();
    void registerLanguages();
    void registerRunCommands();
    void registerTimeCommands();
    void registerHelpCommands();
    void connectWorkspace();
    void makeNotices();
    void noticeLost(); // no run of the project has a result
    void noticeOutdated(); // the run that is shown is not of what is open
    [[nodiscard]] QString whyNotRun() const; // empty: it can
    void noticeOtherWindow(); // that has the same project open
    void lookForOtherWindow(); // on a worker, and says or unsays it
    void noticeChangedFile(WatchedFile kind, const QString& path);

    bool openProjectFile(const QString& path, Findings& failures); // asks before unsaved work is lost
    bool loadProjectFile(const QString& path, Findings& failures);
    bool mayOverwrite(); // asks what becomes of a project that somebody else has saved
    void unsayChangedProject();
    void connectOpener();
    void addRecent(const QString& path);
    void showOpened(); // welcome or docks
    void keepViews(); // for the next time that the project is opened
    void updateTitle();
    void updateCounts();
    void showIssueCounts(int errors, int warnings);
    void updateRecent();
    void chooseTheme(std::optional<widgets::ThemeKind> theme); // for this start and those that follow
    void chooseLanguage(const QString& code); // for this start and those that follow
    void sayAgain(); // all that is shown, in another language
    void leaveMode();
    void askSaveArrangement();
    void fillArrangements();
    static void focusInside(QWidget* view);
    void call(QDockWidget* dock);
    void goToView(int step); // the keys go to the next view in sight, as one reads, or the one before
    void restoreDefaultLayout();
    // For now, beside what is shown; see Views::open().
    void openForNow(const QString& name);
    void putAway(const QString& name);
    void closeDock(const QString& name);
    void startRun();
    void openPalette(const QString& text = {});
    void showShortcuts();
    void openReport();
    void showGuide(); // where it speaks of the view in front
    void startTour(); // of a solved project
    bool offerCopies(const std::vector<Recovery::Found>& copies); // true if one was taken
    bool offerCopy(const Recovery::Found& found, std::vector<Recovery::Found> others);
    [[nodiscard]] bool mayDiscard(); // asks before unsaved work is lost

    void askOpen();
    void askOpenTraces();
    void askImportTopology();
    void explainCommands(); // why they can do nothing

    bool m_useSession;
    bool m_offersCopies = true; // of the projects that are opened
    Session m_session;
    Workspace* m_workspace;
    widgets::CommandRegistry* m_commands;
    Views* m_views;
    ViewExporter* m_exporter;
    FileOpener* m_opener;
    Recovery* m_recovery;
    InputWatcher* m_watcher;
    NoticeBar* m_notices;
    QString m_marked; // the project that the mark is of, or will be when it is taken
    OpenMark m_openMark;
    CommandPalette* m_palette;
    WelcomePage* m_welcome;
    QActionGroup* m_modeActions;
    QActionGroup* m_languageActions;
    QLabel* m_counts = nullptr;
    QToolButton* m_issues = nullptr;
    QPointer<Tour> m_tour;
    GuideDialog* m_guide = nullptr; // once it was opened
    QMenu* m_recentMenu = nullptr;
    QMenu* m_arrangements = nullptr;
    QMenu* m_removeArrangements = nullptr;
    Docks m_docks;
    std::unique_ptr<DockLayouts> m_layouts;
    Mode m_mode = Mode::Design;
    QTimer* m_refreshTimer; // of the commands
    // Docks that were opened for now, by their names.
    struct Passing {
        bool wasClosed = false;
        QPointer<QDockWidget> before; // that stood in front
    };
    std::map<QString, Passing> m_passing;
    widgets::JobId m_outdatedJob = 0; // says what was changed
    bool m_arranged = false; // the docks stand as the mode wants them
};

} // namespace weft::gui
