// SPDX-License-Identifier: GPL-3.0-or-later
// Fields for numbers and quantities with units: "50 GB/s", "500 ns", "64 MiB", "25 %". They take what a person types in
// any unit and by the locale in force, step by natural amounts, and can show that several objects have different
// values. What cannot be read stays as it was typed, marked and with a sentence. Interface thread.
#pragma once

#include "widgets/base/words/quantity_reading.h"

#include <QAbstractSpinBox>

class QAction;

namespace weft::widgets {

// The value is in the quantity's base unit: itself, bytes/ns, ns, bytes, ns.
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
    // For plain numbers: what stands behind them ("%"), and how many decimals are shown at most.
    void setUnit(const QString& unit);
    void setDecimals(int decimals);
    // One step of the arrows; without it one tenth of the leading digit, and of sizes the next power of two.
    void setStep(double step) { m_step = step; }

    // Why the text that is shown is no value; empty where it is. The last good one stays the value meanwhile.
    [[nodiscard]] QString problem() const { return m_problem; }

    void stepBy(int steps) override; // ten at a time with Page Up and Down
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QValidator::State validate(QString& text, int& position) const override;

signals:
    void edited(double value); // by the user, once typing is finished or a step was taken
    void problemChanged(const QString& problem);

protected:
    [[nodiscard]] StepEnabled stepEnabled() const override;

private:
    [[nodiscard]] QuantityReading parsed(const QString& text) const;
    [[nodiscard]] QString shown(double value) const;
    [[nodiscard]] double doubled(int steps) const;
    void finish();
    void setProblem(const QString& problem);
    void announceProblem();

    Quantity m_quantity;
    double m_value = 0;
    double m_least = 0;
    double m_most = 1e18;
    double m_step = 0;
    int m_decimals = -1; // all
    QString m_unit;
    QString m_problem;
    QString m_help; // the tooltip while there is no problem
    QAction* m_mark; // in the field, while there is one
    bool m_mixed = false;
};

} // namespace weft::widgets
