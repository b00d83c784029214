// SPDX-License-Identifier: GPL-3.0-or-later
// A page of section 1 in the macros of man(7).
#include "app/manual/manual.h"

#include <algorithm>

namespace weft::manual {

namespace {

// Nothing of a text is a request or an escape, and its dashes are those that people type.
std::string roff(std::string_view text)
{
    std::string out;
    bool lineBegins = true;
    for (const char c : text) {
        if (lineBegins && (c == '.' || c == '\''))
            out += "\\&";
        lineBegins = c == '\n';
        switch (c) {
        case '\\':
            out += "\\e";
            break;
        case '-':
            out += "\\-";
            break;
        case '\'':
            out += "\\(aq";
            break;
        case '"':
            out += "\\(dq";
            break;
        case '^':
            out += "\\(ha";
            break;
        case '~':
            out += "\\(ti";
            break;
        case '`':
            out += "\\(ga";
            break;
        case '|':
            out += "|\\:"; // a line may end here
            break;
        default:
            out += c;
        }
    }
    return out;
}

std::string upper(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(),
        [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
    return text;
}

void append(std::string& page, const Option& option)
{
    page += ".TP\n";
    std::string names;
    for (const std::string& name : option.names)
        names += (names.empty() ? "\\fB" : ", \\fB") + roff(name) + "\\fR";
    if (!option.value.empty())
        names += (names.empty() ? "\\fI" : " \\fI") + roff(option.value) + "\\fR";
    page += names + '\n' + roff(option.about);
    page += option.required ? (option.about.ends_with(".") ? " It has to be given.\n" : ". It has to be given.\n")
                            : "\n";
}

std::string synopsis(const Program& program, const Command& command)
{
    std::string text = ".B " + roff(program.name + (command.words.empty() ? "" : " " + command.words)) + '\n';
    if (std::any_of(command.options.begin(), command.options.end(), [](const Option& o) { return !o.names.empty(); }))
        text += ".RI [ OPTION \\&.\\|.\\|.]\\&\n";
    for (const Option& option : command.options) {
        if (option.names.empty())
            text += (option.required ? ".I " : ".RI [ ") + roff(option.value) + (option.required ? "\n" : " ]\n");
    }
    return text;
}

} // namespace

std::string manPage(const Program& program)
{
    std::string page = ".TH " + roff(upper(program.name)) + " 1 \"\" \"Weft " + roff(program.version)
        + "\" \"User Commands\"\n.ad l\n.nh\n.SH NAME\n" + roff(program.name) + " \\- " + roff(program.purpose)
        + "\n.SH SYNOPSIS\n";
    const bool hasCommands = program.commands.size() > 1;
    for (const Command& command : program.commands) {
        if (command.words.empty() && hasCommands)
            continue;
        page += synopsis(program, command) + (&command == &program.commands.back() ? "" : ".br\n");
    }
    page += ".SH DESCRIPTION\n" + roff(program.about) + '\n';
    for (const Command& command : program.commands) {
        if (command.words.empty()) {
            page += ".SH OPTIONS\n";
        } else {
            if (&command == &program.commands[1])
                page += ".SH COMMANDS\n";
            page += ".SS \"" + roff(command.words) + "\"\n" + roff(command.about)
                + (command.about.ends_with(".") ? "\n" : ".\n");
        }
        for (const Option& option : command.options)
            append(page, option);
    }
    page += ".SH EXIT STATUS\n.TP\n.B 0\nFine.\n";
    if (hasCommands)
        page
            += ".TP\n.B 1\nIt ran, but the answer is negative: a rank did not finish, a row of a batch has an error, a "
               "program is wrong.\n";
    page += ".TP\n.B 2\nBad input or usage. Errors and warnings are one line each on the standard error.\n";
    page += ".SH SEE ALSO\n.BR " + roff(program.related)
        + " (1)\n.PP\nThe guide is printed, chapter by chapter, by\n.BR \"weft\\-cli help\" ,\nand F1 opens it in the "
          "window.\n";
    return page;
}

} // namespace weft::manual
