// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/project/project.h"

namespace weft::project {

std::string recoveryPath(const std::string& projectPath)
{
    return projectPath + "~autosave";
}

} // namespace weft::project
