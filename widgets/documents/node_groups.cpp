// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/documents/node_groups.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace weft::widgets {

using topology::NodeKind;

namespace {

QString nameOf(std::size_t dimensions, std::size_t number)
{
    const char* name = dimensions == 1 ? QT_TRANSLATE_NOOP("NodeGroups", "server %1")
        : dimensions == 2              ? QT_TRANSLATE_NOOP("NodeGroups", "rack %1")
        : dimensions == 3              ? QT_TRANSLATE_NOOP("NodeGroups", "pod %1")
                                       : QT_TRANSLATE_NOOP("NodeGroups", "group %1");
    return QCoreApplication::translate("NodeGroups", name).arg(number);
}

} // namespace

std::vector<NodeGroup> groupsByDimension(const FabricColumns& columns, std::size_t dimensions)
{
    const std::uint32_t npus = columns.npuCount();
    std::uint64_t block = 1;
    for (std::size_t d = 0; d < std::min(dimensions, columns.structure->dimensions.size()); ++d)
        block *= std::max(1U, columns.structure->dimensions[d].size);
    if (block <= 1 || block >= npus)
        return {};
    std::vector<NodeGroup> groups((npus + block - 1) / block);
    std::vector<std::uint32_t> groupOf(columns.nodeCount(), kNoIndex);
    std::uint64_t ordinal = 0;
    for (std::size_t i = 0; i < columns.nodeCount(); ++i) {
        if (columns.nodes[i].kind == NodeKind::Npu)
            groupOf[i] = static_cast<std::uint32_t>(ordinal++ / block);
    }
    // A switch that joins NPUs of several groups belongs to none.
    constexpr std::uint32_t kSeveral = kNoIndex - 1;
    std::vector<std::uint32_t> joined(columns.nodeCount(), kNoIndex);
    const LinkEnds ends = linkEnds(columns);
    for (std::size_t link = 0; link < columns.linkCount(); ++link) {
        for (const auto& [at, other] : { std::pair(ends.source[link], ends.destination[link]),
                 std::pair(ends.destination[link], ends.source[link]) }) {
            if (groupOf[at] != kNoIndex)
                continue;
            const std::uint32_t group = groupOf[other] == kNoIndex ? kSeveral : groupOf[other];
            joined[at] = joined[at] == kNoIndex || joined[at] == group ? group : kSeveral;
        }
    }
    for (std::size_t i = 0; i < columns.nodeCount(); ++i) {
        const std::uint32_t group = groupOf[i] != kNoIndex ? groupOf[i] : joined[i];
        if (group < groups.size())
            groups[group].nodes.push_back(columns.nodeKeys[i]);
    }
    for (std::size_t i = 0; i < groups.size(); ++i)
        groups[i].name = nameOf(dimensions, i);
    return groups;
}

FabricDrawing withCollapsed(FabricDrawing drawing, std::vector<NodeGroup> groups)
{
    std::set<NodeKey> taken;
    for (const NodeGroup& group : groups)
        taken.insert(group.nodes.begin(), group.nodes.end());
    for (NodeGroup& group : drawing.collapsed)
        std::erase_if(group.nodes, [&](NodeKey key) { return taken.contains(key); });
    std::erase_if(drawing.collapsed, [](const NodeGroup& group) { return group.nodes.size() < 2; });
    drawing.collapsed.insert(drawing.collapsed.end(), groups.begin(), groups.end());
    return drawing;
}

FabricDrawing withExpanded(FabricDrawing drawing, std::span<const NodeKey> nodes)
{
    const std::set<NodeKey> wanted(nodes.begin(), nodes.end());
    std::erase_if(drawing.collapsed, [&](const NodeGroup& group) {
        return wanted.empty()
            || std::any_of(group.nodes.begin(), group.nodes.end(), [&](NodeKey key) { return wanted.contains(key); });
    });
    return drawing;
}

} // namespace weft::widgets
