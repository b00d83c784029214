// SPDX-License-Identifier: GPL-3.0-or-later
// The form of a collective benchmark: which pattern, how large, over which ranks, with which algorithm a dimension; to
// be used as the workload, or swept over sizes. Interface thread.
#pragma once

#include "engine/study/runs/collective_benchmark.h"
#include "widgets/base/views/view.h"

#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace weft::widgets {

class QuantityEdit;
class SweepForm;

class BenchmarkForm : public View {
    Q_OBJECT

public:
    explicit BenchmarkForm(QWidget* parent = nullptr);

    // The fabric that benchmarks are for: its NPUs, and the sizes of its logical dimensions. 0 NPUs: none yet.
    void setMachine(std::uint32_t npus, const std::vector<std::uint32_t>& dimensions);
    void setBenchmark(const study::CollectiveBenchmark& benchmark);
    // What the fields say, if it can run on the machine; else why not.
    [[nodiscard]] std::optional<study::CollectiveBenchmark> benchmark(QString* error = nullptr) const;
    void registerCommands(CommandRegistry& commands) override;
    void reset() override;
    [[nodiscard]] SweepForm* sweepForm() const { return m_sweep; }

signals:
    void benchmarkChosen(const weft::study::CollectiveBenchmark& benchmark);
    void sweepRequested(const weft::study::CollectiveBenchmark& benchmark, const weft::study::SweepSizes& sizes,
        const std::vector<weft::study::SweepAlgorithm>& algorithms);

private:
    void addPattern(QFormLayout* form);
    void addSize(QFormLayout* form);
    void addGroup(QFormLayout* form);
    void addAlgorithms(QFormLayout* form);
    void showState();

    std::uint32_t m_npus = 0;
    std::vector<std::uint32_t> m_dimensions;
    QComboBox* m_pattern = nullptr;
    QuantityEdit* m_size = nullptr;
    QLabel* m_sizes = nullptr; // both meanings of the size
    QLineEdit* m_group = nullptr;
    QCheckBox* m_ofSystem = nullptr;
    QWidget* m_algorithmBox = nullptr;
    QVBoxLayout* m_algorithmRows = nullptr; // one widget, made anew for each machine
    std::vector<QComboBox*> m_algorithms; // one a dimension
    QLabel* m_problem = nullptr;
    QPushButton* m_use = nullptr;
    SweepForm* m_sweep = nullptr;
};

} // namespace weft::widgets
