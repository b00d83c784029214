// SPDX-License-Identifier: GPL-3.0-or-later
// Execution traces as bytes, made by hand so that they can be wrong in every way: the Chakra wire format
// (varint length, then a protobuf message; first GlobalMetadata, then nodes). For tests only.
#pragma once

#include <QByteArray>

#include <cstdint>
#include <cstring>

namespace et {

inline QByteArray varint(std::uint64_t value)
{
    QByteArray bytes;
    do {
        const auto low = static_cast<unsigned char>(value & 127U);
        value >>= 7U;
        bytes.append(static_cast<char>(value != 0 ? low | 128U : low));
    } while (value != 0);
    return bytes;
}

inline QByteArray field(std::uint32_t number, std::uint64_t value)
{
    return varint(number << 3U) + varint(value);
}

inline QByteArray field(std::uint32_t number, const QByteArray& bytes)
{
    return varint(number << 3U | 2U) + varint(static_cast<std::uint64_t>(bytes.size())) + bytes;
}

inline QByteArray record(const QByteArray& message)
{
    return varint(static_cast<std::uint64_t>(message.size())) + message;
}

inline QByteArray metadata()
{
    return record(field(1, QByteArray("0.0.4")));
}

enum Type : std::uint32_t { Invalid, Metadata, Load, Store, Comp, Send, Recv, Coll };
enum Collective : std::uint32_t { AllReduce = 0, Reduce = 1, AllGather = 2, AllToAll = 6, Barrier = 9 };

class Node {
public:
    Node(std::uint64_t id, std::uint32_t type)
        : m_bytes(field(1, id) + field(2, QByteArray("node") + QByteArray::number(static_cast<qulonglong>(id)))
            + field(3, type))
    {
    }
    Node& data(std::uint64_t id) { return add(field(5, id)); }
    Node& control(std::uint64_t id) { return add(field(4, id)); }
    Node& micros(std::uint64_t duration) { return add(field(7, duration)); }
    Node& int64(const char* name, std::int64_t value)
    {
        return attribute(name, field(9, static_cast<std::uint64_t>(value)));
    }
    Node& uint64(const char* name, std::uint64_t value) { return attribute(name, field(13, value)); }
    Node& int32(const char* name, std::int32_t value)
    {
        return attribute(name, field(7, static_cast<std::uint64_t>(static_cast<std::int64_t>(value))));
    }
    Node& flag(const char* name, bool value) { return attribute(name, field(27, value ? 1U : 0U)); }
    Node& text(const char* name, const char* value) { return attribute(name, field(29, QByteArray(value))); }
    Node& float32(const char* name, float value)
    {
        QByteArray raw(4, '\0');
        std::memcpy(raw.data(), &value, 4);
        return attribute(name, varint(5U << 3U | 5U) + raw);
    }
    [[nodiscard]] QByteArray bytes() const { return record(m_bytes); }
    operator QByteArray() const { return bytes(); } // NOLINT(google-explicit-constructor): a node is its bytes

private:
    Node& add(const QByteArray& part)
    {
        m_bytes += part;
        return *this;
    }
    Node& attribute(const char* name, const QByteArray& value)
    {
        return add(field(10, field(1, QByteArray(name)) + value));
    }

    QByteArray m_bytes;
};

inline Node comp(std::uint64_t id, std::uint64_t micros = 0)
{
    return Node(id, Comp).micros(micros).flag("is_cpu_op", false);
}

inline Node collective(std::uint64_t id, std::uint32_t type, std::int64_t bytes)
{
    return Node(id, Coll).flag("is_cpu_op", false).int64("comm_type", type).int64("comm_size", bytes);
}

inline Node send(std::uint64_t id, std::int32_t from, std::int32_t to, std::int64_t bytes, std::int32_t tag = 0)
{
    return Node(id, Send)
        .flag("is_cpu_op", false)
        .int32("comm_src", from)
        .int32("comm_dst", to)
        .int64("comm_size", bytes)
        .int32("comm_tag", tag);
}

inline Node receive(std::uint64_t id, std::int32_t from, std::int32_t to, std::int64_t bytes, std::int32_t tag = 0)
{
    return Node(id, Recv)
        .flag("is_cpu_op", false)
        .int32("comm_src", from)
        .int32("comm_dst", to)
        .int64("comm_size", bytes)
        .int32("comm_tag", tag);
}

} // namespace et
