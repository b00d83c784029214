// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/tour.h"

#include "widgets/base/looks/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace weft::gui {

namespace {
constexpr int kWidth = 340;
constexpr int kAway = 16; // from the edges of the view
}

Tour::Tour(std::vector<TourStep> steps, QWidget* window)
    : QFrame(window)
    , m_steps(std::move(steps))
    , m_title(new QLabel(this))
    , m_text(new QLabel(this))
    , m_count(new QLabel(this))
    , m_back(new QPushButton(tr("&Back"), this))
    , m_next(new QPushButton(this))
{
    setObjectName(QStringLiteral("tour"));
    setAttribute(Qt::WA_DeleteOnClose);
    QFont bold = m_title->font();
    bold.setBold(true);
    bold.setPointSizeF(bold.pointSizeF() * 1.15);
    m_title->setFont(bold);
    m_title->setWordWrap(true);
    m_text->setWordWrap(true);
    m_count->setForegroundRole(QPalette::PlaceholderText);
    auto* close = new QPushButton(tr("Cl&ose the tour"), this);
    close->setObjectName(QStringLiteral("tourClose"));
    close->setFlat(true);
    m_back->setObjectName(QStringLiteral("tourBack"));
    m_next->setObjectName(QStringLiteral("tourNext"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(close);
    buttons->addStretch();
    buttons->addWidget(m_count);
    buttons->addWidget(m_back);
    buttons->addWidget(m_next);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 14, 16, 12);
    column->setSpacing(8);
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addLayout(buttons);
    connect(close, &QPushButton::clicked, this, &Tour::finish);
    connect(m_back, &QPushButton::clicked, this, [this] { goTo(m_step - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] { goTo(m_step + 1); });
    window->installEventFilter(this);
}

void Tour::goTo(int step)
{
    if (step < 0)
        return;
    if (step >= static_cast<int>(m_steps.size())) {
        finish();
        return;
    }
    m_step = step;
    const TourStep& now = m_steps[static_cast<std::size_t>(step)];
    if (m_target != nullptr)
        m_target->removeEventFilter(this);
    m_target = now.show();
    if (m_target != nullptr)
        m_target->installEventFilter(this);
    m_title->setText(now.title);
    m_text->setText(now.text);
    m_count->setText(tr("%1 of %2").arg(step + 1).arg(m_steps.size()));
    m_back->setEnabled(step > 0);
    m_next->setText(step + 1 < static_cast<int>(m_steps.size()) ? tr("&Next") : tr("&Done"));
    setAccessibleName(now.title);
    setAccessibleDescription(now.text);
    show();
    place();
}

// Beside the view that it speaks of, or else in its lower corner where reading ends; always within the window.
void Tour::place()
{
    const int wide = std::max(kWidth, layout()->minimumSize().width()); // buttons say more in some languages
    setFixedSize(wide, layout()->heightForWidth(wide));
    const QWidget* around = parentWidget();
    QRect over = around->rect();
    bool isBehind = false; // the tab of another one: the card stays where it was
    if (m_target != nullptr && m_target->isVisible()) {
        over = QRect(m_target->mapTo(around, QPoint()), m_target->size());
        isBehind = !around->rect().intersects(over);
    }
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    QPoint at(isMirrored ? over.left() + kAway : over.right() - width() - kAway, over.bottom() - height() - kAway);
    const int needed = width() + 2 * kAway;
    const bool hasRight = around->width() - over.right() >= needed;
    const bool hasLeft = over.left() >= needed;
    if (hasRight && (!hasLeft || !isMirrored))
        at.setX(over.right() + kAway);
    else if (hasLeft)
        at.setX(over.left() - width() - kAway);
    if (isBehind)
        at = pos(); // but it may have become wider
    at.setX(std::clamp(at.x(), 0, std::max(0, around->width() - width())));
    at.setY(std::clamp(at.y(), 0, std::max(0, around->height() - height())));
    move(at);
    raise();
}

void Tour::finish()
{
    emit closed();
    close();
}

bool Tour::eventFilter(QObject* watched, QEvent* event)
{
    // In a mode without the view there is nothing to point at.
    if (watched == m_target && event->type() == QEvent::Hide)
        hide();
    else if (watched == m_target && event->type() == QEvent::Show)
        show();
    if (event->type() == QEvent::Show || event->type() == QEvent::Resize || event->type() == QEvent::Move
        || event->type() == QEvent::LayoutRequest)
        QMetaObject::invokeMethod(
            this, [this] { place(); }, Qt::QueuedConnection);
    return QFrame::eventFilter(watched, event);
}

void Tour::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        finish();
    else
        QFrame::keyPressEvent(event);
}

void Tour::paintEvent(QPaintEvent* /*event*/)
{
    const widgets::Theme& theme = widgets::Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), theme.base);
    painter.setPen(QPen(theme.accent, 2));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

} // namespace weft::gui

#include "moc_tour.cpp"
