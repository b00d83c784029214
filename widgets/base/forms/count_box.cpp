// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/forms/count_box.h"

#include "widgets/base/words/quantity_reading.h"

namespace weft::widgets {

QValidator::State CountBox::validate(QString& text, int& position) const
{
    text = withDigitsOf(locale(), text); // as long as it was
    return QSpinBox::validate(text, position);
}

int CountBox::valueFromText(const QString& text) const
{
    return QSpinBox::valueFromText(withDigitsOf(locale(), text));
}

} // namespace weft::widgets
