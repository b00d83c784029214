// SPDX-License-Identifier: GPL-3.0-or-later
// Completions for bash, zsh and fish. All three find the command on the line in the same way: a word belongs to the
// command as long as both together are one.
#include "app/manual/manual.h"

#include <algorithm>

namespace weft::manual {

namespace {

std::string join(const std::vector<std::string>& words, std::string_view between)
{
    std::string text;
    for (const std::string& word : words)
        text.append(text.empty() ? "" : between).append(word);
    return text;
}

// In single quotes, whose only special sign is their end.
std::string quoted(std::string_view text)
{
    std::string out = "'";
    for (const char c : text)
        out += c == '\'' ? std::string("'\\''") : c == '\n' ? std::string(" ") : std::string(1, c);
    return out + "'";
}

// The words that may follow a command: those of the commands below it.
std::vector<const Command*> below(const Program& program, const Command& command)
{
    std::vector<const Command*> found;
    const std::string start = command.words.empty() ? std::string() : command.words + ' ';
    for (const Command& other : program.commands) {
        if (!other.words.empty() && other.words.starts_with(start) && other.words != command.words
            && other.words.find(' ', start.size()) == std::string::npos)
            found.push_back(&other);
    }
    return found;
}

std::string lastWord(const std::string& words)
{
    return words.substr(words.rfind(' ') + 1);
}

std::vector<std::string> namesOf(const Command& command)
{
    std::vector<std::string> names;
    for (const Option& option : command.options)
        names.insert(names.end(), option.names.begin(), option.names.end());
    return names;
}

// The choices of what stands without a name.
std::vector<std::string> bareChoices(const Command& command)
{
    for (const Option& option : command.options) {
        if (option.names.empty())
            return choicesOf(option);
    }
    return {};
}

// How a command is written before a word: " simulate", "program check".
std::string beforeLast(const std::string& words)
{
    return words.find(' ') == std::string::npos ? ' ' + words : words;
}

std::string functionName(const Program& program)
{
    std::string name = '_' + program.name;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

} // namespace

std::string bashCompletion(const Program& program)
{
    const std::string function = functionName(program);
    std::string text = "# Completions of " + program.name + " for bash.\n" + function
        + "()\n{\n    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command= word= "
          "words=\n"
          "    for word in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do\n        case \"$command $word\" in\n";
    for (const Command& command : program.commands) {
        if (!command.words.empty())
            text += "        " + quoted(beforeLast(command.words)) + ") command=" + quoted(command.words) + " ;;\n";
    }
    text += "        esac\n    done\n    COMPREPLY=()\n    case \"$command $previous\" in\n";
    for (const Command& command : program.commands) {
        for (const Option& option : command.options) {
            if (option.names.empty() || option.value.empty())
                continue;
            std::vector<std::string> patterns;
            for (const std::string& name : option.names)
                patterns.push_back(quoted(command.words + ' ' + name));
            text += "    " + join(patterns, " | ") + ")\n";
            if (const auto choices = choicesOf(option); !choices.empty())
                text += "        mapfile -t COMPREPLY < <(compgen -W " + quoted(join(choices, " "))
                    + " -- \"$current\")\n";
            if (!takesFile(option))
                text += "        compopt +o default\n";
            text += "        return\n        ;;\n";
        }
    }
    text += "    esac\n    case \"$command\" in\n";
    for (const Command& command : program.commands) {
        std::vector<std::string> bare = bareChoices(command);
        for (const Command* next : below(program, command))
            bare.push_back(lastWord(next->words));
        text += "    " + quoted(command.words) + ")\n        words=" + quoted(join(bare, " "))
            + "\n        [[ $current == -* ]] && words=" + quoted(join(namesOf(command), " ")) + "\n        ;;\n";
    }
    text += "    esac\n    mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$current\")\n}\n";
    return text + "complete -o default -F " + function + ' ' + program.name + '\n';
}

namespace {

std::string zshValue(const Option& option)
{
    if (option.value.empty())
        return {};
    const std::vector<std::string> choices = choicesOf(option);
    std::string name = option.value;
    std::replace(name.begin(), name.end(), ':', ' ');
    return ':' + name + ':' + (!choices.empty() ? '(' + join(choices, " ") + ')' : takesFile(option) ? "_files" : " ");
}

std::string zshAbout(const std::string& about)
{
    std::string out;
    for (const char c : shortAbout(about))
        out += c == '[' || c == ']' || c == ':' || c == '\\' ? std::string("\\") + c : std::string(1, c);
    return out;
}

std::string zshArguments(const Command& command)
{
    std::string text = "_arguments";
    for (const Option& option : command.options) {
        if (option.names.empty()) {
            text += " \\\n            "
                + quoted((option.value.ends_with("…") ? "*:"
                                 : option.required    ? ":"
                                                      : "::")
                    + option.value + zshValue(option).substr(1 + option.value.size()));
            continue;
        }
        for (const std::string& name : option.names)
            text += " \\\n            " + quoted('*' + name + '[' + zshAbout(option.about) + ']' + zshValue(option));
    }
    return text;
}

} // namespace

std::string zshCompletion(const Program& program)
{
    std::string text = "#compdef " + program.name + "\n# Completions of " + program.name
        + " for zsh.\nlocal command= word=\nlocal -i index\nlocal -a choices\nfor (( index = 2; index < CURRENT; "
          "++index )); do\n"
          "    case \"$command $words[index]\" in\n";
    for (const Command& command : program.commands) {
        if (!command.words.empty())
            text += "    " + quoted(beforeLast(command.words)) + ") command=" + quoted(command.words) + " ;;\n";
    }
    text += "    esac\ndone\n# What _arguments sees begins with the last word of the command.\n"
            "local -a parts=(${=command})\nlocal -i skip=$#parts\n(( skip > 0 )) && shift $skip words && (( CURRENT -= "
            "skip ))\n"
            "case \"$command\" in\n";
    for (const Command& command : program.commands) {
        text += quoted(command.words) + ")\n";
        const auto next = below(program, command);
        if (next.empty()) {
            text += "    " + zshArguments(command) + "\n    ;;\n";
            continue;
        }
        text += "    choices=(";
        for (const Command* other : next)
            text += "\n        " + quoted(lastWord(other->words) + ':' + zshAbout(other->about));
        text += ")\n    if [[ $PREFIX == -* ]]; then\n        " + zshArguments(command)
            + "\n    else\n        _describe command choices\n    fi\n    ;;\n";
    }
    return text + "esac\n";
}

std::string fishCompletion(const Program& program)
{
    const std::string function = '_' + functionName(program) + "_stands_at";
    std::string text = "# Completions of " + program.name + " for fish.\nfunction " + function
        + "\n    set -l command\n    for word in (commandline -opc)[2..-1]\n        switch \"$command $word\"\n        "
          "    case";
    for (const Command& command : program.commands) {
        if (!command.words.empty())
            text += ' ' + quoted(beforeLast(command.words));
    }
    text += program.commands.size() > 1 ? "" : " ''";
    text += "\n                set command (string trim \"$command $word\")\n        end\n    end\n"
            "    test \"$command\" = \"$argv\"\nend\n";
    for (const Command& command : program.commands) {
        const std::string line
            = "complete -c " + program.name + " -n " + quoted(function + ' ' + quoted(command.words)) + ' ';
        for (const Command* next : below(program, command))
            text += line + "-f -a " + lastWord(next->words) + " -d " + quoted(shortAbout(next->about)) + '\n';
        for (const Option& option : command.options) {
            std::string words;
            for (const std::string& name : option.names)
                words += name.starts_with("--") ? "-l " + name.substr(2) + ' ' : "-s " + name.substr(1) + ' ';
            if (const auto choices = choicesOf(option); !choices.empty())
                words += (option.names.empty() ? "-f -a " : "-x -a ") + quoted(join(choices, " ")) + ' ';
            else if (!option.value.empty() && !option.names.empty())
                words += takesFile(option) ? "-r -F " : "-x ";
            if (!words.empty())
                text += line + words + "-d " + quoted(shortAbout(option.about)) + '\n';
        }
    }
    return text;
}

} // namespace weft::manual
