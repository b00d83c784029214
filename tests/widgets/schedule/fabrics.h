// SPDX-License-Identifier: GPL-3.0-or-later
// Fabrics for schedules to lie on, as the window gives them: keys are ids, NPUs stand on a line.
#pragma once

#include "engine/topology/topology_file.h"
#include "widgets/schedule/schedule_fabric.h"

namespace weft::widgets::testing {

[[nodiscard]] inline ScheduleFabric fabricOf(const std::string& spec)
{
    Findings findings;
    ScheduleFabric made;
    made.fabric.emplace(*topology::loadFabric(spec, {}, findings));
    const topology::Topology& topology = made.fabric->topology();
    for (std::uint32_t node = 0; node < topology.nodeCount(); ++node) {
        made.nodes.push_back(NodeKey { node });
        made.positions.emplace_back(node % 8, node / 8);
    }
    for (std::uint32_t link = 0; link < topology.linkCount(); ++link)
        made.links.push_back(LinkKey { link });
    for (std::uint32_t npu = 0; npu < topology.npuCount(); ++npu)
        made.names.push_back(QStringLiteral("npu%1").arg(npu));
    return made;
}

} // namespace weft::widgets::testing
