// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/views/data_table.h"

#include "widgets/base/looks/title_header.h"
#include "widgets/base/views/view.h"
#include "widgets/base/words/reading_order.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QJsonArray>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <utility>

namespace weft::widgets {

namespace {

const QString kSort = QStringLiteral("sort");
const QString kDescending = QStringLiteral("descending");
const QString kWidths = QStringLiteral("widths");
const QString kHidden = QStringLiteral("hidden");
constexpr QChar kMayEnd(0x200B); // where a line may end

// Rows of several lines do not touch each other.
class AirDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(0, 8);
    }
};

} // namespace

DataTable::DataTable(QWidget* parent)
    : QTableView(parent)
    , m_titles(new TitleHeader(this))
{
    setHorizontalHeader(m_titles);
    setAlternatingRowColors(true);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setShowGrid(false);
    setWordWrap(false);
    setTextElideMode(Qt::ElideMiddle); // names are told apart by their ends: "all-reduce (world) #1"
    setTabKeyNavigation(false); // Tab goes on to the next field; arrows walk the cells
    setSortingEnabled(true);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setStretchLastSection(true);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, [this](int column) {
        if (!m_isSharing && column != horizontalHeader()->logicalIndex(horizontalHeader()->count() - 1))
            m_widths.clear();
        if (!m_isSharing)
            fitTitles();
    });
    connect(horizontalHeader(), &QWidget::customContextMenuRequested, this, [this](const QPoint& at) {
        QMenu menu;
        for (int column = 0; column < horizontalHeader()->count(); ++column) {
            QAction* shown = menu.addAction(model()->headerData(column, Qt::Horizontal).toString());
            shown->setCheckable(true);
            shown->setChecked(!isColumnHidden(column));
            connect(shown, &QAction::toggled, this, [this, column](bool on) { setColumnHidden(column, !on); });
        }
        menu.exec(horizontalHeader()->mapToGlobal(at));
    });
}

void DataTable::copySelection() const
{
    QModelIndexList rows = selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    QStringList lines;
    for (const QModelIndex& row : rows) {
        QStringList fields;
        for (int column = 0; column < model()->columnCount(); ++column) {
            if (!isColumnHidden(column))
                fields.append(withoutIsolates(row.siblingAtColumn(column).data().toString()).remove(kMayEnd));
        }
        lines.append(fields.join('\t'));
    }
    QApplication::clipboard()->setText(lines.join('\n'));
}

void DataTable::exportCsv()
{
    for (QWidget* around = parentWidget(); around != nullptr; around = around->parentWidget()) {
        if (auto* view = qobject_cast<View*>(around)) {
            emit view->exportRequested(accessibleName());
            return;
        }
    }
}

QJsonObject DataTable::look() const
{
    const QHeaderView* header = horizontalHeader();
    QJsonArray widths;
    QJsonArray hidden;
    for (int column = 0; column < header->count(); ++column) {
        hidden.append(isColumnHidden(column));
        if (column + 1 < header->count()) // the last one takes what is left
            widths.append(isColumnHidden(column) || header->sectionResizeMode(column) != QHeaderView::Interactive
                    ? 0 // it is not for hands
                    : columnWidth(column));
    }
    return { { kSort, header->sortIndicatorSection() },
        { kDescending, header->sortIndicatorOrder() == Qt::DescendingOrder }, { kWidths, widths },
        { kHidden, hidden } };
}

void DataTable::fitColumns()
{
    m_isFitted = true;
    if (!m_wanted.isEmpty())
        apply(m_wanted);
    m_widths.clear();
    if (!m_wanted[kWidths].toArray().isEmpty())
        return;
    constexpr int kAir = 12;
    constexpr int kWidest = 320;
    const int shortName = fontMetrics().averageCharWidth() * 9;
    const int shortTitle = fontMetrics().averageCharWidth() * 8;
    std::vector<Width> widths;
    for (int column = 0; column < model()->columnCount(); ++column) {
        const int cells = sizeHintForColumn(column);
        const int title = m_titles->sectionSizeHint(column);
        const int wanted = std::min(kWidest, std::max(cells, title) + kAir);
        const QVariant side = model()->headerData(column, Qt::Horizontal, Qt::TextAlignmentRole);
        const bool isFigure = side.value<Qt::Alignment>().testFlag(Qt::AlignRight);
        const bool isChecked = model()->index(0, column).data(Qt::CheckStateRole).isValid();
        const int name = isChecked ? std::min(cells, 2 * shortName) : shortName; // rows are known by it
        const int bare = std::min(wanted, isFigure ? std::max(cells, std::min(title, shortTitle)) : name);
        const int least = std::clamp(m_titles->leastWidth(column), bare, wanted);
        widths.push_back({ wanted, least, bare, isFigure });
    }
    m_widths = std::move(widths);
    const Qt::Alignment last(
        model()->headerData(model()->columnCount() - 1, Qt::Horizontal, Qt::TextAlignmentRole).toInt());
    horizontalHeader()->setStretchLastSection(
        !last.testAnyFlags(Qt::AlignRight | Qt::AlignTrailing)); // numbers stay near
    shareWidth();
}

void DataTable::wrapWords()
{
    setWordWrap(true);
    setItemDelegate(new AirDelegate(this));
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
}

void DataTable::setNothing(const QString& words)
{
    m_nothing = words;
    setAccessibleDescription(isBare() ? words : QString());
    viewport()->update();
}

bool DataTable::isBare() const
{
    return model() == nullptr || model()->rowCount() == 0;
}

void DataTable::paintEvent(QPaintEvent* event)
{
    QTableView::paintEvent(event);
    if (m_nothing.isEmpty() || !isBare())
        return;
    constexpr int kMargin = 16;
    QPainter painter(viewport());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(viewport()->rect().marginsRemoved({ kMargin, kMargin, kMargin, kMargin }),
        int(Qt::AlignCenter) | int(Qt::TextWordWrap), m_nothing);
}

// Where there is too little, figures give the room around them first, then names, each in proportion to what it can,
// and words of titles are cut last: not where the table is scrolled anyway. Of too much, the last column has it.
void DataTable::shareWidth()
{
    if (m_widths.size() != static_cast<std::size_t>(model() == nullptr ? 0 : model()->columnCount()))
        m_widths.clear();
    std::vector<int> given;
    for (const Width& width : m_widths)
        given.push_back(width.wanted);
    const auto over = [&] {
        std::int64_t all = -viewport()->width();
        for (std::size_t column = 0; column < given.size(); ++column)
            all += isColumnHidden(static_cast<int>(column)) ? 0 : given[column];
        return std::max<std::int64_t>(0, all);
    };
    const auto give = [&](int Width::*least, bool figures, bool names) {
        const auto canGive = [&](std::size_t column) -> std::int64_t {
            const bool isAsked = m_widths[column].isFigure ? figures : names;
            return isAsked && !isColumnHidden(static_cast<int>(column)) ? given[column] - m_widths[column].*least : 0;
        };
        std::int64_t spare = 0;
        for (std::size_t column = 0; column < given.size(); ++column)
            spare += canGive(column);
        const std::int64_t wanted = std::min(over(), spare);
        for (std::size_t column = 0; column < given.size() && spare > 0; ++column)
            given[column]
                -= static_cast<int>(std::min(canGive(column), (wanted * canGive(column) + spare - 1) / spare));
    };
    give(&Width::least, true, false);
    give(&Width::least, false, true);
    const std::vector<int> whole = given;
    give(&Width::bare, true, true);
    if (over() > 0)
        given = whole;
    m_isSharing = true;
    for (std::size_t column = 0; column < given.size(); ++column) {
        if (!isColumnHidden(static_cast<int>(column)))
            setColumnWidth(static_cast<int>(column), given[column]);
    }
    m_isSharing = false;
    fitTitles();
}

// The rows begin below the titles, which may have got other lines.
void DataTable::fitTitles()
{
    if (m_titles->height() != m_titles->sizeHint().height())
        updateGeometries();
}

void DataTable::resizeEvent(QResizeEvent* event)
{
    shareWidth();
    QTableView::resizeEvent(event);
}

QJsonObject DataTable::saveLook() const
{
    QJsonObject now = look();
    const bool isChosen = m_widths.empty() && m_keepsWidths; // by hands
    if (!isChosen)
        now[kWidths] = QJsonArray();
    QJsonObject first = m_first;
    if (!isChosen)
        first[kWidths] = QJsonArray();
    return m_first.isEmpty() || now == first ? QJsonObject() : now;
}

bool DataTable::wasGivenWidths() const
{
    return !m_wanted[kWidths].toArray().isEmpty();
}

void DataTable::restoreLook(const QJsonObject& look)
{
    if (m_first.isEmpty())
        m_first = this->look();
    m_wanted = look;
    apply(look.isEmpty() ? m_first : look);
    if (m_isFitted && model() != nullptr)
        fitColumns();
}

void DataTable::apply(const QJsonObject& wanted)
{
    const QJsonArray widths = wanted[kWidths].toArray();
    const QJsonArray hidden = wanted[kHidden].toArray();
    const QHeaderView* header = horizontalHeader();
    for (int column = 0; column < header->count(); ++column) {
        if (hidden.size() == header->count())
            setColumnHidden(column, hidden.at(column).toBool());
        if (const int width = widths.at(column).toInt(); width > 0)
            setColumnWidth(column, width);
    }
    const int sorted = wanted[kSort].toInt(-1);
    const Qt::SortOrder order = wanted[kDescending].toBool() ? Qt::DescendingOrder : Qt::AscendingOrder;
    const bool isSorted = header->sortIndicatorSection() == sorted && header->sortIndicatorOrder() == order;
    if (!isSorted && sorted < header->count() && isSortingEnabled())
        sortByColumn(sorted, order);
}

void DataTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        copySelection();
        return;
    }
    QTableView::keyPressEvent(event);
}

void DataTable::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu;
    QAction* copy = menu.addAction(tr("&Copy rows"), this, &DataTable::copySelection);
    copy->setEnabled(selectionModel() != nullptr && selectionModel()->hasSelection());
    menu.addAction(tr("&Export table as CSV…"), this, &DataTable::exportCsv);
    menu.addActions(actions()); // what only this table can do
    menu.exec(event->globalPos());
}

std::vector<const DataTable*> tablesIn(const QWidget& around)
{
    const QWidget* focus = around.window()->focusWidget(); // also while a dialog has the keys
    const auto rank = [focus](const DataTable* table) {
        const bool hasFocus = focus != nullptr && (table == focus || table->isAncestorOf(focus));
        return hasFocus && table->isVisible() ? 0 : table->isVisible() ? 1 : 2;
    };
    const QList<DataTable*> found = around.findChildren<DataTable*>();
    std::vector<const DataTable*> tables(found.begin(), found.end());
    std::stable_sort(
        tables.begin(), tables.end(), [&rank](const DataTable* a, const DataTable* b) { return rank(a) < rank(b); });
    return tables;
}

} // namespace weft::widgets

#include "moc_data_table.cpp"
