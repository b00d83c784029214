// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/count_text.h"

namespace weft {

std::string countText(std::uint64_t count)
{
    std::string text = std::to_string(count);
    for (std::size_t at = text.size(); at > 3; at -= 3)
        text.insert(at - 3, 1, ',');
    return text;
}

std::string counted(std::uint64_t count, std::string_view one, std::string_view many)
{
    std::string text = countText(count) + ' ';
    if (count != 1 && !many.empty())
        return text.append(many);
    text.append(one);
    return count == 1 ? text : text + 's';
}

} // namespace weft
