// SPDX-License-Identifier: GPL-3.0-or-later
// What a run belongs to: the fabric and the workload by their hashes, and the settings. Says in which of them a run
// differs from what is open. Plain values; any thread.
#pragma once

#include "engine/project/project.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace weft::gui {

struct RunInputs {
    std::optional<std::uint64_t> fabric; // absent: nothing is known yet; 0: there is none that could run
    std::optional<std::uint64_t> workload;
    study::RunSettings settings;
    bool operator==(const RunInputs&) const = default;
};

struct InputChanges {
    bool fabric = false;
    bool workload = false;
    bool settings = false;
    bool operator==(const InputChanges&) const = default;
    [[nodiscard]] bool any() const { return fabric || workload || settings; }
};

// What is not known of either side does not count as a change.
[[nodiscard]] InputChanges changesSince(const project::RunEntry& entry, const RunInputs& now);
// "fabric, settings (network, packet)": for people; empty without changes.
[[nodiscard]] QString changesText(const project::RunEntry& entry, const RunInputs& now);

} // namespace weft::gui
