// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for a schedule of the library: pattern, algorithm, group, size, channels, pieces and root. Algorithms that
// cannot serve stay in the list, greyed, and say why; a worker finds that out after each change. Interface thread; the
// job runner outlives it.
#pragma once

#include "engine/collective/library/algorithm_library.h"
#include "widgets/base/jobs/job_runner.h"
#include "widgets/schedule/schedule_fabric.h"

#include <QDialog>
#include <QTimer>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace weft::widgets {

class QuantityEdit;

// What the form asks for. The fabric is a copy, so that a worker can keep it.
struct LibraryOrder {
    std::string algorithm;
    collective::AlgorithmRequest request; // its fabric is that below, set by make()
    std::shared_ptr<const topology::Fabric> fabric; // null: none
    Bytes commSize {};

    [[nodiscard]] Result<collective::SchedulePtr> make(const Watch& watch) const;
    // An empty text, or why the algorithm cannot serve; cheap, makes no schedule.
    [[nodiscard]] static Sentence refusalOf(std::string_view algorithm, const LibraryOrder& order,
        const std::vector<std::string_view>& applicable, const Watch& watch);
};

class NewScheduleDialog : public QDialog {
    Q_OBJECT

public:
    // Without a fabric, the number of ranks is asked for.
    NewScheduleDialog(const ScheduleFabric& fabric, Bytes commSize, JobRunner* jobs, QWidget* parent = nullptr);

    [[nodiscard]] const LibraryOrder& order() const { return m_order; }
    [[nodiscard]] bool isReady() const { return m_ready; }
    // For tests: the text under the list of algorithms.
    [[nodiscard]] QString stateText() const;

private:
    void addPattern(QFormLayout* form);
    void addGroup(QFormLayout* form);
    void addSizes(QFormLayout* form);
    void addCounts(QFormLayout* form);
    void changed();
    [[nodiscard]] bool readFields(QString& problem);
    void findRefusals();
    void showRefusals(const std::vector<Sentence>& refusals);
    void showChosen();
    void showSizes(bool fromNccl);
    [[nodiscard]] collective::PatternKind kind() const;

    JobRunner* m_jobs;
    JobId m_job = 0;
    QTimer m_timer; // a pause in typing
    LibraryOrder m_order;
    std::vector<Sentence> m_refusals; // by algorithm
    bool m_ready = false;
    bool m_isChosen = false; // the algorithm, by a person
    QComboBox* m_pattern = nullptr;
    QComboBox* m_algorithm = nullptr;
    QLabel* m_about = nullptr;
    QLineEdit* m_group = nullptr;
    QSpinBox* m_ranks = nullptr;
    QuantityEdit* m_commSize = nullptr;
    QuantityEdit* m_ncclSize = nullptr;
    QSpinBox* m_channels = nullptr;
    QSpinBox* m_pieces = nullptr;
    QLabel* m_piecesOf = nullptr;
    QSpinBox* m_root = nullptr;
    QCheckBox* m_inPlace = nullptr;
    QPushButton* m_make = nullptr;
};

} // namespace weft::widgets
