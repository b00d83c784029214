// SPDX-License-Identifier: GPL-3.0-or-later
// What a kernel's stages cost one rank: operations, and bytes that go through the memory. Stateless.
#pragma once

#include "engine/machine/device_card.h"
#include "engine/program/transform/kernels.h"

namespace weft::program {

struct Cost {
    double operations = 0; // at the device's 16-bit peak
    double memory = 0; // bytes
};

// Elements that one rank has.
[[nodiscard]] double elementsOf(const Program& program, const TensorType& type);
[[nodiscard]] double bytesOf(const Program& program, const TensorType& type);

// Of all computing stages of a kernel together. What they hand each other stays in registers; what a communication of
// the kernel brings or takes is not read or written a second time.
[[nodiscard]] Cost costOf(const Program& program, const Kernel& kernel, const machine::DeviceCard& device);

} // namespace weft::program
