// SPDX-License-Identifier: GPL-3.0-or-later
// The links of a dimension are a layer of the drawing, shown or hidden.
#include "engine/analysis/link_dimensions.h"
#include "widgets/base/icons.h"
#include "widgets/topology/topology_view.h"

#include <QMenu>
#include <QToolBar>
#include <QToolButton>

namespace weft::widgets {

void TopologyView::makeLayers()
{
    m_layers = new QMenu(tr("&Layers"), this);
    m_layers->setObjectName(QStringLiteral("topologyLayers"));
    auto* button = new QToolButton(m_toolbar);
    button->setObjectName(QStringLiteral("topologyLayersButton"));
    button->setIcon(themedIcon(QStringLiteral("topology-layers")));
    button->setToolTip(tr("Layers: show or hide the links of a dimension"));
    button->setAccessibleName(tr("Layers"));
    button->setMenu(m_layers);
    button->setPopupMode(QToolButton::InstantPopup);
    m_toolbar->addWidget(button);
    connect(m_layers, &QMenu::aboutToShow, this, &TopologyView::fillLayers);
    connect(m_document, &FabricDocument::sealedChanged, this, &TopologyView::applyLayers);
    connect(m_document, &FabricDocument::opened, this, [this] { m_hiddenDimensions.clear(); });
}

void TopologyView::fillLayers()
{
    m_layers->clear();
    const auto& dimensions = m_document->columns().structure->dimensions;
    const auto add = [this](std::uint32_t dimension, const QString& text) {
        QAction* action = m_layers->addAction(text);
        action->setCheckable(true);
        action->setChecked(!m_hiddenDimensions.contains(dimension));
        connect(action, &QAction::toggled, this, [this, dimension](bool shown) {
            shown ? static_cast<void>(m_hiddenDimensions.erase(dimension))
                  : static_cast<void>(m_hiddenDimensions.insert(dimension));
            applyLayers();
        });
    };
    for (std::uint32_t i = 0; i < dimensions.size(); ++i)
        add(i, tr("Dimension %1 (%2 NPUs)", "number, size").arg(i).arg(dimensions[i].size));
    add(analysis::kNoDimension, tr("Links of no dimension"));
    m_layers->addSeparator();
    QAction* all = m_layers->addAction(tr("Show all"));
    all->setEnabled(!m_hiddenDimensions.empty());
    connect(all, &QAction::triggered, this, [this] {
        m_hiddenDimensions.clear();
        applyLayers();
    });
}

// Asks for the sealed fabric only where something is hidden.
void TopologyView::applyLayers()
{
    std::vector<std::uint8_t> hidden;
    if (!m_hiddenDimensions.empty()) {
        if (const auto sealed = m_document->sealed()) {
            const auto dimensions = analysis::linkDimensions((*sealed)->fabric.topology());
            hidden.resize(dimensions.size());
            for (std::size_t link = 0; link < hidden.size(); ++link)
                hidden[link] = m_hiddenDimensions.contains(dimensions[link]) ? 1 : 0;
        }
    }
    m_canvas->setHiddenLinks(std::move(hidden));
    updateStatus();
}

} // namespace weft::widgets
