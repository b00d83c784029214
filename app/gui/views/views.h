// SPDX-License-Identifier: GPL-3.0-or-later
// Makes every view of the registry, joins them to the workspace, and feeds them the run that is shown. Interface
// thread; the views belong to the docks that the window puts them into.
#pragma once

#include "app/gui/views/modes.h"
#include "widgets/base/views/view.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <deque>
#include <vector>

namespace weft::gui {

struct ViewInfo;
class Workspace;

class Views : public QObject {
    Q_OBJECT

public:
    struct Entry {
        const ViewInfo* info;
        widgets::View* view;
    };

    Views(Workspace* workspace, QWidget* window);

    [[nodiscard]] const std::vector<Entry>& entries() const { return m_entries; }
    [[nodiscard]] widgets::View* find(const QString& name) const; // null if there is none
    // The view of a class, which is there.
    template <class T> [[nodiscard]] T* get() const
    {
        for (const Entry& entry : m_entries) {
            if (auto* view = qobject_cast<T*>(entry.view))
                return view;
        }
        return nullptr;
    }

    void registerCommands(widgets::CommandRegistry& commands);
    // The buttons of the empty states, once all commands are there.
    void fillEmptyStates(const widgets::CommandRegistry& commands);
    // What the views keep of a project; see View::saveState().
    [[nodiscard]] QJsonObject saveState() const;
    // Another project, or none, is open: every view starts afresh, with what it kept of it.
    void reset(const QJsonObject& state);
    // Whether editors are shown what the run did, and edit nothing.
    void setLooking(bool looking);
    // What they say of the run, in another language.
    void sayAgain() { showRun(); }

    // For what joins views.
    void say(const QString& text) { emit message(text); }
    void show(const QString& name) { emit showViewRequested(name); }
    // Beside what is shown, without taking the keys, until it is put away again.
    void open(const QString& name) { emit openRequested(name); }
    void putAway(const QString& name) { emit putAwayRequested(name); } // if open() has brought it
    void close(const QString& name) { emit closeRequested(name); }
    void enter(Mode mode) { emit modeRequested(mode); }

    [[nodiscard]] bool isFed() const { return m_unfed.empty(); } // all views have the run

signals:
    void message(const QString& text);
    void showViewRequested(const QString& name); // bring a view to the front
    void openRequested(const QString& name);
    void putAwayRequested(const QString& name);
    void closeRequested(const QString& name);
    void modeRequested(Mode mode);
    void fed(); // all views have the run

private:
    void showRun();
    void feed(const Entry& entry);
    void feedNext();

    Workspace* m_workspace;
    std::vector<Entry> m_entries; // in the order of the registry
    bool m_looking = false;
    std::deque<Entry> m_unfed; // have not got the run yet
    QTimer m_feedTimer;
};

} // namespace weft::gui
