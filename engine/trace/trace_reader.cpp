// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/trace_reader.h"

#include "engine/core/make_error.h"
#include "engine/io/foreign_file.h"
#include "engine/io/gzip.h"
#include "engine/trace/et_reader.h"
#include "engine/trace/json_reader.h"

namespace weft::trace {

Result<ExecutionGraphPtr> parseTrace(io::ByteSourcePtr bytes, const ReadContext& context, Findings& findings)
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
    return parseEt(bytes, context, findings);
}

Result<ExecutionGraphPtr> readTrace(const ReadContext& context, Findings& findings)
{
    Result<io::ByteSourcePtr> bytes = io::ByteSource::open(context.file);
    if (!bytes)
        return std::move(bytes).error();
    Result<ExecutionGraphPtr> graph = parseTrace(*bytes, context, findings);
    if ((*bytes)->wasCut())
        return errorIn(context.file, ErrorCode::Truncated, "the file was cut short while it was read", "read it again");
    return graph;
}

} // namespace weft::trace
