// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/utf8.h"

namespace weft {

std::size_t utf8Length(std::string_view text)
{
    const auto byte = [&text](std::size_t at) {
        return at < text.size() ? static_cast<unsigned>(static_cast<unsigned char>(text[at])) : 0U;
    };
    const auto continues = [&byte](std::size_t at) { return (byte(at) & 0xC0U) == 0x80U; };
    const unsigned first = byte(0);
    if (first < 0x80U)
        return 1;
    if (first >= 0xC2U && first <= 0xDFU)
        return continues(1) ? 2 : 0;
    if (first >= 0xE0U && first <= 0xEFU) {
        const bool overlong = first == 0xE0U && byte(1) < 0xA0U;
        const bool surrogate = first == 0xEDU && byte(1) > 0x9FU;
        return continues(1) && continues(2) && !overlong && !surrogate ? 3 : 0;
    }
    if (first >= 0xF0U && first <= 0xF4U) {
        const bool overlong = first == 0xF0U && byte(1) < 0x90U;
        const bool beyond = first == 0xF4U && byte(1) > 0x8FU;
        return continues(1) && continues(2) && continues(3) && !overlong && !beyond ? 4 : 0;
    }
    return 0;
}

bool isUtf8(std::string_view text)
{
    while (!text.empty()) {
        const std::size_t length = utf8Length(text);
        if (length == 0)
            return false;
        text.remove_prefix(length);
    }
    return true;
}

void appendUtf8(std::string& text, std::uint32_t code)
{
    const auto append = [&text](std::uint32_t byte) { text += static_cast<char>(static_cast<unsigned char>(byte)); };
    if (code < 0x80U) {
        append(code);
        return;
    }
    if (code < 0x800U) {
        append(0xC0U | code >> 6U);
    } else {
        if (code < 0x10000U) {
            append(0xE0U | code >> 12U);
        } else {
            append(0xF0U | code >> 18U);
            append(0x80U | (code >> 12U & 0x3FU));
        }
        append(0x80U | (code >> 6U & 0x3FU));
    }
    append(0x80U | (code & 0x3FU));
}

} // namespace weft
