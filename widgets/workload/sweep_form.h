// SPDX-License-Identifier: GPL-3.0-or-later
// Over which sizes and algorithms a benchmark is swept. Interface thread; a part of BenchmarkForm.
#pragma once

#include "engine/study/runs/collective_benchmark.h"

#include <QGroupBox>

#include <vector>

class QCheckBox;
class QFormLayout;
class QLabel;
class QPushButton;

namespace weft::widgets {

class CommandRegistry;
class QuantityEdit;

class SweepForm : public QGroupBox {
    Q_OBJECT

public:
    explicit SweepForm(QWidget* parent = nullptr);

    [[nodiscard]] study::SweepSizes sizes() const;
    // The ticked ones, each for all dimensions; named as in the system file, "system" for what that file says.
    [[nodiscard]] std::vector<study::SweepAlgorithm> algorithms() const;
    void setPossible(bool possible); // the rest of the benchmark can run
    // Algorithms that were chosen a dimension, which take the place of the system's; empty: those of the system.
    void setChosen(const std::vector<simulation::Algorithm>& algorithms);

    void registerCommands(CommandRegistry& commands, const QString& group, QWidget* scope);

signals:
    void started();

private:
    void addSizes(QFormLayout* form);
    void addAlgorithms(QFormLayout* form);
    void showState();

    QuantityEdit* m_min = nullptr;
    QuantityEdit* m_max = nullptr;
    QuantityEdit* m_factor = nullptr;
    struct Choice {
        QCheckBox* box = nullptr;
        study::SweepAlgorithm algorithm {};
    };
    std::vector<Choice> m_choices;
    QLabel* m_count = nullptr;
    QPushButton* m_start = nullptr;
    bool m_isPossible = false;
};

} // namespace weft::widgets
