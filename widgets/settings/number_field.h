// SPDX-License-Identifier: GPL-3.0-or-later
// A field for a number that may be left to its default: empty shows the default, the unit stands inside. Takes other
// units where they are known ("1.5us" in a field of ns). Interface thread.
#pragma once

#include "widgets/base/words/quantity_reading.h"
#include "widgets/settings/field_spec.h"

#include <QLineEdit>

#include <optional>

namespace weft::widgets {

class NumberField : public QLineEdit {
    Q_OBJECT

public:
    explicit NumberField(const FieldSpec& spec, QWidget* parent = nullptr);

    [[nodiscard]] std::optional<double> value() const { return m_value; }
    void setValue(std::optional<double> value); // emits nothing; what is being typed stays if it means the same
    // Something that is no number; shown as it is.
    void setWrong(const QString& text);
    [[nodiscard]] bool isWrong() const { return m_wrong; }
    // What was typed and can be no value, in a sentence; empty if there is no such text, or where nobody can type.
    [[nodiscard]] QString problem() const;
    [[nodiscard]] const FieldSpec& spec() const { return m_spec; }

signals:
    void aboutToBeEdited(); // before edited()
    void unreadable(); // what is typed has become no value, or another one that is none
    // While typing, as soon as the text means something else; none: the default.
    void edited(std::optional<double> value);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QuantityReading parsed(const QString& text) const;
    [[nodiscard]] bool isAllowed(double value) const;
    [[nodiscard]] QString whatIsExpected() const;
    void readText();
    void markWrong(bool wrong, const QString& problem = {});
    void placeUnit();
    [[nodiscard]] bool isUnitAtLeft() const;

    FieldSpec m_spec;
    std::optional<double> m_value;
    bool m_wrong = false;
    bool m_typedWrong = false; // and not read from a file so
};

} // namespace weft::widgets
