// SPDX-License-Identifier: GPL-3.0-or-later
// Ctrl+K: a field over the window that finds commands, views, nodes, links and operations, and goes there.
// Prefixes narrow it: > commands, # nodes and links, @ operations, : a time. Interface thread; a child of the window.
#pragma once

#include "widgets/base/jobs/job_runner.h"

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
    int score = 0; // more is better
};

// What a search found, and how many more than it gives.
struct PaletteAnswer {
    std::vector<PaletteEntry> entries;
    std::uint64_t more = 0;
};

class CommandPalette : public QFrame {
    Q_OBJECT

public:
    using Find = std::function<std::vector<PaletteEntry>(const QString& text)>;
    // Starts a search and gives its job, or 0; an earlier search has been dropped.
    using Search = std::function<widgets::JobId(
        const QString& text, QObject* receiver, std::function<void(PaletteAnswer)> answer)>;

    // `find` gives the entries that a typed text has at once.
    CommandPalette(Find find, Search search, widgets::JobRunner* jobs, QWidget* window);
    void open(const QString& text = {});

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refill();
    void showEntries();
    void runCurrent();
    void stopSearch();

    Find m_find;
    Search m_search;
    widgets::JobRunner* m_jobs;
    widgets::JobId m_job = 0;
    std::uint64_t m_more = 0;
    bool m_runsWhenFound = false; // Return was pressed before the search had ended
    bool m_hasMoved = false; // the current row was chosen
    QLineEdit* m_field;
    QListWidget* m_list;
    std::vector<PaletteEntry> m_entries;
};

// How well what is typed fits `text` as letters in order: 0 not at all, more is better. The whole text is better than
// whole words of it, those are better than parts of words; of these, word starts and runs count more.
[[nodiscard]] int fuzzyScore(const QString& typed, const QString& text);

} // namespace weft::gui
