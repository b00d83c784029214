// SPDX-License-Identifier: GPL-3.0-or-later
// The one list of commands: menus, the toolbar, the shortcuts page, the ? help and the command palette are made
// from it. Owned by the window, on the interface thread; the actions are children of the registry's owner widget.
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QObject>
#include <QString>

#include <functional>
#include <vector>

class QWidget;

namespace weft::widgets {

struct CommandInfo {
    QString id; // stable, "timeline.zoomIn"; what settings and tests name it by
    QString text; // with an ampersand for its mnemonic
    QString group; // the heading in the palette and the help, such as "Timeline"
    QList<QKeySequence> shortcuts {};
    QString icon {}; // a name for themedIcon(), or empty
    QString tip {}; // one sentence for the status bar; empty: the text
    bool checkable = false;
    bool everywhere = false; // its keys work in the whole window, although it belongs to a view
    QString section {}; // of its group's menu, with its mnemonic: a submenu; empty: none
    QString words {}; // in English, whatever the window speaks: what else finds it
};

// Lets a command run or not; then `whyNot` is one sentence that its tooltips, the menus and the palette say.
void enableCommand(QAction* action, bool enabled, const QString& whyNot);
[[nodiscard]] QString whyDisabled(const QAction* action); // empty while it is enabled

class CommandRegistry : public QObject {
    Q_OBJECT

public:
    // Window-wide shortcuts belong to `window`.
    explicit CommandRegistry(QWidget* window);

    // `scope`: the view in which the shortcut works (it and its children); null: everywhere in the window.
    // The id must be new.
    QAction* add(const CommandInfo& info, std::function<void()> run, QWidget* scope = nullptr);
    [[nodiscard]] QAction* action(const QString& id) const; // null if unknown

    struct Entry {
        CommandInfo info;
        QAction* action = nullptr;
        QWidget* scope = nullptr;
        std::function<QString()> whyNot {}; // null: it always can, or somebody else enables it
    };
    [[nodiscard]] const std::vector<Entry>& entries() const { return m_entries; }

    // `whyNot`: why the commands can do nothing now, in one sentence; empty while they can. Asked by refresh(), and
    // before they run.
    void explain(const QStringList& ids, const std::function<QString()>& whyNot);
    // Disables what can do nothing, and enables what can; for whoever knows that something has changed.
    void refresh();

    // Says all texts anew, in the language in force, after retell() has said those of the actions.
    void sayAgain();
    // What another than the registry knows best.
    void setText(const QString& id, const QString& text);

    // Puts commands of a group into a submenu of its menu.
    void setSection(const QString& section, const QStringList& ids);

    // Gives a command other shortcuts; empty: none. Kept in the settings by the caller.
    void setShortcuts(const QString& id, const QList<QKeySequence>& shortcuts);
    // Commands of the same scope, or of the window, that use the same key.
    [[nodiscard]] QStringList conflicts(const QString& id, const QKeySequence& key) const;

private:
    void run(const QString& id, const std::function<void()>& run);
    [[nodiscard]] QString whyNot(const Entry& entry) const;

    QWidget* m_window;
    std::vector<Entry> m_entries;
};

} // namespace weft::widgets
