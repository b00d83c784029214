// SPDX-License-Identifier: GPL-3.0-or-later
// What a schedule costs, counted: transfers, levels, and what each rank sends and receives; for one schedule or two
// side by side. The counting may run on a worker; the model belongs to the interface thread.
#pragma once

#include "widgets/schedule/schedule_columns.h"

#include <QAbstractTableModel>
#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace weft::widgets {

struct ScheduleFigures {
    std::uint32_t ranks = 0;
    std::uint32_t chunks = 0; // of the pattern
    std::uint32_t steps = 0;
    std::uint64_t transfers = 0;
    std::uint32_t levels = 0;
    std::uint32_t channels = 0;
    std::uint32_t mostBlocks = 0; // of a rank
    std::uint64_t leastSent = 0; // chunks of a rank
    std::uint64_t mostSent = 0;
    std::uint64_t mostReceived = 0;
    std::uint32_t mostScratch = 0; // slots of a rank
    std::optional<double> levelsNs; // level_times.h; nothing: no fabric that takes it
};
[[nodiscard]] ScheduleFigures scheduleFigures(const ScheduleColumns& columns);

class FiguresTable : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit FiguresTable(QObject* parent = nullptr);

    struct Column {
        QString name;
        ScheduleFigures figures;
        std::uint64_t chunkBytes = 0; // 0: not known
    };
    // One column a schedule; two have their difference beside them.
    void setSchedules(std::vector<Column> schedules);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    enum Row {
        Ranks,
        Chunks,
        Transfers,
        Levels,
        LevelsTime,
        MostSent,
        LeastSent,
        MostReceived,
        Steps,
        Channels,
        Blocks,
        Scratch
    };
    static constexpr int kRows = 12;
    [[nodiscard]] static bool countsChunks(int row);
    [[nodiscard]] static QString chunksText(std::uint64_t chunks);
    [[nodiscard]] bool isDifference(int column) const { return m_schedules.size() == 2 && column == 3; }
    // In bytes where chunks have a size, in ns of times; nothing where it is not known.
    [[nodiscard]] static std::optional<double> amountOf(const Column& of, int row);
    [[nodiscard]] QString textOf(const Column& of, int row) const;
    [[nodiscard]] QString differenceOf(int row) const;
    [[nodiscard]] static QString nameOf(int row);
    [[nodiscard]] static QString tipOf(int row);
    [[nodiscard]] static std::uint64_t valueOf(const ScheduleFigures& figures, int row);

    std::vector<Column> m_schedules;
};

} // namespace weft::widgets
