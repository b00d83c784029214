// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/manual.h"

#include <algorithm>
#include <array>

namespace weft::manual {

std::vector<std::string> choicesOf(const Option& option)
{
    const auto isLower
        = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '|'; };
    if (!option.choices.empty() || option.value.find('|') == std::string::npos
        || !std::all_of(option.value.begin(), option.value.end(), isLower))
        return option.choices;
    std::vector<std::string> choices;
    for (std::size_t start = 0; start <= option.value.size();) {
        const std::size_t end = std::min(option.value.find('|', start), option.value.size());
        choices.push_back(option.value.substr(start, end - start));
        start = end + 1;
    }
    return choices;
}

bool takesFile(const Option& option)
{
    if (option.value.find('.') != std::string::npos) // OUT.json
        return true;
    constexpr std::array<std::string_view, 5> kFiles { "FILE", "OUT", "IN", "DIR", "PREFIX" };
    return std::any_of(kFiles.begin(), kFiles.end(), [&](std::string_view word) {
        const std::string name(word);
        return option.value == name || option.value == name + "…" || option.value.starts_with(name + '|');
    });
}

std::string shortAbout(const std::string& about)
{
    return about.substr(0, std::min({ about.find(". "), about.find("; "), about.find(" ("), about.find(".\n") }));
}

std::optional<std::string> written(const Program& program, std::string_view form)
{
    if (form == "man")
        return manPage(program);
    if (form == "bash")
        return bashCompletion(program);
    if (form == "zsh")
        return zshCompletion(program);
    if (form == "fish")
        return fishCompletion(program);
    return std::nullopt;
}

} // namespace weft::manual
