// SPDX-License-Identifier: GPL-3.0-or-later
// A field for a whole number into which the digits of any script can be typed; Qt's takes those of the locale only.
// Interface thread.
#pragma once

#include <QSpinBox>

namespace weft::widgets {

class CountBox : public QSpinBox {
public:
    using QSpinBox::QSpinBox;

protected:
    QValidator::State validate(QString& text, int& position) const override;
    [[nodiscard]] int valueFromText(const QString& text) const override;
};

} // namespace weft::widgets
