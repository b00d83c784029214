// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/study/peer_trace.h"

#include <QFile>

namespace weft::test {

namespace {

// Protobuf's wire format.
class Wire {
public:
    explicit Wire(const QByteArray& bytes)
        : m_bytes(bytes)
    {
    }
    bool atEnd() const { return m_at >= m_bytes.size(); }
    bool isDamaged() const { return m_isDamaged; }

    std::uint64_t varint()
    {
        std::uint64_t value = 0;
        for (int shift = 0; shift < 64 && !atEnd(); shift += 7) {
            const auto byte = static_cast<unsigned char>(m_bytes[m_at++]);
            value |= static_cast<std::uint64_t>(byte & 0x7FU) << shift;
            if ((byte & 0x80U) == 0)
                return value;
        }
        m_isDamaged = true;
        m_at = m_bytes.size();
        return 0;
    }
    QByteArray take(std::uint64_t length)
    {
        if (length > static_cast<std::uint64_t>(m_bytes.size() - m_at)) {
            m_isDamaged = true;
            m_at = m_bytes.size();
            return {};
        }
        const QByteArray taken = m_bytes.mid(m_at, static_cast<qsizetype>(length));
        m_at += static_cast<qsizetype>(length);
        return taken;
    }
    // The next field: its number, and what it holds.
    std::uint32_t field(PeerValue& value)
    {
        const std::uint64_t tag = varint();
        value = {};
        switch (tag & 7U) {
        case 0:
            value.number = varint();
            break;
        case 1:
            value.bytes = take(8);
            break;
        case 2:
            value.bytes = take(varint());
            break;
        case 5:
            value.bytes = take(4);
            break;
        default:
            m_isDamaged = true;
            m_at = m_bytes.size();
        }
        value.arm = static_cast<std::uint32_t>(tag >> 3U);
        return value.arm;
    }

private:
    QByteArray m_bytes;
    qsizetype m_at = 0;
    bool m_isDamaged = false;
};

PeerNode readNode(const QByteArray& bytes, bool& isDamaged)
{
    PeerNode node;
    Wire fields(bytes);
    PeerValue value;
    while (!fields.atEnd()) {
        switch (fields.field(value)) {
        case 1:
            node.id = value.number;
            break;
        case 2:
            node.name = QString::fromUtf8(value.bytes);
            break;
        case 3:
            node.type = value.number;
            break;
        case 4:
        case 5: {
            Wire ids(value.bytes);
            while (!ids.atEnd())
                node.after.push_back(ids.varint());
            break;
        }
        case 7:
            node.micros = value.number;
            break;
        case 10: {
            Wire inside(value.bytes);
            QByteArray name;
            PeerValue of;
            while (!inside.atEnd()) {
                if (inside.field(value) == 1)
                    name = value.bytes;
                else
                    of = value;
            }
            node.attributes[name] = of;
            break;
        }
        default:
            break;
        }
    }
    isDamaged |= fields.isDamaged();
    return node;
}

} // namespace

std::vector<PeerNode> readPeerTrace(const QString& path, QStringList& traps)
{
    QFile file(path);
    std::vector<PeerNode> nodes;
    if (!file.open(QIODevice::ReadOnly)) {
        traps << path + ": is not there";
        return nodes;
    }
    Wire messages(file.readAll());
    if (messages.take(messages.varint()).isEmpty())
        traps << path + ": the metadata is empty, which ends the trace";
    bool isDamaged = false;
    while (!messages.atEnd())
        nodes.push_back(readNode(messages.take(messages.varint()), isDamaged));
    if (messages.isDamaged() || isDamaged)
        traps << path + ": the trace is cut, or has a node that cannot be read";
    if (nodes.empty())
        traps << path + ": has nothing to do";
    return nodes;
}

} // namespace weft::test
