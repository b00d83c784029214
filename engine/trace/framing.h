// SPDX-License-Identifier: GPL-3.0-or-later
// Appends Protobuf messages in the framing of `.et` files: a varint length, then the message. Private to this room.
#pragma once

#include <google/protobuf/message_lite.h>

#include <string>

namespace weft::trace {

void appendFramed(std::string& bytes, const google::protobuf::MessageLite& message);

} // namespace weft::trace
