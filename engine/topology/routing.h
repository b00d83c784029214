// SPDX-License-Identifier: GPL-3.0-or-later
// How messages choose among ways that are equally short: a setting of a run. Values; any thread.
#pragma once

#include "engine/core/sentence.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace weft::topology {

enum class RouteChoice : std::uint8_t {
    Default, // dimension order where the fabric was generated from dimensions, DModK on trees, Hash on all others
    Hash, // one way a flow, by a hash of source, destination, port and seed at every switch (ECMP)
    DModK, // by the destination's number, digit by digit up a tree; see TreeLevels
    Spray, // every packet by itself, all ways in turn from a hashed start
    Adaptive, // the link that is free first; between routers, minimal or over a detour, whichever waits less (UGAL)
    Valiant, // to a node drawn by hash for every message, and from there to the destination
};

struct Routing {
    RouteChoice choice = RouteChoice::Default;
    std::uint64_t seed = 0;
    bool operator==(const Routing&) const = default;
};

// In the order of the enumeration.
[[nodiscard]] std::span<const RouteChoice> allRouteChoices();
// "default", "hash", "d-mod-k", "spray", "adaptive", "valiant".
[[nodiscard]] std::string_view toString(RouteChoice choice);
[[nodiscard]] std::optional<RouteChoice> routeChoiceNamed(std::string_view name);
// One sentence of help.
[[nodiscard]] Sentence describe(RouteChoice choice);

} // namespace weft::topology
