// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/wire.h"

#include <limits>

namespace weft::trace {

bool WireReader::next()
{
    const std::uint32_t tag = m_in.ReadTag();
    if (tag == 0) {
        m_damaged = !m_in.ConsumedEntireMessage();
        return false;
    }
    constexpr std::uint32_t kTypeBits = 3;
    field = tag >> kTypeBits;
    const std::uint32_t wire = tag & ((1U << kTypeBits) - 1U);
    if (field == 0 || wire > static_cast<std::uint32_t>(WireType::Fixed32)) {
        m_damaged = true;
        return false;
    }
    type = static_cast<WireType>(wire);
    m_damaged = !readValue();
    return !m_damaged;
}

bool WireReader::readValue()
{
    switch (type) {
    case WireType::Varint:
        return m_in.ReadVarint64(&number);
    case WireType::Fixed64:
        return m_in.ReadLittleEndian64(&number);
    case WireType::Fixed32: {
        std::uint32_t value = 0;
        const bool ok = m_in.ReadLittleEndian32(&value);
        number = value;
        return ok;
    }
    case WireType::Bytes:
        return readBytes();
    case WireType::GroupStart:
        return skipGroup();
    case WireType::GroupEnd:
        return false;
    }
    return false;
}

bool WireReader::readBytes()
{
    std::uint64_t length = 0;
    if (!m_in.ReadVarint64(&length))
        return false;
    const void* data = nullptr;
    int left = 0;
    if (length == 0) {
        bytes = {};
        return true;
    }
    if (!m_in.GetDirectBufferPointer(&data, &left) || length > static_cast<std::uint64_t>(left))
        return false;
    bytes = { static_cast<const char*>(data), static_cast<std::size_t>(length) };
    return m_in.Skip(static_cast<int>(length));
}

// Groups are an old form that nothing in Chakra uses; one in an unknown field is stepped over, without recursion.
bool WireReader::skipGroup()
{
    const std::uint32_t outer = field;
    std::uint64_t depth = 1;
    while (depth > 0) {
        const std::uint32_t tag = m_in.ReadTag();
        if (tag == 0)
            return false;
        std::uint64_t ignored = 0;
        std::uint32_t ignored32 = 0;
        switch (tag & 7U) {
        case 0:
            if (!m_in.ReadVarint64(&ignored))
                return false;
            break;
        case 1:
            if (!m_in.ReadLittleEndian64(&ignored))
                return false;
            break;
        case 2:
            if (!readBytes())
                return false;
            break;
        case 3:
            ++depth;
            break;
        case 4:
            --depth;
            break;
        case 5:
            if (!m_in.ReadLittleEndian32(&ignored32))
                return false;
            break;
        default:
            return false;
        }
    }
    field = outer;
    return true;
}

FramedRecord framedRecord(std::string_view file, std::uint64_t offset)
{
    constexpr std::uint64_t kLongestVarint = 10;
    const std::string_view head = file.substr(static_cast<std::size_t>(offset), kLongestVarint);
    google::protobuf::io::CodedInputStream in(
        reinterpret_cast<const std::uint8_t*>(head.data()), static_cast<int>(head.size()));
    FramedRecord record;
    if (!in.ReadVarint64(&record.length)) {
        record.state = head.size() < kLongestVarint ? FramedRecord::State::Truncated : FramedRecord::State::BadLength;
        return record;
    }
    record.start = offset + static_cast<std::uint64_t>(in.CurrentPosition());
    if (record.length > file.size() - record.start)
        record.state = FramedRecord::State::Truncated;
    else if (record.length > static_cast<std::uint64_t>(std::numeric_limits<int>::max()))
        record.state = FramedRecord::State::TooLarge;
    else
        record.bytes = file.substr(static_cast<std::size_t>(record.start), static_cast<std::size_t>(record.length));
    return record;
}

} // namespace weft::trace
