// SPDX-License-Identifier: GPL-3.0-or-later
// The value of a Chakra AttributeProto as it stands on the wire, and its reading as an integer, whatever integer,
// bool or floating-point arm of the oneof it was put in.
#pragma once

#include "engine/core/sentence.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace weft::trace {

class WireReader;

// The arms of AttributeProto.value are numbered kind by kind: the scalar at 3 + 2·kind, its list one above.
enum class ValueKind : std::uint8_t {
    Double,
    Float,
    Int32,
    Int64,
    Uint32,
    Uint64,
    Sint32,
    Sint64,
    Fixed32,
    Fixed64,
    Sfixed32,
    Sfixed64,
    Bool,
    String,
    Bytes,
};

struct AttributeValue {
    bool isSet = false;
    bool isList = false;
    ValueKind kind = ValueKind::Double;
    std::uint64_t bits = 0; // of a number
    std::string_view bytes; // of a text, or the list message

    // Takes a field of AttributeProto; false if it is not one of the value's arms.
    bool take(const WireReader& field);
};

// An integer of either signedness: `bits` as int64 if negative, else as uint64.
struct Integer {
    enum class State : std::uint8_t { Whole, WholeFloat, Fraction, NotNumber };
    State state = State::NotNumber;
    bool negative = false;
    std::uint64_t bits = 0;
};

[[nodiscard]] Integer toInteger(const AttributeValue& value);

// The truth of each entry of a list of bools or integers, bit d for entry d; entries beyond 64 are not kept.
struct BitList {
    std::uint64_t bits = 0;
    std::uint64_t count = 0;
};
// Nothing if it is not such a list, or damaged.
[[nodiscard]] std::optional<BitList> toBits(const AttributeValue& value);

// "a text", "a list of numbers", …, for messages.
[[nodiscard]] Sentence describe(const AttributeValue& value);

} // namespace weft::trace
