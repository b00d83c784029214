// SPDX-License-Identifier: GPL-3.0-or-later
// What the canvas says about the element under the pointer, and which keys it keeps for itself.
#include "widgets/topology/topology_canvas.h"

#include "widgets/topology/topology_parts.h"

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
        text = m_document->nodeNameAt(node) + '\n' + m_parts->nodeFacts(node);
    } else if (const std::uint32_t link = columns.indexOf(hovered.link); link != kNoIndex) {
        text = m_document->linkName(hovered.link) + '\n' + m_parts->linkFacts(link);
    }
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(global, text, this);
}

} // namespace weft::widgets
