// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/schedule/player_bar.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSlider>
#include <QToolButton>

namespace weft::widgets {

PlayerBar::PlayerBar(ScheduleStepper* stepper, QWidget* parent)
    : QWidget(parent)
    , m_stepper(stepper)
    , m_row(new QHBoxLayout(this))
    , m_slider(new QSlider(Qt::Horizontal, this))
    , m_text(new QLabel(this))
    , m_speed(new QComboBox(this))
{
    setLayoutDirection(Qt::LeftToRight); // as the levels above it
    m_row->setContentsMargins(6, 3, 6, 3);
    m_slider->setObjectName(QStringLiteral("scheduleSlider"));
    m_slider->setAccessibleName(tr("Level"));
    m_speed->setObjectName(QStringLiteral("scheduleSpeed"));
    m_speed->setAccessibleName(tr("Speed"));
    m_speed->setToolTip(tr("How fast the levels play"));
    for (const double speed : { 0.5, 1.0, 2.0, 5.0, 20.0, 100.0, 1000.0 })
        m_speed->addItem(tr("%1 levels/s").arg(speed), speed);
    m_speed->setCurrentIndex(m_speed->findData(stepper->speed()));
    m_row->addWidget(m_slider, 1);
    m_row->addWidget(m_text);
    m_row->addWidget(m_speed);
    connect(m_slider, &QSlider::valueChanged, this,
        [this](int level) { m_stepper->setLevel(static_cast<std::uint32_t>(level)); });
    connect(m_slider, &QSlider::sliderPressed, m_stepper, &ScheduleStepper::pause);
    connect(m_speed, &QComboBox::currentIndexChanged, this,
        [this] { m_stepper->setSpeed(m_speed->currentData().toDouble()); });
    connect(stepper, &ScheduleStepper::levelsChanged, this, &PlayerBar::showLevel);
    connect(stepper, &ScheduleStepper::levelChanged, this, &PlayerBar::showLevel);
    showLevel();
}

void PlayerBar::setActions(const QList<QAction*>& actions)
{
    int at = 0;
    for (QAction* action : actions) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        m_row->insertWidget(at++, button);
    }
}

void PlayerBar::showLevel()
{
    const QSignalBlocker block(m_slider);
    m_slider->setRange(0, static_cast<int>(m_stepper->levels()));
    m_slider->setPageStep(std::max(1, static_cast<int>(m_stepper->levels() / 10)));
    m_slider->setValue(static_cast<int>(m_stepper->level()));
    m_text->setText(tr("level %1 of %2").arg(m_stepper->level()).arg(m_stepper->levels()));
    // The widest text, so that the slider does not move while it plays.
    const QString widest = tr("level %1 of %2").arg(m_stepper->levels()).arg(m_stepper->levels());
    m_text->setMinimumWidth(m_text->fontMetrics().horizontalAdvance(widest));
}

} // namespace weft::widgets
