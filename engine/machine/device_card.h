// SPDX-License-Identifier: GPL-3.0-or-later
// What an NPU can do, as far as times of kernels need it: peaks by precision, memory, what a launch costs. Built in for
// a few cards; others from a JSON file. Value type.
#pragma once

#include "engine/core/error.h"
#include "engine/core/result.h"

#include <cmath>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace weft::machine {

struct DeviceCard {
    std::string name;
    double matrixTflops16 = 0; // matrix products of 16-bit numbers, TFLOP/s
    double matrixTflops32 = 0; // of 32-bit numbers
    double tflops32 = 0; // element by element, and whatever is no matrix product
    double tflops64 = 0;
    double memoryGBps = 0; // 10^9 bytes a second
    double launchMicros = 0; // before each kernel
    // As traces hold it.
    [[nodiscard]] std::uint64_t wholeLaunchMicros() const
    {
        return static_cast<std::uint64_t>(std::llround(launchMicros));
    }
    double overlapEfficiency = 1; // of a kernel's speed, what is left while communication runs beside it; 0 to 1

    bool operator==(const DeviceCard&) const = default;
};

// V100 (SXM2 32 GB), A100 (SXM 80 GB), H100 (SXM 80 GB): the peaks of NVIDIA's data sheets without sparsity, and 5 µs a
// launch.
[[nodiscard]] const std::vector<DeviceCard>& deviceCards();

// The name of a built-in card, or a JSON file with the members matrix_tflops_16, matrix_tflops_32, tflops_32,
// tflops_64, memory_gbps (above 0), launch_us (0 where it is not said) and
// overlap_efficiency (1). Errors: NotFound, with the names there are;
// those of JSON files, OutOfRange.
[[nodiscard]] Result<DeviceCard> deviceCalled(const std::string& nameOrFile, Findings& findings);

} // namespace weft::machine
