// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/forms/name_button.h"

#include "widgets/base/words/reading_order.h"

#include <QEvent>
#include <QStyle>
#include <QStyleOptionButton>

#include <algorithm>

namespace weft::widgets {

namespace {

constexpr int kMostLetters = 16; // that it asks for room for
constexpr int kAir = 4; // px between the name and the edges

}

NameButton::NameButton(QWidget* parent)
    : QPushButton(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void NameButton::setName(const QString& name)
{
    m_name = plainName(name);
    showName();
    updateGeometry();
}

QSize NameButton::sizeHint() const
{
    QSize size = QPushButton::sizeHint();
    if (!m_name.isEmpty())
        size.setWidth(std::min(size.width(), kMostLetters * fontMetrics().averageCharWidth()));
    return size;
}

QSize NameButton::minimumSizeHint() const
{
    return sizeHint();
}

void NameButton::showName()
{
    if (m_name.isEmpty())
        return;
    QStyleOptionButton option;
    initStyleOption(&option);
    const int room = style()->subElementRect(QStyle::SE_PushButtonContents, &option, this).width() - 2 * kAir;
    const QString shown = fontMetrics().elidedText(m_name, Qt::ElideMiddle, room);
    setText(QString(shown).replace('&', QStringLiteral("&&")));
}

void NameButton::resizeEvent(QResizeEvent* event)
{
    QPushButton::resizeEvent(event);
    showName();
}

void NameButton::changeEvent(QEvent* event)
{
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        showName();
}

} // namespace weft::widgets

#include "moc_name_button.cpp"
