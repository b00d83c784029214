// SPDX-License-Identifier: GPL-3.0-or-later
// What a pipe or a device gives, which it gives once, kept in a file without a name, so that whoever looks into files
// before reading them takes it as any file. Holds no state; any thread.
#pragma once

#include "engine/core/result.h"
#include "engine/io/data_file.h"

#include <functional>
#include <optional>
#include <string>

namespace weft::study {

// Nothing for what is a file, a folder, or no path at all. Errors: those of InputFile and of DataFile, TooLarge beyond
// io::kLargestText; Malformed where the first block is of no kind that Weft reads, so that what has no end has one.
[[nodiscard]] Result<std::optional<io::DataFile>> copyOfPipe(const std::string& path);

// Reads with a path that can be read again, and says what is wrong by the name that was given.
template <class T>
[[nodiscard]] Result<T> readAlike(
    const std::string& path, Findings& findings, const std::function<Result<T>(const std::string&)>& read)
{
    const Result<std::optional<io::DataFile>> copy = copyOfPipe(path);
    if (!copy)
        return copy.error();
    if (!copy->has_value())
        return read(path);
    const std::string opened = (*copy)->openedPath();
    const auto named = [&](Error& error) { error.where.file = error.where.file == opened ? path : error.where.file; };
    Result<T> result = read(opened);
    for (Finding& finding : findings)
        named(finding.error);
    if (result)
        return result;
    Error error = result.error();
    named(error);
    return error;
}

} // namespace weft::study
