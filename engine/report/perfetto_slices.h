// SPDX-License-Identifier: GPL-3.0-or-later
// The order in which slices of a run begin and end, for the writer of Perfetto's traces. Values; owned by one writer.
#pragma once

#include "engine/report/timeline_tracks.h"

#include <functional>
#include <queue>
#include <tuple>
#include <vector>

namespace weft::report {

// What a slice stands for, in the order in which they end at one time: an arrival comes before what it completes.
enum class SliceOf : std::uint8_t { Message, Link, Operation, Collective };

struct OpenSlice {
    Time end;
    SliceOf of;
    std::uint64_t number; // in the order of the starts
    std::uint64_t track;
    std::uint32_t record;
    // The one that ends later comes later.
    bool operator>(const OpenSlice& other) const
    {
        return std::tie(end, of, number) > std::tie(other.end, other.of, other.number);
    }
};

using OpenSlices = std::priority_queue<OpenSlice, std::vector<OpenSlice>, std::greater<>>;

// Records of one kind, which come in ascending start.
struct RecordQueue {
    const std::vector<Time>* starts;
    StartOrder order;
    std::size_t at = 0;

    explicit RecordQueue(const std::vector<Time>& from, bool wanted = true)
        : starts(&from)
        , order(from, wanted)
    {
    }
    [[nodiscard]] Time next() const { return at < order.size() ? (*starts)[order[at]] : kNever; }
    [[nodiscard]] std::size_t take() { return order[at++]; }
};

} // namespace weft::report
