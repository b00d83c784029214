// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/scenario/groups_file.h"

#include "engine/study/scenario/file_kind.h"
#include "engine/trace/ranked_name.h"

#include <algorithm>
#include <filesystem>
#include <vector>

namespace weft::study {

namespace fs = std::filesystem;

std::string groupsFileBeside(const std::string& tracePath)
{
    constexpr std::size_t kMostFiles = 16;
    constexpr std::uintmax_t kLargest = std::uintmax_t { 4 } << 20U;
    std::error_code status;
    const fs::path path(tracePath);
    const bool isFolder = fs::is_directory(path, status);
    const fs::path folder = isFolder ? path : path.has_parent_path() ? path.parent_path() : fs::path(".");
    const std::string stem = isFolder ? std::string() : path.filename().string();

    std::vector<fs::path> candidates;
    fs::directory_iterator entry(folder, fs::directory_options::skip_permission_denied, status);
    for (; !status && entry != fs::directory_iterator(); entry.increment(status)) {
        const fs::path& file = entry->path();
        std::error_code ignored;
        if (file.extension() == ".json" && !trace::splitRankedName(file.filename().string())
            && entry->is_regular_file(ignored) && entry->file_size(ignored) <= kLargest)
            candidates.push_back(file);
    }
    // By name, so that the answer does not hang on the file system; those that say what they are come first.
    const auto rank = [&stem](const fs::path& file) {
        const std::string name = file.filename().string();
        const bool saysGroups = name.find("group") != std::string::npos || name.find("comm") != std::string::npos;
        const bool saysSet = !stem.empty() && name.starts_with(stem);
        return std::pair((saysSet ? 0 : 2) + (saysGroups ? 0 : 1), name);
    };
    std::sort(candidates.begin(), candidates.end(),
        [&rank](const fs::path& a, const fs::path& b) { return rank(a) < rank(b); });
    candidates.resize(std::min(candidates.size(), kMostFiles));
    for (const fs::path& file : candidates) {
        if (kindOf(file.string()) == FileKind::CommGroups)
            return file.string();
    }
    return {};
}

std::string groupsJson(const std::vector<trace::ProcessGroup>& groups)
{
    std::string text = "{";
    for (const trace::ProcessGroup& group : groups) {
        text += (text.size() == 1 ? "\n  \"" : ",\n  \"") + group.name + "\": [";
        for (std::size_t i = 0; i < group.ranks.size(); ++i)
            text += (i == 0 ? "" : ", ") + std::to_string(index(group.ranks[i]));
        text += ']';
    }
    return text + "\n}\n";
}

} // namespace weft::study
