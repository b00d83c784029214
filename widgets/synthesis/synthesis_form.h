// SPDX-License-Identifier: GPL-3.0-or-later
// The form of a synthesis: which pattern, how large, over which NPUs, in how many chunks, and how long to search. It
// says what cannot be made before anything starts. Interface thread.
#pragma once

#include "engine/study/synthesis/synthesis_run.h"

#include <QScrollArea>

#include <optional>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace weft::widgets {

class NameButton;
class QuantityEdit;

class SynthesisForm : public QScrollArea {
    Q_OBJECT

public:
    explicit SynthesisForm(QWidget* parent = nullptr);

    void setNpus(std::uint32_t npus); // of the fabric; 0: there is none yet
    void setRequest(const study::SynthesisRequest& request);
    // What the fields say, if it can be made; else why not.
    [[nodiscard]] std::optional<study::SynthesisRequest> request(QString* problem = nullptr) const;
    void setRunning(bool running, bool isProving = false);
    // What a custom collective sums, as it was read, and the name by which it is shown; nothing: none could be read.
    void setSums(const std::optional<collective::Pattern>& sums, const QString& name);

protected:
    void changeEvent(QEvent* event) override;

signals:
    void startRequested();
    void stopRequested();
    void sumsRequested(); // a file of them

private:
    void addWhat(QFormLayout& form);
    void addWho(QFormLayout& form);
    void addSearch(QFormLayout& form);
    void addButtons(QFormLayout& form);
    void showState();
    [[nodiscard]] QString sizesText(const study::SynthesisRequest& request) const;
    [[nodiscard]] bool readGroups(study::SynthesisRequest& request, QString& problem) const;

    std::uint32_t m_npus = 0;
    bool m_isRunning = false;
    QComboBox* m_pattern = nullptr;
    QuantityEdit* m_size = nullptr;
    QLabel* m_sizes = nullptr; // by both ways of counting
    QCheckBox* m_searchChunks = nullptr;
    QSpinBox* m_chunks = nullptr;
    std::optional<collective::Pattern> m_sums;
    NameButton* m_chooseSums = nullptr;
    QLabel* m_sumsLabel = nullptr;
    QLabel* m_groupLabel = nullptr;
    QLineEdit* m_group = nullptr;
    QSpinBox* m_root = nullptr;
    QLabel* m_rootLabel = nullptr;
    QComboBox* m_limit = nullptr; // starts, or seconds
    QSpinBox* m_starts = nullptr;
    QuantityEdit* m_seconds = nullptr;
    QSpinBox* m_seed = nullptr;
    QSpinBox* m_threads = nullptr;
    QLabel* m_problem = nullptr;
    QPushButton* m_run = nullptr;
    QPushButton* m_stop = nullptr;
};

} // namespace weft::widgets
