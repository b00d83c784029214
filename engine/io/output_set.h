// SPDX-License-Identifier: GPL-3.0-or-later
// Files that belong together, such as the traces of all ranks: none takes its place before all of them are written, so
// that a full disk or a stop leaves what was there before. Owned by one writer on one thread.
#pragma once

#include "engine/io/output_file.h"

#include <string>
#include <string_view>
#include <vector>

namespace weft::io {

class OutputSet {
public:
    // Writes a file beside its place. Errors: those of OutputFile; the set is of no use then.
    [[nodiscard]] Result<void> add(const std::string& path, std::string_view bytes);
    // Puts all of them in their places; the paths, in the order of add(). Errors: Unreadable.
    [[nodiscard]] Result<std::vector<std::string>> finish();

private:
    std::vector<OutputFile> m_files;
    std::vector<std::string> m_paths;
};

} // namespace weft::io
