// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers and quantities as people type and paste them: by the locale in force ("1,5 GB/s", "١٫٥ ms", "10 000"), and
// plain ones that can mean nothing else. What has two meanings is refused with both. Pure functions; any thread.
#pragma once

#include <QLocale>
#include <QString>

#include <optional>

namespace weft::widgets {

enum class Quantity { Number, Bandwidth, Latency, Bytes, Time };

struct QuantityReading {
    std::optional<double> value; // in the quantity's base unit: itself, bytes/ns, ns, bytes, ns
    QString problem; // a sentence, where there is no value
};

[[nodiscard]] QuantityReading readQuantity(Quantity quantity, const QString& text, const QLocale& locale = QLocale());

// The number alone in the form that the engine reads ("1500", "-2.5e3"), for what has units of its own.
struct PlainNumber {
    QString text; // the number and what follows it; empty where there is a problem
    QString problem;
};
[[nodiscard]] PlainNumber plainNumber(const QString& text, const QLocale& locale = QLocale());

// The same text with its digits, of whatever script, as the locale writes them.
[[nodiscard]] QString withDigitsOf(const QLocale& locale, QString text);

// Exact, in the unit that makes it short, as this locale writes it; reads back as the same value.
[[nodiscard]] QString quantityText(Quantity quantity, double value, const QLocale& locale = QLocale());

} // namespace weft::widgets
