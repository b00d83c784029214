// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/documents/fabric_names.h"

#include "engine/topology/link_name.h"

namespace weft::widgets {

FabricNames::FabricNames(const FabricColumns& columns)
    : m_columns(columns)
    , m_ordinals(columns.nodeCount())
{
    std::uint32_t npus = 0;
    std::uint32_t switches = 0;
    for (std::size_t i = 0; i < m_ordinals.size(); ++i)
        m_ordinals[i] = columns.nodes[i].kind == topology::NodeKind::Npu ? npus++ : switches++;
}

QString FabricNames::node(std::uint32_t node) const
{
    const auto texts = m_columns.texts.find(m_columns.nodeKeys[node]);
    if (texts != m_columns.texts.end())
        return texts->second.name.isEmpty() ? texts->second.key : texts->second.name;
    const bool isNpu = m_columns.nodes[node].kind == topology::NodeKind::Npu;
    return (isNpu ? QStringLiteral("npu") : QStringLiteral("switch")) + QString::number(m_ordinals[node]);
}

QString FabricNames::link(std::uint32_t link) const
{
    const NodeKey from = m_columns.linkSources[link];
    const NodeKey to = m_columns.linkDestinations[link];
    std::uint32_t number = 0;
    std::uint32_t count = 0;
    for (std::uint32_t other = 0; other < m_columns.linkCount(); ++other) {
        if (m_columns.linkSources[other] != from || m_columns.linkDestinations[other] != to)
            continue;
        ++count;
        if (other == link)
            number = count;
    }
    return QString::fromStdString(topology::pairName(node(m_columns.indexOf(from)).toStdString(),
        node(m_columns.indexOf(to)).toStdString(), count > 1 ? number : 0));
}

} // namespace weft::widgets
