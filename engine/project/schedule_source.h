// SPDX-License-Identifier: GPL-3.0-or-later
// Where a schedule that somebody looks at comes from, so that a project can show it again: a file, or an algorithm of
// the library with what it was asked for. A plain value, and its members in the project's JSON. Any thread.
#pragma once

#include "engine/collective/library/algorithm_library.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <vector>

namespace weft::project {

struct ScheduleSource {
    std::string file; // relative to the project's folder, or absolute; of traces one of them, or their prefix
    std::string algorithm; // of the library, if there is no file; neither: nothing that can be shown again
    collective::PatternKind pattern = collective::PatternKind::AllReduce; // of the algorithm, as all that follows
    std::uint32_t ranks = 0;
    std::vector<Rank> placement; // NPUs of the ranks; empty: rank r is NPU r
    Rank root {};
    bool inPlace = true;
    std::uint32_t channels = 1;
    std::uint32_t pieces = 0;
    Bytes commSize; // for the times of its levels
    bool operator==(const ScheduleSource&) const = default;

    [[nodiscard]] bool isEmpty() const { return file.empty() && algorithm.empty(); }
    [[nodiscard]] collective::AlgorithmRequest request() const; // without a fabric
};

// Nothing if the request asks for what a source does not keep: dimensions, members, or a number of chunks.
[[nodiscard]] std::optional<ScheduleSource> sourceOf(
    const std::string& algorithm, const collective::AlgorithmRequest& request, Bytes commSize);

[[nodiscard]] nlohmann::ordered_json scheduleSourceJson(const ScheduleSource& source);

// A member that is not what it should be.
struct WrongMember {
    std::string key;
    Sentence wanted;
};
void readScheduleSource(
    const nlohmann::ordered_json& object, ScheduleSource& source, std::optional<WrongMember>& wrong);

} // namespace weft::project
