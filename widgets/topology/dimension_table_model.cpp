// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topology/dimension_table_model.h"

#include "engine/topology/topology_spec.h"
#include "widgets/base/words/quantity_reading.h"

#include <utility>

namespace weft::widgets {

using topology::DimensionKind;
using topology::DimensionSpec;

namespace {

constexpr DimensionKind kKinds[] { DimensionKind::Ring, DimensionKind::FullyConnected, DimensionKind::Switch,
    DimensionKind::Mesh, DimensionKind::Torus, DimensionKind::Hypercube };

QString kindName(DimensionKind kind)
{
    const std::string_view text = topology::toString(kind);
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString sizesText(const DimensionSpec& dimension)
{
    QStringList parts;
    for (const std::uint32_t size : dimension.sizes)
        parts += QString::number(size);
    return parts.join('x');
}

bool allowsSeveralSizes(DimensionKind kind)
{
    return kind == DimensionKind::Mesh || kind == DimensionKind::Torus;
}

// Takes what was typed if it can be read.
bool setSizes(DimensionSpec& dimension, const QString& text)
{
    const auto sizes
        = topology::parseSizes(withDigitsOf(QLocale::c(), text).simplified().remove(' ').toLower().toStdString());
    if (!sizes || (sizes->size() > 1 && !allowsSeveralSizes(dimension.kind)))
        return false;
    dimension.sizes = *sizes;
    return true;
}

} // namespace

DimensionTableModel::DimensionTableModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

QStringList DimensionTableModel::kinds()
{
    QStringList names;
    for (const DimensionKind kind : kKinds)
        names += kindName(kind);
    return names;
}

void DimensionTableModel::setStack(topology::StackSpec stack)
{
    beginResetModel();
    m_stack = std::move(stack);
    endResetModel();
}

void DimensionTableModel::addDimension()
{
    DimensionSpec fresh;
    fresh.sizes = { 4 };
    if (!m_stack.dimensions.empty())
        fresh.link = m_stack.dimensions.back().link;
    const int row = rowCount();
    beginInsertRows({}, row, row);
    m_stack.dimensions.push_back(std::move(fresh));
    endInsertRows();
    emit edited();
}

void DimensionTableModel::removeDimension(int row)
{
    if (row < 0 || row >= rowCount())
        return;
    beginRemoveRows({}, row, row);
    m_stack.dimensions.erase(m_stack.dimensions.begin() + row);
    endRemoveRows();
    emit edited();
}

void DimensionTableModel::moveDimension(int row, int by)
{
    const int to = row + by;
    if (row < 0 || to < 0 || row >= rowCount() || to >= rowCount() || (by != 1 && by != -1))
        return;
    beginMoveRows({}, row, row, {}, by > 0 ? to + 1 : to);
    std::swap(m_stack.dimensions[static_cast<std::size_t>(row)], m_stack.dimensions[static_cast<std::size_t>(to)]);
    endMoveRows();
    emit edited();
}

int DimensionTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_stack.dimensions.size());
}

int DimensionTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant DimensionTableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::EditRole))
        return {};
    const DimensionSpec& dimension = m_stack.dimensions[static_cast<std::size_t>(index.row())];
    switch (index.column()) {
    case Kind:
        return kindName(dimension.kind);
    case Size:
        return sizesText(dimension);
    case BandwidthColumn:
        return quantityText(Quantity::Bandwidth, dimension.link.bandwidth.bytesPerNs);
    case LatencyColumn:
        return quantityText(Quantity::Latency, dimension.link.latency.ns);
    default:
        return {};
    }
}

QVariant DimensionTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Vertical)
        return section;
    switch (section) {
    case Kind:
        return tr("Kind");
    case Size:
        return tr("Size");
    case BandwidthColumn:
        return tr("Bandwidth");
    case LatencyColumn:
        return tr("Latency");
    default:
        return {};
    }
}

Qt::ItemFlags DimensionTableModel::flags(const QModelIndex& index) const
{
    return index.isValid() ? Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemIsEditable : Qt::NoItemFlags;
}

bool DimensionTableModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || role != Qt::EditRole)
        return false;
    DimensionSpec changed = m_stack.dimensions[static_cast<std::size_t>(index.row())];
    const QString text = value.toString();
    const std::string plain = text.simplified().remove(' ').toStdString();
    if (index.column() == Kind) {
        const auto kind = topology::dimensionKindNamed(plain);
        if (!kind || *kind == DimensionKind::Plain)
            return false;
        changed.kind = *kind;
        changed.unidirectional = changed.unidirectional && *kind == DimensionKind::Ring;
        if (!allowsSeveralSizes(*kind))
            changed.sizes.resize(1);
    } else if (index.column() == Size) {
        if (!setSizes(changed, text)) {
            emit refused(
                tr("“%1” is no size: write a number such as 8, or 4x4 where a dimension has several.").arg(text));
            return false;
        }
    } else if (index.column() == BandwidthColumn) {
        const QuantityReading bandwidth = readQuantity(Quantity::Bandwidth, text);
        if (!bandwidth.value) {
            emit refused(bandwidth.problem);
            return false;
        }
        changed.link.bandwidth = Bandwidth { *bandwidth.value };
    } else {
        const QuantityReading latency = readQuantity(Quantity::Latency, text);
        if (!latency.value) {
            emit refused(latency.problem);
            return false;
        }
        changed.link.latency = Latency { *latency.value };
    }
    DimensionSpec& dimension = m_stack.dimensions[static_cast<std::size_t>(index.row())];
    if (dimension == changed)
        return true;
    dimension = std::move(changed);
    emit dataChanged(this->index(index.row(), 0), this->index(index.row(), ColumnCount - 1));
    emit edited();
    return true;
}

} // namespace weft::widgets

#include "moc_dimension_table_model.cpp"
