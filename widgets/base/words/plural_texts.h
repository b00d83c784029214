// SPDX-License-Identifier: GPL-3.0-or-later
// The texts that hold a count ("%n switch(es)"): in the singular or plural, and the count as the locale writes it, so
// that it looks like every other count (10,000). What it hands out is remembered for another language (retelling.h).
// Installed by useLanguage(), or once by a test; asked from any thread.
#pragma once

#include <QMutex>
#include <QTranslator>

#include <set>
#include <utility>

namespace weft::widgets {

class PluralTexts : public QTranslator {
    Q_OBJECT

public:
    using QTranslator::QTranslator;

    [[nodiscard]] QString translate(
        const char* context, const char* source, const char* disambiguation = nullptr, int count = -1) const override;
    [[nodiscard]] bool isEmpty() const override { return false; }

private:
    [[nodiscard]] bool isFirst(const char* context, const char* source) const;

    mutable QMutex m_mutex;
    mutable std::set<std::pair<const void*, const void*>> m_asked; // by the places of context and source
};

} // namespace weft::widgets
