// SPDX-License-Identifier: GPL-3.0-or-later
// Asks which collectives of the system a schedule shall run, and for the file that the system will name. Changes
// nothing by itself. Interface thread.
#pragma once

#include "engine/collective/model/schedule.h"

#include <QDialog>

#include <string>
#include <vector>

class QCheckBox;
class QLineEdit;
class QPushButton;

namespace weft::gui {

class UseScheduleDialog : public QDialog {
    Q_OBJECT

public:
    // `file`: where the schedule lies, or would best be written to. `fabricRanks` 0: not known.
    UseScheduleDialog(const collective::Schedule& schedule, const QString& file, std::uint32_t fabricRanks,
        QWidget* parent = nullptr);

    // The keys of the system that shall name the file: "all-reduce-implementation-custom" …
    [[nodiscard]] std::vector<std::string> keys() const;
    [[nodiscard]] QString file() const;
    // Every key of that kind.
    [[nodiscard]] static std::vector<std::string> allKeys();

private:
    void choose();
    void showState();

    std::vector<std::pair<std::string, QCheckBox*>> m_boxes; // by key
    QLineEdit* m_file;
    QPushButton* m_use = nullptr;
};

} // namespace weft::gui
