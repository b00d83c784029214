// SPDX-License-Identifier: GPL-3.0-or-later
// Ctrl+K: a field over the window that finds commands, views, nodes, links and operations, and goes there.
// Prefixes narrow it: > commands, # nodes and links, @ operations, : a time. Interface thread; a child of the window.
#pragma once

#include <QFrame>
#include <QString>

#include <functional>
#include <vector>

class QLineEdit;
class QListWidget;

namespace weft::gui {

struct PaletteEntry {
    QString text;
    QString detail; // the group, or the keys
    QString icon;
    bool enabled = true;
    std::function<void()> run;
};

class CommandPalette : public QFrame {
    Q_OBJECT

public:
    // `find` gives the entries for a typed text, best first.
    CommandPalette(std::function<std::vector<PaletteEntry>(const QString&)> find, QWidget* window);
    void open(const QString& text = {});

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refill();
    void runCurrent();

    std::function<std::vector<PaletteEntry>(const QString&)> m_find;
    QLineEdit* m_field;
    QListWidget* m_list;
    std::vector<PaletteEntry> m_entries;
};

// How well `pattern` fits `text` as letters in order: 0 not at all, more is better; word starts and runs count more.
[[nodiscard]] int fuzzyScore(const QString& pattern, const QString& text);

} // namespace weft::gui
