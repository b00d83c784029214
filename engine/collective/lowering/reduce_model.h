// SPDX-License-Identifier: GPL-3.0-or-later
// How long a rank takes to add up or to copy bytes in its own memory. A value; any thread.
#pragma once

#include "engine/core/link_cost.h"

#include <algorithm>
#include <optional>

namespace weft::collective {

class ReduceModel {
public:
    enum class Kind : std::uint8_t {
        Free, // no time
        // Each pass over the memory takes floor(bytes / bandwidth) ns: three for a sum (two reads, one write), which is
        // the simulator's cost for its own algorithms, and two for a copy.
        Bandwidth,
        // Whole microseconds as astra-sim/collectiveapi writes them for a sum: 3·floor(bytes/50) ns cut to microseconds
        // (three passes at 50 GB/s). It knows no copies; they take two passes here.
        CollectiveApi,
        // No time at all. In the other models a computation of the simulator lasts 1 ns at least, as in traces; in this
        // one it does not, so that what is simulated is the links alone.
        Instant,
    };

    ReduceModel() = default; // Free
    explicit ReduceModel(Kind kind, weft::Bandwidth memory = {})
        : m_kind(kind)
        , m_memory(memory)
    {
    }
    [[nodiscard]] static ReduceModel collectiveApi() { return ReduceModel(Kind::CollectiveApi); }
    [[nodiscard]] static ReduceModel instant() { return ReduceModel(Kind::Instant); }
    // Nothing, or a bandwidth that is not above zero: Free.
    [[nodiscard]] static ReduceModel ofMemory(std::optional<weft::Bandwidth> memory)
    {
        return memory && memory->bytesPerNs > 0 ? ReduceModel(Kind::Bandwidth, *memory) : ReduceModel();
    }

    [[nodiscard]] Kind kind() const { return m_kind; }
    [[nodiscard]] weft::Bandwidth memory() const { return m_memory; }
    [[nodiscard]] Time sumTime(Bytes bytes) const { return passes(3, bytes); }
    [[nodiscard]] Time copyTime(Bytes bytes) const { return passes(2, bytes); }

private:
    [[nodiscard]] Time passes(std::uint64_t count, Bytes bytes) const
    {
        constexpr std::uint64_t kNsPerMicro = 1000;
        constexpr std::uint64_t kPublishedBytesPerNs = 50;
        if (m_kind == Kind::Bandwidth)
            return Time { count * std::min(memoryPassTime(m_memory, bytes).ns(), kLongestNs / 4) };
        if (m_kind != Kind::CollectiveApi)
            return {};
        const std::uint64_t ns = count * std::min(bytes.count() / kPublishedBytesPerNs, kLongestNs / 4);
        return Time { ns / kNsPerMicro * kNsPerMicro };
    }

    Kind m_kind = Kind::Free;
    weft::Bandwidth m_memory;
};

} // namespace weft::collective
