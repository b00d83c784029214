// SPDX-License-Identifier: GPL-3.0-or-later
// What the canvas says about the element under the pointer, and which keys it keeps for itself.
#include "widgets/topology/topology_canvas.h"

#include "widgets/base/quantity_format.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>

namespace weft::widgets {

bool TopologyCanvas::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        showTip(help->pos(), help->globalPos());
        return true;
    }
    // Keys of the canvas win over the window's: arrows would step in time.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isArrow = key->key() >= Qt::Key_Left && key->key() <= Qt::Key_Down;
        const bool plain = (key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0;
        if (plain && (key->key() == Qt::Key_Escape || (isArrow && (isInSpace() || !m_selectedNodes.empty())))) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void TopologyCanvas::showTip(const QPoint& at, const QPoint& global)
{
    hoverAt(at);
    const Hovered& hovered = m_selection->hovered();
    const FabricColumns& columns = m_document->columns();
    QString text;
    if (const std::uint32_t node = columns.indexOf(hovered.node); node != kNoIndex) {
        text = m_document->nodeNameAt(node);
        const QString coordinate = m_document->coordinateAt(node);
        if (!coordinate.isEmpty())
            text += QStringLiteral("\n") + tr("at (%1)", "coordinate of an NPU").arg(coordinate);
    } else if (const std::uint32_t link = columns.indexOf(hovered.link); link != kNoIndex) {
        const LinkCost& cost = columns.linkCosts[link];
        text = m_document->linkName(hovered.link) + QStringLiteral("\n") + formatBandwidth(cost.bandwidth)
            + QStringLiteral(", ") + QString::number(cost.latency.ns) + QStringLiteral(" ns");
        const QString note = m_linkNote ? m_linkNote(hovered.link) : QString();
        if (!note.isEmpty())
            text += QStringLiteral("\n") + note;
    }
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(global, text, this);
}

} // namespace weft::widgets
