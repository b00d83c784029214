// SPDX-License-Identifier: GPL-3.0-or-later
// The texts that hold a count ("%n switch(es)"): in the singular or plural, and the count as the locale writes it, so
// that it looks like every other count (10,000). What it hands out is remembered for another language (retelling.h).
// Installed by useLanguage(), or once by a test; asked from any thread.
#pragma once

#include "widgets/base/words/retelling.h"

#include <QMutex>
#include <QTranslator>

#include <memory>
#include <set>
#include <string>
#include <tuple>

namespace weft::widgets {

class PluralTexts : public QTranslator {
    Q_OBJECT

public:
    using QTranslator::QTranslator;

    [[nodiscard]] QString translate(
        const char* context, const char* source, const char* disambiguation = nullptr, int count = -1) const override;
    [[nodiscard]] bool isEmpty() const override { return false; }

private:
    std::shared_ptr<SaidTexts> m_said = saidTexts();

    [[nodiscard]] bool isFirst(const char* context, const char* source, const char* comment) const;

    mutable QMutex m_mutex;
    // By what they say: other words may stand in a place of the memory later.
    mutable std::set<std::tuple<std::string, std::string, std::string>> m_asked;
};

} // namespace weft::widgets
