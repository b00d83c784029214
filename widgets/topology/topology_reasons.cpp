// SPDX-License-Identifier: GPL-3.0-or-later
// Why commands of the topology view can do nothing.
#include "widgets/topology/topology_view.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#include <algorithm>

namespace weft::widgets {

namespace {
const QString kPartFormat = QString::fromLatin1(kFabricPartFormat);
}

// The commands that work on something which may not be there.
void TopologyView::explainCommands(CommandRegistry& commands)
{
    connect(QGuiApplication::clipboard(), &QClipboard::dataChanged, this, &TopologyView::updateActions);
    const auto nothingDrawn = [this] { return m_document->isEmpty() ? tr("Nothing is drawn yet") : QString(); };
    const auto notHere = [this] { return m_canvas->isEditable() ? QString() : whyNotEdited(); };
    // What places something has no place in space.
    const auto notEdited = [this] {
        if (!m_canvas->isEditable())
            return whyNotEdited();
        return m_canvas->isInSpace() ? tr("Leave 3-D first") : QString();
    };
    const auto noNode
        = [this] { return m_selection->selection().nodes.empty() ? tr("Select a node first") : QString(); };
    const auto nothingChosen = [this] {
        const Selection& chosen = m_selection->selection();
        return chosen.nodes.empty() && chosen.links.empty() ? tr("Select a node or a link first") : QString();
    };
    const auto nothingToDelete
        = [this, nothingChosen] { return m_canvas->selectedNote() ? QString() : nothingChosen(); };
    const auto explain
        = [&](const QStringList& ids, const std::function<QString()>& first, const std::function<QString()>& then) {
              commands.explain(ids, [first, then] {
                  const QString why = first();
                  return why.isEmpty() ? then() : why;
              });
          };
    commands.explain(
        { "topology.fitAll", "topology.actualSize", "topology.zoomIn", "topology.zoomOut", "topology.overview",
            "topology.find", "topology.selectAll", "topology.invertSelection", "topology.nextNode",
            "topology.previousNode", "topology.exportImage", "topology.exportFabric" },
        nothingDrawn);
    commands.explain({ "topology.tool.npu", "topology.tool.switch", "topology.tool.note" }, notEdited);
    commands.explain({ "topology.tool.link" }, notHere);
    commands.explain({ "topology.tool.turn" },
        [this] { return m_canvas->isInSpace() ? QString() : tr("Show the fabric in 3-D first"); });
    explain({ "topology.space" }, nothingDrawn,
        [this] { return m_canvas->isInSpace() ? QString() : GridSpace::whyNot(m_document->columns()); });
    commands.explain({ "topology.copy" }, noNode);
    explain({ "topology.cut", "topology.linkSelected" }, notHere, noNode);
    explain({ "topology.duplicate", "topology.alignLeft", "topology.alignRight", "topology.alignTop",
                "topology.alignBottom", "topology.alignCenterX", "topology.alignCenterY", "topology.distributeX",
                "topology.distributeY" },
        notEdited, noNode);
    explain({ "topology.delete" }, notHere, nothingToDelete);
    explain({ "topology.fail", "topology.clearState" }, notHere, nothingChosen);
    explain({ "topology.fitSelection", "topology.selectKind", "topology.selectDimension", "topology.selectNeighbours" },
        nothingDrawn, nothingChosen);
    explain({ "topology.layout.structural", "topology.layout.grid", "topology.layout.ring", "topology.layout.nested",
                "topology.layout.racks", "topology.layout.levels", "topology.layout.force" },
        notEdited, nothingDrawn);
    explain({ "topology.paste" }, notEdited, [this] {
        const QMimeData* copied = QGuiApplication::clipboard()->mimeData();
        return copied != nullptr && (copied->hasFormat(kPartFormat) || copied->hasText())
            ? QString()
            : tr("There is nothing to paste: copy nodes, or rows of links in a spreadsheet");
    });
    explain({ "topology.stamp" }, notEdited, [this] {
        const QMimeData* copied = QGuiApplication::clipboard()->mimeData();
        return m_canvas->tool() == CanvasTool::Stamp || !m_selection->selection().nodes.empty()
                || (copied != nullptr && copied->hasFormat(kPartFormat))
            ? QString()
            : tr("Select or copy what to stamp");
    });
    explain({ "topology.label" }, notEdited,
        [this] { return m_canvas->selectedLinks().empty() ? tr("Select a link first") : QString(); });
    explain({ "topology.straighten" }, notEdited, [this] {
        return m_canvas->hasBends() ? QString() : tr("Select a link with bends first; drag a selected link to bend it");
    });
    explain({ "topology.collapse" }, notEdited, [this] {
        if (m_canvas->selectedNodes().size() < 2)
            return tr("Select two nodes or more to draw them as one box");
        std::vector<NodeKey> chosen;
        for (const std::uint32_t node : m_canvas->selectedNodes())
            chosen.push_back(m_document->columns().nodeKeys[node]);
        const std::vector<NodeGroup>& groups = m_document->columns().drawing->collapsed;
        const bool isOne = std::any_of(
            groups.begin(), groups.end(), [&chosen](const NodeGroup& group) { return group.nodes == chosen; });
        return isOne ? tr("The selected nodes are drawn as one box already") : QString();
    });
    explain({ "topology.expand" }, notEdited,
        [this] { return m_document->columns().drawing->collapsed.empty() ? tr("No group is collapsed") : QString(); });
    const char* const levels[] { "topology.collapse.servers", "topology.collapse.racks", "topology.collapse.pods" };
    for (std::size_t level = 0; level < std::size(levels); ++level) {
        explain({ levels[level] }, notEdited, [this, level] {
            return m_document->columns().structure->dimensions.size() <= level + 1
                ? tr("The fabric has no such dimensions to collapse")
                : QString();
        });
    }
}

QString TopologyView::whyNotEdited()
{
    return tr("The fabric is edited in the modes Design and Collectives");
}

} // namespace weft::widgets
