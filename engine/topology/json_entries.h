// SPDX-License-Identifier: GPL-3.0-or-later
// Typed reading of the entries of long JSON lists, with the place as "links[17]". Unlike io::JsonObject it allocates
// nothing per entry and says each thing once per list. Used by topology_json_read.cpp only.
#pragma once

#include "engine/core/result.h"
#include "engine/core/units.h"

#include <nlohmann/json.hpp>

#include <set>
#include <string>
#include <vector>

namespace weft::topology {

class JsonEntries {
public:
    // `list` must be an array or the finding says so. `keys` are those that an entry may have.
    JsonEntries(const nlohmann::json& list, std::string name, std::string file, std::vector<std::string> keys,
        Findings& findings);

    // Moves to the next entry that is an object. False at the end and after an error.
    bool next();
    [[nodiscard]] bool failed() const { return m_failed; }

    // Required: an absent one is an error.
    std::uint32_t id(const char* key, std::uint64_t below);
    Bandwidth bandwidth(const char* key);
    Latency latency(const char* key);
    // Optional.
    bool flag(const char* key, bool standard);
    std::string text(const char* key);
    double factor(const char* key); // 1 where absent; from 1e-6 to 1e6
    const nlohmann::json* find(const char* key) const;

    void fail(ErrorCode code, Sentence message, const char* key, Sentence hint = {});

private:
    [[nodiscard]] Where where(const char* key) const;
    const std::string* requiredText(const char* key, const char* example);

    const nlohmann::json* m_list;
    std::string m_name;
    std::string m_file;
    std::vector<std::string> m_keys;
    std::set<std::string> m_warned;
    Findings* m_findings;
    std::size_t m_next = 0;
    const nlohmann::json* m_entry = nullptr;
    bool m_failed = false;
};

} // namespace weft::topology
