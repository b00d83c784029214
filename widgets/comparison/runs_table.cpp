// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/runs_table.h"

#include "widgets/base/looks/theme.h"
#include "widgets/base/views/data_table.h"

#include <QAction>
#include <QItemSelectionModel>
#include <QPainter>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace weft::widgets {

namespace {

// The bar lies behind the figure, from the side where lines begin.
class BarDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        const QVariant share = index.data(RunsModel::kBarRole);
        if (!share.isValid())
            return;
        const int room = option.rect.width() - 2;
        const int length = static_cast<int>(std::clamp(share.toDouble(), 0.0, 1.0) * room);
        const bool isTurned = option.direction == Qt::RightToLeft;
        const int left = isTurned ? option.rect.right() - length : option.rect.left() + 1;
        painter->fillRect(QRect(left, option.rect.bottom() - 4, length, 3), Theme::current().communication);
    }
};

} // namespace

bool RunsRow::operator==(const RunsRow& other) const
{
    const auto same = [](const RunFigure& a, const RunFigure& b) { return a.name == b.name && a.value == b.value; };
    return id == other.id && name == other.name && isChecked == other.isChecked && canGo == other.canGo
        && std::equal(figures.begin(), figures.end(), other.figures.begin(), other.figures.end(), same);
}

RunsModel::RunsModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

bool RunsModel::setRows(std::vector<RunsRow> rows)
{
    if (rows == m_rows)
        return false;
    const bool sameRuns = std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(),
        [](const RunsRow& a, const RunsRow& b) { return a.id == b.id; });
    const int columns = columnCount();
    std::vector<double> largest;
    for (const RunsRow& row : rows) {
        largest.resize(std::max(largest.size(), row.figures.size()));
        for (std::size_t at = 0; row.isChecked && at < row.figures.size(); ++at)
            largest[at] = std::max(largest[at], row.figures[at].value.value_or(0));
    }
    // A selection and a place in the table stay where only figures came.
    const bool isSmall = sameRuns && static_cast<int>(largest.size()) + 1 == columns;
    if (!isSmall)
        beginResetModel();
    m_rows = std::move(rows);
    m_largest = std::move(largest);
    if (!isSmall)
        endResetModel();
    else if (!m_rows.empty()) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
        emit headerDataChanged(Qt::Horizontal, 0, columns - 1); // they may be in another language
    }
    return true;
}

int RunsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int RunsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_largest.size()) + 1;
}

const RunFigure* RunsModel::figureAt(const QModelIndex& index) const
{
    const RunsRow& row = m_rows[static_cast<std::size_t>(index.row())];
    const auto at = static_cast<std::size_t>(index.column() - 1);
    return index.column() > 0 && row.isChecked && at < row.figures.size() ? &row.figures[at] : nullptr;
}

QVariant RunsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (index.column() == 0) {
        const RunsRow& row = m_rows[static_cast<std::size_t>(index.row())];
        if (role == Qt::DisplayRole || role == kRawRole || role == Qt::ToolTipRole)
            return row.name;
        if (role == Qt::CheckStateRole)
            return row.isChecked ? Qt::Checked : Qt::Unchecked;
        return {};
    }
    const RunFigure* figure = figureAt(index);
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignRight) | int(Qt::AlignVCenter);
    if (role == Qt::DisplayRole)
        return figure != nullptr && figure->value ? figureText(*figure->value, figure->unit) : QStringLiteral("–");
    if (figure == nullptr || !figure->value)
        return {};
    if (role == kRawRole)
        return *figure->value;
    const double largest = m_largest[static_cast<std::size_t>(index.column() - 1)];
    if (role == kBarRole && largest > 0)
        return *figure->value / largest;
    return {};
}

QVariant RunsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && section > 0)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    const bool isText = role == Qt::DisplayRole || role == Qt::ToolTipRole;
    if (orientation != Qt::Horizontal || (!isText && role != kUnitRole))
        return {};
    if (section == 0)
        return isText ? QVariant(tr("Run")) : QVariant();
    const auto known
        = std::find_if(m_rows.begin(), m_rows.end(), [](const RunsRow& row) { return !row.figures.empty(); });
    if (known == m_rows.end())
        return {};
    const RunFigure& figure = known->figures[static_cast<std::size_t>(section - 1)];
    return isText ? figure.name : unitText(figure.unit);
}

Qt::ItemFlags RunsModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags usual = QAbstractTableModel::flags(index);
    return index.column() == 0 ? usual | Qt::ItemIsUserCheckable : usual;
}

bool RunsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || index.column() != 0 || role != Qt::CheckStateRole)
        return false;
    emit checkChanged(m_rows[static_cast<std::size_t>(index.row())].id, value.toInt() == Qt::Checked);
    return true;
}

RunsTable::RunsTable(QWidget* parent)
    : QWidget(parent)
    , m_model(new RunsModel(this))
    , m_table(new DataTable)
    , m_takeAway(new QAction(tr("Take the &file away"), this))
{
    auto* sorted = new QSortFilterProxyModel(this);
    sorted->setSourceModel(m_model);
    sorted->setSortRole(kRawRole);
    m_table->setObjectName(QStringLiteral("compareRuns"));
    m_table->setAccessibleName(tr("Runs"));
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setItemDelegate(new BarDelegate(m_table));
    m_table->setModel(sorted);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_takeAway->setShortcut(QKeySequence::Delete);
    m_takeAway->setShortcutContext(Qt::WidgetShortcut);
    m_takeAway->setEnabled(false);
    m_table->addAction(m_takeAway);
    connect(m_takeAway, &QAction::triggered, this, [this] { emit takenAway(currentRow()->id); });
    const auto look = [this] { m_takeAway->setEnabled(currentRow() != nullptr && currentRow()->canGo); };
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, look);
    connect(m_model, &QAbstractItemModel::modelReset, this, look);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_table);
}

const RunsRow* RunsTable::currentRow() const
{
    const auto* sorted = static_cast<const QSortFilterProxyModel*>(m_table->model());
    const QModelIndex index = sorted->mapToSource(m_table->currentIndex());
    return index.isValid() ? &m_model->rows()[static_cast<std::size_t>(index.row())] : nullptr;
}

void RunsTable::setRows(std::vector<RunsRow> rows)
{
    if (m_model->setRows(std::move(rows)))
        m_table->fitColumns();
}

} // namespace weft::widgets

#include "moc_runs_table.cpp"
