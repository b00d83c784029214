// SPDX-License-Identifier: GPL-3.0-or-later
// Strong ids: distinct 32-bit types for the things that columns are indexed by.
// Value types, free to copy to any thread. Counters of messages and events are 64 bits and are not ids.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace weft {

enum class NodeId : std::uint32_t {}; // a vertex of the fabric: NPUs first (0..N-1), then switches
enum class LinkId : std::uint32_t {}; // a directed link of the fabric
enum class Rank : std::uint32_t {}; // an NPU as a participant of a workload; equals its NodeId
enum class OpId : std::uint32_t {}; // an operation of one rank's execution graph, in ascending trace id
enum class ChunkId : std::uint32_t {}; // a chunk of a collective, numbered by its Pattern
enum class BlockId : std::uint32_t {}; // a thread block of a schedule; those of one rank follow each other
enum class StepId : std::uint32_t {}; // a step of a schedule; those of one thread block follow each other

template <class Id>
concept StrongId = std::is_enum_v<Id> && std::is_same_v<std::underlying_type_t<Id>, std::uint32_t>;

template <StrongId Id> [[nodiscard]] constexpr std::uint32_t index(Id id) noexcept
{
    return static_cast<std::uint32_t>(id);
}

template <StrongId Id> [[nodiscard]] constexpr Id makeId(std::size_t value) noexcept
{
    return static_cast<Id>(static_cast<std::uint32_t>(value));
}

// Stands for "no such thing" in columns.
template <StrongId Id> inline constexpr Id kNone = Id { 0xFFFFFFFFU };

[[nodiscard]] constexpr NodeId nodeOf(Rank rank) noexcept
{
    return NodeId { index(rank) };
}

} // namespace weft
