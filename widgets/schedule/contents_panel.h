// SPDX-License-Identifier: GPL-3.0-or-later
// The buffers of one rank after the level that is shown, as a table; which rank is chosen here or in the picture.
// Interface thread; the stepper outlives it.
#pragma once

#include "widgets/schedule/contents_model.h"
#include "widgets/schedule/schedule_stepper.h"

#include <QWidget>

#include <array>

class QLabel;
class QSpinBox;

namespace weft::widgets {

class DataTable;

class ContentsPanel : public QWidget {
    Q_OBJECT

public:
    explicit ContentsPanel(ScheduleStepper* stepper, QWidget* parent = nullptr);

    // Null: `why` stands in place of the table.
    void setReplay(std::shared_ptr<collective::Replay> replay, const QString& why = {});
    void setRank(std::uint32_t rank); // emits nothing
    [[nodiscard]] ContentsModel* model() const { return m_model; }
    [[nodiscard]] DataTable* table() const { return m_table; }

signals:
    void rankChosen(std::uint32_t rank);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show();
    void widen(); // columns, to what is in sight

    ScheduleStepper* m_stepper;
    ContentsModel* m_model;
    DataTable* m_table;
    QSpinBox* m_rank;
    QLabel* m_when;
    QLabel* m_why;
    std::array<int, 4> m_given {}; // widths of columns; another one is from hands
};

} // namespace weft::widgets
