// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/attribute_writer.h"

#include "engine/trace/attribute_value.h"
#include "engine/trace/wire.h"
#include "engine/trace/wire_writer.h"

#include <bit>

namespace weft::trace {

namespace {

// The number of a scalar's arm; its list has the next one.
constexpr std::uint32_t armOf(ValueKind kind)
{
    return 3 + 2 * static_cast<std::uint32_t>(kind);
}

std::uint64_t tagOf(std::uint32_t arm, WireType type)
{
    return std::uint64_t { arm } << 3U | static_cast<std::uint64_t>(type);
}

std::uint64_t signExtended(std::int64_t value)
{
    return static_cast<std::uint64_t>(value);
}

} // namespace

char* AttributeWriter::begin(std::string_view name, std::size_t size)
{
    constexpr std::uint32_t kName = 1;
    const std::size_t length = fieldSize(name.size()) + size;
    const std::size_t old = m_bytes.size();
    m_bytes.resize(old + fieldSize(length));
    char* at = m_bytes.data() + old;
    *at++ = bytesTag(static_cast<std::uint32_t>(m_owner));
    return putField(putVarint(at, length), bytesTag(kName), name);
}

void AttributeWriter::addVarint(std::string_view name, std::uint32_t arm, std::uint64_t value)
{
    const std::uint64_t tag = tagOf(arm, WireType::Varint);
    static_cast<void>(putVarint(putVarint(begin(name, varintSize(tag) + varintSize(value)), tag), value));
}

void AttributeWriter::addBool(std::string_view name, bool value)
{
    addVarint(name, armOf(ValueKind::Bool), value ? 1 : 0);
}

void AttributeWriter::addInt32(std::string_view name, std::int32_t value)
{
    addVarint(name, armOf(ValueKind::Int32), signExtended(value));
}

void AttributeWriter::addInt64(std::string_view name, std::int64_t value)
{
    addVarint(name, armOf(ValueKind::Int64), signExtended(value));
}

void AttributeWriter::addUint32(std::string_view name, std::uint32_t value)
{
    addVarint(name, armOf(ValueKind::Uint32), value);
}

void AttributeWriter::addUint64(std::string_view name, std::uint64_t value)
{
    addVarint(name, armOf(ValueKind::Uint64), value);
}

void AttributeWriter::addDouble(std::string_view name, double value)
{
    constexpr std::size_t kBytes = 8;
    constexpr unsigned kBits = 8; // of a byte
    const std::uint64_t tag = tagOf(armOf(ValueKind::Double), WireType::Fixed64);
    char* at = putVarint(begin(name, varintSize(tag) + kBytes), tag);
    const auto bits = std::bit_cast<std::uint64_t>(value);
    for (unsigned i = 0; i < kBytes; ++i)
        *at++ = static_cast<char>(bits >> (i * kBits)); // little-endian on every machine
}

void AttributeWriter::addText(std::string_view name, std::string_view value)
{
    const std::uint64_t tag = tagOf(armOf(ValueKind::String), WireType::Bytes);
    char* at = begin(name, varintSize(tag) + varintSize(value.size()) + value.size());
    static_cast<void>(putBytes(putVarint(putVarint(at, tag), value.size()), value));
}

void AttributeWriter::addBools(std::string_view name, std::span<const std::uint8_t> values)
{
    const std::uint64_t tag = tagOf(armOf(ValueKind::Bool) + 1, WireType::Bytes);
    const std::size_t list = values.empty() ? 0 : fieldSize(values.size());
    char* at = putVarint(putVarint(begin(name, varintSize(tag) + varintSize(list) + list), tag), list);
    if (!values.empty()) {
        *at++ = bytesTag(1);
        at = putVarint(at, values.size());
        for (const std::uint8_t value : values)
            *at++ = static_cast<char>(value != 0 ? 1 : 0);
    }
}

void AttributeWriter::addUint32s(std::string_view name, std::span<const std::uint32_t> values)
{
    const std::uint64_t tag = tagOf(armOf(ValueKind::Uint32) + 1, WireType::Bytes);
    std::size_t packed = 0;
    for (const std::uint32_t value : values)
        packed += varintSize(value);
    const std::size_t list = values.empty() ? 0 : fieldSize(packed);
    char* at = putVarint(putVarint(begin(name, varintSize(tag) + varintSize(list) + list), tag), list);
    if (!values.empty()) {
        *at++ = bytesTag(1);
        at = putVarint(at, packed);
        for (const std::uint32_t value : values)
            at = putVarint(at, value);
    }
}

void AttributeWriter::addTexts(std::string_view name, std::span<const std::string> values)
{
    const std::uint64_t tag = tagOf(armOf(ValueKind::String) + 1, WireType::Bytes);
    std::size_t list = 0;
    for (const std::string& value : values)
        list += fieldSize(value.size());
    char* at = putVarint(putVarint(begin(name, varintSize(tag) + varintSize(list) + list), tag), list);
    for (const std::string& value : values)
        at = putField(at, bytesTag(1), value);
}

} // namespace weft::trace
