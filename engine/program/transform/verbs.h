// SPDX-License-Identifier: GPL-3.0-or-later
// The transformations one by one; callers go through apply(). Pure functions.
#pragma once

#include "engine/program/transform/transformation.h"

namespace weft::program {

[[nodiscard]] Result<Program> split(const Program& program, const Transformation& how);
[[nodiscard]] Result<Program> reorder(const Program& program, const Transformation& how);
[[nodiscard]] Result<Program> asSlice(const Program& program, const Transformation& how);
[[nodiscard]] Result<Program> remove(const Program& program, const Transformation& how);
[[nodiscard]] Result<Program> fuse(const Program& program, const Transformation& how);
[[nodiscard]] Result<Program> overlap(const Program& program, const Transformation& how);

} // namespace weft::program
