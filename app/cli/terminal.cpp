// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/terminal.h"

#include <cerrno>
#include <cstdio>
#include <system_error>

#include <fcntl.h>
#include <unistd.h>

namespace weft::cli {

namespace {

// Control characters of a hostile file name or key must not reach the terminal.
std::string printable(const std::string& text)
{
    std::string result;
    result.reserve(text.size());
    for (const char letter : text) {
        const auto code = static_cast<unsigned char>(letter);
        result += code < 0x20 || code == 0x7F ? ' ' : letter;
    }
    return result;
}

void write(const char* kind, const std::string& text)
{
    const std::string line = std::string("weft-cli: ") + kind + ": " + printable(text) + '\n';
    (void)std::fwrite(line.data(), 1, line.size(), stderr);
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

void Terminal::findings(const Findings& findings, std::size_t most)
{
    for (const Severity severity : { Severity::Warning, Severity::Error }) {
        std::size_t seen = 0;
        for (const Finding& finding : findings) {
            if (finding.severity != severity || ++seen > most)
                continue;
            if (severity == Severity::Error)
                error(finding.error);
            else
                warning(finding.error);
        }
        if (seen > most) {
            const std::string rest = "and " + std::to_string(seen - most) + " more";
            if (severity == Severity::Error)
                error(rest + " errors");
            else
                warning(rest + " warnings");
        }
    }
}

void Terminal::print(const std::string& text)
{
    if (m_failed)
        return;
    errno = 0;
    const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
    if (std::fflush(stdout) == 0 && written)
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
