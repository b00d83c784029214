// SPDX-License-Identifier: GPL-3.0-or-later
// What the parser knows, as a man page or as completions: `weft-cli manual man` when Weft is built.
#include "app/manual/manual.h"
#include "app/cli/commands.h"

#include <memory>

namespace weft::cli {

namespace {

manual::Option optionOf(const CLI::Option& option)
{
    manual::Option described;
    if (option.get_positional()) {
        described.value = option.get_type_name();
        if (described.value.empty() || described.value == "TEXT")
            described.value = option.get_name();
    } else {
        for (const std::string& name : option.get_snames())
            described.names.push_back('-' + name);
        for (const std::string& name : option.get_lnames())
            described.names.push_back("--" + name);
        if (option.get_items_expected_max() > 0)
            described.value = option.get_type_name();
    }
    described.about = option.get_description();
    described.required = option.get_required();
    return described;
}

void describe(const CLI::App& app, const std::string& words, std::vector<manual::Command>& commands)
{
    manual::Command command { words, app.get_description(), {} };
    for (const CLI::Option* option : app.get_options([](const CLI::Option* o) { return !o->get_group().empty(); }))
        command.options.push_back(optionOf(*option));
    commands.push_back(std::move(command));
    for (const CLI::App* sub : app.get_subcommands([](const CLI::App* s) { return !s->get_group().empty(); }))
        describe(*sub, (words.empty() ? "" : words + ' ') + sub->get_name(), commands);
}

} // namespace

void addManual(CLI::App& app, Command& command)
{
    const auto form = std::make_shared<std::string>();
    CLI::App* sub = app.add_subcommand("manual", "Print the man page or a shell's completions")->group("");
    sub->add_option("form", *form, "man, bash, zsh or fish")->required();
    sub->callback([form, &app, &command] {
        command = [form, &app](Terminal& terminal) {
            manual::Program program { app.get_name(), WEFT_VERSION, "simulate collective communication on any fabric",
                "Simulates Chakra workloads on a fabric of NPUs and says where the time went; makes, proves, converts "
                "and runs collective algorithms, and programs of computation and communication. It is the headless "
                "twin of weft. Each command lists its options with --help.",
                {}, "weft" };
            describe(app, "", program.commands);
            const auto text = manual::written(program, *form);
            if (!text) {
                terminal.error("man, bash, zsh or fish is expected, not '" + *form + "'");
                return ExitCode::BadInput;
            }
            terminal.print(*text);
            return ExitCode::Fine;
        };
    });
}

} // namespace weft::cli
