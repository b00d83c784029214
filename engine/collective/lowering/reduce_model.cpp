// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/lowering/reduce_model.h"

#include <algorithm>

namespace weft::collective {

Time ReduceModel::passes(std::uint64_t count, Bytes bytes) const
{
    constexpr std::uint64_t kNsPerMicro = 1000;
    constexpr std::uint64_t kPublishedBytesPerNs = 50;
    switch (m_kind) {
    case Kind::Free:
    case Kind::Instant:
        break;
    case Kind::Bandwidth:
        return Time { count * std::min(memoryPassTime(m_memory, bytes).ns(), kLongestNs / 4) };
    case Kind::CollectiveApi:
        return Time { count * std::min(bytes.count() / kPublishedBytesPerNs, kLongestNs / 4) / kNsPerMicro
            * kNsPerMicro };
    }
    return {};
}

} // namespace weft::collective
