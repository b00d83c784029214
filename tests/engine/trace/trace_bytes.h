// SPDX-License-Identifier: GPL-3.0-or-later
// Makes `.et` bytes in tests with the generated Chakra classes, any arm of an attribute at will.
#pragma once

#include "engine/trace/framing.h"
#include "engine/trace/proto/chakra.pb.h"
#include "engine/trace/trace_reader.h"

#include <string>

namespace weft::trace::test {

inline chakra::Node node(std::uint64_t id, NodeType type, std::initializer_list<std::uint64_t> dataDependencies = {},
    std::string name = "node")
{
    chakra::Node made;
    made.set_id(id);
    made.set_name(std::move(name));
    made.set_type(static_cast<chakra::NodeType>(type));
    made.mutable_data_deps()->Add(dataDependencies.begin(), dataDependencies.end());
    return made;
}

inline chakra::AttributeProto& attribute(chakra::Node& node, const char* name)
{
    chakra::AttributeProto& made = *node.add_attr();
    made.set_name(name);
    return made;
}

inline void setInteger(chakra::Node& node, const char* name, std::int64_t value)
{
    attribute(node, name).set_int64_val(value);
}

inline chakra::Node collective(std::uint64_t id, CollectiveType type, std::int64_t size,
    std::initializer_list<std::uint64_t> dataDependencies = {})
{
    chakra::Node made = node(id, NodeType::Coll, dataDependencies, "collective");
    attribute(made, "is_cpu_op").set_bool_val(false);
    setInteger(made, "comm_type", static_cast<std::int64_t>(type));
    setInteger(made, "comm_size", size);
    return made;
}

inline chakra::Node transfer(std::uint64_t id, NodeType type, std::int64_t peer, std::int64_t size, std::int64_t tag)
{
    chakra::Node made = node(id, type, {}, type == NodeType::Send ? "send" : "receive");
    setInteger(made, type == NodeType::Send ? "comm_dst" : "comm_src", peer);
    setInteger(made, "comm_size", size);
    setInteger(made, "comm_tag", tag);
    return made;
}

inline std::string metadata()
{
    chakra::GlobalMetadata made;
    made.set_version("0.0.4");
    std::string bytes;
    appendFramed(bytes, made);
    return bytes;
}

inline std::string traceOf(std::initializer_list<chakra::Node> nodes)
{
    std::string bytes = metadata();
    for (const chakra::Node& node : nodes)
        appendFramed(bytes, node);
    return bytes;
}

inline Result<ExecutionGraphPtr> parse(std::string bytes, Findings& findings, std::uint32_t rank = 0)
{
    ReadContext context;
    context.file = "trace.";
    context.file.append(std::to_string(rank)).append(".et"); // GCC 12 warns of operator+ here, wrongly
    context.rank = Rank { rank };
    return parseTrace(io::ByteSource::own(std::move(bytes)), context, findings);
}

// One line a finding.
inline std::string toText(const Findings& findings)
{
    std::string text;
    for (const Finding& finding : findings)
        text += (finding.severity == Severity::Error ? "error: " : "warning: ") + toString(finding.error) + '\n';
    return text;
}

} // namespace weft::trace::test
