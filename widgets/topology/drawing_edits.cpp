// SPDX-License-Identifier: GPL-3.0-or-later
// Commands for what is only drawn: notes, bends, labels, and groups that stand as one box.
#include "widgets/documents/node_groups.h"
#include "widgets/topology/topology_view.h"

#include <QMenu>

namespace weft::widgets {

void TopologyView::registerDrawing(CommandRegistry& commands)
{
    const QString group = tr("Topology");
    const QString section = tr("&Drawing");
    QMenu* menu = m_menu->addMenu(section);
    const auto add = [&](CommandInfo info, std::function<void()> run) {
        info.section = section;
        menu->addAction(commands.add(info, std::move(run), this));
    };
    add({ "topology.tool.note", tr("Add a no&te"), group, { QKeySequence(Qt::Key_T) }, "topology-note", {}, true },
        [this] {
            m_canvas->setTool(CanvasTool::Note);
            m_canvas->setFocus();
            updateActions();
        });
    add({ "topology.label", tr("&Label of the link…"), group }, [this] { m_canvas->askLabel(); });
    add({ "topology.straighten", tr("&Straighten links"), group, {}, {},
            tr("Takes the bends out of the selected links; drag a selected link to bend it") },
        [this] { m_canvas->straighten(); });
    menu->addSeparator();
    add({ "topology.collapse", tr("&Collapse selected nodes"), group, { QKeySequence(Qt::Key_G) }, {},
            tr("Draws the selected nodes as one box with their number and mean utilization") },
        [this] { collapseSelected(); });
    add({ "topology.collapse.servers", tr("Collapse s&ervers (dimension 0)"), group }, [this] { collapseBy(1); });
    add({ "topology.collapse.racks", tr("Collapse &racks (dimensions 0 and 1)"), group }, [this] { collapseBy(2); });
    add({ "topology.collapse.pods", tr("Collapse &pods (dimensions 0 to 2)"), group }, [this] { collapseBy(3); });
    add({ "topology.expand", tr("E&xpand groups"), group, { QKeySequence(Qt::SHIFT | Qt::Key_G) }, {},
            tr("Expands the selected groups, or all of them; a double-click expands one") },
        [this] { expand(); });
}

void TopologyView::collapseSelected()
{
    NodeGroup group;
    for (const std::uint32_t node : m_canvas->selectedNodes())
        group.nodes.push_back(m_document->columns().nodeKeys[node]);
    if (group.nodes.size() < 2) {
        emit statusMessage(tr("Select two nodes or more to draw them as one box"));
        return;
    }
    m_document->setDrawing(withCollapsed(*m_document->columns().drawing, { std::move(group) }), tr("Collapse nodes"));
}

void TopologyView::collapseBy(std::size_t dimensions)
{
    std::vector<NodeGroup> groups = groupsByDimension(m_document->columns(), dimensions);
    if (groups.empty()) {
        emit statusMessage(tr("The fabric has no such dimensions to collapse"));
        return;
    }
    FabricDrawing drawing = *m_document->columns().drawing;
    drawing.collapsed = std::move(groups);
    m_document->setDrawing(std::move(drawing), tr("Collapse dimensions"));
    m_canvas->fitAll();
}

void TopologyView::expand()
{
    m_document->setDrawing(
        withExpanded(*m_document->columns().drawing, m_selection->selection().nodes), tr("Expand groups"));
}

} // namespace weft::widgets
