// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/output_set.h"

#include <utility>

namespace weft::io {

Result<void> OutputSet::add(const std::string& path, std::string_view bytes)
{
    Result<OutputFile> file = OutputFile::create(path);
    if (!file)
        return file.error();
    file->write(bytes);
    if (const Result<void> written = file->close(); !written)
        return written;
    m_files.push_back(std::move(*file));
    m_paths.push_back(path);
    return {};
}

Result<std::vector<std::string>> OutputSet::finish()
{
    for (OutputFile& file : m_files) {
        if (const Result<void> placed = file.finish(); !placed)
            return placed.error();
    }
    m_files.clear();
    return std::move(m_paths);
}

} // namespace weft::io
