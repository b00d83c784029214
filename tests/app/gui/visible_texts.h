// SPDX-License-Identifier: GPL-3.0-or-later
// What people can read of a window. For tests only.
#pragma once

#include "widgets/settings/number_field.h"

#include <QAbstractAxis>
#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QChart>
#include <QChartView>
#include <QComboBox>
#include <QDockWidget>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTabBar>

#include <set>
#include <utility>

namespace weft::test {

inline QString plain(QString text)
{
    static const QRegularExpression mnemonic(QStringLiteral("\\s?\\(&.\\)|&"));
    return text.remove(mnemonic);
}

// All that people can read in widgets, each with who shows it.
inline std::set<std::pair<QString, QString>> visibleTexts(QWidget& window)
{
    std::set<std::pair<QString, QString>> texts;
    const auto add = [&texts](const QObject* owner, const QString& what, const QString& text) {
        if (!text.trimmed().isEmpty())
            texts.emplace(plain(text),
                QStringLiteral("%1 '%2' %3").arg(owner->metaObject()->className(), owner->objectName(), what));
    };
    for (const QAction* action : window.findChildren<QAction*>())
        add(action, "action", action->text());
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisibleTo(&window))
            continue;
        add(widget, "tip", widget->toolTip());
        add(widget, "name", widget->accessibleName());
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            add(widget, "text", label->text());
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            add(widget, "text", button->text());
        if (const auto* box = qobject_cast<const QGroupBox*>(widget))
            add(widget, "title", box->title());
        if (const auto* dock = qobject_cast<const QDockWidget*>(widget))
            add(widget, "title", dock->windowTitle());
        if (const auto* field = qobject_cast<const QLineEdit*>(widget))
            add(widget, "placeholder", field->placeholderText());
        if (const auto* box = qobject_cast<const QComboBox*>(widget)) {
            for (int i = 0; i < box->count(); ++i)
                add(widget, "item", box->itemText(i));
        }
        if (const auto* field = qobject_cast<const widgets::NumberField*>(widget))
            add(widget, "unit", field->spec().unit);
        if (const auto* chart = qobject_cast<const QChartView*>(widget)) {
            for (const QAbstractAxis* axis : chart->chart()->axes())
                add(widget, "axis", axis->titleText());
        }
        if (const auto* tabs = qobject_cast<const QTabBar*>(widget)) {
            for (int i = 0; i < tabs->count(); ++i)
                add(widget, "tab", tabs->tabText(i));
        }
        const auto* view = qobject_cast<const QAbstractItemView*>(widget);
        if (view == nullptr || view->model() == nullptr || qobject_cast<const QHeaderView*>(widget) != nullptr)
            continue;
        for (int column = 0; column < view->model()->columnCount(); ++column) {
            add(widget, "header", view->model()->headerData(column, Qt::Horizontal).toString());
            for (int row = 0; row < std::min(50, view->model()->rowCount()); ++row)
                add(widget, "cell", view->model()->index(row, column).data().toString());
        }
    }
    return texts;
}

} // namespace weft::test
