// SPDX-License-Identifier: GPL-3.0-or-later
// Appends Protobuf messages in the framing of `.et` files: a varint length, then the message; and what is needed to
// change a message without its class. Private to this room.
#pragma once

#include <google/protobuf/message_lite.h>

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace weft::trace {

void appendFramed(std::string& bytes, const google::protobuf::MessageLite& message);
// A message that is bytes already.
void appendFramed(std::string& bytes, std::string_view message);
// A repeated field of varints inside a message, packed; nothing for no values.
void appendPackedField(std::string& message, std::uint32_t field, std::span<const std::uint64_t> values);

} // namespace weft::trace
