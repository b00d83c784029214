// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of one schedule or of two side by side, with the size of the collective that turns chunks into bytes.
// Interface thread.
#pragma once

#include "widgets/schedule/schedule_figures.h"

#include <QWidget>

class QLabel;

namespace weft::widgets {

class DataTable;
class QuantityEdit;

class FiguresPanel : public QWidget {
    Q_OBJECT

public:
    explicit FiguresPanel(QWidget* parent = nullptr);

    struct Shown {
        QString name;
        collective::SchedulePtr schedule;
        ScheduleFigures figures;
    };
    void setSchedules(std::vector<Shown> schedules);
    // Of one chunk of a schedule at the size in the field, as Chakra counts it (Pattern::chunkBytes).
    [[nodiscard]] std::uint64_t chunkBytes(const collective::Schedule& schedule) const;
    [[nodiscard]] Bytes commSize() const;
    void setCommSize(Bytes size); // emits sizeChanged() on a change
    [[nodiscard]] FiguresTable* model() const { return m_model; }
    [[nodiscard]] QuantityEdit* sizeField() const { return m_size; }

signals:
    void sizeChanged();

private:
    void show();

    std::vector<Shown> m_schedules;
    QuantityEdit* m_size;
    QLabel* m_levelsNote = nullptr;
    FiguresTable* m_model;
    DataTable* m_table;
    QLabel* m_nccl; // the same size as others count it
};

} // namespace weft::widgets
