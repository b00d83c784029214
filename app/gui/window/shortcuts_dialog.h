// SPDX-License-Identifier: GPL-3.0-or-later
// The page of all commands with their keys, from the registry: read (?), filtered, and changed with conflicts shown.
// Interface thread; modal only to its window.
#pragma once

#include <QDialog>
#include <QKeySequence>

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace weft::widgets {
class CommandRegistry;
}

namespace weft::gui {

class ShortcutsDialog : public QDialog {
    Q_OBJECT

public:
    ShortcutsDialog(widgets::CommandRegistry* commands, QWidget* parent);

signals:
    void shortcutChanged(const QString& command, const QList<QKeySequence>& keys);
    void resetRequested();

private:
    void fill();
    void filter(const QString& text);
    void showCurrent();
    void assign();

    widgets::CommandRegistry* m_commands;
    QLineEdit* m_filter;
    QTreeWidget* m_tree;
    QKeySequenceEdit* m_edit;
    QLabel* m_conflict;
};

} // namespace weft::gui
