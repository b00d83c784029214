// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/narrow_bar.h"

#include <QLayout>
#include <QStyle>
#include <QStyleOptionToolButton>
#include <QToolButton>

#include <algorithm>

namespace weft::widgets {

NarrowBar::NarrowBar(QToolButton* button, QWidget* parent)
    : QWidget(parent)
    , m_button(button)
{
}

QSize NarrowBar::minimumSizeHint() const
{
    QSize least = QWidget::minimumSizeHint();
    if (m_button->toolButtonStyle() == Qt::ToolButtonIconOnly)
        return least;
    QStyleOptionToolButton option;
    option.initFrom(m_button);
    const QSize withoutWords
        = m_button->style()->sizeFromContents(QStyle::CT_ToolButton, &option, m_button->iconSize(), m_button);
    least.rwidth() -= std::max(0, m_button->sizeHint().width() - withoutWords.width());
    return least;
}

void NarrowBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    if (layout()->minimumSize().width() > width())
        m_button->setToolButtonStyle(Qt::ToolButtonIconOnly);
}

} // namespace weft::widgets
