// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/text_stream.h"

#include <cmath>
#include <utility>

namespace weft::io {

Result<TextStream> TextStream::toFile(const std::string& path, std::stop_token stop)
{
    Result<OutputFile> file = OutputFile::create(path, std::move(stop));
    if (!file)
        return file.error();
    TextStream stream;
    stream.m_file.emplace(std::move(*file));
    return stream;
}

TextStream& TextStream::operator<<(double value)
{
    if (!std::isfinite(value))
        return *this << std::string_view("null");
    char digits[32];
    const auto end = std::to_chars(digits, digits + sizeof digits, value).ptr;
    return *this << std::string_view(digits, static_cast<std::size_t>(end - digits));
}

void TextStream::pass()
{
    m_buffer.append(m_piece.data(), m_used);
    m_used = 0;
    if (m_buffer.size() >= kBlock && m_file)
        flush();
}

void TextStream::flush()
{
    m_file->write(m_buffer);
    m_buffer.clear();
}

Result<void> TextStream::finish()
{
    if (!m_file)
        return {};
    pass();
    flush();
    const Result<void> written = m_file->finish();
    m_file.reset();
    return written;
}

} // namespace weft::io
