// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/looks/empty_state.h"

#include "widgets/base/looks/icons.h"
#include "widgets/base/looks/theme.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace weft::widgets {

namespace {
constexpr int kIconSize = 40;
constexpr int kWidestText = 420;
}

EmptyState::EmptyState(const QString& icon, const QString& title, const QString& hint, QWidget* parent)
    : QWidget(parent)
    , m_icon(icon)
    , m_picture(new QLabel(this))
    , m_title(new QLabel(title, this))
    , m_hint(new QLabel(hint, this))
    , m_buttons(new QWidget(this))
{
    QFont large = m_title->font();
    large.setPointSizeF(large.pointSizeF() * 1.25);
    large.setBold(true);
    m_title->setFont(large);
    for (QLabel* label : { m_picture, m_title, m_hint })
        label->setAlignment(Qt::AlignCenter);
    for (QLabel* label : { m_title, m_hint })
        label->setMinimumWidth(1); // a name of one long word is no reason for a wide view
    m_hint->setWordWrap(true);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    m_picture->setPixmap(themedIcon(icon).pixmap(kIconSize, kIconSize));
    auto* row = new QHBoxLayout(m_buttons);
    row->setContentsMargins(0, 8, 0, 0);
    row->setAlignment(Qt::AlignCenter);
    auto* column = new QVBoxLayout(this);
    column->addStretch(2);
    column->addWidget(m_picture);
    column->addWidget(m_title);
    column->addWidget(m_hint);
    column->addWidget(m_buttons);
    column->addStretch(3);
    // It stands where the content will: the keys of the view work from here too, and a click comes here.
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(title);
    setAccessibleDescription(hint);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
}

void EmptyState::setWaiting(const QString& title, const QString& hint)
{
    setTexts(title, hint);
    m_buttons->hide();
}

void EmptyState::setTexts(const QString& title, const QString& hint)
{
    m_buttons->show();
    m_title->setText(title);
    m_hint->setText(hint);
    setAccessibleName(title);
    setAccessibleDescription(hint);
    fitHint();
}

// The hint wraps at a width that reads well, in the middle. Margins do it, because a label of limited width would
// neither be centred nor be as high as it needs.
void EmptyState::fitHint()
{
    const QMargins margins = layout()->contentsMargins();
    const int available = width() - margins.left() - margins.right();
    const int side = std::max(0, (available - kWidestText) / 2);
    m_hint->ensurePolished(); // which gives its script the room above and below
    const QMargins room = m_hint->contentsMargins();
    m_hint->setContentsMargins(side, room.top(), side, room.bottom());
    m_hint->setMinimumHeight(0); // a label never asks for less than its minimum, also when it has become wider
    m_hint->setMinimumHeight(std::max(0, m_hint->heightForWidth(std::max(1, available))));
    // Side by side if there is room for their words.
    auto* row = static_cast<QBoxLayout*>(m_buttons->layout());
    int wanted = 0;
    for (const QToolButton* button : m_buttons->findChildren<QToolButton*>())
        wanted += button->sizeHint().width() + row->spacing();
    row->setDirection(wanted > available ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void EmptyState::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    constexpr int kRoomForPicture = 160;
    m_picture->setVisible(height() >= kRoomForPicture);
    fitHint();
}

// It takes the keys, and shows that it has them.
void EmptyState::paintEvent(QPaintEvent* event)
{
    QWidget::paintEvent(event);
    if (!hasFocus())
        return;
    QPainter painter(this);
    painter.setPen(QPen(Theme::current().accent, 2));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

void EmptyState::addAction(QAction* action)
{
    auto* button = new QToolButton(m_buttons);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::StrongFocus);
    // It may come when there are other views already, and is not to be behind them.
    const QList<QToolButton*> before = m_buttons->findChildren<QToolButton*>();
    setTabOrder(before.size() < 2 ? static_cast<QWidget*>(this) : before[before.size() - 2], button);
    m_buttons->layout()->addWidget(button);
}

void EmptyState::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        m_picture->setPixmap(themedIcon(m_icon).pixmap(kIconSize, kIconSize));
    if (event->type() == QEvent::LanguageChange)
        fitHint();
    QWidget::changeEvent(event);
}

ViewStack::ViewStack(QWidget* content, EmptyState* empty, QWidget* parent)
    : QStackedWidget(parent)
    , m_empty(empty)
{
    addWidget(content);
    addWidget(empty);
    setCurrentWidget(empty);
}

void ViewStack::setEmpty(bool empty)
{
    setCurrentIndex(empty ? 1 : 0);
}

bool ViewStack::isEmpty() const
{
    return currentIndex() == 1;
}

} // namespace weft::widgets

#include "moc_empty_state.cpp"
