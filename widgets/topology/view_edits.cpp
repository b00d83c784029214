// SPDX-License-Identifier: GPL-3.0-or-later
// What the commands of the topology view do to the selection and to the document.
#include "widgets/topology/topology_view.h"

#include "engine/analysis/link_dimensions.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/topology/generate_dialog.h"

#include <algorithm>
#include <set>

namespace weft::widgets {

void TopologyView::removeSelected()
{
    if (m_canvas->selectedNote()) {
        m_canvas->removeNote();
        return;
    }
    const Selection chosen = m_selection->selection();
    m_document->remove(chosen.nodes, chosen.links);
    m_selection->clear();
}

void TopologyView::duplicateSelected()
{
    std::vector<NodeKey> nodes = m_selection->selection().nodes;
    std::erase_if(nodes, [this](NodeKey key) { return m_document->columns().indexOf(key) == kNoIndex; });
    const FabricPart part = partOf(m_document->columns(), nodes);
    const QPointF offset = m_canvas->freeOffset(part, QPointF(kGrid, kGrid));
    const std::vector<NodeKey> copies = m_document->duplicate(nodes, offset);
    if (!copies.empty())
        m_selection->selectNodes(copies);
}

// In the order of keys, each with the next: with two nodes the cable between them.
void TopologyView::linkSelected()
{
    const std::vector<NodeKey> nodes = m_selection->selection().nodes;
    if (nodes.size() == 2)
        m_document->addLink(nodes[0], nodes[1], m_canvas->defaultCost(), true);
    else
        emit statusMessage(tr("Select two nodes to link them"));
}

// Failed if anything selected works, else working again.
void TopologyView::setFailed()
{
    const Selection chosen = m_selection->selection();
    const FabricColumns& columns = m_document->columns();
    const bool anyWorks = std::any_of(chosen.nodes.begin(), chosen.nodes.end(),
                              [&](NodeKey key) { return !columns.changeOf(key).failed; })
        || std::any_of(
            chosen.links.begin(), chosen.links.end(), [&](LinkKey key) { return !columns.changeOf(key).failed; });
    FabricDocument::StateEdit edit;
    edit.failed = anyWorks;
    m_document->setState(chosen.nodes, chosen.links, edit);
}

void TopologyView::selectAll()
{
    const FabricColumns& columns = m_document->columns();
    m_selection->select({ columns.nodeKeys, columns.linkKeys, {} });
}

void TopologyView::selectSameDimension()
{
    const auto sealed = m_document->sealed();
    if (!sealed) {
        emit statusMessage(inWords(sealed.error()));
        return;
    }
    const std::vector<std::uint32_t> dimensions = analysis::linkDimensions((*sealed)->fabric.topology());
    const std::vector<LinkKey>& keys = (*sealed)->linkKeys; // ascending
    std::set<std::uint32_t> wanted;
    for (const LinkKey key : m_selection->selection().links) {
        const auto at = std::lower_bound(keys.begin(), keys.end(), key);
        if (at != keys.end() && *at == key)
            wanted.insert(dimensions[static_cast<std::size_t>(at - keys.begin())]);
    }
    if (wanted.empty()) {
        emit statusMessage(tr("Select a link to choose its dimension"));
        return;
    }
    std::vector<LinkKey> same;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        if (wanted.contains(dimensions[i]))
            same.push_back(keys[i]);
    }
    m_selection->selectLinks(std::move(same));
}

void TopologyView::invertSelection()
{
    const FabricColumns& columns = m_document->columns();
    const Selection& chosen = m_selection->selection();
    Selection inverse;
    std::set_difference(columns.nodeKeys.begin(), columns.nodeKeys.end(), chosen.nodes.begin(), chosen.nodes.end(),
        std::back_inserter(inverse.nodes));
    std::set_difference(columns.linkKeys.begin(), columns.linkKeys.end(), chosen.links.begin(), chosen.links.end(),
        std::back_inserter(inverse.links));
    m_selection->select(std::move(inverse));
}

void TopologyView::step(int by)
{
    const std::vector<NodeKey>& keys = m_document->columns().nodeKeys;
    if (keys.empty())
        return;
    const auto count = static_cast<int>(keys.size());
    int at = by > 0 ? -1 : count;
    if (!m_selection->selection().nodes.empty())
        at = static_cast<int>(
            std::lower_bound(keys.begin(), keys.end(), m_selection->selection().nodes.front()) - keys.begin());
    const int next = (at + by + count) % count;
    m_selection->selectNodes({ keys[static_cast<std::size_t>(next)] });
    m_canvas->reveal();
    m_canvas->cursor()->moveTo({ next, -1 });
}

void TopologyView::arrange(Arrangement how, const QString& what)
{
    const FabricColumns& columns = m_document->columns();
    std::vector<NodeKey> nodes;
    std::vector<QPointF> positions;
    for (const NodeKey key : m_selection->selection().nodes) {
        if (const std::uint32_t at = columns.indexOf(key); at != kNoIndex) {
            nodes.push_back(key);
            positions.push_back(columns.positions[at]);
        }
    }
    m_document->moveNodes(std::move(nodes), arranged(std::move(positions), how), what);
}

void TopologyView::showGenerateDialog()
{
    GenerateDialog dialog(m_document->columns().structure->spec, this);
    if (dialog.exec() != QDialog::Accepted || dialog.topology() == nullptr)
        return;
    m_document->replaceWith(dialog.topology(), tr("Generate %1").arg(dialog.spec()));
    m_selection->clear();
    m_canvas->fitAll();
}

} // namespace weft::widgets
