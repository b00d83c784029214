// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/framing.h"

#include <google/protobuf/io/coded_stream.h>

#include <array>

namespace weft::trace {

void appendFramed(std::string& bytes, const google::protobuf::MessageLite& message)
{
    constexpr std::size_t kLongestVarint = 10;
    std::array<std::uint8_t, kLongestVarint> length {};
    const std::uint8_t* end
        = google::protobuf::io::CodedOutputStream::WriteVarint64ToArray(message.ByteSizeLong(), length.data());
    bytes.append(reinterpret_cast<const char*>(length.data()), static_cast<std::size_t>(end - length.data()));
    message.AppendToString(&bytes);
}

} // namespace weft::trace
