// SPDX-License-Identifier: GPL-3.0-or-later
// Fields for quantities with units: "50 GB/s", "500 ns", "64 MiB". They take what a person types in any unit, step by
// natural amounts, and can show that several objects have different values. Interface thread.
#pragma once

#include "engine/core/units.h"

#include <QAbstractSpinBox>

#include <optional>

namespace weft::widgets {

enum class Quantity { Bandwidth, Latency, Bytes, Time };

// The value is in the quantity's base unit: bytes/ns, ns, bytes, ns.
class QuantityEdit : public QAbstractSpinBox {
    Q_OBJECT

public:
    explicit QuantityEdit(Quantity quantity, QWidget* parent = nullptr);

    [[nodiscard]] double value() const { return m_value; }
    void setValue(double value); // emits nothing
    // Several objects differ: shows "mixed" until something is typed.
    void setMixed();
    [[nodiscard]] bool isMixed() const { return m_mixed; }
    void setRange(double least, double most);

    void stepBy(int steps) override; // ±1 of the shown unit, ×10 with Page Up and Down
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QValidator::State validate(QString& text, int& position) const override;

signals:
    void edited(double value); // by the user, once typing is finished or a step was taken

protected:
    [[nodiscard]] StepEnabled stepEnabled() const override;

private:
    [[nodiscard]] std::optional<double> parsed(const QString& text) const;
    [[nodiscard]] QString shown(double value) const;
    void finish();

    Quantity m_quantity;
    double m_value = 0;
    double m_least = 0;
    double m_most = 1e18;
    bool m_mixed = false;
};

} // namespace weft::widgets
