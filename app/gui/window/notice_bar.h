// SPDX-License-Identifier: GPL-3.0-or-later
// What is true of all that the window shows and must be seen there: a row above the docks for each, with a sentence and
// the button that does something about it. Interface thread; a toolbar of the window.
#pragma once

#include <QString>
#include <QToolBar>

#include <functional>
#include <map>

class QVBoxLayout;

namespace weft::gui {

struct Notice {
    QString text;
    QString action; // of the button; empty: none
    std::function<void()> act {};
    bool canBeClosed = false; // with a button of its own, until it is said again
};

class NoticeBar : public QToolBar {
    Q_OBJECT

public:
    explicit NoticeBar(QWidget* parent);

    // One notice a key: the same key replaces it.
    void say(const QString& key, Notice notice);
    void unsay(const QString& key);
    [[nodiscard]] bool says(const QString& key) const { return m_rows.contains(key); }
    [[nodiscard]] QString textOf(const QString& key) const; // empty: not said

    // Seen exactly while there is something to say, whatever a stored arrangement of the window remembers.
    void setVisible(bool visible) override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void fitColors();
    std::map<QString, QWidget*> m_rows;
    QWidget* m_content;
    QVBoxLayout* m_column;
};

} // namespace weft::gui
