// SPDX-License-Identifier: GPL-3.0-or-later
// The fabric that schedules are laid on, as the window draws it: rank r of a schedule without a placement is NPU r.
// A value, given to the view whenever the fabric changes; any thread.
#pragma once

#include "engine/collective/model/schedule.h"
#include "engine/topology/fabric.h"
#include "widgets/base/shared/element_keys.h"
#include "widgets/schedule/schedule_columns.h"

#include <QPointF>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace weft::widgets {

struct ScheduleFabric {
    std::optional<topology::Fabric> fabric; // none: nothing to lay a schedule on
    std::vector<NodeKey> nodes; // by NodeId; NPUs come first
    std::vector<LinkKey> links; // by LinkId
    std::vector<QString> names; // by NPU
    std::vector<QPointF> positions; // by NodeId

    [[nodiscard]] std::uint32_t npuCount() const { return fabric ? fabric->topology().npuCount() : 0; }
    // kNoPlace: the fabric has none for it, or too few for the schedule.
    [[nodiscard]] std::uint32_t npuOf(const collective::Schedule& schedule, std::uint32_t rank) const
    {
        if (rank >= schedule.rankCount())
            return kNoPlace;
        const std::vector<Rank>& placement = schedule.info().placement;
        if (placement.empty())
            return schedule.rankCount() <= npuCount() ? rank : kNoPlace;
        const std::uint32_t npu = rank < placement.size() ? index(placement[rank]) : kNoPlace;
        return npu < npuCount() ? npu : kNoPlace;
    }
    [[nodiscard]] bool takes(const collective::Schedule& schedule) const
    {
        for (std::uint32_t rank = 0; rank < schedule.rankCount(); ++rank) {
            if (npuOf(schedule, rank) == kNoPlace)
                return false;
        }
        return true;
    }
};

using ScheduleFabricPtr = std::shared_ptr<const ScheduleFabric>;

} // namespace weft::widgets
