// SPDX-License-Identifier: GPL-3.0-or-later
// What the window remembers for one person and not in the project: recent files, arrangements of docks, the theme,
// the language, changed shortcuts, and what was open. An INI file in the user's configuration folder. Interface thread.
#pragma once

#include "app/gui/views/dock_layouts.h"
#include "app/gui/views/modes.h"
#include "widgets/base/looks/theme.h"

#include <QByteArray>
#include <QJsonObject>
#include <QKeySequence>
#include <QSettings>
#include <QString>
#include <QStringList>

#include <map>
#include <optional>

namespace weft::gui {

class Session {
public:
    Session(); // "session.ini" of the application; tests redirect it with QStandardPaths' test mode

    [[nodiscard]] QStringList recentFiles() const; // newest first, those that exist
    void addRecentFile(const QString& path);

    [[nodiscard]] QByteArray geometry() const;
    void setGeometry(const QByteArray& geometry);
    [[nodiscard]] std::optional<SavedLayout> layout(Mode mode) const; // none: the default arrangement
    void setLayout(Mode mode, const SavedLayout& layout);
    void forgetLayout(Mode mode);

    // Arrangements that a person gave a name, each of one mode.
    struct Arrangement {
        Mode mode;
        SavedLayout layout;
    };
    [[nodiscard]] QStringList arrangements() const; // by name
    [[nodiscard]] std::optional<Arrangement> arrangement(const QString& name) const;
    void setArrangement(const QString& name, const Arrangement& arrangement);
    void removeArrangement(const QString& name);

    // What the views kept of a project; empty: nothing. Of the projects that were open last.
    [[nodiscard]] QJsonObject viewState(const QString& project) const;
    void setViewState(const QString& project, const QJsonObject& state);

    [[nodiscard]] bool wantsTour() const; // until it was closed
    void setTourSeen();

    [[nodiscard]] std::optional<widgets::ThemeKind> theme() const; // none: as the system is
    void setTheme(std::optional<widgets::ThemeKind> theme);

    [[nodiscard]] QString language() const; // its code; empty: the system's
    void setLanguage(const QString& code);

    // The sections of the last report; see widgets::ReportDialog. Empty: as at first.
    [[nodiscard]] QStringList reportChoice() const;
    void setReportChoice(const QStringList& choice);

    [[nodiscard]] std::map<QString, QList<QKeySequence>> shortcuts() const; // only the changed ones
    void setShortcuts(const QString& command, const QList<QKeySequence>& keys);
    void resetShortcuts();

    // The project that was open when the window closed, and its mode.
    [[nodiscard]] QString lastProject() const;
    void setLastProject(const QString& path);
    [[nodiscard]] Mode lastMode() const;
    void setLastMode(Mode mode);

private:
    mutable QSettings m_settings;
};

} // namespace weft::gui
