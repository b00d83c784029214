// SPDX-License-Identifier: GPL-3.0-or-later
// What the slots of one rank hold after a level of a schedule: chunk, whose contributions, and what the level changed.
// Reads a Replay, which it moves. Interface thread.
#pragma once

#include "engine/collective/proof/replay.h"

#include <QAbstractTableModel>
#include <QString>

#include <memory>
#include <span>
#include <vector>

namespace weft::widgets {

class ContentsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { SlotColumn, ChunkColumn, FromColumn, ChangeColumn };
    enum class Change : std::uint8_t { None, Filled, Added, Replaced };

    explicit ContentsModel(QObject* parent = nullptr);

    void setReplay(std::shared_ptr<collective::Replay> replay); // null: none
    void setPlace(std::uint32_t rank, std::uint32_t level);
    [[nodiscard]] std::uint32_t rank() const { return m_rank; }
    [[nodiscard]] std::uint32_t level() const { return m_level; }
    [[nodiscard]] int firstChanged() const; // row; −1: none
    [[nodiscard]] Change changeAt(int row) const { return m_rows[static_cast<std::size_t>(row)].change; }
    [[nodiscard]] collective::Slot slotAt(int row) const { return m_rows[static_cast<std::size_t>(row)].slot; }

    // "ranks 0–5", "all 8 ranks".
    [[nodiscard]] static QString ranksText(std::span<const collective::HeldChunk::Ranks> ranks, std::uint32_t all);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        collective::Slot slot;
        collective::SlotValue value;
        Change change = Change::None;
    };
    void refresh();
    [[nodiscard]] std::vector<Row> readRows();
    [[nodiscard]] QString textOf(const Row& row, int column) const;

    std::shared_ptr<collective::Replay> m_replay;
    std::uint32_t m_rank = 0;
    std::uint32_t m_level = 0;
    std::vector<Row> m_rows;
};

} // namespace weft::widgets
