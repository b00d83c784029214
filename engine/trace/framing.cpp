// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/framing.h"

#include <google/protobuf/io/coded_stream.h>

#include <array>

namespace weft::trace {

namespace {

void appendVarint(std::string& bytes, std::uint64_t value)
{
    constexpr std::size_t kLongestVarint = 10;
    std::array<std::uint8_t, kLongestVarint> coded {};
    const std::uint8_t* end = google::protobuf::io::CodedOutputStream::WriteVarint64ToArray(value, coded.data());
    bytes.append(reinterpret_cast<const char*>(coded.data()), static_cast<std::size_t>(end - coded.data()));
}

} // namespace

void appendFramed(std::string& bytes, const google::protobuf::MessageLite& message)
{
    appendVarint(bytes, message.ByteSizeLong());
    message.AppendToString(&bytes);
}

void appendFramed(std::string& bytes, std::string_view message)
{
    appendVarint(bytes, message.size());
    bytes += message;
}

void appendPackedField(std::string& message, std::uint32_t field, std::span<const std::uint64_t> values)
{
    if (values.empty())
        return;
    constexpr std::uint32_t kLengthDelimited = 2;
    constexpr std::uint32_t kTypeBits = 3;
    std::string packed;
    for (const std::uint64_t value : values)
        appendVarint(packed, value);
    appendVarint(message, (field << kTypeBits) | kLengthDelimited);
    appendFramed(message, packed);
}

} // namespace weft::trace
