// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/inputs/path_rule.h"

#include <filesystem>
#include <system_error>

namespace weft::inputs {

namespace fs = std::filesystem;

std::string folderOf(const std::string& path)
{
    const std::string folder = fs::path(path).parent_path().string();
    return folder.empty() ? "." : folder;
}

std::string joinPath(const std::string& folder, const std::string& name)
{
    if (folder == "." && !fs::path(name).is_absolute())
        return name;
    return (fs::path(folder) / name).string();
}

std::string findInFolders(const std::string& name, const std::vector<std::string>& folders, std::string_view suffix)
{
    for (const std::string& folder : folders) {
        std::error_code ignored;
        std::string candidate = joinPath(folder, name);
        if (fs::exists(candidate + std::string(suffix), ignored))
            return candidate;
    }
    return joinPath(folders.front(), name);
}

} // namespace weft::inputs
