// SPDX-License-Identifier: GPL-3.0-or-later
// The attributes of the elements of MSCCL-IR XML. First come those that every file must have, then those that a
// Schedule also holds, then those that it only keeps.
#pragma once

#include "engine/collective/model/schedule.h"

namespace weft::collective {

inline constexpr std::array<std::string_view, 3> kMscclProtocols { "Simple", "LL", "LL128" };
inline constexpr std::size_t kMscclMostAttributes = 40; // of one element

struct MscclNames {
    std::span<const std::string_view> known;
    std::size_t required = 0;
    std::size_t held = 0; // by a Schedule, so that its extras must not have these names
};

inline constexpr std::array<std::string_view, 13> kMscclAlgorithmNames { "name", "proto", "nchannels", "nchunksperloop",
    "ngpus", "coll", "inplace", "root", "outofplace", "minBytes", "maxBytes", "nthreads", "redop" };
inline constexpr std::array<std::string_view, 4> kMscclGpuNames { "id", "i_chunks", "o_chunks", "s_chunks" };
inline constexpr std::array<std::string_view, 6> kMscclBlockNames { "id", "send", "recv", "chan", "rtype", "stype" };
inline constexpr std::array<std::string_view, 10> kMscclStepNames { "s", "type", "srcbuf", "srcoff", "dstbuf", "dstoff",
    "cnt", "depid", "deps", "hasdep" };

// By ExtraAttribute::Owner. A nop needs no slots.
inline constexpr std::array<MscclNames, 4> kMscclNames { { { kMscclAlgorithmNames, 6, 8 }, { kMscclGpuNames, 4, 4 },
    { kMscclBlockNames, 4, 4 }, { kMscclStepNames, 10, 10 } } };
[[nodiscard]] constexpr const MscclNames& mscclNames(ExtraAttribute::Owner owner)
{
    return kMscclNames[static_cast<std::size_t>(owner)];
}

} // namespace weft::collective
