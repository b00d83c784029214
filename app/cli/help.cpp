// SPDX-License-Identifier: GPL-3.0-or-later
// The chapters of the guide on the terminal.
#include "app/cli/commands.h"
#include "app/manual/guide.h"

#include <memory>

namespace weft::cli {

namespace {

std::string topicNames()
{
    std::string names;
    for (const manual::Chapter& chapter : manual::chapters())
        names.append(names.empty() ? "" : "|").append(chapter.name);
    return names;
}

void listTopics(Terminal& terminal)
{
    constexpr std::size_t kWidth = 13;
    for (const manual::Chapter& chapter : manual::chapters())
        terminal.print(std::string(chapter.name) + std::string(kWidth - chapter.name.size(), ' ')
            + std::string(chapter.title) + '\n');
}

} // namespace

void addHelp(CLI::App& app, Command& command)
{
    const auto topic = std::make_shared<std::string>();
    CLI::App* sub = app.add_subcommand("help", "Print a chapter of the guide, or the help of a command");
    sub->add_option("topic", *topic, "A chapter or a command; without one, the chapters are listed")
        ->type_name(topicNames());
    sub->callback([topic, &app, &command] {
        command = [topic, &app](Terminal& terminal) {
            if (topic->empty()) {
                listTopics(terminal);
                return ExitCode::Fine;
            }
            if (const manual::Chapter* chapter = manual::chapterOf(*topic)) {
                terminal.print(std::string(chapter->text));
                return ExitCode::Fine;
            }
            const auto commands = app.get_subcommands([&](const CLI::App* one) { return one->get_name() == *topic; });
            if (commands.empty()) {
                terminal.error(
                    "there is no chapter and no command '" + *topic + "' (weft-cli help lists the chapters)");
                return ExitCode::BadInput;
            }
            terminal.print(commands.front()->help(app.get_name()));
            return ExitCode::Fine;
        };
    });
}

} // namespace weft::cli
