// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/routing.h"

#include <algorithm>
#include <array>

namespace weft::topology {

namespace {

struct ChoiceText {
    RouteChoice choice;
    std::string_view name;
    Sentence (*help)();
};

constexpr std::array kChoices {
    ChoiceText { RouteChoice::Default, "default",
        [] {
            return say("dimension by dimension on fabrics made of dimensions (as ASTRA-sim routes them), d-mod-k on "
                       "trees of switches, hash on all others");
        } },
    ChoiceText { RouteChoice::Hash, "hash",
        [] {
            return say("every flow (source, destination, chunk stream) keeps to one of the shortest ways, drawn by a "
                       "hash at each switch, as ECMP does");
        } },
    ChoiceText { RouteChoice::DModK, "d-mod-k",
        [] { return say("up a fat tree by the digits of the destination's number: no two flows of a shift meet"); } },
    ChoiceText { RouteChoice::Spray, "spray",
        [] {
            return say("every packet takes the next of the shortest ways (in packets of 4 KiB where no size is given)");
        } },
    ChoiceText { RouteChoice::Adaptive, "adaptive",
        [] {
            return say("every switch sends a packet over the link that is free first; among routers without a tree "
                       "above them a detour over another router is taken where the short way waits longer (UGAL)");
        } },
    ChoiceText { RouteChoice::Valiant, "valiant",
        [] { return say("every message goes to a switch drawn at random first, and from there to its destination"); } },
};

} // namespace

std::span<const RouteChoice> allRouteChoices()
{
    static constexpr std::array kAll { RouteChoice::Default, RouteChoice::Hash, RouteChoice::DModK, RouteChoice::Spray,
        RouteChoice::Adaptive, RouteChoice::Valiant };
    return kAll;
}

std::string_view toString(RouteChoice choice)
{
    return kChoices.at(static_cast<std::size_t>(choice)).name;
}

std::optional<RouteChoice> routeChoiceNamed(std::string_view name)
{
    const auto* const at
        = std::find_if(kChoices.begin(), kChoices.end(), [name](const ChoiceText& text) { return text.name == name; });
    return at == kChoices.end() ? std::optional<RouteChoice>() : at->choice;
}

Sentence describe(RouteChoice choice)
{
    return kChoices.at(static_cast<std::size_t>(choice)).help();
}

} // namespace weft::topology
