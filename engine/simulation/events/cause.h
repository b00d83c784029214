// SPDX-License-Identifier: GPL-3.0-or-later
// A Release packed into 32 bits, so that it travels inside events: what an operation or a message waited for last.
#pragma once

#include "engine/simulation/model/run.h"

namespace weft::simulation {

using Cause = std::uint32_t;
inline constexpr std::uint32_t kCauseBits = 29; // records are capped far below 2^29
inline constexpr std::uint32_t kNoCauseIndex = (1U << kCauseBits) - 1;
inline constexpr Cause kStartCause = kNoCauseIndex;

[[nodiscard]] constexpr Cause packCause(ReleaseKind kind, std::uint32_t index)
{
    return (static_cast<std::uint32_t>(kind) << kCauseBits) | (index < kNoCauseIndex ? index : kNoCauseIndex);
}

[[nodiscard]] constexpr Release unpackCause(Cause cause)
{
    const std::uint32_t index = cause & kNoCauseIndex;
    return { static_cast<ReleaseKind>(cause >> kCauseBits), index == kNoCauseIndex ? kNoRecord : index };
}

// The same record, waited for in another way.
[[nodiscard]] constexpr Cause causeAs(ReleaseKind kind, Cause cause)
{
    return packCause(kind, cause & kNoCauseIndex);
}

} // namespace weft::simulation
