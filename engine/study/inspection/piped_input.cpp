// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/inspection/piped_input.h"

#include "engine/core/make_error.h"
#include "engine/io/foreign_file.h"
#include "engine/io/gzip.h"
#include "engine/io/input_file.h"
#include "engine/io/text_file.h"
#include "engine/study/scenario/file_kind.h"
#include "engine/trace/trace_reader.h"

#include <span>

namespace weft::study {

namespace {

constexpr std::size_t kBlock = std::size_t { 1 } << 16U; // bytes

// What is wrong with what begins so, if that can be told already.
std::optional<Error> wrongBegin(const std::string& head, const io::DataFile& copy, const std::string& path)
{
    if (const auto kind = io::foreignKind(head))
        return io::foreignFile(*kind, path);
    const FileKind kind = kindOf(copy.openedPath());
    if (kind == FileKind::Unknown)
        return io::unknownFile(say("this is no file that Weft reads"), head, path);
    if (kind != FileKind::Trace || head.find('\0') == std::string::npos || io::looksGzipped(head))
        return {};
    if (head.find_first_not_of('\0') == std::string::npos)
        return errorIn(path, ErrorCode::Malformed, say("this gives no text, but bytes that are zero"));
    trace::ReadContext context;
    context.file = path;
    Findings ignored;
    const auto graph = trace::parseTrace(io::ByteSource::own(head), context, ignored);
    const bool goesOn = graph || (graph.error().code == ErrorCode::Truncated && trace::beginsLikeTrace(head));
    return goesOn ? std::nullopt : std::optional(graph.error());
}

} // namespace

Result<std::optional<io::DataFile>> copyOfPipe(const std::string& path)
{
    std::error_code failed;
    const std::filesystem::file_status status = std::filesystem::status(path, failed);
    if (!std::filesystem::exists(status) || is_regular_file(status) || is_directory(status))
        return std::optional<io::DataFile>();
    const Result<io::InputFile> input = io::InputFile::open(path);
    if (!input)
        return input.error();
    Result<io::DataFile> copy = io::DataFile::create({});
    if (!copy)
        return copy.error();
    std::string block;
    for (std::uint64_t size = 0; size <= io::kLargestText; size += block.size()) {
        // What comes by drops is gathered first: the first block is looked into as a whole.
        block.resize(kBlock);
        std::size_t filled = 0;
        while (filled < kBlock) {
            const Result<std::size_t> read = input->read(block.data() + filled, kBlock - filled);
            if (!read)
                return read.error();
            if (*read == 0)
                break;
            filled += *read;
        }
        block.resize(filled);
        if (const auto written = copy->writeAt(size, std::as_bytes(std::span(block))); !written)
            return written.error();
        if (size == 0 && filled == kBlock) {
            if (std::optional<Error> wrong = wrongBegin(block, *copy, path))
                return *std::move(wrong);
        }
        if (filled < kBlock)
            return std::optional(*std::move(copy));
    }
    return errorIn(path, ErrorCode::TooLarge, say("the file is larger than %1 bytes", io::kLargestText));
}

} // namespace weft::study
