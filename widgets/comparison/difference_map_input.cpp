// SPDX-License-Identifier: GPL-3.0-or-later
// What the mouse and the keys do on the fabric of a comparison.
#include "widgets/base/canvas/pan_zoom.h"
#include "widgets/comparison/difference_map.h"
#include "widgets/comparison/difference_parts.h"
#include "widgets/comparison/difference_words.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>

namespace weft::widgets {

std::uint32_t DifferenceMap::linkAt(QPointF at) const
{
    return m_scene.nodeCount() == 0 ? kNoIndex : m_scene.linkAt(at, m_view, isNear());
}

void DifferenceMap::mouseMoveEvent(QMouseEvent* event)
{
    const std::uint32_t link = linkAt(event->position());
    if (link == m_hovered)
        return;
    m_hovered = link;
    update();
}

void DifferenceMap::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const std::uint32_t link = linkAt(event->position());
    if (link == kNoIndex)
        setSelected(kNoPartner);
    else
        chooseLink(link);
}

void DifferenceMap::leaveEvent(QEvent* /*event*/)
{
    m_hovered = kNoIndex;
    update();
}

void DifferenceMap::keyPressEvent(QKeyEvent* event)
{
    constexpr double kStep = 60; // px
    const auto move = [this](double x, double y) { moveView({ -x, -y }); };
    switch (event->key()) {
    case Qt::Key_Left:
        return move(-kStep, 0);
    case Qt::Key_Right:
        return move(kStep, 0);
    case Qt::Key_Up:
        return move(0, -kStep);
    case Qt::Key_Down:
        return move(0, kStep);
    case Qt::Key_Plus:
        return zoomBy(PanZoom::kNotch);
    case Qt::Key_Minus:
        return zoomBy(1 / PanZoom::kNotch);
    case Qt::Key_0:
        return showAll();
    case Qt::Key_Comma:
    case Qt::Key_Period: { // through the links, the most different one first
        if (m_pair == nullptr || m_pair->links.empty())
            return;
        const auto count = static_cast<std::uint32_t>(m_pair->links.size());
        const std::uint32_t by = event->key() == Qt::Key_Period ? 1 : count - 1;
        setSelected(m_selected >= count ? 0 : (m_selected + by) % count);
        m_cursor->moveTo(m_parts->partOfLink(selectedLink()));
        emit linkClicked(m_selected);
        return;
    }
    default:
        QWidget::keyPressEvent(event);
    }
}

void DifferenceMap::moveView(QPointF pixels)
{
    m_view.origin -= pixels / m_view.scale;
    m_fits = false;
    stale();
}

std::uint32_t DifferenceMap::selectedLink() const
{
    if (m_pair == nullptr || m_selected >= m_pair->links.size())
        return kNoIndex;
    const LinkPair& pair = m_pair->links[m_selected];
    const std::uint32_t link = m_second ? pair.b : pair.a;
    return link == kNoPartner ? kNoIndex : link;
}

void DifferenceMap::chooseLink(std::uint32_t link)
{
    setSelected(pairOf(link));
    if (m_selected != kNoPartner)
        emit linkClicked(m_selected);
}

QStringList DifferenceMap::linkLines(std::uint32_t link) const
{
    const std::uint32_t at = pairOf(link);
    if (at == kNoPartner)
        return { shown()->linkName(LinkId { link }) };
    QStringList lines = linkDifferenceLines(*m_pair, m_pair->links[at]);
    if (m_clocks->common()->selected() && link < m_differences.size() && m_differences[link])
        lines << tr("%1 in the selected range").arg(pointsText(static_cast<double>(*m_differences[link])));
    return lines;
}

bool DifferenceMap::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const std::uint32_t link = linkAt(help->pos());
    const std::uint32_t at = link == kNoIndex ? kNoPartner : pairOf(link);
    if (at == kNoPartner) {
        QToolTip::hideText();
        return true;
    }
    QToolTip::showText(help->globalPos(), linkLines(link).join('\n'), this);
    return true;
}

} // namespace weft::widgets
