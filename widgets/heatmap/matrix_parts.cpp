// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/matrix_parts.h"

#include "engine/topology/link_name.h"
#include "widgets/base/words/quantity_format.h"

#include <algorithm>

namespace weft::widgets {

MatrixParts::MatrixParts(MatrixCanvas* canvas, SelectionModel* selection)
    : m_canvas(canvas)
    , m_selection(selection)
{
}

QString MatrixParts::pairName(MatrixCanvas::Cell cell) const
{
    return QString::fromStdString(topology::pairName(
        m_canvas->matrix()->view->run->fabric.topology(), NodeId { cell.source }, NodeId { cell.destination }));
}

QString MatrixParts::pairFacts(MatrixCanvas::Cell cell) const
{
    const simulation::PairTraffic* pair = m_canvas->matrix()->pair(cell.source, cell.destination);
    return pair == nullptr ? MatrixCanvas::tr("no messages")
                           : MatrixCanvas::tr("%1 in %n message(s)", nullptr, static_cast<int>(pair->messages))
                                 .arg(formatBytes(pair->bytes));
}

int MatrixParts::partRows() const
{
    return m_canvas->matrix() == nullptr ? 0 : static_cast<int>(m_canvas->matrix()->npus);
}

int MatrixParts::partItems(int /*row*/) const
{
    return partRows();
}

PartWords MatrixParts::partWords(CanvasPart part) const
{
    const MatrixDataPtr& matrix = m_canvas->matrix();
    const auto source = static_cast<std::uint32_t>(part.row);
    if (part.isRow()) {
        const QString name = QString::fromStdString(matrix->view->run->fabric.topology().nodeName(NodeId { source }));
        std::uint64_t bytes = 0;
        std::uint64_t messages = 0;
        for (const simulation::PairTraffic& pair : matrix->pairsFrom(source)) {
            bytes += pair.bytes;
            messages += pair.messages;
        }
        return { tr("from %1", "a row of the traffic matrix").arg(name),
            MatrixCanvas::tr("%1 in %2 messages").arg(formatBytes(bytes), formatCount(messages)) };
    }
    const MatrixCanvas::Cell cell { source, static_cast<std::uint32_t>(part.item) };
    const simulation::PairTraffic* pair = matrix->pair(cell.source, cell.destination);
    const auto value = static_cast<double>(pair == nullptr ? 0
            : m_canvas->measure() == TrafficMeasure::Bytes ? pair->bytes
                                                           : pair->messages);
    return { pairName(cell), pairFacts(cell),
        PartNumber { value, static_cast<double>(matrix->most(m_canvas->measure())) } };
}

QRect MatrixParts::partRect(CanvasPart part) const
{
    const double side = m_canvas->window().scale;
    const MatrixCanvas::Cell cell { static_cast<std::uint32_t>(part.row),
        static_cast<std::uint32_t>(std::max(0, part.item)) };
    const QPointF middle = m_canvas->middleOf(cell);
    if (part.isRow()) // with its name
        return QRectF(0, middle.y() - side / 2, m_canvas->width(), side).toAlignedRect();
    return QRectF(middle - QPointF(side / 2, side / 2), QSizeF(side, side)).toAlignedRect();
}

CanvasPart MatrixParts::partAt(QPoint at) const
{
    const auto cell = m_canvas->cellAt(at);
    return cell ? CanvasPart { static_cast<int>(cell->source), static_cast<int>(cell->destination) } : CanvasPart {};
}

NodeKey MatrixParts::keyOf(int npu) const
{
    const std::vector<NodeKey>& keys = m_canvas->matrix()->view->nodeKeys;
    return npu >= 0 && static_cast<std::size_t>(npu) < keys.size() ? keys[static_cast<std::size_t>(npu)] : kNoNode;
}

bool MatrixParts::isPartSelected(CanvasPart part) const
{
    const Selection& selection = m_selection->selection();
    return selection.contains(keyOf(part.row)) && (part.isRow() || selection.contains(keyOf(part.item)));
}

CanvasPart MatrixParts::firstPart() const
{
    if (m_canvas->matrix() == nullptr)
        return {};
    for (const NodeKey key : m_selection->selection().nodes) {
        const NodeId node = m_canvas->matrix()->view->nodeOf(key);
        if (node != kNone<NodeId> && index(node) < m_canvas->matrix()->npus)
            return { static_cast<int>(index(node)), -1 };
    }
    return partAt(m_canvas
                      ->middleOf({ static_cast<std::uint32_t>(std::max(0.0, m_canvas->window().top)),
                          static_cast<std::uint32_t>(std::max(0.0, m_canvas->window().left)) })
                      .toPoint());
}

void MatrixParts::showPart(CanvasPart part)
{
    m_canvas->bringIntoSight({ static_cast<std::uint32_t>(part.row),
        static_cast<std::uint32_t>(part.isRow() ? static_cast<int>(m_canvas->window().left) : part.item) });
    m_selection->hover({ keyOf(part.row) });
}

void MatrixParts::choosePart(CanvasPart part, bool adds)
{
    std::vector<NodeKey> nodes = adds ? m_selection->selection().nodes : std::vector<NodeKey>();
    for (const int npu : { part.row, part.item }) {
        if (const NodeKey key = keyOf(npu); key != kNoNode)
            nodes.push_back(key);
    }
    m_selection->selectNodes(std::move(nodes));
}

} // namespace weft::widgets
