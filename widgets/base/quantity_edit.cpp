// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/quantity_edit.h"

#include "engine/core/quantity_text.h"

#include <QLineEdit>
#include <QStyle>
#include <QStyleOptionSpinBox>

#include <algorithm>
#include <cmath>

namespace weft::widgets {

QuantityEdit::QuantityEdit(Quantity quantity, QWidget* parent)
    : QAbstractSpinBox(parent)
    , m_quantity(quantity)
{
    setKeyboardTracking(false);
    setButtonSymbols(QAbstractSpinBox::UpDownArrows);
    connect(this, &QAbstractSpinBox::editingFinished, this, &QuantityEdit::finish);
    switch (quantity) {
    case Quantity::Bandwidth:
        setToolTip(tr("Bandwidth with its unit: GB/s is 10^9 bytes a second, GiB/s is 2^30"));
        break;
    case Quantity::Bytes:
        setToolTip(tr("A number of bytes with its unit: MB is 10^6, MiB is 2^20"));
        break;
    default:
        setToolTip(tr("A time with its unit: ns, us, ms or s"));
        break;
    }
    lineEdit()->setText(shown(m_value));
}

QString QuantityEdit::shown(double value) const
{
    switch (m_quantity) {
    case Quantity::Bandwidth:
        return QString::fromStdString(toText(Bandwidth { value }));
    case Quantity::Bytes:
        return QString::fromStdString(toText(Bytes { static_cast<std::uint64_t>(std::max(0.0, value)) }));
    default:
        return QString::fromStdString(toText(Latency { value }));
    }
}

std::optional<double> QuantityEdit::parsed(const QString& text) const
{
    const std::string plain = text.simplified().remove(' ').toStdString();
    switch (m_quantity) {
    case Quantity::Bandwidth:
        if (const auto bandwidth = parseBandwidth(plain))
            return bandwidth.value().bytesPerNs;
        return {};
    case Quantity::Bytes:
        if (const auto bytes = parseBytes(plain))
            return static_cast<double>(bytes.value().count());
        return {};
    default:
        if (const auto latency = parseLatency(plain))
            return latency.value().ns;
        return {};
    }
}

void QuantityEdit::setValue(double value)
{
    m_value = value;
    m_mixed = false;
    lineEdit()->setPlaceholderText({});
    lineEdit()->setText(shown(value));
}

void QuantityEdit::setMixed()
{
    m_mixed = true;
    lineEdit()->clear();
    lineEdit()->setPlaceholderText(tr("mixed", "several objects have different values"));
}

void QuantityEdit::setRange(double least, double most)
{
    m_least = least;
    m_most = most;
}

QSize QuantityEdit::sizeHint() const
{
    ensurePolished();
    QSize size(fontMetrics().horizontalAdvance(QStringLiteral("8888.88 GiB/s")), lineEdit()->sizeHint().height());
    QStyleOptionSpinBox option;
    initStyleOption(&option);
    return style()->sizeFromContents(QStyle::CT_SpinBox, &option, size, this);
}

QValidator::State QuantityEdit::validate(QString& text, int& /*position*/) const
{
    if (text.isEmpty())
        return m_mixed ? QValidator::Acceptable : QValidator::Intermediate;
    const std::optional<double> value = parsed(text);
    return value && *value >= m_least && *value <= m_most ? QValidator::Acceptable : QValidator::Intermediate;
}

void QuantityEdit::finish()
{
    const QString text = lineEdit()->text();
    if (m_mixed && text.isEmpty())
        return;
    const std::optional<double> value = parsed(text);
    if (!value || *value < m_least || *value > m_most) {
        m_mixed ? setMixed() : setValue(m_value);
        return;
    }
    const bool changed = m_mixed || *value != m_value;
    setValue(*value);
    if (changed)
        emit edited(m_value);
}

void QuantityEdit::stepBy(int steps)
{
    if (m_mixed)
        return;
    // One step is one of the leading unit; below ten of it a tenth.
    const double magnitude = m_value > 0 ? std::pow(10.0, std::floor(std::log10(m_value))) : 1.0;
    const double step = m_quantity == Quantity::Bytes ? std::max(1.0, magnitude) : magnitude / 10;
    const double value = std::clamp(m_value + steps * step, m_least, m_most);
    if (value == m_value)
        return;
    setValue(value);
    emit edited(value);
}

QAbstractSpinBox::StepEnabled QuantityEdit::stepEnabled() const
{
    return m_mixed ? StepNone : StepUpEnabled | StepDownEnabled;
}

} // namespace weft::widgets
