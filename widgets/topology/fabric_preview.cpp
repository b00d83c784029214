// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topology/fabric_preview.h"

#include "widgets/documents/fabric_painter.h"
#include "widgets/documents/fabric_seal.h"
#include "widgets/documents/layouts.h"

#include <QPainter>

namespace weft::widgets {

FabricPreview::FabricPreview(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("fabricPreview"));
    setAccessibleName(tr("Preview"));
    setMinimumSize(220, 180);
}

void FabricPreview::setTopology(const topology::TopologyPtr& topology)
{
    FabricColumns columns;
    if (topology != nullptr)
        columns = columnsOf(topology::Fabric(topology), layOut(*topology, LayoutKind::Structural), 0, 0);
    m_scene.rebuild(columns);
    update();
}

void FabricPreview::setHint(const QString& hint)
{
    m_hint = hint;
    update();
}

void FabricPreview::paintEvent(QPaintEvent* /*event*/)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.fillRect(rect(), theme.base);
    if (m_scene.nodeCount() == 0) {
        painter.setPen(theme.faintText);
        painter.drawText(rect().adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap, m_hint);
    } else {
        FabricLook look;
        look.theme = &theme;
        look.font = font();
        const ViewTransform view = ViewTransform::fitting(m_scene.bounds(), size(), 14, 1.0);
        paintFabric(painter, m_scene, view, size(), look, detailFor(m_scene, view, size(), 8000));
    }
    painter.setPen(theme.border);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace weft::widgets

#include "moc_fabric_preview.cpp"
