// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/trace_reader.h"

#include "engine/core/make_error.h"
#include "engine/io/foreign_file.h"
#include "engine/io/gzip.h"
#include "engine/trace/et_reader.h"
#include "engine/trace/json_reader.h"

#include <string_view>

namespace weft::trace {

namespace {

Result<ExecutionGraphPtr> graphOf(io::ByteSourcePtr bytes, const ReadContext& context, Findings& findings)
{
    if (io::looksGzipped(bytes->view())) {
        Result<std::string> inflated = io::inflateGzip(bytes->view(), context.file);
        if (!inflated)
            return std::move(inflated).error();
        bytes = io::ByteSource::own(std::move(*inflated));
    }
    if (const auto kind = io::foreignKind(bytes->view()))
        return io::foreignFile(*kind, context.file);
    if (looksLikeJson(bytes->view())) {
        Result<std::string> transcribed = jsonToEt(bytes->view(), context, findings);
        if (!transcribed)
            return std::move(transcribed).error();
        bytes = io::ByteSource::own(std::move(*transcribed));
    }
    Result<ExecutionGraphPtr> graph = parseEt(bytes, context, findings);
    if (graph || graph.error().code == ErrorCode::Cancelled || beginsLikeTrace(bytes->view()))
        return graph;
    Error error = io::unknownFile(say("this is no Chakra trace"), bytes->view(), context.file);
    error.code = graph.error().code;
    error.where.rank = graph.error().where.rank;
    return error;
}

} // namespace

bool beginsLikeTrace(std::string_view bytes)
{
    constexpr std::size_t kLongestLength = 5; // bytes
    std::size_t at = 0;
    while (at < bytes.size() && at < kLongestLength && (static_cast<unsigned char>(bytes[at]) & 0x80U) != 0)
        ++at;
    if (bytes.empty() || at == kLongestLength)
        return false;
    return ++at >= bytes.size() || bytes[0] == '\0' || bytes[at] == '\x0A' || bytes[at] == '\x12';
}

Result<ExecutionGraphPtr> parseTrace(io::ByteSourcePtr bytes, const ReadContext& context, Findings& findings)
{
    Result<ExecutionGraphPtr> graph = graphOf(bytes, context, findings);
    if (bytes->wasCut())
        return errorIn(
            context.file, ErrorCode::Truncated, say("the file was cut short while it was read"), say("read it again"));
    return graph;
}

Result<ExecutionGraphPtr> readTrace(const ReadContext& context, Findings& findings)
{
    Result<io::ByteSourcePtr> bytes = io::ByteSource::open(context.file);
    if (!bytes)
        return std::move(bytes).error();
    return parseTrace(*bytes, context, findings);
}

} // namespace weft::trace
