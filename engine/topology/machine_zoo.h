// SPDX-License-Identifier: GPL-3.0-or-later
// Machines that are known by name, with what is published about their links. Constant data; any thread.
#pragma once

#include "engine/topology/topology_builder.h"

#include <span>
#include <string_view>

namespace weft::topology {

struct Machine {
    std::string_view name; // as printed
    Sentence (*summary)(); // one line for people
    std::uint32_t npus;
    // Lays the nodes and links into an empty draft.
    void (*build)(TopologyBuilder& draft);
};

[[nodiscard]] std::span<const Machine> machineZoo();
// In any case, with or without hyphens ("dgx-1v"); null if there is none of that name.
[[nodiscard]] const Machine* machineNamed(std::string_view name);

} // namespace weft::topology
