// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/foreign_file.h"

#include "engine/core/make_error.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>

namespace weft::io {

namespace {

struct Magic {
    std::string_view bytes;
    Sentence (*kind)();
    std::size_t offset = 0;
};

using namespace std::string_view_literals;

// None of them begins a Chakra trace: read as Protobuf, each is a field that no message of it has.
constexpr std::array kMagics {
    Magic { "\x89PNG\r\n\x1A\n"sv, [] { return say("a PNG picture"); } },
    Magic { "\xFF\xD8\xFF"sv, [] { return say("a JPEG picture"); } },
    Magic { "GIF8"sv, [] { return say("a GIF picture"); } },
    Magic { "%PDF-"sv, [] { return say("a PDF document"); } },
    Magic { "%!PS"sv, [] { return say("a PostScript document"); } },
    Magic { "PK\x03\x04"sv, [] { return say("a ZIP archive"); } },
    Magic { "\x7F"
            "ELF"sv,
        [] { return say("a program or library (ELF)"); } },
    Magic { "7z\xBC\xAF\x27\x1C"sv, [] { return say("a 7z archive"); } },
    Magic { "\xFD"
            "7zXZ\0"sv,
        [] { return say("a file compressed with xz"); } },
    Magic { "\x28\xB5\x2F\xFD"sv, [] { return say("a file compressed with zstd"); } },
    Magic { "BZh"sv, [] { return say("a file compressed with bzip2"); } },
    Magic { "SQLite format 3\0"sv, [] { return say("an SQLite database"); } },
    Magic { "\x89HDF\r\n\x1A\n"sv, [] { return say("an HDF5 file"); } },
    Magic { "\x80\x04\x95"sv, [] { return say("a Python pickle"); } },
    Magic { "ustar"sv, [] { return say("a tar archive"); }, 257 },
};

bool startsWithIgnoringCase(std::string_view text, std::string_view lower)
{
    return text.size() >= lower.size() && std::equal(lower.begin(), lower.end(), text.begin(), [](char a, char b) {
        return a == static_cast<char>(std::tolower(static_cast<unsigned char>(b)));
    });
}

constexpr std::size_t kHead = 4096; // bytes that are looked at

bool isText(std::string_view head)
{
    return std::none_of(head.begin(), head.end(), [](char letter) {
        const auto code = static_cast<unsigned char>(letter);
        return code < 0x20 && letter != '\n' && letter != '\r' && letter != '\t' && letter != '\f';
    });
}

// UTF-8 as far as its bytes follow each other; a character that the head cuts in two is none of its faults.
bool isUtf8(std::string_view head)
{
    for (std::size_t at = 0; at < head.size();) {
        const auto first = static_cast<unsigned char>(head[at]);
        const std::size_t length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 0;
        if (length == 0 || first > 0xF4)
            return false;
        for (std::size_t next = at + 1; next < std::min(at + length, head.size()); ++next) {
            if ((static_cast<unsigned char>(head[next]) & 0xC0U) != 0x80U)
                return false;
        }
        at += length;
    }
    return true;
}

// The name of the first element; empty where there is none.
std::string_view rootElement(std::string_view text)
{
    for (std::size_t at = text.find('<'); at != std::string_view::npos; at = text.find('<', at + 1)) {
        const std::string_view rest = text.substr(at + 1);
        if (rest.empty() || rest[0] == '?' || rest[0] == '!')
            continue;
        const std::size_t end = rest.find_first_of(" \t\r\n/>");
        return end == std::string_view::npos ? std::string_view() : rest.substr(0, end);
    }
    return {};
}

Sentence lookOf(std::string_view head)
{
    head = head.substr(0, kHead);
    if (head.empty())
        return say("it is empty");
    if (!isText(head) || !isUtf8(head))
        return say("it looks like binary data");
    const std::size_t begin = head.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    if (begin == std::string_view::npos)
        return say("there is nothing but white space in it");
    if (head[begin] == '{' || head[begin] == '[')
        return say("it looks like JSON, and has no key that Weft knows");
    if (head[begin] != '<')
        return say("it looks like text");
    const std::string_view root = rootElement(head.substr(begin));
    return root.empty() ? say("it looks like XML") : say("it looks like XML whose root element is '%1'", root);
}

Sentence readForms()
{
    return say("it reads topologies, Chakra traces, ASTRA-sim configurations, collective algorithms and its projects");
}

} // namespace

std::optional<Sentence> foreignKind(std::string_view head)
{
    for (const Magic& magic : kMagics) {
        if (head.size() > magic.offset && head.substr(magic.offset).starts_with(magic.bytes))
            return magic.kind();
    }
    const std::size_t begin = head.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    if (begin == std::string_view::npos)
        return {};
    head.remove_prefix(begin);
    if (startsWithIgnoringCase(head, "<!doctype html") || startsWithIgnoringCase(head, "<html"))
        return say("an HTML page");
    constexpr std::size_t kProlog = 1024;
    if (head.starts_with('<') && head.substr(0, kProlog).find("<svg") != std::string_view::npos)
        return say("an SVG picture");
    return {};
}

Error foreignFile(const Sentence& kind, const std::string& file)
{
    return errorIn(file, ErrorCode::Malformed, say("this is %1, which Weft does not read", kind), readForms());
}

Error unknownFile(const Sentence& what, std::string_view head, const std::string& file)
{
    return errorIn(file, head.empty() ? ErrorCode::Truncated : ErrorCode::Malformed, say("%1: %2", what, lookOf(head)),
        head.empty() ? say("write or copy it again") : readForms());
}

std::optional<Error> refusedAsPipe(const std::string& path)
{
    std::error_code status;
    const auto type = std::filesystem::status(path, status).type();
    using enum std::filesystem::file_type;
    if (type == none || type == not_found || type == regular || type == directory)
        return {};
    return errorIn(path, ErrorCode::Unreadable, say("this is a pipe or a device"),
        say("write its content to a file and open that"));
}

} // namespace weft::io
