// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/report/text_stream.h"

#include <cmath>
#include <cstdio>
#include <filesystem>
#include <system_error>
#include <utility>

namespace weft::report {

namespace fs = std::filesystem;

namespace {

Error cannotWrite(const std::string& path, const char* what)
{
    Where where;
    where.file = path;
    return { ErrorCode::Unreadable, what, std::move(where), "check the folder, its permissions and the free space" };
}

} // namespace

Result<TextStream> TextStream::toFile(const std::string& path)
{
    TextStream stream;
    std::error_code status;
    const fs::file_status kind = fs::status(path, status);
    if (fs::is_directory(kind))
        return cannotWrite(path, "this is a folder, not a file");
    stream.m_path = path;
    stream.m_written = fs::exists(kind) && !fs::is_regular_file(kind) ? path : path + ".partial";
    stream.m_file.open(stream.m_written, std::ios::binary | std::ios::trunc);
    if (!stream.m_file) {
        stream.m_path.clear();
        return cannotWrite(path, "the file cannot be written");
    }
    return stream;
}

TextStream::TextStream(TextStream&& other) noexcept
    : m_buffer(std::move(other.m_buffer))
    , m_file(std::move(other.m_file))
    , m_path(std::exchange(other.m_path, {}))
    , m_written(std::exchange(other.m_written, {}))
{
}

TextStream::~TextStream()
{
    if (m_path.empty() || m_path == m_written)
        return;
    m_file.close();
    std::remove(m_written.c_str());
}

TextStream& TextStream::operator<<(double value)
{
    if (!std::isfinite(value))
        return *this << std::string_view("null");
    char digits[32];
    const auto end = std::to_chars(digits, digits + sizeof digits, value).ptr;
    return *this << std::string_view(digits, static_cast<std::size_t>(end - digits));
}

void TextStream::flush()
{
    m_file.write(m_buffer.data(), static_cast<std::streamsize>(m_buffer.size()));
    m_buffer.clear();
}

Result<void> TextStream::finish()
{
    if (m_path.empty())
        return {};
    flush();
    m_file.close();
    if (!m_file)
        return cannotWrite(m_path, "writing failed");
    if (m_written != m_path) {
        std::error_code status;
        fs::rename(m_written, m_path, status);
        if (status)
            return cannotWrite(m_path, "the written file cannot be moved to its place");
    }
    m_path.clear();
    return {};
}

} // namespace weft::report
