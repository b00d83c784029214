// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/inspect.h"

#include "engine/trace/attributes.h"
#include "engine/trace/proto/chakra.pb.h"
#include "engine/trace/wire.h"

#include <google/protobuf/text_format.h>

#include <utility>

namespace weft::trace {

namespace {

constexpr std::uint32_t kAttributeField = 10; // of a node
constexpr std::uint32_t kNameField = 1; // of an attribute

std::string scalarText(const google::protobuf::Message& message, const google::protobuf::FieldDescriptor* field, int at)
{
    using Type = google::protobuf::FieldDescriptor::CppType;
    const google::protobuf::Reflection& look = *message.GetReflection();
    const bool isEntry = field->is_repeated();
    switch (field->cpp_type()) {
    case Type::CPPTYPE_BOOL:
        return std::string(
            (isEntry ? look.GetRepeatedBool(message, field, at) : look.GetBool(message, field)) ? "true" : "false");
    case Type::CPPTYPE_STRING:
        return isEntry ? look.GetRepeatedString(message, field, at) : look.GetString(message, field);
    default:
        break;
    }
    std::string text;
    google::protobuf::TextFormat::PrintFieldValueToString(message, field, isEntry ? at : -1, &text);
    return text;
}

NamedValue describe(const chakra::AttributeProto& attribute)
{
    NamedValue named { attribute.name(), {}, {} };
    const google::protobuf::Reflection& look = *attribute.GetReflection();
    const google::protobuf::FieldDescriptor* arm
        = look.GetOneofFieldDescriptor(attribute, attribute.GetDescriptor()->oneof_decl(0));
    if (arm == nullptr)
        return named;
    named.kind = arm->name();
    const std::size_t underscore = named.kind.rfind('_'); // "int64_val", "int64_list"
    const bool isList = named.kind.substr(underscore + 1) == "list";
    named.kind.resize(underscore);
    if (!isList) {
        named.value = scalarText(attribute, arm, 0);
        return named;
    }
    named.kind += " list";
    const google::protobuf::Message& list = look.GetMessage(attribute, arm);
    const google::protobuf::FieldDescriptor* values = list.GetDescriptor()->field(0);
    const int size = list.GetReflection()->FieldSize(list, values);
    named.value.push_back('[');
    for (int at = 0; at < size; ++at)
        named.value.append(at > 0 ? ", " : "").append(scalarText(list, values, at));
    named.value += ']';
    return named;
}

void countAttributes(std::string_view record, TraceSummary& summary)
{
    WireReader node(record);
    while (node.next()) {
        if (node.field != kAttributeField || !node.isBytes())
            continue;
        WireReader attribute(node.bytes);
        while (attribute.next()) {
            if (attribute.field == kNameField && attribute.isBytes())
                ++summary.attributes[std::string(attribute.bytes)];
        }
    }
}

void add(CollectiveCount& count, const Operation& operation)
{
    ++count.count;
    if (operation.commSize > 0)
        count.bytes += Bytes { static_cast<std::uint64_t>(operation.commSize) };
}

std::vector<NamedValue> metadataOf(const ExecutionGraph& graph)
{
    std::vector<NamedValue> values;
    const std::string_view record = metadataRecord(graph);
    chakra::GlobalMetadata metadata;
    if (!metadata.ParseFromArray(record.data(), static_cast<int>(record.size())))
        return values;
    if (!metadata.version().empty())
        values.push_back({ "version", "string", metadata.version() });
    for (const chakra::AttributeProto& attribute : metadata.attr())
        values.push_back(describe(attribute));
    return values;
}

} // namespace

TraceSummary summarize(const ExecutionGraph& graph)
{
    TraceSummary summary;
    summary.nodes = graph.size();
    summary.metadata = metadataOf(graph);
    for (std::uint32_t at = 0; at < graph.size(); ++at) {
        const OpId op { at };
        const Operation operation = graph.operation(op);
        summary.dependencies += graph.dependencies(op).size();
        const auto type = static_cast<std::size_t>(operation.type);
        if (type < summary.byType.size())
            ++summary.byType[type];
        else
            ++summary.unknownTypes;
        if (operation.type == NodeType::Comp)
            summary.computeMicros += operation.durationMicros;
        if (operation.type == NodeType::Send)
            add(summary.sends, operation);
        if (operation.type == NodeType::Coll) {
            ++summary.groups[std::string(operation.processGroup)];
            const auto pattern = static_cast<std::size_t>(operation.commType);
            if (operation.carries(Has::CommType) && pattern < summary.collectives.size())
                add(summary.collectives[pattern], operation);
        }
        countAttributes(graph.record(op), summary);
    }
    return summary;
}

std::vector<NamedValue> describeNode(const ExecutionGraph& graph, OpId op)
{
    std::vector<NamedValue> values;
    const std::string_view record = graph.record(op);
    chakra::Node node;
    if (record.empty() || !node.ParseFromArray(record.data(), static_cast<int>(record.size())))
        return values;
    for (const chakra::AttributeProto& attribute : node.attr())
        values.push_back(describe(attribute));
    if (node.start_time_micros() != 0)
        values.push_back({ "start_time_micros", "uint64", std::to_string(node.start_time_micros()) });
    const auto addTexts = [&values](const std::string& prefix, const chakra::IOInfo& info) {
        for (const auto& [name, text] : { std::pair { ".values", &info.values() },
                 std::pair { ".shapes", &info.shapes() }, std::pair { ".types", &info.types() } }) {
            if (!text->empty())
                values.push_back({ prefix + name, "string", *text });
        }
    };
    addTexts("inputs", node.inputs());
    addTexts("outputs", node.outputs());
    return values;
}

} // namespace weft::trace
