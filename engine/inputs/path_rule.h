// SPDX-License-Identifier: GPL-3.0-or-later
// How a file finds the files that it names: relative names are tried against a list of folders, in order.
// Reads the file system, holds no state; any thread.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace weft::inputs {

// The folder that a file lies in; "." for a bare name.
[[nodiscard]] std::string folderOf(const std::string& path);
// `folder`/`name`, or `name` where it is absolute. Not normalised: ".." stays as it was written.
[[nodiscard]] std::string joinPath(const std::string& folder, const std::string& name);
// The first candidate for which candidate + suffix exists; the first candidate where none does, so that a message
// can name it. `folders` must not be empty.
[[nodiscard]] std::string findInFolders(
    const std::string& name, const std::vector<std::string>& folders, std::string_view suffix = {});

} // namespace weft::inputs
