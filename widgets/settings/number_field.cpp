// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/settings/number_field.h"

#include "widgets/base/looks/theme.h"
#include "widgets/base/words/retelling.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <limits>

namespace weft::widgets {

namespace {
constexpr int kGap = 8;
constexpr double kLargest = 9e15;
}

NumberField::NumberField(const FieldSpec& spec, QWidget* parent)
    : QLineEdit(parent)
    , m_spec(spec)
{
    setPlaceholderText(tr("default: %1").arg(spec.preset));
    placeUnit();
    connect(this, &QLineEdit::textEdited, this, &NumberField::readText);
    connect(this, &QLineEdit::textChanged, this, &NumberField::placeUnit);
    connect(this, &QLineEdit::editingFinished, this, [this] {
        if (m_wrong && isVisible())
            QToolTip::showText(mapToGlobal(QPoint(0, height())), toolTip(), this);
        else if (!m_wrong && m_value)
            setText(quantityText(Quantity::Number, *m_value)); // "1.5us" becomes "1500"
    });
}

void NumberField::placeUnit()
{
    const int wide = m_spec.unit.isEmpty() ? 0 : fontMetrics().horizontalAdvance(m_spec.unit) + kGap;
    isUnitAtLeft() ? setTextMargins(wide, 0, 0, 0) : setTextMargins(0, 0, wide, 0);
}

// Behind the number, which is written from the left in every language, and behind the words that stand for it.
bool NumberField::isUnitAtLeft() const
{
    return isRightToLeft() && text().isEmpty();
}

QuantityReading NumberField::parsed(const QString& text) const
{
    // A bare number is in the field's own unit, which may also stand behind it; then the other units.
    QString bare = text.trimmed();
    if (!m_spec.unit.isEmpty() && bare.endsWith(m_spec.unit, Qt::CaseInsensitive))
        bare.chop(m_spec.unit.size());
    QuantityReading found = readQuantity(Quantity::Number, bare);
    if (found.value || m_spec.quantity == FieldUnit::None)
        return found;
    const Quantity quantity = m_spec.quantity == FieldUnit::Time ? Quantity::Time
        : m_spec.quantity == FieldUnit::Bandwidth                ? Quantity::Bandwidth
                                                                 : Quantity::Bytes;
    // GB/s and bytes per nanosecond are the same number.
    return readQuantity(quantity, text);
}

bool NumberField::isAllowed(double value) const
{
    if (!std::isfinite(value) || value > kLargest || (m_spec.kind == FieldKind::Whole && value != std::trunc(value)))
        return false;
    // Counts are 32-bit numbers, times are not.
    if (m_spec.kind == FieldKind::Whole && m_spec.quantity == FieldUnit::None
        && value > std::numeric_limits<std::int32_t>::max())
        return false;
    return m_spec.leastIncluded ? value >= m_spec.least : value > m_spec.least;
}

QString NumberField::whatIsExpected() const
{
    const QString least = QLocale().toString(m_spec.least);
    const QString value = m_spec.unit.isEmpty() ? least : least + ' ' + m_spec.unit;
    if (m_spec.kind == FieldKind::Whole)
        return (m_spec.leastIncluded ? tr("Expected: a whole number, at least %1")
                                     : tr("Expected: a whole number, more than %1"))
            .arg(value);
    return (m_spec.leastIncluded ? tr("Expected: a number, at least %1") : tr("Expected: a number, more than %1"))
        .arg(value);
}

QString NumberField::problem() const
{
    //: the text of a field, and what is expected there
    return m_wrong && m_typedWrong && isEnabled() ? tr("“%1” is no value for it. %2").arg(text().trimmed(), toolTip())
                                                  : QString();
}

void NumberField::markWrong(bool wrong, const QString& problem)
{
    m_wrong = wrong;
    m_typedWrong = false;
    setPalette({});
    if (wrong) {
        QPalette red = palette();
        red.setColor(QPalette::Text, Theme::current().error);
        setPalette(red);
    }
    const QString expected = problem.isEmpty() ? whatIsExpected() : problem + ' ' + whatIsExpected();
    setToolTip(wrong ? expected : m_spec.help);
    setAccessibleDescription(wrong ? expected : m_spec.help);
}

void NumberField::readText()
{
    std::optional<double> value;
    if (!text().trimmed().isEmpty()) {
        const QuantityReading found = parsed(text());
        value = found.value;
        if (!value || !isAllowed(*value)) {
            markWrong(true, found.problem);
            m_typedWrong = true;
            emit unreadable();
            return;
        }
    }
    const bool wasWrong = m_wrong;
    markWrong(false);
    if (value == m_value && !wasWrong)
        return;
    m_value = value;
    emit aboutToBeEdited();
    emit edited(value);
}

void NumberField::setValue(std::optional<double> value)
{
    const bool same = value == m_value && !m_wrong;
    m_value = value;
    const bool typedAlready = hasFocus() && (value ? parsed(text()).value == value : text().trimmed().isEmpty());
    if (m_wrong)
        markWrong(false);
    if (typedAlready)
        return;
    const QString shown = value ? quantityText(Quantity::Number, *value) : QString();
    if (!same || text() != shown)
        setText(shown);
    if (value && !isAllowed(*value))
        markWrong(true);
}

void NumberField::setWrong(const QString& text)
{
    m_value.reset();
    setText(text);
    markWrong(true);
}

void NumberField::paintEvent(QPaintEvent* event)
{
    QLineEdit::paintEvent(event);
    if (m_spec.unit.isEmpty())
        return;
    QPainter painter(this);
    const bool off = !isEnabled();
    painter.setPen(palette().color(off ? QPalette::Disabled : QPalette::Active, QPalette::PlaceholderText));
    painter.setOpacity(off ? 0.6 : 1.0);
    painter.setLayoutDirection(Qt::LeftToRight);
    const int side = isUnitAtLeft() ? Qt::AlignLeft : Qt::AlignRight;
    painter.drawText(rect().adjusted(kGap, 0, -kGap, 0), side | Qt::AlignVCenter, m_spec.unit);
}

void NumberField::keyPressEvent(QKeyEvent* event)
{
    const bool up = event->key() == Qt::Key_Up;
    if (!up && event->key() != Qt::Key_Down) {
        QLineEdit::keyPressEvent(event);
        return;
    }
    // A tenth of what is there, at least one of whole numbers.
    const double value = m_value.value_or(m_spec.least);
    double step = value > 0 ? std::pow(10.0, std::floor(std::log10(value))) / (value >= 10 ? 10 : 1) : 1;
    if (m_spec.kind == FieldKind::Whole)
        step = std::max(1.0, std::round(step));
    const double next = up ? value + step : value - step;
    if (!isAllowed(next))
        return;
    setText(quantityText(Quantity::Number, next));
    readText();
}

void NumberField::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_spec.label = retold(m_spec.label, this);
        m_spec.help = retold(m_spec.help, this);
        if (!m_spec.unit.contains('/')) // "GB/s" is no word
            m_spec.unit = retold(m_spec.unit, this);
        placeUnit();
        if (m_wrong && m_typedWrong) {
            markWrong(true, parsed(text()).problem);
            m_typedWrong = true;
        }
    }
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange)
        placeUnit();
    QLineEdit::changeEvent(event);
}

} // namespace weft::widgets

#include "moc_number_field.cpp"
