// SPDX-License-Identifier: GPL-3.0-or-later
// What a view shows while it has nothing to show: an icon, a sentence that says what to do next, and the button for
// it. Interface thread; a child of the view, shown in place of its content (see ViewStack).
#pragma once

#include <QStackedWidget>
#include <QWidget>

class QAction;
class QLabel;
class QToolButton;

namespace weft::widgets {

class EmptyState : public QWidget {
    Q_OBJECT

public:
    EmptyState(const QString& icon, const QString& title, const QString& hint, QWidget* parent = nullptr);
    void setTexts(const QString& title, const QString& hint);
    // Likewise, of something that is on its way: nothing is offered until setTexts() says otherwise.
    void setWaiting(const QString& title, const QString& hint);
    // Up to a few buttons, the first one prominent.
    void addAction(QAction* action);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitHint();

    QString m_icon;
    QLabel* m_picture;
    QLabel* m_title;
    QLabel* m_hint;
    QWidget* m_buttons;
};

// A view's content or its empty state, one of them visible.
class ViewStack : public QStackedWidget {
    Q_OBJECT

public:
    ViewStack(QWidget* content, EmptyState* empty, QWidget* parent = nullptr);
    void setEmpty(bool empty);
    [[nodiscard]] bool isEmpty() const;
    [[nodiscard]] EmptyState* emptyState() const { return m_empty; }

private:
    EmptyState* m_empty;
};

} // namespace weft::widgets
