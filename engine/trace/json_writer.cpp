// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/json_writer.h"

#include "engine/core/make_error.h"
#include "engine/trace/et_writer.h"
#include "engine/trace/proto/chakra.pb.h"
#include "engine/trace/wire.h"

#include <google/protobuf/util/json_util.h>

namespace weft::trace {

namespace {

bool hasUnknownFields(const google::protobuf::Message& message)
{
    return !message.GetReflection()->GetUnknownFields(message).empty();
}

} // namespace

Result<std::string> toJson(const ExecutionGraph& graph, Findings& findings)
{
    const std::string built = graph.records().empty() ? toEt(graph) : std::string();
    const std::string_view records = built.empty() ? graph.records() : std::string_view(built);
    google::protobuf::util::JsonPrintOptions options;
    options.add_whitespace = true;
    std::string text;
    std::uint64_t unknown = 0;
    Where where = placeIn(graph.source());
    for (std::uint64_t at = 0; at < records.size();) {
        const FramedRecord record = framedRecord(records, at);
        where.byteOffset = at;
        chakra::GlobalMetadata metadata;
        chakra::Node node;
        google::protobuf::Message& message = at == 0 ? static_cast<google::protobuf::Message&>(metadata) : node;
        std::string object;
        if (!message.ParseFromArray(record.bytes.data(), static_cast<int>(record.bytes.size()))
            || !google::protobuf::util::MessageToJsonString(message, &object, options).ok())
            return Error { ErrorCode::Malformed, say("the message cannot be written as JSON"), where,
                say("its texts must be UTF-8") };
        unknown += hasUnknownFields(message) ? 1U : 0U;
        text += object;
        if (!text.ends_with('\n'))
            text += '\n';
        at = record.end();
    }
    where.byteOffset.reset();
    if (unknown > 0)
        warn(findings,
            { ErrorCode::UnknownKey,
                say("%1 nodes have fields outside the schema, which the JSON form leaves out", unknown), where,
                say("the .et form keeps them") });
    return text;
}

} // namespace weft::trace
