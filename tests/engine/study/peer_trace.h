// SPDX-License-Identifier: GPL-3.0-or-later
// The nodes of one `.et` file as protobuf has them, for tests that trust no reader of the program.
#pragma once

#include <QByteArray>
#include <QStringList>

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace weft::test {

// An attribute, whichever arm it came in.
struct PeerValue {
    std::uint32_t arm = 0;
    std::uint64_t number = 0;
    QByteArray bytes;

    bool isWhole() const { return arm >= 7 && arm <= 28 && arm % 2 == 1; }
};

struct PeerNode {
    std::uint64_t id = 0;
    QString name;
    std::uint64_t type = 0;
    std::uint64_t micros = 0;
    std::vector<std::uint64_t> after;
    std::map<QByteArray, PeerValue> attributes;

    std::optional<std::uint64_t> whole(const char* key) const
    {
        const auto found = attributes.find(key);
        return found != attributes.end() && found->second.isWhole() ? std::optional(found->second.number)
                                                                    : std::nullopt;
    }
    bool isCpu() const { return whole("is_cpu_op").value_or(0) != 0; }
};

// What ends the trace for the peer, or is wrong with its bytes, is told in `traps`.
[[nodiscard]] std::vector<PeerNode> readPeerTrace(const QString& path, QStringList& traps);

} // namespace weft::test
