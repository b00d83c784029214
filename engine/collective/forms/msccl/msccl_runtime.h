// SPDX-License-Identifier: GPL-3.0-or-later
// The runtimes that execute MSCCL-IR XML, and what each of them can load, as their headers and parsers say:
// microsoft/msccl (src/include/msccl.h), and the executor that ROCm/rccl and Azure/msccl-executor-nccl share
// (src/include/msccl/msccl_struct.h, src/misc/msccl/msccl_parser.cc). Values; any thread.
#pragma once

#include "engine/collective/model/schedule.h"

#include <algorithm>
#include <array>
#include <optional>

namespace weft::collective {

// RCCL's executor asks of each file for which sizes and for which calls it may be used, counts the chunks of a gather
// or a scatter by the shard of a rank, and spells reduce-scatter as one word.
enum class MscclRuntime : std::uint8_t { Msccl, Rccl };

inline constexpr std::uint32_t kMscclChannels = 32; // of a program, at most
inline constexpr std::uint32_t kMscclStepChunks = 71; // of a step, at most
inline constexpr std::uint32_t kMscclSums = 16; // that are made one, at most
inline constexpr std::uint32_t kMscclGpus = 1'024; // elements, at most
inline constexpr std::uint32_t kMscclElements = 4'095; // algo, all gpu, and of one rank its tb and step, at most
inline constexpr std::size_t kMscclNameBytes = 255; // at most

struct MscclLimits {
    std::string_view name;
    std::uint32_t steps; // of a thread block
    std::uint32_t blocks; // of a rank
};

inline constexpr std::array<MscclLimits, 2> kMscclLimits { {
    { "MSCCL", 256, 216 },
    { "RCCL", 64, 1'024 },
} };
[[nodiscard]] constexpr const MscclLimits& limitsOf(MscclRuntime runtime)
{
    return kMscclLimits[static_cast<std::size_t>(runtime)];
}

[[nodiscard]] constexpr bool isCountedByShard(PatternKind kind)
{
    return kind == PatternKind::Gather || kind == PatternKind::Scatter;
}

// The word of `coll`.
[[nodiscard]] inline std::string_view wordFor(PatternKind kind, MscclRuntime runtime)
{
    return runtime == MscclRuntime::Rccl && kind == PatternKind::ReduceScatter ? "reducescatter" : mscclName(kind);
}

// Whether a runtime may make one sum of two that follow each other: into one slot, from one buffer. It does unless the
// second waits for something, or others wait for the first.
[[nodiscard]] constexpr bool areFused(const Step& one, const Step& next)
{
    return one.kind == StepKind::Reduce && next.kind == StepKind::Reduce && one.target == next.target
        && one.source.buffer == next.source.buffer;
}

// What a file of MSCCL is made for.
struct MscclUse {
    std::optional<Bytes> size; // as nccl-tests count it; nothing: what was kept from a file, or any
    std::optional<MscclRuntime> runtime; // nothing: that of the file which the schedule was read from, or MSCCL
};

// What a schedule that was read from a file keeps of it, or null.
[[nodiscard]] inline const std::string* keptOf(const Schedule& schedule, std::string_view name)
{
    const auto extras = schedule.extras();
    const auto kept = std::ranges::find_if(extras, [name](const ExtraAttribute& extra) {
        return extra.owner == ExtraAttribute::Owner::Algorithm && extra.name == name;
    });
    return kept == extras.end() ? nullptr : &kept->value;
}

// Only files for RCCL's executor say whether they may be used out of place.
[[nodiscard]] inline MscclRuntime runtimeOf(const Schedule& schedule)
{
    return keptOf(schedule, "outofplace") != nullptr ? MscclRuntime::Rccl : MscclRuntime::Msccl;
}

} // namespace weft::collective
