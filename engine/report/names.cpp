// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/report/names.h"

namespace weft::report {

using simulation::NetworkModel;
using simulation::OperationKind;
using simulation::RecordLevel;

std::string_view toString(RecordLevel level)
{
    switch (level) {
    case RecordLevel::Summary:
        return "summary";
    case RecordLevel::Links:
        return "links";
    case RecordLevel::Full:
        return "full";
    }
    return "summary";
}

std::string_view toString(NetworkModel model)
{
    return model == NetworkModel::Aware ? "aware" : "unaware";
}

std::string_view toString(OperationKind kind)
{
    switch (kind) {
    case OperationKind::Compute:
        return "compute";
    case OperationKind::CpuCompute:
        return "cpu-compute";
    case OperationKind::Collective:
        return "collective";
    case OperationKind::Send:
        return "send";
    case OperationKind::Receive:
        return "receive";
    case OperationKind::Memory:
        return "memory";
    case OperationKind::Other:
        return "other";
    }
    return "other";
}

std::string groupName(const simulation::Run& run, std::uint32_t group)
{
    if (group == 0)
        return "world";
    if (group < run.groups.size() && !run.groups[group].name.empty())
        return run.groups[group].name;
    return "group " + std::to_string(group);
}

} // namespace weft::report
