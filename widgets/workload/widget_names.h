// SPDX-License-Identifier: GPL-3.0-or-later
// What a field of a form is called: by tests and style sheets, by screen readers, and in its help. Stateless; interface
// thread.
#pragma once

#include <QString>
#include <QWidget>

namespace weft::widgets {

inline void nameWidget(QWidget* widget, const char* objectName, const QString& accessible, const QString& help)
{
    widget->setObjectName(QLatin1String(objectName));
    widget->setAccessibleName(accessible);
    widget->setToolTip(help);
    widget->setWhatsThis(help);
}

} // namespace weft::widgets
