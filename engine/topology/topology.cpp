// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/topology.h"

#include <algorithm>

namespace weft::topology {

namespace {

const NodeLabel* findLabel(std::span<const NodeLabel> labels, NodeId id)
{
    const auto at = std::lower_bound(
        labels.begin(), labels.end(), id, [](const NodeLabel& label, NodeId wanted) { return label.node < wanted; });
    return at != labels.end() && at->node == id ? &*at : nullptr;
}

} // namespace

std::string sizesText(std::span<const Dimension> dimensions)
{
    std::string text;
    for (const Dimension& dimension : dimensions)
        text += (text.empty() ? "" : "x") + std::to_string(dimension.size);
    return text;
}

std::string Topology::nodeKey(NodeId id) const
{
    const NodeLabel* label = findLabel(m_labels, id);
    if (label != nullptr && !label->key.empty())
        return label->key;
    return index(id) < m_npuCount ? "npu" + std::to_string(index(id))
                                  : "switch" + std::to_string(index(id) - m_npuCount);
}

std::string Topology::nodeName(NodeId id) const
{
    const NodeLabel* label = findLabel(m_labels, id);
    return label != nullptr && !label->name.empty() ? label->name : nodeKey(id);
}

} // namespace weft::topology
