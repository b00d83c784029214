// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/checks.h"

#include "engine/core/make_error.h"
#include "engine/core/quantity_text.h"
#include "engine/io/output_file.h"
#include "engine/trace/ranked_name.h"

#include <algorithm>
#include <charconv>
#include <filesystem>

namespace weft::cli {

namespace {

struct CalledOption {
    const CLI::Option* option = nullptr;
    const CLI::App* command = nullptr;
    [[nodiscard]] const CLI::Option* operator->() const { return option; }
};

// Those that were given, of a command and of a command's own commands.
std::vector<CalledOption> calledOptions(const CLI::App& app)
{
    std::vector<CalledOption> options;
    for (const CLI::App* command : app.get_subcommands()) {
        for (const CLI::Option* option : command->get_options()) {
            if (!option->empty())
                options.push_back({ option, command });
        }
        const std::vector<CalledOption> further = calledOptions(*command);
        options.insert(options.end(), further.begin(), further.end());
    }
    return options;
}

bool isOutput(const CalledOption& option)
{
    return option->get_type_name().starts_with("OUT");
}

// What is written beside traces, behind their prefix.
std::vector<std::string> besideTraces(const CalledOption& output)
{
    const std::string& command = output.command->get_name();
    if (output->get_name() == "--out-workload")
        return { ".system.json", ".memory.json", ".network.yml", ".groups.json" };
    if (command == "inline")
        return { ".comm_groups.json" };
    const bool writesAlgorithms = command == "synthesize" || command == "algorithm" || command == "convert";
    return writesAlgorithms ? std::vector<std::string> { ".system.json" } : std::vector<std::string>();
}

std::filesystem::path whole(const std::filesystem::path& path)
{
    std::error_code problem;
    return std::filesystem::weakly_canonical(std::filesystem::absolute(path, problem), problem);
}

// Devices and pipes may be written to by many. A name that leads nowhere is for whoever opens it to judge.
bool isSameFile(const std::string& output, const std::string& other, bool isWritten)
{
    for (const char* ending : { "", ".0.et" }) { // themselves, or the first traces of prefixes
        const Result<io::OutputTarget> target = io::outputTarget(output + ending);
        if (!target || target->isDirect)
            continue;
        std::error_code problem;
        if (std::filesystem::equivalent(target->path, other + ending, problem))
            return true;
        if (const Result<io::OutputTarget> second = io::outputTarget(other + ending);
            isWritten && second && whole(second->path) == whole(target->path))
            return true;
    }
    return false;
}

// A trace of a prefix, or what lies beside it.
bool belongsTo(const std::string& name, const std::string& prefix, const std::vector<std::string>& beside)
{
    const std::filesystem::path file = whole(name);
    const std::filesystem::path stem = whole(prefix);
    const std::optional<trace::RankedName> ranked = trace::splitRankedName(file.filename().string());
    return (ranked && file.parent_path() == stem.parent_path() && ranked->stem == stem.filename())
        || std::ranges::any_of(beside, [&](const std::string& ending) { return file == stem.string() + ending; });
}

} // namespace

Result<Bytes> sizeAboveZero(const std::string& option, const std::string& text, const std::string& example)
{
    const Result<Bytes> size = parseBytes(text);
    if (!size)
        return usageError(option + ": " + size.error().message.english(), size.error().hint);
    if (size->count() == 0)
        return usageError(option + ": a size above 0 is expected, such as " + example + ", not '" + text + "'");
    return size;
}

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
    for (const CalledOption& option : calledOptions(app)) {
        const std::vector<std::string>& values = option->results();
        if (std::find(values.begin(), values.end(), std::string()) != values.end())
            return option->get_name() + ": a value is expected";
    }
    return {};
}

std::string fileOfTwoOptions(const CLI::App& app)
{
    const std::vector<CalledOption> options = calledOptions(app);
    for (std::size_t at = 0; at < options.size(); ++at) {
        if (!isOutput(options[at]))
            continue;
        const std::string& output = options[at]->results().front();
        const std::vector<std::string> beside = besideTraces(options[at]);
        for (std::size_t other = 0; other < options.size(); ++other) {
            const bool both = isOutput(options[other]);
            if (other == at || (both && other < at))
                continue;
            for (const std::string& value : options[other]->results()) {
                if (isSameFile(output, value, both) || belongsTo(value, output, beside)
                    || belongsTo(output, value, both ? beside : std::vector<std::string>()))
                    return options[at]->get_name() + " and " + options[other]->get_name() + " name one file, '" + value
                        + (both ? "': give each a file of its own" : "', which would be overwritten: choose another");
            }
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
