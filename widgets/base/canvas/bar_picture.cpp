// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/canvas/bar_picture.h"

#include <QHelpEvent>
#include <QToolTip>

namespace weft::widgets {

BarPicture::BarPicture(const QString& name, const QString& spoken, const QString& described, QWidget* parent)
    : QWidget(parent)
    , m_cursor(std::make_unique<CanvasCursor>(this, this))
{
    setObjectName(name);
    setAccessibleName(spoken);
    setAccessibleDescription(described);
    setFocusPolicy(Qt::StrongFocus);
    setLayoutDirection(Qt::LeftToRight);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

int BarPicture::barHeight() const
{
    return fontMetrics().height() + 8;
}

bool BarPicture::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const CanvasPart at = partAt(help->pos()); at.isValid()) {
            const PartWords words = partWords(at);
            QToolTip::showText(help->globalPos(), words.name + '\n' + words.value, this);
        } else {
            QToolTip::hideText();
        }
        return true;
    }
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    return QWidget::event(event);
}

} // namespace weft::widgets

#include "moc_bar_picture.cpp"
