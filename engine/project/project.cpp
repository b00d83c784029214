// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/project/project.h"

#include <string_view>

namespace weft::project {

std::string dataFolder(const std::string& projectPath)
{
    constexpr std::string_view kSuffix = ".weft";
    std::string stem = projectPath;
    if (stem.ends_with(kSuffix))
        stem.resize(stem.size() - kSuffix.size());
    return stem + ".data";
}

std::string recoveryPath(const std::string& projectPath)
{
    return projectPath + "~autosave";
}

} // namespace weft::project
