// SPDX-License-Identifier: GPL-3.0-or-later
// The dimensions of a fabric that is to be generated, as an editable table: kind, size, bandwidth, latency.
// Interface thread; owned by the dialog.
#pragma once

#include "engine/topology/fabric_spec.h"

#include <QAbstractTableModel>

namespace weft::widgets {

class DimensionTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Kind, Size, BandwidthColumn, LatencyColumn, ColumnCount };
    explicit DimensionTableModel(QObject* parent = nullptr);

    [[nodiscard]] const topology::StackSpec& stack() const { return m_stack; }
    void setStack(topology::StackSpec stack); // emits no edited()
    void addDimension();
    void removeDimension(int row);
    void moveDimension(int row, int by);
    // The kinds that can be chosen, in the order of the choice.
    [[nodiscard]] static QStringList kinds();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

signals:
    void edited(); // by a person
    void refused(const QString& problem); // what was typed is no value; the old one stays

private:
    topology::StackSpec m_stack;
};

} // namespace weft::widgets
