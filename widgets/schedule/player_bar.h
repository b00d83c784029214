// SPDX-License-Identifier: GPL-3.0-or-later
// The buttons, the slider and the speeds of a ScheduleStepper. Its actions are the view's commands. Interface thread.
#pragma once

#include "widgets/schedule/schedule_stepper.h"

#include <QWidget>

class QAction;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QSlider;

namespace weft::widgets {

class PlayerBar : public QWidget {
    Q_OBJECT

public:
    explicit PlayerBar(ScheduleStepper* stepper, QWidget* parent = nullptr);

    // Buttons from left to right; once.
    void setActions(const QList<QAction*>& actions);
    [[nodiscard]] QSlider* slider() const { return m_slider; }

private:
    void showLevel();

    ScheduleStepper* m_stepper;
    QHBoxLayout* m_row;
    QSlider* m_slider;
    QLabel* m_text;
    QComboBox* m_speed;
};

} // namespace weft::widgets
