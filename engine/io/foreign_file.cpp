// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/foreign_file.h"

#include "engine/core/make_error.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace weft::io {

namespace {

struct Magic {
    std::string_view bytes;
    std::string_view kind;
    std::size_t offset = 0;
};

using namespace std::string_view_literals;

// None of them begins a Chakra trace: read as Protobuf, each is a field that no message of it has.
constexpr std::array kMagics {
    Magic { "\x89PNG\r\n\x1A\n"sv, "a PNG picture"sv },
    Magic { "\xFF\xD8\xFF"sv, "a JPEG picture"sv },
    Magic { "GIF8"sv, "a GIF picture"sv },
    Magic { "%PDF-"sv, "a PDF document"sv },
    Magic { "%!PS"sv, "a PostScript document"sv },
    Magic { "PK\x03\x04"sv, "a ZIP archive"sv },
    Magic { "\x7F"
            "ELF"sv,
        "a program or library (ELF)"sv },
    Magic { "7z\xBC\xAF\x27\x1C"sv, "a 7z archive"sv },
    Magic { "\xFD"
            "7zXZ\0"sv,
        "a file compressed with xz"sv },
    Magic { "\x28\xB5\x2F\xFD"sv, "a file compressed with zstd"sv },
    Magic { "BZh"sv, "a file compressed with bzip2"sv },
    Magic { "SQLite format 3\0"sv, "an SQLite database"sv },
    Magic { "\x89HDF\r\n\x1A\n"sv, "an HDF5 file"sv },
    Magic { "\x80\x04\x95"sv, "a Python pickle"sv },
    Magic { "ustar"sv, "a tar archive"sv, 257 },
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

std::string lookOf(std::string_view head)
{
    head = head.substr(0, kHead);
    if (head.empty())
        return "it is empty";
    if (!isText(head) || !isUtf8(head))
        return "it looks like binary data";
    const std::size_t begin = head.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    if (begin == std::string_view::npos)
        return "there is nothing but white space in it";
    if (head[begin] == '{' || head[begin] == '[')
        return "it looks like JSON, and has no key that Weft knows";
    if (head[begin] != '<')
        return "it looks like text";
    const std::string_view root = rootElement(head.substr(begin));
    return root.empty() ? "it looks like XML" : "it looks like XML whose root element is '" + std::string(root) + "'";
}

constexpr const char* kForms
    = "it reads topologies, Chakra traces, ASTRA-sim configurations, collective algorithms and its projects";

} // namespace

std::optional<std::string_view> foreignKind(std::string_view head)
{
    for (const Magic& magic : kMagics) {
        if (head.size() > magic.offset && head.substr(magic.offset).starts_with(magic.bytes))
            return magic.kind;
    }
    const std::size_t begin = head.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    if (begin == std::string_view::npos)
        return {};
    head.remove_prefix(begin);
    if (startsWithIgnoringCase(head, "<!doctype html") || startsWithIgnoringCase(head, "<html"))
        return "an HTML page";
    constexpr std::size_t kProlog = 1024;
    if (head.starts_with('<') && head.substr(0, kProlog).find("<svg") != std::string_view::npos)
        return "an SVG picture";
    return {};
}

Error foreignFile(std::string_view kind, const std::string& file)
{
    return errorIn(file, ErrorCode::Malformed, "this is " + std::string(kind) + ", which Weft does not read", kForms);
}

Error unknownFile(std::string_view what, std::string_view head, const std::string& file)
{
    return errorIn(file, head.empty() ? ErrorCode::Truncated : ErrorCode::Malformed,
        "this is no " + std::string(what) + ": " + lookOf(head), head.empty() ? "write or copy it again" : kForms);
}

} // namespace weft::io
