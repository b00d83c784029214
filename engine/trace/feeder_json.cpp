// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/feeder_json.h"

#include "engine/core/make_error.h"
#include "engine/trace/framing.h"
#include "engine/trace/limited_findings.h"
#include "engine/trace/proto/chakra.pb.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>
#include <optional>

namespace weft::trace {

using nlohmann::json;

namespace {

// False if no arm of an attribute can hold the value.
bool setList(chakra::AttributeProto& attribute, const json& list)
{
    const auto all = [&list](auto&& is) { return std::all_of(list.begin(), list.end(), is); };
    if (all([](const json& entry) { return entry.is_boolean(); })) {
        for (const json& entry : list)
            attribute.mutable_bool_list()->add_values(entry.get<bool>());
    } else if (all([](const json& entry) { return entry.is_number_integer(); })) {
        for (const json& entry : list)
            attribute.mutable_int64_list()->add_values(entry.get<std::int64_t>());
    } else if (all([](const json& entry) { return entry.is_number(); })) {
        for (const json& entry : list)
            attribute.mutable_double_list()->add_values(entry.get<double>());
    } else if (all([](const json& entry) { return entry.is_string(); })) {
        for (const json& entry : list)
            attribute.mutable_string_list()->add_values(entry.get<std::string>());
    } else {
        return false;
    }
    return true;
}

bool setValue(chakra::AttributeProto& attribute, const json& value)
{
    if (value.is_boolean())
        attribute.set_bool_val(value.get<bool>());
    else if (value.is_number_unsigned() && value.get<std::uint64_t>() > std::numeric_limits<std::int64_t>::max())
        attribute.set_uint64_val(value.get<std::uint64_t>());
    else if (value.is_number_integer())
        attribute.set_int64_val(value.get<std::int64_t>());
    else if (value.is_number_float())
        attribute.set_double_val(value.get<double>());
    else if (value.is_string())
        attribute.set_string_val(value.get<std::string>());
    else if (value.is_array())
        return setList(attribute, value);
    else
        return value.is_null(); // an attribute without a value
    return true;
}

class FeederReading {
public:
    FeederReading(const io::JsonFile& file, const ReadContext& context, Findings& findings)
        : m_json(file)
        , m_context(context)
        , m_limited(findings)
    {
    }

    Result<std::string> run();

private:
    [[nodiscard]] Error error(ErrorCode code, Sentence message) const;
    void writeMetadata(std::string& bytes);
    [[nodiscard]] Result<chakra::Node> readNode(const json& entry);
    [[nodiscard]] Result<void> readField(chakra::Node& node, const std::string& key, const json& value);
    template <class List> [[nodiscard]] Result<void> readIds(List& ids, const std::string& key, const json& value);
    [[nodiscard]] Result<std::uint64_t> readCount(const std::string& key, const json& value);
    void warnUnkept(const std::string& key);

    const io::JsonFile& m_json;
    const ReadContext& m_context;
    LimitedFindings m_limited;
    std::optional<std::size_t> m_entry; // of workload_graph
};

Error FeederReading::error(ErrorCode code, Sentence message) const
{
    Where where = placeIn(m_context.file, m_context.rank);
    if (m_entry)
        where.item = "workload_graph[" + std::to_string(*m_entry) + ']';
    return errorAt(std::move(where), code, std::move(message));
}

void FeederReading::warnUnkept(const std::string& key)
{
    m_limited.add(
        Severity::Warning, [] { return say("keys that are not kept"); },
        [&] {
            return error(
                ErrorCode::UnknownKey, say("the value of '%1' does not fit an attribute and is not kept", key));
        });
}

void FeederReading::writeMetadata(std::string& bytes)
{
    chakra::GlobalMetadata metadata;
    for (const auto& [key, value] : m_json.root().items()) {
        if (key == "workload_graph")
            continue;
        chakra::AttributeProto attribute;
        attribute.set_name(key);
        if (setValue(attribute, value))
            *metadata.add_attr() = attribute;
        else
            warnUnkept(key);
    }
    appendFramed(bytes, metadata);
}

Result<std::uint64_t> FeederReading::readCount(const std::string& key, const json& value)
{
    if (!value.is_number_unsigned())
        return error(ErrorCode::WrongType,
            say("'%1' must be a whole number from 0, but is %2", key,
                value.is_number() ? value.dump() : std::string(value.type_name())));
    return value.get<std::uint64_t>();
}

template <class List> Result<void> FeederReading::readIds(List& ids, const std::string& key, const json& value)
{
    if (!value.is_array())
        return error(ErrorCode::WrongType, say("'%1' must be a list of node ids", key));
    for (const json& id : value) {
        const Result<std::uint64_t> number = readCount(key, id);
        if (!number)
            return number.error();
        ids.Add(*number);
    }
    return {};
}

Result<void> FeederReading::readField(chakra::Node& node, const std::string& key, const json& value)
{
    if (key == "ctrlDeps" || key == "ctrl_deps")
        return readIds(*node.mutable_ctrl_deps(), key, value);
    if (key == "dataDeps" || key == "data_deps")
        return readIds(*node.mutable_data_deps(), key, value);
    if (key == "Name" || key == "name") {
        if (!value.is_string())
            return error(ErrorCode::WrongType, say("'%1' must be a text", key));
        node.set_name(value.get<std::string>());
        return {};
    }
    const bool isId = key == "Id" || key == "id";
    const bool isType = key == "NodeType";
    if (isId || isType || key == "runtime") {
        const Result<std::uint64_t> number = readCount(key, value);
        if (!number)
            return number.error();
        if (isType && *number > static_cast<std::uint64_t>(std::numeric_limits<std::int32_t>::max()))
            return error(ErrorCode::OutOfRange, say("'NodeType' is out of range"));
        if (isId)
            node.set_id(*number);
        else if (isType)
            node.set_type(static_cast<chakra::NodeType>(*number));
        else
            node.set_duration_micros(*number);
        return {};
    }
    chakra::AttributeProto attribute;
    attribute.set_name(key);
    if (setValue(attribute, value))
        *node.add_attr() = attribute;
    else
        warnUnkept(key);
    return {};
}

Result<chakra::Node> FeederReading::readNode(const json& entry)
{
    if (!entry.is_object())
        return error(ErrorCode::WrongType, say("a node must be an object, but is %1", entry.type_name()));
    if (!entry.contains("Id") && !entry.contains("id"))
        return error(ErrorCode::Missing, say("the node has no 'Id'"));
    if (!entry.contains("NodeType"))
        return error(ErrorCode::Missing, say("the node has no 'NodeType'"));
    chakra::Node node;
    for (const auto& [key, value] : entry.items()) {
        if (const Result<void> read = readField(node, key, value); !read)
            return read.error();
    }
    return node;
}

Result<std::string> FeederReading::run()
{
    const json& list = m_json.root().at("workload_graph");
    if (!list.is_array())
        return error(ErrorCode::WrongType, say("'workload_graph' must be a list of nodes"));
    std::string bytes;
    writeMetadata(bytes);
    for (std::size_t at = 0; at < list.size(); ++at) {
        m_entry = at;
        const Result<chakra::Node> node = readNode(list[at]);
        if (!node)
            return node.error();
        appendFramed(bytes, *node);
        constexpr std::size_t kPollEvery = 4096;
        if (at % kPollEvery == 0 && m_context.watch.stop.stop_requested())
            return error(ErrorCode::Cancelled, say("reading was stopped"));
    }
    m_limited.finish(m_context.file);
    return bytes;
}

} // namespace

Result<std::string> feederToEt(const io::JsonFile& file, const ReadContext& context, Findings& findings)
{
    return FeederReading(file, context, findings).run();
}

} // namespace weft::trace
