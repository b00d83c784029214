// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/schedule/way_panel.h"

#include "widgets/base/forms/count_box.h"
#include "widgets/base/looks/theme.h"
#include "widgets/schedule/mark_painter.h"
#include "widgets/schedule/schedule_texts.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QSpinBox>
#include <QStackedWidget>
#include <QToolButton>
#include <QToolTip>

#include <set>

namespace weft::widgets {

namespace {
constexpr double kPanelMargin = 18; // px
constexpr double kMostSpacing = 64; // px
constexpr double kMostRadius = 12; // px
constexpr double kLeastLabelled = 7; // px of a radius
constexpr std::size_t kMostOrigins = 1024; // listed
}

WayDrawing::WayDrawing(ScheduleStepper* stepper, QWidget* parent)
    : QWidget(parent)
    , m_stepper(stepper)
{
    setObjectName(QStringLiteral("scheduleWay"));
    setAccessibleName(tr("Way of the chunk"));
    setLayoutDirection(Qt::LeftToRight); // levels run from left to right in every language
    setMinimumHeight(80);
    connect(stepper, &ScheduleStepper::levelChanged, this, [this] { update(); });
}

void WayDrawing::setTree(ScheduleColumnsPtr columns, WayTree tree)
{
    m_columns = std::move(columns);
    m_tree = std::move(tree);
    update();
}

void WayDrawing::setRank(std::uint32_t rank)
{
    m_rank = rank;
    update();
}

bool WayDrawing::isUpright() const
{
    const auto roomIn = [this](double across, double down) {
        return std::min(width() / std::max(1.0, across), height() / std::max(1.0, down));
    };
    return roomIn(m_tree.size.height(), m_tree.size.width()) > roomIn(m_tree.size.width(), m_tree.size.height());
}

QSizeF WayDrawing::gridSize() const
{
    return isUpright() ? m_tree.size.transposed() : m_tree.size;
}

QPointF WayDrawing::pointOf(std::uint32_t node) const
{
    const QSizeF grid = gridSize();
    const auto side = [](double cells, double pixels) {
        return std::min(kMostSpacing, (pixels - 2 * kPanelMargin) / std::max(1.0, cells));
    };
    const double x = side(grid.width(), width());
    const double y = side(grid.height(), height());
    const QPointF free((width() - x * grid.width()) / 2, (height() - y * grid.height()) / 2);
    const QPointF at = isUpright() ? m_tree.nodes[node].at.transposed() : m_tree.nodes[node].at;
    return free + QPointF(at.x() * x, at.y() * y);
}

double WayDrawing::radius() const
{
    const QSizeF grid = gridSize();
    const double x = (width() - 2 * kPanelMargin) / std::max(1.0, grid.width());
    const double y = (height() - 2 * kPanelMargin) / std::max(1.0, grid.height());
    const double least = std::min(grid.width() > 0 ? x : y, grid.height() > 0 ? y : x);
    return std::clamp(least * 0.38, 1.5, kMostRadius);
}

std::uint32_t WayDrawing::nodeAt(QPointF at) const
{
    const double near = std::max(6.0, radius() + 2);
    for (std::uint32_t node = 0; node < m_tree.nodes.size(); ++node) {
        if (QLineF(at, pointOf(node)).length() <= near)
            return node;
    }
    return kNoPlace;
}

void WayDrawing::paintEvent(QPaintEvent* /*event*/)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.fillRect(rect(), theme.base);
    if (m_tree.nodes.empty()) {
        painter.setPen(theme.faintText);
        painter.drawText(rect().adjusted(12, 0, -12, 0), int(Qt::AlignCenter) | int(Qt::TextWordWrap),
            m_columns == nullptr ? QString() : tr("Select a step or a chunk to see its way over the ranks."));
        return;
    }
    const double r = radius();
    const bool isFine = r >= 3;
    painter.setRenderHint(QPainter::Antialiasing, isFine);
    for (const bool reduces : { true, false }) {
        for (const bool isDone : { false, true }) {
            const QColor color = mixed(theme.base, transferColor(reduces, theme), isDone ? 1.0F : 0.3F);
            for (const WayTree::Branch& branch : m_tree.branches) {
                const bool done = m_columns->transfers[branch.transfer].receivedAt <= m_stepper->level();
                if (branch.reduces != reduces || done != isDone)
                    continue;
                QLineF line(pointOf(branch.from), pointOf(branch.to));
                if (line.length() > 2 * r + 4)
                    line.setLength(line.length() - r - 1);
                painter.setPen(QPen(color, isFine ? 1.6 : 1));
                painter.drawLine(line);
                if (isFine)
                    drawArrowHead(painter, line, 6.5, color);
            }
        }
    }
    QFont font = painter.font();
    font.setPixelSize(std::max(8, int(r * 0.95)));
    painter.setFont(font);
    for (std::uint32_t node = 0; node < m_tree.nodes.size(); ++node) {
        const WayTree::Node& of = m_tree.nodes[node];
        const QPointF at = pointOf(node);
        const bool isMarked = of.rank == m_rank;
        painter.setPen(QPen(isMarked ? theme.accent : theme.faintText, isMarked ? 2.5 : of.isOrigin ? 1.8 : 1));
        painter.setBrush(of.isOrigin ? mixed(theme.base, theme.faintText, 0.22F) : theme.base);
        painter.drawEllipse(at, r, r);
        if (r < kLeastLabelled)
            continue;
        painter.setPen(theme.text);
        painter.drawText(QRectF(at.x() - 2 * r, at.y() - r, 4 * r, 2 * r), Qt::AlignCenter, QString::number(of.rank));
    }
}

void WayDrawing::mousePressEvent(QMouseEvent* event)
{
    if (const std::uint32_t node = nodeAt(event->position()); node != kNoPlace)
        emit rankClicked(m_tree.nodes[node].rank);
}

bool WayDrawing::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const std::uint32_t node = nodeAt(help->pos());
    if (node == kNoPlace)
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), ScheduleTexts::rank(m_tree.nodes[node].rank), this);
    return true;
}

WayPanel::WayPanel(ScheduleStepper* stepper, QWidget* parent)
    : QWidget(parent)
    , m_chunkField(new CountBox(this))
    , m_origin(new QComboBox(this))
    , m_form(new QComboBox(this))
    , m_drawing(new WayDrawing(stepper, this))
    , m_map(new WayMap(stepper, this))
    , m_pages(new QStackedWidget(this))
    , m_facts(new QLabel(this))
    , m_column(new QVBoxLayout(this))
{
    m_chunkField->setObjectName(QStringLiteral("scheduleChunk"));
    m_chunkField->setAccessibleName(tr("Chunk whose way is shown"));
    m_chunkField->setSpecialValueText(tr("none", "no chunk is selected"));
    m_origin->setObjectName(QStringLiteral("scheduleOrigin"));
    m_origin->setAccessibleName(tr("Whose contribution is followed"));
    m_origin->setToolTip(tr("Follow all that becomes the chunk, or what one rank contributes to it"));
    m_origin->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_origin->setMinimumContentsLength(9);
    m_form->setObjectName(QStringLiteral("scheduleWayForm"));
    m_form->setAccessibleName(tr("How the way is drawn"));
    m_form->addItem(tr("as a tree", "how the way of a chunk is drawn"));
    m_form->addItem(tr("on the fabric", "how the way of a chunk is drawn"));
    m_pages->addWidget(m_drawing);
    m_pages->addWidget(m_map);
    m_facts->setWordWrap(true);
    m_facts->setContentsMargins(6, 2, 6, 4);
    auto* label = new QLabel(tr("&Chunk"), this);
    label->setBuddy(m_chunkField);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(6, 4, 6, 4);
    row->setSpacing(6);
    row->addWidget(label);
    row->addWidget(m_chunkField);
    row->addWidget(m_origin, 1);
    row->addWidget(m_form);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addLayout(row);
    m_column->addWidget(m_pages, 1);
    m_column->addWidget(m_facts);
    connect(m_chunkField, &QSpinBox::valueChanged, this, [this](int value) {
        setChunk(value < 0 ? kNoChunk : static_cast<std::uint32_t>(value));
        emit chunkChosen(m_chunk);
    });
    connect(m_origin, &QComboBox::activated, this, &WayPanel::find);
    connect(m_form, &QComboBox::currentIndexChanged, m_pages, &QStackedWidget::setCurrentIndex);
    connect(m_drawing, &WayDrawing::rankClicked, this, &WayPanel::rankChosen);
    connect(m_map, &WayMap::rankClicked, this, &WayPanel::rankChosen);
    setColumns(nullptr);
}

void WayPanel::addAction(QAction* action)
{
    auto* button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::TabFocus);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(6, 0, 6, 6);
    row->addWidget(button);
    row->addStretch(1);
    m_column->addLayout(row);
}

void WayPanel::setRank(std::uint32_t rank)
{
    m_drawing->setRank(rank);
    m_map->setRank(rank);
}

void WayPanel::setFabric(ScheduleFabricPtr fabric)
{
    m_map->setFabric(std::move(fabric));
}

void WayPanel::showOnFabric(bool onFabric)
{
    m_form->setCurrentIndex(onFabric ? 1 : 0);
}

void WayPanel::setColumns(ScheduleColumnsPtr columns)
{
    m_columns = std::move(columns);
    m_chunk = kNoChunk;
    const QSignalBlocker block(m_chunkField);
    const bool known = m_columns != nullptr && m_columns->chunks.isKnown();
    m_chunkField->setRange(-1, known ? static_cast<int>(m_columns->chunks.chunkCount()) - 1 : -1);
    m_chunkField->setValue(-1);
    setEnabled(known);
    fillOrigins();
    find();
}

void WayPanel::setChunk(std::uint32_t chunk)
{
    if (chunk == m_chunk)
        return;
    m_chunk = chunk;
    const QSignalBlocker block(m_chunkField);
    m_chunkField->setValue(chunk == kNoChunk ? -1 : static_cast<int>(chunk));
    fillOrigins();
    find();
}

void WayPanel::fillOrigins()
{
    const QSignalBlocker block(m_origin);
    m_origin->clear();
    m_origin->addItem(tr("all contributions"), -1);
    if (m_columns != nullptr && m_chunk != kNoChunk) {
        const ChunkWay all = chunkWay(*m_columns, m_chunk);
        for (std::size_t i = 0; i < std::min(all.origins.size(), kMostOrigins); ++i)
            m_origin->addItem(tr("from rank %1").arg(all.origins[i]), static_cast<int>(all.origins[i]));
    }
    m_origin->setEnabled(m_origin->count() > 2);
}

void WayPanel::find()
{
    m_way = {};
    m_facts->clear();
    if (m_columns != nullptr && m_chunk != kNoChunk) {
        const int origin = m_origin->currentData().toInt();
        m_way = chunkWay(*m_columns, m_chunk, origin < 0 ? kNone<Rank> : Rank { static_cast<std::uint32_t>(origin) });
        std::set<std::uint32_t> reached(m_way.origins.begin(), m_way.origins.end());
        std::uint32_t last = 0;
        for (const ChunkWay::Hop& hop : m_way.hops) {
            reached.insert(m_columns->transfers[hop.transfer].to);
            last = std::max(last, m_columns->transfers[hop.transfer].receivedAt);
        }
        const QString transfers = tr("%n transfer(s)", nullptr, static_cast<int>(m_way.hops.size()));
        m_facts->setText(m_way.hops.empty() ? tr("This chunk does not move between ranks.")
                                            : tr("%1, the last one ends at level %2; on %3 of %4 ranks")
                                                  .arg(transfers)
                                                  .arg(last)
                                                  .arg(reached.size())
                                                  .arg(m_columns->ranks));
    }
    m_drawing->setTree(m_columns, m_columns == nullptr ? WayTree() : wayTree(*m_columns, m_way));
    m_map->setWay(m_columns, m_way);
    emit wayChanged();
}

} // namespace weft::widgets

#include "moc_way_panel.cpp"
