// SPDX-License-Identifier: GPL-3.0-or-later
// All ways in which a program's stages can be joined, into kernels first and then into chains. Stateless.
#pragma once

#include "engine/core/progress.h"
#include "engine/program/transform/transformation.h"

namespace weft::program {

struct Joining {
    std::vector<Joined> fused;
    std::vector<Joined> overlapped;
    std::vector<Transformation> steps; // that make them

    [[nodiscard]] Program of(Program program) const;
};

// The ways in which a program without kernels can be fused, each once, none at all first. Stages that do nothing by
// themselves are in a kernel only where they stand between two that are. The first `most` of them, or those until it is
// stopped.
[[nodiscard]] std::vector<Joining> fusions(const Program& program, std::size_t most, const Watch& watch = {});
// The ways in which a program that is fused so can overlap, but for none at all.
[[nodiscard]] std::vector<Joining> overlaps(
    const Program& program, const Joining& fused, std::size_t most, const Watch& watch = {});

// The fused program with all that can be in any chain in one: no chain overlaps more. Not for running.
[[nodiscard]] Program mostOverlapped(const Program& program, const Joining& fused);

} // namespace weft::program
