// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/summary/tile_grid.h"

#include "widgets/base/views/view_sheet.h"

#include <QFrame>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace weft::widgets {

namespace {

constexpr int kMostLetters = 18; // of a detail; the tip has all of it
constexpr double kSmall = 0.88; // of the font, for what is not the figure
constexpr double kLarge = 1.1;

QLabel* faintLabel(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setForegroundRole(QPalette::PlaceholderText);
    QFont small = label->font();
    small.setPointSizeF(small.pointSizeF() * kSmall);
    label->setFont(small);
    return label;
}

// A name that somebody gave may be of any length.
QString shortened(const QString& text)
{
    return text.size() <= kMostLetters ? text : text.left(kMostLetters - 1).trimmed() + QStringLiteral("…");
}

QFrame* makeTile(const Tile& tile, QWidget* parent)
{
    auto* frame = new QFrame(parent);
    frame->setObjectName(tile.id);
    frame->setFrameShape(QFrame::StyledPanel);
    frame->setAutoFillBackground(true);
    frame->setBackgroundRole(QPalette::Base);
    frame->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    const QString detail = shortened(tile.detail);
    frame->setToolTip(detail == tile.detail ? tile.tip : tile.detail + '\n' + tile.tip);
    frame->setAccessibleName(tile.name + QStringLiteral(": ") + tile.value);
    frame->setAccessibleDescription(tile.tip);
    auto* value = new QLabel(tile.value, frame);
    value->setObjectName(tile.id + QStringLiteral(".value"));
    value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QFont large = value->font();
    large.setPointSizeF(large.pointSizeF() * kLarge);
    large.setBold(true);
    value->setFont(large);
    // The figure and what belongs to it on one line: the tables below need the height.
    auto* line = new QHBoxLayout;
    line->setSpacing(5);
    line->addWidget(value);
    line->addWidget(faintLabel(detail, frame), 1, Qt::AlignBaseline);
    auto* column = new QVBoxLayout(frame);
    column->setContentsMargins(5, 1, 5, 2);
    column->setSpacing(0);
    column->addWidget(faintLabel(tile.name, frame));
    column->addLayout(line);
    return frame;
}

} // namespace

TileGrid::TileGrid(QWidget* parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    sayAsOne(this);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(4);
}

void TileGrid::setTiles(const std::vector<Tile>& tiles)
{
    for (QFrame* tile : m_tiles)
        delete tile;
    m_tiles.clear();
    for (const Tile& tile : tiles)
        m_tiles.push_back(makeTile(tile, this));
    arrange(columnsFor(width()));
}

int TileGrid::columnsFor(int width) const
{
    int widest = 1;
    for (const QFrame* tile : m_tiles)
        widest = std::max(widest, tile->sizeHint().width());
    const int count = std::max(1, static_cast<int>(m_tiles.size()));
    const int most = std::clamp((width + m_grid->spacing()) / (widest + m_grid->spacing()), 1, count);
    const int rows = (count + most - 1) / most;
    return (count + rows - 1) / rows; // rows of equal length
}

void TileGrid::arrange(int columns)
{
    // Those that were there may have had more columns: none of them keeps its share.
    for (int column = 0; column < m_columns; ++column)
        m_grid->setColumnStretch(column, 0);
    m_columns = columns;
    for (std::size_t i = 0; i < m_tiles.size(); ++i) {
        const int at = static_cast<int>(i);
        m_grid->addWidget(m_tiles[i], at / columns, at % columns);
        m_grid->setColumnStretch(at % columns, 1);
    }
    updateGeometry();
}

void TileGrid::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (const int columns = columnsFor(event->size().width()); columns != m_columns)
        arrange(columns);
}

} // namespace weft::widgets

#include "moc_tile_grid.cpp"
