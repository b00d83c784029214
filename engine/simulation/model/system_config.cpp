// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/model/system_config.h"

#include "engine/trace/execution_rules.h"

namespace weft::simulation {

const CustomCollective* SystemConfig::customFor(const trace::Operation& collective) const
{
    if (const auto at = customPerNode.find(collective.id); at != customPerNode.end())
        return &at->second;
    const auto at = custom.find(trace::plainType(collective.commType));
    return at == custom.end() ? nullptr : &at->second;
}

} // namespace weft::simulation
