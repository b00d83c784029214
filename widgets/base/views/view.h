// SPDX-License-Identifier: GPL-3.0-or-later
// What the window asks of every view: which run it shows, its commands, what it says while it is empty, what it can
// write, and what it remembers. A view implements what concerns it; the rest does nothing. Interface thread; a view
// belongs to the dock that the window puts it into, and knows neither the window nor other views.
#pragma once

#include "widgets/base/shared/run_view.h"
#include "widgets/base/views/view_export.h"

#include <QJsonObject>
#include <QWidget>

#include <vector>

namespace weft::widgets {

class CommandRegistry;
class EmptyState;
class ViewSheet;

class View : public QWidget {
    Q_OBJECT

public:
    explicit View(QWidget* parent = nullptr);

    // Null: none. Called with another run, and again with the same one when it is to be shown afresh.
    virtual void setRun(RunViewPtr run);
    // Whether what the view edits may be edited in the mode in force.
    virtual void setEditable(bool editable);
    // Once, before the window is shown.
    virtual void registerCommands(CommandRegistry& commands);
    // What stands in the view's place while it has nothing to show; null if it always has something.
    [[nodiscard]] virtual EmptyState* emptyState() const;

    // Why there is nothing to work on: the title of the empty state while that is shown, else nothing.
    [[nodiscard]] QString whyEmpty() const;

    // What the view can write as it stands, the picture first; none while it is empty. Unless a view knows better, the
    // picture is a page of all that stands in it, and its tables are those that are seen.
    [[nodiscard]] virtual std::vector<ViewExport> exports();

    // Another project, or none, is open: what belonged to the last one goes. This clears the find and filter fields,
    // which are the named line edits with a clear button, and tables look as at first.
    virtual void reset();
    // What is kept with a project for the next time that it is opened: these are the texts of those fields, which tabs
    // are in front, and how tables are sorted and their columns stand. What cannot be read is left out.
    [[nodiscard]] virtual QJsonObject saveState() const;
    virtual void restoreState(const QJsonObject& state);

protected:
    // The page of an export: with the title that the view has in the window alone, and with all that stands in it.
    [[nodiscard]] ViewSheet emptySheet() const;
    [[nodiscard]] ViewExport sheetPicture();

signals:
    void statusMessage(const QString& text); // for the status bar
    void showViewRequested(const QString& name); // bring another view to the front
    void exportFound(const weft::Findings& findings); // while a file was written; none: what was found before is over
    void exportRequested(const QString& name); // one of exports(): the window asks for a file
};

} // namespace weft::widgets
