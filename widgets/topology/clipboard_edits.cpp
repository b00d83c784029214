// SPDX-License-Identifier: GPL-3.0-or-later
// Copying and pasting pieces of a fabric, also between windows, and links from a spreadsheet.
#include "widgets/topology/topology_view.h"

#include "engine/core/quantity_text.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMessageBox>
#include <QMimeData>

#include <algorithm>

namespace weft::widgets {

namespace {

std::optional<FabricPart> copiedPart()
{
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    const QString format = QString::fromLatin1(kFabricPartFormat);
    return data != nullptr && data->hasFormat(format) ? partFromJson(data->data(format)) : std::nullopt;
}

} // namespace

// The links are text too, for a spreadsheet.
void TopologyView::copySelected()
{
    std::vector<NodeKey> nodes = m_selection->selection().nodes;
    std::erase_if(nodes, [this](NodeKey key) { return m_document->columns().indexOf(key) == kNoIndex; });
    const FabricPart part = partOf(m_document->columns(), nodes);
    if (part.isEmpty())
        return;
    QStringList rows;
    for (const LinkRecord& link : part.links) {
        rows += QStringList { m_document->nodeName(nodes[static_cast<std::uint32_t>(link.source)]),
            m_document->nodeName(nodes[static_cast<std::uint32_t>(link.destination)]),
            QString::fromStdString(toText(link.cost.bandwidth)), QString::fromStdString(toText(link.cost.latency)) }
                    .join('\t');
    }
    auto* copied = new QMimeData;
    copied->setData(QString::fromLatin1(kFabricPartFormat), toJson(part));
    copied->setText(rows.join('\n'));
    QGuiApplication::clipboard()->setMimeData(copied);
    emit statusMessage(tr("Copied %n node(s)", nullptr, static_cast<int>(part.nodes.size())));
}

void TopologyView::paste()
{
    if (const std::optional<FabricPart> part = copiedPart()) {
        m_drawingStarted = true;
        m_canvas->showToo(m_canvas->placePart(
            *part, m_canvas->pointerScene(), tr("Paste %n node(s)", nullptr, static_cast<int>(part->nodes.size()))));
        return;
    }
    const QString text = QGuiApplication::clipboard()->text();
    if (text.trimmed().isEmpty())
        emit statusMessage(tr("There is nothing to paste: copy nodes, or rows of links in a spreadsheet"));
    else
        pasteLinks(text);
}

// All rows or none: half of a table is hard to find again.
void TopologyView::pasteLinks(const QString& text)
{
    constexpr qsizetype kMostShown = 8;
    const LinkRows table = readLinkRows(text, m_document->columns(), m_canvas->defaultCost());
    if (!table.problems.isEmpty()) {
        QStringList shown = table.problems.mid(0, kMostShown);
        if (table.problems.size() > kMostShown)
            shown += tr("and %1 more", "problems").arg(table.problems.size() - kMostShown);
        auto* box = new QMessageBox(QMessageBox::Warning, tr("Paste links"),
            tr("These rows are no links, and nothing was pasted:"), QMessageBox::Ok, this);
        box->setObjectName(QStringLiteral("pasteProblems"));
        box->setInformativeText(shown.join('\n'));
        box->setAttribute(Qt::WA_DeleteOnClose);
        box->open();
        return;
    }
    const std::vector<LinkKey> links
        = m_document->addLinks(table.rows, tr("Paste %n link(s)", nullptr, static_cast<int>(table.rows.size())));
    m_selection->selectLinks(links);
    emit statusMessage(tr("Pasted %n link(s)", nullptr, static_cast<int>(links.size())));
}

void TopologyView::stamp()
{
    if (m_canvas->tool() == CanvasTool::Stamp) {
        m_canvas->setTool(CanvasTool::Select);
        return;
    }
    std::vector<NodeKey> nodes = m_selection->selection().nodes;
    std::erase_if(nodes, [this](NodeKey key) { return m_document->columns().indexOf(key) == kNoIndex; });
    FabricPart part = partOf(m_document->columns(), nodes);
    if (part.isEmpty())
        part = copiedPart().value_or(FabricPart {});
    if (part.isEmpty())
        emit statusMessage(tr("Select or copy what to stamp"));
    m_drawingStarted = m_drawingStarted || !part.isEmpty();
    updateEmpty();
    m_canvas->setStamp(std::move(part));
    updateActions();
    m_canvas->setFocus();
}

} // namespace weft::widgets
