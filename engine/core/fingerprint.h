// SPDX-License-Identifier: GPL-3.0-or-later
// A 64-bit fingerprint of a sequence of numbers, shown in reports and asserted in tests.
// Not cryptographic; the same on every machine. Value type.
#pragma once

#include "engine/core/hashing.h"

#include <string>
#include <string_view>

namespace weft {

class Fingerprint {
public:
    constexpr void add(std::uint64_t value)
    {
        m_state = mixed(m_state ^ value); // over a running sum, which keeps the order
    }
    constexpr void add(std::string_view text)
    {
        add(text.size());
        for (const char c : text)
            add(static_cast<unsigned char>(c));
    }
    [[nodiscard]] constexpr std::uint64_t value() const { return m_state; }

private:
    std::uint64_t m_state = 0x57454654; // "WEFT"
};

// Sixteen hexadecimal digits.
[[nodiscard]] inline std::string toHex(std::uint64_t value)
{
    std::string text(16, '0');
    for (std::size_t i = 16; i-- > 0; value >>= 4U)
        text[i] = "0123456789abcdef"[value & 15U];
    return text;
}

} // namespace weft
