// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/attribute_value.h"

#include "engine/trace/wire.h"

#include <cmath>

namespace weft::trace {

namespace {

constexpr std::uint32_t kFirstArm = 3;
constexpr std::uint32_t kLastArm = 32;

WireType wireTypeOf(ValueKind kind)
{
    switch (kind) {
    case ValueKind::Double:
    case ValueKind::Fixed64:
    case ValueKind::Sfixed64:
        return WireType::Fixed64;
    case ValueKind::Float:
    case ValueKind::Fixed32:
    case ValueKind::Sfixed32:
        return WireType::Fixed32;
    case ValueKind::String:
    case ValueKind::Bytes:
        return WireType::Bytes;
    default:
        return WireType::Varint;
    }
}

Integer fromSigned(std::int64_t value)
{
    return { Integer::State::Whole, value < 0, static_cast<std::uint64_t>(value) };
}

Integer fromUnsigned(std::uint64_t value)
{
    return { Integer::State::Whole, false, value };
}

Integer fromReal(double value)
{
    constexpr double kLimit = 9223372036854775808.0; // 2^63
    if (!(std::abs(value) < kLimit) || std::trunc(value) != value)
        return { Integer::State::Fraction, value < 0, 0 };
    Integer integer = fromSigned(static_cast<std::int64_t>(value));
    integer.state = Integer::State::WholeFloat;
    return integer;
}

std::int64_t zigzag(std::uint64_t bits)
{
    return static_cast<std::int64_t>((bits >> 1U) ^ (~(bits & 1U) + 1U));
}

} // namespace

bool AttributeValue::take(const WireReader& field)
{
    if (field.field < kFirstArm || field.field > kLastArm)
        return false;
    const std::uint32_t arm = field.field - kFirstArm;
    const auto armKind = static_cast<ValueKind>(arm / 2);
    const bool armIsList = arm % 2 != 0;
    // A field whose wire type is not its arm's is an unknown field, as Protobuf has it.
    if (field.type != (armIsList ? WireType::Bytes : wireTypeOf(armKind)))
        return false;
    isSet = true;
    isList = armIsList;
    kind = armKind;
    bits = field.number;
    bytes = field.isBytes() ? field.bytes : std::string_view {};
    return true;
}

Integer toInteger(const AttributeValue& value)
{
    if (!value.isSet || value.isList)
        return {};
    const auto low = static_cast<std::uint32_t>(value.bits);
    switch (value.kind) {
    case ValueKind::Double:
        return fromReal(std::bit_cast<double>(value.bits));
    case ValueKind::Float:
        return fromReal(static_cast<double>(std::bit_cast<float>(low)));
    case ValueKind::Int32:
    case ValueKind::Sfixed32:
        return fromSigned(static_cast<std::int32_t>(low));
    case ValueKind::Int64:
    case ValueKind::Sfixed64:
        return fromSigned(static_cast<std::int64_t>(value.bits));
    case ValueKind::Sint32:
        return fromSigned(static_cast<std::int32_t>(zigzag(low)));
    case ValueKind::Sint64:
        return fromSigned(zigzag(value.bits));
    case ValueKind::Uint32:
    case ValueKind::Fixed32:
        return fromUnsigned(low);
    case ValueKind::Uint64:
    case ValueKind::Fixed64:
        return fromUnsigned(value.bits);
    case ValueKind::Bool:
        return fromUnsigned(value.bits != 0 ? 1 : 0);
    case ValueKind::String:
    case ValueKind::Bytes:
        break;
    }
    return {};
}

std::optional<BitList> toBits(const AttributeValue& value)
{
    const WireType wire = wireTypeOf(value.kind);
    if (!value.isSet || !value.isList || wire == WireType::Bytes || value.kind == ValueKind::Double
        || value.kind == ValueKind::Float)
        return std::nullopt;
    BitList list;
    constexpr std::uint64_t kMost = 64;
    const auto put = [&list](std::uint64_t entry) {
        if (entry != 0 && list.count < kMost)
            list.bits |= std::uint64_t { 1 } << list.count;
        ++list.count;
    };
    WireReader reader(value.bytes);
    while (reader.next()) {
        if (reader.field != 1)
            continue;
        if (reader.type == wire) {
            put(reader.number);
        } else if (reader.isBytes() && wire == WireType::Varint) {
            if (!readPackedVarints(reader.bytes, put))
                return std::nullopt;
        } else if (reader.isBytes()) {
            const std::size_t width = wire == WireType::Fixed64 ? 8 : 4;
            if (reader.bytes.size() % width != 0)
                return std::nullopt;
            for (std::size_t at = 0; at < reader.bytes.size(); at += width)
                put(reader.bytes.substr(at, width).find_first_not_of('\0') == std::string_view::npos ? 0 : 1);
        }
    }
    if (reader.damaged())
        return std::nullopt;
    return list;
}

Sentence describe(const AttributeValue& value)
{
    if (!value.isSet)
        return say("an attribute without a value");
    const bool isText = value.kind == ValueKind::String || value.kind == ValueKind::Bytes;
    if (value.isList)
        return isText ? say("a list of texts") : say("a list of numbers");
    if (isText)
        return say("a text");
    if (value.kind == ValueKind::Double || value.kind == ValueKind::Float)
        return say("a floating-point number");
    return say("a whole number");
}

} // namespace weft::trace
