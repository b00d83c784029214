// SPDX-License-Identifier: GPL-3.0-or-later
// A bookmark that a person set in time, some of them on an operation of the workload. A plain value; any thread.
#pragma once

#include "engine/core/ids.h"
#include "engine/project/schedule_source.h"

#include <cstdint>
#include <optional>
#include <string>

namespace weft::project {

struct Note {
    std::int64_t ns = 0;
    Rank rank = kNone<Rank>; // of the operation; kNone: of the moment only
    OpId operation = kNone<OpId>;
    std::string text;
    bool operator==(const Note&) const = default;
};

[[nodiscard]] nlohmann::ordered_json noteJson(const Note& note);
// Members that are not there stay as they were; the first one that is not what it must be ends the reading.
void readNote(const nlohmann::ordered_json& object, Note& note, std::optional<WrongMember>& wrong);

} // namespace weft::project
