// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/attributes.h"

#include "engine/trace/wire.h"

#include <bit>
#include <limits>

namespace weft::trace {

namespace {

constexpr std::uint32_t kMetadataAttributes = 2;
constexpr std::uint32_t kNodeAttributes = 10;
constexpr std::uint32_t kName = 1; // of an attribute

} // namespace

std::string_view metadataRecord(const ExecutionGraph& graph)
{
    if (graph.records().empty())
        return {};
    const std::string_view first = framedRecord(graph.records(), 0).bytes;
    for (std::uint32_t at = 0; at < graph.size(); ++at) {
        if (graph.record(OpId { at }).data() == first.data())
            return {};
    }
    return first;
}

Attributes Attributes::ofMetadata(const ExecutionGraph& graph)
{
    Attributes attributes;
    attributes.readMessage(metadataRecord(graph), kMetadataAttributes);
    return attributes;
}

void Attributes::read(const ExecutionGraph& graph, OpId op)
{
    m_attributes.clear();
    readMessage(graph.record(op), kNodeAttributes);
}

void Attributes::readMessage(std::string_view message, std::uint32_t field)
{
    WireReader reader(message);
    while (reader.next()) {
        if (reader.field != field || !reader.isBytes())
            continue;
        Named named;
        WireReader attribute(reader.bytes);
        while (attribute.next()) {
            if (attribute.field == kName && attribute.isBytes())
                named.name = attribute.bytes;
            else
                static_cast<void>(named.value.take(attribute)); // doc_string and unknown fields are no value
        }
        m_attributes.push_back(named);
    }
}

const AttributeValue* Attributes::find(std::string_view name) const
{
    for (auto at = m_attributes.rbegin(); at != m_attributes.rend(); ++at) {
        if (at->name == name)
            return &at->value;
    }
    return nullptr;
}

std::optional<std::uint64_t> Attributes::whole(std::string_view name) const
{
    const AttributeValue* value = find(name);
    if (value == nullptr)
        return {};
    const Integer integer = toInteger(*value);
    const bool isWhole = integer.state == Integer::State::Whole || integer.state == Integer::State::WholeFloat;
    return isWhole && !integer.negative ? std::optional(integer.bits) : std::nullopt;
}

std::optional<double> Attributes::real(std::string_view name) const
{
    const AttributeValue* value = find(name);
    if (value == nullptr || !value->isSet || value->isList || value->kind != ValueKind::Double)
        return {};
    return std::bit_cast<double>(value->bits);
}

std::optional<std::string_view> Attributes::text(std::string_view name) const
{
    const AttributeValue* value = find(name);
    if (value == nullptr || !value->isSet || value->isList || value->kind != ValueKind::String)
        return {};
    return value->bytes;
}

std::optional<std::vector<std::uint32_t>> Attributes::wholes(std::string_view name) const
{
    const AttributeValue* value = find(name);
    if (value == nullptr || !value->isSet || !value->isList
        || (value->kind != ValueKind::Uint32 && value->kind != ValueKind::Bool))
        return {};
    std::vector<std::uint32_t> numbers;
    bool fits = true;
    const auto put = [&](std::uint64_t number) {
        fits = fits && number <= std::numeric_limits<std::uint32_t>::max();
        numbers.push_back(static_cast<std::uint32_t>(number));
    };
    WireReader list(value->bytes);
    while (list.next()) {
        if (list.field == 1 && list.isVarint())
            put(list.number);
        else if (list.field == 1 && list.isBytes() && !readPackedVarints(list.bytes, put))
            return {};
    }
    return fits && !list.damaged() ? std::optional(std::move(numbers)) : std::nullopt;
}

std::optional<std::vector<std::string_view>> Attributes::texts(std::string_view name) const
{
    const AttributeValue* value = find(name);
    if (value == nullptr || !value->isSet || !value->isList || value->kind != ValueKind::String)
        return {};
    std::vector<std::string_view> parts;
    WireReader list(value->bytes);
    while (list.next()) {
        if (list.field == 1 && list.isBytes())
            parts.push_back(list.bytes);
    }
    return list.damaged() ? std::nullopt : std::optional(std::move(parts));
}

} // namespace weft::trace
