// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of the settings form as a person finds and fills them. For tests only.
#pragma once

#include <QLineEdit>
#include <QTest>
#include <QWidget>

namespace weft::test {

template <class T> T* child(const QWidget& form, const QString& name)
{
    return form.findChild<T*>(name);
}

inline void type(QLineEdit* edit, const QString& text)
{
    edit->selectAll();
    if (text.isEmpty())
        QTest::keyClick(edit, Qt::Key_Delete);
    else
        QTest::keyClicks(edit, text);
}

} // namespace weft::test
