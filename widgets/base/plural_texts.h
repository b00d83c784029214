// SPDX-License-Identifier: GPL-3.0-or-later
// The texts that hold a count ("%n switch(es)"): in the singular or plural, and the count as the locale writes it, so
// that it looks like every other count (10,000). Installed once by a program; interface thread.
#pragma once

#include <QTranslator>

namespace weft::widgets {

class PluralTexts : public QTranslator {
    Q_OBJECT

public:
    using QTranslator::QTranslator;

    [[nodiscard]] QString translate(
        const char* context, const char* source, const char* disambiguation = nullptr, int count = -1) const override;
    [[nodiscard]] bool isEmpty() const override { return false; }
};

} // namespace weft::widgets
