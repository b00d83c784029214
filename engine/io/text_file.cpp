// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/text_file.h"

#include "engine/core/make_error.h"
#include "engine/io/input_file.h"
#include "engine/io/output_file.h"

#include <algorithm>
#include <new>

namespace weft::io {

Result<std::string> readTextFile(const std::string& path, std::uint64_t limit, const HeadCheck& check)
{
    const Result<InputFile> file = InputFile::open(path);
    if (!file)
        return file.error();
    // /dev/zero has no end, and no text either.
    return readText(*file, path, limit, [&](std::string_view head) -> std::optional<Error> {
        std::optional<Error> wrong = check ? check(head) : std::nullopt;
        if (!wrong && !file->isRegular() && head.find('\0') != std::string_view::npos)
            wrong = errorIn(path, ErrorCode::Malformed, say("this gives no text, but bytes that are zero"));
        return wrong;
    });
}

Result<std::string> readText(
    const InputFile& file, const std::string& path, std::uint64_t limit, const HeadCheck& check)
try {
    std::string text;
    constexpr std::size_t kReadAtOnce = std::size_t { 1 } << 16U;
    text.reserve(static_cast<std::size_t>(std::min(file.size(), limit)) + 1);
    for (;;) {
        const std::size_t before = text.size();
        text.resize(std::max(text.capacity(), before + kReadAtOnce));
        const Result<std::size_t> read = file.read(text.data() + before, text.size() - before);
        if (!read)
            return read.error();
        text.resize(before + *read);
        if (text.size() > limit)
            return errorIn(path, ErrorCode::TooLarge, say("the file is larger than %1 bytes", limit));
        if (*read == 0)
            return text;
        if (before == 0 && check) {
            if (std::optional<Error> wrong = check(text))
                return *std::move(wrong);
        }
    }
} catch (const std::bad_alloc&) {
    return errorIn(path, ErrorCode::TooLarge, say("there is not enough memory to read the file"));
}

Result<void> writeTextFile(const std::string& path, std::string_view text)
{
    Result<OutputFile> file = OutputFile::create(path);
    if (!file)
        return file.error();
    file->write(text);
    return file->finish();
}

} // namespace weft::io
