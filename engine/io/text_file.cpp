// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/text_file.h"

#include "engine/core/make_error.h"
#include "engine/io/input_file.h"
#include "engine/io/output_file.h"

#include <algorithm>
#include <new>

namespace weft::io {

HeadCheck textCheck(const InputFile& file, const std::string& path, const HeadCheck& check)
{
    return [path, check, isRegular = file.isRegular()](std::string_view head) {
        std::optional<Error> wrong = check ? check(head) : std::nullopt;
        // /dev/zero has no end, and no text either.
        if (!wrong && !isRegular && head.find('\0') != std::string_view::npos)
            wrong = errorIn(path, ErrorCode::Malformed, say("this gives no text, but bytes that are zero"));
        return wrong;
    };
}

Result<std::string> readTextFile(const std::string& path, std::uint64_t limit, const HeadCheck& check)
{
    const Result<InputFile> file = InputFile::open(path);
    if (!file)
        return file.error();
    return readText(*file, path, limit, textCheck(*file, path, check));
}

Result<std::string> readText(
    const InputFile& file, const std::string& path, std::uint64_t limit, const HeadCheck& check)
try {
    constexpr std::size_t kFirst = std::size_t { 1 } << 16U;
    const std::size_t most = static_cast<std::size_t>(limit) + 1; // that byte tells that there are more
    // Of a file with a size one byte more than that, which tells that it ends. What comes from a pipe in small pieces
    // fills a buffer that grows when it is full, and no earlier: its bytes are zeroed once.
    std::string text(std::min(most, file.size() > 0 ? static_cast<std::size_t>(file.size()) + 1 : kFirst), '\0');
    for (std::size_t size = 0;;) {
        if (size == text.size())
            text.resize(size < most / 2 ? 2 * size : most);
        const Result<std::size_t> read = file.read(text.data() + size, text.size() - size);
        if (!read)
            return read.error();
        size += *read;
        if (size > limit)
            return errorIn(path, ErrorCode::TooLarge, say("the file is larger than %1 bytes", limit));
        if (*read == 0) {
            text.resize(size);
            return text;
        }
        if (size == *read && check) {
            if (std::optional<Error> wrong = check({ text.data(), size }))
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
