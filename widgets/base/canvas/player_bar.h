// SPDX-License-Identifier: GPL-3.0-or-later
// Buttons, a slider and a choice of paces: what plays, and what its steps mean, is its owner's. Interface thread.
#pragma once

#include <QWidget>

#include <vector>

class QAction;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QSlider;

namespace weft::widgets {

class PlayerBar : public QWidget {
    Q_OBJECT

public:
    // `name` begins the names of its fields: nameSlider, nameSpeed.
    PlayerBar(const QString& name, const QString& what, QWidget* parent);

    // Buttons from left to right, before the slider; once.
    void setActions(const QList<QAction*>& actions);
    void addButton(QAction* action); // at the end

    struct Pace {
        QString text;
        double value = 0;
    };
    void setPaces(const std::vector<Pace>& paces, const QString& tip);
    void setPace(double value); // the one nearest to it
    void setSteps(int steps);
    // `widest`: the longest text, so that the slider does not move while it plays.
    void setStep(int step, const QString& text, const QString& widest);
    [[nodiscard]] QSlider* slider() const { return m_slider; }

signals:
    void stepChosen(int step);
    void grabbed(); // the slider, by hand
    void paceChosen(double value);

private:
    [[nodiscard]] QWidget* buttonOf(QAction* action);
    QHBoxLayout* m_row;
    QSlider* m_slider;
    QLabel* m_text;
    QComboBox* m_speed;
};

} // namespace weft::widgets
