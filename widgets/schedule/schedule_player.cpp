// SPDX-License-Identifier: GPL-3.0-or-later
// The bar below the pictures: it moves the stepper, and shows where that stands.
#include "widgets/base/canvas/player_bar.h"
#include "widgets/schedule/schedule_view.h"

#include <QSlider>

namespace weft::widgets {

void ScheduleView::connectPlayer()
{
    std::vector<PlayerBar::Pace> paces;
    for (const double speed : { 0.5, 1.0, 2.0, 5.0, 20.0, 100.0, 1000.0 })
        paces.push_back({ tr("%1 levels/s").arg(speed), speed });
    m_player->setPaces(paces, tr("How fast the levels play"));
    m_player->setPace(m_stepper.speed());
    connect(m_player, &PlayerBar::stepChosen, &m_stepper,
        [this](int level) { m_stepper.setLevel(static_cast<std::uint32_t>(level)); });
    connect(m_player, &PlayerBar::grabbed, &m_stepper, &ScheduleStepper::pause);
    connect(m_player, &PlayerBar::paceChosen, &m_stepper, &ScheduleStepper::setSpeed);
    connect(&m_stepper, &ScheduleStepper::levelsChanged, this, &ScheduleView::showLevel);
    connect(&m_stepper, &ScheduleStepper::levelChanged, this, &ScheduleView::showLevel);
    showLevel();
}

void ScheduleView::showLevel()
{
    const auto text = [this](std::uint32_t level) { return tr("level %1 of %2").arg(level).arg(m_stepper.levels()); };
    m_player->setSteps(static_cast<int>(m_stepper.levels()));
    m_player->setStep(static_cast<int>(m_stepper.level()), text(m_stepper.level()), text(m_stepper.levels()));
}

} // namespace weft::widgets
