// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/checks.h"

#include <charconv>

namespace weft::cli {

CLI::Validator wholeNumber(std::uint64_t most)
{
    const auto check = [most](std::string& text) {
        std::uint64_t number = 0;
        const char* const end = text.data() + text.size();
        const auto [next, problem] = std::from_chars(text.data(), end, number);
        if (!text.empty() && next == end && problem == std::errc() && number <= most)
            return std::string();
        return "a whole number from 0 to " + std::to_string(most) + " is expected, not '" + text + "'";
    };
    return CLI::Validator(check, "");
}

CLI::Validator oneOfNumbered(std::vector<std::pair<std::string, int>> words)
{
    const auto check = [words = std::move(words)](std::string& text) {
        std::string list;
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (words[i].first == text) {
                text = std::to_string(words[i].second);
                return std::string();
            }
            list += (i == 0 ? "" : i + 1 == words.size() ? " or " : ", ") + words[i].first;
        }
        return list + " is expected, not '" + text + "'";
    };
    return CLI::Validator(check, "");
}

} // namespace weft::cli
