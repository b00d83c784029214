// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/documents/fabric_parts.h"

#include "widgets/documents/node_beside.h"

#include <algorithm>

namespace weft::widgets {

namespace {
constexpr int kLinkMark = 20; // px around the middle of a link
}

void FabricParts::forgetLinks()
{
    m_first.clear();
    m_links.clear();
}

void FabricParts::findLinks() const
{
    if (!m_first.empty())
        return;
    const FabricScene& all = scene();
    m_first.assign(all.nodeCount() + 1, 0);
    for (std::uint32_t link = 0; link < all.linkCount(); ++link)
        ++m_first[all.linkSource(link) + 1];
    for (std::size_t node = 0; node < all.nodeCount(); ++node)
        m_first[node + 1] += m_first[node];
    m_links.resize(all.linkCount());
    std::vector<std::uint32_t> next(m_first.begin(), std::prev(m_first.end()));
    for (std::uint32_t link = 0; link < all.linkCount(); ++link)
        m_links[next[all.linkSource(link)]++] = link;
}

int FabricParts::partItems(int row) const
{
    findLinks();
    const auto node = static_cast<std::size_t>(row);
    return static_cast<int>(m_first[node + 1] - m_first[node]);
}

std::uint32_t FabricParts::linkOf(CanvasPart part) const
{
    if (part.isRow())
        return kNoIndex;
    findLinks();
    return m_links[m_first[static_cast<std::size_t>(part.row)] + static_cast<std::size_t>(part.item)];
}

CanvasPart FabricParts::partOfLink(std::uint32_t link) const
{
    if (link >= scene().linkCount())
        return {};
    findLinks();
    const std::uint32_t source = scene().linkSource(link);
    const auto begin = m_links.begin() + m_first[source];
    return { static_cast<int>(source),
        static_cast<int>(std::lower_bound(begin, m_links.begin() + m_first[source + 1], link) - begin) };
}

QRect FabricParts::partRect(CanvasPart part) const
{
    const std::uint32_t link = linkOf(part);
    if (link != kNoIndex) {
        const QPoint middle = middleOf(link).toPoint();
        return { middle - QPoint(kLinkMark / 2, kLinkMark / 2), QSize(kLinkMark, kLinkMark) };
    }
    const double half = halfOf(static_cast<std::uint32_t>(part.row));
    const QPointF at = view().toView(scene().positions()[static_cast<std::size_t>(part.row)]);
    return QRectF(at - QPointF(half, half), QSizeF(2 * half, 2 * half)).toAlignedRect();
}

CanvasPart FabricParts::partAt(QPoint at) const
{
    const std::uint32_t node = scene().nodeAt(at, view());
    return node != kNoIndex ? CanvasPart { static_cast<int>(node), -1 } : partOfLink(linkAt(at));
}

CanvasPart FabricParts::partBeside(CanvasPart part, PartStep step) const
{
    const bool isBack = step == PartStep::Left || step == PartStep::Up;
    if (!part.isRow())
        return { part.row, std::clamp(part.item + (isBack ? -1 : 1), 0, partItems(part.row) - 1) };
    return { nodeBeside(scene().positions(), part.row, step), -1 };
}

CanvasPart FabricParts::partInside(CanvasPart part) const
{
    const std::uint32_t link = linkOf(part);
    return link == kNoIndex ? CanvasParts::partInside(part)
                            : CanvasPart { static_cast<int>(scene().linkDestination(link)), -1 };
}

} // namespace weft::widgets
