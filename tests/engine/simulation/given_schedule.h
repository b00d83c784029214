// SPDX-License-Identifier: GPL-3.0-or-later
// Systems that run a schedule, and small fabrics for it.
#pragma once

#include "tests/engine/simulation/scenario_builder.h"

#include <optional>
#include <string>

namespace weft::test {

// Links of 50 GB/s and 500 ns.
inline topology::Fabric fabric(const std::string& kind, std::uint32_t npus)
{
    return fabricOf(kind + '(' + std::to_string(npus) + ",50GB/s,500ns)");
}

inline simulation::SystemConfig systemWith(const collective::SchedulePtr& schedule,
    std::optional<collective::ReduceModel> reduce = {},
    trace::CollectiveType type = trace::CollectiveType::AllReduce)
{
    simulation::SystemConfig system = systemOf();
    system.custom[type] = { "given", {}, schedule, reduce };
    return system;
}

} // namespace weft::test
