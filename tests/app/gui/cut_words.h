// SPDX-License-Identifier: GPL-3.0-or-later
// What is too wide for its place in a window. For tests only.
#pragma once

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QStringList>
#include <QStyle>
#include <QStyleOptionFrame>
#include <QToolButton>
#include <QWidget>

namespace weft::test {

// Labels, buttons and what fields say while they are empty, where words are cut off.
inline QStringList cutIn(const QWidget& window)
{
    QStringList cut;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisibleTo(&window) || widget->visibleRegion().isEmpty())
            continue;
        QString text;
        QSize wanted;
        if (const auto* label = qobject_cast<const QLabel*>(widget)) {
            text = label->text();
            if (label->sizePolicy().horizontalPolicy() == QSizePolicy::Ignored)
                continue; // shortened on purpose
            wanted = label->wordWrap() ? QSize(0, label->heightForWidth(label->width())) : label->sizeHint();
        } else if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
            const auto* tool = qobject_cast<const QToolButton*>(widget);
            if (tool == nullptr || tool->toolButtonStyle() != Qt::ToolButtonIconOnly || tool->icon().isNull())
                text = button->text();
            wanted = QSize(button->minimumSizeHint().width(), 0);
        } else if (const auto* field = qobject_cast<const QLineEdit*>(widget)) {
            text = field->text().isEmpty() ? field->placeholderText() : QString();
            QStyleOptionFrame option;
            option.initFrom(field);
            option.lineWidth = field->style()->pixelMetric(QStyle::PM_DefaultFrameWidth, &option, field);
            const QRect inside = field->style()->subElementRect(QStyle::SE_LineEditContents, &option, field);
            constexpr int kBeside = 4; // what Qt leaves beside a text
            const QMargins margins = field->textMargins();
            wanted.setWidth(field->fontMetrics().horizontalAdvance(text) + kBeside + margins.left() + margins.right()
                + field->width() - inside.width());
        } else if (const auto* box = qobject_cast<const QComboBox*>(widget)) {
            if (box->sizeAdjustPolicy() == QComboBox::AdjustToMinimumContentsLengthWithIcon)
                continue; // shortened on purpose
            text = box->currentText();
            wanted = QSize(box->sizeHint().width() - box->fontMetrics().horizontalAdvance(QLatin1Char('x')), 0);
        }
        if (!text.isEmpty() && (widget->width() < wanted.width() - 1 || widget->height() < wanted.height() - 1))
            cut << QStringLiteral("%1 '%2' has %3 x %4 of %5 x %6: %7")
                       .arg(widget->metaObject()->className(), widget->objectName())
                       .arg(widget->width())
                       .arg(widget->height())
                       .arg(wanted.width())
                       .arg(wanted.height())
                       .arg(text);
    }
    return cut;
}

} // namespace weft::test
