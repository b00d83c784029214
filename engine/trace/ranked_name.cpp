// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/ranked_name.h"

#include <array>
#include <charconv>
#include <system_error>

namespace weft::trace {

std::string rankedName(const std::string& prefix, std::size_t rank)
{
    return prefix + '.' + std::to_string(rank) + ".et";
}

std::optional<RankedName> splitRankedName(std::string_view name)
{
    constexpr std::array<std::string_view, 4> kExtensions { ".et", ".et.gz", ".json", ".json.gz" };
    for (std::size_t form = 0; form < kExtensions.size(); ++form) {
        if (!name.ends_with(kExtensions[form]))
            continue;
        const std::string_view rest = name.substr(0, name.size() - kExtensions[form].size());
        const std::size_t dot = rest.rfind('.');
        if (dot == std::string_view::npos)
            continue;
        const std::string_view digits = rest.substr(dot + 1);
        RankedName ranked { std::string(rest.substr(0, dot)), 0, form };
        const auto [end, status] = std::from_chars(digits.data(), digits.data() + digits.size(), ranked.rank);
        const bool isPadded = digits.size() > 1 && digits.front() == '0';
        if (!digits.empty() && status == std::errc {} && end == digits.data() + digits.size() && !isPadded)
            return ranked;
    }
    return std::nullopt;
}

} // namespace weft::trace
