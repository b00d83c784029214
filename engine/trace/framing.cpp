// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/framing.h"

#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>

namespace weft::trace {

void appendFramed(std::string& bytes, const google::protobuf::MessageLite& message)
{
    google::protobuf::io::StringOutputStream sink(&bytes);
    google::protobuf::io::CodedOutputStream out(&sink);
    out.WriteVarint64(message.ByteSizeLong());
    message.SerializeToCodedStream(&out);
}

} // namespace weft::trace
