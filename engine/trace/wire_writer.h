// SPDX-License-Identifier: GPL-3.0-or-later
// Protobuf's wire level for writing, over bytes that the caller has made room for: `.et` files here, traces for Perfetto
// in the report room.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <string_view>

namespace weft::trace {

[[nodiscard]] constexpr std::size_t varintSize(std::uint64_t value)
{
    // Seven bits a byte: bits / 7 rounded up, for up to 64 bits without a division.
    return (static_cast<std::size_t>(std::bit_width(value | 1U)) * 9 + 64) / 64;
}

// These return where the next byte goes.
[[nodiscard]] inline char* putVarint(char* at, std::uint64_t value)
{
    constexpr unsigned kBits = 7;
    constexpr std::uint64_t kMore = 1U << kBits;
    for (; value >= kMore; value >>= kBits)
        *at++ = static_cast<char>(value | kMore);
    *at++ = static_cast<char>(value);
    return at;
}

[[nodiscard]] inline char* putBytes(char* at, std::string_view bytes)
{
    return std::copy_n(bytes.data(), bytes.size(), at);
}

// The size of a field of type Bytes with a number below 16, and the field.
[[nodiscard]] constexpr std::size_t fieldSize(std::size_t length)
{
    return 1 + varintSize(length) + length;
}

[[nodiscard]] inline char* putField(char* at, char tag, std::string_view bytes)
{
    *at++ = tag;
    return putBytes(putVarint(at, bytes.size()), bytes);
}

[[nodiscard]] constexpr char bytesTag(std::uint32_t field)
{
    return static_cast<char>(field << 3U | 2U);
}
[[nodiscard]] constexpr char varintTag(std::uint32_t field)
{
    return static_cast<char>(field << 3U);
}

} // namespace weft::trace
