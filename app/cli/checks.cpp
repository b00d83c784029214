// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/checks.h"

#include "engine/core/quantity_text.h"

#include <algorithm>
#include <charconv>

namespace weft::cli {

CLI::Validator wholeNumber(std::uint64_t most, std::uint64_t least)
{
    const auto check = [most, least](std::string& text) {
        std::uint64_t number = 0;
        const char* const end = text.data() + text.size();
        const auto [next, problem] = std::from_chars(text.data(), end, number);
        if (!text.empty() && next == end && problem == std::errc() && number >= least && number <= most)
            return std::string();
        return "a whole number from " + std::to_string(least) + " to " + std::to_string(most) + " is expected, not '"
            + text + "'";
    };
    return CLI::Validator(check, "");
}

CLI::Validator numberFromZero()
{
    const auto check = [](std::string& text) {
        const Result<double> number = parseNumber(text);
        return number && *number >= 0 ? std::string() : "a number of at least 0 is expected, not '" + text + "'";
    };
    return CLI::Validator(check, "");
}

CLI::Validator numberAboveZero()
{
    const auto check = [](std::string& text) {
        const Result<double> number = parseNumber(text);
        return number && *number > 0 ? std::string() : "a number above 0 is expected, not '" + text + "'";
    };
    return CLI::Validator(check, "");
}

std::string emptyValue(const CLI::App& app)
{
    for (const CLI::App* command : app.get_subcommands()) {
        for (const CLI::Option* option : command->get_options()) {
            const std::vector<std::string>& values = option->results();
            if (std::find(values.begin(), values.end(), std::string()) != values.end())
                return option->get_name() + ": a value is expected";
        }
    }
    return {};
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
