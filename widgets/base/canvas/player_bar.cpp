// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/canvas/player_bar.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSlider>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace weft::widgets {

PlayerBar::PlayerBar(const QString& name, const QString& what, QWidget* parent)
    : QWidget(parent)
    , m_row(new QHBoxLayout(this))
    , m_slider(new QSlider(Qt::Horizontal, this))
    , m_text(new QLabel(this))
    , m_speed(new QComboBox(this))
{
    setLayoutDirection(Qt::LeftToRight); // as time runs everywhere
    m_row->setContentsMargins(6, 3, 6, 3);
    m_slider->setObjectName(name + QStringLiteral("Slider"));
    m_slider->setAccessibleName(what);
    m_slider->setMinimumWidth(40);
    m_speed->setObjectName(name + QStringLiteral("Speed"));
    m_speed->setAccessibleName(tr("Speed"));
    m_row->addWidget(m_slider, 1);
    m_row->addWidget(m_text);
    m_row->addWidget(m_speed);
    connect(m_slider, &QSlider::valueChanged, this, &PlayerBar::stepChosen);
    connect(m_slider, &QSlider::sliderPressed, this, &PlayerBar::grabbed);
    connect(
        m_speed, &QComboBox::currentIndexChanged, this, [this] { emit paceChosen(m_speed->currentData().toDouble()); });
}

QWidget* PlayerBar::buttonOf(QAction* action)
{
    auto* button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

void PlayerBar::setActions(const QList<QAction*>& actions)
{
    int at = 0;
    for (QAction* action : actions)
        m_row->insertWidget(at++, buttonOf(action));
}

void PlayerBar::addButton(QAction* action)
{
    m_row->addWidget(buttonOf(action));
}

void PlayerBar::setPaces(const std::vector<Pace>& paces, const QString& tip)
{
    const QSignalBlocker block(m_speed);
    m_speed->clear();
    m_speed->setToolTip(tip);
    for (const Pace& pace : paces)
        m_speed->addItem(pace.text, pace.value);
}

void PlayerBar::setPace(double value)
{
    const QSignalBlocker block(m_speed);
    int best = -1;
    double least = 0;
    for (int i = 0; i < m_speed->count(); ++i) {
        const double off = std::abs(std::log(std::max(1e-9, m_speed->itemData(i).toDouble()) / std::max(1e-9, value)));
        if (best < 0 || off < least) {
            best = i;
            least = off;
        }
    }
    m_speed->setCurrentIndex(best);
}

void PlayerBar::setSteps(int steps)
{
    const QSignalBlocker block(m_slider);
    m_slider->setRange(0, steps);
    m_slider->setPageStep(std::max(1, steps / 10));
}

void PlayerBar::setStep(int step, const QString& text, const QString& widest)
{
    const QSignalBlocker block(m_slider);
    m_slider->setValue(step);
    m_text->setText(text);
    m_text->setMinimumWidth(m_text->fontMetrics().horizontalAdvance(widest));
}

} // namespace weft::widgets

#include "moc_player_bar.cpp"
