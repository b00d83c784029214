// SPDX-License-Identifier: GPL-3.0-or-later
// Protobuf's wire level over bytes in memory, without copies: fields of one message, and the records of an `.et` file.
// A thin layer on CodedInputStream, used where generated classes would cost a heap object a node. Private to this room.
#pragma once

#include <google/protobuf/io/coded_stream.h>

#include <bit>
#include <cstdint>
#include <string_view>

namespace weft::trace {

enum class WireType : std::uint8_t { Varint = 0, Fixed64 = 1, Bytes = 2, GroupStart = 3, GroupEnd = 4, Fixed32 = 5 };

// Goes through the fields of one message. After next() has returned true, `field`, `type` and the value are set.
// A message must be shorter than 2 GiB.
class WireReader {
public:
    explicit WireReader(std::string_view message)
        : m_in(reinterpret_cast<const std::uint8_t*>(message.data()), static_cast<int>(message.size()))
    {
    }

    // False at the end of the message, or where it is damaged: see damaged().
    bool next();
    [[nodiscard]] bool damaged() const { return m_damaged; }
    // Bytes of the message read so far: the field read last ends here.
    [[nodiscard]] std::size_t position() const { return static_cast<std::size_t>(m_in.CurrentPosition()); }

    std::uint32_t field = 0;
    WireType type = WireType::Varint;
    std::uint64_t number = 0; // Varint, Fixed64, Fixed32: the bits
    std::string_view bytes; // Bytes: the content

    [[nodiscard]] bool isVarint() const { return type == WireType::Varint; }
    [[nodiscard]] bool isBytes() const { return type == WireType::Bytes; }

private:
    bool readValue();
    bool readBytes();
    bool skipGroup();

    google::protobuf::io::CodedInputStream m_in;
    bool m_damaged = false;
};

// The values of a list of unsigned varints, packed or not; `visit` gets each. False if the bytes are damaged.
template <class Visit> bool readPackedVarints(std::string_view packed, Visit&& visit)
{
    google::protobuf::io::CodedInputStream in(
        reinterpret_cast<const std::uint8_t*>(packed.data()), static_cast<int>(packed.size()));
    std::uint64_t value = 0;
    while (in.CurrentPosition() < static_cast<int>(packed.size())) {
        if (!in.ReadVarint64(&value))
            return false;
        visit(value);
    }
    return true;
}

// One length-delimited record.
struct FramedRecord {
    enum class State : std::uint8_t { Ok, BadLength, Truncated, TooLarge };
    State state = State::Ok;
    std::uint64_t start = 0; // of the content
    std::uint64_t length = 0; // as claimed
    std::string_view bytes;
    [[nodiscard]] std::uint64_t end() const { return start + length; }
};

// The record whose length stands at `offset`, which must be below the size of `file`.
[[nodiscard]] FramedRecord framedRecord(std::string_view file, std::uint64_t offset);

} // namespace weft::trace
