// SPDX-License-Identifier: GPL-3.0-or-later
// What a program says of itself: its commands and options, made from the tables by which it reads its command line, and
// written as a man page or as a shell's completions. Plain values and pure functions, for any thread.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace weft::manual {

struct Option {
    std::vector<std::string> names; // "-h", "--help"; of what stands without a name, none
    std::string value; // FILE, OUT.json, unaware|aware, N; of a flag, empty
    std::string about;
    std::vector<std::string> choices {}; // where the value does not say them
    bool required = false;
};

struct Command {
    std::string words; // "program check"; of the program itself, empty
    std::string about;
    std::vector<Option> options;
};

struct Program {
    std::string name; // "weft-cli"
    std::string version;
    std::string purpose; // half a sentence, as lists of man pages show it
    std::string about;
    std::vector<Command> commands; // the program itself first, a command before what stands below it
    std::string related; // the man page beside this one
};

// The words that an option takes, if it takes no others.
[[nodiscard]] std::vector<std::string> choicesOf(const Option& option);
// Whether its value is the name of a file or of a folder.
[[nodiscard]] bool takesFile(const Option& option);
// What is said of it in one line: the first sentence.
[[nodiscard]] std::string shortAbout(const std::string& about);

[[nodiscard]] std::string manPage(const Program& program);
[[nodiscard]] std::string bashCompletion(const Program& program);
[[nodiscard]] std::string zshCompletion(const Program& program);
[[nodiscard]] std::string fishCompletion(const Program& program);

// By the name of a form: man, bash, zsh or fish. None for another name.
[[nodiscard]] std::optional<std::string> written(const Program& program, std::string_view form);

} // namespace weft::manual
