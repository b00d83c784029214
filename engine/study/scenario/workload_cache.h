// SPDX-License-Identifier: GPL-3.0-or-later
// Parsed trace sets shared between the rows of a study, bounded by the operations that they hold.
// Owned by one study; safe to use from its worker threads.
#pragma once

#include "engine/core/result.h"
#include "engine/study/scenario/scenario.h"

#include <cstdint>
#include <map>
#include <mutex>
#include <string>

namespace weft::study {

class WorkloadCache {
public:
    // About 150 bytes an operation; the least recently used sets go first.
    explicit WorkloadCache(std::uint64_t mostOperations = 5'000'000);

    // The traces of ranks 0..npus-1. What their reading found is repeated into `findings` at every call.
    [[nodiscard]] Result<WorkloadPtr> load(const std::string& prefix, std::uint32_t npus, Findings& findings);

private:
    struct Entry {
        Result<WorkloadPtr> workload;
        Findings findings;
        std::uint64_t operations = 0;
        std::uint64_t used = 0;
    };
    using Key = std::pair<std::string, std::uint32_t>;

    void keep(const Key& key, const Entry& entry);

    std::uint64_t m_mostOperations;
    std::mutex m_mutex;
    std::map<Key, Entry> m_entries;
    std::uint64_t m_operations = 0;
    std::uint64_t m_clock = 0;
};

} // namespace weft::study
