// SPDX-License-Identifier: GPL-3.0-or-later
// A program's stages as the kernels that run: fused stages together, every other stage that does anything by itself, in
// an order in which each comes after what it needs. Stateless.
#pragma once

#include "engine/program/model/program.h"

namespace weft::program {

struct Kernel {
    std::string name;
    std::vector<StageId> stages; // ascending
    std::optional<std::uint32_t> chain; // of Program::overlapped
};

// Errors, without a place: Cycle where kernels wait for each other.
[[nodiscard]] Result<std::vector<Kernel>> kernelsOf(const Program& program);

} // namespace weft::program
