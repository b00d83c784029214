// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/text_file.h"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace weft::io {

namespace fs = std::filesystem;

Result<std::string> readTextFile(const std::string& path, std::uint64_t limit)
{
    std::error_code status;
    const fs::file_status kind = fs::status(path, status);
    if (!fs::exists(kind))
        return Error { ErrorCode::NotFound, "the file does not exist", { path, {}, {}, {}, {}, {}, {} }, {} };
    if (fs::is_directory(kind))
        return Error { ErrorCode::Unreadable, "this is a folder, not a file", { path, {}, {}, {}, {}, {}, {} }, {} };
    std::ifstream stream(path, std::ios::binary);
    if (!stream)
        return Error { ErrorCode::Unreadable, "the file cannot be opened", { path, {}, {}, {}, {}, {}, {} },
            "check its permissions" };
    std::string text;
    std::string block(std::size_t { 1 } << 16U, '\0');
    while (stream.read(block.data(), static_cast<std::streamsize>(block.size())), stream.gcount() > 0) {
        text.append(block.data(), static_cast<std::size_t>(stream.gcount()));
        if (text.size() > limit)
            return Error { ErrorCode::TooLarge, "the file is larger than " + std::to_string(limit) + " bytes",
                { path, {}, {}, {}, {}, {}, {} }, {} };
    }
    if (stream.bad())
        return Error { ErrorCode::Unreadable, "reading failed", { path, {}, {}, {}, {}, {}, {} }, {} };
    return text;
}

Result<void> writeTextFile(const std::string& path, std::string_view text)
{
    const auto failure = [&path](const char* what) {
        return Error { ErrorCode::Unreadable, what, { path, {}, {}, {}, {}, {}, {} },
            "check the folder, its permissions and the free space" };
    };
    const std::string temporary = path + ".partial";
    {
        std::ofstream stream(temporary, std::ios::binary | std::ios::trunc);
        if (!stream)
            return failure("the file cannot be written");
        stream.write(text.data(), static_cast<std::streamsize>(text.size()));
        stream.flush();
        if (!stream) {
            stream.close();
            std::remove(temporary.c_str());
            return failure("writing failed");
        }
    }
    std::error_code status;
    fs::rename(temporary, path, status);
    if (status) {
        std::remove(temporary.c_str());
        return failure("the written file cannot be moved to its place");
    }
    return {};
}

} // namespace weft::io
