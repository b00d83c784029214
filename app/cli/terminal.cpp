// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/terminal.h"

#include "engine/core/count_text.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <map>
#include <string_view>
#include <system_error>

#include <fcntl.h>
#include <unistd.h>

namespace weft::cli {

namespace {

// Control characters of a hostile file name, key or result must not reach the terminal, but for those `kept`.
std::string printable(std::string text, std::string_view kept = {})
{
    std::ranges::replace_if(
        text,
        [kept](char letter) {
            const auto code = static_cast<unsigned char>(letter);
            return (code < 0x20 || code == 0x7F) && kept.find(letter) == std::string_view::npos;
        },
        ' ');
    return text;
}

void write(const char* kind, const std::string& text)
{
    const std::string line = std::string("weft-cli: ") + kind + ": " + printable(text) + '\n';
    (void)std::fwrite(line.data(), 1, line.size(), stderr);
}

// The sentence with its numbers and quoted names taken out: what findings of one kind have in common.
std::string patternOf(const Error& error)
{
    std::string pattern(toString(error.code));
    bool isQuoted = false;
    for (const char letter : error.message.english()) {
        if (letter == '\'')
            isQuoted = !isQuoted;
        else if (!isQuoted && (letter < '0' || letter > '9'))
            pattern += letter;
    }
    return pattern;
}

} // namespace

std::string lineOf(const Error& error)
{
    Where file;
    file.file = error.where.file;
    file.line = error.where.line;
    file.column = error.where.column;
    std::string text = toString(file);
    Error rest = error;
    rest.where.file.clear();
    rest.where.line.reset();
    rest.where.column.reset();
    // A message that names the key already need not say it twice.
    if (error.message.find('\'' + rest.where.item + '\'') != std::string::npos)
        rest.where.item.clear();
    return text + (text.empty() ? "" : ": ") + toString(rest);
}

void Terminal::error(const Error& error)
{
    write("error", lineOf(error));
}

void Terminal::error(const std::string& message)
{
    write("error", message);
}

void Terminal::warning(const Error& error)
{
    write("warning", lineOf(error));
}

void Terminal::warning(const std::string& message)
{
    write("warning", message);
}

void Terminal::note(const std::string& message)
{
    write("note", message);
}

void Terminal::told(Severity severity, const Error& error)
{
    severity == Severity::Error ? this->error(error) : warning(error);
}

void Terminal::told(Severity severity, const std::string& message)
{
    severity == Severity::Error ? error(message) : warning(message);
}

void Terminal::findings(const Findings& findings, std::size_t most)
{
    constexpr std::size_t kMostAlike = 20; // as many as the validator lists of one kind
    struct Kind {
        std::size_t count = 0;
        const Error* first = nullptr;
    };
    for (const Severity severity : { Severity::Warning, Severity::Error }) {
        std::map<std::string, std::size_t> places;
        std::vector<Kind> kinds; // in the order of their first findings
        std::size_t seen = 0;
        std::size_t left = 0;
        for (const Finding& finding : findings) {
            if (finding.severity != severity)
                continue;
            const auto [place, isNew] = places.emplace(patternOf(finding.error), kinds.size());
            Kind& kind = isNew ? kinds.emplace_back() : kinds[place->second];
            if (isNew)
                kind.first = &finding.error;
            if (++kind.count > kMostAlike)
                continue;
            if (++seen > most)
                ++left;
            else
                told(severity, finding.error);
        }
        for (const Kind& kind : kinds) {
            if (kind.count > kMostAlike)
                told(severity, "… and " + countText(kind.count - kMostAlike) + " more like it: " + kind.first->message);
        }
        if (left > 0)
            told(severity, "and " + counted(left, severity == Severity::Error ? "more error" : "more warning"));
    }
}

void Terminal::print(const std::string& text)
{
    if (m_failed)
        return;
    errno = 0;
    std::FILE* stream = m_isYielded ? stderr : stdout;
    const std::string shown = printable(text, "\n\t");
    const bool written = std::fwrite(shown.data(), 1, shown.size(), stream) == shown.size();
    if ((std::fflush(stream) == 0 && written) || m_isYielded)
        return;
    m_failed = true;
    error("standard output cannot be written: " + std::generic_category().message(errno));
}

void holdStandardStreams()
{
    for (const int stream : { STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO }) {
        // The lowest free number is given, which is this one. It can be neither read from nor written to.
        if (::fcntl(stream, F_GETFD) < 0 && errno == EBADF)
            (void)::open("/dev/null", O_PATH);
    }
}

} // namespace weft::cli
