// SPDX-License-Identifier: GPL-3.0-or-later
// What a tensor is: the type of its elements, its shape as the whole group sees it, and how the ranks of its group hold
// it (CoCoNeT, ASPLOS'22, section 3: local, replicated, sliced). Value types.
#pragma once

#include "engine/program/model/extent.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace weft::program {

enum class ElementType : std::uint8_t { F16, F32, F64, I8, I16, I32, I64, U8, U16, U32, U64, Bool };
inline constexpr std::array<std::string_view, 12> kElementNames { "f16", "f32", "f64", "i8", "i16", "i32", "i64", "u8",
    "u16", "u32", "u64", "bool" };

[[nodiscard]] constexpr std::string_view toString(ElementType type)
{
    return kElementNames[static_cast<std::size_t>(type)];
}

[[nodiscard]] constexpr std::uint64_t bytesOf(ElementType type)
{
    constexpr std::array<std::uint64_t, 12> kBytes { 2, 4, 8, 1, 2, 4, 8, 1, 2, 4, 8, 1 };
    return kBytes[static_cast<std::size_t>(type)];
}

[[nodiscard]] constexpr bool isFloat(ElementType type)
{
    return type <= ElementType::F64;
}

enum class LayoutKind : std::uint8_t {
    Replicated, // the same on all ranks
    Local, // every rank has values of its own, of the whole shape
    Sliced, // every rank has its part of one dimension
    Rooted, // one rank has it: what a reduce leaves behind
};

struct Layout {
    LayoutKind kind = LayoutKind::Replicated;
    std::uint32_t at = 0; // Sliced: the dimension; Rooted: the rank

    bool operator==(const Layout&) const = default;
};

inline constexpr Layout kReplicated { LayoutKind::Replicated, 0 };
inline constexpr Layout kLocal { LayoutKind::Local, 0 };
[[nodiscard]] constexpr Layout slicedAlong(std::uint32_t dimension)
{
    return { LayoutKind::Sliced, dimension };
}
[[nodiscard]] constexpr Layout rootedAt(std::uint32_t rank)
{
    return { LayoutKind::Rooted, rank };
}

// "replicated", "local", "sliced(2)", "rooted(0)": as it is written in programs.
[[nodiscard]] inline std::string toString(Layout layout)
{
    switch (layout.kind) {
    case LayoutKind::Replicated:
        return "replicated";
    case LayoutKind::Local:
        return "local";
    case LayoutKind::Sliced:
        return "sliced(" + std::to_string(layout.at) + ")";
    case LayoutKind::Rooted:
        break;
    }
    return "rooted(" + std::to_string(layout.at) + ")";
}

// The n-th group that the program declares.
enum class GroupId : std::uint32_t {};
[[nodiscard]] constexpr std::size_t index(GroupId id)
{
    return static_cast<std::size_t>(id);
}

struct TensorType {
    ElementType element = ElementType::F32;
    std::vector<Extent> shape; // of the whole tensor, also where it is sliced; empty: one number
    Layout layout;
    std::optional<GroupId> group; // none: a number that all ranks know

    bool operator==(const TensorType&) const = default;
};

} // namespace weft::program
