// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/forms/quantity_edit.h"

#include "widgets/base/looks/icons.h"
#include "widgets/base/looks/theme.h"

#include <QAction>
#include <QLineEdit>
#include <QStyle>
#include <QStyleOptionSpinBox>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace weft::widgets {

QuantityEdit::QuantityEdit(Quantity quantity, QWidget* parent)
    : QAbstractSpinBox(parent)
    , m_quantity(quantity)
    , m_mark(new QAction(themedIcon(QStringLiteral("error")), tr("Not a value"), this))
{
    setKeyboardTracking(false);
    setButtonSymbols(QAbstractSpinBox::UpDownArrows);
    connect(this, &QAbstractSpinBox::editingFinished, this, &QuantityEdit::finish);
    connect(m_mark, &QAction::triggered, this, &QuantityEdit::announceProblem);
    switch (quantity) {
    case Quantity::Bandwidth:
        setToolTip(tr("Bandwidth with its unit: GB/s is 10^9 bytes a second, GiB/s is 2^30"));
        break;
    case Quantity::Bytes:
        setToolTip(tr("A number of bytes with its unit: MB is 10^6, MiB is 2^20"));
        break;
    case Quantity::Latency:
    case Quantity::Time:
        setToolTip(tr("A time with its unit: ns, µs, ms or s"));
        break;
    case Quantity::Number:
        break;
    }
    lineEdit()->setText(shown(m_value));
}

QString QuantityEdit::shown(double value) const
{
    const double scale = std::pow(10.0, std::max(0, m_decimals));
    const QString text = quantityText(m_quantity, m_decimals < 0 ? value : std::round(value * scale) / scale);
    return m_unit.isEmpty() ? text : text + ' ' + m_unit;
}

QuantityReading QuantityEdit::parsed(const QString& text) const
{
    QString number = text.trimmed();
    if (!m_unit.isEmpty() && number.endsWith(m_unit))
        number.chop(m_unit.size());
    QuantityReading found = readQuantity(m_quantity, number);
    if (found.value && *found.value < m_least)
        return { {}, tr("The least value is %1.").arg(shown(m_least)) };
    if (found.value && *found.value > m_most)
        return { {}, tr("The greatest value is %1.").arg(shown(m_most)) };
    return found;
}

void QuantityEdit::setValue(double value)
{
    // What is being typed is not taken away because the same value is shown again.
    if (!m_problem.isEmpty() && hasFocus() && !m_mixed && value == m_value)
        return;
    m_value = value;
    m_mixed = false;
    setProblem({});
    lineEdit()->setPlaceholderText({});
    lineEdit()->setText(shown(value));
}

void QuantityEdit::setMixed()
{
    m_mixed = true;
    setProblem({});
    lineEdit()->clear();
    lineEdit()->setPlaceholderText(tr("mixed", "several objects have different values"));
}

void QuantityEdit::setRange(double least, double most)
{
    m_least = least;
    m_most = most;
}

void QuantityEdit::setUnit(const QString& unit)
{
    m_unit = unit;
    lineEdit()->setText(shown(m_value));
}

void QuantityEdit::setDecimals(int decimals)
{
    m_decimals = decimals;
    lineEdit()->setText(shown(m_value));
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
    return parsed(text).value ? QValidator::Acceptable : QValidator::Intermediate;
}

void QuantityEdit::finish()
{
    const QString text = lineEdit()->text();
    if ((m_mixed && text.isEmpty()) || (!m_mixed && m_problem.isEmpty() && text == shown(m_value)))
        return;
    const QuantityReading found = parsed(text);
    if (!found.value) {
        const bool isNew = found.problem != m_problem;
        setProblem(found.problem);
        if (isNew)
            announceProblem();
        return;
    }
    const bool changed = m_mixed || *found.value != m_value;
    m_value = *found.value;
    m_mixed = false;
    setProblem({});
    setValue(m_value);
    if (changed)
        emit edited(m_value);
}

void QuantityEdit::setProblem(const QString& problem)
{
    if (problem == m_problem)
        return;
    if (m_problem.isEmpty()) {
        m_help = toolTip();
        lineEdit()->addAction(m_mark, QLineEdit::TrailingPosition);
    }
    m_problem = problem;
    const bool wrong = !problem.isEmpty();
    if (!wrong)
        lineEdit()->removeAction(m_mark);
    QPalette colors;
    if (wrong)
        colors.setColor(QPalette::Text, Theme::current().error);
    lineEdit()->setPalette(colors);
    m_mark->setToolTip(problem);
    setToolTip(wrong ? problem : m_help);
    setAccessibleDescription(wrong ? problem : QString());
    emit problemChanged(problem);
}

void QuantityEdit::announceProblem()
{
    if (isVisible())
        QToolTip::showText(mapToGlobal(QPoint(0, height())), m_problem, this);
}

// Sizes go by halves and doubles, from one power of two to the next: 64 MiB, 32 MiB, 16 MiB.
double QuantityEdit::doubled(int steps) const
{
    constexpr double kNone = -1; // below a byte
    constexpr double kRounding = 1e-9;
    const double exponent = m_value >= 1 ? std::log2(m_value) : kNone;
    const double to = steps > 0 ? std::floor(exponent + kRounding) + steps : std::ceil(exponent - kRounding) + steps;
    return to < 0 ? 0 : std::exp2(to);
}

void QuantityEdit::stepBy(int steps)
{
    if (m_mixed)
        return;
    // Of others one step is a tenth of the leading digit.
    const double magnitude = m_value > 0 ? std::pow(10.0, std::floor(std::log10(m_value))) : 1.0;
    const bool doubles = m_quantity == Quantity::Bytes && m_step <= 0;
    const double step = m_step > 0 ? m_step : magnitude / 10;
    const double value = std::clamp(doubles ? doubled(steps) : m_value + steps * step, m_least, m_most);
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

#include "moc_quantity_edit.cpp"
