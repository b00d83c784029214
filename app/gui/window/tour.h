// SPDX-License-Identifier: GPL-3.0-or-later
// Five steps over the window that say what a solved project shows and what to do next: a card beside the view that it
// speaks of, which never takes the focus from it. Interface thread; a child of the window.
#pragma once

#include <QFrame>
#include <QPointer>

#include <functional>
#include <vector>

class QLabel;
class QPushButton;

namespace weft::gui {

struct TourStep {
    QString title;
    QString text;
    std::function<QWidget*()> show; // brings the view to the front; the card stands over it
};

class Tour : public QFrame {
    Q_OBJECT

public:
    Tour(std::vector<TourStep> steps, QWidget* window);
    void goTo(int step); // past the end: closes
    [[nodiscard]] int step() const { return m_step; }

signals:
    void closed(); // by the person or at the end; it goes by itself then

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void place();
    void finish();

    std::vector<TourStep> m_steps;
    int m_step = 0;
    QPointer<QWidget> m_target;
    QLabel* m_title;
    QLabel* m_text;
    QLabel* m_count;
    QPushButton* m_back;
    QPushButton* m_next;
};

} // namespace weft::gui
