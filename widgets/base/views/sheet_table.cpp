// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/views/sheet_table.h"

#include "widgets/base/looks/theme.h"
#include "widgets/base/views/view_sheet.h"
#include "widgets/base/words/quantity_format.h"

#include <QAbstractItemModel>
#include <QAbstractItemView>
#include <QApplication>
#include <QHash>
#include <QHeaderView>
#include <QPainter>
#include <QTableView>
#include <QTreeView>

#include <algorithm>
#include <numeric>

namespace weft::widgets {

namespace {

constexpr int kCellAir = 12; // px, of both sides together
constexpr int kMostColumn = 420; // px, of words
constexpr double kUnhinted = 1.1;
constexpr int kLevel = 16; // px that a row of a tree stands inside

// To shape a text takes microseconds, and a table has thousands of them: figures that differ in their digits alone are
// measured once, by the widest digit.
class TextWidths {
public:
    explicit TextWidths(const QFont& font)
        : m_metrics(font)
    {
        for (char16_t digit = '0'; digit <= '9'; ++digit) {
            if (m_metrics.horizontalAdvance(QChar(digit)) > m_metrics.horizontalAdvance(m_widest))
                m_widest = digit;
        }
    }
    [[nodiscard]] int of(QString text)
    {
        for (QChar& letter : text) {
            if (letter >= '0' && letter <= '9')
                letter = m_widest;
        }
        const auto known = m_known.constFind(text);
        return known != m_known.constEnd() ? *known : *m_known.insert(text, m_metrics.horizontalAdvance(text));
    }

private:
    QFontMetrics m_metrics;
    QChar m_widest = '0';
    QHash<QString, int> m_known;
};

const QHeaderView* headerOf(const QAbstractItemView& table)
{
    if (const auto* grid = qobject_cast<const QTableView*>(&table))
        return grid->horizontalHeader();
    if (const auto* tree = qobject_cast<const QTreeView*>(&table))
        return tree->isHeaderHidden() ? nullptr : tree->header();
    return nullptr;
}

} // namespace

SheetTable::SheetTable(const QAbstractItemView& table, int mostRows)
    : m_font(QApplication::font())
    , m_isRightToLeft(QGuiApplication::isRightToLeft())
{
    const QAbstractItemModel* model = table.model();
    if (model == nullptr)
        return;
    const QHeaderView* header = headerOf(table);
    for (int at = 0; at < model->columnCount(); ++at) {
        const int column = header == nullptr ? at : header->logicalIndex(at);
        if (column >= 0 && (header == nullptr || !header->isSectionHidden(column)))
            m_columns.push_back(column);
    }
    for (const int column : m_columns) {
        if (header != nullptr)
            m_header << model->headerData(column, Qt::Horizontal).toString();
        const QVariant side
            = model->rowCount() == 0 ? QVariant() : model->data(model->index(0, column), Qt::TextAlignmentRole);
        m_isNumber.push_back(Qt::Alignment(side.toInt()).testAnyFlags(Qt::AlignRight | Qt::AlignTrailing));
    }
    addRows(table, {}, 0, mostRows);
    TextWidths plain(m_font);
    QFont bold = m_font;
    bold.setBold(true);
    TextWidths strong(bold);
    m_widths.assign(m_columns.size(), 0);
    for (std::size_t at = 0; at < m_columns.size(); ++at) {
        const auto column = static_cast<qsizetype>(at);
        if (column < m_header.size())
            m_widths[at] = strong.of(m_header[column]);
        for (const Row& row : m_rows)
            m_widths[at] = std::max(
                m_widths[at], (row.isBold ? strong : plain).of(row.cells[column]) + (at == 0 ? row.level * kLevel : 0));
        // Letters are a little wider where they are not fitted to the pixels of a screen.
        m_widths[at] = static_cast<int>(std::min(m_widths[at], kMostColumn) * kUnhinted) + kCellAir;
    }
}

void SheetTable::addRows(const QAbstractItemView& table, const QModelIndex& under, int level, int mostRows)
{
    const QAbstractItemModel& model = *table.model();
    const int count = model.rowCount(under);
    m_all += count;
    for (int at = 0; at < count && static_cast<int>(m_rows.size()) < mostRows; ++at) {
        Row row { {}, level, false };
        for (const int column : m_columns) {
            const QModelIndex cell = model.index(at, column, under);
            row.cells << cell.data().toString();
            if (const QVariant font = cell.data(Qt::FontRole); font.isValid())
                row.isBold = row.isBold || font.value<QFont>().bold();
        }
        m_rows.push_back(std::move(row));
        addRows(table, model.index(at, 0, under), level + 1, mostRows);
    }
}

int SheetTable::rowHeight() const
{
    return QFontMetrics(m_font).height() + 6;
}

int SheetTable::width() const
{
    return std::accumulate(m_widths.begin(), m_widths.end(), 0);
}

int SheetTable::height() const
{
    const auto lines = static_cast<int>(m_rows.size()) + (m_header.isEmpty() ? 0 : 1)
        + (static_cast<int>(m_rows.size()) < m_all ? 1 : 0);
    return lines * rowHeight();
}

void SheetTable::paintRow(QPainter& painter, const Row& row, QRect place, const std::vector<int>& widths) const
{
    QFont font = m_font;
    font.setBold(row.isBold);
    painter.setFont(font);
    int along = 0;
    for (std::size_t at = 0; at < widths.size(); ++at) {
        const int inside = (at == 0 ? row.level * kLevel : 0) + kCellAir / 2;
        const int room = widths[at] - inside - kCellAir / 2;
        const int left = place.left() + along + (at == 0 ? inside : kCellAir / 2);
        const QRect cell(
            m_isRightToLeft ? place.left() + place.right() - left - room + 1 : left, place.top(), room, place.height());
        const bool isEnd = m_isNumber[at] != m_isRightToLeft;
        const int side = int(Qt::AlignVCenter) | int(Qt::AlignAbsolute) | int(isEnd ? Qt::AlignRight : Qt::AlignLeft);
        painter.drawText(
            cell, side, painter.fontMetrics().elidedText(row.cells[static_cast<qsizetype>(at)], Qt::ElideRight, room));
        along += widths[at];
    }
}

void SheetTable::paint(QPainter& painter, QRect place) const
{
    const Theme& theme = Theme::current();
    std::vector<int> widths = m_widths;
    // Names give way, the widest first.
    for (int over = width() - place.width(); over > 0 && !widths.empty();) {
        const auto widest = std::max_element(widths.begin(), widths.end());
        const int by = std::min(over, std::max(1, *widest / 8));
        *widest -= by;
        over -= by;
    }
    int y = place.top();
    const auto next = [&] {
        const QRect line(place.left(), y, place.width(), rowHeight());
        y += rowHeight();
        return line;
    };
    if (!m_header.isEmpty()) {
        const QRect line = next();
        painter.fillRect(line, theme.window);
        painter.setPen(theme.text);
        paintRow(painter, { m_header, 0, true }, line, widths);
        painter.fillRect(QRect(line.left(), line.bottom(), line.width(), 1), theme.border);
    }
    for (const Row& row : m_rows) {
        const QRect line = next();
        painter.setPen(theme.text);
        paintRow(painter, row, line, widths);
        painter.fillRect(QRect(line.left(), line.bottom(), line.width(), 1), theme.grid);
    }
    if (static_cast<int>(m_rows.size()) < m_all) {
        painter.setPen(theme.faintText);
        painter.setFont(m_font);
        const int side
            = int(Qt::AlignVCenter) | int(Qt::AlignAbsolute) | int(m_isRightToLeft ? Qt::AlignRight : Qt::AlignLeft);
        painter.drawText(next(), side,
            ViewSheet::tr("The first %1 of %2 rows; all of them can be exported as CSV.")
                .arg(formatCount(m_rows.size()), formatCount(static_cast<std::uint64_t>(m_all))));
    }
}

} // namespace weft::widgets
