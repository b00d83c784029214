// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/xml_text.h"

#include "engine/core/utf8.h"
#include "engine/io/xml_scanner.h"

#include <algorithm>

namespace weft::io {

void appendXmlText(std::string& text, std::string_view value)
{
    while (!value.empty()) {
        const std::size_t length = utf8Length(value);
        const char c = value.front();
        if (c == '&')
            text += "&amp;";
        else if (c == '<')
            text += "&lt;";
        else if (c == '"')
            text += "&quot;";
        else if (c == '\n')
            text += "&#10;";
        else if (c == '\r')
            text += "&#13;";
        else if (c == '\t')
            text += "&#9;";
        else if (length == 0 || (length == 1 && static_cast<unsigned char>(c) < 0x20U))
            text += "\xEF\xBF\xBD";
        else
            text += value.substr(0, length);
        value.remove_prefix(std::max<std::size_t>(length, 1));
    }
}

bool isXmlName(std::string_view name)
{
    return !name.empty() && isXmlNameStart(name.front()) && std::all_of(name.begin(), name.end(), isXmlNamePart)
        && isUtf8(name);
}

} // namespace weft::io
