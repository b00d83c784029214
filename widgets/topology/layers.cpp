// SPDX-License-Identifier: GPL-3.0-or-later
// The links of a dimension are a layer of the drawing, shown or hidden.
#include "engine/analysis/link_dimensions.h"
#include "widgets/base/looks/icons.h"
#include "widgets/topology/topology_view.h"

#include <QMenu>
#include <QToolBar>
#include <QToolButton>

namespace weft::widgets {

static_assert(FabricDrawing::kOtherLinks == analysis::kNoDimension);

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
    connect(m_document, &FabricDocument::changed, this, [this](FabricDocument::Change change) {
        if (change == FabricDocument::Change::Drawing)
            applyLayers();
    });
}

void TopologyView::fillLayers()
{
    m_layers->clear();
    const auto& dimensions = m_document->columns().structure->dimensions;
    const auto add = [this](std::uint32_t dimension, const QString& text) {
        QAction* action = m_layers->addAction(text);
        action->setCheckable(true);
        action->setChecked(!hiddenLayers().contains(dimension));
        connect(action, &QAction::toggled, this, [this, dimension](bool shown) {
            FabricDrawing drawing = *m_document->columns().drawing;
            if (shown)
                drawing.hiddenLayers.erase(dimension);
            else
                drawing.hiddenLayers.insert(dimension);
            m_document->setDrawing(std::move(drawing), shown ? tr("Show a layer") : tr("Hide a layer"));
        });
    };
    for (std::uint32_t i = 0; i < dimensions.size(); ++i)
        add(i, tr("Dimension %1 (%2 NPUs)", "number, size").arg(i).arg(dimensions[i].size));
    add(analysis::kNoDimension, tr("Links of no dimension"));
    m_layers->addSeparator();
    QAction* all = m_layers->addAction(tr("Show all"));
    all->setEnabled(!hiddenLayers().empty());
    connect(all, &QAction::triggered, this, [this] {
        FabricDrawing drawing = *m_document->columns().drawing;
        drawing.hiddenLayers.clear();
        m_document->setDrawing(std::move(drawing), tr("Show all layers"));
    });
}

const std::set<std::uint32_t>& TopologyView::hiddenLayers() const
{
    return m_document->columns().drawing->hiddenLayers;
}

// Asks for the sealed fabric only where something is hidden.
void TopologyView::applyLayers()
{
    std::vector<std::uint8_t> hidden;
    if (!hiddenLayers().empty()) {
        if (const auto sealed = m_document->sealed()) {
            const auto dimensions = analysis::linkDimensions((*sealed)->fabric.topology());
            hidden.resize(dimensions.size());
            for (std::size_t link = 0; link < hidden.size(); ++link)
                hidden[link] = hiddenLayers().contains(dimensions[link]) ? 1 : 0;
        }
    }
    m_canvas->setHiddenLinks(std::move(hidden));
    updateStatus();
}

} // namespace weft::widgets
