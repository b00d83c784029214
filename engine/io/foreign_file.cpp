// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/foreign_file.h"

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
    Error error;
    error.code = ErrorCode::Malformed;
    error.message = "this is " + std::string(kind) + ", which Weft does not read";
    error.where.file = file;
    error.hint = "it reads topologies, Chakra traces, ASTRA-sim configurations, collective algorithms and its projects";
    return error;
}

} // namespace weft::io
